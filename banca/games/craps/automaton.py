"""Each bet of craps as a table over (the number it stands on, the throw): what exact analysis and simulation turn."""

from collections.abc import Mapping
from functools import partial

from banca.games.craps.bets import ODDS_ON, POINTS, THROWS, Case
from banca.law import OptionSet
from banca.money import Selection
from banca.play.bets import BetKind, Verdict
from banca.play.rule import Ruling, tabulate

On = int | None  # the number on which a bet stands
Automaton = Mapping[On, tuple[Ruling[Verdict], ...]]  # for each throw of THROWS, in that order


def starts(kind: BetKind[Case]) -> tuple[Selection, ...]:
    """Where a bet may be made: odds on a number, all others on none."""
    return POINTS if kind.slug in ODDS_ON else (None,)


def automaton(kind: BetKind[Case], options: OptionSet, start: Selection) -> Automaton:
    """The bet from its start to its decision, over all the numbers that it can come to."""
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
