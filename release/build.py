"""Build the wheel and the sdist, in a copy of the project: a build writes what it compiles next to its sources."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
HEAVY = (".git", ".venv*", "node_modules", "build", "dist", "results", "__pycache__", ".*cache", ".hypothesis")
DAY = "1735689600"  # the time that is written into archives, where no commit gives one


def copy_of(source: Path, to: Path) -> Path:
    """The project without what is downloaded or measured; with the built page, which the wheel ships."""
    shutil.copytree(source, to, ignore=shutil.ignore_patterns(*HEAVY), symlinks=True)
    return to


def build(source: Path, to: Path, epoch: str = DAY) -> tuple[Path, Path]:
    """The wheel and the sdist of a project, whose times are all the same."""
    to.mkdir(parents=True)
    command = [
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        "wheel",
        "--target",
        "sdist",
        "--directory",
        str(to),
    ]
    subprocess.run(command, cwd=source, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": epoch}, capture_output=True)
    [wheel], [sdist] = to.glob("*.whl"), to.glob("*.tar.gz")
    return wheel, sdist


def names_in(archive: Path) -> frozenset[str]:
    """The files of an archive; those of an sdist without its first folder."""
    if archive.suffix == ".whl":
        return frozenset(zipfile.ZipFile(archive).namelist())
    with tarfile.open(archive) as opened:
        return frozenset(name.partition("/")[2] for name in opened.getnames())
