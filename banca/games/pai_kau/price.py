"""Articles 4(2) and 6(3) of 96/85/M: what a unit gains that wins."""

from fractions import Fraction

from banca.money import Odds

COMMISSION = Fraction(4, 100)  # art4.2: of the winnings
OF_THE_HOUSE = Fraction(0)  # reading commission-base: it pays none on its share of what the bank wins
PRICE = Odds(1).less(COMMISSION)  # art6.3, reading payout: even money
