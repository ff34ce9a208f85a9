"""Article 5 of 96/85/M: four tiles in two groups, and what two tiles are worth."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.pai_kau.arranging import Arrange, HouseWay
from banca.games.pai_kau.order import class_of, combination, front_and_back, groups_counted_as, row_of, strength
from banca.games.pai_kau.ways import WAYS
from banca.material.tiles import SET
from tests.games.pai_kau.annex import ROWS
from tests.games.pai_kau.at_pai_kau import AtPaiKau, ready

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")

HEAVEN, EARTH, PLUM, LONG_THREE, MIXED_NINE, MIXED_FIVE = 1, 2, 5, 6, 12, 16


def two(tiles: str) -> list[str]:
    return tiles.split()


@proves("art5.2")
@pytest.mark.parametrize(
    ("lower", "higher"),
    [("4-4 5-6", "6-6 1-6"), ("5-6 3-6", "1-2 2-4"), ("6-6 1-6", "1-4 2-3"), ("1-1 3-5", "6-6 2-6")],
)
def test_5_2_the_lower_group_goes_to_the_front_however_they_were_laid(lower: str, higher: str) -> None:
    assert front_and_back(two(lower), two(higher)) == (two(lower), two(higher))
    assert front_and_back(two(higher), two(lower)) == (two(lower), two(higher))


@proves("art5.2")
def test_5_2_of_equal_groups_either_may_be_the_front() -> None:
    one, other = two("6-6 2-5"), two("6-6 3-4")
    assert strength(one) == strength(other)
    assert front_and_back(one, other) == (one, other)
    assert front_and_back(other, one) == (other, one)


@proves("art5.4")
@pytest.mark.parametrize(
    ("tiles", "points", "high"),
    [
        ("6-6 5-6", 3, HEAVEN),  # 23
        ("5-5 4-6", 0, PLUM),  # 20
        ("3-3 2-2", 0, LONG_THREE),  # 10
        ("6-6 4-6", 2, HEAVEN),  # 22
        ("5-5 5-6", 1, PLUM),  # 21
        ("1-1 6-6", 4, HEAVEN),  # 14
        ("1-6 1-1", 9, EARTH),
    ],
)
def test_5_4_the_sum_less_10_or_20_with_the_higher_tile(tiles: str, points: int, high: int) -> None:
    found = combination(two(tiles))
    assert (found.of.slug, found.points, found.high) == ("points", points, high)


@proves("art5.4")
def test_5_4_nine_is_the_most_points() -> None:
    points = {combination((one, other)).points for one in set(SET) for other in set(SET) if one != other}
    assert points == {None, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}


@proves("art5.4")
@pytest.mark.parametrize(
    ("tiles", "slug", "high"),
    [
        ("6-6 3-6", "king-nine", HEAVEN),
        ("4-5 6-6", "king-nine", HEAVEN),
        ("1-1 4-5", "king-nine", EARTH),
        ("6-6 4-4", "gong", HEAVEN),
        ("6-6 2-6", "gong", HEAVEN),
        ("1-1 4-4", "gong", EARTH),
        ("3-5 1-1", "gong", EARTH),
        ("6-6 6-6", "pair", HEAVEN),
        ("4-5 3-6", "pair", MIXED_NINE),
        ("1-4 2-3", "pair", MIXED_FIVE),
    ],
)
def test_5_4_a_named_combination_is_worth_its_name_and_no_points(tiles: str, slug: str, high: int) -> None:
    found = combination(two(tiles))
    assert (found.of.slug, found.points, found.high) == (slug, None, high)


@proves("art5.4")
@pytest.mark.parametrize("tiles", ["4-4 2-6", "4-4 3-5", "3-3 1-5", "5-5 4-6", "1-6 3-4", "1-3 2-2"])
def test_5_4_equal_points_of_different_ranks_are_no_pair(tiles: str) -> None:
    assert class_of(two(tiles)).slug == "points"


@proves("art5.4")
@pytest.mark.parametrize(
    ("one", "other"), [("6-6 1-6", "6-6 2-5"), ("6-6 4-4", "6-6 3-5"), ("1-1 4-5", "1-1 3-6"), ("4-4 1-3", "4-4 2-2")]
)
def test_5_4_the_lower_tile_never_counts(one: str, other: str) -> None:
    assert strength(two(one)) == strength(two(other))


@proves("art5.5")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("1-2 6-6", 8),  # as a six: 18
        ("2-4 6-6", 8),
        ("2-4 3-3", 9),  # as a three
        ("1-2 3-3", 9),
        ("1-2 4-5", 5),  # as a six: 15
        ("2-4 1-3", 7),  # as a three
        ("2-4 3-4", 3),  # as a six: 13, as a three it would be nothing
        ("1-2 3-4", 3),
    ],
)
def test_5_5_a_supreme_tile_alone_counts_three_or_six_whichever_is_more(tiles: str, points: int) -> None:
    assert combination(two(tiles)).points == points


@proves("art5.5")
@pytest.mark.parametrize("tile", sorted(set(SET) - {"2-4", "1-2"}))
def test_5_5_the_choice_never_lowers_and_both_tiles_have_the_same(tile: str) -> None:
    """Of the two sums, with three and with six, the one that stands higher in Table 2."""
    pips = sum(map(int, tile.split("-")))
    assert combination([tile, "2-4"]).points == max((pips + 3) % 10, (pips + 6) % 10)
    assert strength([tile, "2-4"]) == strength([tile, "1-2"])


@proves("art5.5")
def test_5_5_together_they_are_the_supreme_pair_and_nothing_else() -> None:
    assert class_of(two("2-4 1-2")).slug == class_of(two("1-2 2-4")).slug == "supreme"
    assert row_of(two("1-2 2-4")) == 1
    assert groups_counted_as(two("1-2 2-4")) == (two("1-2 2-4"),)


@proves("art5.5")
def test_5_5_no_other_tile_has_a_choice() -> None:
    assert groups_counted_as(two("3-3 1-5")) == (("3-3", "1-5"),)
    assert groups_counted_as(two("2-4 3-3")) == (("2-4", "3-3"), ("1-2", "3-3"))


@proves("art5.5")
def test_5_5_a_six_counted_as_three_ranks_as_the_three() -> None:
    """Else 2-4 with a mixed five would be eight points with 2-4 high, for which Table 2 has no row."""
    groups = [two("2-4 1-4"), two("2-4 2-3"), two("1-2 1-4"), two("1-2 2-3")]
    assert {row_of(group) for group in groups} == {38}
    assert {(found.points, found.high) for found in map(combination, groups)} == {(8, MIXED_FIVE)}
    eights = [row["deciding_tile"] for row in ROWS if row["points"] == 8]
    assert 15 not in eights
    assert MIXED_FIVE in eights


def arrange(front: str, back: str | None = None, player: str = "ana", place: int = 2) -> Arrange:
    return Arrange(player, place, tuple(two(front)), None if back is None else tuple(two(back)))


def dealt() -> AtPaiKau:
    return ready().dealt(seat2="win")


@proves("art5.1")
def test_5_1_one_of_the_three_divisions_is_chosen() -> None:
    table = dealt()
    turn = table.game.turn(table.state)
    assert (turn.player, turn.prescribed) == ("ana", None)
    groups = {frozenset((frozenset(act.front), frozenset(act.back))) for act in turn.choices}
    halves = [("1-1 3-5", "6-6 3-6"), ("1-1 6-6", "3-5 3-6"), ("1-1 3-6", "3-5 6-6")]
    assert groups == {frozenset((frozenset(two(a)), frozenset(two(b)))) for a, b in halves}
    assert all(table.accepts(act) for act in turn.choices)


@proves("art5.1")
@pytest.mark.parametrize(
    ("front", "back", "norm"),
    [
        ("1-1 3-5 6-6", "3-6", "tiles_must_be_laid_in_two_groups_of_two"),
        ("1-1 3-5 6-6", None, "tiles_must_be_laid_in_two_groups_of_two"),
        ("1-1", None, "tiles_must_be_laid_in_two_groups_of_two"),
        ("1-1 3-5", "6-6", "tiles_must_be_laid_in_two_groups_of_two"),
        ("1-1 3-5", "6-6 3-6 3-6", "arrangement_must_be_of_the_seats_own_tiles"),
        ("1-1 5-5", None, "arrangement_must_be_of_the_seats_own_tiles"),
        ("1-1 3-5", "6-6 5-5", "arrangement_must_be_of_the_seats_own_tiles"),
        ("1-1 1-1", "6-6 3-6", "arrangement_must_be_of_the_seats_own_tiles"),
        ("5-5 4-4", "6-6 3-6", "arrangement_must_be_of_the_seats_own_tiles"),
    ],
)
def test_5_1_two_groups_of_two_of_the_seats_own_tiles(front: str, back: str | None, norm: str) -> None:
    refusal = dealt().refusal(arrange(front, back))
    assert (refusal.norm, refusal.clause) == (norm, "art5.1")


@proves("art5.1")
def test_5_1_the_back_need_not_be_said_and_tiles_are_dealt_first() -> None:
    assert dealt().act(arrange("1-1 3-5")).state.deal.laid == dealt().act(arrange("1-1 3-5", "6-6 3-6")).state.deal.laid
    assert ready().refusal(arrange("1-1 3-5")).untimely
    assert dealt().refusal(arrange("1-1 3-5", place=9)).norm == "place_must_exist"
    assert dealt().refusal(arrange("1-1 3-5", place=4)).norm == "seat_must_take_part"


@proves("art5.1")
def test_5_1_who_arranges_sees_how_the_house_would_and_nobody_else_does() -> None:
    table = dealt()
    way = {"2": {"front": ["1-1", "3-5"], "back": ["3-6", "6-6"]}}
    assert table.game.seen_by(table.state, "ana")["house_way"] == way
    assert all(table.game.seen_by(table.state, other)["house_way"] == {} for other in ("caio", None))
    assert table.act(arrange("1-1 3-5")).game.seen_by(table.state, "ana")["house_way"] == {}
    assert ready().game.seen_by(ready().state, "ana")["house_way"] == {}


@proves("art5.1")
def test_5_1_after_the_time_that_the_table_has_set_the_dealer_arranges_by_the_house_way() -> None:
    table = ready(parameters={"arranging-seconds": 120, "house-way": "highest-back"}).dealt(seat2="win")
    table.act(HouseWay(2))
    laid = dict(table.state.deal.laid)[2]
    assert laid.by == "dealer"
    assert laid.arrangement == WAYS["highest-back"].arrange(table.state.hand(2))
    assert table.refusal(arrange("1-1 3-5")).norm == "house_way_must_stand"
    assert table.refusal(HouseWay(2)).norm == "house_way_must_be_for_tiles_not_arranged"
    assert table.act(HouseWay(1)).refusal(arrange("4-4 1-6", player="bia", place=1)).clause == "art3.4"
    assert table.finish().shown["hands"]["2"]["front"] == list(laid.arrangement.front)


@proves("art5.1")
def test_5_1_where_the_table_has_set_no_time_the_player_is_waited_for() -> None:
    refusal = dealt().refusal(HouseWay(2))
    assert (refusal.norm, refusal.clause) == ("house_way_must_wait_for_the_player", "art5.1")
    assert dealt().refusal(HouseWay(1)).norm == "house_way_must_wait_for_the_player"
    assert ready().refusal(HouseWay(2)).untimely


@proves("art5.2")
def test_5_2_whoever_lays_the_higher_group_in_front_loses_nothing() -> None:
    """The dealer puts the groups in their order when they are turned up: there is no foul."""
    settled = []
    for groups in (("1-1 3-5", "6-6 3-6"), ("6-6 3-6", "1-1 3-5")):
        table = dealt().act(arrange(*groups)).arranged().finish()
        shown = {"front": ["1-1", "3-5"], "back": ["6-6", "3-6"], "result": "win", "won": ["front", "back"]}
        assert table.shown["hands"]["2"] == shown
        settled.append(table.settlement)
    assert settled[0] == settled[1]


@proves("art5.3")
def test_5_3_every_two_tiles_have_one_row_of_the_table_and_every_row_its_tiles() -> None:
    rows = {row_of((one, other)) for n, one in enumerate(SET) for other in SET[n + 1 :]}
    assert rows == {row["number"] for row in ROWS} == set(range(1, 107))
