"""Articles 4, 7, 9 and 10 of 55/2004: the cards in order, and mistakes in dealing."""

from dataclasses import dataclass
from typing import ClassVar

from banca.games.baccarat.drawing import list_clauses
from banca.games.baccarat.preparation import (
    PREPARATION,
    Burn,
    clause_of_preparation,
    comes_first,
    white_card_due,
)
from banca.games.baccarat.settling import decided, refuse_void_round, voided
from banca.games.baccarat.shoe import face_value
from banca.games.baccarat.state import BEFORE_THE_ROUND, Round, hand_of, side_named, with_hand
from banca.games.shoe.preparation import WHITE_CARD
from banca.games.shoe.state import refuse_no_card
from banca.law import ActWord, Refusal, refuse
from banca.material.cards import Cards
from banca.money import changed
from banca.play.act import Act, Do
from banca.play.act_rules import ActRule, cites
from banca.play.fields import CardName, Name
from banca.play.turn import Chance, Croupier, Draws, Turn

FACE_UP = Do("face-up")
SURPLUS = Do("surplus")
TO_BURN = "burn"  # where the first card of a shoe goes
TO_DISCARD = "discard"  # where a card drawn by mistake goes
ORDER_LOST = "order-lost"
SHOE_EMPTY = "shoe-empty"
VOID_CAUSES = (ORDER_LOST, SHOE_EMPTY)  # art10, reading errors-put-right


@dataclass(frozen=True, slots=True)
class Dealt(Act):
    """A card comes out of the shoe: to the Player, to the Banker, turned up to be burnt, or drawn by mistake."""

    word: ClassVar[str] = "card"
    face_down: ClassVar[tuple[str, ...]] = ("card",)

    card: CardName
    to: Name | None = None  # by default where the rules send it


@dataclass(frozen=True, slots=True)
class Void(Act):
    """A mistake that cannot be corrected."""

    word: ClassVar[str] = "void"

    why: Name


def cards_left(state: Round) -> Cards:
    """The cards that may still come, as far as anybody knows: all that were not seen."""
    return state.shoe.possible(state.setting.options.number("decks"))


def is_empty(state: Round) -> bool:
    return state.shoe.remaining == 0 or not len(cards_left(state))


def destination(state: Round) -> str | None:
    """Where the next card goes; None while something else comes first, or no more is drawn."""
    if state.surplus:
        return TO_DISCARD
    if state.stage == "first-card":
        return TO_BURN
    if state.stage != "dealing" or state.hidden:
        return None
    return state.following.value


# Whose turn it is.


def turn_of_drawing(state: Round) -> Turn:
    """Before the round's burn or before a card: the white card, if it is next."""
    if white_card_due(state):
        return Croupier(WHITE_CARD)
    if is_empty(state):
        return Croupier(Void(SHOE_EMPTY))
    if state.stage == "round-burn":
        return Croupier(Burn(1))
    to = destination(state)
    return Chance(Draws(cards_left(state).weights, lambda card: Dealt(card, to)))


# Effects of acts.


def dealt(state: Round, act: Dealt) -> Round:
    to = destination(state)
    state = changed(state, shoe=state.shoe.showing(act.card))
    if to == TO_BURN:
        return changed(state, stage="opening-burn", burning=face_value(act.card))
    side = side_named(to or "")
    if side is None:
        return changed(state, surplus=False)
    cards = (*hand_of(state, side).cards, act.card)
    state = with_hand(state, side, cards=cards, turned=len(cards) if state.machine else hand_of(state, side).turned)
    return decided(changed(state, last=side))


def came_face_up(state: Round, _: Do) -> Round:
    hand = hand_of(state, state.last)
    return with_hand(state, state.last, face_up=(*hand.face_up, len(hand.cards) - 1))


def drawn_by_mistake(state: Round, _: Do) -> Round:
    return changed(state, surplus=True)


# Refusals.


def refuse_card(state: Round, act: Dealt) -> Refusal | None:
    to = destination(state)
    if to is None:
        return _refuse_untimely_card(state)
    if white_card_due(state):
        return PREPARATION.refuse_before_white_card("art3.1")
    if is_empty(state):
        return refuse("shoe_must_supply_the_cards", "art10", "void")
    if act.to not in (None, to):
        clauses = _clauses_of_card(state, act)
        clause = clauses[0] if to == TO_BURN else "art10"
        return refuse(
            "card_must_go_where_the_rules_say", clause, "to", to=to, said=act.to, clauses=list_clauses(clauses)
        )
    if refusal := refuse_no_card(act.card, "art1.1"):
        return refusal
    if act.card not in cards_left(state):
        packs = state.setting.options.number("decks")
        return refuse("card_must_be_left", "art1.1", "baccarat", card=act.card, packs=packs)
    return None


def _refuse_untimely_card(state: Round) -> Refusal:
    if state.stage in (*BEFORE_THE_ROUND, "round-burn"):
        skipped = {"demonstration": "art2.2", "betting": "art13", "round-burn": "art8"}
        clause = skipped.get(state.stage) or clause_of_preparation(state)
        return refuse("card_must_wait_for_the_round", clause, untimely=True, first=comes_first(state))
    if state.void:
        return refuse_void_round(state.void)
    if state.following.value is None:
        clauses = list_clauses(state.following.clauses)
        return refuse("card_must_not_be_drawn_against_the_rules", "art10", clauses=clauses)
    return refuse("cards_must_be_shown_first", "art7.1", untimely=True, side=state.hidden)


def refuse_face_up(state: Round, act: Do) -> Refusal | None:
    hand = hand_of(state, state.last)
    if not hand.cards or not state.in_round:
        return refuse("card_must_have_come_out", "art4", "none", act=ActWord(act.name))
    last = len(hand.cards) - 1
    if last in hand.face_up or (not state.machine and last < hand.turned):
        return refuse("card_must_have_come_out", "art4", "open")
    return None


def refuse_surplus(state: Round, act: Do) -> Refusal | None:
    """A card is surplus when the rules call for no more; any other belongs to a hand (reading errors-put-right)."""
    if not state.in_round or state.void or state.surplus:
        return refuse("surplus_card_must_come_in_a_round", "art10", act=ActWord(act.name))
    if side := state.following.value:
        return refuse("card_must_go_where_the_rules_say", "art10", "next", side=side)
    if is_empty(state):
        return refuse("shoe_must_supply_the_cards", "art10", "surplus")
    return None


def refuse_void(state: Round, act: Void) -> Refusal | None:
    if not state.in_round or state.void:
        return refuse("error_must_be_in_dealing", "art10", untimely=state.stage in BEFORE_THE_ROUND)
    if state.lines:
        return refuse("error_must_be_noticed_before_payment", "art10")
    if act.why not in VOID_CAUSES:
        return refuse("error_must_be_put_right", "art10", why=act.why)
    return _refuse_shoe_empty(state) if act.why == SHOE_EMPTY else None


def _refuse_shoe_empty(state: Round) -> Refusal | None:
    if state.following.value is None:
        return refuse("shoe_must_be_empty", "art10", "all-dealt")
    if state.shoe.remaining:
        return refuse("shoe_must_be_empty", "art10", "cards-left", left=state.shoe.remaining)
    return None


def _clauses_of_card(state: Round, _: Dealt) -> tuple[str, ...]:
    elsewhere = {TO_BURN: ("art2.1.s2",), TO_DISCARD: ("art10",)}
    of_hand = (*state.following.clauses, "art7.2") if state.machine else state.following.clauses
    return elsewhere.get(destination(state) or "", of_hand)


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Dealt, refuse_card, dealt, _clauses_of_card),
    ActRule(Do, refuse_face_up, came_face_up, cites("art4"), FACE_UP.step),
    ActRule(Do, refuse_surplus, drawn_by_mistake, cites("art10"), SURPLUS.step),
    ActRule(Void, refuse_void, lambda state, act: voided(state, act.why), cites("art10")),
)
