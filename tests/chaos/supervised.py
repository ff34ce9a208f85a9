"""`banca serve --processes N` on one PostgreSQL, as an operator runs it, and what happens when one is killed."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import select

from banca.house import schema
from banca.house.database import Database
from banca.house.house import House
from banca.house.integrity import ApproveProgram, digest_of, program_files
from banca.house.sealing import KEY_VARIABLE
from bench.house import KEY
from tests.chaos.service import History, audited, furnished, purses_of, require, sitting
from tests.house.ground import PIT

BANCA = str(Path(sys.executable).with_name("banca"))
WITHIN = 60.0  # seconds
TABLES = "table/"


class Supervised:
    """A supervisor and its processes."""

    def __init__(self, url: str, log: Path, processes: int, *more: str) -> None:
        self.url, self.log = url, log
        command = [BANCA, "serve", "--database", url, "--port", "0", "--processes", str(processes), *more]
        with log.open("ab") as errors:
            self.running = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, KEY_VARIABLE: KEY.secret.hex()},
            )
        assert self.running.stdout
        said = re.search(r"http://\S+", self.running.stdout.readline())
        if said is None:
            self.running.communicate(timeout=WITHIN)
            raise AssertionError(self.running.returncode, log.read_text(encoding="utf-8"))
        self.address = said[0]

    def events(self, name: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]
        return [line for line in lines if line["event"] == name]

    def pids(self) -> dict[int, int]:
        """The process at each place now."""
        return {each["process"]: each["child"] for each in self.events("process-started")}

    def owners(self) -> dict[str, int]:
        """The process that each table belongs to; none where nobody has it."""
        database, stream = Database(self.url), schema.stream.c
        try:
            with database.read() as connection:
                rows = connection.execute(
                    select(stream.name, stream.owner).where(stream.name.startswith(TABLES), stream.owner.is_not(None))
                )
                return {row.name.removeprefix(TABLES): int(row.owner.split("/")[-2]) for row in rows}
        finally:
            database.close()

    def stop(self, told: int = signal.SIGTERM) -> int:
        self.running.send_signal(told)
        self.running.communicate(timeout=WITHIN)
        return self.running.returncode


@contextmanager
def supervised(url: str, log: Path, processes: int = 3, *more: str) -> Iterator[Supervised]:
    found = Supervised(url, log, processes, *more)
    try:
        yield found
    finally:
        if found.running.poll() is None:
            code = found.stop()
            require(code == 0, "the service did not stop in good order", code)


def until(holds: Callable[[], object], what: str) -> None:
    end = time.monotonic() + WITHIN
    while not holds():
        require(time.monotonic() < end, "not in time:", what)
        time.sleep(0.1)


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def approve_program(url: str) -> None:
    with House(Database(url), KEY) as house:
        require(house.do(PIT, ApproveProgram(digest_of(program_files()))).accepted)


async def kill_one_of_several(url: str, log: Path, people: int = 20, processes: int = 3) -> Counter[str]:
    """Its tables go on elsewhere, nothing acknowledged is lost, and clients come back by themselves.

    The system spreads people over the processes as it likes: among so many, some are at the one that is killed.
    """
    tokens = furnished(url, people, processes, 1)
    approve_program(url)
    history = History()
    with supervised(url, log, processes) as service:
        until(lambda: len(set(service.owners().values())) == processes, "each process owns a table")
        async with AsyncExitStack() as stack:
            names = [f"t{n % processes}" for n in range(people)]
            seats = [
                await stack.enter_async_context(sitting(service.address, token, name, history))
                for token, name in zip(tokens, names, strict=True)
            ]
            over = asyncio.Event()

            async def play(seat: Any) -> None:
                while not over.is_set():
                    await history.bet(seat)
                    await asyncio.sleep(0.3)

            playing = [asyncio.create_task(play(seat)) for seat in seats]
            await asyncio.sleep(2)
            victim = (await asyncio.to_thread(service.owners))["t0"]
            os.kill(victim, signal.SIGKILL)
            killed = len(history.asked)
            await asyncio.to_thread(until, lambda: service.owners().get("t0") not in (None, victim), "t0 goes on")
            history.figures["ms until t0 went on"] = _took(service, victim)
            await asyncio.to_thread(until, lambda: victim not in service.pids().values(), "it is started again")
            await asyncio.to_thread(until, lambda: len(service.events("started")) == processes + 1, "it serves again")
            await asyncio.sleep(2)
            over.set()
            await asyncio.gather(*playing)
            at_t0 = [each for each in history.asked[killed:] if each.table == "t0" and each.number is not None]
            history.figures["accepted there since"] = len(at_t0)
            history.figures["reconnected"] = sum(seat.client.wire.connections - 1 for seat in seats)
            await asyncio.sleep(3)
            held = await purses_of(seats)
        pids = service.pids().values()
    for name in set(names):
        history.check(url, name, {seat.me: held[seat.me] for seat in seats if seat.table == name})
    until(lambda: not any(map(is_alive, pids)), "all are gone")
    audited(url)
    return history.figures


def _took(service: Supervised, victim: int) -> int:
    """From the kill, as the supervisor saw it, until the table was another's."""
    ended = service.events("process-ended")[-1]["time"]
    later = [each for each in service.events("table") if each["table"] == "t0" and each["pid"] != victim]
    return round(
        (datetime.fromisoformat(later[-1]["time"]) - datetime.fromisoformat(ended)) / timedelta(milliseconds=1)
    )
