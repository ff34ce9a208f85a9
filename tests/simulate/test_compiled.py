"""Compiled code is loaded from disk at the next start, and only if it is intact."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from banca import cache, compiled
from banca.compiled import inlined, kernel, kernel_source_digest
from tests.damage import DAMAGES, Damage

READY_TO_COMPILE = "numba.np.linalg"  # among what numba imports first when it compiles
START = f"""
import sys
from banca.cli import main
found = main(sys.argv[1:])
print({READY_TO_COMPILE!r} in sys.modules, file=sys.stderr)
raise SystemExit(found)
"""
FULL = f"""
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
{START}
"""
FANTAN = ("simulate", "fantan", "--bet", "nim", "--selection", "1-2", "--rounds", "1000", "--seed", "1", "--json")
LOSSES = 484  # of these rounds


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_a_second_start_compiles_nothing() -> None:
    said = [_started(START, *FANTAN) for _ in range(2)]
    assert [each.stderr for each in said] == ["True\n", "False\n"]


def test_a_full_disk_does_not_stop_a_simulation() -> None:
    """Twice, since what the first leaves there must not stop the second."""
    said = [_started(FULL, *FANTAN) for _ in range(2)]
    assert [each.stderr for each in said] == ["True\n", "True\n"]
    assert [_losses(each.stdout) for each in said] == [LOSSES, LOSSES]
    assert not [each for each in cache.folder().rglob("*") if each.is_file()]


def test_two_first_starts_at_a_time_and_a_third() -> None:
    command = [sys.executable, "-c", START, *FANTAN]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [each.communicate() for each in both]
    assert [each.returncode for each in both] == [0, 0]
    third = _started(START, *FANTAN)
    assert third.stderr == "False\n"
    assert [_losses(each) for each in (said[0][0], said[1][0], third.stdout)] == [LOSSES, LOSSES, LOSSES]


def _losses(said: str) -> Any:
    return json.loads(said)["losses"]


def _started(program: str, *spec: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program, *spec], check=True, capture_output=True, text=True)


# One small kernel, as a start that finds nothing in memory meets it.


def twice(number: int) -> int:
    return number * 2


def answered(function: Callable[..., Any] = twice, number: Any = 21) -> tuple[Any, bool]:
    """The kernel's answer, and whether it came from disk."""
    made: Any = kernel(function)
    answer = made(number)
    return answer, bool(made.stats.cache_hits)


def on_disk() -> list[Path]:
    return [each for each in (cache.folder() / compiled.FOLDER).rglob("*") if not each.is_dir()]


def test_what_was_compiled_is_found_for_each_kind_of_argument() -> None:
    assert answered() == (42, False)
    assert answered() == (42, True)
    assert answered(number=1.5) == (3.0, False)
    assert answered(number=1.5) == (3.0, True)
    assert (answered(), len(on_disk())) == ((42, True), 2)


def test_another_way_to_compile_is_another_file() -> None:
    answered()
    other: Any = inlined(twice)
    assert (other(21), bool(other.stats.cache_hits)) == (42, False)


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_compiled_and_written_anew(damage: Damage) -> None:
    answered()
    [file] = on_disk()
    damage(file)
    assert answered() == (42, False)
    assert answered() == (42, True)


class Planted:
    """Makes a file when it is unpickled."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.file,)


@pytest.mark.parametrize("keeps_digest", [False, True])
def test_a_planted_pickle_does_not_run(keeps_digest: bool, tmp_path: Path) -> None:
    answered()
    [file] = on_disk()
    run = tmp_path / "run"
    pickled = pickle.dumps(Planted(run))
    file.write_bytes((file.read_bytes()[: cache.SIZE] if keeps_digest else b"") + pickled)
    for end in (".nbi", ".1.nbc"):  # where numba itself would look
        file.with_name(f"test_compiled.twice-{twice.__code__.co_firstlineno}.py311{end}").write_bytes(pickled)
    assert answered() == (42, False)
    assert not run.exists()
    pickle.loads(pickled)  # noqa: S301 - to see that it would have
    assert run.exists()


def test_the_code_of_another_function_is_not_run(tmp_path: Path) -> None:
    """Though this program wrote it, under the same key."""
    thrice = _from_file(tmp_path / "thrice.py", "def function(number):\n    return number * 3\n")
    answered()
    [file] = on_disk()
    answered(thrice)
    [other] = set(on_disk()) - {file}
    file.write_bytes(other.read_bytes())
    assert answered() == (42, False)


@pytest.mark.parametrize("content", [b"", b"what is no pickle", pickle.dumps(()), pickle.dumps((None, ())), b"sig"])
def test_what_numba_cannot_take_apart_is_compiled_anew(content: bytes) -> None:
    """Though it lies there under the right digest."""
    answered()
    [file] = on_disk()
    cache.write(str(file.relative_to(cache.folder())), content)
    assert answered() == (42, False)
    assert answered() == (42, True)


@pytest.mark.parametrize("place", range(4))
def test_another_python_numba_llvm_or_numpy_is_another_file(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    answered()
    other = [*compiled.MADE_BY]
    other[place] = "another"
    monkeypatch.setattr(compiled, "MADE_BY", other)
    assert answered() == (42, False)


def test_where_nothing_can_be_kept_it_is_compiled_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert [answered(), answered()] == [(42, False), (42, False)]


def test_a_folder_in_which_others_may_write_is_not_used() -> None:
    answered()
    [file] = on_disk()
    file.parent.chmod(0o777)
    assert answered() == (42, False)
    file.parent.chmod(0o700)
    assert answered() == (42, True)


MANY = np.zeros(2_000_000, np.uint8)


def one_of_many(number: int) -> int:
    return int(MANY[number])


def test_what_holds_addresses_of_its_process_is_not_kept() -> None:
    """Numba leaves a large array where it is and writes down where."""
    assert [answered(one_of_many), answered(one_of_many), on_disk()] == [(0, False), (0, False), []]


def test_what_holds_variables_of_another_function_is_not_kept() -> None:
    """Nor does a file name say what they were."""

    def times(factor: int) -> Callable[[int], int]:
        return lambda number: number * factor

    assert [answered(times(3)), answered(times(4)), on_disk()] == [(63, False), (84, False), []]


def test_what_has_no_source_is_not_kept() -> None:
    found: dict[str, Any] = {}
    exec("def function(number):\n    return number * 5\n", found)  # noqa: S102
    assert [answered(found["function"]), on_disk()] == [(105, False), []]


# Under what the source says.


def test_another_text_of_the_same_length_and_time_is_another_kernel(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    function = _from_file(file, "FACTOR = 3\n\ndef function(number):\n    return number * FACTOR\n")
    assert answered(function) == (63, False)
    found = file.stat()
    function = _from_file(file, "FACTOR = 4\n\ndef function(number):\n    return number * FACTOR\n")
    os.utime(file, ns=(found.st_atime_ns, found.st_mtime_ns))
    assert (file.stat().st_size, file.stat().st_mtime_ns) == (found.st_size, found.st_mtime_ns)
    assert answered(function) == (84, False)
    os.utime(file, (1, 1))
    assert answered(function) == (84, True)


def _from_file(file: Path, text: str) -> Callable[..., Any]:
    file.write_text(text, encoding="utf-8")
    found: dict[str, Any] = {"__name__": file.stem}
    exec(compile(text, file, "exec"), found)  # noqa: S102
    function: Callable[..., Any] = found["function"]
    return function


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("compiled.py", "games/craps/bets.py", "play/rule.py", "cli/main.py"):
        (tmp_path / "banca" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "banca" / name).write_text("MOST = 5\n", encoding="utf-8")
    monkeypatch.setattr(compiled, "__file__", str(tmp_path / "banca" / "compiled.py"))
    return tmp_path / "banca"


def written_now() -> str:
    return kernel_source_digest.__wrapped__()


@pytest.mark.parametrize(
    ("name", "other"),
    [("compiled.py", True), ("games/craps/bets.py", True), ("play/rule.py", True), ("cli/main.py", False)],
)
def test_kernels_are_kept_under_what_all_files_say_that_they_can_hold(package: Path, name: str, other: bool) -> None:
    before, found = written_now(), (package / name).stat()
    (package / name).write_text("MOST = 6\n", encoding="utf-8")
    os.utime(package / name, ns=(found.st_atime_ns, found.st_mtime_ns))
    assert (written_now() != before) == other


def test_when_and_where_files_were_written_does_not_matter(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = written_now()
    os.utime(package / "compiled.py", (1, 1))
    assert written_now() == before
    package.rename(package.with_name("moved"))
    monkeypatch.setattr(compiled, "__file__", str(package.with_name("moved") / "compiled.py"))
    assert written_now() == before


def test_a_file_more_or_less_or_under_another_name_is_another_text(package: Path) -> None:
    found = {written_now()}
    (package / "games" / "craps" / "more.py").write_text("", encoding="utf-8")
    found.add(written_now())
    (package / "games" / "craps" / "more.py").rename(package / "games" / "more.py")
    found.add(written_now())
    assert len(found) == 3


def test_every_module_with_kernels_is_among_these_files() -> None:
    here = Path(str(compiled.__file__)).parent
    using = {str(each) for each in here.rglob("*.py") if "banca.compiled import" in each.read_text(encoding="utf-8")}
    assert using
    assert using <= set(compiled._sources(str(here)))


def test_numbas_own_cache_is_used_nowhere() -> None:
    """Neither by the package nor by what is measured beside it."""
    here = Path(str(compiled.__file__)).parent
    for folder in (here, here.parent / "bench"):
        assert not [each for each in folder.rglob("*.py") if "cache=True" in each.read_text(encoding="utf-8")]


def test_kernels_of_the_last_versions_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    for version in range(compiled.VERSIONS + 2):
        monkeypatch.setattr(compiled, "kernel_source_digest", lambda version=version: f"version {version}")
        answered()
        os.utime(cache.folder() / compiled.FOLDER / f"version {version}", (version, version))
    assert answered() == (42, True)
    left = {each.parent.name for each in on_disk()}
    assert left == {f"version {version}" for version in range(2, compiled.VERSIONS + 2)}
