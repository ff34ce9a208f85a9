"""Fantan (番攤), External Regulatory Dispatch 58/2004. Thoroughly tested: every clause has its proof."""

from banca.games.fantan import round as play
from banca.games.fantan.bets import BETS
from banca.law import edition
from banca.play.one_draw import OneDraw, Payments

GAME = OneDraw(
    edition=edition("fantan-58-2004"),
    bets=lambda _: BETS,
    offered=lambda _: None,
    shows=play.Count,
    draw=lambda setting: {play.Count(buttons): 1 for buttons in play.heaps(setting)},
    shown_refusal=play.shown_refusal,
    fact=lambda act, irregular: play.counted(act, irregular).number,
    procedure=play.procedure,
    irregularities=(play.BROKEN_BUTTON,),
    payments=Payments("art7", reading="payment-order"),
    offers_at="art6",
    unopened=play.UNOPENED,
    closed=lambda _: play.CLOSED,
    unsettled=play.UNSETTLED,
    describe=play.describe,
    equipment_refusals=play.equipment_refusals,
)
