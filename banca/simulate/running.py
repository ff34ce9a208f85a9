"""Blocks of work, played wherever there is a processor, and put together in their order.

What a run comes to is what its first blocks come to, so many of them: never a matter of who was ready first. So a run
is the same on one core and on twenty machines; it can be broken off, kept in a file and taken up again; and one that
goes on until it is accurate enough always ends with the same block.
"""

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from banca.law import BancaError

AHEAD = 2  # blocks under way for each processor, so that none waits
SECONDS_KEPT = 5  # after which what was done so far is written down again

Done = Callable[[int], None]  # told how many more rounds were played


class Part(Protocol):
    """What some blocks came to."""

    def __add__(self, other: Self) -> Self: ...

    @property
    def dealt(self) -> int:
        """How many rounds it is of."""

    def plain(self) -> dict[str, Any]:
        """As it is written down."""


P = TypeVar("P", bound=Part)
P_co = TypeVar("P_co", bound=Part, covariant=True)


class Job(Protocol[P_co]):
    """Work in blocks. It can be sent to other machines."""

    @property
    def question(self) -> str:
        """All that the blocks depend on, but for how many there are."""

    @property
    def blocks(self) -> int: ...

    @property
    def whole_blocks(self) -> int:
        """How many of them would be the same in a longer run."""

    def nothing(self) -> P_co: ...

    def play(self, block: int) -> P_co: ...

    def read(self, plain: dict[str, Any]) -> P_co: ...


@dataclass(frozen=True, slots=True)
class Ran(Generic[P]):
    part: P
    blocks: int
    broken_off: bool = False


@dataclass(frozen=True, slots=True)
class Workers:
    """Where blocks are played: what takes them, how many at a time, and the job as it is known there."""

    executor: Executor
    number: int
    sent: Any


@contextmanager
def threads(job: Job[P], cores: int | None = None) -> Iterator[Workers]:
    number = cores or available_cores()
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
    done: Done = lambda _: None,
    enough: Callable[[P], bool] = lambda _: False,
    kept_in: Path | None = None,
) -> Ran[P]:
    """`enough` ends the run early; `kept_in` is where it is kept, and taken up from if it is there."""
    so_far = kept = _taken_up(job, kept_in)  # what the first blocks came to, and how many they are; never one of both
    part, following = so_far
    done(part.dealt)
    kept_at, written, broken_off, stops = time.monotonic(), False, False, following > 0 and enough(part)
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
                if so_far[1] <= job.whole_blocks:
                    kept, written = so_far, False
                done(played.dealt)
                stops = enough(so_far[0])
            if kept_in and not written and time.monotonic() - kept_at > SECONDS_KEPT:
                _keep(kept_in, job, *kept)
                kept_at, written = time.monotonic(), True
    except KeyboardInterrupt:
        broken_off = True
    for future in under_way:
        future.cancel()
    if kept_in and not written:
        _keep(kept_in, job, *kept)
    return Ran(*so_far, broken_off)


def _play(job: Job[P], block: int) -> P:
    return job.play(block)


# Kept in a file.


def _taken_up(job: Job[P], file: Path | None) -> tuple[P, int]:
    if file is None or not file.exists():
        return job.nothing(), 0
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        question, blocks, part = found["question"], int(found["blocks"]), job.read(found["part"])
    except (ValueError, KeyError, TypeError, UnicodeDecodeError) as error:
        raise BancaError(f"{file} holds no run that was kept: name a new file, or the one that was written") from error
    if question != job.question:
        raise BancaError(f"{file} holds another run: same game, options, bets, seed and version of banca are needed")
    if blocks > job.whole_blocks:
        raise BancaError(f"{file} holds {part.dealt:,} rounds already: ask for as many at least")
    return part, blocks


def _keep(file: Path, job: Job[P], part: P, blocks: int) -> None:
    """Whole or not at all, whatever happens while it is written."""
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    with beside.open("w", encoding="utf-8") as written:
        json.dump({"question": job.question, "blocks": blocks, "part": part.plain()}, written)
        written.flush()
        os.fsync(written.fileno())
    beside.replace(file)
