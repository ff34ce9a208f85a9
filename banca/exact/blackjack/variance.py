"""The variance of split rounds: their hands face one bank, so they win and lose together.

The mean square of a round is the sum of the mean squares of its hands and, twice, the mean products of any two. Two
hands of a split are counted like one hand (see play.py): under the condition that other second cards matched the split
kind or not. Their draws and the bank's result then depend on all their cards together, in any order.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from math import comb

import numpy as np

from banca.exact.blackjack.best import Evaluation
from banca.exact.blackjack.fractions import FinalHand, HandTree, Pair, SumTerms
from banca.exact.blackjack.hands import chances
from banca.exact.blackjack.play import Floats
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE
from banca.progress import report, steps
from banca.strategy.blackjack.kinds import NONE, WIDTH, Whole, every_hand

DIGIT = 6  # bits for the number of cards of a kind in two hands
MEETINGS = 3 * 10**7  # pairs of hands, which take some seconds; a strategy that splits everything has many more
LIGHT = 1e-10  # total weight of the hands, or card sets, that are skipped
OTHER, ANY = "other", "any"  # second cards of another kind than was split, or of any kind


def mean_square(best: Evaluation, grown: Iterable[HandTree]) -> float | None:
    """The mean square gain of split rounds, times the chance of a split; None if it is not counted.

    That is if tens are split again by rank, where of two second cards that count ten one may be split and the other
    not; and if two hands meet in too many ways.
    """
    of_pairs: dict[Pair, list[HandTree]] = {}
    for each in grown:
        if each.pair:
            of_pairs.setdefault(each.pair, []).append(each)
    if not of_pairs:
        return 0.0
    tens_again = any(_most(best, pair) > ONCE and len(tuple(best.shoe.of_kind(pair.kind))) > 1 for pair in of_pairs)
    if tens_again or sum(sum(len(hands.leaves) for hands in each) ** 2 for each in of_pairs.values()) > MEETINGS:
        return None
    pairs = steps("two hands of a split", tuple(of_pairs))
    meetings = [each for pair in pairs for each in _of_two(best, pair, of_pairs[pair])]
    return _of_hands(best, [hands for of_pair in of_pairs.values() for hands in of_pair]) + 2 * _sum(best, meetings)


def _most(best: Evaluation, pair: Pair) -> int:
    return best.splits[pair.kind, pair.up, pair.again].split.most


def _of_hands(best: Evaluation, grown: Sequence[HandTree]) -> float:
    """The mean squares of all hands."""
    terms = SumTerms.of(grown)
    banks = chances(best.rules.tree, best.shoe.counts, terms.gone + terms.drawn, terms.up)
    weight = np.array([float(begin.chance) for begin in terms.begins])[terms.begin]
    weight *= np.array([float(leaf.times) for leaf in terms.leaves])[terms.leaf]
    path = _paths(best.shoe.counts, terms.up, terms.gone, terms.drawn)
    return float(((weight * path)[:, None] * banks * _gains(terms.leaves, banks.shape[1])[terms.leaf] ** 2).sum())


def _gains(leaves: Sequence[FinalHand], results: int) -> Floats:
    found = [([float(end.gain) for end in leaf.outcomes] * results)[:results] for leaf in leaves]
    return np.array(found, dtype=np.float64).reshape(-1, results)


def _paths(counts: Whole, up: Whole, gone: Whole, drawn: Whole) -> Floats:
    """The chance of drawing these cards in one order, given the cards gone."""
    path, whole = np.ones(len(up)), counts.sum() - 1.0 - gone.sum(axis=1)
    for kind in range(WIDTH):
        left = counts[kind] - (up == kind) - gone[:, kind]
        for step in range(int(drawn[:, kind].max(initial=0))):
            draws = np.flatnonzero(drawn[:, kind] > step)
            path[draws] *= np.maximum(left[draws] - step, 0) / np.maximum(whole[draws], 1)
            whole[draws] -= 1
    return path


@cache
def weights_of_two(most: int) -> Mapping[tuple[str, str], Mapping[int, int]]:
    """How often two hands occur, by their possible second cards and how many more of the kind are assumed gone."""
    room = most - ONCE
    found: dict[tuple[str, str], dict[int, int]] = {(OTHER, OTHER): {}, (OTHER, ANY): {}, (ANY, ANY): {}}

    def counts(of: tuple[str, str], times: int, split: int, not_split: int) -> None:
        for split_weights in range(not_split + 1 if times else 0):
            at = split + split_weights
            found[of][at] = found[of].get(at, 0) + times * comb(not_split, split_weights) * (-1) ** split_weights

    paths = {(0, 0): 1}
    while paths:
        further: dict[tuple[int, int], int] = {}
        for (split, not_split), n in paths.items():
            waiting = ONCE + split - not_split
            if split == room:
                counts((OTHER, ANY), n * not_split * waiting, split, not_split - 1)
                counts((ANY, ANY), n * comb(waiting, 2), split, not_split)
            elif waiting:
                counts((OTHER, OTHER), n * not_split, split, not_split - 1)
                for after in ((split + 1, not_split), (split, not_split + 1)):
                    further[after] = further.get(after, 0) + n
        paths = further
    return found


@dataclass(frozen=True, slots=True)
class _Meeting:
    """Two hands of a split and the bank: the cards gone then, and the products of gains by the bank's result."""

    up: int
    removed: Whole
    products: Floats  # times the chance of these cards


def _sum(best: Evaluation, meetings: Sequence[_Meeting]) -> float:
    """The sum; the bank's chances are computed once for each card set, however many meetings share it."""
    keys = np.concatenate([_keys(each.removed) * WIDTH + each.up for each in meetings])
    cases, at = np.unique(keys, return_inverse=True)
    removed, opened = _cards(cases // WIDTH), cases % WIDTH
    found = chances(best.rules.tree, best.shoe.counts, removed, opened, done=partial(report, "variance"))[at]
    found *= np.concatenate([each.products for each in meetings])
    return float(found.sum())


def _of_two(best: Evaluation, pair: Pair, of_pair: Sequence[HandTree]) -> Iterator[_Meeting]:
    """Any two hands of one split, under each hypothesis."""
    other, same = (_hands_by_cards(best, pair, grown) for grown in of_pair)
    cards, gained = (np.concatenate(columns) for columns in zip(other, same, strict=True))
    union, at = _unions(cards)
    hands = {OTHER: slice(0, len(other[0])), ANY: slice(0, len(cards))}
    square = at.reshape(len(cards), len(cards))
    products: dict[int, Floats] = {}
    for (one, two), by_gone in weights_of_two(_most(best, pair)).items():
        found = _products(square[hands[one], hands[two]], gained[hands[one]], gained[hands[two]], len(union))
        for gone, weight in by_gone.items():
            if chance := weight * _all_of_the_kind(best, pair, gone):
                products[gone] = products.get(gone, np.zeros_like(found)) + float(chance) * found
    for gone, each in products.items():
        yield _meeting(best, pair, gone, union, each * float(pair.chance))


def _all_of_the_kind(best: Evaluation, pair: Pair, count: int) -> Fraction:
    """The chance that so many further cards are all of the split rank."""
    cards, chance = int(best.shoe.counts.sum()) - 1 - FIRST_CARDS, Fraction(1)
    for step in range(count):
        chance *= Fraction(max(pair.again - step, 0), cards - step)
    return chance


def _hands_by_cards(best: Evaluation, pair: Pair, grown: HandTree) -> tuple[Whole, Floats]:
    """All cards of each hand except the split one; and its weight, times its gain against each result.

    Hands of the same cards are one, in any order: nothing else affects what the bank may draw.
    """
    cards = every_hand().counts[np.array([leaf.hand for leaf in grown.leaves], dtype=np.int64)]
    for at, leaf in enumerate(grown.leaves):
        if leaf.added != NONE:
            cards[at, leaf.added] += 1
    cards[:, pair.kind] -= 1
    times = np.array([float(leaf.times) for leaf in grown.leaves])
    gained = times[:, None] * _gains(grown.leaves, len(best.rules.tree.results))
    if not len(cards):
        return cards, gained
    cards, alike = np.unique(cards, axis=0, return_inverse=True)
    gained = np.array([np.bincount(alike.ravel(), weights=of_result) for of_result in gained.T]).T
    heavy = _weighty(float(pair.chance) * _path(best, pair, 0, cards) * abs(gained).max(axis=1))
    return cards[heavy], gained[heavy]


def _weighty(weight: Floats) -> Whole:
    """All except those with a negligible total weight."""
    order = np.argsort(weight)
    return order[np.cumsum(weight[order]) > LIGHT]


def _path(best: Evaluation, pair: Pair, gone: int, drawn: Whole) -> Floats:
    base = np.zeros_like(drawn)
    base[:, pair.kind] = FIRST_CARDS + gone
    return _paths(best.shoe.counts, np.full(len(drawn), pair.up), base, drawn)


def _unions(cards: Whole) -> tuple[Whole, Whole]:
    """The distinct card sets of two hands together, and the set of each two."""
    keys = _keys(cards)
    found, at = np.unique((keys[:, None] + keys[None, :]).ravel(), return_inverse=True)
    return _cards(found), at.ravel()


def _keys(cards: Whole) -> Whole:
    """A number for each card set."""
    found: Whole = cards @ (1 << (DIGIT * np.arange(WIDTH)))
    return found


def _cards(keys: Whole) -> Whole:
    return keys[:, None] >> (DIGIT * np.arange(WIDTH)) & ((1 << DIGIT) - 1)


def _products(at: Whole, one: Floats, two: Floats, cases: int) -> Floats:
    """For each card set and result of the bank, the sum of products over all pairs of hands that have it."""
    of_result = (np.outer(one[:, result], two[:, result]).ravel() for result in range(one.shape[1]))
    return np.array([np.bincount(at.ravel(), weights=each, minlength=cases) for each in of_result]).T


def _meeting(best: Evaluation, pair: Pair, gone: int, union: Whole, products: Floats) -> _Meeting:
    """Two hands and the bank depend on the cards of both hands together, in any order."""
    path = _path(best, pair, gone, union)
    heavy = _weighty(path * abs(products).max(axis=1))
    removed = union[heavy]
    removed[:, pair.kind] += FIRST_CARDS + gone
    return _Meeting(pair.up, removed, path[heavy, None] * products[heavy])
