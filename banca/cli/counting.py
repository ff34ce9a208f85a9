"""A long count as it is watched: what is being counted and how far, on the terminal of the errors if there is one."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from banca.cli.words import word
from banca.exact import progress_to
from banca.extras import how_to_install
from banca.law import BancaError, Language

SECONDS_UNSEEN = 1.0  # what is done by then is not told
ERASED = "\r\x1b[K"


class Stopped(BancaError):
    """A count that somebody did not want to wait for."""


@contextmanager
def counting(lang: Language) -> Iterator[None]:
    """Tell what is counted in one line, which is gone as soon as the count is done."""
    if not sys.stderr.isatty():
        yield
        return
    began, shown = time.monotonic(), False

    def show(stage: str, done: float) -> None:
        nonlocal shown
        if shown or time.monotonic() - began > SECONDS_UNSEEN:
            sys.stderr.write(ERASED if done >= 1 else f"{ERASED}{stage_text(lang, stage, done)}")
            sys.stderr.flush()
            shown = done < 1

    with progress_to(show):
        try:
            yield
        finally:
            if shown:
                sys.stderr.write(ERASED)
                sys.stderr.flush()


@contextmanager
def counting_at_table(lang: Language) -> Iterator[None]:
    """The same where Ctrl-C ends the count, and not the table; nor does a package that is not installed."""
    try:
        with counting(lang):
            yield
    except KeyboardInterrupt:
        raise Stopped(word(lang, "counting.stopped")) from None
    except ModuleNotFoundError as error:
        if (says := how_to_install(error.name)) is None:
            raise
        raise Stopped(says) from None


def stage_text(lang: Language, stage: str, done: float) -> str:
    return f"{word(lang, f'counting.{stage}')} {done:.0%}"
