"""Run tests in forked processes: once to see which lines each runs, then for each mutant."""

import hashlib
import json
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import coverage
import pytest

QUIET = (
    *("-q", "--tb=short", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # hypothesis was imported before
)
LEAST_S, TIMES = 30, 3  # limit of a mutant, which may loop: seconds, plus a multiple of the usual time
MEMORY = 8 << 30  # memory limit, in bytes
SAID = "said"


@dataclass
class Seen:
    """A test run: how long each test took, and which tests ran each line of each file."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)

    def through(self, file: str, lines: Iterable[int]) -> set[str]:
        there = self.lines.get(file, {})
        return {test for line in lines for test in there.get(line, ())}


class Watching:
    """Records for each test how long it took and which lines of the rules it ran."""

    def __init__(self, root: Path, rules: Path) -> None:
        self.root, self.seconds = root, dict[str, float]()
        self.coverage = coverage.Coverage(data_file=None, include=[f"{rules}/*"], config_file=False)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began = time.perf_counter()
        self.coverage.switch_context(item.nodeid)
        yield
        self.coverage.switch_context("")
        self.seconds[item.nodeid] = time.perf_counter() - began

    def seen(self) -> dict[str, Any]:
        data = self.coverage.get_data()
        files = {
            Path(file).relative_to(self.root).as_posix(): data.contexts_by_lineno(file)
            for file in data.measured_files()
        }
        lines = {file: {n: [t for t in tests if t] for n, tests in found.items()} for file, found in files.items()}
        return {"seconds": self.seconds, "lines": lines}


class Choosing:
    """Selects these tests from those collected, the fastest first."""

    def __init__(self, seconds: Mapping[str, float]) -> None:
        self.seconds, self.functions = seconds, {test.split("[")[0] for test in seconds}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid.split("[")[0] in self.functions]
        items.sort(key=lambda item: self.seconds.get(item.nodeid, 0))


class InPlace(MetaPathFinder):
    """Imports a module with another text than the one on disk."""

    def __init__(self, module: str, file: Path, text: str) -> None:
        self.module, self.file, self.text = module, file, text

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        del path, target
        if name != self.module:
            return None
        return spec_from_file_location(name, self.file, loader=_Loader(name, self.file, self.text))


class _Loader(SourceFileLoader):
    def __init__(self, name: str, file: Path, text: str) -> None:
        super().__init__(name, str(file))
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        del fullname
        return compile(self.text, self.path, "exec", dont_inherit=True)


def watched(root: Path, rules: Path, tests: str, into: Path) -> int:
    """Run tests unchanged, and save which lines they run."""
    watching = Watching(root, rules)
    watching.coverage.start()
    code = pytest.main([*QUIET, str(root / tests)], plugins=[watching])
    watching.coverage.stop()
    if code == pytest.ExitCode.OK:
        into.write_text(json.dumps(watching.seen()), encoding="utf-8")
    return int(code)


def read_seen(file: Path) -> Seen:
    said = json.loads(file.read_text(encoding="utf-8"))
    return Seen(said["seconds"], {f: {int(n): t for n, t in lines.items()} for f, lines in said["lines"].items()})


def tried(root: Path, module: str, file: Path, text: str, *rows: Mapping[str, float]) -> int:
    """Run these tests with the mutated module, one group after the other, until a test fails."""
    sys.meta_path.insert(0, InPlace(module, file, text))
    for seconds in rows:
        files = sorted({test.split("::")[0] for test in seconds})
        if files and (
            code := pytest.main([*QUIET, "-x", *(str(root / f) for f in files)], plugins=[Choosing(seconds)])
        ):
            return int(code)
    return 0


@dataclass(frozen=True)
class Job:
    run: Callable[[], int]
    limit: float = float("inf")


def forked(jobs: Sequence[Job], at_once: int, root: Path) -> Iterator[tuple[int, int | None, str]]:
    """Run each job in a process of its own; yields its number, exit code (None: timed out) and output as it ends."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that running jobs end too
    running: dict[int, tuple[int, float, tempfile.TemporaryDirectory[str]]] = {}
    ahead = list(enumerate(jobs))[::-1]
    try:
        while ahead or running:
            while ahead and len(running) < at_once:
                number, job = ahead.pop()
                folder = tempfile.TemporaryDirectory(prefix="mutant")
                pid = _start(job.run, root, folder.name)
                running[pid] = number, time.monotonic() + job.limit, folder
            for pid, (number, until, folder) in list(running.items()):
                ended, status = os.waitpid(pid, os.WNOHANG)
                late = not ended and time.monotonic() > until
                if late:
                    os.killpg(pid, signal.SIGKILL)
                    os.waitpid(pid, 0)
                if ended or late:
                    del running[pid]
                    said = (Path(folder.name) / SAID).read_text(encoding="utf-8", errors="replace")
                    folder.cleanup()
                    yield number, None if late else os.waitstatus_to_exitcode(status), said
            time.sleep(0.01)
    finally:
        for pid, (_, _, folder) in running.items():
            os.killpg(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            folder.cleanup()


def _start(run: Callable[[], int], root: Path, folder: str) -> int:
    """Start a process in its own group, with its output and caches in a folder of its own."""
    (Path(folder) / SAID).touch()
    if pid := os.fork():
        return pid
    try:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        os.chdir(root)
        said = os.open(f"{folder}/{SAID}", os.O_RDWR | os.O_CREAT)
        for stream in (0, 1, 2):
            os.dup2(said, stream)
        os.environ |= {"XDG_CACHE_HOME": folder, "HOME": folder, "TMPDIR": folder}
        tempfile.tempdir = folder
        sys.path.insert(0, str(root))
        code = run()
    except BaseException:  # noqa: BLE001 - whatever ends it, it ends here and not in the caller's copy
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def digest_of(root: Path, *places: Path) -> str:
    """A digest of these files, and of all Python files and law data in these folders."""
    within = [f for place in places for kind in ("*.py", "*.json", "*.txt") for f in place.rglob(kind)]
    files = sorted([*within, *(place for place in places if place.is_file())])
    texts = [(file.relative_to(root).as_posix(), hashlib.sha256(file.read_bytes()).hexdigest()) for file in files]
    return hashlib.sha256(json.dumps(texts).encode()).hexdigest()[:16]
