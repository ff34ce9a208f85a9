"""Cards dealt face up, mistakes in dealing, an undue card of the bank (articles 2, 3; articles 5, 6)."""

from dataclasses import dataclass, replace
from typing import ClassVar

from banca.games.blackjack.dealing import (
    CORRECT,
    RAN_OUT,
    Cancel,
    corrected,
    destination,
    discards,
    needs_card,
    order_of_deal,
    refuse_seat,
    seat_text,
    turns_up,
)
from banca.games.blackjack.settling import cancelled, gone_on
from banca.games.blackjack.state import BANK, Dealing, Playing, Round, Settling, is_empty, with_mistake, with_play
from banca.games.blackjack.terms import at_topics
from banca.law import ActWord, Refusal, refuse
from banca.law.numbers import shown
from banca.play.act import Act, Do
from banca.play.act_rules import ActRule
from banca.play.fields import SelectionValue

EXPOSED = Do("exposed")
UNDUE = Do("undue-card")
UNDUE_UNSEEN = Do("undue-card-unseen")
PUT_BACK = Do("put-back")
MISDEALT = "misdeal"
CAUSES = (MISDEALT, RAN_OUT)  # a mistake that cannot be corrected; no card left to deal or shuffle


@dataclass(frozen=True, slots=True)
class Misdeal(Act):
    """The next card goes by mistake to this place, or to the bank."""

    word: ClassVar[str] = "misdeal"

    to: SelectionValue


# A card that comes face up.


def is_first_of_session(state: Round) -> bool:
    return state.shoe.rounds == 0 and len(state.shoe.seen) == 1


def exposed(state: Round, act: Do) -> Round:
    """It is void and the next replaces it, unless the table lets the first of a session count."""
    before = came_before(state)
    if before.stage == "face-down":  # its face is not recorded yet
        return with_mistake(with_play(before, hidden=True), discarding=True)
    if state.terms.exposed_first_valid and is_first_of_session(state):
        return replace(state, log=(*state.log, act))
    return replace(before, shoe=replace(before.shoe, seen=state.shoe.seen))


def came_before(state: Round) -> Round:
    if state.before is None:
        raise ValueError("no card has just come")
    return state.before


def refuse_exposed(state: Round, act: Do) -> Refusal | None:
    clause = state.terms.at("exposed-card")
    if state.before is None:
        return refuse("card_must_have_come_face_up", clause, "none-came", act=ActWord(act.name))
    if state.before.hidden and not state.hidden:
        return refuse("card_must_have_come_face_up", clause, "turned-up")
    return None


# Mistakes in dealing.


def dealt_wrongly(state: Round, act: Misdeal) -> Round:
    """Recorded before the card itself, which then goes to the wrong place."""
    return with_mistake(_noted(state, act), misdealt=act.to)


def refuse_misdeal(state: Round, act: Misdeal) -> Refusal | None:
    """In the first deal cards go astray until it is noticed; later a single one is corrected at once."""
    clause = state.terms.at("mistake-corrected")
    if refusal := refuse_seat(state, act.to):
        return refusal
    if act.to != BANK and act.to not in range(1, state.terms.places + 1):
        to, places = seat_text(act.to), state.terms.places
        return refuse("card_must_go_to_a_place", clause, "none-of-the-table", to=to, places=places)
    dealing = isinstance(state.phase, Dealing | Playing) and state.stage != "face-down"
    if state.due or state.following or not dealing or state.discarding or turns_up(state):
        sooner = bool(state.due or state.following) or not state.hands
        return refuse("mistake_must_be_in_dealing", clause, "none-dealt", untimely=sooner)
    return _refuse_one_more(state, clause) or _refuse_right(state, act, clause)


def _refuse_one_more(state: Round, clause: str) -> Refusal | None:
    most = len(order_of_deal(state)) - len(state.came) if state.stage == "dealing" else 1
    mistake = state.mistake
    if mistake.misdealt is None and len(mistake.astray) + len(mistake.waiting) < most:
        return None
    return refuse("mistake_must_be_put_right_first", clause, untimely=bool(mistake.astray))


def _refuse_right(state: Round, act: Misdeal, clause: str) -> Refusal | None:
    if state.mistake.astray or act.to != destination(state):
        return None
    return refuse("mistake_must_be_in_dealing", clause, "no-mistake", to=seat_text(act.to))


def refuse_correction(state: Round, act: Do) -> Refusal | None:
    if state.mistake.astray and state.mistake.misdealt is None:
        return None
    clause = state.terms.at("mistake-corrected")
    return refuse("mistake_must_be_in_dealing", clause, "none-astray", act=ActWord(act.name))


def refuse_cancel(state: Round, act: Cancel) -> Refusal | None:
    clause = state.terms.at("round-cancelled")
    if not act.why:
        return refuse("round_must_be_cancelled_for_a_cause", clause, "missing")
    if act.why not in CAUSES:
        return refuse("round_must_be_cancelled_for_a_cause", clause, "unknown", why=shown(act.why))
    if state.void:
        return refuse("round_must_not_be_void_already", clause, "blackjack")
    if not state.came and not state.mistake.astray:
        return refuse("deal_must_have_begun", clause, "blackjack")
    if act.why == RAN_OUT and (not needs_card(state) or not is_empty(state) or discards(state)):
        return refuse("cards_must_have_run_out", clause, "to-cancel")
    return None


# An undue card of the bank.


def refuse_undue(state: Round, act: Do) -> Refusal | None:
    """Refuse unless the bank may draw no more: then a card drawn for it is undue."""
    clause = state.terms.at("undue-card")
    played = isinstance(state.phase, Settling) and state.bank_is_known
    if not played or state.void or state.discarding:
        return refuse("bank_must_have_finished_drawing", clause, act=ActWord(act.name))
    return refuse("cards_must_be_left", clause, "to-draw") if is_empty(state) else None


def refuse_undue_unseen(state: Round, act: Do) -> Refusal | None:
    if refusal := refuse_undue(state, act):
        return refusal
    if not state.terms.undue_unseen_valid:
        return None
    return refuse("unseen_card_must_keep_its_place", state.terms.at("undue-card"), act=ActWord(PUT_BACK.step))


def refuse_putting_back(state: Round, act: Do) -> Refusal | None:
    if refusal := refuse_undue(state, act):
        return refusal
    if state.terms.undue_unseen_valid:
        return None
    return refuse("undue_card_must_be_void", state.terms.at("undue-card"), act=ActWord(UNDUE_UNSEEN.step))


def _noted(state: Round, act: Act) -> Round:
    return replace(state, log=(*state.log, act))


def _unseen(state: Round, act: Act) -> Round:
    return gone_on(replace(_noted(state, act), shoe=state.shoe.burning(1)))


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Do, refuse_exposed, exposed, at_topics("exposed-card"), EXPOSED.step),
    ActRule(Misdeal, refuse_misdeal, dealt_wrongly, at_topics("mistake-corrected")),
    ActRule(Do, refuse_correction, corrected, at_topics("mistake-corrected"), CORRECT.step),
    ActRule(Cancel, refuse_cancel, lambda state, act: cancelled(state, str(act.why)), at_topics("round-cancelled")),
    ActRule(
        Do, refuse_undue, lambda s, a: with_mistake(_noted(s, a), discarding=True), at_topics("undue-card"), UNDUE.step
    ),
    ActRule(Do, refuse_undue_unseen, _unseen, at_topics("undue-card"), UNDUE_UNSEEN.step),
    ActRule(Do, refuse_putting_back, lambda s, a: gone_on(_noted(s, a)), at_topics("undue-card"), PUT_BACK.step),
)
