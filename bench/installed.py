"""The other programs: those of the requirements file in an environment of their own, and what else is installed."""

import hashlib
import json
import os
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.timing import REPEATS, cores

HERE = Path(__file__).parent
REQUIREMENTS = HERE / "requirements.txt"
FOLDER = HERE.parent / ".venv-bench"
SECONDS_MOST = 120
LIBREBLACKJACK = "LIBREBLACKJACK"  # names the program, where `blackjack` on the path is another
LIBREBLACKJACK_SAYS = "LibreBlackjack"
LIBREBLACKJACK_HANDS = 1_000_000
LIBREBLACKJACK_PLAYS = ("-i", "-d6", "--rules=enhc s17 das doa")


@dataclass(frozen=True, slots=True)
class Peer:
    """Another program: how fast it is, or why that is not known."""

    name: str
    rate: float | None
    version: str | None = None
    missing: str | None = None


def environment(say: Any) -> Path | None:
    """The interpreter that has the programs; made when it is not there yet or the requirements are others."""
    python, written = FOLDER / "bin" / "python", FOLDER / "made-from"
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()
    if python.exists() and written.exists() and written.read_text(encoding="utf-8") == wanted:
        return python
    say("installing the other programs into .venv-bench")
    pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes")
    for command in ((sys.executable, "-m", "venv", "--clear", FOLDER), (*pip, "-r", REQUIREMENTS)):
        ran = subprocess.run(tuple(map(str, command)), capture_output=True, text=True, check=False)  # noqa: S603
        if ran.returncode:
            say(f"they could not be installed: {ran.stderr.strip().splitlines()[-1:]}")
            return None
    (FOLDER / ".gitignore").write_text("*\n", encoding="utf-8")
    written.write_text(wanted, encoding="utf-8")
    return python


def measured(name: str, python: Path | None) -> Peer:
    """By the program `peers.py`, on one processor."""
    if python is None:
        return Peer(name, None, missing="not installed")
    command = (str(python), "-W", "ignore", str(HERE / "peers.py"), name, *map(str, cores()[-1:]))
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS_MOST, check=False)  # noqa: S603
        found: Mapping[str, Any] = json.loads(ran.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        return Peer(name, None, missing="does not run")
    return Peer(name, found["rate"], found["version"])


def libreblackjack() -> Peer:
    """A program in C++, by its own player in the basic strategy, from a shoe, which is its fastest way."""
    name = "libreblackjack"
    program = os.environ.get(LIBREBLACKJACK) or shutil.which("blackjack")
    if program is None:
        return Peer(name, None, missing="not installed")
    try:
        told = subprocess.run((program, "--version"), capture_output=True, text=True, timeout=10, check=False)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return Peer(name, None, missing="does not run")
    if LIBREBLACKJACK_SAYS not in told.stdout:
        return Peer(name, None, missing="not installed")
    command = (program, *LIBREBLACKJACK_PLAYS, f"-n{LIBREBLACKJACK_HANDS}")
    taken = min(seconds_of(command)[1] for _ in range(REPEATS))
    return Peer(name, LIBREBLACKJACK_HANDS / taken, told.stdout.split()[1])


def seconds_of(command: Sequence[str], variables: Mapping[str, str] | None = None) -> tuple[float, float]:
    """By the clock on the wall, and of a processor; with these variables of the environment besides its own."""
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    told = {**os.environ, **(variables or {})}
    subprocess.run(command, capture_output=True, timeout=SECONDS_MOST, check=True, env=told)  # noqa: S603
    after, taken = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter() - started
    return taken, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
