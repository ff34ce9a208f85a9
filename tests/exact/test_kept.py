"""Counts that are kept on disk answer at once, and only if they are whole."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from banca.exact import raising
from banca.exact.blackjack import ways
from banca.games.stud_poker import best
from banca.games.stud_poker.compared import Worth
from banca.kept import folder, kept, kept_arrays, written_in


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


class Counting:
    """Counts how often it has to count."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> dict[str, int]:
        self.times += 1
        return {"lower": 10**15, "higher": 7}


def test_the_same_question_is_counted_once() -> None:
    counting = Counting()
    assert kept("which hands", counting) == kept("which hands", counting) == {"lower": 10**15, "higher": 7}
    assert counting.times == 1
    kept("which other hands", counting)
    assert counting.times == 2


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"question": "which hands"}'])
def test_what_was_damaged_is_counted_again(damage: str) -> None:
    counting = Counting()
    kept("which hands", counting)
    [file] = folder().iterdir()
    file.write_text(damage, encoding="utf-8")
    assert kept("which hands", counting)["higher"] == 7
    assert counting.times == 2


def test_a_count_that_was_changed_is_not_believed() -> None:
    counting = Counting()
    kept("which hands", counting)
    [file] = folder().iterdir()
    said = json.loads(file.read_text(encoding="utf-8"))
    said["counts"]["higher"] = 8
    file.write_text(json.dumps(said), encoding="utf-8")
    assert kept("which hands", counting)["higher"] == 7


def test_where_nothing_can_be_kept_the_count_is_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert kept("which hands", Counting())["higher"] == 7


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Of two modules, and a module beside it."""
    for name in ("counts/__init__.py", "counts/rules.py", "beside.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("MOST = 5\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    written_in.cache_clear()


@pytest.mark.parametrize("changed", ["counts/__init__.py", "counts/rules.py", "beside.py", "counts/another.py"])
def test_what_is_written_otherwise_in_any_module_of_a_package_is_another_question(package: Path, changed: str) -> None:
    before = written_in("counts", "beside")
    written_in.cache_clear()
    assert written_in("counts", "beside") == before != written_in("counts")
    (package / changed).write_text("MOST = 6\n", encoding="utf-8")
    written_in.cache_clear()
    assert written_in("counts", "beside") != before


def test_a_module_that_is_not_there_has_no_digest() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"banca\.nowhere"):
        written_in("banca.nowhere")


def test_all_that_makes_an_answer_is_in_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """The counts of stud poker and of blackjack are asked under the text of the packages and modules that make them."""
    asked: list[str] = []

    def digest(*names: str) -> str:
        asked.extend(names)
        return "".join(names)

    monkeypatch.setattr(best, "written_in", digest)
    worth = Worth(((1,), (3,), (-3,)), -1, 1)
    assert best.question("raising", worth) != best.question("raising", worth, raising.__name__)
    assert asked == ["banca.games.stud_poker", "banca.games.stud_poker", "banca.exact.raising"]
    assert {file.name for file in files_of("banca.games.stud_poker")} >= {"best.py", "compared.py", "ranked.py"}
    assert ways.COUNTED_BY == ("banca.exact.blackjack", "banca.games.blackjack")


def files_of(package: str) -> list[Path]:
    return list(Path(str(import_module(package).__file__)).parent.glob("*.py"))


@pytest.mark.parametrize("damage", [None, b"", b"PK", b"what is no table"])
def test_tables_are_kept_whole_or_made_again(damage: bytes | None) -> None:
    made: list[int] = []

    def make() -> dict[str, np.ndarray[Any, Any]]:
        made.append(1)
        return {"acts": np.arange(6, dtype=np.uint8).reshape(2, 3)}

    kept_arrays("which acts", make)
    [file] = folder().iterdir()
    if damage is not None:
        file.write_bytes(damage)
    found = kept_arrays("which acts", make)
    assert (found["acts"].tolist(), str(found["acts"].dtype), set(found)) == ([[0, 1, 2], [3, 4, 5]], "uint8", {"acts"})
    assert len(made) == (1 if damage is None else 2)
