"""The measures of a sheet, compared with figures worked out by hand."""

from decimal import Decimal
from fractions import Fraction
from math import exp, sqrt

import pytest

from banca.exact.value import BetOdds, Outcome
from banca.report import measures, text
from banca.report.measures import Exposure, exposure
from banca.report.par.bets import _figures
from tests.report.sheets import setting_of, sheet_of


def row_of(game: str, bet: str, selection: object = None) -> BetOdds:
    return next(row for row in sheet_of(game).rows if (bet, selection) in row.places)


def of_gains(*gains: tuple[int, int]) -> BetOdds:
    """A bet with these gains, each in so many ways."""
    results = {1: "win", 0: "push", -1: "lose"}
    found = tuple(Outcome(results[(gain > 0) - (gain < 0)], None, Fraction(gain), ways) for gain, ways in gains)
    return BetOdds("made-up", (("made-up", None),), found, (), ())


def test_outcomes_add_up_to_one_and_to_minus_the_edge() -> None:
    steps = measures.outcome_lines(row_of("cussec", "single", 3))
    assert [(step.result, step.ways, int(step.net)) for step in steps] == [
        ("win", 1, 3),
        ("win", 15, 2),
        ("win", 75, 1),
        ("lose", 125, -1),
    ]
    assert [step.so_far for step in steps] == [Fraction(n, 216) for n in (3, 33, 108, -17)]
    assert sum(step.chance for step in steps) == 1


@pytest.mark.parametrize("game", ["cussec", "craps", "roulette", "baccarat"])
def test_every_bet_adds_up(game: str) -> None:
    for row in sheet_of(game).rows:
        steps = measures.outcome_lines(row)
        assert sum(step.chance for step in steps) == 1
        assert steps[-1].so_far == -row.edge == measures.return_to_player(row) - 1


def test_a_straight_bet_at_roulette() -> None:
    row = row_of("roulette", "straight", 17)
    assert measures.return_to_player(row) == Fraction(36, 37)
    assert exposure(sheet_of("roulette").game, setting_of("roulette"), row) == Exposure(Fraction(35), Fraction(1))
    sigma = 36 * sqrt(1 / 37 * 36 / 37)  # of a chance of one in 37 that moves 36 units
    assert float(measures.volatility_index(row)) == pytest.approx(1.645 * sigma)
    low, high = measures.band(row, 10_000, Decimal("1.96"))
    assert float(high - low) == pytest.approx(2 * 1.96 * sigma / 100)
    assert float(high + low) / 2 == pytest.approx(36 / 37)
    assert row.skew is not None
    assert float(row.skew) == pytest.approx(35 / 6)  # (1 - 2p) / sqrt(p q), p = 1/37
    assert measures.normal_from(row) == 3403  # (35/6 / 0.1) squared; ten hits would need 370 only


def test_a_prize_that_matters_must_be_hit_ten_times() -> None:
    even_but_for_a_rare_prize = of_gains((1, 499_999), (-1, 500_000), (1000, 1))
    assert measures.normal_from(even_but_for_a_rare_prize) >= 10 * 1_000_000
    no_matter = of_gains((1, 499_999), (-1, 500_000), (2, 1))
    assert measures.normal_from(no_matter) < 100


def test_what_does_not_vary_needs_no_band() -> None:
    assert measures.normal_from(of_gains((0, 1))) == 1
    assert measures.edge_without_ties(of_gains((0, 1))) is None


def test_ties_and_all_that_is_staked() -> None:
    row = row_of("baccarat", "player")
    ties = measures.edge_without_ties(row)
    assert ties == row.edge / (1 - row.push)
    assert measures.average_wager(row) == 1
    assert measures.element_of_risk(row) == row.edge
    made_up = of_gains((1, 4), (-1, 5))
    raised = BetOdds("r", (("r", None),), made_up.outcomes, (), (), {"element_of_risk": Fraction(1, 18)})
    assert raised.edge == Fraction(1, 9)
    assert measures.average_wager(raised) == 2


def test_the_bank_is_broken_with_the_chance_that_was_asked() -> None:
    row = row_of("cussec", "small")
    bank = measures.bank_needed(row, Fraction(1, 100))
    assert bank is not None
    assert exp(-2 * float(row.edge) * float(bank) / float(row.variance)) == pytest.approx(0.01)
    assert measures.bank_needed(row_of("cussec", "even"), Fraction(1, 100)) is None  # no edge, no bank is enough


def test_the_house_is_ahead_when_the_band_is_below_the_stake() -> None:
    row = row_of("cussec", "small")
    rounds = measures.rounds_until_ahead(row)
    assert rounds is not None
    assert measures.band(row, rounds, Decimal("1.960"))[1] <= 1
    assert measures.band(row, rounds - 10, Decimal("1.960"))[1] > 1
    assert measures.rounds_until_ahead(row_of("cussec", "even")) is None


def test_skew_is_not_stated_where_an_outcome_hides_its_spread() -> None:
    plain = of_gains((2, 1), (-1, 2))
    assert measures.skew_and_kurtosis(plain) == (plain.skew, plain.kurtosis)
    hidden = BetOdds("h", (("h", None),), plain.outcomes, (), (), within=Fraction(1, 10))
    assert measures.skew_and_kurtosis(hidden) == (None, None)
    found = {item.term: item.text for item in _figures(sheet_of("fantan"), hidden, "en")}
    assert found["Maximum exposure per unit"] == "≥ 2"
    assert found["Hit frequency"] == "≥ 33.3333 %"
    assert "Skewness" not in found


def test_numbers_as_they_stand_in_a_report() -> None:
    assert text.whole(19933230517200) == "19\u202f933\u202f230\u202f517\u202f200"
    assert text.percent(Fraction(1, 36)) == "2.7778 %"
    assert text.percent(Fraction(-1, 36)) == "−2.7778 %"
    assert text.fixed_digits(Fraction(-1, 10**9), 4) == "0.0000"
    assert [text.net(v) for v in (Fraction(1), Fraction(0), Fraction(-3), Fraction(19, 20), Fraction(7, 6))] == [
        *("+1", "0", "−3", "+0.95", "+7/6")
    ]
    assert text.net(Fraction(-1234567, 7654321)) == "≈−0.1613"
    assert text.points(Fraction(1, 100)) == "+1.0000"
    assert text.points(Fraction(0)) == "0.0000"
