"""Names of bets, selections, acts and options in the chosen language, and the bet that a typed name means."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from banca.cli.terminal import terminal_of
from banca.cli.words import word
from banca.law import Edition, Language
from banca.law.instrument import BetName
from banca.material.cards import NUMBER_OF as CARDS
from banca.material.cards import card_text
from banca.material.tiles import NUMBER_OF
from banca.messages import has_message, joined, message
from banca.money import Position, Selection, named
from banca.play.act import Act

UNQUOTED = str.maketrans({**dict.fromkeys("«»《》“”「」"), "’": "'"})
QUOTED = re.compile(r"[«《“「](.+?)[»》”」]")


def cards_line(cards: Iterable[str]) -> str:
    return " ".join(map(card_text, cards))


def value_text(edition: Edition, lang: Language, value: Any) -> str:
    """A value in a result, a selection or an act: by its name in the law, a word of ours, or as it is."""
    if isinstance(value, Mapping):
        each = (f"{key} {value_text(edition, lang, inner)}" for key, inner in value.items())
        return message(lang, "in-parentheses", values=joined(lang, each))
    if isinstance(value, list | tuple):
        between = " " if any(each in NUMBER_OF or each in CARDS for each in value if isinstance(each, str)) else "-"
        texts = [value_text(edition, lang, each) for each in value]
        return joined(lang, texts) if any(isinstance(each, Mapping) for each in value) else between.join(texts)
    if value in CARDS:
        return card_text(value)
    if value in edition.selections:
        return edition.selections[value].said_in(lang)
    return message(lang, f"value-{value}") if has_message(f"value-{value}") else str(value)


def bet_text(edition: Edition, lang: Language, bet: str, selection: Selection = None) -> str:
    """A bet as a person writes it; in English by its slug."""
    if lang == "en" or bet not in edition.bets:  # others may be authorised
        return named(bet, selection)
    chosen = "" if selection is None else value_text(edition, lang, selection)
    name = edition.bets[bet].names.said_in(lang)
    short = split_explanation(name)[0] if terminal_of(edition.game).bet_names_explained else name
    return f"{short} {chosen}".strip()


def split_explanation(name: str) -> tuple[str, str]:
    """A name, and the explanation in parentheses after it."""
    called, _, more = name.partition(" (")
    return called, more.removesuffix(")")


def position_text(edition: Edition, lang: Language, at: Position) -> str:
    """A bet with the place on which it lies."""
    bet = bet_text(edition, lang, at.bet, at.selection)
    name = terminal_of(edition.game).place_message
    return message(lang, name, bet=bet, place=at.place) if at.place and name else bet


def act_text(edition: Edition, lang: Language, name: str) -> str:
    """An act by its name in the edition; in English by its slug."""
    return name if lang == "en" or name not in edition.acts else edition.acts[name].said_in(lang)


def choices_text(edition: Edition, lang: Language, choices: Iterable[Act]) -> str:
    """The words to type, explained if the language has none of its own."""
    typed = {act.name: word(lang, edition.game, act.name) for act in choices}
    foreign = {name for name, said in typed.items() if lang != "en" and said == name}
    texts = (f"{name} ({act_text(edition, lang, name)})" if name in foreign else said for name, said in typed.items())
    return joined(lang, texts, last="list-or")


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


def assumption(assumes: Iterable[str], lang: Language) -> str:
    """How the analysis takes a bet to be played."""
    from banca.exact.document import assumption_id

    return joined(lang, (message(lang, assumption_id(each)) for each in assumes), "list-clauses")


# What may be typed.


def fold_name(name: str) -> str:
    return " ".join(name.translate(UNQUOTED).casefold().split())


def typed_bets(edition: Edition, lang: Language, offered: Iterable[str]) -> dict[str, str]:
    """What may be typed for each bet.

    Its slug, its name, the part of its name in quotation marks, and what players say for it.
    """
    slugs = list(offered)
    names = {slug: edition.bets[slug].names.said_in(lang) for slug in slugs if slug in edition.bets}
    quoted = [(fold_name(part), slug) for slug, name in names.items() for part in QUOTED.findall(name)]
    if terminal_of(edition.game).bet_names_explained:
        quoted += [
            (fold_name(part), slug) for slug, name in names.items() for part in split_explanation(name) if part != name
        ]
    times = Counter(part for part, _ in quoted)
    typed = {slug: slug for slug in slugs}
    for text, slug in [(fold_name(name), slug) for slug, name in names.items()] + quoted:
        if times[text] <= 1 or text == fold_name(names[slug]):
            typed.setdefault(text, slug)
    for slug in names:
        for said in spoken_names(edition.bets[slug]):
            typed.setdefault(fold_name(said), slug)
    return typed


def spoken_names(bet: BetName) -> list[str]:
    """What players say for a bet, in all languages."""
    return [word for words in bet.says.values() for word in words]


def shortest(edition: Edition, lang: Language, bet: str) -> str:
    """The shortest word to type for a bet in the language; in English its slug."""
    if lang == "en" or bet not in edition.bets:
        return bet
    named_ = edition.bets[bet]
    return min((fold_name(named_.names.said_in(lang)), *named_.says.get(lang, ())), key=len)


def read_typed(edition: Edition, lang: Language, words: str, typed: Mapping[str, str]) -> tuple[str, str | None] | None:
    """The bet and its selection, by the longest matching name at the beginning."""
    text = fold_name(words)
    begins = [name for name in typed if text == name or text.startswith(f"{name} ")]
    if not begins:
        return None
    name = max(begins, key=len)
    slugs = {names.said_in(lang).casefold(): slug for slug, names in edition.selections.items()}
    chosen = re.sub(r"[^\s,+/-]+", lambda token: slugs.get(token[0], token[0]), text.removeprefix(name).strip())
    return typed[name], chosen or None
