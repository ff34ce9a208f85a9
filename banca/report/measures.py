"""Figures of a bet beyond its edge: bands and where they fail, the house's gain, the bank needed."""

from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction
from math import ceil
from typing import Any, Literal, Protocol

from banca.exact.value import BetOdds, decimal
from banca.games import module_for
from banca.messages import Language, figures_text
from banca.money import Odds
from banca.play.game import Game
from banca.play.setting import Setting

# How many standard errors each confidence level spans to both sides, as stated in the sheet.
LEVELS: tuple[tuple[str, Decimal], ...] = (
    ("90 %", Decimal("1.645")),
    ("95 %", Decimal("1.960")),
    ("99 %", Decimal("2.576")),
)
ROUNDS = tuple(10**power for power in range(3, 9))

# A normal band is unsafe if a prize that matters has too few hits, or if the sum is too skewed.
MATTERS = Fraction(1, 100)  # a prize that makes up this share of the variance
HITS_LEAST = 10
SKEW_MOST = Fraction(1, 10)
RULE = {"share": f"{MATTERS * 100} %", "hits": str(HITS_LEAST), "skew": f"{float(SKEW_MOST)}"}  # as the sheet states
RUIN_CHANCES = (Fraction(1, 100), Fraction(1, 1000))


@dataclass(frozen=True, slots=True)
class OutcomeLine:
    """A line of the table of outcomes."""

    result: str
    pays: Odds | None
    ways: int
    chance: Fraction
    net: Fraction
    part: Fraction  # its contribution to the mean
    so_far: Fraction


def outcome_lines(row: BetOdds) -> tuple[OutcomeLine, ...]:
    """The outcomes, best first, with their contributions to the mean and the running sum."""
    found, total = [], Fraction(0)
    for outcome in sorted(row.outcomes, key=lambda each: -each.net):
        chance = Fraction(outcome.ways, row.ways)
        total += chance * outcome.net
        found.append(
            OutcomeLine(outcome.result, outcome.pays, outcome.ways, chance, outcome.net, chance * outcome.net, total)
        )
    return tuple(found)


def return_to_player(row: BetOdds) -> Fraction:
    """The average return per unit staked (RTP)."""
    return 1 - row.edge


def edge_without_ties(row: BetOdds) -> Fraction | None:
    """Per bet that is won or lost; None if a bet can only be drawn."""
    return row.edge / (1 - row.push) if row.push < 1 else None


def average_wager(row: BetOdds) -> Fraction:
    """All that is staked in a round, per unit first staked."""
    risk = row.element_of_risk
    return row.edge / risk if risk else Fraction(1)


def element_of_risk(row: BetOdds) -> Fraction:
    risk = row.element_of_risk
    return row.edge if risk is None else risk


def volatility_index(row: BetOdds) -> Decimal:
    """The volatility index at 90 %, the first of the levels."""
    return LEVELS[0][1] * row.sd


def volatility_bound(row: BetOdds) -> Decimal | None:
    """The error bound of the volatility index; None if σ is exact."""
    return None if row.sd_bound is None else LEVELS[0][1] * row.sd_bound


def rate_mark(row: BetOdds) -> str:
    """Mark a rate as a lower bound: outcomes known only by their mean hide some wins and draws."""
    return "≥ " if row.within else ""


def band(row: BetOdds, rounds: int, reach: Decimal) -> tuple[Decimal, Decimal]:
    """The bounds of the return over so many rounds, assuming normality."""
    with localcontext(prec=40):
        half = reach * row.sd / Decimal(rounds).sqrt()
        middle = decimal(return_to_player(row))
        return middle - half, middle + half


def skew_and_kurtosis(row: BetOdds) -> tuple[Decimal | None, Decimal | None]:
    """Skewness and excess kurtosis; None if an outcome is known only by its mean."""
    return (None, None) if row.within else (row.skew, row.kurtosis)


def normal_from(row: BetOdds) -> int:
    """The number of rounds from which the normal band can be trusted, by the stated rule."""
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
    """Anything with an edge and a variance per unit staked: a bet, or the house's share of it."""

    @property
    def edge(self) -> Fraction: ...
    @property
    def variance(self) -> Fraction: ...


def bank_needed(row: Gaining, chance: Fraction) -> Decimal | None:
    """The bank, in units staked, that one bettor playing for ever breaks with this chance: sigma^2 ln(1/chance)/2e.

    This treats the sum of the rounds as a diffusion, which is accurate if prizes are small compared to the bank. None
    without a house edge: then every bank is broken in the end.
    """
    if row.edge <= 0:
        return None
    with localcontext(prec=40):
        inverse = Decimal(chance.denominator) / chance.numerator
        return decimal(row.variance) * inverse.ln() / (2 * decimal(row.edge))


def rounds_until_ahead(row: Gaining) -> int | None:
    """The rounds after which the house is ahead with 97.5 %: the 95 % band then ends below the stake."""
    if row.edge <= 0:
        return None
    reach = Fraction(LEVELS[1][1])
    return ceil(reach**2 * row.variance / row.edge**2)


# The house's gain.


@dataclass(frozen=True, slots=True)
class HouseGain:
    """The house's gain per unit staked; `at_risk`: whether it can lose."""

    edge: Fraction
    variance: Fraction
    at_risk: bool = True


def house_gain(game: Game[Any], row: BetOdds) -> HouseGain:
    """The bettor's whole loss, unless the game's report says otherwise (a commission)."""
    own = getattr(module_for("report", game), "house_gain", None)
    found: HouseGain = own(row) if own else HouseGain(row.edge, row.variance)
    return found


def has_pool(row: BetOdds) -> bool:
    """Whether the bet feeds a pool: then losses go to other bettors later, not to the house."""
    return "meter" in row.figures


def edge_per_roll(row: BetOdds) -> Fraction | None:
    """The house's gain per roll, for bets that may stand for several."""
    return row.figures.get("edge_per_roll")


@dataclass(frozen=True, slots=True)
class Exposure:
    """The largest gain and loss per unit first staked, or a bound: at most (≤) or at least (≥)."""

    gain: Fraction
    loss: Fraction
    mark: Literal["", "≤ ", "≥ "] = ""


def exposure(game: Game[Any], setting: Setting, row: BetOdds) -> Exposure:
    """From the outcomes of the row, unless the game's report knows better."""
    own = getattr(module_for("report", game), "exposure", None)
    found: Exposure | None = own(setting, row) if own else None
    nets = [outcome.net for outcome in row.outcomes]
    return found or Exposure(max(nets), -min(nets), "≥ " if row.within else "")


def rule_in(lang: Language) -> dict[str, str]:
    """The rule with its figures as the language writes them."""
    return {name: figures_text(lang, figure) for name, figure in RULE.items()}
