"""The service under faults: cut sockets, two tabs, bets that race the close, killed processes.

Every client writes down what it asked and what it was told. Afterwards the history is held against a model with one
thread: the acts of the journal, which are those that viewers were shown, done one after another by the rules alone.
"""

import asyncio
import itertools
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from banca.client import Client, ClientError, CommandRefused, Patience, Seat
from banca.games import game_of
from banca.house.access import admit_guest
from banca.house.audit import audit
from banca.house.config import TableConfig, stream_of
from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.journal import entries
from banca.house.migrations import migrate
from banca.house.tables import OpenTable
from banca.play.game import Game
from banca.play.record import read_setting
from banca.protocol.messages import Change, View
from bench.house import KEY
from tests.house.ground import PIT

ROOT = Path(__file__).parents[2]
SLUG, BET, STAKE = "roulette-60-2004", "red", 100
PURSE = 1_000_000  # what a guest comes in with
LEASE = 3.0  # seconds
STARTS_WITHIN = 60.0
ANSWERS_WITHIN = 60.0


def require(holds: object, *said: object) -> None:
    if not holds:
        raise AssertionError(*said)


# A house on the network.


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Process:
    """A server of our own, on a port that it has again after a kill."""

    def __init__(self, url: str) -> None:
        self.url, self.port = url, free_port()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "bench.served", self.url, str(self.port), str(LEASE)]
        self.running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.running.stdout
        with self.running.stdout as said:  # nothing else comes
            require(said.readline().startswith("http"), "a server did not start")

    def kill(self) -> None:
        os.kill(self.running.pid, signal.SIGKILL)
        self.running.wait()

    def stop(self) -> None:
        self.running.terminate()
        self.running.wait(STARTS_WITHIN)


@contextmanager
def served(url: str, processes: int = 1) -> Iterator[list[Process]]:
    with ExitStack() as stack:
        found = []
        for _ in range(processes):
            found.append(Process(url))
            stack.callback(found[-1].stop)
        yield found


def furnished(url: str, guests: int, tables: int, window: int, step: int = 0) -> list[str]:
    """A new house with tables of roulette; gives the sessions of its guests."""
    database = Database(url)
    migrate(database)
    initialise(database, KEY, 0)
    with House(database, KEY) as house:
        for number in range(tables):
            config = TableConfig({"edition": SLUG}, timers={"betting": window, "step": step})
            require(house.do(PIT, OpenTable(f"t{number}", config)).accepted)
        return [admit_guest(house).text for _ in range(guests)]


def audited(url: str) -> None:
    """Everything that was written is right. Tampered: it is not."""
    database = Database(url)
    try:
        audit(database, KEY, [])
    finally:
        database.close()


def journaled(url: str, table: str) -> dict[int, list[dict[str, Any]]]:
    """The acts of each entry of a table's journal."""
    database = Database(url)
    try:
        with database.read() as connection:
            return {e.number: list(e.body["acts"]) for e in entries(connection, stream_of(table)) if e.kind == "acts"}
    finally:
        database.close()


# A wire that breaks.


class Proxy:
    """Passes bytes on, and cuts connections when it is told to; it chooses among servers by turns."""

    def __init__(self, ports: Sequence[int], chance: random.Random) -> None:
        self.ports, self.chance = itertools.cycle(ports), chance
        self.cut_after: int | None = None  # so many pieces from the server, then the connection is cut
        self.cuts = 0
        self._open: set[asyncio.StreamWriter] = set()
        self.port = 0

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Proxy"]:
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self.cut_all()
            await asyncio.sleep(0)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut_all(self) -> None:
        for writer in list(self._open):
            self.cuts += 1
            writer.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            onward, outward = await asyncio.open_connection("127.0.0.1", next(self.ports))
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, outward}
        try:
            await asyncio.gather(self._pass(reader, outward, counted=False), self._pass(onward, writer, counted=True))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._open -= {writer, outward}
            for each in (writer, outward):
                each.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, counted: bool) -> None:
        pieces = 0
        while said := await reader.read(65536):
            pieces += counted
            if self.cut_after is not None and pieces > self.cut_after:
                self.cuts += 1
                raise ConnectionResetError
            writer.write(said)
            await writer.drain()
        raise ConnectionResetError


# What clients saw.


@dataclass(slots=True)
class Asked:
    """One bet: when it was asked for, when it was answered, and what was said."""

    person: str
    table: str
    act: dict[str, Any]
    began: float
    ended: float = float("inf")
    number: int | None = None  # the entry, if it was accepted
    refused: str | None = None  # the norm


@dataclass
class History:
    asked: list[Asked] = field(default_factory=list)
    shown: dict[str, dict[int, list[dict[str, Any]]]] = field(default_factory=dict)  # table, entry: the acts
    purses: dict[tuple[str, int, str], int] = field(default_factory=dict)  # table, entry, person
    figures: Counter[str] = field(default_factory=Counter)

    def see(self, table: str, message: object) -> None:
        if isinstance(message, Change):
            acts = self.shown.setdefault(table, {})
            found: dict[int, list[dict[str, Any]]] = {}
            for act in message.acts:
                found.setdefault(act["entry"], []).append({k: v for k, v in act.items() if k not in ("entry", "round")})
            for entry, said in found.items():
                require(acts.setdefault(entry, said) == said, "two viewers saw different acts", entry)

    async def bet(self, seat: Seat) -> Asked:
        act = {"act": "bet", "player": seat.me, "bet": BET, "stake": STAKE}
        found = Asked(seat.me, seat.table, act, time.monotonic())
        self.asked.append(found)
        try:
            reply = await seat.client.do({"do": "act", "table": seat.table, "act": act})
            found.number = int(reply.body["number"])
            self.figures["accepted"] += 1
        except CommandRefused as error:
            found.refused = error.reply.norm or error.reply.message
            self.figures["refused"] += 1
        found.ended = time.monotonic()
        return found

    # The model with one thread.

    def check(self, url: str, table: str, people: dict[str, int]) -> None:
        """Hold what was said against the rules, done one act after another; `people` are the purses at the end."""
        shown = journaled(url, table)
        for entry, acts in self.shown.get(table, {}).items():
            require(shown.get(entry) == acts, "shown, but not written", table, entry, acts)
        mine = [each for each in self.asked if each.table == table]
        for each in mine:
            if each.number is not None:
                require(each.act in shown.get(each.number, []), "acknowledged, and lost", each)
        numbers = {each.number for each in mine if each.number is not None}
        bets = [(n, act) for n, acts in shown.items() for act in acts if act["act"] == "bet"]
        require(all(n in numbers for n, _ in bets), "a bet that nobody was told of", bets)
        require(len(numbers) == len([each for each in mine if each.number is not None]), "one entry for two bets")
        self._in_real_time([each for each in mine if each.number is not None])
        purses = self._played(game_of(SLUG), shown)
        for person, held in people.items():
            require(PURSE + purses[person] == held, "a purse is not what the rules give", person, held, purses[person])

    def _in_real_time(self, accepted: Sequence[Asked]) -> None:
        """What was answered before something else was asked comes before it."""
        latest_end = sorted(accepted, key=lambda each: each.number or 0)
        least_end = float("inf")
        for each in reversed(latest_end):  # no later entry may have been answered before this one was asked
            require(each.began <= least_end, "an answer came before what it follows", each)
            least_end = min(least_end, each.ended)

    def _played(self, game: Game[Any], shown: dict[int, list[dict[str, Any]]]) -> Counter[str]:
        """What everybody won and lost, with what still lies on the table taken off."""
        purses = Counter[str]()
        setting = read_setting(game, {"banca": 1, "edition": SLUG})
        state = game.opening(setting)
        begun = False
        for entry in sorted(shown):
            for said in shown[entry]:
                if begun and game.is_over(state):
                    self._settle(game, state, purses)
                    state = game.opening(setting)
                begun = True
                state = game.after(state, game.read_act(said))  # Refused: the tables did what the law does not allow
        if begun and game.is_over(state):
            self._settle(game, state, purses)
        else:
            for stake in state.stakes:
                purses[stake.position.player] -= stake.amount
        return purses

    def _settle(self, game: Game[Any], state: Any, purses: Counter[str]) -> None:
        self.figures["rounds"] += 1
        for player, net in game.settle(state).players.items():
            purses[player] += net


# Scenarios.


@asynccontextmanager
async def sitting(address: str, token: str, table: str, history: History) -> AsyncIterator[Seat]:
    """A seat whose every message goes into the history."""
    patience = Patience(answer=ANSWERS_WITHIN, first_again=0.05, most_again=0.5)
    async with Client(address, patience=patience) as client:
        await come_in(client, token)
        async with client.sit(table) as seat:
            watching = asyncio.create_task(_watch(seat, history))
            try:
                yield seat
            finally:
                watching.cancel()


async def come_in(client: Client, token: str) -> None:
    """The server may be about to start again."""
    for _ in range(100):
        try:
            await client.use_token(token)
        except ClientError:
            await asyncio.sleep(0.2)
        else:
            return
    raise AssertionError("nobody let us in")


async def _watch(seat: Seat, history: History) -> None:
    async for message in seat:
        if isinstance(message, View) and message.view["round"] > 1:
            history.figures["whole views"] += 1
        history.see(seat.table, message)


async def bets_race_the_close(url: str, bets: int = 1000, people: int = 25) -> Counter[str]:
    """R9: whatever is committed before the close counts, and nothing else does."""
    tokens = furnished(url, people + 1, 1, 2, step=1)  # between the close and the next round bets are refused
    history = History()
    with served(url) as [process]:
        address = f"http://127.0.0.1:{process.port}"
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(sitting(address, each, "t0", history)) for each in tokens]
            each_has = bets // people

            async def race(seat: Seat) -> None:
                await seat.wait_for(lambda view: view["turn"]["kind"] == "betting" and bool(view["stakes"]))
                await asyncio.sleep(max(0.0, (seat.seconds_left or 0.0) - 0.4))
                made, late = 0, False
                while made < each_has or not late:  # until each has come too late once
                    made, late = made + 1, (await history.bet(seat)).refused is not None or late

            first = asyncio.create_task(_open_the_window(seats[0], history))
            await asyncio.gather(*(race(seat) for seat in seats[1:]))
            await first
            await asyncio.sleep(8)  # whatever was begun is settled
            held = await purses_of(seats)
        history.check(url, "t0", held)
    audited(url)
    require(history.figures["accepted"] + history.figures["refused"] == len(history.asked) > bets)
    require(history.figures["refused"] >= people, "no bet came too late")
    return history.figures


async def _open_the_window(seat: Seat, history: History) -> None:
    await seat.wait_for(lambda view: view["turn"]["kind"] == "betting")
    await history.bet(seat)


async def purses_of(seats: Sequence[Seat]) -> dict[str, int]:
    found = {}
    for seat in seats:
        latest = await seat.client.table(seat.table)
        await seat.reached(latest.seq)
        await asyncio.sleep(0)
        found[seat.me] = seat.you["purse"]
    return found


async def cut_sockets(url: str, most: int = 40) -> Counter[str]:
    """R10: cut the connection after each piece of what the server says; nothing is lost or done twice."""
    tokens = furnished(url, 2, 1, 1)
    history = History()
    with served(url) as [process]:
        proxy = Proxy([process.port], random.Random(1))
        async with proxy.running(), AsyncExitStack() as stack:
            direct = f"http://127.0.0.1:{process.port}"
            witness = await stack.enter_async_context(sitting(direct, tokens[0], "t0", history))
            seat = await stack.enter_async_context(sitting(proxy.address, tokens[1], "t0", history))
            for after in range(most):
                proxy.cut_after = after % 8
                betting = asyncio.create_task(history.bet(seat))
                await asyncio.sleep(0.15)
                proxy.cut_after = None if after % 3 else proxy.cut_after
                if not betting.done():
                    await asyncio.sleep(0.1)
                    proxy.cut_after = None
                await betting
            await asyncio.sleep(2)
            held = await purses_of([witness, seat])
            require(seat.view["stakes"] == witness.view["stakes"])
            history.figures["cuts"] = proxy.cuts
        history.check(url, "t0", held)
    audited(url)
    return history.figures


async def two_tabs(url: str, bets: int = 30) -> Counter[str]:
    """One person in two tabs: one purse, one document, and the same id is done once."""
    (token,) = furnished(url, 1, 1, 1)
    history = History()
    with served(url) as [process]:
        address = f"http://127.0.0.1:{process.port}"
        async with sitting(address, token, "t0", history) as one, sitting(address, token, "t0", history) as other:
            for _ in range(bets):
                await asyncio.gather(history.bet(one), history.bet(other))
            await asyncio.sleep(2)
            held = await purses_of([one, other])
            require(one.view == other.view, "two tabs of one person differ")
        history.check(url, "t0", held)
    audited(url)
    return history.figures


async def kill_servers(
    url: str, kills: int, processes: int, seed: int, people: int = 12, tables: int = 3
) -> Counter[str]:
    """Processes are killed under load; clients come back by themselves, tables go on elsewhere or after a restart."""
    tokens = furnished(url, people, tables, 1)
    history, chance = History(), random.Random(seed)
    waits: list[float] = []
    with served(url, processes) as running:
        proxy = Proxy([each.port for each in running], chance)
        async with proxy.running(), AsyncExitStack() as stack:
            names = [f"t{n % tables}" for n in range(people)]
            seats = [
                await stack.enter_async_context(sitting(proxy.address, token, name, history))
                for token, name in zip(tokens, names, strict=True)
            ]
            over = asyncio.Event()

            async def play(seat: Seat) -> None:
                while not over.is_set():
                    asked = await history.bet(seat)
                    waits.append(asked.ended - asked.began)
                    await asyncio.sleep(0.2 * chance.random())

            playing = [asyncio.create_task(play(seat)) for seat in seats]
            for _ in range(kills):
                await asyncio.sleep(0.5 + chance.random())
                killed = chance.choice(running)
                await asyncio.to_thread(killed.kill)
                await asyncio.to_thread(killed.start)
                history.figures["kills"] += 1
            await asyncio.sleep(2)
            over.set()
            await asyncio.gather(*playing)
            await asyncio.sleep(3)
            held = await purses_of(seats)
        for name in set(names):
            history.check(url, name, {s.me: held[s.me] for s in seats if s.table == name})
    audited(url)
    history.figures["longest wait, ms"] = round(1000 * max(waits))
    return history.figures


def all_of(new: Callable[[], str], kind: str, kills: int, seed: int) -> Iterator[tuple[str, Counter[str]]]:
    """Every scenario on one kind of database, with its figures."""
    yield "bets race the close", asyncio.run(bets_race_the_close(new()))
    yield "cut sockets", asyncio.run(cut_sockets(new()))
    yield "two tabs", asyncio.run(two_tabs(new()))
    yield "servers killed", asyncio.run(kill_servers(new(), kills, 1 if kind == "sqlite" else 3, seed))
