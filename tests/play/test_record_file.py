"""Files of records: read one after another, written whole or not at all."""

import errno
import io
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from banca.law import BancaError, Omitted, RecordError
from banca.play import record_file
from banca.play.record_file import RecordFile, Records, TornRecord

FIRST: dict[str, Any] = {"banca": 1, "edition": "cussec-57-2004", "acts": [], "note": "百家樂"}
SECOND: dict[str, Any] = {"banca": 1, "edition": "fantan-58-2004", "acts": [{"act": "count", "buttons": 47}]}


def line_of(record: dict[str, Any]) -> bytes:
    return json.dumps(record, ensure_ascii=False).encode() + b"\n"


def records_in(text: bytes) -> list[tuple[int, Any]]:
    return list(Records(io.BytesIO(text), "the file"))


# Reading.


@pytest.mark.parametrize("text", [
    line_of(FIRST) + line_of(SECOND),
    b"\xef\xbb\xbf" + line_of(FIRST) + line_of(SECOND).strip(),
    line_of(FIRST).replace(b"\n", b"\r\n") + line_of(SECOND),
])  # fmt: skip
def test_records_are_read_line_by_line(text: bytes) -> None:
    assert records_in(text) == [(1, FIRST), (2, SECOND)]


def test_blank_lines_are_counted_and_hold_nothing() -> None:
    assert records_in(line_of(FIRST) + b"\n  \n" + line_of(SECOND) + b"\n\n") == [(1, FIRST), (4, SECOND)]


def test_a_single_record_may_stand_on_many_lines() -> None:
    assert [data for _, data in records_in(json.dumps(SECOND, indent=2).encode())] == [SECOND]
    broken = json.dumps(SECOND).replace("[{", "[\n{").replace("}]", "}\n]").encode()
    assert b'\n{"act": "count", "buttons": 47}\n' in broken
    assert [data for _, data in records_in(broken)] == [SECOND]


def test_a_record_is_read_before_the_next_line_is_there() -> None:
    ours, theirs = os.pipe()
    with os.fdopen(ours, "rb") as stream, os.fdopen(theirs, "wb", buffering=0) as writer:
        read = iter(Records(stream, "a pipe"))
        for record in (FIRST, SECOND):
            writer.write(line_of(record))
            assert next(read)[1] == record


def test_an_error_names_its_line_where_there_are_several() -> None:
    several, single = Records(io.BytesIO(line_of(FIRST) * 2), "it"), Records(io.BytesIO(line_of(FIRST)), "it")
    reading = iter(several)
    next(reading)
    assert str(several.error_at(1, Omitted("yaml-empty"))) == "line 1: the file is empty"
    assert not several.is_last()
    assert next(reading)[0] == 2
    assert several.is_last()
    assert several.error_at(2, Omitted("yaml-empty")).said_in("pt") == "linha 2: o ficheiro está vazio"
    next(iter(single))
    alone = single.error_at(1, Omitted("yaml-empty"))
    assert (type(alone), str(alone)) == (Omitted, "the file is empty")


@pytest.mark.parametrize(("text", "says"), [
    (b"", "the file is empty"),
    (b"\n \n", "the file is empty"),
    (b"\xef\xbb\xbf", "the file is empty"),
    (b"hello", "the file is no JSON, or was cut off"),
    (b"hello\nworld\n", "the file is no JSON, or was cut off"),
    (b'{"banca": 1, "edition": "\xe7\x99', "the file is no JSON, or was cut off"),
    (b"\xff\xfe\x00", "the file is no UTF-8 text"),
    (b"[" * 100_000, "the file is no record: a number or a nesting in it is beyond all measure"),
    (b'{"a": 1, "a": 2}', "the file: 'a' is said twice in one object"),
    (b'{"a": NaN}', "the file: NaN is no number of JSON"),
    (b'{"a": -Infinity}', "the file: -Infinity is no number of JSON"),
    (line_of(FIRST)[:-9] + b"\n" + line_of(SECOND), "line 1 is no JSON, or was cut off"),
    (line_of(FIRST) + b"hello\n", "line 2 is no JSON, or was cut off"),
    (line_of(FIRST) + b"\xff\n", "line 2 is no UTF-8 text"),
    (line_of(FIRST) + b'{"a": ' + b"9" * 5000 + b"}\n", "line 2 is no record: a number or a nesting"),
    (line_of(FIRST) + b'{"a": 1, "a": 2}', "line 2: 'a' is said twice"),
    (line_of(FIRST) + b'{"a": Infinity}', "line 2: Infinity is no number"),
])  # fmt: skip
def test_what_is_no_record_is_said_in_one_line(text: bytes, says: str) -> None:
    with pytest.raises(RecordError) as error:
        records_in(text)
    assert says in str(error.value)
    assert not isinstance(error.value, TornRecord)
    assert "\n" not in str(error.value)


def test_wherever_the_last_line_is_torn_it_is_named_and_the_others_are_read() -> None:
    whole, last = line_of(SECOND), line_of(FIRST)
    for length in range(1, len(last) - 1):
        reading = iter(Records(io.BytesIO(whole * 2 + last[:length]), "it"))
        assert [next(reading), next(reading)] == [(1, SECOND), (2, SECOND)]
        with pytest.raises(TornRecord, match="line 3 is torn: it was cut off before its end"):
            next(reading)
    assert records_in(whole + last[:-1])[1] == (2, FIRST)


@pytest.mark.parametrize("text", [b"x" * 200, b"{\n" * 200, line_of(FIRST) + b"x" * 200])
def test_no_line_beyond_all_measure_is_held(monkeypatch: pytest.MonkeyPatch, text: bytes) -> None:
    monkeypatch.setattr(record_file, "RECORD_MOST", 120)
    with pytest.raises(RecordError, match="beyond all measure"):
        records_in(text)


def test_a_stream_that_cannot_be_read_is_named() -> None:
    class Broken(io.BytesIO):
        def readline(self, _: int | None = -1) -> bytes:
            raise OSError(errno.EIO, "Input/output error")

    with pytest.raises(OSError, match="Input/output error: 'the tape'"):
        next(iter(Records(Broken(), "the tape")))


NOISE = b'{}[]",:\n\\u\x00\xff\xed9eE-'


def test_whatever_stands_in_a_file_only_a_clear_line_comes_out() -> None:
    whim = random.Random(11)
    whole = line_of(FIRST) + line_of(SECOND) + line_of(FIRST)
    for _ in range(3000):
        text = bytearray(whole)
        for _ in range(whim.randint(1, 4)):
            at = whim.randrange(len(text))
            text[at : at + whim.randrange(3)] = bytes(
                whim.choices(b'{}[]",:\n\\u\x00\xff\xed9eE-', k=whim.randrange(3))
            )
        try:
            read = records_in(bytes(text))
        except BancaError:
            continue
        assert len(read) >= 1


# Writing.


def test_records_are_appended_and_the_last_is_known(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    with RecordFile(path) as kept:
        assert not kept.last
        kept.append(FIRST)
        assert kept.last == FIRST
    with RecordFile(str(path)) as kept:
        assert kept.last == FIRST
        kept.append(SECOND)
        kept.close()
    assert path.read_bytes() == line_of(FIRST) + line_of(SECOND)


def test_the_last_record_is_found_however_long_it_is(tmp_path: Path) -> None:
    path, long = tmp_path / "rounds.jsonl", FIRST | {"note": "x" * 200_000}
    path.write_bytes(line_of(SECOND) * 3 + line_of(long) + b"\n\n")
    with RecordFile(path) as kept:
        assert kept.last == long


def test_a_record_is_on_the_disk_before_append_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, synced = tmp_path / "rounds.jsonl", []
    os_fsync = os.fsync

    def sync(file: int) -> None:
        os_fsync(file)
        synced.append(path.read_bytes())

    with RecordFile(path) as kept:
        monkeypatch.setattr(os, "fsync", sync)
        kept.append(FIRST)
        assert synced == [line_of(FIRST)]


def test_a_whole_record_without_the_end_of_its_line_gets_one(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    path.write_bytes(line_of(FIRST)[:-1])
    with RecordFile(path) as kept:
        assert kept.last == FIRST
        kept.append(SECOND)
        kept.append(SECOND)
    assert path.read_bytes() == line_of(FIRST) + line_of(SECOND) * 2


@pytest.mark.parametrize("before", [b"", line_of(SECOND), line_of(SECOND) * 3])
def test_nothing_is_appended_to_a_torn_line_wherever_it_is_torn(tmp_path: Path, before: bytes) -> None:
    path, last = tmp_path / "rounds.jsonl", line_of(FIRST)
    number = before.count(b"\n") + 1
    for length in range(1, len(last) - 1):
        path.write_bytes(before + last[:length])
        with pytest.raises(TornRecord, match=f"line {number} is torn.*record to another file, or delete that line"):
            RecordFile(path)
        assert path.read_bytes() == before + last[:length]


PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"


@pytest.mark.parametrize(("content", "says"), [
    (b"Dear diary,\n", "line 1 is no record"),
    (b"Dear diary", "line 1 is no record"),
    (PNG, "line 1 is no record"),
    (b'{"a": 1}\n', "line 1 is no record"),
    (b"[1, 2]\n", "line 1 is no record"),
    (b"5", "line 1 is no record"),
    (b'{"banca": 1}\n', "line 1 is no record"),
    (b"\n\n", "line 1 is no record"),
    (json.dumps(FIRST, indent=2).encode(), "line 1 is no record in one line"),
    (line_of(FIRST) + b"Dear diary,\n", "line 2 is no record"),
    (line_of(FIRST) + b'{"a": 1}\n', "line 2 is no record"),
])  # fmt: skip
def test_what_is_no_file_of_records_is_not_appended_to(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "rounds.jsonl"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=says):
        RecordFile(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("path", ["/dev/full", "/dev/null", "/tmp", "fifo"])  # noqa: S108 - a folder, not written to
def test_neither_a_folder_nor_a_device_nor_a_pipe_is_a_file_of_records(tmp_path: Path, path: str) -> None:
    if path == "fifo":
        path = str(tmp_path / "fifo")
        os.mkfifo(path)
    with pytest.raises(RecordError, match="is no file of records: they are appended to a plain file"):
        RecordFile(path)


def test_one_table_at_a_time_records_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    with RecordFile(path), pytest.raises(RecordError, match="in use: another table writes to it"):
        RecordFile(path)
    RecordFile(path).close()


def full_after(count: int) -> Callable[[int, bytes], int]:
    """A disk on which there is room for so many bytes."""
    left = count

    def write(file: int, data: bytes) -> int:
        nonlocal left
        if not left:
            raise OSError(errno.ENOSPC, "No space left on device")
        data = data[: min(left, 7)]
        left -= len(data)
        return os_write(file, data)

    return write


os_write = os.write


def test_on_a_full_disk_a_record_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "rounds.jsonl"
    with RecordFile(path) as kept:
        kept.append(FIRST)
        for room in range(len(line_of(SECOND))):
            monkeypatch.setattr(os, "write", full_after(room))
            with pytest.raises(OSError, match="No space left on device; nothing was written") as error:
                kept.append(SECOND)
            assert error.value.filename == str(path)
            assert path.read_bytes() == line_of(FIRST)
            assert kept.last == FIRST
        monkeypatch.setattr(os, "write", full_after(len(line_of(SECOND))))
        kept.append(SECOND)
    assert path.read_bytes() == line_of(FIRST) + line_of(SECOND)


@pytest.mark.parametrize("error", [OSError(errno.EIO, "Input/output error"), KeyboardInterrupt()])
def test_what_does_not_reach_the_disk_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    def sync(_: int) -> None:
        raise error

    path = tmp_path / "rounds.jsonl"
    with RecordFile(path) as kept:
        monkeypatch.setattr(os, "fsync", sync)
        with pytest.raises(type(error)):
            kept.append(FIRST)
    assert path.read_bytes() == b""
