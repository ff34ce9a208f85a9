"""A wheel of 37 numbers, three dice under a cup, two dice thrown."""

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from bench.limits.chance import HALF, LOW, STEP, bare, high, low, whole, word

NUMBERS, SEVENTEEN = 37, 17
PAYS: NDArray[np.int64] = np.where(np.arange(NUMBERS) == SEVENTEEN, 35, -1)


def straight(rounds: int, seed: int) -> float:
    """Roulette: one number, two spins from a word."""
    twice = (rounds + 1) // 2
    return float(_spins(twice, seed, PAYS)) / (twice + twice)


@bare
def _spins(twice: int, seed: int, pays: NDArray[np.int64]) -> int:
    state, gained = uint64(seed), 0
    for _ in range(twice):
        state += STEP
        drawn = word(state)
        gained += whole(pays[high(drawn, NUMBERS)] + pays[low(drawn, NUMBERS)])
    return gained


def small(rounds: int, seed: int) -> float:
    """Cussec: four to ten points, and no triple."""
    return float(_shakes(rounds, seed)) / rounds


@bare
def _shakes(rounds: int, seed: int) -> int:
    state, gained = uint64(seed), 0
    for _ in range(rounds):
        state += STEP
        drawn = word(state)
        first, rest = high(drawn, 6), (drawn >> HALF) * uint64(6) & LOW
        one, two, three = whole(first), whole(rest * uint64(6) >> HALF), whole(low(drawn, 6))
        points = one + two + three + 3
        won = (points >= 4) & (points <= 10) & ~((one == two) & (two == three))
        gained += 2 * won - 1
    return gained


# Craps: the pass line. Where it stands is the point's place in POINTS, or COMING_OUT; a throw leads on from there.
POINTS = (4, 5, 6, 8, 9, 10)
COMING_OUT = len(POINTS)
THROWS = 36
ROOM = 16  # bits for where it stands; above them rounds won, and above those rounds decided
WON, DECIDED = 1 << ROOM, 1 << ROOM + 32


def _after(stands: int, total: int) -> int:
    won, lost = (DECIDED + COMING_OUT * THROWS + each for each in (WON, 0))
    if stands == COMING_OUT:
        if total in {7, 11}:
            return won
        return lost if total in {2, 3, 12} else POINTS.index(total) * THROWS
    if total == POINTS[stands]:
        return won
    return lost if total == 7 else stands * THROWS


AFTER: NDArray[np.int64] = np.array([
    _after(stands, 2 + throw // 6 + throw % 6) for stands in range(COMING_OUT + 1) for throw in range(THROWS)
])  # fmt: skip


def pass_line(rounds: int, seed: int) -> float:
    won = _throws(rounds, seed, AFTER) % (1 << 32)
    return (2 * won - rounds) / rounds


@bare
def _throws(rounds: int, seed: int, after: NDArray[np.int64]) -> int:
    state, at, found, end = uint64(seed), COMING_OUT * THROWS, 0, rounds << 32
    while found < end:
        state += STEP
        drawn = word(state)
        to = after[at + whole(high(drawn, THROWS))]
        found, at = found + (to >> ROOM), to & 0xFFFF
        if found < end:
            to = after[at + whole(low(drawn, THROWS))]
            found, at = found + (to >> ROOM), to & 0xFFFF
    return found
