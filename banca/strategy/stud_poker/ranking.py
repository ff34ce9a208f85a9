"""Hands of stud poker as arrays, ranked by the tables of article 8: what exact counting and simulation share."""

from dataclasses import dataclass
from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from banca.compiled import kernel
from banca.games.stud_poker import hands
from banca.material.cards import PACK
from banca.progress import report

Bits = NDArray[np.bool_]
Binomials = NDArray[np.uint32]
Cards = NDArray[np.uint8]
Kinds = NDArray[np.int8]
Masks = NDArray[np.uint64]
Small = NDArray[np.int32]
Whole = NDArray[np.int64]

SIZE = hands.CARDS_IN_HAND


@dataclass(frozen=True, slots=True)
class Hands:
    """Every hand of the pack from low to high: its cards, its strength, its class."""

    cards: Cards
    strength: Small
    kind: Kinds


@cache
def every_hand() -> Hands:
    report("hands", 0)
    cards = np.empty((comb(len(PACK), SIZE), SIZE), np.uint8)
    _list_combinations(cards, len(PACK))
    strength, kind = strengths_and_classes(cards)
    order = np.argsort(strength, kind="stable")
    found = Hands(cards[order], strength[order], kind[order].astype(np.int8))
    report("hands", 1)
    return found


def strengths_and_classes(cards: Cards) -> tuple[Small, Small]:
    """The strength and the class of each hand, a row of card numbers in the order of the pack."""
    _, strengths, _, classes = _tables()
    line, suit = _look_up_hands(cards)
    return strengths[line] + suit, classes[line]


def patterns_of(cards: Cards) -> Small:
    """The line of the tables for each hand."""
    return _look_up_hands(cards)[0]


def binomials() -> Binomials:
    """binomials[n, k], n up to the pack. Unsigned, so numba skips the check for negative indices."""
    return np.array([[comb(card, size) for size in range(SIZE + 1)] for card in range(len(PACK) + 1)], np.uint32)


def numbers_of(cards: Cards) -> Whole:
    """A number for each hand, the same in any order of its cards."""
    found: Whole = binomials()[np.sort(cards, axis=1), np.arange(1, SIZE + 1)].sum(axis=1, dtype=np.int64)
    return found


@cache
def _tables() -> tuple[Small, Small, Small, Small]:
    table = hands.tables()
    columns = (table.patterns, table.strengths, table.deciding_ranks, table.classes)
    patterns, strengths, deciding_ranks, classes = (np.array(column, np.int32) for column in columns)
    return patterns, strengths, deciding_ranks, classes


def _look_up_hands(cards: Cards) -> tuple[Small, Small]:
    """The line of each hand, and the suit that breaks ties on it."""
    line, tie_break = np.empty(len(cards), np.int32), np.empty(len(cards), np.int32)
    rank, suit, weight = (np.array(column, np.int64) for column in (hands.RANK, hands.SUIT, hands.WEIGHT))
    patterns, _, deciding_ranks, _ = _tables()
    _look_up(cards, rank, suit, weight, hands.OF_ONE_SUIT, patterns, deciding_ranks, line, tie_break)
    return line, tie_break


@kernel  # pragma: no cover
def _look_up(
    cards: Cards,
    rank: Whole,
    suit: Whole,
    weight: Whole,
    of_one_suit: int,
    patterns: Small,
    deciding_ranks: Small,
    line: Small,
    tie_break: Small,
) -> None:
    for n in range(len(cards)):
        number, alike = 0, True
        for card in cards[n]:
            number += weight[card]
            alike &= suit[card] == suit[cards[n, 0]]
        if alike:
            number += of_one_suit
        at, beyond = 0, len(patterns)
        while at + 1 < beyond:
            middle = (at + beyond) >> 1
            if patterns[middle] <= number:
                at = middle
            else:
                beyond = middle
        best = 0
        for card in cards[n]:
            if rank[card] == deciding_ranks[at] and suit[card] > best:
                best = suit[card]
        line[n], tie_break[n] = at, best


@kernel  # pragma: no cover
def _list_combinations(out: Cards, pack: int) -> None:
    """Fill the rows with all hands, in order."""
    count, size = out.shape
    for place in range(size):
        out[0, place] = place
    for n in range(1, count):
        last = size - 1
        while out[n - 1, last] == pack - size + last:
            last -= 1
        for place in range(size):
            out[n, place] = out[n - 1, place] if place < last else out[n - 1, last] + 1 + place - last
