"""What a house exports verifies apart from it: with the command, and with the program that needs Python alone."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import func, select

from banca.cli import main
from banca.house import schema
from banca.house.cage import BuyChips
from banca.house.errors import HouseError
from banca.house.export import FORMATS, KINDS, Selection, export, retention
from banca.house.house import House
from banca.house.roles import PROGRAM
from banca.house.tables import CloseTable
from tests.battery.test_any_table import Whim
from tests.house.ground import START, SettableClock
from tests.house.playing import buy_chips, open_table, play_everything, play_rounds

ALONE = Path(__file__).parents[2] / "examples" / "verify_rounds.py"
SLUGS = ["roulette-60-2004", "baccarat-55-2004", "stud-poker-61-2004", "craps-53-2010", "paikau-96-85-M"]


def verify(folder: Path) -> str:
    records, announced = folder / "records.jsonl", folder / "announcements.jsonl"
    assert main(["settle", str(records), "--commitments", str(announced), "--json"]) == 0
    alone = subprocess.run([sys.executable, ALONE, records, announced], capture_output=True, text=True, check=False)
    return alone.stdout + alone.stderr


def test_exported_records_verify_apart_from_the_house(house: House, tmp_path: Path) -> None:
    play_everything(house, SLUGS, said=40)
    with house.database.read() as connection:
        counts = export(connection, tmp_path / "all")
        rounds = connection.execute(select(func.count()).select_from(schema.round_)).scalar_one()
    assert counts["records"] == rounds > 0
    assert set(counts) == set(KINDS)
    assert verify(tmp_path / "all") == f"{rounds} rounds verified\n"
    for kind, count in counts.items():
        lines = (tmp_path / "all" / f"{kind}.jsonl").read_text(encoding="utf-8").splitlines()
        assert len([json.loads(line) for line in lines]) == count


def test_rounds_of_a_time_and_of_a_table_verify_too(house: House, tmp_path: Path, clock: SettableClock) -> None:
    buy_chips(house)
    for table in ("a", "b"):
        open_table(house, table, "roulette-60-2004")
    for n in range(3):
        for table in ("a", "b"):
            play_rounds(house, Whim(f"{table} {n}"), table, 3)
        clock.advance(3600)
    house.do(PROGRAM, CloseTable("b"))
    middle = Selection("b", START + 1, START + 3601 * 10**6)
    with house.database.read() as connection:
        counts = export(connection, tmp_path / "middle", middle)
        export(connection, tmp_path / "end", Selection("b", START + 3601 * 10**6))
    assert counts["records"] == 3
    assert verify(tmp_path / "middle") == "3 rounds verified\n"
    assert verify(tmp_path / "end") == "3 rounds verified\n"


def test_parquet_holds_the_same(house: House, tmp_path: Path) -> None:
    from pyarrow import parquet  # type: ignore[import-untyped,unused-ignore]  # noqa: PLC0415

    play_everything(house, SLUGS[:2], said=30)
    with house.database.read() as connection:
        counts = {each: export(connection, tmp_path / each, format_=each) for each in FORMATS}
        records = list(connection.execute(select(schema.round_.c.record).order_by("table_id", "round")).scalars())
        amounts = list(connection.execute(select(schema.transfer.c.amount).order_by("serial")).scalars())
    assert counts["jsonl"] == counts["parquet"]
    assert parquet.read_table(tmp_path / "parquet" / "records.parquet")["record"].to_pylist() == records
    assert parquet.read_table(tmp_path / "parquet" / "ledger.parquet")["amount"].to_pylist() == amounts


def test_nothing_is_overwritten_and_an_unknown_table_is_refused(house: House, tmp_path: Path) -> None:
    with house.database.read() as connection:
        export(connection, tmp_path / "out")
        with pytest.raises(HouseError, match="is not empty"):
            export(connection, tmp_path / "out")
        with pytest.raises(HouseError, match="there is no table nowhere"):
            export(connection, tmp_path / "other", Selection("nowhere"))


def test_a_house_says_how_far_back_it_remembers(house: House, clock: SettableClock) -> None:
    clock.advance(60)
    house.do(PROGRAM, BuyChips("ana", "HKD", 100))
    with house.database.read() as connection:
        found = retention(connection)
    assert (found["journal"].first, found["journal"].last) == (START, START + 60 * 10**6)
    assert found["records"].rows == 0
    assert found["records"].first is None
