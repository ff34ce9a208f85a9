"""Money: whole minor units, exact odds, commission, limits, stakes, settlement."""

from banca.money.limits import Limits
from banca.money.odds import Odds, Prize, down_to_minor_unit, in_words, prize_on
from banca.money.settlement import Line, Result, Settlement, line, line_of_sum, plain_stakes
from banca.money.stakes import Position, Selection, Stake, Stakes, add, hold, named, stake_on, take_back

__all__ = [
    "Limits",
    "Line",
    "Odds",
    "Position",
    "Prize",
    "Result",
    "Selection",
    "Settlement",
    "Stake",
    "Stakes",
    "add",
    "down_to_minor_unit",
    "hold",
    "in_words",
    "line",
    "line_of_sum",
    "named",
    "plain_stakes",
    "prize_on",
    "stake_on",
    "take_back",
]
