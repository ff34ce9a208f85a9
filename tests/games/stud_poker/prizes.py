"""The jackpot with the sums of the examples, and what it pays."""

from fractions import Fraction

from banca.games.stud_poker.jackpot import Pool, Posted, Prize, opened, prizes

# The sums of the examples, in minor units.
POSTED = Posted(
    royal_flush=500_000_00,
    straight_flush=50_000_00,
    four_of_a_kind=5_000_00,
    full_house=1_000_00,
    flush=500_00,
    minimum=200_000_00,
    stake=10_00,
    contribution=Fraction(1, 2),
)
ROYAL, STRAIGHT, FOUR, FULL, FLUSH = "royal-flush", "straight-flush", "four-of-a-kind", "full-house", "flush"


def paid(pool: int, *hands: tuple[int, str], posted: Posted = POSTED) -> tuple[list[tuple[int, int]], Pool]:
    """Box and sum in the order of payment, and the pool afterwards."""
    found, left = prizes(opened(pool), posted, hands)
    return [(prize.box, prize.paid) for prize in found], left


def one(pool: int, *hands: tuple[int, str], posted: Posted = POSTED) -> Prize:
    """The only prize, or the last."""
    return prizes(opened(pool), posted, hands)[0][-1]
