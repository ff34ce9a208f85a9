"""One socket: a person who watches tables and asks things of the house."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select
from starlette.websockets import WebSocket, WebSocketDisconnect

from banca.house import ledger, schema
from banca.house.classes import TRAINERS, refuse_other_class
from banca.house.errors import HouseError, StorageError
from banca.house.replies import HouseRefused, Reply, house_reply, refused
from banca.house.reply import reply_in
from banca.house.roles import Person
from banca.house.work import Command
from banca.law import BancaError, Language, language
from banca.protocol.messages import (
    LOGGED_OUT,
    MESSAGE_MOST,
    SUBPROTOCOL,
    TABLES_MOST,
    TOO_FAST,
    TOO_SLOW,
    VERSION,
    Answers,
    Ask,
    AskAll,
    Do,
    Failed,
    FromClient,
    FromServer,
    Look,
    Ping,
    Pong,
    Replied,
    Speak,
    Subscribe,
    Unsubscribe,
    Welcome,
    read_message,
    write_message,
)
from banca.server.asking import answer, error_reply, refusal_now
from banca.server.bounds import check_json
from banca.server.commands import read_command
from banca.server.hub import Room
from banca.server.identity import Credentials
from banca.server.logs import Log
from banca.server.rates import Bucket

if TYPE_CHECKING:
    from banca.server.service import Service

log = Log(__name__)

OUTBOX_MOST = 200  # messages that wait for a reader; then tables are passed over until it reads again
BEHIND_MOST = 20.0  # seconds that a reader may be behind before the socket is closed
IN_HAND_MOST = 32  # commands of one socket that are under way at once
STOPPING, TOO_OFTEN = "server-stopping", "server-too-fast"
ACTS_A_MESSAGE = 10  # acts of one question that weigh as much as a message
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what sending to a peer raises that has gone


class Socket:
    """Reads messages one after another, and sends from a queue of its own, so that nobody waits for its reader."""

    def __init__(
        self, service: "Service", websocket: WebSocket, credentials: Credentials, person: Person, lang: Language
    ) -> None:
        self.service, self.websocket, self.credentials = service, websocket, credentials
        self.who, self.person, self.lang = person, person.name, lang
        self.tables: set[str] = set()
        self.stale: set[str] = set()  # tables whose changes it was too slow for
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._bucket = Bucket.full(service.limits.messages, service.loop.time())
        self._behind_since: float | None = None
        self._commands: set[asyncio.Task[None]] = set()
        self.closing: int | None = None
        self._running: asyncio.Task[None] | None = None

    # Sending.

    def send(self, message: bytes, table: str | None = None) -> bool:
        if self.closing is not None:
            return False
        if table is not None and (table in self.stale or len(self._outbox) >= OUTBOX_MOST):
            self.stale.add(table)
            return False
        self._outbox.append(message)
        self._wake.set()
        return True

    def say(self, message: FromServer) -> None:
        self.send(write_message(message))

    def close(self, code: int) -> None:
        self.closing = code
        self._wake.set()

    def abandon(self) -> None:
        """Let go of a reader that does not read."""
        self.closing = TOO_SLOW
        if self._running:
            self._running.cancel()

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                message = self._outbox.popleft()
                self._behind_since = self.service.loop.time()
                await self.websocket.send_text(message.decode())
                self._behind_since = None
            for table in sorted(self.stale):  # it has read everything: what it missed, it gets whole
                self.stale.discard(table)
                if (room := self.service.hub.rooms.get(table)) and table in self.tables:
                    self.service.hub.send_document(self, room)
            if self.closing is not None and not self._outbox:
                await self.websocket.close(self.closing)
                return

    def is_behind(self, now: float) -> bool:
        """It has not read for so long that it is taken for dead."""
        return self._behind_since is not None and now - self._behind_since > BEHIND_MOST

    @property
    def waiting(self) -> int:
        """Messages that wait for its reader."""
        return len(self._outbox) + (self._behind_since is not None)

    # Reading.

    async def run(self) -> None:
        await self.websocket.accept(SUBPROTOCOL if SUBPROTOCOL in self.websocket.scope["subprotocols"] else None)
        self.say(Welcome(VERSION, self.person, sorted(self.who.roles), self.service.house.clock.now(), self.lang))
        writer = self._running = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.service.hub.unsubscribe(self)
            for task in (writer, reader):
                task.cancel()
            for result in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, GONE):
                    log.error("socket-failed", raised=result, person=self.person)

    async def _read(self) -> None:
        while self.closing is None:
            said = await self.websocket.receive()
            if said["type"] == "websocket.disconnect":
                return
            self.service.metrics.messages += 1
            if not self._bucket.take(self.service.loop.time()):
                self._fail(HouseError(TOO_OFTEN))
                self.close(TOO_FAST)
                return
            await self._take(said.get("text") or said.get("bytes") or b"")

    async def _take(self, said: str | bytes) -> None:
        size = len(said.encode("utf-8", "surrogatepass")) if isinstance(said, str) else len(said)
        if size > MESSAGE_MOST:
            self._fail(HouseError("server-message-too-long", most=MESSAGE_MOST))
            return
        try:
            check_json(said.encode() if isinstance(said, str) else said)
            message = read_message(said)
        except HouseError as error:
            self._fail(error)
            return
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._fail(HouseError("server-message-malformed", why=str(error)[:200]))
            return
        try:
            self.who = await self.service.identities.person(self.credentials)
        except HouseError as error:
            self._fail(error)
            self.close(LOGGED_OUT)
            return
        try:
            await self._follow(message)
        except BancaError as error:
            if isinstance(error, HouseRefused) and isinstance(message, Look) and message.id:
                self.say(Replied(message.id, reply_in(house_reply(error), self.lang)))
                return
            watched = message.table if isinstance(message, Subscribe) else None
            self._fail(error, getattr(message, "id", None), watched)

    def _fail(self, error: BancaError, id_: str | None = None, table: str | None = None) -> None:
        said = error.message
        again = isinstance(error, StorageError) or said.id in (STOPPING, TOO_OFTEN)
        self.say(Failed(said.id, said.to_json(), error.said_in(self.lang), id_, table, again))

    async def _follow(self, message: FromClient) -> None:
        match message:
            case Subscribe(table, after):
                await self._subscribe(table, after)
            case Unsubscribe(table):
                self.tables.discard(table)
                self.service.hub.unsubscribe(self, table)
            case Do(id_, command):
                await self._do(id_, read_command(command))
            case Ask(id_, table, act):
                self.say(Replied(id_, await self._ask(table, act)))
            case AskAll(id_, table, acts):
                await self._ask_all(id_, table, acts)
            case Speak(lang):
                self.lang = language(lang)
            case Look(table, person, away, id_):
                await self._look(table, person, away=away)
                if id_:
                    self.say(Replied(id_, Reply(True)))
            case Ping(id_):
                self.say(Pong(id_, self.service.house.clock.now()))

    async def _subscribe(self, table: str, after: int | None) -> None:
        if table not in self.tables and len(self.tables) >= TABLES_MOST:
            raise HouseError("server-tables-most", most=TABLES_MOST)
        room = await self.service.room(table)
        purse = None if self.person in room.purses else await asyncio.to_thread(self._purse, room)
        self.tables.add(table)
        self.service.hub.subscribe(self, room, after, purse)

    async def _look(self, table: str, person: str, *, away: bool) -> None:
        """Only a trainer may, and only in a class of his own."""
        if not self.who.roles & TRAINERS:
            needed = ", ".join(sorted(TRAINERS))
            raise refused("person_must_have_the_role", person=self.person, roles=needed)
        room = await self.service.room(table)
        refuse_other_class(room.at.config, self.person, table)
        if away:
            self.service.hub.look_away(self, room, person)
        else:
            self.service.hub.look_over(self, room, person)

    def _purse(self, room: Room) -> int:
        account = ledger.purse(self.person, room.at.currency).id
        found = select(schema.balance.c.amount).where(schema.balance.c.account == account)
        with self.service.house.database.read() as connection:
            return int(connection.execute(found).scalar() or 0)

    async def _do(self, id_: str, command: Command) -> None:
        """Commands are done in the order in which they came; the reader goes on while they wait for their commit."""
        if len(self._commands) >= IN_HAND_MOST:
            await asyncio.wait(self._commands, return_when=asyncio.FIRST_COMPLETED)
        reply = self.service.do(self.who, command, id_)
        task = asyncio.create_task(self._reply(id_, reply))
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)

    async def _reply(self, id_: str, reply: "asyncio.Future[Reply]") -> None:
        try:
            self.say(Replied(id_, reply_in(await reply, self.lang)))
        except BancaError as error:
            self._fail(error, id_)
        except Exception:
            log.exception("command-failed", id=id_, person=self.person)
            self._fail(HouseError("server-failed"), id_)

    async def _ask(self, table: str, act: dict[str, object]) -> Reply:
        room = self._known_room(table)
        error = refusal_now(room.at, await self._purses(room), self.who, act)
        if isinstance(error, HouseError) and not isinstance(error, HouseRefused):
            raise error  # the question itself is wrong
        return Reply(True) if error is None else error_reply(error, self.lang)

    async def _ask_all(self, id_: str, table: str, acts: list[dict[str, object]]) -> None:
        if not self._bucket.take(self.service.loop.time(), len(acts) / ACTS_A_MESSAGE):
            raise HouseError(TOO_OFTEN)
        room = self._known_room(table)
        purses, at = await self._purses(room), room.at
        found = [answer(refusal_now(at, purses, self.who, act), self.lang) for act in acts]
        self.say(Answers(id_, table, at.seq, found))

    def _known_room(self, table: str) -> Room:
        room = self.service.hub.rooms.get(table)
        if room is None:
            raise HouseError("house-table-unknown", table=table)
        return room

    async def _purses(self, room: Room) -> dict[str, int]:
        """Those that are known at a table, and one's own."""
        if self.person in room.purses:
            return room.purses
        return {**room.purses, self.person: await asyncio.to_thread(self._purse, room)}
