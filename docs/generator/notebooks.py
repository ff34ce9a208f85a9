"""The notebooks of the examples as pages; Sphinx runs them."""

from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parent.parent.parent / "examples" / "notebooks"


def pages() -> Iterator[tuple[str, str]]:
    for path in sorted(FOLDER.glob("*.ipynb")):
        yield f"notebooks/{path.name}", path.read_text(encoding="utf-8")
