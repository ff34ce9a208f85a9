"""Report the progress of a long count to a listener."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

Progress = Callable[[str, float], None]  # what is counted, and the share that is done
Each = TypeVar("Each")
LINE = "progress "  # begins a line by which a process tells another which share it has done

_listener: ContextVar[Progress | None] = ContextVar("progress", default=None)


@contextmanager
def progress_to(listener: Progress | None) -> Iterator[None]:
    """Call the listener with the progress of every count in this context. It may raise to stop the count.

    >>> import banca
    >>> from banca.exact import progress_to
    >>> law = banca.edition("fantan-58-2004")
    >>> with progress_to(lambda stage, share: print(f"{stage}: {share:.0%}")):
    ...     rows = banca.odds(banca.game_of(law.slug), banca.Setting(banca.option_set(law)))
    >>> len(rows)
    5
    """
    before = _listener.set(listener)
    try:
        yield
    finally:
        _listener.reset(before)


def report(stage: str, done: float) -> None:
    listener = _listener.get()
    if listener is not None:
        listener(stage, done)


def steps(stage: str, of: Sequence[Each]) -> Iterator[Each]:
    """Iterate, reporting how many are done."""
    for number, each in enumerate(of):
        report(stage, number / len(of))
        yield each
    report(stage, 1.0)
