"""The cards in order: the first deal, the card face down, additional cards, the bank's (articles 2, 3; 5, 7)."""

from dataclasses import dataclass
from typing import Any, ClassVar

from banca.games.blackjack.bets import MAIN
from banca.games.blackjack.betting import unsupported_stakes
from banca.games.blackjack.hands import bank_draws
from banca.games.blackjack.playing import in_play as in_hand
from banca.games.blackjack.playing import is_split_ace, landed, opened, stands_by_rule
from banca.games.blackjack.preparation import (
    BURNS,
    Burn,
    after_burn,
    clause_of_reshuffle,
    clause_of_stage,
    comes_first,
    refuse_before_white_card,
    refuse_without_cards,
    white_card_due,
)
from banca.games.blackjack.settling import decided, due_in_order, gone_on
from banca.games.blackjack.state import (
    BANK,
    DISCARD,
    BeforeTheRound,
    Betting,
    Dealing,
    Due,
    Hand,
    Over,
    People,
    Playing,
    Preparing,
    Round,
    Seat,
    Settling,
    announcing,
    cards_left,
    is_empty,
    refuse_void_round,
    with_mistake,
    with_play,
)
from banca.games.blackjack.terms import Terms, at_topics
from banca.games.shoe import state as shoe
from banca.games.shoe.preparation import NO_MORE_BETS, WHITE_CARD
from banca.law import ActWord, Refusal, refuse
from banca.law.numbers import shown
from banca.material.cards import PACK, Card
from banca.messages.errors import Message
from banca.money import IndexedStakes, changed
from banca.play.act import Act, Do
from banca.play.act_rules import ActRule
from banca.play.bets import DRAWS
from banca.play.fields import CardName, Name, PositiveInt, SelectionValue
from banca.play.rule import Ruling
from banca.play.turn import Chance, Croupier, Draws, Turn

FACE_DOWN = Do("face-down")
CORRECT = Do("correct")
RESHUFFLE = Do("reshuffle")
RAN_OUT = "cards-run-out"
HOW_TO_ASK = Message("blackjack-how-to-ask", draw=ActWord("draw"), double=ActWord("double"), split=ActWord("split"))


@dataclass(frozen=True, slots=True)
class Dealt(Act):
    """A card comes: to a place, to the bank, or to the discards."""

    word: ClassVar[str] = "card"
    face_down: ClassVar[tuple[str, ...]] = ("card",)

    to: SelectionValue
    card: CardName
    hand: PositiveInt | None = None  # of a place whose cards are split; checked if given


@dataclass(frozen=True, slots=True)
class Cancel(Act):
    """The round cannot be played to its end."""

    word: ClassVar[str] = "cancel"

    why: Name | None = None  # one of CAUSES in irregular: no round is cancelled without one


# Where the next card goes.


def order_of_deal(state: Round) -> tuple[Seat, ...]:
    """A card to each place, the bank's open card, the second ones (reading order-of-the-first-deal)."""
    return (*state.places, BANK, *state.places)


def destination(state: Round) -> Seat | None:
    """Where the next card goes; None while something else comes first, or no more is dealt."""
    mistake = state.mistake
    if mistake.misdealt is not None:
        return mistake.misdealt
    if mistake.astray:
        return None
    if mistake.discarding:
        return DISCARD
    if state.due or state.following:
        return None
    match state.phase:
        case Dealing("dealing", came):
            return order_of_deal(state)[len(came)]
        case Playing("bank"):
            return BANK
        case Dealing("round-burn") | Playing("second-burn"):
            return DISCARD if mistake.waiting else None  # a card that came too early is the one to burn
    hand = state.current
    return hand.place if hand and hand.awaits_card else None


def needs_card(state: Round) -> bool:
    """Whether a card is to be dealt, burnt or laid face down."""
    burns = state.stage in (*BURNS, "face-down") and not state.due
    return burns or destination(state) is not None


def turns_up(state: Round) -> bool:
    """Whether the next card is the bank's card that is face down, or should have been."""
    return state.hidden and state.stage in ("bank", "face-down")


def takes_waiting(state: Round) -> bool:
    """Whether the next card is one that was dealt too early."""
    mistake = state.mistake
    due = mistake.waiting and mistake.misdealt is None and destination(state) is not None
    return bool(due) and not turns_up(state)


def discards(state: Round) -> int:
    """The number of cards that are in no hand in play, and neither face down nor misdealt."""
    return state.terms.decks * len(PACK) - len(in_play(state)) - state.hidden


def in_play(state: Round) -> tuple[Card, ...]:
    apart = (*(card for card, _ in state.mistake.astray), *state.mistake.waiting)
    if not state.hands:
        return (*state.came, *apart)
    hands = (hand.cards for hand in state.hands if state.is_staked_on(hand))
    return (*(card for cards in hands for card in cards), *state.bank, *apart)


# Whose turn it is.


def turn_of_cards(state: Round) -> Turn:
    if takes_waiting(state):
        return Croupier(Dealt(destination(state), state.mistake.waiting[0]))
    if white_card_due(state) and not turns_up(state):
        return Croupier(WHITE_CARD)
    if is_empty(state) and not turns_up(state):
        return Croupier(RESHUFFLE if discards(state) else Cancel(RAN_OUT))
    to = destination(state)
    if to is None:
        return Croupier(FACE_DOWN if state.stage == "face-down" else Burn(1))
    return Chance(Draws(cards_left(state).weights, lambda card: Dealt(to, card)))


# Effects of acts.


def bets_closed(state: Round, _: Do) -> Round:
    """Return stakes that lost the bet they depend on; without a place to deal to, the round is over."""
    back = unsupported_stakes(state)
    given_back = {stake.position for stake, _ in back}
    left = (s for s in state.stakes if s.position not in given_back)
    made = IndexedStakes(left) if back else state.stakes
    due = due_in_order(*(Due(stake.position, Ruling(DRAWS, (clause,))) for stake, clause in back))
    if not any(stake.position.bet == MAIN for stake in made):
        return changed(state, phase=Settling() if due else Over(), due=due)
    burns = state.terms.burn_at_start and state.shoe.rounds > 0
    phase = Dealing("round-burn" if burns else "dealing")
    return changed(state, phase=phase, made=made, people=People(state.shoe.seats), due=due)


def dealt(state: Round, act: Dealt) -> Round:
    before = changed(state, before=None)
    if takes_waiting(state):
        return next_given(before)
    shown = changed(before, shoe=state.shoe.showing(act.card))
    if turns_up(state):
        shown = with_play(shown, hidden=False)
    mistake = state.mistake
    if mistake.misdealt is not None:
        return with_mistake(shown, misdealt=None, astray=(*mistake.astray, (act.card, mistake.misdealt)))
    given = given_to(shown, destination(state), act.card)
    return changed(given, before=None if destination(state) == DISCARD else before)


def given_to(state: Round, to: Seat | None, card: Card) -> Round:
    if to == DISCARD:
        return gone_on(changed(with_mistake(state, discarding=False), phase=after_burn(state.phase)))
    if isinstance(state.phase, Dealing):
        return first_deal(state, (*state.phase.came, card))
    return to_the_bank(state, card) if to == BANK else landed(state, card)


def next_given(state: Round) -> Round:
    """Give the first of the cards that came too early to its hand."""
    first, *others = state.mistake.waiting
    return given_to(with_mistake(state, waiting=tuple(others)), destination(state), first)


def corrected(state: Round, _: Do) -> Round:
    """Each misdealt card goes to the hand that should have had it; if none is due, it is the next to be dealt."""
    state = with_mistake(state, astray=(), waiting=tuple(card for card, _ in state.mistake.astray))
    while takes_waiting(state):
        state = next_given(state)
    return state


def first_deal(state: Round, came: tuple[Card, ...]) -> Round:
    """Complete once every place has two cards and the bank one; from the box the bank gets another, face down."""
    state = changed(state, phase=Dealing("dealing", came))
    if len(came) < len(order_of_deal(state)):
        return state
    hands = tuple(Hand(place, state.first_cards(place)) for place in state.places)
    state = changed(state, phase=Playing("face-down", came, hands, bank=(came[len(hands)],)))
    return state if state.terms.device == "box" else opened(state)


def laid_face_down(state: Round, _: Do) -> Round:
    return changed(opened(with_play(state, hidden=True)), before=changed(state, before=None))


def to_the_bank(state: Round, card: Card) -> Round:
    state = with_play(state, bank=(*state.bank, card))
    state = announcing(state, BANK, 1, state.bank)
    return state if bank_draws(state.bank, state.terms).value else decided(state)


def reshuffled(state: Round, _: Do) -> Round:
    """Shuffle the discards and deal on; what is in play stays (reading cards-run-out)."""
    shoe = changed(state.shoe, seen=in_play(state), unseen=0, marker_out=state.terms.marker_depth is not None)
    return changed(state, shoe=shoe)


# Refusals.


def refuse_closing(state: Round, act: Do) -> Refusal | None:
    if isinstance(state.phase, Betting):
        return None
    if isinstance(state.phase, Preparing):
        clause, first = clause_of_stage(state), comes_first(state)
        return refuse("act_must_belong_to_the_phase", clause, "blackjack-cards-not-ready", untimely=True, first=first)
    return refuse("act_must_belong_to_the_phase", state.terms.at("deal"), "blackjack-close-bets", act=ActWord(act.name))


def refuse_card(state: Round, act: Dealt) -> Refusal | None:
    to = destination(state)
    if refusal := refuse_seat(state, act.to):
        return refusal
    if to is None:
        return _refuse_untimely_card(state, act)
    if takes_waiting(state) and (act.to, act.card) != (to, state.mistake.waiting[0]):
        return _refuse_before_waiting(state, to)
    if takes_waiting(state):
        return None
    if white_card_due(state) and not turns_up(state):
        return refuse_before_white_card(state)
    if is_empty(state) and not turns_up(state):
        return refuse_without_cards(state)
    return _refuse_destination(state, act, to) or refuse_no_card(state, act.card)


def refuse_seat(state: Round, to: Any) -> Refusal | None:
    if type(to) is int or to in (BANK, DISCARD):
        return None
    return refuse("card_must_go_to_a_place", state.terms.at("deal"), "unknown", to=shown(to))


def _refuse_before_waiting(state: Round, to: Seat) -> Refusal:
    clause, card = state.terms.at("mistake-corrected"), state.mistake.waiting[0]
    return refuse("card_must_go_where_it_should_have", clause, untimely=True, card=card, to=seat_text(to))


def _refuse_destination(state: Round, act: Dealt, to: Seat) -> Refusal | None:
    if act.to != to:
        clause, right, wrong = state.terms.at("deal"), seat_text(to), seat_text(act.to)
        if not _may_ask(state, act):
            return refuse("cards_must_be_dealt_in_order", clause, "blackjack-seat", right=right, wrong=wrong)
        return refuse(
            "cards_must_be_dealt_in_order", clause, "blackjack-seat-to-ask", right=right, wrong=wrong, how=HOW_TO_ASK
        )
    hand = state.current
    number = hand.number if hand and to == hand.place else 1
    if act.hand not in (None, number):
        clause, seat = state.terms.at("deal"), seat_text(to)
        return refuse("cards_must_be_dealt_in_order", clause, "blackjack-hand", seat=seat, right=number, wrong=act.hand)
    return None


def refuse_no_card(state: Round, card: Card) -> Refusal | None:
    clause = state.terms.at("decks")
    if refusal := shoe.refuse_no_card(card, clause):
        return refusal
    if card not in cards_left(state):
        return refuse("card_must_be_left", clause, "blackjack", card=card, decks=state.terms.decks)
    return None


def _refuse_untimely_card(state: Round, act: Dealt) -> Refusal:
    terms = state.terms
    if isinstance(state.phase, Betting) and not state.places:
        return refuse("bets_must_be_made_first", terms.at("deal"))
    if isinstance(state.phase, BeforeTheRound) or state.stage == "round-burn":
        clause, first = clause_of_stage(state), comes_first(state)
        return refuse("cards_must_be_ready_before_the_deal", clause, untimely=True, first=first)
    if refusal := refuse_void_round(state):
        return refusal
    if isinstance(state.phase, Settling):
        return refuse("bank_must_not_draw_on_17", terms.at("bank-rule"), act=ActWord("undue-card"))
    hand = state.current
    if act.to == BANK and hand and not state.due:
        clause, sooner, misdeal = terms.at(_second_card(terms)), stands_by_rule(state), ActWord("misdeal")
        return refuse("bank_must_wait_for_the_players", clause, untimely=sooner, place=hand.place, act=misdeal)
    if hand and not state.due and not state.following:
        clause, sooner = terms.at("player-freedom" if terms.player_freedom else "stop-rules"), stands_by_rule(state)
        if _may_ask(state, act):
            return refuse("card_must_be_asked_for", clause, "how", untimely=sooner, place=hand.place, how=HOW_TO_ASK)
        return refuse("card_must_be_asked_for", clause, untimely=sooner, place=hand.place)
    return refuse("act_must_belong_to_the_phase", terms.at("deal"), "blackjack-card", untimely=True)


def _may_ask(state: Round, act: Dealt) -> bool:
    """Whether somebody could ask for this card: the hand is in play, on a place."""
    return act.to in state.places and state.stage == "playing"


def seat_text(seat: Any) -> Message:
    if isinstance(seat, str):
        return Message("blackjack-seat-bank" if seat == BANK else "blackjack-seat-discard")
    return Message("blackjack-seat-place", place=seat)


def refuse_face_down(state: Round, _: Do) -> Refusal | None:
    if state.terms.device != "box":
        topic = "face-up" if state.terms.face_up else "face-down"
        return refuse("bank_must_have_one_card", state.terms.at(topic))
    if state.stage != "face-down" or state.discarding:
        clause, sooner = state.terms.at("box-deal"), not state.hands
        return refuse("act_must_belong_to_the_phase", clause, "blackjack-face-down", untimely=sooner)
    return refuse_without_cards(state) if is_empty(state) else None


def refuse_reshuffle(state: Round, act: Do) -> Refusal | None:
    clause = clause_of_reshuffle(state.terms)
    if not needs_card(state) or turns_up(state) or takes_waiting(state):
        return refuse("act_must_belong_to_the_phase", clause, "blackjack-reshuffle", act=ActWord(act.name))
    if not is_empty(state):
        return refuse("cards_must_have_run_out", clause, "to-reshuffle")
    if not discards(state):
        return refuse("discards_must_be_there", clause)
    return None


def _clauses_of_card(state: Round, _: Dealt) -> tuple[str, ...]:
    terms, to = state.terms, destination(state)
    if takes_waiting(state) or state.mistake.misdealt is not None:
        return (terms.at("mistake-corrected"),)
    if to == DISCARD:
        return (terms.at("exposed-card" if state.stage == "face-down" else "undue-card"),)
    if state.stage == "dealing":
        procedure = "box-deal" if terms.device == "box" else "face-up" if terms.face_up else "face-down"
        return terms.at("deal"), terms.at(procedure)
    if to != BANK:
        return tuple(terms.at(topic) for topic in ("deal", *_limits(state)))
    if state.bank_is_known:
        return bank_draws(state.bank, terms).clauses
    return (terms.at(_second_card(terms)),)


def _limits(state: Round) -> tuple[str, ...]:
    """The topics of the clauses by which the hand gets this one card and no other."""
    hand, stops = in_hand(state), state.terms.stops_at_21
    if is_split_ace(hand):
        return ("split-aces", *(("one-card-on-aces",) if stops else ()))
    return ("one-card-on-double",) if hand.doubled and stops else ()


def _second_card(terms: Terms) -> str:
    """The topic of the clause on the bank's second card."""
    if terms.device == "box":
        return "box-deal"
    return "bank-second-card-face-up" if terms.face_up else "bank-second-card"


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Do, refuse_closing, bets_closed, at_topics("deal"), NO_MORE_BETS.step),
    ActRule(Dealt, refuse_card, dealt, _clauses_of_card),
    ActRule(Do, refuse_face_down, laid_face_down, at_topics("box-deal"), FACE_DOWN.step),
    ActRule(Do, refuse_reshuffle, reshuffled, lambda state, _: (clause_of_reshuffle(state.terms),), RESHUFFLE.step),
)
