"""Numbers, money, odds and days as each language writes them.

What differs between languages comes from CLDR (see `build_data.py`), save where the project's style guide says
otherwise. A number is an int, a float, a Fraction, or a Decimal, of which all digits are written; a Fraction stands in
a message as 1/36, unless a function makes decimals of it. Money is whole minor units.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from fractions import Fraction
from typing import Any, TypeAlias

from banca.messages.errors import MessageError

Numeric: TypeAlias = int | float | Decimal | Fraction
MINOR_DIGITS = 2  # of money
MOST_DIGITS = 3  # decimals by default, as in CLDR
CHINESE_DIGITS = "〇一二三四五六七八九"
CHINESE_MOST = 99


@dataclass(frozen=True, slots=True)
class Locale:
    """How one language writes numbers and days, and its plural rules."""

    decimal: str
    group: str
    grouped_from: int  # digits of the shortest whole number that is grouped; money always is
    percent: str  # "{0}%"
    odds: str  # "{prize}:{stake}"
    date: str  # "{day} {month} {year}", or {number} for the month
    months: Sequence[str]
    chinese_numerals: bool
    plurals: Sequence[Sequence[Any]]  # category and rule, as a tree


@dataclass(frozen=True, slots=True)
class Number:
    """A number with the digits to show."""

    value: Numeric
    least_digits: int = 0  # decimals
    most_digits: int = MOST_DIGITS
    grouped: bool = True
    is_percent: bool = False

    def digits(self) -> str:
        """Rounded half to even, without grouping: `-1234.50`."""
        shown = Fraction(self.value) * (100 if self.is_percent else 1)
        most = max(self.least_digits, 0 if shown.denominator == 1 else self.most_digits)
        scaled = round(shown * 10**most)
        text = f"{abs(scaled):0{most + 1}}"
        whole, rest = text[: len(text) - most], text[len(text) - most :]
        while len(rest) > self.least_digits and rest.endswith("0"):
            rest = rest[:-1]
        return ("-" if scaled < 0 else "") + whole + (f".{rest}" if rest else "")


def write_number(locale: Locale, number: Number, grouped_from: int | None = None) -> str:
    digits = number.digits()
    sign, digits = ("-", digits[1:]) if digits.startswith("-") else ("", digits)
    whole, _, rest = digits.partition(".")
    if number.grouped and len(whole) >= (locale.grouped_from if grouped_from is None else grouped_from):
        whole = f"{int(whole):,}".replace(",", locale.group)
    text = sign + whole + (locale.decimal + rest if rest else "")
    return locale.percent.format(text) if number.is_percent else text


def write_money(locale: Locale, minor_units: int, currency: str | None = None) -> str:
    value = Fraction(minor_units, 10**MINOR_DIGITS)
    text = write_number(locale, Number(value, MINOR_DIGITS, MINOR_DIGITS), grouped_from=0)
    return f"{currency}\N{NO-BREAK SPACE}{text}" if currency else text


def write_odds(locale: Locale, prize: Numeric, stake: Numeric = 1) -> str:
    sides = {"prize": write_number(locale, Number(prize)), "stake": write_number(locale, Number(stake))}
    return locale.odds.format(**sides)


def write_day(locale: Locale, day: date) -> str:
    return locale.date.format(day=day.day, number=day.month, month=locale.months[day.month - 1], year=day.year)


def write_numeral(locale: Locale, number: int) -> str:
    """A number below a hundred; in Chinese in Chinese numerals, as of an article: 第十七條."""
    if not locale.chinese_numerals or not 0 <= number <= CHINESE_MOST:
        return str(number)
    tens, ones = divmod(number, 10)
    ten = "" if tens == 0 else "十" if tens == 1 else f"{CHINESE_DIGITS[tens]}十"
    return ten + (CHINESE_DIGITS[ones] if ones or not tens else "")


# Figures in English notation, as in the cells of a table.

FIGURE = re.compile(r"(?P<whole>\d{1,3}(?:[,\u202f]\d{3})+|\d+)(?P<rest>\.\d+)?(?P<percent> %)?")
ODDS = re.compile(r"(?<![\d.:])(?P<prize>\d+(?:[.,/]\d+)?):(?P<stake>\d+)(?![\d:])")
BETWEEN = re.compile(r"[\s%:/()±–·≈≤≥×+\-−→,=†⁰¹²³⁴⁵⁶⁷⁸⁹⁻\u202f]*")


def write_figures(locale: Locale, text: str) -> str:
    """Convert a text of figures to the language: 1,234.50, -2.78 %, 35:1. Other texts stay."""
    if not any(each.isdigit() for each in text) or not BETWEEN.fullmatch(FIGURE.sub("", text)):
        return text
    marked = FIGURE.sub(lambda found: _group_digits(locale, found), text)
    return ODDS.sub(lambda found: locale.odds.format(**found.groupdict()), marked)


def _group_digits(locale: Locale, found: re.Match[str]) -> str:
    groups = re.split(r"[,\u202f]", found["whole"])
    short = not found["rest"] and len("".join(groups)) < locale.grouped_from
    whole = ("" if short else locale.group).join(groups)
    written = whole + (found["rest"] or "").replace(".", locale.decimal)
    return locale.percent.format(written) if found["percent"] else written


# Plurals, by the rules of CLDR.


def plural_category(locale: Locale, number: Number) -> str:
    digits = number.digits().lstrip("-")
    whole, _, rest = digits.partition(".")
    stripped = rest.rstrip("0")
    operands = {
        "n": Fraction(digits),
        "i": int(whole),
        "v": len(rest),
        "w": len(stripped),
        "f": int(rest or 0),
        "t": int(stripped or 0),
        "c": 0,
        "e": 0,
    }
    return next((category for category, rule in locale.plurals if _holds(rule, operands)), "other")


def _holds(rule: Sequence[Any], operands: Mapping[str, Any]) -> bool:
    kind, inner = rule
    if kind == "and":
        return all(_holds(each, operands) for each in inner)
    if kind == "or":
        return any(_holds(each, operands) for each in inner)
    if kind == "not":
        return not _holds(inner[0], operands)
    _, of, (_, ranges) = inner  # a relation: a value, and the ranges to test
    found = _operand(of, operands)
    return any(_operand(low, operands) <= found <= _operand(high, operands) for low, high in ranges)


def _operand(of: Sequence[Any], operands: Mapping[str, Any]) -> Any:
    kind, inner = of
    if kind == "mod":
        value, by = (_operand(each, operands) for each in inner)
        return value % by
    return inner[0] if kind == "value" else operands[kind]


# The functions that messages call.


def as_number(value: Any) -> Number:
    if isinstance(value, Number):
        return value
    if isinstance(value, Decimal):
        digits = max(0, -int(value.as_tuple().exponent))
        return Number(value, digits, digits)
    if isinstance(value, int | float | Fraction) and not isinstance(value, bool):
        return Number(value)
    raise MessageError(f"{value!r} is no number")


def _number(_: Locale, value: Any, **options: Any) -> Number:
    given = as_number(value)
    least = int(options.pop("minimumFractionDigits", given.least_digits))
    usual = 0 if options.get("style") == "percent" else given.most_digits
    return Number(
        given.value,
        least,
        max(least, int(options.pop("maximumFractionDigits", usual))),
        bool(int(options.pop("useGrouping", given.grouped))),
        options.pop("style", "decimal") == "percent",
    )


def _money(locale: Locale, amount: Any, currency: str | None = None) -> str:
    return write_money(locale, int(as_number(amount).value), currency)


def _odds(locale: Locale, prize: Any, stake: Any = 1) -> str:
    return write_odds(locale, as_number(prize).value, as_number(stake).value)


def _numeral(locale: Locale, value: Any) -> str:
    return write_numeral(locale, int(as_number(value).value))


def _day(locale: Locale, value: Any, **options: Any) -> str:
    if isinstance(value, str):  # a text in place of a day
        return value
    if not isinstance(value, date):
        raise MessageError(f"{value!r} is no day")
    return value.isoformat() if options.get("dateStyle") == "short" else write_day(locale, value)


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "NUMBER": _number,  # ($x, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0, style: "percent")
    "MONEY": _money,  # ($minor_units) or ($minor_units, $currency)
    "ODDS": _odds,  # ($prize) or ($prize, $stake): 35:1, 1賠35
    "NUMERAL": _numeral,  # ($n): 17, 十七
    "DATETIME": _day,  # ($day) or ($day, dateStyle: "short"): 2004-05-12
}


def write(locale: Locale, value: Any) -> str:
    """A value in a message: texts and fractions as they are, numbers and days as the language writes them."""
    if isinstance(value, str | Fraction):
        return str(value)
    return write_day(locale, value) if isinstance(value, date) else write_number(locale, as_number(value))
