"""The audit that somebody asked for while the house is open: one at a time, in a process of its own."""

import asyncio
import json
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from banca.house.audits import BeginAudit, EndAudit
from banca.house.errors import HouseError, StorageError
from banca.house.replies import Reply
from banca.house.roles import PROGRAM, Person
from banca.server.logs import Log

if TYPE_CHECKING:
    from banca.server.service import Service

log = Log(__name__)

WORKER = (sys.executable, "-m", "banca.server.audit_worker")
LINE_MOST = 2**20  # bytes of a line of the worker
FAILED = "server-audit-failed"


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
        try:
            found = await self._audited(run)
            with suppress(StorageError, HouseError):  # it has stopped meanwhile
                await self.service.submit(PROGRAM, EndAudit(run.person, run.began_at, **found))
        finally:
            self.under_way = None

    async def _audited(self, run: UnderWay) -> dict[str, Any]:
        pipe, house = asyncio.subprocess.PIPE, self.service.house
        worker = await asyncio.create_subprocess_exec(*WORKER, stdin=pipe, stdout=pipe, stderr=pipe, limit=LINE_MOST)
        assert worker.stdin  # noqa: S101 - a pipe was asked for
        assert worker.stdout  # noqa: S101
        url = house.database.url.render_as_string(hide_password=False)
        worker.stdin.write(json.dumps({"database": url, "key": house.key.secret.hex()}).encode())
        worker.stdin.close()
        found: dict[str, Any] = {"sound": None, "message": FAILED, "says": str(HouseError(FAILED))}
        try:
            async for line in worker.stdout:
                said = json.loads(line)
                if "sound" in said:
                    found = said
                else:
                    run.done, run.of = said["done"], said["of"]
            if await worker.wait() and worker.stderr:
                log.error("audit-failed", why=(await worker.stderr.read()).decode(errors="replace")[-2000:])
        finally:
            if worker.returncode is None:
                worker.kill()
                await worker.wait()
        return found
