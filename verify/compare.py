"""How far what was seen lies from what is exact, and how far it may lie."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import erfc, exp, fsum, gamma, log, sqrt
from statistics import NormalDist
from typing import Any

from banca.exact import BetOdds
from banca.simulate import Simulated
from verify.live.seen import SPLIT

ALARM = 1 / 1000  # how often so many comparisons may fail together where nothing is wrong
EXPECTED = 5  # the least number in a cell of a chi-square
HALVINGS = 100
Distribution = tuple[tuple[float, float], ...]  # gains with their chances


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean against the exact one."""

    rounds: int
    mean: Fraction
    z: float  # in standard errors, by the exact variance
    deviation: float  # the same on the scale of the normal curve, whatever the shape of the distribution
    chance: float  # of lying as far off, to either side


@dataclass(frozen=True, slots=True)
class Spread:
    """How often each outcome came against how often it should have come."""

    cells: int
    chi_square: float
    chance: float


@dataclass(frozen=True, slots=True)
class Compared:
    """One bet at one table: the exact mean, and what simulation or a live table came to."""

    table: str
    bet: str
    place: str
    by: str
    exact: Fraction
    mean: Mean | None  # none where the bet did not come up
    spread: Spread | None = None  # none where too few outcomes have a fair number
    impossible: tuple[str, ...] = ()  # gains that the exact figures do not know

    @property
    def chances(self) -> tuple[float, ...]:
        """Of each thing that was compared; nought for a gain that cannot be."""
        found = [part.chance for part in (self.mean, self.spread) if part is not None]
        return (*found, *(0.0 for _ in self.impossible))


@dataclass(frozen=True, slots=True)
class Verdict:
    compared: int
    bound: float  # that |deviation| stays under, all comparisons together but for one run in a thousand
    furthest: Compared | None
    failing: tuple[Compared, ...]

    @property
    def holds(self) -> bool:
        return bool(self.compared) and not self.failing


def verdict(found: Sequence[Compared]) -> Verdict:
    """Sidak: so many comparisons stay within the bound together, whether or not they depend on one another."""
    many = sum(len(each.chances) for each in found)
    if not many:
        return Verdict(0, 0.0, None, ())
    least = 1 - (1 - ALARM) ** (1 / many)
    failing = tuple(each for each in found if any(chance < least for chance in each.chances))
    means = [each for each in found if each.mean is not None]
    furthest = max(means, key=lambda each: abs(each.mean.deviation) if each.mean else 0.0, default=None)
    return Verdict(many, NormalDist().inv_cdf(1 - least / 2), furthest, failing)


# Means.


def mean_of(row: BetOdds, rounds: int, mean: Fraction) -> Mean:
    off, variance = mean + row.edge, row.variance
    if not variance:
        return Mean(rounds, mean, 0.0, 0.0, 0.0 if off else 1.0)
    spread = distribution(row)
    deviation = sqrt(2 * rounds * rate(spread, float(mean))) * (1 if off >= 0 else -1)
    return Mean(rounds, mean, float(off) / sqrt(variance / rounds), deviation, erfc(abs(deviation) / sqrt(2)))


def distribution(row: BetOdds) -> Distribution:
    """The gains of a unit; an outcome told by its mean lies to both sides of it, so that the variance is right."""
    found: list[tuple[float, float]] = []
    for outcome in row.outcomes:
        chance, gain = outcome.ways / row.ways, float(outcome.net)
        if outcome.result == SPLIT:
            aside = sqrt(row.within / Fraction(outcome.ways, row.ways))
            found += [(gain - aside, chance / 2), (gain + aside, chance / 2)]
        else:
            found.append((gain, chance))
    return tuple(found)


def rate(spread: Distribution, mean: float) -> float:
    """Cramer's rate at which the chance of such a mean falls with the rounds; for a normal curve, half of z squared."""
    least, most = min(gain for gain, _ in spread), max(gain for gain, _ in spread)
    if not least < mean < most:
        at_the_end = sum(chance for gain, chance in spread if gain == (least if mean <= least else most))
        return -log(at_the_end)
    low, high = _bracket(lambda t: _tilted(spread, t)[1] - mean, 1 / (most - least))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _tilted(spread, middle)[1] < mean else (low, middle)
    tilt = (low + high) / 2
    return max(0.0, tilt * mean - _tilted(spread, tilt)[0])


def _bracket(rising: Callable[[float], float], step: float) -> tuple[float, float]:
    """Two places between which what rises comes through nought."""
    low, high = -step, step
    while rising(low) > 0:
        low *= 2
    while rising(high) < 0:
        high *= 2
    return low, high


def _tilted(spread: Distribution, t: float) -> tuple[float, float]:
    """The logarithm of the mean of exp(t gain), and the mean gain under those weights."""
    top = max(t * gain for gain, _ in spread)
    weights = [(gain, chance * exp(t * gain - top)) for gain, chance in spread]
    whole = sum(weight for _, weight in weights)
    return top + log(whole), sum(gain * weight for gain, weight in weights) / whole


# Outcomes.


def spread_of(cells: Iterable[tuple[float, int]]) -> Spread | None:
    """Pearson's chi-square of cells expected and seen; the rarest are put together until each has a fair number."""
    pooled = sorted(cells)
    while len(pooled) > 1 and pooled[0][0] < EXPECTED:
        (rare, seen), (next_, also), *rest = pooled
        pooled = sorted([(rare + next_, seen + also), *rest])
    if len(pooled) < 2:
        return None
    chi_square = sum((seen - expected) ** 2 / expected for expected, seen in pooled)
    return Spread(len(pooled), chi_square, above(chi_square, len(pooled) - 1))


def above(chi_square: float, freedom: int) -> float:
    """The chance of a chi-square as great: the closed form for whole degrees of freedom."""
    half = chi_square / 2
    if freedom % 2 == 0:
        return exp(-half) * fsum(half**n / gamma(n + 1) for n in range(freedom // 2))
    odd = fsum(half ** (n + 0.5) / gamma(n + 1.5) for n in range((freedom - 1) // 2))
    return erfc(sqrt(half)) + exp(-half) * odd


# What simulation and a live table say of a row.


def of_simulation(table: str, row: BetOdds, found: Simulated) -> Compared:
    """The kernel tells its mean and how often the bet was won, drawn and lost."""
    cells = [
        (float(row.chance_of(result) * found.rounds), seen)
        for result, seen in (("win", found.wins), ("push", found.pushes), ("lose", found.losses))
        if row.chance_of(result) or seen
    ]
    told = any(outcome.result == SPLIT for outcome in row.outcomes)
    spread = None if told or any(expected == 0 for expected, _ in cells) else spread_of(cells)
    impossible = tuple(f"{seen} of no chance" for expected, seen in cells if expected == 0 and not told)
    mean = mean_of(row, found.rounds, found.mean)
    return Compared(table, row.bet, said(found.place[1]), "simulated", -row.edge, mean, spread, impossible)


def of_live(table: str, row: BetOdds, gains: Counter[tuple[Fraction, str]]) -> Compared:
    rounds = gains.total()
    if not rounds:
        return Compared(table, row.bet, places(row), "live", -row.edge, None)
    mean = sum((gain * times for (gain, _), times in gains.items()), Fraction(0)) / rounds
    chances: Counter[tuple[Fraction | None, str]] = Counter()
    for outcome in row.outcomes:
        chances[(None, SPLIT) if outcome.result == SPLIT else (outcome.net, "")] += outcome.ways
    seen: Counter[tuple[Fraction | None, str]] = Counter()
    for (gain, told), times in gains.items():
        seen[(None, SPLIT) if told else (gain, "")] += times
    impossible = tuple(str(gain) for gain, told in sorted(seen.keys() - chances.keys(), key=str))
    cells = [(rounds * ways / row.ways, seen[key]) for key, ways in chances.items()]
    found = mean_of(row, rounds, mean)
    return Compared(table, row.bet, places(row), "live", -row.edge, found, spread_of(cells), impossible)


def places(row: BetOdds) -> str:
    """The one place of a row, or how many it has."""
    return said(row.places[0][1]) if len(row.places) == 1 else f"{len(row.places)} places"


def said(selection: Any) -> str:
    if selection is None:
        return ""
    return "-".join(map(str, selection)) if isinstance(selection, tuple) else str(selection)
