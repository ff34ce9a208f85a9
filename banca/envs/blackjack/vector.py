"""Many tables of blackjack, and the arrays of their rules."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import product
from math import lcm

import numpy as np
from numpy.typing import NDArray

from banca.envs.blackjack import ACTIONS, STAND, VALUES
from banca.envs.blackjack import kernel as tables
from banca.envs.blackjack.kernel import FULL, SITUATIONS, WITH_ROOM, Flags, Rules, Small, Tables, Whole
from banca.envs.vector import ManyTables, rejection_thresholds
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
from banca.games.blackjack.shoe import is_single_round
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, Terms, terms_of
from banca.law import OptionSet
from banca.material.cards import PACK, RANKS, SUITS, Card, rank_of
from banca.play.payoff import net
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import OPEN_CARDS, column_of, ranks_before_prize
from banca.strategy.blackjack.kinds import (
    CLOSINGS,
    MOST_CARDS,
    MOST_LOW,
    closed_gains,
    compared_gains,
    hands_of_each_kind,
)

BOTH = (False, True)


class BlackjackTables(ManyTables):
    game = "blackjack"

    def prepare(self, setting: Setting) -> None:
        rules, self.parts = rules_of(setting.options)
        self.terms = self._terms(setting)
        self.rules = rules._replace(terms=self.terms)
        decks, most, n = terms_of(setting).decks, int(rules.most.max()), self.num_envs
        self.whole = np.tile(np.arange(len(PACK), dtype=np.uint8), decks)
        self.packs = np.tile(self.whole, (n, 1))
        self.rows = np.zeros((n, len(tables.COLUMNS)), np.int32)
        self.holders = np.zeros_like(self.packs)
        self.waiting = np.zeros((n, most), np.uint8)
        self.standing = np.zeros((n, most), np.int32)
        self.thresholds = rejection_thresholds(len(self.whole))
        self.all = np.ones(n, np.bool_)

    def _terms(self, setting: Setting) -> Whole:
        terms, found = terms_of(setting), np.zeros(len(tables.TERMS), np.int64)
        found[tables.SINGLE] = is_single_round(terms)
        found[tables.MACHINE] = terms.device == "machine"
        found[tables.BOX] = terms.device == "box"
        found[tables.DEPTH] = terms.marker_depth or 0
        found[tables.OPENING_BURN] = terms.opening_burn
        found[tables.ROUND_BURN] = terms.burn_at_start
        found[tables.SECOND_BURN] = terms.burn_before_second
        found[tables.EPISODE_ROUNDS] = self.rounds
        return found

    def clear(self) -> None:
        self.packs[:] = self.whole
        self.rows[:] = 0
        self.rows[:, tables.USED_UP] = 1

    def open(self, which: Flags) -> None:
        left = self.rows[:, tables.IN_ROUND] == 1  # in mid-round: replace it with a new table
        self.rows[which & left, tables.USED_UP] = 1
        self._step(self.status.astype(np.int64), which, opening=True)

    def play_on(self, actions: Whole) -> tuple[NDArray[np.float64], Flags, Flags]:
        self._step(actions, self.all, opening=False)
        ended = (self.rows[:, tables.EPISODE] == 0) & (self.status == tables.ENDED)
        return self.gained / self.parts, ended, self.status == tables.REFUSED

    def _step(self, actions: Whole, which: Flags, *, opening: bool) -> None:
        if self.stream is None:
            raise ValueError("the tables have no chance to deal from yet")
        tables.step(
            actions,
            opening,
            which,
            Tables(self.rows, self.packs, self.holders, self.waiting, self.standing, self.observed),
            self.lawful,
            self.gained,
            self.status,
            self.rules,
            *self.stream.arrays,
            self.thresholds,
        )

    def dealt(self, table: int) -> tuple[Card, ...]:
        """The cards that have left a table's box, shoe or machine since the last shuffle, burnt ones included."""
        return tuple(PACK[card] for card in self.packs[table, : self.rows[table, tables.DRAWN]])


@lru_cache(maxsize=64)
def rules_of(options: OptionSet) -> tuple[Rules, int]:
    """The rules as arrays, and in how many parts of a unit gains are counted."""
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
        terms=np.zeros(0, np.int64),
    )
    return made, unit


def _most_hands(terms: Terms, card: Card) -> int:
    return terms.ace_hands if is_ace(card) else terms.most_hands


def _by_count(ask: Callable[[Hand], int]) -> Whole:
    found = np.zeros((1 + MOST_LOW, len(BOTH)), np.int64)
    for (_, low, ace), cards in hands_of_each_kind().items():
        found[low, int(ace)] = ask(cards)
    return found


def _of_two_ranks(ask: Callable[[Hand], int]) -> Whole:
    found = np.zeros((len(RANKS), len(RANKS)), np.int64)
    for (one, first), (other, second) in product(enumerate(RANKS), enumerate(RANKS)):
        found[one, other] = ask((first + SUITS[0], second + SUITS[1]))
    return found


# What may be done.


def bits(words: Iterable[str]) -> int:
    return sum(1 << ACTIONS.index(word) for word in words)


def _open_cards() -> tuple[Card, ...]:
    return tuple(rank + SUITS[-1] for rank in OPEN_CARDS)


def _two(setting: Setting, terms: Terms) -> Small:
    """Lawful actions on two cards; cards of one column differ only in being a pair."""
    found = np.zeros((len(SITUATIONS), len(RANKS), len(RANKS), len(OPEN_CARDS)), np.uint8)
    found_before: dict[tuple[object, ...], list[int]] = {}
    for situation, (one, first), (other, second) in product(SITUATIONS, enumerate(RANKS), enumerate(RANKS)):
        cards = first + SUITS[0], second + SUITS[1]
        alike = situation, *map(column_of, cards), first == second
        if alike not in found_before:
            hands = {WITH_ROOM: ONCE, FULL: _most_hands(terms, cards[0])}.get(situation, 1)
            found_before[alike] = [_lawful(setting, cards, card, hands) for card in _open_cards()]
        found[situation, one, other] = found_before[alike]
    return found


def _lawful(setting: Setting, cards: Hand, open_card: Card, hands: int) -> int:
    """Lawful actions; there is always a first choice: to stand, if the rules leave no other."""
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
    """Gains as multiples of their largest common part of a unit."""
    by_bank, by_rule = compared_gains(setting), closed_gains(setting)
    insured = [net(ruling(setting, INSURANCE, None, Insured(wins)).value) * terms.insurance_limit for wins in BOTH]
    unit = lcm(*(each.denominator for each in (*by_bank.values(), *by_rule.values(), *insured)))
    found = np.zeros((len(BOTH), len(BOTH), len(BOTH), 1 + TWENTY_ONE, len(BOTH), 1 + MOST_LOW), np.int64)
    for (stood, bank), gain in by_bank.items():
        hand = int(stood.doubled), int(stood.split), int(stood.many), stood.total
        found[*hand, int(bank.many), bank.total] = gain * unit
    ended = [[int(by_rule[doubled, by] * unit) for by in CLOSINGS] for doubled in BOTH]
    hands = found.reshape(len(BOTH) ** 3, *found.shape[3:])
    return hands, np.array(ended), np.array([int(gain * unit) for gain in insured]), unit
