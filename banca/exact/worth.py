"""What a bet is worth, exactly: chances, the house's edge, how far results spread."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal, localcontext
from fractions import Fraction

from banca.play.bets import Verdict
from banca.play.payoff import Place

DIGITS = 12


@dataclass(frozen=True, slots=True)
class BetOdds:
    """One bet on one place, or on any place of a class: all that share one distribution."""

    bet: str
    places: tuple[Place, ...]
    ways: int
    distribution: Mapping[Verdict, int]
    win: Fraction
    push: Fraction
    lose: Fraction
    edge: Fraction  # the house's, per unit staked on a bet made and left until it is decided
    variance: Fraction
    clauses: tuple[str, ...]
    readings: tuple[str, ...]
    besides: Mapping[str, Fraction] = field(
        default_factory=dict
    )  # further figures that the game has: per roll, with odds

    @property
    def sd(self) -> Decimal:
        return square_root(self.variance)

    @property
    def pays(self) -> tuple[str, ...]:
        """The prizes, to one, before commission: `1:1`, `2:1`."""
        won = [v.odds for v in self.distribution if v.odds]
        return tuple(str(odds) for odds in sorted(won, key=lambda odds: odds.ratio))


def decimal(value: Fraction, digits: int = DIGITS) -> Decimal:
    with localcontext(prec=digits + 20):
        return round(Decimal(value.numerator) / value.denominator, digits)


def square_root(value: Fraction, digits: int = DIGITS) -> Decimal:
    with localcontext(prec=digits + 30):
        return round((Decimal(value.numerator) / value.denominator).sqrt(), digits)
