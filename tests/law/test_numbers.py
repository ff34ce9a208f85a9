"""Numbers as people write them: read once, and never before their length is known."""

from fractions import Fraction
from typing import Any

import pytest

from banca.law.numbers import as_typed, fraction, shown, whole_number

NO_NUMBERS = (
    "",
    " ",
    "-1",
    "+1",
    "1 ",
    "1_000",
    "0x1",
    "1e3",
    "1e400",
    "nan",
    "inf",
    "１２",
    "٣",
    "²",
    "9" * 19,
    "9" * 5000,
)


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("007", 7), ("200", 200), ("9" * 18, 10**18 - 1)])
def test_a_whole_number_is_written_in_plain_digits(text: str, number: int) -> None:
    assert whole_number(text) == fraction(text) == number


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_what_is_no_whole_number(text: str) -> None:
    assert whole_number(text) is None
    assert fraction(text) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [("3/4", Fraction(3, 4)), ("0.75", Fraction(3, 4)), ("1/03", Fraction(1, 3)), ("12", Fraction(12))],
)
def test_a_fraction_is_written_with_a_line_or_a_point(text: str, value: Fraction) -> None:
    assert fraction(text) == value


@pytest.mark.parametrize(
    "text", ["1/0", "1/", "/2", "1.", ".5", "1.5/2", "-1/2", "1e-999999999", f"1/{'9' * 19}", "0." + "1" * 5000]
)
def test_what_is_no_fraction(text: str) -> None:
    assert fraction(text) is None


def nested(depth: int) -> Any:
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


SHOWN = [
    ("red", "'red'"),
    (10**59, str(10**59)),
    (-(10**60), "a number of 200 bits"),
    (10**5000, "a number of 16610 bits"),
    ([10**5000], "a list"),
    (nested(100_000), "a list"),
    ("a\nb", "'a\\nb'"),
    ("x" * 5000, f"'{'x' * 60}…'"),
]


@pytest.mark.parametrize("case", range(len(SHOWN)))
def test_what_was_given_is_shown_in_one_short_line(case: int) -> None:
    value, says = SHOWN[case]
    assert shown(value) == says


def test_what_was_typed_is_shown_as_it_was() -> None:
    assert as_typed("red") == "red"
    assert as_typed("\x1b[2J") == "'\\x1b[2J'"
    assert as_typed("9" * 5000) == "9" * 60 + "…"
    assert as_typed(7) == "7"
