"""Commands (R3, R8, R12): each is done once, whatever comes again; busy databases and wrong clocks change nothing."""

import random
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import select

from banca.house import ledger, schema
from banca.house.applications import WithdrawApplication
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.database import FIRST_WAIT, TRIES, Database
from banca.house.errors import HouseError, StorageError
from banca.house.house import House, initialise
from banca.house.journal import HOUSE, entries
from banca.house.live_table import LiveTable
from banca.house.replies import Reply
from banca.house.roles import Person
from banca.house.sealing import HouseKey
from banca.house.tables import Advance, CloseTable, OpenTable, PauseTable, PlaceAct, ResumeTable
from banca.house.work import Command
from tests.chaos.faults import COMMIT, CONFLICTS, FULL_DISK, Fault, injected
from tests.chaos.play import print_of
from tests.house.ground import CASHIER, PIT, START, SettableClock, player

ROULETTE = TableConfig({"edition": "roulette-60-2004"}, float=10_000)
ANA = player("ana")
Asked = tuple[Person, Command, str]


def red(stake: int, who: str = "ana") -> PlaceAct:
    return PlaceAct("t1", {"act": "bet", "player": who, "bet": "red", "stake": stake})


def opened(house: House) -> None:
    assert house.do(CASHIER, BuyChips("ana", "play-HKD", 5_000)).accepted
    assert house.do(PIT, OpenTable("t1", ROULETTE)).accepted


def script() -> list[Asked]:
    """Commands of several kinds, accepted and refused."""
    commands: list[tuple[Person, Command]] = [
        (CASHIER, BuyChips("ana", "play-HKD", 5_000)),
        (CASHIER, BuyChips("ana", "ZZZ", 1)),
        (PIT, OpenTable("t1", ROULETTE)),
        (PIT, OpenTable("t1", ROULETTE)),
        (ANA, red(100)),
        (ANA, red(4_901)),
        (ANA, PauseTable("t1")),
        (PIT, Advance("t1", close=True, once=True)),
        (ANA, red(100)),
        (PIT, Advance("t1")),
        (PIT, PauseTable("t1")),
        (ANA, red(1)),
        (PIT, ResumeTable("t1")),
        (ANA, red(7)),
        (PIT, CloseTable("t1")),
    ]
    return [(person, command, f"c{n}") for n, (person, command) in enumerate(commands)]


def contents(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    with database.read() as connection:
        return {
            name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for name, table in schema.metadata.tables.items()
        }


def test_a_command_sent_again_gets_its_reply_and_does_nothing(house: House) -> None:
    """R3: one to five times, in any order, whatever has changed since."""
    replies = {asked[2]: house.do(*asked) for asked in script()}
    assert {reply.accepted for reply in replies.values()} == {True, False}
    before, whim = contents(house.database), random.Random(3)
    again = [asked for asked in script() for _ in range(whim.randint(1, 5))]
    whim.shuffle(again)
    waiting = [(asked[2], house.submit(*asked)) for asked in again]
    assert all(reply.result() == replies[command_id] for command_id, reply in waiting)
    assert contents(house.database) == before


def test_a_reply_outlives_the_house(database: Database, key: HouseKey) -> None:
    initialise(database, key, START)
    with House(database, key) as house:
        replies = {asked[2]: house.do(*asked) for asked in script()}
    with House(database, key) as house:
        assert {asked[2]: house.do(*asked) for asked in reversed(script())} == replies


def test_another_command_under_the_same_id_is_an_error(house: House) -> None:
    opened(house)
    assert house.do(ANA, red(100), "x").accepted
    before = contents(house.database)
    for other in (red(101), PauseTable("t1")):
        with pytest.raises(HouseError, match="belongs to another command"):
            house.do(ANA, other, "x")
    assert contents(house.database) == before


def test_ids_are_counted_for_each_person(house: House) -> None:
    opened(house)
    assert house.do(CASHIER, BuyChips("bo", "play-HKD", 100), "x").accepted
    assert house.do(ANA, red(100), "x").accepted
    assert house.do(player("bo"), red(100, "bo"), "x").accepted
    assert house.tables["t1"].in_play == {"ana": 100, "bo": 100}


@pytest.mark.parametrize("command_id", ["", "x" * 101, "a\nb"])
def test_an_id_that_is_none_is_an_error(house: House, command_id: str) -> None:
    with pytest.raises(HouseError, match="1 to 100 printable"):
        house.do(CASHIER, BuyChips("ana", "HKD", 1), command_id)


def faults_of(database: Database) -> tuple[Fault, ...]:
    return CONFLICTS[database.is_sqlite]


@pytest.mark.parametrize("number", [0, 1, -1])
def test_a_conflict_is_tried_again(house: House, number: int) -> None:
    """R12: two conflicts at some statement of the transaction, then none."""
    opened(house)
    fault, waits, left = faults_of(house.database)[number], list[float](), [2]
    house.database.sleep = waits.append

    def plan(statement: str) -> Fault | None:
        if left[0] and statement.startswith("INSERT INTO transfer"):
            left[0] -= 1
            return fault
        return None

    with injected(house.database, plan) as met:
        assert house.do(ANA, red(100), "x").accepted
    assert (met.total(), len(waits)) == (2, 2)
    assert house.tables["t1"].in_play == {"ana": 100}


def test_tries_are_bounded_and_waits_are_not_all_alike(house: House) -> None:
    opened(house)
    waits: list[float] = []
    house.database.sleep = waits.append
    before = contents(house.database)
    busy = faults_of(house.database)[0]
    with (
        injected(house.database, lambda said: busy if said.startswith("INSERT") else None) as met,
        pytest.raises(StorageError, match="busy"),
    ):
        house.do(ANA, red(100), "x")
    assert (met.total(), len(waits)) == (TRIES, TRIES - 1)
    assert all(0 <= wait <= FIRST_WAIT * 2**n for n, wait in enumerate(waits, 1))
    assert len(set(waits)) == len(waits)
    assert contents(house.database) == before
    assert house.do(ANA, red(100), "x").accepted


@pytest.mark.parametrize("statement", [COMMIT, "INSERT INTO journal", "INSERT INTO transfer", "INSERT INTO command"])
def test_what_fails_leaves_memory_and_disk_equal(house: House, statement: str) -> None:
    """Two commands in one transaction: both hear of it, nothing of them is left, and both can be sent again."""
    opened(house)
    assert house.do(ANA, red(50)).accepted
    before, full = contents(house.database), FULL_DISK[house.database.is_sqlite]
    with injected(house.database, lambda said: full if said.startswith(statement) else None):
        waiting = [house.submit(ANA, red(100), "x"), house.submit(CASHIER, BuyChips("bo", "HKD", 1), "y")]
        assert all(isinstance(each.exception(), StorageError) for each in waiting)
    assert contents(house.database) == before
    replies = [house.do(ANA, red(100), "x"), house.do(CASHIER, BuyChips("bo", "HKD", 1), "y")]
    assert all(reply.accepted for reply in replies)
    with house.database.read() as connection:
        assert print_of(LiveTable.load(house, connection, "t1")) == print_of(house.tables["t1"])
        assert ledger.balance_of(connection, ledger.purse("bo", "HKD")) == 1
    assert house.tables["t1"].in_play == {"ana": 150}


@pytest.mark.parametrize("seconds", [3600, -3600, 86_400, -1.5])
def test_a_clock_that_jumps_changes_no_order(house: House, clock: SettableClock, seconds: float) -> None:
    """R8: the journal's numbers are the order; the jump is an event, told once."""
    opened(house)
    clock.advance(10)
    assert house.do(ANA, red(1)).accepted
    clock.jump(seconds)
    assert house.do(ANA, red(2)).accepted
    assert house.do(ANA, red(3)).accepted
    with house.database.read() as connection:
        said = [entry for entry in entries(connection, "table/t1") if entry.kind == "acts"]
        steps = [entry for entry in entries(connection, "events") if entry.kind == "clock-step"]
    assert [entry.body["acts"][0]["stake"] for entry in said] == [1, 2, 3]
    assert [entry.number for entry in said] == [2, 3, 4]
    assert said[1].at - said[0].at == seconds * 10**6
    assert [entry.body["seconds"] for entry in steps] == [round(seconds)]


def test_time_that_passes_is_no_jump(house: House, clock: SettableClock) -> None:
    opened(house)
    for _ in range(3):
        clock.advance(7200)
        assert house.do(ANA, red(1)).accepted
    with house.database.read() as connection:
        assert "clock-step" not in {entry.kind for entry in entries(connection, "events")}


def test_a_second_house_on_one_sqlite_file_is_refused(house: House, key: HouseKey) -> None:
    again = House(Database(house.database.url.render_as_string()), key)
    if house.database.is_sqlite:
        with pytest.raises(HouseError, match="another process"), again:
            pass
    else:
        with again:
            assert again.do(CASHIER, BuyChips("ana", "HKD", 1)).accepted
    assert house.do(CASHIER, BuyChips("ana", "HKD", 1)).accepted


def test_the_journal_is_numbered_without_gaps(house: House) -> None:
    replies: list[Reply] = [house.do(*asked) for asked in script()]
    assert len(replies) == len(script())
    with house.database.read() as connection:
        for stream in (HOUSE, "events", "table/t1"):
            found = list(entries(connection, stream))
            assert [entry.number for entry in found] == list(range(1, len(found) + 1))
            assert all(later.previous == entry.hash for entry, later in pairwise(found))


def test_a_value_that_no_database_holds_fails_alone(house: House) -> None:
    """Of commands that share a commit, the others are done."""
    opened(house)
    waiting = []
    for n in range(20):
        bad = house.submit(PIT, WithdrawApplication(10**30), f"bad {n}")
        waiting.append((bad, house.submit(CASHIER, BuyChips("ana", "play-HKD", 1), f"good {n}")))
    for bad, good in waiting:
        assert good.result().accepted
        with pytest.raises(HouseError) as refused:
            bad.result()
        assert refused.value.message.id == "house-database-refused"
