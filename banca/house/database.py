"""The database behind the house: one SQLite file for one process, or PostgreSQL for several.

A transaction is retried when the database reports a conflict. If it still fails, the error is one that a person can
read. SQLite writes through to the disk at every commit (WAL, synchronous=FULL).
"""

import fcntl
import os
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.pool import QueuePool

from banca.house.errors import HouseError, StorageError
from banca.house.waiting import let_rows_wait, watch
from banca.law.numbers import shown

T = TypeVar("T")
TRIES = 8
FIRST_WAIT = 0.01  # seconds; doubles with each try, with random jitter
# Serialization failure, deadlock, lock not available, and one command id used by two processes at once.
RETRIED = {"40001", "40P01", "55P03", "23505"}
# The database ends the transaction of a process that stalls, so nobody waits for ever.
POSTGRESQL_LIMITS = "-c lock_timeout=2s -c idle_in_transaction_session_timeout=10s"
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}
UNREADABLE = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}
FULL_STATES = {"53100", "53200", "53300", "58030"}  # disk full, out of memory, too many connections, io error
SCHEMES = ("sqlite", "postgresql")
Sleep = Callable[[float], None]


class Database:
    """Connections to one database. `sleep` waits between tries; tests inject their own."""

    def __init__(self, url: str, sleep: Sleep = time.sleep) -> None:
        self.url = database_url(url)
        self.sleep = sleep
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = self._sqlite() if self.is_sqlite else self._postgresql()
        watch(self.engine)

    @property
    def path(self) -> Path:
        """The file of an SQLite database."""
        return Path(str(self.url.database))

    def _sqlite(self) -> Engine:
        connect = {"timeout": 5, "check_same_thread": False}
        engine = create_engine(self.url, poolclass=QueuePool, hide_parameters=True, connect_args=connect)

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # we begin transactions ourselves
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            reads = connection.get_execution_options().get("reads")
            connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

        return engine

    def _postgresql(self) -> Engine:
        from psycopg.types.array import ListBinaryDumper  # noqa: PLC0415 - a house on SQLite needs no other database

        connect = {"options": POSTGRESQL_LIMITS}
        engine = create_engine(
            self.url,
            pool_pre_ping=True,
            pool_size=4,
            isolation_level="READ COMMITTED",
            hide_parameters=True,  # no log has what is secret
            connect_args=connect,
        )

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.adapters.register_dumper(list, ListBinaryDumper)  # as text, every quotation mark is escaped

        return engine

    def write(self, work: Callable[[Connection], T]) -> T:
        """Run the work in one transaction, with retries on conflict. StorageError: nothing was changed."""
        for tried in range(1, TRIES + 1):
            try:
                with self.engine.begin() as connection:
                    waiting = let_rows_wait(connection)
                    found = work(connection)
                    waiting.write()
                    return found
            except DBAPIError as error:
                if not is_conflict(error):
                    raise storage_error(error) or error from None
                if tried == TRIES:
                    raise StorageError("house-database-busy", tries=TRIES) from None
                self.sleep(FIRST_WAIT * 2**tried * random.random())  # noqa: S311 - not chance at a table
        raise AssertionError  # the last try returns or raises

    @contextmanager
    def read(self, *, pauses: bool = False) -> Iterator[Connection]:
        """A connection with one consistent view of the database. With `pauses`, it may idle for long in between."""
        try:
            with self.engine.connect().execution_options(reads=True) as connection, connection.begin():
                if not self.is_sqlite:
                    connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                    if pauses:  # who only reads keeps nobody from writing
                        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
                yield connection
        except DBAPIError as error:
            raise storage_error(error) or error from None

    def close(self) -> None:
        self.engine.dispose()


def database_url(text: str) -> Any:
    """The URL for a path (an SQLite file), `sqlite:///FILE` or `postgresql://…`."""
    if "://" not in text:
        text = f"sqlite:///{text}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise HouseError("house-database-unknown", url=shown(text.rpartition("@")[2])) from None
    backend = url.get_backend_name()
    if backend not in SCHEMES or (backend == "sqlite" and url.database in (None, "", ":memory:")):
        raise HouseError("house-database-unknown", url=url.render_as_string(hide_password=True))
    return url.set(drivername="postgresql+psycopg") if backend == "postgresql" else url


def is_conflict(error: DBAPIError) -> bool:
    """Whether the database asks for the transaction to be retried."""
    if isinstance(error.orig, sqlite3.Error):
        return (getattr(error.orig, "sqlite_errorcode", 0) & 0xFF) in BUSY
    return getattr(error.orig, "sqlstate", None) in RETRIED


def storage_error(error: DBAPIError) -> StorageError | None:
    """A readable error if the database could not be written or reached; None for a bug."""
    if isinstance(error.orig, sqlite3.Error):
        code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
        if code in UNREADABLE:
            return StorageError("house-database-unreadable", fault=str(error.orig))
        if code in FULL or isinstance(error, OperationalError):
            return StorageError("house-database-unwritable", fault=str(error.orig))
        return None
    if error.connection_invalidated or isinstance(error, OperationalError):
        return StorageError("house-database-unreachable", fault=str(error.orig).splitlines()[0])
    state = getattr(error.orig, "sqlstate", None)
    return (
        StorageError("house-database-unwritable", fault=str(error.orig).splitlines()[0])
        if state in FULL_STATES
        else None
    )


class FileLock:
    """Keeps a second process from opening the same SQLite house."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f"{path.name}.lock")
        self._handle: int | None = None

    def acquire(self) -> None:
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            raise HouseError("house-database-in-use", file=str(self.path)) from None
        self._handle = handle

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
