"""banca simulate --strategy, --life, --banks: strategies, and simulations that only one game has."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from tests.cli.test_cli import say
from tests.cli.test_stud_poker import POSTED

__all__ = ["say"]  # a fixture

ANTE = ("simulate", "stud-poker", "--bet", "ante", "--rounds", "200000")
FOLDS = 'def play(hand, up):\n    return "fold"\n'
BY_RANKS = """
def pairs(hand, up):
    return "raise" if len({card[0] for card in hand}) < 5 else "fold"

pairs.by_ranks = True
"""


@pytest.fixture
def file(tmp_path: Path) -> Any:
    def write(name: str, text: str) -> str:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


# Blackjack.

MAIN = ("simulate", "blackjack", "--bet", "main", "--rounds", "200000")
LIKE_THE_BANK = "hard 4-16: draw\nhard 17-21: stand\nsoft 12-16: draw\nsoft 17-21: stand\n"
SAME = """
def play(hand, up, lawful, *, split):
    low = sum(1 if card[0] == "A" else 10 if card[0] in "TJQK" else int(card[0]) for card in hand)
    total = low + 10 if low <= 11 and any(card[0] == "A" for card in hand) else low
    return "draw" if total < 17 and "draw" in lawful else "stand"
"""
BY_SUITS = """
def play(hand, up, lawful, *, split):
    if "split" in lawful:
        return "split"
    return "draw" if split and "draw" in lawful and hand[1][1] == up[1] and hand[0][0] in "23" else "stand"
"""


def test_best_play_and_the_basic_strategy_are_shown_with_their_exact_values(say: Any) -> None:
    basic, best = (json.loads(say(*MAIN, *more, "--json")) for more in ((), ("--strategy", "best")))
    assert (basic["strategy"], best["strategy"]) == ("basic", "best")
    [row] = [each for each in json.loads(say("odds", "blackjack", "--json"))["bets"] if each["bet"] == "main"]
    assert Fraction(best["exact"]) == -Fraction(row["edge"]) > Fraction(basic["exact"])
    assert max(abs(basic["z"]), abs(best["z"])) < 4.5
    assert basic["average_stake"] == pytest.approx(1.1, abs=0.02)


@pytest.mark.parametrize("part", ["2", "3", "6"])
def test_any_pair_on_a_part_alone_is_shown_with_its_exact_value(say: Any, part: str) -> None:
    asked = ("blackjack", "--bet", "any-pair", "--set", "decks=6")
    rows = json.loads(say("odds", *asked, "--json"))["bets"]
    [edge] = [row["edge"] for row in rows if int(part) in row["class"]]
    found = json.loads(say("simulate", *asked, "--selection", part, "--rounds", "2000000", "--seed", "5", "--json"))
    assert Fraction(found["exact"]) == -Fraction(edge)
    assert abs(found["z"]) < 4


@pytest.mark.parametrize("more", [(), ("--strategy", "best"), ("--hold", "any-pair=2", "--hold", "any-pair/3=5")])
def test_any_pair_on_a_part_with_a_main_bet_is_shown_with_its_exact_value(say: Any, more: tuple[str, ...]) -> None:
    """What is bet on a part is no part of what is staked at once, and is bet where the main bet is split."""
    held = ("--hold", "main=10", "--hold", "any-pair/2=10", *more)
    asked = ("simulate", "blackjack", "--rounds", "2000000", "--seed", "6", "--json")
    alone, found = (
        json.loads(say(*asked, *words)) for words in (("--bet", "main", *more[:2] * ("best" in more)), held)
    )
    assert abs(found["z"]) < 4
    assert Fraction(found["exact"]) < Fraction(alone["exact"])
    if len(more) < 4:
        made = (Fraction(alone["exact"]) - Fraction(found["exact"])) / Fraction(13, 25)
        assert found["average_stake"] - alone["average_stake"] == pytest.approx(float(made), rel=0.05)


def test_who_never_splits_never_bets_on_a_part(say: Any, file: Any) -> None:
    way = ("--strategy", file("bank.yaml", LIKE_THE_BANK), "--json")
    alone = json.loads(say(*MAIN, *way))
    words = [word for word in MAIN if word not in ("--bet", "main")]
    found = json.loads(say(*words, "--hold", "main=10", "--hold", "any-pair/1=10", *way))
    assert (found["exact"], found["mean"]) == (alone["exact"], alone["mean"])


def test_a_table_and_a_function_that_say_the_same_come_to_the_same(say: Any, file: Any) -> None:
    """As the bank plays: never doubled or split."""
    by_table = json.loads(say(*MAIN, "--strategy", file("bank.yaml", LIKE_THE_BANK), "--json"))
    by_function = json.loads(say(*MAIN, "--strategy", file("bank.py", SAME), "--json"))
    assert by_table["ends"] == by_function["ends"]
    assert by_table["average_stake"] == 1
    assert by_table["exact"] == by_function["exact"]
    assert -0.08 < by_table["exact_decimal"] < -0.03
    assert abs(by_table["z"]) < 4.5


def test_a_function_that_counts_the_hands_of_a_split_by_suits_has_no_exact_value(say: Any, file: Any) -> None:
    found = json.loads(say(*MAIN, "--strategy", file("suits.py", BY_SUITS), "--json"))
    assert (found["exact"], found["z"]) == (None, None)


def test_a_table_with_a_mistake_names_file_and_line(say: Any, file: Any) -> None:
    path = file("wrong.yaml", LIKE_THE_BANK.replace("hard 17-21: stand", "hard 17-21: pray"))
    assert f"{path}: line 2 of the table: 'pray'" in say(*MAIN, "--strategy", path, code=2)
    assert "of blackjack there are basic, best" in say(*MAIN, "--strategy", "luck", code=2)


def test_bets_held_with_the_main_bet_have_the_sum_of_their_means(say: Any) -> None:
    words = ("simulate", "blackjack", "--hold", "main=100", "--hold", "any-pair=50", "--rounds", "300000", "--json")
    found = json.loads(say(*words))
    main, pair = (
        Fraction(json.loads(say(*MAIN[:3], bet, "--rounds", "100", "--json"))["exact"]) for bet in ("main", "any-pair")
    )
    assert Fraction(found["exact"]) == (2 * main + pair) / 3
    assert abs(found["z"]) < 4.5


def test_a_shoe_is_compared_with_full_packs_without_a_z(say: Any) -> None:
    words = ("simulate", "baccarat", "--bet", "banker", "--dealing", "shoe", "--rounds", "200000")
    found = json.loads(say(*words, "--json"))
    assert (found["dealing"], found["exact_of"], found["z"], found["spread"]) == ("shoe", "packs", None, "sampled")
    assert found["difference"] == pytest.approx(found["mean"] - found["exact_decimal"])
    assert "difference from full packs" in say(*words)


def test_seats_of_blackjack_hang_together_by_the_bank(say: Any) -> None:
    found = json.loads(say(*MAIN, "--seats", "3", "--json"))
    assert all(0.3 < found["correlation"][one][other] < 0.7 for one, other in ((0, 1), (0, 2), (1, 2)))
    assert found["table_sd"] ** 2 == pytest.approx(sum(sum(line) for line in found["covariance"]))
    assert abs(found["z"]) < 4.5


# Pai kau.


def test_a_way_of_arranging_has_an_exact_value_against_the_tables_way(say: Any, file: Any) -> None:
    words = ("simulate", "pai-kau", "--bet", "seat", "--rounds", "200000")
    way = json.loads(say(*words, "--strategy", "highest-back", "--json"))
    assert abs(way["z"]) < 4.5
    assert way["exact_decimal"] < json.loads(say(*words, "--json"))["exact_decimal"]
    code = """
from banca.games.pai_kau.ways import WAYS

def arrange(tiles):
    made = WAYS["highest-back"].arrange(tiles)
    return made.front, made.back
"""
    own = json.loads(say(*words, "--strategy", file("own.py", code), "--json"))
    assert (own["exact"], own["ends"]) == (way["exact"], way["ends"])
    assert "arranges no tiles" in say(*words[:3], "co-bet", "--strategy", "balanced", code=2)
    assert "customary, balanced" in say(*words, "--strategy", "luck", code=2)


def test_the_bank_goes_round(say: Any) -> None:
    words = ("simulate", "pai-kau", "--banks", "--rounds", "100000")
    found = json.loads(say(*words, "--json"))
    players = found["players"]
    assert len(players) == 8
    assert sum(each["rounds_as_banker"] for each in players) == found["rounds"] == 100_000
    gained = sum(each["gained_as_banker"] + each["gained_as_bettor"] for each in players)
    assert gained == -(found["commission"] + found["breakage"] + found["house_as_backer"])
    text = say(*words)
    assert "the bank goes round" in text
    assert "a unit staked, exactly" in text


def test_players_of_a_bank_that_goes_round_are_said_one_by_one(say: Any) -> None:
    words = ("simulate", "pai-kau", "--banks", "--rounds", "20000", "--player", "100,bank=300")
    found = json.loads(say(*words, "--player", "50,bank=500,way=balanced", "--player", "10", "--json"))
    assert [(each["stake"], each["capital"], each["strategy"]) for each in found["players"]] == [
        (10_000, 30_000, "customary"),
        (5_000, 50_000, "balanced"),
        (1_000, 0, "customary"),
    ]
    assert (found["players"][2]["rounds_as_banker"], found["exact"]) == (0, None)
    assert "write his stake" in say(*words, "--player", "much", code=2)
    assert "leave --seats out" in say(*words, "--seats", "3", code=2)
    assert "among 2 to 8" in say(*words, code=2)


# Stud poker.


def test_who_raises_from_ace_king_has_an_exact_value_of_his_own(say: Any) -> None:
    found = json.loads(say(*ANTE, "--strategy", "ace-king", "--json"))
    [row] = [each for each in json.loads(say("odds", "stud-poker", "--json"))["bets"] if each["bet"] == "ante"]
    assert Fraction(found["exact"]) == -Fraction(row["edge_ace_king"])
    assert (found["strategy"], abs(found["z"]) < 4.5) == ("ace-king", True)
    assert "raising from ace-king" in say(*ANTE, "--strategy", "ace-king")


def test_who_raises_from_a_class_on_has_an_exact_value_of_his_own(say: Any) -> None:
    found, best = (json.loads(say(*ANTE, "--strategy", way, "--json")) for way in ("one-pair", "best"))
    assert abs(found["z"]) < 4.5
    assert Fraction(found["exact"]) < Fraction(best["exact"])
    assert found["average_stake"] < best["average_stake"]
    assert best["strategy"] == "best"


def test_a_way_to_play_without_an_exact_value_says_so(say: Any, file: Any) -> None:
    own = (*ANTE[:-1], "20000", "--strategy", file("folds.py", FOLDS))
    found = json.loads(say(*own, "--json"))
    assert (found["exact"], found["z"]) == (None, None)
    assert "not known for this way to play" in say(*own)


def test_a_function_of_ones_own_is_asked(say: Any, file: Any) -> None:
    found = json.loads(say(*ANTE[:-1], "20000", "--strategy", file("folds.py", FOLDS), "--json"))
    assert (found["mean"], found["average_stake"]) == (-1.0, 1.0)


def test_a_function_that_looks_at_ranks_alone_plays_as_a_table(say: Any, file: Any) -> None:
    """It raises on all that has a pair, so never on straights or flushes: less than from one pair up."""
    path = file("ranks.py", BY_RANKS)
    ranks = json.loads(say(*ANTE, "--strategy", f"{path}:pairs", "--json"))
    pairs = json.loads(say(*ANTE, "--strategy", "one-pair", "--json"))
    assert pairs["average_stake"] - 0.02 < ranks["average_stake"] < pairs["average_stake"]


OWN = [
    ("x = (", "SyntaxError"),
    ("import no_such_module_anywhere", "ModuleNotFoundError"),
    ("raise ValueError('no')", "ValueError: no"),
    ("def other(hand, up): ...", "has no function play(hand, up): name the one that is meant"),
    ("import sys\nsys.exit(3)", "SystemExit: 3"),
    ("import sys\ndef play(hand, up): sys.exit(3)", "SystemExit: 3"),
    ("def play(hand, up):\n    return 'call'", "'call' is no decision"),
    ("def play(hand):\n    return 'fold'", "play(hand) cannot be asked as play(hand, up)"),
    ("def play(hand, up):\n    return hand[9]", "play failed on ('"),
]


@pytest.mark.parametrize(("text", "says"), OWN)
def test_a_function_that_does_not_work_gets_one_line(say: Any, file: Any, text: str, says: str) -> None:
    assert says in say(*ANTE[:-1], "100", "--strategy", file("own.py", text), code=2)


# The life of a jackpot.


def test_lives_of_the_jackpot(say: Any, tmp_path: Path) -> None:
    rows = tmp_path / "lives.parquet"
    words = ("simulate", "stud-poker", "--life", "--seats", "7", "--sessions", "32", *POSTED)
    found = json.loads(say(*words, "--json", "--parquet", str(rows), "--plot", str(tmp_path / "life.svg")))
    assert (tmp_path / "life.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (found["lives"], found["boxes"], found["bets"]) == (32, 7, 7 * found["rounds"])
    assert found["prizes"]["royal-flush"]["hits"] >= 32
    assert all(abs(each["z"]) < 4.5 for each in found["prizes"].values())
    assert found["mean"] == pytest.approx(found["returned"] - 1)
    bins = pq.read_table(rows).to_pylist()
    assert all(each["to"] == each["from"] + 1 for each in bins)
    assert sum(each["from"] * each["lives"] for each in bins if each["of"] == "rounds") == found["rounds"]
    assert sum(each["lives"] for each in bins if each["of"] == "meter_when_hit") == 32
    text = say(*words)
    for says in ("the life of the jackpot", "meter when it is hit", "royal-flush", "32 (", "the house puts in"):
        assert says in text


def test_a_table_without_a_jackpot_has_no_life(say: Any) -> None:
    assert "jackpot_must_be_posted" in say("simulate", "stud-poker", "--life", code=2)
    assert "leave --strategy" in say("simulate", "stud-poker", "--life", "--strategy", "best", *POSTED, code=2)
