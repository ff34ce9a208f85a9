"""Cache counts, arrays and compiled kernels on disk, keyed by everything they depend on.

The cache is never required: what cannot be read or written is computed again. Three rules keep others out.

* A folder is used only if nobody but the user can change it, or any folder above it.
* A file begins with a keyed digest of its name and content; only the user can read the key, which is elsewhere. Nothing
  reads a file before its digest is verified. An invalid file is replaced.
* A file is written under an unpredictable name and renamed, so that it is there whole or not at all.
"""

import json
import os
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache, reduce
from hashlib import blake2b, sha256
from hmac import compare_digest
from importlib.util import find_spec
from io import BytesIO
from operator import or_
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING, Any

from banca.messages.errors import Message

if TYPE_CHECKING:
    from numpy.typing import NDArray

PROGRAM = b"banca.cache.1"  # part of every digest, so that the key is of no other use
SIZE = 32  # bytes of a key, and of a digest
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
OTHERS = stat.S_IRWXG | stat.S_IRWXO
ROOT = 0  # the superuser
SOURCE_FILES = ("*.py", "*.cu", "*.cuh")


def _flags(*names: str) -> int:
    """The flags that this system has."""
    return reduce(or_, (getattr(os, name, 0) for name in names))


READ = _flags("O_RDONLY", "O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY")  # does not block on a pipe
CREATE = _flags("O_WRONLY", "O_CREAT", "O_EXCL", "O_NOFOLLOW", "O_CLOEXEC", "O_BINARY")


class Unsafe(Exception):
    """Somebody else could have written, or read, what is here."""

    def __init__(self, name: str, path: Path) -> None:
        self.says = Message(name, path=str(path))
        super().__init__(self.says)


def folder() -> Path:
    return _home("XDG_CACHE_HOME", ".cache") / "banca"


def key_file() -> Path:
    return _home("XDG_DATA_HOME", ".local/share") / "banca" / "cache.key"


def read(name: str) -> bytes | None:
    """The content stored under this name; None if there is none."""
    with _doing_without():
        file, key = folder() / name, _key()
        _refuse_unless_private(file.parent)
        found = _content(file, OTHERS_WRITE)
        digest, content = found[:SIZE], found[SIZE:]
        if key is not None and compare_digest(digest, _digest(key, name, content)):
            return content
    return None


def write(name: str, content: bytes) -> None:
    """Store this, if possible."""
    with _doing_without():
        file, key = folder() / name, _key() or _new_key()
        _make_private(file.parent)
        _replace(file, _digest(key, name, content) + content)


def keep_newest(name: str, number: int) -> None:
    """Keep only the most recently written folders in this one."""
    with _doing_without():
        there = folder() / name
        _refuse_unless_private(there)
        found = {each: each.lstat() for each in there.iterdir()}
        folders = [each for each in found if stat.S_ISDIR(found[each].st_mode)]
        for old in sorted(folders, key=lambda each: found[each].st_mtime_ns, reverse=True)[number:]:
            rmtree(old, ignore_errors=True)


def cached_counts(key: str, count: Callable[[], dict[str, int]]) -> dict[str, int]:
    """The counts under a key that names everything they depend on: from disk, or counted now."""
    name = f"{_file_name(key)}.counts"
    if (found := read(name)) is not None:
        return {str(what): int(n) for what, n in json.loads(found).items()}
    counts = count()
    write(name, json.dumps(counts).encode())
    return counts


def cached_arrays(key: str, make: "Callable[[], Mapping[str, NDArray[Any]]]") -> "Mapping[str, NDArray[Any]]":
    """The same for arrays."""
    import numpy as np  # noqa: PLC0415 - which a plain install does without

    name = f"{_file_name(key)}.arrays"
    if (found := read(name)) is not None:
        with np.load(BytesIO(found), allow_pickle=False) as tables:
            return {each: tables[each] for each in tables.files}
    made: Mapping[str, Any] = make()
    packed = BytesIO()
    np.savez_compressed(packed, **made)
    write(name, packed.getvalue())
    return made


def _file_name(key: str) -> str:
    return sha256(key.encode()).hexdigest()


@cache
def source_digest(*names: str) -> str:
    """A digest of the source of modules and packages, for keys: other code may give other counts."""
    texts = [(name, str(file), text) for name in names for file, text in _sources(name)]
    return sha256(json.dumps(texts).encode()).hexdigest()


def _sources(name: str) -> list[tuple[Path, str]]:
    found = find_spec(name)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(name)
    file = Path(found.origin)
    files = sorted(each for kind in SOURCE_FILES for each in file.parent.rglob(kind))
    files = files if found.submodule_search_locations else [file]
    return [(each.relative_to(file.parent), each.read_text(encoding="utf-8")) for each in files]


@contextmanager
def _doing_without() -> Iterator[None]:
    """Go on without the cache: a full disk, no home or somebody else's folder never stops a run."""
    try:
        yield
    except Unsafe as why:
        _warn(why.says)
    except (OSError, RuntimeError):  # RuntimeError: the user's home is unknown
        pass


@cache
def _warn(why: Message) -> None:
    """Warn once per message; on standard error, unless the calling program redirects warnings."""
    import logging  # noqa: PLC0415 - takes longer than all else here, and is hardly ever needed

    logging.getLogger("banca").warning("%s", Message("cache-not-kept", why=why))


def _home(variable: str, otherwise: str) -> Path:
    """A folder by the XDG rules, which ignore relative paths."""
    said = Path(os.environ.get(variable, ""))
    found = said if said.is_absolute() else Path.home() / otherwise
    if not found.is_absolute():
        raise FileNotFoundError(found)
    return found


# Folders that only the user can change.


def _refuse_unless_private(folder: Path) -> None:
    _refuse_unless_safe(folder)
    found = folder.stat()
    if found.st_uid != _user():
        raise Unsafe("cache-of-another-user", folder)
    if found.st_mode & OTHERS_WRITE:
        raise Unsafe("cache-open-to-others", folder)


def _refuse_unless_safe(path: Path) -> None:
    """Refuse a path that anybody but the user and the superuser can change.

    In a sticky folder, such as /tmp, everybody may write, but only the owner of a name can change it.
    """
    trusted = {ROOT, Path("/").stat().st_uid, _user()}
    for part in (*reversed(path.parents), path):
        found = part.lstat()
        if found.st_uid not in trusted:
            raise Unsafe("cache-of-another-user", part)
        if stat.S_ISLNK(found.st_mode):
            _refuse_unless_safe(part.parent / part.readlink())
        elif found.st_mode & OTHERS_WRITE and not found.st_mode & stat.S_ISVTX:
            raise Unsafe("cache-open-to-others", part)


def _make_private(folder: Path) -> None:
    """Make the folder and its parents, private whatever the umask; but not inside somebody else's."""
    missing = [part for part in (folder, *folder.parents) if not part.exists()]
    if missing:
        _refuse_unless_safe(missing[-1].parent)
    for part in reversed(missing):
        with suppress(FileExistsError):  # another process made it
            part.mkdir(mode=0o700)
    _refuse_unless_private(folder)


def _user() -> int:
    if not hasattr(os, "geteuid"):
        raise OSError("this system does not say who owns a file")
    return os.geteuid()


# Files.


def _content(file: Path, forbidden: int) -> bytes:
    """The content of a plain file that belongs to the user."""
    if not stat.S_ISREG(file.lstat().st_mode):
        raise FileNotFoundError(file)
    with open(file, "rb", opener=lambda path, _: os.open(path, READ)) as opened:
        found = os.fstat(opened.fileno())
        if found.st_uid != _user() or found.st_mode & forbidden:
            raise PermissionError(file)
        return opened.read()


def _replace(file: Path, content: bytes) -> None:
    part = file.with_name(f".{os.urandom(16).hex()}")
    try:
        with open(part, "wb", opener=lambda path, _: os.open(path, CREATE, 0o600)) as opened:
            opened.write(content)
        if file.is_dir() and not file.is_symlink():
            rmtree(file)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _digest(key: bytes, name: str, content: bytes) -> bytes:
    found = blake2b(name.encode() + b"\0", digest_size=SIZE, key=key, person=PROGRAM)
    found.update(content)
    return found.digest()


# The key.


def _key() -> bytes | None:
    """The key; None if there is none, or it is invalid."""
    file = key_file()
    try:
        _refuse_unless_private(file.parent)
        found = _content(file, OTHERS)
    except FileNotFoundError:
        return None
    except PermissionError as error:
        raise Unsafe("cache-key-open-to-others", file) from error
    return found if len(found) == SIZE else None


def _new_key() -> bytes:
    """Make a key. If two processes do so at once, the later one wins, and what the other cached is computed again."""
    file, made = key_file(), os.urandom(SIZE)
    _make_private(file.parent)
    _replace(file, made)
    return _key() or made
