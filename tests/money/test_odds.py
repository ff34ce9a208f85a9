"""Odds, commission, and the one rounding of money."""

from fractions import Fraction
from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.money import Odds, Prize, down_to_minor_unit, format_amount, prize_on

FIVE_PER_CENT = Fraction(5, 100)
stakes = st.integers(1, 10**12)
odds = st.builds(
    Odds,
    prize=st.integers(0, 5000),
    to=st.integers(1, 100),
    commission=st.fractions(0, 1, max_denominator=1000),
)


@pytest.mark.parametrize(
    ("stake", "odds", "prize", "commission", "breakage", "paid"),
    [
        (100_00, Odds(1, 3, FIVE_PER_CENT), 33_33, 1_66, 1, 31_66),  # se-sam-hong
        (100_00, Odds(1), 100_00, 0, 0, 100_00),
        (100_00, Odds(150), 15_000_00, 0, 0, 15_000_00),
        (100_00, Odds(1, 1, FIVE_PER_CENT), 100_00, 5_00, 0, 95_00),
        (100_00, Odds(1, 2, FIVE_PER_CENT), 50_00, 2_50, 0, 47_50),
        (100_00, Odds(3, 1, FIVE_PER_CENT), 300_00, 15_00, 0, 285_00),
        (1, Odds(1), 1, 0, 0, 1),
        (1, Odds(1, 3), 0, 0, 0, 0),
        (2, Odds(1, 3), 0, 0, 0, 0),
        (3, Odds(1, 3), 1, 0, 0, 1),
        (1, Odds(1, 1, FIVE_PER_CENT), 1, 0, 1, 0),
        (1, Odds(1, 3, FIVE_PER_CENT), 0, 0, 0, 0),
        (1, Odds(35), 35, 0, 0, 35),
        (19, Odds(1, 1, FIVE_PER_CENT), 19, 0, 1, 18),
        (20, Odds(1, 1, FIVE_PER_CENT), 20, 1, 0, 19),
        (21, Odds(1, 1, FIVE_PER_CENT), 21, 1, 1, 19),
    ],
)
def test_a_prize_to_the_minor_unit(
    stake: int, odds: Odds, prize: int, commission: int, breakage: int, paid: int
) -> None:
    found = prize_on(stake, odds)
    assert (found.prize, found.commission, found.breakage, found.paid) == (prize, commission, breakage, paid)


def test_what_is_due_is_kept_exactly() -> None:
    assert prize_on(100_00, Odds(1, 3, FIVE_PER_CENT)).due == Fraction(9500, 3)
    assert prize_on(1, Odds(1, 3)) == Prize(0, 0, 0, Fraction(1, 3))


@given(stakes, odds)
def test_a_prize_is_conserved_to_the_last_minor_unit(stake: int, odds: Odds) -> None:
    found = prize_on(stake, odds)
    due = Fraction(stake * odds.prize, odds.to) * (1 - odds.commission)
    assert found.due == due
    assert found.prize - found.commission - found.breakage == found.paid == floor(due)
    assert found.breakage in (0, 1)
    assert 0 <= found.commission <= found.prize


@given(stakes, odds)
def test_rounding_never_costs_a_player_a_whole_minor_unit_and_never_pays_too_much(stake: int, odds: Odds) -> None:
    found = prize_on(stake, odds)
    assert 0 <= found.due - found.paid < 1
    assert {type(amount) for amount in (found.prize, found.commission, found.breakage, found.paid)} == {int}


@given(stakes, st.integers(0, 5000))
def test_whole_odds_without_commission_leave_no_breakage(stake: int, prize: int) -> None:
    assert prize_on(stake, Odds(prize)) == Prize(stake * prize, 0, 0, Fraction(stake * prize))


@pytest.mark.parametrize(
    ("amount", "down"),
    [
        (Fraction(9500, 3), 3166),
        (Fraction(2), 2),
        (Fraction(199, 100), 1),
        (Fraction(1, 100), 0),
        (Fraction(0), 0),
    ],
)
def test_down_to_the_minor_unit(amount: Fraction, down: int) -> None:
    assert down_to_minor_unit(amount) == down


@pytest.mark.parametrize(
    ("minor", "said"),
    [
        (0, "0.00"),
        (1, "0.01"),
        (99, "0.99"),
        (100, "1.00"),
        (100_00, "100.00"),
        (1_234_50, "1,234.50"),
        (12_345_678_90, "12,345,678.90"),
        (-1, "-0.01"),
        (-150, "-1.50"),
        (-1_000_05, "-1,000.05"),
    ],
)
def test_an_amount_as_people_read_it(minor: int, said: str) -> None:
    assert format_amount(minor) == said


@given(st.integers())
def test_an_amount_in_words_is_exact(minor: int) -> None:
    assert Fraction(format_amount(minor).replace(",", "")) == Fraction(minor, 100)


def test_odds_as_ratio_and_net_of_commission() -> None:
    third = Odds(1, 3)
    assert third.ratio == Fraction(1, 3)
    assert third.net == Fraction(1, 3)
    less = third.less(FIVE_PER_CENT)
    assert (less.prize, less.to, less.commission) == (1, 3, FIVE_PER_CENT)
    assert less.ratio == Fraction(1, 3)
    assert less.net == Fraction(19, 60)
    assert third.commission == 0


@pytest.mark.parametrize(
    ("odds", "said"), [(Odds(8), "8:1"), (Odds(1, 3), "1:3"), (Odds(3, 2).less(FIVE_PER_CENT), "3:2")]
)
def test_odds_as_they_are_written(odds: Odds, said: str) -> None:
    assert str(odds) == said


@pytest.mark.parametrize(
    ("stake", "odds", "prize", "commission"),
    [
        (200_00, Odds(20).up_to(10_000_00), 4_000_00, 0),
        (500_00, Odds(20).up_to(10_000_00), 10_000_00, 0),
        (1_000_00, Odds(20).up_to(10_000_00), 10_000_00, 0),
        (1_000_00, Odds(20).up_to(1), 1, 0),
        (1_000_00, Odds(20).less(FIVE_PER_CENT).up_to(10_000_00), 10_000_00, 500_00),
    ],
)
def test_a_prize_comes_to_no_more_than_its_limit(stake: int, odds: Odds, prize: int, commission: int) -> None:
    found = prize_on(stake, odds)
    assert (found.prize, found.commission, found.paid) == (prize, commission, prize - commission)
    assert str(odds).startswith("20:1 up to ")


def test_a_limit_changes_nothing_else() -> None:
    limited = Odds(20).up_to(10_000_00)
    assert limited.ratio == limited.net == Fraction(20)
    assert str(limited) == "20:1 up to 10,000.00"
    assert limited != Odds(20)


@pytest.mark.parametrize(("lang", "says"), [("en", "35:1 up to 1,000.00"), ("zh", "1賠35，最多1,000.00")])
def test_a_price_with_a_limit_is_said_in_each_language(lang: str, says: str) -> None:
    assert Odds(35, at_most=100_000).said_in(lang) == says
    assert says.startswith(Odds(35).said_in(lang))


def test_odds_as_a_parameter_of_a_message_keep_all_that_is_said_of_them() -> None:
    assert Odds(17, 2, at_most=5_000).to_parameter() == {"word": "odds", "prize": 17, "to": 2, "at_most": 5_000}
