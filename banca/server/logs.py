"""The log of the service: a line on standard error for each thing that happened, as JSON or as plain text.

A line of ours has the fields that it is given by name: ids of tables, rounds and commands, never a cookie, a password,
a seed, a card or a stake. People are named once the house knows them; what somebody typed as a name is not written,
since it may be a password. What libraries say is searched for secrets before it is written.
"""

import json
import logging
import os
import queue
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

Form = Literal["json", "text"]
Level = Literal["debug", "info", "warning", "error"]
LINES_MOST = 10_000  # that wait for whoever reads the log; more are dropped and counted
LAST_LINES_WITHIN = 5.0  # seconds
# By their look: sessions and tokens, headers that carry them, passwords in addresses, hashes of passwords.
SECRETS = re.compile(
    r"(?i)(banca-(?:session|token)-)[\w.-]+|(bearer\s+)\S+|((?:set-)?cookie:\s*)[^\r\n]+|(://[^:/\s@]*:)[^/\s]+(?=@)|(\$argon2)\S+"
)
OURS = __name__.partition(".")[0]


@dataclass(frozen=True, slots=True)
class LogSettings:
    form: Form = "json"
    level: Level = "info"


class Log:
    """Writes events of one module: `log.info("round-ended", table="wheel", round=4)`."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, event: str, **fields: Any) -> None:
        self._say(logging.DEBUG, event, fields)

    def info(self, event: str, **fields: Any) -> None:
        self._say(logging.INFO, event, fields)

    def warning(self, event: str, **fields: Any) -> None:
        self._say(logging.WARNING, event, fields)

    def error(self, event: str, raised: BaseException | None = None, **fields: Any) -> None:
        """With the traceback of what was raised, if it is named."""
        self._say(logging.ERROR, event, fields, raised)

    def exception(self, event: str, **fields: Any) -> None:
        """With the traceback of what is being handled: nobody expected it."""
        self._say(logging.ERROR, event, fields, sys.exception())

    def _say(self, level: int, event: str, fields: dict[str, Any], raised: BaseException | None = None) -> None:
        if self._logger.isEnabledFor(level):
            self._logger.log(level, event, extra={"fields": fields}, exc_info=raised)


def line_of(record: logging.LogRecord, form: Form) -> str:
    """A record as one line, without secrets."""
    said = fields_of(record)
    if form == "json":
        return msgspec.json.encode(said, enc_hook=str).decode()
    time, level, event = (said.pop(name) for name in ("time", "level", "event"))
    return " ".join([f"{time} {level:7} {event}", *(f"{name}={_quoted(value)}" for name, value in said.items())])


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    found: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
    }
    ours = getattr(record, "fields", None)
    if ours is None:
        found |= {"event": "library", "of": record.name, "says": without_secrets(record.getMessage())}
    else:
        known = {name: value for name, value in ours.items() if value not in (None, "")}
        found |= {"event": record.msg, "pid": record.process}
        found |= {
            name: value if isinstance(value, int) else without_secrets(str(value)) for name, value in known.items()
        }
    if record.exc_info and record.exc_info[0]:
        found["trace"] = without_secrets(_formatter.formatException(record.exc_info))
    return found


def without_secrets(text: str) -> str:
    return SECRETS.sub(lambda found: f"{next(filter(None, found.groups()))}…", text)


_formatter = logging.Formatter()


def _quoted(value: Any) -> str:
    """As it is, or as JSON writes it where a reader could take it for more than one value."""
    text = str(value)
    return text if text.isprintable() and text and not set(text) & set(' "=') else json.dumps(text, ensure_ascii=False)


class Lines(logging.Handler):
    """Hands lines to a thread that writes them: a log that nobody reads delays no table."""

    def __init__(self, form: Form, write: Callable[[bytes], object]) -> None:
        super().__init__()
        self.form, self._write = form, write
        self._queue: queue.Queue[str | None] = queue.Queue(LINES_MOST)
        self._dropped = 0
        self._thread = threading.Thread(target=self._run, name="log writer", daemon=True)
        self._thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._queue.put_nowait(line_of(record, self.form))
        except queue.Full:
            self._dropped += 1

    def _run(self) -> None:
        while (line := self._queue.get()) is not None:
            self._put(line)
            if self._dropped and self._queue.empty():
                dropped, self._dropped = self._dropped, 0
                record = logging.LogRecord(__name__, logging.WARNING, "", 0, "lines-dropped", (), None)
                record.fields = {"lines": dropped}
                self._put(line_of(record, self.form))

    def _put(self, line: str) -> None:
        with suppress(OSError):  # nobody reads it any more
            self._write(f"{line}\n".encode(errors="replace"))

    def end(self) -> None:
        """Write what waits; a reader that does not read is not waited for."""
        with suppress(queue.Full):
            self._queue.put(None, timeout=LAST_LINES_WITHIN)
            self._thread.join(LAST_LINES_WITHIN)


@contextmanager
def writing_log(settings: LogSettings, write: Callable[[bytes], object] | None = None) -> Iterator[None]:
    """Write the log of this process until the block ends."""
    lines = Lines(settings.form, write or _to_standard_error)
    root, ours = logging.getLogger(), logging.getLogger(OURS)
    before = root.level, ours.level
    root.addHandler(lines)
    ours.setLevel(settings.level.upper())
    root.setLevel(max(logging.WARNING, ours.level))  # some libraries would write down the headers of those who connect
    try:
        yield
    finally:
        root.removeHandler(lines)
        root.setLevel(before[0])
        ours.setLevel(before[1])
        lines.end()


def _to_standard_error(line: bytes) -> None:
    os.write(sys.stderr.fileno(), line)  # whole, also where several processes share it
