"""Article 5 of 60/2004: losing stakes first, then the order of payment; chips that the croupier has disarranged."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from banca.games.roulette.bets import bets
from banca.law import BetWord, Refusal, refuse
from banca.law.numbers import shown
from banca.money import Position, stake_on
from banca.play.act import Act, OnPosition, Pay
from banca.play.bets import BetKind
from banca.play.fields import MinorUnits, Name
from banca.play.one_draw_parts import Irregularity, Payments, Round
from banca.play.setting import Setting

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

    by: Name = "supervisor"
    stake: MinorUnits | None = None  # by default, the table's own record


# Disarranged chips: article 5(3).


def refuse_disarranged(state: Round, act: Disarrange) -> Refusal | None:
    if state.ahead:
        return refuse("chips_must_be_winning_and_unpaid", "art5.3", "early", untimely=True)
    return None if _wins(state, act) else refuse("chips_must_be_winning_and_unpaid", "art5.3")


def refuse_unsure(state: Round, _: Unsure) -> Refusal | None:
    return None if disarranged_bets(state) else refuse("chips_must_be_disarranged", "art5.3", "none")


def refuse_restored(state: Round, act: Restore) -> Refusal | None:
    position = position_of(state, act)
    if position is None or position not in disarranged_bets(state):
        return refuse("chips_must_be_disarranged", "art5.3", player=act.player, bet=BetWord(act.bet))
    if act.by not in ("supervisor", "players", "recording"):
        return refuse("chips_must_be_restored_by_whom_the_law_names", "art5.3", by=shown(act.by))
    if (act.by == "supervisor") == is_unsure(state):
        return refuse("supervisor_must_restore_if_he_is_sure", "art5.3", "unsure" if is_unsure(state) else "first")
    recorded = stake_on(state.stakes, position).amount
    if act.stake not in (None, recorded):
        return refuse("recording_must_prevail", "art5.3", recorded=recorded)
    return None


def restored(state: Round, act: Restore) -> Round:
    """These chips are back in place; for others the supervisor is asked again."""
    position = position_of(state, act)
    left = (a for a in state.irregular if isinstance(a, Disarrange) and position_of(state, a) != position)
    return replace(state, irregular=tuple(left))


def disarranged_bets(state: Round) -> tuple[Position, ...]:
    """The positions whose chips are out of place."""
    if not state.irregular:
        return ()
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
    if position is None or position not in state.due or position in disarranged_bets(state):
        return False
    return state.due.payment(position) is Pay


DISARRANGED_CHIPS = (
    Irregularity(
        Disarrange, "art5.3", refuse_disarranged, lambda state, act: replace(state, irregular=(*state.irregular, act))
    ),
    Irregularity(Unsure, "art5.3", refuse_unsure, lambda state, act: replace(state, irregular=(*state.irregular, act))),
    Irregularity(Restore, "art5.3", refuse_restored, restored),
)


# The order of payment: articles 5(1) and 5(2).


RANK = {bet: rank for rank, bets_ in enumerate(ORDER_OF_PAYMENT) for bet in bets_}


def rank(position: Position) -> int:
    return RANK[position.bet]


def pays_per_player(setting: Setting) -> bool:
    return setting.options["payment-mode"] == "per-player"


def refuse_out_of_order(state: Round, position: Position) -> Refusal | None:
    """In the article's order; if a player may be paid at once, also all bets of the player whose turn it is."""
    if disarranged_bets(state):
        return refuse("chips_must_be_restored_before_payment", "art5.3")
    first = state.due.first
    if rank(position) == rank(first) or (pays_per_player(state.setting) and _is_being_paid(state, position)):
        return None
    return refuse("payment_must_keep_the_order", "art5.1", "paid", first=first, position=position)


def _is_being_paid(state: Round, position: Position) -> bool:
    """Whether the last payment was to the same player, or one of their bets is among the first."""
    own = state.due.first_of(position.player) or position
    going_on = bool(state.paid) and state.paid[-1].player == own.player
    return going_on or rank(own) == rank(state.due.first)


def first_to_pay(state: Round) -> Position:
    """The remaining bets of a player who is being paid at once, otherwise the first of all."""
    going_on = state.due.first_of(state.paid[-1].player) if state.paid and pays_per_player(state.setting) else None
    return going_on or state.due.first


def restore_first(state: Round) -> Act | None:
    for position in disarranged_bets(state):
        by = "recording" if is_unsure(state) else "supervisor"
        return Restore(position.player, position.bet, position.selection, position.layout, by=by)
    return None


PAYMENTS = Payments("art5.1", None, rank, refuse_out_of_order, first_to_pay, pays_per_player, restore_first)
