"""Who watches which table, and what each is sent after a commit.

What everybody sees is worked out and written once for a table, however many watch. Changes that come close together are
sent together. A socket that does not read is passed over and gets the whole document when it reads again: it delays
nobody.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from banca.house.live_table import LiveTable
from banca.play.turn import Betting
from banca.protocol.messages import Change, FromServer, Theirs, Timer, View, Yours, write_message
from banca.protocol.patch import difference
from banca.server.standing import (
    Standing,
    acts_after,
    clauses_after,
    private_document,
    public_document,
    purses_held,
    standing_of,
    times_after,
)

if TYPE_CHECKING:
    from banca.house.house import House

TOGETHER = 0.05  # seconds within which changes of a table are sent together
BETS_TOGETHER = 0.3  # the same for bets while others may still bet, where many watch
MANY = 20  # who watch
CHANGES_KEPT = 64  # of a table, for those who come back


class Viewer(Protocol):
    """A socket, as far as the hub knows it."""

    person: str

    def send(self, message: bytes, table: str | None = None) -> bool:
        """Whether it was taken; a viewer who is behind takes nothing until it asks for the document again."""


@dataclass(frozen=True, slots=True)
class _Sent:
    after: int
    seq: int
    message: bytes


@dataclass(slots=True, eq=False)
class Room:
    """A table with those who watch it."""

    at: Standing
    document: dict[str, Any]
    seq: int  # of the document
    viewers: dict[Viewer, dict[str, Any]] = field(default_factory=dict)  # each with what only he sees
    shoulders: dict[tuple[Viewer, str], dict[str, Any]] = field(default_factory=dict)  # trainers who look at a trainee
    watched_until: float = 0.0  # by people at other processes
    purses: dict[str, int] = field(default_factory=dict)
    changes: deque[_Sent] = field(default_factory=lambda: deque(maxlen=CHANGES_KEPT))
    timer: Timer | None = None
    timer_ends: float = 0.0
    flushing: asyncio.TimerHandle | None = None
    flushed_at: float = 0.0
    flushes_at: float = 0.0  # kept here: not every loop's handle knows its time


def _with_private(change: bytes, you: dict[str, Any]) -> bytes:
    """A change that was written once for all, with what one viewer sees beyond it: both come to him as one."""
    return b'%b,"you":%b}' % (change[:-1], write_message(you))


class Hub:
    """Lives on the event loop; the writer of the house hands it each table that changed."""

    def __init__(self, house: "House", loop: asyncio.AbstractEventLoop) -> None:
        self.house, self.loop = house, loop
        self.rooms: dict[str, Room] = {}
        self.listeners: list[Callable[[Room], None]] = []  # called on the loop with each table that changed
        self.arrivals: list[Callable[[Room], None]] = []  # called with a table that somebody begins to watch
        self.tellers: list[Callable[[list[Standing]], None]] = []  # called with tables that this process changed
        house.watchers.append(self.watch)

    # From the writer's thread.

    def watch(self, changed: Sequence[LiveTable]) -> None:
        if changed:
            found = [standing_of(live, purses_held(live, self.house.held), owned=True) for live in changed]
            self.loop.call_soon_threadsafe(self._committed, found)

    # On the loop.

    def stop(self) -> None:
        """Hear no more of the house: the loop is about to end."""
        self.house.watchers = [each for each in self.house.watchers if each != self.watch]

    def _committed(self, found: list[Standing]) -> None:
        self.take(found)
        for tell in self.tellers:
            tell(found)

    def take(self, found: Sequence[Standing]) -> None:
        for at in found:
            room = self.rooms.get(at.id)
            if room is None:
                room = self.rooms[at.id] = Room(at, public_document(at), at.seq)
            elif at.seq < room.at.seq:
                continue  # older than what is known
            room.at = at
            self._show_purses(at)
            self._schedule(room, bets=self._only_bets(room))
            for listener in self.listeners:
                listener(room)

    def _show_purses(self, at: Standing) -> None:
        """A person has one purse at all tables of a currency."""
        self.rooms[at.id].purses.update(at.purses)
        for room in self.rooms.values():
            held = room.purses
            there = at.purses.keys() & held.keys() if room.at.currency == at.currency else ()
            if changed := [player for player in there if held[player] != at.purses[player]]:
                held.update({player: at.purses[player] for player in changed})
                self._schedule(room, bets=True)

    def _only_bets(self, room: Room) -> bool:
        """Whether nothing has happened since the last time but bets, in the same round."""
        now, at = room.document, room.at
        same = now["round"] == at.round and now["status"] == at.status and now["turn"]["kind"] == "betting"
        return same and isinstance(at.turn, Betting)

    def _schedule(self, room: Room, *, bets: bool) -> None:
        """A round that goes on is told at once; bets of others can wait a little."""
        wait = BETS_TOGETHER if bets and len(room.viewers) > MANY else TOGETHER
        due = max(self.loop.time(), room.flushed_at + wait)
        if room.flushing is None or due < room.flushes_at:
            if room.flushing:
                room.flushing.cancel()
            room.flushing, room.flushes_at = self.loop.call_at(due, self._flush, room), due

    def tell_now(self, room: Room) -> None:
        """What a room is about to be told it is told at once, so that whoever comes or asks sees all of one entry."""
        if room.flushing:
            room.flushing.cancel()
            self._flush(room)

    def _flush(self, room: Room) -> None:
        """Send what changed since the last time."""
        room.flushing, room.flushed_at = None, self.loop.time()
        at, before = room.at, room.seq
        document = public_document(at)
        patch = difference(room.document, document)
        room.document, room.seq = document, at.seq
        message = None
        if patch or at.seq != before:
            change = Change(
                at.id,
                at.seq,
                before,
                patch,
                acts_after(at, before),
                clauses=clauses_after(at, before),
                times=times_after(at, before),
            )
            message = write_message(change)
            room.changes.append(_Sent(before, at.seq, message))
        for viewer, was in list(room.viewers.items()):
            if message is None:
                self._send_private(room, viewer, was)
                continue
            now = room.viewers[viewer] = self._private(room, viewer.person)
            viewer.send(message if now == was else _with_private(message, now), at.id)
        for viewer, person in list(room.shoulders):
            self._send_theirs(room, viewer, person)

    def _send_private(self, room: Room, viewer: Viewer, was: dict[str, Any] | None) -> None:
        now = self._private(room, viewer.person)
        if now != was:
            room.viewers[viewer] = now
            viewer.send(write_message(Yours(room.at.id, room.at.seq, now)), room.at.id)

    def _send_theirs(self, room: Room, viewer: Viewer, person: str) -> None:
        now = self._private(room, person)
        if now != room.shoulders[viewer, person]:
            room.shoulders[viewer, person] = now
            viewer.send(write_message(Theirs(room.at.id, room.at.seq, person, now)), room.at.id)

    def look_over(self, viewer: Viewer, room: Room, person: str) -> None:
        """Show a trainer what a trainee sees, from now on."""
        room.shoulders[viewer, person] = {}
        self._send_theirs(room, viewer, person)

    def look_away(self, viewer: Viewer, room: Room, person: str | None = None) -> None:
        """From one trainee, or from all."""
        for each in [key for key in room.shoulders if key[0] is viewer and person in (None, key[1])]:
            del room.shoulders[each]

    def _private(self, room: Room, person: str) -> dict[str, Any]:
        found = private_document(room.at, person)
        if person in room.purses:
            found["purse"] = room.purses[person]
        return found

    def subscribe(self, viewer: Viewer, room: Room, after: int | None, purse: int | None) -> None:
        """Watch a table from an entry on; whoever is too far behind gets the whole document."""
        self.tell_now(room)
        if purse is not None:
            room.purses.setdefault(viewer.person, purse)
        missed = self._missed(room, after)
        if missed is None:
            self.send_document(viewer, room)
        else:
            for message in missed:
                viewer.send(message, room.at.id)
            room.viewers[viewer] = {}
            self._send_private(room, viewer, None)
        self._send_timer(viewer, room)
        for arrival in self.arrivals:
            arrival(room)

    def is_watched(self, room: Room) -> bool:
        """Whether anybody looks at a table, here or at another process."""
        return bool(room.viewers) or self.loop.time() < room.watched_until

    def watched_elsewhere(self, tables: Sequence[str], seconds: float) -> None:
        for room in filter(None, map(self.rooms.get, tables)):
            room.watched_until = self.loop.time() + seconds
            for arrival in self.arrivals:
                arrival(room)

    def send_document(self, viewer: Viewer, room: Room) -> None:
        private = room.viewers[viewer] = self._private(room, viewer.person)
        viewer.send(write_message(View(room.at.id, room.seq, {**room.document, "you": private})), room.at.id)
        for trainer, person in list(room.shoulders):
            if trainer is viewer:  # it may have missed something
                self.look_over(viewer, room, person)

    def _missed(self, room: Room, after: int | None) -> list[bytes] | None:
        """What a viewer has to be sent who has the document at an entry; None if it cannot be said any more."""
        if after is None or after > room.seq:
            return None
        if after == room.seq:
            return []
        missed = [sent for sent in room.changes if sent.after >= after]
        if not missed or missed[0].after != after:
            return None
        return [sent.message for sent in missed]

    def unsubscribe(self, viewer: Viewer, table_id: str | None = None) -> None:
        """Of one table, or of all."""
        for room in self.rooms.values() if table_id is None else filter(None, [self.rooms.get(table_id)]):
            room.viewers.pop(viewer, None)
            self.look_away(viewer, room)

    # Timers.

    def set_timer(self, room: Room, timer: Timer) -> None:
        if timer == room.timer:
            return
        room.timer, room.timer_ends = timer, self.loop.time() + timer.milliseconds / 1000
        self.broadcast(room, timer)

    def _send_timer(self, viewer: Viewer, room: Room) -> None:
        if room.timer and room.timer.of:
            left = max(0, round(1000 * (room.timer_ends - self.loop.time())))
            viewer.send(write_message(Timer(room.at.id, room.seq, room.timer.of, left, room.timer.total)), room.at.id)

    def broadcast(self, room: Room, message: FromServer) -> None:
        said = write_message(message)
        for viewer in list(room.viewers):
            viewer.send(said, room.at.id)
