"""What the kernel of blackjack is given: what it looks up, what lies on places, how cards are dealt, and scratch."""

from typing import Any, NamedTuple

from numpy.typing import NDArray

from banca.simulate.blackjack.deck import Flags, Small, Whole
from banca.simulate.kernel import OutcomeIds

States = NDArray[Any]  # whole numbers without a sign, as small as hold them all

LOOK, SPLIT = SPECIAL = range(2)  # rows that are none: the cards are to be looked at closely; the hand is split
WAITING = CARD, HAND, PART = range(3)  # what is kept of a hand split off: its card, its number, which part it is


class Rules(NamedTuple):
    """What is the same for every place."""

    number: Whole  # of a card in the pack, by its code
    walk: States  # by state and kind of a card, in one row: the next state
    bank: Small  # likewise for the bank, by what it has
    opened: Small  # what the bank has, by kind of its open card
    outcomes: OutcomeIds  # of a hand that was not split, by row and what the bank comes to
    closed: Flags  # rows of hands that are decided before the bank plays
    gains: Whole  # by row and what the bank comes to, in parts of a stake
    staked: Whole  # by row
    of_sums: OutcomeIds  # the end, by all that was gained and all that was staked
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


class Ways(NamedTuple):
    """How places are played, by the number of the way to play."""

    entry: States  # by kinds, in one row: the open card, the first two, whether these are of one suit
    first: States  # by cards: the first two, the open card
    again: States  # by cards: the one that was split, the second, the open card
    full: States
    insures: Flags  # by cards, as the first


class OnPlaces(NamedTuple):
    """What there is on each place."""

    way: Whole
    bet: Whole  # additional
    insured: Whole  # how far the ends lie from one another that differ in insurance
    beside: Whole  # and in what came of the additional bet and of those on parts of a split
    parts: Whole  # by part: how far what came of them lies apart where any pair on it wins; nothing where it is not bet
    sums: OutcomeIds  # what came of all these: by verdict on the first cards, splits, and what came of the parts
    void: Whole  # the end of a round that is cancelled


class Session(NamedTuple):
    """How cards are dealt."""

    from_packs: bool  # every round from full packs
    box: bool  # the bank's second card is laid aside before the players draw
    opening: int  # cards burnt after the shuffle
    at_start: bool  # whether one is burnt before a round
    before_second: bool  # and one before the bank's second card
    depth: int  # cards behind the marker
    ready: int  # cards that are shuffled before a round begins, if they are not yet
    to_the_end: bool  # whether the bank plays even where nothing hangs on it


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
