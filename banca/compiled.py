"""Compile functions to machine code once, and cache them on disk until the source changes."""

import os
import pickle
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache as memoised
from hashlib import sha256
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import llvmlite  # type: ignore[import-untyped]
import numba
import numpy as np
from numba import njit
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.runtime.nrt import rtsys
from numba.core.serialize import dumps

from banca import cache

F = TypeVar("F", bound=Callable[..., Any])
P = TypeVar("P")
R = TypeVar("R")
APART = ("cli", "report", "table", "__pycache__")  # packages that no kernel imports
FOLDER = "kernels"
VERSIONS = 8  # of the package whose kernels are kept
MOST = 100  # characters of a function's name in a file name
MADE_BY = (sys.version, numba.__version__, llvmlite.__version__, np.__version__)


@memoised
def kernel_source_digest() -> str:
    """A digest of all source files that can affect a kernel.

    A compiled function contains those that it calls, and constants from anywhere: a change to one file invalidates all
    kernels.
    """
    here = str(Path(__file__).parent)
    found = sha256()
    for file in _sources(here):
        text = _bytes(file)
        found.update(f"{file.removeprefix(here)} {len(text)}\n".encode() + text)
    return found.hexdigest()


def _sources(top: str) -> Iterator[str]:
    for folder, inner, files in os.walk(top):
        inner[:] = sorted(each for each in inner if each not in APART)
        yield from (f"{folder}{os.sep}{each}" for each in sorted(files) if each.endswith(".py"))


def _bytes(file: str) -> bytes:
    with open(file, "rb") as opened:  # noqa: PTH123 - hundreds are read at every start, in half the time a Path takes
        return opened.read()


def kernel(function: F) -> F:
    """Compile on first call; releases Python's lock."""
    return _compile(function)


def inlined(function: F) -> F:
    """Compile into every caller: for functions that take less time than a call."""
    return _compile(function, forceinline=True)


def in_place(function: F) -> F:
    """A kernel without reference counting: it makes no arrays, and does not count references to its arguments or views.

    Reference counting takes longer than most small functions on arrays.
    """
    return _compile(function, _nrt=False)


def inlined_in_place(function: F) -> F:
    """The same, compiled into every caller."""
    return _compile(function, _nrt=False, forceinline=True)


def from_rules(function: F) -> F:
    """Inline a rule of the games, with the plain functions that it calls. It takes only integers."""
    named = ((name, function.__globals__.get(name)) for name in function.__code__.co_names)
    called = {name: from_rules(each) for name, each in named if isinstance(each, FunctionType)}
    return cast("F", inlined(FunctionType(function.__code__, {**function.__globals__, **called})))


def share_out(work: Callable[[P], R], parts: Sequence[P], done: Callable[[float], None] | None = None) -> list[R]:
    """Run work on all parts, on every core if it releases Python's lock, as kernels do; report progress.

    Ctrl-C ends it at once, even during compilation: running parts are abandoned, others never start.
    """
    found: list[R] = []
    pool = ThreadPoolExecutor(os.cpu_count())
    try:
        for result in pool.map(work, parts):
            found.append(result)
            if done is not None:
                done(len(found) / len(parts))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return found


class OnDisk(NullCache):
    """Replaces numba's cache, which trusts any file and stops if it cannot read or write.

    The machine code of each signature is a file, named after everything that it depends on. A cached function is loaded
    without initialising the compiler, which would double the start-up time; numba does that before it compiles.
    """

    def __init__(self, function: Callable[..., Any], **options: bool) -> None:
        name, code = f"{function.__module__}.{function.__qualname__}", function.__code__
        text = sha256(_bytes(code.co_filename)).hexdigest()  # may be outside this package
        self._name = f"{FOLDER}/{kernel_source_digest()}/{name[-MOST:]}"
        self._made_of = (name, code.co_firstlineno, text, sorted(options.items()), MADE_BY)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = cache.read(self._file(sig, target_context.codegen()))
        if found is None:
            return None
        with suppress(Exception):  # numba unpickles its own data; if that fails, it compiles
            rtsys.initialize(target_context)
            asked, reduced = pickle.loads(found)  # noqa: S301 - it is what this program wrote: banca.cache answers for that
            if asked == sig:
                return CompileResult._rebuild(target_context, *reduced)  # type: ignore[no-untyped-call]  # noqa: SLF001
        return None

    def save_overload(self, sig: Any, cres: Any) -> None:
        if cres.library.has_dynamic_globals or any(not each.can_cache for each in cres.lifted):
            return  # it contains addresses of this process
        content: bytes = dumps((sig, cres._reduce()))  # type: ignore[no-untyped-call]  # noqa: SLF001
        cache.write(self._file(sig, cres.codegen), content)
        cache.keep_newest(FOLDER, VERSIONS)

    def _file(self, sig: Any, codegen: Any) -> str:
        digest = sha256(repr((self._made_of, sig, codegen.magic_tuple())).encode()).hexdigest()
        return f"{self._name}-{digest}"


def _compile(function: F, **options: Any) -> F:
    compiled: Any = njit(nogil=True, **options)(function)
    if function.__closure__ is None and Path(function.__code__.co_filename).is_file():
        compiled._cache = OnDisk(function, **options)  # noqa: SLF001  # where numba's own would be
    return cast("F", compiled)
