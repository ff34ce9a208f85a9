"""Runs a job on cores or a cluster, with a bar and a checkpoint, until it is done, accurate enough or interrupted."""

import signal
import sys
import threading
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any, Generic, Self

from banca.cli.simulate.figures import rate_text
from banca.cli.words import word
from banca.law import Language
from banca.simulate.running import Job, P, RunResult, Workers, run, threads

SECONDS_DEAF = 1.0  # after a Ctrl-C, to those that follow
# Which signals end a run, and what they would do unless it was asked otherwise. Whoever has set one to something else,
# as nohup does, keeps it.
ENDS_A_RUN: dict[signal.Signals, Any] = {
    signal.SIGINT: signal.default_int_handler,
    signal.SIGTERM: signal.SIG_DFL,
    **({signal.SIGHUP: signal.SIG_DFL} if hasattr(signal, "SIGHUP") else {}),
}
ENDED_BY = 128  # and the number of the signal: the exit code, as a shell tells it
SECONDS_UNSEEN = 1.0  # what is done by then needs no bar
SECONDS_TELLING = 1.0  # a shorter run says little of the rate
MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class Goal(Generic[P]):
    """How much is to be done, and how accurate a run must be to end before that."""

    title: str
    most: int
    half_width: Callable[[P], float | None]  # of the confidence interval, after this part
    error: float | None  # the half-width that is enough
    done: Callable[[P], int] = lambda part: part.dealt
    note: Callable[[P], None] = lambda _: None  # told of every part

    def total(self, part: P) -> float | None:
        """How much is to be done in all, as far as is known by now."""
        if self.error is None:
            return self.most
        half = self.half_width(part)
        return None if half is None else min(self.most, self.done(part) * (half / self.error) ** 2)

    def is_reached(self, part: P) -> bool:
        half = None if self.error is None else self.half_width(part)
        return half is not None and self.error is not None and half <= self.error


@dataclass(frozen=True, slots=True)
class Timed(Generic[P]):
    """A run's result, how long it took, and how much of it was played this time."""

    ran: RunResult[P]
    seconds: float
    fresh: int  # rounds; others come from a checkpoint
    checkpoint: Path | None  # from which it can be resumed

    @property
    def rate(self) -> float:
        return self.fresh / self.seconds / MILLION


def speed_text(timed: Timed[Any], lang: Language) -> str | None:
    if timed.seconds < SECONDS_TELLING:
        return None
    return word(lang, "simulate.rounds_a_second", rate=rate_text(timed.rate))


def time_to_json(timed: Timed[Any]) -> dict[str, Any]:
    return {"seconds": round(timed.seconds, 3), "million_rounds_per_second": timed.rate}


def run_job(args: Namespace, job: Job[P], goal: Goal[P]) -> Timed[P]:
    checkpoint = Path(args.checkpoint) if args.checkpoint else None
    before = _Before()
    started = time.perf_counter()
    with Bar(goal.title) as bar, _workers(args, job) as workers:

        def enough(part: P) -> bool:
            goal.note(part)
            bar.shows(goal.done(part), goal.total(part), part.dealt - before.dealt)
            return goal.is_reached(part)

        ran = run(job, workers, done=before, enough=enough, checkpoint=checkpoint)
    for each in ENDS_A_RUN:
        if isinstance(signal.getsignal(each), Interrupt):
            signal.signal(each, signal.SIG_IGN)  # all that is left is to print it
    if ran.unwritten is not None:
        sys.stderr.write(f"banca simulate: {ran.unwritten}\n")
    written = checkpoint if ran.unwritten is None else None
    return Timed(ran, time.perf_counter() - started, ran.part.dealt - before.dealt, written)


def _workers(args: Namespace, job: Job[P]) -> AbstractContextManager[Workers]:
    if args.cluster is None:
        return threads(job, args.cores)
    from banca.simulate.cluster import Tls, on_cluster

    tls = Tls(args.tls_ca, args.tls_cert, args.tls_key) if args.tls_ca else None
    return on_cluster(job, args.cluster, tls, without_tls=args.without_tls)


class Interrupt:
    """The first signal ends a run, whose result is then printed; those that follow are ignored for a moment.

    A signal may be lost in a compiler at work: so the next is heard again after that.
    """

    def __init__(self) -> None:
        self.heard: float | None = None
        self.by = signal.SIGINT

    def __call__(self, number: int = signal.SIGINT, _: object = None) -> None:
        now = time.monotonic()
        if self.heard is None or now - self.heard > SECONDS_DEAF:
            self.heard, self.by = now, signal.Signals(number)
            raise KeyboardInterrupt

    @property
    def code(self) -> int:
        """The exit code of a run that was interrupted."""
        return ENDED_BY + self.by

    @property
    def nobody_listens(self) -> bool:
        """The terminal was closed: nobody would read the result."""
        return self.heard is not None and self.by == getattr(signal, "SIGHUP", None)


@contextmanager
def interrupted_once() -> Iterator[Interrupt]:
    """Ctrl-C, SIGTERM, and SIGHUP when the terminal is closed, all end a run early."""
    interrupt = Interrupt()
    ours = threading.current_thread() is threading.main_thread()
    before = {each: usual for each, usual in ENDS_A_RUN.items() if ours and signal.getsignal(each) is usual}
    for each in before:
        signal.signal(each, interrupt)
    try:
        yield interrupt
    finally:
        for each, usual in before.items():
            signal.signal(each, usual)


class _Before:
    """How many rounds come from a checkpoint: the first number that is reported."""

    def __init__(self) -> None:
        self.dealt, self.known = 0, False

    def __call__(self, rounds: int) -> None:
        if not self.known:
            self.dealt, self.known = rounds, True


@contextmanager
def show_counting(lang: Language) -> Iterator[None]:
    """Shows on a terminal, if it takes long, that something is counted before the run begins."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns: list[Any] = [SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()]
    progress = Progress(*columns, transient=True, console=Console(stderr=True))
    progress.add_task(word(lang, "simulate.counting"), total=None)
    with _shown_later(progress):
        yield


@contextmanager
def _shown_later(progress: Any) -> Iterator[None]:
    timer = threading.Timer(SECONDS_UNSEEN, progress.start)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        progress.stop()


class Bar:
    """What is done, how fast, and how long it will take: on a terminal, when the work is long enough to wonder."""

    def __init__(self, says: str) -> None:
        self.watched = sys.stderr.isatty()
        if not self.watched:
            return
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn

        fields = ("{task.description}", "{task.percentage:>3.0f} %", "{task.fields[rounds]}", "{task.fields[rate]}")
        texts = [TextColumn(field) for field in (*fields, "{task.fields[left]}")]
        columns: list[Any] = [texts[0], BarColumn(bar_width=None), *texts[1:]]
        self.progress = Progress(*columns, transient=True, console=Console(stderr=True), expand=True)
        self.task = self.progress.add_task(says, total=None, rounds="", rate="", left="")
        self.started, self.before = time.perf_counter(), 0
        self.later = _shown_later(self.progress)

    def shows(self, done: int, total: float | None, fresh: int) -> None:
        if not self.watched:
            return
        seconds = max(time.perf_counter() - self.started, 1e-9)
        if not fresh:
            self.before = done
        left = seconds * (total - done) / (done - self.before) if total and done > self.before else 0
        self.progress.update(
            self.task,
            completed=done,
            total=None if total is None else max(total, done),
            rounds=short(done),
            rate=f"{rate_text(fresh / seconds / MILLION)} M/s",
            left=str(timedelta(seconds=max(0, round(left)))) if total is not None else "",
        )

    def __enter__(self) -> Self:
        if self.watched:
            self.later.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        if self.watched:
            self.later.__exit__(None, None, None)


def short(count: int) -> str:
    """A count as it fits beside a bar: 950,000 · 12.5 M · 3.02 G."""
    for unit, name in ((10**12, "T"), (10**9, "G"), (10**6, "M")):
        if count >= unit:
            return f"{count / unit:.3g} {name}"
    return f"{count:,}"
