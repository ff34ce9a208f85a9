"""Best play of one hand, or of each hand of a split, against every open card: dynamic programming over hands.

Values are weighted with the chance of the hand. So a hand of a split can be valued under several hypotheses at once:
how many more cards of the split kind are gone, each with its weight.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.exact.blackjack.hands import MAY, TableRules, chances
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE
from banca.strategy.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, STAND
from banca.strategy.blackjack.kinds import CLOSINGS, NONE, WIDTH, Hands, Whole, every_hand

Floats = NDArray[np.float64]
OVER, PRIZE, FIVE = (CLOSINGS.index(by) for by in ("over-21", "special-prize", "five-cards"))
MAY_DRAW, MAY_STAND, MAY_FIVE = MAY[DRAW], MAY[STAND], MAY[FIVE_CARDS]


@dataclass(frozen=True, slots=True)
class Family:
    """Hands that grow from one hand, each by adding a card to an earlier one."""

    start: int
    order: Whole  # all of them, smaller hands first
    before: Whole  # by hand
    added: Whole


def grow_family(hands: Hands, start: int, *, first: Whole | None = None, more: bool = True) -> Family:
    """`first`: the kinds that may come first (default: all). Without `more`, no hand gets more than two cards."""
    order, seen = [start], {start}
    before, added = np.full(len(hands.size), NONE), np.full(len(hands.size), NONE)
    for hand in order:
        kinds = first if first is not None and hand == start else np.arange(WIDTH)
        for kind in kinds.tolist():
            then = int(hands.after[hand, kind])
            if then != NONE and then not in seen and (more or hands.size[then] <= FIRST_CARDS):
                seen.add(then)
                order.append(then)
                before[then], added[then] = hand, kind
    return Family(start, np.array(order), before, added)


@dataclass(frozen=True, slots=True)
class HandValues:
    """Values by open card and hand, all weighted with the chance of the hand in one order of its cards."""

    weight: Floats
    stand: Floats
    draw: Floats
    doubled: Floats  # of three cards with a doubled stake
    double: Floats
    best: Floats  # of more than two cards
    act: Whole  # likewise, as a bit


@dataclass(frozen=True, slots=True)
class Banks:
    """The bank's results against the hands of a family, under each hypothesis."""

    chances: Floats  # by card set, open card and result
    at: Whole  # by hand, where its card sets begin


def banks_of(rules: TableRules, shoe: Whole, members: Whole, split: int, extra: Whole) -> Banks:
    hands = every_hand()
    at = np.zeros(len(hands.size), dtype=np.int64)
    at[members] = np.arange(len(members)) * len(extra)
    removed = np.repeat(hands.counts[members], len(extra), axis=0)
    removed[:, split] += np.tile(extra, len(members))
    cases = np.repeat(removed, WIDTH, axis=0)
    opened = np.tile(np.arange(WIDTH), len(removed))
    found = chances(rules.tree, shoe, cases, opened)
    return Banks(found.reshape(len(removed), WIDTH, -1), at)


def evaluate(
    rules: TableRules,
    shoe: Whole,
    family: Family,
    banks: Banks,
    split: int,
    extra: Whole,
    begin: Floats,
    *,
    of_split: bool,
) -> HandValues:
    """Best play of hands of the family; `begin`: by open card, the weight of each hypothesis.

    Sums are taken hypothesis by hypothesis and kind by kind, so that even their last digit is reproducible.
    """
    hands, order = every_hand(), family.order
    place = np.full(len(hands.size), len(order))  # in the family; hands outside of it come last and gain nothing
    place[order] = np.arange(len(order))
    after = np.where(hands.after[order] == NONE, len(order), place[hands.after[order]]).T
    levels = _levels(hands.size[order])
    path = _paths(family, levels, place, _Left(shoe, split, extra), begin)
    lost = _chance_over(order, path, _Left(shoe, split, extra))
    weight = _ordered_sum(path)
    stand, doubled = _stand_values(rules, order, banks, path, of_split=of_split)
    prized = rules.prized[order]
    doubled[:, :-1][:, prized] = weight[:, prized] * rules.closed[1, PRIZE]
    draw, double, best = np.zeros_like(weight), np.zeros_like(weight), np.zeros_like(doubled)
    act, may = np.zeros(weight.shape, np.int64), rules.may[:, order]
    for level in reversed([each for each in levels if hands.size[order[each.start]] >= FIRST_CARDS]):
        for kind in range(WIDTH):
            draw[:, level] += best[:, after[kind, level]] + lost[kind, :, level] * rules.closed[0, OVER]
        if hands.size[order[level.start]] == FIRST_CARDS:
            for kind in range(WIDTH):
                double[:, level] += doubled[:, after[kind, level]] + lost[kind, :, level] * rules.closed[1, OVER]
            continue
        best[:, level], act[:, level] = stand[:, level], MAY_STAND
        for bit, value in ((MAY_DRAW, draw[:, level]), (MAY_FIVE, weight[:, level] * rules.closed[0, FIVE])):
            better = (may[:, level] & bit > 0) & (value > best[:, level])
            best[:, level][better], act[:, level][better] = value[better], bit
        won = np.flatnonzero(prized[level]) + level.start
        best[:, won], act[:, won] = weight[:, won] * rules.closed[0, PRIZE], 0
    every = (weight, stand, draw, doubled[:, :-1], double, best[:, :-1], act)
    return HandValues(*(_by_hand(each, order) for each in every))


def _levels(size: Whole) -> list[slice]:
    """Ranges of hands with equally many cards."""
    edges = [0, *(np.flatnonzero(np.diff(size)) + 1).tolist(), len(size)]
    return [slice(begin, end) for begin, end in pairwise(edges)]


def _by_hand(found: NDArray[Any], order: Whole) -> NDArray[Any]:
    of_all = np.zeros((WIDTH, len(every_hand().size)), found.dtype)
    of_all[:, order] = found
    return of_all


def _ordered_sum(terms: Iterable[Floats]) -> Floats:
    """Sum in a fixed order, so that floats are reproducible."""
    first, *others = terms
    found = first.copy()
    for each in others:
        found += each
    return found


@dataclass(frozen=True, slots=True)
class _Left:
    """The remaining cards, if so many more of the split kind are gone."""

    shoe: Whole
    split: int
    extra: Whole

    def after_draw(self, path: Floats, hand: Whole, kind: Whole | int) -> Floats:
        """The chance of these hands, by hypothesis and open card, with a card of the kind drawn to each."""
        hands, opened, extra = every_hand(), np.arange(WIDTH)[:, None], self.extra[:, None, None]
        here = self.shoe[kind] - (opened == kind) - hands.counts[hand, kind] - extra * (kind == np.array(self.split))
        whole = self.shoe.sum() - 1 - hands.size[hand] - extra
        found: Floats = path * np.maximum(here, 0) / np.maximum(whole, 1)
        return found


def _paths(family: Family, levels: Sequence[slice], place: Whole, left: _Left, begin: Floats) -> Floats:
    """By hypothesis, open card and hand, the chance of reaching it in one order of its cards."""
    path = np.zeros((len(left.extra), WIDTH, len(family.order)))
    path[:, :, 0] = begin.T
    for level in levels[1:]:
        hand = family.order[level]
        before = family.before[hand]
        path[:, :, level] = left.after_draw(path[:, :, place[before]], before, family.added[hand])
    return path


def _chance_over(order: Whole, path: Floats, left: _Left) -> Floats:
    """By kind, open card and hand, the chance that a card of the kind takes it over 21."""
    hands = every_hand()
    found = np.zeros((WIDTH, WIDTH, len(order)))
    for kind in range(WIDTH):
        over = np.flatnonzero(hands.after[order, kind] == NONE)
        found[kind][:, over] = _ordered_sum(left.after_draw(path[:, :, over], order[over], kind))
    return found


def _stand_values(
    rules: TableRules, order: Whole, banks: Banks, path: Floats, *, of_split: bool
) -> tuple[Floats, Floats]:
    """By open card and hand, the gain without further cards, and the same with a doubled stake."""
    stand, doubled = np.zeros((WIDTH, len(order))), np.zeros((WIDTH, len(order) + 1))
    few = every_hand().size[order] < FIRST_CARDS
    gains, gains_doubled = (rules.gains[row].T for row in rules.row[:, int(of_split), order])
    for view, by_view in enumerate(path):
        met = np.where(few, 0.0, by_view)
        for result, bank in enumerate(banks.chances[banks.at[order] + view].transpose(2, 1, 0)):
            stand += met * bank * gains[result]
            doubled[:, :-1] += met * bank * gains_doubled[result]
    return stand, doubled


GETS_MORE = MAY[DRAW] | MAY[DOUBLE]

Weights = tuple[int, ...]  # by how many further cards of the kind are assumed gone


@cache
def weights(most: int) -> tuple[Weights, Weights]:
    """Hands of a pair split into `most` hands whenever possible: with a second card of another kind, and of the same.

    A path is described by how many second cards matched (each split again) and how many did not. As long as there is
    room, only hands with another second card are played; when there is none, all are.
    """
    room = most - ONCE
    other, same = [0] * (2 * most), [0] * (2 * most)

    def counts(into: list[int], paths: int, split: int, not_split: int) -> None:
        for split_weights in range(not_split + 1):
            into[split + split_weights] += paths * comb(not_split, split_weights) * (-1) ** split_weights

    paths = {(0, 0): 1}
    while paths:
        further: dict[tuple[int, int], int] = {}
        for (split, not_split), n in paths.items():
            waiting = ONCE + split - not_split
            if split == room:
                counts(other, n * waiting, split, not_split)
                counts(same, n * waiting, split, not_split)
            elif waiting:
                counts(other, n, split, not_split)
                for after in ((split + 1, not_split), (split, not_split + 1)):
                    further[after] = further.get(after, 0) + n
        paths = further
    longest = max(n for n, (one, two) in enumerate(zip(other, same, strict=True)) if one or two)
    return tuple(other[: longest + 1]), tuple(same[: longest + 1])


@dataclass(frozen=True, slots=True)
class SplitStart:
    """Split cards of one kind, and the bank's results against all hands that can grow from one of them."""

    kind: int
    extra: Whole  # how many more of the kind are gone, by hypothesis: at first the other card of the pair
    other: Family  # with a second card of another kind
    same: Family
    banks: Banks


@dataclass(frozen=True, slots=True)
class Split:
    """Pairs split into at most so many hands: the play of hands whose second card is of another kind, or the same."""

    kind: int
    most: int
    left: tuple[int, ...]  # by open card, how many cards could make a pair again
    other: HandValues
    same: HandValues


def start_split(rules: TableRules, shoe: Whole, kind: int, most: int) -> SplitStart:
    hands = every_hand()
    others = np.array([each for each in range(WIDTH) if each != kind])
    more = bool((rules.may_when_split[kind] & GETS_MORE).any())
    other = grow_family(hands, hands.of(kind), first=others, more=more)
    same = grow_family(hands, hands.of(kind, kind), more=more)
    members = np.union1d(other.order, same.order)
    members = members[hands.size[members] >= FIRST_CARDS]
    extra = 1 + np.arange(len(weights(most)[0]))
    return SplitStart(kind, extra, other, same, banks_of(rules, shoe, members, kind, extra))


def split(rules: TableRules, shoe: Whole, start: SplitStart, most: int, left: tuple[int, ...]) -> Split:
    """Best play of each hand by its own cards, if the pair is split again until there are `most` hands."""
    kind, views = start.kind, len(weights(most)[0])
    other, same = np.zeros((WIDTH, views)), np.zeros((WIDTH, views))
    for up in range(WIDTH):
        for view, (of_other, of_same) in enumerate(split_weights(shoe, kind, up, left[up], most)):
            other[up, view], same[up, view] = float(of_other), float(of_same)
    extra = start.extra[:views]
    played_other = evaluate(rules, shoe, start.other, start.banks, kind, extra, other, of_split=True)
    played_same = evaluate(rules, shoe, start.same, start.banks, kind, extra, same, of_split=True)
    return Split(kind, most, left, played_other, played_same)


def split_weights(shoe: Whole, kind: int, up: int, left: int, most: int) -> Iterator[tuple[Fraction, Fraction]]:
    """For each number of further cards of the pair's rank supposed to be gone: the weight of a hand of one card to
    which another kind is to come, and of a hand of two of the kind. Of tens only some make a pair again.
    """
    cards, of_kind = int(shoe.sum()) - 1 - FIRST_CARDS, int(shoe[kind]) - (up == kind) - FIRST_CARDS
    chance = Fraction(1)
    for gone, (of_other, of_same) in enumerate(zip(*weights(most), strict=True)):
        here, whole = left - gone, cards - gone
        unpaired = of_other * (of_kind - left) + of_same * here
        yield chance * of_other, chance * Fraction(unpaired, whole) if whole > 0 else Fraction(0)
        if here <= 0 or whole <= 0:
            chance = Fraction(0)
        else:
            chance *= Fraction(here, whole)
