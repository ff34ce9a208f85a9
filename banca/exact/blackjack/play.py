"""Best play of one hand, or of each hand of a split, against every open card: dynamic programming over hands.

The value of a hand is weighed with the chance of coming to it, so that a hand of several can be valued under several
suppositions at once: that so many more cards of the kind that was split are gone, each with its weight.
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

from banca.exact.blackjack.bank import chances
from banca.exact.blackjack.hands import MAY, Ruled
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE
from banca.strategy.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, STAND
from banca.strategy.blackjack.kinds import NONE, WIDTH, Hands, Whole, every_hand
from banca.strategy.blackjack.payoffs import CLOSINGS

Floats = NDArray[np.float64]
OVER, PRIZE, FIVE = (CLOSINGS.index(by) for by in ("over-21", "special-prize", "five-cards"))
MAY_DRAW, MAY_STAND, MAY_FIVE = MAY[DRAW], MAY[STAND], MAY[FIVE_CARDS]


@dataclass(frozen=True, slots=True)
class Family:
    """Hands that grow from one, each reached by adding a card to one before it."""

    start: int
    order: Whole  # all of them, the smaller first
    before: Whole  # by hand
    added: Whole


def grown(hands: Hands, start: int, *, first: Whole | None = None, more: bool = True) -> Family:
    """`first`: the kinds that may come first; unsaid, all. Without `more`, no hand gets more than two cards."""
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
class Played:
    """By open card and hand, all weighed with the chance of coming to it in one order of its cards."""

    weight: Floats
    stand: Floats
    draw: Floats
    doubled: Floats  # a hand of three, the stake on it doubled
    double: Floats
    best: Floats  # of more than two cards
    act: Whole  # likewise, as one of the bits


@dataclass(frozen=True, slots=True)
class Banks:
    """What the bank comes to for hands of a family under so many suppositions, reckoned once."""

    chances: Floats  # by lot, open card and result
    at: Whole  # by hand, where its lots begin


def banks_of(rules: Ruled, shoe: Whole, members: Whole, split: int, extra: Whole) -> Banks:
    hands = every_hand()
    at = np.zeros(len(hands.size), dtype=np.int64)
    at[members] = np.arange(len(members)) * len(extra)
    removed = np.repeat(hands.counts[members], len(extra), axis=0)
    removed[:, split] += np.tile(extra, len(members))
    cases = np.repeat(removed, WIDTH, axis=0)
    opened = np.tile(np.arange(WIDTH), len(removed))
    found = chances(rules.tree, shoe, cases, opened)
    return Banks(found.reshape(len(removed), WIDTH, -1), at)


def played(
    rules: Ruled, shoe: Whole, family: Family, banks: Banks, split: int, extra: Whole, begin: Floats, *, of_split: bool
) -> Played:
    """Best play of hands that begin as the family does; `begin`: by open card, the weight of each supposition.

    Sums are taken supposition by supposition and kind by kind, so that even their last digit is always the same.
    """
    hands, order = every_hand(), family.order
    place = np.full(len(hands.size), len(order))  # in the family; what is not of it stands behind all and gains nothing
    place[order] = np.arange(len(order))
    after = np.where(hands.after[order] == NONE, len(order), place[hands.after[order]]).T
    levels = _levels(hands.size[order])
    path = _paths(family, levels, place, _Left(shoe, split, extra), begin)
    lost = _lost(order, path, _Left(shoe, split, extra))
    weight = _in_turn(path)
    stand, doubled = _stood(rules, order, banks, path, of_split=of_split)
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
    return Played(*(_by_hand(each, order) for each in every))


def _levels(size: Whole) -> list[slice]:
    """Hands of the same number of cards, which stand together."""
    edges = [0, *(np.flatnonzero(np.diff(size)) + 1).tolist(), len(size)]
    return [slice(begin, end) for begin, end in pairwise(edges)]


def _by_hand(found: NDArray[Any], order: Whole) -> NDArray[Any]:
    of_all = np.zeros((WIDTH, len(every_hand().size)), found.dtype)
    of_all[:, order] = found
    return of_all


def _in_turn(terms: Iterable[Floats]) -> Floats:
    """Their sum, from the first to the last."""
    first, *others = terms
    found = first.copy()
    for each in others:
        found += each
    return found


@dataclass(frozen=True, slots=True)
class _Left:
    """The cards that are left, where so many more of the kind that was split are gone."""

    shoe: Whole
    split: int
    extra: Whole

    def drawn(self, path: Floats, hand: Whole, kind: Whole | int) -> Floats:
        """The chance of these hands, by supposition and open card, with a card of the kind drawn to each."""
        hands, opened, extra = every_hand(), np.arange(WIDTH)[:, None], self.extra[:, None, None]
        here = self.shoe[kind] - (opened == kind) - hands.counts[hand, kind] - extra * (kind == np.array(self.split))
        whole = self.shoe.sum() - 1 - hands.size[hand] - extra
        found: Floats = path * np.maximum(here, 0) / np.maximum(whole, 1)
        return found


def _paths(family: Family, levels: Sequence[slice], place: Whole, left: _Left, begin: Floats) -> Floats:
    """By supposition, open card and hand, the chance of coming to it in one order of its cards."""
    path = np.zeros((len(left.extra), WIDTH, len(family.order)))
    path[:, :, 0] = begin.T
    for level in levels[1:]:
        hand = family.order[level]
        before = family.before[hand]
        path[:, :, level] = left.drawn(path[:, :, place[before]], before, family.added[hand])
    return path


def _lost(order: Whole, path: Floats, left: _Left) -> Floats:
    """By kind, open card and hand, the chance that a card of the kind takes it over 21."""
    hands = every_hand()
    found = np.zeros((WIDTH, WIDTH, len(order)))
    for kind in range(WIDTH):
        over = np.flatnonzero(hands.after[order, kind] == NONE)
        found[kind][:, over] = _in_turn(left.drawn(path[:, :, over], order[over], kind))
    return found


def _stood(rules: Ruled, order: Whole, banks: Banks, path: Floats, *, of_split: bool) -> tuple[Floats, Floats]:
    """By open card and hand, what it gains if it gets no more cards, and the same with the stake doubled."""
    stand, doubled = np.zeros((WIDTH, len(order))), np.zeros((WIDTH, len(order) + 1))
    few = every_hand().size[order] < FIRST_CARDS
    gains, gains_doubled = (rules.gains[row].T for row in rules.row[:, int(of_split), order])
    for view, by_view in enumerate(path):
        met = np.where(few, 0.0, by_view)
        for result, bank in enumerate(banks.chances[banks.at[order] + view].transpose(2, 1, 0)):
            stand += met * bank * gains[result]
            doubled[:, :-1] += met * bank * gains_doubled[result]
    return stand, doubled


# A split counted exactly: how many hands come of it, and what each is worth by best play of its own cards.


GETS_MORE = MAY[DRAW] | MAY[DOUBLE]

Weights = tuple[int, ...]  # by how many further cards of the kind are supposed to be gone


@cache
def weights(most: int) -> tuple[Weights, Weights]:
    """Hands of a pair split into `most` hands wherever it can be: with a second card of another kind, and of the same.

    A path is told by how many second cards were of the kind (each split again) and how many were not. As long as there
    is room, only hands with another second card are played; when there is none, whatever comes.
    """
    room = most - ONCE
    other, same = [0] * (2 * most), [0] * (2 * most)

    def counts(into: list[int], paths: int, split: int, not_split: int) -> None:
        for supposed in range(not_split + 1):
            into[split + supposed] += paths * comb(not_split, supposed) * (-1) ** supposed

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
class Begun:
    """Split cards of one kind, and what the bank comes to against all the hands that may grow from one of them."""

    kind: int
    extra: Whole  # how many more of the kind are gone, by supposition: at first the other card of the pair
    other: Family  # a card of another kind comes to it
    same: Family
    banks: Banks


@dataclass(frozen=True, slots=True)
class Split:
    """Pairs split into so many hands at most: how hands with a second card of another kind, or the same, are played."""

    kind: int
    most: int
    left: tuple[int, ...]  # by open card, how many cards could make a pair again
    other: Played
    same: Played


def begun(rules: Ruled, shoe: Whole, kind: int, most: int) -> Begun:
    hands = every_hand()
    others = np.array([each for each in range(WIDTH) if each != kind])
    more = bool((rules.may_when_split[kind] & GETS_MORE).any())
    other = grown(hands, hands.of(kind), first=others, more=more)
    same = grown(hands, hands.of(kind, kind), more=more)
    members = np.union1d(other.order, same.order)
    members = members[hands.size[members] >= FIRST_CARDS]
    extra = 1 + np.arange(len(weights(most)[0]))
    return Begun(kind, extra, other, same, banks_of(rules, shoe, members, kind, extra))


def split(rules: Ruled, shoe: Whole, start: Begun, most: int, left: tuple[int, ...]) -> Split:
    """Best play of each hand by its own cards, where the pair is split again until there are `most` hands."""
    kind, views = start.kind, len(weights(most)[0])
    other, same = np.zeros((WIDTH, views)), np.zeros((WIDTH, views))
    for up in range(WIDTH):
        for view, (of_other, of_same) in enumerate(supposed(shoe, kind, up, left[up], most)):
            other[up, view], same[up, view] = float(of_other), float(of_same)
    extra = start.extra[:views]
    played_other = played(rules, shoe, start.other, start.banks, kind, extra, other, of_split=True)
    played_same = played(rules, shoe, start.same, start.banks, kind, extra, same, of_split=True)
    return Split(kind, most, left, played_other, played_same)


def supposed(shoe: Whole, kind: int, up: int, left: int, most: int) -> Iterator[tuple[Fraction, Fraction]]:
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
