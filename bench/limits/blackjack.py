"""Blackjack: six packs just shuffled, no look at the bank's second card, which is drawn when the player has played.

The bank stands on all 17; half is given up by surrender; pairs make four hands at most, aces two of two cards each;
any first two cards may be doubled, those of a split too; a blackjack of the bank takes all that lies there. Neither
special prizes nor five cards are paid.
"""

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from bench.limits.chance import STEP, bare, high, low, whole, word

PACKS = 6
CARDS = 52 * PACKS
PACK: NDArray[np.uint8] = np.repeat(np.arange(13, dtype=np.uint8), 4 * PACKS)  # ace, 2 to 10, court cards
ACE, TEN = 0, 9

STANDS, DRAWS, DOUBLES, DOUBLES_OR_STANDS, SPLITS, GIVES_UP = range(6)
LETTERS = "SHDTPR"  # T: doubles, or else stands
# What is done against an ace, 2 to 9 and a ten, in this order.
HARD_ROWS = {
    9: "HHDDDDHHHH", 10: "HDDDDDDDDH", 11: "HDDDDDDDDH", 12: "HHHSSSHHHH", 13: "HSSSSSHHHH", 14: "HSSSSSHHHR",
    15: "HSSSSSHHHR", 16: "HSSSSSHHRR",
}  # fmt: skip
SOFT_ROWS = {
    13: "HHHHHDHHHH", 14: "HHHHDDHHHH", 15: "HHHHDDHHHH", 16: "HHHDDDHHHH", 17: "HHDDDDHHHH", 18: "HSTTTTSSHH",
}  # fmt: skip
PAIR_ROWS = {
    0: "HPPPPPPPPP", 1: "HPPPPPPHHH", 2: "HPPPPPPHHH", 3: "HHHHPPHHHH", 4: "HDDDDDDDDH", 5: "HPPPPPHHHH",
    6: "HPPPPPPHHR", 7: "HPPPPPPPPR", 8: "SPPPPPSPPS",
}  # fmt: skip
UPS = 10

# A hand is its total, SOFT more if an ace counts eleven. From there on it is over, and pairs have their rows there.
SOFT, OVER, RANKS = 22, 44, 13
PAIRS = OVER + 1
BLACKJACK = SOFT + 21


def _chart() -> NDArray[np.uint8]:
    found = np.full((PAIRS + RANKS, UPS), DRAWS, np.uint8)
    found[17:SOFT] = STANDS
    found[SOFT + 19 : PAIRS] = STANDS
    found[PAIRS + TEN :] = STANDS
    for first, rows in ((0, HARD_ROWS), (SOFT, SOFT_ROWS), (PAIRS, PAIR_ROWS)):
        for at, row in rows.items():
            found[first + at] = [LETTERS.index(letter) for letter in row]
    return found.ravel()


def _with(hand: int, rank: int) -> int:
    soft, value = hand >= SOFT, min(rank, TEN) + 1
    total = hand - SOFT * soft + value
    if rank == ACE and total <= 11:
        return total + 10 + SOFT
    if total > 21:
        return total - 10 if soft else OVER
    return total + SOFT * soft


CHART = _chart()
LATER = np.array(
    [{DOUBLES: DRAWS, DOUBLES_OR_STANDS: STANDS, GIVES_UP: DRAWS}.get(act, act) for act in CHART], np.uint8
)
AFTER = np.array([_with(hand, rank) for hand in range(PAIRS) for rank in range(RANKS)], np.uint8)
POINTS = np.array([*range(SOFT), *range(SOFT), 0], np.int64)  # none if it is over
BANK_DRAWS = np.array([points < 17 for points in POINTS[:OVER]] + [False])


def main_bet(rounds: int, seed: int) -> float:
    halves = _rounds(rounds, seed, PACK.copy(), AFTER, CHART, LATER, POINTS, BANK_DRAWS)
    return float(halves) / (2 * rounds)


@bare
def _rounds(  # noqa: C901, PLR0912, PLR0915
    rounds: int,
    seed: int,
    pack: NDArray[np.uint8],
    after: NDArray[np.uint8],
    chart: NDArray[np.uint8],
    later: NDArray[np.uint8],
    points: NDArray[np.int64],
    bank_draws: NDArray[np.bool_],
) -> int:
    state, gained = uint64(seed), 0
    hands, stakes = np.zeros(4, np.int64), np.zeros(4, np.int64)
    for _ in range(rounds):
        state += STEP
        drawn = word(state)
        at = whole(high(drawn, CARDS))
        pack[0], pack[at] = pack[at], pack[0]
        at = 1 + whole(low(drawn, CARDS - 1))
        pack[1], pack[at] = pack[at], pack[1]
        state += STEP
        drawn = word(state)
        at = 2 + whole(high(drawn, CARDS - 2))
        pack[2], pack[at] = pack[at], pack[2]
        used, one, two = 3, whole(pack[0]), whole(pack[1])
        up = min(whole(pack[2]), TEN)
        hand = whole(after[whole(after[one]) * RANKS + two])
        act = chart[(PAIRS + one if one == two else hand) * UPS + up]
        if act == GIVES_UP:
            gained -= 1
            continue
        number, stakes[0], open_hands = 1, 2, 0
        if act == SPLITS:
            number, playing = 2, 0
            while playing < number:
                state += STEP
                at = used + whole(high(word(state), CARDS - used))
                pack[used], pack[at] = pack[at], pack[used]
                two = whole(pack[used])
                used += 1
                if two == one != ACE and number < 4:
                    number += 1
                    continue  # another card to the first
                stakes[playing] = 2
                hand = whole(after[whole(after[one]) * RANKS + two])
                act = STANDS if one == ACE else chart[hand * UPS + up]
                if act == GIVES_UP:
                    act = DRAWS
                while act != STANDS:
                    state += STEP
                    at = used + whole(high(word(state), CARDS - used))
                    pack[used], pack[at] = pack[at], pack[used]
                    hand = whole(after[hand * RANKS + whole(pack[used])])
                    used += 1
                    if act != DRAWS:
                        stakes[playing] = 4
                        break
                    act = later[hand * UPS + up]
                hands[playing] = hand
                open_hands += hand != OVER
                playing += 1
        else:
            while act != STANDS:
                state += STEP
                at = used + whole(high(word(state), CARDS - used))
                pack[used], pack[at] = pack[at], pack[used]
                hand = whole(after[hand * RANKS + whole(pack[used])])
                used += 1
                if act != DRAWS:
                    stakes[0] = 4
                    break
                act = later[hand * UPS + up]
            hands[0] = hand
            open_hands += hand != OVER
        if open_hands == 0:
            for n in range(number):
                gained -= stakes[n]
            continue
        state += STEP
        at = used + whole(high(word(state), CARDS - used))
        pack[used], pack[at] = pack[at], pack[used]
        bank = whole(after[whole(after[up]) * RANKS + whole(pack[used])])
        used += 1
        if number == 1 and hands[0] == BLACKJACK and used == 4:
            gained += 0 if bank == BLACKJACK else 3
            continue
        if bank == BLACKJACK:
            for n in range(number):
                gained -= stakes[n]
            continue
        while bank_draws[bank]:
            state += STEP
            at = used + whole(high(word(state), CARDS - used))
            pack[used], pack[at] = pack[at], pack[used]
            bank = whole(after[bank * RANKS + whole(pack[used])])
            used += 1
        for n in range(number):
            own = points[hands[n]]
            gained += stakes[n] * ((own > points[bank]) - (own < points[bank]) - (own == 0 and bank == OVER))
    return gained
