"""Files that a user names: read within a bound, written whole or not at all."""

import errno
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from banca import plain_yaml
from banca.files import read_bytes, read_json, read_text, write_whole
from banca.law import OptionError
from banca.report.files import write
from banca.simulate.running import run, threads
from tests.simulate.roulette import job

# Read.


def test_a_file_is_read_up_to_its_bound(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"\xef\xbb\xbfabc")
    assert read_bytes(file, 6) == b"\xef\xbb\xbfabc"
    assert read_text(file, 6) == "abc"
    with pytest.raises(OptionError, match=r"a: more than 5 bytes"):
        read_bytes(file, 5)


def test_what_is_no_plain_file_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for name, says in ((pipe, "is a pipe"), (tmp_path, "is a folder"), (Path(os.devnull), "is a device")):
        with pytest.raises(OptionError, match=f"{says}: name a plain file"):
            read_bytes(name, 10)
    with pytest.raises(FileNotFoundError):
        read_bytes(tmp_path / "nothing", 10)


def test_invalid_text_is_reported_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"one\ntwo\n\xff\xfe\x00")
    with pytest.raises(OptionError, match=r"a:3: this is no UTF-8 text"):
        read_text(file, 100)


@pytest.mark.parametrize("text", ["", "{", '{"a": 1, "a": 2}', "NaN", "-Infinity", "9" * 5000, "[" * 100_000])
def test_what_is_no_json(tmp_path: Path, text: str) -> None:
    file = tmp_path / "a.json"
    file.write_text(text)
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        read_json(file, 10**6)


# YAML.


def test_texts_whole_numbers_and_lines() -> None:
    text = "a: 1\nb: [x, -2, '3']\n2020-99-99: 2020-02-31\nc: {d: yes, 1:1: ~, e: 0x10}\nf: " + "9" * 5000
    said, lines = plain_yaml.read(text)
    assert said["f"] == "9" * 5000
    assert {key: said[key] for key in list(said)[:-1]} == {
        "a": 1,
        "b": ["x", -2, "3"],
        "2020-99-99": "2020-02-31",
        "c": {"d": "yes", "1:1": None, "e": "0x10"},
    }
    assert lines["c", "d"] == plain_yaml.nearest(lines, ("c", "d", "nowhere")) == 4
    assert plain_yaml.nearest(lines, ("z",)) == 1


BOMB = "a: &a [x, x]\n" + "\n".join(f"{b}: &{b} [*{a}, *{a}]" for a, b in zip("abcdefgh", "bcdefghi", strict=True))


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "the file is empty"),
        (BOMB, 1, "anchors"),
        ("a: !!python/object/apply:os.system [true]", 1, "tags"),
        ("%YAML 1.1\n---\na: 1", 1, "directives"),
        ("[" * 100_000, 1, "nested too deeply"),
        ("- " * 100_000, 1, "nested too deeply"),
        ("? {a: b}\n: c", 1, "a key is a word or a number"),
        ("x: [{a: 1,\n a: 2}]", 1, "'a' is said twice, here and on line 2"),
        ("1: a\n1: b", 1, "1 is said twice"),
        ("a: b\nc: \x1b[2J", 2, "a character stands here that is no text"),
        ("a: b\nc: \0", 2, "a character stands here that is no text"),
        ('a: "\\U99999999"', 1, "this is no YAML"),
        ("a: b\n c: d", 2, "this is no YAML"),
        ("a: 1\n---\nb: 2", 2, "this is no YAML"),
    ],
)
def test_unsupported_yaml_is_reported_with_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(plain_yaml.NoYaml, match=says) as refused:
        plain_yaml.read(text)
    assert refused.value.line == line
    assert "\n" not in str(refused.value)


# Written.


def test_a_file_is_written_whole_with_the_permissions_that_it_has(tmp_path: Path) -> None:
    file, before = tmp_path / "a", os.umask(0o027)
    try:
        write_whole(file, b"one")
        assert stat.S_IMODE(file.stat().st_mode) == 0o640
        file.chmod(0o600)
        write_whole(file, b"two")
    finally:
        os.umask(before)
    assert (file.read_bytes(), stat.S_IMODE(file.stat().st_mode)) == (b"two", 0o600)
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_in_the_place_of_a_file_is_not_followed(tmp_path: Path) -> None:
    other, file = tmp_path / "precious", tmp_path / "a"
    other.write_bytes(b"precious")
    file.symlink_to(other)
    write_whole(file, b"one")
    assert (other.read_bytes(), file.read_bytes(), file.is_symlink()) == (b"precious", b"one", False)


def full(*_: Any) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_where_the_disk_is_full_the_file_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a"
    write_whole(file, b"one")
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(file, b"two")
    assert file.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [file]


def test_a_report_is_written_where_its_link_leads(tmp_path: Path) -> None:
    """Who names a link wants the file behind it written; it stays a link."""
    there, link = tmp_path / "there.html", tmp_path / "link.html"
    link.symlink_to(there)
    write(str(link), b"page")
    assert (there.read_bytes(), link.is_symlink()) == (b"page", True)


def test_a_checkpoint_goes_through_no_link_whose_name_can_be_guessed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    precious = tmp_path / "precious"
    precious.write_bytes(b"precious")
    for number in {os.getpid(), os.getppid()}:
        (tmp_path / f"run.json.{number}").symlink_to(precious)
        (tmp_path / f".run.json.{number}").symlink_to(precious)
    opened: list[tuple[str, int]] = []
    open_ = os.open

    def watched(path: Any, flags: int, mode: int = 0o777, **more: Any) -> int:
        opened.append((Path(path).name, flags))
        return open_(path, flags, mode, **more)

    monkeypatch.setattr("os.open", watched)
    with threads(job()) as workers:
        run(job(), workers, checkpoint=tmp_path / "run.json")
    assert precious.read_bytes() == b"precious"
    written = [(name, flags) for name, flags in opened if flags & os.O_CREAT and name.startswith(".banca-")]
    assert len({name for name, _ in written}) == len(written) > 0
    for name, flags in written:
        assert len(name) >= len(".banca-") + 32  # 128 bits that nobody can guess
        assert flags & os.O_EXCL
        assert flags & os.O_NOFOLLOW


def test_a_run_goes_on_where_the_disk_of_its_checkpoint_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "run.json"

    def then_full(_: int) -> None:
        monkeypatch.setattr("os.fsync", full)

    with threads(job()) as workers:
        found = run(job(), workers, done=then_full, checkpoint=file)
        assert str(found.unwritten) == f"{file}: the run cannot be kept there: No space left on device"
        monkeypatch.undo()
        again = run(job(), workers, checkpoint=file)
    assert again.part.to_json() == found.part.to_json()
    assert list(tmp_path.iterdir()) == [file]
