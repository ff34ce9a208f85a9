"""Articles 3(1) to 3(3), 4(1), 4(3) and 4(9) of 96/85/M: who may hold the bank, with how much, and who backs it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from banca.games.pai_kau.bets import ON_A_SEAT
from banca.games.pai_kau.equipment import BACKING, HOUSE, PLACES, from_seat, refuse_place
from banca.games.pai_kau.memory import Held
from banca.games.pai_kau.state import Round
from banca.law import Refusal
from banca.money import format_amount, indexed
from banca.play.act import Act, Bet
from banca.play.fields import Name, PositiveInt

ROUNDS = 2  # art4.1: of a banker in a row


@dataclass(frozen=True, slots=True)
class Pass(Act):
    """The seat that is entitled to the bank declines it."""

    word: ClassVar[str] = "pass"

    player: Name
    place: PositiveInt | None = None  # the seat by which he is entitled, unless said


@dataclass(frozen=True, slots=True)
class Agree(Act):
    """A seat lets the banker hold the bank for another round."""

    word: ClassVar[str] = "agree"

    player: Name
    place: PositiveInt | None = None  # his own seat, unless said; of several, the first that has not agreed


@dataclass(frozen=True, slots=True)
class Leave(Act):
    """A player of the round before gives up his seat, and with it his turn at the bank and his voice."""

    word: ClassVar[str] = "leave"

    player: Name
    place: PositiveInt | None = None  # his own seat, unless said; of several, the first


# Who is entitled to it.


def kept(state: Round) -> Mapping[int, str]:
    """The seats that had a part in the round before, the banker's too, and are not left since."""
    held = state.held
    before = {held.seat: held.player, **held.others} if held else {}
    return {place: player for place, player in sorted(before.items()) if place not in state.rotation.left_by}


def voices(state: Round, held: Held) -> Mapping[int, str]:
    """The other seats that are taken now: those kept, and those where a newcomer's own stake lies.

    An empty seat has no voice (reading consent-of-seats).
    """
    taken = {**kept(state), **state.seats}
    return {place: player for place, player in sorted(taken.items()) if held.player != player and held.seat != place}


def in_turn(state: Round, held: Held) -> Iterator[tuple[int, str]]:
    """The seats that may have the bank, the first first: the banker's while he may hold on, then those that had bet.

    Others must agree that he holds on for more than two rounds.
    """
    if held.rounds < ROUNDS or all(place in state.rotation.agreed for place in voices(state, held)):
        yield held.seat, held.player
    for place in from_seat(held.seat)[1:]:
        if place in held.others:
            yield place, held.others[place]


def entitled(state: Round) -> tuple[int, str] | None:
    """The seat whose bank it is, and the player; None where all have declined or left, or nobody is before others."""
    turns = in_turn(state, state.held) if state.held else ()
    gone = (*state.rotation.passed, *state.rotation.left_by)
    return next(((place, player) for place, player in turns if place not in gone), None)


def remembered(state: Round) -> Held | None:
    """Who held the bank, and who had a part in the round from which seat.

    A round that was not played changes nothing, unless nobody was left who would take the bank: then it goes by lot
    again, as at the very first (reading bank-rotation).
    """
    held, bank = state.held, state.bank
    if not bank:
        return held if entitled(state) else None
    if state.no_round:
        return held
    own, place = bank.position.player, state.bank_place
    won = next(entry.net for entry in state.lines if entry.position == bank.position)
    goes_on = held is not None and (held.seat, held.player) == (place, own)
    rounds = held.rounds + 1 if held and goes_on else 1
    backers = {s.position.place or 0: s.position.player for s in state.backers}  # reading backers-have-bet
    return Held(place, own, rounds, bank.amount, won, tuple(sorted({**state.seats, **backers}.items())))


def refuse_banker(state: Round, place: int, player: str) -> Refusal | None:
    """Why this seat may not have the bank now; in the first round anybody may (reading bank-rotation)."""
    held = state.held
    if held is None:
        return None
    whose = entitled(state)
    if whose is None:
        says = "every seat that could have the bank has declined it or left: no round is played (reading bank-rotation)"
        return Refusal("bank_must_be_held_by_the_seat_entitled", "art4.3", says)
    if (place, player) == whose:
        return None
    if (place, player) == (held.seat, held.player) and place not in state.rotation.passed:
        missing = ", ".join(str(other) for other in voices(state, held) if other not in state.rotation.agreed)
        says = f"{player} has held the bank for {held.rounds} rounds and another needs the consent of seats {missing}"
        return Refusal("bank_must_pass_on_after_two_rounds", "art4.1", f"{says}: it goes to seat {whose[0]}")
    says = f"the bank is {whose[1]}'s at seat {whose[0]}, who has not declined it: not {player}'s at seat {place}"
    return Refusal("bank_must_be_held_by_the_seat_entitled", "art4.3", says)


def refuse_pass(state: Round, act: Pass) -> Refusal | None:
    if state.bank:
        says = f"{state.banker} holds the bank in this round: it is passed on before it is accepted"
        return Refusal("bank_must_be_passed_before_it_is_held", "art4.3", says)
    whose = entitled(state)
    if whose is None or act.player != whose[1] or act.place not in (None, whose[0]):
        has = f"it is {whose[1]}'s at seat {whose[0]}" if whose else "nobody is before others"
        says = f"the bank is not {act.player}'s{_at(act.place)} to decline: {has}"
        return Refusal("bank_must_be_passed_by_the_seat_entitled", "art4.3", says)
    return None


def _at(place: int | None) -> str:
    return "" if place is None else f" at seat {place}"


def passed(state: Round, _: Pass) -> Round:
    """Nobody but the seat that is entitled can have done it."""
    whose, rotation = entitled(state), state.rotation
    return replace(state, rotation=replace(rotation, passed=(*rotation.passed, *([whose[0]] if whose else []))))


def refuse_agreement(state: Round, act: Agree) -> Refusal | None:
    held = state.held
    if state.bank or held is None or held.rounds < ROUNDS:
        says = f"consent is given before the bank is held, to a banker who has held it for {ROUNDS} rounds"
        return Refusal("consent_must_be_to_another_round", "art4.1", says)
    if not _spoken_for(state, held, act):
        seats = ", ".join(f"{place} ({player})" for place, player in voices(state, held).items()) or "none"
        says = f"{act.player} has no voice{_at(act.place)}: the seats that agree or not are {seats}"
        return Refusal("consent_must_be_of_the_other_seats", "art4.1", says)
    return None


def _spoken_for(state: Round, held: Held, act: Agree) -> list[int]:
    """The seats for which a player may speak, those that have not agreed first."""
    own = [p for p, player in voices(state, held).items() if player == act.player and act.place in (None, p)]
    return sorted(own, key=state.rotation.agreed.__contains__)


def agreed(state: Round, act: Agree) -> Round:
    own = _spoken_for(state, state.held, act) if state.held else []
    return replace(state, rotation=replace(state.rotation, agreed=(*state.rotation.agreed, *own[:1])))


def refuse_leaving(state: Round, act: Leave) -> Refusal | None:
    if state.bank:
        says = "a seat of the round before is given up before anybody holds the bank (reading bank-rotation)"
        return Refusal("seat_must_be_left_before_the_bank_is_held", "art4.1", says)
    if not _own_seats(state, act):
        says = f"{act.player} had no part in the round before{_at(act.place)}, or has left: there is no seat to give up"
        return Refusal("seat_must_be_left_by_its_player", "art4.1", says)
    if staked := [s.position.place for s in indexed(state.stakes).of(act.player)]:
        says = f"{act.player} has a stake on seat {staked[0]}: he takes it back before he leaves"
        return Refusal("seat_must_be_left_without_stakes", "art4.1", says)
    return None


def _own_seats(state: Round, act: Leave) -> list[int]:
    return [place for place, player in kept(state).items() if player == act.player and act.place in (None, place)]


def left(state: Round, act: Leave) -> Round:
    rotation = state.rotation
    return replace(state, rotation=replace(rotation, left_by=(*rotation.left_by, *_own_seats(state, act)[:1])))


# With how much.


def least_capital(state: Round, player: str, place: int) -> int:
    """What the banker of the round before leaves on the table where he holds on; of another nothing is asked."""
    held = state.held
    goes_on = held is not None and (held.seat, held.player) == (place, player)
    return left_on_the_table(held.rounds, held.capital, held.won) if held and goes_on else 0


def left_on_the_table(rounds: int, capital: int, won: int) -> int:
    """By a banker who won his first round, for the second (art4.9); after any other round, nothing.

    It is his own capital with his own winnings (reading second-round-bank-with-backers). Of plain numbers alone: a
    simulation compiles it as it stands here.
    """
    return capital + won if rounds == 1 and won > 0 else 0


def refuse_capital(state: Round, player: str, place: int, capital: int) -> Refusal | None:
    least = least_capital(state, player, place)
    if capital >= least:
        return None
    says = (
        f"a capital of {format_amount(capital)}: {player} won his first round and leaves {format_amount(least)} or more"
    )
    return Refusal("capital_and_winnings_must_stay_for_the_second_round", "art4.9", says)


def refuse_bank(state: Round, act: Bet, place: int) -> Refusal | None:
    if act.player == HOUSE:
        return Refusal("house_must_only_back", "art3.1", "the house holds no bank: it may back the banker's")
    if state.bank and (state.banker, state.bank_place) != (act.player, place):
        says = f"{state.banker} holds the bank at seat {state.bank_place}: there is one banker in a round"
        return Refusal("banker_must_be_one", "art4.1", says)
    if refusal := None if state.bank else refuse_banker(state, place, act.player):
        return refusal
    own = [s.position for s in indexed(state.stakes).of(act.player) if s.position.bet in ON_A_SEAT]
    if own:
        says = f"{act.player} has a stake on seat {own[0].place}: he takes it back before he holds the bank"
        return Refusal("banker_must_not_bet", "art4.1", f"{says} (reading banker-stakes-elsewhere)")
    if state.is_bet_on(place):
        says = f"stakes lie on seat {place}: they are taken back before it holds the bank"
        says = f"{says} (reading banker-stakes-elsewhere)"
        return Refusal("bankers_seat_must_hold_no_stakes", "art4.1", says)
    return refuse_capital(state, act.player, place, (state.bank.amount if state.bank else 0) + act.stake)


# Who backs it.


def house_capital(state: Round) -> int:
    """What the house has posted, unless it abstains (art3.1)."""
    if state.setting.options["house-backing"] != "backs":
        return 0
    return state.setting.parameter("house-capital") or 0


@dataclass(frozen=True, slots=True)
class AnnounceBacking(Act):
    """A player says that he will back the banker: only what he hands over counts (art3.3)."""

    word: ClassVar[str] = "announce-backing"

    player: Name
    place: PositiveInt


def refuse_announcement(state: Round, act: AnnounceBacking) -> Refusal | None:
    if refusal := refuse_place(act.place):
        return refusal
    if state.closed:
        says = "the banker has taken the cup: nobody backs him any more in this round"
        return Refusal("backing_must_be_announced_before_the_shake", "art4.7", says)
    return None


def seat_of_backer(state: Round, player: str) -> int | None:
    """Where a backer sits who names no seat: at his own of the round before, or at the first that is nobody's."""
    before, taken = kept(state), state.taken
    own = (place for place, whose in before.items() if whose == player)
    return next((place for place in (*own, *(p for p in PLACES if p not in before)) if place not in taken), None)


def refuse_backing(state: Round, act: Bet) -> Refusal | None:
    if act.player == HOUSE and state.setting.options["house-backing"] != "backs":
        return Refusal("house_must_have_chosen_to_back", "art3.1", "the house does not back the bank at this table")
    if act.player == HOUSE and act.place is not None:
        return Refusal("house_must_have_no_seat", "art3.1", "the house backs the banker from no seat")
    if not state.bank:
        says = "there is no banker yet to whom the capital could be handed"
        return Refusal("capital_must_be_handed_to_the_banker", "art3.1" if act.player == HOUSE else "art3.3", says)
    if act.player == state.banker or act.place == state.bank_place:
        says = f"{state.banker} is the banker: what is added at seat {state.bank_place} is his own capital"
        return Refusal("banker_must_be_backed_from_another_seat", "art3.2", says)
    if act.player == HOUSE:
        return None
    if act.place is None:
        says = f"{act.player} has no seat, and none is free: the banker is backed by players of other seats"
        return Refusal("backer_must_have_a_seat", "art3.2", says)
    return _refuse_seat_of_backer(state, act)


def _refuse_seat_of_backer(state: Round, act: Bet) -> Refusal | None:
    """His seat takes no stakes in the round (art3.3, reading backer-own-seat)."""
    own = next((place for place, owner in state.seats.items() if owner == act.player), act.place)
    if own and state.is_bet_on(own):
        says = f"stakes lie on seat {own}: the seat of a player who backs the banker takes none"
        return Refusal("backers_seat_must_hold_no_stakes", "art3.3", says)
    for backer in (s.position for s in state.backers):
        if (backer.player == act.player) != (backer.place == act.place):
            says = f"{backer.player} backs the banker from seat {backer.place}: a backer has one seat, his own"
            return Refusal("backer_must_have_one_seat", "art3.3", says)
    return None


def capital_of(state: Round, player: str) -> int:
    """What a player has in the bank."""
    return sum(s.amount for s in state.capitals if s.position.player == player)


def backs(state: Round, player: str) -> bool:
    return any(s.position.player == player for s in state.capitals if s.position.bet == BACKING)
