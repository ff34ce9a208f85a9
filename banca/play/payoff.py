"""The pay-off table of a one-draw game, outcome × bet. Exact values and simulation both read it."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from typing import Any

from banca.money import Selection
from banca.play.bets import Verdict
from banca.play.one_draw import OneDraw
from banca.play.rule import Ruling, tabulate
from banca.play.setting import Setting

Place = tuple[str, Selection]  # a bet and its selection


@dataclass(frozen=True, slots=True)
class PayoffTable:
    """For every place on the layout, the ruling on each result that chance can show, with that result's weight."""

    weights: tuple[int, ...]
    rows: Mapping[Place, tuple[Ruling[Verdict], ...]]

    @property
    def ways(self) -> int:
        return sum(self.weights)

    def nets(self, place: Place) -> tuple[Fraction, ...]:
        """The gain of a unit staked on each result."""
        return tuple(net(ruling.value) for ruling in self.rows[place])

    def mean(self, place: Place) -> Fraction:
        """The average gain of a unit staked."""
        return sum((w * v for w, v in zip(self.weights, self.nets(place), strict=True)), Fraction(0)) / self.ways

    def distribution(self, place: Place) -> Mapping[Verdict, int]:
        """The number of ways to each verdict. Places with the same distribution form a class."""
        ways: dict[Verdict, int] = {}
        for weight, ruling in zip(self.weights, self.rows[place], strict=True):
            ways[ruling.value] = ways.get(ruling.value, 0) + weight
        return ways


def net(verdict: Verdict) -> Fraction:
    """The gain of a unit staked: the prize less commission, 0 on a push, -1 on a loss."""
    if verdict.odds:
        return verdict.odds.net
    return Fraction(0 if verdict.result == "push" else -1)


@lru_cache(maxsize=64)
def payoff_table(game: OneDraw[Any], setting: Setting) -> PayoffTable:
    facts = game.facts(setting)
    rows = {
        (bet, selection): tuple(tabulate(partial(game.ruling, setting, bet, selection), facts).values())
        for bet, selection in game.positions(setting)
    }
    return PayoffTable(tuple(facts.values()), rows)
