"""Articles 3(4), 5(1), 7(1), 7(5) and 8 of 96/85/M: who holds, arranges and turns up the tiles of a seat."""

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from banca.games.pai_kau.bank import backs, capital_of
from banca.games.pai_kau.equipment import DEALER, HOUSE, refuse_place
from banca.games.pai_kau.order import TILES_IN_GROUP, TILES_OF_SEAT, Arrangement, divisions
from banca.games.pai_kau.state import Laid, Round, too_early, with_deal
from banca.games.pai_kau.ways import house_way
from banca.law import Refusal, refuse
from banca.material.tiles import Tile
from banca.messages.errors import Listed
from banca.play.act import Act
from banca.play.fields import ListOf, Name, PositiveInt
from banca.play.turn import Croupier, Decision


@dataclass(frozen=True, slots=True)
class Arrange(Act):
    """Two groups of two; it does not matter which is laid in front (art5.2)."""

    word: ClassVar[str] = "arrange"
    face_down: ClassVar[tuple[str, ...]] = ("front", "back")

    player: Name
    place: PositiveInt
    front: ListOf[Tile]
    back: ListOf[Tile] | None = None  # the other two


@dataclass(frozen=True, slots=True)
class HouseWay(Act):
    """The dealer arranges the tiles of a seat by the published way (reading late-arrangement)."""

    word: ClassVar[str] = "house-way"

    place: PositiveInt


@dataclass(frozen=True, slots=True)
class TurnUp(Act):
    word: ClassVar[str] = "turn"

    place: PositiveInt
    by: Name | None = None  # by default the dealer


# Who arranges.


def holder(state: Round, place: int) -> str | None:
    """Who holds and arranges the tiles of a player's seat: the highest stake on it, of equal ones the first.

    A player who has arranged another seat leaves it to the next (reading two-seats-highest); None if nobody is left.
    """
    if by := dict(state.deal.laid).get(place):
        return None if by.by == DEALER else by.by
    busy = {laid.by for _, laid in state.deal.laid}
    free = (s for s in state.on(place) if s.position.player not in busy)
    highest = max(free, key=lambda s: s.amount, default=None)  # of equal stakes the first
    return highest.position.player if highest else None


def house_decides(state: Round) -> bool:
    """Whether the house decides on the banker's tiles: it has the larger capital (art3.4, reading equal-capital)."""
    return bool(state.bank) and capital_of(state, HOUSE) > capital_of(state, state.banker or "")


def turn_of_arranging(state: Round) -> Decision | Croupier:
    place = state.unarranged[0]
    player = state.banker if place == state.bank_place else holder(state, place)
    if player is None:
        return Croupier(HouseWay(place))
    found = divisions(state.hand(place))
    return Decision(player, tuple(Arrange(player, place, tuple(d.front), tuple(d.back)) for d in found))


def refuse_seat(state: Round, place: int) -> Refusal | None:
    """The tiles of a seat that is not in the round stay as they are."""
    if place in state.in_play or (place == state.bank_place and state.in_play):
        return None
    if place == state.bank_place:
        return refuse("seat_must_not_be_excluded", "art2.3", "all")
    if state.is_out(place) and state.is_bet_on(place):
        return refuse("seat_must_not_be_excluded", "art2.3", "one", place=place)
    return refuse("seat_must_take_part", "art1.4", place=place)


def refuse_hour(state: Round, place: int) -> Refusal | None:
    if refusal := refuse_place(place) or too_early(state, "arranging"):
        return refusal
    if state.deal.turned:
        return refuse("arrangement_must_stand_once_the_banker_turns_up", "art8.2")
    return refuse_seat(state, place)


def refuse_arrangement(state: Round, act: Arrange) -> Refusal | None:
    if refusal := refuse_hour(state, act.place):
        return refusal
    whose = _refuse_for_the_banker if act.place == state.bank_place else _refuse_for_the_seat
    return whose(state, act) or _refuse_groups(state, act)


def _refuse_for_the_banker(state: Round, act: Arrange) -> Refusal | None:
    laid = dict(state.deal.laid).get(act.place)
    if act.player == state.banker:
        if laid and laid.by != act.player:
            return refuse("larger_capital_must_decide", "art3.4", "arranged", by=laid.by)
        return None
    if act.player == HOUSE:
        if house_decides(state):
            return None
        banker, house = capital_of(state, state.banker or ""), capital_of(state, HOUSE)
        return refuse("larger_capital_must_decide", "art3.4", "capitals", banker=banker, house=house)
    if backs(state, act.player):
        return refuse("bankers_tiles_must_be_arranged_by_banker_or_house", "art3.4", player=act.player)
    return refuse("tiles_must_be_arranged_by_their_holder", "art7.5", "bank", player=act.player, banker=state.banker)


def _refuse_for_the_seat(state: Round, act: Arrange) -> Refusal | None:
    own = holder(state, act.place)
    if own == act.player:
        return None
    if elsewhere := next((place for place, laid in state.deal.laid if laid.by == act.player != HOUSE), None):
        return refuse("player_must_arrange_one_seat", "art7.5", player=act.player, place=elsewhere)
    if act.player not in {s.position.player for s in state.on(act.place)}:
        return refuse("tiles_must_be_arranged_by_their_holder", "art7.5", "seat", player=act.player, place=act.place)
    if own is None:
        return refuse("house_way_must_stand", "art5.1", place=act.place)
    return refuse(
        "tiles_must_be_arranged_by_the_highest_stake", "art7.1", holder=own, place=act.place, player=act.player
    )


def _refuse_groups(state: Round, act: Arrange) -> Refusal | None:
    hand, said = state.hand(act.place), (*act.front, *(act.back or ()))
    if Counter(said) - Counter(hand):
        tiles, not_these = " ".join(hand), " ".join(map(str, said))
        return refuse(
            "arrangement_must_be_of_the_seats_own_tiles", "art5.1", place=act.place, tiles=tiles, said=not_these
        )
    back = _back(state, act)
    if (len(act.front), len(back)) != (TILES_IN_GROUP, TILES_IN_GROUP):
        return refuse(
            "tiles_must_be_laid_in_two_groups_of_two",
            "art5.1",
            front=len(act.front),
            back=len(back),
            tiles=TILES_OF_SEAT,
        )
    return None


def _back(state: Round, act: Arrange) -> tuple[Tile, ...]:
    """The stated group, or the tiles that are not in front."""
    if act.back is not None:
        return act.back
    return tuple((Counter(state.hand(act.place)) - Counter(act.front)).elements())


def arranged(state: Round, act: Arrange) -> Round:
    return _laid(state, act.place, Laid(act.player, Arrangement.of(act.front, _back(state, act))))


def refuse_house_way(state: Round, act: HouseWay) -> Refusal | None:
    if refusal := refuse_hour(state, act.place):
        return refusal
    if laid := dict(state.deal.laid).get(act.place):
        return refuse("house_way_must_be_for_tiles_not_arranged", "art5.1", place=act.place, by=laid.by)
    own = state.banker if act.place == state.bank_place else holder(state, act.place)
    if own and state.setting.parameter("arranging-seconds") is None:
        return refuse("house_way_must_wait_for_the_player", "art5.1", player=own, place=act.place)
    return None


def arranged_by_the_house_way(state: Round, act: HouseWay) -> Round:
    found = house_way(state.setting).arrange(state.hand(act.place))
    return _laid(state, act.place, Laid(DEALER, found))


def _laid(state: Round, place: int, laid: Laid) -> Round:
    return with_deal(state, laid=tuple((dict(state.deal.laid) | {place: laid}).items()))


# Turning up.


def next_to_turn(state: Round) -> int:
    """The banker's tiles first, then those of the seats in their order."""
    return next(place for place in (state.bank_place, *state.in_play) if place not in state.deal.turned)


def refuse_turning(state: Round, act: TurnUp) -> Refusal | None:
    if refusal := refuse_place(act.place) or too_early(state, "arranging") or refuse_seat(state, act.place):
        return refusal
    bankers = act.place == state.bank_place
    may = (None, DEALER, state.banker) if bankers else (None, DEALER)
    if act.by not in may:
        if bankers:
            return refuse("bankers_tiles_must_be_turned_up_by_the_banker", "art8.1", banker=state.banker, by=act.by)
        return refuse("tiles_must_be_turned_up_by_the_dealer", "art8.3", by=act.by)
    if state.unarranged:
        return refuse(
            "seats_must_be_arranged_first",
            "art8.1",
            "waiting",
            untimely=True,
            seats=Listed(*state.unarranged),
            count=len(state.unarranged),
        )
    if act.place in state.deal.turned:
        clause = "art8.1" if bankers else "art8.3"
        return refuse("tiles_must_be_turned_up_once", clause, place=act.place)
    if act.place != (following := next_to_turn(state)):
        return refuse("tiles_must_be_turned_up_in_order", "art8.1", untimely=True, first=following, place=act.place)
    return None


def clauses_of_turning(state: Round, act: TurnUp) -> tuple[str, ...]:
    return ("art8.1", "art5.2") if act.place == state.bank_place else ("art8.3", "art5.2")


def clauses_of_arranging(state: Round, act: Arrange) -> tuple[str, ...]:
    if act.place == state.bank_place:
        return ("art5.1", "art3.4") if act.player == HOUSE else ("art5.1",)
    return "art5.1", "art7.1"
