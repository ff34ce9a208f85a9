"""Functions compiled to machine code, once: the next start finds them on disk, unless any of them is written anew."""

import hashlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from numba import config, njit

from banca.kept import folder

F = TypeVar("F", bound=Callable[..., Any])
CACHE_DIR = "CACHE_DIR"  # where numba keeps what it compiled
HOLDING = (
    "material",
    "games",
    "exact",
    "simulate",
    "envs",
)  # packages with kernels, or with what kernels hold


@cache
def as_written() -> str:
    """A digest of when the files of these packages were written, and how long they are."""
    here = Path(__file__).parent
    files = sorted(file for package in HOLDING for file in (here / package).rglob("*.py"))
    stamps = [(file.relative_to(here).as_posix(), file.stat().st_size, file.stat().st_mtime_ns) for file in files]
    return hashlib.sha256(json.dumps(stamps).encode()).hexdigest()


def kernel(function: F) -> F:
    """Compiled when it is first called; runs without holding up other threads.

    A compiled function holds those that it calls as they were. So what is on disk lies under a digest of how all of
    them are written, and a change to one is a change to all.
    """
    return _compiled(function)


def inlined(function: F) -> F:
    """Compiled into every function that calls it: for what is done in less time than a call takes."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, *, forceinline: bool = False) -> F:
    before = getattr(config, CACHE_DIR)
    setattr(config, CACHE_DIR, before or str(folder() / "kernels" / as_written()))
    try:
        return cast("F", njit(cache=True, nogil=True, forceinline=forceinline)(function))
    finally:
        setattr(config, CACHE_DIR, before)
