"""The audit that somebody asked for while the house is open: one at a time, in a process of its own."""

import asyncio
import json
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from banca.house.audits import LONGEST, BeginAudit, EndAudit
from banca.house.errors import HouseError, StorageError
from banca.house.replies import Reply
from banca.house.roles import PROGRAM, Person
from banca.server.logs import Log

if TYPE_CHECKING:
    from banca.server.service import Service

log = Log(__name__)

WORKER = (sys.executable, "-m", "banca.server.audit_worker")
LINE_MOST = 2**20  # bytes of a line of the worker
ERRORS_MOST = 2_000  # bytes


class Line(msgspec.Struct, frozen=True):
    """What the worker writes: how far it is, or, with `sound`, what it found."""

    done: int = 0
    of: int = 0
    sound: bool | msgspec.UnsetType | None = msgspec.UNSET  # None: it could not be finished
    counts: dict[str, int] = {}
    message: str = ""
    parameters: dict[str, Any] = {}
    says: str = ""


FAILED = Line(sound=None, message="server-audit-failed", says=str(HouseError("server-audit-failed")))


@dataclass(slots=True)
class UnderWay:
    """An audit that runs here."""

    person: str
    began_at: int
    done: int = 0  # entries of the tables' journals
    of: int = 0


class Auditing:
    def __init__(self, service: "Service") -> None:
        self.service = service
        self.under_way: UnderWay | None = None
        self._task: asyncio.Task[None] | None = None

    async def begin(self, person: Person) -> Reply | None:
        """Begin an audit; one that runs already goes on. Gives the reply where the house refuses it."""
        if self.under_way is not None:
            return None
        self.under_way = UnderWay(person.name, 0)
        try:
            reply = await self.service.submit(person, BeginAudit())
        except BaseException:
            self.under_way = None
            raise
        if not reply.accepted:
            self.under_way = None
            return reply
        self.under_way.began_at = reply.body["at"]
        self._task = asyncio.create_task(self._run(self.under_way))
        return None

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, run: UnderWay) -> None:
        found = FAILED
        try:
            async with asyncio.timeout(LONGEST):
                found = await self._audited(run)
        except (OSError, ValueError) as error:  # no process began, it wrote no line of ours, or the time is up
            log.error("audit-failed", why=repr(error))  # noqa: TRY400 - that is all there is to say
        finally:
            with suppress(StorageError, HouseError):  # the house has stopped meanwhile
                # Of the house itself: a service that stops takes no commands, and the audit stops with it.
                await asyncio.wrap_future(self.service.house.submit(PROGRAM, _end(run, found)))
            self.under_way = None

    async def _audited(self, run: UnderWay) -> Line:
        pipe, house = asyncio.subprocess.PIPE, self.service.house
        worker = await asyncio.create_subprocess_exec(*WORKER, stdin=pipe, stdout=pipe, stderr=pipe, limit=LINE_MOST)
        assert worker.stdin  # noqa: S101 - a pipe was asked for
        assert worker.stdout  # noqa: S101
        assert worker.stderr  # noqa: S101
        errors = asyncio.create_task(_last_of(worker.stderr))  # read all along: a full pipe would stop the worker
        try:
            url = house.database.url.render_as_string(hide_password=False)
            worker.stdin.write(json.dumps({"database": url, "key": house.key.secret.hex()}).encode())
            worker.stdin.close()
            found = FAILED
            async for text in worker.stdout:
                line = msgspec.json.decode(text, type=Line)
                if line.sound is not msgspec.UNSET:
                    found = line
                else:
                    run.done, run.of = line.done, line.of
            if await worker.wait():
                log.error("audit-failed", why=await errors)
        finally:
            errors.cancel()
            if worker.returncode is None:
                worker.kill()
                await worker.wait()
        return found


def _end(run: UnderWay, found: Line) -> EndAudit:
    sound = None if found.sound is msgspec.UNSET else found.sound
    return EndAudit(run.person, run.began_at, sound, found.counts, found.message, found.parameters, found.says)


async def _last_of(stream: asyncio.StreamReader) -> str:
    """The end of what a process says of its errors."""
    found = b""
    while more := await stream.read(LINE_MOST):
        found = (found + more)[-ERRORS_MOST:]
    return found.decode(errors="replace")
