"""Many tables of craps, stepped at once: bets are laid down, the dice thrown, everything else looked up.

A table is what is observed of it, the point and the units on every place, and how many rounds its episode has left.
"""

from typing import Any

import numpy as np
from numba import int64, uint64
from numpy.typing import NDArray

from banca.compiled import inlined, kernel
from banca.envs.asked import NO_ACTION
from banca.envs.craps.tables import DECIDED, FACES, POINT, UNITS, Rules
from banca.games.craps.bets import DICE, THROWS
from banca.simulate.chance import USED, WORDS, Places, Words, refill, split_word

Seen = NDArray[np.int16]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]
Came = NDArray[np.uint8]

THROW = 0  # the first of the actions; the others are bets
NOTHING, REFUSED, ENDED = range(3)  # what a step came to


@inlined
def turn(sight: Any, thrown: Any, after: Any, rules: Rules) -> tuple[Any, bool]:
    """A throw at one table: what it gains there, and whether the dice pass on; bets go where they lie after it."""
    point, gained, passes = uint64(sight[POINT]), int64(0), False
    after[:] = 0
    for lying in range(len(after)):
        units = sight[UNITS + lying]
        if units:
            gained += units * rules.gained[point, thrown, lying]
            passes |= rules.passes[point, thrown, lying]
            there = rules.to[point, thrown, lying]
            if there != DECIDED:
                after[there] += units
    for lying in range(len(after)):
        sight[UNITS + lying] = after[lying]
    for die in range(DICE):
        sight[FACES + die] = rules.faces[thrown, die]
    sight[POINT] = rules.point[point, thrown]
    return gained, passes


@kernel
def step(
    actions: Whole,
    opening: bool,
    which: Flags,
    rounds: int,
    left: Whole,
    sights: Seen,
    lawful: NDArray[np.int8],
    gains: Whole,
    came: Came,
    rules: Rules,
    words: Words,
    place: Places,
    least_left: int,
) -> None:
    """Every one of these tables one step on; a new episode is opened where that is asked, or the last has ended."""
    at, after = place[USED], np.empty(rules.to.shape[-1], np.int16)
    for n in range(len(left)):
        if not which[n]:
            continue
        gains[n], came[n], action = 0, NOTHING, actions[n]
        if opening or left[n] == 0:
            left[n] = rounds
        elif action == NO_ACTION or not lawful[n, action]:
            came[n] = REFUSED
        elif action != THROW:
            sights[n, rules.own[action]] += 1
        else:
            while True:
                if at == WORDS:
                    refill(words, place)
                    at = 0
                chosen, rest = split_word(words[at], uint64(len(THROWS)))
                at += 1
                if rest >= uint64(least_left):
                    break
            gains[n], passes = turn(sights[n], chosen, after, rules)
            left[n] -= int64(passes)
            if left[n] == 0:
                came[n] = ENDED
    place[USED] = at
    allow(which, came, sights, lawful, rules)


@kernel
def allow(which: Flags, came: Came, sights: Seen, lawful: NDArray[np.int8], rules: Rules) -> None:
    """Which actions are lawful now at those of these tables where something was done."""
    own, behind, allowed = rules.own, rules.behind, rules.lawful
    for n in range(len(sights)):
        if not which[n] or came[n] == REFUSED:
            continue
        if came[n] == ENDED:
            lawful[n] = 0
            continue
        point, lies = uint64(sights[n, POINT]), uint64(0)
        for lying in range(UNITS, sights.shape[1]):
            lies |= uint64(sights[n, lying] > 0)
        lawful[n, THROW] = allowed[point, uint64(THROW), lies, lies]
        for bet in range(THROW + 1, len(own)):
            here, there = sights[n, own[bet]] > 0, sights[n, behind[bet]] > 0
            lawful[n, bet] = allowed[point, uint64(bet), uint64(here), uint64(there)]
