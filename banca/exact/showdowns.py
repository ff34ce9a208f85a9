"""Stud poker counted exactly: every hand of a bettor, every card that the croupier may show, all that may lie under it.

For each card shown, the croupier's hands that hold it are passed in order of strength. How many of those passed share
no card with a given hand is a sum over the subsets of that hand, by inclusion and exclusion; so when the bettor's own
hand is reached, the tables say how many of the croupier's are lower. No two hands are equal, as suits decide (art. 8).
A bettor raises on hands of some strength and above, whatever is shown, or wherever raising is worth more than folding.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import chain, combinations
from math import comb, lcm

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from banca.exact.kept import kept
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, Decided, Fact, Folded
from banca.games.stud_poker.ranked import ranked
from banca.games.stud_poker.worth import Gain
from banca.material.cards import NUMBER_OF, PACK, Card

Whole = NDArray[np.int64]
Small = NDArray[np.int32]
SIZE = hands.CARDS_IN_HAND
SHOWN = len(PACK) - SIZE  # cards that the croupier may show a bettor
HIDDEN = comb(SHOWN - 1, SIZE - 1)  # what may lie under it
SUBSETS = tuple(comb(len(PACK), size) for size in range(SIZE))
TWOS = comb(SIZE, 2)  # as many as there are threes
CLOSED, HIGHER, LOWER = range(3)  # how a raised hand may end: the croupier does not open, or which hand is higher


@dataclass(frozen=True, slots=True)
class Worth:
    """What each end gains on an ante, class by class, and what folding does, all over one denominator."""

    gains: Whole  # a row for each end, a column for each class
    folded: int
    over: int

    @staticmethod
    def of(found: Mapping[Fact, Gain]) -> "Worth":
        ends = ((False, True), (True, True), (True, False))
        exact = [[found[Decided(hand, opens, higher)][1] for hand in CLASSES] for opens, higher in ends]
        folded = found[Folded()][1]
        over = lcm(folded.denominator, *(gain.denominator for row in exact for gain in row))
        return Worth(np.array([[int(g * over) for g in row] for row in exact], np.int64), int(folded * over), over)


@njit(cache=True, inline="always")
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


@njit(cache=True)
def _pass(passed, hand, shown, choose):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    """One more hand of the croupier that holds the card shown: it counts with every subset of its other four."""
    zero, ones, pairs, triples, quads = passed
    rest = np.empty(SIZE - 1, np.int32)
    at = 0
    for card in hand:
        if card != shown:
            rest[at] = card
            at += 1
    zero[0] += 1
    for a in range(SIZE - 1):
        ones[rest[a]] += 1
        for b in range(a + 1, SIZE - 1):
            two = choose[rest[a], 1] + choose[rest[b], 2]
            pairs[two] += 1
            for c in range(b + 1, SIZE - 1):
                three = two + choose[rest[c], 3]
                triples[three] += 1
                for d in range(c + 1, SIZE - 1):
                    quads[three + choose[rest[d], 4]] += 1


@njit(cache=True)
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


@njit(cache=True)
def _nothing_passed():  # type: ignore[no-untyped-def] # noqa: ANN202
    return (
        np.zeros(SUBSETS[0], np.int32),
        np.zeros(SUBSETS[1], np.int32),
        np.zeros(SUBSETS[2], np.int32),
        np.zeros(SUBSETS[3], np.int32),
        np.zeros(SUBSETS[4], np.int32),
    )


@njit(cache=True)
def _with_card_shown(shown, cards, kinds, opening, raises_from, choose, gains, folded):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    """For one card shown: deals by end and class where the bettor raises, and of how many hands he does not."""
    ends = np.zeros((LOWER + 1, len(CLASSES)), np.int64)
    folds = 0
    closed, open_ = _nothing_passed(), _nothing_passed()
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
        lower = HIDDEN - shut - higher
        worth = shut * gains[CLOSED, kind] + higher * gains[HIGHER, kind] + lower * gains[LOWER, kind]
        if (number >= raises_from) if raises_from >= 0 else (worth > HIDDEN * folded):
            ends[CLOSED, kind] += shut
            ends[HIGHER, kind] += higher
            ends[LOWER, kind] += lower
        else:
            folds += 1
    return ends, folds


@njit(cache=True, parallel=True)
def _with_every_card(cards, kinds, opening, raises_from, choose, gains, folded):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
    ends = np.zeros((len(PACK), LOWER + 1, len(CLASSES)), np.int64)
    folds = np.zeros(len(PACK), np.int64)
    for shown in prange(len(PACK)):
        ends[shown], folds[shown] = _with_card_shown(shown, cards, kinds, opening, raises_from, choose, gains, folded)
    return ends, folds


@dataclass(frozen=True, slots=True)
class Hands:
    """Every hand of the pack from low to high: its cards, its strength, its class."""

    cards: NDArray[np.uint8]
    strength: Small
    kind: NDArray[np.int8]


@cache
def every_hand() -> Hands:
    each = chain.from_iterable(combinations(range(len(PACK)), SIZE))
    cards = np.fromiter(each, np.uint8, SIZE * comb(len(PACK), SIZE)).reshape(-1, SIZE)
    strength, kind = ranked(cards)
    order = np.argsort(strength, kind="stable")
    return Hands(np.ascontiguousarray(cards[order]), strength[order], kind[order].astype(np.int8))


def showdowns(found: Mapping[Fact, Gain], raises_from: int | None = None) -> Mapping[Fact, int]:
    """In how many of all the deals each fact comes: hand, card shown, cards under it.

    The bettor raises on hands of this strength and above; where none is said, he plays best by these gains.
    """
    worth = Worth.of(found)
    said = f"{hands.tables()} {CLASSES} {raises_from} {worth if raises_from is None else None}"
    question = f"stud poker, showdowns: {hashlib.sha256(said.encode()).hexdigest()}"
    counts = kept(question, lambda: _counted(worth, raises_from))
    facts: dict[Fact, int] = {Folded(): counts["folded"]}
    for hand in CLASSES:
        facts[Decided(hand, opens=False, higher=True)] = counts[f"{hand} closed"]
        facts[Decided(hand, opens=True, higher=True)] = counts[f"{hand} higher"]
        facts[Decided(hand, opens=True, higher=False)] = counts[f"{hand} lower"]
    return {fact: n for fact, n in facts.items() if n}


def _counted(worth: Worth, raises_from: int | None) -> dict[str, int]:
    every = every_hand()
    choose = np.array([[comb(card, size) for size in range(SIZE)] for card in range(len(PACK))], np.int32)
    opening, first = (
        -1 if strength is None else int(np.searchsorted(every.strength, strength))
        for strength in (hands.tables().opens_from, raises_from)
    )
    ends, folds = _with_every_card(every.cards, every.kind, opening, first, choose, worth.gains, worth.folded)
    counts = {"folded": int(folds.sum()) * HIDDEN}
    for end, name in enumerate(("closed", "higher", "lower")):
        counts |= {f"{hand} {name}": int(n) for hand, n in zip(CLASSES, ends[:, end].sum(axis=0), strict=True)}
    return counts


@dataclass(frozen=True, slots=True)
class Choice:
    """What raising and folding are worth on an ante, before a hand and the card shown, and how a raise may end."""

    raised: Fraction
    folded: Fraction
    closed: int
    higher: int
    lower: int

    @property
    def raises(self) -> bool:
        return self.raised > self.folded


def choice(found: Mapping[Fact, Gain], hand: Sequence[Card], shown: Card) -> Choice:
    """All that may lie under the card shown, looked at one by one."""
    held = np.array([NUMBER_OF[card] for card in hand], np.uint8)[None, :]
    left = [n for n, card in enumerate(PACK) if card not in hand and card != shown]
    under = np.array(list(combinations(left, SIZE - 1)), np.uint8)
    against = np.hstack((np.full((len(under), 1), NUMBER_OF[shown], np.uint8), under))
    (own,), (kind,) = ranked(held)
    strength, _ = ranked(against)
    closed = int((strength < hands.tables().opens_from).sum())
    higher = int(((strength >= hands.tables().opens_from) & (strength < own)).sum())
    ends = (closed, higher, len(against) - closed - higher)
    worth = Worth.of(found)
    raised = sum(int(worth.gains[end, kind]) * n for end, n in enumerate(ends))
    return Choice(Fraction(raised, worth.over * len(against)), Fraction(worth.folded, worth.over), *ends)
