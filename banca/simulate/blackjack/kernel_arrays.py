"""The arrays that the kernel of blackjack works on: cards, rules, strategies, bets on places, dealing, scratch."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from banca.simulate.chance import Words
from banca.simulate.kernel import OutcomeIds
from banca.simulate.statistics import Whole

Small = NDArray[np.uint8]
Flags = NDArray[np.bool_]

KIND_BITS, SUIT_BITS = 4, 2  # of a card: its kind, its suit, and which of the ranks of one kind it has
KINDS = 1 << KIND_BITS
KIND = KINDS - 1
SUIT = ((1 << SUIT_BITS) - 1) << KIND_BITS
CARDS = 1 << (KIND_BITS + SUIT_BITS + SUIT_BITS)

# Of a deck: the next card, how many are shuffled, where the round began, rounds dealt, whether it is to be
# shuffled, whether the round is void.
COUNTERS = AT, READY, SINCE, ROUNDS, USED_UP, VOID = range(6)
BURNT, OF_BANK = -1, -2  # held by no hand; by the bank
States = NDArray[Any]  # of the smallest unsigned type that holds them all

LOOK, SPLIT = SPECIAL = range(2)  # no rows: go by the very cards; split the hand
WAITING = CARD, HAND, PART = range(3)  # of a hand split off: its card, its number, which part it is


class Deck(NamedTuple):
    """The packs in the order in which they come, shuffled as far as they are ready."""

    pack: Small
    holder: Whole  # of each card dealt in the round: the hand, or the bank
    thresholds: Words  # by how many are shuffled: the rejection threshold for the next few
    counters: Whole
    at_once: int  # how many are shuffled with one word


class Rules(NamedTuple):
    """The same for every place."""

    number: Whole  # of a card in the pack, by its code
    walk: States  # by state and kind of a card, in one row: the next state
    bank: Small  # likewise for the bank, by what it has
    opened: Small  # what the bank has, by kind of its open card
    outcomes: OutcomeIds  # of a hand that was not split, by row and what the bank comes to
    closed: Flags  # rows of hands that are decided before the bank plays
    gains: Whole  # by row and what the bank comes to, in parts of a stake
    staked: Whole  # by row
    of_sums: OutcomeIds  # the outcome, by all that was gained and all that was staked
    blackjack: Flags  # by what the bank comes to
    prize: Flags  # by three cards
    near: Flags  # two cards that a third may make a prize, if suits are right
    prized: Whole  # row of a prize: not doubled, doubled
    pair: Flags  # by two cards
    ace: Flags
    most: Whole  # hands, by the card that is split
    verdicts: Small  # of additional bets: by bet, two cards, and the card after a split or the last
    paired: Flags  # by two cards of a part of a split, whether any pair wins on it
    limits: Whole  # the first state, the first not of a doubled stake, results of the bank, the least gain of all


FIRST_STATE, FIRST_PLAIN, RESULTS, LEAST_GAIN = LIMITS = range(4)


class StrategyArrays(NamedTuple):
    """States to begin with, by number of the strategy."""

    entry: States  # by kinds, in one row: the open card, the first two, whether these are of one suit
    first: States  # by cards: the first two, the open card
    again: States  # by cards: the one that was split, the second, the open card
    full: States
    insures: Flags  # by cards, as the first


class PlaceArrays(NamedTuple):
    """The bets on each place, and the strategy."""

    strategy: Whole
    bet: Whole  # additional
    insured: Whole  # step in outcome numbers from one result of insurance to the next
    beside: Whole  # and from one result of the side bets to the next
    parts: Whole  # by part of a split: step in the number of their results if any pair wins on it
    sums: OutcomeIds  # number of the side bets' result: by verdict on the first cards, splits, and result of the parts
    void: Whole  # the outcome of a round that is cancelled


class Session(NamedTuple):
    """How cards are dealt."""

    from_packs: bool  # every round from full packs
    box: bool  # the bank's second card is laid aside before the players draw
    opening: int  # cards burnt after the shuffle
    at_start: bool  # whether one is burnt before a round
    before_second: bool  # and one before the bank's second card
    depth: int  # cards behind the marker
    ready: int  # cards that are shuffled before a round begins
    to_the_end: bool  # whether the bank plays even if nothing depends on it


class Scratch(NamedTuple):
    rows: Whole  # by place and hand
    hands: Whole  # by place
    insures: Flags
    third: Whole  # the card after a split
    paired: Whole  # what came of bets on parts of it
    states: Whole
    cards: Whole  # first and second of each place, as codes
    waiting: Whole  # hands split off
    decided: Flags  # by place and hand, whether it is
