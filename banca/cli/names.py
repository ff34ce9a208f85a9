"""Names of bets, selections, acts and options in the language chosen, and the bet that a typed name stands for."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from banca.cli.terminal import terminal_of
from banca.cli.words import MESSAGES, word
from banca.law import Edition, Language
from banca.law.instrument import BetName
from banca.material.tiles import NUMBER_OF
from banca.money import Position, Selection, named
from banca.play.act import Act
from banca.play.setting import Setting

UNQUOTED = str.maketrans("", "", "«»《》“”")
QUOTED = re.compile(r"[«《“](.+?)[»》”]")


def named_edition(setting: Setting) -> Edition:
    """The edition with the names of bets authorised beyond it."""
    edition = setting.edition
    more = {a.bet.slug: a.bet.names for a in setting.authorised if a.bet.slug not in edition.bets}
    named_ = {slug: BetName(slug, names, "as authorised", ()) for slug, names in more.items()}
    return replace(edition, bets={**edition.bets, **named_}) if named_ else edition


def joined(lang: Language, parts: Iterable[str], between: str = "comma") -> str:
    return word(lang, between).join(parts)


def value_text(edition: Edition, lang: Language, value: Any) -> str:
    """A value in a result, a selection or an act: by its name in the law, a word of ours, or as it is."""
    if isinstance(value, Mapping):
        each = (f"{key} {value_text(edition, lang, inner)}" for key, inner in value.items())
        return f"({joined(lang, each)})"
    if isinstance(value, list | tuple):
        between = " " if any(each in NUMBER_OF for each in value if isinstance(each, str)) else "-"  # dashes of tiles
        between = ", " if any(isinstance(each, Mapping) for each in value) else between
        return between.join(value_text(edition, lang, each) for each in value)
    if value in edition.selections:
        return edition.selections[value].said_in(lang)
    return word(lang, f"value.{value}") if f"value.{value}" in MESSAGES else str(value)


def bet_text(edition: Edition, lang: Language, bet: str, selection: Selection = None) -> str:
    """A bet as a person writes it; in English by its slug."""
    if lang == "en" or bet not in edition.bets:  # others may be authorised
        return named(bet, selection)
    chosen = "" if selection is None else value_text(edition, lang, selection)
    name = edition.bets[bet].names.said_in(lang)
    short = explained(name)[0] if terminal_of(edition.game).bet_names_explained else name
    return f"{short} {chosen}".strip()


def explained(name: str) -> tuple[str, str]:
    """A name, and the explanation in parentheses after it."""
    called, _, more = name.partition(" (")
    return called, more.removesuffix(")")


def position_text(edition: Edition, lang: Language, at: Position) -> str:
    """A bet with the place on which it lies."""
    bet = bet_text(edition, lang, at.bet, at.selection)
    message = terminal_of(edition.game).place_message
    return word(lang, message, bet=bet, place=at.place) if at.place and message else bet


def act_text(edition: Edition, lang: Language, name: str) -> str:
    """An act by its name in the edition; in English by its slug."""
    return name if lang == "en" or name not in edition.acts else edition.acts[name].said_in(lang)


def choices_text(edition: Edition, lang: Language, choices: Iterable[Act]) -> str:
    """The words to type; in another language than English, with what they mean."""
    typed = [act.name for act in choices]
    texts = [name if lang == "en" else f"{name} ({act_text(edition, lang, name)})" for name in typed]
    return joined(lang, texts, "or")


def option_text(edition: Edition, lang: Language, name: str, value: Any) -> str:
    """An option or a parameter and its value; in English as --set takes it."""
    several = value if isinstance(value, list) else [value]
    if lang == "en":
        return f"{name}={','.join(map(str, several))}"
    option = edition.options.get(name)
    called = {a.slug: a.names.said_in(lang) for a in option.alternatives} if option else {}
    called |= {slug: bet.names.said_in(lang) for slug, bet in edition.bets.items()}
    names = option.names if option else edition.parameters[name].names
    return f"{names.said_in(lang)}={','.join(called.get(str(each), str(each)) for each in several)}"


ASSUMPTIONS = {says[0]: key for key, says in MESSAGES.items() if key.startswith("assumes.")}


def assumption(says: str, lang: Language) -> str:
    """Translates, part by part, the English sentence by which the analysis says how a bet is played."""
    parts = (word(lang, ASSUMPTIONS[part]) if part in ASSUMPTIONS else part for part in says.split("; "))
    return joined(lang, parts, "semicolon")


# What may be typed.


def unquoted(name: str) -> str:
    return " ".join(name.translate(UNQUOTED).casefold().split())


def typed_bets(edition: Edition, lang: Language, offered: Iterable[str]) -> dict[str, str]:
    """What may be typed for each bet: its slug, its name, and what only its name puts between quotation marks."""
    slugs = list(offered)
    names = {slug: edition.bets[slug].names.said_in(lang) for slug in slugs if slug in edition.bets}
    quoted = [(unquoted(part), slug) for slug, name in names.items() for part in QUOTED.findall(name)]
    if terminal_of(edition.game).bet_names_explained:
        quoted += [(unquoted(part), slug) for slug, name in names.items() for part in explained(name) if part != name]
    times = Counter(part for part, _ in quoted)
    typed = {slug: slug for slug in slugs}
    for text, slug in [(unquoted(name), slug) for slug, name in names.items()] + quoted:
        if times[text] <= 1 or text == unquoted(names[slug]):
            typed.setdefault(text, slug)
    return typed


def read_typed(edition: Edition, lang: Language, words: str, typed: Mapping[str, str]) -> tuple[str, str | None] | None:
    """The bet and its selection, by the longest name that the words begin with."""
    text = unquoted(words)
    begins = [name for name in typed if text == name or text.startswith(f"{name} ")]
    if not begins:
        return None
    name = max(begins, key=len)
    slugs = {names.said_in(lang).casefold(): slug for slug, names in edition.selections.items()}
    chosen = re.sub(r"[^\s,+/-]+", lambda token: slugs.get(token[0], token[0]), text.removeprefix(name).strip())
    return typed[name], chosen or None
