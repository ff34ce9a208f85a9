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
from functools import cache, partial
from math import comb, lcm

import numpy as np
from numpy.typing import NDArray

from banca.compiled import kernel, share_out
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, Decided, Fact, Folded
from banca.law import OptionError
from banca.material.cards import PACK
from banca.progress import report
from banca.strategy.stud_poker.payoffs import Gain
from banca.strategy.stud_poker.ranking import ranked

Cards = NDArray[np.uint8]
Small = NDArray[np.int32]
Whole = NDArray[np.int64]
Bits = NDArray[np.bool_]
Kinds = NDArray[np.int8]
Chosen = NDArray[np.uint32]
Passed = tuple[Whole, Whole, Whole, Whole, Cards]

SIZE = hands.CARDS_IN_HAND
SHOWN = len(PACK) - SIZE  # cards that the croupier may show a bettor
HIDDEN = comb(SHOWN - 1, SIZE - 1)  # what may lie under it
OPEN, FOUR_OPEN = 2**32, 2**4  # more than there are hands under a card shown, and than fours in a hand
CLOSED, HIGHER, LOWER = range(3)  # how a raised hand may end: the croupier does not open, or which hand is higher
WAYS = BEST, OPENS, EVERY = range(3)  # to raise: in best play or as told, on all that would open, on whatever comes
ENDS = ((False, True), (True, True), (True, False))  # of each: whether he opens, and whether the bettor is higher


@dataclass(frozen=True, slots=True)
class AntePayoffs:
    """What each end gains on an ante, class by class, and what folding does, all over one denominator."""

    gains: tuple[tuple[int, ...], ...]  # a row for each end, a column for each class
    folded: int
    over: int

    @staticmethod
    def of(found: Mapping[Fact, Gain]) -> "AntePayoffs":
        exact = [[found[Decided(hand, opens, higher)][1] for hand in CLASSES] for opens, higher in ENDS]
        folded = found[Folded()][1]
        over = lcm(folded.denominator, *(gain.denominator for row in exact for gain in row))
        return AntePayoffs(tuple(tuple(int(gain * over) for gain in row) for row in exact), int(folded * over), over)


# Compiled, and so out of sight of whatever measures which lines are run.


# Two counts stand in one number: hands that do not open, and OPEN times those that do. Any four cards with the card
# shown are one hand, so that of fours a byte says enough.


@kernel  # pragma: no cover
def _sharing_none(passed: Passed, hand: Cards, choose: Chosen) -> tuple[int, int]:
    """How many of the hands that were passed hold none of the five cards: those that do not open, and those that do."""
    found, ones, twos, threes, fours = passed
    left, quads = found[0], 0
    for a in range(SIZE):
        left -= ones[hand[a]]
        for b in range(a + 1, SIZE):
            two = choose[hand[a], 1] + choose[hand[b], 2]
            left += twos[two]
            for c in range(b + 1, SIZE):
                three = two + choose[hand[c], 3]
                left -= threes[three]
                for d in range(c + 1, SIZE):
                    quads += fours[three + choose[hand[d], 4]]
    left += quads % FOUR_OPEN + quads // FOUR_OPEN * OPEN
    return left % OPEN, left // OPEN


@kernel  # pragma: no cover
def _pass(passed: Passed, hand: Cards, shown: int, choose: Chosen, one_more: int, four_more: int) -> None:
    """One more hand of the croupier that holds the card shown: it counts with every subset of its other four."""
    zero, ones, twos, threes, fours = passed
    under = SIZE - 1
    rest = np.empty(under, np.int32)
    at = 0
    for place in range(SIZE):
        if hand[place] != shown:
            rest[at] = hand[place]
            at += 1
    zero[0] += one_more
    for a in range(under):
        ones[rest[a]] += one_more
        for b in range(a + 1, under):
            two = choose[rest[a], 1] + choose[rest[b], 2]
            twos[two] += one_more
            for c in range(b + 1, under):
                three = two + choose[rest[c], 3]
                threes[three] += one_more
                for d in range(c + 1, under):
                    fours[three + choose[rest[d], 4]] += four_more


@kernel  # pragma: no cover
def _with_card_shown(
    shown: int,
    every: tuple[Cards, Kinds],
    opening: int,
    hidden: int,
    choose: Chosen,
    gains: Whole,
    folded: int,
    raised: Bits,
    raise_on: bool,
    passed: Passed,
    found: Whole,
) -> None:
    """For one card shown, deals by end and class: of hands raised (as told, or best), of those that open, of all.

    The hands that do not open are all passed first, so that the second time around they are passed already.
    """
    cards, kinds = every
    for number in range(-opening, len(cards)):
        first = number < 0
        at = number + opening if first else number
        holds = False
        for place in range(SIZE):
            holds |= cards[at, place] == shown
        if holds and first:
            _pass(passed, cards[at], shown, choose, 1, 1)
        elif holds and number >= opening:
            _pass(passed, cards[at], shown, choose, OPEN, FOUR_OPEN)
        if holds or first:
            continue
        kind = kinds[number]
        shut, higher = _sharing_none(passed, cards[number], choose)
        lower = hidden - shut - higher
        payoffs = shut * gains[CLOSED, kind] + higher * gains[HIGHER, kind] + lower * gains[LOWER, kind]
        if not raise_on:
            raised[number] = payoffs > hidden * folded
        for way in range(len(found)):
            if way == EVERY or (way == BEST and raised[number]) or (way == OPENS and number >= opening):
                found[way, CLOSED, kind] += shut
                found[way, HIGHER, kind] += higher
                found[way, LOWER, kind] += lower


@dataclass(frozen=True, slots=True)
class Hands:
    """Every hand of the pack from low to high: its cards, its strength, its class."""

    cards: Cards
    strength: Small
    kind: Kinds


@cache
def every_hand() -> Hands:
    report("hands", 0)
    cards = _combinations()
    strength, kind = ranked(cards)
    order = np.argsort(strength, kind="stable")
    found = Hands(np.ascontiguousarray(cards[order]), strength[order], kind[order].astype(np.int8))
    report("hands", 1)
    return found


def _combinations() -> Cards:
    """All fives of the pack, in order: to each beginning, every card after its last."""
    cards = np.zeros((1, 0), np.uint8)
    for size in range(1, SIZE + 1):
        last = cards[:, -1].astype(np.int64) if size > 1 else np.array([-1])
        after = len(PACK) - SIZE + size - 1 - last  # those that leave cards enough for the rest
        begun = np.repeat(np.arange(len(cards)), after)
        added = np.arange(len(begun)) - np.repeat(np.cumsum(after) - after, after) + last[begun] + 1
        cards = np.column_stack([cards[begun], added.astype(np.uint8)])
    return cards


def ways_to_choose() -> Chosen:
    """Of so many cards, so many: the last line is of the whole pack.

    Without a sign, so that what is compiled need not ask of any place whether it counts from the end.
    """
    return np.array([[comb(card, size) for size in range(SIZE + 1)] for card in range(len(PACK) + 1)], np.uint32)


def numbers_of(cards: Cards) -> Whole:
    """A number for each hand, the same in whatever order its cards lie."""
    found: Whole = ways_to_choose()[np.sort(cards, axis=1), np.arange(1, SIZE + 1)].sum(axis=1, dtype=np.int64)
    return found


@dataclass(frozen=True, slots=True)
class Compared:
    """Deals by end and class of the hands that are raised: in best play, on all that would open, on whatever comes."""

    best: Whole  # or as was told
    opens: Whole
    every: Whole
    raised: Bits  # as the first of these: a row for each card shown, and in it every hand


def compared(payoffs: AntePayoffs, raise_on: Bits | None = None) -> Compared:
    if HIDDEN * max(payoffs.over, *(abs(gain) for row in payoffs.gains for gain in row)) > np.iinfo(np.int64).max:
        raise OptionError("the prizes are too fine a part of so great an ante to compare exactly: write a rounder one")
    every = every_hand()
    opening = int(np.searchsorted(every.strength, hands.tables().opens_from))
    raised = np.zeros((len(PACK), len(every.cards)), np.bool_) if raise_on is None else raise_on
    gains, choose = np.array(payoffs.gains, np.int64), ways_to_choose()

    def count(shown: int) -> Whole:
        found = np.zeros((len(WAYS), *gains.shape), np.int64)
        zero, ones, twos, threes = (np.zeros(choose[-1, size], np.int64) for size in range(SIZE - 1))
        passed = (zero, ones, twos, threes, np.zeros(choose[-1, SIZE - 1], np.uint8))
        of_hands, chosen = (every.cards, every.kind), raise_on is not None
        _with_card_shown(
            shown, of_hands, opening, HIDDEN, choose, gains, payoffs.folded, raised[shown], chosen, passed, found
        )
        return found

    best, opens, every_one = np.sum(share_out(count, range(len(PACK)), partial(report, "deals")), axis=0)
    return Compared(best, opens, every_one, raised)
