"""Rounds that were simulated, compared with their exact value: means, standard errors, correlations of seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from banca.simulate.rounds import Played, Simulated
from banca.simulate.statistics import CONFIDENCE, FEWEST


@dataclass(frozen=True, slots=True)
class ExactValue:
    """Per unit of what is staked at once."""

    mean: Fraction
    variance: Fraction | None  # None if only the means of the bets are known, not how they go together
    assumes: str | None = None
    of_packs: bool = False  # counted from full packs, while a shoe is played
    later: bool = False  # staked in the course of a round: no part of what is staked at once

    @property
    def own_variance(self) -> Fraction | None:
        """The variance, if it is that of the very play."""
        return None if self.of_packs else self.variance


@dataclass(frozen=True, slots=True)
class Comparison:
    played: Played
    rows: Sequence[int]  # of the kernel's results, in which each seat's stand
    exact: ExactValue | None

    @property
    def first(self) -> Simulated:
        return self.played.seats[0]

    @property
    def as_one(self) -> bool:
        """Whether all seats gain alike in every round: one alone, or the same bets on the same result."""
        return max(self.rows) == 0

    @property
    def whole(self) -> tuple[float, float | None]:
        """Mean and standard error of all seats together, per unit staked; no error if the variance is unknown."""
        if self.as_one:
            return float(self.first.mean), self.stderr(self.first)
        made = sum(seat.rounds for seat in self.played.seats)
        mean = sum((seat.mean * seat.rounds for seat in self.played.seats), Fraction(0)) / made
        dealt, variance = self.played.dealt, _sampled(self.table_variance, self.played.dealt)
        return float(mean), None if variance is None else sqrt(variance / dealt) * dealt / made

    @property
    def error_source(self) -> str | None:
        """By which variance the standard error was found, if it could be."""
        if self.as_one and self.exact is not None and self.exact.own_variance is not None:
            return "exact"
        return None if self.whole[1] is None else "sampled"

    @property
    def interval(self) -> tuple[float, float] | None:
        mean, stderr = self.whole
        return None if stderr is None else (mean - CONFIDENCE * stderr, mean + CONFIDENCE * stderr)

    def variance(self, seat: Simulated) -> Fraction | None:
        """The exact one, if it is known of this play; otherwise as it was sampled."""
        if self.exact is not None and self.exact.own_variance is not None:
            return self.exact.own_variance
        return _sampled(seat.variance, seat.rounds)

    def stderr(self, seat: Simulated) -> float | None:
        variance = self.variance(seat)
        return None if variance is None else sqrt(variance / seat.rounds)

    @property
    def table_variance(self) -> Fraction:
        """Of what all seats gain together in a round, one unit staked by each."""
        return sum((each for line in self.played.covariance for each in line), Fraction(0))

    def correlation(self, one: int, other: int) -> float | None:
        both = self.played.covariance
        variances = float(both[one][one] * both[other][other])
        return float(both[one][other]) / sqrt(variances) if variances else None

    def z(self, seat: Simulated) -> float | None:
        """None if the exact value is not that of the same play, or the variance is unknown."""
        variance = self.variance(seat)
        return None if self.exact is None or self.exact.of_packs or not variance else seat.z(self.exact.mean, variance)

    @property
    def whole_z(self) -> float | None:
        if self.as_one:
            return self.z(self.first)
        mean, stderr = self.whole
        if self.exact is None or self.exact.of_packs or stderr is None:
            return None
        return (mean - float(self.exact.mean)) / stderr


def _sampled(variance: Fraction, rounds: int) -> Fraction | None:
    """The unbiased variance; None if rounds were too few, or all alike."""
    return variance * Fraction(rounds, rounds - 1) if variance and rounds >= FEWEST else None
