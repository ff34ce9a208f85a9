"""Articles 3(1) to 3(3), 4(1), 4(3) and 4(9) of 96/85/M: who may hold the bank, with how much, and who backs it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from banca.games.pai_kau.bets import ON_A_SEAT
from banca.games.pai_kau.equipment import BACKING, HOUSE, PLACES, from_seat, refuse_place
from banca.games.pai_kau.memory import BankMemory
from banca.games.pai_kau.state import Round
from banca.law import Refusal, refuse
from banca.messages.errors import Listed, Message
from banca.money import changed, indexed
from banca.play.act import Act, Bet
from banca.play.fields import Name, PositiveInt

ROUNDS = 2  # art4.1: of a banker in a row


@dataclass(frozen=True, slots=True)
class Pass(Act):
    """The seat entitled to the bank declines it."""

    word: ClassVar[str] = "pass"

    player: Name
    place: PositiveInt | None = None  # by default the seat by which they are entitled


@dataclass(frozen=True, slots=True)
class Agree(Act):
    """A seat lets the banker hold the bank for another round."""

    word: ClassVar[str] = "agree"

    player: Name
    place: PositiveInt | None = None  # by default their own seat; of several, the first that has not agreed


@dataclass(frozen=True, slots=True)
class Leave(Act):
    """A player of the previous round gives up their seat, the turn at the bank and the vote."""

    word: ClassVar[str] = "leave"

    player: Name
    place: PositiveInt | None = None  # by default their own seat; of several, the first


# Who is entitled to it.


def seats_of_last_round(state: Round) -> Mapping[int, str]:
    """The seats that took part in the previous round, including the banker's, and were not left since."""
    held = state.last_bank
    before = {held.seat: held.player, **held.others} if held else {}
    return {place: player for place, player in sorted(before.items()) if place not in state.rotation.left_by}


def voices(state: Round, held: BankMemory) -> Mapping[int, str]:
    """The other occupied seats: those kept, and those with a newcomer's own stake.

    An empty seat has no vote (reading consent-of-seats).
    """
    taken = {**seats_of_last_round(state), **state.seats}
    return {place: player for place, player in sorted(taken.items()) if held.player != player and held.seat != place}


def in_turn(state: Round, held: BankMemory) -> Iterator[tuple[int, str]]:
    """The seats that may have the bank, in order: the banker's while they may keep it, then those that had bet.

    Others must agree to more than two rounds in a row.
    """
    if held.rounds < ROUNDS or all(place in state.rotation.agreed for place in voices(state, held)):
        yield held.seat, held.player
    for place in from_seat(held.seat)[1:]:
        if place in held.others:
            yield place, held.others[place]


def entitled_seat(state: Round) -> tuple[int, str] | None:
    """The entitled seat and its player; None if all have declined or left, or nobody takes precedence."""
    turns = in_turn(state, state.last_bank) if state.last_bank else ()
    gone = (*state.rotation.passed, *state.rotation.left_by)
    return next(((place, player) for place, player in turns if place not in gone), None)


def rounds_in_a_row(state: Round) -> int:
    """How many rounds the banker, or before there is one whoever is entitled, has held the bank with this one."""
    held, bank = state.last_bank, state.bank
    whose = (state.bank_place, state.banker) if bank else entitled_seat(state)
    return held.rounds + 1 if held and (held.seat, held.player) == whose else 1


def bank_memory(state: Round) -> BankMemory | None:
    """Who held the bank, and who took part in the round from which seat.

    A round that was not played changes nothing, unless nobody would take the bank: then it is drawn by lot again, as
    the very first time (reading bank-rotation).
    """
    held, bank = state.last_bank, state.bank
    if not bank:
        return held if entitled_seat(state) else None
    if state.no_round:
        return held
    own, place = bank.position.player, state.bank_place
    won = next(entry.net for entry in state.lines if entry.position == bank.position)
    rounds = rounds_in_a_row(state)
    backers = {s.position.place or 0: s.position.player for s in state.backers}  # reading backers-have-bet
    return BankMemory(place, own, rounds, bank.amount, won, tuple(sorted({**state.seats, **backers}.items())))


def refuse_banker(state: Round, place: int, player: str) -> Refusal | None:
    """Why this seat may not have the bank now; in the first round anybody may (reading bank-rotation)."""
    held = state.last_bank
    if held is None:
        return None
    whose = entitled_seat(state)
    if whose is None:
        return refuse("bank_must_be_held_by_the_seat_entitled", "art4.3", "none")
    if (place, player) == whose:
        return None
    if (place, player) == (held.seat, held.player) and place not in state.rotation.passed:
        missing = [other for other in voices(state, held) if other not in state.rotation.agreed]
        return refuse(
            "bank_must_pass_on_after_two_rounds",
            "art4.1",
            player=player,
            rounds=held.rounds,
            seats=Listed(*missing),
            next=whose[0],
        )
    return refuse(
        "bank_must_be_held_by_the_seat_entitled",
        "art4.3",
        "another",
        entitled=whose[1],
        seat=whose[0],
        player=player,
        place=place,
    )


def refuse_pass(state: Round, act: Pass) -> Refusal | None:
    if state.bank:
        return refuse("bank_must_be_passed_before_it_is_held", "art4.3", banker=state.banker)
    whose, place = entitled_seat(state), act.place or 0
    if whose is None:
        return refuse("bank_must_be_passed_by_the_seat_entitled", "art4.3", "none", player=act.player, place=place)
    if act.player != whose[1] or act.place not in (None, whose[0]):
        return refuse(
            "bank_must_be_passed_by_the_seat_entitled",
            "art4.3",
            "another",
            player=act.player,
            place=place,
            entitled=whose[1],
            seat=whose[0],
        )
    return None


def passed(state: Round, _: Pass) -> Round:
    """Only the entitled seat can have declined."""
    whose, rotation = entitled_seat(state), state.rotation
    return changed(state, rotation=changed(rotation, passed=(*rotation.passed, *([whose[0]] if whose else []))))


def refuse_agreement(state: Round, act: Agree) -> Refusal | None:
    held = state.last_bank
    if state.bank or held is None or held.rounds < ROUNDS:
        return refuse("consent_must_be_to_another_round", "art4.1", rounds=ROUNDS)
    if not _seats_to_speak_for(state, held, act):
        who, place = act.player, act.place or 0
        heard = [Message("pai-kau-seat-of", place=p, player=player) for p, player in voices(state, held).items()]
        if not heard:
            return refuse("consent_must_be_of_the_other_seats", "art4.1", "none", player=who, place=place)
        seats = Listed(*heard)
        return refuse("consent_must_be_of_the_other_seats", "art4.1", player=who, place=place, seats=seats)
    return None


def _seats_to_speak_for(state: Round, held: BankMemory, act: Agree) -> list[int]:
    """The seats for which a player may speak, those that have not agreed first."""
    own = [p for p, player in voices(state, held).items() if player == act.player and act.place in (None, p)]
    return sorted(own, key=state.rotation.agreed.__contains__)


def agreed(state: Round, act: Agree) -> Round:
    own = _seats_to_speak_for(state, state.last_bank, act) if state.last_bank else []
    return changed(state, rotation=changed(state.rotation, agreed=(*state.rotation.agreed, *own[:1])))


def refuse_leaving(state: Round, act: Leave) -> Refusal | None:
    if state.bank:
        return refuse("seat_must_be_left_before_the_bank_is_held", "art4.1")
    if not _own_seats(state, act):
        return refuse("seat_must_be_left_by_its_player", "art4.1", player=act.player, place=act.place or 0)
    if staked := [s.position.place for s in indexed(state.stakes).of(act.player)]:
        return refuse("seat_must_be_left_without_stakes", "art4.1", player=act.player, place=staked[0])
    return None


def _own_seats(state: Round, act: Leave) -> list[int]:
    return [
        place
        for place, player in seats_of_last_round(state).items()
        if player == act.player and act.place in (None, place)
    ]


def left(state: Round, act: Leave) -> Round:
    rotation = state.rotation
    return changed(state, rotation=changed(rotation, left_by=(*rotation.left_by, *_own_seats(state, act)[:1])))


# The capital.


def least_capital(state: Round, player: str, place: int) -> int:
    """The least capital of a banker who keeps the bank; zero for anyone else."""
    held = state.last_bank
    goes_on = held is not None and (held.seat, held.player) == (place, player)
    return left_on_the_table(held.rounds, held.capital, held.won) if held and goes_on else 0


def left_on_the_table(rounds: int, capital: int, won: int) -> int:
    """What a banker who won the first round must leave for the second (art4.9); after any other round, nothing.

    It is their own capital with their own winnings (reading second-round-bank-with-backers). Integers only: a kernel
    compiles it.
    """
    return capital + won if rounds == 1 and won > 0 else 0


def refuse_capital(state: Round, player: str, place: int, capital: int) -> Refusal | None:
    least = least_capital(state, player, place)
    if capital >= least:
        return None
    return refuse(
        "capital_and_winnings_must_stay_for_the_second_round", "art4.9", player=player, capital=capital, least=least
    )


def refuse_bank(state: Round, act: Bet, place: int) -> Refusal | None:
    if act.player == HOUSE:
        return refuse("house_must_only_back", "art3.1", "bank")
    if state.bank and (state.banker, state.bank_place) != (act.player, place):
        return refuse("banker_must_be_one", "art4.1", banker=state.banker, place=state.bank_place)
    if refusal := None if state.bank else refuse_banker(state, place, act.player):
        return refusal
    own = [s.position for s in indexed(state.stakes).of(act.player) if s.position.bet in ON_A_SEAT]
    if own:
        return refuse("banker_must_not_bet", "art4.1", "stake-first", player=act.player, place=own[0].place)
    if state.is_bet_on(place):
        return refuse("bankers_seat_must_hold_no_stakes", "art4.1", place=place)
    return refuse_capital(state, act.player, place, (state.bank.amount if state.bank else 0) + act.stake)


# Backers.


def house_capital(state: Round) -> int:
    """The house's posted capital, unless it abstains (art3.1)."""
    if state.setting.options["house-backing"] != "backs":
        return 0
    return state.setting.parameter("house-capital") or 0


@dataclass(frozen=True, slots=True)
class AnnounceBacking(Act):
    """A player announces backing; only the money handed over counts (art3.3)."""

    word: ClassVar[str] = "announce-backing"

    player: Name
    place: PositiveInt


def refuse_announcement(state: Round, act: AnnounceBacking) -> Refusal | None:
    if refusal := refuse_place(act.place):
        return refusal
    if state.closed:
        return refuse("backing_must_be_announced_before_the_shake", "art4.7")
    return None


def seat_of_backer(state: Round, player: str) -> int | None:
    """The default seat of a backer: their own of the previous round, or the first free one."""
    before, taken = seats_of_last_round(state), state.taken
    own = (place for place, whose in before.items() if whose == player)
    return next((place for place in (*own, *(p for p in PLACES if p not in before)) if place not in taken), None)


def refuse_backing(state: Round, act: Bet) -> Refusal | None:
    if act.player == HOUSE and state.setting.options["house-backing"] != "backs":
        return refuse("house_must_have_chosen_to_back", "art3.1")
    if act.player == HOUSE and act.place is not None:
        return refuse("house_must_have_no_seat", "art3.1")
    if not state.bank:
        return refuse("capital_must_be_handed_to_the_banker", "art3.1" if act.player == HOUSE else "art3.3")
    if act.player == state.banker or act.place == state.bank_place:
        return refuse("banker_must_be_backed_from_another_seat", "art3.2", banker=state.banker, place=state.bank_place)
    if act.player == HOUSE:
        return None
    if act.place is None:
        return refuse("backer_must_have_a_seat", "art3.2", player=act.player)
    return _refuse_seat_of_backer(state, act)


def _refuse_seat_of_backer(state: Round, act: Bet) -> Refusal | None:
    """A backer's seat takes no stakes in the round (art3.3, reading backer-own-seat)."""
    own = next((place for place, owner in state.seats.items() if owner == act.player), act.place)
    if own and state.is_bet_on(own):
        return refuse("backers_seat_must_hold_no_stakes", "art3.3", "bet-on", place=own)
    for backer in (s.position for s in state.backers):
        if (backer.player == act.player) != (backer.place == act.place):
            return refuse("backer_must_have_one_seat", "art3.3", player=backer.player, place=backer.place)
    return None


def capital_of(state: Round, player: str) -> int:
    """A player's capital in the bank."""
    return sum(s.amount for s in state.capitals if s.position.player == player)


def backs(state: Round, player: str) -> bool:
    return any(s.position.player == player for s in state.capitals if s.position.bet == BACKING)
