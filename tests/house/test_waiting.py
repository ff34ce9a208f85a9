"""Rows that wait: a group of commands is written together, and is as sound as if each had been written by itself."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, func, select, text

from banca.house import ledger, schema
from banca.house.audit import audit
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.errors import HouseError
from banca.house.house import House, _Waiting
from banca.house.journal import HOUSE
from banca.house.ledger import Transfer
from banca.house.replies import refused
from banca.house.roles import PROGRAM
from banca.house.sealing import HouseKey
from banca.house.table_rows import INSERT_ANNOUNCEMENTS
from banca.house.tables import Advance, OpenTable, PlaceAct
from banca.house.waiting import Waiting, let_rows_wait
from banca.house.work import Command, Work

ROULETTE = TableConfig({"edition": "roulette-60-2004"}, float=10_000_000)
PURSE, CAGE = ledger.purse("ana", "play-HKD"), ledger.cage("play-HKD")


class StealBlindly(Command, frozen=True, tag="steal-blindly"):
    """Takes from a purse without looking into it: only the database can refuse."""

    amount: int

    def perform(self, work: Work) -> dict[str, Any]:
        number = work.append(HOUSE, "steal", {})
        ledger.post(work.connection, HOUSE, number, [Transfer("theft", PURSE, CAGE, self.amount)])
        return {}


class ChangeMind(Command, frozen=True, tag="change-mind"):
    """Moves money, and is refused after all."""

    looks: bool = False

    def perform(self, work: Work) -> dict[str, Any]:
        work.transfer(HOUSE, work.append(HOUSE, "mind", {}), [Transfer("mind", CAGE, PURSE, 7)])
        if self.looks:
            assert ledger.balance_of(work.connection, PURSE) == work.balances([PURSE])[PURSE.id]
        raise refused("table_must_be_new", table="t")


class LookIntoPurse(Command, frozen=True, tag="look-into-purse"):
    def perform(self, work: Work) -> dict[str, Any]:
        held, known = ledger.balance_of(work.connection, PURSE), work.balances([PURSE])[PURSE.id]
        return {"held": held, "known": known, "summed": ledger.sum_of(work.connection, PURSE.id)}


def together(house: House, commands: Sequence[Command]) -> list[Any]:
    """In one transaction; gives replies and errors."""
    group = [_Waiting(PROGRAM, command, None, Future()) for command in commands]
    house._write(group)
    return [each.reply.exception() or each.reply.result() for each in group]


@contextmanager
def statements(house: House) -> Iterator[list[str]]:
    said: list[str] = []

    def note(_: Connection, __: Any, statement: str, *___: Any) -> None:
        said.append(statement)

    event.listen(house.database.engine, "before_cursor_execute", note)
    yield said
    event.remove(house.database.engine, "before_cursor_execute", note)


@pytest.fixture
def opened(house: House) -> House:
    commands = [BuyChips("ana", "play-HKD", 10_000), *(OpenTable(f"t{n}", ROULETTE) for n in range(3))]
    assert all(reply.accepted for reply in together(house, commands))
    return house


def bet(n: int) -> PlaceAct:
    return PlaceAct(f"t{n % 3}", {"act": "bet", "player": "ana", "bet": "red", "stake": 5})


def test_a_larger_group_takes_no_more_statements(opened: House) -> None:
    counts = []
    together(opened, [bet(n) for n in range(3)])  # whatever is looked up once
    for size in (6, 60):
        with statements(opened) as said:
            assert all(reply.accepted for reply in together(opened, [bet(n) for n in range(size)]))
        counts.append(len(said))
    assert counts[0] == counts[1] < 15


def test_what_the_database_refuses_is_refused_to_its_command_alone(opened: House, key: HouseKey) -> None:
    first, thief, second = together(opened, [bet(0), StealBlindly(9_999), bet(1)])
    assert first.accepted
    assert second.accepted
    assert isinstance(thief, HouseError)
    assert thief.message.id == "house-database-refused"
    (seen,) = together(opened, [LookIntoPurse()])
    assert seen.body == dict.fromkeys(("held", "known", "summed"), 9_990)
    assert audit(opened.database, key).counts["rounds"] == 0


@pytest.mark.parametrize("looks", [False, True])
def test_a_command_that_fails_leaves_nothing(opened: House, key: HouseKey, looks: bool) -> None:
    with statements(opened) as said:
        first, failed, second, seen = together(opened, [bet(0), ChangeMind(looks), bet(0), LookIntoPurse()])
    assert [first.accepted, failed.accepted, second.accepted] == [True, False, True]
    assert seen.body == dict.fromkeys(("held", "known", "summed"), 9_990)
    assert any(each.startswith("SAVEPOINT") for each in said) == looks  # what waits is simply dropped
    assert audit(opened.database, key).counts["transfers"] == 1 + 3 + 2


def test_what_was_written_before_is_read(opened: House) -> None:
    found = together(opened, [bet(0), LookIntoPurse(), bet(0), Advance("t0", close=True), LookIntoPurse()])
    assert found[1].body == dict.fromkeys(("held", "known", "summed"), 9_995)
    last = found[4].body
    assert last["held"] == last["known"] == last["summed"]


def test_only_what_has_to_do_with_it_is_written_first(opened: House) -> None:
    def work(connection: Connection) -> None:
        waiting: Waiting = let_rows_wait(connection)
        row = {"table_id": "t9", "serial": 1, "at": 0, "body": "{}"}
        waiting.add(INSERT_ANNOUNCEMENTS, [row])
        connection.execute(select(schema.meter))
        assert waiting.holds_for(select(func.count()).select_from(schema.announcement))
        noted = [waiting.has_written]
        assert connection.execute(select(func.count()).where(schema.announcement.c.table_id == "t9")).scalar() == 1
        assert [*noted, waiting.has_written] == [False, True]
        waiting.add(INSERT_ANNOUNCEMENTS, [row | {"serial": 2}])
        assert waiting.holds_for(text("SELECT 1"))  # nobody knows what it names

    opened.database.write(work)


@pytest.mark.parametrize("name", ["a\x00b", "\ud800"])
def test_a_name_that_no_database_holds_stops_nobody_else(opened: House, name: str) -> None:
    unwritable = PlaceAct("t0", {"act": "bet", "player": name, "bet": "red", "stake": 5})
    first, *others, last = together(opened, [bet(0), BuyChips(name, "play-HKD", 5), unwritable, bet(1)])
    assert first.accepted
    assert last.accepted
    assert not any(getattr(other, "accepted", False) for other in others)
