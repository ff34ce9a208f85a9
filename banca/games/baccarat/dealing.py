"""Articles 4, 7, 9 and 10 of 55/2004: the cards as they come, and what is done when one comes wrongly."""

from dataclasses import dataclass, replace
from typing import ClassVar

from banca.games.baccarat.drawing import clause_text
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
from banca.law import Refusal
from banca.material.cards import Cards
from banca.play.act import Act, Do
from banca.play.act_rules import ActRule, cites
from banca.play.fields import CardName, Name
from banca.play.turn import Chance, Croupier, Turn

FACE_UP = Do("face-up")
SURPLUS = Do("surplus")
TO_BURN = "burn"  # where the first card of a shoe goes
TO_DISCARD = "discard"  # where a card drawn by mistake goes
ORDER_LOST = "order-lost"
SHOE_EMPTY = "shoe-empty"
VOID_CAUSES = {  # art10, reading errors-put-right
    ORDER_LOST: "the order of the cards is lost",
    SHOE_EMPTY: "the shoe cannot supply the cards",
}


@dataclass(frozen=True, slots=True)
class Dealt(Act):
    """A card comes out of the shoe: to the Player, to the Banker, turned up to be burnt, or drawn by mistake."""

    word: ClassVar[str] = "card"

    card: CardName
    to: Name | None = None  # where the rules send it, unless said


@dataclass(frozen=True, slots=True)
class Void(Act):
    """An error that cannot be put right."""

    word: ClassVar[str] = "void"

    why: Name


def cards_left(state: Round) -> Cards:
    """What may still come, as far as anybody can know: whatever was not seen."""
    return state.shoe.possible(state.setting.options.number("decks"))


def is_empty(state: Round) -> bool:
    return state.shoe.remaining == 0 or not len(cards_left(state))


def destination(state: Round) -> str | None:
    """Where the next card goes; None while something else comes before it, or no more is drawn."""
    if state.surplus:
        return TO_DISCARD
    if state.stage == "first-card":
        return TO_BURN
    if state.stage != "dealing" or state.hidden:
        return None
    return state.following.value


# Whose turn it is.


def turn_of_drawing(state: Round) -> Turn:
    """Before the round's burn or before a card: the white card, where it is the next to come."""
    if white_card_due(state):
        return Croupier(WHITE_CARD)
    if is_empty(state):
        return Croupier(Void(SHOE_EMPTY))
    if state.stage == "round-burn":
        return Croupier(Burn(1))
    return Chance({Dealt(card, destination(state)): n for card, n in cards_left(state).weights.items()})


# What is done.


def dealt(state: Round, act: Dealt) -> Round:
    to = destination(state)
    state = replace(state, shoe=state.shoe.showing(act.card))
    if to == TO_BURN:
        return replace(state, stage="opening-burn", burning=face_value(act.card))
    side = side_named(to or "")
    if side is None:
        return replace(state, surplus=False)
    cards = (*hand_of(state, side).cards, act.card)
    state = with_hand(state, side, cards=cards, turned=len(cards) if state.machine else hand_of(state, side).turned)
    return decided(replace(state, last=side))


def came_face_up(state: Round, _: Do) -> Round:
    hand = hand_of(state, state.last)
    return with_hand(state, state.last, face_up=(*hand.face_up, len(hand.cards) - 1))


def drawn_by_mistake(state: Round, _: Do) -> Round:
    return replace(state, surplus=True)


# When it may not be done.


def refuse_card(state: Round, act: Dealt) -> Refusal | None:
    to = destination(state)
    if to is None:
        return _refuse_untimely_card(state)
    if white_card_due(state):
        return PREPARATION.refuse_before_white_card("art3.1")
    if is_empty(state):
        return Refusal("shoe_must_supply_the_cards", "art10", "the shoe is empty: the round is void")
    if act.to not in (None, to):
        clauses = _clauses_of_card(state, act)
        says = f"this card goes to {to}, not to {act.to} ({clause_text(clauses)}): an error is put right at once"
        return Refusal("card_must_go_where_the_rules_say", clauses[0] if to == TO_BURN else "art10", says)
    if refusal := refuse_no_card(act.card, "art1.1"):
        return refusal
    if act.card not in cards_left(state):
        packs = state.setting.options["decks"]
        return Refusal("card_must_be_left", "art1.1", f"every {act.card} of the {packs} packs has come out already")
    return None


def _refuse_untimely_card(state: Round) -> Refusal:
    if state.stage in (*BEFORE_THE_ROUND, "round-burn"):
        says = f"no card is dealt yet: {comes_first(state)}"
        skipped = {"demonstration": "art2.2", "betting": "art13", "round-burn": "art8"}
        clause = skipped.get(state.stage) or clause_of_preparation(state)
        return Refusal("card_must_wait_for_the_round", clause, says, untimely=True)
    if state.void:
        return refuse_void_round(state.void)
    if state.following.value is None:
        rules = clause_text(state.following.clauses)
        says = f"no more cards are drawn in this round ({rules}): one that came out is surplus, shown and discarded"
        return Refusal("card_must_not_be_drawn_against_the_rules", "art10", says)
    says = f"the cards of the {state.hidden} are shown before another is drawn"
    return Refusal("cards_must_be_shown_first", "art7.1", says, untimely=True)


def refuse_face_up(state: Round, act: Do) -> Refusal | None:
    hand = hand_of(state, state.last)
    if not hand.cards or not state.in_round:
        return Refusal("card_must_have_come_out", "art4", f"{act.name} is said of the card that came last: none has")
    last = len(hand.cards) - 1
    if last in hand.face_up or (not state.machine and last < hand.turned):
        return Refusal("card_must_have_come_out", "art4", "the card that came last lies open already")
    return None


def refuse_surplus(state: Round, act: Do) -> Refusal | None:
    """A card is surplus when the rules call for no more; any other belongs to a hand (reading errors-put-right)."""
    if not state.in_round or state.void or state.surplus:
        return Refusal("surplus_card_must_come_in_a_round", "art10", f"{act.name} has no place now")
    if side := state.following.value:
        says = f"the {side} is to have the next card: hands are put right in the order in which cards left the shoe"
        return Refusal("card_must_go_where_the_rules_say", "art10", says)
    if is_empty(state):
        return Refusal("shoe_must_supply_the_cards", "art10", "the shoe is empty: no card can have come out of it")
    return None


def refuse_void(state: Round, act: Void) -> Refusal | None:
    if not state.in_round or state.void:
        says = "a round is void for an error in dealing: none is being dealt"
        sooner = state.stage in BEFORE_THE_ROUND
        return Refusal("error_must_be_in_dealing", "art10", says, untimely=sooner)
    if state.lines:
        return Refusal("error_must_be_noticed_before_payment", "art10", "stakes are being taken and paid already")
    if act.why not in VOID_CAUSES:
        causes = " or ".join(f"{why} ({says})" for why, says in VOID_CAUSES.items())
        says = f"{act.why} is no cause of a void round, for which there is {causes}: other errors are put right at once"
        return Refusal("error_must_be_put_right", "art10", says)
    return _refuse_shoe_empty(state) if act.why == SHOE_EMPTY else None


def _refuse_shoe_empty(state: Round) -> Refusal | None:
    if state.following.value is None:
        says = "the round has all its cards: an empty shoe does not make it void"
        return Refusal("shoe_must_be_empty", "art10", says)
    if state.shoe.remaining:
        says = f"the shoe is not empty: it can supply the cards, with {state.shoe.remaining} left"
        return Refusal("shoe_must_be_empty", "art10", says)
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
