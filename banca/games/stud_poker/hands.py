"""Articles 4 and 8 of 61/2004: the order of cards and hands, and the hand from which the croupier opens (9.1).

Everything is derived from one list, `HAND_ORDER`. The cards of a hand add up to the number of its *pattern* (how many
of each rank, and whether of one suit); a table over the 7,462 patterns gives its strength; a suit may be added to it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from banca.material.cards import PACK, Card, rank_of, suit_of
from banca.play.rule import Clause, Rule, Ruling, tabulate

Hand = Sequence[Card]

SUITS_UPWARDS = "dchs"  # art4.1
RANKS_UPWARDS = "23456789TJQKA"  # art4.2
KING, ACE = RANKS_UPWARDS.index("K"), RANKS_UPWARDS.index("A")
LOWEST_STRAIGHT = tuple(RANKS_UPWARDS.index(rank) for rank in "A5432")
LOWEST_STRAIGHT_RANKS = (*LOWEST_STRAIGHT[1:], -1)  # art4.3
CARDS_IN_HAND = 5  # art7.1, art7.2

# A pattern's number in base five: a digit for each rank says how many cards of it there are (four at most), and
# the next digit is one if the cards are of one suit. It is below 2**31.
BASE = len(SUITS_UPWARDS) + 1
OF_ONE_SUIT = BASE ** len(RANKS_UPWARDS)
WITH_LOW_ACE = sum(BASE**rank for rank in LOWEST_STRAIGHT)

# For each card in the order of the pack: its summand, and its look-up values.
RANK: tuple[int, ...] = tuple(RANKS_UPWARDS.index(rank_of(card)) for card in PACK)
SUIT: tuple[int, ...] = tuple(SUITS_UPWARDS.index(suit_of(card)) for card in PACK)
WEIGHT: tuple[int, ...] = tuple(BASE**rank for rank in RANK)

_WEIGHT_OF = dict(zip(PACK, WEIGHT, strict=True))
_SUIT_OF = dict(zip(PACK, SUIT, strict=True))


@dataclass(frozen=True, slots=True)
class Pattern:
    """A hand as article 8 sees it before suits decide."""

    ranks: tuple[int, ...]  # each once: first those with more cards, then the higher
    copies: tuple[int, ...]  # how many cards of each
    of_one_suit: bool
    in_sequence: bool


@dataclass(frozen=True, slots=True)
class HandClass:
    """An item of article 8: which hands it covers, and how two of them are compared."""

    clause: str
    slug: str
    names: Callable[[Pattern], bool]
    ranks_compared: int  # how many of the pattern's ranks, in order; the others do not count
    then_suit: bool  # of the first rank: the highest card, the pair or the higher pair; of a pair its better one


# From high to low. Where suits do not decide, one pack cannot hold two hands with equal compared ranks.
HAND_ORDER: tuple[HandClass, ...] = (
    HandClass("art8.1", "royal-flush", lambda p: p.of_one_suit and p.in_sequence and p.ranks[0] == ACE, 0, True),
    HandClass("art8.2", "straight-flush", lambda p: p.of_one_suit and p.in_sequence and p.ranks[0] != ACE, 5, True),
    HandClass("art8.3", "four-of-a-kind", lambda p: p.copies == (4, 1), 1, False),
    HandClass("art8.4", "full-house", lambda p: p.copies == (3, 2), 1, False),
    HandClass("art8.5", "flush", lambda p: p.of_one_suit and not p.in_sequence, 5, True),
    HandClass("art8.6", "straight", lambda p: p.in_sequence and not p.of_one_suit, 5, True),
    HandClass("art8.7", "three-of-a-kind", lambda p: p.copies == (3, 1, 1), 1, False),
    HandClass("art8.8", "two-pairs", lambda p: p.copies == (2, 2, 1), 3, True),
    HandClass("art8.9", "one-pair", lambda p: p.copies == (2, 1, 1, 1), 4, True),
    HandClass(
        "art8.10",
        "five-odd-cards",
        lambda p: p.copies == (1, 1, 1, 1, 1) and not p.in_sequence and not p.of_one_suit,
        5,
        True,
    ),
)
CLASS_OF_PATTERN: Rule[Pattern, HandClass] = Rule(tuple(Clause(c.clause, c.names, c) for c in HAND_ORDER))


def patterns() -> Iterator[tuple[int, Pattern]]:
    """Every pattern of five cards of one pack, with its number."""
    for ranks in combinations_with_replacement(reversed(range(len(RANKS_UPWARDS))), CARDS_IN_HAND):
        counted = Counter(ranks).most_common()  # of equal counts the first, which is the higher, comes first
        different, copies = tuple(rank for rank, _ in counted), tuple(count for _, count in counted)
        if copies[0] > len(SUITS_UPWARDS):
            continue
        if different == LOWEST_STRAIGHT:
            different = LOWEST_STRAIGHT_RANKS
        odd = len(different) == CARDS_IN_HAND
        in_sequence = odd and different[0] - different[-1] == CARDS_IN_HAND - 1
        number = sum(BASE**rank for rank in ranks)
        yield number, Pattern(different, copies, of_one_suit=False, in_sequence=in_sequence)
        if odd:
            yield number + OF_ONE_SUIT, Pattern(different, copies, of_one_suit=True, in_sequence=in_sequence)


NO_RANK = -1


@dataclass(frozen=True, slots=True)
class Tables:
    """The patterns' numbers from low to high, with four columns of integers about each.

    A hand is as strong as its pattern; where a suit may decide, the best SUIT among its cards of that rank is added.
    """

    patterns: tuple[int, ...]
    strengths: tuple[int, ...]
    deciding_ranks: tuple[int, ...]  # NO_RANK if no suit decides
    classes: tuple[int, ...]  # indices in HAND_ORDER
    opens_from: int  # art9.1: the strength of the lowest pattern that has ace and king


@cache
def tables() -> Tables:
    numbered = sorted(patterns(), key=lambda entry: entry[0])
    ruled = tabulate(CLASS_OF_PATTERN, (pattern for _, pattern in numbered))
    classed = [(pattern, ruled[pattern].value) for _, pattern in numbered]
    places = [HAND_ORDER.index(found) for _, found in classed]
    merits = [(-at, p.ranks[: found.ranks_compared]) for at, (p, found) in zip(places, classed, strict=True)]
    strength_of = {merit: step * len(SUITS_UPWARDS) for step, merit in enumerate(sorted(set(merits)))}
    return Tables(
        patterns=tuple(number for number, _ in numbered),
        strengths=tuple(strength_of[merit] for merit in merits),
        deciding_ranks=tuple(p.ranks[0] if found.then_suit else NO_RANK for p, found in classed),
        classes=tuple(places),
        opens_from=min(strength_of[merit] for merit in merits if merit[1][:2] == (ACE, KING)),
    )


@cache
def _by_pattern() -> Mapping[int, tuple[int, str, HandClass]]:
    """Strength, deciding rank and class by the pattern's number."""
    found = tables()
    letters = ("" if rank == NO_RANK else RANKS_UPWARDS[rank] for rank in found.deciding_ranks)
    columns = zip(found.strengths, letters, (HAND_ORDER[at] for at in found.classes), strict=True)
    return dict(zip(found.patterns, columns, strict=True))


def pattern_of(hand: Hand) -> int:
    """The number of the hand's pattern; a ValueError if it is not five different cards of one pack."""
    if len(hand) != CARDS_IN_HAND:
        raise ValueError(f"a hand is {CARDS_IN_HAND} cards, not {len(hand)}")
    try:
        ranks = sum([_WEIGHT_OF[card] for card in hand])
    except KeyError as unknown:
        raise ValueError(f"{unknown} is not a card of the pack") from None
    if len(set(hand)) != CARDS_IN_HAND:
        raise ValueError(f"{' '.join(hand)} holds a card twice: the game has one pack")
    return ranks + OF_ONE_SUIT if len({card[1] for card in hand}) == 1 else ranks


def class_of(hand: Hand) -> HandClass:
    return _by_pattern()[pattern_of(hand)][2]


def strength(hand: Hand) -> int:
    """The higher hand has the higher strength; hands that share no card are never equal."""
    found, rank, _ = _by_pattern()[pattern_of(hand)]
    return found + max([_SUIT_OF[card] for card in hand if card[0] == rank], default=0)


def opens(hand: Hand) -> bool:
    """Article 9(1): ace and king or anything higher, a pair included (reading at art9.1)."""
    return strength(hand) >= tables().opens_from


def higher(first: Hand, second: Hand) -> Ruling[bool]:
    """Whether the first of two hands of one pack is the higher, and the clauses that decide it."""
    if shared := set(first) & set(second):
        raise ValueError(f"{' '.join(sorted(shared))} cannot be in both hands: the game has one pack")
    return Ruling(strength(first) > strength(second), clauses_of(first, second))


def clauses_of(first: Hand, second: Hand) -> tuple[str, ...]:
    """The order of article 8 between classes; within a class its item, and what it uses of article 4."""
    patterns_met = pattern_of(first), pattern_of(second)
    (one_strength, _, one), (other_strength, _, other) = (_by_pattern()[pattern] for pattern in patterns_met)
    if one is not other:
        return ("art8", *(c.clause for c in HAND_ORDER if c in (one, other)))
    decided_by = "art4.1" if one_strength == other_strength else "art4.2"
    low_ace = any(pattern % OF_ONE_SUIT == WITH_LOW_ACE for pattern in patterns_met)
    return (one.clause, decided_by, *(("art4.3",) if low_ace else ()))
