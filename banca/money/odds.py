"""What a winning bet is paid: exact ratios, commission, and the one place where money is rounded."""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

from banca.messages import Language, message, money_text, odds_text

NOTHING = Fraction(0)


@dataclass(frozen=True, slots=True)
class Odds:
    """The prize to the stake, the stake itself being returned in addition: `Odds(8)` is 8 to 1."""

    prize: int
    to: int = 1
    commission: Fraction = NOTHING  # the share of the prize that the house keeps
    at_most: int | None = None  # the most that the prize may come to, in minor units

    def less(self, commission: Fraction) -> "Odds":
        return replace(self, commission=commission)

    def up_to(self, limit: int) -> "Odds":
        return replace(self, at_most=limit)

    @property
    def ratio(self) -> Fraction:
        return Fraction(self.prize, self.to)

    @property
    def net(self) -> Fraction:
        """What a unit staked gains after commission, as long as no limit on the prize is reached."""
        return self.ratio * (1 - self.commission)

    def said_in(self, language: Language, edition: object = None) -> str:
        """As the language writes a price: 35:1, 1賠35."""
        del edition
        ratio = odds_text(language, self.prize, self.to)
        if self.at_most is None:
            return ratio
        return message(language, "price-up-to", price=ratio, most=money_text(language, self.at_most))

    def to_parameter(self) -> dict[str, Any]:
        return {"word": "odds", "prize": self.prize, "to": self.to, "at_most": self.at_most}

    def __str__(self) -> str:
        limit = "" if self.at_most is None else f" up to {format_amount(self.at_most)}"
        return f"{self.prize}:{self.to}{limit}"


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize in whole minor units. What is paid is the prize less commission and breakage, exactly."""

    prize: int
    commission: int
    breakage: int
    due: Fraction  # prize less commission, exactly, before rounding

    @property
    def paid(self) -> int:
        return self.prize - self.commission - self.breakage


def format_amount(minor: int) -> str:
    """An amount as people read it, `1,234.50`, with a minus for what is lost."""
    sign, whole = "-" if minor < 0 else "", abs(minor)
    return f"{sign}{whole // 100:,}.{whole % 100:02}"


# Of whole numbers alone: a simulation compiles these two as they stand here.


def rounded_down(numerator: int, denominator: int) -> int:
    """The only rounding of money in banca (common reading `rounding`)."""
    return numerator // denominator


def after_commission(numerator: int, denominator: int, rate: int, of: int) -> tuple[int, int, int]:
    """Of an exact prize with a commission of `rate / of`: prize, commission and what is paid, each rounded down."""
    return (
        rounded_down(numerator, denominator),
        rounded_down(numerator * rate, denominator * of),
        rounded_down(numerator * (of - rate), denominator * of),
    )


def down_to_minor_unit(amount: Fraction) -> int:
    return rounded_down(amount.numerator, amount.denominator)


@lru_cache(maxsize=1 << 12)
def prize_on(stake: int, odds: Odds) -> Prize:
    """A prize less its commission, computed exactly and rounded down once."""
    gross = stake * odds.ratio
    if odds.at_most is not None:
        gross = min(gross, Fraction(odds.at_most))
    prize, commission, paid = after_commission(*gross.as_integer_ratio(), *odds.commission.as_integer_ratio())
    return Prize(prize, commission, breakage=prize - commission - paid, due=gross * (1 - odds.commission))
