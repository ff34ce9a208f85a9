"""What a bettor holds, before anything is known of it: a place, an amount, what is added to it later."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from banca.law import OptionError
from banca.play.payoff import Place

Amount = int | Fraction
HOLDER = "bettor"  # who holds them all


@dataclass(frozen=True, slots=True)
class Wager:
    """A stake, in minor units, and what is added to it on the number that it comes to, if anything (craps)."""

    place: Place
    amount: Amount
    odds: Mapping[int, Amount] = field(default_factory=dict)


def whole(amount: int | Fraction) -> int:
    """A stake as it is laid down; a part of a minor unit cannot be."""
    if Fraction(amount).denominator != 1:
        raise OptionError(f"a stake of {amount} minor units cannot be laid down: stakes are whole minor units")
    return int(amount)
