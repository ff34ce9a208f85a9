"""How accurate the mean of a run is, from its counts alone: may be asked after every block."""

from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from banca.simulate.kernel import CHUNK_ROUNDS, Outcome
from banca.simulate.rounds import RoundCounts, Rounds
from banca.simulate.statistics import CONFIDENCE, Whole

FIRST_POINT = 100.0  # rounds
NEVER_SEEN = 3  # what never came in n rounds has a chance below 3/n, with 95 % confidence
STEP = 1.02  # ratio between points of the path

Figures = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class OutcomeSums:
    """By outcome number: whether a bet was decided, and its gain."""

    row: int
    made: Figures
    gain: Figures

    @staticmethod
    def of(row: int, outcomes: tuple[Outcome | None, ...]) -> "OutcomeSums":
        made = np.array([float(outcome is not None) for outcome in outcomes])
        return OutcomeSums(row, made, np.array([float(outcome.gain) if outcome else 0.0 for outcome in outcomes]))

    def sums(self, counts: Whole) -> tuple[float, float, float]:
        """The number of decided bets, the sum of their gains, and the sum of squares."""
        came = counts[self.row][: len(self.made)]
        return float(self.made @ came), float(self.gain @ came), float((self.gain * self.gain) @ came)

    def half_width(self, counts: Whole, variance: Fraction | None, like: Fraction | None) -> float | None:
        """The half-width of the confidence interval, by the exact variance of this play.

        If that is unknown: by the larger of the sampled variance and that of a similar play, since rare large prizes
        may not have come yet.
        """
        n, gained, squares = self.sums(counts)
        if not n:
            return None
        if variance is not None:
            return CONFIDENCE * sqrt(float(variance) / n)
        seen = self.gain[(self.made > 0) & (counts[self.row][: len(self.made)] > 0)]
        known, mean = float(like or 0), gained / n
        if not known and seen.min() == seen.max():
            return NEVER_SEEN * float(np.ptp(self.gain[self.made > 0])) / n
        return CONFIDENCE * sqrt(max(known, squares / n - mean * mean) / n)


@dataclass
class Convergence:
    """The means and half-widths of a run's seats as it progresses."""

    job: Rounds
    variance: Fraction | None = None  # exact, of this play
    like: Fraction | None = None  # exact, of a similar play: from full packs instead of a shoe
    drawn: bool = False  # whether to store the means after every block, for a picture
    points: list[tuple[int, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        made = self.job.spec.kernel
        self.seats = [OutcomeSums.of(row, outcomes) for row, outcomes in zip(made.rows, made.seats, strict=True)]

    def note(self, part: RoundCounts) -> None:
        """Store the mean after these rounds, unless the last point is close."""
        if self.drawn and (not self.points or part.dealt >= self.points[-1][0] * STEP):
            self.points.append((part.dealt, self.mean(part)))

    def mean(self, part: RoundCounts) -> float:
        """The mean of the first seat."""
        made, gained, _ = self.seats[0].sums(part.counts)
        return gained / made if made else 0.0

    def half_width(self, part: RoundCounts) -> float | None:
        """The widest of all seats."""
        found = (seat.half_width(part.counts, self.variance, self.like) for seat in self.seats)
        return max((half for half in found if half is not None), default=None)

    @property
    def path(self) -> tuple[tuple[int, float], ...]:
        """The mean of the first seat after so many rounds: those of the first block one by one, then block by block."""
        job = self.job
        size, seat = min(job.spec.kernel.block_rounds, job.rounds), self.seats[0]
        fill = job.spec.kernel.deal(job.spec.stream(job.seed, 0))
        numbers = np.empty((1 + max(job.spec.kernel.rows), min(size, CHUNK_ROUNDS)), np.uint16)
        found, gained, made, following = [], 0.0, 0.0, FIRST_POINT
        for start in range(0, size, CHUNK_ROUNDS):
            part = numbers[:, : min(CHUNK_ROUNDS, size - start)]
            fill(part)
            gains, bets = (np.cumsum(of[part[seat.row]]) for of in (seat.gain, seat.made))
            while following <= start + part.shape[1]:
                at = int(following) - start - 1
                if made + bets[at]:
                    found.append((int(following), float((gained + gains[at]) / (made + bets[at]))))
                following *= STEP
            gained, made = gained + float(gains[-1]), made + float(bets[-1])
        return (*found, *((rounds, mean) for rounds, mean in self.points if not found or rounds > found[-1][0]))
