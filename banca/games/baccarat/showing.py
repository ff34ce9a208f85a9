"""Articles 7.1 and 16 of 55/2004: who may look at the cards, who turns them, and what everybody can see."""

from dataclasses import dataclass
from typing import ClassVar

from banca.games.baccarat.drawing import FIRST_CARDS, SIDES, Side
from banca.games.baccarat.settling import decided, refuse_void_round
from banca.games.baccarat.state import Hand, Round, hand_of, side_named, with_hand
from banca.law import Refusal
from banca.material.cards import Card
from banca.money import Stakes, indexed
from banca.play.act import Act
from banca.play.act_rules import ActRule, cites
from banca.play.fields import Name, PositiveInt
from banca.play.turn import Croupier, Decision, Turn


@dataclass(frozen=True, slots=True)
class HandOver(Act):
    """The croupier hands the cards of a side that are not turned to the bettor who may look at them."""

    word: ClassVar[str] = "hand-over"

    hand: Name
    to: Name
    cards: PositiveInt | None = None  # all that are not turned, unless said


@dataclass(frozen=True, slots=True)
class Decline(Act):
    """A bettor who may hold the cards of a side leaves them to the croupier."""

    word: ClassVar[str] = "decline"

    player: Name
    hand: Name


@dataclass(frozen=True, slots=True)
class Show(Act):
    """The cards of a side are turned, by their holder or by the croupier."""

    word: ClassVar[str] = "show"

    hand: Name


@dataclass(frozen=True, slots=True)
class View:
    """What one person can see of the cards: a face, or None for a card that lies face down for him."""

    player: tuple[Card | None, ...]
    banker: tuple[Card | None, ...]


def visible(state: Round, viewer: str | None) -> View:
    return View(_seen(state.player, viewer), _seen(state.banker, viewer))


def _seen(hand: Hand, viewer: str | None) -> tuple[Card | None, ...]:
    looks = viewer is not None and viewer == hand.holder
    faces = {at: card for at, card in enumerate(hand.cards) if looks or at < hand.turned or at in hand.face_up}
    return tuple(faces.get(at) for at in range(len(hand.cards)))


# Who may hold the cards.


def staked_on(stakes: Stakes, player: str, bet: str) -> int:
    return sum(s.amount for s in indexed(stakes).of(player) if s.position.bet == bet)


def holder(state: Round, side: Side) -> str | None:
    """Among the seated, the one with the largest stake on the side; of equals who reached it first, then by seat."""
    if state.setting.options["card-handling"] == "forbidden" or state.machine or state.demonstration:
        return None
    staked = {player: staked_on(state.stakes, player, side) for _, player in state.shoe.seats}
    largest = max(staked.values(), default=0)
    entitled = [player for player, total in staked.items() if total == largest > 0]
    return min(entitled, key=lambda player: state.reached.when(player, side), default=None)


def awaiting_cards(state: Round, side: Side) -> str | None:
    """The bettor who may hold the cards of a side, until he has them or leaves them to the croupier."""
    hand = hand_of(state, side)
    return None if hand.holder or hand.declined else holder(state, side)


# Whose turn it is.


def turn_of_showing(state: Round, side: Side) -> Turn:
    if holding := hand_of(state, side).holder:
        return Decision(holding, (Show(side), Decline(holding, side)), Show(side))
    entitled = awaiting_cards(state, side)
    return Croupier(HandOver(side, entitled) if entitled else Show(side))


# What is done.


def handed_over(state: Round, act: HandOver) -> Round:
    return with_hand(state, _side(act.hand), holder=act.to)


def declined(state: Round, act: Decline) -> Round:
    return with_hand(state, _side(act.hand), holder=None, declined=True)


def shown(state: Round, act: Show) -> Round:
    side = _side(act.hand)
    return decided(with_hand(state, side, turned=len(hand_of(state, side).cards), holder=None))


def _side(name: str) -> Side:
    return "player" if name == SIDES[0] else "banker"


# When it may not be done.


def _refuse_hand(state: Round, act: HandOver | Decline | Show) -> Refusal | None:
    """The hand must be one of the two, and have cards that are not turned."""
    if not isinstance(act, Show) and state.setting.options["card-handling"] == "forbidden" and not state.machine:
        says = "at this table bettors do not handle the cards: the croupier turns them"
        return Refusal("cards_must_be_handled_by_the_croupier", "art16.1", says)
    side = side_named(act.hand)
    if side is None:
        return Refusal("hand_must_be_one_of_the_two", "art6", f"there is no hand {act.hand!r}: {' or '.join(SIDES)}")
    if state.machine:
        says = "with the shuffler-dealer all cards are dealt face up: there is nothing to look at or to turn"
        return Refusal("cards_must_be_dealt_face_up", "art7.2", says)
    if state.void:
        return refuse_void_round(state.void)
    if state.stage in ("settling", "return-cards"):
        return Refusal("cards_must_be_shown_before_payment", "art7.1", "the round is decided")
    if len(state.player.cards) + len(state.banker.cards) < FIRST_CARDS:
        says = "the cards are shown when both hands have two"
        return Refusal("cards_must_be_dealt_first", "art7.1", says, untimely=True)
    if not hand_of(state, side).hidden:
        says = f"no card of the {side} is face down"
        return Refusal("card_must_be_face_down", "art7.1", says, untimely=state.following.value is not None)
    return None


def refuse_show(state: Round, act: Show) -> Refusal | None:
    if refusal := _refuse_hand(state, act):
        return refusal
    if state.hidden != act.hand:
        says = "the Player always shows first"
        return Refusal("player_must_show_first", "art7.1", says, untimely=True)
    if entitled := awaiting_cards(state, state.hidden):
        says = f"the cards of the {act.hand} are for {entitled} to look at: they are handed over first, or declined"
        return Refusal("cards_must_be_handed_over_first", "art16.2", says, untimely=True)
    return None


def refuse_hand_over(state: Round, act: HandOver) -> Refusal | None:
    if refusal := _refuse_hand(state, act):
        return refusal
    side = _side(act.hand)
    hand, entitled = hand_of(state, side), holder(state, side)
    if act.to != entitled:
        who = f"{entitled}, who has the largest stake on it of those who sit" if entitled else "the croupier"
        return Refusal("cards_must_go_to_the_largest_seated_stake", "art16.2", f"the cards of the {side} are for {who}")
    if hand.holder or hand.declined:
        says = f"{act.to} holds the cards of the {side}" if hand.holder else f"{act.to} has left them to the croupier"
        return Refusal("cards_must_be_handed_over_once", "art16.2", says)
    if act.cards not in (None, hand.hidden):
        down = "one card is" if hand.hidden == 1 else "two cards are"
        says = f"{down} face down: those that were shown are put down and looked at no more"
        return Refusal("additional_card_must_be_looked_at_apart", "art16.2", says)
    return None


def refuse_declining(state: Round, act: Decline) -> Refusal | None:
    if refusal := _refuse_hand(state, act):
        return refusal
    side = _side(act.hand)
    if act.player != holder(state, side):
        says = f"{act.player} has no right to the cards of the {side}, and none to decline"
        return Refusal("cards_must_go_to_the_largest_seated_stake", "art16.2", says)
    if hand_of(state, side).declined:
        return Refusal("cards_must_be_declined_once", "art16.2", f"{act.player} has left them to the croupier already")
    return None


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(HandOver, refuse_hand_over, handed_over, cites("art16.2")),
    ActRule(Decline, refuse_declining, declined, cites("art16.2")),
    ActRule(Show, refuse_show, shown, cites("art7.1")),
)
