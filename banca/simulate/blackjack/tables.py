"""The tables of the kernel of blackjack, filled by asking the rules: gains, the bank's draws, prizes, outcomes."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from math import lcm
from typing import Any

import numpy as np

from banca.games.blackjack.hands import (
    TWENTY_ONE,
    bank_draws,
    is_ace,
    is_blackjack,
    is_pair,
    low_points,
    points,
    wins_special_prize,
)
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import Terms, terms_of
from banca.law import OptionError, OptionSet
from banca.material.cards import PACK, SUITS, Card, rank_of
from banca.play.setting import Setting
from banca.simulate.blackjack.kernel_arrays import CARDS, KIND_BITS, KINDS, SPECIAL, SUIT_BITS, Flags, Small
from banca.simulate.kernel import OutcomeIds
from banca.simulate.statistics import Whole
from banca.strategy.blackjack.basic import ranks_before_prize
from banca.strategy.blackjack.chart import BY_CARDS, KIND, RANK, SUIT
from banca.strategy.blackjack.kinds import WIDTH, as_cards
from banca.strategy.blackjack.payoffs import CLOSINGS, Bank, closed, compared, hands_of_each_kind

OPTION_SETS_CACHED = 64
FIRST_HAND_ONLY = ("surrender", "even-money")
OUTCOMES_MOST = 1 << 16  # that can be numbered


def codes() -> Small:
    """Of each card of the pack, in its order: kind, suit and rank within the kind, in so many bits."""
    within = RANK - KIND  # none but the last kind has several ranks
    found: Small = (KIND | SUIT << KIND_BITS | within << (KIND_BITS + SUIT_BITS)).astype(np.uint8)
    return found


def numbers_of_codes() -> Whole:
    found = np.zeros(CARDS, dtype=np.int64)
    found[codes()] = np.arange(len(PACK))
    return found


# Gains.


@dataclass(frozen=True, slots=True)
class Settlement:
    """The pay-off table. A row is all hands that gain alike against any bank; a result, all banks that pay alike."""

    unit: int  # parts of a stake, in which gains are counted
    gains: Whole  # by row and result
    staked: Whole  # by row
    decided: Flags  # by row, whether the bank changes nothing
    stood: Whole  # the row, by doubled, split, more than two cards, total
    closed: Whole  # the row, by doubled and how it was closed
    of_split: Flags  # by row, whether a hand of a split may come to it
    results: dict[Bank, int]
    blackjack: Flags  # by result


@lru_cache(maxsize=OPTION_SETS_CACHED)
def settlement(options: OptionSet) -> Settlement:
    setting = Setting(options)
    by_bank, by_rule = compared(setting), closed(setting)
    unit = lcm(*(each.denominator for each in (*by_bank.values(), *by_rule.values())))
    hands, banks = dict.fromkeys(hand for hand, _ in by_bank), dict.fromkeys(bank for _, bank in by_bank)
    columns: dict[tuple[Any, ...], int] = {}
    blackjacks = {_as_bank(cards) for cards in hands_of_each_kind().values() if is_blackjack(cards)}
    results = {
        bank: columns.setdefault((bank in blackjacks, *(by_bank[hand, bank] for hand in hands)), len(columns))
        for bank in banks
    }
    alike = {number: bank for bank, number in results.items()}
    rows: dict[tuple[Any, ...], int] = {(number,): number for number in SPECIAL}

    def row(doubled: bool, decided: bool, gains: tuple[Fraction, ...]) -> int:
        return rows.setdefault((1 + doubled, decided, *gains), len(rows))

    stood = np.zeros((1 + True, 1 + True, 1 + True, 1 + TWENTY_ONE), dtype=np.int64)
    for hand in hands:
        found = row(hand.doubled, False, tuple(by_bank[hand, alike[n]] for n in range(len(columns))))
        stood[int(hand.doubled), int(hand.split), int(hand.many), hand.total] = found
    ended = np.zeros((1 + True, len(CLOSINGS)), dtype=np.int64)
    for (doubled, by), gain in by_rule.items():
        ended[int(doubled), CLOSINGS.index(by)] = row(doubled, True, (gain,) * len(columns))
    gains = np.zeros((len(rows), len(columns)), dtype=np.int64)
    staked, decided = np.zeros(len(rows), dtype=np.int64), np.zeros(len(rows), dtype=np.bool_)
    for (stake, is_decided, *of_row), at in list(rows.items())[len(SPECIAL) :]:
        gains[at], staked[at], decided[at] = [int(gain * unit) for gain in of_row], stake, is_decided
    of_split = np.zeros(len(rows), dtype=np.bool_)
    of_split[stood[:, 1]] = of_split[ended[:, [by not in FIRST_HAND_ONLY for by in CLOSINGS]]] = True
    of_split[list(SPECIAL)] = False
    blackjack = np.array([column[0] for column in columns])
    return Settlement(unit, gains, staked, decided, stood, ended, of_split, results, blackjack)


def _as_bank(cards: Sequence[Card]) -> Bank:
    return Bank(len(cards) > FIRST_CARDS, points(cards).total)


def bank_states(setting: Setting, settled: Settlement) -> tuple[Small, Small]:
    """The bank's next state, by state and card; and its state by open card. Results are numbered first."""
    terms = terms_of(setting)
    first = 1 + max(settled.results.values())
    drawing: dict[tuple[int, int, bool], int] = {}
    held: list[tuple[int, ...]] = []

    def number(kinds: tuple[int, ...]) -> int:
        cards = as_cards(kinds)
        if len(cards) >= FIRST_CARDS and not bank_draws(cards, terms).value:
            return settled.results[_as_bank(cards)]
        alike = (min(len(cards), FIRST_CARDS), low_points(cards), any(map(is_ace, cards)))
        if alike not in drawing:
            drawing[alike] = first + len(drawing)
            held.append(kinds)
        return drawing[alike]

    opened = [number((kind,)) for kind in range(WIDTH)]
    rows = [[number((*kinds, kind)) for kind in range(WIDTH)] for kinds in held]
    walk = np.zeros((first + len(rows), KINDS), dtype=np.uint8)
    walk[first:, :WIDTH] = rows
    return walk.ravel(), np.array(opened, dtype=np.uint8)


# Prizes and pairs.


def prizes(terms: Terms) -> tuple[Flags, Flags]:
    """Three cards that win a prize; and two that may come to one if suits are right."""
    prize = np.zeros(BY_CARDS, dtype=np.bool_)
    near = np.zeros((len(PACK),) * FIRST_CARDS, dtype=np.bool_)
    for (one, first), (other, second) in product(enumerate(PACK), repeat=FIRST_CARDS):
        apart = KIND[one] != KIND[other] and SUIT[one] == SUIT[other]
        if apart and terms.special_prizes and _may_be_prized(rank_of(first), rank_of(second)):
            prize[one, other] = [wins_special_prize((first, second, third), terms) for third in PACK]
            near[one, other] = True
    return prize, near


@cache
def _may_be_prized(first: str, second: str) -> bool:
    return ranks_before_prize((first + SUITS[0], second + SUITS[0])) is not None


def pairs(terms: Terms) -> Flags:
    found = [[is_pair((first, second), terms) for second in PACK] for first in PACK]
    return np.array(found, dtype=np.bool_)


# The outcomes of a main bet.


@dataclass(frozen=True, slots=True)
class MainOutcomes:
    """Each is what all hands gained, in parts of the first stake, and what they staked."""

    gains_and_stakes: tuple[tuple[int, int], ...]
    of_sums: OutcomeIds  # by gain, counted from the least, and stake
    least: int


def main_outcomes(settled: Settlement, hands: int) -> MainOutcomes:
    """Of one hand, and of a split into up to so many hands against the same bank."""
    most = int(settled.staked.max()) * hands
    least, greatest = (int(of(settled.gains)) * hands for of in (np.min, np.max))
    found = np.zeros((1 + greatest - least, 1 + most), dtype=np.bool_)
    for result in range(settled.gains.shape[1]):
        one = _outcomes(settled, result, np.arange(len(SPECIAL), len(settled.gains)))
        found[[gain - least for gain, _ in one], [stake for _, stake in one]] = True
        of_hand = _outcomes(settled, result, np.flatnonzero(settled.of_split))
        sums = np.zeros_like(found)
        sums[-least, 0] = True
        for _ in range(hands):
            more = np.zeros_like(found)
            for gain, stake in of_hand:
                more |= np.roll(sums, (gain, stake), axis=(0, 1))
            sums = more
            found |= sums
    gains, stakes = np.nonzero(found)
    if len(gains) > OUTCOMES_MOST:
        raise OptionError(f"a place may come to {len(gains):,} different ends: simulated are tables with fewer hands")
    of_sums = np.zeros(found.shape, dtype=np.uint16)
    of_sums[gains, stakes] = np.arange(len(gains))
    return MainOutcomes(tuple(zip((gains + least).tolist(), stakes.tolist(), strict=True)), of_sums, least)


def _outcomes(settled: Settlement, result: int, rows: Whole) -> set[tuple[int, int]]:
    return set(zip(settled.gains[rows, result].tolist(), settled.staked[rows].tolist(), strict=True))
