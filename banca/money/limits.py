"""Table limits. The texts leave them to the house (reading `limits` of each edition)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from banca.law import OptionError, Refusal, refuse
from banca.law.numbers import shown
from banca.law.parameters import MONEY_MOST
from banca.law.words import BetWord


@dataclass(frozen=True, slots=True)
class Limits:
    """The minimum, the maximum and the unit of a stake, in minor units; `of` has the limits of single bets.

    >>> import banca
    >>> limits = banca.Limits(minimum=1000, maximum=50000, unit=500)
    >>> str(limits.refusal("small", 700).says)
    'a stake of 7.00 on small is off the unit: multiples of 5.00 are allowed'
    """

    minimum: int = 1
    maximum: int | None = None
    unit: int = 1
    of: Mapping[str, "Limits"] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in ("minimum", "maximum", "unit"):
            value = getattr(self, name)
            if value is not None and (type(value) is not int or abs(value) > MONEY_MOST):
                raise OptionError("limit-not-money", limit=name, value=shown(value))
        below_nothing = self.minimum < 1 or self.unit < 1
        if below_nothing or (self.maximum is not None and self.maximum // self.unit < -(-self.minimum // self.unit)):
            if self.maximum is None:
                raise OptionError("limits-make-no-table-upwards", least=self.minimum, unit=self.unit)
            raise OptionError("limits-make-no-table", least=self.minimum, most=self.maximum, unit=self.unit)

    def __hash__(self) -> int:
        return hash((self.minimum, self.maximum, self.unit, tuple(self.of.items())))

    def on(self, bet: str) -> "Limits":
        return self.of.get(bet, self)

    def refusal(self, bet: str, total: int) -> Refusal | None:
        """Why a stake may not come to this total on the bet."""
        return self.too_little(bet, total) or self._too_much(bet, total)

    def too_little(self, bet: str, total: int) -> Refusal | None:
        """Why a stake of this total is off the unit or below the minimum."""
        limits = self.on(bet)
        if total % limits.unit:
            norm = "stake_must_be_a_multiple_of_the_unit"
            return refuse(norm, None, stake=total, bet=BetWord(bet), unit=limits.unit)
        if total < limits.minimum:
            return refuse("stake_must_reach_the_minimum", None, stake=total, bet=BetWord(bet), least=limits.minimum)
        return None

    def _too_much(self, bet: str, total: int) -> Refusal | None:
        most = self.on(bet).maximum
        if most is None or total <= most:
            return None
        return refuse("stake_must_not_exceed_the_maximum", None, stake=total, bet=BetWord(bet), most=most)
