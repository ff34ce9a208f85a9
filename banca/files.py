"""Files that a user names: read within a bound that is said, and written whole or not at all."""

import json
import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

from banca.law.errors import OptionError
from banca.law.numbers import shown

KINDS = {stat.S_IFDIR: "a folder", stat.S_IFIFO: "a pipe", stat.S_IFSOCK: "a socket"}
NEW_FILE = 0o666  # less what the user's mask takes away
PART = ".banca-"  # how a file begins that is not yet whole


def _flags(*names: str) -> int:
    """Those that the system has."""
    return sum(getattr(os, name, 0) for name in names)


READ = _flags("O_RDONLY", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY")
CREATE = _flags("O_WRONLY", "O_CREAT", "O_EXCL", "O_NOFOLLOW", "O_CLOEXEC", "O_BINARY")


def read_bytes(name: str | Path, most: int) -> bytes:
    """All of a plain file. Whatever else bears the name is refused, as a pipe would be waited for without end."""
    handle = os.open(name, READ)
    mode = os.fstat(handle).st_mode
    if not stat.S_ISREG(mode):
        os.close(handle)
        raise OptionError(f"{name} is {KINDS.get(stat.S_IFMT(mode), 'a device')}: name a plain file")
    with os.fdopen(handle, "rb") as opened:
        raw = opened.read(most + 1)
    if len(raw) > most:
        raise OptionError(f"{name}: more than {most:,} bytes: no such file is longer")
    return raw


def read_text(name: str | Path, most: int) -> str:
    raw = read_bytes(name, most)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise OptionError(f"{name}:{line}: this is no UTF-8 text") from None


def read_json(name: str | Path, most: int) -> Any:
    """What a JSON file holds; a ValueError where it is none. A key that is said twice is none either."""
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
    """The file is there complete, and on the disk, or it is as it was.

    It is written beside its place under a name that nobody can foresee, so that no link can lie there, and then put in
    its place. A link of the file's own name is not followed either: the file takes its place.
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
    with suppress(OSError):  # some file systems do not let a folder be written through
        _written_through(path.absolute().parent)


def _permissions(path: Path) -> int | None:
    """Of a plain file that is there already: it keeps them."""
    with suppress(OSError):
        mode = path.lstat().st_mode
        return stat.S_IMODE(mode) if stat.S_ISREG(mode) else None
    return None


def _written_through(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
