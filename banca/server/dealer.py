"""The dealer of tables that the program deals: it waits as long as the placard says, and then goes on.

Timers are house rules. A betting window opens with the first stake that lies, and closes when its time is over; whoever
does not decide in time gets the act that adds no money, or the one that the edition prescribes. After a restart a
window is open for its whole time again. A round that is void stops its timer with it, and so does a trainer who freezes
the table.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from banca.house.effects import Done
from banca.house.errors import StorageError
from banca.house.roles import PROGRAM
from banca.house.tables import Advance
from banca.law import BancaError
from banca.play.act import OnPosition
from banca.play.turn import Betting, Chance, Croupier, Decision
from banca.protocol.messages import Timer
from banca.server.hub import Hub, Room
from banca.server.logs import Log

if TYPE_CHECKING:
    from banca.house.house import House

log = Log(__name__)

BETTING, DECISION, STEP = "betting", "decision", "step"  # the timers that a table may post, in seconds
USUAL = {BETTING: 20, DECISION: 20, STEP: 0}
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
        self.stopping = False
        self.tasks: set[asyncio.Task[None]] = set()
        hub.listeners.append(self.look)

    def look(self, room: Room) -> None:
        """See what a table waits for now."""
        at = room.at
        found = None if self.stopping or at.frozen else self._next(room)
        wait = self.waits.get(at.id)
        if found is None:
            self._drop(at.id)
            self.hub.set_timer(room, Timer(at.id, at.seq))
            return
        what, seconds, command = found
        for_ = (*what, at.owned)
        if wait and wait.for_ == for_:
            return
        self._drop(at.id)
        total = round(seconds * 1000) if for_[0] in (BETTING, DECISION) else 0
        self.hub.set_timer(room, Timer(at.id, at.seq, for_[0] if total else "", total, total))
        self.waits[at.id] = _Wait(for_, self.loop.call_later(seconds, self._go_on, room, for_, command))

    def _next(self, room: Room) -> tuple[tuple[Any, ...], float, Advance] | None:
        """What is waited for, for how long, and what is done then; None where somebody has to do something."""
        at = room.at
        if at.config.dealer != "program" or (at.status != "open" and not at.in_play):
            return None
        timers = {**USUAL, **at.config.timers}
        for_: tuple[Any, ...]
        match at.game.turn(at.state):
            case Betting(prescribed):
                if prescribed is None or not at.state.stakes:
                    return None
                window = sum(each.act == prescribed for each in self._of_round(room))
                for_ = (BETTING, at.round, prescribed, window)
                return for_, timers[BETTING], Advance(at.id, close=True, once=self._slow(timers))
            case Decision(player, choices):
                # Other acts in between do not lengthen the time: only a choice of his begins it anew.
                made = sum(each.act in choices for each in self._of_round(room))
                for_ = (DECISION, at.round, player, choices, made)
                return for_, timers[DECISION], Advance(at.id, default=True, once=True)
            case Croupier(OnPosition()):  # payments come all together
                return (STEP, at.round, at.seq), timers[STEP], Advance(at.id)
            case Chance() | Croupier():
                return (STEP, at.round, at.seq), timers[STEP], Advance(at.id, once=self._slow(timers))
        return None

    def _of_round(self, room: Room) -> Iterator[Done]:
        return (each for each in room.at.done if each.round == room.at.round)

    def _slow(self, timers: dict[str, int]) -> bool:
        return timers[STEP] > 0

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
