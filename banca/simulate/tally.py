"""What a simulation comes to, and the streams of chance that all kernels draw from."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

import numpy as np

from banca.law import BancaError
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


Gain = tuple[str, Fraction]  # how a bet ended, and what a unit staked gained


def gain_of(verdict: Verdict) -> Gain:
    return verdict.result, net(verdict)


def tallied(place: Place, seed: int, counted: Iterable[tuple[Gain, int]]) -> Simulated:
    """The moments of what was counted, exactly."""
    counts = [(result, net_, int(n)) for (result, net_), n in counted]
    rounds = sum(n for _, _, n in counts)
    if not rounds:
        raise BancaError(f"in so few rounds no {place[0]} was made: ask for more")
    mean = sum((net_ * n for _, net_, n in counts), Fraction(0)) / rounds
    squares = sum((net_ * net_ * n for _, net_, n in counts), Fraction(0)) / rounds
    won, drawn, lost = (sum(n for seen, _, n in counts if seen == result) for result in ("win", "push", "lose"))
    return Simulated(place, rounds, seed, mean, squares - mean * mean, won, drawn, lost)


def blocks(game: str, seed: int, rounds: int) -> Iterator[tuple[np.random.Generator, int]]:
    """So many rounds in blocks, each with a counter-based stream of its own: the same seed, the same rounds."""
    digest = hashlib.sha256(f"{seed} {game}".encode()).digest()
    words = np.frombuffer(digest[:KEY_BYTES], dtype=np.uint64)
    for block in range(-(-rounds // BLOCK_ROUNDS)):
        size = min(BLOCK_ROUNDS, rounds - block * BLOCK_ROUNDS)
        yield np.random.Generator(np.random.Philox(key=words, counter=[0, 0, 0, block])), size
