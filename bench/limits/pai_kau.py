"""Pai kau: 32 tiles to eight seats, each with the highest front that it can have, seven against the banker."""

from itertools import product

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from bench.limits.chance import STEP, bare, high, low, whole, word

# The rows of the law's first table from high to low: pips of the tile, and how many tiles are of that row.
ROWS = ((12, 2), (2, 2), (8, 2), (4, 2), (10, 2), (6, 2), (4, 2), (11, 2), (10, 2), (7, 2), (6, 2), (9, 2), (8, 2),
        (7, 2), (6, 1), (5, 2), (3, 1))  # fmt: skip
SIX, THREE = 14, 16  # the two that make the highest pair, and by themselves count as either
TILES: NDArray[np.int64] = np.repeat(np.arange(len(ROWS)), [copies for _, copies in ROWS])
SEATS = 8
SUPREME, PAIR, KING_NINE, GONG, POINTS = range(4, -1, -1)
HEAVEN_AND_EARTH = {0, 1}


def _rank_pair(one: int, other: int) -> tuple[int, int, int]:
    """Class, points, and the row of the higher tile."""
    if {one, other} == {SIX, THREE}:
        return SUPREME, 0, -SIX
    ways = product(*((SIX, THREE) if tile in {SIX, THREE} else (tile,) for tile in (one, other)))
    return max(_counted(*sorted(way)) for way in ways)


def _counted(higher: int, lower: int) -> tuple[int, int, int]:
    one, other = ROWS[higher][0], ROWS[lower][0]
    if higher == lower:
        return PAIR, 0, -higher
    if higher in HEAVEN_AND_EARTH and other in {9, 8}:
        return (KING_NINE if other == 9 else GONG), 0, -higher
    return POINTS, (one + other) % 10, -higher


def _tables() -> NDArray[np.int64]:
    """By the rows of four tiles: how high the front stands, those of no points all as one, and above it the back."""
    count = len(ROWS)
    ranks = {(a, b): _rank_pair(a, b) for a in range(count) for b in range(count)}
    order = {each: n for n, each in enumerate(sorted(set(ranks.values())))}
    nothing = max(n for each, n in order.items() if each[:2] == (POINTS, 0))
    strength = np.array([[order[ranks[a, b]] for b in range(count)] for a in range(count)])
    a, b, c, d = np.indices((count,) * 4).reshape(4, -1)
    pairs = [(strength[a, b], strength[c, d]), (strength[a, c], strength[b, d]), (strength[a, d], strength[b, c])]
    best = np.max([np.minimum(*each) << 8 | np.maximum(*each) for each in pairs], axis=0)
    front, back = best >> 8, best & 0xFF
    found: NDArray[np.int64] = np.maximum(front, nothing) | back << 8
    return found


ARRANGED = _tables()


def seat(rounds: int, seed: int) -> float:
    """A player at one of seven seats: even money less four in a hundred if both groups win, nothing if one does."""
    wins, losses = _rounds(rounds, seed, TILES.copy(), ARRANGED)
    return float(0.96 * wins - losses) / rounds / (SEATS - 1)


@bare
def _rounds(rounds: int, seed: int, tiles: NDArray[np.int64], arranged: NDArray[np.int64]) -> tuple[int, int]:
    state = uint64(seed)
    wins = losses = 0
    for _ in range(rounds):
        for place in range(0, 32, 2):
            state += STEP
            drawn = word(state)
            at = place + whole(high(drawn, 32 - place))
            tiles[place], tiles[at] = tiles[at], tiles[place]
            at = place + 1 + whole(low(drawn, 31 - place))
            tiles[place + 1], tiles[at] = tiles[at], tiles[place + 1]
        banker = arranged[((tiles[0] * 17 + tiles[1]) * 17 + tiles[2]) * 17 + tiles[3]]
        front, back = banker & 0xFF, banker >> 8
        for first in range(4, 32, 4):
            own = arranged[((tiles[first] * 17 + tiles[first + 1]) * 17 + tiles[first + 2]) * 17 + tiles[first + 3]]
            groups = (own & 0xFF > front) + (own >> 8 > back)
            wins += groups == 2
            losses += groups == 0
    return wins, losses
