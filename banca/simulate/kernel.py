"""What is asked of a simulation, and what the kernel of a game answers: rounds by the million, each as a number.

A kernel knows the ends that a round may come to and fills an array with the numbers of those that it came to, one for
each round and, where seats get cards of their own, a row for each of them. Edges, bankrolls and sessions are read off
these numbers alone. How often each came is all that an edge needs; in what order they came, all that a bankroll needs.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from banca.compiled import kernel
from banca.games import game_of, module_for
from banca.law import OptionError
from banca.play.bets import Verdict
from banca.play.game import Game
from banca.play.payoff import Place, net
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate.chance import Stream
from banca.strategy.combinations import refuse_odds

Numbers = NDArray[np.uint16]  # of ends: a row for each seat that has its own, a column for each round
Whole = NDArray[np.int64]
Fill = Callable[[Numbers], None]  # the rounds that follow those before, as many as there are columns

Dealing = Literal["packs", "shoe"]  # every round from full packs just shuffled; or from a shoe, on to its cut card
RESULTS = ("lose", "push", "win")
COUNT_MOST = 10**15  # rounds, sessions, lives: more than anybody waits for
CHUNK_ROUNDS = 1 << 15  # that are counted at a time: what lies close to the processor
BLOCK_ROUNDS = 1 << 20
COPIES = 4  # of what is counted


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a round comes to for one seat, per unit of what it staked at once."""

    result: str
    gain: Fraction
    staked: Fraction = Fraction(1)  # all that was staked, with what was added in the round

    @staticmethod
    def of(verdict: Verdict) -> "Outcome":
        return Outcome(verdict.result, net(verdict))

    @staticmethod
    def by_gain(gain: Fraction, staked: Fraction = Fraction(1)) -> "Outcome":
        return Outcome(RESULTS[1 + (gain > 0) - (gain < 0)], gain, staked)


@dataclass(frozen=True, slots=True)
class Seat:
    """One who bets the same in every round; how much of it, a betting plan says."""

    wagers: tuple[Wager, ...]
    strategy: Any = None  # how he plays where there is something to decide; None: as is usual for the game

    @staticmethod
    def on(place: Place, strategy: Any = None) -> "Seat":
        return Seat((Wager(place, 1),), strategy)


@dataclass(frozen=True, eq=False)
class SimulationSpec:
    """All that a round depends on but chance. It can be sent to other machines."""

    setting: Setting
    seats: tuple[Seat, ...]
    dealing: Dealing = "packs"

    def __post_init__(self) -> None:
        if not self.seats:
            raise OptionError("nobody sits at the table: one seat at least is needed")
        if self.dealing not in get_args(Dealing):
            raise OptionError(f"cards are not dealt from {self.dealing!r}: {' or '.join(get_args(Dealing))}")

    @property
    def game(self) -> Game[Any]:
        return game_of(self.setting.edition.slug)

    @cached_property
    def kernel(self) -> "Kernel":
        game = self.game
        for seat in self.seats:
            refuse_odds(game, seat.wagers)
        made: Kernel = module_for("simulate", game).kernel(self)
        return made

    def stream(self, seed: int, block: int) -> Stream:
        return Stream(seed, self.setting.edition.slug, block)

    def __reduce__(self) -> tuple[Any, ...]:
        """What was made of it stays behind."""
        return SimulationSpec, (self.setting, self.seats, self.dealing)


class Kernel(ABC):
    """Ready to play: the rules are in its tables."""

    seats: tuple[tuple[Outcome | None, ...], ...]  # by seat and number of an outcome; None: nothing was decided
    rows: tuple[int, ...]  # for each seat the row in which its ends are numbered: its own, or one that all share
    block_rounds: int = BLOCK_ROUNDS

    @abstractmethod
    def deal(self, stream: Stream) -> Fill:
        """A table where play begins."""

    def count(self, stream: Stream, rounds: int) -> Whole:
        """How often each end came in so many rounds: by row and number."""
        fill, rows = self.deal(stream), 1 + max(self.rows)
        found = np.zeros((COPIES, rows, max(map(len, self.seats))), np.int64)
        numbers = np.empty((rows, min(rounds, CHUNK_ROUNDS)), np.uint16)
        for start in range(0, rounds, CHUNK_ROUNDS):
            part = numbers[:, : min(CHUNK_ROUNDS, rounds - start)]
            fill(part)
            tally(part, found)
        counted: Whole = found.sum(axis=0)
        return counted


@kernel
def tally(numbers: Numbers, found: Whole) -> None:
    """Each round in another copy than the one before: the processor need not wait for a count that just changed."""
    for row in range(len(numbers)):
        for n in range(numbers.shape[1]):
            found[n & COPIES - 1, row, numbers[row, n]] += 1
