"""Numbers as a report writes them."""

from decimal import ROUND_CEILING, Decimal
from fractions import Fraction

from banca.exact.value import decimal

THIN = "\u202f"
MINUS = "\u2212"
RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
LONG_BOUND = 6  # decimal places of a bound that is written out
PRIZE_LONG = 8
LONG = 21  # characters of a fraction that still fits in a table


def whole(value: int) -> str:
    """In groups of three, separated by thin spaces."""
    return f"{value:,}".replace(",", THIN).replace("-", MINUS)


def fixed_digits(value: Fraction | Decimal | float, digits: int) -> str:
    exact = value if isinstance(value, Fraction | Decimal) else Fraction(value)
    shown = decimal(exact, digits) if isinstance(exact, Fraction) else round(exact, digits)
    shown = shown or abs(shown)  # no minus before zero
    return f"{shown:,f}".replace(",", THIN).replace("-", MINUS)


def near(value: Fraction | Decimal, bound: Fraction | Decimal | None, digits: int) -> str:
    """A figure with its error bound, if that affects the digits."""
    unit = Decimal(1).scaleb(-digits)
    off = Decimal(0) if bound is None else bound if isinstance(bound, Decimal) else decimal(bound, 2 * digits)
    shown = fixed_digits(value, digits)
    return f"{shown} ± {(off + unit / 2).quantize(unit, ROUND_CEILING)}" if 2 * off >= unit else shown


def small(value: Fraction | Decimal) -> str:
    """A bound, rounded up, however small: 0.0012, 1.3 × 10⁻¹⁰."""
    off = Decimal(value.numerator) / value.denominator if isinstance(value, Fraction) else value
    if not off:
        return "0"
    place = off.adjusted() - 1
    up = off.quantize(Decimal(1).scaleb(place), ROUND_CEILING)
    if place >= -LONG_BOUND:
        return f"{up:f}"
    power = str(up.adjusted()).translate(RAISED)
    return f"{up.scaleb(-up.adjusted()).normalize()} × 10{power}"


def percent(value: Fraction | Decimal, digits: int = 4) -> str:
    return f"{fixed_digits(value * 100, digits)} %"


def points(value: Fraction, digits: int = 4) -> str:
    """A difference, in percentage points and with its sign."""
    text = fixed_digits(value * 100, digits)
    return text if value <= 0 else f"+{text}"


def ratio(value: Fraction) -> str:
    return str(value).replace("-", MINUS)


def net(value: Fraction) -> str:
    """A gain or loss with its sign: +1, −1, +0.95, +7/6; a mean that is not a prize is approximate."""
    sign = "+" if value > 0 else ""
    if value.denominator == 1:
        return sign + whole(int(value))
    if (10**4) % value.denominator == 0:
        return sign + f"{Decimal(value.numerator) / value.denominator}".replace("-", MINUS)
    return sign + ratio(value) if len(str(value)) <= PRIZE_LONG else f"≈{sign}{fixed_digits(value, 4)}"


def is_short(value: Fraction) -> bool:
    return len(str(value)) <= LONG
