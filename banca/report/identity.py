"""What a report is about and what it was computed with: names, clauses as people cite them, a digest of the program."""

import hashlib
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from banca.exact.value import BetOdds
from banca.law import EDITIONS, Edition, Language, edition, plain_parameter, to_json
from banca.money import Selection, format_amount
from banca.play.payoff import Place
from banca.report.words import say

SHOWN_MOST = 6  # selections of a class that are named one by one
CITED: dict[Language, tuple[tuple[str, str], ...]] = {
    "en": (),
    "pt": (
        (r"dispatch, point unico", "artigo único"),
        (r"dispatch, point", "despacho, ponto"),
        (r"sentence", "período"),
        (r"paragraph", "parágrafo"),
    ),
    "zh": (
        (r" ?dispatch, point unico", " 獨一條"),
        (r" ?dispatch, point (\d+)", r" 批示第\1款"),
        (r", sentence (\d+)", r"第\1句"),
        (r", paragraph (\d+)", r"第\1段"),
        (r"art\. (\d+)", r"第\1條"),
        (r"table (\d+)", r"表\1"),
    ),
}


def cited(law: Edition, lang: Language, clause: str) -> str:
    """The clause as a lawyer writes it, in the language of the report."""
    text = law.cite(clause)
    for said, means in CITED[lang]:
        text = re.sub(said, means, text)
    return text


def all_cited(law: Edition, lang: Language, clauses: tuple[str, ...]) -> str:
    """Several clauses of one edition, its number said once."""
    short = [cited(law, lang, clause).removeprefix(law.number).strip() for clause in clauses]
    return f"{law.number} {say(lang, 'semicolon').join(short)}" if short else ""


def bet_name(law: Edition, lang: Language, bet: str) -> str:
    """The law's name of the bet; others may be authorised, and go by their word."""
    return law.bets[bet].names.said_in(lang) if bet in law.bets else bet


def selection_name(law: Edition, lang: Language, selection: Selection) -> str:
    if selection is None:
        return ""
    if isinstance(selection, tuple):
        return "-".join(selection_name(law, lang, each) for each in selection)
    word = str(selection)
    return law.selections[word].said_in(lang) if word in law.selections else word


def class_name(law: Edition, lang: Language, places: tuple[Place, ...]) -> str:
    """A bet, and which selections are meant where they are not all of one kind."""
    bet = bet_name(law, lang, places[0][0])
    chosen = [selection_name(law, lang, selection) for _, selection in places if selection is not None]
    if not chosen:
        return bet
    if run := _run(places):
        return f"{bet} {run}"
    if len(chosen) > SHOWN_MOST:
        return say(lang, "any_of", bet=bet, count=len(chosen), first=chosen[0], second=chosen[1])
    return f"{bet} {say(lang, 'comma').join(chosen)}"


def group_name(law: Edition, lang: Language, rows: Sequence[BetOdds]) -> str:
    """Several classes of bets."""
    return say(lang, "semicolon").join(class_name(law, lang, row.places) for row in rows)


def _run(places: tuple[Place, ...]) -> str:
    """Whole numbers that follow on one another, as from the first to the last."""
    numbers = [selection for _, selection in places if isinstance(selection, int)]
    in_a_row = len(numbers) == len(places) >= 3 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return f"{numbers[0]}–{numbers[-1]}" if in_a_row else ""


def option_name(law: Edition, lang: Language, name: str) -> str:
    known = law.options.get(name) or law.parameters[name]
    return known.names.said_in(lang)


def value_name(law: Edition, lang: Language, name: str, value: Any) -> str:
    """What was chosen for an option or fixed for a parameter."""
    several = value if isinstance(value, list | tuple) else [value]
    option = law.options.get(name)
    called = {a.slug: a.names.said_in(lang) for a in option.alternatives} if option else {}
    called |= {slug: bet.names.said_in(lang) for slug, bet in law.bets.items()}
    if option is None and law.parameters[name].form == "money":
        return format_amount(int(value))
    if option is None and law.parameters[name].form == "word":
        return say(lang, f"word.{value}")
    if option is None and law.parameters[name].form == "sectors":
        return say(lang, "semicolon").join("-".join(map(str, sector)) for sector in several)
    return say(lang, "comma").join(called.get(str(each), str(plain_parameter(to_json(each)))) for each in several)


@cache
def engine_digest() -> str:
    """SHA-256 over the program's sources and the law that it was given, wherever it is installed."""
    digest = hashlib.sha256()
    for path, source in sorted(_sources(files("banca"), "banca")):
        digest.update(f"{path}\n{len(source)}\n".encode())
        digest.update(source)
    for slug in sorted(EDITIONS):
        digest.update(repr(edition(slug)).encode())
    return digest.hexdigest()


def _sources(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found = []
    for each in folder.iterdir():
        if each.is_dir():
            found += _sources(each, f"{path}/{each.name}")
        elif each.name.endswith(".py"):
            found.append((f"{path}/{each.name}", each.read_bytes().replace(b"\r\n", b"\n")))
    return found
