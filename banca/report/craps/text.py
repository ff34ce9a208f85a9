"""A new bet or a different prize in sentences, generated from its automaton, in the three languages."""

from collections.abc import Iterable, Mapping

from banca.games.craps.automaton import On
from banca.games.craps.bets import Case
from banca.games.craps.described import lines_of
from banca.games.craps.new_bets import LAWFUL, Change, Description, DifferentPrizes, NewBet, winning
from banca.law import Language, OptionSet
from banca.messages import joined, message
from banca.money import Odds
from banca.play.bets import LOSES, STAYS, Verdict

ORDER = ("win", "push", "lose", "stay")
REST = 3  # if a third of all throws or more do the same, they are described as the rest


def prize_text(lang: Language, odds: Odds) -> str:
    """Odds such as 8 to 1, as the law of each language writes them."""
    return message(lang, "dossier-odds-are", prize=odds.prize, to=odds.to)


def does_text(lang: Language, verdict: Verdict) -> str:
    if verdict.odds:
        return message(lang, "dossier-does-win", odds=prize_text(lang, verdict.odds))
    if verdict.to is not None:
        return message(lang, "dossier-does-move", number=verdict.to)
    return message(lang, f"dossier-does-{verdict.result}")


def state_text(lang: Language, *numbers: On) -> str:
    """The state of a bet: being made, or standing on these numbers."""
    if None in numbers:
        return message(lang, "dossier-at-start")
    return message(lang, "dossier-on-numbers", numbers=joined(lang, numbers, last="list-or"))


def sentences(lang: Language, on: On, row: tuple[Verdict, ...]) -> list[str]:
    """What each throw does. A loss or a stay that most throws lead to comes last, as “any other throw”."""
    lines = lines_of(row)
    common = [verdict for verdict in (LOSES, STAYS) if row.count(verdict) * REST >= len(row)]
    last = max(common, key=row.count, default=None)
    own = [verdict for verdict, named in lines if named == {"sum": [verdict.to]}]
    said = []
    for verdict, named in sorted(lines, key=lambda line: (line[0].to or 0, ORDER.index(line[0].result))):
        if verdict != last and verdict not in own:
            said.append(_sentence(lang, throws_text(lang, on, named), does_text(lang, verdict)))
    if own:
        moves = message(lang, "dossier-by-sum", list=joined(lang, [verdict.to for verdict in own], last="list-or"))
        said.append(_sentence(lang, moves, message(lang, "dossier-does-move-own")))
    rest = [_sentence(lang, message(lang, "dossier-by-other"), does_text(lang, last))] if last else []
    return [*said, *rest]


def _sentence(lang: Language, throws: str, does: str) -> str:
    return message(lang, "dossier-line", throws=capital(throws), does=does)


def throws_text(lang: Language, on: On, named: Mapping[str, list[object]]) -> str:
    """The throws in words; the bet's own number is called that number."""
    parts = (
        message(lang, f"dossier-by-own-{by}")
        if found == [on]
        else message(lang, f"dossier-by-{by}", list=joined(lang, found, last="list-or"))
        for by, found in named.items()
    )
    return joined(lang, parts, "list-or-else")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def change_text(lang: Language, bet: DifferentPrizes, change: Change, options: OptionSet) -> str:
    """Where a prize differs, the new prize and the regulation's."""
    cases = [case for case in winning(bet.slug) if change.covers(case)]
    where = []
    if change.totals:
        sums = message(lang, "dossier-by-sum", list=joined(lang, sorted(change.totals), last="list-or"))
        where.append(message(lang, "dossier-change-on", sums=sums))
    if change.numbers:
        where.append(
            message(lang, "dossier-change-standing", numbers=joined(lang, sorted(change.numbers), last="list-or"))
        )
    said = capital(joined(lang, where)) if where else message(lang, "dossier-change-all")
    old = joined(lang, [prize_text(lang, odds) for odds in law_prizes(bet.slug, cases, options)], last="list-or")
    return message(lang, "dossier-change", where=said, new=prize_text(lang, change.odds), old=old)


def law_prizes(slug: str, cases: Iterable[Case], options: OptionSet) -> list[Odds]:
    """What the regulation pays in these cases under the options of the house, lowest first."""
    found = {LAWFUL[slug].ruling(None, options, case).value.odds for case in cases}
    return sorted((odds for odds in found if odds), key=lambda odds: odds.ratio)


def description(lang: Language, bet: Description, options: OptionSet) -> list[tuple[str, list[str]]]:
    """The sentences under headings; numbers that behave alike share one."""
    if isinstance(bet, NewBet):
        alike: dict[tuple[str, ...], list[On]] = {}
        for on, row in sorted(bet.states.items(), key=lambda state: state[0] or 0):
            alike.setdefault((str(on is None), *sentences(lang, on, row)), []).append(on)
        return [(state_text(lang, *numbers), list(said)) for (_, *said), numbers in alike.items()]
    changes = [change_text(lang, bet, change, options) for change in bet.changes]
    return [("", [message(lang, "dossier-as-law"), *changes])]
