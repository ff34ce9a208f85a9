"""Kinds of pai kau hands and the gains of stakes, for analysis and simulation."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb

import numpy as np
from numpy.typing import NDArray

from banca.games.pai_kau.bets import COMMISSION, PRICE
from banca.games.pai_kau.order import RANK_OF, TILE_ORDER, TILES_OF_SEAT, divisions, tables
from banca.games.pai_kau.ways import HouseWay
from banca.material.tiles import COPIES, NUMBER_OF, SET, Tile
from banca.money import Result

Whole = NDArray[np.int64]
Small = NDArray[np.int16]

# The tiles of each row of Table 1, each as often as in the set.
ALIKE: tuple[tuple[Tile, ...], ...] = tuple(
    tuple(tile for tile in row for _ in range(COPIES[NUMBER_OF[tile]])) for row in TILE_ORDER
)
ROW_OF_TILE: tuple[int, ...] = tuple(RANK_OF[tile] - 1 for tile in SET)  # row of each tile of the set, from 0
PAIRINGS = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))  # of four places (art5.1)


@dataclass(frozen=True, slots=True)
class Kinds:
    """A row for each kind; if two of its tiles are alike, two of its three divisions are the same."""

    rows: Small  # rows of Table 1, from 0, lower first
    hands: Whole  # how many hands of the set are of the kind
    fronts: Small  # the strength of the lower group of each division (art5.2)
    backs: Small
    number: Small  # of the kind, by the rows of four tiles in any order

    def __len__(self) -> int:
        return len(self.hands)


@cache
def kinds() -> Kinds:
    every = [four for four in combinations_with_replacement(range(len(ALIKE)), TILES_OF_SEAT) if _in_the_set(four)]
    rows = np.array(every, dtype=np.int16)
    groups = [[_strengths()[rows[:, a], rows[:, b]] for a, b in pairing] for pairing in PAIRINGS]
    return Kinds(
        rows=rows,
        hands=np.array([_hands(four) for four in every], dtype=np.int64),
        fronts=np.stack([np.minimum(one, other) for one, other in groups], axis=1),
        backs=np.stack([np.maximum(one, other) for one, other in groups], axis=1),
        number=_numbers(rows),
    )


def _in_the_set(four: Sequence[int]) -> bool:
    return all(four.count(row) <= len(ALIKE[row]) for row in four)


def _hands(four: Sequence[int]) -> int:
    found = 1
    for row in set(four):
        found *= comb(len(ALIKE[row]), four.count(row))
    return found


def _strengths() -> Small:
    """The strengths of two tiles by their rows; pairs that the set does not have are meaningless."""
    found = tables().strengths
    ends = [(NUMBER_OF[alike[0]], NUMBER_OF[alike[-1]]) for alike in ALIKE]
    return np.array([[found[first][last] for _, last in ends] for first, _ in ends], dtype=np.int16)


def _numbers(rows: Small) -> Small:
    count = len(ALIKE)
    shape = (count,) * TILES_OF_SEAT
    found = np.full(shape, -1, dtype=np.int16)
    found[tuple(rows.T)] = np.arange(len(rows))
    by_rows: Small = found[tuple(np.sort(np.indices(shape), axis=0))]
    return by_rows


def kind_of(tiles: Sequence[Tile]) -> int:
    """The number of the kind of four tiles; a ValueError if the set does not hold them."""
    divisions(tiles)  # which refuses them
    return int(kinds().number[tuple(RANK_OF[tile] - 1 for tile in tiles)])


def tiles_of(kind: int) -> tuple[Tile, ...]:
    """Four tiles of the kind."""
    rows = [int(row) for row in kinds().rows[kind]]
    return tuple(ALIKE[row][rows[:at].count(row)] for at, row in enumerate(rows))


def in_front(fronts: Small) -> Small:
    """Front strengths as compared: all without value are equal, and then the banker wins (art6.2)."""
    worthless: Small = np.maximum(fronts, np.int16(tables().zeros - 1))
    return worthless


@cache
def choices(way: HouseWay) -> Small:
    """The number of the division that a way chooses, for each kind."""
    table = kinds()
    found = np.array([way.arrange(tiles_of(kind)).strengths for kind in range(len(table))], dtype=np.int16)
    chosen: Small = ((table.fronts == found[:, :1]) & (table.backs == found[:, 1:])).argmax(axis=1).astype(np.int16)
    return chosen


# The gain per unit: of a stake on a seat, and of the bank's capital against one seat with an equal stake.


Gains = Mapping[Result, Fraction]

STAKE: Gains = {"win": PRICE.net, "push": Fraction(0), "lose": Fraction(-1)}  # art6.3, art4.2
# The bank pays the whole prize; the winner pays the commission on it. The bank's own win bears its own (art4.2).
CAPITAL: Gains = {"win": 1 - COMMISSION, "push": Fraction(0), "lose": -PRICE.ratio}
HOUSE_CAPITAL: Gains = {"win": Fraction(1), "push": Fraction(0), "lose": -PRICE.ratio}  # reading commission-base

GAINS: Mapping[str, Gains] = {"seat": STAKE, "co-bet": STAKE, "bank": CAPITAL, "backing": CAPITAL}
