"""How far a mean and a distribution lie from the exact ones, and how far they may."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from math import log, sqrt

import pytest

from banca.exact import BetOdds
from banca.exact.value import Outcome
from verify.compare import Compared, above, mean_of, of_live, rate, spread_of, verdict


def test_the_chance_of_a_chi_square_is_that_of_the_tables() -> None:
    """Upper points of the usual tables."""
    for freedom, five, one in ((1, 3.841, 6.635), (2, 5.991, 9.210), (5, 11.070, 15.086), (10, 18.307, 23.209)):
        assert above(five, freedom) == pytest.approx(0.05, abs=5e-5)
        assert above(one, freedom) == pytest.approx(0.01, abs=5e-5)
    assert above(0, 3) == 1


def test_rare_outcomes_are_put_together_until_each_has_a_fair_number() -> None:
    found = spread_of([(90.0, 85), (6.0, 9), (3.0, 4), (1.0, 2)])
    assert found is not None
    assert found.cells == 2
    assert found.chi_square == pytest.approx(25 / 90 + 25 / 10)
    assert spread_of([(4.0, 4), (0.5, 1)]) is None


def test_the_rate_is_that_of_a_coin() -> None:
    spread = ((1.0, 0.25), (-1.0, 0.75))
    for share in (0.05, 0.25, 0.4, 0.9):
        known = share * log(share / 0.25) + (1 - share) * log((1 - share) / 0.75)
        assert rate(spread, 2 * share - 1) == pytest.approx(known, abs=1e-12)
    assert rate(spread, -1.0) == pytest.approx(-log(0.75))


def coin(price: int, ways: int) -> BetOdds:
    outcomes = (Outcome("win", None, Fraction(price), 1), Outcome("lose", None, Fraction(-1), ways - 1))
    return BetOdds("coin", (("coin", None),), outcomes, (), ())


def test_of_many_rounds_the_deviation_is_z_and_of_a_rare_prize_it_is_less() -> None:
    fair, rare = coin(1, 2), coin(1000, 1001)
    even = mean_of(fair, 10_000, Fraction(3, 100))
    assert even.z == pytest.approx(3)
    assert even.deviation == pytest.approx(3, abs=0.01)
    once_in_fifty = mean_of(rare, 50, Fraction(1000 - 49, 50))
    assert once_in_fifty.z == pytest.approx((951 / 50) / sqrt(rare.variance / 50))
    assert 1 < once_in_fifty.deviation < once_in_fifty.z / 1.5


def test_a_bet_that_cannot_vary_must_not() -> None:
    sure = BetOdds("sure", (("sure", None),), (Outcome("win", None, Fraction(1), 1),), (), ())
    assert mean_of(sure, 10, Fraction(1)).chance == 1
    assert mean_of(sure, 10, Fraction(9, 10)).chance == 0


def test_the_bound_is_sidaks() -> None:
    """Of one comparison, the point that the normal curve passes to either side once in a thousand."""
    row = coin(1, 2)
    [one] = found = [Compared("t", "coin", "", "live", Fraction(0), mean_of(row, 100, Fraction(1, 10)))]
    assert verdict(found).bound == pytest.approx(3.2905, abs=1e-4)
    assert verdict(found * 1000).bound == pytest.approx(4.8917, abs=2e-3)
    assert verdict(found).furthest is one
    assert not verdict([]).holds
    far = replace(one, mean=mean_of(row, 100, Fraction(4, 10)))
    assert verdict([one, far]).failing == (far,)


def test_a_gain_known_by_its_mean_is_compared_with_others_of_that_kind() -> None:
    outcomes = (Outcome("win", None, Fraction(1), 45), Outcome("lose", None, Fraction(-1), 45),
                Outcome("split", None, Fraction(1, 2), 10))  # fmt: skip
    row = BetOdds("main", (("main", None),), outcomes, (), (), within=Fraction(1, 10))
    seen = Counter(
        {(Fraction(1), ""): 45, (Fraction(-1), ""): 45, (Fraction(2), "split"): 5, (Fraction(-1), "split"): 5}
    )
    found = of_live("t", row, seen)
    assert found.impossible == ()
    assert found.spread is not None
    assert found.spread.chi_square == 0
    assert found.mean is not None
    assert found.mean.deviation == pytest.approx(0, abs=1e-6)
