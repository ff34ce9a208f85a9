"""What a bet is worth, exactly: chances, the house's edge, how far results spread."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal, localcontext
from fractions import Fraction

from banca.money import Odds
from banca.play.bets import Verdict
from banca.play.payoff import Place, net

DIGITS = 12
NORMAL_KURTOSIS = 3
RESULTS = ("win", "push", "lose")


@dataclass(frozen=True, slots=True)
class Outcome:
    """A way in which a bet may end: what it pays, if one prize is to be named, and what a unit staked gains."""

    result: str
    pays: Odds | None
    net: Fraction
    ways: int


@dataclass(frozen=True, slots=True)
class BetOdds:
    """One bet on one place, or on any place of a class: all that share one distribution."""

    bet: str
    places: tuple[Place, ...]
    outcomes: tuple[Outcome, ...]
    clauses: tuple[str, ...]
    readings: tuple[str, ...]
    besides: Mapping[str, Fraction] = field(default_factory=dict)  # further figures of the game: per roll, with odds
    assumes: str | None = None  # how the bet is played, where that is not the law's business alone
    bound: Fraction | None = None  # how far the edge may be from the true one; none where it is exact
    within: Fraction = Fraction(0)  # the variance inside outcomes that are told by their mean
    within_bound: Fraction | None = None  # how far that may be from the true one; none where it is exact

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
        """How often the bet is won, drawn and lost, or ends in another way that is told by its mean: in all, one."""
        results = dict.fromkeys((*RESULTS, *(outcome.result for outcome in self.outcomes)))
        return {result: self.chance_of(result) for result in results}

    @property
    def edge(self) -> Fraction:
        """The house's, per unit staked on a bet made and left until it is decided."""
        return -sum((o.net * o.ways for o in self.outcomes), Fraction(0)) / self.ways

    @property
    def variance(self) -> Fraction:
        return sum((o.net**2 * o.ways for o in self.outcomes), Fraction(0)) / self.ways - self.edge**2 + self.within

    @property
    def sd(self) -> Decimal:
        return square_root(self.variance)

    @property
    def sd_bound(self) -> Decimal | None:
        """How far the standard deviation may be from the true one; none where it is exact."""
        if self.within_bound is None:
            return None
        return max(abs(square_root(self.variance + by) - self.sd) for by in (self.within_bound, -self.within_bound))

    def moment(self, order: int) -> Fraction:
        """The central moment of that order of what a unit staked gains."""
        return central_moment(((o.net, o.ways) for o in self.outcomes), order)

    @property
    def skew(self) -> Decimal | None:
        """To which side the results reach further; none where they do not vary, or are told by their mean."""
        return skewness(self.variance, self.moment(3)) if self.within_bound is None else None

    @property
    def kurtosis(self) -> Decimal | None:
        """How much heavier the tails are than those of the normal curve; none as with the skew."""
        return excess_kurtosis(self.variance, self.moment(4)) if self.within_bound is None else None

    @property
    def element_of_risk(self) -> Fraction | None:
        """The edge per unit of all that is staked, where more may be staked than the bet itself."""
        return self.besides.get("element_of_risk")

    @property
    def pays(self) -> tuple[str, ...]:
        """The prizes, to one, before commission: `1:1`, `2:1`."""
        won = {o.pays for o in self.outcomes if o.pays}
        return tuple(str(odds) for odds in sorted(won, key=lambda odds: odds.ratio))


def outcomes_of(ways: Mapping[Verdict, int]) -> tuple[Outcome, ...]:
    """The ways in which a bet may end, the best first."""
    found = (Outcome(verdict.result, verdict.odds, net(verdict), n) for verdict, n in ways.items())
    return tuple(sorted(found, key=lambda outcome: -outcome.net))


def central_moment(gains: Iterable[tuple[Fraction, int]], order: int) -> Fraction:
    """Of gains, each with the number of ways that lead to it."""
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
    """From the second and fourth central moments; of the normal curve it is nought."""
    return decimal(fourth / variance**2 - NORMAL_KURTOSIS) if variance else None


def decimal(value: Fraction, digits: int = DIGITS) -> Decimal:
    with localcontext(prec=digits + 20):
        return round(Decimal(value.numerator) / value.denominator, digits)


def square_root(value: Fraction, digits: int = DIGITS) -> Decimal:
    with localcontext(prec=digits + 30):
        return round((Decimal(value.numerator) / value.denominator).sqrt(), digits)
