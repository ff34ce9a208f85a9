"""Best play of stud poker: on which hands a raise is worth more than folding, before each card that may be shown.

It is counted once for the gains of a table and kept. Where the card shown makes no difference a strength says enough:
below one of them nobody raises, from another on everybody does; between them each hand has a bit for each card.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from banca.cache import cached_counts, source_digest
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, Decided, Fact, Folded
from banca.material.cards import PACK
from banca.strategy.stud_poker import comparison as compared
from banca.strategy.stud_poker.comparison import AntePayoffs, Bits, Cards, Small, Whole, every_hand, numbers_of
from banca.strategy.stud_poker.payoffs import Gain
from banca.strategy.stud_poker.ranking import patterns_of

Masks = NDArray[np.uint64]
Patterns = NDArray[np.uint32]  # in the order of the tables of article 8
NEVER_BELOW, ALWAYS_FROM = "never below", "always from"
COUNTED_BY = ("banca.games.stud_poker", "banca.strategy.stud_poker")
NAMES = ("closed", "higher", "lower")  # of the ends


@dataclass(frozen=True, slots=True, eq=False)
class Decisions:
    never_below: int  # a strength
    always_from: int
    numbers: Whole  # in order: hands between, on which some card calls for a raise
    masks: Masks  # beside each, a bit for each such card

    def raises(self, cards: Cards, strength: Small, shown: Cards) -> Bits:
        """Of many hands, each before a card shown, on which to raise."""
        found: Bits = strength >= self.always_from
        between = np.flatnonzero((strength >= self.never_below) & ~found)
        number = numbers_of(cards[between])
        at = np.minimum(np.searchsorted(self.numbers, number), len(self.numbers) - 1)
        bit = self.masks[at] >> shown[between].astype(np.uint64) & np.uint64(1)
        found[between] = (self.numbers[at] == number) & (bit > 0)
        return found


@dataclass(frozen=True, slots=True)
class Showdowns:
    """In how many of all the deals each fact comes: hand, card shown, cards under it."""

    best: Mapping[Fact, int]  # where the bettor raises wherever that is worth more than folding
    opens: Mapping[Fact, int]  # where he raises on whatever would open, no matter which card is shown
    every: Mapping[Fact, int]  # where he raises on whatever he has


def question(what: str, payoffs: AntePayoffs, *counted_by: str) -> str:
    """All that a count depends on: the pack, the order of hands, what opens, what is gained, how it is counted.

    That is said by the whole of this package, and by the other modules that count.
    """
    rules = (PACK, hands.RANK, hands.SUIT, hands.WEIGHT, hands.OF_ONE_SUIT, hands.tables(), CLASSES)
    said = f"{rules} {payoffs} {source_digest(*COUNTED_BY, *counted_by)}"
    return f"stud poker, {what}: {hashlib.sha256(said.encode()).hexdigest()}"


def decisions(found: Mapping[Fact, Gain]) -> Decisions:
    """Where raising is worth more than folding, by these gains of the ante with its raise."""
    return _decisions(AntePayoffs.of(found))


@cache
def _decisions(payoffs: AntePayoffs) -> Decisions:
    said = cached_counts(question("best play", payoffs), lambda: _counted(payoffs)[1])
    masks = {int(name): mask for name, mask in said.items() if name.isdecimal()}
    return Decisions(
        said[NEVER_BELOW],
        said[ALWAYS_FROM],
        np.array(sorted(masks), np.int64),
        np.array([masks[number] for number in sorted(masks)], np.uint64),
    )


def showdowns(found: Mapping[Fact, Gain]) -> Showdowns:
    """What all the deals come to, by these gains of the ante with its raise."""
    payoffs = AntePayoffs.of(found)
    counts = cached_counts(question("showdowns", payoffs), lambda: _counted(payoffs)[0])
    return Showdowns(*(_facts(counts, way) for way in ("best", "opens", "every")))


def showdowns_by_ranks(found: Mapping[Fact, Gain], raised: Patterns) -> Mapping[Fact, int]:
    """Likewise where the bettor raises on these patterns of ranks: on each, a bit for every rank that may be shown."""
    payoffs = AntePayoffs.of(found)

    def count() -> dict[str, int]:
        bits = raised[patterns_of(every_hand().cards)]
        raised_on = np.array([bits >> np.uint32(rank) & np.uint32(1) for rank in hands.RANK], np.bool_)
        return _deals("told", compared.compared(payoffs, raised_on).best)

    way = hashlib.sha256(raised.tobytes()).hexdigest()
    return _facts(cached_counts(question(f"showdowns by ranks {way}", payoffs), count), "told")


def _facts(counts: Mapping[str, int], way: str) -> Mapping[Fact, int]:
    came: dict[Fact, int] = {Folded(): counts[f"{way}: folded"]}
    for hand in CLASSES:
        for (opens, higher), name in zip(compared.ENDS, NAMES, strict=True):
            came[Decided(hand, opens=opens, higher=higher)] = counts[f"{way}: {hand} {name}"]
    return {fact: n for fact, n in came.items() if n}


@cache
def _counted(payoffs: AntePayoffs) -> tuple[dict[str, int], dict[str, int]]:
    """The deals by fact, and the decisions."""
    found = compared.compared(payoffs)
    counts = _deals("best", found.best) | _deals("opens", found.opens) | _deals("every", found.every)
    # Whoever asks for one asks for the other soon: both are kept at once.
    return counts, cached_counts(question("best play", payoffs), lambda: _decided(found.raised))


def _deals(way: str, ends: Whole) -> dict[str, int]:
    deals = len(every_hand().cards) * compared.SHOWN * compared.HIDDEN
    counts = {f"{way}: folded": deals - int(ends.sum())}
    for end, name in enumerate(NAMES):
        counts |= {f"{way}: {hand} {name}": int(n) for hand, n in zip(CLASSES, ends[end], strict=True)}
    return counts


def _decided(raised: Bits) -> dict[str, int]:
    every, before = every_hand(), raised.sum(axis=0)
    some, not_all = every.strength[before > 0], every.strength[before < compared.SHOWN]
    always_from = int(not_all[-1]) + 1 if len(not_all) else 0
    never_below = int(some[0]) if len(some) else always_from
    between = np.flatnonzero((every.strength >= never_below) & (every.strength < always_from) & (before > 0))
    bits = np.left_shift(np.uint64(1), np.arange(len(raised), dtype=np.uint64))
    masks = (raised[:, between] * bits[:, None]).sum(axis=0, dtype=np.uint64)
    numbers = numbers_of(every.cards[between])
    named = {str(number): int(mask) for number, mask in zip(numbers.tolist(), masks.tolist(), strict=True)}
    return {NEVER_BELOW: never_below, ALWAYS_FROM: always_from, **named}
