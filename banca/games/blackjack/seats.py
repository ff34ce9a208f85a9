"""Who sits, who stands, who holds the cards: article 2(3) of 141/2000, article 3 of 56/2004."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.blackjack.bets import MAIN
from banca.games.blackjack.state import BeforeTheRound, Dealing, Round
from banca.games.shoe.state import seat_of
from banca.law import Refusal
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
    """A player leaves the table; in a round his stakes and cards stay there."""

    word: ClassVar[str] = "leave"

    player: Name


@dataclass(frozen=True, slots=True)
class Hold(Act):
    """A player takes up the cards of a place."""

    word: ClassVar[str] = "hold"

    player: Name
    place: PositiveInt


# The topic by which the cards of a shared place are its occupant's to hold.
HELD_BY_OCCUPANT = {"seated": "seated-decides", "at-most-three": "nearest-decides", "highest": "highest-decides"}


def free_place(state: Round) -> int | None:
    """The first place where nobody sits and nobody has bet."""
    taken = {*dict(state.shoe.seats), *state.places}
    return next((place for place in range(1, state.terms.places + 1) if place not in taken), None)


def own_place(state: Round, player: str) -> int | None:
    """Where a player sits or, without a seat, where he has bet; in a round only that counts."""
    seat, places = seat_of(state.shoe.seats, player), state.places_of(player)
    seated = seat in places or not state.in_round
    return seat if seat and seated else next(iter(places), None)


def takes_seat(state: Round, act: Bet) -> bool:
    """A first main bet on a place where nobody sits seats its player there, unless he stands by."""
    nowhere = own_place(state, act.player) is None and act.player not in state.shoe.standing
    return act.bet == MAIN and nowhere and act.place not in dict(state.shoe.seats)


def sat(state: Round, act: Sit | Bet) -> Round:
    """Whoever sits elsewhere moves."""
    shoe = state.shoe.without_sitter(act.player).with_sitter(act.player, act.place or 0)
    return replace(state, shoe=shoe)


def stood_by(state: Round, act: StandBy) -> Round:
    shoe = state.shoe.without_sitter(act.player)
    return replace(state, shoe=replace(shoe, standing=(*shoe.standing, act.player)))


def left(state: Round, act: Leave) -> Round:
    """Cards stay on the table with their hand; the seat is free, in a round for the next one."""
    people = state.people
    if state.in_round:
        holders = tuple(entry for entry in people.holders if entry[1] != act.player)
        people = replace(people, gone=(*people.gone, act.player), holders=holders)
    return replace(state, shoe=state.shoe.without_sitter(act.player), people=people, log=(*state.log, act))


def taken_up(state: Round, act: Hold) -> Round:
    people = state.people
    return replace(state, people=replace(people, holders=(*people.holders, (act.place, act.player))))


# When it may not be done.


def refuse_change_of_place(state: Round, act: Act) -> Refusal | None:
    """Only the edition of 2000 forbids it in a round."""
    if not state.terms.keeps_place or isinstance(state.phase, BeforeTheRound):
        return None
    says = f"{act.name}: nobody changes place during a round"
    return Refusal("players_must_keep_their_places", state.terms.at("keeping-place"), says)


def refuse_sitting(state: Round, act: Sit) -> Refusal | None:
    if act.place > state.terms.places:
        says = f"there is no place {act.place}: they are 1 to {state.terms.places}"
        return Refusal("place_must_exist", state.terms.at("layout"), says)
    if refusal := refuse_change_of_place(state, act):
        return refusal
    sitter = dict(state.shoe.seats).get(act.place)
    if sitter:
        return Refusal(
            "seat_must_be_free", state.terms.at("places"), f"the seat of place {act.place} is taken by {sitter}"
        )
    return _refuse_with_stakes(state, act.player)


def refuse_standing_by(state: Round, act: StandBy) -> Refusal | None:
    if act.player in state.shoe.standing:
        return Refusal(
            "player_must_not_stand_already",
            None,
            f"there is no seat of {act.player} to leave: stand-by was said before",
        )
    return refuse_change_of_place(state, act) or _refuse_with_stakes(state, act.player)


def _refuse_with_stakes(state: Round, player: str) -> Refusal | None:
    """Between the first bet and the close, a change of seat would change what the bets of others rest on."""
    if state.in_round or not state.places_of(player):
        return None
    says = f"there is a bet of {player}: it is taken back before the seat is changed (reading seats-with-bets)"
    topic = "several-places" if state.terms.seating == "occupants" else "sharing"
    return Refusal("bets_must_be_taken_back_first", state.terms.at(topic), says)


def refuse_leaving(state: Round, act: Leave) -> Refusal | None:
    seated = seat_of(state.shoe.seats, act.player) or act.player in state.shoe.standing
    playing = act.player not in state.people.gone and bool(indexed(state.stakes).of(act.player))
    if not seated and not playing:
        return Refusal("player_must_be_at_the_table", None, f"nobody called {act.player} is at the table")
    return _refuse_with_stakes(state, act.player)


def refuse_gone(state: Round, act: Any) -> Refusal | None:
    """Whoever left decides no more in the round; what lies on the table stays there with its hand."""
    if act.player not in state.people.gone:
        return None
    says = f"whoever left the table in the round, as {act.player} did, decides no more in it"
    return Refusal("player_must_be_at_the_table", state.terms.at("sharing"), says)


def refuse_holding(state: Round, act: Hold) -> Refusal | None:
    terms = state.terms
    if not state.in_round or act.place not in [hand.place for hand in state.hands]:
        says = f"no cards lie at place {act.place}"
        sooner = isinstance(state.phase, BeforeTheRound | Dealing) or state.stage == "face-down"
        return Refusal("cards_must_lie_there", terms.at("deal"), says, untimely=sooner and act.place in state.places)
    if terms.face_up:
        says = "the cards of the players lie open: nobody takes them up"
        return Refusal("open_cards_must_lie_on_the_table", terms.at("second-procedure"), says)
    if refusal := _refuse_holder(state, act):
        return refusal
    if holder := dict(state.people.holders).get(act.place):
        says = f"the cards of place {act.place} are in the hands of {holder}"
        return Refusal("cards_must_not_be_held_already", None, says)
    return None


def _refuse_holder(state: Round, act: Hold) -> Refusal | None:
    """The occupant, if he has bet there; where only standing players have, the bank (art3.4 and its reading)."""
    terms, occupant = state.terms, dict(state.people.occupants).get(act.place)
    if act.player == occupant and state.main_of(act.player, act.place):
        return None
    says = f"the cards of place {act.place} are not for {act.player} to hold"
    if terms.keeps_place:
        topic = "highest-decides" if state.main_of(act.player, act.place) else "keeping-place"
        return Refusal("cards_must_be_held_at_their_own_place", terms.at(topic), says)
    if occupant and state.main_of(occupant, act.place):
        topic = HELD_BY_OCCUPANT[terms.decider]
        return Refusal("cards_must_be_held_by_the_occupant", terms.at(topic), f"{says}: {occupant} sits there")
    seated = act.player in dict(state.people.occupants).values()
    if seated and state.main_of(act.player, act.place):
        return None
    says = f"{says}: only standing players have bet there, and the bank alone handles them"
    return Refusal("cards_must_be_handled_by_the_bank", terms.at("bank-handles-cards"), says)


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
