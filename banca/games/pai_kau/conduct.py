"""Articles 7(3), 7(4), 7(5) and 9 of 96/85/M: forbidden conduct, what each may see, another set."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.pai_kau.arranging import holder, refuse_seat
from banca.games.pai_kau.bank import backs, entitled_seat, least_capital, rounds_in_a_row
from banca.games.pai_kau.equipment import PLACES, refuse_place
from banca.games.pai_kau.shaking import Void
from banca.games.pai_kau.state import Round
from banca.games.pai_kau.ways import house_way
from banca.law import Refusal, refuse
from banca.law.numbers import shown
from banca.material.tiles import Tile
from banca.messages.errors import Listed
from banca.play.act import Act, Do
from banca.play.fields import Name, PositiveInt

REPLACE_SET = Do("replace-set")


@dataclass(frozen=True, slots=True)
class TakeAway(Act):
    """A tile of a seat leaves the table: logged, but play goes on."""

    word: ClassVar[str] = "take-away"

    player: Name
    place: PositiveInt


@dataclass(frozen=True, slots=True)
class Touch(Act):
    """A player asks to touch the tiles of a seat."""

    word: ClassVar[str] = "touch"

    player: Name
    place: PositiveInt


@dataclass(frozen=True, slots=True)
class Speak(Act):
    """A player speaks about how the tiles of a seat are arranged."""

    word: ClassVar[str] = "speak"

    player: Name
    place: PositiveInt


# What players may not do, and the clause.
BREACHES: Mapping[str, str] = {
    "shake": "art4.1",  # in place of the banker
    "stake": "art4.7",  # changed or moved after the shake
    "take-away": "art7.3",
    "arrange": "art7.5",  # a second seat
    "speak": "art7.5",
    "touch": "art7.5",
    "take-back": "art8.2",  # tiles, after the banker turned up his
    "turn": "art8.3",  # tiles that were laid down
}
OF_ANYBODY = ("shake", "take-away", "turn")  # forbidden to everyone, with or without a stake


@dataclass(frozen=True, slots=True)
class Breach(Act):
    """Something forbidden was done: logged, but no stake is void."""

    word: ClassVar[str] = "breach"

    player: Name
    what: Name


def may_hold(state: Round, player: str, place: int) -> bool:
    """Who may hold the tiles: one player per seat (art7.4); at the banker's also the house and the backers."""
    if place == state.bank_place:
        return player == state.banker or backs(state, player)
    return not state.is_out(place) and holder(state, place) == player


def _refuse_without_tiles(state: Round, place: int, clause: str) -> Refusal | None:
    if refusal := refuse_place(place):
        return refusal
    if state.dealt_to(place):
        return None
    return refuse("tiles_must_have_been_dealt", clause, place=place)


def refuse_taking_away(state: Round, act: TakeAway) -> Refusal | None:
    return _refuse_without_tiles(state, act.place, "art7.3")


def refuse_touching(state: Round, act: Touch) -> Refusal | None:
    if refusal := _refuse_without_tiles(state, act.place, "art7.5"):
        return refusal
    if may_hold(state, act.player, act.place):
        return None
    if act.player in {s.position.player for s in state.on(act.place)}:
        return _refuse_at_his_seat(state, act)
    return refuse("player_must_not_touch_tiles_of_other_seats", "art7.5", place=act.place, player=act.player)


def _refuse_at_his_seat(state: Round, act: Touch) -> Refusal:
    """Refuse at the player's own seat: it is out of the round, or another holds its tiles."""
    if refusal := refuse_seat(state, act.place):
        return refusal
    if player := holder(state, act.place):
        return refuse("tiles_must_be_held_by_one_player", "art7.4", player=player, place=act.place)
    return refuse("tiles_must_be_held_by_one_player", "art7.4", "dealer", place=act.place)


def refuse_speaking(state: Round, act: Speak) -> Refusal | None:
    if refusal := _refuse_without_tiles(state, act.place, "art7.5"):
        return refusal
    if may_hold(state, act.player, act.place):
        return None
    if state.is_out(act.place) and act.player in {s.position.player for s in state.on(act.place)}:
        return refuse_seat(state, act.place)
    return refuse("player_must_not_speak_about_anothers_tiles", "art7.5", player=act.player, place=act.place)


def refuse_breach(state: Round, act: Breach) -> Refusal | None:
    if act.what not in BREACHES:
        return refuse("breach_must_be_on_the_list", "art7.5", what=shown(act.what), known=Listed(*BREACHES))
    if act.what not in OF_ANYBODY and act.player not in {s.position.player for s in state.stakes}:
        return refuse("breach_must_be_of_a_player_of_the_round", BREACHES[act.what], player=act.player)
    return None


def clauses_of_breach(_: Round, act: Breach) -> tuple[str, ...]:
    return (BREACHES[act.what],)


def refuse_replacing(state: Round, _: Do) -> Refusal | None:
    if not state.deal.shuffled and not state.void_deals:
        return None
    return refuse("set_must_be_replaced_between_rounds", "art9")


def logged(state: Round, act: Act) -> Round:
    return replace(state, log=(*state.log, act))


def irregularities_to_json(state: Round) -> list[dict[str, Any]]:
    """What was irregular in the round, as it stands in a record."""
    return [act.to_json() for act in state.log if act == REPLACE_SET or isinstance(act, TakeAway | Breach | Void)]


def seen_by(state: Round, viewer: str | None) -> Mapping[str, Any]:
    """What somebody may see: of the tiles those he holds, those turned up, those exposed by accident."""
    holds = [place for place in PLACES if viewer is not None and may_hold(state, viewer, place)]
    tiles = {str(place): _tiles_seen(state, place, holds=place in holds) for place in PLACES}
    deal, bank, entitled = state.deal, state.bank, entitled_seat(state)
    return {
        "phase": state.phase,
        "entitled": list(entitled) if entitled else None,
        "bank": {"place": state.bank_place, "player": state.banker} if bank else None,
        "rounds": rounds_in_a_row(state),
        "least": least_capital(state, entitled[1], entitled[0]) if entitled else 0,
        "capital": sum(stake.amount for stake in state.capitals),
        "passed": list(state.rotation.passed),
        "agreed": list(state.rotation.agreed),
        "manner": state.manner,
        "cuts": list(deal.cuts),
        "dice": list(deal.dice),
        "first": state.first if deal.counted else None,
        "seats": {str(place): player for place, player in state.seats.items()},
        "holders": {str(place): holder(state, place) for place in PLACES if state.is_bet_on(place)},
        "dealt": {str(place): state.dealt_to(place) for place in PLACES if state.dealt_to(place)},
        "exposed": [list(each) for each in deal.exposed],
        "out": [place for place in PLACES if state.is_out(place)],
        "arranged": {str(place): laid.by for place, laid in deal.laid},
        "turned": list(deal.turned),
        "void_deals": state.void_deals,
        "tiles": {place: seen for place, seen in tiles.items() if seen},
        "holds": [place for place in holds if state.hand(place)],
        "house_way": {str(place): _house_way(state, place) for place in holds if _is_to_arrange(state, place)},
    }


def _is_to_arrange(state: Round, place: int) -> bool:
    return state.phase == "arranging" and place in state.unarranged


def _house_way(state: Round, place: int) -> dict[str, list[Tile]]:
    """How the house would arrange the tiles of a seat: its way is published (reading late-arrangement)."""
    found = house_way(state.setting).arrange(state.hand(place))
    return {"front": list(found.front), "back": list(found.back)}


def _tiles_seen(state: Round, place: int, *, holds: bool) -> list[Tile]:
    hand, deal = state.hand(place), state.deal
    if holds or place in deal.turned:
        return list(hand)
    return [tile for n, tile in enumerate(hand, 1) if (place, n) in deal.exposed]
