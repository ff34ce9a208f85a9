"""A made-up game, end to end: banca knows it by its own package alone (tests/made_up)."""

import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from banca.extensions import PACKAGES
from banca.law import LawError, edition

ROOT = Path(__file__).parent.parent
SUIT = {"banca": 1, "edition": "lucky-suit-1-2030"}
RECORD = SUIT | {
    "acts": [
        {"act": "bet", "player": "ana", "bet": "red", "stake": 1000},
        {"act": "bet", "player": "bo", "bet": "suit", "stake": 200, "selection": "h"},
        {"act": "bet", "player": "cy", "bet": "black", "stake": 500},
        {"act": "turn-up", "card": "7h"},
    ]
}


def python(code: str, *arguments: str, typed: str = "") -> str:
    environment = {**os.environ, "BANCA_GAMES": "tests.made_up", "PYTHONPATH": str(ROOT), "COLUMNS": "120"}
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, env=environment, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def banca(*arguments: str, typed: str = "") -> str:
    return python("from banca.cli import main; main()", *arguments, typed=typed)


def test_it_is_there_only_where_its_package_is_named() -> None:
    assert PACKAGES == ("banca",)
    with pytest.raises(LawError, match="no edition 'lucky-suit-1-2030'"):
        edition("lucky-suit-1-2030")
    assert "lucky-suit-1-2030" in banca("games")


def test_its_law_is_read() -> None:
    assert "All bets lose when the card is a king." in banca("law", "lucky-suit", "--article", "3")


def test_its_law_is_read_in_three_languages() -> None:
    clause = "edition('lucky-suit-1-2030').clause('art3.2')"
    code = f"from banca.law import edition; print({clause}.text_in('pt'), {clause}.text_in('zh'), sep='|')"
    said = python(code).strip().split("|")
    assert said == ["Todas as apostas perdem se a carta for um rei.", "如牌為K，所有投注均輸。"]


def test_its_odds_are_exact() -> None:
    bets = {row["bet"]: row for row in json.loads(banca("odds", "lucky-suit", "--json"))["bets"]}
    assert {bet: Fraction(row["edge"]) for bet, row in bets.items()} == dict.fromkeys(bets, Fraction(1, 13))
    assert Fraction(bets["suit"]["win"]) == Fraction(12, 52)


def test_simulation_shows_its_exact_value() -> None:
    found = json.loads(banca("simulate", "lucky-suit", "--bet", "suit", "--rounds", "1e6", "--seed", "3", "--json"))
    assert found["rounds"] == 1_000_000
    assert abs(found["z"]) < 4.5


def test_its_records_are_settled_with_their_clauses(tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(RECORD), encoding="utf-8")
    [line, *_] = found = json.loads(banca("settle", str(file), "--json"))["settlement"]
    assert {line["player"]: line["net"] for line in found} == {"ana": 1000, "bo": 600, "cy": -500}
    assert line["clauses"] == ["art2.1", "art3.1"]
    assert "1/2030 art. 2(1), 3(1)" in banca("settle", str(file))


def test_a_table_of_it_is_played_in_the_terminal_with_its_own_board() -> None:
    said = banca("play", "lucky-suit", "--seed", "1", typed="red 100\nsuit h 50\ngo\nwhy\nquit\n")
    assert "100.00 on red" in said
    assert any(suit in said for suit in "♥♦♣♠")
    assert "1/2030 art. 3(1)" in said


def test_it_is_an_environment_for_one_and_for_many() -> None:
    code = """
import gymnasium, json, banca.envs
one = gymnasium.make("banca/LuckySuit-v0")
seen, info = one.reset(seed=1)
rewards = [one.step(int(info["action_mask"].nonzero()[0][-1]))[1]]
many = gymnasium.make_vec("banca/LuckySuit-v0", num_envs=64)
seen, info = many.reset(seed=1)
print(json.dumps({"actions": int(one.action_space.n), "tables": len(seen), "rewards": rewards}))
"""
    found: dict[str, Any] = json.loads(python(code))
    assert found["actions"] == 1 + 2 + 4  # nothing, the two colours, the four suits
    assert found["tables"] == 64
    assert found["rewards"][0] in (-1, 3)


def test_its_layout_has_its_prices_and_its_words() -> None:
    code = (
        "from banca.games import game_of; from banca.law import edition, option_set; import json;"
        "from banca.play.setting import Setting; from banca.table.layout import layout_document;"
        "slug = 'lucky-suit-1-2030';"
        "print(json.dumps(layout_document(game_of(slug), Setting(option_set(edition(slug))), 'pt')))"
    )
    found = json.loads(python(code))
    bets = {bet["bet"]: bet for bet in found["bets"]}
    assert next((spot["name"], spot["pays"]) for spot in bets["suit"]["spots"]) == ("Naipe copas", ["3:1"])
    assert (found["irregularities"], found["acts"]["bell"], found["acts"]["bet"]) == ([], "campainha", "bet")
