"""What the rules say of every hand that is not over 21, and of the cards that a round is dealt from."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from banca.exact.blackjack.bank import Tree, tree_of
from banca.games.blackjack.hands import Hand, is_pair, wins_special_prize
from banca.games.blackjack.lawful import choices_on
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import Terms, terms_of
from banca.law import BancaError, OptionSet
from banca.material.cards import RANKS, SUITS, Cards
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, SPLIT, STAND
from banca.strategy.blackjack.kinds import KIND_OF, KINDS, WIDTH, Hands, Whole, as_cards, every_hand, of_more_cards
from banca.strategy.blackjack.payoffs import CLOSINGS, Stood, closed

PRIZED = FIRST_CARDS + 1  # how many cards a special combination has
MAY = {word: 1 << bit for bit, word in enumerate((DRAW, STAND, DOUBLE, SPLIT, FIVE_CARDS))}


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


# The cards that a round is dealt from, and what may be told apart among two first cards of the same kinds.


@dataclass(frozen=True, slots=True)
class Shoe:
    ranks: tuple[tuple[str, int], ...]  # how many of each rank, as many of every suit

    @staticmethod
    def of(cards: Cards) -> "Shoe":
        """Only whole sets of suits: what is said of prizes for one suit rests on that."""
        copies = {rank: [cards.weights.get(rank + suit, 0) for suit in SUITS] for rank in RANKS}
        if any(len(set(each)) > 1 for each in copies.values()):
            raise BancaError("best play is reckoned from as many cards of every suit")
        return Shoe(tuple((rank, sum(each)) for rank, each in copies.items() if sum(each)))

    @property
    def counts(self) -> Whole:
        found = np.zeros(WIDTH, dtype=np.int64)
        for rank, count in self.ranks:
            found[KIND_OF[rank]] += count
        return found

    def of_kind(self, kind: int) -> Iterator[tuple[str, int]]:
        return (each for each in self.ranks if KIND_OF[each[0]] == kind)


@dataclass(frozen=True, slots=True)
class Variant:
    """Two first cards of given kinds: of one suit or not, of one rank or not."""

    chance: Fraction  # of it, among two first cards of these kinds against an open card of this kind
    prized: Mapping[int, Fraction] = field(
        default_factory=dict
    )  # of a third card of a kind: the share that wins a prize
    pair: bool = False
    again: int = 0  # how many cards are left that could make a pair with one of them again


def variants(rules: Ruled, terms: Terms, shoe: Shoe, kinds: tuple[int, int], up: int) -> tuple[Variant, ...]:
    if kinds[0] == kinds[1]:
        return _of_one_kind(terms, shoe, kinds[0], up)
    missing = rules.suited.get(every_hand().of(*kinds), ())
    return _before_prize(shoe, missing[0], up) if missing else (Variant(Fraction(1)),)


def _before_prize(shoe: Shoe, missing: int, up: int) -> tuple[Variant, ...]:
    """A quarter of such hands is of one suit; the open card may be one of those that would win, or of its rank only."""
    suits = len(SUITS)
    count = int(shoe.counts[missing])
    if not count:
        return (Variant(Fraction(1)),)
    one_suit, other = Fraction(1, suits), Fraction(suits - 1, suits)
    winning = count // suits
    if up != missing:
        return (Variant(other), Variant(one_suit, {missing: Fraction(winning, count)}))
    left = count - 1
    gone = {missing: Fraction(winning - 1, left)} if left else {}
    there = {missing: Fraction(winning, left)} if left else {}
    return (Variant(other), Variant(one_suit * one_suit, gone), Variant(one_suit * other, there))


def _of_one_kind(terms: Terms, shoe: Shoe, kind: int, up: int) -> tuple[Variant, ...]:
    """Tens and court cards count alike but are of four ranks."""
    found: dict[tuple[bool, int], int] = {}
    whole = 0
    ranks = tuple(shoe.of_kind(kind))
    for opened, of_opened in ranks if up == kind else (("", 1),):
        for first, of_first in ranks:
            for second, of_second in ranks:
                ways = of_opened * (of_first - (first == opened)) * (of_second - (second == first) - (second == opened))
                pair = is_pair((first + SUITS[0], second + SUITS[1]), terms)
                again = sum(n - (r == opened) for r, n in ranks if _again(terms, first, r)) - len((first, second))
                if ways > 0:
                    found[pair, again * pair] = found.get((pair, again * pair), 0) + ways
                    whole += ways
    return tuple(Variant(Fraction(ways, whole), pair=pair, again=again) for (pair, again), ways in found.items())


def _again(terms: Terms, first: str, other: str) -> bool:
    return is_pair((first + SUITS[0], other + SUITS[1]), terms)
