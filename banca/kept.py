"""Long counts, kept on disk once they are made: the same question is answered at once the next time."""

import hashlib
import json
import os
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
QUESTION = "question"  # under which it is kept with the arrays


def kept(question: str, count: Callable[[], dict[str, int]]) -> dict[str, int]:
    """The counts that answer the question; the question must say all that they depend on."""
    digest = hashlib.sha256(question.encode()).hexdigest()
    file = folder() / f"{digest}.json"
    with suppress(OSError, ValueError, KeyError, TypeError):
        found = json.loads(file.read_text(encoding="utf-8"))
        if found["question"] == question and found["digest"] == _digest(found["counts"]):
            return {str(name): int(n) for name, n in found["counts"].items()}
    counts = count()
    with suppress(OSError):  # where nothing can be kept, counting again is all that is lost
        file.parent.mkdir(parents=True, exist_ok=True)
        said = {"question": question, "counts": counts, "digest": _digest(counts)}
        part = file.with_suffix(f".{os.getpid()}")
        part.write_text(json.dumps(said), encoding="utf-8")
        part.replace(file)
    return counts


def kept_arrays(question: str, make: Callable[[], Mapping[str, Array]]) -> Mapping[str, Array]:
    """The same for tables of numbers."""
    file = folder() / f"{hashlib.sha256(question.encode()).hexdigest()}.npz"
    with suppress(OSError, ValueError, KeyError, EOFError, BadZipFile, zlib.error), np.load(file) as found:
        if found[QUESTION].item() == question:
            return {name: found[name] for name in found.files if name != QUESTION}
    made = make()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}")
        with part.open("wb") as written:
            tables: dict[str, Any] = {QUESTION: np.array(question), **made}
            np.savez_compressed(written, **tables)
        part.replace(file)
    return made


@cache
def written_in(*names: str) -> str:
    """A digest of how these modules are written, and all that lie in these packages: for a question.

    What is counted otherwise may be another answer.
    """
    texts = [(name, file.name, file.read_text(encoding="utf-8")) for name in names for file in _files(name)]
    return hashlib.sha256(json.dumps(texts).encode()).hexdigest()


def _files(name: str) -> list[Path]:
    found = find_spec(name)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(name)
    file = Path(found.origin)
    return sorted(file.parent.glob("*.py")) if found.submodule_search_locations else [file]


def folder() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "banca"


def _digest(counts: dict[str, int]) -> str:
    return hashlib.sha256(json.dumps(counts, sort_keys=True).encode()).hexdigest()
