"""Rounds of a one-draw game by the million. Tickets are drawn and counted; what they are worth stands in the table."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.play.one_draw import OneDraw
from banca.play.payoff import PayoffTable, Place, payoff_table
from banca.play.setting import Setting

BLOCK_ROUNDS = 1 << 20
KEY_BYTES = 16


@dataclass(frozen=True, slots=True)
class Simulated:
    """The player's mean gain per unit staked, beside the exact one."""

    place: Place
    rounds: int
    seed: int
    mean: Fraction
    variance: Fraction
    exact: Fraction
    exact_variance: Fraction
    wins: int
    pushes: int
    losses: int

    @property
    def stderr(self) -> float:
        return sqrt(self.variance / self.rounds)

    @property
    def z(self) -> float:
        """How many standard errors the mean lies from the exact value."""
        spread = sqrt(self.exact_variance / self.rounds)
        return float(self.mean - self.exact) / spread if spread else 0.0


def simulate(
    game: OneDraw[Any],
    setting: Setting,
    place: Place,
    rounds: int,
    seed: int,
    done: Callable[[int], None] = lambda _: None,
) -> Simulated:
    """Plays the bet so many rounds. The same seed gives the same counts, whatever else runs."""
    table = payoff_table(game, setting)
    counts = np.zeros(len(table.weights), dtype=np.int64)
    fact_of_ticket = np.repeat(np.arange(len(table.weights)), table.weights)
    for block in range(-(-rounds // BLOCK_ROUNDS)):
        size = min(BLOCK_ROUNDS, rounds - block * BLOCK_ROUNDS)
        tickets = _tickets(f"{seed} {game.edition.slug}", block, table.ways, size)
        np.add.at(counts, fact_of_ticket, np.bincount(tickets, minlength=table.ways))
        done(size)
    return _result(table, place, [int(n) for n in counts], seed)


def _tickets(key: str, block: int, ways: int, size: int) -> NDArray[np.int64]:
    """Equally likely tickets from a counter-based stream of its own for each block."""
    words = np.frombuffer(hashlib.sha256(key.encode()).digest()[:KEY_BYTES], dtype=np.uint64)
    stream = np.random.Generator(np.random.Philox(key=words, counter=[0, 0, 0, block]))
    return stream.integers(0, ways, size=size)


def _result(table: PayoffTable, place: Place, counts: list[int], seed: int) -> Simulated:
    rounds, nets = sum(counts), table.nets(place)
    mean = sum((n * c for n, c in zip(nets, counts, strict=True)), Fraction(0)) / rounds
    squares = sum((n * n * c for n, c in zip(nets, counts, strict=True)), Fraction(0)) / rounds

    def seen(result: str) -> int:
        return sum(c for c, r in zip(counts, table.rows[place], strict=True) if r.value.result == result)

    return Simulated(
        place=place,
        rounds=rounds,
        seed=seed,
        mean=mean,
        variance=squares - mean * mean,
        exact=table.mean(place),
        exact_variance=table.variance(place),
        wins=seen("win"),
        pushes=seen("push"),
        losses=seen("lose"),
    )
