"""Table limits. The texts leave them to the house (reading `limits` of each edition)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from banca.law import OptionError, Refusal
from banca.law.numbers import shown
from banca.law.parameters import MONEY_MOST
from banca.money.odds import format_amount


@dataclass(frozen=True, slots=True)
class Limits:
    """The minimum, the maximum and the unit of a stake, in minor units; `of` has the limits of single bets."""

    minimum: int = 1
    maximum: int | None = None
    unit: int = 1
    of: Mapping[str, "Limits"] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in ("minimum", "maximum", "unit"):
            value = getattr(self, name)
            if value is not None and (type(value) is not int or abs(value) > MONEY_MOST):
                raise OptionError(f"the {name} of a stake is whole minor units, from 1 to 10^15, not {shown(value)}")
        below_nothing = self.minimum < 1 or self.unit < 1
        if below_nothing or (self.maximum is not None and self.maximum // self.unit < -(-self.minimum // self.unit)):
            most = "any" if self.maximum is None else format_amount(self.maximum)
            limits = f"limits of {format_amount(self.minimum)} to {most} in units of {format_amount(self.unit)}"
            raise OptionError(f"{limits} make no table: no stake would be within them")

    def __hash__(self) -> int:
        return hash((self.minimum, self.maximum, self.unit, tuple(self.of.items())))

    def on(self, bet: str) -> "Limits":
        return self.of.get(bet, self)

    def refusal(self, bet: str, total: int) -> Refusal | None:
        """Why a stake may not come to this total on the bet."""
        return self.too_little(bet, total) or self._too_much(bet, total)

    def too_little(self, bet: str, total: int) -> Refusal | None:
        """Why a stake of this total is off the unit or below the minimum."""
        limits, says = self.on(bet), f"a stake of {format_amount(total)} on {bet}"
        if total % limits.unit:
            return Refusal(
                "stake_must_be_a_multiple_of_the_unit",
                None,
                f"{says} is off the unit: multiples of {format_amount(limits.unit)} are allowed",
            )
        if total < limits.minimum:
            return Refusal(
                "stake_must_reach_the_minimum",
                None,
                f"{says} is below the table's minimum of {format_amount(limits.minimum)}",
            )
        return None

    def _too_much(self, bet: str, total: int) -> Refusal | None:
        most = self.on(bet).maximum
        if most is None or total <= most:
            return None
        says = f"a stake of {format_amount(total)} on {bet} is above the table's maximum of {format_amount(most)}"
        return Refusal("stake_must_not_exceed_the_maximum", None, says)
