"""Which hands a stud poker bettor raises, as kernel tables: by ranks alone where they are enough.

Each pattern of ranks has a bit for each rank that the croupier may show: raise. Where suits matter too, another bit
says so, and the exact hand is looked up.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import combinations, product
from math import comb, prod
from typing import Any

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES
from banca.law import OptionError, edition
from banca.law.citation import Citation
from banca.law.numbers import shown
from banca.material.cards import PACK, Card
from banca.messages.errors import Listed
from banca.simulate.chance import WORD
from banca.simulate.stud_poker.ranking import FIRST_TIMES, NONE, NUMBER_AT, ONE, SIZE, Codes
from banca.strategy.stud_poker.best import Decisions
from banca.strategy.stud_poker.ranking import Cards, Masks, Whole, binomials, patterns_of, strengths_and_classes

Play = Callable[[tuple[Card, ...], Card], str]  # the decision on a hand, given the open card
Bits = NDArray[np.uint32]

RAISE, FOLD = "raise", "fold"
RANKS, SUITS = len(hands.RANKS_UPWARDS), len(hands.SUITS_UPWARDS)
LOOK_UP_AT = 16  # the first bit that means: look up the hand
EVERY_RANK = (1 << RANKS) - 1
EVERY_CARD = (1 << len(PACK)) - 1


@dataclass(frozen=True, slots=True)
class RaisesFrom:
    """Raise hands of this strength and above, whatever the croupier shows; by default, all that would open."""

    strength: int | None = None


@dataclass(frozen=True)
class ByRanks:
    """A strategy function that looks at ranks and at whether all five cards are of one suit, but at no other suits.

    It is called once for each pattern and each rank shown; rounds are then as fast as with any other strategy.
    """

    play: Play

    @cached_property
    def raised(self) -> Bits:
        """By pattern, a bit for each rank shown."""
        return _by_ranks(self.play)


Strategy = RaisesFrom | ByRanks | Mapping[str, str] | Play | None


@dataclass(frozen=True, slots=True, eq=False)
class RaiseTables:
    by_pattern: Bits
    keys: Masks = field(default_factory=lambda: np.zeros(0, np.uint64))  # hands to look up: a bit for each card
    raises: Masks = field(default_factory=lambda: np.zeros(0, np.uint64))  # a bit for each card shown
    play: Play | None = None  # called for hands that are not there; None: they are not raised


def raise_tables(strategy: Any, best: Callable[[], Decisions]) -> RaiseTables:
    """The tables of a strategy; anything else is refused."""
    match strategy:
        case None:
            found = best()
            return _by_strength(found.always_from, found.numbers, found.masks)
        case RaisesFrom(strength):
            least = hands.tables().opens_from if strength is None else strength
            return _by_strength(least, np.zeros(0, np.int64), np.zeros(0, np.uint64))
        case ByRanks():
            return RaiseTables(strategy.raised)
        case Mapping():
            return _by_class(strategy)
        case _ if callable(strategy):
            look_up_all = np.full(len(hands.tables().patterns), EVERY_RANK << LOOK_UP_AT, np.uint32)
            return RaiseTables(look_up_all, play=strategy)
    raise OptionError("stud-poker-no-way-to-play", given=shown(strategy), clause=_citation("art6.6"))


def _citation(clause: str) -> Citation:
    return edition("stud-poker-61-2004").citation(clause)


def raises(raw: Any, hand: str) -> bool:
    if raw not in (RAISE, FOLD):
        words = {"given": shown(raw), "hand": hand, "raise": RAISE, "fold": FOLD}
        raise OptionError("stud-poker-no-decision", **words, clause=_citation("art6.6"))
    return bool(raw == RAISE)


def _by_strength(always_from: int, numbers: Whole, masks: Masks) -> RaiseTables:
    """Hands below that strength are raised if they are numbered, against the open cards of their masks."""
    table = hands.tables()
    strengths = np.array(table.strengths)
    by_pattern = np.where(strengths >= always_from, EVERY_RANK, 0).astype(np.uint32)
    above = _lifted_by_suit(always_from)
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
    return RaiseTables(by_pattern, keys[needed], masks[needed])


def _cards(numbers: Whole) -> Cards:
    """The hands with these numbers."""
    choose, left, found = binomials().astype(np.int64), numbers.copy(), []
    for size in reversed(range(1, 1 + hands.CARDS_IN_HAND)):
        card = np.searchsorted(choose[:, size], left, side="right") - 1
        left -= choose[card, size]
        found.append(card.astype(np.uint8))
    return np.stack(found, axis=1)


@cache
def _hands_of_patterns() -> tuple[int, ...]:
    """The number of hands of each pattern."""
    found = {}
    for number, pattern in hands.patterns():
        ways = prod(comb(SUITS, copies) for copies in pattern.copies)
        odd = max(pattern.copies) == 1
        found[number] = SUITS if pattern.of_one_suit else ways - SUITS * odd
    return tuple(found[number] for number in hands.tables().patterns)


def _lifted_by_suit(strength: int) -> Cards:
    """The hands that reach this strength only by suit: the pattern alone is below it."""
    table = hands.tables()
    lifted = [
        number
        for number, own, rank in zip(table.patterns, table.strengths, table.deciding_ranks, strict=True)
        if own < strength < own + SUITS and rank != hands.NO_RANK
    ]
    every = [hand for number in lifted for hand in hands_of(number)]
    cards = np.array(every, np.uint8).reshape(-1, hands.CARDS_IN_HAND)
    return cards[strengths_and_classes(cards)[0] >= strength] if len(cards) else cards


def hands_of(pattern: int) -> Iterator[tuple[int, ...]]:
    """Every hand of the pattern, as card numbers."""
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


def _by_class(said: Mapping[str, str]) -> RaiseTables:
    if unknown := [name for name in said if name not in CLASSES]:
        raise OptionError(
            "stud-poker-no-class", given=shown(unknown[0]), known=Listed(*CLASSES), clause=_citation("art8")
        )
    does = [name in said and raises(said[name], name) for name in CLASSES]
    by_pattern = np.array(does)[list(hands.tables().classes)] * EVERY_RANK
    return RaiseTables(by_pattern.astype(np.uint32))


def _by_ranks(play: Play) -> Bits:
    found = []
    for pattern in hands.tables().patterns:
        hand = next(hands_of(pattern))
        bits = 0
        for rank in range(RANKS):
            shown = (card for card, of in enumerate(hands.RANK) if of == rank and card not in hand)
            if (card := next(shown, None)) is not None:
                bits |= ask_play(play, hand, card) << rank
        found.append(bits)
    return np.array(found, np.uint32)


def ask_play(play: Play, hand: tuple[int, ...], shown: int) -> bool:
    cards = tuple(PACK[card] for card in hand)
    return raises(play(cards, PACK[shown]), " ".join(cards))


TableArrays = tuple[Masks, Masks, Masks, Whole]

TIMES = uint64(FIRST_TIMES)
BITS = uint64(WORD)
LEAST_BITS = 4
HANDS_MOST = 1 << 18  # cached hands of a strategy function; beyond that the cache is cleared
UNKNOWN = -1
FROM, SIZE_BITS, ASKS = range(3)  # the pages of a strategy: first, number (bits), whether a function must be called


@dataclass(frozen=True, slots=True, eq=False)
class HandTable:
    hands: Masks
    known: Masks
    raised: Masks
    parts: Whole  # by strategy
    plays: tuple[Play | None, ...]
    entries: Whole  # number of entries, by strategy

    @staticmethod
    def of(found: Sequence[RaiseTables]) -> "HandTable":
        bits = [_bits(HANDS_MOST if each.play else len(each.keys)) for each in found]
        sizes = [1 << each for each in bits]
        starts = [sum(sizes[:n]) for n in range(len(sizes))]
        asks = [each.play is not None for each in found]
        book = HandTable(
            np.zeros(sum(sizes), np.uint64),
            np.zeros(sum(sizes), np.uint64),
            np.zeros(sum(sizes), np.uint64),
            np.array((starts, bits, asks), np.int64).T.copy(),
            tuple(each.play for each in found),
            np.zeros(len(found), np.int64),
        )
        for strategy, each in enumerate(found):
            enter(book.arrays, strategy, each.keys, np.full(len(each.keys), EVERY_CARD, np.uint64), each.raises)
        return book

    @property
    def arrays(self) -> TableArrays:
        return self.hands, self.known, self.raised, self.parts

    def writable(self) -> "HandTable":
        """A copy that may be written to."""
        if not any(self.plays):
            return self
        hands, known, raised = self.hands.copy(), self.known.copy(), self.raised.copy()
        return replace(self, hands=hands, known=known, raised=raised, entries=self.entries.copy())

    def ask(self, strategy: int, hand: Codes, croupiers: int) -> None:
        """Call the strategy function on this hand and open card, and store the answer."""
        play = self.plays[strategy]
        if play is None:
            raise ValueError("nobody is to be asked")
        cards, shown = tuple(int(code) >> int(NUMBER_AT) for code in hand), int(croupiers) >> int(NUMBER_AT)
        if self.entries[strategy] == HANDS_MOST:
            self._forget(strategy)
        self.entries[strategy] += 1
        key, known = sum(1 << card for card in cards), 1 << shown
        does = known if ask_play(play, cards, shown) else 0
        enter(self.arrays, strategy, *(np.array([each], np.uint64) for each in (key, known, does)))

    def _forget(self, strategy: int) -> None:
        start, bits, _ = self.parts[strategy].tolist()
        self.entries[strategy] = 0
        for each in (self.hands, self.known, self.raised):
            each[start : start + (1 << bits)] = 0


def _bits(entries: int) -> int:
    """Bits such that at least half the pages stay empty."""
    return max(LEAST_BITS, entries.bit_length() + 1)


@kernel
def slot_of(arrays: TableArrays, strategy: int, key: int) -> int:
    """The slot of the hand, used or free."""
    hands, _, _, parts = arrays
    start, bits = uint64(parts[strategy, FROM]), uint64(parts[strategy, SIZE_BITS])
    last = (ONE << bits) - ONE
    at = (uint64(key) * TIMES) >> (BITS - bits)
    while hands[start + at] != key and hands[start + at] != NONE:
        at = (at + ONE) & last
    found: int = start + at
    return found


@kernel
def enter(arrays: TableArrays, strategy: int, keys: Masks, known: Masks, raised: Masks) -> None:
    hands, known_before, raised_before, _ = arrays
    for n in range(len(keys)):
        at = slot_of(arrays, strategy, keys[n])
        hands[at] = keys[n]
        known_before[at] |= known[n]
        raised_before[at] |= raised[n]


@kernel
def look_up(arrays: TableArrays, strategy: int, hand: Codes, shown: int) -> int:
    """Whether to raise; UNKNOWN if the function must be called."""
    key: Any = NONE
    for card in range(SIZE):
        key |= ONE << (hand[card] >> NUMBER_AT)
    at = slot_of(arrays, strategy, key)
    _, known, raised, parts = arrays
    if parts[strategy, ASKS] and not (known[at] >> uint64(shown)) & ONE:
        return UNKNOWN
    return int((raised[at] >> uint64(shown)) & ONE)
