"""`banca play --record`: what is in the file, whatever happens to the table."""

import json
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from banca.cli import main
from banca.games import settle

BANCA = str(Path(sys.executable).parent / "banca")


def played(*words: str, lines: str, limit: int | None = None, **options: Any) -> subprocess.CompletedProcess[str]:
    """A table in a process of its own, which may not write files longer than the limit."""

    def limited() -> None:
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    return subprocess.run(
        [BANCA, "play", *words], input=lines, capture_output=True, text=True, check=False, preexec_fn=limited, **options
    )


def rounds_in(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_full_disk_tears_no_record(tmp_path: Path) -> None:
    path, three = tmp_path / "rounds.jsonl", "small 100\ngo\n" * 3
    assert played("cussec", "--seed", "7", "--record", str(path), lines=three).returncode == 0
    length = path.stat().st_size
    first = path.read_bytes().index(b"\n") + 1
    for limit in (0, 1, first - 1, first, first + 1, first + 1000, length - 1):
        path.unlink()
        done = played("cussec", "--seed", "7", "--record", str(path), lines=three, limit=limit)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "File too large; nothing was written" in done.stderr
        kept = rounds_in(path)
        assert len(kept) == path.read_bytes()[:limit].count(b"\n")
        assert done.stdout.count("the dice show") == len(kept)
        for record in kept:
            settle(record)


def test_a_round_that_is_not_recorded_is_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    done = played("cussec", "--seed", "7", "--record", str(path), lines="small 100\ngo\n", limit=100)
    assert "the dice show" not in done.stdout
    assert path.read_bytes() == b""


REFUSED = {
    "notes.txt": b"Dear diary,\n",
    "picture.png": b"\x89PNG\r\n\x1a\n\x00",
    "other.json": b'{"a": 1}\n',
    "pretty.json": b'{\n  "banca": 1,\n  "edition": "cussec-57-2004",\n  "acts": []\n}\n',
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_file_of_records_is_refused_before_the_first_bet(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_bytes(REFUSED[name])
    assert main(["play", "cussec", "--record", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"banca play: {path} is no file of records")
    assert err.count("\n") == 1
    assert path.read_bytes() == REFUSED[name]


@pytest.mark.parametrize("path", ["/dev/full", "/dev/null", "."])
def test_a_device_or_a_folder_is_refused_before_the_first_bet(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "cussec", "--record", path]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"banca play: {path} is no file of records: they are appended to a plain file\n")


def test_after_a_kill_in_the_middle_of_a_line_the_rest_is_read_and_nothing_is_appended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rounds.jsonl"
    played("fantan", "--seed", "7", "--record", str(path), lines="go\ngo\n")
    whole = path.read_bytes()
    for length in (1, 9, 200):
        torn = whole[: whole.index(b"\n") + 1 + length]
        path.write_bytes(torn)
        assert main(["play", "fantan", "--seed", "8", "--record", str(path)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert "line 2 is torn, and nothing is written after it; record to another file" in said.err
        assert path.read_bytes() == torn
        assert main(["settle", str(path)]) == 2
        said = capsys.readouterr()
        assert said.out.count("result:") == 1
        assert "line 2 is torn" in said.err


def test_two_tables_do_not_record_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    with subprocess.Popen(
        [BANCA, "play", "cussec", "--record", str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        while "Betting is open" not in first.stdout.readline():
            pass
        second = played("cussec", "--record", str(path), lines="small 100\ngo\n")
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr == f"banca play: {path} is in use: another table writes to it\n"
        first.communicate("small 100\ngo\n")
    assert len(rounds_in(path)) == 1
    assert played("cussec", "--record", str(path), lines="small 100\ngo\n").returncode == 0
    assert len(rounds_in(path)) == 2


def test_a_table_that_is_killed_has_its_rounds_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    with subprocess.Popen(
        [BANCA, "play", "cussec", "--record", str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as table:
        assert table.stdin is not None
        assert table.stdout is not None
        table.stdin.write("small 100\ngo\n")
        table.stdin.flush()
        while "the dice show" not in table.stdout.readline():
            pass
        os.kill(table.pid, signal.SIGKILL)
    [record] = rounds_in(path)
    settle(record)
    with subprocess.Popen([BANCA, "play", "cussec", "--record", str(path)], stdin=subprocess.DEVNULL) as again:
        assert again.wait() == 0
