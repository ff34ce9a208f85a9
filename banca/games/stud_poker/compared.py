"""Every hand of a bettor before every card that the croupier may show, compared with all that may lie under it.

For each card shown, the croupier's hands that hold it are passed in order of strength. How many of those passed share
no card with a given hand is a sum over the subsets of that hand, by inclusion and exclusion; so when the bettor's own
hand is reached, the tables say how many of the croupier's are lower. No two hands are equal, as suits decide (art. 8).
Deals are counted for a bettor who raises wherever that is worth more than folding and, in the same passage, for one who
raises on whatever would open if the croupier held it (art. 9), no matter which card is shown.

What is compiled takes the rules as arguments: but for the five cards of a hand, whose subsets it writes out, no number
of the law is frozen into it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations
from math import comb, lcm

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, Decided, Fact, Folded
from banca.games.stud_poker.ranked import ranked
from banca.games.stud_poker.worth import Gain
from banca.material.cards import PACK

Cards = NDArray[np.uint8]
Small = NDArray[np.int32]
Whole = NDArray[np.int64]
Bits = NDArray[np.bool_]

SIZE = hands.CARDS_IN_HAND
SHOWN = len(PACK) - SIZE  # cards that the croupier may show a bettor
HIDDEN = comb(SHOWN - 1, SIZE - 1)  # what may lie under it
TWOS = comb(SIZE, 2)  # as many as there are threes
CLOSED, HIGHER, LOWER = range(3)  # how a raised hand may end: the croupier does not open, or which hand is higher
ENDS = ((False, True), (True, True), (True, False))  # of each: whether he opens, and whether the bettor is higher


@dataclass(frozen=True, slots=True)
class Worth:
    """What each end gains on an ante, class by class, and what folding does, all over one denominator."""

    gains: tuple[tuple[int, ...], ...]  # a row for each end, a column for each class
    folded: int
    over: int

    @staticmethod
    def of(found: Mapping[Fact, Gain]) -> "Worth":
        exact = [[found[Decided(hand, opens, higher)][1] for hand in CLASSES] for opens, higher in ENDS]
        folded = found[Folded()][1]
        over = lcm(folded.denominator, *(gain.denominator for row in exact for gain in row))
        return Worth(tuple(tuple(int(gain * over) for gain in row) for row in exact), int(folded * over), over)


# Compiled, and so out of sight of whatever measures which lines are run.


@njit(cache=True, inline="always")  # pragma: no cover
def _sharing_none(passed, cards, twos, threes, fours):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    """How many of the hands that were passed hold none of the five cards."""
    zero, ones, pairs, triples, quads = passed
    found = zero[0]
    for card in cards:
        found -= ones[card]
    for two in twos:
        found += pairs[two]
    for three in threes:
        found -= triples[three]
    for four in fours:
        found += quads[four]
    return found


@njit(cache=True)  # pragma: no cover
def _pass(passed, hand, shown, choose):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    """One more hand of the croupier that holds the card shown: it counts with every subset of its other four."""
    zero, ones, pairs, triples, quads = passed
    under = SIZE - 1
    rest = np.empty(under, np.int32)
    at = 0
    for card in hand:
        if card != shown:
            rest[at] = card
            at += 1
    zero[0] += 1
    for a in range(under):
        ones[rest[a]] += 1
        for b in range(a + 1, under):
            two = choose[rest[a], 1] + choose[rest[b], 2]
            pairs[two] += 1
            for c in range(b + 1, under):
                three = two + choose[rest[c], 3]
                triples[three] += 1
                for d in range(c + 1, under):
                    quads[three + choose[rest[d], 4]] += 1


@njit(cache=True)  # pragma: no cover
def _number_subsets(hand, choose, twos, threes, fours):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    """The numbers of the subsets of a hand in the tables."""
    i = j = k = 0
    for a in range(SIZE):
        for b in range(a + 1, SIZE):
            two = choose[hand[a], 1] + choose[hand[b], 2]
            twos[i] = two
            i += 1
            for c in range(b + 1, SIZE):
                three = two + choose[hand[c], 3]
                threes[j] = three
                j += 1
                for d in range(c + 1, SIZE):
                    fours[k] = three + choose[hand[d], 4]
                    k += 1


@njit(cache=True)  # pragma: no cover
def _nothing_passed(choose):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    """Of subsets of no card, of one, of two and so on, as many counters as the pack has of them."""
    return (
        np.zeros(choose[-1, 0], np.int32),
        np.zeros(choose[-1, 1], np.int32),
        np.zeros(choose[-1, 2], np.int32),
        np.zeros(choose[-1, 3], np.int32),
        np.zeros(choose[-1, 4], np.int32),
    )


@njit(cache=True)  # pragma: no cover
def _with_card_shown(shown, cards, kinds, opening, hidden, choose, gains, folded, raised):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    """For one card shown, deals by end and class: of hands that are raised in best play, and of those that open."""
    best, opens = np.zeros(gains.shape, np.int64), np.zeros(gains.shape, np.int64)
    closed, open_ = _nothing_passed(choose), _nothing_passed(choose)
    for number in range(opening):
        if shown in cards[number]:
            _pass(closed, cards[number], shown, choose)
    twos, threes, fours = np.empty(TWOS, np.int32), np.empty(TWOS, np.int32), np.empty(SIZE, np.int32)
    for number in range(len(cards)):
        hand, kind = cards[number], kinds[number]
        if shown in hand:
            if number >= opening:
                _pass(open_, hand, shown, choose)
            continue
        _number_subsets(hand, choose, twos, threes, fours)
        shut = _sharing_none(closed, hand, twos, threes, fours)
        higher = _sharing_none(open_, hand, twos, threes, fours) if number >= opening else 0
        lower = hidden - shut - higher
        worth = shut * gains[CLOSED, kind] + higher * gains[HIGHER, kind] + lower * gains[LOWER, kind]
        raised[number] = worth > hidden * folded
        if raised[number]:
            best[CLOSED, kind] += shut
            best[HIGHER, kind] += higher
            best[LOWER, kind] += lower
        if number >= opening:
            opens[CLOSED, kind] += shut
            opens[HIGHER, kind] += higher
            opens[LOWER, kind] += lower
    return best, opens


@njit(cache=True, parallel=True)  # pragma: no cover
def _with_every_card(cards, kinds, opening, hidden, choose, gains, folded, raised):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    best = np.zeros((len(raised), gains.shape[0], gains.shape[1]), np.int64)
    opens = np.zeros_like(best)
    for shown in prange(len(raised)):
        best[shown], opens[shown] = _with_card_shown(
            shown, cards, kinds, opening, hidden, choose, gains, folded, raised[shown]
        )
    return best, opens


@dataclass(frozen=True, slots=True)
class Hands:
    """Every hand of the pack from low to high: its cards, its strength, its class."""

    cards: Cards
    strength: Small
    kind: NDArray[np.int8]


@cache
def every_hand() -> Hands:
    each = chain.from_iterable(combinations(range(len(PACK)), SIZE))
    cards = np.fromiter(each, np.uint8, SIZE * comb(len(PACK), SIZE)).reshape(-1, SIZE)
    strength, kind = ranked(cards)
    order = np.argsort(strength, kind="stable")
    return Hands(np.ascontiguousarray(cards[order]), strength[order], kind[order].astype(np.int8))


def ways_to_choose() -> Small:
    """Of so many cards, so many: the last line is of the whole pack."""
    return np.array([[comb(card, size) for size in range(SIZE + 1)] for card in range(len(PACK) + 1)], np.int32)


def numbers_of(cards: Cards) -> Whole:
    """A number for each hand, the same in whatever order its cards lie."""
    found: Whole = ways_to_choose()[np.sort(cards, axis=1), np.arange(1, SIZE + 1)].sum(axis=1, dtype=np.int64)
    return found


@dataclass(frozen=True, slots=True)
class Compared:
    """Deals by end and class of the hands that are raised: in best play, and on all that would open the croupier's."""

    best: Whole
    opens: Whole
    raised: Bits  # in best play: a row for each card shown, and in it every hand


def compared(worth: Worth) -> Compared:
    every = every_hand()
    opening = int(np.searchsorted(every.strength, hands.tables().opens_from))
    raised = np.zeros((len(PACK), len(every.cards)), np.bool_)
    gains = np.array(worth.gains, np.int64)
    best, opens = _with_every_card(
        every.cards, every.kind, opening, HIDDEN, ways_to_choose(), gains, worth.folded, raised
    )
    return Compared(best.sum(axis=0), opens.sum(axis=0), raised)
