"""Three dice in the special shaker: what 57/2004 (cussec) and 59/2004 (fish-prawn-crab) have in common."""

from collections.abc import Callable, Mapping
from typing import Any

from banca.games.shaker.bets import BIG, SMALL, Throw
from banca.games.shaker.equipment import EquipmentClauses, ShakerTable, equipment_refusals
from banca.games.shaker.procedure import (
    CLOSED,
    DICE,
    DOME,
    UNOPENED,
    UNSETTLED,
    VOID_ROUND,
    Dice,
    Void,
    dome_left,
    procedure,
    shown_refusal,
    spell_faces,
    throw_of,
)
from banca.law import Edition, OptionSet
from banca.material.dice import throws
from banca.play.act import Act
from banca.play.bets import BetKind, Tokens
from banca.play.one_draw import OneDraw
from banca.play.one_draw_parts import BettingHours, Payments, ResultDraw, VoidRoundClauses

__all__ = ["Dice", "EquipmentClauses", "ShakerTable", "Throw", "Void", "shaker_game"]


def shaker_game(
    edition: Edition,
    bets: tuple[BetKind[Throw], ...],
    faces: Mapping[int | str, int],
    equipment_at: EquipmentClauses,
    describe: Callable[[Throw], Mapping[str, Any]],
    offered: Callable[[OptionSet], frozenset[str] | None] = lambda _: None,
    engraved: Mapping[int | str, Tokens] | None = None,
    pictured: Mapping[str, Any] | None = None,
) -> OneDraw[Throw]:
    """A game of three dice; `faces` numbers the faces of a die, `engraved` has all their marks, if there are more."""
    by_number = {number: face for face, number in faces.items()}
    borne = engraved or {face: (face,) for face in faces}
    weights: dict[Act, int] = {Dice(tuple(by_number[n] for n in throw)): 1 for throw in throws(DICE)}
    return OneDraw(
        edition=edition,
        bets=lambda _: bets,
        offered=offered,
        draw=ResultDraw(
            Dice,
            weights=lambda _: weights,
            fact=lambda act, _: throw_of(act, borne, faces),
            describe=lambda act, _: describe(throw_of(act, borne, faces)),
            refusal=lambda state, act: shown_refusal(state, act, borne),
            normalise=lambda act: spell_faces(act, borne),
        ),
        procedure=procedure,
        irregularities=(VOID_ROUND,),
        payments=Payments("art4", reading="payment-order"),
        betting_hours=BettingHours(UNOPENED, lambda _: CLOSED),
        offers_at="art5",
        unsettled=UNSETTLED,
        equipment_refusals=lambda setting: equipment_refusals(setting, equipment_at, faces),
        void_round=VoidRoundClauses(pays_nothing="art3.3", stakes_stay="art3.4"),
        memory=DOME,
        remembers=dome_left,
        pictured=lambda _: {"totals": {"small": list(SMALL), "big": list(BIG)}, **(pictured or {})},
    )
