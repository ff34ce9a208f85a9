"""Article 6 of 57/2004: the prizes."""

from collections.abc import Callable
from functools import partial
from itertools import combinations, permutations
from typing import Any

import pytest

from banca.games.shaker import Dice
from banca.law import OptionError, option_set
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import CUSSEC, Throw, prizes, settled

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, CUSSEC)
wins = partial(prizes, CUSSEC)
NUMBERS = (1, 2, 3, 4, 5, 6)
PRICES = {4: 50, 5: 18, 6: 14, 7: 12, 8: 8, 9: 6, 10: 6, 11: 6, 12: 6, 13: 8, 14: 12, 15: 14, 16: 18, 17: 50}
THROW_OF = {
    4: (1, 1, 2), 5: (1, 2, 2), 6: (1, 2, 3), 7: (1, 2, 4), 8: (1, 2, 5), 9: (1, 2, 6), 10: (1, 3, 6),
    11: (1, 4, 6), 12: (1, 5, 6), 13: (1, 6, 6), 14: (2, 6, 6), 15: (3, 6, 6), 16: (4, 6, 6), 17: (5, 6, 6),
}  # fmt: skip


def assert_paid(
    bet: str, selection: Any, throw: Throw, prize: int, clauses: tuple[str, ...], options: dict[str, Any] | None = None
) -> None:
    line = settled(CUSSEC, bet, selection, throw, options)
    assert (line.result, line.stake, line.returned, line.prize, line.net) == ("win", 100_00, 100_00, prize, prize)
    assert line.odds is not None
    assert str(line.odds) == f"{prize // 100_00}:1"
    assert line.clauses == clauses


@proves("art6")
def test_6_a_winner_is_paid_and_gets_the_stake_back_a_loser_is_taken() -> None:
    table = AtTable(CUSSEC).bet("ana", "two-dice", 30_00, (2, 5)).bet("rui", "big", 45_00)
    table.show(Dice((2, 5, 2))).finish()
    won, lost = table.settlement.lines
    assert (won.result, won.returned, won.prize, won.net) == ("win", 30_00, 150_00, 150_00)
    assert (lost.result, lost.returned, lost.prize, lost.net) == ("lose", 0, 0, -45_00)
    assert lost.clauses == ("art5.2", "art6")
    assert [position.player for position in table.state.taken] == ["rui"]
    assert [position.player for position in table.state.paid] == ["ana"]
    assert table.settlement.house == {"taken": 45_00, "prizes": 150_00, "commission": 0, "breakage": 0, "net": -105_00}


@proves("art6")
@pytest.mark.parametrize("stake", [1, 7, 99, 100_01])
def test_6_the_prize_is_the_multiple_of_any_stake(stake: int) -> None:
    table = AtTable(CUSSEC).bet("ana", "any-triple", stake).show(Dice((2, 2, 2)))
    line = table.line("any-triple")
    assert (line.returned, line.prize, line.breakage) == (stake, 24 * stake, 0)


@proves("art6.1")
def test_6_1_small_pays_1_to_1() -> None:
    assert set(wins("small").values()) == {100_00}
    assert_paid("small", None, (1, 3, 6), 100_00, ("art5.1", "art6.1"))


@proves("art6.2")
def test_6_2_big_pays_1_to_1() -> None:
    assert set(wins("big").values()) == {100_00}
    assert_paid("big", None, (2, 4, 5), 100_00, ("art5.2", "art6.2"))


@proves("art6.3")
@pytest.mark.parametrize(
    ("throw", "prize"), [((4, 1, 2), 100_00), ((4, 4, 2), 200_00), ((4, 4, 4), 300_00), ((4, 1, 1), 100_00)]
)
def test_6_3_single_pays_once_for_each_die(throw: Throw, prize: int) -> None:
    assert_paid("single", 4, throw, prize, ("art5.3", "art6.3"))
    for number in NUMBERS:
        assert all(paid == shown.count(number) * 100_00 for shown, paid in wins("single", number).items())


@proves("art6.4")
def test_6_4_triple_pays_150_to_1() -> None:
    for number in NUMBERS:
        assert_paid("triple", number, (number,) * 3, 15000_00, ("art5.4", "art6.4"))


@proves("art6.5")
def test_6_5_any_triple_pays_24_to_1() -> None:
    for number in NUMBERS:
        assert_paid("any-triple", None, (number,) * 3, 2400_00, ("art5.5", "art6.5"))


@proves("art6.6")
@pytest.mark.parametrize(
    "options",
    [{}, {"total-5-16-price": 30}, {"total-6-15-price": 18}, {"total-5-16-price": 24, "total-6-15-price": 16}],
)
def test_6_6_each_total_has_one_price_and_mirror_totals_the_same(options: dict[str, int]) -> None:
    fives, sixes = options.get("total-5-16-price", 18), options.get("total-6-15-price", 14)
    expected = PRICES | {5: fives, 16: fives, 6: sixes, 15: sixes}
    assert set(expected) == set(range(4, 18))
    for total, price in expected.items():
        assert set(wins("total", total, options).values()) == {price * 100_00}
        assert expected[21 - total] == price


@proves("art6.6.1")
@pytest.mark.parametrize("total", [4, 17])
def test_6_6_1_totals_4_and_17_pay_50_to_1(total: int) -> None:
    assert_paid("total", total, THROW_OF[total], 5000_00, ("art5.6", "art6.6.1"))


@proves("art6.6.2")
@pytest.mark.parametrize("total", [5, 16])
@pytest.mark.parametrize("price", range(18, 31))
def test_6_6_2_totals_5_and_16_pay_18_to_30_as_the_house_sets(total: int, price: int) -> None:
    options = {"total-5-16-price": price}
    assert_paid("total", total, THROW_OF[total], price * 100_00, ("art5.6", "art6.6.2"), options)


@proves("art6.6.2")
def test_6_6_2_totals_5_and_16_pay_18_to_1_unless_set() -> None:
    assert_paid("total", 5, THROW_OF[5], 1800_00, ("art5.6", "art6.6.2"))


@proves("art6.6.2")
@pytest.mark.parametrize("wrong", [17, 31, 0, -18, 18.5, "18.5", "37/2", "18,30", None, True])
def test_6_6_2_other_prices_are_refused(wrong: Any) -> None:
    with pytest.raises(OptionError, match=r"total-5-16-price.*18 to 30.*art\. 6\(6\)\(2\)"):
        option_set(AtTable(CUSSEC).game.edition, {"total-5-16-price": wrong})


@proves("art6.6.3")
@pytest.mark.parametrize("total", [6, 15])
@pytest.mark.parametrize("price", range(14, 19))
def test_6_6_3_totals_6_and_15_pay_14_to_18_as_the_house_sets(total: int, price: int) -> None:
    options = {"total-6-15-price": price}
    assert_paid("total", total, THROW_OF[total], price * 100_00, ("art5.6", "art6.6.3"), options)


@proves("art6.6.3")
def test_6_6_3_totals_6_and_15_pay_14_to_1_unless_set() -> None:
    assert_paid("total", 6, THROW_OF[6], 1400_00, ("art5.6", "art6.6.3"))


@proves("art6.6.3")
@pytest.mark.parametrize("wrong", [13, 19, 0, -14, 14.5, "14.5", "29/2", "14,18", None, True])
def test_6_6_3_other_prices_are_refused(wrong: Any) -> None:
    with pytest.raises(OptionError, match=r"total-6-15-price.*14 to 18.*art\. 6\(6\)\(3\)"):
        option_set(AtTable(CUSSEC).game.edition, {"total-6-15-price": wrong})


@proves("art6.6.4")
@pytest.mark.parametrize("total", [7, 14])
def test_6_6_4_totals_7_and_14_pay_12_to_1(total: int) -> None:
    assert_paid("total", total, THROW_OF[total], 1200_00, ("art5.6", "art6.6.4"))


@proves("art6.6.5")
@pytest.mark.parametrize("total", [8, 13])
def test_6_6_5_totals_8_and_13_pay_8_to_1(total: int) -> None:
    assert_paid("total", total, THROW_OF[total], 800_00, ("art5.6", "art6.6.5"))


@proves("art6.6.6")
@pytest.mark.parametrize("total", [9, 10, 11, 12])
def test_6_6_6_totals_9_to_12_pay_6_to_1(total: int) -> None:
    assert_paid("total", total, THROW_OF[total], 600_00, ("art5.6", "art6.6.6"))


@proves("art6.7")
def test_6_7_even_pays_1_to_1() -> None:
    assert set(wins("even").values()) == {100_00}
    assert_paid("even", None, (1, 2, 3), 100_00, ("art5.7", "art6.7"))


@proves("art6.8")
def test_6_8_odd_pays_1_to_1() -> None:
    assert set(wins("odd").values()) == {100_00}
    assert_paid("odd", None, (1, 2, 2), 100_00, ("art5.8", "art6.8"))


@proves("art6.9")
def test_6_9_double_and_single_pays_50_to_1() -> None:
    for chosen in permutations(NUMBERS, 2):
        assert set(wins("double-and-single", chosen).values()) == {5000_00}
    assert_paid("double-and-single", (2, 5), (2, 2, 5), 5000_00, ("art5.9", "art6.9"))


@proves("art6.10")
@pytest.mark.parametrize("throw", list(permutations((1, 2, 3))))
def test_6_10_three_dice_pays_30_to_1(throw: Throw) -> None:
    assert_paid("three-dice", (1, 2, 3), throw, 3000_00, ("art5.10", "art6.10"))
    for chosen in combinations(NUMBERS, 3):
        assert set(wins("three-dice", chosen).values()) == {3000_00}


@proves("art6.11")
@pytest.mark.parametrize("throw", [(2, 5, 6), (2, 2, 5), (5, 5, 2)])
def test_6_11_two_dice_pays_5_to_1_once(throw: Throw) -> None:
    assert_paid("two-dice", (2, 5), throw, 500_00, ("art5.11", "art6.11"))
    for chosen in combinations(NUMBERS, 2):
        assert set(wins("two-dice", chosen).values()) == {500_00}


@proves("art6.12")
@pytest.mark.parametrize("throw", [(4, 4, 1), (4, 4, 4)])
def test_6_12_double_pays_8_to_1_once(throw: Throw) -> None:
    assert_paid("double", 4, throw, 800_00, ("art5.12", "art6.12"))
    for number in NUMBERS:
        assert set(wins("double", number).values()) == {800_00}


@proves("art6.13")
def test_6_13_four_numbers_pays_7_to_1() -> None:
    for chosen in combinations(NUMBERS, 4):
        assert set(wins("four-numbers", chosen).values()) == {700_00}
    assert_paid("four-numbers", (1, 2, 3, 4), (1, 3, 4), 700_00, ("art5.13", "art6.13"))
