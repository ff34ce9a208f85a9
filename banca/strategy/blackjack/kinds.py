"""Cards that count alike are one kind; hands that are not over 21, told by how many cards of each kind they have.

All that is done with a hand of more than two cards hangs on its number here and on the open card of the bank.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from banca.games.blackjack.hands import ACE, LOW, Hand, is_over, points
from banca.games.blackjack.state import FIRST_CARDS
from banca.material.cards import RANKS, SUITS, Card
from banca.strategy.blackjack.payoffs import MOST_CARDS, hands_of_each_kind

Whole = NDArray[np.int64]

# The ace first, the ten with the court cards last.
KINDS = tuple(next(rank for rank in RANKS if LOW[rank] == low) for low in sorted(set(LOW.values())))
KIND_OF: Mapping[str, int] = {rank: LOW[rank] - 1 for rank in RANKS}
WIDTH = len(KINDS)
NONE = -1


def as_cards(kinds: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards of these kinds, of whatever suit."""
    return tuple(KINDS[kind] + SUITS[0] for kind in kinds)


@dataclass(frozen=True, slots=True)
class Hands:
    """In order of size, the hand of no card first."""

    counts: Whole  # of each kind
    size: Whole
    low: Whole  # what they count with every ace as one
    ace: NDArray[np.bool_]
    total: Whole
    after: Whole  # the hand with one card more, or none where that is over 21
    numbers: Mapping[tuple[int, ...], int]

    def of(self, *kinds: int) -> int:
        return self.numbers[tuple(kinds.count(kind) for kind in range(WIDTH))]

    def cards(self, hand: int) -> tuple[Card, ...]:
        return as_cards(tuple(kind for kind in range(WIDTH) for _ in range(self.counts[hand, kind])))


@lru_cache(maxsize=1)
def every_hand() -> Hands:
    empty = (0,) * WIDTH
    numbers: dict[tuple[int, ...], int] = {empty: 0}
    lows = [0]
    after: list[list[int]] = []
    for hand in (grown := [empty]):
        low = lows[len(after)]
        after.append([NONE] * WIDTH)
        for kind in range(WIDTH):
            if _over(low + LOW[KINDS[kind]]):
                break
            more = (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])
            if more not in numbers:
                numbers[more] = len(grown)
                grown.append(more)
                lows.append(low + LOW[KINDS[kind]])
            after[-1][kind] = numbers[more]
    counts, low_of = np.array(grown, dtype=np.int64), np.array(lows, dtype=np.int64)
    ace = counts[:, KIND_OF[ACE]] > 0
    total = np.array([_total(*each) for each in zip(lows, ace.tolist(), strict=True)], dtype=np.int64)
    return Hands(counts, counts.sum(axis=1), low_of, ace, total, np.array(after, dtype=np.int64), numbers)


@cache
def _over(low: int) -> bool:
    """Of any hand that counts so much with every ace as one."""
    return next(is_over(cards) for kind, cards in hands_of_each_kind().items() if kind[1] == low)


@cache
def _total(low: int, ace: bool) -> int:
    """Of a hand that counts so much with every ace as one."""
    return next((points(cards).total for kind, cards in hands_of_each_kind().items() if kind[1:] == (low, ace)), 0)


def of_more_cards(asked: Callable[[Hand], Sequence[int]]) -> Whole:
    """By open card and hand, of hands of more than two cards, of which only number, count and aces matter."""
    hands = every_hand()
    found = np.zeros((WIDTH, len(hands.size)), dtype=np.int64)
    size = np.minimum(hands.size, MOST_CARDS)
    for kind, cards in hands_of_each_kind().items():
        alike = (size == kind[0]) & (hands.low == kind[1]) & (hands.ace == kind[2])
        if kind[0] > FIRST_CARDS and alike.any():
            found[:, alike] = np.array(asked(cards))[:, None]
    return found
