"""What players say and do at a table in the terminal: their words, bets undone and made again, results taken back."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from banca.cli.play.suggestions import completions, nearest
from banca.games import game_of
from banca.law import edition, option_set
from banca.play.setting import Setting
from banca.table import Table
from tests.cli.test_cli import say

__all__ = ["say"]  # a fixture


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch, say: Any) -> Any:
    """Plays these lines at a table of a game and returns what is said."""

    def play(game: str, *lines: str, words: tuple[str, ...] = ("--seed", "5")) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join((*lines, "quit")) + "\n"))
        return str(say("play", game, *words))

    return play


@pytest.mark.parametrize(
    ("game", "typed", "words", "lies"),
    [
        ("roulette", "17 10", (), "10.00 on straight 17"),
        ("fantan", "3 10", (), "10.00 on fan 3"),
        ("fish-prawn-crab", "crab 10", (), "10.00 on figure crab"),
        ("百家樂", "莊 100", ("--lang", "zh"), "莊家 100.00"),
        ("sicbo", "SMALL 10", (), "10.00 on small"),
    ],
)
def test_bets_in_the_words_of_players(at: Any, game: str, typed: str, words: tuple[str, ...], lies: str) -> None:
    assert lies in at(game, typed, words=("--seed", "5", *words))


def test_odds_go_to_the_bet_that_may_have_them(at: Any) -> None:
    text = at("craps", "odds 100", "pass-line 10", "go", "4 2", "odds 10", "go", "3 4", words=("--typed",))
    assert "✗ odds go with a bet of yours that has its number" in text
    assert "10.00 on pass-line, 10.00 on pass-odds" in text


def test_a_mistyped_word_is_guessed(at: Any) -> None:
    text = at("roulette", "straigt 5 10", "reppeat", "xyzzy 10")
    assert "no bet or word 'straigt' here: did you mean “straight”?" in text
    assert "did you mean “repeat”?" in text
    assert "no bet 'xyzzy' here (nor a word I know" in text


def test_bets_are_undone_made_again_and_cleared(at: Any) -> None:
    again = ("repeat", "undo", "clear", "red all", "clear")
    text = at("roulette", "undo", "repeat", "red 20", "17 10", "undo", "go", *again)
    assert "✗ there is nothing to take back" in text
    assert "✗ no bets of an earlier round to make again" in text
    before, after = text.split("You lost 20.00", 1)
    assert "20.00 on red, 10.00 on straight 17\n  20.00 on red\n" in before
    assert "  20.00 on red\n  nothing lies on the layout\n✗ nothing lies" in after
    assert "  980.00 on red\n  nothing lies on the layout\n" in after
    assert "You leave with 980.00 HKD." in after


def test_what_cannot_be_made_again_is_left_out_and_said(at: Any) -> None:
    lines = ("pass-line 10", "go", "4 2", "come 10", "field 20", "go", "3 4", "repeat")
    text = at("craps", *lines, words=("--typed",))
    assert "✗ left out: " in text.rsplit("Betting is open", 1)[1]
    assert "20.00 on field\n" in text.rsplit("✗ left out", 1)[1]


def test_a_mistyped_result_is_taken_back_before_it_is_settled(at: Any, tmp_path: Path) -> None:
    record = tmp_path / "rounds.jsonl"
    words = ("--typed", "--record", str(record))
    text = at("roulette", "red 10", "go", "4", "undo", "5", "why", words=words)
    assert "number 4" not in text
    assert "▲ You won 10.00." in text
    assert "red: win, net 10.00, because of number 5, colour red" in text
    [acts] = [json.loads(line)["acts"] for line in record.read_text(encoding="utf-8").splitlines()]
    assert [act["number"] for act in acts if act["act"] == "number"] == [5]


def test_a_mistyped_card_is_taken_back_in_the_middle_of_a_round(at: Any) -> None:
    text = at("blackjack", "main 100", "go", "Th", "9s", "undo", "7s", "8d", "undo", "9d", "s", words=("--typed",))
    assert text.count("Taken back.") == 2
    assert "9♠" not in text.split("Taken back.", 1)[1]
    assert "10♥ 9♦" in text


def test_a_table_goes_back_only_where_nothing_is_sealed_or_settled() -> None:
    law = edition("roulette-60-2004")
    table = Table(game_of(law.slug), Setting(option_set(law, {})))
    bet = table.game.read_act({"act": "bet", "player": "ana", "bet": "red", "stake": 10})
    table.do(bet)
    table.advance()
    table.take_back(1)
    assert table.acts == [bet]
    assert table.state == table.game.after(table.game.opening(table.setting), bet)


def test_causes_of_a_void_round_are_listed(at: Any) -> None:
    text = at("roulette", "void", "red 10", "go", "void object", words=("--typed",))
    assert "say the cause, as in “void CAUSE”: object or ball-left-the-wheel" in text


@pytest.mark.parametrize(
    ("game", "lines", "best"),
    [
        ("stud-poker", ("ante 100", "go", "Ah Ad Ac 7s 2h", "2c", "3d", "9h", "Js", "Kd", "hint", "fold"), "raise"),
        ("blackjack", ("main 100", "go", "Th", "7s", "9d", "hint", "s"), "stand"),
    ],
)
def test_a_hint_is_best_play_of_this_tables_rules(at: Any, game: str, lines: tuple[str, ...], best: str) -> None:
    assert f"Best: {best}, " in at(game, *lines, words=("--typed",))


def test_a_player_without_money_gets_a_line(at: Any) -> None:
    assert "You have no chips left" in at("roulette", "red all", "go", words=("--seed", "5", "--chips", "10"))
    assert "Your chips are below the least stake" in at("roulette", words=("--chips", "5"))


def test_procedure_and_seals_are_said_when_asked_for(at: Any) -> None:
    text = at("roulette", "red 10", "go", "procedure", "seals")
    asked = text.split("Betting is open.")[-1]
    assert "Ring the bell  [60/2004 art. 3(2)(1)]" in asked
    assert "The result is fixed: commitment" in asked


def test_why_says_it_in_one_line_then_clauses_then_readings_with_their_questions(at: Any) -> None:
    text = at("roulette", "red 10", "17 10", "go", "why").rsplit("Betting is open.", 1)[1]
    because = [line for line in text.splitlines() if "because of" in line]
    assert [line.split(":")[0].strip() for line in because] == ["red", "straight 17"]
    assert text.index(because[1]) < text.index("art. 5(1): After the result")
    assert text.count("art. 5(1): After the result") == 1
    assert "where the languages differ, 60/2004 art. 5(1):" in text
    assert "reading colours: Which numbers are red" in text


def test_the_tab_key_completes_words_and_bets_of_several_words() -> None:
    words = ["bets", "back", "any pair", "red"]
    assert completions("b", words) == ["bets", "back"]
    assert completions("any p", words) == ["pair"]
    assert completions("back r", words) == ["red"]
    assert nearest("bakc", words) == "back"
    assert nearest("zzz", words) is None
