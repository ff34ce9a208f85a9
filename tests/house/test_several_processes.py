"""`banca serve --processes N` on one PostgreSQL: one killed, one that cannot stay up, bots and classes over several."""

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from banca.client import Client, CommandRefused, Patience, Seat
from banca.house.access import issue_token
from banca.house.audit import audit
from banca.house.config import Bot, TableConfig
from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.people import AddPerson
from banca.house.roles import Person, Role
from banca.house.tables import OpenTable
from bench.house import KEY
from tests.chaos.supervised import Supervised, approve_program, is_alive, kill_one_of_several, supervised, until
from tests.house.ground import PIT

NewUrl = Callable[[bool], str]
QUICK = {"betting": 1, "decision": 20, "bots": 0}
BOTS = [Bot("ada", "basic"), Bot("bao")]
PEOPLE = {"tess": Role.SUPERVISOR, "dana": Role.CROUPIER, "ana": Role.PLAYER}
SOON = 60.0  # seconds


@pytest.fixture
def database_kind() -> str:
    return "postgresql"


def test_one_of_three_is_killed_under_load(new_url: NewUrl, tmp_path: Path) -> None:
    figures = asyncio.run(kill_one_of_several(new_url(False), tmp_path / "log"))
    assert figures["accepted there since"] > 0
    assert figures["reconnected"] > 0
    assert 0 <= figures["ms until t0 went on"] < 9_000  # before its lease would have ended by itself


# Two processes, each with a port of its own.


class Two:
    """A house that two processes serve; people reach the one that they name."""

    def __init__(self, url: str, tokens: dict[str, str], service: Supervised, first_port: int) -> None:
        self.url, self.tokens, self.service, self.first_port = url, tokens, service, first_port

    def somebody_at(self, process: int) -> Client:
        patience = Patience(answer=SOON, first_again=0.05, most_again=0.5)
        return Client(f"http://127.0.0.1:{self.first_port + process}", patience=patience)

    @asynccontextmanager
    async def at(self, person: str, process: int) -> AsyncIterator[Client]:
        async with self.somebody_at(process) as client:
            await client.use_token(self.tokens[person])
            yield client

    def process_of(self, table: str) -> int:
        """The place of the process that owns a table."""
        until(lambda: table in self.service.owners(), table)
        owner = self.service.owners()[table]
        return next(place for place, pid in self.service.pids().items() if pid == owner)


def two_ports() -> int:
    """The first of two ports in a row that are free."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            first = int(one.getsockname()[1])
            try:
                other.bind(("127.0.0.1", first + 1))
            except OSError:
                continue
            return first


def furnished(url: str, **tables: TableConfig) -> dict[str, str]:
    """A new house; the tokens of its people."""
    database = Database(url)
    migrate(database)
    initialise(database, KEY, 0)
    with House(database, KEY) as house:
        for name, role in PEOPLE.items():
            assert house.do(PIT, AddPerson(name, [role])).accepted
        for name, config in tables.items():
            assert house.do(PIT, OpenTable(name, config)).accepted
        found = {
            name: issue_token(house, Person(name, frozenset({role})), "t", 1).text for name, role in PEOPLE.items()
        }
    approve_program(url)
    return found


@pytest.fixture
def two(new_url: NewUrl, tmp_path: Path) -> Iterator[Two]:
    url, port = new_url(False), two_ports()
    cussec = TableConfig({"edition": "cussec-57-2004"}, timers=QUICK, bots=BOTS)
    tokens = furnished(url, t0=cussec, t1=TableConfig({"edition": "cussec-57-2004"}, timers=QUICK))
    with supervised(url, tmp_path / "log", 2, "--own-port", str(port)) as service:
        yield Two(url, tokens, service, port)
    database = Database(url)
    audit(database, KEY, [])
    database.close()


def rounds(seat: Seat) -> int:
    return int(seat.view.get("last", {}).get("round", 0))


def test_bots_play_for_whoever_watches_at_any_process_and_outlive_their_own(two: Two) -> None:
    async def watch() -> None:
        owner = two.process_of("t0")
        async with two.at("ana", 1 - owner) as client, client.sit("t0") as seat:
            await seat.wait_for(lambda _: rounds(seat) >= 2)
            assert seat.view["last"]["settlement"]["players"].keys() <= {each.name for each in BOTS}
            killed = two.service.pids()[owner]
            os.kill(killed, signal.SIGKILL)
            seen = rounds(seat)
            await seat.wait_for(lambda _: rounds(seat) >= seen + 3)  # more than what was under way
            assert two.service.owners()["t0"] != killed

    asyncio.run(watch())


def test_the_two_share_the_tables_and_do_commands_for_each_other(two: Two) -> None:
    assert {two.process_of("t0"), two.process_of("t1")} == {0, 1}

    async def play() -> None:
        async with two.at("ana", 0) as here, two.at("ana", 1) as there:
            async with here.sit("t1") as one, there.sit("t1") as other:
                with pytest.raises(CommandRefused) as refused:
                    await one.bet("small", 100)
                assert refused.value.norm == "purse_must_cover_the_stake"  # she has no chips, wherever she asks
                assert one.view == other.view
            assert [each.table for each in await here.lobby()] == [each.table for each in await there.lobby()]

    asyncio.run(play())


async def mistakes(trainer: Client, table: str) -> list[dict[str, Any]]:
    """What was refused at a table of the one class."""
    (found,) = await trainer.get("/classes", list[dict[str, Any]])
    return next(each["mistakes"] for each in found["tables"] if each["table"] == table)


async def look_over_a_shoulder(trainer: Client, guest: Client) -> None:
    """The trainer at one process, the guest at the other: what is dealt to the one, both see."""
    async with guest:
        name = (await guest.come_in_as_guest()).name
        async with trainer.sit("c2") as shoulder, guest.sit("c2") as trainee:
            await shoulder.look(name)
            await trainee.wait_for(lambda view: view["turn"]["kind"] == "betting")
            await trainee.bet("ante", 100, place=1)
            await trainee.wait_for(lambda _: trainee.is_my_decision)
            seen = trainee.you["seen"]["hand"]
            await shoulder.wait_for(lambda _: shoulder.theirs[name].get("seen", {}).get("hand") == seen)
            assert shoulder.theirs[name]["choices"] == trainee.you["choices"]
            await trainee.act(trainee.you["choices"][-1])


def test_a_class_over_two_processes(two: Two) -> None:
    """The trainer at one process, the trainee at the other: freezing, mistakes, irregularities, shoulders."""

    async def teach() -> None:
        async with two.at("tess", 0) as tess, two.at("dana", 1) as dana:
            stud = {"setting": {"edition": "stud-poker-61-2004"}, "timers": {**QUICK, "decision": 600}}
            desk = {"setting": {"edition": "cussec-57-2004"}, "dealer": "croupier"}
            await tess.do({"do": "open-class", "name": "autumn", "tables": {"c1": desk, "c2": stud}})
            await asyncio.to_thread(until, lambda: two.process_of("c1") == 0, "the class is at the trainer's process")
            async with dana.sit("c1") as seat:
                await tess.do({"do": "freeze-table", "table": "c1"})
                await seat.wait_for(lambda view: view["frozen"])
                with pytest.raises(CommandRefused) as refused:
                    await seat.advance(close=True)
                assert refused.value.norm == "table_must_not_be_frozen"
                await tess.do({"do": "thaw-table", "table": "c1"})
                with pytest.raises(CommandRefused) as refused:
                    await seat.act({"act": "announce"})
            for _ in range(100):
                if found := await mistakes(tess, "c1"):
                    break
                await asyncio.sleep(0.1)
            assert [(each["person"], each["norm"]) for each in found] == [("dana", refused.value.norm)]
            # From the other process, the trainer does the same.
            async with two.at("tess", 1) as elsewhere:
                await elsewhere.do({"do": "freeze-table", "table": "c2"})
                await elsewhere.do({"do": "thaw-table", "table": "c2"})
                (autumn,) = await elsewhere.get("/classes", list[dict[str, Any]])
                assert [each["table"] for each in autumn["tables"]] == ["c1", "c2"]
                await look_over_a_shoulder(elsewhere, two.somebody_at(0))

    asyncio.run(teach())


# Starting and stopping.


def test_a_supervisor_that_is_killed_takes_its_processes_with_it(new_url: NewUrl, tmp_path: Path) -> None:
    url = new_url(False)
    furnished(url, t0=TableConfig({"edition": "cussec-57-2004"}))
    service = Supervised(url, tmp_path / "log", 2)
    pids = service.pids().values()
    assert all(map(is_alive, pids))
    os.kill(service.running.pid, signal.SIGKILL)
    service.running.communicate()
    until(lambda: not any(map(is_alive, pids)), "they are gone")
    assert service.owners() == {}  # they stopped in good order


def test_what_keeps_a_process_from_starting_is_said_and_ends_all(new_url: NewUrl, tmp_path: Path) -> None:
    url = new_url(False)
    furnished(url)
    log = tmp_path / "log"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(AssertionError, match=r"^\(2, "):
            Supervised(url, log, 2, "--own-port", str(port))
    said = log.read_text(encoding="utf-8")
    assert f"banca serve: http://127.0.0.1:{port} cannot be listened on" in said
    assert '"event":"process-cannot-stay-up"' in said


def test_ctrl_c_ends_all_in_good_order(new_url: NewUrl, tmp_path: Path) -> None:
    url = new_url(False)
    furnished(url)
    service = Supervised(url, tmp_path / "log", 2)
    pids = service.pids().values()
    assert service.stop(signal.SIGINT) == 0
    assert not any(map(is_alive, pids))
    assert len(service.events("stopped")) == 2
