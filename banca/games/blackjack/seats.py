"""Who sits, who stands, who holds the cards: article 2(3) of 141/2000, article 3 of 56/2004."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.blackjack.bets import MAIN
from banca.games.blackjack.state import BeforeTheRound, Dealing, Round
from banca.games.shoe.state import seat_of
from banca.law import ActWord, Refusal, refuse
from banca.money import indexed
from banca.play.act import Act, Bet
from banca.play.act_rules import ActRule
from banca.play.fields import Name, PositiveInt


@dataclass(frozen=True, slots=True)
class Sit(Act):
    word: ClassVar[str] = "sit"

    player: Name
    place: PositiveInt


@dataclass(frozen=True, slots=True)
class StandBy(Act):
    """A player bets without taking a seat."""

    word: ClassVar[str] = "stand-by"

    player: Name


@dataclass(frozen=True, slots=True)
class Leave(Act):
    """A player leaves the table; in a round, stakes and cards stay."""

    word: ClassVar[str] = "leave"

    player: Name


@dataclass(frozen=True, slots=True)
class Hold(Act):
    """A player takes up the cards of a place."""

    word: ClassVar[str] = "hold"

    player: Name
    place: PositiveInt


# The topic by which the occupant holds the cards of a shared place.
HELD_BY_OCCUPANT = {"seated": "seated-decides", "at-most-three": "nearest-decides", "highest": "highest-decides"}


def free_place(state: Round) -> int | None:
    """The first place where nobody sits and nobody has bet."""
    taken = {*dict(state.shoe.seats), *state.places}
    return next((place for place in range(1, state.terms.places + 1) if place not in taken), None)


def own_place(state: Round, player: str) -> int | None:
    """Where a player sits or, without a seat, has bet; in a round only bets count."""
    seat, places = seat_of(state.shoe.seats, player), state.places_of(player)
    seated = seat in places or not state.in_round
    return seat if seat and seated else next(iter(places), None)


def takes_seat(state: Round, act: Bet) -> bool:
    """A first main bet on a free place seats the player there, unless they stand by."""
    nowhere = own_place(state, act.player) is None and act.player not in state.shoe.standing
    return act.bet == MAIN and nowhere and act.place not in dict(state.shoe.seats)


def sat(state: Round, act: Sit | Bet) -> Round:
    """Seat a player; one who sits elsewhere moves."""
    shoe = state.shoe.without_sitter(act.player).with_sitter(act.player, act.place or 0)
    return replace(state, shoe=shoe)


def stood_by(state: Round, act: StandBy) -> Round:
    shoe = state.shoe.without_sitter(act.player)
    return replace(state, shoe=replace(shoe, standing=(*shoe.standing, act.player)))


def left(state: Round, act: Leave) -> Round:
    """The cards stay with their hand; the seat is free, in a round for the next one."""
    people = state.people
    if state.in_round:
        holders = tuple(entry for entry in people.holders if entry[1] != act.player)
        people = replace(people, gone=(*people.gone, act.player), holders=holders)
    return replace(state, shoe=state.shoe.without_sitter(act.player), people=people, log=(*state.log, act))


def taken_up(state: Round, act: Hold) -> Round:
    people = state.people
    return replace(state, people=replace(people, holders=(*people.holders, (act.place, act.player))))


# Refusals.


def refuse_change_of_place(state: Round, act: Act) -> Refusal | None:
    """Only the edition of 2000 forbids a change in a round."""
    if not state.terms.keeps_place or isinstance(state.phase, BeforeTheRound):
        return None
    return refuse("players_must_keep_their_places", state.terms.at("keeping-place"), act=ActWord(act.name))


def refuse_sitting(state: Round, act: Sit) -> Refusal | None:
    if act.place > state.terms.places:
        clause, most = state.terms.at("layout"), state.terms.places
        return refuse("place_must_exist", clause, place=act.place, most=most)
    if refusal := refuse_change_of_place(state, act):
        return refusal
    sitter = dict(state.shoe.seats).get(act.place)
    if sitter:
        return refuse("seat_must_be_free", state.terms.at("places"), "blackjack", place=act.place, player=sitter)
    return _refuse_with_stakes(state, act.player)


def refuse_standing_by(state: Round, act: StandBy) -> Refusal | None:
    if act.player in state.shoe.standing:
        return refuse("player_must_not_stand_already", None, player=act.player, act=ActWord(act.name))
    return refuse_change_of_place(state, act) or _refuse_with_stakes(state, act.player)


def _refuse_with_stakes(state: Round, player: str) -> Refusal | None:
    """Between the first bet and the close, a change of seat would affect the bets of others."""
    if state.in_round or not state.places_of(player):
        return None
    topic = "several-places" if state.terms.seating == "occupants" else "sharing"
    return refuse("bets_must_be_taken_back_first", state.terms.at(topic), player=player)


def refuse_leaving(state: Round, act: Leave) -> Refusal | None:
    seated = seat_of(state.shoe.seats, act.player) or act.player in state.shoe.standing
    playing = act.player not in state.people.gone and bool(indexed(state.stakes).of(act.player))
    if not seated and not playing:
        return refuse("player_must_be_at_the_table", None, "unknown", player=act.player)
    return _refuse_with_stakes(state, act.player)


def refuse_gone(state: Round, act: Any) -> Refusal | None:
    """A player who left decides nothing more in the round; their stakes stay with the hand."""
    if act.player not in state.people.gone:
        return None
    return refuse("player_must_be_at_the_table", state.terms.at("sharing"), "left", player=act.player)


def refuse_holding(state: Round, act: Hold) -> Refusal | None:
    terms = state.terms
    if not state.in_round or act.place not in [hand.place for hand in state.hands]:
        sooner = isinstance(state.phase, BeforeTheRound | Dealing) or state.stage == "face-down"
        sooner = sooner and act.place in state.places
        return refuse("cards_must_lie_there", terms.at("deal"), untimely=sooner, place=act.place)
    if terms.face_up:
        return refuse("open_cards_must_lie_on_the_table", terms.at("second-procedure"))
    if refusal := _refuse_holder(state, act):
        return refusal
    if holder := dict(state.people.holders).get(act.place):
        return refuse("cards_must_not_be_held_already", None, place=act.place, player=holder)
    return None


def _refuse_holder(state: Round, act: Hold) -> Refusal | None:
    """The occupant, if they bet there; if only standing players did, the bank (art3.4 and its reading)."""
    terms, occupant = state.terms, dict(state.people.occupants).get(act.place)
    if act.player == occupant and state.main_of(act.player, act.place):
        return None
    place, player = act.place, act.player
    if terms.keeps_place:
        clause = terms.at("highest-decides" if state.main_of(player, place) else "keeping-place")
        return refuse("cards_must_be_held_at_their_own_place", clause, place=place, player=player)
    if occupant and state.main_of(occupant, place):
        clause = terms.at(HELD_BY_OCCUPANT[terms.decider])
        return refuse("cards_must_be_held_by_the_occupant", clause, place=place, player=player, occupant=occupant)
    seated = player in dict(state.people.occupants).values()
    if seated and state.main_of(player, place):
        return None
    return refuse("cards_must_be_handled_by_the_bank", terms.at("bank-handles-cards"), place=place, player=player)


def _clauses_of_seats(state: Round, _: Act) -> tuple[str, ...]:
    return (state.terms.at("places"),)


def _clauses_of_cards(state: Round, _: Act) -> tuple[str, ...]:
    return (state.terms.at("keeping-place" if state.terms.keeps_place else "bank-handles-cards"),)


ACT_RULES: tuple[ActRule[Round], ...] = (
    ActRule(Sit, refuse_sitting, sat, _clauses_of_seats),
    ActRule(StandBy, refuse_standing_by, stood_by, _clauses_of_seats),
    ActRule(Leave, refuse_leaving, left, _clauses_of_cards),
    ActRule(Hold, refuse_holding, taken_up, _clauses_of_cards),
)
