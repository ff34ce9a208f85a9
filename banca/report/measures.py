"""What a PAR sheet says of a bet beyond its edge, from the exact row: bands, where they fail, the bank needed."""

from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction
from math import ceil
from typing import Protocol

from banca.exact.value import BetOdds, decimal

# How many standard errors each level of confidence reaches to both sides, as it is stated in the sheet.
LEVELS: tuple[tuple[str, Decimal], ...] = (
    ("90 %", Decimal("1.645")),
    ("95 %", Decimal("1.960")),
    ("99 %", Decimal("2.576")),
)
ROUNDS = tuple(10**power for power in range(3, 9))

# The rule by which a normal band is called unsafe: too few hits of a prize that matters, or too lopsided a sum.
MATTERS = Fraction(1, 100)  # a prize that makes up this share of the variance
HITS_LEAST = 10
SKEW_MOST = Fraction(1, 10)
RULE = {"share": f"{MATTERS * 100} %", "hits": HITS_LEAST, "skew": f"{float(SKEW_MOST)}"}  # as the sheet states it
RUIN_CHANCES = (Fraction(1, 100), Fraction(1, 1000))


@dataclass(frozen=True, slots=True)
class Step:
    """A line of the table of outcomes."""

    result: str
    pays: str
    ways: int
    chance: Fraction
    net: Fraction
    part: Fraction  # what it adds to the mean
    so_far: Fraction


def steps(row: BetOdds) -> tuple[Step, ...]:
    """The outcomes, the best first, with what each adds to the mean and the sum up to it."""
    found, total = [], Fraction(0)
    for outcome in sorted(row.outcomes, key=lambda each: -each.net):
        chance = Fraction(outcome.ways, row.ways)
        total += chance * outcome.net
        pays = str(outcome.pays) if outcome.pays else ""
        found.append(Step(outcome.result, pays, outcome.ways, chance, outcome.net, chance * outcome.net, total))
    return tuple(found)


def returned(row: BetOdds) -> Fraction:
    """Of a unit staked, what comes back on average (RTP)."""
    return 1 - row.edge


def edge_without_ties(row: BetOdds) -> Fraction | None:
    """Per bet that is won or lost; none where a bet can only be drawn."""
    return row.edge / (1 - row.push) if row.push < 1 else None


def average_wager(row: BetOdds) -> Fraction:
    """All that is staked in a round, per unit first staked."""
    risk = row.element_of_risk
    return row.edge / risk if risk else Fraction(1)


def element_of_risk(row: BetOdds) -> Fraction:
    risk = row.element_of_risk
    return row.edge if risk is None else risk


def volatility_index(row: BetOdds) -> Decimal:
    """At 90 %, the first of the levels."""
    return LEVELS[0][1] * row.sd


def volatility_bound(row: BetOdds) -> Decimal | None:
    """How far it may be from the true one; none where σ is exact."""
    return None if row.sd_bound is None else LEVELS[0][1] * row.sd_bound


def least(row: BetOdds) -> str:
    """The mark of a rate that is the least it may be: outcomes told by their mean hide some of the wins and draws."""
    return "≥ " if row.within else ""


def band(row: BetOdds, rounds: int, reach: Decimal) -> tuple[Decimal, Decimal]:
    """Between which the return of so many rounds lies, if it were normal."""
    with localcontext(prec=40):
        half = reach * row.sd / Decimal(rounds).sqrt()
        middle = decimal(returned(row))
        return middle - half, middle + half


def shape(row: BetOdds) -> tuple[Decimal | None, Decimal | None]:
    """Skewness and excess kurtosis; not stated where an outcome is told by its mean, which hides how it spreads."""
    return (None, None) if row.within else (row.skew, row.kurtosis)


def safe_from(row: BetOdds) -> int:
    """The rounds from which the normal band may be trusted, by the stated rule."""
    if not row.variance:
        return 1
    hits = 1
    for outcome in row.outcomes:
        share = Fraction(outcome.ways, row.ways) * (outcome.net + row.edge) ** 2 / row.variance
        if share >= MATTERS:
            hits = max(hits, ceil(Fraction(HITS_LEAST * row.ways, outcome.ways)))
    skew = row.skew or Decimal(0)
    lopsided = ceil((skew / (Decimal(SKEW_MOST.numerator) / SKEW_MOST.denominator)) ** 2)
    return max(hits, lopsided)


class Gaining(Protocol):
    """What gains so much of a unit staked, and spreads so much: a bet for the house, or a part of it."""

    @property
    def edge(self) -> Fraction: ...
    @property
    def variance(self) -> Fraction: ...


def bank_needed(row: Gaining, chance: Fraction) -> Decimal | None:
    """The bank, in units staked, that one bettor playing on for ever breaks with this chance: sigma^2 ln(1/chance)/2e.

    The sum of the rounds is taken for a diffusion, which is near where prizes are small beside the bank. None where the
    house has no edge: then every bank is broken in the end.
    """
    if row.edge <= 0:
        return None
    with localcontext(prec=40):
        inverse = Decimal(chance.denominator) / chance.numerator
        return decimal(row.variance) * inverse.ln() / (2 * decimal(row.edge))


def rounds_until_ahead(row: Gaining) -> int | None:
    """After how many rounds the house is ahead with 97.5 %: the upper end of the 95 % band comes below the stake."""
    if row.edge <= 0:
        return None
    reach = Fraction(LEVELS[1][1])
    return ceil(reach**2 * row.variance / row.edge**2)
