"""Counts cached on disk answer at once, and only if they are intact."""

import hashlib
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from banca.cache import cached_arrays, cached_counts, folder, source_digest
from banca.exact.blackjack import strategies as ways
from banca.exact.stud_poker import raising
from banca.strategy.stud_poker import best
from banca.strategy.stud_poker.deals import AntePayoffs
from tests.damage import DAMAGES, Damage


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


class Counting:
    """Counts how often it has to count."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> dict[str, int]:
        self.times += 1
        return {"lower": 10**15, "higher": 7}


def test_the_same_question_is_counted_once() -> None:
    counting = Counting()
    assert (
        cached_counts("which hands", counting)
        == cached_counts("which hands", counting)
        == {"lower": 10**15, "higher": 7}
    )
    assert counting.times == 1
    cached_counts("which other hands", counting)
    assert counting.times == 2


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_what_was_damaged_is_counted_again_once(damage: Damage) -> None:
    counting = Counting()
    cached_counts("which hands", counting)
    [file] = folder().iterdir()
    damage(file)
    for _ in range(2):
        assert cached_counts("which hands", counting) == {"lower": 10**15, "higher": 7}
    assert counting.times == 2


def test_a_count_that_was_changed_together_with_a_digest_is_not_believed() -> None:
    """Every digest that can be worked out from the file alone."""
    counting = Counting()
    cached_counts("which hands", counting)
    [file] = folder().iterdir()
    before = file.read_bytes()
    counts = json.dumps({"lower": 10**15, "higher": 8})
    digest = hashlib.sha256(json.dumps(json.loads(counts), sort_keys=True).encode()).hexdigest()
    content = json.dumps({"question": "which hands", "counts": json.loads(counts), "digest": digest})
    forged = [content.encode(), counts.encode(), before[:32] + counts.encode(), before.replace(b"7", b"8")]
    forged += [hashlib.blake2b(file.name.encode() + b"\0" + counts.encode(), digest_size=32).digest() + counts.encode()]
    for times, each in enumerate(forged, 2):
        file.write_bytes(each)
        file.with_suffix(".json").write_bytes(each)
        assert cached_counts("which hands", counting)["higher"] == 7
        assert counting.times == times


def test_the_answer_to_another_question_is_not_believed() -> None:
    cached_counts("which hands", lambda: {"higher": 8})
    [other] = folder().iterdir()
    answer = other.read_bytes()
    counting = Counting()
    cached_counts("which other hands", counting)
    [file] = set(folder().iterdir()) - {other}
    file.write_bytes(answer)
    assert cached_counts("which other hands", counting)["higher"] == 7


def test_where_nothing_can_be_kept_the_count_is_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert cached_counts("which hands", Counting())["higher"] == 7


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Of two modules, and a module beside it."""
    for name in ("counts/__init__.py", "counts/rules.py", "beside.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("MOST = 5\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    source_digest.cache_clear()


@pytest.mark.parametrize("changed", ["counts/__init__.py", "counts/rules.py", "beside.py", "counts/another.py"])
def test_what_is_written_otherwise_in_any_module_of_a_package_is_another_question(package: Path, changed: str) -> None:
    before = source_digest("counts", "beside")
    source_digest.cache_clear()
    assert source_digest("counts", "beside") == before != source_digest("counts")
    (package / changed).write_text("MOST = 6\n", encoding="utf-8")
    source_digest.cache_clear()
    assert source_digest("counts", "beside") != before


def test_a_module_that_is_not_there_has_no_digest() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"banca\.nowhere"):
        source_digest("banca.nowhere")


def test_all_that_makes_an_answer_is_in_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """The counts of stud poker and of blackjack are asked under the text of the packages and modules that make them."""
    asked: list[str] = []

    def digest(*names: str) -> str:
        asked.extend(names)
        return "".join(names)

    monkeypatch.setattr(best, "source_digest", digest)
    payoffs = AntePayoffs(((1,), (3,), (-3,)), -1, 1)
    assert best.cache_key("raising", payoffs) != best.cache_key("raising", payoffs, raising.__name__)
    both = ["banca.games.stud_poker", "banca.strategy.stud_poker"]
    assert asked == [*both, *both, "banca.exact.stud_poker.raising"]
    assert {file.name for file in files_of(both[1])} >= {"best.py", "deals.py", "ranking.py"}
    assert ways.COUNTED_BY == ("banca.exact.blackjack", "banca.strategy.blackjack", "banca.games.blackjack")


def files_of(package: str) -> list[Path]:
    return list(Path(str(import_module(package).__file__)).parent.glob("*.py"))


@pytest.mark.parametrize("damage", [None, *DAMAGES.values()], ids=["none", *DAMAGES])
def test_tables_are_kept_whole_or_made_again_once(damage: Damage | None) -> None:
    made: list[int] = []

    def make() -> dict[str, np.ndarray[Any, Any]]:
        made.append(1)
        return {"acts": np.arange(6, dtype=np.uint8).reshape(2, 3)}

    cached_arrays("which acts", make)
    [file] = folder().iterdir()
    if damage is not None:
        damage(file)
    for _ in range(2):
        found = cached_arrays("which acts", make)
        assert (found["acts"].tolist(), str(found["acts"].dtype)) == ([[0, 1, 2], [3, 4, 5]], "uint8")
        assert set(found) == {"acts"}
    assert len(made) == (1 if damage is None else 2)


def test_a_table_that_holds_objects_is_not_unpickled() -> None:
    """Even under the right digest: a table of numbers has none."""
    cached_arrays("which acts", lambda: {"acts": np.array([Counting()], dtype=object)})
    with pytest.raises(ValueError, match="allow_pickle=False"):
        cached_arrays("which acts", dict)
