"""A round of blackjack under way: how far it is, the cards of each hand, the stakes, what is due."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from banca.games.blackjack.bets import DOUBLE, MAIN, SPLIT
from banca.games.blackjack.hands import points
from banca.games.blackjack.law import EDITION_2004
from banca.games.blackjack.outcomes import Closing
from banca.games.blackjack.shoe import Shoe
from banca.games.blackjack.terms import Terms, terms_of
from banca.games.shoe.state import Seats
from banca.law import Refusal
from banca.material.cards import Card, Cards
from banca.money import IndexedStakes, Line, Log, Position, Roster, Stake, Stakes, indexed
from banca.play import payment
from banca.play.act import Act
from banca.play.bets import Verdict
from banca.play.rule import Ruling
from banca.play.setting import Setting

# How far a round is: what is to be done next.
Stage = Literal[
    "shuffle", "cut", "place-white-card", "load", "opening-burn", "betting",
    "round-burn", "dealing", "face-down", "window", "playing", "second-burn", "bank",
    "settling", "return-cards", "over",
]  # fmt: skip
PREPARING: tuple[Stage, ...] = ("shuffle", "cut", "place-white-card", "load", "opening-burn")
BEFORE_THE_ROUND: tuple[Stage, ...] = (*PREPARING, "betting")

BANK = "bank"
DISCARD = "discard"  # where a card goes that belongs to no hand
ON_HANDS = (MAIN, SPLIT, DOUBLE)
FIRST_CARDS = 2

Seat = int | str  # a place, or the bank
Ending = Literal["stand", "21", "doubled", "aces", "paid"] | Closing  # why no more cards are asked for


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of a place, or of one part of a split."""

    place: int
    cards: tuple[Card, ...]
    number: int = 1  # in the order in which the hands of a place came to be
    part: int | None = None  # of a split: in the order in which parts came to be, the first of each split among them
    split: bool = False
    doubled: bool = False
    asked: bool = False  # a card was asked for, which has not come yet
    ended: Ending | None = None

    @property
    def awaits_card(self) -> bool:
        """A card asked for, or the second one of a split hand."""
        return self.ended is None and (self.asked or len(self.cards) < FIRST_CARDS)


@dataclass(frozen=True, slots=True)
class Following:
    """A split or a double that the others on the place may follow with their own money."""

    place: int
    origin: int  # the hand that was split or doubled
    to: int  # the hand on which the new stake lies
    doubling: bool


@dataclass(frozen=True, slots=True)
class Announced:
    """Points said aloud by the bank."""

    of: Seat
    hand: int
    total: int


@dataclass(frozen=True, slots=True)
class Due:
    """A stake that is decided and still lies there."""

    position: Position
    ruling: Ruling[Verdict]
    by: Closing | None = None  # how its hand was decided before the bank had played


@dataclass(frozen=True, slots=True)
class Round:
    setting: Setting
    stage: Stage
    shoe: Shoe
    stakes: Stakes = ()  # that lie there
    made: Stakes = ()  # all those of the round, settled or not, once bets are closed
    occupants: Seats = ()  # who sat where when bets were closed
    came: tuple[Card, ...] = ()  # the cards of the first deal, in their order
    misdealt: Seat | None = None  # where the next card goes by mistake
    astray: tuple[tuple[Card, Seat], ...] = ()  # the cards that went there, until they are put right
    waiting: tuple[Card, ...] = ()  # that came too early: the next to be dealt
    hands: tuple[Hand, ...] = ()  # in the order of play, once the first deal is done
    bank: tuple[Card, ...] = ()
    hidden: bool = False  # the bank's second card lies there face down
    discarding: bool = False  # the next card belongs to no hand
    drawn: bool = False  # an additional card was dealt at the table
    kept: tuple[int, ...] = ()  # places that will not surrender
    spoken: tuple[
        tuple[int, int], ...
    ] = ()  # hands, finished by rule, on which the final decision was said all the same
    passed_up: tuple[int, ...] = ()  # places that did not split once more when they could
    following: Following | None = None  # a split or a double, while others may follow it
    declined: Roster[tuple[int, str]] = field(default_factory=Roster)  # who did not follow, on which place
    gone: tuple[str, ...] = ()  # who left in the round
    holders: tuple[tuple[int, str], ...] = ()  # who has the cards of a place in his hands
    reshuffled: bool = False
    due: payment.Due[Due] = field(default_factory=payment.Due)
    lines: Log[Line] = field(default_factory=Log)
    void: str | None = None  # why
    announced: tuple[Announced, ...] = ()
    log: tuple[Act, ...] = ()  # what stops no play
    before: "Round | None" = None  # as it was before the last card, until something else is done
    ended_from: "Round | None" = None  # of a round that is over: as it was when nothing was left to settle

    @property
    def terms(self) -> Terms:
        return terms_of(self.setting)

    @property
    def in_round(self) -> bool:
        return self.stage not in (*BEFORE_THE_ROUND, "over")

    @property
    def places(self) -> tuple[int, ...]:
        """The places with a bet, from the left."""
        return tuple(sorted(place for place in self._placed.places(MAIN) if place))

    @property
    def _placed(self) -> IndexedStakes:
        """The stakes that the round is played for."""
        return indexed(self.made or self.stakes)

    @property
    def open_card(self) -> Card:
        return self.bank[0]

    @property
    def bank_is_known(self) -> bool:
        return len(self.bank) >= FIRST_CARDS

    @property
    def current(self) -> Hand | None:
        """The hand in play: the first that is not finished, from the left."""
        return next((hand for hand in self.hands if hand.ended is None), None) if self.stage == "playing" else None

    def hands_of(self, place: int) -> tuple[Hand, ...]:
        return tuple(hand for hand in self.hands if hand.place == place)

    def first_cards(self, place: int) -> tuple[Card, Card]:
        """The first two cards of a place, split since or not."""
        at, boxes = self.places.index(place), len(self.places)
        return self.came[at], self.came[boxes + 1 + at]

    def mains(self, place: int) -> Stakes:
        """The original stakes on a place, in the order in which they were made."""
        return self._placed.at(place, MAIN)

    def main_of(self, player: str, place: int | None) -> Stake | None:
        found = self._placed.on(Position(player, MAIN, place=place))
        return found if found.amount else None

    def places_of(self, player: str) -> tuple[int, ...]:
        """Where the player has a main bet, from the left."""
        own = (s.position for s in self._placed.of(player))
        return tuple(sorted(position.place or 0 for position in own if position.bet == MAIN))

    def stakes_on(self, hand: Hand) -> Stakes:
        """What lies on a hand: the stakes first made on it, then those that doubled it."""
        lying, part = indexed(self.stakes), _part(hand)
        first_made = lying.at(hand.place, MAIN, SPLIT, selection=part)
        return (*first_made, *lying.at(hand.place, DOUBLE, selection=part))

    def is_staked_on(self, hand: Hand) -> bool:
        return indexed(self.stakes).lie_at(hand.place, *ON_HANDS, selection=_part(hand))


def refuse_void_round(state: Round) -> Refusal | None:
    if state.void is None:
        return None
    says = f"the round is cancelled ({state.void}): all its cards are, and every stake goes back"
    return Refusal("round_must_not_be_void", state.terms.at("round-cancelled"), says)


def _part(hand: Hand) -> int | None:
    """How a stake says which hand of its place it lies on; of the first it says nothing."""
    return hand.number if hand.number > 1 else None


def on_hand(player: str, hand: Hand, *, doubling: bool = False) -> Position:
    """Where a stake on a hand lies: the first one's is the main bet, the others' are split bets."""
    bet = DOUBLE if doubling else SPLIT if hand.number > 1 else MAIN
    return Position(player, bet, _part(hand), place=hand.place)


def with_hand(state: Round, hand: Hand, **changes: Any) -> Round:
    changed = replace(hand, **changes)
    return replace(state, hands=tuple(changed if each == hand else each for each in state.hands))


def hand_at(state: Round, place: int, number: int) -> Hand:
    return next(hand for hand in state.hands_of(place) if hand.number == number)


def reopened(state: Round) -> Round:
    """A round that is over, as it was before that: an error of the bank may be found then (arts. 5(1)(1), 6(1))."""
    return state if state.ended_from is None else replace(state.ended_from, before=state.before)


def cards_left(state: Round) -> Cards:
    """What may still come, as far as anybody can know: whatever was not seen."""
    return state.shoe.possible(state.terms.decks)


def is_empty(state: Round) -> bool:
    return state.shoe.left(state.terms.decks) - state.hidden <= 0


def announcing(state: Round, of: Seat, hand: int, cards: tuple[Card, ...]) -> Round:
    """The bank says points aloud; the edition of 2000 knows nothing of it."""
    if state.setting.edition is not EDITION_2004:
        return state
    return replace(state, announced=(*state.announced, Announced(of, hand, points(cards).total)))
