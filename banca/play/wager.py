"""What a bettor holds, before anything is known of it: a place, an amount, what is added to it later."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from banca.law import OptionError
from banca.law.numbers import shown
from banca.law.parameters import MONEY_MOST
from banca.play.payoff import Place

Amount = int | Fraction
HOLDER = "bettor"  # who holds them all


@dataclass(frozen=True, slots=True)
class Wager:
    """A stake, in minor units, and what is added to it on the number that it comes to, if anything (craps)."""

    place: Place
    amount: Amount
    odds: Mapping[int, Amount] = field(default_factory=dict)

    def __post_init__(self) -> None:
        amounts: tuple[Amount, ...] = (self.amount, *self.odds.values())
        for amount in amounts:
            if not -MONEY_MOST <= amount <= MONEY_MOST:
                raise OptionError(f"a stake of {shown(amount)} minor units is more than there is: at most 10^15")


def whole(amount: int | Fraction) -> int:
    """A stake as it is laid down; a part of a minor unit cannot be."""
    if Fraction(amount).denominator != 1:
        raise OptionError(f"a stake of {amount} minor units cannot be laid down: stakes are whole minor units")
    return int(amount)
