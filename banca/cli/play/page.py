"""The screen at a table in a terminal, drawn anew before each question: what was, what is, what was just said."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Literal

from rich.console import Console

from banca.cli.tables import Screen

Part = Literal["heading", "last", "board", "said"]
PARTS: tuple[Part, ...] = ("heading", "last", "board", "said")


def can_be_redrawn(console: Console) -> bool:
    """Whether somebody sits at a terminal that can clear its screen; else lines follow one another."""
    return console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()


class Page:
    """What is printed goes into a part of the page. What was said is gone when the page was drawn; the others stay."""

    def __init__(self, terminal: Console) -> None:
        self.terminal = terminal
        self.at: Part = "said"
        self.parts = {name: self._empty() for name in PARTS}

    @property
    def console(self) -> Console:
        """Where to print now."""
        return self.parts[self.at]

    def _empty(self) -> Console:
        return Screen(highlight=False, file=StringIO(), force_terminal=True, width=self.terminal.width)

    @contextmanager
    def part(self, name: Part) -> Iterator[None]:
        """What is printed inside becomes this part, in place of what was there."""
        before, self.at = self.at, name
        self.parts[name] = self._empty()
        try:
            yield
        finally:
            self.at = before

    def text(self, name: Part) -> str:
        file = self.parts[name].file
        return file.getvalue() if isinstance(file, StringIO) else ""

    def draw(self) -> None:
        self.terminal.clear()
        self.terminal.file.write("".join(map(self.text, PARTS)))
        self.terminal.file.flush()
        self.parts["said"] = self._empty()
