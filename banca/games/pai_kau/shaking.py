"""Articles 1(1), 1(2), 1(3), 1(5), 2(1) and 4(4) of 96/85/M: the shuffle, cutting, the manner of dealing, the dice."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from banca.games.pai_kau.bank import seats_of_last_round
from banca.games.pai_kau.equipment import DEALER, DICE, HOUSE, THROWS, refuse_place
from banca.games.pai_kau.state import (
    AWAITED,
    Round,
    before_the_close,
    too_early,
    unplayable,
    with_deal,
)
from banca.law import Refusal, refuse
from banca.law.numbers import shown
from banca.material.dice import PIPS
from banca.messages.errors import Listed, Message
from banca.money import changed
from banca.play.act import Act, Do
from banca.play.act_rules import untimely
from banca.play.fields import ListOf, Name, PositiveInt, WholeNumber

SHUFFLE = Do("shuffle")
CLOSE = Do("close")  # the banker takes the cup
NO_ROUND = Do("no-round")

MANNERS = ("from-the-head", "from-the-tail")  # of the row of stacks (reading dealing-manner)
PLAYER_SEATS_THAT_CUT = 2  # art2.1
VOID_CAUSES = ("cocked", "stacked", "out-of-cup")  # art1.5


@dataclass(frozen=True, slots=True)
class Cut(Act):
    """A player, or last the banker, re-orders the tiles."""

    word: ClassVar[str] = "cut"

    player: Name
    place: PositiveInt
    hands: PositiveInt = 1


@dataclass(frozen=True, slots=True)
class Declare(Act):
    """The banker says in which manner the tiles are dealt."""

    word: ClassVar[str] = "declare"

    player: Name
    manner: Name


@dataclass(frozen=True, slots=True)
class Shake(Act):
    """The banker has shaken the dice; what they show."""

    word: ClassVar[str] = "shake"

    dice: ListOf[int]
    player: Name | None = None  # who shook: nobody but the banker


@dataclass(frozen=True, slots=True)
class Void(Act):
    """The throw decides nothing and is made again."""

    word: ClassVar[str] = "void"

    why: Name


@dataclass(frozen=True, slots=True)
class Count(Act):
    """The dice are added up: their sum decides which seat is dealt first."""

    word: ClassVar[str] = "count"

    sum: WholeNumber
    player: Name | None = None


EVERY_THROW: Mapping[Act, int] = {Shake(dice): 1 for dice in THROWS}


# Before the shake.


def refuse_shuffle(state: Round, act: Do) -> Refusal | None:
    if state.phase == "voided":
        return AWAITED["voided"]
    if not state.deal.shuffled:
        return None
    return untimely(act, "art1.1", Message("refusal-act-must-belong-to-the-phase-tiles-shuffled"))


def shuffled(state: Round, _: Do) -> Round:
    return with_deal(state, shuffled=True)


def refuse_cut(state: Round, act: Cut) -> Refusal | None:
    if refusal := refuse_place(act.place):
        return refusal
    if is_shaken(state):
        return refuse("cut_must_come_before_the_shake", "art2.1")
    if not state.deal.shuffled:
        return AWAITED["shuffling"]
    if state.deal.cut_by_banker:
        return refuse("nobody_must_cut_after_the_banker", "art2.1")
    if act.hands != 1:
        return refuse("cut_must_be_made_with_one_hand", "art2.1", hands=act.hands)
    if refusal := _refuse_cutter(state, act):
        return refusal
    if act.place in state.deal.cuts and act.place != state.bank_place:
        return refuse("seat_must_cut_once", "art2.1", place=act.place)
    if act.place != state.bank_place and len(state.deal.cuts) >= PLAYER_SEATS_THAT_CUT:
        seats = Listed(*state.deal.cuts, last="list-and")
        return refuse("no_more_than_two_seats_must_cut", "art2.1", seats=seats)
    return None


def _refuse_cutter(state: Round, act: Cut) -> Refusal | None:
    """Banker and players cut, with or without a stake; nobody for another's seat (reading who-cuts)."""
    at_seat = [s.position.player for s in state.stakes if s.position.place == act.place]
    before = seats_of_last_round(state).get(act.place)
    whose = at_seat or ([before] if before else [])
    bankers_elsewhere = act.player == state.banker and act.place != state.bank_place
    if act.player not in (HOUSE, DEALER) and not bankers_elsewhere and (not whose or act.player in whose):
        return None
    if not whose:
        return refuse("cut_must_be_made_by_a_player_of_the_seat", "art2.1", "empty", player=act.player, place=act.place)
    return refuse(
        "cut_must_be_made_by_a_player_of_the_seat",
        "art2.1",
        "taken",
        player=act.player,
        place=act.place,
        players=Listed(*whose),
    )


def is_shaken(state: Round) -> bool:
    """The shake begins when the cup is taken; in a repeated deal, with the throw (reading cuts-after-a-void-deal)."""
    return state.deal.throws > 0 or (state.closed and not state.void_deals)


def cut(state: Round, act: Cut) -> Round:
    by_banker = state.deal.cut_by_banker or act.place == state.bank_place
    return with_deal(state, cuts=(*state.deal.cuts, act.place), cut_by_banker=by_banker)


def refuse_declaration(state: Round, act: Declare) -> Refusal | None:
    if state.closed:
        return refuse("manner_must_be_declared_before_the_shake", "art4.4")
    if state.banker is None:
        return refuse("manner_must_be_declared_by_the_banker", "art4.4", "none", player=act.player)
    if act.player != state.banker:
        return refuse(
            "manner_must_be_declared_by_the_banker", "art4.4", "another", banker=state.banker, player=act.player
        )
    if act.manner not in MANNERS:
        known = Listed(*MANNERS, last="list-and")
        return refuse("manner_must_be_on_the_list", "art4.4", manner=shown(act.manner), known=known)
    return None


def declared(state: Round, act: Declare) -> Round:
    return changed(state, manner=act.manner)


def refuse_close(state: Round, act: Do) -> Refusal | None:
    if state.closed:
        return untimely(act, "art4.6", Message("refusal-act-must-belong-to-the-phase-stakes-closed"))
    return before_the_close(state)


def closed(state: Round, _: Do) -> Round:
    return changed(state, closed=True)


def refuse_no_round(state: Round, act: Do) -> Refusal | None:
    """No round without a bank, without stakes against it, or when every seat is excluded."""
    if state.phase == "betting":
        if unplayable(state):
            return None
        return refuse("round_must_be_played", "art4.6")
    return None if state.phase == "arranging" and not state.in_play else untimely(act, "art2.3")


# The dice.


def refuse_shake(state: Round, act: Shake) -> Refusal | None:
    if state.banker and act.player not in (None, state.banker):
        return refuse("dice_must_be_shaken_by_the_banker", "art4.1", banker=state.banker, player=act.player)
    if len(act.dice) != DICE or not all(type(face) is int and face in PIPS for face in act.dice):
        return refuse("dice_must_show_four_faces", "art1.2", dice=shown(list(act.dice)))
    if refusal := too_early(state, "shaking"):
        return refusal
    if state.deal.dice:
        return refuse("dice_must_be_shaken_once", "art1.2", dice="-".join(map(str, state.deal.dice)))
    return None


def shaken(state: Round, act: Shake) -> Round:
    return with_deal(state, dice=act.dice, throws=state.deal.throws + 1)


def refuse_void(state: Round, act: Void) -> Refusal | None:
    if act.why not in VOID_CAUSES:
        known = Listed(*VOID_CAUSES)
        return refuse("void_must_have_its_cause", "art1.5", "pai-kau", why=shown(act.why), known=known)
    if refusal := too_early(state, "shaking"):
        return refusal
    if state.deal.tiles or state.deal.stacks:
        return refuse("throw_must_be_void_before_the_deal", "art1.5")
    return None


def voided(state: Round, act: Void) -> Round:
    """Under the cup or on the table, the dice are shaken again."""
    throws = state.deal.throws + (not state.deal.dice)
    state = changed(state, log=(*state.log, act))
    return with_deal(state, dice=(), counted=False, throws=throws)


def refuse_count(state: Round, act: Count) -> Refusal | None:
    if refusal := too_early(state, "counting"):
        return refusal
    if act.sum != sum(state.deal.dice):
        return refuse("sum_of_the_dice_must_stand", "art1.3", sum=sum(state.deal.dice), said=act.sum)
    if not state.deal.counted:
        return None
    return untimely(act, "art1.2", Message("refusal-act-must-belong-to-the-phase-dice-counted"))


def counted(state: Round, _: Count) -> Round:
    return with_deal(state, counted=True)
