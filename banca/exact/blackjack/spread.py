"""How far the results of split rounds spread: their hands meet one bank, so that they win and lose together.

What each hand gains, and its square, is counted; that two hands depend on one another through the bank's result alone
is an approximation, as the cards of the one are gone for the other too. The bound supposes nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from banca.exact.blackjack.bank import WIDTH, Whole, chances
from banca.exact.blackjack.best import BestPlay
from banca.exact.blackjack.exactly import Grown, Pair, Terms, grown_from
from banca.exact.blackjack.play import Floats
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE


@dataclass(frozen=True, slots=True)
class Spread:
    square: float  # the mean square of what split rounds gain, times the chance of a split
    bound: float  # how far it may be from the true one


def spread(best: BestPlay) -> Spread:
    of_pairs: dict[Pair, list[Grown]] = {}
    for grown in grown_from(best):
        if grown.pair:
            of_pairs.setdefault(grown.pair, []).append(grown)
    found = [_of_pair(best, pair, of_pair) for pair, of_pair in of_pairs.items()]
    return Spread(sum(each.square for each in found), sum(each.bound for each in found))


def _of_pair(best: BestPlay, pair: Pair, of_pair: Sequence[Grown]) -> Spread:
    banks, gains = _by_result(best, Terms.of(of_pair))
    square = float((banks * gains**2).sum())
    hands, cross = banks.sum(axis=0), (banks * gains).sum(axis=0)
    together = float((np.divide(cross, hands, out=np.zeros_like(cross), where=hands > 0) ** 2 * hands).sum())
    whole = float(hands.sum())  # as many hands as there are on average
    pairs = others(best, pair) * float(pair.chance)
    return Spread(square + pairs * together / whole, pairs * (square + together) / whole)


def _by_result(best: BestPlay, terms: Terms) -> tuple[Floats, Floats]:
    """For each hand and result of the bank the chance of both, and the gain."""
    banks = chances(best.rules.tree, best.shoe.counts, terms.gone + terms.drawn, terms.up)
    weight = np.array([float(begin.chance) for begin in terms.begins])[terms.begin]
    weight *= np.array([float(leaf.times) for leaf in terms.leaves])[terms.leaf]
    results = banks.shape[1]
    gains = np.array([([float(end.gain) for end in leaf.ends] * results)[:results] for leaf in terms.leaves])
    path = _paths(best.shoe.counts, terms.up, terms.gone, terms.drawn)
    return banks * (weight * path)[:, None], gains[terms.leaf]


def _paths(counts: Whole, up: Whole, gone: Whole, drawn: Whole) -> Floats:
    path, whole = np.ones(len(up)), counts.sum() - 1.0 - gone.sum(axis=1)
    for kind in range(WIDTH):
        left = counts[kind] - (up == kind) - gone[:, kind]
        for step in range(int(drawn[:, kind].max())):
            draws = drawn[:, kind] > step
            path *= np.where(draws, np.maximum(left - step, 0) / np.maximum(whole, 1), 1)
            whole -= draws
    return path


def others(best: BestPlay, pair: Pair) -> float:
    """How many other hands each hand of a split meets, summed over its hands: on average."""
    counts = best.shoe.counts
    cards = int(counts.sum()) - 1 - FIRST_CARDS
    most = best.splits[pair.kind, pair.up, pair.again].split.most
    states = {(ONCE, ONCE): 1.0}  # how many hands, and how many of them wait for a second card
    found = 0.0
    for dealt in range(2 * most):
        after: dict[tuple[int, int], float] = {}
        for (hands, waiting), chance in states.items():
            if not waiting or hands == most:
                found += chance * hands * (hands - 1)
                continue
            again = max(pair.again - (hands - ONCE), 0) / (cards - dealt)
            for state, step in (((hands + 1, waiting + 1), again), ((hands, waiting - 1), 1 - again)):
                after[state] = after.get(state, 0.0) + chance * step
        states = after
    return found
