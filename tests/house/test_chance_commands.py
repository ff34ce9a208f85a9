"""banca house chance and banca house report, as the command runs them."""

import json
from argparse import Namespace
from datetime import date
from pathlib import Path

import pytest

from banca.cli.commands.house import chance, report
from banca.house import migrations, statistics
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.daily import is_signed
from banca.house.database import Database
from banca.house.errors import HouseError
from banca.house.house import House, initialise
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import new_key
from banca.house.statistics import Chance, Judged, Result
from banca.house.tables import Advance, OpenTable, PlaceAct

PIT = Person("pit", frozenset(Role))


def chance_args(**other: object) -> Namespace:
    return Namespace(**{"samples": 2000, "output": None, "lang": "en", **other})


def judged(*values: float) -> tuple[Judged, ...]:
    return tuple(Judged(Result("shuffled", "places", "52", 1040, 2600.5, p), p) for p in values)


@pytest.fixture
def results(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    values = [0.5, 0.7]

    def found(_: Chance, samples: int) -> tuple[Judged, ...]:
        assert samples == 2000
        return judged(*values)

    monkeypatch.setattr(statistics, "all_tests", found)
    return values


def test_statistics_that_pass(results: list[float], capsys: pytest.CaptureFixture[str]) -> None:
    assert chance.run(chance_args()) == 0
    shown = capsys.readouterr().out
    assert "cards at places" in shown
    assert "All 2 tests passed at 99 %" in shown
    results += [0.9] * chance.SHOWN
    assert chance.run(chance_args(lang="pt")) == 0
    assert "e mais 2 testes" in capsys.readouterr().out


def test_statistics_that_fail_are_exit_code_1(results: list[float], capsys: pytest.CaptureFixture[str]) -> None:
    results[0] = 0.001
    assert chance.run(chance_args(lang="zh")) == 1
    assert "不通過" in capsys.readouterr().out
    assert chance.run(chance_args(output="json")) == 1
    said = json.loads(capsys.readouterr().out)
    assert (said["passed"], [each["passed"] for each in said["tests"]]) == (False, [False, True])


@pytest.fixture
def args(tmp_path: Path) -> Namespace:
    """A house with one round, on a file, with its key in another."""
    key = new_key(tmp_path / "key")
    database = Database(str(tmp_path / "house.db"))
    migrations.migrate(database)
    initialise(database, key, 0)
    with House(database, key) as house:
        house.do(PIT, OpenTable("t1", TableConfig({"edition": "roulette-60-2004"})))
        house.do(PIT, BuyChips("ana", "play-HKD", 10**6))
        house.do(PROGRAM, PlaceAct("t1", {"act": "bet", "player": "ana", "bet": "red", "stake": 123_00}))
        house.do(PIT, Advance("t1", close=True))
    common = {"html": None, "pdf": None, "output": None, "lang": "en", "day": None}
    return Namespace(database=str(tmp_path / "house.db"), key=str(tmp_path / "key"), **common)


def test_a_report_in_the_terminal(args: Namespace, capsys: pytest.CaptureFixture[str]) -> None:
    assert report.run(args) == 0
    shown = capsys.readouterr().out
    for words in ("Daily report of the house", "Roulette", "123.00", "2.70", "Signature of the house"):
        assert words in shown


def test_a_report_as_json_is_signed(args: Namespace, capsys: pytest.CaptureFixture[str]) -> None:
    args.output = "json"
    assert report.run(args) == 0
    said = json.loads(capsys.readouterr().out)
    assert is_signed(said, said["public_key"])
    assert said["content"]["tables"][0]["staked"] == 123_00


def test_a_report_as_files(args: Namespace, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args.html, args.pdf, args.lang = str(tmp_path / "day.html"), str(tmp_path / "day.pdf"), "pt"
    assert report.run(args) == 0
    assert "Relatório diário da casa" in Path(args.html).read_text(encoding="utf-8")
    assert Path(args.pdf).read_bytes().startswith(b"%PDF")
    assert args.html in capsys.readouterr().out


def test_a_day_without_rounds(args: Namespace, capsys: pytest.CaptureFixture[str]) -> None:
    args.day = date(2001, 2, 3)
    assert report.run(args) == 0
    assert "No round ended on this day." in capsys.readouterr().out


def test_a_database_that_is_no_house(args: Namespace, tmp_path: Path) -> None:
    args.database = str(tmp_path / "empty.db")
    with pytest.raises(HouseError, match="there is no house at"):
        report.run(args)


def test_the_key_of_another_house_signs_nothing(args: Namespace, tmp_path: Path) -> None:
    new_key(tmp_path / "other")
    args.key = str(tmp_path / "other")
    with pytest.raises(HouseError, match="another house"):
        report.run(args)
