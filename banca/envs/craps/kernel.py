"""The steps of many craps tables: bets and throws, with every rule looked up in an array.

A table is its observation (the point and the units on every place) and the rounds left in its episode.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import int64, uint64
from numpy.typing import NDArray

from banca.compiled import in_place, inlined_in_place
from banca.envs.options import NO_ACTION
from banca.envs.vector import pick
from banca.games.craps.bets import DICE, THROWS
from banca.simulate.chance import USED, RngState, Words

Observations = NDArray[np.int16]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]
Small = NDArray[np.uint8]
Fields = NDArray[np.uint64]  # of an observation; unsigned indices are faster

POINT, FACES, UNITS = 0, 1, 1 + DICE  # the fields of an observation
DECIDED = 255  # the place of a bet that is taken or paid

THROW = 0  # the first of the actions; the others are bets
NOTHING, REFUSED, ENDED = range(3)  # the result of a step


class Rules(NamedTuple):
    """Rules as arrays, indexed by the observed point, throws in the order of THROWS, and observed places."""

    own: Fields  # by action: the field of the bet's place
    behind: Fields  # by action: the field of the bet to which odds are added; for other bets their own
    lawful: Small  # by point, action, whether its own place has a stake, whether the one behind has
    to: Small  # by point, throw, place: where the bet is afterwards
    gained: NDArray[np.int32]  # by point, throw, place
    passes: Flags  # by point, throw, place: whether the dice pass on, if this bet is there
    point: Small  # by point, throw: the point after it
    faces: Small  # by throw


@inlined_in_place
def throw(seen: Any, thrown: Any, after: Any, rules: Any) -> tuple[Any, bool]:
    """Settle and move the bets of a table by a throw; returns their gain and whether the dice pass on."""
    point, gained, passes = uint64(seen[POINT]), int64(0), False
    after[:] = 0
    for spot in range(len(after)):
        units = seen[UNITS + spot]
        if units:
            gained += units * rules.gained[point, thrown, spot]
            passes |= rules.passes[point, thrown, spot]
            there = rules.to[point, thrown, spot]
            if there != DECIDED:
                after[there] += units
    for spot in range(len(after)):
        seen[UNITS + spot] = after[spot]
    for die in range(DICE):
        seen[FACES + die] = rules.faces[thrown, die]
    seen[POINT] = rules.point[point, thrown]
    return gained, passes


@in_place
def step(
    actions: Whole,
    opening: bool,
    which: Flags,
    rounds: int,
    left: Whole,
    observed: Observations,
    lawful: NDArray[np.int8],
    gains: Whole,
    status: Small,
    after: Observations,  # scratch: the units on every place after a throw
    rules: Rules,
    words: Words,
    rng_state: RngState,
    threshold: np.uint64,
) -> None:
    """Step each of these tables; open an episode where `opening` asks for it or the last one has ended."""
    at = rng_state[USED]
    for n in range(len(left)):
        if not which[n]:
            continue
        gains[n], status[n], action = 0, NOTHING, actions[n]
        if opening or left[n] == 0:
            left[n] = rounds
        elif action == NO_ACTION or not lawful[n, action]:
            status[n] = REFUSED
        elif action != THROW:
            observed[n, rules.own[action]] += 1
        else:
            thrown, at = pick(words, rng_state, at, uint64(len(THROWS)), threshold)
            gains[n], passes = throw(observed[n], thrown, after, rules)
            left[n] -= int64(passes)
            if left[n] == 0:
                status[n] = ENDED
    rng_state[USED] = at
    allow(which, status, observed, lawful, rules)


@in_place
def allow(which: Flags, status: Small, observed: Observations, lawful: NDArray[np.int8], rules: Rules) -> None:
    """Mark the lawful actions at those of these tables where something changed."""
    own, behind, allowed = rules.own, rules.behind, rules.lawful
    for n in range(len(observed)):
        if not which[n] or status[n] == REFUSED:
            continue
        if status[n] == ENDED:
            lawful[n] = 0
            continue
        point, lies = uint64(observed[n, POINT]), uint64(0)
        for spot in range(UNITS, observed.shape[1]):
            lies |= uint64(observed[n, spot] > 0)
        lawful[n, THROW] = allowed[point, uint64(THROW), lies, lies]
        for bet in range(THROW + 1, len(own)):
            here, there = observed[n, own[bet]] > 0, observed[n, behind[bet]] > 0
            lawful[n, bet] = allowed[point, uint64(bet), uint64(here), uint64(there)]
