"""Rank five cards in a few nanoseconds, by the tables of article 8.

The weights of a hand's cards add up to the number of its pattern. These 7,462 numbers are sparse, so a perfect hash
compresses them: a multiplication scatters them over buckets, and the displacement of its bucket leads each number to a
slot of its own. A slot holds the strength of the pattern, its class, and its number.
"""

from functools import cache

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import inlined, kernel
from banca.games.stud_poker import hands
from banca.material.cards import PACK
from banca.simulate.chance import split_word

Codes = NDArray[np.uint64]  # of cards: weight, suit, number
Cards = NDArray[np.uint8]
Slots = NDArray[np.uint32]
Displacements = NDArray[np.uint16]
Ranks = tuple[int, Displacements, Slots]  # multiplier, displacement of each bucket, slots

# Bits of a card's code.
WEIGHT_BITS = 31
SUIT_AT, NUMBER_AT = uint64(32), uint64(40)
WEIGHTS, SUITS = uint64((1 << WEIGHT_BITS) - 1), uint64(((1 << len(hands.SUITS_UPWARDS)) - 1) << 32)

# Bits of a slot.
STRENGTH_AT, CLASS_AT = uint64(17), uint64(13)
CLASS_BITS, PATTERN_BITS = uint64(15), uint64((1 << 13) - 1)

SLOTS, BUCKETS = 1 << 13, 1 << 11
EVERY_SLOT = (1 << SLOTS) - 1
SLOT_MASK, BUCKET_MASK = uint64(SLOTS - 1), uint64(BUCKETS - 1)
BUCKET_AT, SLOT_AT = uint64(21), uint64(32)
FIRST_TIMES = 0x9E3779B97F4A7C15
EVERY_BIT = (1 << 64) - 1
ONE_SUIT = uint64(hands.OF_ONE_SUIT)
SIZE, CARDS = hands.CARDS_IN_HAND, len(PACK)
ONE, NONE, EVERY = uint64(1), uint64(0), uint64(EVERY_BIT)


def codes() -> Codes:
    """The codes of the pack, in order."""
    columns = zip(hands.WEIGHT, hands.SUIT, range(len(PACK)), strict=True)
    coded = [weight | 1 << suit << int(SUIT_AT) | number << int(NUMBER_AT) for weight, suit, number in columns]
    return np.array(coded, np.uint64)


@cache
def ranking() -> Ranks:
    table, times = hands.tables(), FIRST_TIMES
    numbers = np.array(table.patterns, np.uint64)
    while True:
        scattered = numbers * np.uint64(times)
        bucket = (scattered >> np.uint64(BUCKET_AT)) & np.uint64(BUCKET_MASK)
        slot = (scattered >> np.uint64(SLOT_AT)) & np.uint64(SLOT_MASK)
        if (added := _displacements(bucket.astype(np.int64), slot.astype(np.int64))) is not None:
            break
        times = times * FIRST_TIMES & EVERY_BIT | 1
    slots = np.zeros(SLOTS, np.uint32)
    at = (slot.astype(np.int64) + added[bucket.astype(np.int64)]) % SLOTS
    columns = (table.strengths, table.classes, range(len(table.patterns)))
    strength, kind, pattern = (np.array(column, np.uint32) for column in columns)
    slots[at] = strength << np.uint32(STRENGTH_AT) | kind << np.uint32(CLASS_AT) | pattern
    return times, added, slots


def _displacements(bucket: NDArray[np.int64], slot: NDArray[np.int64]) -> Displacements | None:
    """The displacement of each bucket, such that no two numbers collide; None if impossible."""
    added, free = np.zeros(BUCKETS, np.uint16), EVERY_SLOT  # a bit for each slot
    several: list[list[int]] = [[] for _ in range(BUCKETS)]
    for number, own in zip(bucket.tolist(), slot.tolist(), strict=True):
        several[number].append(own)
    for number in sorted(range(BUCKETS), key=lambda each: -len(several[each])):
        own_slots, open_to = several[number], EVERY_SLOT
        for own in own_slots:
            open_to &= free >> own | free << SLOTS - own
        if not open_to or len(set(own_slots)) < len(own_slots):
            return None
        first = (open_to & -open_to).bit_length() - 1
        added[number] = first
        for own in own_slots:
            free &= ~(1 << (own + first) % SLOTS)
    return added


@inlined
def rank_at(pack: Codes, first: int, ranks: Ranks) -> int:
    """The slot of the hand that begins here."""
    times, added, slots = ranks
    total, common = NONE, EVERY
    for card in range(first, first + SIZE):
        total += pack[card]
        common &= pack[card]
    number = (total & WEIGHTS) + (ONE_SUIT if common & SUITS else NONE)
    scattered = number * uint64(times)
    slot = ((scattered >> SLOT_AT) + uint64(added[(scattered >> BUCKET_AT) & BUCKET_MASK])) & SLOT_MASK
    found: int = uint64(slots[slot])
    return found


@inlined
def draw(pack: Codes, word: int, first: int, cards: int) -> int:
    """Draw so many cards to the places from here on; returns the remainder of the word.

    Pass the number as a constant: the compiled code is three times faster then.
    """
    rest = word
    for card in range(cards):
        pick, rest = split_word(rest, uint64(CARDS - first - card))
        other = uint64(first + card) + pick
        drawn = pack[other]
        pack[other] = pack[first + card]
        pack[first + card] = drawn
    return rest


@kernel
def rank_all(cards: Cards, pack: Codes, ranks: Ranks, out: Slots) -> None:
    """The slot of each hand, a row of five card numbers: for those who only rank hands."""
    hand = np.empty(SIZE, np.uint64)
    for n in range(len(cards)):
        for card in range(SIZE):
            hand[card] = pack[cards[n, card]]
        out[n] = rank_at(hand, 0, ranks)
