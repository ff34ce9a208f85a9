"""Long counts, kept on disk once they are made: the same question is answered at once the next time."""

import hashlib
import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType


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


def written(*modules: ModuleType) -> str:
    """A digest of how they are written, for a question: what is counted otherwise is another answer."""
    sources = [Path(str(module.__file__)).read_bytes() for module in modules]
    return hashlib.sha256(b"".join(sources)).hexdigest()


def folder() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "banca"


def _digest(counts: dict[str, int]) -> str:
    return hashlib.sha256(json.dumps(counts, sort_keys=True).encode()).hexdigest()
