"""What a bet is worth, exactly: chances, the house's edge, how far results spread."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal, localcontext
from fractions import Fraction

from banca.money import Odds
from banca.play.bets import Verdict
from banca.play.payoff import Place, net

DIGITS = 12


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
    def edge(self) -> Fraction:
        """The house's, per unit staked on a bet made and left until it is decided."""
        return -sum((o.net * o.ways for o in self.outcomes), Fraction(0)) / self.ways

    @property
    def variance(self) -> Fraction:
        return sum((o.net**2 * o.ways for o in self.outcomes), Fraction(0)) / self.ways - self.edge**2

    @property
    def sd(self) -> Decimal:
        return square_root(self.variance)

    @property
    def pays(self) -> tuple[str, ...]:
        """The prizes, to one, before commission: `1:1`, `2:1`."""
        won = {o.pays for o in self.outcomes if o.pays}
        return tuple(str(odds) for odds in sorted(won, key=lambda odds: odds.ratio))


def outcomes_of(ways: Mapping[Verdict, int]) -> tuple[Outcome, ...]:
    """The ways in which a bet may end, the best first."""
    found = (Outcome(verdict.result, verdict.odds, net(verdict), n) for verdict, n in ways.items())
    return tuple(sorted(found, key=lambda outcome: -outcome.net))


def decimal(value: Fraction, digits: int = DIGITS) -> Decimal:
    with localcontext(prec=digits + 20):
        return round(Decimal(value.numerator) / value.denominator, digits)


def square_root(value: Fraction, digits: int = DIGITS) -> Decimal:
    with localcontext(prec=digits + 30):
        return round((Decimal(value.numerator) / value.denominator).sqrt(), digits)
