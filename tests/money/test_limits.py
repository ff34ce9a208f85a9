"""Table limits, from both sides."""

import pytest

from banca.law import OptionError
from banca.money import Limits

LIMITS = Limits(minimum=100_00, maximum=5_000_00, unit=50_00, of={"any-triple": Limits(10_00, 200_00, 10_00)})


@pytest.mark.parametrize("total", [100_00, 150_00, 4_950_00, 5_000_00])
def test_a_stake_within_the_limits(total: int) -> None:
    assert LIMITS.refusal("small", total) is None


@pytest.mark.parametrize(
    ("bet", "total", "norm", "because"),
    [
        (
            "small", 50_00, "stake_must_reach_the_minimum",
            "a stake of 50.00 on small is below the table's minimum of 100.00",
        ),
        (
            "small", 5_050_00, "stake_must_not_exceed_the_maximum",
            "a stake of 5,050.00 on small is above the table's maximum of 5,000.00",
        ),
        (
            "small", 100_01, "stake_must_be_a_multiple_of_the_unit",
            "a stake of 100.01 on small is off the unit: multiples of 50.00 are allowed",
        ),
        (
            "any-triple", 210_00, "stake_must_not_exceed_the_maximum",
            "a stake of 210.00 on any-triple is above the table's maximum of 200.00",
        ),
        (
            "any-triple", 15_00, "stake_must_be_a_multiple_of_the_unit",
            "a stake of 15.00 on any-triple is off the unit: multiples of 10.00 are allowed",
        ),
    ],
)  # fmt: skip
def test_a_stake_outside_the_limits(bet: str, total: int, norm: str, because: str) -> None:
    refusal = LIMITS.refusal(bet, total)
    assert refusal
    assert (refusal.norm, refusal.clause, str(refusal.says)) == (norm, None, because)


@pytest.mark.parametrize("total", [10_00, 20_00, 200_00])
def test_a_single_bet_may_have_limits_of_its_own(total: int) -> None:
    assert LIMITS.refusal("any-triple", total) is None
    assert LIMITS.on("any-triple") == Limits(10_00, 200_00, 10_00)
    assert LIMITS.on("small") is LIMITS


def test_without_limits_one_minor_unit_is_enough_and_nothing_too_much() -> None:
    assert Limits().refusal("small", 1) is None
    assert Limits().refusal("small", 10**15) is None
    refusal = Limits().refusal("small", 0)
    assert refusal
    assert refusal.norm == "stake_must_reach_the_minimum"


def test_equal_limits_are_one_key() -> None:
    again = Limits(minimum=100_00, maximum=5_000_00, unit=50_00, of={"any-triple": Limits(10_00, 200_00, 10_00)})
    assert hash(again) == hash(LIMITS)
    assert len({LIMITS, again, Limits(), Limits(2)}) == 3


@pytest.mark.parametrize(("minimum", "maximum", "unit"), [(0, None, 1), (1, None, 0), (10, 5, 1), (10, 200, 300)])
def test_limits_within_which_no_stake_can_lie_make_no_table(minimum: int, maximum: int | None, unit: int) -> None:
    with pytest.raises(OptionError, match="make no table"):
        Limits(minimum, maximum, unit)
