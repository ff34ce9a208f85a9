"""A round of blackjack: its phases, and what is known in each of them."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Literal

from banca.games.blackjack.bets import DOUBLE, MAIN, SPLIT
from banca.games.blackjack.hands import points
from banca.games.blackjack.law import EDITION_2004
from banca.games.blackjack.outcomes import Closing
from banca.games.blackjack.shoe import Shoe
from banca.games.blackjack.terms import Terms, terms_of
from banca.games.shoe.state import Seats
from banca.law import Refusal, refuse
from banca.material.cards import Card, Cards
from banca.money import Deriving, IndexedStakes, Line, Log, Position, Roster, Stake, Stakes, changed, indexed
from banca.play import payment
from banca.play.act import Act
from banca.play.bets import Verdict
from banca.play.rule import Ruling
from banca.play.setting import Setting

# What is to be done next, by phase.
PreparingStage = Literal["shuffle", "cut", "place-white-card", "load", "opening-burn"]
DealingStage = Literal["round-burn", "dealing"]
PlayingStage = Literal["face-down", "window", "playing", "second-burn", "bank"]
SettlingStage = Literal["settling", "return-cards"]
Stage = Literal["betting", "over"] | PreparingStage | DealingStage | PlayingStage | SettlingStage

BANK = "bank"
DISCARD = "discard"  # for a card that belongs to no hand
ON_HANDS = (MAIN, SPLIT, DOUBLE)
FIRST_CARDS = 2

Seat = int | str  # a place, or the bank
Ending = Literal["stand", "21", "doubled", "aces", "paid"] | Closing  # why a hand gets no more cards


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of a place, or of one part of a split."""

    place: int
    cards: tuple[Card, ...]
    number: int = 1  # in the order in which the hands of a place arose
    part: int | None = None  # of a split: in the order in which parts arose, counting both of each split
    split: bool = False
    doubled: bool = False
    asked: bool = False  # a card was asked for and has not come yet
    ended: Ending | None = None

    @property
    def awaits_card(self) -> bool:
        """Whether a card was asked for, or the second one of a split hand is due."""
        return self.ended is None and (self.asked or len(self.cards) < FIRST_CARDS)


@dataclass(frozen=True, slots=True)
class Following:
    """A split or a double that the others on the place may follow with their own money."""

    place: int
    origin: int  # the hand that was split or doubled
    to: int  # the hand that has the new stake
    doubling: bool


@dataclass(frozen=True, slots=True)
class Announced:
    """Points announced by the bank."""

    of: Seat
    hand: int
    total: int


@dataclass(frozen=True, slots=True)
class Due:
    """A stake that is decided but not settled."""

    position: Position
    ruling: Ruling[Verdict]
    by: Closing | None = None  # how its hand was decided before the bank played


# The phases.


@dataclass(frozen=True, slots=True)
class Preparing:
    """The cards are shuffled, cut, marked, loaded and burnt."""

    stage: PreparingStage


@dataclass(frozen=True, slots=True)
class Betting:
    stage: ClassVar[Literal["betting"]] = "betting"


@dataclass(frozen=True, slots=True)
class Dealing:
    """Bets are closed: two cards to each place with a bet, and one to the bank."""

    stage: DealingStage
    came: tuple[Card, ...] = ()  # in the order of the deal


@dataclass(frozen=True, slots=True)
class Playing:
    """The first deal is done: place by place from the left, then the bank."""

    stage: PlayingStage
    came: tuple[Card, ...] = ()  # the cards of the first deal, in their order
    hands: tuple[Hand, ...] = ()  # in the order of play
    bank: tuple[Card, ...] = ()
    hidden: bool = False  # the bank's second card is face down
    drawn: bool = False  # an additional card was dealt at the table
    following: Following | None = None  # a split or a double, while others may follow it
    announced: tuple[Announced, ...] = ()
    # Decisions that bind for the rest of the round.
    not_surrendering: tuple[int, ...] = ()  # places
    spoken: tuple[tuple[int, int], ...] = ()  # hands finished by rule on which a decision was said anyway
    passed_up: tuple[int, ...] = ()  # places that did not split again when they could
    declined: Roster[tuple[int, str]] = field(default_factory=Roster)  # who did not follow, on which place


@dataclass(frozen=True, slots=True)
class Settling:
    """All cards are out, or the round is cancelled: stakes are taken, paid and returned."""

    stage: SettlingStage = "settling"
    played: Dealing | Playing = Dealing("dealing")  # as it ended; without cards if no bet was left to deal to
    void: str | None = None  # why the round is cancelled


@dataclass(frozen=True, slots=True)
class Over:
    stage: ClassVar[Literal["over"]] = "over"
    settled: Settling = Settling()
    reopens: "Round | None" = None  # as it was before the last settlement: an error may be found then


BeforeTheRound = Preparing | Betting
Phase = Preparing | Betting | Dealing | Playing | Settling | Over
NOTHING_PLAYED = Playing("face-down")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake in dealing, to be corrected before the phase goes on."""

    misdealt: Seat | None = None  # the wrong place of the next card
    astray: tuple[tuple[Card, Seat], ...] = ()  # misdealt cards, until they are corrected
    waiting: tuple[Card, ...] = ()  # cards that came too early: the next to be dealt
    discarding: bool = False  # the next card belongs to no hand


@dataclass(frozen=True, slots=True)
class People:
    """The people in the round, since the close of bets."""

    occupants: Seats = ()  # who sat where then
    gone: tuple[str, ...] = ()  # who left since
    holders: tuple[tuple[int, str], ...] = ()  # who holds the cards of a place


@dataclass(frozen=True, slots=True)
class Round(Deriving):
    setting: Setting
    phase: Phase
    shoe: Shoe
    stakes: Stakes = ()  # on the table
    made: Stakes = ()  # all of the round, settled or not, once bets are closed
    due: payment.Due[Due] = field(default_factory=payment.Due)
    lines: Log[Line] = field(default_factory=Log)
    people: People = People()
    mistake: Mistake = Mistake()
    log: tuple[Act, ...] = ()  # acts without effect on play
    before: "Round | None" = None  # before the last card, until something else is done

    @cached_property
    def terms(self) -> Terms:
        return terms_of(self.setting)

    # What the phase knows; empty if not known yet.

    @property
    def stage(self) -> Stage:
        return self.phase.stage

    @property
    def in_round(self) -> bool:
        return isinstance(self.phase, Dealing | Playing | Settling)

    @property
    def settled(self) -> Settling | None:
        """How the round is settled, or was."""
        phase = self.phase
        return phase.settled if isinstance(phase, Over) else phase if isinstance(phase, Settling) else None

    @property
    def dealt(self) -> Phase:
        """The phase of the cards: of a settled round, the one in which it ended."""
        settled = self.settled
        return settled.played if settled else self.phase

    @cached_property
    def play(self) -> Playing:
        dealt = self.dealt
        return dealt if isinstance(dealt, Playing) else NOTHING_PLAYED

    @property
    def came(self) -> tuple[Card, ...]:
        """The cards of the first deal, in their order."""
        dealt = self.dealt
        return dealt.came if isinstance(dealt, Dealing | Playing) else ()

    @property
    def hands(self) -> tuple[Hand, ...]:
        return self.play.hands

    @property
    def bank(self) -> tuple[Card, ...]:
        return self.play.bank

    @property
    def hidden(self) -> bool:
        return self.play.hidden

    @property
    def following(self) -> Following | None:
        return self.play.following

    @property
    def announced(self) -> tuple[Announced, ...]:
        return self.play.announced

    @property
    def void(self) -> str | None:
        return self.settled.void if self.settled else None

    @property
    def discarding(self) -> bool:
        return self.mistake.discarding

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The places with a bet, from the left."""
        return self._placed.places(MAIN)

    @property
    def _placed(self) -> IndexedStakes:
        """The stakes for which the round is played."""
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
        phase = self.phase
        if not isinstance(phase, Playing) or phase.stage != "playing":
            return None
        return next((hand for hand in phase.hands if hand.ended is None), None)

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
        on_table, part = indexed(self.stakes), _part(hand)
        first_made = on_table.at(hand.place, MAIN, SPLIT, selection=part)
        return (*first_made, *on_table.at(hand.place, DOUBLE, selection=part))

    def is_staked_on(self, hand: Hand) -> bool:
        return indexed(self.stakes).lie_at(hand.place, *ON_HANDS, selection=_part(hand))


def refuse_void_round(state: Round) -> Refusal | None:
    if state.void is None:
        return None
    return refuse("round_must_not_be_void", state.terms.at("round-cancelled"), "blackjack", why=state.void)


def _part(hand: Hand) -> int | None:
    """The selection of a stake on a hand; None for the first hand."""
    return hand.number if hand.number > 1 else None


def on_hand(player: str, hand: Hand, *, doubling: bool = False) -> Position:
    """The position of a stake on a hand: the first hand's is the main bet, the others' are split bets."""
    bet = DOUBLE if doubling else SPLIT if hand.number > 1 else MAIN
    return Position(player, bet, _part(hand), place=hand.place)


def with_play(state: Round, **changes: Any) -> Round:
    """The same round with a change in play, or while it is settled."""
    phase = state.phase
    if isinstance(phase, Settling):
        return changed(state, phase=changed(phase, played=changed(phase.played, **changes)))
    return changed(state, phase=changed(phase, **changes))


def with_mistake(state: Round, **changes: Any) -> Round:
    return changed(state, mistake=changed(state.mistake, **changes))


def with_hand(state: Round, hand: Hand, **changes: Any) -> Round:
    after = changed(hand, **changes)
    return with_play(state, hands=tuple(after if each == hand else each for each in state.hands))


def hand_at(state: Round, place: int, number: int) -> Hand:
    return next(hand for hand in state.hands_of(place) if hand.number == number)


def reopened(state: Round) -> Round:
    """A round that is over, as it was before its end: an error of the bank may be found then (arts. 5(1)(1), 6(1))."""
    reopens = state.phase.reopens if isinstance(state.phase, Over) else None
    return changed(reopens, before=state.before) if reopens else state


def cards_left(state: Round) -> Cards:
    """The cards that may still come, as far as anybody knows: all that were not seen."""
    return state.shoe.possible(state.terms.decks)


def is_empty(state: Round) -> bool:
    return state.shoe.left(state.terms.decks) - state.hidden <= 0


def announcing(state: Round, of: Seat, hand: int, cards: tuple[Card, ...]) -> Round:
    """Record points that the bank announces; the edition of 2000 has no announcements."""
    if state.setting.edition is not EDITION_2004:
        return state
    return with_play(state, announced=(*state.announced, Announced(of, hand, points(cards).total)))
