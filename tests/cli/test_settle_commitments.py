"""banca play announces commitments, and banca settle verifies records against them."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from banca.cli import main
from banca.play.record import digest
from tests.cli.test_cli import say

__all__ = ["say"]

ALONE = Path(__file__).parents[2] / "examples" / "verify_rounds.py"


@pytest.fixture
def complains(capsys: pytest.CaptureFixture[str]) -> Any:
    """The one line that is said of bad input, after whatever was settled before it."""

    def line(*words: str) -> str:
        assert main(words) == 2
        err = capsys.readouterr().err
        assert err.count("\n") == 1, err
        return err

    return line


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, say: Any) -> tuple[Path, Path]:
    """Two rounds of roulette: the file of records and that of announcements."""
    rounds, announced = tmp_path / "rounds.jsonl", tmp_path / "announced.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO("red 100\ngo\nred 50\ngo\nquit\n"))
    text = say("play", "roulette", "--record", str(rounds), "--commitments", str(announced))
    [root] = {json.loads(line)["commitments"][0]["root"] for line in rounds.read_text(encoding="utf-8").splitlines()}
    assert f"The result is fixed: commitment {root}@0" in text
    assert f"The result is fixed: commitment {root}@1" in text
    return rounds, announced


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def written(file: Path, records: list[Any]) -> str:
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return str(file)


def test_rounds_hold_under_what_was_announced_and_under_the_root(played: tuple[Path, Path], say: Any) -> None:
    rounds, announced = played
    root = lines(rounds)[0]["commitments"][0]["root"]
    for flags in (("--commitments", str(announced)), ("--commitment", root), ("--commitment", f"{root}@0")):
        assert "rounds verified under what was published: 2" in say("settle", str(rounds), *flags)
    assert len(json.loads(say("settle", str(rounds), "--commitments", str(announced), "--json"))) == 2
    assert [json.loads(line) for line in say("settle", str(rounds), "--full").splitlines()] == lines(rounds)
    done = subprocess.run([sys.executable, ALONE, rounds, announced], capture_output=True, text=True, check=True)
    assert done.stdout == "2 rounds verified\n"


def test_a_single_round_needs_its_place(played: tuple[Path, Path], say: Any, complains: Any, tmp_path: Path) -> None:
    record = lines(played[0])[1]
    root, alone = record["commitments"][0]["root"], written(tmp_path / "one.jsonl", [record])
    assert f"or {root}@1 if that is what was published" in complains("settle", alone, "--commitment", root)
    assert "published: 1" in say("settle", alone, "--commitment", f"{root}@1")
    assert "net:" in say("settle", alone)


def test_what_is_missing_or_in_another_order_is_named(
    played: tuple[Path, Path], complains: Any, tmp_path: Path
) -> None:
    first, second = lines(played[0])
    file, announced = tmp_path / "changed.jsonl", ("--commitments", str(played[1]))
    table = first["table_id"]
    for records, says in (
        ([first], f"round 2 of table {table} was announced, and its record is missing"),
        ([second], f"round 1 of table {table} was announced, and its record is missing"),
    ):
        assert says in complains("settle", written(file, records), *announced)
    for records, says in (
        ([first, first], "line 2: round 1 of table"),
        ([second, first], "the records are in another order"),
        ([first, second, second], "is there twice"),
    ):
        assert says in complains("settle", written(file, records))
    changed = second | {"note": "changed"}
    changed["digest"] = digest(changed)
    assert "another digest was announced after it" in complains("settle", written(file, [first, changed]), *announced)


def test_another_number_under_a_seal_of_ones_own_is_refused(
    played: tuple[Path, Path], complains: Any, tmp_path: Path
) -> None:
    record = lines(played[0])[0]
    root = record["commitments"][0]["root"]
    for dropped in (("draws", "commitments"), ("draws",), ("table_id", "round", "draws", "commitments")):
        bare = {key: value for key, value in record.items() if key not in dropped}
        bare["digest"] = digest(bare)
        complains("settle", written(tmp_path / "bare.jsonl", [bare]), "--commitment", root)
    complains("settle", str(played[0]), "--commitment", "0" * 64)
    complains("settle", str(played[0]), "--commitment", root, "--commitment", "0" * 64)


@pytest.mark.parametrize(
    "said", ["", "xyz", "0" * 63, f"{'0' * 64}@", f"{'0' * 64}@-1", f"{'0' * 64}@99999999", "é" * 64]
)
def test_a_commitment_that_is_none_is_one_line(said: str, played: tuple[Path, Path], complains: Any) -> None:
    assert "64 hexadecimal digits" in complains("settle", str(played[0]), "--commitment", said)


def test_flags_that_do_not_go_together(played: tuple[Path, Path], complains: Any) -> None:
    rounds, announced = map(str, played)
    assert "do not go together" in complains("settle", rounds, "--commitment", "0" * 64, "--commitments", announced)
    assert "announcement 1" in complains("settle", rounds, "--commitments", rounds)
    assert "no file of announcements" in complains("play", "roulette", "--commitments", rounds)
    assert "no file of records" in complains("play", "roulette", "--record", announced)


@pytest.mark.parametrize(
    "garbage",
    ["[" * 100_000, "[]", "1", "null", '"x"', "{}", "\udcff", '{"table_id": [], "round": 1}', '{"rounds": 1}',
     '{"table_id": "a", "round": 1, "tree": "a/1"}', '{"table_id": "a", "table_id": "b", "round": 1}'],
    ids=range(11),
)  # fmt: skip
def test_the_verifier_that_stands_alone_ends_in_one_line(
    garbage: str, played: tuple[Path, Path], tmp_path: Path
) -> None:
    file = tmp_path / "garbage.jsonl"
    file.write_text(garbage, encoding="utf-8", errors="surrogateescape")
    for given in ((file, played[1]), (played[0], file), (played[0],), (tmp_path / "none", played[1])):
        done = subprocess.run([sys.executable, ALONE, *given], capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert done.stderr.startswith("NOT verified: ")
        assert done.stderr.count("\n") == 1


def test_a_record_without_its_digest_is_confirmed_by_nothing(
    played: tuple[Path, Path], complains: Any, tmp_path: Path
) -> None:
    keys = ("digest", "settlement", "commitments", "draws")
    bare = [{key: value for key, value in record.items() if key not in keys} for record in lines(played[0])]
    file = written(tmp_path / "bare.jsonl", bare)
    assert "has no digest" in complains("settle", file, "--commitments", str(played[1]))
