"""The road maps of a shoe."""

from itertools import accumulate, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.games.baccarat.drawing import Side, Winner
from banca.games.baccarat.shoe import RoundResult
from banca.strategy.baccarat import (
    BIG_EYE_BOY,
    COCKROACH,
    ROWS,
    SMALL_ROAD,
    Cell,
    Lookback,
    Marks,
    Preview,
    ask,
    derive_marks,
    lay_out,
    lengths,
    roads,
    wins,
)

WINNERS: dict[str, Winner] = {"B": "banker", "P": "player", "T": "tie"}
VECTOR = "BBPPBPPPBBBBPBBPPPPPPPPB"
SHOES = st.text("BPT", max_size=90)
DERIVED: tuple[Lookback, ...] = (BIG_EYE_BOY, SMALL_ROAD, COCKROACH)
BOTH: tuple[Side, Side] = ("banker", "player")


def rounds(letters: str) -> tuple[RoundResult, ...]:
    return tuple(RoundResult(WINNERS[letter]) for letter in letters)


def marks(letters: str, lookback: Lookback) -> str:
    return "".join(colour[0].upper() for colour in derive_marks(rounds(letters), lookback))


def places(cells: tuple[Cell, ...]) -> list[tuple[int, int]]:
    return [(cell.column, cell.row) for cell in cells]


def test_a_shoe_that_is_known() -> None:
    assert lengths(wins(rounds(VECTOR))) == (2, 2, 1, 3, 4, 1, 2, 8, 1)
    assert marks(VECTOR, BIG_EYE_BOY) == "RRBBRBRRBBBBBRBRRRRRB"
    assert marks(VECTOR, SMALL_ROAD) == "BRBBBRRBBRBBRRRRRRB"
    assert marks(VECTOR, COCKROACH) == "RBBRBRBRRBRRRBRRRB"


def test_ties_leave_no_trace_in_the_derived_roads() -> None:
    with_ties = "TT" + VECTOR.replace("BP", "BTP").replace("PPP", "PTTPTP") + "T"
    for lookback in DERIVED:
        assert marks(with_ties, lookback) == marks(VECTOR, lookback) != ""


@pytest.mark.parametrize(
    ("lookback", "too_short", "by_second_row", "by_new_column"),
    [
        (BIG_EYE_BOY, "BBBP", "BBBPP", "BBBPB"),  # (2, 2) or (3, 1)
        (SMALL_ROAD, "BBBPPB", "BBBPPBB", "BBBPPBP"),  # (3, 2) or (4, 1)
        (COCKROACH, "BBBPPBP", "BBBPPBPP", "BBBPPBPB"),  # (4, 2) or (5, 1)
    ],
)
def test_where_each_derived_road_begins(
    lookback: Lookback, too_short: str, by_second_row: str, by_new_column: str
) -> None:
    assert marks(too_short, lookback) == ""
    assert len(marks(by_second_row, lookback)) == 1
    assert len(marks(by_new_column, lookback)) == 1


@pytest.mark.parametrize(
    ("letters", "last"),
    [
        ("BBBPP", "R"),  # beside it and above that: both full
        ("BBPPP", "B"),  # full above, empty here
        ("BBPPPP", "R"),  # both empty
        ("BBPPB", "R"),  # columns of the same length
        ("BBPB", "B"),  # and not
    ],
)
def test_what_big_eye_boy_says(letters: str, last: str) -> None:
    assert marks(letters, BIG_EYE_BOY)[-1] == last


@given(SHOES)
def test_the_derived_roads_are_what_a_person_reads_off_the_cells(letters: str) -> None:
    """Worked out from a board without end downwards, cell by cell, as the board grows."""
    full: set[tuple[int, int]] = set()
    column, last = 0, ""
    expected: dict[Lookback, str] = dict.fromkeys(DERIVED, "")
    for letter in letters.replace("T", ""):
        column, row = (column, 1 + max(r for c, r in full if c == column)) if letter == last else (column + 1, 1)
        for lookback in DERIVED:
            # A new column is judged as if the streak had gone on, and then the other way round.
            c, r = (column, row) if row > 1 else (column - 1, 1 + sum(1 for c, _ in full if c == column - 1))
            if c - lookback >= 1:
                alike = ((c - lookback, r) in full) == ((c - lookback, r - 1) in full)
                expected[lookback] += "R" if alike == (row > 1) else "B"
        full.add((column, row))
        last = letter
    assert {lookback: marks(letters, lookback) for lookback in DERIVED} == expected


def test_the_bead_plate_has_every_round_six_to_a_column() -> None:
    shoe = (*rounds("BPTBPTB"), RoundResult("tie", player_pair=True, banker_pair=True, natural=True))
    cells = roads(shoe).bead_plate
    assert places(cells) == [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 1), (2, 2)]
    assert [cell.colour for cell in cells[:3]] == ["red", "blue", "green"]
    assert cells[0].marks == Marks()
    assert cells[-1] == Cell(2, 2, "green", Marks(player_pair=True, banker_pair=True, natural=True))


def test_the_big_road_starts_a_column_where_the_winner_changes() -> None:
    cells = roads(rounds("BBPB")).big_road
    assert cells == (Cell(1, 1, "red"), Cell(1, 2, "red"), Cell(2, 1, "blue"), Cell(3, 1, "red"))


def test_pairs_and_naturals_are_marked_where_their_round_lies() -> None:
    shoe = (RoundResult("banker", banker_pair=True), RoundResult("player", player_pair=True, natural=True))
    assert roads(shoe).big_road == (
        Cell(1, 1, "red", Marks(banker_pair=True)),
        Cell(2, 1, "blue", Marks(player_pair=True, natural=True)),
    )


def test_ties_are_counted_on_the_last_cell() -> None:
    cells = roads(rounds("BTPPTTB")).big_road
    assert [cell.marks.ties for cell in cells] == [1, 0, 2, 0]
    pair_and_tie = (RoundResult("banker", banker_pair=True), RoundResult("tie", player_pair=True))
    assert roads(pair_and_tie).big_road == (Cell(1, 1, "red", Marks(ties=1, banker_pair=True)),)


def test_ties_before_any_result_wait_in_the_first_cell() -> None:
    assert roads(rounds("TT")).big_road == (Cell(1, 1, None, Marks(ties=2)),)
    assert roads(rounds("TTP")).big_road == (Cell(1, 1, "blue", Marks(ties=2)),)
    assert roads(rounds("TTPT")).big_road == (Cell(1, 1, "blue", Marks(ties=3)),)


def test_nothing_yet() -> None:
    nothing = roads(())
    assert (nothing.bead_plate, nothing.big_road) == ((), ())
    assert (nothing.big_eye_boy, nothing.small_road, nothing.cockroach) == ((), (), ())


def test_a_dragon_tail_turns_right_at_the_bottom_and_the_next_streak_starts_beside_its_head() -> None:
    cells = roads(rounds("B" * 8 + "P")).big_road
    down = [(1, row) for row in range(1, 7)]
    assert places(cells) == [*down, (2, 6), (3, 6), (2, 1)]


def test_a_dragon_tail_turns_right_above_another() -> None:
    cells = roads(rounds("B" * 8 + "P" * 7)).big_road
    assert places(cells[8:]) == [(2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (3, 5), (4, 5)]
    assert lengths(wins(rounds("B" * 8 + "P" * 7))) == (8, 7)


def test_a_tail_stays_on_its_row_where_the_cell_below_is_free() -> None:
    assert lay_out((7, 7))[7:] == ((2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (3, 5), (4, 5))


@given(st.lists(st.integers(1, 12), max_size=30))
def test_a_streak_goes_down_and_then_only_to_the_right(columns: list[int]) -> None:
    laid, at = lay_out(columns), 0
    assert len(set(laid)) == sum(columns)
    for length in columns:
        streak, at = laid[at : at + length], at + length
        steps = [(column - left, row - above) for (left, above), (column, row) in pairwise(streak)]
        assert steps == sorted(steps)  # (0, 1) is down, (1, 0) to the right
        assert set(steps) <= {(0, 1), (1, 0)}


def test_a_streak_starts_in_the_first_column_that_is_free() -> None:
    """Tails upon tails leave the sixth streak only the first row."""
    long = (11, 9, 7, 5, 3)
    laid = lay_out((*long, 2, 1))
    heads = [laid[at] for at in accumulate((0, *long))]
    assert heads == [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]
    assert laid[-2:] == ((7, 1), (8, 1))


@given(SHOES)
def test_cells_lie_on_the_board_and_stay_where_they_are(letters: str) -> None:
    shoe = rounds(letters)
    board = roads(shoe)
    for cells in (board.bead_plate, board.big_road, board.big_eye_boy, board.small_road, board.cockroach):
        assert len(set(places(cells))) == len(cells)
        assert all(1 <= row <= ROWS and column >= 1 for column, row in places(cells))
    before = roads(shoe[:-1])
    assert board.bead_plate[: len(before.bead_plate)] == before.bead_plate
    assert places(board.big_road)[: len(before.big_road)] == places(before.big_road)
    assert board.cockroach[: len(before.cockroach)] == before.cockroach


def test_derived_marks_are_laid_out_as_the_big_road_is() -> None:
    board = roads(rounds(VECTOR))
    assert board.big_eye_boy[:5] == (
        *(Cell(1, 1, "red"), Cell(1, 2, "red")),
        *(Cell(2, 1, "blue"), Cell(2, 2, "blue")),
        Cell(3, 1, "red"),
    )
    assert board.small_road[:3] == (Cell(1, 1, "blue"), Cell(2, 1, "red"), Cell(3, 1, "blue"))
    assert board.cockroach[:3] == (Cell(1, 1, "red"), Cell(2, 1, "blue"), Cell(2, 2, "blue"))
    assert [len(cells) for cells in (board.big_eye_boy, board.small_road, board.cockroach)] == [21, 19, 18]


def test_asking_the_road_before_it_has_begun() -> None:
    assert ask((), "banker") == Preview(None, None, None)
    assert ask(rounds("BBP"), "player") == Preview("red", None, None)
    assert ask(rounds("BBP"), "banker") == Preview("blue", None, None)


def test_asking_the_road() -> None:
    """After columns 2, 2, 1, 3: a fourth in a row is compared with 1, 2 and 2, a new column with the same."""
    assert ask(rounds("BBPPBPPP"), "player") == Preview("red", "red", "red")
    assert ask(rounds("BBPPBPPP"), "banker") == Preview("blue", "blue", "blue")
    assert ask(rounds("BBPPBPP"), "player") == Preview("red", "blue", "blue")


@given(SHOES)
def test_the_previews_for_the_two_sides_always_differ_once_a_road_has_begun(letters: str) -> None:
    banker, player = (ask(rounds(letters), side) for side in BOTH)
    for one, other in (
        (banker.big_eye_boy, player.big_eye_boy),
        (banker.small_road, player.small_road),
        (banker.cockroach, player.cockroach),
    ):
        assert {one, other} in ({None}, {"red", "blue"})


@given(SHOES, st.sampled_from("BP"))
def test_a_preview_is_what_comes(letters: str, after: str) -> None:
    said = ask(rounds(letters), "banker" if after == "B" else "player")
    board, before = roads(rounds(letters + after)), roads(rounds(letters))
    for mark, cells, earlier in (
        (said.big_eye_boy, board.big_eye_boy, before.big_eye_boy),
        (said.small_road, board.small_road, before.small_road),
        (said.cockroach, board.cockroach, before.cockroach),
    ):
        assert [cell.colour for cell in cells[len(earlier) :]] == ([mark] if mark else [])
