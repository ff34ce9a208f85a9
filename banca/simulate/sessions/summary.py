"""The results of sessions: counts that can be added, and their summary."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np

from banca.messages.errors import Message
from banca.simulate.kernel import Seat
from banca.simulate.sessions.walk import ALL_STAKED, DECIDED, STAKED_AT_ONCE, STAKES_SQUARED, SUMS, Player
from banca.simulate.statistics import FEWEST, Histogram, Proportion, Whole, by_share, half_width, rank_of, whole_numbers

ENDINGS = ("ruin", "stop-loss", "stop-win", "rounds")
HISTOGRAMS = ("gain", "drawdown", "rounds", "ruin", "highest")
PATHS_FOLLOWED = 1000  # sessions
PATHS = 50  # of them that are drawn
BANDS = tuple(Fraction(n, 100) for n in (5, 25, 50, 75, 95))


@dataclass(frozen=True, slots=True)
class SeatCounts:
    """One seat: how its sessions ended, sums (`walk.SUMS`), and histograms and paths in parts of a unit."""

    ended: tuple[int, ...]
    below_zero: int  # bankrolls that ended below zero
    sums: tuple[int, ...]
    histograms: Mapping[str, Histogram]
    paths: Whole

    def __add__(self, other: "SeatCounts") -> "SeatCounts":
        return SeatCounts(
            tuple(a + b for a, b in zip(self.ended, other.ended, strict=True)),
            self.below_zero + other.below_zero,
            tuple(a + b for a, b in zip(self.sums, other.sums, strict=True)),
            {name: self.histograms[name] + other.histograms[name] for name in HISTOGRAMS},
            np.concatenate([self.paths, other.paths])[:PATHS_FOLLOWED],
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "ended": list(self.ended),
            "below": self.below_zero,
            "sums": list(self.sums),
            "histograms": {name: each.to_json() for name, each in self.histograms.items()},
            "paths": self.paths.tolist(),
        }

    @staticmethod
    def read(data: dict[str, Any], points: int) -> "SeatCounts":
        return SeatCounts(
            tuple(whole_numbers(data["ended"], (len(ENDINGS),))),
            data["below"],
            tuple(whole_numbers(data["sums"], (len(SUMS),))),
            {name: Histogram.read(data["histograms"][name]) for name in HISTOGRAMS},
            np.array(data["paths"], np.int64).reshape(-1, points),
        )

    def is_of(self, sessions: int) -> bool:
        """Whether so many sessions can give this."""
        if min(*self.ended, *self.sums) < 0:
            return False
        counts = {name: each.count for name, each in self.histograms.items()}
        ruined = counts.pop("ruin") == self.ended[ENDINGS.index("ruin")]
        whole = sum(self.ended) == sessions and set(counts.values()) == {sessions}
        staked = self.sums[STAKED_AT_ONCE] > 0 or self.histograms["gain"].squares == 0
        followed = len(self.paths) == min(PATHS_FOLLOWED, sessions)
        return ruined and whole and staked and followed and 0 <= self.below_zero <= sessions


@dataclass(frozen=True, slots=True)
class SessionCounts:
    dealt: int
    seats: tuple[SeatCounts, ...]

    def __add__(self, other: "SessionCounts") -> "SessionCounts":
        seats = tuple(a + b for a, b in zip(self.seats, other.seats, strict=True))
        return SessionCounts(self.dealt + other.dealt, seats)

    @property
    def sessions(self) -> int:
        """The number of sessions, the same for every seat."""
        return sum(self.seats[0].ended)

    @property
    def counted(self) -> Message:
        return Message("simulate-sessions-count", count=self.sessions)

    def to_json(self) -> dict[str, Any]:
        return {"dealt": self.dealt, "seats": [seat.to_json() for seat in self.seats]}


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The sessions of one seat, in units."""

    seat: Seat
    player: Player
    unit: int  # parts of a unit in which gains are counted
    rounds_most: int
    pace: int  # rounds between the points of a path
    adds: bool  # whether stakes may be added during a round
    part: SeatCounts

    @property
    def sessions(self) -> int:
        return sum(self.part.ended)

    @property
    def rounds(self) -> int:
        """The rounds the player was present for; `decided` excludes rounds that did not decide the bet."""
        return self.part.histograms["rounds"].total

    @property
    def decided(self) -> int:
        return self.part.sums[DECIDED]

    @property
    def staked(self) -> int:
        """The first stakes, by the plan."""
        return self.part.sums[STAKED_AT_ONCE]

    @property
    def stakes_squared(self) -> int:
        return self.part.sums[STAKES_SQUARED]

    @property
    def all_staked(self) -> Fraction:
        """All stakes, including those added during rounds."""
        return Fraction(self.part.sums[ALL_STAKED], self.unit)

    @property
    def gained(self) -> Fraction:
        return Fraction(self.part.histograms["gain"].total, self.unit)

    @property
    def mean(self) -> Fraction:
        """The mean gain of a session."""
        return self.gained / self.sessions

    @property
    def sd(self) -> float | None:
        """None for a single session."""
        n = self.sessions
        return self.part.histograms["gain"].sd / self.unit * sqrt(n / (n - 1)) if n > 1 else None

    @property
    def stderr(self) -> float | None:
        """The standard error of the mean; None if sessions are too few, or all equal."""
        return self.sd / sqrt(self.sessions) if self.sd and self.sessions >= FEWEST else None

    @property
    def half_width(self) -> float | None:
        return half_width(self.stderr)

    @property
    def per_unit(self) -> Fraction:
        """Gain per unit of the first stakes."""
        return self.gained / self.staked if self.staked else Fraction(0)

    @property
    def per_unit_of_all(self) -> Fraction:
        """Gain per unit of all stakes."""
        return self.gained / self.all_staked if self.all_staked else Fraction(0)

    def z(self, exact: Fraction, exact_variance: Fraction) -> float:
        """Standard errors between gain and exact gain. Valid for any plan: stakes depend only on the past."""
        spread = sqrt(exact_variance * self.stakes_squared)
        return float(self.gained - exact * self.staked) / spread if spread else 0.0

    def per_unit_error(self, exact_variance: Fraction | None) -> float | None:
        """From the exact variance or, if it is unknown, from the variation between sessions."""
        if exact_variance is not None:
            return sqrt(exact_variance * self.stakes_squared) / self.staked if self.staked else 0.0
        return None if self.stderr is None else self.stderr * self.sessions / self.staked

    @property
    def quantiles(self) -> Mapping[Fraction, Fraction]:
        """The highest gain of a session, for such a share of all sessions."""
        return self._quantiles("gain")

    @property
    def drawdowns(self) -> Mapping[Fraction, Fraction]:
        """The greatest fall of the bankroll below an earlier high."""
        return self._quantiles("drawdown")

    @property
    def highest(self) -> Mapping[Fraction, Fraction]:
        """The highest bankroll of a session."""
        return self._quantiles("highest")

    @property
    def mean_drawdown(self) -> Fraction:
        return self.part.histograms["drawdown"].mean / self.unit

    @property
    def mean_rounds(self) -> Fraction:
        return self.part.histograms["rounds"].mean

    @property
    def rounds_quantiles(self) -> Mapping[Fraction, int]:
        return self.part.histograms["rounds"].quantiles()

    @property
    def ruin_rounds(self) -> Mapping[Fraction, int]:
        """The rounds until ruin, in sessions that ended in ruin."""
        return self.part.histograms["ruin"].quantiles()

    @property
    def ended(self) -> Mapping[str, int]:
        return dict(zip(ENDINGS, self.part.ended, strict=True))

    @property
    def ruin(self) -> Proportion:
        return Proportion(self.ended["ruin"], self.sessions)

    @property
    def below_zero(self) -> int:
        return self.part.below_zero

    @property
    def won(self) -> int:
        """Sessions that ended with a gain."""
        gain = self.part.histograms["gain"]
        return int(gain.counts[gain.starts > 0].sum())

    @property
    def points(self) -> list[int]:
        """The rounds of the points of paths and bands."""
        return [min(self.pace * n, self.rounds_most) for n in range(self.part.paths.shape[1])]

    @property
    def paths(self) -> list[list[Fraction]]:
        """The bankrolls of the first sessions at these points; after a session's end it stays."""
        return [[Fraction(each, self.unit) for each in path] for path in self.part.paths[:PATHS].tolist()]

    @property
    def bands(self) -> Mapping[Fraction, list[Fraction]]:
        """The highest bankroll at these points, for such a share of the sessions followed."""
        ordered = np.sort(self.part.paths, axis=0)
        number = len(ordered)
        places = {share: rank_of(share, number) for share in BANDS}
        return {share: [Fraction(each, self.unit) for each in ordered[at].tolist()] for share, at in places.items()}

    def to_json(self) -> dict[str, Any]:
        """The summary for JSON."""
        low, high = self.ruin.interval
        return {
            "bankroll": self.player.bankroll,
            "plan": self.player.plan.name,
            "stop_loss": self.player.stop_loss,
            "stop_win": self.player.stop_win,
            "least": self.player.least,
            "most": self.player.most,
            "sessions": self.sessions,
            "rounds": self.rounds,
            "decided": self.decided,
            "staked": self.staked,
            "all_staked": str(self.all_staked),
            "gained": str(self.gained),
            "mean": float(self.mean),
            "stderr": self.stderr,
            "sd": self.sd,
            "mean_per_unit": float(self.per_unit),
            "mean_per_unit_of_all_staked": float(self.per_unit_of_all),
            "quantiles": _plain(self.quantiles),
            "drawdown": {"mean": float(self.mean_drawdown), "quantiles": _plain(self.drawdowns)},
            "highest_bankroll": {"quantiles": _plain(self.highest)},
            "rounds_per_session": {"mean": float(self.mean_rounds), "quantiles": _plain(self.rounds_quantiles)},
            "risk_of_ruin": {"share": self.ruin.share, "interval_95": [low, high]},
            "ruin_after_rounds": {"quantiles": _plain(self.ruin_rounds)},
            "ended": dict(self.ended),
            "won": self.won,
            "below_nothing": self.below_zero,
        }

    def bins(self, name: str) -> list[tuple[Fraction, Fraction, int]]:
        """A histogram's bins in units (or rounds): lower bound, upper bound (excluded), count."""
        found = self.part.histograms[name]
        unit = 1 if name in {"rounds", "ruin"} else self.unit
        starts = found.starts.tolist()
        return [
            (Fraction(start, unit), Fraction(start + found.width, unit), n)
            for start, n in zip(starts, found.counts.tolist(), strict=True)
        ]

    def _quantiles(self, name: str) -> Mapping[Fraction, Fraction]:
        found = self.part.histograms[name].quantiles()
        return {share: Fraction(value, self.unit) for share, value in found.items()}


@dataclass(frozen=True, slots=True)
class SessionsSummary:
    """A simulated table, session after session."""

    dealt: int
    sessions: int
    rounds: int  # of a session, at most
    seed: int
    seats: tuple[SeatSummary, ...]
    broken_off: bool = False

    def to_json(self) -> dict[str, Any]:
        return {
            "rounds_dealt": self.dealt,
            "sessions": self.sessions,
            "rounds_at_most": self.rounds,
            "seed": self.seed,
            "seats": [seat.to_json() for seat in self.seats],
            "broken_off": self.broken_off,
        }


def _plain(quantiles: Mapping[Fraction, Fraction] | Mapping[Fraction, int]) -> dict[str, float]:
    return by_share({share: float(value) for share, value in quantiles.items()})
