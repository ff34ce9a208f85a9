"""A command with what it prints: `banca` runs whenever the site is built, so a page shows what its reader will see."""

import io
import logging
import os
import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from banca.cli import main

ROOT = Path(__file__).parent.parent.parent
COLUMNS = "86"  # of the terminal that a page shows


def output_of(words: Sequence[str], folder: Path, typed: str = "") -> tuple[int, str]:
    """The exit code of a command in a folder, and all that it printed. Homes of data are in that folder too."""
    printed = io.StringIO()
    homes = {name: str(folder / name.lower()) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    terminal = {"COLUMNS": COLUMNS, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "TERM": "dumb"}
    logging.disable(logging.WARNING)  # a database says what it sets up
    with (
        patch.dict(os.environ, {**terminal, **(homes if "house" in words else {})}),
        patch("sys.stdin", io.StringIO(typed)),
        _inside(folder),
        redirect_stdout(printed),
        redirect_stderr(printed),
    ):
        code = main(list(words))
    logging.disable(logging.NOTSET)
    return code, "\n".join(line.rstrip() for line in printed.getvalue().strip("\n").splitlines())


@contextmanager
def _inside(folder: Path) -> Iterator[None]:
    here = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(here)


@cache
def folder_of(page: str) -> TemporaryDirectory[str]:
    """A folder with the examples, in which all commands of a page run: one finds what another has written."""
    made = TemporaryDirectory(prefix=page.replace("/", "-"))
    (Path(made.name) / "examples").symlink_to(ROOT / "examples")
    return made


class Command(SphinxDirective):
    """The words of a command; the content is what somebody types while it runs.

    With `lines`, only so many of them are shown. With `fails`, the command is one that banca refuses.
    """

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec = {"lines": int, "fails": lambda _: True}  # noqa: RUF012 - as Sphinx declares it

    def run(self) -> list[nodes.Node]:
        words = shlex.split(self.arguments[0])
        typed = "\n".join([*self.content, ""]) if self.content else ""
        code, printed = output_of(words, Path(folder_of(self.env.docname).name), typed)
        if bool(code) != ("fails" in self.options):
            raise self.error(f"banca {self.arguments[0]} ended with {code}: {printed}")
        shown = printed.splitlines()
        most = self.options.get("lines")
        if most and len(shown) > most:
            shown = [*shown[:most], "…"]
        text = "\n".join([f"$ banca {self.arguments[0]}", *shown])
        return [nodes.literal_block(text, text, language="console")]


DIRECTIVES = {"banca": Command}
