"""Commands that were sent and have no reply yet. With a file, they outlive the program that sent them."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, Self

from banca.files import write_whole


class Outbox:
    """A command is here before it is sent, and until its reply has come.

    The file has one line for each: the command under its id, and the id alone once it is answered. A line that was cut
    off by a crash was not sent.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from banca.client import Outbox
    >>> with TemporaryDirectory() as folder:
    ...     before = Outbox(Path(folder) / "outbox.jsonl")
    ...     before.keep("7f3a", {"do": "pause-table", "table": "wheel"})
    ...     before.close()
    ...     after = Outbox(Path(folder) / "outbox.jsonl")
    ...     print(after.unanswered)
    ...     after.close()
    {'7f3a': {'do': 'pause-table', 'table': 'wheel'}}
    """

    def __init__(self, path: str | Path | None = None) -> None:
        self.unanswered: dict[str, Mapping[str, Any]] = {}
        self._file: IO[str] | None = None
        if path is not None:
            self._read(Path(path))
            left = (json.dumps({"id": id_, "command": each}) + "\n" for id_, each in self.unanswered.items())
            write_whole(Path(path), "".join(left).encode())
            self._file = Path(path).open("a", encoding="utf-8")  # noqa: SIM115 - until `close`

    def _read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        for line in text.splitlines(keepends=True):
            if not line.endswith("\n"):
                continue
            said = json.loads(line)
            if "command" in said:
                self.unanswered[said["id"]] = said["command"]
            else:
                self.unanswered.pop(said["id"], None)

    def keep(self, id_: str, command: Mapping[str, Any]) -> None:
        self.unanswered[id_] = command
        self._write({"id": id_, "command": command})

    def drop(self, id_: str) -> None:
        if self.unanswered.pop(id_, None) is not None:
            self._write({"id": id_})

    def _write(self, said: Mapping[str, Any]) -> None:
        if self._file:
            self._file.write(json.dumps(said) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        if self._file:
            self._file.close()
            self._file = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
