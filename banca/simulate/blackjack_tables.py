"""What the kernel of blackjack looks up, all of it asked of the rules: answers, totals, prizes, gains.

A hand is known to the kernel by its two cards or, when it has more, by how many they are, what they count with every
ace as one, and whether one is an ace. The rules are asked about one hand of each such kind.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import lcm
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.games.blackjack.basic import ANSWERS, OPEN_CARDS, answer_to, column_of, ranks_before_prize
from banca.games.blackjack.hands import (
    TWENTY_ONE,
    Hand,
    bank_draws,
    is_ace,
    is_over,
    low_points,
    points,
    wins_special_prize,
)
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, Terms, terms_of
from banca.games.blackjack.worth import CLOSINGS, MOST_CARDS, MOST_LOW, Kind, closed, compared, hands_of_each_kind
from banca.law import OptionSet
from banca.material.cards import PACK, SUITS, Card, rank_of
from banca.play.setting import Setting

Whole = NDArray[np.int64]
Small = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Kinds = Mapping[Kind, Hand]

UNSPLIT, WITH_ROOM, FULL = SITUATIONS = range(3)  # one hand on the place; several, and more allowed; no more allowed
COLUMNS = range(len(OPEN_CARDS))
OPTION_SETS_KEPT = 64


@dataclass(frozen=True, slots=True)
class Tables:
    low: Small  # of a card: what it counts with an ace as one
    ace: Flags  # of a card
    column: Small  # of the bank's open card
    most: Whole  # of a card: how many hands a pair of it makes at most
    two: Small  # the answer, by situation, first card, second card and column
    more: Small  # the answer, by number of cards, count, ace and column
    prize: Flags  # of three cards
    over: Flags  # by count and ace
    total: Whole  # by count and ace
    draws: Flags  # the bank, by count and ace
    compared: Whole  # what is gained: doubled, split, more than two cards, total; the bank more than two cards, total
    closed: Whole  # what is gained: doubled, how it was closed
    unit: int  # how many of those make up the stake


@lru_cache(maxsize=OPTION_SETS_KEPT)
def tables_of(options: OptionSet) -> Tables:
    setting, kinds = Setting(options), hands_of_each_kind()
    terms = terms_of(setting)
    by_bank, by_rule, unit = _gains(setting)
    return Tables(
        low=np.array([low_points((card,)) for card in PACK], dtype=np.uint8),
        ace=np.array([is_ace(card) for card in PACK]),
        column=np.array([OPEN_CARDS.index(column_of(card)) for card in PACK], dtype=np.uint8),
        most=np.array([_most_hands(terms, card) for card in PACK]),
        two=_two(setting),
        more=_more(setting, kinds),
        prize=_prizes(terms),
        over=_by_count(kinds, is_over).astype(np.bool_),
        total=_by_count(kinds, lambda cards: points(cards).total),
        draws=_by_count(kinds, lambda cards: bank_draws(cards, terms).value).astype(np.bool_),
        compared=by_bank,
        closed=by_rule,
        unit=unit,
    )


def _by_count(kinds: Kinds, asked: Callable[[Hand], int]) -> Whole:
    """What is asked of a hand, where it depends on the count and the ace alone."""
    found = np.zeros((1 + MOST_LOW, 1 + True), dtype=np.int64)
    for (_, low, ace), cards in kinds.items():
        found[low, int(ace)] = asked(cards)
    return found


# The player's answers.


def _two(setting: Setting) -> Small:
    """Cards of one column differ only in being a pair, and suits in being before a prize."""
    found = np.zeros((len(SITUATIONS), len(PACK), len(PACK), len(COLUMNS)), dtype=np.uint8)
    asked: dict[Any, list[int]] = {}
    for situation, (one, first), (other, second) in product(SITUATIONS, enumerate(PACK), enumerate(PACK)):
        pair = rank_of(first) == rank_of(second)
        room = situation if pair else min(situation, WITH_ROOM)
        alike = (room, column_of(first), column_of(second), pair, ranks_before_prize((first, second)))
        if alike not in asked:
            hands = {UNSPLIT: 1, WITH_ROOM: ONCE, FULL: _most_hands(terms_of(setting), first)}[situation]
            asked[alike] = _answers(setting, (first, second), hands)
        found[situation, one, other] = asked[alike]
    return found


def _most_hands(terms: Terms, card: Card) -> int:
    return terms.ace_hands if is_ace(card) else terms.most_hands


def _more(setting: Setting, kinds: Kinds) -> Small:
    found = np.zeros((1 + MOST_CARDS, 1 + MOST_LOW, 1 + True, len(COLUMNS)), dtype=np.uint8)
    for (size, low, ace), cards in kinds.items():
        if size > FIRST_CARDS and not is_over(cards):
            found[size, low, int(ace)] = _answers(setting, cards)
    return found


def _answers(setting: Setting, cards: Hand, hands: int = 1) -> list[int]:
    """Against each open card of the bank."""
    open_cards = (rank + SUITS[0] for rank in OPEN_CARDS)
    return [ANSWERS.index(answer_to(setting, cards, card, hands)) for card in open_cards]


def _prizes(terms: Terms) -> Flags:
    found = np.zeros((len(PACK), len(PACK), len(PACK)), dtype=np.bool_)
    for (one, first), (other, second) in product(enumerate(PACK), enumerate(PACK)):
        if ranks_before_prize((first, second)):
            found[one, other] = [wins_special_prize((first, second, third), terms) for third in PACK]
    return found


# What is won and lost.


def _gains(setting: Setting) -> tuple[Whole, Whole, int]:
    """In the largest part of a stake of which all gains are multiples."""
    by_bank, by_rule = compared(setting), closed(setting)
    unit = lcm(*(each.denominator for each in (*by_bank.values(), *by_rule.values())))
    found = np.zeros((1 + True, 1 + True, 1 + True, 1 + TWENTY_ONE, 1 + True, 1 + MOST_LOW), dtype=np.int64)
    for (stood, bank), gain in by_bank.items():
        hand = (int(stood.doubled), int(stood.split), int(stood.many), stood.total)
        found[*hand, int(bank.many), bank.total] = gain * unit
    ended = [[int(by_rule[doubled, by] * unit) for by in CLOSINGS] for doubled in (False, True)]
    return found, np.array(ended, dtype=np.int64), unit
