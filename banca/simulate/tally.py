"""What a simulation comes to: how often each end came, and all that can be read off that."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from banca.law import BancaError
from banca.play.payoff import Place
from banca.simulate.kernel import Outcome, Seat, Whole

CONFIDENCE = 1.96  # standard errors on either side, within which 95 of 100 means lie
FEWEST = 20  # rounds, sessions or the like from which on it can be told how far they are spread
QUANTILES = tuple(Fraction(n, 100) for n in (1, 5, 25, 50, 75, 95, 99))


@dataclass(frozen=True, slots=True)
class Simulated:
    """What one seat gained, per unit of what it staked at once."""

    seat: Seat
    seed: int
    outcomes: Mapping[Outcome, int]

    @property
    def place(self) -> Place:
        return self.seat.wagers[0].place

    @property
    def rounds(self) -> int:
        return sum(self.outcomes.values())

    @property
    def mean(self) -> Fraction:
        return self._mean(lambda end: end.gain)

    @property
    def staked(self) -> Fraction:
        """All that was staked on average, with what was added in the round."""
        return self._mean(lambda end: end.staked)

    @property
    def variance(self) -> Fraction:
        return self._mean(lambda end: end.gain * end.gain) - self.mean * self.mean

    @property
    def stderr(self) -> float:
        return sqrt(self.variance / self.rounds)

    @property
    def half_width(self) -> float:
        return CONFIDENCE * self.stderr

    @property
    def wins(self) -> int:
        return self._ended("win")

    @property
    def pushes(self) -> int:
        return self._ended("push")

    @property
    def losses(self) -> int:
        return self._ended("lose")

    def z(self, exact: Fraction, exact_variance: Fraction) -> float:
        """How many standard errors the mean lies from the exact value."""
        spread = sqrt(exact_variance / self.rounds)
        return float(self.mean - exact) / spread if spread else 0.0

    @property
    def quantiles(self) -> Mapping[Fraction, Fraction]:
        """What a round gained at most, in so many of all rounds."""
        return dict(self._quantiles())

    def _quantiles(self) -> Iterator[tuple[Fraction, Fraction]]:
        gains, seen = iter(sorted((end.gain, n) for end, n in self.outcomes.items())), 0
        gain = Fraction(0)
        for share in QUANTILES:
            while seen < share * self.rounds:
                gain, n = next(gains)
                seen += n
            yield share, gain

    def _mean(self, of: Callable[[Outcome], Fraction]) -> Fraction:
        return sum((of(end) * n for end, n in self.outcomes.items()), Fraction(0)) / self.rounds

    def _ended(self, result: str) -> int:
        return sum(n for end, n in self.outcomes.items() if end.result == result)


def tallied(seat: Seat, seed: int, outcomes: tuple[Outcome | None, ...], counts: Whole) -> Simulated:
    found: dict[Outcome, int] = {}
    for end, n in zip(outcomes, counts.tolist(), strict=False):
        if end is not None and n:
            found[end] = found.get(end, 0) + n
    if not found:
        raise BancaError(f"in so few rounds no {seat.wagers[0].place[0]} was made: ask for more")
    return Simulated(seat, seed, found)
