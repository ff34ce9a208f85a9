"""A house in which nothing happens: its checkpoints, checks and alerts come by a timer, whatever the clock does."""

from typing import Any

import pytest
from sqlalchemy import select

from banca.house import schema
from banca.house.audit import audit
from banca.house.database import Database
from banca.house.errors import StorageError
from banca.house.health import EVERY, watch
from banca.house.house import House, initialise
from banca.house.journal import entries
from banca.house.sealing import HouseKey
from banca.house.upkeep import Upkeep
from tests.house.ground import START, SettableClock
from tests.house.playing import open_table
from tests.house.test_health import Breaking
from tests.house.test_hold import store

HOUR, DAY = 3600, 86_400


def reasons(house: House) -> list[str]:
    """Why each checkpoint was taken."""
    with house.database.read() as connection:
        bodies = connection.execute(select(schema.checkpoint.c.body).order_by(schema.checkpoint.c.number)).scalars()
        return [body.partition('"why":"')[2].partition('"')[0] for body in bodies]


def events(house: House) -> list[str]:
    with house.database.read() as connection:
        return [entry.kind for entry in entries(connection, "events") if entry.kind != "restart"]


def entries_written(house: House) -> int:
    with house.database.read() as connection:
        return len(connection.execute(select(schema.journal.c.number)).all())


def test_the_checkpoint_of_a_day_is_taken_though_nobody_asks_for_anything(
    house: House, clock: SettableClock, key: HouseKey
) -> None:
    upkeep = Upkeep(house)
    for _ in range(4 * 24):  # four days, an hour at a time; it begins at 08:00
        clock.advance(HOUR)
        upkeep.tick()
    assert reasons(house) == ["start", "day", "day", "day", "day"]
    before = entries_written(house)
    upkeep.tick()
    assert entries_written(house) == before  # where nothing is due nothing is written
    audit(house.database, key)


def test_a_clock_that_jumps_neither_loses_a_day_nor_repeats_it(
    house: House, clock: SettableClock, key: HouseKey
) -> None:
    upkeep = Upkeep(house)
    assert upkeep.tick() is not None
    clock.jump(40 * DAY)  # forward: one checkpoint, not forty
    assert upkeep.tick() is not None
    assert upkeep.tick() is None
    clock.jump(-400 * DAY)  # back: the days that come now are signed too
    assert upkeep.tick() is not None
    clock.advance(DAY)
    assert upkeep.tick() is not None
    clock.jump(-60)
    assert upkeep.tick() is None
    assert reasons(house) == ["start", "day", "day", "day"]
    assert events(house) == ["clock-step"] * 3
    audit(house.database, key)


def test_holds_are_looked_at_once_a_day_even_if_the_wall_clock_stands_still(house: House, clock: SettableClock) -> None:
    upkeep = Upkeep(house)
    looked = []
    for _ in range(72):
        clock.advance(HOUR)
        clock.jump(-HOUR)
        looked.append(upkeep.tick() is not None)
    assert looked == [n in (0, 24, 48) for n in range(72)]


def test_a_hold_outside_its_band_is_told_by_the_timer(house: House, clock: SettableClock) -> None:
    upkeep = Upkeep(house)
    upkeep.tick()
    open_table(house, "t1", "roulette-60-2004")
    store(house.database, 2000, lambda _: True)
    upkeep.tick()
    assert "hold-outside" not in events(house)  # not before it is due
    clock.advance(DAY)
    upkeep.tick()
    assert events(house).count("hold-outside") == 3  # of the bet, the table and the game


def test_an_idle_house_tests_its_chance_every_hour(database: Database, key: HouseKey, clock: SettableClock) -> None:
    initialise(database, key, START)
    source = Breaking()
    with watch(House(database, key, clock, source)) as house:
        upkeep = Upkeep(house)
        source.other = bytes
        clock.advance(EVERY - 1)
        upkeep.tick()
        assert events(house) == []
        clock.advance(1)
        upkeep.tick()
        assert house.closed_by is not None
        assert events(house) == ["house-closed"]


def test_what_could_not_be_written_stays_due(
    house: House, clock: SettableClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    upkeep, write = Upkeep(house), house.database.write
    upkeep.tick()
    clock.advance(DAY)

    def full(_: Any) -> None:
        raise StorageError("house-database-unwritable", fault="disk full")

    monkeypatch.setattr(house.database, "write", full)
    with pytest.raises(StorageError):
        upkeep.tick()
    monkeypatch.setattr(house.database, "write", write)
    assert upkeep.tick() is not None
    assert reasons(house) == ["start", "day"]
    assert events(house) == ["storage-fault"]
