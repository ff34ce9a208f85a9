"""Every hand that is not over 21, told by how many cards of each kind it has, and what the rules say of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from banca.exact.blackjack.bank import KIND_OF, KINDS, WIDTH, Tree, Whole, as_cards, tree_of
from banca.games.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, SPLIT, STAND, choices_on
from banca.games.blackjack.hands import ACE, LOW, Hand, is_over, points, wins_special_prize
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import Terms, terms_of
from banca.games.blackjack.worth import CLOSINGS, MOST_CARDS, Stood, closed, hands_of_each_kind
from banca.law import OptionSet
from banca.material.cards import SUITS
from banca.play.setting import Setting

NONE = -1
PRIZED = FIRST_CARDS + 1  # how many cards a special combination has
MAY = {word: 1 << bit for bit, word in enumerate((DRAW, STAND, DOUBLE, SPLIT, FIVE_CARDS))}


@dataclass(frozen=True, slots=True)
class Hands:
    """In order of size, the hand of no card first."""

    counts: Whole  # of each kind
    size: Whole
    low: Whole  # what they count with every ace as one
    ace: NDArray[np.bool_]
    total: Whole
    after: Whole  # the hand with one card more, or none where that is over 21
    numbers: Mapping[tuple[int, ...], int]

    def of(self, *kinds: int) -> int:
        return self.numbers[tuple(kinds.count(kind) for kind in range(WIDTH))]

    def cards(self, hand: int) -> Hand:
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
    """Of any hand that counts so much with every ace as one."""
    return next(is_over(cards) for kind, cards in hands_of_each_kind().items() if kind[1] == low)


@cache
def _total(low: int, ace: bool) -> int:
    """Of a hand that counts so much with every ace as one."""
    return next((points(cards).total for kind, cards in hands_of_each_kind().items() if kind[1:] == (low, ace)), 0)


@dataclass(frozen=True, slots=True)
class Ruled:
    """What the rules say of every hand against every open card, on one hand of a place and on one of several."""

    tree: Tree
    row: Whole  # of gains: by doubled, split, hand
    may: Whole  # by open card and hand: what may be done, as bits; nothing where the rules end the hand
    may_when_split: Whole  # of two cards, by the one that was split, the other, and the open card
    prized: NDArray[np.bool_]  # hands that win a special prize whatever their suits
    suited: Mapping[int, tuple[int, ...]]  # two cards that a third of these kinds makes a prize, all of one suit
    gains: NDArray[np.float64]  # of every row, against every result of the bank
    closed: NDArray[np.float64]  # by doubled and how it was closed


@lru_cache(maxsize=64)
def ruled(options: OptionSet) -> Ruled:
    setting, hands, tree = Setting(options), every_hand(), tree_of(options)
    terms, ended = terms_of(setting), closed(setting)
    row = np.zeros((1 + True, 1 + True, len(hands.size)), dtype=np.int64)
    for hand in np.flatnonzero(hands.size >= FIRST_CARDS).tolist():
        many, total = bool(hands.size[hand] > FIRST_CARDS), int(hands.total[hand])
        for doubled, split in product((False, True), (False, True)):
            row[int(doubled), int(split), hand] = tree.rows[Stood(doubled, split, many, total)]
    prized, suited = _prizes(terms, hands)
    return Ruled(
        tree,
        row,
        _may(setting, hands),
        _may_when_split(setting),
        prized,
        suited,
        np.array(tree.gains, dtype=np.float64),
        np.array([[ended[doubled, by] for by in CLOSINGS] for doubled in (False, True)], dtype=np.float64),
    )


def of_more_cards(asked: Callable[[Hand], Sequence[int]]) -> Whole:
    """By open card and hand, of hands of more than two cards, of which only number, count and aces matter."""
    hands = every_hand()
    found = np.zeros((WIDTH, len(hands.size)), dtype=np.int64)
    size = np.minimum(hands.size, MOST_CARDS)
    for kind, cards in hands_of_each_kind().items():
        alike = (size == kind[0]) & (hands.low == kind[1]) & (hands.ace == kind[2])
        if kind[0] > FIRST_CARDS and alike.any():
            found[:, alike] = np.array(asked(cards))[:, None]
    return found


def _may(setting: Setting, hands: Hands) -> Whole:
    found = of_more_cards(lambda cards: _choices(setting, cards))
    for hand in np.flatnonzero(hands.size == FIRST_CARDS).tolist():
        found[:, hand] = _choices(setting, hands.cards(hand))
    return found


def _may_when_split(setting: Setting) -> Whole:
    """By the card that was split, the one that came to it and the open card; where no more may be split."""
    terms = terms_of(setting)
    most = max(terms.most_hands, terms.ace_hands)
    pairs = product(range(WIDTH), repeat=FIRST_CARDS)
    found = [_choices(setting, as_cards(two), most) for two in pairs]
    return np.array(found, dtype=np.int64).reshape(WIDTH, WIDTH, WIDTH)


def _choices(setting: Setting, cards: Hand, hands: int = 1) -> list[int]:
    """Against each open card."""
    asked = (choices_on(setting, cards, as_cards((opened,))[0], hands) for opened in range(WIDTH))
    return [sum(MAY.get(word, 0) for word in words) for words in asked]


def _prizes(terms: Terms, hands: Hands) -> tuple[NDArray[np.bool_], Mapping[int, tuple[int, ...]]]:
    """A prize is for three cards: of any suits, or of one suit only."""
    prized = np.zeros(len(hands.size), dtype=np.bool_)
    suited: dict[int, tuple[int, ...]] = {}
    for hand in np.flatnonzero(hands.size == PRIZED).tolist():
        ranks = [KINDS[kind] for kind in range(WIDTH) for _ in range(hands.counts[hand, kind])]
        prized[hand] = _wins(terms, ranks, SUITS)
        if not prized[hand] and _wins(terms, ranks, SUITS[0] * PRIZED):
            for missing in ranks:
                two = hands.of(*(KINDS.index(rank) for rank in ranks if rank != missing))
                suited[two] = (*suited.get(two, ()), KINDS.index(missing))
    return prized, suited


def _wins(terms: Terms, ranks: Sequence[str], suits: Sequence[str]) -> bool:
    return wins_special_prize(tuple(rank + suit for rank, suit in zip(ranks, suits, strict=False)), terms)
