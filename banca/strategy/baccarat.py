"""What a tie does to a stake on a side (article 12), how long a shoe lasts (articles 2, 3.1 and 8), and the roads."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal

from banca.games.baccarat.dealing import Dealt
from banca.games.baccarat.drawing import FIRST_CARDS, Side, Winner
from banca.games.baccarat.equipment import on_machine
from banca.games.baccarat.preparation import burns_one
from banca.games.baccarat.round import Baccarat
from banca.games.baccarat.shoe import RoundResult, cut_depth, last_rounds
from banca.games.baccarat.state import PREPARING, Round
from banca.law import OptionError
from banca.material.cards import PACK, Card
from banca.play.bets import Verdict
from banca.play.payoff import Place
from banca.play.record import prescribed
from banca.play.rule import Ruling
from banca.play.setting import Setting

Rows = Mapping[Place, tuple[Ruling[Verdict], ...]]  # for each bet, the rulings on all results of a round


def stands_after_a_tie(setting: Setting) -> bool:
    return setting.options["after-tie"] != "withdraw"


def is_left_until_decided(setting: Setting) -> bool:
    """Whether all deciding rounds are dealt from the same cards as the first: they all went back into the machine."""
    return stands_after_a_tie(setting) and on_machine(setting)


def pair_until_decided(rows: Rows) -> tuple[tuple[tuple[int, int], ...], Rows]:
    """The pairs of results that decide all bets: one result or, if it draws some bet, it and the first to draw none.

    What the first draws, the second decides. Empty if every result is a draw.
    """
    results = range(min(map(len, rows.values())))
    drawn = [any(row[n].value.result == "push" for row in rows.values()) for n in results]
    deciding = [n for n in results if not drawn[n]]
    pairs = tuple((n, then) for n in results for then in (deciding if drawn[n] else (n,)))
    return pairs, {
        place: tuple(row[then] if row[n].value.result == "push" else row[n] for n, then in pairs)
        for place, row in rows.items()
    }


@dataclass(frozen=True, slots=True)
class ShoeLife:
    """The course of a shoe; values by first card are in the order of the pack."""

    openings: tuple[int, ...]  # cards left when play begins, by first card
    opening_burns: tuple[int, ...]  # cards burnt unseen by then, by first card
    shown: int  # cards shown by then
    demonstrations: int
    burnt: int  # before each round
    depth: int  # cards behind the white card
    last_rounds: int  # counting from the one in which the white card comes out

    @property
    def rounds_at_most(self) -> int:
        """The number of rounds if none takes more than the first cards."""
        before = (max(self.openings) - self.depth) // (FIRST_CARDS + self.burnt)
        return before + self.last_rounds


def life_of_shoe(game: Baccarat, setting: Setting) -> ShoeLife:
    """Try each card as the first of the shoe. Refuses a shoe that never reaches a bet."""
    ready = [prepare_table(game, setting, card) for card in PACK]
    life = ShoeLife(
        tuple(state.shoe.remaining or 0 for state in ready),
        tuple(state.shoe.unseen for state in ready),
        len(ready[0].shoe.seen),
        ready[0].shoe.demonstrations,
        int(burns_one(setting)),
        cut_depth(setting),
        last_rounds(setting.options),
    )
    if not on_machine(setting) and life.rounds_at_most <= life.demonstrations:
        raise OptionError("baccarat-shoe-never-bet-on", depth=life.depth, clause=game.edition.citation("art2.2"))
    return life


def prepare_table(game: Baccarat, setting: Setting, first: Card) -> Round:
    """A new table, ready to play."""
    state = game.opening(replace(setting, memory=None))
    while state.stage in PREPARING:
        state = game.after(state, prescribed(game.turn(state)) or Dealt(first))
    return state


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
    """What a cell shows besides its colour; pairs and natural belong to the round that gave the colour."""

    ties: int = 0  # number on a green stroke
    banker_pair: bool = False  # a red dot, top left
    player_pair: bool = False  # a blue dot, bottom right
    natural: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    column: int
    row: int
    colour: Colour | None  # None for ties before any other result: their strokes wait for the first circle
    marks: Marks = Marks()


@dataclass(frozen=True, slots=True)
class Win:
    """An entry of the big road: a round that was not a tie, and the ties after it (for the first, also before)."""

    side: Side
    marks: Marks


@dataclass(frozen=True, slots=True)
class Preview:
    """The mark that each derived road would get next (“ask the road”); None if it has not begun by then."""

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
        *(lay_out_derived(derive_marks(results, lookback)) for lookback in (BIG_EYE_BOY, SMALL_ROAD, COCKROACH)),
    )


def bead_plate(results: Sequence[RoundResult]) -> tuple[Cell, ...]:
    """Every round, ties included: six down, then the next column."""
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
    """The entries of the big road in order; a new streak begins when the side changes."""
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
    """The length of each streak: the logical columns of the big road, whatever fits on the board."""
    return _runs(win.side for win in entries)


def derive_marks(results: Iterable[RoundResult], lookback: Lookback) -> tuple[Colour, ...]:
    """The marks of a derived road: one for each entry of the big road once the derived road has begun."""
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
    if row == 1:  # a new column: was the one before it as long as the one it looks back to?
        return REGULAR if columns[column - 1] == columns[compared] else IRREGULAR
    # The streak continues: only the first cell below the end of the column looked back to is irregular.
    return IRREGULAR if row == columns[compared] + 1 else REGULAR


def lay_out_derived(marks: Sequence[Colour]) -> tuple[Cell, ...]:
    """Lay out a derived road like the big road, with a new column when the colour changes."""
    return tuple(Cell(*place, mark) for place, mark in zip(lay_out(_runs(marks)), marks, strict=True))


def lay_out(columns: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Lay out streaks of these lengths: down to the end of the board or a taken cell, then to the right."""
    taken: dict[tuple[int, int], None] = {}  # in the order of the entries
    start = 0
    for length in columns:
        start += 1
        while (start, 1) in taken:
            start += 1
        depth = next(row for row in range(1, ROWS + 1) if row == ROWS or (start, row + 1) in taken)
        for at in range(length):
            row = min(1 + at, depth)
            taken[start + 1 + at - row, row] = None  # the tail of a dragon stays in its row
    return tuple(taken)


def ask(results: Sequence[RoundResult], side: Side) -> Preview:
    """What the derived roads would show if this side won next (“ask the road”)."""
    coming = (*results, RoundResult(side))
    begun = (
        (derive_marks(results, lookback), derive_marks(coming, lookback))
        for lookback in (BIG_EYE_BOY, SMALL_ROAD, COCKROACH)
    )
    return Preview(*(after[-1] if len(after) > len(before) else None for before, after in begun))


def _marks(result: RoundResult) -> Marks:
    return Marks(0, result.banker_pair, result.player_pair, result.natural)


def _runs(values: Iterable[object]) -> tuple[int, ...]:
    return tuple(len(list(run)) for _, run in groupby(values))
