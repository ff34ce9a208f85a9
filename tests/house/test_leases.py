"""Several processes on one PostgreSQL: each table belongs to one, and another goes on where that one stopped."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread

import pytest
from sqlalchemy import select, update

from banca.house import ledger, schema
from banca.house.cage import BuyChips
from banca.house.config import TableConfig, stream_of
from banca.house.database import Database
from banca.house.errors import HouseError, OwnedElsewhere, StorageError
from banca.house.house import House
from banca.house.journal import entries
from banca.house.live_table import LiveTable
from banca.house.replies import Reply
from banca.house.roles import PROGRAM, Person
from banca.house.sealing import HouseKey
from banca.house.tables import OpenTable, PlaceAct
from banca.house.work import Command, Work
from tests.house.ground import PIT, player

ROULETTE = TableConfig({"edition": "roulette-60-2004"}, float=10_000_000)
SHORT, LONG = 0.6, 3600.0  # leases in seconds
ANA, BO = player("ana"), player("bo")
NewHouse = Callable[..., House]


@pytest.fixture
def new_house(url: str, key: HouseKey) -> Iterator[NewHouse]:
    """Opens houses on the same database, as several processes do."""
    with ExitStack() as after:
        yield lambda lease=LONG: after.enter_context(House(Database(url), key, lease=lease))


def red(table: str, who: str, stake: int = 100) -> PlaceAct:
    return PlaceAct(table, {"act": "bet", "player": who, "bet": "red", "stake": stake})


def opened(house: House, *tables: str) -> None:
    for who in ("ana", "bo"):
        assert house.do(PIT, BuyChips(who, "play-HKD", 10_000)).accepted
    for table in tables:
        assert house.do(PIT, OpenTable(table, ROULETTE)).accepted


def owner(house: House, table: str) -> tuple[str | None, int]:
    with house.database.read() as connection:
        row = connection.execute(select(schema.stream).where(schema.stream.c.name == stream_of(table))).one()
    return row.owner, row.fence


def patiently(house: House, person: Person, command: Command, command_id: str | None = None) -> Reply:
    """Sent again while another process has the table."""
    until = time.monotonic() + 30
    while True:
        try:
            return house.do(person, command, command_id)
        except StorageError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def test_a_table_belongs_to_one_house(new_house: NewHouse) -> None:
    first, second = new_house(), new_house()
    opened(first, "t1")
    assert owner(first, "t1") == (first.name, 1)
    with pytest.raises(OwnedElsewhere, match="another process"):
        second.do(ANA, red("t1", "ana"), "bet-1")
    assert "t1" not in second.tables
    assert first.do(ANA, red("t1", "ana"), "bet-1").accepted  # what was refused for the owner's sake is no reply


def test_a_lease_is_renewed_while_nothing_happens(new_house: NewHouse) -> None:
    first, second = new_house(SHORT), new_house(SHORT)
    opened(first, "t1")
    time.sleep(2 * SHORT)
    with pytest.raises(OwnedElsewhere):
        second.do(ANA, red("t1", "ana"))


def test_a_house_that_closes_gives_up_its_tables(url: str, key: HouseKey, new_house: NewHouse) -> None:
    second = new_house()
    with House(Database(url), key, lease=LONG) as first:
        opened(first, "t1")
        assert first.do(ANA, red("t1", "ana")).accepted
    assert second.do(BO, red("t1", "bo")).accepted
    assert owner(second, "t1") == (second.name, 2)
    assert second.tables["t1"].in_play == {"ana": 100, "bo": 100}


def asleep(house: House) -> None:
    """As a process that was stopped for longer than its lease: it knows nothing of it."""
    house.database.write(lambda connection: connection.execute(update(schema.stream).values(leased_until=0)) and None)


def test_an_owner_that_slept_drops_the_table_and_reads_it_again(new_house: NewHouse) -> None:
    first, second = new_house(), new_house()
    opened(first, "t1")
    assert first.do(ANA, red("t1", "ana"), "a1").accepted
    stale = first.tables["t1"]
    asleep(first)
    assert second.do(BO, red("t1", "bo"), "b1").accepted
    with pytest.raises(OwnedElsewhere):
        first.do(ANA, red("t1", "ana"), "a2")
    asleep(second)
    assert first.do(ANA, red("t1", "ana"), "a2").accepted
    assert first.tables["t1"] is not stale
    assert first.tables["t1"].in_play == {"ana": 200, "bo": 100}
    assert owner(first, "t1") == (first.name, 3)


class WriteBlindly(Command, frozen=True, tag="write-blindly"):
    """An owner who does not look whether the table is still his."""

    table: str
    fence: int

    def perform(self, work: Work) -> dict[str, int]:
        work.touched[self.table] = 0
        return {"number": work.append(stream_of(self.table), "pause", {}, self.fence)}


def test_the_fence_refuses_a_write_of_an_old_owner(new_house: NewHouse) -> None:
    first, second = new_house(), new_house()
    opened(first, "t1")
    asleep(first)
    assert second.do(BO, red("t1", "bo")).accepted
    with pytest.raises(OwnedElsewhere, match="somebody else has written"):
        first.do(PROGRAM, WriteBlindly("t1", 1))
    assert "t1" not in first.tables
    with first.database.read() as connection:
        assert "pause" not in {entry.kind for entry in entries(connection, stream_of("t1"))}


def test_one_table_elsewhere_does_not_stop_the_others(new_house: NewHouse) -> None:
    first, second = new_house(), new_house()
    opened(first, "t1")
    assert second.do(PIT, OpenTable("t2", ROULETTE)).accepted
    waiting = [first.submit(ANA, red("t2", "ana")), first.submit(ANA, red("t1", "ana"))]
    assert isinstance(waiting[0].exception(), OwnedElsewhere)
    assert waiting[1].result().accepted


PLAYING = """
import sys
from banca.house.database import Database
from banca.house.house import House
from banca.house.sealing import HouseKey
from tests.house.test_leases import ANA, SHORT, red
with House(Database(sys.argv[1]), HouseKey(b"k" * 32), lease=SHORT) as house:
    for number in range(10**6):
        print(number, house.do(ANA, red("t1", "ana", 1), f"a{number}").accepted, flush=True)
"""


def test_another_process_goes_on_where_a_killed_one_stopped(url: str, key: HouseKey, new_house: NewHouse) -> None:
    second = new_house(SHORT)
    with House(Database(url), key) as first:
        opened(first, "t1")
    command = [sys.executable, "-c", PLAYING, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]) as process:
        assert process.stdout
        acknowledged = [process.stdout.readline() for _ in range(20)]
        os.kill(process.pid, signal.SIGKILL)
        acknowledged += process.stdout.readlines()
    said = [line.split() for line in acknowledged if line.endswith("\n")]
    assert all(line[1] == "True" for line in said)
    assert patiently(second, BO, red("t1", "bo")).accepted
    staked = second.tables["t1"].in_play["ana"]
    assert len(said) <= staked <= len(said) + 1  # one more may have been committed and not told
    for number in range(staked):
        assert second.do(ANA, red("t1", "ana", 1), f"a{number}").accepted
    assert second.tables["t1"].in_play["ana"] == staked


def test_one_purse_at_tables_of_two_houses_is_never_overdrawn(new_house: NewHouse) -> None:
    houses = new_house(), new_house()
    opened(houses[0], "t0")
    assert houses[1].do(PIT, OpenTable("t1", ROULETTE)).accepted
    accepted: list[int] = []

    def bets(which: int) -> None:
        replies = [patiently(houses[which], ANA, red(f"t{which}", "ana", 700)) for _ in range(15)]
        accepted.extend(which for reply in replies if reply.accepted)

    threads = [Thread(target=bets, args=(which,)) for which in (0, 1) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(accepted) == 10_000 // 700
    with houses[0].database.read() as connection:
        assert ledger.balance_of(connection, ledger.purse("ana", "play-HKD")) == 10_000 % 700
        lying = [LiveTable.load(houses[0], connection, f"t{n}").in_play["ana"] for n in (0, 1)]
    assert lying == [700 * accepted.count(0), 700 * accepted.count(1)]


def test_one_id_in_two_houses_at_once_is_done_once(new_house: NewHouse) -> None:
    houses = new_house(), new_house()
    replies: list[Reply] = []

    def buys(house: House) -> None:
        for number in range(20):
            with suppress(HouseError):
                replies.append(house.do(PIT, BuyChips("ana", "HKD", 1), f"buy-{number}"))

    threads = [Thread(target=buys, args=(house,)) for house in houses]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(replies) == 40
    with houses[0].database.read() as connection:
        assert ledger.balance_of(connection, ledger.purse("ana", "HKD")) == 20
