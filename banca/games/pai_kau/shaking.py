"""Articles 1(1), 1(2), 1(3), 1(5), 2(1) and 4(4) of 96/85/M: the shuffle, cutting, the manner of dealing, the dice."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from banca.games.pai_kau.bank import kept
from banca.games.pai_kau.equipment import DEALER, DICE, HOUSE, THROWS, refuse_place
from banca.games.pai_kau.state import (
    AWAITED,
    Round,
    before_the_close,
    too_early,
    unplayable,
    with_deal,
)
from banca.law import Refusal
from banca.material.dice import PIPS
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
    """A player re-orders the tiles as they lie, or the banker, the last of all."""

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
    """The dice are added up: their sum tells which seat is dealt first."""

    word: ClassVar[str] = "count"

    sum: WholeNumber
    player: Name | None = None


EVERY_THROW: Mapping[Act, int] = {Shake(dice): 1 for dice in THROWS}


# Before the shake.


def refuse_shuffle(state: Round, act: Do) -> Refusal | None:
    if state.phase == "voided":
        return AWAITED["voided"]
    return untimely(act, "art1.1", "the tiles of this round are shuffled already") if state.deal.shuffled else None


def shuffled(state: Round, _: Do) -> Round:
    return with_deal(state, shuffled=True)


def refuse_cut(state: Round, act: Cut) -> Refusal | None:
    if refusal := refuse_place(act.place):
        return refusal
    if is_shaken(state):
        says = "the banker has taken the cup or shaken the dice: nobody cuts any more"
        return Refusal("cut_must_come_before_the_shake", "art2.1", says)
    if not state.deal.shuffled:
        return AWAITED["shuffling"]
    if state.deal.cut_by_banker:
        says = "the banker has cut: nobody cuts after him before the tiles are shuffled anew"
        return Refusal("nobody_must_cut_after_the_banker", "art2.1", says)
    if act.hands != 1:
        return Refusal("cut_must_be_made_with_one_hand", "art2.1", f"{act.hands} hands: a cut is made with one")
    if refusal := _refuse_cutter(state, act):
        return refusal
    if act.place in state.deal.cuts and act.place != state.bank_place:
        says = f"seat {act.place} has cut already (reading seat-cuts-once)"
        return Refusal("seat_must_cut_once", "art2.1", says)
    if act.place != state.bank_place and len(state.deal.cuts) >= PLAYER_SEATS_THAT_CUT:
        says = f"seats {' and '.join(map(str, state.deal.cuts))} have cut: no more than two do, and then the banker"
        return Refusal("no_more_than_two_seats_must_cut", "art2.1", says)
    return None


def _refuse_cutter(state: Round, act: Cut) -> Refusal | None:
    """Banker and players cut, with a stake or without one; nobody for the seat of another (reading who-cuts)."""
    at_seat = [s.position.player for s in state.stakes if s.position.place == act.place]
    before = kept(state).get(act.place)
    whose = at_seat or ([before] if before else [])
    bankers_elsewhere = act.player == state.banker and act.place != state.bank_place
    if act.player not in (HOUSE, DEALER) and not bankers_elsewhere and (not whose or act.player in whose):
        return None
    says = f"{act.player} does not cut for seat {act.place}: {', '.join(whose) or 'whoever sits down there'} may"
    return Refusal("cut_must_be_made_by_a_player_of_the_seat", "art2.1", f"{says} (reading who-cuts)")


def is_shaken(state: Round) -> bool:
    """The shake begins with the cup taken; in a deal made anew, with the throw (reading cuts-after-a-void-deal)."""
    return state.deal.throws > 0 or (state.closed and not state.void_deals)


def cut(state: Round, act: Cut) -> Round:
    by_banker = state.deal.cut_by_banker or act.place == state.bank_place
    return with_deal(state, cuts=(*state.deal.cuts, act.place), cut_by_banker=by_banker)


def refuse_declaration(state: Round, act: Declare) -> Refusal | None:
    if state.closed:
        says = "the banker declares the manner of dealing before he takes the cup"
        return Refusal("manner_must_be_declared_before_the_shake", "art4.4", says)
    if act.player != state.banker:
        says = f"the banker declares the manner of dealing: {state.banker or 'there is none as yet'}, not {act.player}"
        return Refusal("manner_must_be_declared_by_the_banker", "art4.4", says)
    if act.manner not in MANNERS:
        says = f"{act.manner!r} is no manner of dealing: {' and '.join(MANNERS)} are (reading dealing-manner)"
        return Refusal("manner_must_be_on_the_list", "art4.4", says)
    return None


def declared(state: Round, act: Declare) -> Round:
    return replace(state, manner=act.manner)


def refuse_close(state: Round, act: Do) -> Refusal | None:
    if state.closed:
        return untimely(act, "art4.6", "the stakes of this round are closed already")
    return before_the_close(state)


def closed(state: Round, _: Do) -> Round:
    return replace(state, closed=True)


def refuse_no_round(state: Round, act: Do) -> Refusal | None:
    """Nothing is played for without a bank, without stakes against it, or when every seat is out of the round."""
    if state.phase == "betting":
        if unplayable(state):
            return None
        says = "a bank and stakes against it lie on the table: the round is played"
        return Refusal("round_must_be_played", "art4.6", says)
    return None if state.phase == "arranging" and not state.in_play else untimely(act, "art2.3")


# The dice.


def refuse_shake(state: Round, act: Shake) -> Refusal | None:
    if state.banker and act.player not in (None, state.banker):
        says = f"nobody shakes the dice in place of the banker, {state.banker}: not {act.player}"
        return Refusal("dice_must_be_shaken_by_the_banker", "art4.1", says)
    if len(act.dice) != DICE or not all(type(face) is int and face in PIPS for face in act.dice):
        says = f"four dice show a face from 1 to 6 each, not {list(act.dice)!r}"
        return Refusal("dice_must_show_four_faces", "art1.2", says)
    if refusal := too_early(state, "shaking"):
        return refusal
    if state.deal.dice:
        says = f"the dice show {'-'.join(map(str, state.deal.dice))}: they are shaken once"
        return Refusal("dice_must_be_shaken_once", "art1.2", says)
    return None


def shaken(state: Round, act: Shake) -> Round:
    return with_deal(state, dice=act.dice, throws=state.deal.throws + 1)


def refuse_void(state: Round, act: Void) -> Refusal | None:
    if act.why not in VOID_CAUSES:
        return Refusal("void_must_have_its_cause", "art1.5", f"{act.why!r} is none of {', '.join(VOID_CAUSES)}")
    if refusal := too_early(state, "shaking"):
        return refusal
    if state.deal.tiles or state.deal.stacks:
        says = "tiles are dealt by this throw: it is found void before that (reading void-throw-noticed-late)"
        return Refusal("throw_must_be_void_before_the_deal", "art1.5", says)
    return None


def voided(state: Round, act: Void) -> Round:
    """Under the cup, or as the dice lie there: they are shaken again."""
    throws = state.deal.throws + (not state.deal.dice)
    state = replace(state, log=(*state.log, act))
    return with_deal(state, dice=(), counted=False, throws=throws)


def refuse_count(state: Round, act: Count) -> Refusal | None:
    if refusal := too_early(state, "counting"):
        return refusal
    if act.sum != sum(state.deal.dice):
        says = f"the dice come to {sum(state.deal.dice)}, to which nothing is added and from which nothing is taken"
        return Refusal("sum_of_the_dice_must_stand", "art1.3", f"{says}: not {act.sum}")
    return untimely(act, "art1.2", "the dice are counted already") if state.deal.counted else None


def counted(state: Round, _: Count) -> Round:
    return with_deal(state, counted=True)
