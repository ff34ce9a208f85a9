"""The program is what was approved (R35): one flipped byte closes every table, and is an event."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

import banca
from banca.house import schema
from banca.house.audit import audit
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.integrity import ApproveProgram, ProgramCheck, digest_of, program_files
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import HouseKey
from banca.house.tables import OpenTable, PlaceAct
from tests.house.ground import START, SettableClock

ADMINISTRATOR = Person("alda", frozenset({Role.ADMINISTRATOR}))
BET = {"act": "bet", "player": "ana", "bet": "red", "stake": 1000}


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A copy of the law, the rules of the games and the money."""
    installed = Path(banca.__file__).parent
    for part in ("law", "games", "money"):
        shutil.copytree(installed / part, tmp_path / "program" / part, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "program"


@pytest.fixture
def checked(database: Database, key: HouseKey, clock: SettableClock, program: Path) -> Iterator[House]:
    initialise(database, key, START)
    with House(database, key, clock, checks=(ProgramCheck(program),)) as house:
        house.program = program
        yield house


def events(house: House) -> list[tuple[str, dict[str, object]]]:
    house.do(PROGRAM, BuyChips("ana", "play-HKD", 100_000))  # what was noted before is written by now
    with house.database.read() as connection:
        entry = schema.journal.c
        found = select(entry.kind, entry.body).where(entry.stream == "events").order_by(entry.number)
        return [(kind, json.loads(body)) for kind, body in connection.execute(found)]


def approve(house: House, program: Path) -> None:
    assert house.do(ADMINISTRATOR, ApproveProgram(digest_of(program_files(program)))).accepted


def test_nothing_is_played_before_the_program_is_approved(checked: House, program: Path) -> None:
    opening = OpenTable("t", TableConfig({"edition": "roulette-60-2004"}))
    refused = checked.do(PROGRAM, opening)
    assert refused.norm == "house_must_be_sound"
    assert "nobody has approved" in refused.says
    wrong = checked.do(ADMINISTRATOR, ApproveProgram("0" * 64))
    assert wrong.message == "house-program-is-another"
    assert not checked.do(Person("ana", frozenset({Role.PLAYER})), ApproveProgram("0" * 64)).accepted
    approve(checked, program)
    checked.do(PROGRAM, BuyChips("ana", "play-HKD", 100_000))
    assert checked.do(PROGRAM, opening).accepted
    assert checked.do(PROGRAM, PlaceAct("t", BET)).accepted
    assert [kind for kind, _ in events(checked)] == [
        "restart", "program-fault", "program-approved", "program-checked",
    ]  # fmt: skip


def test_one_flipped_byte_of_a_pay_table_closes_the_tables_within_a_day(
    checked: House, program: Path, clock: SettableClock, key: HouseKey
) -> None:
    approve(checked, program)
    checked.do(PROGRAM, BuyChips("ana", "play-HKD", 100_000))
    assert checked.do(PROGRAM, OpenTable("t", TableConfig({"edition": "roulette-60-2004"}))).accepted
    assert checked.do(PROGRAM, PlaceAct("t", BET)).accepted
    file = program / "games" / "roulette" / "bets.py"
    content = file.read_bytes()
    at = content.index(b"35")
    file.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
    clock.advance(24 * 3600)
    refused = checked.do(PROGRAM, PlaceAct("t", BET))
    assert refused.norm == "house_must_be_sound"
    assert "games/roulette/bets.py of the program is not the one that was approved" in refused.says
    [fault] = [body for kind, body in events(checked) if kind == "program-fault" and "bets" in json.dumps(body)]
    assert fault["subject"] == checked.name
    file.write_bytes(content)
    checked.do(PROGRAM, BuyChips("ana", "play-HKD", 100_000))
    assert checked.do(PROGRAM, PlaceAct("t", BET)).accepted
    audit(checked.database, key)


@pytest.mark.parametrize("change", ["new", "missing"])
def test_a_file_that_came_or_went_is_named(checked: House, program: Path, clock: SettableClock, change: str) -> None:
    approve(checked, program)
    checked.do(PROGRAM, BuyChips("ana", "play-HKD", 100_000))
    (program / "games" / "made_up.py").write_text("") if change == "new" else (program / "money" / "odds.py").unlink()
    clock.advance(24 * 3600)
    checked.do(PROGRAM, BuyChips("ana", "play-HKD", 100_000))
    assert checked.program_fault is not None
    assert checked.program_fault.id == f"house-program-file-{change}"


def test_the_installed_program_has_all_its_files_hashed() -> None:
    files = program_files()
    assert {"house/integrity.py", "games/roulette/bets.py", "messages/en/house.ftl"} <= set(files)
    assert any(name.startswith("law/editions/") for name in files)
    assert not any("__pycache__" in name for name in files)
