"""Articles 6(4) and 12 of 61/2004: forbidden conduct, and what each bettor may see."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.stud_poker.deal import DealCard, DealHand, face_up
from banca.games.stud_poker.equipment import CROUPIER
from banca.games.stud_poker.showdown import opened_boxes
from banca.games.stud_poker.state import Round
from banca.law import Refusal, refuse
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
    """A bettor talks with somebody, or shows cards."""

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
    """Something forbidden was done: logged, but no bet is void (reading breach-without-sanction)."""

    word: ClassVar[str] = "breach"

    player: Name
    what: Name


def holds_cards(state: Round, player: str) -> bool:
    """From the close of bets until the hand is folded or settled."""
    box = state.box_of(player)
    if box not in state.boxes or state.ahead or state.void or (box, False) in state.decided:
        return False
    return not state.shown or any(position.player == player for position, _ in state.due)


def refuse_leaving(state: Round, act: Leave) -> Refusal | None:
    if not holds_cards(state, act.player):
        return None
    return refuse("bettor_holding_cards_must_stay", "art6.4", player=act.player)


def refuse_talking(state: Round, _: Talk) -> Refusal | None:
    if not state.deciding:
        return None
    return refuse("bettors_must_not_talk_while_deciding", "art12.2")


def refuse_note(_: Round, act: Note) -> Refusal | None:
    if act.what is None:
        return refuse("bettors_must_not_record_or_forecast", "art12.1", "that")
    return refuse("bettors_must_not_record_or_forecast", "art12.1", what=act.what)


def logged(state: Round, act: Act) -> Round:
    return replace(state, log=(*state.log, act))


def left(state: Round, act: Leave) -> Round:
    """Before the close a bettor who leaves takes the stakes along; a jackpot bet carried over is returned."""
    if not state.ahead:
        return logged(state, act)
    own = [stake for stake in state.stakes if stake.position.player == act.player]
    fresh = {stake.position for stake in own if not stake.held}
    due = tuple((stake.position, ruling_of_return()) for stake in own if stake.held)
    stakes = tuple(stake for stake in state.stakes if stake.position not in fresh)
    return logged(replace(state, stakes=stakes, due=(*state.due, *due)), act)


def ruling_of_return() -> Ruling[Any]:
    """A carried jackpot bet goes back: there can be none without an ante (reading carried-bet-without-ante)."""
    return Ruling(DRAWS, ("art5.2", "art10.1", "art11.1"))


def seen_by(state: Round, viewer: str | None) -> Mapping[str, Any]:
    """What somebody may see, and nothing else: his own cards, what lies face up, his bets, the display."""
    shown = state.display
    return {
        "phase": state.phase,
        "boxes": {str(box): player for box, player in state.taken.items()},
        "dealt": {str(seat): len(cards) for seat, cards in state.hands},
        "stray": {str(box): number for box, number in state.stray},
        "exposed": [[seat, number] for seat, number in state.exposed],
        "decided": {str(box): "raised" if raises else "folded" for box, raises in state.decided},
        "hand": list(own_hand(state, viewer)),
        "face_up": {str(seat): list(cards) for seat, cards in open_hands(state).items()},
        "accepted": {s.position.bet: s.amount for s in state.stakes if s.position.player == viewer},
        "jackpot": shown.shown if shown and state.posted else None,
        "void": state.void,
    }


def own_hand(state: Round, viewer: str | None) -> tuple[str, ...]:
    """What a bettor looks at (art6.5), until he folds and the croupier collects it (art6.7)."""
    box = state.box_of(viewer) if viewer is not None else None
    return () if box is None or (box, False) in state.decided else state.hand(box)


def hides(act: DealCard | DealHand, after: Round, viewer: str | None) -> bool:
    """Cards come face down, but the croupier's last (art7.1, art7.2); a bettor looks at his own (art6.5)."""
    came = act.cards if isinstance(act, DealHand) else (act.card,)
    return not {*came} <= {*own_hand(after, viewer), *(card for cards in face_up(after).values() for card in cards)}


def open_hands(state: Round) -> Mapping[Any, tuple[str, ...]]:
    """What everybody sees: after the showdown the croupier's hand, hands that the croupier opens (9.3), and prizes."""
    if not state.shown or state.void:
        return face_up(state)
    return {**face_up(state), CROUPIER: state.hand(CROUPIER), **{box: state.hand(box) for box in opened_boxes(state)}}
