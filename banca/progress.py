"""Report how far a long count has come, to whoever listens."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

Progress = Callable[[str, float], None]  # what is being counted, and the share of it that is done
Each = TypeVar("Each")

_listener: ContextVar[Progress | None] = ContextVar("progress", default=None)


@contextmanager
def progress_to(listener: Progress | None) -> Iterator[None]:
    """Call the listener whenever a count within this context has come further. It may raise to stop the count."""
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
    """Each of them in turn, reporting how many are done."""
    for number, each in enumerate(of):
        report(stage, number / len(of))
        yield each
    report(stage, 1.0)
