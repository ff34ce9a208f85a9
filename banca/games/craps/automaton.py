"""Each bet of craps as an automaton over (the number it stands on, the throw), for exact analysis and simulation.

From any number, a throw decides the bet, moves it to another number for good, or leaves it. So results follow number by
number, without equations to solve.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from banca.games.craps.bets import ODDS_ON, POINTS, THROWS, Case
from banca.law import OptionSet
from banca.money import Selection
from banca.play.bets import BetKind, Verdict
from banca.play.payoff import net
from banca.play.rule import Ruling, tabulate

On = int | None  # the number on which a bet stands
Automaton = Mapping[On, tuple[Ruling[Verdict], ...]]  # for each throw of THROWS, in that order


def starts(kind: BetKind[Case]) -> tuple[Selection, ...]:
    """Where a bet may be made: odds on a number, an authorised bet perhaps on a number that the bettor chooses."""
    if kind.slug in ODDS_ON:
        return POINTS
    return (None,) if None in kind.selections.all else kind.selections.all


def automaton(kind: BetKind[Case], options: OptionSet, start: Selection) -> Automaton:
    """The bet from its start to its decision, over all numbers that it can reach."""
    on = start if isinstance(start, int) else None
    table: dict[On, tuple[Ruling[Verdict], ...]] = {}
    ahead = [on]
    while ahead:
        number = ahead.pop()
        ruled = tabulate(partial(kind.ruling, None, options), (Case(number, dice) for dice in THROWS))
        table[number] = tuple(ruled.values())
        moves = {ruling.value.to for ruling in table[number] if ruling.value.to is not None}
        ahead += sorted(moves - set(table))
    return table


def takes_odds(bet: str) -> bool:
    """Whether odds may be added once the bet stands on a number."""
    return bet in ODDS_ON.values()


@dataclass(frozen=True, slots=True)
class Absorbed:
    """How a bet is decided, and after how many throws on average."""

    verdicts: Mapping[Verdict, Fraction]
    throws: Fraction

    def chance_of(self, result: str) -> Fraction:
        return sum((p for verdict, p in self.verdicts.items() if verdict.result == result), Fraction(0))

    def mean(self) -> Fraction:
        return sum((p * net(verdict) for verdict, p in self.verdicts.items()), Fraction(0))


def absorb(table: Automaton, on: On) -> Absorbed:
    verdicts: dict[Verdict, Fraction] = {}
    leaving = [ruling.value for ruling in table[on] if ruling.value.result != "stay" or ruling.value.to is not None]
    throws = Fraction(len(table[on]), len(leaving))
    for verdict, ways in Counter(leaving).items():
        after = Absorbed({verdict: Fraction(1)}, Fraction(0)) if verdict.to is None else absorb(table, verdict.to)
        share = Fraction(ways, len(leaving))
        throws += after.throws * share
        for final, chance in after.verdicts.items():
            verdicts[final] = verdicts.get(final, Fraction(0)) + chance * share
    return Absorbed(verdicts, throws)


def absorb_bet(kind: BetKind[Case], options: OptionSet, start: Selection) -> Absorbed:
    """Absorb a bet that is made there and left until it is decided."""
    return absorb(automaton(kind, options, start), start if isinstance(start, int) else None)
