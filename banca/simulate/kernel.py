"""What to simulate (`SimulationSpec`) and what plays it (`Kernel`).

A kernel lists the possible outcomes of a round for a seat, and fills an array with outcome numbers: a column for each
round, a row for each seat that gets cards of its own. Edges need only the count of each outcome, bankrolls also their
order. Neither needs to know the game.
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
from banca.law.numbers import shown
from banca.messages.errors import Listed
from banca.play.bets import Verdict
from banca.play.game import Game
from banca.play.payoff import Place, net
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate.chance import Stream
from banca.simulate.gpu.program import Program
from banca.simulate.statistics import Whole
from banca.strategy.combinations import refuse_odds

OutcomeIds = NDArray[np.uint16]  # a row for each seat with outcomes of its own, a column for each round
Fill = Callable[[OutcomeIds], None]  # plays as many rounds as there are columns

Dealing = Literal["packs", "shoe"]  # every round from freshly shuffled packs; or from a shoe, to its cut card
RESULTS = ("lose", "push", "win")
COUNT_MOST = 10**15  # rounds, sessions, lives: beyond any patience
CHUNK_ROUNDS = 1 << 15  # rounds counted at a time: they fit in the cache
BLOCK_ROUNDS = 1 << 20
COPIES = 4  # of the counts


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a round for one seat, per unit of its first stake.

    >>> import banca
    >>> from banca.simulate import Seat, SimulationSpec
    >>> setting = banca.Setting(banca.option_set(banca.edition("roulette-60-2004")))
    >>> spec = SimulationSpec(setting, (Seat.on(("red", None)),))
    >>> from banca.simulate import Outcome
    >>> outcome = spec.kernel.seats[0][0]
    >>> isinstance(outcome, Outcome), outcome.result, outcome.gain
    (True, 'lose', Fraction(-1, 1))
    """

    result: str
    gain: Fraction
    staked: Fraction = Fraction(1)  # including what was added in the round

    @staticmethod
    def of(verdict: Verdict) -> "Outcome":
        return Outcome(verdict.result, net(verdict))

    @staticmethod
    def by_gain(gain: Fraction, staked: Fraction = Fraction(1)) -> "Outcome":
        return Outcome(RESULTS[1 + (gain > 0) - (gain < 0)], gain, staked)


@dataclass(frozen=True, slots=True)
class Seat:
    """A player who makes the same bets in every round; a betting plan may multiply them.

    >>> from banca.simulate import Seat
    >>> Seat.on(("red", None)).wagers[0].amount
    1
    """

    wagers: tuple[Wager, ...]
    strategy: Any = None  # if there are decisions; None: the default of the game

    @staticmethod
    def on(place: Place, strategy: Any = None) -> "Seat":
        return Seat((Wager(place, 1),), strategy)


@dataclass(frozen=True, eq=False)
class SimulationSpec:
    """Everything except chance that a round depends on. It can be sent to other machines.

    >>> import banca
    >>> from banca.simulate import Seat, SimulationSpec
    >>> setting = banca.Setting(banca.option_set(banca.edition("roulette-60-2004")))
    >>> spec = SimulationSpec(setting, (Seat.on(("red", None)),))
    >>> spec.game.edition.slug, len(spec.seats), spec.dealing
    ('roulette-60-2004', 1, 'packs')
    """

    setting: Setting
    seats: tuple[Seat, ...]
    dealing: Dealing = "packs"

    def __post_init__(self) -> None:
        if not self.seats:
            raise OptionError("simulation-no-seats")
        if self.dealing not in get_args(Dealing):
            known = Listed(*get_args(Dealing), last="list-or")
            raise OptionError("simulation-dealing-unknown", dealing=shown(self.dealing), known=known)

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
        """Pickle without the kernel, which every machine builds for itself."""
        return SimulationSpec, (self.setting, self.seats, self.dealing)


class Kernel(ABC):
    """Plays the rounds of a spec; its tables contain the rules."""

    seats: tuple[tuple[Outcome | None, ...], ...]  # by seat and outcome number; None: nothing was decided
    rows: tuple[int, ...]  # for each seat, the row of its outcomes: its own, or a shared one
    block_rounds: int = BLOCK_ROUNDS

    @abstractmethod
    def deal(self, stream: Stream) -> Fill:
        """A function that plays rounds at a new table."""

    def count(self, stream: Stream, rounds: int) -> Whole:
        """How often each outcome came in so many rounds, by row and number."""
        fill, rows = self.deal(stream), 1 + max(self.rows)
        found = np.zeros((COPIES, rows, max(map(len, self.seats))), np.int64)
        ids = np.empty((rows, min(rounds, CHUNK_ROUNDS)), np.uint16)
        for start in range(0, rounds, CHUNK_ROUNDS):
            part = ids[:, : min(CHUNK_ROUNDS, rounds - start)]
            fill(part)
            tally(part, found)
        counted: Whole = found.sum(axis=0)
        return counted

    def program(self) -> Program | None:
        """The same deal for a GPU; None if its kernels do not play it."""
        return None


@kernel
def tally(ids: OutcomeIds, found: Whole) -> None:
    """Count neighbouring rounds in different copies, so that the processor need not wait for the last increment."""
    for row in range(len(ids)):
        for n in range(ids.shape[1]):
            found[n & COPIES - 1, row, ids[row, n]] += 1
