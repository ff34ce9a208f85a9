"""Articles 7(3), 7(4), 7(5) and 9 of 96/85/M: what nobody may do with tiles, what each may see, another set."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.pai_kau.arranging import holder, refuse_seat
from banca.games.pai_kau.bank import backs
from banca.games.pai_kau.equipment import PLACES, refuse_place
from banca.games.pai_kau.shaking import Void
from banca.games.pai_kau.state import Round
from banca.law import Refusal
from banca.play.act import Act, Do
from banca.play.fields import Name, PositiveInt

REPLACE_SET = Do("replace-set")


@dataclass(frozen=True, slots=True)
class TakeAway(Act):
    """A tile of a seat leaves the table: it is written down, and stops no play."""

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


# What players may not do, and where it is forbidden.
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
OF_ANYBODY = ("shake", "take-away", "turn")  # which nobody may do, at stake or not


@dataclass(frozen=True, slots=True)
class Breach(Act):
    """Something forbidden was done all the same: it is written down, and no stake is void for it."""

    word: ClassVar[str] = "breach"

    player: Name
    what: Name


def may_hold(state: Round, player: str, place: int) -> bool:
    """One player a seat (art7.4); at the banker's also the house and those who back him."""
    if place == state.bank_place:
        return player == state.banker or backs(state, player)
    return not state.is_out(place) and holder(state, place) == player


def _refuse_without_tiles(state: Round, place: int, clause: str) -> Refusal | None:
    if refusal := refuse_place(place):
        return refusal
    if state.dealt_to(place):
        return None
    return Refusal("tiles_must_have_been_dealt", clause, f"no tiles lie at seat {place}")


def refuse_taking_away(state: Round, act: TakeAway) -> Refusal | None:
    return _refuse_without_tiles(state, act.place, "art7.3")


def refuse_touching(state: Round, act: Touch) -> Refusal | None:
    if refusal := _refuse_without_tiles(state, act.place, "art7.5"):
        return refusal
    if may_hold(state, act.player, act.place):
        return None
    if act.player in {s.position.player for s in state.on(act.place)}:
        return _refuse_at_his_seat(state, act)
    says = f"the tiles of seat {act.place} are not {act.player}'s to hold: nobody touches those of other seats"
    return Refusal("player_must_not_touch_tiles_of_other_seats", "art7.5", says)


def _refuse_at_his_seat(state: Round, act: Touch) -> Refusal:
    """Of a seat on which he bets: it is out of the round, or another holds its tiles."""
    if refusal := refuse_seat(state, act.place):
        return refusal
    says = f"{holder(state, act.place) or 'the dealer'} holds the tiles of seat {act.place}, and nobody beside him"
    return Refusal("tiles_must_be_held_by_one_player", "art7.4", says)


def refuse_speaking(state: Round, act: Speak) -> Refusal | None:
    if refusal := _refuse_without_tiles(state, act.place, "art7.5"):
        return refusal
    if may_hold(state, act.player, act.place):
        return None
    if state.is_out(act.place) and act.player in {s.position.player for s in state.on(act.place)}:
        return refuse_seat(state, act.place)
    says = f"{act.player} does not arrange seat {act.place}: nobody speaks about how another arranges his tiles"
    return Refusal("player_must_not_speak_about_anothers_tiles", "art7.5", says)


def refuse_breach(state: Round, act: Breach) -> Refusal | None:
    if act.what not in BREACHES:
        says = f"{act.what!r} is nothing that is forbidden to players: {', '.join(BREACHES)} are"
        return Refusal("breach_must_be_on_the_list", "art7.5", says)
    if act.what not in OF_ANYBODY and act.player not in {s.position.player for s in state.stakes}:
        says = f"{act.player} has no stake and no capital in the round"
        return Refusal("breach_must_be_of_a_player_of_the_round", BREACHES[act.what], says)
    return None


def clauses_of_breach(_: Round, act: Breach) -> tuple[str, ...]:
    return (BREACHES[act.what],)


def refuse_replacing(state: Round, _: Do) -> Refusal | None:
    if not state.deal.shuffled and not state.void_deals:
        return None
    says = "the round is in progress: it is finished with the set that was shuffled for it"
    return Refusal("set_must_be_replaced_between_rounds", "art9", says)


def logged(state: Round, act: Act) -> Round:
    return replace(state, log=(*state.log, act))


def noted(state: Round) -> list[dict[str, Any]]:
    """What was irregular in the round, as it stands in a record."""
    return [act.to_json() for act in state.log if act == REPLACE_SET or isinstance(act, TakeAway | Breach | Void)]


def seen_by(state: Round, player: str) -> Mapping[str, Any]:
    """What a player may see of the tiles: those he holds, those turned up, those exposed by accident."""
    seen = {}
    for place in PLACES:
        hand = state.hand(place)
        open_to_all = place in state.deal.turned
        exposed = tuple(tile for n, tile in enumerate(hand, 1) if (place, n) in state.deal.exposed)
        tiles = hand if open_to_all or may_hold(state, player, place) else exposed
        if tiles:
            seen[str(place)] = list(tiles)
    return {"tiles": seen, "holds": [int(place) for place in seen if may_hold(state, player, int(place))]}
