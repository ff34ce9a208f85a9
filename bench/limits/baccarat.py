"""Baccarat: six cards from eight packs just shuffled, and the drawing rule."""

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from bench.limits.chance import STEP, bare, high, low, whole, word

PACKS = 8
CARDS = 52 * PACKS
POINTS = np.array([min(rank, 10) % 10 for rank in range(1, 14)], np.uint8)
SHOE: NDArray[np.uint8] = np.repeat(POINTS, 4 * PACKS)
BANKER_DRAWS = np.array([
    # By the banker's points, then the player's third card; the last where the player stands.
    [int(draws == "x") for draws in row]
    for row in (
        "xxxxxxxxxxx",
        "xxxxxxxxxxx",
        "xxxxxxxxxxx",
        "xxxxxxxx.xx",
        "..xxxxxx..x",
        "....xxxx..x",
        "......xx...",
        "...........",
        "...........",
        "...........",
    )
])  # fmt: skip
STOOD = 10  # in the place of a third card
COLUMNS = STOOD + 1


def banker(rounds: int, seed: int) -> float:
    """Nineteen to twenty when it wins, given back when the points are equal."""
    wins, losses = _rounds(rounds, seed, SHOE.copy(), BANKER_DRAWS.ravel())
    return (0.95 * wins - losses) / rounds


@bare
def _rounds(rounds: int, seed: int, shoe: NDArray[np.uint8], banker_draws: NDArray[np.int64]) -> tuple[int, int]:
    """Without a branch: it would be taken or not as chance will have it."""
    state = uint64(seed)
    wins = losses = 0
    for _ in range(rounds):
        state += STEP
        drawn = word(state)
        one, other = high(drawn, CARDS), uint64(1) + low(drawn, CARDS - 1)
        shoe[0], shoe[one] = shoe[one], shoe[0]
        shoe[1], shoe[other] = shoe[other], shoe[1]
        state += STEP
        drawn = word(state)
        one, other = uint64(2) + high(drawn, CARDS - 2), uint64(3) + low(drawn, CARDS - 3)
        shoe[2], shoe[one] = shoe[one], shoe[2]
        shoe[3], shoe[other] = shoe[other], shoe[3]
        state += STEP
        drawn = word(state)
        one, other = uint64(4) + high(drawn, CARDS - 4), uint64(5) + low(drawn, CARDS - 5)
        shoe[4], shoe[one] = shoe[one], shoe[4]
        shoe[5], shoe[other] = shoe[other], shoe[5]
        player, bank = _tens_off(whole(shoe[0]) + whole(shoe[2])), _tens_off(whole(shoe[1]) + whole(shoe[3]))
        goes_on = (player < 8) & (bank < 8)
        player_draws = goes_on & (player < 6)
        fifth, sixth = whole(shoe[4]), whole(shoe[5])
        third = fifth if player_draws else whole(STOOD)
        following = sixth if player_draws else fifth
        draws = goes_on & (banker_draws[bank * COLUMNS + third] != 0)
        player = _tens_off(player + (fifth if player_draws else 0))
        bank = _tens_off(bank + (following if draws else 0))
        wins += bank > player
        losses += bank < player
    return wins, losses


@bare
def _tens_off(points: int) -> int:
    return points - 10 * (points >= 10)
