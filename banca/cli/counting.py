"""Show the progress of a long count on standard error, if that is a terminal."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from banca.exact import progress_to
from banca.extras import how_to_install
from banca.law import BancaError, Language
from banca.messages import message

SECONDS_UNSEEN = 1.0  # a count that ends by then is not shown
ERASED = "\r\x1b[K"


class Stopped(BancaError):
    """Somebody interrupted a count."""


@contextmanager
def counting(lang: Language) -> Iterator[None]:
    """Show what is counted in one line, which is erased when the count is done; not where no line can be erased."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
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
    """The same at a table, where neither Ctrl-C nor a missing package ends the session."""
    try:
        with counting(lang):
            yield
    except KeyboardInterrupt:
        raise Stopped("counting-stopped") from None
    except ModuleNotFoundError as error:
        if (says := how_to_install(error.name)) is None:
            raise
        raise Stopped(says) from None


def stage_text(lang: Language, stage: str, done: float) -> str:
    name = f"counting-{stage.replace(' ', '-')}"
    return f"{message(lang, name)} {done:.0%}"
