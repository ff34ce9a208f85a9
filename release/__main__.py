"""Run every check, say what each found, and end with 1 where something has to be mended."""

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from release import checks
from release.build import ROOT


def main() -> int:
    faults = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pins").mkdir()
        every: dict[str, Callable[[], Iterable[str]]] = {
            "one version everywhere": lambda: checks.versions(ROOT),
            "the version has its day": lambda: checks.is_dated(ROOT),
            "the lock is whole": lambda: checks.lock(ROOT),
            "nothing is left uncommitted": uncommitted,
            "wheel and sdist, twice the same bytes": lambda: checks.archives(ROOT, folder, day_of_commit()),
            f"wheels for Python {', '.join(checks.pythons(ROOT))}": lambda: checks.installs(ROOT, folder / "pins"),
        }
        for title, check in every.items():
            found = list(check())
            faults += len(found)
            print("✕" if found else "✓", title)
            for each in found:
                print("   ", each)
    if faults:
        print("Not ready: docs/RELEASING.md says what to do.")
    return int(faults > 0)


def uncommitted() -> list[str]:
    done = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def day_of_commit() -> str:
    """When the last commit was made, in seconds: the time of every file in the archives."""
    done = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
