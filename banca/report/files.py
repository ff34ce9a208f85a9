"""Write a report to a file, completely or not at all."""

import sys
import tempfile
from pathlib import Path

from banca.files import PART, write_whole
from banca.law import BancaError
from banca.messages.errors import SystemFault

STDOUT = "-"


def refuse(name: str) -> None:
    """Refuse, before anything is computed, a file that cannot be written."""
    if name == STDOUT:
        return
    path = Path(name)
    if path.is_dir():
        raise BancaError("report-is-folder", file=name)
    if _is_device(path):
        return
    if not path.absolute().parent.is_dir():
        raise BancaError("report-no-folder", file=name, folder=str(path.parent))
    try:
        tempfile.NamedTemporaryFile(dir=path.absolute().parent, prefix=PART).close()
    except OSError as error:
        raise BancaError("report-not-written", file=name, reason=SystemFault.of(error)) from error


def _is_device(path: Path) -> bool:
    """Whether it is a device or pipe such as /dev/null, which must not be replaced by a file."""
    return path.exists() and not path.is_file() and not path.is_dir()


def write(name: str, content: bytes) -> None:
    """Write to the file, or to standard output for a dash."""
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
        raise BancaError("report-not-written", file=name, reason=SystemFault.of(error)) from error
