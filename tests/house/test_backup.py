"""Backups under load restore to a house that an audit passes (R32), on either kind of database."""

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from banca.house import schema
from banca.house.audit import audit
from banca.house.backup import backup, restore
from banca.house.cage import BuyChips
from banca.house.database import Database
from banca.house.errors import HouseError
from banca.house.house import House
from banca.house.roles import PROGRAM
from banca.house.sealing import HouseKey
from banca.house.tables import Advance
from tests.battery.test_any_table import Whim
from tests.house.playing import buy_chips, open_table, play_everything, play_rounds

SLUGS = ["stud-poker-61-2004", "paikau-96-85-M"]


@pytest.mark.parametrize("portable", [False, True])
def test_a_backup_under_load_restores_to_a_sound_house(
    house: House, key: HouseKey, tmp_path: Path, new_url: Callable[[bool], str], portable: bool
) -> None:
    buy_chips(house)
    open_table(house, "t", "roulette-60-2004")
    play_rounds(house, Whim("before"), "t", 5)
    stop = threading.Event()

    def play() -> None:
        whim = Whim("meanwhile")
        while not stop.is_set():
            play_rounds(house, whim, "t", 1)

    player = threading.Thread(target=play)
    player.start()
    try:
        assert backup(house.database, tmp_path / "backup", portable=portable) > 0
    finally:
        stop.set()
        player.join()
    play_rounds(house, Whim("after"), "t", 2)
    found = restore(tmp_path / "backup", new_url(False), key)
    assert found.counts["rounds"] >= 5
    assert found.counts["rounds"] < audit(house.database, key).counts["rounds"]


@pytest.mark.parametrize("portable", [False, True])
def test_a_restored_house_goes_on(
    house: House, key: HouseKey, tmp_path: Path, new_url: Callable[[bool], str], portable: bool
) -> None:
    play_everything(house, SLUGS, said=25)
    backup(house.database, tmp_path / "backup", portable=portable)
    url = new_url(False)
    restore(tmp_path / "backup", url, key)
    database = Database(url)
    with House(database, key) as again:
        open_table(again, "new", "roulette-60-2004")
        assert again.do(PROGRAM, BuyChips("ana", "play-HKD", 100)).accepted
        again.do(PROGRAM, Advance("t0-program", close=True, default=True))
        assert play_rounds(again, Whim("again"), "new", 2) == 2
        audit(database, key)
    database.close()


@pytest.mark.parametrize("portable", [False, True])
def test_either_kind_restores_a_portable_backup_and_the_copy_of_a_file(
    house: House, key: HouseKey, tmp_path: Path, new_url: Callable[[bool], str], portable: bool
) -> None:
    play_everything(house, SLUGS[:1], said=25)
    backup(house.database, tmp_path / "backup", portable=portable)
    elsewhere = str(tmp_path / "elsewhere.db") if not house.database.is_sqlite else new_url(False)
    counts = restore(tmp_path / "backup", elsewhere, key).counts
    assert counts == audit(house.database, key).counts


def test_nothing_is_overwritten(house: House, tmp_path: Path, new_url: Callable[[bool], str]) -> None:
    file = tmp_path / "backup"
    backup(house.database, file)
    before = file.read_bytes()
    with pytest.raises(HouseError, match="overwrites nothing"):
        backup(house.database, file)
    with pytest.raises(HouseError, match="is not empty"):
        restore(file, new_url(True))
    assert file.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


def test_what_is_no_backup_or_not_whole_is_refused_and_leaves_nothing(
    house: House, tmp_path: Path, new_url: Callable[[bool], str]
) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    backup(house.database, whole, portable=True)
    for content in (b"", b"{}\n", b"\x1f\x8b", whole.read_bytes()[:-40]):
        part.write_bytes(content)
        url = new_url(False)
        with pytest.raises(HouseError, match="is no backup"):
            restore(part, url)
        restore(whole, url)  # the place is as empty as before


def test_a_backup_that_was_altered_does_not_pass(house: House, key: HouseKey, tmp_path: Path) -> None:
    if not house.database.is_sqlite:
        return
    buy_chips(house)
    file = tmp_path / "backup"
    backup(house.database, file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE balance SET amount = amount + 1")
        connection.commit()
    with pytest.raises(HouseError, match="balance"):
        restore(file, str(tmp_path / "restored.db"), key)
    assert not (tmp_path / "restored.db").exists()


def test_a_backup_holds_no_key(house: House, key: HouseKey, tmp_path: Path) -> None:
    open_table(house, "t", "roulette-60-2004")
    backup(house.database, tmp_path / "backup")
    content = (tmp_path / "backup").read_bytes()
    assert key.secret not in content
    assert key.secret.hex().encode() not in content
    with house.database.read() as connection:
        sealed = connection.execute(select(schema.seal.c.sealed)).scalars().all()
    assert sealed
    assert all(b"seed" not in bytes(each) for each in sealed)
