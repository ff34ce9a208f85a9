"""The shape of a bet's gains: against what is known of two-point distributions, and of a die."""

from decimal import Decimal
from fractions import Fraction
from math import sqrt

import pytest

from banca.exact import BetOdds
from banca.exact.value import Outcome
from banca.money import Odds


def bet(*outcomes: tuple[int, int]) -> BetOdds:
    results = {True: "win", False: "lose"}
    found = tuple(Outcome(results[gain > 0], Odds(1), Fraction(gain), ways) for gain, ways in outcomes)
    return BetOdds("any", (("any", None),), found, (), ())


@pytest.mark.parametrize(("prize", "won", "lost"), [(1, 18, 19), (35, 1, 36), (1, 5, 1), (8, 1, 7)])
def test_won_or_lost_is_as_skewed_as_bernoulli_says(prize: int, won: int, lost: int) -> None:
    p = won / (won + lost)
    found = bet((prize, won), (-1, lost))
    assert found.skew is not None
    assert found.kurtosis is not None
    assert abs(float(found.skew) - (1 - 2 * p) / sqrt(p * (1 - p))) < 1e-9
    assert abs(float(found.kurtosis) - (1 - 6 * p * (1 - p)) / (p * (1 - p))) < 1e-9


def test_central_moments_of_a_die() -> None:
    die = bet(*((pips, 1) for pips in range(1, 7)))
    assert [die.moment(n) for n in range(5)] == [1, 0, Fraction(35, 12), 0, Fraction(707, 48)]
    assert die.moment(2) == die.variance
    assert die.skew == 0
    assert die.kurtosis == round(Decimal(-222) / 175, 12)


def test_what_does_not_vary_has_no_shape() -> None:
    assert bet((-1, 5)).skew is bet((-1, 5)).kurtosis is None


def test_a_figure_is_exact_unless_it_has_a_bound() -> None:
    exact = bet((1, 1), (-1, 1))
    assert exact.exact
    near = BetOdds(
        "any", exact.places, exact.outcomes, (), (), {"element_of_risk": Fraction(1, 9)}, bound=Fraction(1, 9)
    )
    assert not near.exact
    assert (exact.element_of_risk, near.element_of_risk) == (None, Fraction(1, 9))
