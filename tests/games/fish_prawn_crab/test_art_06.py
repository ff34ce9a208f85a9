"""Article 6 of 59/2004: the prizes."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games.shaker import Dice
from banca.law import OptionError, option_set
from tests.at_table import AtTable
from tests.games.fish_prawn_crab.faces import COLOURS, FIGURES, THROWS, total
from tests.games.shaker.at_shaker import FISH_PRAWN_CRAB, Throw, prizes, settled

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, FISH_PRAWN_CRAB)
wins = partial(prizes, FISH_PRAWN_CRAB)
PRICES = {4: 50, 5: 18, 6: 14, 7: 12, 8: 8, 9: 6, 10: 6, 11: 6, 12: 6, 13: 8, 14: 12, 15: 14, 16: 18, 17: 50}


def assert_paid(bet: str, selection: Any, throw: Throw, prize: int, clauses: tuple[str, ...]) -> None:
    line = settled(FISH_PRAWN_CRAB, bet, selection, throw)
    assert (line.result, line.stake, line.returned, line.prize, line.net) == ("win", 100_00, 100_00, prize, prize)
    assert line.odds is not None
    assert str(line.odds) == f"{prize // 100_00}:1"
    assert line.clauses == clauses


def assert_total_paid(chosen: int, prize: int, clause: str) -> None:
    assert set(wins("total", chosen).values()) == {prize}
    throw = next(t for t in THROWS if total(t) == chosen)
    assert_paid("total", chosen, throw, prize, ("art5.10", clause))


@proves("art6")
def test_6_a_winner_is_paid_and_gets_the_stake_back_a_loser_is_taken() -> None:
    table = AtTable(FISH_PRAWN_CRAB).bet("ana", "colour-two", 30_00, "red").bet("rui", "small", 45_00)
    table.show(Dice(("fish", "rooster", "coin"))).finish()
    won, lost = table.settlement.lines
    assert (won.result, won.returned, won.prize, won.net) == ("win", 30_00, 90_00, 90_00)
    assert (lost.result, lost.returned, lost.prize, lost.net) == ("lose", 0, 0, -45_00)
    assert lost.clauses == ("art5.1", "art6")
    assert [position.player for position in table.state.taken] == ["rui"]
    assert [position.player for position in table.state.paid] == ["ana"]
    assert table.settlement.house == {"taken": 45_00, "prizes": 90_00, "commission": 0, "breakage": 0, "net": -45_00}


@proves("art6")
@pytest.mark.parametrize("stake", [1, 7, 99, 100_01])
def test_6_the_prize_is_the_multiple_of_any_stake(stake: int) -> None:
    table = AtTable(FISH_PRAWN_CRAB).bet("ana", "any-three-colour", stake).show(Dice(("coin", "gourd", "coin")))
    line = table.line("any-three-colour")
    assert (line.returned, line.prize, line.breakage) == (stake, 7 * stake, 0)


@proves("art6.1")
def test_6_1_small_pays_1_to_1() -> None:
    assert set(wins("small").values()) == {100_00}
    assert_paid("small", None, ("fish", "gourd", "rooster"), 100_00, ("art5.1", "art6.1"))


@proves("art6.2")
def test_6_2_big_pays_1_to_1() -> None:
    assert set(wins("big").values()) == {100_00}
    assert_paid("big", None, ("prawn", "coin", "crab"), 100_00, ("art5.2", "art6.2"))


@proves("art6.3")
@pytest.mark.parametrize("figure", FIGURES)
def test_6_3_figure_is_paid_by_the_dice_that_show_it(figure: str) -> None:
    paid = wins("figure", figure)
    by_dice = {0: None, 1: 100_00, 2: 200_00, 3: 300_00}
    assert {t: paid.get(t) for t in THROWS} == {t: by_dice[t.count(figure)] for t in THROWS}


@proves("art6.3.1")
@pytest.mark.parametrize("throw", [("crab", "fish", "coin"), ("fish", "crab", "fish")])
def test_6_3_1_one_die_pays_1_to_1(throw: Throw) -> None:
    assert_paid("figure", "crab", throw, 100_00, ("art5.3", "art6.3.1"))


@proves("art6.3.2")
def test_6_3_2_two_dice_pay_2_to_1() -> None:
    assert_paid("figure", "crab", ("crab", "fish", "crab"), 200_00, ("art5.3", "art6.3.2"))


@proves("art6.3.3")
def test_6_3_3_three_dice_pay_3_to_1() -> None:
    assert_paid("figure", "crab", ("crab", "crab", "crab"), 300_00, ("art5.3", "art6.3.3"))


@proves("art6.4")
def test_6_4_one_die_of_the_colour_pays_1_to_1() -> None:
    for colour in COLOURS:
        assert set(wins("colour-one", colour).values()) == {100_00}
    assert_paid("colour-one", "red", ("fish", "prawn", "coin"), 100_00, ("art5.4", "art6.4"))


@proves("art6.5")
def test_6_5_two_dice_of_the_colour_pay_3_to_1() -> None:
    for colour in COLOURS:
        assert set(wins("colour-two", colour).values()) == {300_00}
    assert_paid("colour-two", "red", ("fish", "rooster", "coin"), 300_00, ("art5.5", "art6.5"))


@proves("art6.6")
def test_6_6_three_dice_of_the_colour_pay_20_to_1() -> None:
    for colour in COLOURS:
        assert set(wins("colour-three", colour).values()) == {2000_00}
    assert_paid("colour-three", "green", ("prawn", "crab", "crab"), 2000_00, ("art5.6", "art6.6"))


@proves("art6.7")
def test_6_7_three_dice_of_one_colour_pay_7_to_1() -> None:
    assert set(wins("any-three-colour").values()) == {700_00}
    assert_paid("any-three-colour", None, ("gourd", "coin", "gourd"), 700_00, ("art5.7", "art6.7"))


@proves("art6.8")
@pytest.mark.parametrize("figure", FIGURES)
def test_6_8_triple_pays_150_to_1(figure: str) -> None:
    assert_paid("triple", figure, (figure, figure, figure), 15000_00, ("art5.8", "art6.8"))


@proves("art6.9")
@pytest.mark.parametrize("figure", FIGURES)
def test_6_9_any_triple_pays_24_to_1(figure: str) -> None:
    assert_paid("any-triple", None, (figure, figure, figure), 2400_00, ("art5.9", "art6.9"))


@proves("art6.9")
def test_6_9_any_triple_is_paid_beside_the_chosen_triple() -> None:
    table = AtTable(FISH_PRAWN_CRAB).bet("ana", "any-triple", 100_00).bet("ana", "triple", 100_00, "coin")
    table.show(Dice(("coin", "coin", "coin")))
    assert table.line("any-triple").prize == 2400_00
    assert table.line("triple", "coin").prize == 15000_00


@proves("art6.10")
def test_6_10_each_total_has_one_price_and_mirror_totals_the_same() -> None:
    assert set(PRICES) == set(range(4, 18))
    for chosen, price in PRICES.items():
        assert set(wins("total", chosen).values()) == {price * 100_00}
        assert PRICES[21 - chosen] == price


@proves("art6.10")
@pytest.mark.parametrize("option", ["total-5-16-price", "total-6-15-price"])
def test_6_10_there_is_no_range_of_prices(option: str) -> None:
    with pytest.raises(OptionError, match="has no option"):
        option_set(AtTable(FISH_PRAWN_CRAB).game.edition, {option: 18})


@proves("art6.10.1")
@pytest.mark.parametrize("chosen", [4, 17])
def test_6_10_1_totals_4_and_17_pay_50_to_1(chosen: int) -> None:
    assert_total_paid(chosen, 5000_00, "art6.10.1")
    assert_paid("total", 17, ("crab", "rooster", "rooster"), 5000_00, ("art5.10", "art6.10.1"))


@proves("art6.10.2")
@pytest.mark.parametrize("chosen", [5, 16])
def test_6_10_2_totals_5_and_16_pay_18_to_1(chosen: int) -> None:
    assert_total_paid(chosen, 1800_00, "art6.10.2")


@proves("art6.10.3")
@pytest.mark.parametrize("chosen", [6, 15])
def test_6_10_3_totals_6_and_15_pay_14_to_1(chosen: int) -> None:
    assert_total_paid(chosen, 1400_00, "art6.10.3")


@proves("art6.10.4")
@pytest.mark.parametrize("chosen", [7, 14])
def test_6_10_4_totals_7_and_14_pay_12_to_1(chosen: int) -> None:
    assert_total_paid(chosen, 1200_00, "art6.10.4")


@proves("art6.10.5")
@pytest.mark.parametrize("chosen", [8, 13])
def test_6_10_5_totals_8_and_13_pay_8_to_1(chosen: int) -> None:
    assert_total_paid(chosen, 800_00, "art6.10.5")


@proves("art6.10.6")
@pytest.mark.parametrize("chosen", [9, 10, 11, 12])
def test_6_10_6_totals_9_to_12_pay_6_to_1(chosen: int) -> None:
    assert_total_paid(chosen, 600_00, "art6.10.6")
