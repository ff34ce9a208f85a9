"""Several processes on one PostgreSQL: each owns some of the tables, and serves viewers of all of them.

The owner of a table says when its journal has grown; the others read the new entries and fold them, so their viewers
get the same documents. A command for a table that another process owns goes to its owner. All of it travels as
notifications of the database, which every process reaches anyway: whoever may write the database is trusted. A
notification can be lost with the process that got it; a command is then sent again, and by its id it is done once.
"""

import asyncio
import base64
import secrets
import zlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg
from sqlalchemy import select

from banca.house import ledger, schema
from banca.house.config import stream_of
from banca.house.errors import HouseError, StorageError
from banca.house.journal import entries
from banca.house.leases import NOW
from banca.house.live_table import LiveTable
from banca.house.replies import Reply
from banca.house.reply import message_in
from banca.house.roles import Person, Role, Scope
from banca.house.work import Command
from banca.law import BancaError
from banca.server.commands import read_command
from banca.server.hub import Hub
from banca.server.logs import Log
from banca.server.standing import Standing, standing_of

if TYPE_CHECKING:
    from banca.house.house import House

log = Log(__name__)

EVERYBODY = "banca"  # the channel of all processes
NOTIFICATION_MOST = 7_900  # bytes: PostgreSQL takes less than 8,000
ANSWER_WITHIN = 1.5  # seconds
WATCHED_FOR = 15.0  # seconds for which a table counts as watched after a process said so
WATCHED_AT_ONCE = 50  # tables in one message
AGAIN = 1.0  # seconds between two tries to reach the database


class Told(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is"):
    pass


class Moved(Told, frozen=True, tag="moved"):
    """A table's journal has grown."""

    by: str
    tables: dict[str, int]


class Watched(Told, frozen=True, tag="watched"):
    """People here watch these tables of others."""

    tables: list[str]


class Asked(Told, frozen=True, tag="asked"):
    """Do a command at a table of yours."""

    to: str  # the name of the process
    back: str  # the channel for the answer
    key: str
    id: str
    command: msgspec.Raw
    person: str
    roles: list[str]
    scoped: bool = False
    commands: list[str] | None = None


class Answered(Told, frozen=True, tag="answered"):
    """It is done: the reply is kept under the command's id. Or it could not be, and why."""

    key: str
    message: str = ""
    parameters: dict[str, Any] = {}


_read = msgspec.json.Decoder(Moved | Watched | Asked | Answered).decode


def channel_of(process: str) -> str:
    return f"banca_{zlib.crc32(process.encode()):08x}"


Submit = Callable[[Person, Command, str | None], Awaitable[Reply]]


class Neighbours:
    """This process among those that share the database."""

    def __init__(self, house: "House", hub: Hub, submit: Submit) -> None:
        self.house, self.hub, self.submit = house, hub, submit
        self.channel = channel_of(house.name)
        self._conninfo = house.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._answers: dict[str, asyncio.Future[Answered]] = {}
        self._followed: dict[str, LiveTable] = {}
        self._behind: dict[str, int] = {}  # tables of others whose journal has grown, and how far
        self._watched_due = 0.0  # when the others hear again what is watched here
        self._moved: dict[str, int] = {}  # tables of ours that the others have yet to hear of
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._wake = asyncio.Event()
        self._listening = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        for work in (self._listen, self._send, self._follow):
            self._spawn(self._for_ever(work))
        await self._listening.wait()

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _for_ever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except (psycopg.Error, StorageError, OSError) as error:
                log.warning("neighbours-out-of-reach", why=error)
            except BancaError:
                log.exception("neighbour-not-understood")
            await asyncio.sleep(AGAIN)

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)

    # What comes in.

    async def _listen(self) -> None:
        async with await self._connect() as connection:
            for channel in (EVERYBODY, self.channel):
                await connection.execute(f"LISTEN {channel}")  # our own names
            self._listening.set()
            for table_id, room in self.hub.rooms.items():  # what was told while nobody listened
                if not room.at.owned:
                    self._catch_up(table_id, room.at.seq + 1)
            async for heard in connection.notifies():
                self._take(heard.payload)

    def _take(self, payload: str) -> None:
        told = _read(zlib.decompress(base64.b85decode(payload)))
        match told:
            case Moved(by, tables):
                if by != self.house.name:
                    for table_id, number in tables.items():
                        self._catch_up(table_id, number)
            case Watched(tables):
                self.hub.watched_elsewhere(tables, WATCHED_FOR)
            case Asked():
                if told.to == self.house.name:
                    self._spawn(self._do(told))
            case Answered(key):
                if (waiting := self._answers.pop(key, None)) and not waiting.done():
                    waiting.set_result(told)

    async def _do(self, asked: Asked) -> None:
        scope = Scope(None if asked.commands is None else frozenset(asked.commands)) if asked.scoped else None
        person = Person(asked.person, frozenset(map(Role, asked.roles)), scope)
        answer = Answered(asked.key)
        try:
            await self.submit(person, read_command(asked.command), asked.id)
        except BancaError as error:
            answer = Answered(asked.key, error.message.id, error.message.to_json())
        self._put(asked.back, answer)

    # What goes out.

    def moved(self, found: list[Standing]) -> None:
        """Tables of ours have grown."""
        for at in found:
            self._moved[at.id] = at.seq
            self._followed.pop(at.id, None)
        self._outbox.put_nowait(("", b""))

    def tell_watched(self) -> None:
        """Tables of others that people watch here: their owners let bots play there."""
        if self.hub.loop.time() < self._watched_due:
            return
        self._watched_due = self.hub.loop.time() + WATCHED_FOR / 3
        rooms = self.hub.rooms.values()
        if tables := [room.at.id for room in rooms if room.viewers and room.at.config.bots and not room.at.owned]:
            for first in range(0, len(tables), WATCHED_AT_ONCE):
                self._put(EVERYBODY, Watched(tables[first : first + WATCHED_AT_ONCE]))

    def _put(self, channel: str, told: Told) -> None:
        said = base64.b85encode(zlib.compress(msgspec.json.encode(told)))
        if len(said) > NOTIFICATION_MOST:
            raise HouseError("server-message-too-long", most=NOTIFICATION_MOST)
        self._outbox.put_nowait((channel, said))

    async def _send(self) -> None:
        async with await self._connect() as connection:
            while True:
                channel, said = await self._outbox.get()
                if self._moved:
                    tables, self._moved = self._moved, {}
                    self._put(EVERYBODY, Moved(self.house.name, tables))
                if said:
                    await connection.execute("SELECT pg_notify(%s, %s)", (channel, said.decode()))

    async def ask(self, owner: str, person: Person, command: Command, command_id: str) -> None:
        """Let the owner of a table do a command; its reply is kept under the id. StorageError: nobody answered."""
        key, scope = secrets.token_hex(8), person.scope
        commands = sorted(scope.commands) if scope and scope.commands is not None else None
        raw = msgspec.Raw(msgspec.json.encode(command))
        asked = Asked(
            owner, self.channel, key, command_id, raw, person.name, sorted(person.roles), scope is not None, commands
        )
        answer = self._answers[key] = asyncio.get_running_loop().create_future()
        try:
            self._put(channel_of(owner), asked)
            found = await asyncio.wait_for(answer, ANSWER_WITHIN)
        except TimeoutError:
            raise StorageError("server-owner-silent") from None
        finally:
            self._answers.pop(key, None)
        if found.message:
            raise HouseError(message_in(found.message, found.parameters))

    # Tables of others.

    def _catch_up(self, table_id: str, number: int) -> None:
        self._behind[table_id] = max(number, self._behind.get(table_id, 0))
        self._wake.set()

    async def _follow(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._behind:
                table_id, number = self._behind.popitem()
                room = self.hub.rooms.get(table_id)
                if room is None or room.at.seq < number:
                    self.hub.take([await asyncio.to_thread(self.read, table_id)])

    def read(self, table_id: str) -> Standing:
        """A table of another process as its journal has it."""
        with self.house.database.read() as connection:
            live = self._followed.get(table_id)
            if live is None:
                live = LiveTable.load(self.house, connection, table_id)
            else:
                live.sealer.connection = connection
                for entry in entries(connection, stream_of(table_id), live.number):
                    live.apply(entry)
            self._followed[table_id] = live
            room = self.hub.rooms.get(table_id)
            people = {viewer.person for viewer in list(room.viewers)} if room else set()
            purses = {ledger.purse(person, live.currency).id: person for person in people}
            rows = select(schema.balance).where(schema.balance.c.account.in_(purses))
            held = {row.account: row.amount for row in connection.execute(rows)}
        return standing_of(live, {purses[account]: amount for account, amount in held.items()}, owned=False)

    def free_tables(self) -> list[str]:
        """Tables that are not closed and that nobody owns now."""
        table, stream = schema.gaming_table.c, schema.stream.c
        free = stream.owner.is_(None) | (stream.leased_until < NOW)
        found = (
            select(table.id)
            .join(schema.stream, stream.name == "table/" + table.id)
            .where(table.status != "closed", free)
            .order_by(table.id)
        )
        with self.house.database.read() as connection:
            return list(connection.execute(found).scalars())
