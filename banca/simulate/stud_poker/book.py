"""A book of hands in which a kernel looks up where a raise is made: a table of hashes, open to what comes next.

Each strategy has its own pages. A hand stands there as a bit for each of its cards, and beside it two masks: before
which cards shown the decision is known, and before which of them it is to raise.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel
from banca.simulate.chance import WORD
from banca.simulate.stud_poker.ranking import FIRST_TIMES, NONE, NUMBER_AT, ONE, SIZE, Codes
from banca.simulate.stud_poker.strategies import EVERY_CARD, Play, Reads, spec
from banca.strategy.stud_poker.best import Masks

Whole = NDArray[np.int64]
Pages = tuple[Masks, Masks, Masks, Whole]

TIMES = uint64(FIRST_TIMES)
BITS = uint64(WORD)
LEAST_BITS = 4
MOST_REMEMBERED = 1 << 18  # hands of somebody's own play: then all are forgotten, and asked about again
UNKNOWN = -1
FROM, SIZE_BITS, ASKS = range(3)  # where the pages of a strategy begin, how many they are, whom to ask


@dataclass(frozen=True, slots=True, eq=False)
class Book:
    hands: Masks
    known: Masks
    raised: Masks
    pages_of: Whole  # by strategy
    plays: tuple[Play | None, ...]
    entries: Whole  # how many, by strategy

    @staticmethod
    def of(found: Sequence[Reads]) -> "Book":
        bits = [_bits(MOST_REMEMBERED if each.play else len(each.keys)) for each in found]
        sizes = [1 << each for each in bits]
        starts = [sum(sizes[:n]) for n in range(len(sizes))]
        asks = [each.play is not None for each in found]
        book = Book(
            np.zeros(sum(sizes), np.uint64),
            np.zeros(sum(sizes), np.uint64),
            np.zeros(sum(sizes), np.uint64),
            np.array((starts, bits, asks), np.int64).T.copy(),
            tuple(each.play for each in found),
            np.zeros(len(found), np.int64),
        )
        for strategy, each in enumerate(found):
            enter(book.pages, strategy, each.keys, np.full(len(each.keys), EVERY_CARD, np.uint64), each.raises)
        return book

    @property
    def pages(self) -> Pages:
        return self.hands, self.known, self.raised, self.pages_of

    def opened(self) -> "Book":
        """For one who goes on writing in it, a copy."""
        if not any(self.plays):
            return self
        hands, known, raised = self.hands.copy(), self.known.copy(), self.raised.copy()
        return replace(self, hands=hands, known=known, raised=raised, entries=self.entries.copy())

    def ask(self, strategy: int, hand: Codes, croupiers: int) -> None:
        """What is done with this hand before the croupier's card, from now on."""
        play = self.plays[strategy]
        if play is None:
            raise ValueError("nobody is to be asked")
        cards, shown = tuple(int(code) >> int(NUMBER_AT) for code in hand), int(croupiers) >> int(NUMBER_AT)
        if self.entries[strategy] == MOST_REMEMBERED:
            self._forget(strategy)
        self.entries[strategy] += 1
        key, known = sum(1 << card for card in cards), 1 << shown
        does = known if spec(play, cards, shown) else 0
        enter(self.pages, strategy, *(np.array([each], np.uint64) for each in (key, known, does)))

    def _forget(self, strategy: int) -> None:
        start, bits, _ = self.pages_of[strategy].tolist()
        self.entries[strategy] = 0
        for each in (self.hands, self.known, self.raised):
            each[start : start + (1 << bits)] = 0


def _bits(entries: int) -> int:
    """At least as many pages again stay empty."""
    return max(LEAST_BITS, entries.bit_length() + 1)


@kernel
def page_of(pages: Pages, strategy: int, key: int) -> int:
    """Where the hand stands, or would."""
    hands, _, _, pages_of = pages
    start, bits = uint64(pages_of[strategy, FROM]), uint64(pages_of[strategy, SIZE_BITS])
    last = (ONE << bits) - ONE
    at = (uint64(key) * TIMES) >> (BITS - bits)
    while hands[start + at] != key and hands[start + at] != NONE:
        at = (at + ONE) & last
    found: int = start + at
    return found


@kernel
def enter(pages: Pages, strategy: int, keys: Masks, known: Masks, raised: Masks) -> None:
    hands, known_before, raised_before, _ = pages
    for n in range(len(keys)):
        at = page_of(pages, strategy, keys[n])
        hands[at] = keys[n]
        known_before[at] |= known[n]
        raised_before[at] |= raised[n]


@kernel
def looked_up(pages: Pages, strategy: int, hand: Codes, shown: int) -> int:
    """Whether a raise is made; UNKNOWN where somebody has to be asked."""
    key: Any = NONE
    for card in range(SIZE):
        key |= ONE << (hand[card] >> NUMBER_AT)
    at = page_of(pages, strategy, key)
    _, known, raised, pages_of = pages
    if pages_of[strategy, ASKS] and not (known[at] >> uint64(shown)) & ONE:
        return UNKNOWN
    return int((raised[at] >> uint64(shown)) & ONE)
