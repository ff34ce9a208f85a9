"""Roulette (輪盤), External Regulatory Dispatch 60/2004. Thoroughly tested: every clause has its proof."""

from banca.games.roulette import round as play
from banca.games.roulette.bets import NUMBERS, bets, offered
from banca.games.roulette.payment import DISARRANGED_CHIPS, PAYMENTS
from banca.games.roulette.wheel import equipment_refusals, equipment_warnings
from banca.law import edition
from banca.play.one_draw import OneDraw

GAME = OneDraw(
    edition=edition("roulette-60-2004"),
    bets=bets,
    offered=offered,
    shows=play.Number,
    draw=lambda _: {play.Number(number): 1 for number in NUMBERS},
    shown_refusal=play.shown_refusal,
    fact=lambda act, _: int(act.number),
    procedure=play.procedure,
    irregularities=(play.VOID_SPIN, *DISARRANGED_CHIPS),
    payments=PAYMENTS,
    offers_at="art6",
    unopened=play.UNOPENED,
    closed=play.closed,
    unsettled=play.UNSETTLED,
    describe=play.describe,
    equipment_refusals=equipment_refusals,
    warnings=equipment_warnings,
    also_steps=frozenset({"clear"}),
    late=play.UNSETTLED,
    memory=play.LAST_NUMBER,
    remembers=lambda state: int(state.shown.number) if isinstance(state.shown, play.Number) else None,
    also_acts=(play.ReturnBall,),
    also_at="art2.3",
    layout_at="art4",
)
