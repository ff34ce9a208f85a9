"""Bots: players whom the program plays at tables for play money, so that one person never sits alone.

They bet and decide by the commands that people use, as guests with a purse of their own. Somebody has to watch, or the
table is lively: an empty house costs nothing. They bet at a human pace, which the placard posts under `bots`, and
decide at once, so that nobody waits for them. What they decide by is what their player may see (banca.strategy.ways).
"""

import asyncio
from random import Random
from typing import TYPE_CHECKING

from banca.house import ledger
from banca.house.cage import BuyChips
from banca.house.config import Bot, milliseconds
from banca.house.errors import StorageError
from banca.house.people import GUEST_MONEY
from banca.house.roles import PROGRAM, Person, Role
from banca.house.tables import PlaceActs
from banca.law import BancaError
from banca.play.act import Act
from banca.play.turn import Betting, Decision
from banca.server.hub import Room
from banca.server.logs import Log
from banca.strategy.ways import Way, bets_for, choice_for, read_way

if TYPE_CHECKING:
    from banca.server.service import Service

log = Log(__name__)

PACE = "bots"  # the timer that a table may post: seconds before the first of them bets
USUAL = 2
UNWATCHED = 20.0  # seconds more before they bet again at a lively table that nobody watches
PASSES_MOST = 4  # some bets wait for those of others: so often all are asked in one window
STAKES_LOW, STAKES_FILLED = 10, 100  # a purse with less than so many of the least stakes gets so many more
LEAST = GUEST_MONEY // STAKES_FILLED  # what counts as the least stake where a table takes smaller ones


class Bots:
    """Plays every bot at the tables that this process owns."""

    def __init__(self, service: "Service") -> None:
        self.service, self.hub, self.loop = service, service.hub, service.loop
        self.random = Random()  # noqa: S311 - what a bot likes is no secret, and decides no result
        self.stopping = False
        self._due: dict[str, asyncio.TimerHandle] = {}  # tables at which they will bet
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, int] = {}  # the entry at which nobody wanted to do anything more
        self.hub.listeners.append(self.look)
        self.hub.arrivals.append(self.look)

    def look(self, room: Room) -> None:
        """See whether a bot has something to do at a table."""
        at = room.at
        if not at.config.bots or at.id in self._busy or self._asked.get(at.id) == at.seq:
            return
        if not self._may_play(room):
            self._drop(at.id)
            return
        match at.turn:
            case Betting():
                if at.id not in self._due:
                    self._due[at.id] = self.loop.call_later(self._pace(room), self._begin, room)
            case Decision(player) if any(bot.name == player for bot in at.config.bots):
                self._drop(at.id)
                self._begin(room)
            case _:
                self._drop(at.id)

    def _may_play(self, room: Room) -> bool:
        at = room.at
        if self.stopping or not at.owned or at.frozen or at.status != "open" or at.running_out:
            return False
        return at.config.lively or self.hub.is_watched(room)

    def _pace(self, room: Room) -> float:
        pace = milliseconds(room.at.config, PACE, USUAL) / 1000
        return pace if self.hub.is_watched(room) or room.at.id not in self._asked else pace + UNWATCHED

    def _drop(self, table_id: str) -> None:
        if handle := self._due.pop(table_id, None):
            handle.cancel()

    def _begin(self, room: Room) -> None:
        table_id = room.at.id
        self._due.pop(table_id, None)
        if table_id in self._busy or not self._may_play(room):
            return
        task = self._busy[table_id] = self.loop.create_task(self._play(room))
        task.add_done_callback(lambda _: self._ended(room))

    def _ended(self, room: Room) -> None:
        self._busy.pop(room.at.id, None)
        self.look(room)

    async def _play(self, room: Room) -> None:
        """Let each do what it wants now, one after another, until nobody wants anything."""
        seq = room.at.seq
        try:
            for _ in range(PASSES_MOST):
                seq = room.at.seq
                if not await self._ask_all(room):
                    break
        except StorageError as error:
            log.warning("bots-wait", table=room.at.id, why=error)
        except BancaError as error:
            log.error("bots-do-nothing", table=room.at.id, why=error)  # noqa: TRY400 - the line says it all
        except Exception:
            log.exception("bots-failed", table=room.at.id)
        self._asked[room.at.id] = seq  # until something else happens there

    async def _ask_all(self, room: Room) -> bool:
        acted = False
        for bot in room.at.config.bots:
            if not self._may_play(room):
                return False
            acts = await self._wish(room, bot)
            if acts and await self._do(room, bot, acts):
                acted = True
                if isinstance(room.at.turn, Betting):
                    await asyncio.sleep(self.random.uniform(0, milliseconds(room.at.config, PACE, USUAL) / 2000))
        return acted

    async def _wish(self, room: Room, bot: Bot) -> tuple[Act, ...]:
        """What a bot wants to do now."""
        purse = await self._purse(room, bot.name)
        game, state = room.at.game, room.at.state
        way: Way = read_way(game, state.setting, bot.way)
        turn = game.turn(state)
        if isinstance(turn, Decision) and turn.player == bot.name:
            chosen = choice_for(game, state, turn, way, self.random, purse)
            return () if chosen is None else (chosen,)
        return bets_for(game, state, bot.name, way, self.random, purse)

    async def _do(self, room: Room, bot: Bot, acts: tuple[Act, ...]) -> bool:
        person = Person(bot.name, frozenset({Role.GUEST}))
        reply = await self.service.submit(person, PlaceActs(room.at.id, [act.to_json() for act in acts]))
        await asyncio.sleep(0)  # what the writer handed over comes before its reply
        return reply.accepted  # or the window closed meanwhile, or somebody else was there first

    async def _purse(self, room: Room, name: str) -> int:
        """What a bot has; it is given more when there is not enough left to play with."""
        at = room.at
        held = room.purses.get(name)
        if held is None:
            held = await asyncio.to_thread(self._read_purse, name, at.currency)
        least = max(LEAST, at.state.setting.limits.minimum)
        if held < STAKES_LOW * least:
            reply = await self.service.submit(PROGRAM, BuyChips(name, at.currency, STAKES_FILLED * least))
            held = int(reply.body.get("balance", held))
        room.purses[name] = held
        return held

    def _read_purse(self, name: str, currency: str) -> int:
        with self.service.house.database.read() as connection:
            return ledger.balance_of(connection, ledger.purse(name, currency))

    async def stop(self) -> None:
        """Let what was begun end; begin nothing more."""
        self.stopping = True
        for table_id in list(self._due):
            self._drop(table_id)
        for task in list(self._busy.values()):
            task.cancel()
        if self._busy:
            await asyncio.wait(self._busy.values())
