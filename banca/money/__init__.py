"""Money: whole minor units, exact odds, commission, limits, stakes, settlement."""

from banca.money.limits import Limits
from banca.money.odds import Odds, Prize, after_commission, down_to_minor_unit, format_amount, prize_on, rounded_down
from banca.money.persistent import Deriving, Log, Roster, changed
from banca.money.settlement import Debt, Line, Result, Settlement, line, line_of_sum, plain_stakes
from banca.money.stakes import (
    IndexedStakes,
    Position,
    Selection,
    Stake,
    Stakes,
    add,
    hold,
    indexed,
    named,
    stake_on,
    take_back,
)

__all__ = [
    "Debt",
    "Deriving",
    "IndexedStakes",
    "Limits",
    "Line",
    "Log",
    "Odds",
    "Position",
    "Prize",
    "Result",
    "Roster",
    "Selection",
    "Settlement",
    "Stake",
    "Stakes",
    "add",
    "after_commission",
    "changed",
    "down_to_minor_unit",
    "format_amount",
    "hold",
    "indexed",
    "line",
    "line_of_sum",
    "named",
    "plain_stakes",
    "prize_on",
    "rounded_down",
    "stake_on",
    "take_back",
]
