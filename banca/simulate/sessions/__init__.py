"""The job of playing sessions: players with a bankroll and a betting plan, until they stop.

A session ends after so many rounds, in ruin (the bankroll is below the least stake) or at the player's stop-loss or
stop-win. At a table of several it lasts until all have stopped; then all sit down again, and the shoe continues. Stakes
are whole units, never more than the bankroll. Gains are exact, in whole parts of a unit.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from banca.law import BancaError, OptionError
from banca.law.numbers import shown
from banca.simulate.kernel import CHUNK_ROUNDS, COUNT_MOST, SimulationSpec
from banca.simulate.rounds import spec_key
from banca.simulate.running import Job, Progress, Workers, run_on
from banca.simulate.sessions import summary as summaries
from banca.simulate.sessions import walk
from banca.simulate.sessions.summary import SeatCounts, SeatSummary, SessionCounts, SessionsSummary
from banca.simulate.sessions.walk import Player
from banca.simulate.statistics import Histogram, Whole, whole_sum

__all__ = ["Player", "Sessions", "SessionsSummary", "play_sessions"]

SESSIONS_MOST = 1 << 18  # of a block, which are all in memory at once
TRIAL_SESSIONS, TRIAL_ROUNDS = 64, 1 << 18  # at most, to estimate the length of sessions
POINTS = 120  # of a path
TRIAL_BLOCK = 1 << 60  # a stream that no block plays from


def play_sessions(
    spec: SimulationSpec,
    players: tuple[Player, ...],
    sessions: int,
    rounds: int,
    seed: int,
    *,
    cores: int | None = None,
    workers: Workers | None = None,
    done: Progress = lambda _: None,
    checkpoint: Path | None = None,
    enough: Callable[[SessionsSummary], bool] | None = None,
) -> SessionsSummary:
    """Play sessions of at most so many rounds, with a player for each seat. `enough` may end the run early.

    >>> import banca
    >>> from banca.simulate import Player, Seat, SimulationSpec, plan_named, play_sessions
    >>> setting = banca.Setting(banca.option_set(banca.edition("roulette-60-2004")))
    >>> spec = SimulationSpec(setting, (Seat.on(("red", None)),))
    >>> player = Player(bankroll=100, plan=plan_named("flat"))
    >>> summary = play_sessions(spec, (player,), sessions=1000, rounds=100, seed=7)
    >>> summary.sessions
    1000
    """
    job = Sessions(spec, players, sessions, rounds, seed)

    def suffices(part: SessionCounts) -> bool:
        return enough is not None and enough(job.summary(part))

    ran = run_on(job, cores, workers, done=done, enough=suffices, checkpoint=checkpoint)
    return job.summary(ran.part, broken_off=ran.broken_off)


@dataclass(frozen=True)
class Sessions(Job[SessionCounts]):
    """All sessions of a block are played one after another, from one stream."""

    spec: SimulationSpec
    players: tuple[Player, ...]
    sessions: int
    rounds: int
    seed: int

    def __post_init__(self) -> None:
        if not 1 <= self.sessions <= COUNT_MOST:
            raise OptionError("session-count-not-possible", sessions=shown(self.sessions), most=COUNT_MOST)
        if not 1 <= self.rounds <= COUNT_MOST:
            raise OptionError("session-rounds-not-possible", rounds=shown(self.rounds), most=COUNT_MOST)
        if len(self.players) != len(self.spec.seats):
            seats = len(self.spec.seats)
            raise OptionError("session-players-not-seats", players=len(self.players), seats=seats)

    @cached_property
    def key(self) -> str:
        who = sha256(repr(self.players).encode()).hexdigest()
        return f"{spec_key(self.spec, self.seed, f'sessions of {self.rounds} rounds')}, {who}"

    @property
    def size(self) -> int:
        return self.sessions

    @cached_property
    def per_block(self) -> int:
        """About as many sessions as make a block of rounds. It depends only on the spec, not on the seed."""
        return min(max(1, int(self.spec.kernel.block_rounds / self.mean_rounds)), SESSIONS_MOST)

    @cached_property
    def mean_rounds(self) -> float:
        """The approximate length of sessions, from playing a few."""
        tried = self._walk(0, TRIAL_BLOCK, TRIAL_SESSIONS, 0, TRIAL_ROUNDS)
        return tried.dealt / tried.over if tried.over else float(self.rounds)

    @cached_property
    def tables(self) -> walk.SessionTables:
        return walk.SessionTables.of(self.spec.kernel, self.players, self.rounds)

    @property
    def pace(self) -> int:
        """Rounds between points of a path: an even number, since even bets go up and down alternately."""
        pace = -(-self.rounds // POINTS)
        return pace + pace % 2 if pace > 1 else pace

    @property
    def points(self) -> int:
        return 1 + -(-self.rounds // self.pace)

    def nothing(self) -> SessionCounts:
        nought, paths = Histogram.of(np.zeros(0, np.int64)), np.zeros((0, self.points), np.int64)
        seat = SeatCounts(
            (0,) * len(summaries.ENDINGS), 0, (0,) * len(walk.SUMS), dict.fromkeys(summaries.HISTOGRAMS, nought), paths
        )
        return SessionCounts(0, (seat,) * len(self.players))

    def play(self, block: int) -> SessionCounts:
        before, number = block * self.per_block, self.size_of(block)
        walked = self._walk(self.seed, block, number, min(max(summaries.PATHS_FOLLOWED - before, 0), number))
        return SessionCounts(walked.dealt, tuple(self._seat_counts(walked, n) for n in range(len(self.players))))

    def _walk(self, seed: int, block: int, number: int, sampled: int, most: int | None = None) -> "WalkedSessions":
        """Walk so many sessions, or so many rounds at most."""
        made, tables = self.spec.kernel, self.tables
        at, rows, fill = tables.seat_players(), np.array(made.rows), made.deal(self.spec.stream(seed, block))
        sessions = np.zeros((number, len(self.players), len(walk.OF_A_SESSION)), np.int64)
        paths = np.zeros((len(self.players), sampled, self.points), np.int64)
        numbers = np.empty((1 + max(made.rows), CHUNK_ROUNDS), np.uint16)
        over = dealt = 0
        while over < number and (most is None or dealt < most):
            fill(numbers)
            over, used = walk.walk_table(numbers, rows, at, sessions, over, paths, self.pace)
            dealt += used
        return WalkedSessions(dealt, over, sessions, at.sums, paths)

    def _seat_counts(self, walked: "WalkedSessions", n: int) -> SeatCounts:
        """Count the sessions of a seat."""
        player, tables, of = self.players[n], self.tables, walked.sessions[:, n].T
        how, gains = of[walk.ENDED], of[walk.BANKROLL] - player.bankroll * tables.unit
        if (how == walk.LINE_FULL).any():
            raise BancaError("session-line-full", plan=player.plan.name, most=walk.LINE_MOST)
        if (of[walk.BANKROLL][how == walk.STOP_WIN] >= tables.limits[n]).any():
            most = tables.limits[n] // tables.unit
            raise BancaError("session-bankroll-full", most=int(most))
        found = (gains, of[walk.DRAWDOWN], of[walk.PLAYED], of[walk.PLAYED][how == walk.RUIN], of[walk.HIGHEST])
        return SeatCounts(
            tuple(int((how == each).sum()) for each in range(len(summaries.ENDINGS))),
            int((of[walk.BANKROLL] < 0).sum()),
            tuple(map(whole_sum, walked.sums[n])),
            {name: Histogram.of(values) for name, values in zip(summaries.HISTOGRAMS, found, strict=True)},
            walked.paths[n],
        )

    def read(self, data: dict[str, Any]) -> SessionCounts:
        seats = tuple(SeatCounts.read(each, self.points) for each in data["seats"])
        if len(seats) != len(self.players):
            raise ValueError(f"{len(seats)} seats, not {len(self.players)}")
        return SessionCounts(data["dealt"], seats)

    def is_possible(self, part: SessionCounts, blocks: int) -> bool:
        sessions = blocks * self.per_block
        rounds = [seat.histograms["rounds"].total for seat in part.seats]
        return 0 <= max(rounds) <= part.dealt and all(seat.is_of(sessions) for seat in part.seats)

    def summary(self, part: SessionCounts, *, broken_off: bool = False) -> SessionsSummary:
        who = zip(self.spec.seats, self.players, self.spec.kernel.seats, part.seats, strict=True)
        if not sum(part.seats[0].ended):
            raise BancaError("session-none-over")
        seats = tuple(
            SeatSummary(
                seat,
                player,
                self.tables.unit,
                self.rounds,
                self.pace,
                any(end and end.staked > 1 for end in outcomes),
                each,
            )
            for seat, player, outcomes, each in who
        )
        return SessionsSummary(part.dealt, seats[0].sessions, self.rounds, self.seed, seats, broken_off)


class WalkedSessions(NamedTuple):
    """Finished sessions: by session, seat and field (`walk.OF_A_SESSION`)."""

    dealt: int
    over: int
    sessions: Whole
    sums: Whole
    paths: Whole
