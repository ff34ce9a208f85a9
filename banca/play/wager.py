"""A bet to analyse or simulate: its place, its amount, and what is added to it later."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from banca.law import OptionError
from banca.law.numbers import shown
from banca.law.parameters import MONEY_MOST
from banca.play.payoff import Place

Amount = int | Fraction
HOLDER = "bettor"  # the player of all wagers


@dataclass(frozen=True, slots=True)
class Wager:
    """A stake in minor units, and what is added to it for each number to which it may move.

    >>> import banca
    >>> law = banca.edition("craps-53-2010")
    >>> setting = banca.Setting(banca.option_set(law))
    >>> line = banca.Wager(("pass-line", None), 1000, odds={4: 3000, 10: 3000})
    >>> banca.combined_odds(banca.game_of(law.slug), setting, [line]).edge
    Fraction(14, 1485)
    """

    place: Place
    amount: Amount
    odds: Mapping[int, Amount] = field(default_factory=dict)

    def __post_init__(self) -> None:
        amounts: tuple[Amount, ...] = (self.amount, *self.odds.values())
        for amount in amounts:
            if not -MONEY_MOST <= amount <= MONEY_MOST:
                raise OptionError("stake-beyond-all-money", stake=shown(amount))


def whole(amount: int | Fraction) -> int:
    """The stake as whole minor units; an error if it has a fraction."""
    if Fraction(amount).denominator != 1:
        raise OptionError("stake-not-whole", stake=str(amount))
    return int(amount)
