"""Roulette (輪盤), External Regulatory Dispatch 60/2004. Thoroughly tested: every clause has its proof."""

from collections.abc import Mapping

from banca.games.roulette import round as play
from banca.games.roulette.bets import NUMBERS, bets, offered_bets
from banca.games.roulette.payment import DISARRANGED_CHIPS, PAYMENTS
from banca.games.roulette.wheel import equipment_refusals, equipment_warnings, pictured
from banca.law import edition
from banca.play.act import Act
from banca.play.one_draw import OneDraw
from banca.play.one_draw_parts import BettingHours, ResultDraw

WEIGHTS: Mapping[Act, int] = {play.Number(number): 1 for number in NUMBERS}

GAME = OneDraw(
    edition=edition("roulette-60-2004"),
    bets=bets,
    offered=offered_bets,
    draw=ResultDraw(
        play.Number,
        weights=lambda _: WEIGHTS,
        fact=lambda act, _: int(act.number),
        describe=play.describe,
        refusal=play.shown_refusal,
    ),
    procedure=play.procedure,
    irregularities=(play.VOID_SPIN, *DISARRANGED_CHIPS),
    payments=PAYMENTS,
    betting_hours=BettingHours(play.UNOPENED, play.betting_closed, late=play.UNSETTLED),
    offers_at="art6",
    unsettled=play.UNSETTLED,
    equipment_refusals=equipment_refusals,
    warnings=equipment_warnings,
    memory=play.LAST_NUMBER,
    remembers=lambda state: int(state.shown.number) if isinstance(state.shown, play.Number) else None,
    layout_at="art4",
    pictured=pictured,
)
