"""banca simulate: so many rounds of the same bets, or as many as a mean takes to be accurate enough."""

from argparse import Namespace
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.cli.screen import print_json
from banca.cli.simulate.exact import ExactValue, beside
from banca.cli.simulate.figures import ended
from banca.cli.simulate.files import Files
from banca.cli.simulate.rounds_summary import Result, picture, rows, show, to_json
from banca.cli.simulate.running import Watched, carried_out, waited_for
from banca.cli.simulate.spec import question_of
from banca.law import Language
from banca.play.game import Game
from banca.play.setting import Setting
from banca.simulate.kernel import CHUNK_ROUNDS, Outcome
from banca.simulate.rounds import RoundCounts, Rounds
from banca.simulate.statistics import CONFIDENCE, Whole

USUAL_ROUNDS = 1_000_000
ROUNDS_MOST = 10**15
FIRST_POINT = 100.0  # rounds
NEVER_SEEN = 3  # of n rounds: what never came in them comes in fewer than 3 of n, 95 times of 100
STEP = 1.02  # from one point of the way to the mean to the next, in the picture

Figures = NDArray[np.float64]


def run(given: Namespace, game: Game[Any], setting: Setting, lang: Language) -> int:
    files = Files.named(given)
    with waited_for(lang):
        question = question_of(given, game, setting, lang)
        exact = beside(question)
    spec = question.asked
    rounds = given.rounds or (ROUNDS_MOST if given.until_error else USUAL_ROUNDS)
    job = Rounds(spec, rounds, given.seed)
    way = Way(job, exact, given.until_error, drawn=files.plot is not None)
    timed = carried_out(given, job, Watched(question.short, way.total, enough=way.enough))
    if timed.ran.part.dealt == 0:
        return ended(lang, dealt=0, broken_off=True)
    played = job.summary(timed.ran.part, broken_off=timed.ran.broken_off)
    asked_for = given.rounds if given.until_error else rounds
    reached = way.half_width(timed.ran.part)
    result = Result(question, played, timed, exact, asked_for, reached, way.path if files.plot else ())
    told = to_json(result, given)
    with files.written(told, lambda: rows(result), lambda: picture(result, lang)):
        if given.output == "json":
            print_json(told)
        else:
            show(result, given, lang)
    return ended(lang, dealt=played.dealt, broken_off=played.broken_off)


@dataclass
class Way:
    """How near the mean has come, from the counts alone, so that it may be asked after every block."""

    job: Rounds
    exact: ExactValue | None
    error: float | None
    drawn: bool
    points: list[tuple[int, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        made = self.job.spec.kernel
        self.seats = [OfEnds.of(row, outcomes) for row, outcomes in zip(made.rows, made.seats, strict=True)]

    def total(self, part: RoundCounts) -> float | None:
        if self.error is None:
            return self.job.rounds
        half = self.half_width(part)
        return None if half is None else min(self.job.rounds, part.dealt * (half / self.error) ** 2)

    def enough(self, part: RoundCounts) -> bool:
        if self.drawn and (not self.points or part.dealt >= self.points[-1][0] * STEP):
            self.points.append((part.dealt, self.mean(part)))
        half = None if self.error is None else self.half_width(part)
        return half is not None and self.error is not None and half <= self.error

    def mean(self, part: RoundCounts) -> float:
        """Of the first seat."""
        made, gained, _ = self.seats[0].sums(part.counts)
        return gained / made if made else 0.0

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

    def half_width(self, part: RoundCounts) -> float | None:
        """The widest of the seats'."""
        found = (seat.half_width(part.counts, self.exact) for seat in self.seats)
        return max((half for half in found if half is not None), default=None)


@dataclass(frozen=True, slots=True)
class OfEnds:
    """By number of an end: whether something was decided, what it gained."""

    row: int
    made: Figures
    gain: Figures

    @staticmethod
    def of(row: int, outcomes: tuple[Outcome | None, ...]) -> "OfEnds":
        made = np.array([float(end is not None) for end in outcomes])
        return OfEnds(row, made, np.array([float(end.gain) if end else 0.0 for end in outcomes]))

    def sums(self, counts: Whole) -> tuple[float, float, float]:
        came = counts[self.row][: len(self.made)]
        return float(self.made @ came), float(self.gain @ came), float(self.gain**2 @ came)

    def half_width(self, counts: Whole, exact: ExactValue | None) -> float | None:
        """By the exact spread; of another play's only where that is greater, since great prizes may not have come."""
        n, gained, squares = self.sums(counts)
        if not n:
            return None
        if exact is not None and exact.spread is not None:
            return CONFIDENCE * sqrt(float(exact.spread) / n)
        seen = self.gain[(self.made > 0) & (counts[self.row][: len(self.made)] > 0)]
        known = float(exact.variance or 0) if exact else 0.0
        if not known and seen.min() == seen.max():
            return NEVER_SEEN * float(np.ptp(self.gain[self.made > 0])) / n
        return CONFIDENCE * sqrt(max(known, squares / n - (gained / n) ** 2) / n)
