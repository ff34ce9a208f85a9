"""Simulations at their edges: the shortest runs, the smallest errors, wrong input, and their output."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from banca.cli.games.pai_kau import banks
from banca.cli.simulate import figures
from tests.cli.test_cli import say
from tests.cli.test_stud_poker import POSTED

__all__ = ["say"]  # a fixture

SIMULATION = (Path(__file__).parents[2] / "docs" / "SIMULATION.md").read_text(encoding="utf-8")
RED = ("simulate", "roulette", "--bet", "red")
HELD = ("simulate", "stud-poker", "--hold", "ante=1")
SESSIONS = (*RED, "--bankroll", "10", "--rounds", "1", "--sessions")
BANKS = ("simulate", "pai-kau", "--banks")
TWO = ("--player", "100,bank=100", "--player", "100,bank=100")
LIFE = ("simulate", "stud-poker", "--life", "--seats", "7", *POSTED, "--sessions")


# Banks that did not go round once.


@pytest.mark.parametrize("words", [("--rounds", "1"), ("--rounds", "5"), ("--rounds", "16"), (*TWO, "--rounds", "2")])
def test_without_a_complete_circle_means_have_no_error(say: Any, words: tuple[str, ...]) -> None:
    found = json.loads(say(*BANKS, *words, "--until-error", "0.1", "--json"))
    assert (found["circles"], found["stderr"], found["house_stderr"], found["half_width"]) == (0, None, None, None)
    assert {player["stderr"] for player in found["players"]} == {None}
    assert sum(player["rounds_as_banker"] for player in found["players"]) == int(words[-1])


def test_such_a_run_is_shown_drawn_and_written(say: Any, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    picture, rows = tmp_path / "banks.svg", tmp_path / "banks.parquet"
    text = say(*BANKS, "--rounds", "5", "--plot", str(picture), "--parquet", str(rows))
    assert text.count("± ?") == 8 + 1 + 1  # the players, the house, and why
    assert "fewer than 20 times the bank went all the way round" in text
    assert picture.read_text().endswith("</svg>\n")
    assert parquet.read_table(rows).column("stderr").to_pylist() == [None] * 8


# Errors too small to be reached.


@pytest.mark.parametrize("words", [RED, (*SESSIONS, "5"), (*BANKS, "--rounds", "5"), (*LIFE, "1")])
@pytest.mark.parametrize("error", ["1e-300", "1e-160", "9.9e-13", "0"])
def test_an_error_that_no_run_reaches_is_refused(say: Any, words: tuple[str, ...], error: str) -> None:
    says = f"--until-error: '{error}' is not a number above 0 and below 1, as 1e-5; 1e-12 is the least"
    assert says in say(*words, "--until-error", error, code=2)


@pytest.mark.parametrize("words", [
    (*RED, "--rounds", "100"),
    (*SESSIONS, "50"),
    (*BANKS, "--rounds", "500"),
    (*LIFE, "20"),
])  # fmt: skip
def test_the_least_error_can_be_asked_for(say: Any, words: tuple[str, ...]) -> None:
    found = json.loads(say(*words, "--until-error", "1e-12", "--json"))
    assert found["until_error"] == 1e-12 < found["half_width"]


def test_the_help_names_the_least_error(say: Any) -> None:
    assert "± E (95 %); 1e-12 at the least" in " ".join(say("simulate", "--help").split())


# Runs that are longer than what is asked for.


@pytest.mark.parametrize(("words", "longer", "held"), [
    (SESSIONS, "262144", "262,144 sessions"),
    (LIFE, "20", "16 lives"),
])  # fmt: skip
def test_what_a_file_holds_already_is_counted_as_it_was_asked_for(
    say: Any, tmp_path: Path, words: tuple[str, ...], longer: str, held: str
) -> None:
    file = tmp_path / "kept.json"
    say(*words, longer, "--checkpoint", str(file))
    says = f"{file} holds {held} already: ask for as many at least\n"
    assert say(*words, "3", "--checkpoint", str(file), code=2).endswith(says)


# What is said amiss.


def test_an_unknown_way_is_reported_with_its_player(say: Any) -> None:
    ways = "foo: of pai-kau there are customary, balanced, highest-front, highest-back, and FILE.py\n"
    assert say(*BANKS, "--player", "100,way=foo", code=2).endswith(f": --player 100,way=foo: {ways}")
    assert say(*BANKS, "--strategy", "foo", "--player", "100", code=2).endswith(f": --strategy {ways}")


# Numbers that have one home.


def test_how_long_a_fraction_may_be_is_the_same_of_sessions(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "(-1/37)" in say(*SESSIONS, "5")
    monkeypatch.setattr(figures, "FRACTION_MOST", len("-1/3"))
    assert "(-1/37)" not in say(*SESSIONS, "5")


def test_money_is_shown_in_units_of_so_many_minor_ones(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    words = (*BANKS, "--rounds", "5")
    house = json.loads(say(*words, "--json"))["house"]
    for minor in (100, 1):
        monkeypatch.setattr(banks, "MINOR", minor)
        assert f"{house / minor:+.4f} ± ?" in say(*words)
        assert re.search(rf"commission +{house / minor:.4f} ", say(*words))


# What is told of each kind of run, and where it is said.


def fields_of(kind: str) -> set[str]:
    """Those in the first column of the manual's table for this kind of run."""
    section = SIMULATION.split(f"\n### {kind}\n")[1].split("\n#")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("|")]
    return {field for row in rows for field in re.findall(r"`(\w+)`", row)}


@pytest.mark.parametrize(("words", "kinds"), [
    ((*RED, "--rounds", "100"), ("Rounds and sessions", "Rounds")),
    ((*HELD, "--seats", "2", "--rounds", "50"), ("Rounds and sessions", "Rounds")),
    ((*SESSIONS, "5"), ("Rounds and sessions", "Sessions")),
    ((*BANKS, "--rounds", "50"), ("`--banks`",)),
    ((*LIFE, "1"), ("`--life`",)),
])  # fmt: skip
def test_the_manual_names_every_field_of_every_kind_of_run(
    say: Any, words: tuple[str, ...], kinds: tuple[str, ...]
) -> None:
    found = set(json.loads(say(*words, "--until-error", "0.9", "--json")))
    named = fields_of("Every run").union(*map(fields_of, kinds))
    assert found - named == set()
    assert fields_of("Every run") - found <= {"authorised"}
    absent = {
        "Sessions": {"edge"},
        "`--banks`": {"interval_95", "edge", "quantiles"},
        "`--life`": {"interval_95", "edge"},
    }
    assert found & absent.get(kinds[-1], set()) == set()


def test_quantiles_of_rounds_are_a_list_and_others_an_object(say: Any) -> None:
    rounds = json.loads(say(*RED, "--rounds", "100", "--json"))["quantiles"]
    assert rounds[1] == {"share": 0.05, "gain": "-1"}
    session = json.loads(say(*SESSIONS, "50", "--json"))["players"][0]["quantiles"]
    assert session["0.05"] == -1.0
    life = json.loads(say(*LIFE, "1", "--json"))["rounds_to_hit"]
    assert life["quantiles"]["0.05"] == life["mean"]
