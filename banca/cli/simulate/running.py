"""A long run as it is watched: on the cores or the cluster that were asked for, with a bar, kept where it is to be."""

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
class Watched(Generic[P]):
    """How far a run has come, and when it is enough."""

    says: str
    total: Callable[[P], float | None]  # how much is to be done in all, as is known by then
    done: Callable[[P], int] = lambda part: part.dealt
    enough: Callable[[P], bool] = lambda _: False


@dataclass(frozen=True, slots=True)
class Timed(Generic[P]):
    """What came of a run, how long it took, and how much of it was played this time."""

    ran: RunResult[P]
    seconds: float
    fresh: int  # rounds; others were kept from before
    kept_in: Path | None  # where all of it can be taken up from

    @property
    def rate(self) -> float:
        return self.fresh / self.seconds / MILLION


def speed(timed: Timed[Any], lang: Language) -> str | None:
    if timed.seconds < SECONDS_TELLING:
        return None
    return word(lang, "simulate.rounds_a_second", rate=rate_text(timed.rate))


def plain_time(timed: Timed[Any]) -> dict[str, Any]:
    return {"seconds": round(timed.seconds, 3), "million_rounds_per_second": timed.rate}


def carried_out(given: Namespace, job: Job[P], watched: Watched[P]) -> Timed[P]:
    kept_in = Path(given.checkpoint) if given.checkpoint else None
    before = _Before()
    started = time.perf_counter()
    with Bar(watched.says) as bar, _workers(given, job) as workers:

        def enough(part: P) -> bool:
            bar.shows(watched.done(part), watched.total(part), part.dealt - before.dealt)
            return watched.enough(part)

        ran = run(job, workers, done=before, enough=enough, checkpoint=kept_in)
    for each in ENDS_A_RUN:
        if isinstance(signal.getsignal(each), Interrupt):
            signal.signal(each, signal.SIG_IGN)  # nothing is left but to tell it
    if ran.unwritten is not None:
        sys.stderr.write(f"banca simulate: {ran.unwritten}\n")
    kept = kept_in if ran.unwritten is None else None
    return Timed(ran, time.perf_counter() - started, ran.part.dealt - before.dealt, kept)


def _workers(given: Namespace, job: Job[P]) -> AbstractContextManager[Workers]:
    if given.cluster is None:
        return threads(job, given.cores)
    from banca.simulate.cluster import Tls, on_cluster

    tls = Tls(given.tls_ca, given.tls_cert, given.tls_key) if given.tls_ca else None
    return on_cluster(job, given.cluster, tls, without_tls=given.without_tls)


class Interrupt:
    """Of the signals that end a run the first does; what was found is then told, and others would cut it short.

    One that comes while a compiler is at work may be lost in it: so the next is heard again, a moment later.
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
        """With which a run ends that was broken off."""
        return ENDED_BY + self.by

    @property
    def nobody_listens(self) -> bool:
        """The terminal was closed, and with it went whoever would be told."""
        return self.heard is not None and self.by == getattr(signal, "SIGHUP", None)


@contextmanager
def interrupted_once() -> Iterator[Interrupt]:
    """Ctrl-C, and being asked to end (SIGTERM, or SIGHUP where the terminal is closed), break a run off alike."""
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
    """How many rounds were kept from a run before: the first that is told."""

    def __init__(self) -> None:
        self.dealt, self.told = 0, False

    def __call__(self, rounds: int) -> None:
        if not self.told:
            self.dealt, self.told = rounds, True


@contextmanager
def waited_for(lang: Language) -> Iterator[None]:
    """That the run has not begun as something is counted first, and how long: on a terminal, if it takes long."""
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
