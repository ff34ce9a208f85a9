"""Exact counts: odds of tables and reviews of rounds, each once, in a process of its own, one after another."""

import asyncio
import json
import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any, Literal

from banca.house.errors import HouseError
from banca.house.journal import canonical
from banca.progress import LINE
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
        self._done: dict[str, float] = {}  # the share of what is being counted
        self._turn = asyncio.Lock()

    async def of(self, what: Count, question: dict[str, Any], wait: float) -> dict[str, Any] | None:
        """The answer to a question; None while it is counted. HouseError: too many others are waited for."""
        asked = _written(what, question)
        key = _key(asked)
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

    def done(self, what: Count, question: dict[str, Any]) -> float:
        """The share of the answer that is counted; nought while others have their turn."""
        key = _key(_written(what, question))
        return 1.0 if key in self._found else self._done.get(key, 0.0)

    async def _count(self, key: str, asked: str) -> None:
        try:
            async with self._turn:
                self._found[key] = await _counted(asked, lambda done: self._done.__setitem__(key, done))
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        finally:
            del self._counting[key]
            self._done.pop(key, None)

    async def stop(self) -> None:
        for task in [*self._counting.values()]:
            task.cancel()
        await asyncio.gather(*self._counting.values(), return_exceptions=True)


def _written(what: Count, question: dict[str, Any]) -> str:
    return canonical({"count": what, "question": question})


def _key(asked: str) -> str:
    """A question may hold the records of many rounds."""
    return sha256(asked.encode()).hexdigest()


async def _counted(said: str, progress: Callable[[float], None]) -> dict[str, Any]:
    pipe = asyncio.subprocess.PIPE
    worker = await asyncio.create_subprocess_exec(*WORKER, stdin=pipe, stdout=pipe, stderr=pipe)
    assert worker.stdin and worker.stdout and worker.stderr  # they are pipes  # noqa: S101, PT018
    try:
        async with asyncio.timeout(WITHIN):
            written, errors, _ = await asyncio.gather(
                worker.stdout.read(), _follow(worker.stderr, progress), _ask(worker.stdin, said)
            )
            await worker.wait()
    except TimeoutError:
        return _failed()
    finally:
        if worker.returncode is None:
            worker.kill()
            await worker.wait()
    if worker.returncode:
        log.error("count-failed", why=errors[-2000:])
        return _failed()
    return dict(json.loads(written))


async def _ask(worker: asyncio.StreamWriter, said: str) -> None:
    with suppress(ConnectionError):  # it ended before it had read all: its exit status says that it failed
        worker.write(said.encode())
        await worker.drain()
    worker.close()


async def _follow(errors: asyncio.StreamReader, progress: Callable[[float], None]) -> str:
    """Hear how much is counted; gives what else was written there."""
    others = []
    while line := await errors.readline():
        text = line.decode(errors="replace")
        if text.startswith(LINE):
            progress(float(text.removeprefix(LINE)))
        else:
            others.append(text)
    return "".join(others)


def _failed() -> dict[str, Any]:
    said = HouseError("server-count-failed")
    return {"message": said.message.id, "parameters": {}, "says": str(said)}
