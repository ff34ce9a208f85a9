"""Faults of a database, injected where a statement or a commit goes to the driver."""

import json
import os
import resource
import signal
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import event

from banca.house.database import Database
from banca.house.errors import StorageError
from banca.house.house import House
from banca.house.roles import Person
from banca.house.work import Command
from tests.battery.test_any_table import Whim
from tests.chaos.auditor import Auditor
from tests.chaos.kills import KEY, new_house
from tests.chaos.play import TABLES, asked_at, print_of, table_of

COMMIT = "COMMIT"
Fault = Callable[[], Exception]
Plan = Callable[[str], Fault | None]  # the fault that meets a statement
PAGES_LEFT, BYTES_LEFT = 12, 200_000  # of an almost full disk
ASKED_MOST = 2000


def sqlite_fault(code: int, says: str) -> Fault:
    def make() -> Exception:
        error = sqlite3.OperationalError(says)
        error.sqlite_errorcode = code
        return error

    return make


CONFLICTS: dict[bool, tuple[Fault, ...]] = {
    True: (
        sqlite_fault(sqlite3.SQLITE_BUSY, "database is locked"),
        sqlite_fault(sqlite3.SQLITE_BUSY_SNAPSHOT, "database is locked"),
    ),
    False: (
        lambda: psycopg.errors.SerializationFailure("could not serialize access"),
        lambda: psycopg.errors.DeadlockDetected("deadlock detected"),
        lambda: psycopg.errors.LockNotAvailable("canceling statement due to lock timeout"),
    ),
}
FULL_DISK: dict[bool, Fault] = {
    True: sqlite_fault(sqlite3.SQLITE_FULL, "database or disk is full"),
    False: lambda: psycopg.errors.DiskFull("could not extend file: No space left on device"),
}


@contextmanager
def injected(database: Database, plan: Plan) -> Iterator[Counter[str]]:
    """While it lasts, the plan is asked before every statement and every commit; counts the faults."""
    dialect: Any = database.engine.dialect
    names, count = ("do_execute", "do_executemany", "do_execute_no_params", "do_commit"), Counter[str]()

    def with_faults(name: str) -> Callable[..., Any]:
        method = getattr(dialect, name)

        def call(*arguments: Any, **named: Any) -> Any:
            statement = COMMIT if name == "do_commit" else str(arguments[1])
            if fault := plan(statement):
                count[statement.split()[0]] += 1
                raise fault()
            return method(*arguments, **named)

        return call

    for name in names:
        setattr(dialect, name, with_faults(name))
    try:
        yield count
    finally:
        for name in names:
            delattr(dialect, name)


def at_random(whim: Whim, faults: tuple[Fault, ...], one_in: int) -> Plan:
    return lambda _: whim.among(faults) if whim.one_in(one_in) else None


def same_as_on_disk(house: House, auditor: Auditor) -> None:
    """What is in memory is what the journal says."""
    auditor.look(house.database)
    for name, live in house.tables.items():
        assert print_of(live) == print_of(auditor.tables[name]), f"{name} is ahead of its journal"


def meet_conflicts(url: str, asked: int, seed: int) -> Counter[str]:
    """Other writers, as the database tells of them: what can be done again is done again, and the rest says so."""
    new_house(url)
    whim, auditor, figures = Whim(f"conflicts {seed}"), Auditor(KEY), Counter[str]()
    with House(Database(url, sleep=lambda _: None), KEY) as house:
        faults = CONFLICTS[house.database.is_sqlite]
        for number in range(asked):
            person, command = asked_at(whim, table_of(house, whim.among(sorted(TABLES))))
            with injected(house.database, at_random(whim, faults, whim.among((20, 60, 200)))) as met:
                try:
                    house.do(person, command, f"c{number}")
                    figures["done"] += 1
                except StorageError:
                    figures["given up"] += 1
            figures["conflicts met"] += met.total()
            reply = house.do(person, command, f"c{number}")
            assert house.do(person, command, f"c{number}") == reply
            if number % 20 == 0:
                same_as_on_disk(house, auditor)
        same_as_on_disk(house, auditor)
    return figures


def fill(house: House, whim: Whim, figures: Counter[str]) -> tuple[Person, Command, str]:
    """Play until the disk is full; gives the command that did not fit."""
    for number in range(ASKED_MOST):
        person, command = asked_at(whim, table_of(house, whim.among(sorted(TABLES))))
        try:
            house.do(person, command, f"f{number}")
        except StorageError:
            return person, command, f"f{number}"
        figures["before it was full"] += 1
    raise AssertionError("the disk is never full")


def play_through(house: House, whim: Whim, figures: Counter[str], free: Callable[[], None]) -> None:
    """Fill the disk, see that it says so and that nothing is half written, free it, and go on."""
    auditor = Auditor(KEY)
    asked = fill(house, whim, figures)
    for _ in range(3):
        try:
            house.do(*asked)
        except StorageError:
            figures["refused while full"] += 1
    same_as_on_disk(house, auditor)
    free()
    reply = house.do(*asked)
    assert house.do(*asked) == reply
    for number in range(30):
        house.do(*asked_at(whim, table_of(house, whim.among(sorted(TABLES)))), f"g{number}")
        figures["after it was freed"] += 1
    same_as_on_disk(house, auditor)


def fill_pages(path: str, seed: int) -> Counter[str]:
    """A database that may not grow: PRAGMA max_page_count."""
    new_house(path)
    figures, database, most = Counter[str](), Database(path), [0]
    with database.read() as connection:
        most[0] = int(connection.exec_driver_sql("PRAGMA page_count").scalar_one()) + PAGES_LEFT
    database.close()

    def bound(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={most[0]}")

    def free() -> None:
        most[0] += 1_000_000
        database.close()

    event.listen(database.engine, "connect", bound)
    with House(database, KEY) as house:
        play_through(house, Whim(f"pages {seed}"), figures, free)
    return figures


def fill_file(path: str, seed: int) -> Counter[str]:
    """A process whose files may not grow: RLIMIT_FSIZE, in a child, for it bounds every file."""
    new_house(path)
    source, out = os.pipe()
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            os.close(source)
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            figures = Counter[str]()
            with House(Database(path), KEY) as house:
                limit = max(Path(f"{path}{end}").stat().st_size for end in ("", "-wal")) + BYTES_LEFT
                hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
                resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
                free = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))  # noqa: E731
                play_through(house, Whim(f"file {seed}"), figures, free)
            os.write(out, repr(dict(figures)).encode())
            status = 0
        finally:
            os._exit(status)
    os.close(out)
    with os.fdopen(source, "rb") as pipe:
        said = pipe.read()
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    return Counter(json.loads(said.replace(b"'", b'"')))


def fill_injected(url: str, seed: int) -> Counter[str]:
    """A database that says its disk is full, at a statement or at the commit."""
    new_house(url)
    figures, whim, room, wrote = Counter[str](), Whim(f"full {seed}"), [300], [False]
    with House(Database(url), KEY) as house:
        full = FULL_DISK[house.database.is_sqlite]

        def plan(statement: str) -> Fault | None:
            inserts = statement.startswith("INSERT")
            room[0] -= inserts
            fails = room[0] < 0 and ((inserts and whim.one_in(6)) or (statement == COMMIT and wrote[0]))
            wrote[0] = not fails and (inserts or wrote[0]) and statement not in (COMMIT, "BEGIN IMMEDIATE")
            return full if fails else None

        with injected(house.database, plan):
            play_through(house, whim, figures, lambda: room.__setitem__(0, 10**9))
    return figures
