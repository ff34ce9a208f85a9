"""The cards that a round is dealt from, and what may be told apart among two first cards of the same kinds."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

import numpy as np

from banca.exact.blackjack.hands import Ruled
from banca.games.blackjack.hands import is_pair
from banca.games.blackjack.terms import Terms
from banca.law import BancaError
from banca.material.cards import RANKS, SUITS, Cards
from banca.strategy.blackjack.kinds import KIND_OF, WIDTH, Whole, every_hand


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
