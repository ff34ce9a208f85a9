"""Any pair on a part of a split: how often each split of a pair is made, and how often a part of it gets a pair again.

A part begins with one card of the pair that was split, and its second card is any of those that are left. Cards are
exchangeable: it changes nothing which part gets its second card first, or what is drawn to other hands in between. So
both parts of a split have the same chance, which hangs on how many second cards came before and were alike or not.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import zip_longest

from banca.exact.blackjack.best import BestPlay
from banca.games.blackjack.hands import is_ace, is_pair
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, Terms
from banca.material.cards import Cards
from banca.strategy.blackjack.basic import SPLIT


@dataclass(frozen=True, slots=True)
class Parts:
    """The two parts that one split makes: the chance that it is made, and that it is and a given one gets a pair."""

    made: Fraction
    paired: Fraction


NEVER = Parts(Fraction(0), Fraction(0))
BySplit = tuple[Parts, ...]  # the first split, the second, as far as they can come


@lru_cache(maxsize=1024)
def after_a_pair(alike: int, cards: int, most: int) -> BySplit:
    """A pair that is split, and again wherever it may be, into `most` hands at most.

    `cards` are left after the two, `alike` of them such that they make a pair with either.
    """
    made, paired = [Fraction(0)] * (most - 1), [Fraction(0)] * (most - 1)

    def counts(split: int, chance: Fraction, alike_left: int, left: int) -> None:
        made[split] += chance
        paired[split] += chance * Fraction(alike_left, left)

    counts(0, Fraction(1), alike, cards)
    states = {(0, 0): Fraction(1)}  # second cards that were alike, each split again, and that were not
    while states:
        further: dict[tuple[int, int], Fraction] = {}
        for (again, other), chance in states.items():
            waiting = ONCE + again - other
            if again == most - ONCE or not waiting:
                continue
            alike_left, left = alike - again, cards - again - other
            if alike_left:
                then = chance * Fraction(alike_left, left)
                counts(again + 1, then, alike_left - 1, left - 1)
                further[again + 1, other] = further.get((again + 1, other), Fraction(0)) + then
            then = chance * Fraction(left - alike_left, left)
            further[again, other + 1] = further.get((again, other + 1), Fraction(0)) + then
        states = further
    return tuple(Parts(*each) for each in zip(made, paired, strict=True) if each[0])


def if_all_is_split(terms: Terms, cards: Cards) -> BySplit:
    """In a round from these cards, where whatever may be split is."""
    found = []
    for card, copies in cards.weights.items():
        left = cards.without(card)
        alike = sum(n for other, n in left.weights.items() if is_pair((card, other), terms))
        if alike:
            pair = Fraction(copies * alike, len(cards) * len(left))
            most = terms.ace_hands if is_ace(card) else terms.most_hands
            found.append((pair, after_a_pair(alike - 1, len(left) - 1, most)))
    return _together(found)


def by_play(best: BestPlay) -> BySplit:
    """In a round that is played so; where pairs are of one rank."""
    left = int(best.shoe.counts.sum()) - 1 - FIRST_CARDS  # the open card is gone as well
    found = []
    for (two, up), choices in best.first.items():
        for choice in choices:
            if choice.act == SPLIT:
                again = choice.variant.again
                most = best.splits[two[0], up, again].split.most
                found.append((best.chance(two, up) * choice.variant.chance, after_a_pair(again, left, most)))
    return _together(found)


def _together(found: Iterable[tuple[Fraction, BySplit]]) -> BySplit:
    """Of pairs with the chance of each."""
    weighed = ([Parts(pair * each.made, pair * each.paired) for each in splits] for pair, splits in found)
    return tuple(
        Parts(sum((each.made for each in of_split), Fraction(0)), sum((each.paired for each in of_split), Fraction(0)))
        for of_split in zip_longest(*weighed, fillvalue=NEVER)
    )
