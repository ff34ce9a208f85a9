"""How long work takes on one processor: the least of several runs, in its own time and not in that of others."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

REPEATS = 5
LEAST_SECONDS = 0.5  # or half of them that a run takes, so that what a run costs once is not seen
FIRST_ROUNDS = 1 << 10
BUSY = 0.5  # of a processor, used by others, above which figures in wall time are not to be trusted

Work = Callable[[int], Any]  # so many rounds


def cores() -> tuple[int, ...]:
    return tuple(sorted(os.sched_getaffinity(0))) if hasattr(os, "sched_getaffinity") else ()


@contextmanager
def pinned(number: int = 1) -> Iterator[None]:
    """So many processors and no others, where the system can do that; the last ones, which are used least."""
    before = cores()
    if before:
        os.sched_setaffinity(0, before[-number:])
    try:
        yield
    finally:
        if before:
            os.sched_setaffinity(0, before)


def best(work: Callable[[], Any], clock: Callable[[], float] = time.process_time) -> float:
    """The least seconds of several runs."""
    return min(taken(work, clock) for _ in range(REPEATS))


def taken(work: Callable[[], Any], clock: Callable[[], float] = time.process_time) -> float:
    started = clock()
    work()
    return clock() - started


def rate(work: Work, least_seconds: float = LEAST_SECONDS) -> float:
    """Rounds in a second of processor time, after what is only done once has been done."""
    work(1)
    rounds = FIRST_ROUNDS
    while (seconds := taken(partial(work, rounds))) < least_seconds / 2:
        rounds *= 2 if seconds > least_seconds / 8 else 8
    return rounds / best(partial(work, rounds))


def load() -> float:
    """Processors that others keep busy, on the average of the last minute; this process was idle or counts as one."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
