"""Numbers as they stand in a report."""

from decimal import Decimal
from fractions import Fraction

from banca.exact.worth import decimal

THIN = "\u202f"
MINUS = "\u2212"
PRIZE_LONG = 8
LONG = 21  # characters of a fraction that still stands in a table


def whole(value: int) -> str:
    """In groups of three, with thin spaces."""
    return f"{value:,}".replace(",", THIN).replace("-", MINUS)


def fixed(value: Fraction | Decimal | float, digits: int) -> str:
    exact = value if isinstance(value, Fraction | Decimal) else Fraction(value)
    shown = decimal(exact, digits) if isinstance(exact, Fraction) else round(exact, digits)
    shown = shown or abs(shown)  # no minus before nought
    return f"{shown:,f}".replace(",", THIN).replace("-", MINUS)


def percent(value: Fraction | Decimal, digits: int = 4) -> str:
    return f"{fixed(value * 100, digits)} %"


def points(value: Fraction, digits: int = 4) -> str:
    """A difference, in percentage points and with its sign."""
    text = fixed(value * 100, digits)
    return text if value <= 0 else f"+{text}"


def ratio(value: Fraction) -> str:
    return str(value).replace("-", MINUS)


def net(value: Fraction) -> str:
    """What is gained or lost, with its sign: +1, −1, +0.95, +7/6; of a mean that is no prize, about how much."""
    sign = "+" if value > 0 else ""
    if value.denominator == 1:
        return sign + whole(int(value))
    if (10**4) % value.denominator == 0:
        return sign + f"{Decimal(value.numerator) / value.denominator}".replace("-", MINUS)
    return sign + ratio(value) if len(str(value)) <= PRIZE_LONG else f"≈{sign}{fixed(value, 4)}"


def is_short(value: Fraction) -> bool:
    return len(str(value)) <= LONG
