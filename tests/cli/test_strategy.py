"""banca strategy, as a person uses it."""

import json
from fractions import Fraction
from typing import Any

import pytest

from banca.games.pai_kau.ways import WAYS
from tests.cli.test_cli import say

__all__ = ["say"]  # a fixture

ASK = ("strategy", "pai-kau", "--tiles", "6-6,1-1,4-5,2-4")


def test_the_divisions_of_four_tiles_with_what_each_is_worth(say: Any) -> None:
    lines = [line.split("  ") for line in say(*ASK).splitlines() if "points" in line]
    text = say(*ASK)
    assert len(lines) == 3
    assert "2-4 6-6  Heaven, 8 points" in text
    assert "1-1 4-5  Earth King Nine" in text
    best_line = next(line for line in text.splitlines() if line.strip().startswith("*"))
    assert all(part in best_line for part in ("15,800", "4,057", "618", "194/273", "71.0623 %", "Highest front"))
    assert "against 20,475 hands of the banker (Customary)" in text


def test_divisions_that_are_equally_good_are_all_marked(say: Any) -> None:
    found = json.loads(say("strategy", "pai-kau", "--tiles", "2-4,1-2,3-3,2-2", "--json"))
    assert [each["best"] for each in found["divisions"]] == [True, True, False]


def test_groups_are_called_as_the_annex_calls_them(say: Any) -> None:
    assert "4-5 6-6  天九王" in say(*ASK, "--lang", "zh")
    assert "pedras do banqueiro, contra 20,475 mãos" in say(*ASK, "--as", "banker", "--lang", "pt")


def test_as_json_with_exact_fractions(say: Any) -> None:
    found = json.loads(say(*ASK, "--json"))
    assert (found["edition"], found["as"], found["against"]) == ("paikau-96-85-M", "player", "customary")
    first, *others = found["divisions"]
    assert first["best"] is True
    assert not any(each["best"] for each in others)
    assert first["front"]["row"] == 31
    assert first["back"]["names"]["zh"] == "地九王"
    assert sum(Fraction(first[result]) for result in ("win", "push", "lose")) == 1
    assert Fraction(first["value"]) == Fraction(96, 100) * Fraction(first["win"]) - Fraction(first["lose"])
    assert sorted(way for each in found["divisions"] for way in each["chosen_by"]) == sorted(WAYS)
    assert "art5.1" in found["clauses"]


def test_against_another_way_or_best_play_and_as_the_banker(say: Any) -> None:
    values = set()
    for against in (*WAYS, "best"):
        for side in ("player", "banker"):
            found = json.loads(say(*ASK, "--against", against, "--as", side, "--json"))
            assert (found["against"], found["as"]) == (against, side)
            values.add(found["divisions"][0]["value"])
    assert len(values) == 10
    by_table = json.loads(say(*ASK, "--set", "house-way=balanced", "--json"))
    assert by_table["against"] == "balanced"


def test_tiles_are_written_in_any_order(say: Any) -> None:
    assert say("strategy", "pai-kau", "--tiles", "6-6 1-1 5-4 4-2") == say(*ASK)


def test_the_ways_at_a_glance(say: Any) -> None:
    text = say("strategy", "pai-kau")
    assert all(way.names.en in text and way.says.en[:40] in text for way in WAYS.values())
    assert "2.1346 %" in text
    assert "o que perde uma unidade da banca" in say("strategy", "pai-kau", "--as", "banker", "--lang", "pt")
    found = json.loads(say("strategy", "pai-kau", "--json"))
    assert [each["way"] for each in found["ways"]] == list(WAYS)
    assert len(found["duels"]) == 25
    edges = {(each["player"], each["banker"]): Fraction(each["edge_of_seat"]) for each in found["duels"]}
    for way in WAYS:
        assert edges["best", way] == min(edges[player, way] for player in (*WAYS, "best"))
    both = next(each for each in found["duels"] if (each["player"], each["banker"]) == ("best", "best"))
    wins, losses = Fraction(both["win"]), Fraction(both["lose"])
    assert Fraction(both["edge_of_bank"]) == wins - Fraction(96, 100) * losses
    assert Fraction(found["left_to_gain_player"]) < Fraction(1, 200_000)


@pytest.mark.parametrize(("words", "says"), [
    (("--tiles", "6-6,1-1,1-2"), "--tiles names 3: a seat has 4 (96/85/M art. 5(1))"),
    (("--tiles", "6-7,1-1,1-2,2-2"), "--tiles 6-7: no such tile: 1-1 1-2"),
    (("--tiles", "6-6,6-6,6-6,2-2"), "--tiles has 3 of 6-6: a set has 2 (96/85/M table 1)"),
    (("--tiles", "1-2,1-2,6-6,2-2"), "--tiles has 2 of 1-2: a set has 1 (96/85/M table 1)"),
    (("--tiles", "6-6,1-1,4-5,2-4", "--against", "mine"), "no such way of arranging: customary, balanced,"),
    (("--tiles", "6-6,1-1,4-5,2-4", "--as", "dealer"), "a player's or the banker's: player or banker"),
    (("--against", "best"), "--against goes with --tiles"),
    (("--set", "house-way=mine"), "customary or balanced or highest-front or highest-back, not 'mine'"),
])  # fmt: skip
def test_what_makes_no_sense_gets_one_line(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say("strategy", "pai-kau", *words, code=2)


def test_a_game_without_decisions_says_so(say: Any) -> None:
    assert "cussec has no strategy to tell yet: pai-kau has" in say("strategy", "cussec", code=2)
    assert "no game" in say("strategy", "poker", code=2)
