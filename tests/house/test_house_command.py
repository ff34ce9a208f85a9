"""The command `banca house`, as people type it: in every language, on every database, and with every mistake."""

import io
import json
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from banca.cli.commands.house import families
from banca.cli.commands.house.people import ROLES
from banca.house.access import log_in
from banca.house.database import Database
from banca.house.house import House
from banca.house.passwords import Passwords
from banca.house.replies import Reply, refused_reply
from banca.house.reply import refusal_in
from banca.house.roles import Role
from banca.house.sealing import KEY_VARIABLE, read_key
from banca.law import Refused, edition, refuse
from banca.messages import LANGUAGES
from tests.cli.test_cli import say
from tests.cli.test_no_other_language import foreign
from tests.house.test_people import PASSWORD

__all__ = ["say"]

BANCA = str(Path(sys.executable).with_name("banca"))
Say = Callable[..., str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, so that no test finds another house."""
    for variable in ("BANCA_DATABASE", KEY_VARIABLE):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


@pytest.fixture
def made(say: Say) -> Say:
    """A house with an administrator, a cashier, a supervisor and two players."""
    say("house", "init", "--administrator", "ada")
    for name, role in (("cara", "cashier"), ("sue", "supervisor"), ("ana", "player"), ("bea", "player")):
        say("house", "people", "add", name, "--role", role)
    return say


def output_of(say: Say, *words: str) -> Any:
    return json.loads(say("house", *words, "--json"))


# Making one.


def test_init_makes_a_database_a_key_and_an_administrator(say: Say, home: Path) -> None:
    found = output_of(say, "init", "--administrator", "ada")
    database, key = home / "data/banca/house.db", home / "config/banca/house.key"
    assert (found["database"], found["key"], found["administrator"]) == (str(database), str(key), "ada")
    assert read_key(key).public == found["public_key"]
    for file in (database, key):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [(each["name"], each["roles"]) for each in output_of(say, "people", "list")] == [("ada", ["administrator"])]
    before = key.read_bytes()
    assert "already" in say("house", "init", code=2)
    assert key.read_bytes() == before


def test_init_says_what_it_made_without_the_secret(say: Say, home: Path) -> None:
    said = say("house", "init")
    secret = (home / "config/banca/house.key").read_text().strip()
    for part in (
        "house.db",
        "house.key",
        "administrator: administrator",
        read_key(home / "config/banca/house.key").public,
    ):
        assert part in said
    assert secret not in said


def test_init_goes_on_where_it_was_cut_off(say: Say, home: Path) -> None:
    """The house is there, its administrator is not: the key that made it is needed, and no other is made."""
    output_of(say, "init", "--administrator", "ada")
    with sqlite3.connect(home / "data/banca/house.db") as connection:
        connection.execute("DELETE FROM person")
    assert output_of(say, "init", "--administrator", "bo")["administrator"] == "bo"
    with sqlite3.connect(home / "data/banca/house.db") as connection:
        connection.execute("DELETE FROM person")
    (home / "config/banca/house.key").unlink()
    assert "the key of the house cannot be read" in say("house", "init", "--administrator", "cy", code=2)
    assert not (home / "config/banca/house.key").exists()


def test_a_bad_name_makes_nothing(say: Say, home: Path) -> None:
    assert "no name for a person" in say("house", "init", "--administrator", "bank", code=2)
    assert not (home / "data").exists()
    assert not (home / "config").exists()


def test_the_key_may_stand_in_the_environment(say: Say, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "ab" * 32)
    assert output_of(say, "init")["key"] is None
    assert not (home / "config").exists()
    output_of(say, "people", "add", "ana", "--role", "player")
    monkeypatch.setenv(KEY_VARIABLE, "cd" * 32)
    assert "key of another house" in say("house", "people", "add", "bea", "--role", "player", code=2)


def test_the_database_is_named_on_the_line_or_in_the_environment(
    say: Say, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, key = (str(home / name) for name in ("one.db", "two.db", "h.key"))
    output_of(say, "init", "--database", one, "--key", key, "--administrator", "one")
    output_of(say, "init", "--database", two, "--key", key, "--administrator", "two")
    monkeypatch.setenv("BANCA_DATABASE", two)
    assert output_of(say, "people", "list")[0]["name"] == "two"
    assert output_of(say, "people", "list", "--database", one)[0]["name"] == "one"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("people", "list"), "there is no house at"),
        (("tables", "list", "--database", "nowhere.db"), "there is no house at nowhere.db"),
        (("migrate", "--database", "nowhere.db"), "there is no house at nowhere.db"),
        (("init", "--database", "mysql://x"), "is no database"),
        (("init", "--database", "://"), "is no database"),
        (("init", "--database", "/nowhere/at/all/h.db"), "No such file"),
        (("people", "list", "--database", "garbage"), "file is not a database"),
        (("people", "list", "--database", "postgresql://u:hidden@127.0.0.1:1/x"), "cannot be reached"),
        (("people", "list", "--lang", "fr"), "fr"),
        (("people",), "COMMAND"),
        (("nonsense",), "nonsense"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_house_there(
    say: Say, home: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], says: str, lang: str
) -> None:
    monkeypatch.chdir(home)
    Path("garbage").write_text("no database, but long enough to have the head of one" * 10)
    before = sorted(home.iterdir())
    said = say("house", *words, *(() if "--lang" in words else ("--lang", lang)), code=2)
    assert lang != "en" or says in said
    assert "hidden" not in said
    assert sorted(home.iterdir()) == before


# People.


def test_people_from_the_first_to_the_last(made: Say) -> None:
    assert "ana has these roles now: croupier, player" in made(
        "house", "people", "roles", "ana", "--role", "player", "--role", "croupier"
    )
    assert "suspended" in made("house", "people", "suspend", "ANA", "--why", "cheats")
    assert "suspended" in made("house", "people", "list")
    assert output_of(made, "people", "restore", "ana")["suspended"] is False
    key = Ed25519PrivateKey.generate().public_key().public_bytes_raw().hex()
    assert output_of(made, "people", "key", "ana", key)["public_key"] == key
    assert key[:16] in made("house", "people", "list")
    assert output_of(made, "people", "log-out", "ana", "--tokens")["tokens"] == 0


def test_the_roles_on_the_line_are_those_of_the_house() -> None:
    assert tuple(Role) == ROLES


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("people", "add", "ana", "--role", "player"), "already"),
        (("people", "add", "dora"), "--role"),
        (("people", "add", "dora", "--role", "king"), "invalid choice: 'king'"),
        (("people", "add", "a/b", "--role", "player"), "no name for a person"),
        (("people", "add", "dora", "--role", "player", "--as", "ana"), "it takes the role administrator"),
        (("people", "add", "dora", "--role", "player", "--as", "zoe"), "nobody called 'zoe'"),
        (("people", "roles", "ada", "--role", "player"), "last administrator"),
        (("people", "suspend", "ada", "--why", "x"), "last administrator"),
        (("people", "suspend", "ana", "--why", " "), "say why"),
        (("people", "restore", "ana"), "not suspended"),
        (("people", "key", "ana", "xyz"), "no public key"),
        (("people", "key", "ana", "00" * 32, "--as", "ada"), "may only act for ada"),
        (("people", "log-out", "zoe"), "nobody called"),
        (("tables", "open", "t1", "--game", "nogame"), "nogame"),
        (("tables", "open", "t 1", "--game", "cussec"), "no id of a table"),
        (("tables", "open", "t1", "--game", "cussec", "--minimum", "1.234"), "1.234"),
        (("tables", "open", "t1", "--game", "cussec", "--minimum", "10", "--maximum", "5"), "10"),
        (("tables", "open", "t1", "--game", "cussec", "--float", "9" * 40), "9"),
        (("tables", "open", "t1", "--game", "cussec", "--as", "ana"), "it takes the role"),
        (("tables", "show", "t9"), "no table t9"),
        (("tables", "pause", "t9"), "no table t9"),
        (("cage", "buy", "ana", "100"), "it takes the role cashier"),
        (("cage", "buy", "zoe", "100", "--as", "cara"), "nobody called 'zoe'"),
        (("cage", "buy", "ana", "ten", "--as", "cara"), "ten"),
        (("cage", "buy", "ana", "0", "--as", "cara"), "not an amount"),
        (("cage", "buy", "ana", "10", "--currency", "EUR", "--as", "cara"), "no currency EUR"),
        (("cage", "redeem", "ana", "10", "--as", "cara"), "holds 0.00"),
        (("cage", "give", "ana", "bea", "10"), "holds 0.00"),
        (("cage", "give", "ana", "bea", "10", "--as", "bea"), "may only act for bea"),
        (("cage", "balance", "zoe"), "nobody called"),
        (("cage", "statement", "ana", "--currency", "EUR"), "no currency EUR"),
        (("cage", "statement", "ana", "--since", "yesterday"), "not a date"),
        (("cage", "debts", "zoe"), "nobody called"),
        (("cage", "pay", "table/t1", "1", "1"), "it takes the role"),
        (("cage", "pay", "table/t1", "1", "1", "--as", "cara"), "no debt 1"),
        (("cage", "pay", "table/t1", "x", "1"), "whole number"),
        (("migrate", "9999"), "no revision 9999"),
        (("migrate", "0001"), "--back"),
    ],
)
def test_mistakes_are_one_line_and_change_nothing(made: Say, words: tuple[str, ...], says: str) -> None:
    before = output_of(made, "people", "list"), output_of(made, "tables", "list")
    said = made("house", *words, code=2)
    assert says in said
    for lang in ("pt", "zh"):
        other = made("house", *words, "--lang", lang, code=2)
        assert other != said
    assert (output_of(made, "people", "list"), output_of(made, "tables", "list")) == before


def test_who_acts_is_asked_where_there_are_several_administrators(made: Say) -> None:
    made("house", "people", "add", "bo", "--role", "administrator")
    assert "2 administrators" in made("house", "people", "add", "x", "--role", "player", code=2)
    assert output_of(made, "people", "add", "x", "--role", "player", "--as", "bo")["name"] == "x"
    made("house", "people", "suspend", "bo", "--why", "holiday", "--as", "ada")
    assert "bo is suspended" in made("house", "people", "add", "y", "--role", "player", "--as", "bo", code=2)


# Passwords.


def opened(home: Path) -> House:
    return House(Database(str(home / "data/banca/house.db")), read_key(home / "config/banca/house.key"))


def test_a_password_is_read_from_standard_input_and_never_told(made: Say, home: Path) -> None:
    done = subprocess.run(
        [BANCA, "house", "people", "password", "ana"],
        input=f"{PASSWORD}\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "ana has a new password" in done.stdout
    assert PASSWORD not in done.stdout
    with opened(home) as house:
        assert log_in(house, "ana", PASSWORD, Passwords()).person.name == "ana"
    stored = b"".join(file.read_bytes() for file in (home / "data/banca").iterdir())
    assert PASSWORD.encode() not in stored
    short = subprocess.run(
        [BANCA, "house", "people", "password", "ana"], input="secret", capture_output=True, text=True, check=False
    )
    assert (short.returncode, short.stdout) == (2, "")
    assert short.stderr == "banca house: a password has 12 to 200 characters, not the same few over and over\n"
    assert made("house", "people", "list").count("may log in") == 1


def test_a_password_is_asked_for_twice_at_a_terminal_and_not_shown(made: Say) -> None:
    for again, code in ((PASSWORD, 0), ("another phrase here", 2)):
        child = pexpect.spawn(BANCA, ["house", "people", "password", "bea"], encoding="utf-8", timeout=60)
        child.expect("password: ")
        child.sendline(PASSWORD)
        child.expect("again: ")
        child.sendline(again)
        rest = child.read()
        child.close()
        assert child.exitstatus == code, rest
        assert PASSWORD not in rest
    assert made("house", "people", "list").count("may log in") == 1


# Tables, cage, pools.


def test_tables_from_the_first_to_the_last(made: Say) -> None:
    assert made("house", "tables", "list").strip() == "no tables yet"
    setup = ("--game", "roulette", "--minimum", "20", "--maximum", "500", "--currency", "MOP", "--float", "1000")
    assert "table t1 is open: roulette-60-2004" in made("house", "tables", "open", "t1", *setup)
    shown = output_of(made, "tables", "show", "t1")
    assert {name: shown[name] for name in ("minimum", "maximum", "unit", "currency", "dealer", "float", "round")} == {
        "minimum": 2000,
        "maximum": 50000,
        "unit": 100,
        "currency": "play-MOP",
        "dealer": "program",
        "float": 100_000,
        "round": 1,
    }
    assert "MOP\u00a01,000.00 (play money)" in made("house", "tables", "show", "t1")
    typed = ("--croupier", "--preset", "customary", "--as", "sue")
    assert "57/2004 art. 8" in made("house", "tables", "open", "t2", "--game", "cussec", "--real", *typed, code=2)
    made("house", "tables", "open", "t2", "--game", "cussec", *typed)
    assert [(each["table"], each["currency"], each["dealer"]) for each in output_of(made, "tables", "list")] == [
        ("t1", "play-MOP", "program"),
        ("t2", "play-HKD", "croupier"),
    ]
    assert output_of(made, "tables", "show", "t2")["setting"]["preset"] == "customary"
    assert "t1: paused" in made("house", "tables", "pause", "t1")
    assert "paused" in made("house", "tables", "pause", "t1", code=2)
    assert output_of(made, "tables", "resume", "t1")["status"] == "open"
    assert output_of(made, "tables", "close", "t1")["status"] == "closed"
    assert "already" in made("house", "tables", "open", "t1", "--game", "cussec", code=2)


def test_chips_are_bought_given_and_redeemed(made: Say) -> None:
    assert made("house", "cage", "balance", "ana").strip() == "the purse is empty"
    assert "has HKD\u00a01,000.50" in made("house", "cage", "buy", "Ana", "1,000.50", "--as", "cara")
    assert output_of(made, "cage", "give", "ana", "bea", "0.50")["balance"] == 100_000
    assert output_of(made, "cage", "redeem", "ana", "250", "--as", "cara")["balance"] == 75_000
    assert output_of(made, "cage", "balance", "ana") == {"HKD": 75_000, "MOP": 0, "play-HKD": 0, "play-MOP": 0}
    lines = output_of(made, "cage", "statement", "ana")
    assert [(each["why"], each["amount"], each["balance"]) for each in lines] == [
        ("purchase", 100_050, 100_050),
        ("gift", -50, 100_000),
        ("redemption", -25_000, 75_000),
    ]
    assert "chips redeemed" in made("house", "cage", "statement", "ana")
    assert output_of(made, "cage", "statement", "ana", "--until", "2020-01-01") == []
    assert output_of(made, "cage", "statement", "ana", "--since", "2020-01-01") == lines
    assert output_of(made, "cage", "debts") == output_of(made, "cage", "debts", "ana") == []


def test_pools_are_listed(made: Say) -> None:
    assert output_of(made, "pools") == []
    sums = {"royal-flush": 500, "straight-flush": 50, "four-of-a-kind": 40, "full-house": 30, "flush": 20}
    posted = [f"jackpot-fixed-{name}={amount}" for name, amount in sums.items()]
    posted += ["jackpot-minimum=10000", "jackpot-stake=10", "jackpot-contribution=1/2"]
    made("house", "tables", "open", "t1", "--game", "stud-poker", *(w for each in posted for w in ("--set", each)))
    (pool,) = output_of(made, "pools")
    assert (pool["pool"], pool["edition"], pool["currency"]) == ("t1", "stud-poker-61-2004", "play-HKD")
    assert pool["came_in"] == pool["held"] + pool["paid"] > 0
    assert "stud-poker-61-2004" in made("house", "pools")


# A refusal speaks every language, wherever it came from.


def test_a_refusal_of_the_law_is_said_in_every_language() -> None:
    law = edition("cussec-57-2004")
    error = Refused(refuse("act_must_be_ones_own", "art5.6", person="ana", act="bet"), law)
    back = refusal_in(refused_reply(error))
    for lang in LANGUAGES:
        assert back.said_in(lang) == error.said_in(lang)
        assert "57/2004" in back.said_in(lang)


def test_a_message_within_a_message_is_said_in_every_language() -> None:
    inner = {"message": "house-table-unknown", "table": "t1"}
    reply = Reply(False, message="refusal-house-must-be-sound", parameters={"why": inner})
    said = {lang: refusal_in(reply).said_in(lang) for lang in LANGUAGES}
    assert said["en"] == "all tables are stopped: there is no table t1"
    assert foreign("zh", said["zh"]) == []
    several = Reply(False, message="refusal-house-must-be-sound", parameters={"why": ["a", "b"]})
    assert refusal_in(several).said_in("en").endswith("a, b")


def test_as_a_program_of_its_own(home: Path) -> None:
    """Exit codes, and what goes where."""
    for words, code in ((("init",), 0), (("people", "password", "administrator"), 0), (("tables", "show", "t9"), 2)):
        command = [BANCA, "house", *words, "--lang", "zh"]
        done = subprocess.run(command, input=PASSWORD, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stderr
        assert (done.stdout if code else done.stderr) == ""
        assert (done.stderr.count("\n") == 1) is bool(code)
    assert (home / "data/banca/house.db").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_end_to_end_in_a_language(say: Say, home: Path, monkeypatch: pytest.MonkeyPatch, lang: Any) -> None:
    def run(*words: str, code: int = 0, typed: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return say("house", *words, "--lang", lang, code=code)

    said = run("init", "--administrator", "ada")
    said += run("people", "add", "cara", "--role", "cashier") + run("people", "add", "ana", "--role", "player")
    said += run("people", "password", "ana", typed=PASSWORD) + run("people", "list")
    said += run("tables", "open", "t1", "--game", "roulette") + run("tables", "list") + run("tables", "show", "t1")
    said += run("cage", "buy", "ana", "100", "--as", "cara") + run("cage", "statement", "ana")
    said += run("cage", "balance", "ana") + run("cage", "debts") + run("pools") + run("migrate")
    said += run("cage", "redeem", "ana", "500", "--as", "cara", code=2) + run("tables", "show", "t9", code=2)
    secret = (home / "config/banca/house.key").read_text().strip()
    assert not [each for each in (PASSWORD, secret, "argon2") if each in said]
    plain = re.sub(r"\S*/\S*|(?<![a-z])(ada|ana|cara|purse|cage|base)(?![a-z])|[0-9a-f]{16,}", " ", said)
    assert foreign(lang, plain) == []


def test_a_second_process_is_told_that_the_house_is_open(made: Say, home: Path) -> None:
    with opened(home):
        assert "another process has this house open" in made("house", "people", "add", "x", "--role", "player", code=2)
        assert "another process" in made("house", "migrate", code=2)
        assert len(output_of(made, "people", "list")) == 5  # a look is always possible


# On every database.


def test_the_whole_family_on_every_database(say: Say, home: Path, new_url: Callable[[bool], str]) -> None:
    url = ("--database", new_url(False), "--key", str(home / "h.key"))
    assert "***" not in str(output_of(say, "init", "--administrator", "ada", *url))
    for name, role in (("cara", "cashier"), ("ana", "player")):
        output_of(say, "people", "add", name, "--role", role, *url)
    assert output_of(say, "cage", "buy", "ana", "10", "--as", "cara", *url)["balance"] == 1000
    output_of(say, "tables", "open", "t1", "--game", "fantan", *url)
    assert output_of(say, "tables", "show", "t1", *url)["meters"]["rounds"] == 0
    assert output_of(say, "migrate", "0002", "--back", *url)["after"] == "0002"
    assert "run “banca house migrate”" in say("house", "people", "list", *url, code=2)
    assert output_of(say, "migrate", *url)["before"] == "0002"
    assert output_of(say, "people", "list", *url) == []
    assert output_of(say, "migrate", "base", "--back", *url)["after"] is None


# The help is quick, and modules are found by name.


def test_help_and_other_commands_do_without_the_database() -> None:
    program = (
        "import sys; from banca.cli.arguments import parse\n"
        "for line in (['games'], ['house', 'people', 'list'], ['house', 'cage', 'debts']):\n"
        "    parse(line)\n"
        "assert not {'sqlalchemy', 'alembic', 'msgspec', 'argon2'} & set(sys.modules), sorted(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
    program = "import sys; from banca.cli.arguments import parse; parse(['games']); assert 'rich' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_every_module_of_the_family_is_found() -> None:
    assert {"cage", "init", "migrate", "people", "pools", "tables"} <= set(families())
