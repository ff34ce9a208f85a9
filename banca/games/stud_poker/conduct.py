"""Articles 6(4) and 12 of 61/2004: what bettors may not do; and what each of them may see."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.stud_poker.deal import face_up
from banca.games.stud_poker.equipment import CROUPIER
from banca.games.stud_poker.hands import opens
from banca.games.stud_poker.state import Round
from banca.law import Refusal
from banca.play.act import Act
from banca.play.bets import DRAWS
from banca.play.fields import Name
from banca.play.rule import Ruling


@dataclass(frozen=True, slots=True)
class Leave(Act):
    word: ClassVar[str] = "leave"

    player: Name


@dataclass(frozen=True, slots=True)
class Talk(Act):
    """A bettor talks with another or with anybody else, or shows his cards."""

    word: ClassVar[str] = "talk"

    player: Name


@dataclass(frozen=True, slots=True)
class Note(Act):
    """A bettor asks to record results, to forecast or to work out a strategy."""

    word: ClassVar[str] = "note"

    player: Name
    what: Name | None = None


@dataclass(frozen=True, slots=True)
class Breach(Act):
    """Something forbidden was done: it is written down, and no bet is void for it (reading breach-without-sanction)."""

    word: ClassVar[str] = "breach"

    player: Name
    what: Name


def holds_cards(state: Round, player: str) -> bool:
    """From the closing of the bets until the hand is folded or settled."""
    box = state.box_of(player)
    if box not in state.boxes or state.ahead or state.void or (box, False) in state.decided:
        return False
    return not state.shown or any(position.player == player for position, _ in state.due)


def refuse_leaving(state: Round, act: Leave) -> Refusal | None:
    if not holds_cards(state, act.player):
        return None
    says = f"{act.player} holds cards: neither bettor nor cards leave the table until the hand is folded or settled"
    return Refusal("bettor_holding_cards_must_stay", "art6.4", says)


def refuse_talking(state: Round, _: Talk) -> Refusal | None:
    if not state.deciding:
        return None
    says = "nobody talks or shows cards while bettors look at theirs to decide (reading talk-while-others-decide)"
    return Refusal("bettors_must_not_talk_while_deciding", "art12.2", says)


def refuse_note(_: Round, act: Note) -> Refusal | None:
    says = f"{act.what or 'that'}: nothing may be used to record results, to forecast or to work out strategies"
    return Refusal("bettors_must_not_record_or_forecast", "art12.1", says)


def logged(state: Round, act: Act) -> Round:
    return replace(state, log=(*state.log, act))


def left(state: Round, act: Leave) -> Round:
    """Before the bets are closed a bettor takes his stakes along; a jackpot bet carried over is given back."""
    if not state.ahead:
        return logged(state, act)
    own = [stake for stake in state.stakes if stake.position.player == act.player]
    fresh = {stake.position for stake in own if not stake.held}
    due = tuple((stake.position, given_back()) for stake in own if stake.held)
    stakes = tuple(stake for stake in state.stakes if stake.position not in fresh)
    return logged(replace(state, stakes=stakes, due=(*state.due, *due)), act)


def given_back() -> Ruling[Any]:
    """Of a jackpot bet that was carried over: without an ante there can be none (reading carried-bet-without-ante)."""
    return Ruling(DRAWS, ("art5.2", "art10.1", "art11.1"))


def seen_by(state: Round, player: str) -> Mapping[str, Any]:
    """What a bettor may see, and nothing else: his own cards, what lies face up, his bets, the display."""
    box = state.box_of(player)
    gone = box is None or (box, False) in state.decided
    shown = state.display
    return {
        "hand": [] if gone or box is None else list(state.hand(box)),
        "face_up": {str(seat): list(cards) for seat, cards in open_hands(state).items()},
        "accepted": {s.position.bet: s.amount for s in state.stakes if s.position.player == player},
        "jackpot": shown.shown if shown and state.posted else None,
    }


def open_hands(state: Round) -> Mapping[Any, tuple[str, ...]]:
    """What everybody sees: after the showdown the croupier's hand, the hands he opens (9.3), those that win a prize."""
    if not state.shown or state.void:
        return face_up(state)
    croupiers = state.hand(CROUPIER)
    winners = {prize.box for prize in state.prizes}
    boxes = [box for box in state.raised if opens(croupiers) or box in winners]
    return {**face_up(state), CROUPIER: croupiers, **{box: state.hand(box) for box in boxes}}
