"""`banca audit` and the upkeep of a house as people type it: what comes out, how it ends, and every mistake."""

import hashlib
import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from banca.cli import main
from banca.house.database import Database
from banca.house.house import House
from banca.house.sealing import read_key
from banca.messages import LANGUAGES
from banca.messages.errors import Message
from tests.battery.test_any_table import Whim
from tests.cli.test_no_other_language import foreign
from tests.house.playing import buy_chips, open_table, play_rounds
from tests.house.test_house_command import Say, home, output_of, say

__all__ = ["home", "say"]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a house that has played, and its key; each test has a copy."""
    folder = tmp_path_factory.mktemp("finished")
    where = ["--database", str(folder / "house.db"), "--key", str(folder / "house.key")]
    assert main(["house", "init", "--administrator", "ada", "--json", *where]) == 0
    with House(Database(str(folder / "house.db")), read_key(folder / "house.key")) as house:
        buy_chips(house)
        open_table(house, "t1", "roulette-60-2004")
        assert play_rounds(house, Whim("upkeep"), "t1", 3) == 3
    return folder


@pytest.fixture
def at(finished: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder in which the house is the usual one."""
    for name, place in (("house.db", home / "data/banca"), ("house.key", home / "config/banca")):
        place.mkdir(parents=True)
        shutil.copy(finished / name, place / name)
    (home / "work").mkdir()
    monkeypatch.chdir(home / "work")
    (home / "work" / "junk").write_text("no such thing\n", encoding="utf-8")
    return home / "work"


def database(at: Path) -> str:
    return str(at.parent / "data/banca/house.db")


def key(at: Path) -> str:
    return str(at.parent / "config/banca/house.key")


def state(at: Path) -> tuple[list[str], str]:
    """What lies in the working folder, and all that the house has stored."""
    with closing(sqlite3.connect(database(at))) as connection:
        stored = hashlib.sha256("\n".join(connection.iterdump()).encode()).hexdigest()
    return sorted(path.name for path in at.rglob("*")), stored


# What is wrong with what was typed, and what is said.
MISTAKES: dict[str, tuple[tuple[str, ...], str]] = {
    "audit nothing": (("audit", "nosuch.db"), "there is no house at nosuch.db"),
    "audit what is no database": (("audit", "junk"), "no database of a house, or a damaged one"),
    "audit by a strange scheme": (("audit", "mysql://x/y"), "mysql://x/y is no database"),
    "audit with no key": (("audit", "DATABASE", "--key", "junk"), "junk holds no house key"),
    "audit with no checkpoint": (("audit", "DATABASE", "--checkpoint", "junk"), "no published checkpoint"),
    "audit with a missing file": (("audit", "DATABASE", "--checkpoint", "nosuch"), "nosuch"),
    "back up over a file": (("house", "backup", "junk"), "junk is there already"),
    "back up into no folder": (("house", "backup", "no/such/file"), "no/such/file cannot be written"),
    "back up portably into no folder": (("house", "backup", "no/such", "--portable"), "no/such cannot be written"),
    "back up nothing": (("house", "backup", "b", "--database", "nosuch.db"), "there is no house at nosuch.db"),
    "restore what is no backup": (("house", "restore", "junk", "r.db"), "junk is no backup"),
    "restore nothing": (("house", "restore", "nosuch", "r.db"), "nosuch: No such file"),
    "restore over a file": (("house", "restore", "junk", "junk"), "junk is not empty"),
    "export into a file": (("house", "export", "junk"), "junk: Not a directory"),
    "export no table": (("house", "export", "out", "--table", "t9"), "there is no table t9"),
    "export in no format": (("house", "export", "out", "--format", "xml"), "invalid choice: 'xml'"),
    "export on no day": (("house", "export", "out", "--since", "2027-13-01"), "'2027-13-01' is not a date"),
    "export backwards": (
        ("house", "export", "out", "--since", "2026-02-02", "--until", "2026-02-01"),
        "1 February 2026 comes before 2 February 2026",
    ),
    "a statement backwards": (
        ("house", "cage", "statement", "ada", "--since", "2026-02-02", "--until", "2026-02-01"),
        "1 February 2026 comes before 2 February 2026",
    ),
    "recall a round that was not played": (("house", "recall", "t1", "99"), "table t1 has played no round 99"),
    "recall a table that is not there": (("house", "recall", "t9", "1"), "table t9 has played no round 1"),
    "recall no number": (("house", "recall", "t1", "x"), "'x' is not a whole number"),
    "report on no day": (("house", "report", "--day", "tomorrow"), "'tomorrow' is not a date"),
    "report into no folder": (("house", "report", "--html", "no/such.html"), "there is no folder no"),
    "report without the key": (("house", "report", "--key", "junk"), "junk holds no house key"),
    "checkpoint without the key": (("house", "checkpoint", "--key", "nosuch"), "cannot be read from nosuch"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_clear_line_and_changes_nothing(say: Say, at: Path, mistake: str) -> None:
    words, says = MISTAKES[mistake]
    before = state(at)
    typed = [database(at) if word == "DATABASE" else word for word in words]
    assert says in say(*typed, code=2)
    assert state(at) == before
    for lang in ("pt", "zh"):
        said = say(*typed, "--lang", lang, code=2)
        assert says not in said or not re.search("[a-z] [a-z]", says)  # a whole English sentence is not left
    assert state(at) == before


def test_an_audit_ends_with_0_where_all_is_sound_and_1_where_it_is_not(say: Say, at: Path) -> None:
    found = json.loads(say("audit", database(at), "--key", key(at), "--json"))
    assert (found["sound"], found["with_key"], found["verified"]["rounds"]) == (True, True, 3)
    assert "The house is sound." in say("audit", database(at))
    assert "Without the key" in say("audit", database(at))
    with closing(sqlite3.connect(database(at))) as connection:
        connection.execute("DROP TRIGGER IF EXISTS round_refuses_update")
        connection.execute("UPDATE round SET ended_at = ended_at + 1 WHERE round = 2")
        connection.commit()
    said = {lang: say("audit", database(at), "--lang", lang, code=1) for lang in LANGUAGES}
    assert "round 2 of table t1" in said["en"]
    for lang, text in said.items():
        assert text.count("\n") == 1
        assert foreign(lang, text.replace("t1", "").replace("ended_at", "")) == []
    wrong = json.loads(say("audit", database(at), "--json", code=1))
    assert (wrong["sound"], wrong["wrong"]["message"]) == (False, "house-audit-differs")


def test_a_checkpoint_is_one_line_that_proves_what_was_cut_off(say: Say, at: Path) -> None:
    assert "there is nobody called 'zoe'" in say("house", "checkpoint", "--as", "zoe", code=2)
    line = say("house", "checkpoint")
    assert line.count("\n") == 1
    assert json.loads(line)["public_key"] == read_key(Path(key(at))).public
    (at / "kept").write_text(line, encoding="utf-8")
    assert "sound" in say("audit", database(at), "--checkpoint", "kept")
    say("house", "init", "--administrator", "eve", "--database", "new.db", "--key", "new.key")
    assert "another house" in say("audit", "new.db", "--checkpoint", "kept", code=1)


def test_a_backup_is_restored_and_audited(say: Say, at: Path) -> None:
    for name, more in (("plain", ()), ("portable", ("--portable",))):
        size = output_of(say, "backup", name, *more)["bytes"]
        assert (at / name).stat().st_size == size > 1000
        found = output_of(say, "restore", name, f"{name}.db")
        assert (found["rounds"], found["with_key"]) == (3, True)
        assert "sound" in say("audit", f"{name}.db", "--key", key(at))
    for lang in LANGUAGES:
        said = say("house", "backup", f"b-{lang}", "--lang", lang)
        said += say("house", "restore", f"b-{lang}", f"{lang}.db", "--lang", lang)
        assert foreign(lang, re.sub(rf"b-{lang}|{lang}\.db", "", said)) == []
    (at / "portable").write_bytes((at / "portable").read_bytes()[:-100])
    assert "not a whole one" in say("house", "restore", "portable", "cut.db", code=2)
    assert not (at / "cut.db").exists()


def test_an_export_proves_itself(say: Say, at: Path) -> None:
    found = output_of(say, "export", "out")
    assert found["records"] == 3
    lines = (at / "out" / "records.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["round"] for line in lines] == [1, 2, 3]
    assert output_of(say, "export", "none", "--until", "2020-01-01")["records"] == 0
    for lang in LANGUAGES:
        assert foreign(lang, say("house", "export", f"out-{lang}", "--lang", lang).replace(f"out-{lang}", "")) == []


def test_a_round_is_recalled_and_a_day_reported_in_every_language(say: Say, at: Path) -> None:
    shown = output_of(say, "recall", "t1", "2")
    assert (shown["table"], shown["round"]) == ("t1", 2)
    assert [each["round"] for each in output_of(say, "recall", "t1")] == [3, 2, 1]
    assert say("house", "recall", "--player", "nobody").strip() == "no such rounds"
    day = output_of(say, "report")["content"]
    assert [line["table"] for line in day["tables"]] == ["t1"]
    for lang in LANGUAGES:
        assert "t1" in say("house", "recall", "t1", "2", "--lang", lang)
        assert "t1" in say("house", "report", "--lang", lang)
    say("house", "report", "--html", "day.html", "--lang", "pt")
    assert 'lang="pt' in (at / "day.html").read_text(encoding="utf-8")


def test_a_house_that_chance_closed_is_reopened(say: Say, at: Path) -> None:
    assert "nothing to reopen" in say("house", "reopen", code=2)
    with House(Database(database(at)), read_key(Path(key(at)))) as house:
        house.close_all(Message("house-chance-stuck", times=6))
    opening = ("house", "tables", "open", "t2", "--game", "cussec")
    assert "in a row" in say(*opening, code=2)
    assert "open again" in say("house", "reopen")
    assert "t2 is open" in say(*opening)


def test_looking_changes_nothing(say: Say, at: Path) -> None:
    _, stored = state(at)
    for words in (("recall", "t1", "1"), ("recall",), ("report",), ("backup", "b"), ("export", "out")):
        say("house", *words)
    say("audit", database(at))
    assert state(at)[1] == stored
