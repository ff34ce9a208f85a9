"""The house: takes commands, does each one once, and writes down what it did before it answers.

One thread writes. It takes all commands that wait, does each in one transaction, as if it were alone, commits, and only
then answers: many tables share the cost of one commit. If the commit fails, nothing was done; the tables that were
touched are read from the journal again, as after a restart.
"""

import os
import queue
import secrets
import socket
import threading
import time
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import DataError, IntegrityError

from banca.house import schema
from banca.house.checkpoints import Keeper
from banca.house.clock import Clock, SystemClock
from banca.house.closing import Closing
from banca.house.database import Database, FileLock
from banca.house.errors import ChanceFailed, HouseError, OwnedElsewhere, StorageError
from banca.house.journal import HOUSE, Head, create_stream
from banca.house.leases import give_up_leases, renew_leases, take_lease
from banca.house.ledger import Account
from banca.house.migrations import refuse_other_revision
from banca.house.replies import (
    ID_MOST,
    REPLIES,
    REPLY_STREAMS,
    HouseRefused,
    Replies,
    Reply,
    digest_of_reply,
    house_reply,
    is_command_id,
    refused,
    refused_reply,
)
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import HouseKey, Random
from banca.house.waiting import Waiting, rows_of
from banca.house.work import EVENTS, Command, Work, digest_of, look_up, tag_of
from banca.law import BancaError
from banca.messages.errors import Message

if TYPE_CHECKING:
    from banca.house.live_table import LiveTable

AT_ONCE = 256  # commands in one transaction
LEASE = 10.0  # seconds for which a table belongs to a process, where several share a database
STOP = object()
# A row that the database does not take, or a value that it cannot hold: the fault of one command, not of its group.
REFUSED_BY_DATABASE = (IntegrityError, DataError, OverflowError)


@dataclass(slots=True)
class _Waiting:
    person: Person
    command: Command
    id: str | None
    reply: "Future[Reply]"


class _Half(Exception):
    """A command failed after it had written something, or the database refused what several had written."""


@contextmanager
def _alone(waiting: Waiting) -> Iterator[None]:
    """What a command writes is dropped if it fails. _Half: it does not wait any more."""
    waiting.begin()
    try:
        yield
    except (BancaError, *REFUSED_BY_DATABASE) as error:  # after any other, the whole transaction is void
        if waiting.has_written or isinstance(error, DataError):
            raise _Half from None
        waiting.drop()
        raise


@contextmanager
def _with_savepoint(connection: Connection, waiting: Waiting) -> Iterator[None]:
    """What a command writes, it writes by itself, and it is undone if it fails."""
    waiting.write()
    connection.exec_driver_sql("SAVEPOINT command")
    waiting.begin()
    try:
        yield
        waiting.write()
    except (BancaError, *REFUSED_BY_DATABASE):
        waiting.drop()
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT command")
        raise
    connection.exec_driver_sql("RELEASE SAVEPOINT command")


def _write_together(rows: Waiting) -> None:
    """_Half: the database refuses something, and does not say of which command it is."""
    try:
        rows.write()
    except (OwnedElsewhere, *REFUSED_BY_DATABASE):
        raise _Half from None


class House:
    """A house on a database. `submit` may be called from any thread."""

    program: Path | None = None  # the folder of the program that is approved; where it is installed, unless said

    def __init__(
        self,
        database: Database,
        key: HouseKey,
        clock: Clock | None = None,
        random: Random = secrets.token_bytes,
        checks: Sequence[Callable[["House"], None]] = (),
        lease: float = LEASE,
    ) -> None:
        self.database, self.key, self.clock, self.random = database, key, clock or SystemClock(), random
        self.name = f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(4)}"
        self.lease = lease
        self.tables: dict[str, LiveTable] = {}
        # What nobody else can change: in the transaction under way, and for good where there is no other process.
        self.heads: dict[str, Head] = {}
        self.held: dict[str, int] = {}  # by bounded accounts
        self.open_accounts: set[Account] = set()  # known to be there
        self.opening_accounts: set[Account] = set()  # in the transaction under way
        self.checkpoints = Keeper(key)
        self.storage_fault: Message | None = None  # of a transaction that failed, until it can be written down
        self.locked_out: dict[str, float] = {}  # people, and when they may try again by the steady clock
        self.closing = Closing(self.name)
        self.program_fault: Message | None = None  # why every table is stopped while the program is not as approved
        self.checks = [*checks]  # before every transaction; HouseError closes all tables
        self.watchers: list[Callable[[Sequence[LiveTable]], None]] = []  # called by the writer after every commit
        self._lock = FileLock(database.path) if database.is_sqlite else None
        self._queue: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._drift: float | None = None  # wall clock less steady clock, in seconds
        self._drift_now: float | None = None  # the same, in the transaction under way

    # Opening and closing.

    def __enter__(self) -> Self:
        self.open()
        self._writer = threading.Thread(target=self._run, name="house writer", daemon=True)
        self._writer.start()
        return self

    def open(self) -> None:
        """Open the house without its writer."""
        if self._lock:
            self._lock.acquire()
        try:
            with self.database.read() as connection:
                refuse_other_house(connection, self.key)
                self.closing.read(connection)
            self._write([started := _Waiting(PROGRAM, _Restart(), None, Future())])
            started.reply.result()
        except BaseException:
            self._release()
            raise

    def __exit__(self, *_: object) -> None:
        if self._writer:
            self._queue.put(STOP)
            self._writer.join()
            self._writer = None
        if not self.database.is_sqlite:
            with suppress(StorageError):  # they end by themselves
                self.database.write(lambda connection: give_up_leases(connection, self.name))
        self._release()

    def _release(self) -> None:
        if self._lock:
            self._lock.release()
        self.database.close()

    # Commands.

    def submit(self, person: Person, command: Command, command_id: str | None = None) -> "Future[Reply]":
        """Do a command once: the same id again gets the same reply. Without an id it is done each time."""
        waiting = _Waiting(person, command, command_id, Future())
        self._queue.put(waiting)
        return waiting.reply

    def do(self, person: Person, command: Command, command_id: str | None = None) -> Reply:
        return self.submit(person, command, command_id).result()

    @property
    def waiting(self) -> int:
        """How many commands wait for the next transaction."""
        return self._queue.qsize()

    def _run(self) -> None:
        renewed = time.monotonic()  # leases are counted on the database's clock, not on the house's
        while True:
            due = None if self.database.is_sqlite else max(0.0, renewed + self.lease / 4 - time.monotonic())
            if due == 0:
                renewed = time.monotonic()
                with suppress(StorageError):  # a lease that ends is taken again with the next command
                    self.database.write(self._renew)
                continue
            try:
                first = self._queue.get(timeout=due)
            except queue.Empty:
                continue
            if first is STOP:
                return
            group, stopping = [first], False
            while len(group) < AT_ONCE and not self._queue.empty():
                following = self._queue.get()
                if following is STOP:
                    stopping = True
                    break
                group.append(following)
            self._write(group)
            if stopping:
                return

    def _renew(self, connection: Connection) -> None:
        renew_leases(connection, self.name, self.lease)
        self._notice(connection)

    def _write(self, group: list[_Waiting]) -> None:
        """Do a group of commands in one transaction, and answer when it is committed."""
        touched: dict[str, int] = {}
        try:
            self._check()
            try:
                replies = self._transaction(group, touched, savepoints=False)
            except _Half:
                replies = self._transaction(group, touched, savepoints=True)
        except BaseException as error:  # noqa: BLE001 - every command of the group hears of it
            self._begin(touched, fresh=True)
            if isinstance(error, StorageError):
                self.storage_fault = error.message
            for waiting in group:
                waiting.reply.set_exception(error)
            return
        self.storage_fault = None
        self.checkpoints.commit()
        self.open_accounts |= self.opening_accounts
        self._drift = self._drift_now
        self.closing.commit()
        changed = [self.tables[table_id] for table_id in touched if table_id in self.tables]
        for watch in self.watchers:
            watch(changed)
        for waiting, reply in zip(group, replies, strict=True):
            if isinstance(reply, Reply):
                waiting.reply.set_result(reply)
            else:
                waiting.reply.set_exception(reply)

    def _transaction(
        self, group: list[_Waiting], touched: dict[str, int], *, savepoints: bool
    ) -> list[Reply | BaseException]:
        """The commands' rows are written together; after a _Half, each has a savepoint and writes its own.

        Savepoints are dear, and most commands that fail have written nothing that cannot be dropped.
        """
        tries: list[int] = []

        def work(connection: Connection) -> list[Reply | BaseException]:
            self._begin(touched, fresh=not self.database.is_sqlite or savepoints or bool(tries))
            tries.append(1)
            rows = rows_of(connection)
            self._notice(connection)
            self._witness(connection)
            replies = Replies(connection, [(each.person.name, each.id) for each in group])
            look_up(self, connection, (each.command for each in group))
            found = [self._attempt(connection, waiting, touched, replies, savepoints) for waiting in group]
            _write_together(rows)
            replies.write(connection)
            self._journal_replies(connection, replies.new)
            self.closing.tell(Work(self, connection, PROGRAM, self.clock.now()))
            return found

        return self.database.write(work)

    def _witness(self, connection: Connection) -> None:
        """Before the commands of a transaction: a checkpoint that is due, and a storage that failed and is back."""
        work = Work(self, connection, PROGRAM, self.clock.now())
        if why := self.checkpoints.why_due(work.at):
            work.checkpoint(why)
        if self.storage_fault:
            work.event("storage-fault", self.name, fault=self.storage_fault.id)

    def _journal_replies(self, connection: Connection, given: Sequence[Mapping[str, Any]]) -> None:
        """Bind what was answered to the journal, all of a transaction in one entry."""
        if given:
            said = [[each["person"], each["id"], digest_of_reply(each)] for each in given]
            Work(self, connection, PROGRAM, given[-1]["at"]).append(self.reply_stream, "replies", {"of": said})

    @property
    def reply_stream(self) -> str:
        """Processes that share a database rarely wait for each other's."""
        if self.database.is_sqlite:
            return REPLIES
        return f"{REPLIES}/{zlib.crc32(self.name.encode()) % REPLY_STREAMS}"

    def _begin(self, touched: dict[str, int], *, fresh: bool) -> None:
        """Nothing of a transaction that failed stays in memory; nor, where others write, of the one before."""
        self._forget(touched)
        self.opening_accounts, self._drift_now = set(), self._drift
        self.checkpoints.begin()
        self.closing.begin()
        if fresh:
            self.heads, self.held = {}, {}

    @property
    def closed_by(self) -> Message | None:
        """Why every table is stopped until an administrator reopens the house."""
        return self.closing.by

    @property
    def stopped_by(self) -> Message | None:
        """Why every table is stopped; None where they may go on."""
        return self.closed_by or self.program_fault

    def _check(self) -> None:
        for check in self.checks:
            try:
                check(self)
            except HouseError as error:
                self.close_all(error.message)

    def close_all(self, why: Message) -> None:
        """Stop every table at once, in all processes, until an administrator reopens the house."""
        if self.closing.close(why):
            self.submit(PROGRAM, Tick())  # a transaction that tells it, if none is under way

    def _notice(self, connection: Connection) -> None:
        """A fault that another process saw closes the tables here too."""
        if not self.database.is_sqlite and self.closing.notice(connection):
            self._check()

    def _forget(self, touched: dict[str, int]) -> None:
        """Tables that went on in memory but not on disk are read from the journal when they are wanted."""
        for table_id in touched:
            self.tables.pop(table_id, None)
        touched.clear()

    def _attempt(
        self, connection: Connection, waiting: _Waiting, touched: dict[str, int], replies: Replies, savepoints: bool
    ) -> Reply | BaseException:
        """One command of a group: it succeeds, or it leaves no trace but its reply."""
        try:
            digest = digest_of(waiting.command)
        except UnicodeEncodeError:  # a text that no file can hold
            return HouseError("house-command-unwritable")
        if waiting.id is not None:
            if not is_command_id(waiting.id):
                return HouseError("house-command-id-malformed", most=ID_MOST)
            if known := replies.find(waiting.person.name, waiting.id, digest):
                return known
        work = Work(self, connection, waiting.person, self._now(connection), waiting.id)
        try:
            reply = self._perform(work, waiting, savepoints)
        finally:
            touched.update(work.touched)
        if isinstance(reply, Reply) and not reply.accepted:
            reply = msgspec.structs.replace(reply, at=work.at)
        if waiting.id is not None and isinstance(reply, Reply):
            replies.keep(waiting.person.name, waiting.id, digest, work.at, reply)
        return reply

    def _perform(self, work: Work, waiting: _Waiting, savepoints: bool) -> Reply | BaseException:
        before, rows = set(self.opening_accounts), rows_of(work.connection)
        try:
            with _with_savepoint(work.connection, rows) if savepoints else _alone(rows):
                self._refuse_person(waiting)
                return Reply(True, dict(waiting.command.perform(work)))
        except (BancaError, *REFUSED_BY_DATABASE) as error:
            self.opening_accounts = before
            work.undo()
            elsewhere = isinstance(error, OwnedElsewhere)
            self._forget({n: was for n, was in work.touched.items() if elsewhere or self._has_moved(n, was)})
            if isinstance(error, ChanceFailed):
                self.close_all(error.message)
            if isinstance(error, REFUSED_BY_DATABASE):
                return HouseError("house-database-refused", fault=str(getattr(error, "orig", error)))
            if isinstance(error, StorageError):
                return error  # no reply: it can be sent again
            return refused_reply(error) if not isinstance(error, HouseRefused) else house_reply(error)

    def _has_moved(self, table_id: str, version: int) -> bool:
        return table_id in self.tables and self.tables[table_id].version != version

    def _refuse_person(self, waiting: _Waiting) -> None:
        person, roles = waiting.person, type(waiting.command).roles
        if person is not PROGRAM and not person.roles & roles:
            needed = ", ".join(sorted(roles))
            raise refused("person_must_have_the_role", person=person.name, roles=needed or PROGRAM.name)
        tag = tag_of(type(waiting.command))
        if person.scope is not None and not person.scope.allows(tag):
            raise refused("command_must_be_in_the_scope", person=person.name, command=tag)

    def _now(self, connection: Connection) -> int:
        """The time to write down. A wall clock that jumped is an event; order and timers do not depend on it."""
        at = self.clock.now()
        drift = at / 10**6 - self.clock.steady()
        before, self._drift_now = self._drift_now, drift
        if before is not None and abs(drift - before) > 1:
            Work(self, connection, PROGRAM, at).event("clock-step", self.name, seconds=round(drift - before))
        return at

    # Tables.

    def table(self, table_id: str, connection: Connection) -> "LiveTable":
        from banca.house.config import stream_of  # noqa: PLC0415 - tables are played with commands of this module
        from banca.house.live_table import LiveTable  # noqa: PLC0415 - tables are played with commands of this module

        fence = self.own(stream_of(table_id), connection)
        if table_id not in self.tables or self.tables[table_id].fence != fence:
            self.tables[table_id] = LiveTable.load(self, connection, table_id)
        found = self.tables[table_id]
        found.sealer.connection, found.fence = connection, fence
        return found

    def own(self, stream: str, connection: Connection) -> int | None:
        """Take a stream, or keep it, until this transaction ends; gives the fence to write it with.

        OwnedElsewhere: another process has it. None where no other process can be.
        """
        if self.database.is_sqlite:
            return None
        head = self.heads.get(stream) or take_lease(connection, stream, self.name, self.lease)
        if head is None:
            return None
        self.heads[stream] = head
        return head.fence


class _Restart(Command, frozen=True, tag="restart"):
    """Written down whenever a house is opened."""

    def perform(self, work: Work) -> Mapping[str, Any]:
        for stream in (HOUSE, EVENTS, work.house.reply_stream):
            create_stream(work.connection, stream)
        work.event("restart", work.house.name)
        return {}


class Tick(Command, frozen=True, tag="tick"):
    """Nothing by itself: a transaction in which all that is due is done, though nobody asks for anything."""

    def perform(self, _: Work) -> Mapping[str, Any]:
        return {}


class ReopenHouse(Command, frozen=True, tag="reopen-house"):
    """Let the tables go on after a check stopped them: every check must pass now."""

    roles: ClassVar[frozenset[Role]] = frozenset({Role.ADMINISTRATOR})

    def perform(self, work: Work) -> Mapping[str, Any]:
        house = work.house
        if house.closed_by is None:
            raise refused("house_must_be_closed_to_reopen")
        for check in house.checks:
            check(house)
        house.closing.reopen(work)
        return {}


def refuse_other_house(connection: Connection, key: HouseKey) -> None:
    """HouseError: the database is of another revision, or the key of another house."""
    refuse_other_revision(connection)
    found = select(schema.fact.c.value).where(schema.fact.c.name == "public_key")
    if connection.execute(found).scalar() != key.public:
        raise HouseError("house-key-of-another-house")


def initialise(database: Database, key: HouseKey, at: int) -> str:
    """Make a new house on a database that has been migrated; gives its id."""

    def work(connection: Connection) -> str:
        refuse_other_revision(connection)
        if connection.execute(select(schema.fact)).first() is not None:
            raise HouseError("house-initialised-already")
        house_id = secrets.token_hex(8)
        facts = {"id": house_id, "public_key": key.public, "made_at": str(at)}
        connection.execute(schema.fact.insert(), [{"name": name, "value": value} for name, value in facts.items()])
        for stream in (HOUSE, EVENTS):
            create_stream(connection, stream)
        return house_id

    return database.write(work)
