"""Files of records, one record a line, each written whole or not at all.

`append` returns when the record is on the disk. A full disk or a kill can tear only the last line: a reader reports it
after all lines before it, and nothing is ever written after it.
"""

import json
import os
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Never, Self

from banca.law import BancaError, RecordError
from banca.law.numbers import shown
from banca.messages.errors import Message
from banca.play.commitments import ORIGIN
from banca.play.record import edition_of
from banca.play.verifier import Announcements

try:
    import fcntl
except ImportError:  # pragma: no cover - a system without such locks
    fcntl = None  # type: ignore[assignment]

RECORD_MOST = 1 << 26  # bytes of one record: far more than any round needs
CHUNK = 1 << 16
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class TornRecord(RecordError):
    """The last line of a file of records was cut off before its end."""


class Records:
    """The records of a stream, each with its line number, read one at a time.

    A stream holds one record a line, or a single record over several lines.
    """

    def __init__(self, stream: BinaryIO, name: str | Message) -> None:
        self.name = name
        self._stream = stream
        self._number = 0  # of the line read last
        self._ahead: list[tuple[int, bytes]] = []  # a line that was read in advance

    def __iter__(self) -> Iterator[tuple[int, Any]]:
        number, first = self._line()
        first = first.removeprefix(BYTE_ORDER_MARK)
        if not first.strip():
            raise RecordError("record-file-empty", file=self.name)
        yield number, self._first(first)
        while True:
            number, line = self._line()
            if not line:
                return
            yield number, _parse_line(line, number)

    def error_at(self, number: int, error: BancaError) -> RecordError:
        """An error in the record of this line, which it names unless the stream holds a single record."""
        kind = type(error) if isinstance(error, RecordError) else RecordError
        if number == 1 and self.is_last():
            return kind("record-fault-alone", fault=error)
        return kind("record-fault", where=Message("record-line", line=number), fault=error)

    def is_last(self) -> bool:
        """Whether the last record was read. Reads ahead to the next line that is not blank."""
        if not self._ahead:
            self._ahead.append(self._line())
        return not self._ahead[0][1]

    def _line(self) -> tuple[int, bytes]:
        """The next line that is not blank, and its number; an empty line at the end."""
        if self._ahead:
            return self._ahead.pop()
        line = b"\n"
        while line and not line.strip():
            try:
                line = self._stream.readline(RECORD_MOST + 1)
            except OSError as error:  # a stream that was opened elsewhere does not know its name
                raise OSError(error.errno, error.strerror, self.name) from None
            self._number += 1
        if len(line) > RECORD_MOST:
            raise RecordError("record-line-too-long", line=self._number, file=self.name)
        return self._number, line

    def _first(self, line: bytes) -> Any:
        """The record in the first line; or in all lines together, if the first line alone is not a record."""
        try:
            return _parse(line)
        except json.JSONDecodeError as error:
            broken = error
        except FAULTS as error:
            raise _record_error(error, self.name) from None
        text = bytearray(line)
        while more := self._line()[1]:
            if _parse_checked(more, edition_of) is not None:
                raise _record_error(broken, Message("record-line", line=1))
            text += more
            if len(text) > RECORD_MOST:
                raise RecordError("record-file-too-long", file=self.name)
        try:
            return _parse(bytes(text))
        except FAULTS as error:
            raise _record_error(error, self.name) from None


class RecordFile:
    """A file to which a single table at a time appends its rounds.

    Opening it raises RecordError if it is not a record file, or if its last line is torn.
    """

    what = "record"
    beginning = b'{"banca"'  # of every line that is written

    @staticmethod
    def check(data: Any) -> None:
        edition_of(data)

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        with suppress(FileNotFoundError):
            if not stat.S_ISREG(Path(path).stat().st_mode):
                raise RecordError("record-file-not-plain", file=self.path, what=self.what)
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o666)
        try:
            self._lock()
            self.last, self._before = self._checked()
        except BaseException:
            self.close()
            raise
        _sync_folder(Path(path))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def append(self, record: Mapping[str, Any]) -> None:
        """Write a record and sync it to the disk; if that fails, the file is left as it was."""
        length = os.fstat(self._file).st_size
        line = self._before + json.dumps(record, ensure_ascii=False).encode() + b"\n"
        try:
            while line:
                line = line[os.write(self._file, line) :]
            os.fsync(self._file)
        except BaseException as error:
            os.ftruncate(self._file, length)
            if isinstance(error, OSError):
                reason = Message("record-not-written", reason=error.strerror, what=self.what)
                raise OSError(error.errno, reason, self.path) from None
            raise
        self.last, self._before = record, b""

    def close(self) -> None:
        """Close and unlock the file; closing it twice does nothing."""
        file, self._file = self._file, -1
        if file >= 0:
            os.close(file)

    def _lock(self) -> None:
        if fcntl:  # pragma: no branch - see above
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise RecordError("record-file-in-use", file=self.path) from None

    def _checked(self) -> tuple[Mapping[str, Any] | None, bytes]:
        """The last record of the file, and what to write before the next one (a newline, or nothing).

        Checks only the first and the last line; settling the file checks the others.
        """
        with open(self._file, "rb", closefd=False) as stream:
            first = stream.readline(RECORD_MOST)
            if not first:
                return None, b""
            alone = not stream.read(1)
            torn = alone and not first.endswith(b"\n") and self.beginning.startswith(first[: len(self.beginning)])
            if _parse_checked(first, self.check) is None and not torn:
                raise RecordError("record-file-not-begun-so", file=self.path, what=self.what)
            last = _last_line(stream)
            found = _parse_checked(last, self.check)
            if found is None:
                number = _count_lines(stream)
                if last.endswith(b"\n"):
                    raise RecordError("record-file-not-ended-so", file=self.path, what=self.what, line=number)
                raise TornRecord("record-file-torn", file=self.path, line=number)
        return found, b"" if last.endswith(b"\n") else b"\n"


class AnnouncementFile(RecordFile):
    """A file to which a table appends its announcements, each on the disk before play depends on it."""

    what = "announcement"
    beginning = b'{"table_id"'

    @staticmethod
    def check(data: Any) -> None:
        Announcements((data if "tree" not in data else {key: data[key] for key in ORIGIN if key in data},))


def _parse_line(line: bytes, number: int) -> Any:
    try:
        return _parse(line)
    except FAULTS as error:
        cut = isinstance(error, json.JSONDecodeError | UnicodeDecodeError) and not line.endswith(b"\n")
        torn = TornRecord("record-line-torn", line=number)
        raise torn if cut else _record_error(error, Message("record-line", line=number)) from None


def _parse(text: bytes) -> Any:
    return json.loads(text.decode(), object_pairs_hook=_make_object, parse_constant=_refuse_constant)


FAULTS = (BancaError, ValueError, RecursionError)  # raised by data that is not a record


def _record_error(error: Exception, where: Message | str) -> RecordError:
    """The error for a text that is no record."""
    match error:
        case BancaError():
            return RecordError("record-fault", where=where, fault=error.message)
        case json.JSONDecodeError() | UnicodeDecodeError(reason="unexpected end of data"):
            return RecordError("record-no-json", where=where, fault=str(error))
        case UnicodeDecodeError():
            return RecordError("record-no-text", where=where)
    return RecordError("record-beyond-measure", where=where)


def _parse_checked(line: bytes, check: Callable[[Any], object]) -> Mapping[str, Any] | None:
    """The object in a line; None if there is none, or if it fails the check."""
    try:
        data: Mapping[str, Any] = _parse(line.removeprefix(BYTE_ORDER_MARK))
        check(data)
    except FAULTS:
        return None
    return data


def _make_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object of its pairs; an error if it has a key twice."""
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [key for key, _ in pairs]
        raise RecordError("record-key-twice", key=shown(next(key for key in names if names.count(key) > 1)))
    return made


def _refuse_constant(name: str) -> Never:
    raise RecordError("record-no-json-number", name=name)


def _last_line(stream: BinaryIO) -> bytes:
    """The last line that is not blank, and the blank ones after it."""
    at, tail = stream.seek(0, os.SEEK_END), b""
    while at and b"\n" not in tail.rstrip():
        step = min(at, CHUNK)
        at = stream.seek(at - step)
        tail = stream.read(step) + tail
    return tail[tail.rstrip().rfind(b"\n") + 1 :]


def _count_lines(stream: BinaryIO) -> int:
    """The number of lines, with or without a newline at the end."""
    stream.seek(0)
    lines, last = 0, b"\n"
    while chunk := stream.read(CHUNK):
        lines, last = lines + chunk.count(b"\n"), chunk[-1:]
    return lines + (last != b"\n")


def _sync_folder(path: Path) -> None:
    """Sync the folder, so that a new file is not lost."""
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
