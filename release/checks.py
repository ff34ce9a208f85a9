"""Each check gives the faults that it found, one line each; none where all is well."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import yaml
from packaging.markers import Marker

from release.build import build, copy_of, names_in

IN_WHEEL = (
    "banca/law/editions/cussec-57-2004.json",
    "banca/messages/compiled/pt/messages.json",
    "banca/server/page/index.html",
    "banca/law/proofs.json",
    "banca/py.typed",
)
IN_SDIST = (
    "LICENSE",
    "CHANGELOG.md",
    "CITATION.cff",
    "README.md",
    "build_data.py",
    "requirements.lock",
    "banca/law/editions/cussec-57-2004.yaml",
    "banca/server/page/index.html",
    "docs/index.md",
    "examples/roulette-round.json",
    "examples/verify_rounds.py",
    "examples/notebooks/the-life-of-a-jackpot.ipynb",
    "tests/test_readme.py",
    "web/package.json",
)
# What has no wheel for a Python yet: pip compiles it there, which takes a C compiler.
NOT_LOCKED = {"gpu"}  # gigabytes that nobody needs to develop or to test
COMPILED = {("immutables", "3.14")}
SOURCES = (".yaml", ".ftl")  # compiled in the wheel
PINNED = re.compile(r"^([\w.-]+)==([^ ;\\]+)(?: ; (.+?))? \\$", re.MULTILINE)


def project_of(root: Path) -> Mapping[str, Any]:
    found: Mapping[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def versions(root: Path) -> Iterator[str]:
    """One version, wherever it is written."""
    version = project_of(root)["version"]
    code = (root / "banca" / "__init__.py").read_text(encoding="utf-8")
    cited = yaml.safe_load((root / "CITATION.cff").read_text(encoding="utf-8"))["version"]
    if f'__version__ = "{version}"' not in code:
        yield f"banca/__init__.py has another version than pyproject.toml ({version})"
    if str(cited) != version:
        yield f"CITATION.cff says {cited}, pyproject.toml {version}"
    if not re.search(rf"^## {re.escape(version)}\b", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE):
        yield f"CHANGELOG.md has no section {version}"


def is_dated(root: Path) -> Iterator[str]:
    """The changelog and the citation say when this version was released."""
    version = project_of(root)["version"]
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changelog, re.MULTILINE):
        yield f"CHANGELOG.md: give {version} its day, as in `## {version} (2027-01-31)`"
    if "date-released" not in yaml.safe_load((root / "CITATION.cff").read_text(encoding="utf-8")):
        yield "CITATION.cff has no date-released"


def pythons(root: Path) -> tuple[str, ...]:
    """The versions of Python that the project says it runs on: 3.11, 3.12, …"""
    named = (each.rpartition(" ")[2] for each in project_of(root)["classifiers"] if " :: Python :: 3." in each)
    return tuple(named)


def lock(root: Path) -> Iterator[str]:
    """The lock has hashes and no address; it covers every dependency that is declared."""
    text = (root / "requirements.lock").read_text(encoding="utf-8")
    if "://" in text:
        yield "requirements.lock names an address"
    known = {each.name for each in pinned(root)} | {project_of(root)["name"]}
    yield from (f"requirements.lock does not pin {name}: make lock" for name in _declared(root) if name not in known)


def _declared(root: Path) -> Iterator[str]:
    project = project_of(root)
    extras = (lines for name, lines in project["optional-dependencies"].items() if name not in NOT_LOCKED)
    for line in (*project["dependencies"], *chain(*extras)):
        yield re.split(r"[\[<>=;! ]", line)[0].lower()


def archives(root: Path, folder: Path, epoch: str) -> Iterator[str]:
    """Two builds have the same bytes, and contain what they must."""
    first = build(copy_of(root, folder / "one" / "banca"), folder / "first", epoch)
    second = build(copy_of(root, folder / "two" / "banca"), folder / "second", epoch)
    for one, other in zip(first, second, strict=True):
        if one.read_bytes() != other.read_bytes():
            yield f"{one.name} differs from one build to the next"
    wheel, sdist = map(names_in, first)
    yield from (f"the wheel lacks {name}" for name in IN_WHEEL if name not in wheel)
    yield from (f"the sdist lacks {name}" for name in IN_SDIST if name not in sdist)
    strangers = (name for name in wheel if name.endswith(SOURCES) or not name.startswith(("banca/", "banca-")))
    yield from (f"the wheel has {name}" for name in strangers)


def installs(root: Path, folder: Path) -> Iterator[str]:
    """Every Python that the project names finds a wheel for every package that `banca[all]` needs, as pinned.

    pip says which wheels an interpreter would take, without having that interpreter, on a machine like this one.
    """
    for python in pythons(root):
        pins = folder / f"pins-{python}.txt"
        wanted = (pin for pin in pins_for(root, python) if (pin.partition("==")[0], python) not in COMPILED)
        pins.write_text("\n".join(wanted) + "\n", encoding="utf-8")
        command = [sys.executable, "-m", "pip", "install", "--dry-run", "--no-deps", "--ignore-requires-python"]
        which = ["--only-binary", ":all:", "--python-version", python, "--target", str(folder / python)]
        done = subprocess.run([*command, *which, "-r", str(pins)], capture_output=True, text=True, check=False)
        if done.returncode:
            yield f"Python {python}: {done.stderr.strip().splitlines()[-1]}"


def pins_for(root: Path, python: str) -> list[str]:
    """The pins that `banca[all]` needs on this Python: what only the development group needs is left out."""
    environment = {"python_version": python, "python_full_version": f"{python}.0"}
    found = [each for each in pinned(root) if not each.marker or Marker(each.marker).evaluate(environment)]
    needed = {"banca (pyproject.toml)"}
    while more := {each.name for each in found if each.name not in needed and needed & {*each.wanted_by}}:
        needed |= more
    return [f"{each.name}=={each.version}" for each in found if each.name in needed]


@dataclass(frozen=True, slots=True)
class Pin:
    name: str
    version: str
    marker: str
    wanted_by: tuple[str, ...]


def pinned(root: Path) -> list[Pin]:
    """The lock, read."""
    text = (root / "requirements.lock").read_text(encoding="utf-8")
    found = []
    for block in re.split(r"^(?=\S)", text, flags=re.MULTILINE):
        if pin := PINNED.match(block):
            wanted_by = re.findall(r"^    #(?: via)? +(\S.*)$", block, re.MULTILINE)
            found.append(Pin(pin[1], pin[2], pin[3] or "", tuple(each for each in wanted_by if each != "via")))
    return found
