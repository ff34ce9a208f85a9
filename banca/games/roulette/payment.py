"""Article 5 of 60/2004: losing stakes first, then the order of payment; chips that the croupier has disarranged."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.roulette.bets import bets
from banca.law import Refusal
from banca.money import Position, in_words, stake_on
from banca.play.act import Act, OnPosition
from banca.play.bets import BetKind
from banca.play.one_draw import Irregularity, Payments, Round

ORDER_OF_PAYMENT: tuple[frozenset[str], ...] = (  # art5.1, by its reading
    frozenset({"column", "dozen-small", "dozen-middle", "dozen-large"}),
    frozenset({"sector-nine", "sector-twelve"}),
    frozenset({"even", "odd", "low", "high", "red", "black"}),
    frozenset({"line"}),
    frozenset({"corner"}),
    frozenset({"street"}),
    frozenset({"split"}),
    frozenset({"straight"}),
)


@dataclass(frozen=True, slots=True)
class Disarrange(OnPosition):
    """The croupier has moved winning chips out of their place."""

    word: ClassVar[str] = "disarrange"


@dataclass(frozen=True, slots=True)
class Unsure(Act):
    """The supervisor cannot tell how the chips lay."""

    word: ClassVar[str] = "unsure"


@dataclass(frozen=True, slots=True)
class Restore(OnPosition):
    """The chips go back to their place."""

    word: ClassVar[str] = "restore"
    checks: ClassVar[Mapping[str, str]] = {**OnPosition.checks, "by": "name"}

    by: str = "supervisor"
    stake: int | None = None  # as whoever restores says; the table's own record, unless said


# Disarranged chips: article 5(3).


def refuse_disarranged(state: Round, act: Disarrange) -> Refusal | None:
    if state.ahead:
        says = "chips are disarranged, if at all, when bets are paid"
        return Refusal("chips_must_be_winning_and_unpaid", "art5.3", says, untimely=True)
    if not _wins(state, act):
        says = "only winning chips that are still to be paid can be disarranged"
        return Refusal("chips_must_be_winning_and_unpaid", "art5.3", says)
    return None


def refuse_unsure(state: Round, _: Unsure) -> Refusal | None:
    if not disarranged(state):
        return Refusal("chips_must_be_disarranged", "art5.3", "no chips are out of their place")
    return None


def refuse_restored(state: Round, act: Restore) -> Refusal | None:
    position = position_of(state, act)
    if position is None or position not in disarranged(state):
        return Refusal("chips_must_be_disarranged", "art5.3", f"the chips of {act.player} on {act.bet} lie in place")
    if act.by not in ("supervisor", "players", "recording"):
        says = f"{act.by!r} cannot restore chips: the supervisor, else the players or the recording"
        return Refusal("chips_must_be_restored_by_whom_the_law_names", "art5.3", says)
    if (act.by == "supervisor") == is_unsure(state):
        says = "the supervisor could not tell" if is_unsure(state) else "the supervisor must be asked first"
        return Refusal("supervisor_must_restore_if_he_is_sure", "art5.3", says)
    recorded = stake_on(state.stakes, position).amount
    if act.stake not in (None, recorded):
        says = f"the table's record shows {in_words(recorded)}: the recording prevails"
        return Refusal("recording_must_prevail", "art5.3", says)
    return None


def restored(state: Round, act: Restore) -> Round:
    """These chips are back in place; for others the supervisor is asked anew."""
    position = position_of(state, act)
    left = (a for a in state.irregular if isinstance(a, Disarrange) and position_of(state, a) != position)
    return replace(state, irregular=tuple(left))


def disarranged(state: Round) -> tuple[Position, ...]:
    """The positions whose chips are out of their place."""
    found = (position_of(state, act) for act in state.irregular if isinstance(act, Disarrange))
    return tuple(position for position in found if position is not None)


def is_unsure(state: Round) -> bool:
    return any(isinstance(act, Unsure) for act in state.irregular)


def position_of(state: Round, act: Any) -> Position | None:
    kind: BetKind[int] | None = next((b for b in bets(state.setting) if b.slug == act.bet), None)
    if kind is None or kind.refusal(act.selection):
        return None
    return Position(act.player, act.bet, kind.selections.read(act.selection), act.layout)


def _wins(state: Round, act: Disarrange) -> bool:
    position = position_of(state, act)
    gone = (*state.paid, *disarranged(state))
    if position is None or position in gone or not stake_on(state.stakes, position).amount:
        return False
    kind = next(b for b in bets(state.setting) if b.slug == position.bet)
    shown: Any = state.shown
    return kind.ruling(position.selection, state.setting.options, shown.number).value.result == "win"


DISARRANGED_CHIPS = (
    Irregularity(
        Disarrange, "art5.3", refuse_disarranged, lambda state, act: replace(state, irregular=(*state.irregular, act))
    ),
    Irregularity(Unsure, "art5.3", refuse_unsure, lambda state, act: replace(state, irregular=(*state.irregular, act))),
    Irregularity(Restore, "art5.3", refuse_restored, restored),
)


# The order of payment: articles 5(1) and 5(2).


def rank(position: Position) -> int:
    return next(i for i, kinds in enumerate(ORDER_OF_PAYMENT) if position.bet in kinds)


def being_paid(state: Round, unpaid: tuple[Position, ...]) -> tuple[Position, ...]:
    """Where a player may be paid at once: the rest of his bets, or all of them at the place of the first."""
    if state.setting.options["payment-mode"] != "per-player":
        return ()
    going_on = tuple(p for p in unpaid if state.paid and p.player == state.paid[-1].player)
    first = {p.player for p in unpaid if rank(p) == min(map(rank, unpaid))}
    return going_on + tuple(p for p in unpaid if p.player in first and p not in going_on)


def refuse_out_of_order(state: Round, position: Position, unpaid: tuple[Position, ...]) -> Refusal | None:
    if disarranged(state):
        says = "disarranged chips must be put back before anything is paid"
        return Refusal("chips_must_be_restored_before_payment", "art5.3", says)
    if rank(position) == min(map(rank, unpaid)) or position in being_paid(state, unpaid):
        return None
    first = min(unpaid, key=rank)
    return Refusal("payment_must_keep_the_order", "art5.1", f"{first} is paid before {position}")


def first_to_pay(state: Round, unpaid: tuple[Position, ...]) -> Position:
    at_once = being_paid(state, unpaid)
    going_on = [p for p in at_once if state.paid and p.player == state.paid[-1].player]
    return min(going_on or unpaid, key=rank)


def restore_first(state: Round) -> Act | None:
    for position in disarranged(state):
        by = "recording" if is_unsure(state) else "supervisor"
        return Restore(position.player, position.bet, position.selection, position.layout, by=by)
    return None


PAYMENTS = Payments("art5.1", None, refuse_out_of_order, first_to_pay, restore_first)
