"""Games of which nobody offers a program to call: the loop that one would write in plain Python."""

import random
from collections.abc import Callable, Mapping

from bench.limits.dice import NUMBERS, PAYS
from bench.limits.pai_kau import ARRANGED, TILES

CHANCE = random.Random(1)  # noqa: S311 - a benchmark's peer, not a table


def roulette(rounds: int) -> int:
    pays, gained = PAYS.tolist(), 0
    for _ in range(rounds):
        gained += pays[CHANCE.randrange(NUMBERS)]
    return gained


def cussec(rounds: int) -> int:
    gained = 0
    for _ in range(rounds):
        one, two, three = CHANCE.randrange(1, 7), CHANCE.randrange(1, 7), CHANCE.randrange(1, 7)
        gained += 1 if 4 <= one + two + three <= 10 and not one == two == three else -1
    return gained


def pai_kau(rounds: int) -> int:
    tiles, arranged, gained = TILES.tolist(), ARRANGED.tolist(), 0
    for _ in range(rounds):
        CHANCE.shuffle(tiles)
        hands = (tiles[first : first + 4] for first in range(0, 32, 4))
        banker, *players = (arranged[((a * 17 + b) * 17 + c) * 17 + d] for a, b, c, d in hands)
        for own in players:
            gained += ((own & 0xFF) > (banker & 0xFF)) + (own >> 8 > banker >> 8) - 1
    return gained


LOOPS: Mapping[str, Callable[[int], int]] = {"roulette": roulette, "cussec": cussec, "pai-kau": pai_kau}
