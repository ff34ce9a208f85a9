"""Long counts, kept on disk once they are made: the same question is answered at once the next time."""

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import cache as memoised
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca import cache

Array = NDArray[Any]


def kept(question: str, count: Callable[[], dict[str, int]]) -> dict[str, int]:
    """The counts that answer the question; the question must say all that they depend on."""
    name = f"{_named(question)}.counts"
    if (found := cache.read(name)) is not None:
        return {str(what): int(n) for what, n in json.loads(found).items()}
    counts = count()
    cache.write(name, json.dumps(counts).encode())
    return counts


def kept_arrays(question: str, make: Callable[[], Mapping[str, Array]]) -> Mapping[str, Array]:
    """The same for tables of numbers."""
    name = f"{_named(question)}.arrays"
    if (found := cache.read(name)) is not None:
        with np.load(BytesIO(found), allow_pickle=False) as tables:
            return {each: tables[each] for each in tables.files}
    made: Mapping[str, Any] = make()
    packed = BytesIO()
    np.savez_compressed(packed, **made)
    cache.write(name, packed.getvalue())
    return made


def _named(question: str) -> str:
    return hashlib.sha256(question.encode()).hexdigest()


@memoised
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
