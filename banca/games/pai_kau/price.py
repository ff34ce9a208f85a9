"""Articles 4(2) and 6(3) of 96/85/M: what a unit gains that wins."""

from fractions import Fraction

from banca.money import Odds

COMMISSION = Fraction(4, 100)  # art4.2: of the winnings
PRICE = Odds(1).less(COMMISSION)  # art6.3, reading payout: even money
