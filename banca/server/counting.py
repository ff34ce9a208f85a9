"""Exact counts: odds of tables and reviews of rounds, each once, in a process of its own, one after another."""

import asyncio
import json
import sys
from collections import OrderedDict
from hashlib import sha256
from typing import Any, Literal

from banca.house.errors import HouseError
from banca.house.journal import canonical
from banca.server.logs import Log

log = Log(__name__)

KEPT = 200  # counts
WITHIN = 600.0  # seconds; a count that takes longer is given up
WAITING_MOST = 20  # counts that wait for their turn
WORKER = (sys.executable, "-m", "banca.server.count_worker")

Count = Literal["odds", "review", "session", "new-bet"]


class Counting:
    """What was counted, and what is being counted."""

    def __init__(self) -> None:
        self._found: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._counting: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    async def of(self, what: Count, question: dict[str, Any], wait: float) -> dict[str, Any] | None:
        """The answer to a question; None while it is counted. HouseError: too many others are waited for."""
        asked = canonical({"count": what, "question": question})
        key = sha256(asked.encode()).hexdigest()  # a question may hold the records of many rounds
        if key not in self._found:
            if key not in self._counting:
                if len(self._counting) >= WAITING_MOST:
                    raise HouseError("server-too-fast")
                self._counting[key] = asyncio.create_task(self._count(key, asked))
            await asyncio.wait({self._counting[key]}, timeout=wait)
        found = self._found.get(key)
        if found is not None:
            self._found.move_to_end(key)
        return found

    async def _count(self, key: str, asked: str) -> None:
        try:
            async with self._turn:
                self._found[key] = await _counted(asked)
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        finally:
            del self._counting[key]

    async def stop(self) -> None:
        for task in [*self._counting.values()]:
            task.cancel()
        await asyncio.gather(*self._counting.values(), return_exceptions=True)


async def _counted(said: str) -> dict[str, Any]:
    pipe = asyncio.subprocess.PIPE
    worker = await asyncio.create_subprocess_exec(*WORKER, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        async with asyncio.timeout(WITHIN):
            written, errors = await worker.communicate(said.encode())
    except TimeoutError:
        return _failed()
    finally:
        if worker.returncode is None:
            worker.kill()
            await worker.wait()
    if worker.returncode:
        log.error("count-failed", why=errors.decode(errors="replace")[-2000:])
        return _failed()
    return dict(json.loads(written))


def _failed() -> dict[str, Any]:
    said = HouseError("server-count-failed")
    return {"message": said.message.id, "parameters": {}, "says": str(said)}
