"""Articles 7.1 and 16 of 55/2004: who may look at the cards, who turns them, and what everybody can see."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from banca.games.baccarat.drawing import FIRST_CARDS, SIDES, Side, total
from banca.games.baccarat.equipment import packs_of
from banca.games.baccarat.settling import decided, refuse_void_round
from banca.games.baccarat.shoe import cut_depth, results_to_json
from banca.games.baccarat.state import Hand, Round, hand_of, side_named, with_hand
from banca.law import Refusal, refuse
from banca.material.cards import Card
from banca.money import Stakes, indexed
from banca.play.act import HIDDEN, Act
from banca.play.act_rules import ActRule, cites
from banca.play.fields import Name, PositiveInt
from banca.play.turn import Croupier, Decision, Turn


@dataclass(frozen=True, slots=True)
class HandOver(Act):
    """The croupier hands the cards of a side that are not turned to the bettor who may look at them."""

    word: ClassVar[str] = "hand-over"

    hand: Name
    to: Name
    cards: PositiveInt | None = None  # by default all that are not turned


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


# What each can see.


def seen_by(state: Round, viewer: str | None) -> Mapping[str, Any]:
    """Cards that are shown (art7.1) or came face up (art4), and those of a side that the viewer holds (art16.2)."""
    shoe = state.shoe
    return {
        "stage": state.stage,
        "demonstration": state.demonstration,
        "player": cards_seen(state.player, viewer),
        "banker": cards_seen(state.banker, viewer),
        "points": {side: points_seen(hand_of(state, side), viewer) for side in SIDES},
        "holders": {side: hand_of(state, side).holder for side in SIDES},
        "surplus": state.surplus,
        "void": state.void,
        "seats": {str(seat): player for seat, player in shoe.seats},
        "shoe": {
            "packs": shoe.packs,
            "out": shoe.out,
            "left": None if state.machine else shoe.left(packs_of(state.setting)),
            "behind_white_card": None if state.machine else cut_depth(state.setting),
            "rounds_left": shoe.rounds_left,
            "demonstrations": shoe.demonstrations,
            "unfit": shoe.unfit,
        },
        "results": results_to_json(shoe.results),
    }


def cards_seen(hand: Hand, viewer: str | None) -> list[Card]:
    holds_it = viewer is not None and viewer == hand.holder
    return [
        card if holds_it or at < hand.turned or at in hand.face_up else HIDDEN for at, card in enumerate(hand.cards)
    ]


def points_seen(hand: Hand, viewer: str | None) -> int | None:
    """The points of the cards that the viewer sees, if any."""
    seen = [card for card in cards_seen(hand, viewer) if card != HIDDEN]
    return total(seen) if seen else None


# Who may hold the cards.


def staked_on(stakes: Stakes, player: str, bet: str) -> int:
    return sum(s.amount for s in indexed(stakes).of(player) if s.position.bet == bet)


def holder(state: Round, side: Side) -> str | None:
    """The seated bettor with the largest stake on the side; of equals the first to reach it, then by seat."""
    if state.setting.options["card-handling"] == "forbidden" or state.machine or state.demonstration:
        return None
    staked = {player: staked_on(state.stakes, player, side) for _, player in state.shoe.seats}
    largest = max(staked.values(), default=0)
    entitled = [player for player, total in staked.items() if total == largest > 0]
    return min(entitled, key=lambda player: state.reached.when(player, side), default=None)


def awaiting_cards(state: Round, side: Side) -> str | None:
    """The bettor who may hold the cards of a side, until they have them or leave them to the croupier."""
    hand = hand_of(state, side)
    return None if hand.holder or hand.declined else holder(state, side)


# Whose turn it is.


def turn_of_showing(state: Round, side: Side) -> Turn:
    if holding := hand_of(state, side).holder:
        return Decision(holding, (Show(side), Decline(holding, side)), Show(side))
    entitled = awaiting_cards(state, side)
    return Croupier(HandOver(side, entitled) if entitled else Show(side))


# Effects of acts.


def handed_over(state: Round, act: HandOver) -> Round:
    return with_hand(state, _side(act.hand), holder=act.to)


def declined(state: Round, act: Decline) -> Round:
    return with_hand(state, _side(act.hand), holder=None, declined=True)


def shown(state: Round, act: Show) -> Round:
    side = _side(act.hand)
    return decided(with_hand(state, side, turned=len(hand_of(state, side).cards), holder=None))


def _side(name: str) -> Side:
    return "player" if name == SIDES[0] else "banker"


# Refusals.


def _refuse_hand(state: Round, act: HandOver | Decline | Show) -> Refusal | None:
    """The hand must be one of the two, and have cards that are not turned."""
    if not isinstance(act, Show) and state.setting.options["card-handling"] == "forbidden" and not state.machine:
        return refuse("cards_must_be_handled_by_the_croupier", "art16.1")
    side = side_named(act.hand)
    if side is None:
        return refuse("hand_must_be_one_of_the_two", "art6", hand=repr(act.hand))
    if state.machine:
        return refuse("cards_must_be_dealt_face_up", "art7.2")
    if state.void:
        return refuse_void_round(state.void)
    if state.stage in ("settling", "return-cards"):
        return refuse("cards_must_be_shown_before_payment", "art7.1")
    if len(state.player.cards) + len(state.banker.cards) < FIRST_CARDS:
        return refuse("cards_must_be_dealt_first", "art7.1", "baccarat", untimely=True)
    if not hand_of(state, side).hidden:
        return refuse("card_must_be_face_down", "art7.1", untimely=state.following.value is not None, side=side)
    return None


def refuse_show(state: Round, act: Show) -> Refusal | None:
    if refusal := _refuse_hand(state, act):
        return refusal
    if state.hidden != act.hand:
        return refuse("player_must_show_first", "art7.1", untimely=True)
    if entitled := awaiting_cards(state, state.hidden):
        return refuse("cards_must_be_handed_over_first", "art16.2", untimely=True, side=act.hand, player=entitled)
    return None


def refuse_hand_over(state: Round, act: HandOver) -> Refusal | None:
    if refusal := _refuse_hand(state, act):
        return refusal
    side = _side(act.hand)
    hand, entitled = hand_of(state, side), holder(state, side)
    if act.to != entitled:
        if entitled is None:
            return refuse("cards_must_go_to_the_largest_seated_stake", "art16.2", "croupier", side=side)
        return refuse("cards_must_go_to_the_largest_seated_stake", "art16.2", "bettor", side=side, player=entitled)
    if hand.holder:
        return refuse("cards_must_be_handed_over_once", "art16.2", "held", player=act.to, side=side)
    if hand.declined:
        return refuse("cards_must_be_handed_over_once", "art16.2", "declined", player=act.to)
    if act.cards not in (None, hand.hidden):
        return refuse("additional_card_must_be_looked_at_apart", "art16.2", cards=hand.hidden)
    return None


def refuse_declining(state: Round, act: Decline) -> Refusal | None:
    if refusal := _refuse_hand(state, act):
        return refusal
    side = _side(act.hand)
    if act.player != holder(state, side):
        return refuse("cards_must_go_to_the_largest_seated_stake", "art16.2", "declined", player=act.player, side=side)
    if hand_of(state, side).declined:
        return refuse("cards_must_be_declined_once", "art16.2", player=act.player)
    return None


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(HandOver, refuse_hand_over, handed_over, cites("art16.2")),
    ActRule(Decline, refuse_declining, declined, cites("art16.2")),
    ActRule(Show, refuse_show, shown, cites("art7.1")),
)
