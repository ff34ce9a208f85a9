"""Article 6 of 60/2004: the seventeen chances."""

from collections.abc import Callable
from functools import partial
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from banca.games.roulette.round import Number
from banca.law import OptionError
from banca.money import Limits, Selection
from banca.play.act import Bet
from tests.at_table import AtTable
from tests.games.roulette.chances import (
    BLACK,
    CORNERS,
    FIRST_TWELVE_SECTOR,
    PLACES,
    RED,
    ROWS,
    SECOND_TWELVE_SECTOR,
    SPLITS,
    places_of,
    winning_numbers,
)

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "roulette-60-2004")

CHANCES = (
    "straight", "split", "street", "corner", "line", "sector-nine", "sector-twelve", "column", "dozen-small",
    "dozen-middle", "dozen-large", "even", "odd", "low", "high", "red", "black",
)  # fmt: skip
SECTORS = {"sector-nine", "sector-twelve"}


def placing(bet: str, selection: Any = None, **facts: Any) -> tuple[str, str | None] | None:
    """The norm and clause that refuse the bet, or None where it is accepted."""
    table = AtTable("roulette-60-2004", **facts).to("betting")
    refusal = table.game.refusal(table.state, Bet("ana", bet, 100_00, selection))
    return (refusal.norm, refusal.clause) if refusal else None


def check_every_place(bet: str, how_many: int) -> None:
    """Wins on its own numbers and on no other, wherever it is placed."""
    places = places_of(bet)
    assert len(places) == how_many
    for selection in places:
        assert winning_numbers(bet, selection) == PLACES[bet, selection][0]


@proves("art6")
def test_6_seventeen_chances_are_offered_and_no_other() -> None:
    table = AtTable("roulette-60-2004")
    assert tuple(table.game.kinds(table.setting)) == CHANCES
    assert set(table.game.positions(table.setting)) == set(PLACES)
    allowed_at = [kind.clause for kind in table.game.kinds(table.setting).values()]
    assert allowed_at == [f"art6.{item}" for item in range(1, 18)]


@proves("art6")
@pytest.mark.parametrize("bet", ["first-four", "basket", "trio", "dozen", "voisins", "Red", ""])
def test_6_a_bet_of_another_kind_is_refused(bet: str) -> None:
    for selection in (None, 1, (0, 1, 2, 3)):
        assert placing(bet, selection) == ("bet_must_be_offered", "art6")


@proves("art6")
@pytest.mark.parametrize(
    ("value", "left_out"),
    [
        ("all", set()),
        ("without-sectors", SECTORS),
        (["straight", "red", "black"], set(CHANCES) - {"straight", "red", "black"}),
        ("subset:straight,sector-nine", set(CHANCES) - {"straight", "sector-nine"}),
        (list(CHANCES), set()),
    ],
)
def test_6_a_chance_left_out_is_refused(value: Any, left_out: set[str]) -> None:
    for bet, selection in PLACES:
        refused = placing(bet, selection, options={"chances-offered": value})
        assert refused == (("bet_must_be_offered", "art6") if bet in left_out else None)


@proves("art6")
@pytest.mark.parametrize("value", ["some", "subset", [], ["basket"], ["straight", "basket"]])
def test_6_a_subset_names_chances_of_the_article(value: Any) -> None:
    with pytest.raises(OptionError, match=r"60/2004 art\. 6"):
        AtTable("roulette-60-2004", {"chances-offered": value})


@proves("art6")
@pytest.mark.parametrize(
    ("stake", "norm"),
    [
        (40_00, "stake_must_reach_the_minimum"),
        (55_00, "stake_must_be_a_multiple_of_the_unit"),
        (210_00, "stake_must_not_exceed_the_maximum"),
    ],
)
def test_6_stakes_keep_the_table_limits(stake: int, norm: str) -> None:
    table = AtTable("roulette-60-2004", limits=Limits(minimum=50_00, maximum=200_00, unit=10_00))
    assert table.refusal(Bet("ana", "red", stake)).norm == norm
    assert table.accepts(Bet("ana", "red", 50_00))
    assert table.accepts(Bet("ana", "red", 200_00))


@proves("art6")
def test_6_any_number_of_players_share_a_position_each_with_a_stake_of_his_own() -> None:
    limits = Limits(maximum=200_00, of={"straight": Limits(maximum=100_00)})
    table = AtTable("roulette-60-2004", limits=limits)
    for player in ("ana", "eva", "rui"):
        table.bet(player, "straight", 100_00, 17)
        assert table.refusal(Bet(player, "straight", 1, 17)).norm == "stake_must_not_exceed_the_maximum"
    assert table.accepts(Bet("ana", "red", 200_00))
    assert table.show(Number(17)).finish().settlement.players == dict.fromkeys(("ana", "eva", "rui"), 3500_00)


@proves("art6")
def test_6_there_is_one_layout() -> None:
    table = AtTable("roulette-60-2004")
    assert table.refusal(Bet("ana", "red", 100_00, layout=2)).norm == "layout_must_exist"


@proves("art6.1")
def test_6_1_straight_wins_on_its_number_zero_included() -> None:
    check_every_place("straight", 37)
    for number in (17, 0):
        table = AtTable("roulette-60-2004").bet("ana", "straight", 100_00, number).show(Number(number))
        assert table.line("straight", number).result == "win"


@proves("art6.1")
@pytest.mark.parametrize("selection", [None, -1, 37, (17, 20), (0, 0, 0), "red", "1-2-3"])
def test_6_1_straight_is_on_one_number_of_the_layout(selection: Any) -> None:
    assert placing("straight", selection) == ("selection_must_be_lawful", "art6.1")


@proves("art6.2")
def test_6_2_split_wins_on_two_numbers_side_by_side() -> None:
    check_every_place("split", 57)
    assert winning_numbers("split", (17, 20)) == {17, 20}


@proves("art6.2", "art8")
def test_6_2_numbers_apart_on_the_layout_make_no_split() -> None:
    for pair in combinations_with_replacement(range(38), 2):
        if pair in SPLITS:
            assert placing("split", pair) is None
            assert placing("split", pair[::-1]) is None
        elif 0 in pair:
            assert placing("split", pair) == ("zero_must_not_be_combined", "art8")
        else:
            assert placing("split", pair) == ("selection_must_be_lawful", "art6.2")
    assert placing("split", (17, 19)) == ("selection_must_be_lawful", "art6.2")
    assert placing("split", (3, 4)) == ("selection_must_be_lawful", "art6.2")


@proves("art6.3")
def test_6_3_street_wins_on_a_row_of_three() -> None:
    check_every_place("street", 12)
    assert winning_numbers("street", (16, 17, 18)) == {16, 17, 18}


@proves("art6.3", "art8")
def test_6_3_three_numbers_that_are_no_row_make_no_street() -> None:
    street = AtTable("roulette-60-2004").game.kinds(AtTable("roulette-60-2004").setting)["street"]
    for three in combinations(range(37), 3):
        refusal = street.refusal(three)
        if three in ROWS:
            assert refusal is None
        else:
            assert refusal is not None
            assert refusal.clause == ("art8" if 0 in three else "art6.3")
    assert placing("street", (0, 1, 2)) == ("zero_must_not_be_combined", "art8")
    assert placing("street", (2, 3, 4)) == ("selection_must_be_lawful", "art6.3")


@proves("art6.4")
def test_6_4_corner_wins_on_four_numbers_that_meet() -> None:
    check_every_place("corner", 22)
    assert winning_numbers("corner", (16, 17, 19, 20)) == {16, 17, 19, 20}


@proves("art6.4", "art8")
def test_6_4_four_numbers_that_do_not_meet_make_no_corner() -> None:
    corner = AtTable("roulette-60-2004").game.kinds(AtTable("roulette-60-2004").setting)["corner"]
    for four in combinations(range(37), 4):
        refusal = corner.refusal(four)
        if four in CORNERS:
            assert refusal is None
        else:
            assert refusal is not None
            assert refusal.clause == ("art8" if 0 in four else "art6.4")
    assert placing("corner", (0, 1, 2, 3)) == ("zero_must_not_be_combined", "art8")
    assert placing("corner", (3, 4, 6, 7)) == ("selection_must_be_lawful", "art6.4")


@proves("art6.5")
def test_6_5_line_wins_on_two_rows_side_by_side() -> None:
    check_every_place("line", 11)
    assert winning_numbers("line", (16, 17, 18, 19, 20, 21)) == {16, 17, 18, 19, 20, 21}


@proves("art6.5", "art8")
@pytest.mark.parametrize("first", range(1, 36))
def test_6_5_a_line_begins_at_the_head_of_a_row(first: int) -> None:
    six = tuple(range(first, first + 6))
    lawful = first in range(1, 32, 3)
    assert placing("line", six) == (None if lawful else ("selection_must_be_lawful", "art6.5"))
    assert placing("line", (first, first + 5)) == placing("line", six)


@proves("art6.5")
@pytest.mark.parametrize("selection", [None, 1, (1, 2, 3), (1, 2, 3, 7, 8, 9), (1, 2, 3, 4, 5, 5), (31, 37)])
def test_6_5_other_numbers_make_no_line(selection: Any) -> None:
    assert placing("line", selection) == ("selection_must_be_lawful", "art6.5")


@proves("art6.6")
def test_6_6_sector_of_nine_wins_on_its_nine_numbers() -> None:
    check_every_place("sector-nine", 4)
    assert winning_numbers("sector-nine", 2) == {10, 11, 12, 13, 14, 15, 16, 17, 18}


@proves("art6.6")
def test_6_6_the_house_defines_its_sectors() -> None:
    own = [[36, 1, 5, 9, 13, 17, 21, 25, 29], [2, 3, 4, 6, 7, 8, 10, 11, 12]]
    parameters = {"nine-sectors": own}
    for number in range(37):
        table = AtTable("roulette-60-2004", parameters=parameters)
        table.bet("ana", "sector-nine", 100_00, 1).bet("ana", "sector-nine", 100_00, 2).show(Number(number))
        results = [line.result for line in table.finish().settlement.lines]
        assert results == ["win" if number in sector else "lose" for sector in own]
    assert placing("sector-nine", 3, parameters=parameters) == ("selection_must_be_lawful", "art6.6")
    assert placing("sector-nine", own[0], parameters=parameters) is None
    assert placing("sector-nine", (1, 9), parameters=parameters) == ("selection_must_be_lawful", "art6.6")


@proves("art6.6", "art8")
@pytest.mark.parametrize(
    "sector",
    [
        [],
        [1, 2, 3, 4, 5, 6, 7, 8],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        [1, 2, 3, 4, 5, 6, 7, 8, 8],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 9],
        [0, 1, 2, 3, 4, 5, 6, 7, 8],
        [29, 30, 31, 32, 33, 34, 35, 36, 37],
    ],
)
def test_6_6_a_sector_is_nine_different_numbers_from_1_to_36(sector: list[int]) -> None:
    with pytest.raises(OptionError, match=r"60/2004 art\. 6\(6\)"):
        AtTable("roulette-60-2004", parameters={"nine-sectors": [list(range(1, 10)), sector]})


@proves("art6.1", "art1.3")
@pytest.mark.parametrize("selection", ["00", "017", "17-17", [17, 17], "٣"])
def test_6_1_a_number_is_written_as_it_stands_on_the_wheel(selection: Any) -> None:
    assert placing("straight", selection) == ("selection_must_be_lawful", "art6.1")


@proves("art6.6")
@pytest.mark.parametrize("sectors", [5, "1-9", [5], [None], [["1"] * 9], [[1.0, 2, 3, 4, 5, 6, 7, 8, 9]], {}])
def test_6_6_sectors_are_lists_of_numbers(sectors: Any) -> None:
    with pytest.raises(OptionError, match=r"60/2004 art\. 6\(6\)"):
        AtTable("roulette-60-2004", parameters={"nine-sectors": sectors})


@proves("art6.6")
@pytest.mark.parametrize("selection", [None, 0, 1, 2, (1, 9)])
def test_6_6_a_table_without_sectors_refuses_the_bet(selection: Any) -> None:
    assert placing("sector-nine", selection, parameters={"nine-sectors": []}) is not None
    without = {"chances-offered": "without-sectors"}
    assert placing("sector-nine", selection, options=without) == ("bet_must_be_offered", "art6")


@proves("art6.7")
def test_6_7_the_two_sectors_of_twelve_win_on_the_numbers_printed() -> None:
    check_every_place("sector-twelve", 2)
    assert winning_numbers("sector-twelve", 1) == FIRST_TWELVE_SECTOR
    assert winning_numbers("sector-twelve", 2) == SECOND_TWELVE_SECTOR
    both = winning_numbers("sector-twelve", 1) | winning_numbers("sector-twelve", 2)
    assert set(range(37)) - both == {0, *range(7, 13), *range(25, 31)}


@proves("art6.7")
@pytest.mark.parametrize(("sector", "wins", "loses"), [(1, 13, 14), (2, 14, 13)])
def test_6_7_thirteen_and_fourteen_are_in_different_sectors(sector: int, wins: int, loses: int) -> None:
    for number, net in ((wins, 200_00), (loses, -100_00)):
        table = AtTable("roulette-60-2004").bet("ana", "sector-twelve", 100_00, sector).show(Number(number))
        assert table.line("sector-twelve", sector).net == net


@proves("art6.8")
def test_6_8_column_wins_on_its_twelve_numbers() -> None:
    check_every_place("column", 3)
    assert 22 in winning_numbers("column", 1)
    assert not any(0 in winning_numbers("column", column) for column in (1, 2, 3))


@proves("art6.9")
def test_6_9_small_dozen_wins_on_1_to_12() -> None:
    assert winning_numbers("dozen-small") == set(range(1, 13))


@proves("art6.10")
def test_6_10_middle_dozen_wins_on_13_to_24() -> None:
    assert winning_numbers("dozen-middle") == set(range(13, 25))


@proves("art6.11")
def test_6_11_large_dozen_wins_on_25_to_36() -> None:
    assert winning_numbers("dozen-large") == set(range(25, 37))


@proves("art6.12")
def test_6_12_even_wins_on_even_numbers_but_not_on_zero() -> None:
    assert winning_numbers("even") == {2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36}


@proves("art6.13")
def test_6_13_odd_wins_on_odd_numbers() -> None:
    assert winning_numbers("odd") == {1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35}


@proves("art6.14")
def test_6_14_low_wins_on_1_to_18() -> None:
    assert winning_numbers("low") == set(range(1, 19))


@proves("art6.15")
def test_6_15_high_wins_on_19_to_36() -> None:
    assert winning_numbers("high") == set(range(19, 37))


@proves("art6.16")
def test_6_16_red_wins_on_red_numbers() -> None:
    assert winning_numbers("red") == RED


@proves("art6.17")
def test_6_17_black_wins_on_black_numbers() -> None:
    assert winning_numbers("black") == BLACK


@proves("art6.7", "art6.8")
@pytest.mark.parametrize(
    ("bet", "selection", "clause"),
    [
        ("sector-twelve", None, "art6.7"),
        ("sector-twelve", 3, "art6.7"),
        ("sector-twelve", (1, 12), "art6.7"),
        ("sector-twelve", "first", "art6.7"),
        ("sector-nine", None, "art6.6"),
        ("sector-nine", 5, "art6.6"),
        ("sector-nine", (2, 10), "art6.6"),
        ("column", None, "art6.8"),
        ("column", 4, "art6.8"),
        ("column", (1, 2), "art6.8"),
    ],
)
def test_6_6_to_6_8_other_sectors_and_columns_are_refused(bet: str, selection: Any, clause: str) -> None:
    assert placing(bet, selection) == ("selection_must_be_lawful", clause)


@proves("art6.9", "art6.10", "art6.11", "art6.12", "art6.13", "art6.14", "art6.15", "art6.16", "art6.17")
@pytest.mark.parametrize("item", range(9, 18))
def test_6_9_to_6_17_a_chance_that_is_one_place_takes_no_selection(item: int) -> None:
    bet = CHANCES[item - 1]
    assert placing(bet) is None
    for selection in (0, 1, (1, 12), "red"):
        assert placing(bet, selection) == ("selection_must_be_lawful", f"art6.{item}")


@proves("art6.1", "art6.2", "art6.3", "art6.4", "art6.5", "art6.6", "art6.7", "art6.8")
@pytest.mark.parametrize(
    ("bet", "written", "meant"),
    [
        ("straight", "17", 17),
        ("straight", "0", 0),
        ("split", "20-17", (17, 20)),
        ("street", "18 16 17", (16, 17, 18)),
        ("street", "16-18", (16, 17, 18)),
        ("corner", [20, 19, 17, 16], (16, 17, 19, 20)),
        ("line", "16-21", (16, 17, 18, 19, 20, 21)),
        ("line", "16,17,18,19,20,21", (16, 17, 18, 19, 20, 21)),
        ("sector-nine", "10-18", 2),
        ("sector-nine", list(range(10, 19)), 2),
        ("sector-twelve", sorted(SECOND_TWELVE_SECTOR), 2),
        ("column", "1-4-7-10-13-16-19-22-25-28-31-34", 1),
        ("column", "3", 3),
    ],
)
def test_6_1_to_6_8_a_selection_may_be_written_as_numbers_or_as_a_run(bet: str, written: Any, meant: Selection) -> None:
    table = AtTable("roulette-60-2004").bet("ana", bet, 100_00, written)
    assert table.state.stakes[0].position.selection == meant
