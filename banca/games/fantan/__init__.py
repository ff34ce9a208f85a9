"""Fantan (番攤), External Regulatory Dispatch 58/2004. Thoroughly tested: every clause has its proof."""

from banca.games.fantan import round as play
from banca.games.fantan.bets import BETS
from banca.games.fantan.equipment import equipment_refusals
from banca.law import edition
from banca.play.one_draw import OneDraw
from banca.play.one_draw_parts import BettingHours, Payments, ResultDraw

GAME = OneDraw(
    edition=edition("fantan-58-2004"),
    bets=lambda _: BETS,
    draw=ResultDraw(
        play.Count,
        weights=lambda setting: play.equally_likely(play.heaps(setting)),
        fact=lambda act, irregular: play.count_without_broken(act, irregular).number,
        describe=play.describe,
        refusal=play.shown_refusal,
    ),
    procedure=play.procedure,
    irregularities=(play.BROKEN_BUTTON,),
    payments=Payments("art7", reading="payment-order"),
    betting_hours=BettingHours(play.UNOPENED, lambda _: play.CLOSED),
    offers_at="art6",
    unsettled=play.UNSETTLED,
    equipment_refusals=equipment_refusals,
)
