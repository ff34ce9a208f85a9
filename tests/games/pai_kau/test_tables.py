"""The annex of 96/85/M: the order of single tiles, the 106 combinations, and what is misprinted in them."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations, pairwise
from typing import Any

import pytest

from banca.games.pai_kau.order import (
    GROUP_ORDER,
    NO_GROUP,
    RANK_OF,
    TILE_ORDER,
    class_of,
    combination,
    row_of,
    strength,
    tables,
)
from banca.law import edition
from banca.material.tiles import FACES, NUMBER_OF, SET, pips_of
from tests.games.pai_kau.annex import ROWS, TABLES, TILES, named, row

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")

EVERY_GROUP = list(combinations(SET, 2))
PRINTED = {r["number"]: named(r.get("printed_tiles", r["tiles"])) for r in ROWS}
CORRECTED = {r["number"]: named(r["tiles"]) for r in ROWS}
FIGURES = "密一二三四五六七八九"  # the last character of a name in Table 2 says its points


def listed(table_row: dict[str, Any]) -> set[tuple[str, ...]]:
    """Every group of a row, its tiles in the order of their names."""
    return {tuple(sorted(named(tiles))) for tiles in table_row["all_tiles"]}


def name_agrees(zh: str, group: tuple[str, ...]) -> bool:
    """Whether the Chinese name of a row without a name of its own says the points and the higher tile of a group."""
    counted = combination(group)
    higher = TILES[counted.high - 1]["zh"]
    return zh[0] == higher[0] and counted.points is not None and zh[-1] == FIGURES[counted.points]


@proves("table1")
def test_table1_the_seventeen_ranks_from_high_to_low() -> None:
    assert list(TILE_ORDER) == [named(r["tiles"]) for r in TILES]
    assert {tile: r["number"] for r in TILES for tile in named(r["tiles"])} == RANK_OF
    assert [pips_of(tile) for row_ in TILE_ORDER for tile in row_] == [r["points"] for r in TILES for _ in r["tiles"]]


@proves("table1")
def test_table1_counts_32_tiles_and_227_pips() -> None:
    printed = Counter(tile for r in TILES for tile in named(r["tiles"]) * r["copies_of_each"])
    assert Counter(SET) == printed
    assert (len(SET), sum(map(pips_of, SET))) == (32, 227)


@proves("table1")
def test_table1_the_first_eleven_are_there_twice_the_others_once() -> None:
    copies = Counter(SET)
    assert {copies[tile] for r in TILES[:11] for tile in named(r["tiles"])} == {2}
    assert {copies[tile] for r in TILES[11:] for tile in named(r["tiles"])} == {1}


@proves("art5.3", "table2")
def test_table2_each_of_the_496_groups_has_one_row_and_each_row_its_groups() -> None:
    rows_with = {
        tuple(sorted(group)): [r["number"] for r in ROWS if tuple(sorted(group)) in listed(r)] for group in EVERY_GROUP
    }
    assert len(EVERY_GROUP) == 496
    assert {group: [row_of(group)] for group in rows_with} == rows_with
    hit = Counter(map(row_of, EVERY_GROUP))
    assert hit == {r["number"]: r["pairs"] for r in ROWS}
    assert len(hit) == tables().rows == 106


@proves("art5.3", "table2")
def test_table2_its_examples_are_in_its_order() -> None:
    assert [row_of(group) for group in CORRECTED.values()] == list(range(1, 107))
    assert all(strength(high) > strength(low) for high, low in pairwise(CORRECTED.values()))
    assert (strength(CORRECTED[1]), strength(CORRECTED[106])) == (105, 0)


@proves("table2")
@pytest.mark.parametrize("number", range(1, 107))
def test_table2_a_row_has_its_class_its_points_and_its_higher_tile(number: int) -> None:
    printed = row(number)
    for group in listed(printed):
        found = combination(group)
        assert class_of(group) is found.of
        assert (found.of.slug, found.points) == (printed["category"], printed["points"])
        assert found.high == (printed["deciding_tile"] or RANK_OF["2-4"])


@proves("table2")
def test_table2_the_classes_follow_one_another_as_in_the_table() -> None:
    assert [c.slug for c in GROUP_ORDER] == list(dict.fromkeys(r["category"] for r in ROWS))
    assert {c.clause for c in GROUP_ORDER} == {"art5.4", "art5.5"}


@proves("table2")
def test_table2_within_a_class_and_its_points_the_table_follows_table_1() -> None:
    for one, other in pairwise(ROWS[1:]):
        if (one["category"], one["points"]) == (other["category"], other["points"]):
            assert one["deciding_tile"] < other["deciding_tile"]


@proves("table2")
def test_table2_of_one_row_groups_are_equal() -> None:
    for printed in ROWS:
        assert len({strength(group) for group in listed(printed)}) == 1


@pytest.mark.parametrize(
    ("number", "as_printed", "is_row", "as_corrected"),
    [
        (38, ("1-5", "1-2"), 30, ("1-4", "1-2")),
        (54, ("5-6", "1-5"), 46, ("5-6", "1-4")),
        (75, ("1-4", "3-5"), 86, ("1-5", "3-5")),
    ],
)
@proves("table2")
def test_table2_misprinted_tiles_belong_to_another_row(
    number: int, as_printed: tuple[str, str], is_row: int, as_corrected: tuple[str, str]
) -> None:
    assert PRINTED[number] == as_printed
    assert CORRECTED[number] == as_corrected
    assert row_of(as_printed) == row_of(CORRECTED[is_row]) == is_row
    assert not name_agrees(row(number)["zh"], as_printed)
    assert name_agrees(row(number)["zh"], as_corrected)
    # Nothing but 1-4 and 1-5 is confused.
    assert set(as_printed) ^ set(as_corrected) == {"1-4", "1-5"}


@proves("table2")
def test_table2_as_printed_would_repeat_three_rows_and_leave_three_combinations_without_any() -> None:
    found = Counter(row_of(group) for group in PRINTED.values())
    assert {number for number, times in found.items() if times > 1} == {30, 46, 86}
    assert set(range(1, 107)) - set(found) == {38, 54, 75}
    falls = [strength(high) > strength(low) for high, low in pairwise(PRINTED.values())]
    assert falls.count(False) == 3


@proves("table2")
def test_table2_row_66_is_printed_with_the_name_of_row_65() -> None:
    assert row(66)["printed_zh"] == row(65)["zh"] == "拎冧六五"
    assert row(66)["zh"] == "雜九五"
    assert PRINTED[66] == CORRECTED[66] == ("4-5", "2-4")
    assert combination(PRINTED[66]).high == RANK_OF["4-5"] == 12
    assert [combination(CORRECTED[number]).high for number in (65, 66, 67)] == [11, 12, 13]
    assert not name_agrees("拎冧六五", PRINTED[66])
    assert name_agrees("雜九五", PRINTED[66])
    assert len({r["zh"] for r in ROWS}) == 106
    assert len({r.get("printed_zh", r["zh"]) for r in ROWS}) == 105


@proves("table2")
def test_table2_no_other_row_is_misprinted() -> None:
    unnamed = [r for r in ROWS if r["category"] == "points"]
    wrong = [r["number"] for r in unnamed if not name_agrees(r.get("printed_zh", r["zh"]), PRINTED[r["number"]])]
    assert wrong == [38, 54, 66, 75] == [misprint["row"] for misprint in TABLES["misprints"]]
    assert all(name_agrees(r["zh"], CORRECTED[r["number"]]) for r in unnamed)
    assert [row_of(PRINTED[number]) for number in range(1, 21)] == list(range(1, 21))


@proves("table2")
def test_table2_each_misprint_is_a_recorded_reading() -> None:
    reading = edition("paikau-96-85-M").clause("table2").reading
    assert reading
    assert all(f"Row {misprint['row']} " in reading for misprint in TABLES["misprints"])


def test_the_tables_for_analysis_say_the_same_of_every_two_tiles() -> None:
    found = tables()
    for one, other in EVERY_GROUP:
        a, b = NUMBER_OF[one], NUMBER_OF[other]
        assert found.strengths[a][b] == found.strengths[b][a] == strength((one, other)) == strength((other, one))
        assert GROUP_ORDER[found.classes[a][b]] is GROUP_ORDER[found.classes[b][a]] is class_of((one, other))


def test_the_tables_for_analysis_know_no_group_of_a_tile_that_there_is_once() -> None:
    found = tables()
    once = [NUMBER_OF[tile] for r in TILES[11:] for tile in named(r["tiles"])]
    for table in (found.strengths, found.classes):
        nowhere = [(a, b) for a in range(len(FACES)) for b in range(len(FACES)) if table[a][b] == NO_GROUP]
        assert nowhere == [(number, number) for number in sorted(once)]


def test_the_tables_for_analysis_tell_the_groups_worth_nothing() -> None:
    assert tables().zeros == len([r for r in ROWS if r["points"] == 0]) == 5
    for group in EVERY_GROUP:
        assert (strength(group) < tables().zeros) == (combination(group).points == 0)


@pytest.mark.parametrize(
    ("group", "why"),
    [
        (["6-6"], "a group is 2 tiles, not 1"),
        (["6-6", "6-6", "1-1"], "a group is 2 tiles, not 3"),
        (["6-6", "6-5"], "'6-5' is not a tile of the set"),
        (["2-4", "2-4"], "there is one 2-4 in the set, not two"),
    ],
)
def test_what_is_no_group_has_no_rank(group: list[str], why: str) -> None:
    for asked in (strength, row_of, class_of, combination):
        with pytest.raises(ValueError, match=f"^{why}$"):
            asked(group)
