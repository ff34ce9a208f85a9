"""The tables of the blackjack kernel, filled by asking the rules: gains, the bank's draws, prizes, outcomes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from math import lcm
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

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
from banca.simulate.chance import Words
from banca.simulate.kernel import OutcomeIds
from banca.simulate.statistics import Whole
from banca.strategy.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, STAND, SURRENDER, ranks_before_prize
from banca.strategy.blackjack.basic import SPLIT as TO_SPLIT
from banca.strategy.blackjack.chart import BY_CARDS, EVEN_MONEY, KIND, NUMBER, RANK, SUIT, Chart
from banca.strategy.blackjack.kinds import (
    CLOSINGS,
    WIDTH,
    Bank,
    as_cards,
    closed_gains,
    compared_gains,
    every_hand,
    hands_of_each_kind,
)

Small = NDArray[np.uint8]
Flags = NDArray[np.bool_]

KIND_BITS, SUIT_BITS = 4, 2  # of a card: its kind, its suit, and its rank within the kind
KINDS = 1 << KIND_BITS
KIND_MASK = KINDS - 1
SUIT_MASK = ((1 << SUIT_BITS) - 1) << KIND_BITS
CARDS = 1 << (KIND_BITS + SUIT_BITS + SUIT_BITS)

# State of a deck: next card, cards shuffled, start of the round, rounds dealt, whether to shuffle,
# whether the round is void.
COUNTERS = AT, READY, SINCE, ROUNDS, USED_UP, VOID = range(6)
BURNT, OF_BANK = -1, -2  # held by no hand; by the bank
States = NDArray[Any]  # of the smallest unsigned type that holds them all

BY_EXACT_CARDS, SPLIT = SPECIAL = range(2)  # special states: look at the cards themselves; split the hand
WAITING = CARD, HAND, PART = range(3)  # fields of a hand split off: its card, its number, its part


class Deck(NamedTuple):
    """The packs in order, shuffled as far as they are ready."""

    pack: Small
    holder: Whole  # of each card dealt in the round: the hand, or the bank
    thresholds: Words  # by number of cards shuffled: the rejection threshold for the next few
    counters: Whole
    at_once: int  # cards shuffled with one word


class Rules(NamedTuple):
    """Rules for all places."""

    number: Whole  # of a card in the pack, by its code
    walk: States  # the next state, by state and kind of card, flattened
    bank: Small  # the same for the bank
    opened: Small  # the bank's state by kind of its open card
    outcomes: OutcomeIds  # of a hand that was not split, by row and result of the bank
    closed: Flags  # rows of hands that are decided before the bank plays
    gains: Whole  # by row and result of the bank, in parts of a stake
    staked: Whole  # by row
    of_sums: OutcomeIds  # the outcome, by total gain and total stake
    blackjack: Flags  # by result of the bank
    prize: Flags  # by three cards
    may_win_prize: Flags  # two cards that a third may complete to a prize, if suits are right
    prized: Whole  # row of a prize: not doubled, doubled
    pair: Flags  # by two cards
    ace: Flags
    most: Whole  # hands, by the card that is split
    verdicts: Small  # of additional bets: by bet, two cards, and the card after a split (last index: no split)
    paired: Flags  # by two cards of a part of a split, whether any pair wins on it
    limits: Whole  # the first state, the first not of a doubled stake, results of the bank, the lowest gain


FIRST_STATE, FIRST_PLAIN, RESULTS, LEAST_GAIN = LIMITS = range(4)


class StrategyArrays(NamedTuple):
    """Initial states, by number of the strategy."""

    entry: States  # by kinds, flattened: the open card, the first two, whether these are of one suit
    first: States  # by cards: the first two, the open card
    again: States  # by cards: the one that was split, the second, the open card
    full: States
    insures: Flags  # by cards, like `first`


class PlaceArrays(NamedTuple):
    """The bets on each place, and the strategy."""

    strategy: Whole
    bet: Whole  # additional
    insured: Whole  # step in outcome numbers between results of insurance
    side_step: Whole  # and between results of the side bets
    parts: Whole  # by part of a split: step in the number of their results if any pair wins there
    sums: OutcomeIds  # number of the side bets' result: by verdict on the first cards, splits, and result of the parts
    void: Whole  # the outcome of a cancelled round


class DealingRules(NamedTuple):
    """How cards are dealt."""

    from_packs: bool  # every round from full packs
    box: bool  # the bank's second card is set aside before the players draw
    opening: int  # cards burnt after the shuffle
    at_start: bool  # whether one is burnt before a round
    before_second: bool  # and one before the bank's second card
    depth: int  # cards behind the marker
    ready: int  # cards shuffled before a round begins
    to_the_end: bool  # whether the bank plays even if nothing depends on it


class Scratch(NamedTuple):
    rows: Whole  # by place and hand
    hands: Whole  # by place
    insures: Flags
    third: Whole  # the card after a split
    paired: Whole  # result of bets on the parts
    states: Whole
    cards: Whole  # first and second of each place, as codes
    waiting: Whole  # hands split off
    decided: Flags  # by place and hand, whether it is


OPTION_SETS_CACHED = 64
FIRST_HAND_ONLY = ("surrender", "even-money")
OUTCOMES_MOST = 1 << 16  # limit of outcome numbers


def codes() -> Small:
    """A code for each card of the pack, in order: kind, suit and rank within the kind."""
    within = RANK - KIND  # only the last kind has several ranks
    found: Small = (KIND | SUIT << KIND_BITS | within << (KIND_BITS + SUIT_BITS)).astype(np.uint8)
    return found


def numbers_of_codes() -> Whole:
    found = np.zeros(CARDS, dtype=np.int64)
    found[codes()] = np.arange(len(PACK))
    return found


@dataclass(frozen=True, slots=True)
class Settlement:
    """The pay-off table. A row is all hands with equal gains against every bank; a result, all banks that pay alike."""

    unit: int  # parts of a stake in which gains are counted
    gains: Whole  # by row and result
    staked: Whole  # by row
    decided: Flags  # by row, whether the bank changes nothing
    stood: Whole  # the row, by doubled, split, more than two cards, total
    closed: Whole  # the row, by doubled and how it was closed
    of_split: Flags  # by row, whether a hand of a split can reach it
    results: dict[Bank, int]
    blackjack: Flags  # by result


@lru_cache(maxsize=OPTION_SETS_CACHED)
def settlement(options: OptionSet) -> Settlement:
    setting = Setting(options)
    by_bank, by_rule = compared_gains(setting), closed_gains(setting)
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
    """The bank's next state, by state and card, and its state by open card. Results are numbered first."""
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


def prizes(terms: Terms) -> tuple[Flags, Flags]:
    """Three cards that win a prize, and two that may become one if suits are right."""
    prize = np.zeros(BY_CARDS, dtype=np.bool_)
    may_win_prize = np.zeros((len(PACK),) * FIRST_CARDS, dtype=np.bool_)
    for (one, first), (other, second) in product(enumerate(PACK), repeat=FIRST_CARDS):
        apart = KIND[one] != KIND[other] and SUIT[one] == SUIT[other]
        if apart and terms.special_prizes and _may_be_prized(rank_of(first), rank_of(second)):
            prize[one, other] = [wins_special_prize((first, second, third), terms) for third in PACK]
            may_win_prize[one, other] = True
    return prize, may_win_prize


@cache
def _may_be_prized(first: str, second: str) -> bool:
    return ranks_before_prize((first + SUITS[0], second + SUITS[0])) is not None


def pairs(terms: Terms) -> Flags:
    found = [[is_pair((first, second), terms) for second in PACK] for first in PACK]
    return np.array(found, dtype=np.bool_)


@dataclass(frozen=True, slots=True)
class MainOutcomes:
    """Each is the gain of all hands, in parts of the first stake, and their stake."""

    gains_and_stakes: tuple[tuple[int, int], ...]
    of_sums: OutcomeIds  # by gain, counted from the lowest, and stake
    least: int


def main_outcomes(settled: Settlement, hands: int) -> MainOutcomes:
    """The outcomes of one hand, and of a split into up to so many hands against the same bank."""
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
        raise OptionError("blackjack-place-ends", count=len(gains))
    of_sums = np.zeros(found.shape, dtype=np.uint16)
    of_sums[gains, stakes] = np.arange(len(gains))
    return MainOutcomes(tuple(zip((gains + least).tolist(), stakes.tolist(), strict=True)), of_sums, least)


def _outcomes(settled: Settlement, result: int, rows: Whole) -> set[tuple[int, int]]:
    return set(zip(settled.gains[rows, result].tolist(), settled.staked[rows].tolist(), strict=True))


OVER, PRIZE = CLOSINGS.index("over-21"), CLOSINGS.index("special-prize")
CLOSED_BY = {SURRENDER: CLOSINGS.index("surrender"), EVEN_MONEY: CLOSINGS.index("even-money")}
FIVE = CLOSINGS.index("five-cards")
PRIZED = FIRST_CARDS + 1  # cards of a special combination


def kinds_of_two() -> Whole:
    """The hand of two cards of these kinds, by its number; the first of those numbers is the least."""
    hands = every_hand()
    return np.array([[hands.of(one, other) for other in range(WIDTH)] for one in range(WIDTH)])


@dataclass(frozen=True, slots=True)
class HandStates:
    """The states of all strategies at a table, numbered after the rows."""

    settled: Settlement
    prized: Flags  # hands that win a special prize whatever their suits
    rows: list[bytes] = field(default_factory=list)
    numbers: dict[bytes, int] = field(default_factory=dict)

    @staticmethod
    def under(terms: Terms, settled: Settlement) -> "HandStates":
        hands = every_hand()
        prized = np.zeros(len(hands.size), dtype=np.bool_)
        for hand in np.flatnonzero(hands.size == PRIZED).tolist():
            ranks = (rank_of(card) for card in hands.cards(hand))
            prized[hand] = wins_special_prize([rank + suit for rank, suit in zip(ranks, SUITS, strict=False)], terms)
        return HandStates(settled, prized)

    @property
    def first(self) -> int:
        return len(self.settled.gains)

    def number(self, following: Whole) -> Whole:
        """States, by what follows on a card of each kind."""
        alike, at = np.unique(following, axis=0, return_inverse=True)
        found = []
        for each in alike:
            key = each.tobytes()
            if key not in self.numbers:
                self.numbers[key] = self.first + len(self.rows)
                self.rows.append(key)
            found.append(self.numbers[key])
        return np.array(found, dtype=np.int64)[at.ravel()]

    def table(self) -> States:
        """By state and kind of the card that comes, in one row."""
        last = self.first + len(self.rows)
        found = np.zeros((last, KINDS), dtype=state_type(last))
        if self.rows:
            found[self.first :, :WIDTH] = np.frombuffer(b"".join(self.rows), dtype=np.int64).reshape(-1, WIDTH)
        return found.ravel()

    def doubled(self, *, split: bool) -> Whole:
        """The state of a stake that was doubled on two cards, by hand."""
        hands, settled = every_hand(), self.settled
        then = np.where(self.prized, settled.closed[1, PRIZE], settled.stood[1, int(split), 1][hands.total])
        then = np.append(then, settled.closed[1, OVER])  # where no hand follows
        two = np.flatnonzero(hands.size == FIRST_CARDS)
        found = np.zeros(len(hands.size), dtype=np.int64)
        found[two] = self.number(then[hands.after[two]])
        return found

    def drawn(self, acts: Whole, begun: Flags, *, split: bool) -> Whole:
        """The state of a hand of two cards to which one is drawn, by way to go on with open card, and by hand."""
        hands, settled = every_hand(), self.settled
        then = np.full((len(acts), len(hands.size) + 1), settled.closed[0, OVER])  # the last: no hand follows
        then[:, :-1] = np.where(
            acts == NUMBER[FIVE_CARDS], settled.closed[0, FIVE], settled.stood[0, int(split), 1][hands.total]
        )
        then[:, :-1][:, self.prized] = settled.closed[0, PRIZE]
        for at, hand in reversed(_draws((acts == NUMBER[DRAW]) & ~self.prized, begun)):
            then[at, hand] = self.number(then[at[:, None], hands.after[hand]])
        return then[:, :-1]


def _draws(draws: Flags, begun: Flags) -> list[tuple[Whole, Whole]]:
    """Hands to which a card is drawn: those that are begun, then those with one card more that are met, and so on."""
    after, found = every_hand().after, []
    at, hand = np.nonzero(begun)
    while len(at):
        found.append((at, hand))
        met = np.zeros((len(draws), draws.shape[1] + 1), dtype=np.bool_)
        met[at[:, None], after[hand]] = True
        at, hand = np.nonzero(met[:, :-1] & draws)
    return found


def state_type(last: int) -> Any:
    return np.uint16 if last <= np.iinfo(np.uint16).max else np.uint32


@dataclass(frozen=True, slots=True)
class StrategyStates:
    """A strategy, as states by cards."""

    first: Whole
    again: Whole
    full: Whole
    insures: Flags


def strategy_states(walks: HandStates, chart: Chart, insures: Flags) -> StrategyStates:
    """Doubled stakes must have been numbered before."""
    first = _states(walks, chart.first, np.zeros_like(chart.way), chart.more[:1], split=False)
    again, full = (_states(walks, acts, chart.way, chart.more, split=True) for acts in (chart.again, chart.full))
    return StrategyStates(first, again, full, insures)


def _states(walks: HandStates, acts: Any, way: Any, more: Any, *, split: bool) -> Whole:
    """The state of every two cards against every open card."""
    hands, settled, two = every_hand(), walks.settled, kinds_of_two()
    one, other, opened = np.ix_(*map(range, BY_CARDS))
    hand, up = np.broadcast_to(two[KIND[one], KIND[other]], acts.shape), np.broadcast_to(KIND[opened], acts.shape)
    found = np.zeros(acts.shape, dtype=np.int64)
    fixed = {STAND: settled.stood[0, int(split), 0][hands.total], DOUBLE: walks.doubled(split=split)}
    for act, of_hand in fixed.items():
        at = acts == NUMBER[act]
        found[at] = of_hand[hand[at]]
    found[acts == NUMBER[TO_SPLIT]] = SPLIT
    for act, by in CLOSED_BY.items():
        found[acts == NUMBER[act]] = settled.closed[0, by]
    drawing = acts == NUMBER[DRAW]
    on = way[drawing].astype(np.int64) * WIDTH + up[drawing]  # in which way, against which open card
    begun = np.zeros((len(more) * WIDTH, len(hands.size)), dtype=np.bool_)
    begun[on, hand[drawing]] = True
    found[drawing] = walks.drawn(more.reshape(begun.shape), begun, split=split)[on, hand[drawing]]
    return found


def entry_states(way: StrategyStates, may_win_prize: Flags, first_state: int) -> Whole:
    """The state by kinds and whether the first two are of one suit, in one row; or LOOK."""
    one, other, opened = np.ix_(*map(range, BY_CARDS))
    kinds = (KIND[opened] << KIND_BITS | KIND[one]) << KIND_BITS | KIND[other]
    kinds = kinds << 1 | (SUIT[one] == SUIT[other])
    least = np.full((1 + True) * KINDS * KINDS * KINDS, np.iinfo(np.int64).max)
    most, closely = np.zeros_like(least), np.zeros(len(least), dtype=np.bool_)
    np.minimum.at(least, kinds.ravel(), way.first.ravel())
    np.maximum.at(most, kinds.ravel(), way.first.ravel())
    looked = way.insures | (may_win_prize[:, :, None] & (way.first >= first_state))
    closely[kinds[looked]] = True
    return np.where((least == most) & ~closely, most, BY_EXACT_CARDS)


def strategy_arrays(strategies: list[StrategyStates], may_win_prize: Flags, walks: HandStates) -> StrategyArrays:
    states = state_type(walks.first + len(walks.rows))

    def of(parts: list[Whole]) -> States:
        return np.stack(parts).astype(states)

    return StrategyArrays(
        of([entry_states(way, may_win_prize, walks.first) for way in strategies]),
        of([way.first for way in strategies]),
        of([way.again for way in strategies]),
        of([way.full for way in strategies]),
        np.stack([way.insures for way in strategies]),
    )
