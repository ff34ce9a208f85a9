"""What a simulation comes to, and the streams of chance that all kernels draw from."""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import numpy as np

from banca.play.bets import Verdict
from banca.play.payoff import Place, net

BLOCK_ROUNDS = 1 << 20
KEY_BYTES = 16

Done = Callable[[int], None]  # told how many more rounds were played


@dataclass(frozen=True, slots=True)
class Simulated:
    """The player's mean gain per unit staked."""

    place: Place
    rounds: int
    seed: int
    mean: Fraction
    variance: Fraction
    wins: int
    pushes: int
    losses: int

    @property
    def stderr(self) -> float:
        return sqrt(self.variance / self.rounds)

    def z(self, exact: Fraction, exact_variance: Fraction) -> float:
        """How many standard errors the mean lies from the exact value."""
        spread = sqrt(exact_variance / self.rounds)
        return float(self.mean - exact) / spread if spread else 0.0


def tallied(place: Place, seed: int, counts: Mapping[Verdict, int]) -> Simulated:
    """The moments of what was counted, exactly."""
    rounds = sum(counts.values())
    mean = sum((net(verdict) * n for verdict, n in counts.items()), Fraction(0)) / rounds
    squares = sum((net(verdict) ** 2 * n for verdict, n in counts.items()), Fraction(0)) / rounds
    seen = {result: sum(n for v, n in counts.items() if v.result == result) for result in ("win", "push", "lose")}
    return Simulated(place, rounds, seed, mean, squares - mean * mean, seen["win"], seen["push"], seen["lose"])


def blocks(game: str, seed: int, rounds: int) -> Iterator[tuple[np.random.Generator, int]]:
    """So many rounds in blocks, each with a counter-based stream of its own: the same seed, the same rounds."""
    digest = hashlib.sha256(f"{seed} {game}".encode()).digest()
    words = np.frombuffer(digest[:KEY_BYTES], dtype=np.uint64)
    for block in range(-(-rounds // BLOCK_ROUNDS)):
        size = min(BLOCK_ROUNDS, rounds - block * BLOCK_ROUNDS)
        yield np.random.Generator(np.random.Philox(key=words, counter=[0, 0, 0, block])), size
