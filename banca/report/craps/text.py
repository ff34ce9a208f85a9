"""A new bet or a different prize in sentences, generated from its automaton, in the three languages."""

from collections.abc import Iterable, Mapping

from banca.games.craps.automaton import On
from banca.games.craps.bets import Case
from banca.games.craps.described import lines_of
from banca.games.craps.new_bets import LAWFUL, Change, Description, DifferentPrizes, NewBet, winning
from banca.law import Language, OptionSet
from banca.money import Odds
from banca.play.bets import LOSES, STAYS, Verdict
from banca.report.craps.words import either, say

ORDER = ("win", "push", "lose", "stay")
REST = 3  # a third of all throws is described as the rest


def prize_text(lang: Language, odds: Odds) -> str:
    """8 to 1, as the law of each language says it."""
    return say(lang, "odds_are", prize=odds.prize, to=odds.to)


def does_text(lang: Language, verdict: Verdict) -> str:
    if verdict.odds:
        return say(lang, "does.win", odds=prize_text(lang, verdict.odds))
    if verdict.to is not None:
        return say(lang, "does.move", number=verdict.to)
    return say(lang, f"does.{verdict.result}")


def state_text(lang: Language, *numbers: On) -> str:
    """Where the bet is made, or the numbers on which it stands."""
    if None in numbers:
        return say(lang, "at_start")
    return say(lang, "on_numbers", numbers=either(lang, numbers))


def sentences(lang: Language, on: On, row: tuple[Verdict, ...]) -> list[str]:
    """What each throw does; a loss or a stay that most throws lead to comes last, as what any other throw does."""
    lines = lines_of(row)
    common = [verdict for verdict in (LOSES, STAYS) if row.count(verdict) * REST >= len(row)]
    last = max(common, key=row.count, default=None)
    own = [verdict for verdict, named in lines if named == {"sum": [verdict.to]}]
    said = []
    for verdict, named in sorted(lines, key=lambda line: (line[0].to or 0, ORDER.index(line[0].result))):
        if verdict != last and verdict not in own:
            said.append(_sentence(lang, throws_text(lang, on, named), does_text(lang, verdict)))
    if own:
        moves = say(lang, "by.sum", list=either(lang, [verdict.to for verdict in own]))
        said.append(_sentence(lang, moves, say(lang, "does.move_own")))
    rest = [_sentence(lang, say(lang, "by.other"), does_text(lang, last))] if last else []
    return [*said, *rest]


def _sentence(lang: Language, throws: str, does: str) -> str:
    return say(lang, "line", throws=capital(throws), does=does)


def throws_text(lang: Language, on: On, named: Mapping[str, list[object]]) -> str:
    """The throws in words; the number on which the bet stands is that number."""
    parts = (
        say(lang, f"by.own_{by}") if found == [on] else say(lang, f"by.{by}", list=either(lang, found))
        for by, found in named.items()
    )
    return say(lang, "semicolon").join(parts)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def change_text(lang: Language, bet: DifferentPrizes, change: Change, options: OptionSet) -> str:
    """Where the prize is another, which one, and what the regulation pays there."""
    cases = [case for case in winning(bet.slug) if change.covers(case)]
    where = []
    if change.totals:
        sums = say(lang, "by.sum", list=either(lang, sorted(change.totals)))
        where.append(say(lang, "change.on", sums=sums))
    if change.numbers:
        where.append(say(lang, "change.standing", numbers=either(lang, sorted(change.numbers))))
    said = capital(say(lang, "comma").join(where)) if where else say(lang, "change.all")
    old = either(lang, [prize_text(lang, odds) for odds in law_prizes(bet.slug, cases, options)])
    return say(lang, "change", where=said, new=prize_text(lang, change.odds), old=old)


def law_prizes(slug: str, cases: Iterable[Case], options: OptionSet) -> list[Odds]:
    """What the regulation pays in these cases under the options of the house, the least first."""
    found = {LAWFUL[slug].ruling(None, options, case).value.odds for case in cases}
    return sorted((odds for odds in found if odds), key=lambda odds: odds.ratio)


def description(lang: Language, bet: Description, options: OptionSet) -> list[tuple[str, list[str]]]:
    """The sentences under their headings, numbers of which the same is said together."""
    if isinstance(bet, NewBet):
        alike: dict[tuple[str, ...], list[On]] = {}
        for on, row in sorted(bet.states.items(), key=lambda state: state[0] or 0):
            alike.setdefault((str(on is None), *sentences(lang, on, row)), []).append(on)
        return [(state_text(lang, *numbers), list(said)) for (_, *said), numbers in alike.items()]
    changes = [change_text(lang, bet, change, options) for change in bet.changes]
    return [("", [say(lang, "as_law"), *changes])]
