"""What a unit gains: of a stake on a seat, and of the bank's capital against one seat whose stake is as much."""

from collections.abc import Mapping
from fractions import Fraction

from banca.games.pai_kau.bets import COMMISSION, PRICE
from banca.money import Result

Gains = Mapping[Result, Fraction]

STAKE: Gains = {"win": PRICE.net, "push": Fraction(0), "lose": Fraction(-1)}  # art6.3, art4.2
# The bank pays the whole prize: the commission on it is the winner's. What it wins itself bears its own (art4.2).
CAPITAL: Gains = {"win": 1 - COMMISSION, "push": Fraction(0), "lose": -PRICE.ratio}
HOUSE_CAPITAL: Gains = {"win": Fraction(1), "push": Fraction(0), "lose": -PRICE.ratio}  # reading commission-base

GAINS: Mapping[str, Gains] = {"seat": STAKE, "co-bet": STAKE, "bank": CAPITAL, "backing": CAPITAL}
