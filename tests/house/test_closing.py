"""Several processes on one PostgreSQL: a fault that one of them sees closes the tables of all."""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import banca
from banca.house.audit import audit
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.errors import StorageError
from banca.house.health import watch
from banca.house.house import House, ReopenHouse, Tick
from banca.house.integrity import ApproveProgram, ProgramCheck, digest_of, program_files
from banca.house.journal import entries
from banca.house.roles import PROGRAM
from banca.house.sealing import HouseKey
from banca.house.tables import Advance, OpenTable
from banca.messages.errors import Message
from tests.house.ground import PIT
from tests.house.test_health import Breaking

ROULETTE = TableConfig({"edition": "roulette-60-2004"})
SHORT, LONG = 0.4, 3600.0  # leases in seconds
FAULT = Message("house-chance-stuck", times=6)
NewHouse = Callable[..., House]


@pytest.fixture
def new_house(url: str, key: HouseKey) -> Iterator[NewHouse]:
    """Opens houses on the same database, as several processes do; each with its own source of chance."""
    with ExitStack() as after:

        def make(source: Breaking | None = None, lease: float = LONG, program: Path | None = None) -> House:
            checks = (ProgramCheck(program),) if program else ()
            house = House(Database(url), key, random=source or Breaking(), checks=checks, lease=lease)
            house.program = program
            return after.enter_context(watch(house))

        yield make


def event_kinds(house: House) -> list[str]:
    with house.database.read() as connection:
        return [entry.kind for entry in entries(connection, "events") if entry.kind.startswith("house-")]


def goes_on(house: House, table: str) -> bool:
    reply = house.do(PIT, Advance(table, close=True))
    assert reply.accepted or reply.norm == "house_must_be_sound"
    return reply.accepted


def two_sources() -> tuple[Breaking, Breaking]:
    """That do not begin alike: no seed may come twice in one house."""
    one, other = Breaking(), Breaking()
    other.fair(1000)
    return one, other


def test_a_fault_that_one_process_sees_closes_the_tables_of_all(new_house: NewHouse, key: HouseKey) -> None:
    broken, sound = two_sources()
    first, second = new_house(broken), new_house(sound)
    assert first.do(PIT, OpenTable("t1", ROULETTE)).accepted
    assert second.do(PIT, OpenTable("t2", ROULETTE)).accepted
    broken.other = bytes
    assert first.do(PIT, OpenTable("t3", ROULETTE)).message == "house-chance-stuck"
    assert not goes_on(second, "t2")  # the first command after the fault
    assert "in a row" in second.do(PIT, OpenTable("t4", ROULETTE)).says
    assert not goes_on(first, "t1")
    assert event_kinds(second) == ["house-closed"]
    broken.other = None
    assert second.do(PIT, ReopenHouse()).accepted  # by any process, for all of them
    assert goes_on(first, "t1")
    assert goes_on(second, "t2")
    assert event_kinds(second) == ["house-closed", "house-reopened"]
    audit(first.database, key)


def test_a_process_whose_source_still_fails_closes_the_house_again(new_house: NewHouse) -> None:
    broken, sound = two_sources()
    first, second = new_house(broken), new_house(sound)
    assert first.do(PIT, OpenTable("t1", ROULETTE)).accepted
    assert second.do(PIT, OpenTable("t2", ROULETTE)).accepted
    broken.other = bytes
    assert not first.do(PIT, OpenTable("t3", ROULETTE)).accepted
    assert second.do(PIT, ReopenHouse()).accepted
    assert goes_on(second, "t2")
    assert not goes_on(first, "t1")  # not one step, although its throws were sealed before
    assert not goes_on(second, "t2")
    assert event_kinds(second) == ["house-closed", "house-reopened", "house-closed"]


def test_a_process_that_does_nothing_hears_of_it_with_its_leases(new_house: NewHouse) -> None:
    first, second = new_house(lease=SHORT), new_house(lease=SHORT)
    first.close_all(FAULT)
    until = time.monotonic() + 30
    while second.closed_by is None and time.monotonic() < until:
        time.sleep(SHORT / 8)
    assert second.closed_by == FAULT


def test_a_fault_outlasts_a_reopening_before_its_event(new_house: NewHouse) -> None:
    first, second = new_house(), new_house()
    first.close_all(FAULT)
    first.do(PROGRAM, Tick())
    assert second.do(PIT, ReopenHouse()).accepted
    assert first.closing.close(Message("house-chance-seed-again")) is False  # closed still, as far as it knows
    first.do(PROGRAM, Tick())
    assert first.closed_by is None
    first.close_all(FAULT)
    second.do(PROGRAM, Tick())
    first.do(PROGRAM, Tick())
    second.do(PROGRAM, Tick())
    assert first.closed_by == second.closed_by == FAULT


def test_a_fault_is_told_after_the_storage_is_back(new_house: NewHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = new_house(), new_house()
    write = first.database.write

    def full(_: object) -> None:
        raise StorageError("house-database-unwritable", fault="disk full")

    monkeypatch.setattr(first.database, "write", full)
    first.close_all(FAULT)
    with pytest.raises(StorageError):
        first.do(PROGRAM, Tick())
    assert second.do(PROGRAM, Tick()).accepted
    assert second.closed_by is None
    monkeypatch.setattr(first.database, "write", write)
    first.do(PROGRAM, Tick())
    second.do(PROGRAM, Tick())
    assert second.closed_by == FAULT
    assert event_kinds(second) == ["house-closed"]


def test_the_process_with_the_wrong_program_stops_and_no_other(new_house: NewHouse, tmp_path: Path) -> None:
    old, new = (tmp_path / name for name in ("old", "new"))
    for each in (old, new):
        shutil.copytree(Path(banca.__file__).parent / "money", each / "money")
    (new / "money" / "more.py").write_text("")
    first = new_house(program=old)
    assert first.do(PIT, ApproveProgram(digest_of(program_files(old)))).accepted
    assert first.do(PIT, OpenTable("t1", ROULETTE)).accepted
    second = new_house(program=new)
    assert "more.py" in second.do(PIT, OpenTable("t2", ROULETTE)).says
    assert goes_on(first, "t1")
    assert second.do(PIT, ApproveProgram(digest_of(program_files(new)))).accepted
    assert not goes_on(first, "t1")  # at once, not on the next day
    assert first.program_fault is not None
    assert first.program_fault.id == "house-program-file-missing"
    assert second.do(PIT, OpenTable("t2", ROULETTE)).accepted
    assert event_kinds(second) == []
