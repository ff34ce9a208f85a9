"""How the cards are shuffled, cut, marked, loaded and burnt, and how a session ends (article 2; articles 2 and 4)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, get_args

from banca.games.blackjack.shoe import why_over
from banca.games.blackjack.state import (
    BANK,
    BeforeTheRound,
    Betting,
    Dealing,
    Phase,
    Playing,
    Preparing,
    PreparingStage,
    Round,
    Settling,
    Stage,
    is_empty,
)
from banca.games.blackjack.terms import Terms, at_topics
from banca.games.shoe.preparation import (
    LOAD,
    NO_MORE_BETS,
    REPLACE_CARDS,
    SHUFFLE,
    UNFIT,
    WHITE_CARD,
    Preparation,
    refuse_number_burnt,
    turn_of_cut,
)
from banca.law import ActWord, Refusal, refuse
from banca.material.cards import PACK
from banca.messages.errors import Message
from banca.money import changed
from banca.play.act import Act, Do
from banca.play.act_rules import ActRule
from banca.play.fields import Name, PositiveInt
from banca.play.turn import Croupier, Turn

PREPARATION = Preparation(
    stages=get_args(PreparingStage),
    order="cards_must_be_prepared_in_order",
    once="session_must_end_before_cards_are_prepared_anew",
    machine="machine",
    white_card="second",
)
# The act of a stage, if it is not named like it.
ACTS: Mapping[Stage, str] = {"opening-burn": "burn", "betting": NO_MORE_BETS.step, "round-burn": "burn"}
BURNS: tuple[Stage, ...] = ("round-burn", "second-burn")  # in a round


@dataclass(frozen=True, slots=True)
class Cut(Act):
    """Any player who wants to cuts with a white card, or else the bank."""

    word: ClassVar[str] = "cut"

    by: Name = BANK


@dataclass(frozen=True, slots=True)
class PlaceWhiteCard(Act):
    """The second white card is put into the pack, with so many cards behind it."""

    word: ClassVar[str] = "place-white-card"

    behind: PositiveInt | None = None  # as many as the table has adopted


@dataclass(frozen=True, slots=True)
class Burn(Act):
    """Cards leave the device unseen and belong to no hand."""

    word: ClassVar[str] = "burn"

    cards: PositiveInt


def first_step(terms: Terms) -> Preparing:
    """A machine is only loaded (art2.1.b; art2.1.2)."""
    return Preparing("load" if terms.device == "machine" else "shuffle")


# Whose turn it is.


def turn_of_preparation(state: Round) -> Turn:
    if state.shoe.unfit and state.phase == first_step(state.terms):
        return Croupier(REPLACE_CARDS)
    match state.stage:
        case "shuffle":
            return Croupier(SHUFFLE)
        case "cut":
            return _turn_of_cut(state)
        case "place-white-card":
            return Croupier(PlaceWhiteCard(state.terms.marker_depth))
        case "load":
            return Croupier(LOAD)
    return Croupier(Burn(state.terms.opening_burn))


def _turn_of_cut(state: Round) -> Turn:
    """Any player may cut; if none does, the bank."""
    player = next((player for _, player in state.shoe.seats), None)
    return turn_of_cut(player, Cut(player or BANK), Cut(), prescribed=Cut())


def white_card_due(state: Round) -> bool:
    """The second white card comes out next (reading white-card-comes-first)."""
    depth = state.shoe.marker(state.terms)
    if depth is None or state.shoe.packs is None or state.shoe.marker_out or not state.in_round:
        return False
    return state.shoe.left(state.terms.decks) <= depth


def comes_first(state: Round) -> Message:
    """What must be done before cards are dealt, by act name."""
    return Message("blackjack-comes-first", act=ActWord(ACTS.get(state.stage, state.stage)))


def clause_of_stage(state: Round) -> str:
    """The clause that prescribes the next step before cards are dealt."""
    topics: Mapping[Stage, str] = {
        "shuffle": why_over(state.shoe, state.terms) or "shuffle",
        "cut": "cut",
        "place-white-card": "second-white-card",
        "load": "machine-shuffles" if state.terms.device == "machine" else "load",
        "opening-burn": "opening-burn",
        "round-burn": "round-burn",
    }
    return state.terms.at(topics.get(state.stage, "deal"))


# Effects of acts.


def shuffled(state: Round, _: Do) -> Round:
    return changed(state, shoe=state.shoe.prepared(state.terms), phase=Preparing("cut"))


def cut(state: Round, _: Cut) -> Round:
    return changed(state, phase=Preparing("place-white-card" if state.terms.marker_depth else "load"))


def loaded(state: Round, _: Do) -> Round:
    """A machine shuffles the cards itself."""
    shoe = state.shoe.prepared(state.terms) if state.terms.device == "machine" else state.shoe
    return changed(state, shoe=shoe, phase=Preparing("opening-burn"))


def marked(state: Round, act: PlaceWhiteCard) -> Round:
    shoe = changed(state.shoe, depth=act.behind or state.terms.marker_depth)
    return changed(state, shoe=shoe, phase=Preparing("load"))


def burnt(state: Round, act: Burn) -> Round:
    return changed(state, shoe=state.shoe.burning(act.cards), phase=after_burn(state.phase))


def after_burn(phase: Phase) -> Phase:
    """Go on with what waited for the burnt card, if anything did."""
    match phase:
        case Preparing("opening-burn"):
            return Betting()
        case Dealing("round-burn"):
            return changed(phase, stage="dealing")
        case Playing("second-burn"):
            return changed(phase, stage="bank")
    return phase


def white_card_out(state: Round, _: Do) -> Round:
    return changed(state, shoe=changed(state.shoe, marker_out=True))


def marked_unfit(state: Round, _: Do) -> Round:
    return changed(state, shoe=changed(state.shoe, unfit=True))


def replaced(state: Round, _: Do) -> Round:
    """New cards are shuffled before they are dealt."""
    return changed(state, shoe=changed(state.shoe, unfit=False), phase=first_step(state.terms))


# Refusals.


def _refuse_with_machine(state: Round, act: Act) -> Refusal | None:
    machine = state.terms.device == "machine"
    return PREPARATION.refuse_with_machine(act, state.terms.at("machine-shuffles")) if machine else None


def _in_its_turn(stage: PreparingStage, topic: str) -> Callable[[Round, Act], Refusal | None]:
    """Refuse a step of the preparation that is out of order."""

    def refuse_step(state: Round, act: Act) -> Refusal | None:
        if refusal := PREPARATION.refuse(act, state.stage, stage, state.terms.at(topic)):
            return refusal
        return refuse_unfit_cards(state) if stage == first_step(state.terms).stage else None

    return refuse_step


def refuse_unfit_cards(state: Round) -> Refusal | None:
    if not state.shoe.unfit:
        return None
    return refuse("unfit_cards_must_be_replaced", state.terms.at("reshuffle"), "blackjack", untimely=True)


def refuse_shuffle(state: Round, act: Do) -> Refusal | None:
    """At the end of a session, or of any round if that is the table's practice."""
    if refusal := _refuse_with_machine(state, act):
        return refusal
    clause = state.terms.at("shuffle-after-any-round")
    betting = isinstance(state.phase, Betting)
    if state.in_round or (betting and state.stakes):
        return refuse("cards_must_be_shuffled_between_rounds", clause)
    if not betting:
        return _in_its_turn("shuffle", "shuffle")(state, act)
    if state.terms.shuffles != "any-round":
        return refuse("session_must_end_before_cards_are_prepared_anew", clause, "by-white-card")
    return refuse_unfit_cards(state)


def refuse_cut(state: Round, act: Cut) -> Refusal | None:
    return _refuse_with_machine(state, act) or _in_its_turn("cut", "cut")(state, act)


def refuse_marker(state: Round, act: PlaceWhiteCard) -> Refusal | None:
    if refusal := _refuse_with_machine(state, act):
        return refusal
    clause, depth = state.terms.at("second-white-card"), state.terms.marker_depth
    if depth is None:
        return refuse("single_deck_must_have_one_white_card", clause, "to-place")
    behind = depth if act.behind is None else act.behind
    cards = state.terms.decks * len(PACK)
    if not depth <= behind < cards:
        return refuse("white_card_must_be_deep_enough", clause, "blackjack", behind=behind, least=depth, cards=cards)
    return _in_its_turn("place-white-card", "second-white-card")(state, act)


def refuse_load(state: Round, act: Do) -> Refusal | None:
    topic = "machine-shuffles" if state.terms.device == "machine" else "load"
    return _in_its_turn("load", topic)(state, act)


def refuse_burn(state: Round, act: Burn) -> Refusal | None:
    terms, stage = state.terms, state.stage
    awaited = {"opening-burn": terms.opening_burn, "round-burn": 1, "second-burn": 1}.get(stage)
    preparing = isinstance(state.phase, Preparing)
    topic = "opening-burn" if preparing else "round-burn"
    if awaited is None:
        sooner = preparing or (stage != "over" and not state.bank_is_known and _burns_later(state))
        return refuse("burn_must_keep_its_time", terms.at(topic), "blackjack", untimely=sooner)
    if state.due or state.mistake.waiting:
        return refuse("act_must_belong_to_the_phase", terms.at(topic), "blackjack-burn", untimely=True)
    if white_card_due(state):
        return refuse_before_white_card(state)
    if is_empty(state):
        return refuse_without_cards(state)
    return refuse_number_burnt(act.cards, awaited, terms.at(topic))


def _burns_later(state: Round) -> bool:
    """Whether a card is still to be burnt in this round."""
    starts = state.terms.burn_at_start and state.shoe.rounds > 0 and isinstance(state.phase, BeforeTheRound)
    return starts or state.terms.burn_before_second


def refuse_before_white_card(state: Round) -> Refusal:
    return PREPARATION.refuse_before_white_card(state.terms.at("reshuffle"))


def refuse_without_cards(state: Round) -> Refusal:
    """The text is silent: what was discarded is shuffled, or the round is cancelled (reading cards-run-out)."""
    return refuse("cards_must_be_left", clause_of_reshuffle(state.terms), untimely=True)


def clause_of_reshuffle(terms: Terms) -> str:
    """Where the reading cards-run-out stands: the box has a clause of its own."""
    return terms.at("one-round" if terms.device == "box" else "reshuffle")


def refuse_white_card(state: Round, act: Do) -> Refusal | None:
    if refusal := _refuse_with_machine(state, act):
        return refusal
    clause = state.terms.at("last-round")
    if state.terms.marker_depth is None:
        return refuse("single_deck_must_have_one_white_card", clause, "to-come-out")
    if state.shoe.marker_out:
        return refuse("white_card_must_come_once", clause, "blackjack")
    drawing = state.in_round and (state.discarding or not isinstance(state.phase, Settling))
    if not drawing:
        sooner = isinstance(state.phase, BeforeTheRound)
        return refuse("white_card_must_come_out_of_the_shoe", clause, "blackjack", untimely=sooner)
    return _refuse_white_card_there(state)


def _refuse_white_card_there(state: Round) -> Refusal | None:
    """Check against the number of cards left; if it is unknown how many were shuffled, it is only an upper bound."""
    left, depth = state.shoe.left(state.terms.decks), state.shoe.marker(state.terms) or 0
    clause = state.terms.at("last-round")
    if state.shoe.packs is not None and left > depth:
        return refuse("white_card_must_come_in_its_place", clause, "too-early", cards=left - depth)
    if left < depth:
        return refuse("white_card_must_come_in_its_place", clause, "too-late", left=left, behind=depth)
    return None


def refuse_unfit(state: Round, _: Do) -> Refusal | None:
    clause = state.terms.at("reshuffle")
    return refuse("cards_must_be_marked_once", clause, "blackjack") if state.shoe.unfit else None


def refuse_replacing(state: Round, _: Do) -> Refusal | None:
    any_round = state.terms.shuffles == "any-round" and isinstance(state.phase, Betting) and not state.stakes
    if state.shoe.unfit and (any_round or state.phase == first_step(state.terms)):
        return None
    return refuse("cards_must_be_replaced_between_sessions", state.terms.at("reshuffle"))


def _clauses_of_load(state: Round, _: Do) -> tuple[str, ...]:
    return (state.terms.at("machine-shuffles" if state.terms.device == "machine" else "load"),)


def _clauses_of_shuffle(state: Round, _: Do) -> tuple[str, ...]:
    if isinstance(state.phase, Betting):
        return (state.terms.at("shuffle-after-any-round"),)
    why = why_over(state.shoe, state.terms)
    return tuple(state.terms.at(topic) for topic in ("shuffle", "same-cards", why) if topic)


def _clauses_of_burn(state: Round, _: Burn) -> tuple[str, ...]:
    if state.stage != "opening-burn":
        return (state.terms.at("round-burn"),)
    per_deck = state.terms.opening_burn == state.terms.decks
    return state.terms.at("opening-burn"), state.terms.at("burn-per-deck" if per_deck else "burn-one-card")


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Do, refuse_unfit, marked_unfit, at_topics("reshuffle"), UNFIT.step),
    ActRule(Do, refuse_replacing, replaced, at_topics("reshuffle"), REPLACE_CARDS.step),
    ActRule(Do, refuse_shuffle, shuffled, _clauses_of_shuffle, SHUFFLE.step),
    ActRule(Cut, refuse_cut, cut, at_topics("cut")),
    ActRule(PlaceWhiteCard, refuse_marker, marked, at_topics("second-white-card")),
    ActRule(Do, refuse_load, loaded, _clauses_of_load, LOAD.step),
    ActRule(Burn, refuse_burn, burnt, _clauses_of_burn),
    ActRule(Do, refuse_white_card, white_card_out, at_topics("last-round"), WHITE_CARD.step),
)
