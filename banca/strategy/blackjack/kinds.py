"""Kinds of cards that count alike, and all hands up to 21 by how many cards of each kind they have.

Everything about a hand of more than two cards depends on its number here and on the bank's open card.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from banca.games.blackjack.bets import DOUBLE, MAIN, kinds_at
from banca.games.blackjack.hands import (
    ACE,
    FIVE,
    LOW,
    TWENTY_ONE,
    Hand,
    bank_draws,
    is_ace,
    is_over,
    low_points,
    points,
)
from banca.games.blackjack.outcomes import Closed, Closing, Fact, fact_of, gain
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import terms_of
from banca.material.cards import RANKS, SUITS, Card
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import OPEN_CARDS

Whole = NDArray[np.int64]

# The ace first; the ten and the court cards last.
KINDS = tuple(next(rank for rank in RANKS if LOW[rank] == low) for low in sorted(set(LOW.values())))
KIND_OF: Mapping[str, int] = {rank: LOW[rank] - 1 for rank in RANKS}
WIDTH = len(KINDS)
NONE = -1


def as_cards(kinds: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards of these kinds, in arbitrary suits."""
    return tuple(KINDS[kind] + SUITS[0] for kind in kinds)


@dataclass(frozen=True, slots=True)
class Hands:
    """All hands in order of size, the empty hand first."""

    counts: Whole  # of each kind
    size: Whole
    low: Whole  # their count with every ace as one
    ace: NDArray[np.bool_]
    total: Whole
    after: Whole  # the hand with one more card, or none if that is over 21
    numbers: Mapping[tuple[int, ...], int]

    def of(self, *kinds: int) -> int:
        return self.numbers[tuple(kinds.count(kind) for kind in range(WIDTH))]

    def cards(self, hand: int) -> tuple[Card, ...]:
        return as_cards(tuple(kind for kind in range(WIDTH) for _ in range(self.counts[hand, kind])))


@lru_cache(maxsize=1)
def every_hand() -> Hands:
    empty = (0,) * WIDTH
    numbers: dict[tuple[int, ...], int] = {empty: 0}
    lows = [0]
    after: list[list[int]] = []
    for hand in (grown := [empty]):
        low = lows[len(after)]
        after.append([NONE] * WIDTH)
        for kind in range(WIDTH):
            if _over(low + LOW[KINDS[kind]]):
                break
            more = (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])
            if more not in numbers:
                numbers[more] = len(grown)
                grown.append(more)
                lows.append(low + LOW[KINDS[kind]])
            after[-1][kind] = numbers[more]
    counts, low_of = np.array(grown, dtype=np.int64), np.array(lows, dtype=np.int64)
    ace = counts[:, KIND_OF[ACE]] > 0
    total = np.array([_total(*each) for each in zip(lows, ace.tolist(), strict=True)], dtype=np.int64)
    return Hands(counts, counts.sum(axis=1), low_of, ace, total, np.array(after, dtype=np.int64), numbers)


@cache
def _over(low: int) -> bool:
    """Whether a hand with this count (every ace as one) is over 21."""
    return next(is_over(cards) for kind, cards in hands_of_each_kind().items() if kind[1] == low)


@cache
def _total(low: int, ace: bool) -> int:
    """The total of a hand with this count (every ace as one)."""
    return next((points(cards).total for kind, cards in hands_of_each_kind().items() if kind[1:] == (low, ace)), 0)


def of_more_cards(asked: Callable[[Hand], Sequence[int]]) -> Whole:
    """By open card and hand, for hands of more than two cards; only number, count and aces matter."""
    hands = every_hand()
    found = np.zeros((WIDTH, len(hands.size)), dtype=np.int64)
    size = np.minimum(hands.size, MOST_CARDS)
    for kind, cards in hands_of_each_kind().items():
        alike = (size == kind[0]) & (hands.low == kind[1]) & (hands.ace == kind[2])
        if kind[0] > FIRST_CARDS and alike.any():
            found[:, alike] = np.array(asked(cards))[:, None]
    return found


Kind = tuple[int, int, bool]  # number of cards, count with every ace as one, whether there is an ace

MOST_LOW = TWENTY_ONE + max(LOW.values())  # with the card that takes a hand over 21
MOST_CARDS = FIVE + 1  # or more: six cards and seven have the same choices
CLOSINGS: tuple[Closing, ...] = ("over-21", "special-prize", "five-cards", "surrender", "even-money")


@cache
def hands_of_each_kind() -> Mapping[Kind, Hand]:
    """A hand of every kind that can be held, or that its last card takes over 21."""
    suits = SUITS * MOST_CARDS
    found: dict[Kind, Hand] = {}
    held: list[Hand] = [()]
    for size in range(1, 1 + MOST_CARDS):
        grown = [(*cards, rank + suits[size - 1]) for cards, rank in product(held, OPEN_CARDS)]
        of_size: dict[Kind, Hand] = {}
        for cards in grown:
            of_size.setdefault((size, low_points(cards), any(map(is_ace, cards))), cards)
        found |= of_size
        held = [cards for cards in of_size.values() if not is_over(cards)]
    return found


class Stood(NamedTuple):
    """A player's hand that waits for the bank: everything that its gain depends on."""

    doubled: bool
    split: bool
    many: bool  # more than two cards
    total: int


class Bank(NamedTuple):
    """The bank's hand when it has played."""

    many: bool
    total: int


def compared_gains(setting: Setting) -> Mapping[tuple[Stood, Bank], Fraction]:
    """The gain of all stakes on a hand, per unit of its first stake."""
    cases = list(_comparisons(setting))
    gains = _gains(setting, dict.fromkeys(fact for *_, fact in cases))
    return {
        (Stood(doubled, *hand), bank): gains[doubled, fact] for hand, bank, fact in cases for doubled in (False, True)
    }


def closed_gains(setting: Setting) -> Mapping[tuple[bool, Closing], Fraction]:
    """The same for a hand that was decided before the bank played, doubled or not."""
    gains = _gains(setting, map(Closed, CLOSINGS))
    return {(doubled, by): gains[doubled, Closed(by)] for doubled, by in product((False, True), CLOSINGS)}


def _comparisons(setting: Setting) -> Iterator[tuple[tuple[bool, bool, int], Bank, Fact]]:
    """Every hand of two or more cards that is not over, split or not, with every hand on which the bank stands."""
    terms, sizes = terms_of(setting), (FIRST_CARDS, FIRST_CARDS + 1)
    kinds = {(size, low, ace): cards for (size, low, ace), cards in hands_of_each_kind().items() if size in sizes}
    hands = {(size > FIRST_CARDS, points(cards).total): cards for (size, *_), cards in kinds.items()}
    held = {kind: cards for kind, cards in hands.items() if not is_over(cards)}
    banks = {kind: cards for kind, cards in hands.items() if not bank_draws(cards, terms).value}
    for split, (hand, cards), (kind, bank) in product((False, True), held.items(), banks.items()):
        yield (split, *hand), Bank(*kind), fact_of(cards, bank, split=split)


def _gains(setting: Setting, facts: Iterable[Fact]) -> Mapping[tuple[bool, Fact], Fraction]:
    """The gains, by whether the stake is doubled. Both mostly follow one rule, which is asked only once."""
    main, double = (kinds_at(setting)[bet].rule(None, setting.options) for bet in (MAIN, DOUBLE))
    found = {}
    for fact in facts:
        once = gain(fact, main(fact).value)
        found[False, fact] = once
        found[True, fact] = once + (once if double is main else gain(fact, double(fact).value))
    return found
