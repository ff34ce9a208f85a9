"""The commands `banca house apply`, `decide` and `register`, as people type them."""

import json
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest

from banca.house.clock import SystemClock, day_of
from banca.messages import LANGUAGES
from tests.house.leave import KEY, public
from tests.house.test_house_command import Say, home, output_of, say

__all__ = ["home", "say"]

ROOT = Path(__file__).parents[2]
TODAY = day_of(SystemClock().now())
TOMORROW, LATER, NEXT = ((TODAY + timedelta(days=n)).isoformat() for n in (1, 30, 31))


@pytest.fixture
def made(say: Say) -> Say:
    say("house", "init", "--administrator", "ada")
    say("house", "people", "add", "reg", "--role", "regulator")
    say("house", "people", "key", "reg", public(KEY))
    return say


@pytest.fixture
def signing(tmp_path: Path) -> str:
    path = tmp_path / "regulator.key"
    path.write_text(KEY.private_bytes_raw().hex() + "\n", encoding="ascii")
    return str(path)


def test_from_the_application_to_the_check_off_line(made: Say, signing: str, tmp_path: Path) -> None:
    late = made("house", "apply", "file", "cussec", "--adopt", TOMORROW, "--set", "layouts=2", code=2)
    assert "application_must_precede_adoption_by_working_days, 57/2004 art. 8" in late
    number = str(output_of(made, "apply", "file", "cussec", "--adopt", LATER, "--whole")["application"])
    assert output_of(made, "register", "list")[0]["standing"] == "pending"
    grant = ("house", "decide", "grant", number, "--from", LATER, "--condition", "a placard")
    text = made(*grant, "--as", "reg").removesuffix("\n")
    assert json.loads(text)["approver"] == "reg"
    assert "the role regulator" in made(*grant, "--as", "ada", "--sign", signing, code=2)
    assert "granted" in made(*grant, "--as", "reg", "--signature", KEY.sign(text.encode()).hex())
    assert output_of(made, "register", "table", "t1", "cussec", "--on", LATER) == []
    assert output_of(made, "apply", "meet", number, "a placard")["unmet"] == []
    names = {each["name"] for each in output_of(made, "register", "table", "t1", "cussec", "--on", LATER)}
    assert {"layouts", "total-5-16-price"} <= names
    revoke = ("house", "decide", "revoke", number, "--from", NEXT, "--why", "complaints", "--as", "reg")
    assert "revoked" in made(*revoke, "--sign", signing)
    path = tmp_path / "decision.json"
    path.write_text(made("house", "register", "document", number), encoding="utf-8")
    script = [sys.executable, str(ROOT / "examples/verify_decision.py"), str(path), public(KEY)]
    assert [subprocess.run([*script, day], check=False).returncode for day in (LATER, NEXT)] == [0, 1]


def test_a_new_bet_with_its_dossier(made: Say, signing: str, tmp_path: Path) -> None:
    dossier = tmp_path / "dossier.pdf"
    dossier.write_bytes(b"%PDF")
    bet = str(ROOT / "examples/new-bets/lucky-doubles.yaml")
    filed = ("apply", "file", "craps", "--adopt", TOMORROW, "--bet", bet, "--attach", str(dossier), "--table", "t1")
    number = str(output_of(made, *filed)["application"])
    (listed,) = output_of(made, "register", "list")
    assert (listed["tables"], listed["attachments"][0]["file"]) == (["t1"], "dossier.pdf")
    made("house", "decide", "refuse", number, "--as", "reg", "--sign", signing)
    assert output_of(made, "register", "list")[0]["standing"] == "refused"
    other = str(output_of(made, *filed)["application"])
    assert "withdrawn" in made("house", "apply", "withdraw", other)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("apply", "file", "cussec", "--adopt", LATER, "--set", "layouts"), "NAME=VALUE"),
        (("apply", "file", "cussec", "--adopt", "soon", "--set", "layouts=2"), "write it as 2026-03-02"),
        (("apply", "withdraw", "99"), "no application 99"),
        (("decide", "refuse", "99", "--as", "reg"), "no application 99"),
        (("register", "document", "99"), "no application 99"),
    ],
)
def test_a_mistake_is_one_clear_line(made: Say, words: tuple[str, ...], says: str) -> None:
    assert says in made("house", *words, code=2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(made: Say, lang: str) -> None:
    day = made("house", "decide", "decree", LATER, "--why", "signal no. 10", "--as", "reg", "--lang", lang)
    assert LATER in day
    made("house", "apply", "file", "roulette", "--adopt", NEXT, "--whole", "--lang", lang)
    assert NEXT in made("house", "register", "list", "--lang", lang)
