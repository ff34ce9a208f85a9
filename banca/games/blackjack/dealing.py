"""The cards as they come: the first deal, the card face down, additional cards, the bank's (articles 2, 3; 5, 7)."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.blackjack.bets import MAIN
from banca.games.blackjack.betting import unsupported_stakes
from banca.games.blackjack.hands import bank_draws
from banca.games.blackjack.playing import in_play as in_hand
from banca.games.blackjack.playing import is_split_ace, landed, opened, stands_by_rule
from banca.games.blackjack.preparation import (
    BURNS,
    PREPARATION,
    Burn,
    after_burn,
    clause_of_reshuffle,
    clause_of_stage,
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
from banca.games.blackjack.terms import Terms, count_text
from banca.games.shoe import state as shoe
from banca.games.shoe.preparation import NO_MORE_BETS, WHITE_CARD
from banca.law import Refusal
from banca.material.cards import PACK, Card
from banca.money import IndexedStakes
from banca.play.act import Act, Do
from banca.play.act_rules import ActRule, untimely
from banca.play.bets import DRAWS
from banca.play.fields import CardName, Name, PositiveInt, SelectionValue
from banca.play.rule import Ruling
from banca.play.turn import Chance, Croupier, Turn

FACE_DOWN = Do("face-down")
CORRECT = Do("correct")
RESHUFFLE = Do("reshuffle")
RAN_OUT = "cards-run-out"


@dataclass(frozen=True, slots=True)
class Dealt(Act):
    """A card comes: to a place, to the bank, or to the discards."""

    word: ClassVar[str] = "card"

    to: SelectionValue
    card: CardName
    hand: PositiveInt | None = None  # of a place whose cards are split: checked where it is said


@dataclass(frozen=True, slots=True)
class Cancel(Act):
    """The round cannot be played to its end."""

    word: ClassVar[str] = "cancel"

    why: Name | None = None  # one of CAUSES in irregular: without it no round is cancelled


# Where the next card goes.


def order_of_deal(state: Round) -> tuple[Seat, ...]:
    """A card to each place, the bank's open card, the second ones (reading order-of-the-first-deal)."""
    return (*state.places, BANK, *state.places)


def destination(state: Round) -> Seat | None:
    """Where the next card goes; None while something else comes before it, or no more is dealt."""
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
            return DISCARD if mistake.waiting else None  # a card that came too early is the one that is burnt
    hand = state.current
    return hand.place if hand and hand.awaits_card else None


def needs_card(state: Round) -> bool:
    """A card is to be dealt, burnt or laid face down."""
    burns = state.stage in (*BURNS, "face-down") and not state.due
    return burns or destination(state) is not None


def turns_up(state: Round) -> bool:
    """What comes is the bank's card that lies face down, or should have been laid so."""
    return state.hidden and state.stage in ("bank", "face-down")


def takes_waiting(state: Round) -> bool:
    """What comes is a card that was dealt too early."""
    mistake = state.mistake
    due = mistake.waiting and mistake.misdealt is None and destination(state) is not None
    return bool(due) and not turns_up(state)


def discards(state: Round) -> int:
    """How many cards lie in no hand that is still in play, and not face down before the bank or astray."""
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
    return Chance({Dealt(to, card): n for card, n in cards_left(state).weights.items()})


# What is done.


def bets_closed(state: Round, _: Do) -> Round:
    """Stakes that lost what they rested on go back; without a place to deal to the round is over."""
    back = unsupported_stakes(state)
    given_back = {stake.position for stake, _ in back}
    left = (s for s in state.stakes if s.position not in given_back)
    made = IndexedStakes(left) if back else state.stakes
    due = due_in_order(*(Due(stake.position, Ruling(DRAWS, (clause,))) for stake, clause in back))
    if not any(stake.position.bet == MAIN for stake in made):
        return replace(state, phase=Settling() if due else Over(), due=due)
    burns = state.terms.burn_at_start and state.shoe.rounds > 0
    phase = Dealing("round-burn" if burns else "dealing")
    return replace(state, phase=phase, made=made, people=People(state.shoe.seats), due=due)


def dealt(state: Round, act: Dealt) -> Round:
    before = replace(state, before=None)
    if takes_waiting(state):
        return next_given(before)
    shown = replace(before, shoe=state.shoe.showing(act.card))
    if turns_up(state):
        shown = with_play(shown, hidden=False)
    mistake = state.mistake
    if mistake.misdealt is not None:
        return with_mistake(shown, misdealt=None, astray=(*mistake.astray, (act.card, mistake.misdealt)))
    given = given_to(shown, destination(state), act.card)
    return replace(given, before=None if destination(state) == DISCARD else before)


def given_to(state: Round, to: Seat | None, card: Card) -> Round:
    if to == DISCARD:
        return gone_on(replace(with_mistake(state, discarding=False), phase=after_burn(state.phase)))
    if isinstance(state.phase, Dealing):
        return first_deal(state, (*state.phase.came, card))
    return to_the_bank(state, card) if to == BANK else landed(state, card)


def next_given(state: Round) -> Round:
    """The first of the cards that came too early, to whom it should have gone."""
    first, *others = state.mistake.waiting
    return given_to(with_mistake(state, waiting=tuple(others)), destination(state), first)


def corrected(state: Round, _: Do) -> Round:
    """Each card goes to the hand that should have had it; where none is due, it is the next to be dealt."""
    state = with_mistake(state, astray=(), waiting=tuple(card for card, _ in state.mistake.astray))
    while takes_waiting(state):
        state = next_given(state)
    return state


def first_deal(state: Round, came: tuple[Card, ...]) -> Round:
    """Nothing more until every place has two cards and the bank one; from the box it gets another, face down."""
    state = replace(state, phase=Dealing("dealing", came))
    if len(came) < len(order_of_deal(state)):
        return state
    hands = tuple(Hand(place, state.first_cards(place)) for place in state.places)
    state = replace(state, phase=Playing("face-down", came, hands, bank=(came[len(hands)],)))
    return state if state.terms.device == "box" else opened(state)


def laid_face_down(state: Round, _: Do) -> Round:
    return replace(opened(with_play(state, hidden=True)), before=replace(state, before=None))


def to_the_bank(state: Round, card: Card) -> Round:
    state = with_play(state, bank=(*state.bank, card))
    state = announcing(state, BANK, 1, state.bank)
    return state if bank_draws(state.bank, state.terms).value else decided(state)


def reshuffled(state: Round, _: Do) -> Round:
    """The discards are shuffled and dealt on; what is in play stays (reading cards-run-out)."""
    shoe = replace(state.shoe, seen=in_play(state), unseen=0, marker_out=state.terms.marker_depth is not None)
    return replace(state, shoe=shoe)


# When it may not be done.


def refuse_closing(state: Round, act: Do) -> Refusal | None:
    if isinstance(state.phase, Betting):
        return None
    if isinstance(state.phase, Preparing):
        says = f"the cards are not ready for a round: {PREPARATION.comes_first(state.stage)}"
        return Refusal("act_must_belong_to_the_phase", clause_of_stage(state), says, untimely=True)
    says = f"{act.name} closes the bets before the deal"
    return Refusal("act_must_belong_to_the_phase", state.terms.at("deal"), says)


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
    says = f"{to!r} is neither a place nor the bank: a place is a number, as in 1, and the bank is {BANK!r}"
    return Refusal("card_must_go_to_a_place", state.terms.at("deal"), says)


def _refuse_before_waiting(state: Round, to: Seat) -> Refusal:
    says = f"{state.mistake.waiting[0]}, dealt too early, is the next card: it goes to {seat_text(to)}"
    return Refusal("card_must_go_where_it_should_have", state.terms.at("mistake-corrected"), says, untimely=True)


def _refuse_destination(state: Round, act: Dealt, to: Seat) -> Refusal | None:
    if act.to != to:
        says = f"the next card goes to {seat_text(to)}, not to {seat_text(act.to)}{_how_to_draw(state, act)}"
        return Refusal("cards_must_be_dealt_in_order", state.terms.at("deal"), says)
    hand = state.current
    number = hand.number if hand and to == hand.place else 1
    if act.hand not in (None, number):
        says = f"the next card goes to hand {number} of place {to}, not to hand {act.hand}"
        return Refusal("cards_must_be_dealt_in_order", state.terms.at("deal"), says)
    return None


def refuse_no_card(state: Round, card: Card) -> Refusal | None:
    clause = state.terms.at("decks")
    if refusal := shoe.refuse_no_card(card, clause):
        return refusal
    if card not in cards_left(state):
        says = f"every {card} of {count_text(state.terms.decks, 'deck')} has come out already"
        return Refusal("card_must_be_left", clause, says)
    return None


def _refuse_untimely_card(state: Round, act: Dealt) -> Refusal:
    terms = state.terms
    if isinstance(state.phase, Betting) and not state.places:
        return Refusal("bets_must_be_made_first", terms.at("deal"), "nobody has bet: no cards are dealt")
    if isinstance(state.phase, BeforeTheRound) or state.stage == "round-burn":
        says = f"no card is dealt yet: {PREPARATION.comes_first(state.stage)}"
        return Refusal("cards_must_be_ready_before_the_deal", clause_of_stage(state), says, untimely=True)
    if refusal := refuse_void_round(state):
        return refusal
    if isinstance(state.phase, Settling):
        says = "the bank has 17 or more and draws no more: a card drawn all the same is told by undue-card"
        return Refusal("bank_must_not_draw_on_17", terms.at("bank-rule"), says)
    hand = state.current
    if act.to == BANK and hand and not state.due:
        says = f"place {hand.place} has not decided: the bank's second card comes after (one dealt too early: misdeal)"
        sooner = stands_by_rule(state)
        return Refusal("bank_must_wait_for_the_players", terms.at(_second_card(terms)), says, untimely=sooner)
    if hand and not state.due and not state.following:
        says = f"place {hand.place} is to decide, and has asked for no card{_how_to_draw(state, act)}"
        topic = "player-freedom" if terms.player_freedom else "stop-rules"
        return Refusal("card_must_be_asked_for", terms.at(topic), says, untimely=stands_by_rule(state))
    return untimely(act, terms.at("deal"), "something else comes before this card")


def _how_to_draw(state: Round, act: Dealt) -> str:
    place = act.to in state.places and state.stage == "playing"
    return ": a card is asked for by draw, double or split" if place else ""


def seat_text(seat: Any) -> str:
    return f"the {seat}" if isinstance(seat, str) else f"place {seat}"


def refuse_face_down(state: Round, _: Do) -> Refusal | None:
    if state.terms.device != "box":
        topic = "face-up" if state.terms.face_up else "face-down"
        says = "only from the metal box is a card of the bank dealt face down"
        return Refusal("bank_must_have_one_card", state.terms.at(topic), says)
    if state.stage != "face-down" or state.discarding:
        clause = state.terms.at("box-deal")
        says = "the bank's second card is laid face down after the first deal"
        return Refusal("act_must_belong_to_the_phase", clause, says, untimely=not state.hands)
    return refuse_without_cards(state) if is_empty(state) else None


def refuse_reshuffle(state: Round, act: Do) -> Refusal | None:
    clause = clause_of_reshuffle(state.terms)
    if not needs_card(state) or turns_up(state) or takes_waiting(state):
        return Refusal("act_must_belong_to_the_phase", clause, f"{act.name} has no place now: no card is needed")
    if not is_empty(state):
        return Refusal("cards_must_have_run_out", clause, "cards are left: they are dealt before others are shuffled")
    if not discards(state):
        return Refusal("discards_must_be_there", clause, "every card is in play: there are no discards to shuffle")
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


def _at(topic: str) -> Any:
    return lambda state, _: (state.terms.at(topic),)


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Do, refuse_closing, bets_closed, _at("deal"), NO_MORE_BETS.step),
    ActRule(Dealt, refuse_card, dealt, _clauses_of_card),
    ActRule(Do, refuse_face_down, laid_face_down, _at("box-deal"), FACE_DOWN.step),
    ActRule(Do, refuse_reshuffle, reshuffled, lambda state, _: (clause_of_reshuffle(state.terms),), RESHUFFLE.step),
)
