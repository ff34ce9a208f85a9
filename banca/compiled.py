"""Functions compiled to machine code, once: the next start finds them on disk, unless any of them is written anew."""

import hashlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from numba import config, njit
from numba.core.caching import FunctionCache
from numba.core.runtime.nrt import rtsys

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


def on_every_core(function: F) -> F:
    """Likewise, its `prange` shared out among all cores."""
    return _compiled(function, parallel=True)


class OnDisk(FunctionCache):
    """Numba's own cache, but what is found there is loaded without first making ready to compile.

    Making ready takes as long as all else at a start, and numba does it again before it compiles.
    """

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)  # type: ignore[no-untyped-call]


def _compiled(function: F, *, forceinline: bool = False, parallel: bool = False) -> F:
    compiled: Any = njit(nogil=True, forceinline=forceinline, parallel=parallel)(function)
    before = getattr(config, CACHE_DIR)
    setattr(config, CACHE_DIR, before or str(folder() / "kernels" / as_written()))
    try:
        compiled._cache = OnDisk(function)  # type: ignore[no-untyped-call]  # noqa: SLF001  # where numba's own would be
    finally:
        setattr(config, CACHE_DIR, before)
    return cast("F", compiled)
