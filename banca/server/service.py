"""The service: one house, its tables on the loop, those who watch them, and the program that deals."""

import asyncio
import contextlib
import hashlib
import math
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import select

from banca.house import schema
from banca.house.classes import NoteMistake, mistake_of
from banca.house.errors import HouseError, OwnedElsewhere, StorageError
from banca.house.replies import Reply
from banca.house.roles import PROGRAM, Person
from banca.house.tables import Advance, AtTable, PlaceAct, PlaceActs, TakeTable
from banca.house.work import Command, tag_of
from banca.law.numbers import shown
from banca.play.commitments import TABLE_ID
from banca.protocol.messages import GOING, LOGGED_OUT
from banca.server.auditing import Auditing
from banca.server.bots import Bots
from banca.server.counting import Counting
from banca.server.dealer import Dealer
from banca.server.drilling import Drilling
from banca.server.duties import Duties
from banca.server.hub import Hub, Room
from banca.server.identity import Identities
from banca.server.logs import Log
from banca.server.neighbours import Neighbours
from banca.server.rates import Limits
from banca.server.sockets import Socket
from banca.server.table_log import TableLog

if TYPE_CHECKING:
    from banca.house.house import House

log = Log(__name__)

OWNER_WITHIN = 15.0  # seconds until a table is found that changes its owner
OWNER_BELIEVED = 5.0  # seconds
OWNER_AGAIN = 0.3  # seconds
LEFT_TO_OTHERS = 5.0  # seconds for which a free table is left to the process whose share it is
UPKEEP = 0.5  # seconds between two looks at what is due
LOG_INS_AT_ONCE = 2  # a password costs memory and time on purpose
LOOKS_AT_ONCE = 2  # at the database by routes: whoever asks for much keeps nobody from playing
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds: bounds of a histogram


@dataclass(slots=True)
class Metrics:
    """What this process counted since it started."""

    messages: int = 0
    commands: Counter[tuple[str, str]] = field(default_factory=Counter)  # by tag and by what became of them
    requests: Counter[tuple[str, int]] = field(default_factory=Counter)  # by route and status
    commits: Counter[float] = field(default_factory=Counter)  # from asking to the reply, by the bounds of a histogram
    commit_seconds: float = 0.0  # all of them together


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of this process among those of one supervisor. Each begins with its share of the tables."""

    number: int = 0
    of: int = 1

    def has(self, place: int) -> bool:
        """Whether the table at this place of the list is its own to take."""
        return place % self.of == self.number


ALONE = Slot()


class Service:
    """Made on the event loop of the server, around a house that is open."""

    def __init__(self, house: "House", limits: Limits, slot: Slot = ALONE, reports: Path | None = None) -> None:
        self.house, self.limits, self.loop = house, limits, asyncio.get_running_loop()
        self.slot = slot
        self.duties = Duties(house, reports, watches=self.slot.number == 0)
        self.hub = Hub(house, self.loop)
        self.dealer = Dealer(house, self.hub)
        self.bots = Bots(self)
        self.identities = Identities(house)
        self.counting = Counting()
        self.auditing = Auditing(self)
        self.drilling = Drilling()
        self.metrics = Metrics()
        self.log_ins_at_once = asyncio.Semaphore(LOG_INS_AT_ONCE)
        self.one_report = asyncio.Semaphore(1)
        self.looking = ThreadPoolExecutor(LOOKS_AT_ONCE, "looking")
        self.sockets: set[Socket] = set()
        self.table_log = TableLog(self.hub)
        self.stopping = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._upkeep: asyncio.Task[None] | None = None
        self._owners: dict[str, tuple[str, float]] = {}  # of tables that are elsewhere, and until when that is believed
        self._free_since: dict[str, float] = {}  # tables that nobody owns, and since when this process knows it
        self.neighbours: Neighbours | None = None
        if not house.database.is_sqlite:
            self.neighbours = Neighbours(house, self.hub, self.submit)
            self.hub.tellers.append(self.neighbours.moved)

    async def start(self) -> None:
        """Take every table that is not closed, and go on where it stood; watch those that others have."""
        if self.neighbours:
            await self.neighbours.start()
        for place, table_id in enumerate(await asyncio.to_thread(self._tables)):
            if self.neighbours is None or self.slot.has(place):
                await self.room(table_id)
            else:
                self.hub.take([await asyncio.to_thread(self.neighbours.read, table_id)])
        self._upkeep = asyncio.create_task(self._keep_up())
        self.duties.start()

    def _tables(self) -> list[str]:
        table = schema.gaming_table.c
        with self.house.database.read() as connection:
            return list(
                connection.execute(select(table.id).where(table.status != "closed").order_by(table.id)).scalars()
            )

    async def stop(self) -> None:
        """Begin nothing more; what is under way is committed or was not begun. Rounds stay in the journal."""
        self.stopping = True
        await self.dealer.stop()
        await self.counting.stop()
        await self.auditing.stop()
        self.drilling.stop()
        await self.bots.stop()
        if self._upkeep:
            self._upkeep.cancel()
        await asyncio.to_thread(self.duties.stop)
        for socket in list(self.sockets):
            socket.close(GOING)
        if self.neighbours:
            await self.neighbours.stop()
        self.hub.stop()
        self.looking.shutdown(wait=False, cancel_futures=True)

    async def _keep_up(self) -> None:
        while True:
            await asyncio.sleep(UPKEEP)
            with contextlib.suppress(StorageError):  # who has logged out is found out when it answers again
                await self._part_from_the_logged_out()
            self.table_log.look_at(self.house)
            now = self.loop.time()
            for socket in list(self.sockets):
                if socket.is_behind(now):
                    log.info("socket-does-not-read", person=socket.person)
                    socket.abandon()
            if self.neighbours:
                self.neighbours.tell_watched()
                with contextlib.suppress(StorageError):
                    await self._take_free_tables(self.neighbours)

    async def _take_free_tables(self, neighbours: Neighbours) -> None:
        """Go on with tables whose process is gone: at once with those of one's own share, soon with the others.

        One at a time, so that other processes take some too.
        """
        now, free = self.loop.time(), await asyncio.to_thread(neighbours.free_tables)
        self._free_since = {table_id: self._free_since.get(table_id, now) for table_id in free}
        places = {each: n for n, each in enumerate(await asyncio.to_thread(self._tables))} if free else {}
        for table_id in free:
            if not self.slot.has(places.get(table_id, 0)) and now < self._free_since[table_id] + LEFT_TO_OTHERS:
                continue
            self._owners.pop(table_id, None)
            with contextlib.suppress(OwnedElsewhere):
                await self.submit(PROGRAM, TakeTable(table_id))

    async def _part_from_the_logged_out(self) -> None:
        """Sockets whose session or token holds no longer are closed, whether they say something or not."""
        sockets = list(self.sockets)
        hold = await self.identities.still_hold({each.credentials.text for each in sockets}) if sockets else ()
        for socket in sockets:
            if socket.credentials.text not in hold:
                self.identities.forget(socket.credentials.text)
                socket.close(LOGGED_OUT)

    # Commands.

    def submit(self, person: Person, command: Command, command_id: str | None = None) -> "asyncio.Future[Reply]":
        """Ask something of the house here: in the order of these calls."""
        if self.stopping:
            raise HouseError("server-stopping")
        found = asyncio.wrap_future(self.house.submit(person, command, command_id), loop=self.loop)
        asked_at = self.loop.time()
        found.add_done_callback(
            lambda reply: self._ended(person, command, command_id, reply, self.loop.time() - asked_at)
        )
        return found

    def do(self, person: Person, command: Command, command_id: str) -> "asyncio.Future[Reply]":
        """Ask something of the house, wherever the table is."""
        if self.neighbours is None or not isinstance(command, AtTable):
            return self.submit(person, command, command_id)
        return self.loop.create_task(self._do_anywhere(self.neighbours, person, command, command_id))

    async def _do_anywhere(self, neighbours: Neighbours, person: Person, command: AtTable, command_id: str) -> Reply:
        """By the owner of the table; if it is gone, by us as soon as its lease has ended."""
        patience = self.loop.time() + OWNER_WITHIN
        while True:
            owner, until = self._owners.get(command.table, ("", 0.0))
            try:
                if owner and self.loop.time() < until:
                    await neighbours.ask(owner, person, command, command_id)
                return await self.submit(person, command, command_id)  # after `ask` the reply is known by its id
            except OwnedElsewhere as error:
                named = str(error.message.parameters.get("owner", ""))
                self._owners[command.table] = named, self.loop.time() + OWNER_BELIEVED
                if self.loop.time() > patience:
                    raise
            except StorageError:
                self._owners.pop(command.table, None)
                if self.loop.time() > patience:
                    raise
                await asyncio.sleep(OWNER_AGAIN)

    def _ended(
        self,
        person: Person,
        command: Command,
        command_id: str | None,
        reply: "asyncio.Future[Reply]",
        seconds: float,
    ) -> None:
        self.metrics.commits[next((bound for bound in LATENCIES if seconds <= bound), math.inf)] += 1
        self.metrics.commit_seconds += seconds
        tag, found = tag_of(type(command)), None if reply.cancelled() or reply.exception() else reply.result()
        became = "failed" if found is None else "accepted" if found.accepted else "refused"
        self.metrics.commands[tag, became] += 1
        room = self.hub.rooms.get(getattr(command, "table", ""))
        log.info(
            "command",
            command=tag,
            became=became,
            id=command_id,
            person=person.name,
            table=getattr(command, "table", None),
            round=room.at.round if room else None,
            entry=found.body.get("number") if found else None,
            norm=found.norm or found.message if found else None,
            why=None if found or reply.cancelled() else reply.exception(),
            milliseconds=round(1000 * seconds),
        )
        if found and not found.accepted and command_id and not self.stopping:
            self._note_mistake(person, command, command_id, found)

    def _note_mistake(self, person: Person, command: Command, command_id: str, reply: Reply) -> None:
        """What a trainee wanted to do and may not is written down for his trainer, by the owner of the table."""
        if not isinstance(command, PlaceAct | PlaceActs | Advance):
            return
        room = self.hub.rooms.get(command.table)
        classroom = room.at.config.classroom if room and room.at.owned and not room.at.frozen else None
        if classroom is None or classroom.trainer == person.name:
            return
        noted = mistake_of(person.name, command, reply)
        key = hashlib.sha256(f"{person.name}/{command_id}".encode()).hexdigest()[:32]
        task = self.loop.create_task(self._write_mistake(noted, key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write_mistake(self, noted: NoteMistake, key: str) -> None:
        with contextlib.suppress(StorageError, HouseError):  # the table has gone elsewhere, or the house stops
            await self.submit(PROGRAM, noted, f"mistake-{key}")

    async def room(self, table_id: str) -> Room:
        """A table, taken from the journal if nobody has looked at it yet. HouseError: there is none."""
        if table_id not in self.hub.rooms:
            if not TABLE_ID.accepts(table_id):
                raise HouseError("house-table-unknown", table=shown(table_id))
            try:
                reply = await self.submit(PROGRAM, TakeTable(table_id))
            except OwnedElsewhere:
                assert self.neighbours  # else nobody could own it  # noqa: S101
                self.hub.take([await asyncio.to_thread(self.neighbours.read, table_id)])
            else:
                if not reply.accepted:
                    raise HouseError("house-table-unknown", table=table_id)
                await asyncio.sleep(0)  # what the writer handed over comes before its reply
        return self.hub.rooms[table_id]
