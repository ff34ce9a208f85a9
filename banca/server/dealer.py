"""The dealer of tables that the program deals: it waits as long as the placard says, and then goes on.

Timers are house rules. A betting window opens with the first stake that lies, and closes when its time is over; whoever
does not decide in time gets the act that adds no money, or the one that the edition prescribes. After a restart a
window is open for its whole time again. A round that is void stops its timer with it, and so does a trainer who freezes
the table. A settled result is shown for a while before the program goes on with the next round; bets that the law takes
are taken meanwhile.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from banca.house.config import Seconds, milliseconds
from banca.house.effects import Done
from banca.house.errors import StorageError
from banca.house.roles import PROGRAM
from banca.house.tables import Advance
from banca.law import BancaError
from banca.play.turn import Betting, Chance, Croupier, Decision
from banca.protocol.messages import Timer
from banca.server.hub import Hub, Room
from banca.server.logs import Log

if TYPE_CHECKING:
    from banca.house.house import House

log = Log(__name__)

# The timers that a table may post. A step is what the croupier does, or what chance shows; all payments are one.
BETTING, DECISION, STEP, SHOWING = "betting", "decision", "step", "showing"
USUAL: dict[str, Seconds] = {BETTING: 20, DECISION: 20, STEP: 0, SHOWING: 0}
AGAIN = 1.0  # seconds until a command is tried again that the database could not take


@dataclass(slots=True)
class _Wait:
    """What a table waits for, and the call that ends it."""

    for_: tuple[Any, ...]
    handle: asyncio.TimerHandle


class Dealer:
    """Moves every table on that the program deals and this process owns."""

    def __init__(self, house: "House", hub: Hub) -> None:
        self.house, self.hub, self.loop = house, hub, hub.loop
        self.waits: dict[str, _Wait] = {}
        self.shown: dict[str, tuple[int, float]] = {}  # of each table: the last round that ended, shown until when
        self.stopping = False
        self.tasks: set[asyncio.Task[None]] = set()
        hub.listeners.append(self.look)

    def look(self, room: Room) -> None:
        """See what a table waits for now."""
        at = room.at
        self._note_end(room)
        found = None if self.stopping or at.frozen else self._next(room)
        wait = self.waits.get(at.id)
        if found is None:
            self._drop(at.id)
            self.hub.set_timer(room, Timer(at.id, at.seq))
            return
        what, thousandths, command = found
        for_ = (*what, at.owned)
        if wait and wait.for_ == for_:
            return
        self._drop(at.id)
        total = thousandths if for_[0] in (BETTING, DECISION) else 0
        self.hub.set_timer(room, Timer(at.id, at.seq, for_[0] if total else "", total, total))
        self.waits[at.id] = _Wait(for_, self.loop.call_later(thousandths / 1000, self._go_on, room, for_, command))

    def _note_end(self, room: Room) -> None:
        """When a round has ended, its result is shown from now on; after a restart it was shown before."""
        ended = room.at.last.number if room.at.last else 0
        known, _ = self.shown.setdefault(room.at.id, (ended, 0.0))
        if known != ended:
            self.shown[room.at.id] = ended, self.loop.time() + self._posted(room, SHOWING) / 1000

    def _until_step(self, room: Room) -> int:
        _, until = self.shown[room.at.id]
        return max(self._posted(room, STEP), round((until - self.loop.time()) * 1000))

    def _posted(self, room: Room, timer: str) -> int:
        return milliseconds(room.at.config, timer, USUAL[timer])

    def _next(self, room: Room) -> tuple[tuple[Any, ...], int, Advance] | None:
        """What is waited for, how many milliseconds, and what is done then; None where somebody has to do something."""
        at = room.at
        if at.config.dealer != "program" or (at.status != "open" and not at.in_play):
            return None
        slow = self._posted(room, STEP) > 0
        for_: tuple[Any, ...]
        match at.turn:
            case Betting(prescribed, last):
                if prescribed is None or not at.state.stakes:
                    return None
                if not last:
                    return (STEP, at.round, at.seq), self._posted(room, STEP), Advance(at.id, close=True, once=True)
                window = sum(each.act == prescribed for each in self._of_round(room))
                for_ = (BETTING, at.round, prescribed, window)
                return for_, self._posted(room, BETTING), Advance(at.id, close=True, once=slow)
            case Decision(player, choices):
                # Other acts in between do not lengthen the time: only a choice of his begins it anew.
                made = sum(each.act in choices for each in self._of_round(room))
                for_ = (DECISION, at.round, player, choices, made)
                return for_, self._posted(room, DECISION), Advance(at.id, default=True, once=True)
            case Chance() | Croupier():
                step = Advance(at.id, once=slow, together=slow)
                return (STEP, at.round, at.seq), self._until_step(room), step
        return None

    def _of_round(self, room: Room) -> Iterator[Done]:
        return (each for each in room.at.done if each.round == room.at.round)

    def _drop(self, table_id: str) -> None:
        if wait := self.waits.pop(table_id, None):
            wait.handle.cancel()

    def _go_on(self, room: Room, for_: tuple[Any, ...], command: Advance) -> None:
        if not room.at.owned:  # another process goes on; here its time is only shown
            return
        task = self.loop.create_task(self._advance(room, for_, command))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _advance(self, room: Room, for_: tuple[Any, ...], command: Advance) -> None:
        try:
            reply = await asyncio.wrap_future(self.house.submit(PROGRAM, command))
        except StorageError as error:
            log.warning("table-waits", table=room.at.id, round=room.at.round, why=error)
            wait = self.waits.get(room.at.id)
            if wait and wait.for_ == for_ and not self.stopping:
                self.waits[room.at.id] = _Wait(for_, self.loop.call_later(AGAIN, self._go_on, room, for_, command))
            return
        except BancaError as error:
            at = room.at
            log.error("table-cannot-go-on", table=at.id, round=at.round, why=error)  # noqa: TRY400 - it says it all
            return
        if not reply.accepted:
            norm = reply.norm or reply.message
            log.info("table-waits-for-somebody", table=room.at.id, round=room.at.round, norm=norm)

    async def stop(self) -> None:
        """Let what was begun end; begin nothing more."""
        self.stopping = True
        for table_id in list(self.waits):
            self._drop(table_id)
        if self.tasks:
            await asyncio.wait(self.tasks)
