"""The exact value of a bet: chances, the house's edge, variance."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal, localcontext
from enum import StrEnum
from fractions import Fraction
from functools import reduce
from math import gcd, lcm
from typing import Any

from banca.games import module_for
from banca.law import OptionError
from banca.law.words import GameWord
from banca.material.cards import Cards
from banca.messages.errors import Message
from banca.money import Odds
from banca.play.bets import Verdict
from banca.play.game import Game
from banca.play.payoff import Place, net
from banca.play.setting import Setting
from banca.play.wager import Amount, Wager

DIGITS = 12
NORMAL_KURTOSIS = 3
RESULTS = ("win", "push", "lose")


class Assumption(StrEnum):
    """How a bet is assumed to be played, where the law leaves it open. Each game lists its own."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """An outcome of a bet: what it pays, if it has one prize, and the gain per unit staked."""

    result: str
    pays: Odds | None
    net: Fraction
    ways: int


@dataclass(frozen=True, slots=True)
class BetOdds:
    """One bet on one place, or on any place of a class with the same distribution.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> game, setting = banca.game_of(law.slug), banca.Setting(banca.option_set(law))
    >>> from banca.exact import BetOdds
    >>> nim = banca.odds(game, setting)[2]
    >>> isinstance(nim, BetOdds), nim.bet, nim.edge
    (True, 'nim', Fraction(1, 40))
    >>> nim.win, nim.push, nim.lose, round(nim.sd, 4)
    (Fraction(1, 4), Fraction(1, 4), Fraction(1, 2), Decimal('1.1840'))
    """

    bet: str
    places: tuple[Place, ...]
    outcomes: tuple[Outcome, ...]
    clauses: tuple[str, ...]
    readings: tuple[str, ...]
    figures: Mapping[str, Fraction] = field(default_factory=dict)  # further figures of the game: per roll, with odds
    assumes: tuple[Assumption, ...] = ()
    bound: Fraction | None = None  # error bound of the edge; None if it is exact
    within: Fraction = Fraction(0)  # the variance inside outcomes that are known only by their mean
    within_bound: Fraction | None = None  # its error bound; None if it is exact

    @property
    def exact(self) -> bool:
        return self.bound is None

    @property
    def ways(self) -> int:
        return sum(outcome.ways for outcome in self.outcomes)

    def chance_of(self, result: str) -> Fraction:
        return Fraction(sum(o.ways for o in self.outcomes if o.result == result), self.ways)

    @property
    def win(self) -> Fraction:
        return self.chance_of("win")

    @property
    def push(self) -> Fraction:
        return self.chance_of("push")

    @property
    def lose(self) -> Fraction:
        return self.chance_of("lose")

    @property
    def shares(self) -> Mapping[str, Fraction]:
        """How often the bet wins, pushes and loses, or has an outcome known by its mean: they sum to one."""
        results = dict.fromkeys((*RESULTS, *(outcome.result for outcome in self.outcomes)))
        return {result: self.chance_of(result) for result in results}

    @property
    def edge(self) -> Fraction:
        """The house's edge, per unit staked on a bet that is left until it is decided."""
        return -sum((o.net * o.ways for o in self.outcomes), Fraction(0)) / self.ways

    @property
    def variance(self) -> Fraction:
        return sum((o.net**2 * o.ways for o in self.outcomes), Fraction(0)) / self.ways - self.edge**2 + self.within

    @property
    def sd(self) -> Decimal:
        return square_root(self.variance)

    @property
    def sd_bound(self) -> Decimal | None:
        """The error bound of the standard deviation; None if it is exact."""
        if self.within_bound is None:
            return None
        return max(abs(square_root(self.variance + by) - self.sd) for by in (self.within_bound, -self.within_bound))

    def moment(self, order: int) -> Fraction:
        """The central moment of this order of the gain per unit."""
        return central_moment(((o.net, o.ways) for o in self.outcomes), order)

    @property
    def skew(self) -> Decimal | None:
        """The skewness; None if results do not vary, or are known by their mean."""
        return skewness(self.variance, self.moment(3)) if self.within_bound is None else None

    @property
    def kurtosis(self) -> Decimal | None:
        """The excess kurtosis; None in the same cases as the skewness."""
        return excess_kurtosis(self.variance, self.moment(4)) if self.within_bound is None else None

    @property
    def element_of_risk(self) -> Fraction | None:
        """The edge per unit of all that is staked, if more may be staked than the bet itself."""
        return self.figures.get("element_of_risk")

    @property
    def prizes(self) -> tuple[Odds, ...]:
        """Possible prizes, before commission, lowest first."""
        return tuple(sorted({o.pays for o in self.outcomes if o.pays}, key=lambda odds: odds.ratio))

    @property
    def pays(self) -> tuple[str, ...]:
        """The prizes as in JSON: `1:1`, `2:1`."""
        return tuple(map(str, self.prizes))


def outcomes_of(ways: Mapping[Verdict, int]) -> tuple[Outcome, ...]:
    """The outcomes of a bet, best first."""
    found = (Outcome(verdict.result, verdict.odds, net(verdict), n) for verdict, n in ways.items())
    return tuple(sorted(found, key=lambda outcome: -outcome.net))


def central_moment(gains: Iterable[tuple[Fraction, int]], order: int) -> Fraction:
    """The central moment of weighted gains."""
    weighed = tuple(gains)
    ways = sum(n for _, n in weighed)
    mean = sum((gain * n for gain, n in weighed), Fraction(0)) / ways
    return sum(((gain - mean) ** order * n for gain, n in weighed), Fraction(0)) / ways


def skewness(variance: Fraction, third: Fraction) -> Decimal | None:
    """From the second and third central moments."""
    if not variance:
        return None
    root = square_root(third**2 / variance**3)
    return root if third >= 0 else -root


def excess_kurtosis(variance: Fraction, fourth: Fraction) -> Decimal | None:
    """From the second and fourth central moments; zero for the normal distribution."""
    return decimal(fourth / variance**2 - NORMAL_KURTOSIS) if variance else None


def decimal(value: Fraction, digits: int = DIGITS) -> Decimal:
    """A fraction as a decimal, rounded to so many digits after the point.

    >>> from fractions import Fraction
    >>> from banca.exact import decimal
    >>> decimal(Fraction(1, 37), 6)
    Decimal('0.027027')
    """

    with localcontext(prec=digits + 20):
        return round(Decimal(value.numerator) / value.denominator, digits)


def square_root(value: Fraction, digits: int = DIGITS) -> Decimal:
    with localcontext(prec=digits + 30):
        return round((Decimal(value.numerator) / value.denominator).sqrt(), digits)


@dataclass(frozen=True, slots=True)
class CombinedBet:
    """One of the combined bets, in minor units.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> game, setting = banca.game_of(law.slug), banca.Setting(banca.option_set(law))
    >>> from banca.exact import CombinedBet
    >>> together = banca.combined_odds(game, setting, [(("fan", 1), 1000), (("kuoc", (1, 2)), 2000)])
    >>> isinstance(together.bets[0], CombinedBet), together.bets[0].staked, together.bets[0].edge
    (True, Fraction(1000, 1), Fraction(3, 80))
    """

    place: Place
    stake: Fraction  # the maximum stake
    by_number: Mapping[int, Fraction]  # of odds: the amount on each number
    staked: Fraction  # on average: odds are staked only if their number comes
    made: Fraction  # the chance that it is made at all
    win: Fraction
    push: Fraction
    lose: Fraction
    mean: Fraction  # of its gain
    variance: Fraction
    clauses: tuple[str, ...]
    rolls: Fraction | None = None  # average throws until it is decided, if that may take more than one result

    @property
    def edge(self) -> Fraction:
        """The house's edge, per unit staked on it."""
        return -self.mean / self.staked

    @property
    def sd(self) -> Decimal:
        return square_root(self.variance)


class TogetherAssumption(Assumption):
    SAME_RESULT = "same_result"  # all bets are made before it
    SAME_THROW = "same_throw"  # all bets are made before it, and stay until each is decided
    BEFORE_ROUNDING = "before_rounding"  # of prizes


@dataclass(frozen=True, slots=True)
class BetCombination:
    """All bets together; every figure is exact.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> game, setting = banca.game_of(law.slug), banca.Setting(banca.option_set(law))
    >>> from banca.exact import BetCombination
    >>> together = banca.combined_odds(game, setting, [(("fan", 1), 1000), (("kuoc", (1, 2)), 2000)])
    >>> isinstance(together, BetCombination), together.edge, together.gains, together.greatest_loss
    (True, Fraction(7, 240), Fraction(1, 2), Fraction(3000, 1))
    """

    bets: tuple[CombinedBet, ...]
    outcomes: tuple[tuple[Fraction, int], ...]  # total gain and number of ways, highest first
    covariance: tuple[tuple[Fraction, ...], ...]
    at_once: Fraction  # staked before the first result
    clauses: tuple[str, ...]
    readings: tuple[str, ...]
    assumes: tuple[Assumption, ...]
    rolls: Fraction | None = None  # until all are decided, on average
    on_the_layout: Fraction | None = None  # average sum of stakes times their throws on the layout

    @property
    def ways(self) -> int:
        return sum(n for _, n in self.outcomes)

    @property
    def mean(self) -> Fraction:
        return sum((gain * n for gain, n in self.outcomes), Fraction(0)) / self.ways

    @property
    def staked(self) -> Fraction:
        """The average total stake."""
        return sum((bet.staked for bet in self.bets), Fraction(0))

    @property
    def resolved(self) -> Fraction:
        """The average amount won or lost; draws are excluded."""
        return sum((bet.staked - bet.push * bet.stake for bet in self.bets), Fraction(0))

    @property
    def edge(self) -> Fraction:
        """The house's edge on all that is staked."""
        return -self.mean / self.staked

    @property
    def edge_per_bet_made(self) -> Fraction:
        """Per unit of the first stakes, not counting odds that are added later."""
        return -self.mean / self.at_once

    @property
    def edge_per_bet_resolved(self) -> Fraction | None:
        """None if every result is a draw."""
        return -self.mean / self.resolved if self.resolved else None

    @property
    def edge_per_roll(self) -> Fraction | None:
        """Per unit and throw on the layout."""
        return None if self.on_the_layout is None else -self.mean / self.on_the_layout

    @property
    def loss_per_roll(self) -> Fraction | None:
        """The average loss per throw, in money, until all bets are decided."""
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
        """The chance of a net gain."""
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
        """The exposure: the greatest loss; negative if there always is a gain."""
        return -self.outcomes[-1][0]

    def correlation(self, one: int, other: int) -> Decimal | None:
        """The correlation of two of the bets; None if the gain of one does not vary."""
        variances = self.bets[one].variance * self.bets[other].variance
        if not variances:
            return None
        together = self.covariance[one][other]
        root = square_root(together**2 / variances)
        return root if together >= 0 else -root


def list_gains(chances: Mapping[Fraction, int | Fraction]) -> tuple[tuple[Fraction, int], ...]:
    """Possible gains with whole weights in lowest terms, highest first."""
    whole = reduce(lcm, (Fraction(chance).denominator for chance in chances.values()), 1)
    ways = {gain: int(chance * whole) for gain, chance in chances.items() if chance}
    common = gcd(*ways.values())
    return tuple((gain, ways[gain] // common) for gain in sorted(ways, reverse=True))


def combined_odds(
    game: Game[Any], setting: Setting, stakes: Sequence[Wager | tuple[Place, Amount]], *, cards: Cards | None = None
) -> BetCombination:
    """The combined odds of these stakes, in minor units; from the remaining cards, if given.

    Prizes are exact, before rounding to a minor unit. A game whose bets cannot be combined says why (`NOT_COMBINED` of
    its module, the id of a message).

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> game, setting = banca.game_of(law.slug), banca.Setting(banca.option_set(law))
    >>> banca.combined_odds(game, setting, [(("fan", 1), 1000), (("fan", 2), 1000)]).outcomes
    ((Fraction(1850, 1), 1), (Fraction(-2000, 1), 1))
    """
    game.check_edition(setting)
    plan = module_for("exact", game)
    if reason := getattr(plan, "NOT_COMBINED", None):
        raise OptionError("bets-not-held-together", game=GameWord(game.edition), reason=Message(reason))
    if not stakes:
        raise OptionError("bets-none-held")
    wagers = [stake if isinstance(stake, Wager) else Wager(*stake) for stake in stakes]
    found: BetCombination = plan.combined_odds(game, setting, wagers, cards)
    return found
