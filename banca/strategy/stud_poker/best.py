"""Best play of stud poker: on which hands a raise gains more than folding, for each open card.

It is counted once for the payoffs of a table, and cached: two strengths (never raise below the first, always from the
second on), and for each hand between them a bit for each open card.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import comb

import numpy as np

from banca.cache import cached_counts, source_digest
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, Decided, Fact, Folded
from banca.material.cards import PACK
from banca.strategy.stud_poker import Gain, ranking
from banca.strategy.stud_poker.deals import (
    BEST,
    HIDDEN,
    SHOWDOWN_NAMES,
    SHOWDOWNS,
    SHOWN,
    AntePayoffs,
    Patterns,
    card_bits,
    count_deals,
    hand_masks,
)

NEVER_BELOW, ALWAYS_FROM = "never below", "always from"
COUNTED_BY = ("banca.games.stud_poker", "banca.strategy.stud_poker")


@dataclass(frozen=True, slots=True, eq=False)
class Decisions:
    never_below: int  # a strength
    always_from: int
    numbers: ranking.Whole  # in order: hands between, on which some card calls for a raise
    masks: ranking.Masks  # for each, a bit for each such card

    def raises(self, cards: ranking.Cards, strength: ranking.Small, shown: ranking.Cards) -> ranking.Bits:
        """Whether to raise, for many hands, each with an open card."""
        found: ranking.Bits = strength >= self.always_from
        between = np.flatnonzero((strength >= self.never_below) & ~found)
        number = ranking.numbers_of(cards[between])
        at = np.minimum(np.searchsorted(self.numbers, number), len(self.numbers) - 1)
        bit = self.masks[at] >> shown[between].astype(np.uint64) & np.uint64(1)
        found[between] = (self.numbers[at] == number) & (bit > 0)
        return found


@dataclass(frozen=True, slots=True)
class Showdowns:
    """The number of deals (hand, open card, hidden cards) by fact, for three strategies."""

    best: Mapping[Fact, int]  # raises whenever that gains more than folding
    opens: Mapping[Fact, int]  # raises on everything that would open, whatever the open card
    every: Mapping[Fact, int]  # raises on everything


def cache_key(what: str, payoffs: AntePayoffs, *counted_by: str) -> str:
    """Everything that a count depends on: pack, order of hands, what opens, payoffs, source code."""
    rules = (PACK, hands.RANK, hands.SUIT, hands.WEIGHT, hands.OF_ONE_SUIT, hands.tables(), CLASSES)
    said = f"{rules} {payoffs} {source_digest(*COUNTED_BY, *counted_by)}"
    return f"stud poker, {what}: {hashlib.sha256(said.encode()).hexdigest()}"


def decisions(found: Mapping[Fact, Gain]) -> Decisions:
    """The hands on which raising gains more than folding, for these gains of the ante with its raise."""
    return _decisions(AntePayoffs.of(found))


@cache
def _decisions(payoffs: AntePayoffs) -> Decisions:
    counts = cached_counts(cache_key("best play", payoffs), lambda: _count_best(payoffs)[1])
    masks = {int(name): mask for name, mask in counts.items() if name.isdecimal()}
    return Decisions(
        counts[NEVER_BELOW],
        counts[ALWAYS_FROM],
        np.array(sorted(masks), np.int64),
        np.array([masks[number] for number in sorted(masks)], np.uint64),
    )


def showdowns(found: Mapping[Fact, Gain]) -> Showdowns:
    """Count all deals, for these gains of the ante with its raise."""
    payoffs = AntePayoffs.of(found)
    counts = cached_counts(cache_key("showdowns", payoffs), lambda: _count_best(payoffs)[0])
    return Showdowns(*(_facts(counts, strategy) for strategy in ("best", "opens", "every")))


def showdowns_by_ranks(found: Mapping[Fact, Gain], raised: Patterns) -> Mapping[Fact, int]:
    """Count all deals of a bettor who raises by ranks: for each pattern, a bit for every rank shown."""
    payoffs = AntePayoffs.of(found)
    digest = hashlib.sha256(raised.tobytes()).hexdigest()
    key = cache_key(f"showdowns by ranks {digest}", payoffs)
    return _facts(
        cached_counts(key, lambda: _counts_by_name("given", count_deals(payoffs, raised).found[BEST])), "given"
    )


def _facts(counts: Mapping[str, int], strategy: str) -> Mapping[Fact, int]:
    came: dict[Fact, int] = {Folded(): counts[f"{strategy}: folded"]}
    for hand in CLASSES:
        for (opens, higher), name in zip(SHOWDOWNS, SHOWDOWN_NAMES, strict=True):
            came[Decided(hand, opens=opens, higher=higher)] = counts[f"{strategy}: {hand} {name}"]
    return {fact: n for fact, n in came.items() if n}


@cache
def _count_best(payoffs: AntePayoffs) -> tuple[dict[str, int], dict[str, int]]:
    """The deals by fact, and the decisions."""
    deals = count_deals(payoffs)
    best, opens, every = deals.found
    counts = _counts_by_name("best", best) | _counts_by_name("opens", opens) | _counts_by_name("every", every)
    # Whoever needs one soon needs the other: cache both now.
    return counts, cached_counts(cache_key("best play", payoffs), lambda: _decide(deals.raised))


def _counts_by_name(strategy: str, found: ranking.Whole) -> dict[str, int]:
    deals = comb(len(PACK), ranking.SIZE) * SHOWN * HIDDEN
    counts = {f"{strategy}: folded": deals - int(found.sum())}
    for row, name in zip(found, SHOWDOWN_NAMES, strict=True):
        counts |= {f"{strategy}: {hand} {name}": int(n) for hand, n in zip(CLASSES, row, strict=True)}
    return counts


def _decide(raised: ranking.Masks) -> dict[str, int]:
    every, masks = ranking.every_hand(), hand_masks()
    some, not_all = every.strength[raised > 0], every.strength[(raised | masks) != np.bitwise_or.reduce(masks)]
    always_from = int(not_all[-1]) + 1 if len(not_all) else 0
    never_below = int(some[0]) if len(some) else always_from
    between = np.flatnonzero((every.strength >= never_below) & (every.strength < always_from) & (raised > 0))
    by_number = np.zeros(len(between), np.uint64)  # of cards in the order of the pack
    for card, bit in enumerate(card_bits()):
        by_number |= (raised[between] >> bit & np.uint64(1)) << np.uint64(card)
    numbers = ranking.numbers_of(every.cards[between])
    named = {str(number): int(mask) for number, mask in zip(numbers.tolist(), by_number.tolist(), strict=True)}
    return {NEVER_BELOW: never_below, ALWAYS_FROM: always_from, **named}
