"""Count the deals of stud poker: every hand of the bettor, with every card shown, against all that may lie under it.

The croupier's hands that hold the card shown are added in order of strength to tables of their subsets. By inclusion
and exclusion the tables give the number of added hands that share no card with a hand of the bettor.

Suits only break ties (art. 8). So one hand stands for its suit class: all hands that differ from it by the names of the
suits. Renaming suits, in both hands and the card shown, changes no count but that of ties won. Two hands of equal ranks
have as many cards of the rank that decides, so each of them is higher under half of the renamings. A decision that
depends on ties is made for each renaming by itself.

Kernels take the rules as arguments, but write out the subsets of five cards.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from itertools import permutations
from math import comb, lcm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from banca.compiled import kernel, share_out
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, Decided, Fact, Folded
from banca.law import OptionError
from banca.material.cards import PACK
from banca.progress import report
from banca.strategy.stud_poker import Gain
from banca.strategy.stud_poker.ranking import (
    SIZE,
    Binomials,
    Cards,
    Kinds,
    Masks,
    Small,
    Whole,
    binomials,
    every_hand,
    patterns_of,
)

Patterns = NDArray[np.uint32]  # in the order of the tables of article 8
SubsetCounts = tuple[Whole, Whole, Whole, Whole, Cards]  # of no card, one card, two, three, four

SUITS = len(hands.SUITS_UPWARDS)
SHOWN = len(PACK) - SIZE  # cards that the croupier may show a bettor
HIDDEN = comb(SHOWN - 1, SIZE - 1)  # hands that may lie under it
OPENING_UNIT, FOUR_OPENING_UNIT = 2**32, 2**4  # above the number of hands with a card shown; above the fours in a hand
CLOSED, HIGHER, LOWER = range(3)  # results of a raise: the croupier does not open, or which hand is higher
SHOWDOWNS = ((False, True), (True, True), (True, False))  # of each: whether he opens, and whether the bettor is higher
SHOWDOWN_NAMES = ("closed", "higher", "lower")
STRATEGIES = BEST, OPENS, EVERY = range(3)  # raise by best play or a given strategy; if it opens; always
RENAMINGS = np.array(list(permutations(range(SUITS))), np.uint8)


@dataclass(frozen=True, slots=True)
class AntePayoffs:
    """The gain on an ante by showdown and class, and by folding, over one denominator."""

    gains: tuple[tuple[int, ...], ...]  # a row for each showdown, a column for each class
    folded: int
    over: int

    @staticmethod
    def of(found: Mapping[Fact, Gain]) -> "AntePayoffs":
        exact = [[found[Decided(hand, opens, higher)][1] for hand in CLASSES] for opens, higher in SHOWDOWNS]
        folded = found[Folded()][1]
        over = lcm(folded.denominator, *(gain.denominator for row in exact for gain in row))
        return AntePayoffs(tuple(tuple(int(gain * over) for gain in row) for row in exact), int(folded * over), over)


class Pack(NamedTuple):
    """The rules of the pack, for kernels."""

    rank: Whole
    suit: Whole
    cards: Cards  # by rank and suit
    binomials: Binomials


class Order(NamedTuple):
    """Every hand from low to high."""

    cards: Cards
    strength: Small
    masks: Masks  # a bit for each card, by rank and then suit
    groups: Whole  # where each run of hands begins that suits alone put in order, and where the last one ends
    opening: int  # the first that opens


class SuitClasses(NamedTuple):
    """One hand of each suit class, from low to high."""

    hands: Whole  # places in the order of all
    sizes: Whole  # how many hands are in the class
    kinds: Kinds
    swapped: Cards  # for each suit: the hands with that suit and the lowest exchanged
    groups: Whole  # where each run begins, and where the last one ends
    raise_on: Patterns  # a bit for each rank shown on which to raise; empty: best play


class Payoffs(NamedTuple):
    gains: Whole  # by showdown and class
    fold: int  # the gain of folding, times the hands that may lie under the card shown
    hidden: int  # these hands
    renamings: int


@dataclass(frozen=True, slots=True)
class DealCounts:
    found: Whole  # by strategy, showdown and class
    raised: Masks  # by the first strategy: for each hand of the order, a bit for each card shown


def count_deals(payoffs: AntePayoffs, raise_on: Patterns | None = None) -> DealCounts:
    if HIDDEN * max(payoffs.over, *(abs(gain) for row in payoffs.gains for gain in row)) > np.iinfo(np.int64).max:
        raise OptionError("stud-poker-prizes-too-fine")
    pack, order = _pack(), _order()
    classes = _suit_classes(pack, order)
    if raise_on is not None:
        classes = classes._replace(raise_on=raise_on[patterns_of(order.cards[classes.hands])])
    of_raise = Payoffs(np.array(payoffs.gains, np.int64), HIDDEN * payoffs.folded, HIDDEN, len(RENAMINGS))

    def count(rank: int) -> tuple[Whole, Masks, Whole]:
        found = np.zeros((len(STRATEGIES), *of_raise.gains.shape), np.int64)
        raised = np.zeros(len(classes.hands), np.uint64)
        zero, ones, twos, threes = (np.zeros(pack.binomials[-1, size], np.int64) for size in range(SIZE - 1))
        added = (zero, ones, twos, threes, np.zeros(pack.binomials[-1, SIZE - 1], np.uint8))
        before, after = (np.empty((len(raised), SUITS, 2), np.int64) for _ in range(2))
        close = np.empty((len(raised) * SUITS, 4), np.int64)
        cases = _count_with_rank_shown(rank, pack, order, classes, of_raise, added, before, after, found, raised, close)
        return found, raised, close[:cases].copy()

    counted = share_out(count, range(len(hands.RANKS_UPWARDS)), partial(report, "deals"))
    found = np.sum([each for each, _, _ in counted], axis=0)
    raised = np.bitwise_or.reduce([each for _, each, _ in counted])
    close = np.concatenate([each for _, _, each in counted])
    first = order.groups[np.searchsorted(order.groups, classes.hands[close[:, 0]], "right") - 1]
    by_hand, place_of = np.zeros(len(order.cards), np.uint64), np.empty(len(order.cards), np.int32)
    _find_places(order, pack.binomials, place_of)
    _rename_raised(pack, order, classes, RENAMINGS, place_of, raised, by_hand)
    _decide_close(pack, order, classes, of_raise, RENAMINGS, place_of, close, first, found[BEST], by_hand)
    return DealCounts(found // len(RENAMINGS), by_hand)


def card_bits() -> Masks:
    """Of each card of the pack, its place in a mask: by rank and then suit, so that suits are easily renamed."""
    return np.array(hands.RANK, np.uint64) * np.uint64(SUITS) + np.array(hands.SUIT, np.uint64)


def hand_masks() -> Masks:
    found = np.zeros(len(every_hand().cards), np.uint64)
    bit_of = np.left_shift(np.uint64(1), card_bits())
    for column in every_hand().cards.T:
        found |= bit_of[column]
    return found


def _pack() -> Pack:
    rank, suit = np.array(hands.RANK, np.int64), np.array(hands.SUIT, np.int64)
    cards = np.zeros((len(hands.RANKS_UPWARDS), SUITS), np.uint8)
    cards[rank, suit] = np.arange(len(PACK))
    return Pack(rank, suit, cards, binomials())


def _order() -> Order:
    every = every_hand()
    starts = np.flatnonzero(np.diff(every.strength // SUITS, prepend=-1))
    opening = int(np.searchsorted(every.strength, hands.tables().opens_from))
    return Order(every.cards, every.strength, hand_masks(), np.append(starts, len(every.cards)), opening)


def _suit_classes(pack: Pack, order: Order) -> SuitClasses:
    sizes = np.zeros(len(order.cards), np.int64)
    _find_suit_classes(pack, order, sizes)
    first = np.flatnonzero(sizes)
    swapped = np.empty((SUITS, len(first), SIZE), np.uint8)
    for suit in range(SUITS):
        other = np.where(pack.suit == suit, 0, np.where(pack.suit == 0, suit, pack.suit))
        swapped[suit] = np.sort(pack.cards[pack.rank, other][order.cards[first]], axis=1)
    groups = np.searchsorted(first, order.groups)
    return SuitClasses(first, sizes[first], every_hand().kind[first], swapped, groups, np.empty(0, np.uint32))


# Compiled, and so out of sight of whatever measures which lines are run.


@kernel  # pragma: no cover
def _find_suit_classes(pack: Pack, order: Order, sizes: Whole) -> None:
    """Size of the suit class of each hand that stands for it: the one whose lower suits have the higher ranks."""
    by_suit = np.empty(SUITS, np.int64)
    for n in range(len(order.cards)):
        for suit in range(SUITS):
            by_suit[suit] = 0
        for card in order.cards[n]:
            by_suit[pack.suit[card]] |= 1 << pack.rank[card]
        size, alike = 1, 1
        for suit in range(1, SUITS):
            if by_suit[suit] > by_suit[suit - 1]:
                size = 0
            alike = alike + 1 if by_suit[suit] == by_suit[suit - 1] else 1
            size = size * (suit + 1) // alike
        sizes[n] = size


# Two counts stand in one number: hands that do not open, and OPENING_UNIT times those that do. Any four cards with the
# card shown are one hand, so that of fours a byte says enough.


@kernel  # pragma: no cover
def _count_disjoint(added: SubsetCounts, hand: Cards, choose: Binomials) -> tuple[int, int]:
    """How many of the hands added hold none of the five cards: those that do not open, and those that do."""
    found, ones, twos, threes, fours = added
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
    left += quads % FOUR_OPENING_UNIT + quads // FOUR_OPENING_UNIT * OPENING_UNIT
    return left % OPENING_UNIT, left // OPENING_UNIT


@kernel  # pragma: no cover
def _add_hand(added: SubsetCounts, hand: Cards, shown: int, choose: Binomials, unit: int, four_unit: int) -> None:
    """Count a hand that holds the card shown with every subset of its other four."""
    zero, ones, twos, threes, fours = added
    under = SIZE - 1
    rest = np.empty(under, np.int32)
    at = 0
    for place in range(SIZE):
        if hand[place] != shown:
            rest[at] = hand[place]
            at += 1
    zero[0] += unit
    for a in range(under):
        ones[rest[a]] += unit
        for b in range(a + 1, under):
            two = choose[rest[a], 1] + choose[rest[b], 2]
            twos[two] += unit
            for c in range(b + 1, under):
                three = two + choose[rest[c], 3]
                threes[three] += unit
                for d in range(c + 1, under):
                    fours[three + choose[rest[d], 4]] += four_unit


@kernel  # pragma: no cover
def _add_hands(added: SubsetCounts, order: Order, first: int, end: int, pack: Pack, rank: int) -> bool:
    """Add those of the hands that hold the lowest card of a rank; whether there are any. All open, or none does."""
    opens, found = first >= order.opening, False
    unit, four_unit = OPENING_UNIT if opens else 1, FOUR_OPENING_UNIT if opens else 1
    for place in range(first, end):
        if order.masks[place] >> np.uint64(rank * SUITS) & 1:
            _add_hand(added, order.cards[place], pack.cards[rank, 0], pack.binomials, unit, four_unit)
            found = True
    return found


@kernel  # pragma: no cover
def _count_classes(added: SubsetCounts, classes: SuitClasses, first: int, end: int, pack: Pack, out: Whole) -> None:
    """How many of the hands added share no card with one hand of each class, by suit of the card shown."""
    for n in range(first, end):
        for suit in range(SUITS):
            out[n, suit, 0], out[n, suit, 1] = _count_disjoint(added, classes.swapped[suit, n], pack.binomials)


@kernel  # pragma: no cover
def _tally(found: Whole, kind: int, times: int, shut: int, lower: int, above: int) -> None:
    found[CLOSED, kind] += times * shut
    found[HIGHER, kind] += times * lower
    found[LOWER, kind] += times * above


@kernel  # pragma: no cover
def _raises(payoffs: Payoffs, raise_on: Patterns, n: int, rank: int, kind: int, shut: int, lower: int) -> bool:
    """Whether to raise: by the given strategy, or if that gains more than folding."""
    if len(raise_on):
        raises: bool = raise_on[n] >> rank & 1 > 0
    else:
        gains, above = payoffs.gains, payoffs.hidden - shut - lower
        raises = shut * gains[CLOSED, kind] + lower * gains[HIGHER, kind] + above * gains[LOWER, kind] > payoffs.fold
    return raises


@kernel  # pragma: no cover
def _count_with_rank_shown(
    rank: int,
    pack: Pack,
    order: Order,
    classes: SuitClasses,
    payoffs: Payoffs,
    added: SubsetCounts,
    before: Whole,
    after: Whole,
    found: Whole,
    raised: Masks,
    close: Whole,
) -> int:
    """Count deals with a card of a rank shown, times the number of renamings, by strategy, showdown and class.

    The card is of the lowest suit: for another one, exchange the two suits in the bettor's hand. Gives the number of
    close cases, in which ties decide whether to raise: suit class, card shown, hands not open, hands that are lower.
    """
    cases = 0
    _add_hands(added, order, order.groups[0], order.opening, pack, rank)
    for group in range(len(order.groups) - 1):
        first, end = classes.groups[group], classes.groups[group + 1]
        _count_classes(added, classes, first, end, pack, before)
        opens = order.groups[group] >= order.opening
        tied = opens and _add_hands(added, order, order.groups[group], order.groups[group + 1], pack, rank)
        if tied:
            _count_classes(added, classes, first, end, pack, after)
        for n in range(first, end):
            for suit in range(SUITS):
                bit = np.uint64(1) << np.uint64(rank * SUITS + suit)
                if order.masks[classes.hands[n]] & bit:
                    continue  # the bettor holds the card
                kind, shut, below = classes.kinds[n], before[n, suit, 0], before[n, suit, 1]
                ties = after[n, suit, 1] - below if tied else 0
                if_lost = _raises(payoffs, classes.raise_on, n, rank, kind, shut, below)
                if_won = _raises(payoffs, classes.raise_on, n, rank, kind, shut, below + ties)
                # Twice the counts for half of the renamings: ties are won under half of them.
                times, lower = classes.sizes[n] * payoffs.renamings // 2, below + below + ties
                above = 2 * (payoffs.hidden - shut) - lower
                _tally(found[EVERY], kind, times, 2 * shut, lower, above)
                if opens:
                    _tally(found[OPENS], kind, times, 2 * shut, lower, above)
                if if_lost and if_won:
                    _tally(found[BEST], kind, times, 2 * shut, lower, above)
                    raised[n] |= bit
                elif if_lost or if_won:
                    close[cases, 0], close[cases, 1] = n, pack.cards[rank, suit]
                    close[cases, 2], close[cases, 3] = shut, below
                    cases += 1
    return cases


@kernel  # pragma: no cover
def _find_places(order: Order, choose: Binomials, place_of: Small) -> None:
    for place in range(len(order.cards)):
        place_of[_number(order.cards[place], choose)] = place


@kernel  # pragma: no cover
def _rename_raised(
    pack: Pack, order: Order, classes: SuitClasses, renamings: Cards, place_of: Small, raised: Masks, by_hand: Masks
) -> None:
    """What one hand of each class is raised on tells what the others are."""
    renamed, lowest = np.empty(SIZE, np.uint8), np.uint64(0)
    for rank in range(len(pack.cards)):
        lowest |= np.uint64(1) << np.uint64(rank * SUITS)
    for n in range(len(classes.hands)):
        if raised[n]:
            for suits in renamings:
                _rename(order.cards[classes.hands[n]], suits, pack, renamed)
                mask = np.uint64(0)
                for suit in range(SUITS):
                    mask |= (raised[n] >> np.uint64(suit) & lowest) << np.uint64(suits[suit])
                by_hand[place_of[_number(renamed, pack.binomials)]] = mask


@kernel  # pragma: no cover
def _decide_close(
    pack: Pack,
    order: Order,
    classes: SuitClasses,
    payoffs: Payoffs,
    renamings: Cards,
    place_of: Small,
    close: Whole,
    first: Whole,
    found: Whole,
    by_hand: Masks,
) -> None:
    """Decide the close cases under each renaming: look at all hands of equal ranks, from the first on."""
    renamed = np.empty(SIZE, np.uint8)
    for case in range(len(close)):
        n, card, shut = close[case, 0], close[case, 1], close[case, 2]
        for suits in renamings:
            _rename(order.cards[classes.hands[n]], suits, pack, renamed)
            place = place_of[_number(renamed, pack.binomials)]
            bit = np.uint64(1) << np.uint64(pack.rank[card] * SUITS + suits[pack.suit[card]])
            lower, other = close[case, 3], first[case]
            while order.strength[other] < order.strength[place]:
                if order.masks[other] & bit and not order.masks[other] & order.masks[place]:
                    lower += 1
                other += 1
            if _raises(payoffs, classes.raise_on, n, pack.rank[card], classes.kinds[n], shut, lower):
                _tally(found, classes.kinds[n], classes.sizes[n], shut, lower, payoffs.hidden - shut - lower)
                by_hand[place] |= bit


@kernel  # pragma: no cover
def _rename(hand: Cards, suits: Cards, pack: Pack, out: Cards) -> None:
    """The hand with its suits renamed, its cards in order."""
    for place in range(SIZE):
        card, at = pack.cards[pack.rank[hand[place]], suits[pack.suit[hand[place]]]], place
        while at and out[at - 1] > card:
            out[at] = out[at - 1]
            at -= 1
        out[at] = card


@kernel  # pragma: no cover
def _number(hand: Cards, choose: Binomials) -> int:
    number = 0
    for place in range(SIZE):
        number += choose[hand[place], place + 1]
    return number
