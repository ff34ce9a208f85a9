"""Article 7 of 60/2004: the prizes."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.roulette.round import Number
from banca.law import OptionError
from banca.money import Selection
from tests.at_table import AtTable
from tests.games.roulette.chances import PLACES, lines_on

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "roulette-60-2004")


def check_price(clause: str, prize: int, bets: set[str]) -> None:
    """Every bet of these pays the prize on every number that wins, and no other bet is priced by the clause."""
    priced = set()
    for number in range(37):
        for (bet, selection), line in lines_on(number).items():
            if clause in line.clauses:
                priced.add(bet)
                assert number in PLACES[bet, selection][0]
                assert (line.prize, line.returned, line.net) == (prize, 100_00, prize)
            elif bet in bets:
                assert number not in PLACES[bet, selection][0]
    assert priced == bets


@proves("art7")
def test_7_a_winner_keeps_the_stake_and_gets_the_prize_in_addition() -> None:
    for number in range(37):
        for place, (numbers, prize) in PLACES.items():
            line = lines_on(number)[place]
            if number in numbers:
                assert (line.result, line.returned, line.prize) == ("win", 100_00, prize * 100_00)
                assert (line.commission, line.breakage) == (0, 0)
            else:
                assert (line.result, line.returned, line.prize, line.net) == ("lose", 0, 0, -100_00)


@proves("art7")
def test_7_the_house_can_adopt_no_other_price() -> None:
    options = AtTable("roulette-60-2004").game.edition.options
    assert not any(option.clause.startswith("art7") for option in options.values())
    with pytest.raises(OptionError):
        AtTable("roulette-60-2004", {"straight-odds": 36})


@pytest.mark.parametrize(
    ("bet", "selection", "number", "paid"),
    [
        pytest.param("straight", 17, 17, 3500_00, marks=proves("art7.1")),
        pytest.param("split", (17, 20), 20, 1700_00, marks=proves("art7.2")),
        pytest.param("street", (16, 17, 18), 17, 1100_00, marks=proves("art7.3")),
        pytest.param("corner", (16, 17, 19, 20), 19, 800_00, marks=proves("art7.4")),
        pytest.param("line", (16, 17, 18, 19, 20, 21), 21, 500_00, marks=proves("art7.5")),
        pytest.param("sector-nine", 2, 18, 300_00, marks=proves("art7.6")),
        pytest.param("dozen-middle", None, 13, 200_00, marks=proves("art7.7")),
        pytest.param("red", None, 1, 100_00, marks=proves("art7.8")),
    ],
)
def test_7_1_to_7_8_a_hundred_on_a_winning_bet(bet: str, selection: Selection, number: int, paid: int) -> None:
    line = AtTable("roulette-60-2004").bet("ana", bet, 100_00, selection).show(Number(number)).line(bet, selection)
    assert (line.prize, line.returned, line.net) == (paid, 100_00, paid)


@proves("art7.1")
def test_7_1_one_number_pays_35_to_1() -> None:
    check_price("art7.1", 3500_00, {"straight"})


@proves("art7.2")
def test_7_2_two_numbers_pay_17_to_1() -> None:
    check_price("art7.2", 1700_00, {"split"})


@proves("art7.3")
def test_7_3_three_numbers_pay_11_to_1() -> None:
    check_price("art7.3", 1100_00, {"street"})


@proves("art7.4")
def test_7_4_four_numbers_pay_8_to_1() -> None:
    check_price("art7.4", 800_00, {"corner"})


@proves("art7.5")
def test_7_5_six_numbers_pay_5_to_1() -> None:
    check_price("art7.5", 500_00, {"line"})


@proves("art7.6")
def test_7_6_nine_numbers_pay_3_to_1() -> None:
    check_price("art7.6", 300_00, {"sector-nine"})


@proves("art7.7")
def test_7_7_twelve_numbers_pay_2_to_1() -> None:
    check_price("art7.7", 200_00, {"sector-twelve", "column", "dozen-small", "dozen-middle", "dozen-large"})


@proves("art7.8")
def test_7_8_eighteen_numbers_pay_1_to_1() -> None:
    check_price("art7.8", 100_00, {"even", "odd", "low", "high", "red", "black"})
