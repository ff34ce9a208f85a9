"""What a report is about and how it was computed: names, citations, a digest of the program."""

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from banca.exact.value import BetOdds
from banca.law import EDITIONS, Edition, Language, edition, plain_parameter, to_json
from banca.messages import joined, message, money_text
from banca.money import Selection
from banca.play.payoff import Place

SHOWN_MOST = 6  # selections of a class that are listed


def all_cited(law: Edition, lang: Language, clauses: tuple[str, ...], *, numbered: bool = True) -> str:
    """Several clauses of one edition; its number once, or not at all."""
    number = message(lang, "cite-instrument", number=law.number)
    cited = [law.cite(clause, lang) for clause in clauses]
    short = [each.removeprefix(number) for each in cited]
    return joined(lang, [*cited[:1], *short[1:]] if numbered else short, "list-clauses")


def bet_name(law: Edition, lang: Language, bet: str) -> str:
    """The law's name of a bet; a bet authorised beyond the law goes by its slug."""
    return law.bets[bet].names.said_in(lang) if bet in law.bets else bet


def selection_name(law: Edition, lang: Language, selection: Selection) -> str:
    if selection is None:
        return ""
    if isinstance(selection, tuple):
        return "-".join(selection_name(law, lang, each) for each in selection)
    word = str(selection)
    return law.selections[word].said_in(lang) if word in law.selections else word


def class_name(law: Edition, lang: Language, places: tuple[Place, ...]) -> str:
    """A bet, with its selections if they do not all have the same odds."""
    bet = bet_name(law, lang, places[0][0])
    chosen = [selection_name(law, lang, selection) for _, selection in places if selection is not None]
    if not chosen:
        return bet
    if run := _run(places):
        return f"{bet} {run}"
    if len(chosen) > SHOWN_MOST:
        return message(lang, "par-any-of", bet=bet, count=len(chosen), first=chosen[0], second=chosen[1])
    return f"{bet} {joined(lang, chosen)}"


def group_name(law: Edition, lang: Language, rows: Sequence[BetOdds]) -> str:
    """Several classes of bets."""
    return joined(lang, (class_name(law, lang, row.places) for row in rows), "list-clauses")


def _run(places: tuple[Place, ...]) -> str:
    """Consecutive whole numbers, shortened to the first and the last."""
    numbers = [selection for _, selection in places if isinstance(selection, int)]
    in_a_row = len(numbers) == len(places) >= 3 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return f"{numbers[0]}–{numbers[-1]}" if in_a_row else ""


def option_name(law: Edition, lang: Language, name: str) -> str:
    known = law.options.get(name) or law.parameters[name]
    return known.names.said_in(lang)


def value_name(law: Edition, lang: Language, name: str, value: Any) -> str:
    """The chosen value of an option or parameter."""
    several = value if isinstance(value, list | tuple) else [value]
    option = law.options.get(name)
    called = {a.slug: a.names.said_in(lang) for a in option.alternatives} if option else {}
    called |= {slug: bet.names.said_in(lang) for slug, bet in law.bets.items()}
    if option is None and law.parameters[name].form == "money":
        return money_text(lang, int(value))
    if option is None and law.parameters[name].form == "word":
        return message(lang, f"par-fixed-{value}")
    if option is None and law.parameters[name].form == "sectors":
        return joined(lang, ("-".join(map(str, sector)) for sector in several), "list-clauses")
    return joined(lang, (called.get(str(each), str(plain_parameter(to_json(each)))) for each in several))


@cache
def engine_digest() -> str:
    """SHA-256 over the program's sources and the law data, wherever it is installed."""
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
