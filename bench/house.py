"""The house: bets and rounds through the ledger beside bare commits, and how soon it is open again."""

import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager
from itertools import count, cycle
from pathlib import Path
from typing import Any, NamedTuple

from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.replies import Reply
from banca.house.roles import PROGRAM
from banca.house.sealing import HouseKey
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.house.work import Command
from tests.cluster import cluster

KEY = HouseKey(b"b" * 32)
SECONDS = 4.0  # of each measurement
TURNS = 4  # that commits, rounds and bets take: the speed of a disk changes within a minute
TABLES = 32  # that feed the writer at once
PLAYERS = 64
WAITING = 512  # commands under way
CHIPS, STAKE = 10**12, 100
ROUNDS = 10_000  # before the house is opened again
KINDS = ("sqlite", "postgresql")
BARE = "CREATE TABLE bare (n BIGINT PRIMARY KEY, body TEXT NOT NULL)"
BODY = "x" * 200  # about as long as an entry


@contextmanager
def database(kind: str) -> Iterator[Database]:
    """A fresh one, which writes through to the disk."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield Database(str(Path(folder) / "house.db"))
    else:
        with cluster(disk=True) as server:
            yield Database(server.url(server.create()))


def bare_commits(on: Database, seconds: float = SECONDS) -> float:
    """Transactions a second that insert one row each, on the driver's own connection."""
    raw = on.engine.raw_connection()
    try:
        connection: Any = raw.driver_connection
        cursor, mark = connection.cursor(), "?" if on.is_sqlite else "%s"
        cursor.execute(BARE)
        connection.commit()
        begin = "BEGIN IMMEDIATE" if on.is_sqlite else None  # psycopg begins by itself
        done, until = 0, time.perf_counter() + seconds
        while time.perf_counter() < until:
            if begin:
                cursor.execute(begin)
            cursor.execute(f"INSERT INTO bare (n, body) VALUES ({mark}, {mark})", (done, BODY))  # noqa: S608 - our own
            connection.commit()
            done += 1
        cursor.execute("DROP TABLE bare")
        connection.commit()
    finally:
        raw.close()
    return done / seconds


def red(table: str, who: str) -> PlaceAct:
    return PlaceAct(table, {"act": "bet", "player": who, "bet": "red", "stake": STAKE})


def open_tables(house: House) -> None:
    asked: list[Command] = [BuyChips(f"p{n}", "play-HKD", CHIPS) for n in range(PLAYERS)]
    asked += [OpenTable(f"t{n}", TableConfig({"edition": "roulette-60-2004"}, float=CHIPS)) for n in range(TABLES)]
    for reply in [house.submit(PROGRAM, command) for command in asked]:
        assert reply.result().accepted  # noqa: S101


def fed(house: House, commands: Iterator[Command], enough: Callable[[int], bool]) -> int:
    """Keep the writer busy with many commands at once; gives how many were accepted."""
    waiting: deque[Future[Reply]] = deque()
    numbers, done = count(), 0
    while not enough(done):
        while len(waiting) < WAITING:
            waiting.append(house.submit(PROGRAM, next(commands), f"c{time.monotonic_ns()}-{next(numbers)}"))
        done += waiting.popleft().result().accepted
    return done + sum(each.result().accepted for each in waiting)


def bets() -> Iterator[Command]:
    players = cycle(range(PLAYERS))
    return (red(f"t{n}", f"p{next(players)}") for n in cycle(range(TABLES)))


def rounds() -> Iterator[Command]:
    """A bet, and a round that settles it."""
    players = cycle(range(PLAYERS))
    for n in cycle(range(TABLES)):
        yield red(f"t{n}", f"p{next(players)}")
        yield Advance(f"t{n}", close=True)


class Worked(NamedTuple):
    done: int  # commands that were accepted
    seconds: float
    processor: float  # seconds that it worked

    @staticmethod
    def sum(parts: "Iterable[Worked]") -> "Worked":
        done, seconds, processor = map(sum, zip(*parts, strict=True))
        return Worked(int(done), seconds, processor)


def worked(house: House, commands: Iterator[Command], seconds: float) -> Worked:
    started, used = time.perf_counter(), time.process_time()
    done = fed(house, commands, lambda _: time.perf_counter() - started > seconds)
    return Worked(done, time.perf_counter() - started, time.process_time() - used)


def through_the_ledger(kind: str, seconds: float = SECONDS, played: int = ROUNDS) -> Mapping[str, Any]:
    """All figures of one database."""
    with database(kind) as on:
        migrate(on)
        initialise(on, KEY, 0)
        bare, settling, placing = 0.0, [], []
        with House(on, KEY) as house:
            open_tables(house)
            for _ in range(TURNS):
                bare += bare_commits(on, seconds / TURNS) / TURNS
                settling.append(worked(house, rounds(), seconds / TURNS))
                placing.append(worked(house, bets(), seconds / TURNS))
                for n in range(TABLES):
                    house.do(PROGRAM, Advance(f"t{n}", close=True))
            fed(house, rounds(), lambda done: done >= 2 * played)
        started = time.perf_counter()
        with House(on, KEY) as house:
            for n in range(TABLES):
                assert house.do(PROGRAM, red(f"t{n}", "p0")).accepted  # noqa: S101
            again = time.perf_counter() - started
        on.close()
    settled, placed = Worked.sum(settling), Worked.sum(placing)
    bets_a_second, rounds_a_second = placed.done / placed.seconds, settled.done / 2 / settled.seconds
    return {
        "database": kind,
        "bare commits a second": bare,
        "bets a second": bets_a_second,
        "bets to a commit": bets_a_second / bare,
        "rounds a second": rounds_a_second,
        "rounds to a commit": rounds_a_second / bare,
        "processor ms a round": 1000 * settled.processor / (settled.done / 2),
        f"seconds until all {TABLES} tables take bets after {played:,} rounds": again,
    }


def house() -> list[Mapping[str, Any]]:
    return [through_the_ledger(kind) for kind in KINDS]
