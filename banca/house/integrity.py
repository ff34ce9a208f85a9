"""Check that program and law data are what the administrator approved; if not, no table plays on.

Every file of the installed package is hashed, at the start and once a day. The journal says which program ran when.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from sqlalchemy import Connection, select

import banca
from banca.house import schema
from banca.house.clock import day_of
from banca.house.closing import APPROVED
from banca.house.errors import HouseError
from banca.house.house import House
from banca.house.journal import HOUSE, canonical
from banca.house.roles import PROGRAM, Role
from banca.house.work import Command, Work
from banca.messages.errors import Message

APPROVAL = "approve-program"
NOT_HASHED = "__pycache__"  # Python's compiled files
SHOWN = 12  # digits shown of a digest

Files = Mapping[str, str]  # the hash of each file of the program


def program_files(folder: Path | None = None) -> Files:
    """The hash of every file of the program: rules, law data, messages, migrations."""
    root = folder or Path(banca.__file__).parent
    paths = sorted(path for path in root.rglob("*") if path.is_file() and NOT_HASHED not in path.parts)
    return {path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


def digest_of(files: Files) -> str:
    return hashlib.sha256(canonical(files).encode()).hexdigest()


def approved_files(connection: Connection) -> Files | None:
    """The files approved last; None if none were."""
    entry = schema.journal.c
    found = select(entry.body).where(entry.stream == HOUSE, entry.kind == APPROVAL)
    body = connection.execute(found.order_by(entry.number.desc()).limit(1)).scalar()
    if body is None:
        return None
    files: Files = json.loads(body)["files"]
    return files


def fault_of(approved: Files | None, files: Files) -> Message | None:
    """What is wrong with the running program, naming the first file that differs."""
    if approved is None:
        return Message("house-program-unapproved", digest=digest_of(files)[:SHOWN])
    for name in sorted({*approved, *files}):
        if name not in files:
            return Message("house-program-file-missing", file=name)
        if name not in approved:
            return Message("house-program-file-new", file=name)
        if approved[name] != files[name]:
            return Message("house-program-file-changed", file=name)
    return None


class ApproveProgram(Command, frozen=True, tag="approve-program"):
    """The administrator approves the running program by its digest."""

    roles: ClassVar[frozenset[Role]] = frozenset({Role.ADMINISTRATOR})

    digest: str

    def perform(self, work: Work) -> Mapping[str, Any]:
        files = program_files(work.house.program)
        found = digest_of(files)
        if self.digest != found:
            raise HouseError("house-program-is-another", digest=found)
        number = work.append(HOUSE, APPROVAL, {"digest": found, "version": banca.__version__, "files": files})
        work.event(APPROVED, banca.__version__, digest=found)
        return {"number": number, "digest": found, "files": len(files)}


class NoteProgram(Command, frozen=True, tag="note-program"):
    """Recorded whenever the program was compared with the approved one."""

    digest: str
    fault: dict[str, Any] | None

    def perform(self, work: Work) -> Mapping[str, Any]:
        kind = "program-checked" if self.fault is None else "program-fault"
        more = {} if self.fault is None else {"fault": self.fault}
        work.event(kind, work.house.name, digest=self.digest, **more)
        return {}


class ProgramCheck:
    """A check of `House`: at the start, on every new day, after an approval, and while it has all tables closed.

    A process with another program than the last approved one stops its own tables; those of the others go on.
    """

    def __init__(self, folder: Path | None = None, files: Callable[[Path | None], Files] = program_files) -> None:
        self.folder, self.files = folder, files
        self.fault: Message | None = None
        self.day: int | None = None
        self.approvals = 0  # that other processes wrote, when it was last compared

    def __call__(self, house: House) -> None:
        today = day_of(house.clock.now()).toordinal()
        approvals, self.approvals = self.approvals, house.closing.approvals
        if self.day == today and self.fault is None and self.approvals == approvals:
            return
        found = self.files(self.folder)
        with house.database.read() as connection:
            fault = fault_of(approved_files(connection), found)
        if self.day == today and fault == self.fault:
            return
        house.program_fault = fault
        self.day, self.fault = today, fault
        said = None if fault is None else {"id": fault.id, **fault.to_json()}
        house.submit(PROGRAM, NoteProgram(digest_of(found), said))
