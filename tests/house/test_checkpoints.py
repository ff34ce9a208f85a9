"""Checkpoints: when they are taken, what they prove of a journal that was hashed anew, and that lines verify."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from banca.house import checkpoints, schema
from banca.house.audit import audit
from banca.house.cage import BuyChips
from banca.house.database import Database
from banca.house.errors import HouseError, Tampered
from banca.house.house import House, initialise
from banca.house.journal import Entry, canonical
from banca.house.migrations import migrate
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import HouseKey
from banca.house.upkeep import TakeCheckpoint
from tests.battery.test_any_table import Whim
from tests.house.ground import START, SettableClock
from tests.house.playing import buy_chips, open_table, play_rounds

ADMINISTRATOR = Person("alda", frozenset({Role.ADMINISTRATOR}))
PLAYER = Person("ana", frozenset({Role.PLAYER}))


def reasons(house: House) -> list[str]:
    with house.database.read() as connection:
        found = connection.execute(select(schema.checkpoint.c.body).order_by(schema.checkpoint.c.number)).scalars()
        return [json.loads(body)["why"] for body in found]


def test_checkpoints_are_taken_at_the_start_by_entries_at_the_days_end_and_on_demand(
    house: House, key: HouseKey, clock: SettableClock
) -> None:
    assert reasons(house) == ["start"]
    house.checkpoints.every = 3
    for n in range(4):
        house.do(PROGRAM, BuyChips("ana", "HKD", 100), f"buy-{n}")
    assert "entries" in reasons(house)
    house.checkpoints.every = 10**6
    before = len(reasons(house))
    house.do(PROGRAM, BuyChips("ana", "HKD", 100))
    assert len(reasons(house)) == before
    clock.advance(24 * 3600)
    house.do(PROGRAM, BuyChips("ana", "HKD", 100))
    assert reasons(house)[before:] == ["day"]
    assert house.do(PLAYER, TakeCheckpoint()).norm == "person_must_have_the_role"
    assert house.do(ADMINISTRATOR, TakeCheckpoint()).body["number"] == before + 2
    assert reasons(house)[before:] == ["day", "asked"]
    assert audit(house.database, key).counts["checkpoints"] == before + 2


def test_a_published_line_verifies_with_the_public_key_alone(house: House, key: HouseKey) -> None:
    line = house.do(ADMINISTRATOR, TakeCheckpoint()).body["line"]
    assert "\n" not in line
    kept = checkpoints.read_published(line, key.public)
    assert kept.heads["events"][0] >= 1
    audit(house.database, published=[line])
    said = json.loads(line)
    said["checkpoint"]["at"] += 1
    for forged in (canonical(said), line.replace(key.public, HouseKey(b"x" * 32).public)):
        with pytest.raises(Tampered, match="not signed"):
            checkpoints.read_published(forged)
    with pytest.raises(Tampered, match="not signed"):
        checkpoints.read_published(line, HouseKey(b"x" * 32).public)
    for text in ("", "[]", "{}", "1", line[:-1], '{"checkpoint": {}, "public_key": "", "signature": ""}'):
        with pytest.raises(HouseError, match="no published checkpoint"):
            checkpoints.read_published(text)


def test_a_checkpoint_that_somebody_kept_proves_that_it_was_taken_out(
    house: House, key: HouseKey, tmp_path: Path
) -> None:
    other = Database(str(tmp_path / "other.db"))
    migrate(other)
    initialise(other, key, START)
    line = house.do(ADMINISTRATOR, TakeCheckpoint()).body["line"]
    with House(other, key), pytest.raises(Tampered, match="is not the one that this house has stored"):
        audit(other, published=[line])
    other.close()
    stranger = Database(str(tmp_path / "stranger.db"))
    migrate(stranger)
    initialise(stranger, HouseKey(b"s" * 32), START)
    with House(stranger, HouseKey(b"s" * 32)), pytest.raises(Tampered, match="of another house"):
        audit(stranger, published=[line])


# What somebody does who can hash, but not sign.


@pytest.fixture
def file(tmp_path: Path, key: HouseKey) -> Path:
    """A house of one table, closed; no trigger keeps hands off it."""
    path = tmp_path / "house.db"
    database = Database(str(path))
    migrate(database)
    initialise(database, key, START)
    with House(database, key, SettableClock()) as house:
        buy_chips(house)
        open_table(house, "t", "roulette-60-2004")
        assert play_rounds(house, Whim("file"), "t", 5) == 5
    with House(database, key, SettableClock()):
        pass
    database.close()
    with closing(sqlite3.connect(path)) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.commit()
    return path


def hash_anew(connection: sqlite3.Connection, stream: str) -> None:
    """Chain a stream again, as a house would have."""
    previous = "0" * 64
    rows = connection.execute("SELECT * FROM journal WHERE stream = ? ORDER BY number", [stream]).fetchall()
    for number, row in enumerate(rows, 1):
        entry = Entry(stream, number, row[2], row[3], row[4], row[5], json.loads(row[6]), previous)
        connection.execute(
            "UPDATE journal SET number = ?, previous = ?, hash = ? WHERE stream = ? AND number = ?",
            [number, previous, entry.hash, stream, row[1]],
        )
        previous = entry.hash
    connection.execute("UPDATE stream SET number = ?, hash = ? WHERE name = ?", [len(rows), previous, stream])
    connection.commit()


def wrong_with(path: Path, key: HouseKey | None = None) -> str:
    database = Database(str(path))
    try:
        with pytest.raises(Tampered) as found:
            audit(database, key)
    finally:
        database.close()
    return str(found.value)


def test_an_entry_that_was_altered_and_hashed_anew_is_not_as_signed(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE journal SET person = 'mallory' WHERE stream = 'table/t' AND number = 3")
        hash_anew(connection, "table/t")
    assert "is not the one that checkpoint 2 signed" in wrong_with(file)


def test_an_entry_that_was_taken_out_and_hashed_anew_cuts_the_stream_off(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM journal WHERE stream = 'table/t' AND number = 3")
        hash_anew(connection, "table/t")
    assert "was cut off" in wrong_with(file)


def test_a_whole_table_that_was_taken_out_is_missed(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        for table, column in (("transfer", "stream"), ("debt", "stream"), ("journal", "stream"), ("stream", "name")):
            connection.execute(f"DELETE FROM {table} WHERE {column} = 'table/t'")
        for table in ("round", "announcement", "seal", "meter"):
            connection.execute(f'DELETE FROM "{table}" WHERE table_id = ?', ["t"])
        connection.execute("DELETE FROM gaming_table")
        connection.commit()
    assert "table/t was cut off" in wrong_with(file)


def test_a_reply_cannot_be_journaled_anew(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE command SET reply = '{\"accepted\":false}'")
        connection.commit()
    assert "was altered" in wrong_with(file)


def test_a_key_of_another_house_is_refused_before_anything_is_read(file: Path) -> None:
    database = Database(str(file))
    with pytest.raises(HouseError, match="key of another house"):
        audit(database, HouseKey(b"y" * 32))
    database.close()
