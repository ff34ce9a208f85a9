"""Counts that are kept on disk answer at once, and only if they are whole."""

import json
from pathlib import Path

import pytest

from banca.kept import folder, kept


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
