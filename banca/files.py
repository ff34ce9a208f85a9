"""Files that a user names: read up to a stated size, and written whole or not at all."""

import json
import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

from banca.law.errors import OptionError
from banca.law.numbers import shown

KINDS = {stat.S_IFDIR: "folder", stat.S_IFIFO: "pipe", stat.S_IFSOCK: "socket"}
NEW_FILE = 0o666  # before the umask
PART = ".banca-"  # prefix of a file that is not complete yet


def _flags(*names: str) -> int:
    """The flags that the system has."""
    return sum(getattr(os, name, 0) for name in names)


READ = _flags("O_RDONLY", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY")
CREATE = _flags("O_WRONLY", "O_CREAT", "O_EXCL", "O_NOFOLLOW", "O_CLOEXEC", "O_BINARY")


def read_bytes(name: str | Path, most: int) -> bytes:
    """The whole content of a plain file. Anything else is refused: a pipe would block for ever."""
    handle = os.open(name, READ)
    mode = os.fstat(handle).st_mode
    if not stat.S_ISREG(mode):
        os.close(handle)
        raise OptionError("file-not-plain", file=str(name), kind=KINDS.get(stat.S_IFMT(mode), "device"))
    with os.fdopen(handle, "rb") as opened:
        raw = opened.read(most + 1)
    if len(raw) > most:
        raise OptionError("file-too-long", file=str(name), most=most)
    return raw


def read_text(name: str | Path, most: int) -> str:
    raw = read_bytes(name, most)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise OptionError("file-not-text", file=str(name), line=line) from None


def read_json(name: str | Path, most: int) -> Any:
    """The content of a JSON file; ValueError if it is not JSON, or has a key twice."""
    try:
        return json.loads(read_text(name, most), object_pairs_hook=_once, parse_constant=_no_number)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    said = dict(pairs)
    if len(said) < len(pairs):
        raise ValueError(f"a key of {shown([key for key, _ in pairs])} is said twice")
    return said


def _no_number(constant: str) -> Any:
    raise ValueError(f"{constant} is no number")


def write_whole(path: Path, content: bytes) -> None:
    """Write the complete file and sync it, or leave it as it was.

    The content goes to a temporary file with an unpredictable name, so that no link can be there, which then replaces
    the file. A link of the file's own name is not followed but replaced.
    """
    part = path.with_name(f"{PART}{secrets.token_hex(16)}")
    before = _permissions(path)
    handle = os.open(part, CREATE, NEW_FILE)
    try:
        with os.fdopen(handle, "wb") as file:
            if before is not None:
                part.chmod(before)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    with suppress(OSError):  # some file systems cannot sync a folder
        _sync_folder(path.absolute().parent)


def _permissions(path: Path) -> int | None:
    """The permissions of an existing plain file, which stay."""
    with suppress(OSError):
        mode = path.lstat().st_mode
        return stat.S_IMODE(mode) if stat.S_ISREG(mode) else None
    return None


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
