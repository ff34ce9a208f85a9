"""Run a job: play its blocks on any number of workers, add them up in order, and write checkpoints.

A run is the sum of its first blocks, whoever played them in whatever order. So it is the same on one core and on twenty
machines, it can be interrupted and resumed from a checkpoint, and a run until some accuracy always ends with the same
block.
"""

import hashlib
import json
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from banca.files import read_json, write_whole
from banca.law import BancaError
from banca.law.numbers import shown
from banca.messages.errors import Message, SystemFault

AHEAD = 2  # blocks under way for each processor, so that none waits
CHECKPOINT_SECONDS = 5  # from one writing of the checkpoint to the next
WATCH_SECONDS = 5  # without a block that came back, before the workers are looked at
CORES_MOST = 1024
BYTES_MOST = 1 << 28  # of a checkpoint
FIGURE_MOST = 10**100  # no sum of a run comes near it, and every figure made from such sums can be shown
UNREADABLE = (ValueError, KeyError, TypeError, IndexError, AttributeError, ArithmeticError, RecursionError)

Progress = Callable[[int], None]  # called with the number of rounds just played


class Part(Protocol):
    """The counts of some blocks."""

    def __add__(self, other: Self) -> Self: ...

    @property
    def dealt(self) -> int:
        """The number of rounds."""

    @property
    def counted(self) -> Message:
        """The number of rounds, sessions or lives, in words."""

    def to_json(self) -> dict[str, Any]:
        """The counts as a checkpoint stores them."""


P = TypeVar("P", bound=Part)


class Job(ABC, Generic[P]):
    """Work in blocks, which can be sent to other machines."""

    @property
    @abstractmethod
    def key(self) -> str:
        """Everything that the blocks depend on except their number: what a checkpoint belongs to."""

    @property
    @abstractmethod
    def size(self) -> int:
        """How many rounds, sessions or lives to play."""

    @property
    @abstractmethod
    def per_block(self) -> int: ...

    @property
    def blocks(self) -> int:
        return -(-self.size // self.per_block)

    @property
    def whole_blocks(self) -> int:
        """How many of the blocks would be the same in a longer run."""
        return self.size // self.per_block

    def size_of(self, block: int) -> int:
        return min(self.per_block, self.size - block * self.per_block)

    @abstractmethod
    def nothing(self) -> P: ...

    @property
    def span(self) -> int:
        """How many blocks a worker plays at a time."""
        return 1

    @abstractmethod
    def play(self, block: int) -> P: ...

    def play_several(self, first: int, blocks: int) -> "list[tuple[int, P]]":
        """The counts of consecutive blocks, in order: of so many of them each."""
        return [(1, self.play(block)) for block in range(first, first + blocks)]

    @abstractmethod
    def read(self, data: dict[str, Any]) -> P:
        """Read the counts in a checkpoint, which may come from anywhere; ValueError if no run can give them."""

    @abstractmethod
    def is_possible(self, part: P, blocks: int) -> bool:
        """Whether the first blocks can give this."""


@dataclass(frozen=True, slots=True)
class RunResult(Generic[P]):
    part: P
    blocks: int
    broken_off: bool = False
    unwritten: Message | None = None  # why the checkpoint is incomplete


@dataclass(frozen=True, slots=True)
class Workers:
    """Where blocks are played: an executor, how many at a time, and the job as known there."""

    executor: Executor
    number: int
    job_handle: Any
    watch: Callable[[], None] = lambda: None  # called while nothing comes back; raises BancaError if nothing can


@contextmanager
def threads(job: Job[P], cores: int | None = None) -> Iterator[Workers]:
    """Workers on this machine: as many threads as it has cores, or so many.

    >>> import banca
    >>> from banca.simulate import Rounds, Seat, SimulationSpec, run, threads
    >>> setting = banca.Setting(banca.option_set(banca.edition("roulette-60-2004")))
    >>> job = Rounds(SimulationSpec(setting, (Seat.on(("red", None)),)), rounds=100_000, seed=7)
    >>> with threads(job, 2) as workers:
    ...     print(workers.number)
    2
    """

    number = available_cores() if cores is None else cores
    if not 1 <= number <= CORES_MOST:
        if number < 1:
            raise BancaError("simulation-no-cores", cores=shown(number))
        raise BancaError("simulation-too-many-cores", cores=shown(number), most=CORES_MOST)
    executor = ThreadPoolExecutor(number)
    try:
        yield Workers(executor, number, job)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def available_cores() -> int:
    """The cores that this process may use, perhaps fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    job: Job[P],
    workers: Workers,
    *,
    done: Progress = lambda _: None,
    enough: Callable[[P], bool] = lambda _: False,
    checkpoint: Path | None = None,
) -> RunResult[P]:
    """`enough` may end the run early. It resumes from the checkpoint if there is one, and keeps writing it.

    >>> import banca
    >>> from banca.simulate import Rounds, Seat, SimulationSpec, run, threads
    >>> setting = banca.Setting(banca.option_set(banca.edition("roulette-60-2004")))
    >>> job = Rounds(SimulationSpec(setting, (Seat.on(("red", None)),)), rounds=100_000, seed=7)
    >>> with threads(job, 1) as workers:
    ...     print(run(job, workers).part.dealt)
    100000
    """
    saved = Checkpoint(job, checkpoint)
    so_far = saved.so_far
    part, following = so_far
    done(part.dealt)
    broken_off, stops = False, following > 0 and enough(part)
    span = job.span
    waiting: dict[int, list[tuple[int, P]]] = {}  # played, but waiting for earlier blocks
    under_way: dict[Future[list[tuple[int, P]]], int] = {}
    try:
        while not stops and so_far[1] < job.blocks:
            while following < job.blocks and len(under_way) + len(waiting) < AHEAD * workers.number:
                blocks = max(1, min(span, job.whole_blocks - following))
                under_way[workers.executor.submit(_play, workers.job_handle, following, blocks)] = following
                following += blocks
            played_now = wait(under_way, WATCH_SECONDS, FIRST_COMPLETED).done
            if not played_now:
                workers.watch()
            for future in played_now:
                waiting[under_way.pop(future)] = future.result()
            while not stops and (played := waiting.pop(so_far[1], None)) is not None:
                for blocks, part in played:
                    so_far = so_far[0] + part, so_far[1] + blocks
                    saved.hold(so_far)
                    done(part.dealt)
                    stops = enough(so_far[0])
                    if stops:
                        break
            saved.write(after=CHECKPOINT_SECONDS)
    except KeyboardInterrupt:
        broken_off = True
    for future in under_way:
        future.cancel()
    saved.write()
    return RunResult(*so_far, broken_off, saved.unwritten)


def run_on(
    job: Job[P],
    cores: int | None,
    workers: Workers | None,
    *,
    done: Progress,
    enough: Callable[[P], bool],
    checkpoint: Path | None,
) -> RunResult[P]:
    """Run on these workers, or on so many cores of this machine."""
    if workers is not None:
        return run(job, workers, done=done, enough=enough, checkpoint=checkpoint)
    with threads(job, cores) as here:
        return run(job, here, done=done, enough=enough, checkpoint=checkpoint)


def _play(job: Job[P], first: int, blocks: int) -> list[tuple[int, P]]:
    return job.play_several(first, blocks)


class Checkpoint(Generic[P]):
    """The sum of the first blocks and their number, always together; and the file that stores them."""

    def __init__(self, job: Job[P], file: Path | None) -> None:
        self.job, self.file = job, file
        self.so_far, self.written, self.at = self._resumed(), False, time.monotonic()
        self.unwritten: Message | None = None
        self.write()
        if self.unwritten is not None:  # report it before anything is played
            raise BancaError(self.unwritten)

    def hold(self, so_far: tuple[P, int]) -> None:
        """Leave out an incomplete last block: in a longer run it would differ."""
        if so_far[1] <= self.job.whole_blocks:
            self.so_far, self.written = so_far, False

    def write(self, after: float = 0) -> None:
        """Write the file. If that fails in mid-run, the run goes on and tries again later."""
        if self.file and not self.written and time.monotonic() - self.at >= after:
            self.unwritten = self._save(self.file, *self.so_far)
            self.written, self.at = self.unwritten is None, time.monotonic()

    def _resumed(self) -> tuple[P, int]:
        job, file = self.job, self.file
        if file is None or not file.exists():
            return job.nothing(), 0
        no_run = Message("checkpoint-no-run", file=str(file))
        try:
            found = read_json(file, BYTES_MOST)
            key, blocks, data = found["question"], found["blocks"], found["part"]
            whole = found["digest"] == _digest(key, blocks, data)
        except UNREADABLE as error:
            raise BancaError(no_run) from error
        if not whole:
            raise BancaError("checkpoint-changed", file=str(file))
        if key != job.key:
            raise BancaError("checkpoint-of-another-run", file=str(file))
        part = self._read(data, blocks)
        if part is None:  # the digest fits, but no run wrote this
            raise BancaError(no_run)
        if blocks > job.whole_blocks:
            raise BancaError("checkpoint-holds-more", file=str(file), counted=part.counted)
        return part, blocks

    def _read(self, data: Any, blocks: Any) -> P | None:
        """Read a checkpoint; None unless it is written exactly so and a run can give it."""
        if type(blocks) is not int or blocks < 0 or not _are_figures(data):
            return None
        try:
            part = self.job.read(data)
            right = part.to_json() == data and self.job.is_possible(part, blocks)
        except UNREADABLE:
            return None
        return part if right else None

    def _save(self, file: Path, part: P, blocks: int) -> Message | None:
        """Write the file whole or not at all; returns what failed."""
        key, data = self.job.key, part.to_json()
        said = {"question": key, "blocks": blocks, "part": data, "digest": _digest(key, blocks, data)}
        try:
            write_whole(file, json.dumps(said).encode())
        except OSError as error:
            return Message("checkpoint-not-written", file=str(file), reason=SystemFault.of(error))
        return None


def _are_figures(data: Any) -> bool:
    """Whether these are objects and lists of whole numbers of a sane length: no floats, no texts."""
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
