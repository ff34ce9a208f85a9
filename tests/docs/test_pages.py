"""What the pages of the documentation show runs: Python line by line, programs, records."""

import ast
import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

import banca

ROOT = Path(__file__).parent.parent.parent
PAGES = [
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "tutorials").glob("*.md")),
]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
# Programs that end by themselves in a moment, here and now; the others need a house to talk to, or packages of others.
RUN = ("DRILLS.md", "EXACT.md")


def blocks(language: str) -> list[tuple[str, str]]:
    """The blocks of a language, with the names of their pages."""
    texts = ((page.name, page.read_text(encoding="utf-8")) for page in PAGES)
    return [(name, inner) for name, text in texts for kind, inner in BLOCK.findall(text) if kind == language]


TALKS = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]
PROGRAMS = [(name, text) for name, text in blocks("python") if ">>> " not in text]
RECORDS = [(name, text) for name, text in blocks("json") if '"banca": 1' in text and "…" not in text]


@pytest.mark.parametrize("page", TALKS, ids=lambda page: page.name)
def test_what_python_answers(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize(("name", "text"), PROGRAMS, ids=lambda value: str(value)[:20])
def test_programs_are_python_and_use_what_there_is(name: str, text: str) -> None:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("banca"):
            module: Any = __import__(node.module or "", fromlist=["x"])
            assert all(hasattr(module, each.name) for each in node.names), name


@pytest.mark.parametrize("name", RUN)
def test_programs_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for page, text in PROGRAMS:
        if page == name:
            exec(compile(text, page, "exec"), {})  # noqa: S102 - the document's own program
    assert "None" not in capsys.readouterr().out


@pytest.mark.parametrize(("name", "text"), RECORDS, ids=lambda value: str(value)[:20])
def test_records_settle(name: str, text: str) -> None:
    for record in _records(text):
        assert banca.settle(record).settlement is not None, name


def _records(text: str) -> list[dict[str, Any]]:
    """One record, or one on each line."""
    try:
        return [json.loads(text)]
    except json.JSONDecodeError:
        return [json.loads(line) for line in text.splitlines()]


def test_there_is_something_to_run() -> None:
    assert len(TALKS) >= 6
    assert len(PROGRAMS) >= 5
    assert len(RECORDS) >= 3
    assert {name for name, _ in PROGRAMS} >= {*RUN}
