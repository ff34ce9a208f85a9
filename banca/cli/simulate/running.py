"""Run a job on cores or a cluster, with progress bar and checkpoint, until done, accurate enough or interrupted."""

import signal
import sys
import threading
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any, Generic, Self

from banca.cli.simulate.device import on_device, workers_of
from banca.cli.simulate.figures import rate_text
from banca.law import Language, language
from banca.messages import figures_text, message
from banca.simulate.running import Job, P, RunResult, run

SECONDS_DEAF = 1.0  # for which further signals are ignored
# Signals that end a run, with their default handlers. A handler that somebody else installed,
# as nohup does, stays.
ENDS_A_RUN: dict[signal.Signals, Any] = {
    signal.SIGINT: signal.default_int_handler,
    signal.SIGTERM: signal.SIG_DFL,
    **({signal.SIGHUP: signal.SIG_DFL} if hasattr(signal, "SIGHUP") else {}),
}
ENDED_BY = 128  # plus the number of the signal: the exit code, as in a shell
SECONDS_UNSEEN = 1.0  # a run that ends by then has no bar
SECONDS_TELLING = 1.0  # a shorter run says little about the rate
MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class Goal(Generic[P]):
    """How much to play, and at which accuracy to stop earlier."""

    title: str
    most: int
    half_width: Callable[[P], float | None]  # of the confidence interval, after this part
    error: float | None  # the half-width to reach
    done: Callable[[P], int] = lambda part: part.dealt
    note: Callable[[P], None] = lambda _: None  # called with every part

    def total(self, part: P) -> float | None:
        """How much there is to play, as far as known."""
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
    fresh: int  # rounds of this run; others come from a checkpoint
    checkpoint: Path | None  # from which it can be resumed
    device: str  # that played: "cpu" or "gpu"

    @property
    def rate(self) -> float:
        return self.fresh / self.seconds / MILLION


def speed_text(timed: Timed[Any], lang: Language) -> str | None:
    if timed.seconds < SECONDS_TELLING:
        return None
    says = "gpu-rounds-a-second" if timed.device == "gpu" else "simulate-rounds-a-second"
    return message(lang, says, rate=figures_text(lang, rate_text(timed.rate)))


def time_to_json(timed: Timed[Any]) -> dict[str, Any]:
    return {"device": timed.device, "seconds": round(timed.seconds, 3), "million_rounds_per_second": timed.rate}


def run_job(args: Namespace, job: Job[P], goal: Goal[P]) -> Timed[P]:
    checkpoint = Path(args.checkpoint) if args.checkpoint else None
    before, played = _Before(), on_device(args, job, apart=goal.error is not None)
    device = "cpu" if played is job else "gpu"
    started = time.perf_counter()
    with Bar(goal.title) as bar, workers_of(args, played) as workers:

        def enough(part: P) -> bool:
            goal.note(part)
            bar.shows(goal.done(part), goal.total(part), part.dealt - before.dealt)
            return goal.is_reached(part)

        ran = run(played, workers, done=before, enough=enough, checkpoint=checkpoint)
    for each in ENDS_A_RUN:
        if isinstance(signal.getsignal(each), Interrupt):
            signal.signal(each, signal.SIG_IGN)  # only printing is left
    if ran.unwritten is not None:
        sys.stderr.write(f"banca simulate: {ran.unwritten.said_in(language(args.lang))}\n")
    written = checkpoint if ran.unwritten is None else None
    return Timed(ran, time.perf_counter() - started, ran.part.dealt - before.dealt, written, device)


class Interrupt:
    """The first signal ends a run, whose result is then printed; more signals are ignored for a moment.

    A compiler at work may lose a signal, so the next one is accepted again after that.
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
        """The terminal was closed, so nobody would read the result."""
        return self.heard is not None and self.by == getattr(signal, "SIGHUP", None)


@contextmanager
def catch_interrupts() -> Iterator[Interrupt]:
    """Let Ctrl-C, SIGTERM and SIGHUP (the terminal is closed) end a run early."""
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
    """Rounds from a checkpoint: the first number that is reported."""

    def __init__(self) -> None:
        self.dealt, self.known = 0, False

    def __call__(self, rounds: int) -> None:
        if not self.known:
            self.dealt, self.known = rounds, True


@contextmanager
def show_counting(lang: Language) -> Iterator[None]:
    """If it takes long, show on a terminal that something is counted before the run."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns: list[Any] = [SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()]
    progress = Progress(*columns, transient=True, console=Console(stderr=True))
    progress.add_task(message(lang, "simulate-counting"), total=None)
    with _start_later(progress):
        yield


@contextmanager
def _start_later(progress: Any) -> Iterator[None]:
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
    """Progress, speed and remaining time, on a terminal, if the work takes long."""

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
        self.later = _start_later(self.progress)

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
    """A short form of a count for the bar: 950,000 · 12.5 M · 3.02 G."""
    for unit, name in ((10**12, "T"), (10**9, "G"), (10**6, "M")):
        if count >= unit:
            return f"{count / unit:.3g} {name}"
    return f"{count:,}"
