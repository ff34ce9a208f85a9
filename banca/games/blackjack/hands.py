"""What a hand is: its points, a blackjack, a pair, a special combination, five cards.

Numbers of the law are cited: the clause of 141/2000, then that of 56/2004.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from banca.games.blackjack.law import clause
from banca.games.blackjack.terms import Terms
from banca.law import Edition
from banca.material.cards import RANKS, Card, rank_of, suit_of
from banca.play.rule import Clause, Rule, Ruling

Hand = Sequence[Card]

ACE, SEVEN = "A", "7"
TEN_CARDS = "TJQK"  # a ten and the court cards: art6.s1, art10.1
TEN = 10  # what a court card counts: art4, art8
ACE_MORE = 10  # what an ace counts beyond one, where it counts eleven: art4, art8
TWENTY_ONE = 21  # art3.2.b.s2, art7.2
SEVENS, IN_A_ROW = ("7", "7", "7"), ("6", "7", "8")  # art9, art15: the second of one suit
FIVE = 5  # art13.s1, art19.1
BANK_STANDS_FROM = 17  # art3.2.a.s1, art6.1.s1
DRAWS, STANDS = True, False

LOW: Mapping[str, int] = {rank: min(1 + RANKS.index(rank), TEN) for rank in RANKS}  # art4, art8; the ace as one


@dataclass(frozen=True, slots=True)
class Total:
    """The best total up to 21, or the lowest if all are over; soft if an ace counts eleven in it."""

    total: int
    soft: bool


def is_ace(card: Card) -> bool:
    return rank_of(card) == ACE


def is_ten_card(card: Card) -> bool:
    return rank_of(card) in TEN_CARDS


def low_points(cards: Hand) -> int:
    """The points with every ace counted as one."""
    return sum([LOW[card[0]] for card in cards])


def points(cards: Hand) -> Total:
    low = low_points(cards)
    soft = low + ACE_MORE <= TWENTY_ONE and any(is_ace(card) for card in cards)
    return Total(low + ACE_MORE if soft else low, soft)


def is_over(cards: Hand) -> bool:
    return low_points(cards) > TWENTY_ONE


def is_blackjack(cards: Hand, *, split: bool = False) -> bool:
    """An ace with a ten or a court card, as the first two cards and not on a split stake."""
    return len(cards) == 2 and not split and points(cards).total == TWENTY_ONE


def is_same_rank(cards: Hand) -> bool:
    """Two cards of one rank, in any suits."""
    return len(cards) == 2 and rank_of(cards[0]) == rank_of(cards[1])


def is_pair(cards: Hand, terms: Terms) -> bool:
    """Two cards that may be split: of the same points in 2000, of the same rank in 2004."""
    if terms.split_by == "rank":
        return is_same_rank(cards)
    return len(cards) == 2 and low_points(cards[:1]) == low_points(cards[1:])


def is_pair_of_aces(cards: Hand) -> bool:
    return len(cards) == 2 and all(map(is_ace, cards))


def is_special(cards: Hand) -> bool:
    """Three sevens, or six, seven and eight of one suit, and no other card."""
    ranks = tuple(sorted(map(rank_of, cards)))
    return ranks == SEVENS or (ranks == IN_A_ROW and of_one_suit(cards))


def wins_special_prize(cards: Hand, terms: Terms) -> bool:
    return terms.special_prizes and is_special(cards)


def is_five_cards(cards: Hand) -> bool:
    """Exactly five, and not over 21."""
    return len(cards) == FIVE and not is_over(cards)


def is_seven(card: Card) -> bool:
    return rank_of(card) == SEVEN


def of_one_suit(cards: Hand) -> bool:
    return len(set(map(suit_of, cards))) == 1


@cache
def bank_rule(edition: Edition) -> Rule[int, bool]:
    """Whether the bank draws on a total."""
    at = clause(edition, "bank-rule")
    return Rule((
        Clause(at, lambda total: total < BANK_STANDS_FROM, DRAWS),
        Clause(at, lambda total: total >= BANK_STANDS_FROM, STANDS),
    ))  # fmt: skip


def bank_draws(cards: Hand, terms: Terms) -> Ruling[bool]:
    """An ace is eleven unless that takes the bank over 21, so the bank stands on a soft 17 (reading there)."""
    return bank_rule(terms.edition)(points(cards).total)
