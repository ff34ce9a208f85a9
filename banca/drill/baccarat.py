"""The roads of a shoe of baccarat. They are custom, not law, and predict nothing; croupiers are asked to read them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from banca.drill.question import Draft, Road
from banca.messages.errors import Message
from banca.play.game import Game
from banca.play.setting import Setting

PLAYER, BANKER, TIE = "player", "banker", "tie"
BEAD_PLATE, BIG_ROAD = "bead-plate", "big-road"
COMPARED = {"big-eye-boy": 1, "small-road": 2, "cockroach-road": 3}  # how many columns to the left
ROWS = 6
LENGTHS = {1: (6, 12), 2: (10, 25), 3: (20, 50)}  # of a shoe, in rounds
WINNERS, WEIGHTS = (BANKER, PLAYER, TIE), (46, 45, 9)  # near enough: the roads of a shoe that looks like one
CHOICES = 4
TRIED_MOST = 100
Cell = tuple[int, int]  # column and row, from 1


def topics(game: Game[Any], setting: Setting) -> tuple[str, ...]:
    del game, setting
    return BEAD_PLATE, BIG_ROAD, *COMPARED


def roads(game: Game[Any], setting: Setting, random: Random, level: int, topic: str) -> Draft | None:
    del game, setting
    for _ in range(TRIED_MOST):
        results = random.choices(WINNERS, WEIGHTS, k=random.randint(*LENGTHS[level]))
        found = _colour(topic, results) if topic in COMPARED else _cell(topic, results, random)
        if found:
            return found
    return None


def _cell(road: str, results: Sequence[str], random: Random) -> Draft | None:
    if road == BIG_ROAD and (results[-1] == TIE or results[0] == TIE):
        return None
    cells = bead_plate(results) if road == BEAD_PLATE else big_road(results)
    column, row = right = cells[-1]
    near = [(column + i, row + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]
    others = random.sample([(i, j) for i, j in near if i >= 1 and 1 <= j <= ROWS], CHOICES - 1)
    choices = sorted([right, *others])
    said = tuple(Message("drill-choice-cell", column=i, row=j) for i, j in choices)
    return Draft(road, Road(road, tuple(results), said), choices.index(right) + 1, (), choices=len(choices))


def _colour(road: str, results: Sequence[str]) -> Draft | None:
    colour = next_colour(results, COMPARED[road])
    if colour is None:
        return None
    choices = (Message("drill-choice-red"), Message("drill-choice-blue"))
    return Draft(road, Road(road, tuple(results), choices), 1 if colour == "red" else 2, (), choices=2)


# The roads.


def bead_plate(results: Sequence[str]) -> list[Cell]:
    """Every result in its order, six to a column."""
    return [(at // ROWS + 1, at % ROWS + 1) for at in range(len(results))]


def runs(results: Sequence[str]) -> list[int]:
    """How often in a row the same side won; ties break no run."""
    lengths: list[int] = []
    before = None
    for winner in results:
        if winner == TIE:
            continue
        if winner == before:
            lengths[-1] += 1
        else:
            lengths.append(1)
        before = winner
    return lengths


def big_road(results: Sequence[str]) -> list[Cell]:
    """A column for each run. One that reaches the bottom, or another run, turns to the right."""
    taken: list[Cell] = []
    first = 1
    for length in runs(results):
        while (first, 1) in taken:
            first += 1
        column, row, turned = first, 1, False
        for at in range(length):
            if at:
                turned = turned or row == ROWS or (column, row + 1) in taken
                column, row = (column + 1, row) if turned else (column, row + 1)
            taken.append((column, row))
        first += 1
    return taken


def next_colour(results: Sequence[str], compared: int) -> str | None:
    """The colour that the last result gets on a derived road; None where it gets none."""
    if not results or results[-1] == TIE:
        return None
    lengths = runs(results)
    column, row = len(lengths) - 1, lengths[-1] - 1
    if column < compared or (column == compared and row == 0):
        return None
    if row == 0:
        return "red" if lengths[column - 1] == lengths[column - 1 - compared] else "blue"
    return "blue" if lengths[column - compared] == row else "red"
