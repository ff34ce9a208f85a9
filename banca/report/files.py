"""Writing a report to a file: it is there complete, or as it was."""

import sys
import tempfile
from pathlib import Path

from banca.files import PART, write_whole
from banca.law import BancaError

STDOUT = "-"


def refuse(name: str) -> None:
    """Says, before anything is computed, why a file of this name cannot be written."""
    if name == STDOUT:
        return
    path = Path(name)
    if path.is_dir():
        raise BancaError(f"{name} is a folder: name a file in it")
    if _is_device(path):
        return
    if not path.absolute().parent.is_dir():
        raise BancaError(f"{name}: there is no folder {path.parent}")
    try:
        tempfile.NamedTemporaryFile(dir=path.absolute().parent, prefix=PART).close()
    except OSError as error:
        raise BancaError(f"{name} cannot be written: {error.strerror}") from error


def _is_device(path: Path) -> bool:
    """What is written to as it is: /dev/null, a pipe. A file put in its place would be another thing."""
    return path.exists() and not path.is_file() and not path.is_dir()


def write(name: str, content: bytes) -> None:
    """Into the file; for a dash, to the standard output."""
    if name == STDOUT:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    path = Path(name).resolve()
    try:
        if _is_device(path):
            path.write_bytes(content)
            return
        write_whole(path, content)
    except OSError as error:
        raise BancaError(f"{name} cannot be written: {error.strerror}") from error
