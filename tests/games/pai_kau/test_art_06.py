"""Article 6 of 96/85/M: who wins a group."""

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest

from banca.games.pai_kau.arranging import Arrange
from banca.games.pai_kau.dealing import DealTiles
from banca.games.pai_kau.order import combination, player_wins, strength
from tests.games.pai_kau.annex import ROWS, named
from tests.games.pai_kau.at_pai_kau import one_seat, ready

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")

EXAMPLES = {row["number"]: named(row["tiles"]) for row in ROWS}
both_lines = pytest.mark.parametrize("in_front", [True, False])


def two(tiles: str) -> list[str]:
    return tiles.split()


@proves("table2")
def test_table2_the_smaller_row_wins_and_equal_rows_are_the_bankers() -> None:
    for (one, player), (other, banker) in product(EXAMPLES.items(), repeat=2):
        assert player_wins(player, banker, in_front=False).value == (one < other)


@proves("table2")
@both_lines
def test_table2_different_values_rest_on_the_order_of_the_table(in_front: bool) -> None:
    king, nine = two("1-1 4-5"), two("6-6 1-6")
    won, lost = player_wins(king, nine, in_front=in_front), player_wins(nine, king, in_front=in_front)
    assert (won.value, lost.value) == (True, False)
    assert won.clauses == lost.clauses == ("art5.3", "table2", "art5.4")
    supreme = player_wins(two("2-4 1-2"), two("6-6 6-6"), in_front=in_front)
    assert supreme.value
    assert supreme.clauses == ("art5.3", "table2", "art5.5", "art5.4")


@proves("art6.1")
@both_lines
def test_6_1_of_one_point_value_the_higher_combination_wins(in_front: bool) -> None:
    heaven, earth = two("6-6 1-4"), two("1-1 2-3")
    won, lost = player_wins(heaven, earth, in_front=in_front), player_wins(earth, heaven, in_front=in_front)
    assert (won.value, lost.value) == (True, False)
    assert won.clauses == lost.clauses == ("art6.1", "art5.4")


@proves("art6.1")
@both_lines
@pytest.mark.parametrize(
    ("player", "banker"),
    [("6-6 1-4", "6-6 2-3"), ("6-6 4-5", "6-6 3-6"), ("1-1 4-4", "1-1 2-6"), ("3-3 5-6", "3-3 5-6")],
)
def test_6_1_of_equal_combinations_the_banker_wins(player: str, banker: str, in_front: bool) -> None:
    ruled = player_wins(two(player), two(banker), in_front=in_front)
    assert not ruled.value
    assert ruled.clauses == ("art6.1", "art5.4")


@proves("art6.1")
def test_6_1_with_a_supreme_tile_the_choice_of_its_value_is_cited() -> None:
    for player, banker in ((two("2-4 1-4"), two("1-2 2-3")), (two("1-2 6-6"), two("3-3 6-6"))):
        ruled = player_wins(player, banker, in_front=False)
        assert not ruled.value
        assert ruled.clauses == ("art6.1", "art5.4", "art5.5")


@proves("art6.2")
def test_6_2_both_worth_nothing_in_front_the_banker_wins_whatever_the_tiles() -> None:
    nothing = {number: EXAMPLES[number] for number in range(102, 107)}
    for player, banker in product(nothing.values(), repeat=2):
        ruled = player_wins(player, banker, in_front=True)
        assert not ruled.value
        assert ruled.clauses == ("art6.2", "art5.4")
    assert strength(nothing[102]) > strength(nothing[106])


@proves("art6.2")
def test_6_2_in_the_back_the_higher_tile_decides_between_two_groups_worth_nothing() -> None:
    ruled = player_wins(EXAMPLES[102], EXAMPLES[106], in_front=False)
    assert ruled.value
    assert ruled.clauses == ("art6.1", "art5.4")
    assert not player_wins(EXAMPLES[106], EXAMPLES[102], in_front=False).value


@proves("art6.2")
def test_6_2_is_silent_where_one_of_the_two_is_worth_something() -> None:
    for (one, player), (other, banker) in product(EXAMPLES.items(), repeat=2):
        ruled = player_wins(player, banker, in_front=True)
        assert ("art6.2" in ruled.clauses) == (one >= 102 and other >= 102)
        if min(one, other) < 102:
            assert ruled.value == (one < other)


@proves("art6.2")
@pytest.mark.parametrize("tiles", ["5-5 5-5", "1-1 4-4", "1-1 2-6", "6-6 4-4"])
def test_6_2_a_named_combination_of_10_or_20_pips_is_not_worth_nothing(tiles: str) -> None:
    assert not combination(two(tiles)).is_nothing
    ruled = player_wins(two(tiles), EXAMPLES[102], in_front=True)
    assert ruled.value
    assert ruled.clauses == ("art5.3", "table2", "art5.4")


@proves("art6.2")
def test_6_2_worth_nothing_are_the_last_five_rows() -> None:
    assert [number for number, group in EXAMPLES.items() if combination(group).is_nothing] == [102, 103, 104, 105, 106]


@proves("art6.3")
def test_6_3_with_front_and_back_higher_the_player_wins_as_much_as_his_stake_less_commission() -> None:
    line = one_seat("win").lines()["ana", "seat", 2]
    assert (line.result, str(line.odds), line.prize, line.net) == ("win", "1:1", 100_00, 96_00)
    assert "art6.3" in line.clauses
    assert "payout" in line.readings


@proves("art6.3")
def test_6_3_with_both_higher_the_banker_takes_the_stake() -> None:
    line = one_seat("lose").lines()["ana", "seat", 2]
    assert (line.result, line.returned, line.net) == ("lose", 0, -100_00)
    assert line.clauses == ("art4.6", "art6.3", "art5.3", "table2", "art5.4", "art4.8")


@proves("art6.3")
@pytest.mark.parametrize(("back", "higher"), [("5-5 3-6", False), ("1-1 2-6", True)])
def test_6_3_an_equal_front_is_the_bankers(back: str, higher: bool) -> None:
    """Both fronts are five points with Man; the backs are equal too, or the player's is higher: then it is a draw."""
    table = ready().shaken().act(DealTiles(2, ("4-4", "1-6", *back.split())))
    table.act(DealTiles(1, ("4-4", "1-6", "5-5", "4-5"))).fill()
    table.act(Arrange("ana", 2, ("4-4", "1-6")), Arrange("bia", 1, ("4-4", "1-6")))
    line = table.lines()["ana", "seat", 2]
    assert line.result == ("push" if higher else "lose")
    assert "art6.1" in line.clauses


@proves("art6.4")
def test_6_4_one_group_each_is_a_draw_and_the_stake_goes_back() -> None:
    table = one_seat("push")
    line = table.lines()["ana", "seat", 2]
    assert (line.result, line.returned, line.commission, line.net) == ("push", 100_00, 0, 0)
    assert "art6.4" in line.clauses
    assert table.nets() == {"ana": 0, "bia": 0}


@proves("art6.3", "art6.4")
@pytest.mark.parametrize(("hand", "won"), [("win", {"front", "back"}), ("lose", set()), ("push", {"back"})])
def test_6_3_the_result_says_which_groups_beat_the_bankers(hand: str, won: set[str]) -> None:
    assert set(one_seat(hand).shown["hands"]["2"]["won"]) == won
