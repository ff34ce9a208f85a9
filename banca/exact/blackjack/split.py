"""A split counted exactly: how many hands come of it, and what each is worth by best play of its own cards.

Every hand of a split is played by its own cards, the cards that were split before it and the bank's open card. Cards
are exchangeable: it changes nothing if the second cards of all hands are dealt, and split again, before any hand is
played. So a hand counts for itself, under the condition that other second cards were of the kind that was split or
were not; and that none of several is of it is, by inclusion and exclusion, a sum over how many are supposed to be.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

import numpy as np

from banca.exact.blackjack.hands import MAY, Ruled
from banca.exact.blackjack.play import Banks, Family, Played, banks_of, grown, played
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE
from banca.strategy.blackjack.basic import DOUBLE, DRAW
from banca.strategy.blackjack.kinds import WIDTH, Whole, every_hand

GETS_MORE = MAY[DRAW] | MAY[DOUBLE]

Weights = tuple[int, ...]  # by how many further cards of the kind are supposed to be gone


@cache
def weights(most: int) -> tuple[Weights, Weights]:
    """Hands of a pair split into `most` hands wherever it can be: with a second card of another kind, and of the same.

    A path is told by how many second cards were of the kind (each split again) and how many were not. As long as there
    is room, only hands with another second card are played; when there is none, whatever comes.
    """
    room = most - ONCE
    other, same = [0] * (2 * most), [0] * (2 * most)

    def counts(into: list[int], paths: int, split: int, not_split: int) -> None:
        for supposed in range(not_split + 1):
            into[split + supposed] += paths * comb(not_split, supposed) * (-1) ** supposed

    paths = {(0, 0): 1}
    while paths:
        further: dict[tuple[int, int], int] = {}
        for (split, not_split), n in paths.items():
            waiting = ONCE + split - not_split
            if split == room:
                counts(other, n * waiting, split, not_split)
                counts(same, n * waiting, split, not_split)
            elif waiting:
                counts(other, n, split, not_split)
                for after in ((split + 1, not_split), (split, not_split + 1)):
                    further[after] = further.get(after, 0) + n
        paths = further
    longest = max(n for n, (one, two) in enumerate(zip(other, same, strict=True)) if one or two)
    return tuple(other[: longest + 1]), tuple(same[: longest + 1])


@dataclass(frozen=True, slots=True)
class Begun:
    """Split cards of one kind, and what the bank comes to against all the hands that may grow from one of them."""

    kind: int
    extra: Whole  # how many more of the kind are gone, by supposition: at first the other card of the pair
    other: Family  # a card of another kind comes to it
    same: Family
    banks: Banks


@dataclass(frozen=True, slots=True)
class Split:
    """Pairs split into so many hands at most: how hands with a second card of another kind, or the same, are played."""

    kind: int
    most: int
    left: tuple[int, ...]  # by open card, how many cards could make a pair again
    other: Played
    same: Played


def begun(rules: Ruled, shoe: Whole, kind: int, most: int) -> Begun:
    hands = every_hand()
    others = np.array([each for each in range(WIDTH) if each != kind])
    more = bool((rules.may_when_split[kind] & GETS_MORE).any())
    other = grown(hands, hands.of(kind), first=others, more=more)
    same = grown(hands, hands.of(kind, kind), more=more)
    members = np.union1d(other.order, same.order)
    members = members[hands.size[members] >= FIRST_CARDS]
    extra = 1 + np.arange(len(weights(most)[0]))
    return Begun(kind, extra, other, same, banks_of(rules, shoe, members, kind, extra))


def split(rules: Ruled, shoe: Whole, start: Begun, most: int, left: tuple[int, ...]) -> Split:
    """Best play of each hand by its own cards, where the pair is split again until there are `most` hands."""
    kind, views = start.kind, len(weights(most)[0])
    other, same = np.zeros((WIDTH, views)), np.zeros((WIDTH, views))
    for up in range(WIDTH):
        for view, (of_other, of_same) in enumerate(supposed(shoe, kind, up, left[up], most)):
            other[up, view], same[up, view] = float(of_other), float(of_same)
    extra = start.extra[:views]
    played_other = played(rules, shoe, start.other, start.banks, kind, extra, other, of_split=True)
    played_same = played(rules, shoe, start.same, start.banks, kind, extra, same, of_split=True)
    return Split(kind, most, left, played_other, played_same)


def supposed(shoe: Whole, kind: int, up: int, left: int, most: int) -> Iterator[tuple[Fraction, Fraction]]:
    """For each number of further cards of the pair's rank supposed to be gone: the weight of a hand of one card to
    which another kind is to come, and of a hand of two of the kind. Of tens only some make a pair again.
    """
    cards, of_kind = int(shoe.sum()) - 1 - FIRST_CARDS, int(shoe[kind]) - (up == kind) - FIRST_CARDS
    chance = Fraction(1)
    for gone, (of_other, of_same) in enumerate(zip(*weights(most), strict=True)):
        here, whole = left - gone, cards - gone
        unpaired = of_other * (of_kind - left) + of_same * here
        yield chance * of_other, chance * Fraction(unpaired, whole) if whole > 0 else Fraction(0)
        if here <= 0 or whole <= 0:
            chance = Fraction(0)
        else:
            chance *= Fraction(here, whole)
