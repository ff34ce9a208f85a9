"""Stud poker: two hands of five from one pack; the bettor raises on ace and king or better, as the croupier opens."""

from itertools import combinations_with_replacement

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from bench.limits.chance import STEP, bare, high, low, whole, word

Cards = NDArray[np.uint8]
Pack = NDArray[np.int64]
Places = NDArray[np.uint16]

RANKS, KING, ACE = 13, 11, 12
# Of each rank: the least numbers of which the sums of five, none taken more than four times, are all different.
KEYS = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
KEY_SUMS = 4 * KEYS[ACE] + KEYS[KING] + 1
LOWEST_STRAIGHT = (ACE, 3, 2, 1, 0)
# Shapes from low to high, the straights and flushes among them, and what a raise on each is paid.
ODD, PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH, ROYAL = range(10)
SHAPES = {(2, 1, 1, 1): PAIR, (2, 2, 1): TWO_PAIRS, (3, 1, 1): THREE, (3, 2): FULL, (4, 1): FOUR}
PAYS = (1, 1, 2, 3, 4, 5, 7, 20, 50, 50)

# A card: its key, a bit for its suit, a bit for its rank, and the rank and the suit themselves.
SUIT_BIT, RANK_BIT, RANK_AT, SUIT_AT = 20, 24, 40, 44
KEY_MASK, SUITS, RANK_MASK = (1 << SUIT_BIT) - 1, 0xF << SUIT_BIT, (1 << RANKS) - 1
PACK: Pack = np.array([
    KEYS[rank] | 1 << SUIT_BIT + suit | 1 << RANK_BIT + rank | rank << RANK_AT | suit << SUIT_AT
    for rank in range(RANKS) for suit in range(4)
])  # fmt: skip


def _merit(ranks: tuple[int, ...], *, of_one_suit: bool) -> tuple[int, ...]:
    """What two hands are compared by: the shape, then ranks, those of which there are more first."""
    counted = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    order = tuple(rank for _, rank in counted)
    if len(order) < 5:
        return (SHAPES[tuple(count for count, _ in counted)], *order)
    if order == LOWEST_STRAIGHT:
        order = (3, 2, 1, 0, -1)
    if order[0] - order[-1] != 4:
        return (FLUSH if of_one_suit else ODD, *order)
    return ((ROYAL if order[0] == ACE else STRAIGHT_FLUSH) if of_one_suit else STRAIGHT, *order)


def _tables() -> tuple[Places, list[tuple[int, ...]]]:
    """The place of each hand in the order of all: by the sum of its keys; behind, of one suit, by its ranks' bits."""
    every = [ranks for ranks in combinations_with_replacement(range(RANKS), 5) if ranks[0] != ranks[-1]]
    plain = {ranks: _merit(ranks, of_one_suit=False) for ranks in every}
    suited = {ranks: _merit(ranks, of_one_suit=True) for ranks in every if len(set(ranks)) == 5}
    order = sorted({*plain.values(), *suited.values()})
    place = {merit: n for n, merit in enumerate(order)}
    found = np.zeros(KEY_SUMS + (1 << RANKS), np.uint16)
    for ranks, merit in plain.items():
        found[sum(KEYS[rank] for rank in ranks)] = place[merit]
    for ranks, merit in suited.items():
        found[KEY_SUMS + sum(1 << rank for rank in ranks)] = place[merit]
    return found, order


PLACES, ORDER = _tables()
OPENS = next(n for n, merit in enumerate(ORDER) if merit[:3] == (ODD, ACE, KING))
DECIDING: NDArray[np.int64] = np.array(
    [merit[1] for merit in ORDER]
)  # between hands of one place the suit of this rank
GAINS: NDArray[np.int64] = np.array([1 + 2 * PAYS[merit[0]] for merit in ORDER])


def rank_hands(cards: Cards, out: Places) -> None:
    """Of hands dealt before: rows of five cards, numbered by rank and then by suit."""
    _rank_hands(cards, PACK, PLACES, out)


@bare
def _rank_hands(cards: Cards, pack: Pack, places: Places, out: Places) -> None:
    for n in range(len(cards)):
        a, b, c = pack[cards[n, 0]], pack[cards[n, 1]], pack[cards[n, 2]]
        d, e = pack[cards[n, 3]], pack[cards[n, 4]]
        out[n] = places[_at(a, b, c, d, e)]


@bare
def _at(a: int, b: int, c: int, d: int, e: int) -> int:
    """Key sums stay below the bit of the first suit, also where five are added with all that stands above them."""
    of_ranks = KEY_SUMS + ((a | b | c | d | e) >> RANK_BIT & RANK_MASK)
    return of_ranks if a & b & c & d & e & SUITS else a + b + c + d + e & KEY_MASK


def ante(rounds: int, seed: int) -> float:
    """With the raise that follows it."""
    return float(_rounds(rounds, seed, PACK.copy(), PLACES, DECIDING, GAINS)) / rounds


@bare
def _rounds(
    rounds: int,
    seed: int,
    pack: Pack,
    places: Places,
    deciding: NDArray[np.int64],
    gains: NDArray[np.int64],
) -> int:
    state, gained = uint64(seed), 0
    for _ in range(rounds):
        for place in range(0, 10, 2):
            state += STEP
            drawn = word(state)
            at = place + whole(high(drawn, 52 - place))
            pack[place], pack[at] = pack[at], pack[place]
            at = place + 1 + whole(low(drawn, 51 - place))
            pack[place + 1], pack[at] = pack[at], pack[place + 1]
        own = whole(places[_at(pack[0], pack[1], pack[2], pack[3], pack[4])])
        if own < OPENS:
            gained -= 1
            continue
        croupiers = whole(places[_at(pack[5], pack[6], pack[7], pack[8], pack[9])])
        if croupiers < OPENS:
            gained += 1
            continue
        if own == croupiers:
            rank = deciding[own]
            higher = _best_suit(pack, 0, rank) > _best_suit(pack, 5, rank)
        else:
            higher = own > croupiers
        gained += gains[own] if higher else -3
    return gained


@bare
def _best_suit(pack: NDArray[np.int64], first: int, rank: int) -> int:
    found = -1
    for n in range(first, first + 5):
        if pack[n] >> RANK_AT & 0xF == rank:
            found = max(found, pack[n] >> SUIT_AT)
    return found
