"""What many tables of blackjack look up, all of it asked of the rules: lawful actions, totals, prizes, gains."""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from math import lcm
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from banca.envs.blackjack import ACTIONS, STAND, VALUES
from banca.games.blackjack.bets import INSURANCE, Insured, ruling
from banca.games.blackjack.hands import (
    LOW,
    TWENTY_ONE,
    Hand,
    bank_draws,
    is_ace,
    is_blackjack,
    is_over,
    is_pair,
    points,
    wins_special_prize,
)
from banca.games.blackjack.lawful import choices_on, lawful_on
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, Terms, terms_of
from banca.law import OptionSet
from banca.material.cards import PACK, RANKS, SUITS, Card, rank_of
from banca.play.payoff import net
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import OPEN_CARDS, column_of, ranks_before_prize
from banca.strategy.blackjack.payoffs import CLOSINGS, MOST_CARDS, MOST_LOW, closed, compared, hands_of_each_kind

Small = NDArray[np.uint8]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

UNSPLIT, WITH_ROOM, FULL = SITUATIONS = range(3)  # not split; split, and may be once more; split, and may not
OVER, SPECIAL, FIVE_CARDS, SURRENDERED, EVEN_MONEY = (
    CLOSINGS.index(by) for by in ("over-21", "special-prize", "five-cards", "surrender", "even-money")
)
KEPT = 64
BOTH = (False, True)


class Rules(NamedTuple):
    """By cards of the pack in its order, and by the bank's open card in the order of OPEN_CARDS."""

    rank: Small  # of a card
    low: Small  # of a card: what it counts with an ace as one
    ace: Small  # of a card
    column: Small  # of the bank's open card
    most: Whole  # by rank: how many hands a pair of it makes at most
    pair: Small  # by two ranks: the points of one, if they could be split
    near: Small  # by two cards: whether they are one card from a special prize
    prize: Flags  # by three cards
    two: Small  # lawful actions as bits, by situation, two ranks and column; none: the rules end the hand
    more: Small  # the same by number of cards, count, ace and column
    over: Flags  # by count and ace
    total: Small  # by count and ace
    soft: Small
    draws: Flags  # the bank, by count and ace
    compared: Whole  # what is gained, by hand (doubled, split, more than two cards; its total) and bank (the last two)
    closed: Whole  # what is gained, by doubled and how it was closed
    insured: Whole  # what insurance gains, by whether the bank has a blackjack
    natural: Flags  # by two ranks: the bank's first two cards are a blackjack
    whole: NDArray[np.int16]  # by their points: how many cards there are


@lru_cache(maxsize=KEPT)
def rules_of(options: OptionSet) -> tuple[Rules, int]:
    """The tables, and how many parts of a unit gains are counted in."""
    setting = Setting(options)
    terms = terms_of(setting)
    by_bank, by_rule, insured, unit = _gains(setting, terms)
    made = Rules(
        rank=np.array([RANKS.index(rank_of(card)) for card in PACK], np.uint8),
        low=np.array([LOW[rank_of(card)] for card in PACK], np.uint8),
        ace=np.array([is_ace(card) for card in PACK], np.uint8),
        column=np.array([OPEN_CARDS.index(column_of(card)) for card in PACK], np.uint8),
        most=np.array([_most_hands(terms, rank + SUITS[0]) for rank in RANKS]),
        pair=_of_two_ranks(lambda cards: LOW[rank_of(cards[0])] if is_pair(cards, terms) else 0).astype(np.uint8),
        near=_near(terms),
        prize=_prizes(terms),
        two=_two(setting, terms),
        more=_more(setting),
        over=_by_count(is_over).astype(np.bool_),
        total=_by_count(lambda cards: points(cards).total).astype(np.uint8),
        soft=_by_count(lambda cards: points(cards).soft).astype(np.uint8),
        draws=_by_count(lambda cards: bank_draws(cards, terms).value).astype(np.bool_),
        compared=by_bank,
        closed=by_rule,
        insured=insured,
        natural=_of_two_ranks(is_blackjack).astype(np.bool_),
        whole=np.array([terms.decks * sum(LOW[rank_of(card)] == n for card in PACK) for n in VALUES], np.int16),
    )
    return made, unit


def _most_hands(terms: Terms, card: Card) -> int:
    return terms.ace_hands if is_ace(card) else terms.most_hands


def _by_count(asked: Callable[[Hand], int]) -> Whole:
    found = np.zeros((1 + MOST_LOW, len(BOTH)), np.int64)
    for (_, low, ace), cards in hands_of_each_kind().items():
        found[low, int(ace)] = asked(cards)
    return found


def _of_two_ranks(asked: Callable[[Hand], int]) -> Whole:
    found = np.zeros((len(RANKS), len(RANKS)), np.int64)
    for (one, first), (other, second) in product(enumerate(RANKS), enumerate(RANKS)):
        found[one, other] = asked((first + SUITS[0], second + SUITS[1]))
    return found


# What may be done.


def bits(words: Any) -> int:
    return sum(1 << ACTIONS.index(word) for word in words)


def _open_cards() -> tuple[Card, ...]:
    return tuple(rank + SUITS[-1] for rank in OPEN_CARDS)


def _two(setting: Setting, terms: Terms) -> Small:
    """Cards of one column differ only in being a pair."""
    found = np.zeros((len(SITUATIONS), len(RANKS), len(RANKS), len(OPEN_CARDS)), np.uint8)
    asked: dict[Any, list[int]] = {}
    for situation, (one, first), (other, second) in product(SITUATIONS, enumerate(RANKS), enumerate(RANKS)):
        cards = first + SUITS[0], second + SUITS[1]
        alike = situation, *map(column_of, cards), first == second
        if alike not in asked:
            hands = {WITH_ROOM: ONCE, FULL: _most_hands(terms, cards[0])}.get(situation, 1)
            asked[alike] = [_lawful(setting, cards, card, hands) for card in _open_cards()]
        found[situation, one, other] = asked[alike]
    return found


def _lawful(setting: Setting, cards: Hand, open_card: Card, hands: int) -> int:
    """There is always a first choice: to stand, where the rules leave no other."""
    if hands > 1:
        return bits(choices_on(setting, cards, open_card, hands))
    return bits(lawful_on(setting, cards, open_card) | {STAND})


def _more(setting: Setting) -> Small:
    found = np.zeros((1 + MOST_CARDS, 1 + MOST_LOW, len(BOTH), len(OPEN_CARDS)), np.uint8)
    for (size, low, ace), cards in hands_of_each_kind().items():
        if size > FIRST_CARDS and not is_over(cards):
            found[size, low, int(ace)] = [bits(choices_on(setting, cards, card)) for card in _open_cards()]
    return found


def _near(terms: Terms) -> Small:
    found = np.zeros((len(PACK), len(PACK)), np.uint8)
    if terms.special_prizes:
        for (one, first), (other, second) in product(enumerate(PACK), enumerate(PACK)):
            found[one, other] = ranks_before_prize((first, second)) is not None
    return found


def _prizes(terms: Terms) -> Flags:
    near = _near(terms)
    found = np.zeros((len(PACK), len(PACK), len(PACK)), np.bool_)
    for one, other in zip(*np.nonzero(near), strict=True):
        found[one, other] = [wins_special_prize((PACK[one], PACK[other], third), terms) for third in PACK]
    return found


# What is won and lost.


def _gains(setting: Setting, terms: Terms) -> tuple[Whole, Whole, Whole, int]:
    """In the largest part of a unit of which all gains are multiples."""
    by_bank, by_rule = compared(setting), closed(setting)
    insured = [net(ruling(setting, INSURANCE, None, Insured(wins)).value) * terms.insurance_limit for wins in BOTH]
    unit = lcm(*(each.denominator for each in (*by_bank.values(), *by_rule.values(), *insured)))
    found = np.zeros((len(BOTH), len(BOTH), len(BOTH), 1 + TWENTY_ONE, len(BOTH), 1 + MOST_LOW), np.int64)
    for (stood, bank), gain in by_bank.items():
        hand = int(stood.doubled), int(stood.split), int(stood.many), stood.total
        found[*hand, int(bank.many), bank.total] = gain * unit
    ended = [[int(by_rule[doubled, by] * unit) for by in CLOSINGS] for doubled in BOTH]
    hands = found.reshape(len(BOTH) ** 3, *found.shape[3:])
    return hands, np.array(ended), np.array([int(gain * unit) for gain in insured]), unit
