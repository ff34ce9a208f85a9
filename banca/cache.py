"""What one run leaves on disk for the next: counts, tables of numbers, compiled kernels.

Nothing here is ever needed: what cannot be read or written is worked out again. Three rules keep others out.

* The folder is used only if nobody but the user can change what lies there, or what leads to it.
* A file begins with a digest of its name and content under a key that lies elsewhere and that only the user can read.
  Nothing else looks at a file before this digest was found right. A file that is not right is written anew.
* A file is written under a name that nobody can guess and renamed, so that it is there whole or not at all.
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

if TYPE_CHECKING:
    from numpy.typing import NDArray

PROGRAM = b"banca.cache.1"  # part of every digest, so that the key serves nothing else
SIZE = 32  # bytes of a key, and of a digest
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
OTHERS = stat.S_IRWXG | stat.S_IRWXO
ROOT = 0  # the user who may do anything


def _flags(*names: str) -> int:
    """Those that this system knows."""
    return reduce(or_, (getattr(os, name, 0) for name in names))


READ = _flags("O_RDONLY", "O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY")  # never waits for a pipe
CREATE = _flags("O_WRONLY", "O_CREAT", "O_EXCL", "O_NOFOLLOW", "O_CLOEXEC", "O_BINARY")


class Unsafe(Exception):
    """Others than the user could have written, or read, what lies here."""


def folder() -> Path:
    return _home("XDG_CACHE_HOME", ".cache") / "banca"


def key_file() -> Path:
    return _home("XDG_DATA_HOME", ".local/share") / "banca" / "cache.key"


def read(name: str) -> bytes | None:
    """What was written under this name, to the byte; or None."""
    with _doing_without():
        file, key = folder() / name, _key()
        _refuse_unless_own(file.parent)
        found = _content(file, OTHERS_WRITE)
        digest, content = found[:SIZE], found[SIZE:]
        if key is not None and compare_digest(digest, _digest(key, name, content)):
            return content
    return None


def write(name: str, content: bytes) -> None:
    """Keep this, if it can be kept."""
    with _doing_without():
        file, key = folder() / name, _key() or _new_key()
        _make_own(file.parent)
        _replace(file, _digest(key, name, content) + content)


def keep_newest(name: str, number: int) -> None:
    """Of the folders in this one, so many that were written to last. The others go."""
    with _doing_without():
        there = folder() / name
        _refuse_unless_own(there)
        found = {each: each.lstat() for each in there.iterdir()}
        folders = [each for each in found if stat.S_ISDIR(found[each].st_mode)]
        for old in sorted(folders, key=lambda each: found[each].st_mtime_ns, reverse=True)[number:]:
            rmtree(old, ignore_errors=True)


def cached_counts(key: str, count: Callable[[], dict[str, int]]) -> dict[str, int]:
    """The counts under a key, which says all that they depend on: from disk, or counted now."""
    name = f"{_file_name(key)}.counts"
    if (found := read(name)) is not None:
        return {str(what): int(n) for what, n in json.loads(found).items()}
    counts = count()
    write(name, json.dumps(counts).encode())
    return counts


def cached_arrays(key: str, make: "Callable[[], Mapping[str, NDArray[Any]]]") -> "Mapping[str, NDArray[Any]]":
    """The same for tables of numbers."""
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
    """A digest of the source of modules and whole packages, for a key: other code may count something else."""
    texts = [(name, str(file), text) for name in names for file, text in _sources(name)]
    return sha256(json.dumps(texts).encode()).hexdigest()


def _sources(name: str) -> list[tuple[Path, str]]:
    found = find_spec(name)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(name)
    file = Path(found.origin)
    files = sorted(file.parent.rglob("*.py")) if found.submodule_search_locations else [file]
    return [(each.relative_to(file.parent), each.read_text(encoding="utf-8")) for each in files]


@contextmanager
def _doing_without() -> Iterator[None]:
    """The disk is full, there is no home, a folder is another's: none of this stops a run."""
    try:
        yield
    except Unsafe as why:
        _warn(str(why))
    except (OSError, RuntimeError):  # RuntimeError: nobody knows where the user's home is
        pass


@cache
def _warn(why: str) -> None:
    """Once each; on standard error, unless the program that uses this package sends it elsewhere."""
    import logging  # noqa: PLC0415 - takes longer than all else here, and is hardly ever needed

    logging.getLogger("banca").warning("banca keeps nothing on disk between runs: %s", why)


def _home(variable: str, otherwise: str) -> Path:
    """By the rules of XDG, under which a path that is not absolute does not count."""
    said = Path(os.environ.get(variable, ""))
    found = said if said.is_absolute() else Path.home() / otherwise
    if not found.is_absolute():
        raise FileNotFoundError(found)
    return found


# Folders that only the user can change.


def _refuse_unless_own(folder: Path) -> None:
    _refuse_unless_safe(folder)
    found = folder.stat()
    if found.st_uid != _user():
        raise Unsafe(f"{folder} belongs to another user")
    if found.st_mode & OTHERS_WRITE:
        raise Unsafe(f"others may write in {folder} (chmod go-w {folder})")


def _refuse_unless_safe(path: Path) -> None:
    """Nothing on the way there can be exchanged, but by the user and whoever owns the disk.

    In a sticky folder, such as /tmp, everybody may write, but a name there is changed by its owner alone.
    """
    trusted = {ROOT, Path("/").stat().st_uid, _user()}
    for part in (*reversed(path.parents), path):
        found = part.lstat()
        if found.st_uid not in trusted:
            raise Unsafe(f"{part} belongs to another user")
        if stat.S_ISLNK(found.st_mode):
            _refuse_unless_safe(part.parent / part.readlink())
        elif found.st_mode & OTHERS_WRITE and not found.st_mode & stat.S_ISVTX:
            raise Unsafe(f"others may write in {part} (chmod go-w {part})")


def _make_own(folder: Path) -> None:
    """With all that leads to it, for the user alone whatever the umask says; but not inside what is another's."""
    missing = [part for part in (folder, *folder.parents) if not part.exists()]
    if missing:
        _refuse_unless_safe(missing[-1].parent)
    for part in reversed(missing):
        with suppress(FileExistsError):  # another process was faster
            part.mkdir(mode=0o700)
    _refuse_unless_own(folder)


def _user() -> int:
    if not hasattr(os, "geteuid"):
        raise OSError("this system does not say who owns a file")
    return os.geteuid()


# Files.


def _content(file: Path, forbidden: int) -> bytes:
    """Of a plain file of the user's."""
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
    """None where there is none, or something that cannot be one."""
    file = key_file()
    try:
        _refuse_unless_own(file.parent)
        found = _content(file, OTHERS)
    except FileNotFoundError:
        return None
    except PermissionError as error:
        raise Unsafe(f"{file} must be the user's, and closed to all others; remove it") from error
    return found if len(found) == SIZE else None


def _new_key() -> bytes:
    """Of two processes that make one at once the later prevails; what the other kept is then made again."""
    file, made = key_file(), os.urandom(SIZE)
    _make_own(file.parent)
    _replace(file, made)
    return _key() or made
