"""What `pip install banca` gives without any extra: built as a wheel, installed into an environment of its own."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from banca.extras import EXTRAS, how_to_install

ROOT = Path(__file__).parent.parent
MEBIBYTES = 60  # of everything besides Python
PLAIN = ("baccarat", "craps", "cussec", "fantan", "fish-prawn-crab", "roulette")  # whose exact odds need no arrays


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a new environment with the wheel and the pinned packages that it asks for."""
    folder = tmp_path_factory.mktemp("plain")
    source = (
        folder / "source"
    )  # a copy, as building writes the compiled law and messages into it, which other tests read meanwhile
    shutil.copytree(ROOT / "banca", source / "banca", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE", "build_data.py"):
        shutil.copy(ROOT / name, source)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([*build, str(source)], check=True, cwd=folder)
    (wheel,) = folder.glob("banca-*.whl")
    pins = re.findall(r"^[\w.-]+==[^ ;\\]+", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE)
    (folder / "pins.txt").write_text("\n".join(pins), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "env")], check=True)
    found = folder / "env" / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(found), "install", "--quiet", "--only-binary", ":all:"]
    subprocess.run([*install, "--constraint", str(folder / "pins.txt"), str(wheel)], check=True)
    return found


def banca(python: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [str(python.with_name("banca")), *arguments]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, env=environment, cwd=python.parent
    )


def test_it_is_small(python: Path) -> None:
    files = [each for each in (python.parent.parent / "lib").rglob("*") if each.is_file() and not each.is_symlink()]
    assert len(files) > 500
    assert sum(each.stat().st_size for each in files) < MEBIBYTES * 1024**2


@pytest.mark.parametrize("game", PLAIN)
def test_exact_odds_that_need_no_arrays(python: Path, game: str) -> None:
    done = banca(python, "odds", game)
    assert (done.returncode, done.stderr) == (0, "")
    assert "%" in done.stdout


def test_law_games_and_records(python: Path) -> None:
    assert "cussec-57-2004" in banca(python, "games").stdout
    assert "art" in banca(python, "law", "cussec").stdout
    for record in sorted((ROOT / "examples").glob("*-round.json")):
        done = banca(python, "settle", str(record))
        assert (done.returncode, done.stderr) == (0, ""), record


@pytest.mark.parametrize("game", [*PLAIN, "blackjack", "pai-kau", "stud-poker"])
def test_a_live_table_of_every_game(python: Path, game: str) -> None:
    done = banca(python, "play", game, "--seed", "1", typed="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "1,000.00" in done.stdout


@pytest.mark.parametrize(
    "command",
    [
        ("odds", "blackjack"),
        ("odds", "stud-poker"),
        ("odds", "pai-kau"),
        ("simulate", "roulette", "--bet", "red"),
        ("strategy", "blackjack"),
        ("strategy", "stud-poker"),
        ("report", "roulette", "--html", "x.html"),
        ("report", "roulette", "--pdf", "x.pdf"),
    ],
)
def test_other_commands_say_in_one_line_which_extra_they_want(python: Path, command: tuple[str, ...]) -> None:
    done = banca(python, *command)
    assert (done.returncode, done.stdout) == (2, "")
    says = r"banca \w+: this needs \w+, which is not installed: pip install 'banca\[analysis\]'\n"
    assert re.fullmatch(says, done.stderr)


def test_every_extra_that_is_named_is_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert {*EXTRAS.values()} == {*extras} - {"all"}
    for package, extra in EXTRAS.items():
        assert any(each.replace("-", "_").startswith(package) for each in extras[extra]), package
    says = "this needs numba, which is not installed: pip install 'banca[analysis]'"
    assert str(how_to_install("numba.core.types")) == says
    assert how_to_install("banca.nowhere") is None
    assert how_to_install(None) is None


def test_documents_and_messages_name_only_extras_that_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shown = [
        file for kind in ("*.md", "docs/*.md", "examples/*.py", "banca/messages/*/*.ftl") for file in ROOT.glob(kind)
    ]
    named = {(file.name, extra) for file in shown for extra in extras_in(file.read_text(encoding="utf-8"))}
    assert {file for file, _ in named} >= {"README.md", "OPERATIONS.md", "CLIENT.md", "monitor.py"}
    assert {each for each in named if each[1] not in project["optional-dependencies"]} == set()


def extras_in(text: str) -> list[str]:
    return [extra for listed in re.findall(r"banca\[([a-z,]+)\]", text) for extra in listed.split(",")]
