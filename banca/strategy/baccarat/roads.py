"""The road maps that players keep of a shoe, as data for any page or terminal to draw. No clause prescribes them.

Columns and rows are numbered from one, from the left and from the top. Every shoe begins its roads anew.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal

from banca.games.baccarat.drawing import Side, Winner
from banca.games.baccarat.shoe import RoundResult

Colour = Literal["red", "blue", "green"]
Lookback = Literal[1, 2, 3]

ROWS = 6
COLOUR: Mapping[Winner, Colour] = {"banker": "red", "player": "blue", "tie": "green"}
REGULAR: Colour = "red"
IRREGULAR: Colour = "blue"
BIG_EYE_BOY: Lookback = 1  # how many columns of the big road each derived road looks back
SMALL_ROAD: Lookback = 2
COCKROACH: Lookback = 3


@dataclass(frozen=True, slots=True)
class Marks:
    """What a cell shows beside its colour; pairs and natural are those of the round that gave the colour."""

    ties: int = 0  # a green stroke, with their number
    banker_pair: bool = False  # a red dot, top left
    player_pair: bool = False  # a blue dot, bottom right
    natural: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    column: int
    row: int
    colour: Colour | None  # none for ties before any other result: their strokes wait for the first circle
    marks: Marks = Marks()


@dataclass(frozen=True, slots=True)
class Win:
    """An entry of the big road: a round that was no tie, and the ties that followed (the first: those before, too)."""

    side: Side
    marks: Marks


@dataclass(frozen=True, slots=True)
class Preview:
    """Ask-the-road: the mark that each derived road would get next; none where it would not have begun."""

    big_eye_boy: Colour | None
    small_road: Colour | None
    cockroach: Colour | None


@dataclass(frozen=True, slots=True)
class Roads:
    bead_plate: tuple[Cell, ...]
    big_road: tuple[Cell, ...]
    big_eye_boy: tuple[Cell, ...]
    small_road: tuple[Cell, ...]
    cockroach: tuple[Cell, ...]


def roads(results: Sequence[RoundResult]) -> Roads:
    return Roads(
        bead_plate(results),
        big_road(results),
        *(lay_out_derived(derived(results, lookback)) for lookback in (BIG_EYE_BOY, SMALL_ROAD, COCKROACH)),
    )


def bead_plate(results: Sequence[RoundResult]) -> tuple[Cell, ...]:
    """Every round, ties too: down six, then the next column."""
    return tuple(
        Cell(1 + at // ROWS, 1 + at % ROWS, COLOUR[result.winner], _marks(result)) for at, result in enumerate(results)
    )


def big_road(results: Sequence[RoundResult]) -> tuple[Cell, ...]:
    """The wins in streaks, laid out with dragon tails."""
    entries = wins(results)
    if not entries:
        return (Cell(1, 1, None, Marks(ties=len(results))),) if results else ()
    places = lay_out(lengths(entries))
    return tuple(Cell(*place, COLOUR[win.side], win.marks) for place, win in zip(places, entries, strict=True))


def wins(results: Iterable[RoundResult]) -> tuple[Win, ...]:
    """The logical big road, in order: a new streak begins where the side changes."""
    entries: list[Win] = []
    ties_before = 0
    for result in results:
        if result.winner != "tie":
            entries.append(Win(result.winner, replace(_marks(result), ties=0 if entries else ties_before)))
        elif entries:
            last = entries[-1]
            entries[-1] = replace(last, marks=replace(last.marks, ties=last.marks.ties + 1))
        else:
            ties_before += 1
    return tuple(entries)


def lengths(entries: Iterable[Win]) -> tuple[int, ...]:
    """How long each streak is: the logical columns of the big road, whatever the board has room for."""
    return _runs(win.side for win in entries)


def derived(results: Iterable[RoundResult], lookback: Lookback) -> tuple[Colour, ...]:
    """The logical sequence of a derived road: one mark for each entry of the big road once the road has begun."""
    columns = lengths(wins(results))
    marks = (
        _derived_mark(columns, column, row, lookback)
        for column, length in enumerate(columns)
        for row in range(1, length + 1)
    )
    return tuple(mark for mark in marks if mark is not None)


def _derived_mark(columns: Sequence[int], column: int, row: int, lookback: Lookback) -> Colour | None:
    """The mark for one entry of the big road; columns are counted from zero here, rows from one."""
    compared = column - lookback - (row == 1)
    if compared < 0:
        return None
    if row == 1:  # a new column: was the one before it as long as the one looked back to from there?
        return REGULAR if columns[column - 1] == columns[compared] else IRREGULAR
    # The streak goes on: only the first cell below the end of the column looked back to is irregular.
    return IRREGULAR if row == columns[compared] + 1 else REGULAR


def lay_out_derived(marks: Sequence[Colour]) -> tuple[Cell, ...]:
    """A derived road is laid out as the big road is, with a new column where the colour changes."""
    return tuple(Cell(*place, mark) for place, mark in zip(lay_out(_runs(marks)), marks, strict=True))


def lay_out(columns: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Where the entries of streaks so long lie: down to where the board ends or a cell is taken, then to the right."""
    taken: dict[tuple[int, int], None] = {}  # in the order of the entries
    start = 0
    for length in columns:
        start += 1
        while (start, 1) in taken:
            start += 1
        depth = next(row for row in range(1, ROWS + 1) if row == ROWS or (start, row + 1) in taken)
        for at in range(length):
            row = min(1 + at, depth)
            taken[start + 1 + at - row, row] = None  # the tail of a dragon keeps to its row
    return tuple(taken)


def ask(results: Sequence[RoundResult], side: Side) -> Preview:
    """Ask-the-road: what the derived roads would show if this side won next."""
    coming = (*results, RoundResult(side))
    begun = (
        (derived(results, lookback), derived(coming, lookback)) for lookback in (BIG_EYE_BOY, SMALL_ROAD, COCKROACH)
    )
    return Preview(*(after[-1] if len(after) > len(before) else None for before, after in begun))


def _marks(result: RoundResult) -> Marks:
    return Marks(0, result.banker_pair, result.player_pair, result.natural)


def _runs(values: Iterable[object]) -> tuple[int, ...]:
    return tuple(len(list(run)) for _, run in groupby(values))
