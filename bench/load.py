"""`python -m bench.load`: many people at live tables on this machine, over real sockets on the loopback.

Everybody watches a table and bets every round. It tells how long a bet waits for its acknowledgement and a round for
its settlement, whether the server's memory stays flat, and that a reader who stands still delays nobody; beside the
same sockets with a bare echo, and the bare commits of the same database, measured in the same run.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import ssl
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvloop
import websockets

from banca.client import Client, ClientError, CommandRefused, Seat
from banca.client.client import Patience
from banca.house.access import admit_guest
from banca.house.config import TableConfig
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.roles import PROGRAM
from banca.house.tables import OpenTable
from bench.house import KEY, bare_commits, database

RESULTS = Path(__file__).parent / "results" / "load.json"
BETS = {  # an edition, and a bet that anybody may make there, seated or not
    "roulette-60-2004": "red",
    "cussec-57-2004": "big",
    "fish-prawn-crab-59-2004": "big",
    "fantan-58-2004": "fan",
    "baccarat-55-2004": "banker",
}
STAKE = 100
CONNECTING = 50  # at once
ECHO_SECONDS = 10.0
SETTLED_WITHIN = 60.0
START_WITHIN = 60.0
SEATED_WITHIN = 300.0


@contextmanager
def server(*words: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    command = [sys.executable, "-m", "bench.served", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - our own
        try:
            assert process.stdout  # noqa: S101
            yield process.stdout.readline().strip(), process
        finally:
            process.terminate()
            process.wait(START_WITHIN)


def memory(process: "subprocess.Popen[str]") -> float:
    """What the process has in memory, in MB."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def percentile(numbers: Sequence[float], share: float) -> float:
    return sorted(numbers)[min(len(numbers) - 1, int(share * len(numbers)))] if numbers else float("nan")


@dataclass
class Measured:
    acknowledged: list[float] = field(default_factory=list)  # seconds
    settled: list[float] = field(default_factory=list)  # seconds after the end of the betting window
    refused: Counter[str] = field(default_factory=Counter)  # by norm
    failed: list[str] = field(default_factory=list)
    megabytes: list[float] = field(default_factory=list)


class Player:
    """Bets once a round until the time is over."""

    def __init__(self, measured: Measured, chance: random.Random) -> None:
        self.measured, self.chance = measured, chance

    async def play(self, seat: Seat, until: float) -> None:
        while time.monotonic() < until:
            await seat.wait_for(lambda view: view["turn"]["kind"] == "betting", SETTLED_WITHIN)
            await asyncio.sleep(self.chance.uniform(0, 0.7) * seat.view["timers"]["betting"])
            if seat.turn["kind"] == "betting":
                await self._round(seat)

    async def _round(self, seat: Seat) -> None:
        playing, sent = seat.view["round"], time.monotonic()
        bet = BETS[seat.view["setting"]["edition"]]
        act = {"act": "bet", "player": seat.me, "bet": bet, "stake": STAKE, **SELECTIONS.get(bet, {})}
        try:
            await seat.client.do({"do": "act", "table": seat.table, "act": act})
        except CommandRefused as error:  # too late
            self.measured.refused[error.reply.norm or error.reply.message or ""] += 1
            return
        self.measured.acknowledged.append(time.monotonic() - sent)
        closes = time.monotonic() + (seat.seconds_left or 0.0)
        await seat.wait_for(lambda view: view["last"].get("round", 0) >= playing, SETTLED_WITHIN)
        self.measured.settled.append(max(0.0, time.monotonic() - closes))


SELECTIONS: Mapping[str, Mapping[str, Any]] = {"fan": {"selection": 1}}


async def stand_still(address: str, token: str, tables: Sequence[str], until: float) -> None:
    """A reader that watches every table and never reads."""
    url = address.replace("http", "ws") + "/v1/socket"
    said = {"authorization": f"Bearer {token}"}
    with suppress(websockets.WebSocketException, OSError):
        async with websockets.connect(url, additional_headers=said, compression=None, max_queue=1) as socket:
            for table in tables:
                await socket.send(json.dumps({"is": "subscribe", "table": table}))
            socket.transport.pause_reading()
            await asyncio.sleep(max(0.0, until - time.monotonic()))


async def crowd(
    address: str, process: "subprocess.Popen[str]", tokens: Sequence[str], tables: Sequence[str], seconds: float
) -> Measured:
    found, chance = Measured(), random.Random(1)  # noqa: S311 - which moment somebody bets at
    tls, patience, gate = ssl.create_default_context(), Patience(answer=SETTLED_WITHIN), asyncio.Semaphore(CONNECTING)
    seated, all_seated, begin = 0, asyncio.Event(), asyncio.Event()
    until = 0.0

    async def one(token: str, table: str) -> None:
        nonlocal seated
        async with AsyncExitStack() as stack:
            async with gate:
                client = await stack.enter_async_context(Client(address, patience=patience, tls=tls))
                await client.use_token(token)
                seat = await stack.enter_async_context(client.sit(table))
            seated += 1
            if seated == len(tokens) - 1:
                all_seated.set()
            await begin.wait()
            try:
                await Player(found, chance).play(seat, until)
            except ClientError as error:
                found.failed.append(str(error))

    people = [asyncio.create_task(one(*each)) for each in zip(tokens[1:], itertools.cycle(tables), strict=False)]
    await asyncio.wait_for(all_seated.wait(), SEATED_WITHIN)
    until = time.monotonic() + seconds
    still = asyncio.create_task(stand_still(address, tokens[0], tables, until))
    begin.set()
    while time.monotonic() < until:
        found.megabytes.append(memory(process))
        await asyncio.sleep(1)
    for result in await asyncio.gather(*people, still, return_exceptions=True):
        if isinstance(result, BaseException):
            found.failed.append(repr(result))
    return found


async def echoes(url: str, sockets: int, a_second: float) -> list[float]:
    """How long a bare echo takes with as many sockets and messages."""
    found: list[float] = []
    gate = asyncio.Semaphore(CONNECTING)
    until = time.monotonic() + ECHO_SECONDS + sockets / 200
    chance = random.Random(2)  # noqa: S311

    async def one() -> None:
        async with gate:
            socket = await websockets.connect(url, compression=None)
        async with socket:
            while time.monotonic() < until:
                await asyncio.sleep(chance.uniform(0, 2) * sockets / a_second)
                sent = time.monotonic()
                await socket.send("x" * 150)
                await socket.recv()
                found.append(time.monotonic() - sent)

    await asyncio.gather(*(one() for _ in range(sockets)))
    return found


def report(found: Measured, bare: float, echo: Sequence[float], seconds: float) -> Mapping[str, Any]:
    third = len(found.megabytes) // 3
    early, late = statistics.mean(found.megabytes[third : 2 * third]), statistics.mean(found.megabytes[2 * third :])
    acks, settled = found.acknowledged, found.settled
    return {
        "bets": len(acks),
        "settled": len(settled),
        "bets_a_second": round(len(acks) / seconds, 1),
        "bets_to_bare_commits": round(len(acks) / seconds / bare, 3),
        "refused": dict(found.refused),
        "failed": found.failed[:5],
        "acknowledged_p50_ms": round(1000 * percentile(acks, 0.5), 1),
        "acknowledged_p99_ms": round(1000 * percentile(acks, 0.99), 1),
        "settled_p50_ms": round(1000 * percentile(settled, 0.5), 1),
        "settled_p99_ms": round(1000 * percentile(settled, 0.99), 1),
        "echo_p50_ms": round(1000 * percentile(echo, 0.5), 1),
        "echo_p99_ms": round(1000 * percentile(echo, 0.99), 1),
        "acknowledged_to_echo_p50": round(percentile(acks, 0.5) / percentile(echo, 0.5), 2),
        "acknowledged_to_echo_p99": round(percentile(acks, 0.99) / percentile(echo, 0.99), 2),
        "bare_commits_a_second": round(bare),
        "memory_mb_middle": round(early, 1),
        "memory_mb_end": round(late, 1),
    }


def run(kind: str, sockets: int, tables: int, seconds: float, window: int) -> Mapping[str, Any]:
    with database(kind) as made:
        migrate(made)
        initialise(made, KEY, 0)
        bare = bare_commits(made)
        names = [f"t{n:02}" for n in range(tables)]
        with House(made, KEY) as house:
            for name, slug in zip(names, itertools.cycle(BETS), strict=False):
                config = TableConfig({"edition": slug}, timers={"betting": window})
                assert house.do(PROGRAM, OpenTable(name, config)).accepted  # noqa: S101
            tokens = [admit_guest(house).text for _ in range(sockets)]
        url = made.url.render_as_string(hide_password=False) if not made.is_sqlite else str(made.path)
        with server(url) as (address, process):
            found = uvloop.run(crowd(address, process, tokens, names, seconds))
    with server("echo") as (url, _):
        a_second = max(1.0, len(found.acknowledged) / seconds)
        echo = uvloop.run(echoes(url, sockets, a_second))
    return {"database": kind, "sockets": sockets, "tables": tables, **report(found, bare, echo, seconds)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--window", type=int, default=10, help="seconds for bets")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), action="append")
    args = parser.parse_args()
    found = []
    for kind in args.database or ["sqlite"]:
        found.append(run(kind, args.sockets, args.tables, args.seconds, args.window))
        for name, value in found[-1].items():
            print(f"{name:>26}  {value}")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
