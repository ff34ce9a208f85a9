"""Blocks of work, played wherever there is a processor, and put together in their order.

What a run comes to is what its first blocks come to, so many of them: never a matter of who was ready first. So a run
is the same on one core and on twenty machines; it can be broken off, kept in a file and taken up again; and one that
goes on until it is accurate enough always ends with the same block.
"""

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from banca.files import read_json, write_whole
from banca.law import BancaError
from banca.law.numbers import shown

AHEAD = 2  # blocks under way for each processor, so that none waits
SECONDS_KEPT = 5  # after which what was done so far is written down again
CORES_MOST = 1024
BYTES_MOST = 1 << 28  # of a file in which a run is kept
FIGURE_MOST = 10**100  # no sum of a run comes near it, and every figure made of such sums can be told
NO_PART = (ValueError, KeyError, TypeError, IndexError, AttributeError, ArithmeticError, RecursionError)

Progress = Callable[[int], None]  # told how many more rounds were played


class Part(Protocol):
    """What some blocks came to."""

    def __add__(self, other: Self) -> Self: ...

    @property
    def dealt(self) -> int:
        """How many rounds it is of."""

    @property
    def counted(self) -> str:
        """How many it is of, of what such a run is asked for: rounds, sessions, lives."""

    def to_json(self) -> dict[str, Any]:
        """As it is written down."""


P = TypeVar("P", bound=Part)
P_co = TypeVar("P_co", bound=Part, covariant=True)


class Job(Protocol[P_co]):
    """Work in blocks. It can be sent to other machines."""

    @property
    def key(self) -> str:
        """All that the blocks depend on, but for how many there are."""

    @property
    def blocks(self) -> int: ...

    @property
    def whole_blocks(self) -> int:
        """How many of them would be the same in a longer run."""

    def nothing(self) -> P_co: ...

    def play(self, block: int) -> P_co: ...

    def read(self, data: dict[str, Any]) -> P_co:
        """What was written down. It may be from anywhere: what no run can have come to is a ValueError."""

    def are(self, part: Any, blocks: int) -> bool:
        """Whether the first blocks, so many of them, can have come to this."""


@dataclass(frozen=True, slots=True)
class RunResult(Generic[P]):
    part: P
    blocks: int
    broken_off: bool = False
    unwritten: str | None = None  # why not all of it is in the file where it was to be kept


@dataclass(frozen=True, slots=True)
class Workers:
    """Where blocks are played: what takes them, how many at a time, and the job as it is known there."""

    executor: Executor
    number: int
    sent: Any


@contextmanager
def threads(job: Job[P], cores: int | None = None) -> Iterator[Workers]:
    number = available_cores() if cores is None else cores
    if not 1 <= number <= CORES_MOST:
        says = "play nothing: one at least is needed" if number < 1 else f"are too many: at most {CORES_MOST:,}"
        raise BancaError(f"{shown(number)} cores {says}")
    executor = ThreadPoolExecutor(number)
    try:
        yield Workers(executor, number, job)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def available_cores() -> int:
    """Those that this process may use, which may be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    job: Job[P],
    workers: Workers,
    *,
    done: Progress = lambda _: None,
    enough: Callable[[P], bool] = lambda _: False,
    checkpoint: Path | None = None,
) -> RunResult[P]:
    """`enough` ends the run early; `kept_in` is where it is kept, and taken up from if it is there."""
    kept = Checkpoint(job, checkpoint)
    so_far = kept.so_far
    part, following = so_far
    done(part.dealt)
    broken_off, stops = False, following > 0 and enough(part)
    waiting: dict[int, P] = {}  # played, and to be put together when those before them are
    under_way: dict[Future[P], int] = {}
    try:
        while not stops and so_far[1] < job.blocks:
            while following < job.blocks and len(under_way) + len(waiting) < AHEAD * workers.number:
                under_way[workers.executor.submit(_play, workers.sent, following)] = following
                following += 1
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                waiting[under_way.pop(future)] = future.result()
            while not stops and (played := waiting.pop(so_far[1], None)) is not None:
                so_far = so_far[0] + played, so_far[1] + 1
                kept.hold(so_far)
                done(played.dealt)
                stops = enough(so_far[0])
            kept.write(after=SECONDS_KEPT)
    except KeyboardInterrupt:
        broken_off = True
    for future in under_way:
        future.cancel()
    kept.write()
    return RunResult(*so_far, broken_off, kept.unwritten)


def _play(job: Job[P], block: int) -> P:
    return job.play(block)


# Kept in a file.


class Checkpoint(Generic[P]):
    """What the first blocks came to and how many they are, never one of both without the other; and its file."""

    def __init__(self, job: Job[P], file: Path | None) -> None:
        self.job, self.file = job, file
        self.so_far, self.written, self.at = self._taken_up(), False, time.monotonic()
        self.unwritten: str | None = None
        self.write()
        if self.unwritten is not None:  # it is said before anything is played
            raise BancaError(self.unwritten)

    def hold(self, so_far: tuple[P, int]) -> None:
        """A last block that is not whole would be another in a longer run, and is not kept."""
        if so_far[1] <= self.job.whole_blocks:
            self.so_far, self.written = so_far, False

    def write(self, after: float = 0) -> None:
        """Where that fails in the middle of a run, the run goes on and it is tried again."""
        if self.file and not self.written and time.monotonic() - self.at >= after:
            self.unwritten = self._keep(self.file, *self.so_far)
            self.written, self.at = self.unwritten is None, time.monotonic()

    def _taken_up(self) -> tuple[P, int]:
        job, file = self.job, self.file
        if file is None or not file.exists():
            return job.nothing(), 0
        no_run = f"{file} holds no run that was kept: name a new file, or the one written"
        try:
            found = read_json(file, BYTES_MOST)
            key, blocks, data = found["question"], found["blocks"], found["part"]
            whole = found["digest"] == _digest(key, blocks, data)
        except NO_PART as error:
            raise BancaError(no_run) from error
        if not whole:
            raise BancaError(f"{file} was changed since the run was kept in it: name a new file")
        if key != job.key:
            raise BancaError(f"{file} holds another run: the same game, options, bets, seed and banca are needed")
        part = self._read(data, blocks)
        if part is None:  # though the digest fits: somebody wrote it who was no run
            raise BancaError(no_run)
        if blocks > job.whole_blocks:
            raise BancaError(f"{file} holds {part.counted} already: ask for as many at least")
        return part, blocks

    def _read(self, data: Any, blocks: Any) -> P | None:
        """What is read must be written again just so, and must be something that so many blocks can have come to."""
        if type(blocks) is not int or blocks < 0 or not _are_figures(data):
            return None
        try:
            part = self.job.read(data)
            right = part.to_json() == data and self.job.are(part, blocks)
        except NO_PART:
            return None
        return part if right else None

    def _keep(self, file: Path, part: P, blocks: int) -> str | None:
        """Whole or not at all, whatever happens while it is written: then why not."""
        key, data = self.job.key, part.to_json()
        said = {"question": key, "blocks": blocks, "part": data, "digest": _digest(key, blocks, data)}
        try:
            write_whole(file, json.dumps(said).encode())
        except OSError as error:
            return f"{file}: the run cannot be kept there: {error.strerror}"
        return None


def _are_figures(data: Any) -> bool:
    """Objects and lists of whole numbers: never a float, a text or a number beyond all measure."""
    waiting = [data]
    while waiting:
        each = waiting.pop()
        if type(each) in (list, dict):
            waiting.extend(each.values() if type(each) is dict else each)
        elif type(each) is not int or abs(each) >= FIGURE_MOST:
            return False
    return True


def _digest(*said: Any) -> str:
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()
