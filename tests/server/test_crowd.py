"""Many at one table: whoever does not read delays nobody (R31), and everybody's bet is settled (R30, in small)."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from banca.client import Client, Patience, Seat
from banca.house.access import admit_guest
from banca.house.recall import page_of_history
from banca.server import sockets
from banca.server.http import history
from banca.server.sockets import OUTBOX_MOST
from bench import load
from tests.server.practising import until
from tests.server.running import BET, Running, furnish, new_house, open_table, serving
from tests.server.stalling import Staller

PEOPLE = 50
TABLE = "wheel"
STAKE = 1_000
ASKING = 40  # more than there are threads for anything
WITHIN = 60.0  # seconds, for whoever waits


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with new_house(tmp_path) as house, serving(house) as found:
        open_table(found, TABLE, timers={"betting": 1})
        found.add("admin", "administrator")
        yield found


def measured(running: Running) -> dict[str, float]:
    lines = running.client("admin").get("/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def waiting(running: Running) -> float:
    """How many messages wait for whoever reads least."""
    return measured(running)["banca_socket_messages_waiting_most"]


def stalled(running: Running) -> Staller:
    """Somebody who asks for the table again and again, and reads nothing: until the server cannot send any more."""
    found = Staller(running.address + "/v1/socket", admit_guest(running.house).text)

    def is_stuck() -> bool:
        for _ in range(20):
            found.say({"is": "subscribe", "table": TABLE}, OUTBOX_MOST)
            time.sleep(0.05)  # the system itself has room for some megabytes
        waits = waiting(running)
        time.sleep(0.3)
        return 0 < waits == waiting(running)

    until(is_stuck, WITHIN)
    return found


@asynccontextmanager
async def seated(running: Running, people: int) -> AsyncIterator[list[Seat]]:
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(people):
            client = await stack.enter_async_context(Client(running.address, patience=Patience(answer=WITHIN)))
            await client.use_token(admit_guest(running.house).text)
            found.append(await stack.enter_async_context(client.sit(TABLE)))
        yield found


async def play_a_round(seat: Seat) -> None:
    """A bet that is acknowledged, shown, and settled for everybody to see."""
    await seat.wait_for(lambda view: view["turn"]["kind"] == "betting")
    reply = await seat.bet("red", STAKE)
    assert seat.you["staked"] == STAKE
    assert (seat.seq or 0) >= reply.body["number"]
    playing = seat.view["round"]
    await seat.wait_for(lambda view: view.get("last", {}).get("round", 0) >= playing)
    assert seat.view["last"]["settlement"]["players"][seat.me] in (STAKE, -STAKE)
    assert seat.view["last"]["round"] == playing


def test_one_that_never_reads_delays_nobody_and_is_let_go(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with seated(running, PEOPLE - 1) as seats:
            silent = await asyncio.to_thread(stalled, running)
            before = await asyncio.to_thread(measured, running)
            assert before["banca_sockets"] == PEOPLE
            for _ in range(2):
                async with asyncio.timeout(WITHIN):
                    await asyncio.gather(*map(play_a_round, seats))
            after = await asyncio.to_thread(measured, running)
            assert after["banca_sockets"] == PEOPLE  # it was there all the time, and read nothing
            # What waits for it is bounded, though two rounds of fifty people have passed.
            assert 0 < after["banca_socket_messages_waiting_most"] <= OUTBOX_MOST + 1
            assert all(seat.whole_views == 1 for seat in seats)  # nobody else missed anything
            monkeypatch.setattr(sockets, "BEHIND_MOST", 0.5)
            await asyncio.to_thread(until, lambda: measured(running)["banca_sockets"] == PEOPLE - 1)
            with silent, pytest.raises(EOFError):
                await asyncio.to_thread(read_all, silent)
            await asyncio.gather(*map(play_a_round, seats))

    asyncio.run(play())


def read_all(silent: Staller) -> None:
    while True:
        silent.read()


def test_one_that_reads_again_gets_the_whole_table_as_it_stands(running: Running) -> None:
    async def play() -> None:
        async with seated(running, 5) as seats:
            silent = await asyncio.to_thread(stalled, running)
            await asyncio.gather(*map(play_a_round, seats))
            latest = max(seat.seq or 0 for seat in seats)
            assert await asyncio.to_thread(caught_up, silent, latest) >= latest

    asyncio.run(play())


def caught_up(silent: Staller, latest: int) -> int:
    """Read until a whole document has the entry."""
    with silent:
        while True:
            message = silent.read()
            if message["is"] == "view" and message["seq"] >= latest:
                return int(message["seq"])


def test_a_small_load_is_served_to_the_last_bet(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make load`, by counts: nobody fails, every bet that was acknowledged is settled, one reader stands still."""
    monkeypatch.setattr(load, "ECHO_SECONDS", 0.5)
    found = load.run("sqlite", sockets=20, tables=5, seconds=6, window=2)
    assert found["failed"] == []
    assert found["bets"] >= 19  # each of them, once at least
    assert found["settled"] == found["bets"]
    assert found["refused"].keys() <= {"betting_must_be_open"}


def test_many_who_ask_for_much_keep_nobody_from_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Past rounds can take long to find: meanwhile others come in, and their bets are taken."""
    found = threading.Event()

    def slow(*asked: Any) -> Any:
        assert found.wait(60)
        return page_of_history(*asked)

    monkeypatch.setattr(history, "page_of_history", slow)
    with new_house(tmp_path) as house, serving(house) as running, ThreadPoolExecutor(ASKING) as pool:
        furnish(running)
        client = running.client("player-2")
        asked = [pool.submit(client.get, "/rounds") for _ in range(ASKING)]
        try:
            with running.socket("player-1") as socket:
                act = {**BET, "player": "player-1"}
                command = {"do": "act", "table": "wheel", "act": act}
                socket.send(json.dumps({"is": "do", "id": "b1", "command": command}))
                while (said := json.loads(socket.recv(20)))["is"] != "reply":
                    pass
            assert said["reply"]["accepted"]
            assert running.client().get("/ready").status_code == 200
            assert not any(each.done() for each in asked)
        finally:
            found.set()
        assert [each.result().status_code for each in asked] == [200] * ASKING
