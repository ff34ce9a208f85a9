"""Stud poker as it is played elsewhere: hands that differ in suits alone are a draw.

What is lost over all deals then follows from what is lost where suits decide, without counting all deals again. Whoever
raises on ace-king and above, whatever is shown, meets as many equal hands of higher suits as of lower ones. Whoever
plays best folds on ace-king where that is better; only those hands are counted anew, by inclusion and exclusion over
the cards that a hand takes from the croupier's.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb

import numpy as np
from numpy.typing import NDArray

from banca.games.stud_poker.bets import Decided, Fact, Folded
from banca.games.stud_poker.round import StudPoker
from banca.material.cards import RANKS, SUITS
from banca.play.setting import Setting
from banca.strategy.stud_poker import Gain, gains

Hands = NDArray[np.int64]  # a row of card numbers each, in order; a card is its rank, from the two on, and its suit
ACE, KING = len(RANKS) - 1, len(RANKS) - 2
CARDS, HAND = len(RANKS) * len(SUITS), 5
HELD = HAND - 1
HIDDEN = comb(CARDS - HAND - 1, HAND - 1)  # what may lie under the card shown
DEALS = comb(CARDS, HAND) * (CARDS - HAND) * HIDDEN
ODD = "five-odd-cards"


def lost_on_ace_king(setting: Setting, edge: Fraction) -> Fraction:
    """Over all deals, if a draw is a draw, by whoever raises on ace-king and above; `edge` is ours for the same.

    Of two equal hands each is the higher as often: ours gains half the sum of a win and a loss, theirs nothing.
    """
    found, even = gains(StudPoker(), setting, "ante"), Fraction(0)
    for hand, pairs in equal_pairs().items():
        even += pairs * (_gain(found, hand, higher=True) + _gain(found, hand, higher=False)) / 2
    return edge * DEALS + even * HAND  # any of the croupier's cards may be the one shown


def lost_in_best_play(setting: Setting, edge: Fraction) -> Fraction:
    """Over all deals, if a draw is a draw, by whoever folds on ace-king where that is better; `edge` as above."""
    found = gains(StudPoker(), setting, "ante")
    saved = sum((_saved(found, rank * len(SUITS)) for rank in range(len(RANKS))), Fraction(0))
    return lost_on_ace_king(setting, edge) - saved * len(SUITS)  # no suit is before another


def equal_pairs() -> dict[str, int]:
    """How many ordered pairs of hands from one pack differ in suits alone, by class; three alike are never equal."""
    suits, ranks = len(SUITS), len(RANKS)
    pairs = comb(suits, 2)  # a pair of a rank leaves one other pair of it
    odd = suits * (suits - 1)  # a card of a rank, and another
    straights = ranks - HAND + 2  # the ace is high or low
    of_one_suit = suits * (suits - 1) ** HAND
    in_sequence = odd**HAND - 2 * of_one_suit + odd  # neither hand of one suit
    return {
        "royal-flush": odd,
        "straight-flush": (straights - 1) * odd,
        "flush": (comb(ranks, HAND) - straights) * odd,
        "straight": straights * in_sequence,
        "two-pairs": comb(ranks, 2) * (ranks - 2) * pairs**2 * odd,
        "one-pair": ranks * comb(ranks - 1, 3) * pairs * odd**3,
    }


def _gain(found: Mapping[Fact, Gain], hand: str, *, higher: bool, opens: bool = True) -> Fraction:
    return found[Decided(hand, opens, higher)][1]


# Ace-king, before one card shown.


def _saved(found: Mapping[Fact, Gain], shown: int) -> Fraction:
    """What folding saves on ace-king hands that would lose more by a raise, over all hidden cards."""
    closed, lower, saved = Disjoint(), Disjoint(), Fraction(0)
    closed.add(_hidden_with(np.concatenate([_hands(ranks) for ranks in _odd_ranks() if not _opens(ranks)]), shown))
    ends = [_gain(found, ODD, higher=True, opens=False), *(_gain(found, ODD, higher=side) for side in (True, False))]
    for ranks in filter(_opens, _odd_ranks()):
        every = _hands(ranks)
        hands = every[~(every == shown).any(axis=1)]
        unopened, below = closed.count(hands), lower.count(hands)
        lower.add(_hidden_with(every, shown))
        counts = (unopened, below, HIDDEN - unopened - lower.count(hands))
        raised = sum((int(gain) * each for gain, each in zip(ends, counts, strict=True)), np.zeros_like(below))
        folded = int(found[Folded()][1]) * HIDDEN
        saved += int(np.maximum(folded - raised, 0).sum())
    return saved


def _opens(ranks: tuple[int, ...]) -> bool:
    return {ACE, KING} <= set(ranks)


@cache
def _odd_ranks() -> tuple[tuple[int, ...], ...]:
    """Five ranks that are not a sequence, from low to high."""
    found = [ranks for ranks in combinations(range(len(RANKS)), HAND) if not _in_sequence(ranks)]
    return tuple(sorted(found, key=lambda ranks: ranks[::-1]))


def _in_sequence(ranks: tuple[int, ...]) -> bool:
    return ranks[-1] - ranks[0] == HAND - 1 or ranks == (*range(HAND - 1), ACE)


def _hands(ranks: tuple[int, ...]) -> Hands:
    """Every hand of these ranks that is not of one suit."""
    found: Hands = np.array(ranks) * len(SUITS) + _suits()
    return found


@cache
def _suits() -> Hands:
    return np.array([each for each in product(range(len(SUITS)), repeat=HAND) if len(set(each)) > 1])


def _hidden_with(hands: Hands, shown: int) -> Hands:
    """The hidden cards of the hands that hold the card shown."""
    holding = hands[(hands == shown).any(axis=1)]
    found: Hands = holding[holding != shown].reshape(-1, HELD)
    return found


class Disjoint:
    """Counts how many of the added sets of cards share no card with a hand."""

    def __init__(self) -> None:
        self.holding = [np.zeros((CARDS,) * size, dtype=np.int32) for size in range(HELD + 1)]

    def add(self, sets: Hands) -> None:
        for size, table in enumerate(self.holding):
            for part in combinations(range(HELD), size):
                at = (
                    np.ravel_multi_index(tuple(sets[:, each] for each in part), table.shape) if part else sets[:, 0] * 0
                )
                np.add.at(table.reshape(-1), at, 1)

    def count(self, hands: Hands) -> Hands:
        found = np.zeros(len(hands), dtype=np.int64)
        for size, table in enumerate(self.holding):
            for part in combinations(range(HAND), size):
                found += (-1) ** size * table[tuple(hands[:, at] for at in part)]
        return found
