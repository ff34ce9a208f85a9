"""On which hands a bettor of stud poker raises, as a kernel reads it: by the ranks he holds wherever they say enough.

For each pattern of ranks there is a bit for each rank that the croupier may show: raise. Where the suits decide too,
another bit says so, and the very hand is looked up.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations, product
from math import comb, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES
from banca.law import OptionError
from banca.material.cards import PACK, Card
from banca.strategy.stud_poker.best import Decisions, Masks
from banca.strategy.stud_poker.comparison import Cards, Whole, ways_to_choose
from banca.strategy.stud_poker.ranking import patterns_of, ranked

Play = Callable[[tuple[Card, ...], Card], str]  # of a hand and the card that the croupier shows: what is done
Bits = NDArray[np.uint32]

RAISE, FOLD = "raise", "fold"
RANKS, SUITS = len(hands.RANKS_UPWARDS), len(hands.SUITS_UPWARDS)
LOOK_UP_AT = 16  # where the bits begin that send to the very hand
EVERY_RANK = (1 << RANKS) - 1
EVERY_CARD = (1 << len(PACK)) - 1


@dataclass(frozen=True, slots=True)
class RaisesFrom:
    """A raise on hands of this strength and above, whatever the croupier shows; unsaid, on all that would open."""

    strength: int | None = None


@dataclass(frozen=True)
class ByRanks:
    """Somebody's own play, which looks at ranks and at whether the five cards are of one suit, and at no suit else.

    It is asked once for each pattern and each rank that may be shown; rounds then come as fast as in any other play.
    """

    play: Play

    @cached_property
    def raised(self) -> Bits:
        """By pattern, a bit for each rank shown."""
        return _by_ranks(self.play)


Strategy = RaisesFrom | ByRanks | Mapping[str, str] | Play | None


@dataclass(frozen=True, slots=True, eq=False)
class Reads:
    by_pattern: Bits
    keys: Masks = field(default_factory=lambda: np.zeros(0, np.uint64))  # hands to look up: a bit for each card
    raises: Masks = field(default_factory=lambda: np.zeros(0, np.uint64))  # a bit for each card shown
    play: Play | None = None  # whom to ask about hands that are not there; None: they are not raised


def reads(strategy: Any, best: Callable[[], Decisions]) -> Reads:
    """Of a strategy; anything else is refused."""
    match strategy:
        case None:
            found = best()
            return _read(found.always_from, found.numbers, found.masks)
        case RaisesFrom(strength):
            least = hands.tables().opens_from if strength is None else strength
            return _read(least, np.zeros(0, np.int64), np.zeros(0, np.uint64))
        case ByRanks():
            return Reads(strategy.raised)
        case Mapping():
            return _by_class(strategy)
        case _ if callable(strategy):
            spec = np.full(len(hands.tables().patterns), EVERY_RANK << LOOK_UP_AT, np.uint32)
            return Reads(spec, play=strategy)
    allowed = "none for best play, a strength to raise from, raise or fold by class, or a function of hand and card"
    raise OptionError(f"{strategy!r} is no way to play stud poker: {allowed} (art6.6)")


def raises(said: Any, hand: str) -> bool:
    if said not in (RAISE, FOLD):
        raise OptionError(f"{said!r} is no decision on {hand}: {RAISE} and {FOLD} are (art6.6)")
    return bool(said == RAISE)


# By strength, and by single hands between.


def _read(always_from: int, numbers: Whole, masks: Masks) -> Reads:
    """Of hands below that strength those are raised that are numbered, before the cards of their masks."""
    table = hands.tables()
    strengths = np.array(table.strengths)
    by_pattern = np.where(strengths >= always_from, EVERY_RANK, 0).astype(np.uint32)
    above = _above(always_from)
    cards = np.concatenate([_cards(numbers), above])
    masks = np.concatenate([masks, np.full(len(above), EVERY_CARD, np.uint64)])
    patterns = patterns_of(cards)
    keys = (np.uint64(1) << cards.astype(np.uint64)).sum(axis=1, dtype=np.uint64)
    many = np.array(_hands_of_patterns())
    for rank in range(RANKS):
        shown = np.uint64(sum(1 << card for card, of in enumerate(hands.RANK) if of == rank))
        may, does = shown & ~keys, masks & shown & ~keys
        always, some = (np.bincount(patterns[each], minlength=len(many)) for each in (does == may, does > 0))
        by_pattern |= ((always == many) & (some > 0)).astype(np.uint32) << np.uint32(rank)
        by_pattern |= ((always < many) & (some > 0)).astype(np.uint32) << np.uint32(LOOK_UP_AT + rank)
    needed = by_pattern[patterns] >> np.uint32(LOOK_UP_AT) > 0
    return Reads(by_pattern, keys[needed], masks[needed])


def _cards(numbers: Whole) -> Cards:
    """The hands that have these numbers."""
    choose, left, found = ways_to_choose().astype(np.int64), numbers.copy(), []
    for size in reversed(range(1, 1 + hands.CARDS_IN_HAND)):
        card = np.searchsorted(choose[:, size], left, side="right") - 1
        left -= choose[card, size]
        found.append(card.astype(np.uint8))
    return np.stack(found, axis=1)


@cache
def _hands_of_patterns() -> tuple[int, ...]:
    """How many hands there are of each pattern."""
    found = {}
    for number, pattern in hands.patterns():
        ways = prod(comb(SUITS, copies) for copies in pattern.copies)
        odd = max(pattern.copies) == 1
        found[number] = SUITS if pattern.of_one_suit else ways - SUITS * odd
    return tuple(found[number] for number in hands.tables().patterns)


def _above(strength: int) -> Cards:
    """The hands of this strength and above whose pattern, by itself, is below it: a suit lifts them."""
    table = hands.tables()
    lifted = [
        number
        for number, own, rank in zip(table.patterns, table.strengths, table.deciding_ranks, strict=True)
        if own < strength < own + SUITS and rank != hands.NO_RANK
    ]
    every = [hand for number in lifted for hand in hands_of(number)]
    cards = np.array(every, np.uint8).reshape(-1, hands.CARDS_IN_HAND)
    return cards[ranked(cards)[0] >= strength] if len(cards) else cards


def hands_of(pattern: int) -> Iterator[tuple[int, ...]]:
    """Every hand of the pattern, by the numbers of its cards."""
    of_one_suit, ranks = divmod(pattern, hands.OF_ONE_SUIT)
    held = [ranks // hands.BASE**rank % hands.BASE for rank in range(RANKS)]
    ways = [
        combinations([card for card, of in enumerate(hands.RANK) if of == rank], copies)
        for rank, copies in enumerate(held)
        if copies
    ]
    for parts in product(*ways):
        hand = tuple(card for part in parts for card in part)
        if (len({hands.SUIT[card] for card in hand}) == 1) == bool(of_one_suit):
            yield hand


# By class, and by ranks.


def _by_class(said: Mapping[str, str]) -> Reads:
    if unknown := [name for name in said if name not in CLASSES]:
        raise OptionError(f"{unknown[0]!r} is no class of hands: {', '.join(CLASSES)} are (art8)")
    does = [name in said and raises(said[name], name) for name in CLASSES]
    by_pattern = np.array(does)[list(hands.tables().classes)] * EVERY_RANK
    return Reads(by_pattern.astype(np.uint32))


def _by_ranks(play: Play) -> Bits:
    found = []
    for pattern in hands.tables().patterns:
        hand = next(hands_of(pattern))
        bits = 0
        for rank in range(RANKS):
            shown = (card for card, of in enumerate(hands.RANK) if of == rank and card not in hand)
            if (card := next(shown, None)) is not None:
                bits |= spec(play, hand, card) << rank
        found.append(bits)
    return np.array(found, np.uint32)


def spec(play: Play, hand: tuple[int, ...], shown: int) -> bool:
    cards = tuple(PACK[card] for card in hand)
    return raises(play(cards, PACK[shown]), " ".join(cards))
