"""A Sphinx extension: pages that are made from the program itself, and directives that show parts of it.

The law, its registers, the tests that prove it, the exact figures and the reference of the Python API are written into
folders that git ignores, before Sphinx looks for pages.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config

from docs.generator import api, command, figures, law, mathematics, notebooks, proofs

FOLDERS = ("api", "figures", "law", "notebooks", "proofs")


def every_page() -> Iterator[tuple[str, str]]:
    """The path of each generated page, and its text."""
    for module in (api, figures, law, notebooks, proofs):
        yield from module.pages()


def write_pages(app: Sphinx, _config: Config) -> None:
    """Write what has changed, so that Sphinx reads only that again; remove what is not made any more."""
    source = Path(app.srcdir)
    texts = {source / path: text for path, text in every_page()}
    for path, text in texts.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for folder in FOLDERS:
        for path in (source / folder).rglob("*"):
            if path.is_file() and path not in texts:
                path.unlink()


def without_last_blank_lines(_app: Sphinx, _page: str, source: list[str]) -> None:
    """A doctest ends with a blank line, which a page need not show."""
    source[0] = source[0].replace("\n\n```\n", "\n```\n")


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("config-inited", write_pages)
    app.connect("source-read", without_last_blank_lines)
    mathematics.add_renderer(app)
    for module in (command, figures, law, proofs):
        for name, directive in module.DIRECTIVES.items():
            app.add_directive(name, directive)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
