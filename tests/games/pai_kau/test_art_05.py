"""Article 5 of 96/85/M: what two tiles are worth."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.pai_kau.order import class_of, combination, front_and_back, row_of, strength, ways
from banca.material.tiles import SET
from tests.games.pai_kau.annex import ROWS

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
    assert ways(two("1-2 2-4")) == (two("1-2 2-4"),)


@proves("art5.5")
def test_5_5_no_other_tile_has_a_choice() -> None:
    assert ways(two("3-3 1-5")) == (("3-3", "1-5"),)
    assert ways(two("2-4 3-3")) == (("2-4", "3-3"), ("1-2", "3-3"))


@proves("art5.5")
def test_5_5_a_six_counted_as_three_ranks_as_the_three() -> None:
    """Else 2-4 with a mixed five would be eight points with 2-4 high, for which Table 2 has no row."""
    groups = [two("2-4 1-4"), two("2-4 2-3"), two("1-2 1-4"), two("1-2 2-3")]
    assert {row_of(group) for group in groups} == {38}
    assert {(found.points, found.high) for found in map(combination, groups)} == {(8, MIXED_FIVE)}
    eights = [row["deciding_tile"] for row in ROWS if row["points"] == 8]
    assert 15 not in eights
    assert MIXED_FIVE in eights
