"""Article 15 of 55/2004: who sits and who stands, and where each may stake."""

from dataclasses import dataclass, replace
from typing import ClassVar

from banca.games.baccarat.state import BEFORE_THE_ROUND, Round
from banca.games.shoe.state import seat_of
from banca.law import Refusal, refuse
from banca.money import indexed
from banca.play.act import Act, Bet
from banca.play.act_rules import ActRule, cites
from banca.play.fields import Name, PositiveInt


@dataclass(frozen=True, slots=True)
class Sit(Act):
    word: ClassVar[str] = "sit"

    player: Name
    place: PositiveInt


@dataclass(frozen=True, slots=True)
class Stand(Act):
    """A bettor leaves his seat."""

    word: ClassVar[str] = "stand"

    player: Name


def sat(state: Round, act: Sit | Bet) -> Round:
    """A stake in the box of a free seat seats its bettor there."""
    if act.place is None or seat_of(state.shoe.seats, act.player) == act.place:
        return state
    return replace(state, shoe=state.shoe.with_sitter(act.player, act.place))


def stood(state: Round, act: Stand) -> Round:
    return replace(state, shoe=state.shoe.without_sitter(act.player))


def refuse_seat(state: Round, player: str, place: int) -> Refusal | None:
    """One bettor a seat, and one seat a bettor (reading one-bettor-a-seat)."""
    own, sitter = seat_of(state.shoe.seats, player), dict(state.shoe.seats).get(place)
    if sitter not in (None, player):
        return refuse("box_must_be_used_by_its_seated_bettor", "art15", "taken", place=place, sitter=sitter)
    if own not in (None, place):
        return refuse(
            "box_must_be_used_by_its_seated_bettor", "art15", "elsewhere", player=player, own=own, place=place
        )
    return None


def refuse_box(state: Round, act: Bet) -> Refusal | None:
    """Whoever stands stakes on the common area and not in the box of a seat (reading area-of-standing-bettors)."""
    if act.place is None:
        return None
    if refusal := refuse_seat(state, act.player, act.place):
        return refusal
    stands = any(s.position.place is None for s in indexed(state.stakes).of(act.player))
    if stands and seat_of(state.shoe.seats, act.player) is None:
        return refuse("standing_bettor_must_not_use_a_box", "art15", player=act.player, place=act.place)
    return None


def refuse_sitting(state: Round, act: Sit) -> Refusal | None:
    if state.stage not in BEFORE_THE_ROUND:
        return refuse("seat_must_be_taken_between_rounds", "art15")
    most = state.setting.options.number("seats")
    if act.place > most:
        return refuse("place_must_exist", "art1.5.b", "baccarat", place=act.place, most=most)
    if refusal := refuse_seat(state, act.player, act.place):
        return refusal
    if seat_of(state.shoe.seats, act.player):
        return refuse("seat_must_be_free", "art15", "baccarat", player=act.player)
    return None


def refuse_standing(state: Round, act: Stand) -> Refusal | None:
    if act.player in (state.player.holder, state.banker.holder):
        return refuse("holder_must_stay_at_the_table", "art16.2", player=act.player)
    seat = seat_of(state.shoe.seats, act.player)
    if seat is None:
        return refuse("bettor_must_be_seated", "art15", player=act.player)
    if any(s.position.place == seat for s in indexed(state.stakes).of(act.player)):
        return refuse("box_must_be_empty_when_its_seat_is_left", "art15", player=act.player, seat=seat)
    return None


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Sit, refuse_sitting, sat, cites("art1.5.b", "art15")),
    ActRule(Stand, refuse_standing, stood, cites("art15")),
)
