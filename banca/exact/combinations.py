"""Several bets at once, exactly: what they come to together, and how the gain of one varies with that of another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import reduce
from math import gcd, lcm
from typing import Any

from banca.exact.value import central_moment, excess_kurtosis, skewness, square_root
from banca.games import module_for
from banca.law import OptionError
from banca.material.cards import Cards
from banca.play.game import Game
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.play.wager import Amount, Wager


@dataclass(frozen=True, slots=True)
class CombinedBet:
    """One of the bets, taken alone, in minor units."""

    place: Place
    stake: Fraction  # the most that may lie on it
    by_number: Mapping[int, Fraction]  # of odds: how much on which number
    staked: Fraction  # on average: odds are staked only where their number comes
    made: Fraction  # how likely it is that it is made at all
    win: Fraction
    push: Fraction
    lose: Fraction
    mean: Fraction  # of its gain
    variance: Fraction
    clauses: tuple[str, ...]
    rolls: Fraction | None = None  # while the stake lies there, on average, where that may be more than one result

    @property
    def edge(self) -> Fraction:
        """The house's, per unit staked on it."""
        return -self.mean / self.staked

    @property
    def sd(self) -> Decimal:
        return square_root(self.variance)


@dataclass(frozen=True, slots=True)
class BetCombination:
    """All the bets together: every figure is exact."""

    bets: tuple[CombinedBet, ...]
    outcomes: tuple[tuple[Fraction, int], ...]  # what is gained in all, and in how many ways; the greatest first
    covariance: tuple[tuple[Fraction, ...], ...]
    at_once: Fraction  # what is staked before the first result
    clauses: tuple[str, ...]
    readings: tuple[str, ...]
    assumes: str
    rolls: Fraction | None = None  # until all are decided, on average
    on_the_layout: Fraction | None = None  # stakes times the throws that each lies there, on average

    @property
    def ways(self) -> int:
        return sum(n for _, n in self.outcomes)

    @property
    def mean(self) -> Fraction:
        return sum((gain * n for gain, n in self.outcomes), Fraction(0)) / self.ways

    @property
    def staked(self) -> Fraction:
        """In all, on average."""
        return sum((bet.staked for bet in self.bets), Fraction(0))

    @property
    def resolved(self) -> Fraction:
        """How much of it is won or lost, on average: what is drawn is not counted."""
        return sum((bet.staked - bet.push * bet.stake for bet in self.bets), Fraction(0))

    @property
    def edge(self) -> Fraction:
        """The house's, of all that is staked."""
        return -self.mean / self.staked

    @property
    def edge_per_bet_made(self) -> Fraction:
        """Of what is staked at once, as if odds that are added later were no stakes."""
        return -self.mean / self.at_once

    @property
    def edge_per_bet_resolved(self) -> Fraction | None:
        """None where every result is a draw."""
        return -self.mean / self.resolved if self.resolved else None

    @property
    def edge_per_roll(self) -> Fraction | None:
        """For each throw that a unit lies there."""
        return None if self.on_the_layout is None else -self.mean / self.on_the_layout

    @property
    def loss_per_roll(self) -> Fraction | None:
        """In money, until all are decided."""
        return None if self.rolls is None else -self.mean / self.rolls

    @property
    def variance(self) -> Fraction:
        return central_moment(self.outcomes, 2)

    @property
    def sd(self) -> Decimal:
        return square_root(self.variance)

    @property
    def skew(self) -> Decimal | None:
        return skewness(self.variance, central_moment(self.outcomes, 3))

    @property
    def kurtosis(self) -> Decimal | None:
        return excess_kurtosis(self.variance, central_moment(self.outcomes, 4))

    @property
    def gains(self) -> Fraction:
        """How likely it is to come away with more."""
        return self._chance([n for gain, n in self.outcomes if gain > 0])

    @property
    def comes_out_even(self) -> Fraction:
        return self._chance([n for gain, n in self.outcomes if gain == 0])

    @property
    def loses(self) -> Fraction:
        return self._chance([n for gain, n in self.outcomes if gain < 0])

    def _chance(self, ways: Sequence[int]) -> Fraction:
        return Fraction(sum(ways), self.ways)

    @property
    def greatest_gain(self) -> Fraction:
        return self.outcomes[0][0]

    @property
    def greatest_loss(self) -> Fraction:
        """The exposure: what is lost at worst, negative where something is gained whatever comes."""
        return -self.outcomes[-1][0]

    def correlation(self, one: int, other: int) -> Decimal | None:
        """Between two of the bets; none where the gain of one of them does not vary."""
        variances = self.bets[one].variance * self.bets[other].variance
        if not variances:
            return None
        together = self.covariance[one][other]
        root = square_root(together**2 / variances)
        return root if together >= 0 else -root


def listed(chances: Mapping[Fraction, int | Fraction]) -> tuple[tuple[Fraction, int], ...]:
    """What may be gained with whole ways that have no common part, the greatest first."""
    whole = reduce(lcm, (Fraction(chance).denominator for chance in chances.values()), 1)
    ways = {gain: int(chance * whole) for gain, chance in chances.items() if chance}
    common = gcd(*ways.values())
    return tuple((gain, ways[gain] // common) for gain in sorted(ways, reverse=True))


def combined_odds(
    game: Game[Any], setting: Setting, stakes: Sequence[Wager | tuple[Place, Amount]], *, cards: Cards | None = None
) -> BetCombination:
    """What these stakes come to together, in minor units; from the cards that are left, if they are said.

    Prizes are taken exactly, before they are rounded down to a minor unit. A game whose bets cannot be taken together
    says why (`NOT_COMBINED` of its module).
    """
    game.check_edition(setting)
    plan = module_for("exact", game)
    if reason := getattr(plan, "NOT_COMBINED", None):
        raise OptionError(f"the bets of {game.edition.game} are not held together: {reason}")
    if not stakes:
        raise OptionError("no bets are held: at least one is needed")
    wagers = [stake if isinstance(stake, Wager) else Wager(*stake) for stake in stakes]
    found: BetCombination = plan.combined_odds(game, setting, wagers, cards)
    return found
