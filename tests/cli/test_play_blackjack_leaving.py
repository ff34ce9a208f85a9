"""A table of blackjack in the terminal: leaving in mid-round, the moment before payments, wrong input."""

import io
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from banca.cli.games.blackjack import TERMINAL
from banca.cli.games.blackjack.board import void_line
from banca.cli.play.second_person import refusal_text
from banca.law import NAME_LANGUAGES, BancaError
from tests.cli.test_cli import say, seated
from tests.cli.test_play_blackjack import CUSTOMARY, IN_2003, PLAY, typed
from tests.games.blackjack.at_blackjack import NEW, sealed

__all__ = ["say", "typed"]  # fixtures

TABLE = ("--set", "decks=6", "--set", "dealing-device=shoe", "--set", "additional-bets=none")
ONE_DECK = ("--set", "decks=1", "--set", "dealing-device=shoe", "--set", "additional-bets=none")


def left_with(text: str) -> str:
    return str(re.findall(r"You leave with (\S+) HKD", text)[-1])


# Who leaves before the cards have come.


@pytest.mark.parametrize(("lines", "chips", "stays", "back"), [
    # Over 21, on one of two places and on the only one.
    (("main 100 at 1", "main 100 at 2", "go", "Th", "Ts", "6s", "6c", "6d", "draw", "Td"), "900.00",
     "main at 1 loses 100.00", "100.00 on main at 2"),
    (("main 100", "go", "Th", "6s", "6c", "draw", "Td"), "900.00", "main at 1 loses 100.00", None),
    # A special prize.
    (("main 100 at 1", "main 100 at 2", "go", "6h", "Ts", "5s", "7h", "6d", "draw", "8h"), "1,300.00",
     "main at 1 wins 300.00", "100.00 on main at 2"),
    (("main 100", "go", "6h", "5s", "7h", "draw", "8h"), "1,300.00", "main at 1 wins 300.00", None),
    # Surrender.
    (("main 100 at 1", "main 100 at 2", "go", "Th", "Ts", "9s", "6c", "6d", "surrender at 2"), "950.00",
     "main at 2 loses 50.00", "100.00 on main at 1"),
    (("main 100", "go", "Th", "9s", "6c", "surrender"), "950.00", "main at 1 loses 50.00", None),
    # Five cards.
    (("main 100 at 1", "main 100 at 2", "go", "2h", "Ts", "9s", "2c", "6d", "h", "3c", "h", "4c", "h", "5c",
      "five-cards"), "1,050.00", "main at 1 wins 50.00", "100.00 on main at 2"),
    (("main 100", "go", "2h", "9s", "2c", "h", "3c", "h", "4c", "h", "5c", "five-cards"), "1,050.00",
     "main at 1 wins 50.00", None),
    # Even money, and insurance of another place that nobody decides.
    (("main 100 at 1", "main 100 at 2", "go", "Ah", "Ts", "As", "Kc", "9d", "insurance 50 at 2", "even-money at 1"),
     "1,100.00", "main at 1 wins 100.00", "100.00 on main at 2, 50.00 on insurance at 2"),
    (("main 100", "go", "Ah", "As", "Kc", "even-money"), "1,100.00", "main at 1 wins 100.00", None),
    # One part of a split, doubled.
    (("main 100", "go", "8h", "5s", "8c", "split", "3d", "double", "2c"), "1,000.00", None,
     "100.00 on main at 1, 100.00 on split 2 at 1, 100.00 on double at 1"),
    (("main 100", "go", "8h", "5s", "8c", "split", "9d", "draw", "9c"), "900.00", "main at 1 loses 100.00",
     "100.00 on split 2 at 1"),
])  # fmt: skip
@pytest.mark.parametrize("end", [("quit",), ()])
def test_what_is_decided_stays_and_the_rest_goes_back(
    typed: Any, lines: tuple[str, ...], chips: str, stays: str | None, back: str | None, end: tuple[str, ...]
) -> None:
    text = typed(*lines, *end, words=(*TABLE, "--set", "double-rule=first-two-cards"))
    assert left_with(text) == chips
    assert (f"What was decided stays: {stays}." in text) == (stays is not None)
    if back is None:
        assert "The round was not played to its end; nothing of yours was left to decide." in text
    elif stays is None:
        assert f"The round was not played: {back} goes back to you." in text
    else:
        assert f"The round was not played to its end: {back} goes back to you." in text
    assert "recorded" not in text  # nobody asked for a record


def test_a_round_that_ends_nowhere_is_not_recorded_and_says_so(typed: Any, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    text = typed("main 100", "go", "Th", "6s", "6c", "draw", "Td", "quit", words=(*TABLE, "--record", str(kept)))
    assert "The round is not recorded: a record is of a round that was played to its end." in text
    assert kept.read_text(encoding="utf-8") == ""


def test_of_any_game_a_round_not_played_is_not_recorded(
    monkeypatch: pytest.MonkeyPatch, say: Any, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO("small 100\ngo\nquit\n"))
    text = say("play", "cussec", "--typed", "--record", str(kept))
    assert "The round was not played: 100.00 on small goes back to you." in text
    assert "The round is not recorded" in text
    assert kept.read_text(encoding="utf-8") == ""


def test_a_sealed_round_is_played_out_where_nothing_of_yours_lies(
    monkeypatch: pytest.MonkeyPatch, say: Any, tmp_path: Path
) -> None:
    """Surrendered, with the bank's cards still to come: the round ends, and is recorded."""
    kept = tmp_path / "kept.jsonl"
    lines = (
        "main 100",
        "go",
        "go",
        "main 100",
        "step",
        "step",
        "step",
        "step",
        "step",
        "do surrender player=you",
        "step",
    )
    text = seated(monkeypatch, say, *lines, "quit", words=(*PLAY, "--record", str(kept)))
    assert text.count("main at 1 loses 50.00") == 1
    assert left_with(text) == "1,100.00"
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 2
    nets = [r["players"]["you"] for r in json.loads(say("settle", str(kept), "--json"))]
    assert nets == [150_00, -50_00]


def test_whoever_leaves_while_payments_wait_is_paid(typed: Any, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    deal = ("main 100", "go", "Th", "6s", "9c", "stand", "Ts", "Td")
    text = typed(*deal, "quit", words=(*TABLE, "--record", str(kept)))
    assert left_with(text) == "1,100.00"
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 1
    undue = typed(*deal, "do undue-card", "go", "quit", words=TABLE)  # nobody says which card it was
    assert "What was decided stays: main at 1 wins 100.00." in undue
    assert left_with(undue) == "1,100.00"


# A card too many for the bank.


def test_an_undue_card_is_typed_before_payments(typed: Any, say: Any, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    lines = (
        "main 100",
        "go",
        "Th",
        "6s",
        "9c",
        "stand",
        "Ts",
        "2d",
        "undue",
        "9x undue",
        "cards",
        "9d undue",
        "main 50",
    )
    text = typed(*lines, "lying", "quit", words=(*TABLE, "--record", str(kept)))
    asked = "The bank has its cards: “go” pays. First “9d undue” or “undue unseen”, if it drew one too many."
    assert text.count(asked) == 2
    assert "✗ which card was it? as in “9d undue”" in text
    assert "✗ no card of the pack is '9x'" in text
    assert "The bank drew a card too many, 9♦ is void  [56/2004 art. 6(1), sentence 2]" in text
    assert "You won 100.00." in text  # 19 against 18, and payments are made before the next bet
    assert text.index("You won 100.00.") < text.index("50.00 on main at 1")
    [record] = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    at = [act["act"] for act in record["acts"]].index("undue-card")
    assert record["acts"][at + 1] == {"act": "card", "to": "discard", "card": "9d"}
    assert json.loads(say("settle", str(kept), "--json"))["players"] == {"you": 100_00}


@pytest.mark.parametrize(("chosen", "act"), [("void", "undue-card-unseen"), ("valid", "put-back")])
def test_an_undue_card_that_nobody_saw_is_treated_by_the_option(
    typed: Any, tmp_path: Path, chosen: str, act: str
) -> None:
    kept = tmp_path / "kept.jsonl"
    words = (*TABLE, "--set", f"undue-bank-card-unseen={chosen}", "--record", str(kept))
    typed("main 100", "go", "Th", "6s", "9c", "stand", "Ts", "2d", "undue unseen", "go", "quit", words=words)
    assert act in [each["act"] for each in json.loads(kept.read_text(encoding="utf-8"))["acts"]]


def test_at_a_sealed_table_payments_wait_once_a_step_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, say: Any, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.jsonl"
    words = (*PLAY, *CUSTOMARY, "--record", str(kept))
    lines = ("main 100", "step", "go", "stand", "9d undue", "undue", "step", "main 100", "go", "go", "stand", "quit")
    text = seated(monkeypatch, say, *lines, words=words)
    assert text.count("“go” pays. First “undue” or “undue unseen”") == 2  # not in the second round
    assert "✗ the cards are sealed: “undue” shows the next one" in text
    assert re.search(r"The bank drew a card too many, \S+ is void", text)
    rounds = json.loads(say("settle", str(kept), "--json"))
    assert ["undue-card" in [act["act"] for act in r["acts"]] for r in rounds] == [True, False]


def test_a_real_table_pays_at_the_first_word_that_is_not_about_the_round(typed: Any) -> None:
    deal = ("main 100", "go", "Th", "6s", "9c", "stand", "Ts", "2d")
    for line in ("", "go", "why", "history", "main 50"):
        text = typed(*deal, "lying", "?", line, words=TABLE)
        assert text.count("You won 100.00.") == 1
        assert text.index("100.00 on main at 1") < text.index("You won 100.00.")
    assert "9d undue, undue unseen" in typed("help", words=TABLE)


# What is said of what is done.


@pytest.mark.parametrize(("lines", "said"), [
    (("Th", "6s", "6c", "draw", "Td"), "main at 1 loses 100.00  [56/2004 art. 7(2)]"),
    (("6h", "5s", "7h", "draw", "8h"), "main at 1 wins 300.00  [56/2004 art. 15]"),
    (("2h", "9s", "2c", "h", "3c", "h", "4c", "h", "5c", "five-cards"), "main at 1 wins 50.00  [56/2004 art. 19(1)]"),
    (("Th", "9s", "6c", "surrender"), "main at 1 loses 50.00  [56/2004 art. 18(1)]"),
    (("Ah", "As", "Kc", "even-money"), "main at 1 wins 100.00  [56/2004 art. 10(3)]"),
])  # fmt: skip
def test_a_payment_names_the_clause_that_decides(typed: Any, lines: tuple[str, ...], said: str) -> None:
    assert said in typed("main 100", "go", *lines, words=TABLE)


def test_a_blackjack_or_a_bust_of_2000_too(typed: Any) -> None:
    text = typed("main 100", "go", "Th", "6s", "6c", "draw", "Td", words=IN_2003)
    assert "main at 1 loses 100.00  [141/2000 art. 3(2)(b), sentence 2]" in text


def test_the_cause_of_a_cancelled_round_is_shown_in_words(typed: Any) -> None:
    table = sealed(NEW, 1)
    for lang, says in zip(NAME_LANGUAGES, ("the cards have run out", "acabaram as cartas", "紙牌派完"), strict=True):
        assert says in void_line("cards-run-out", lang)
        assert TERMINAL.result(table.state, {"void": "cards-run-out"}, lang)[1] == void_line("cards-run-out", lang)
    cancelled = typed("main 100", "go", "Th", "do cancel why=misdeal", "go", "history", "quit", words=TABLE)
    assert "the round is cancelled: a mistake in dealing  [56/2004 art. 5(1)(2), sentence 2]" in cancelled
    assert "misdeal" not in cancelled
    assert left_with(cancelled) == "1,000.00"


def test_one_deck_has_no_last_round_to_announce() -> None:
    for decks, result in ((1, False), (6, True)):
        table = sealed(NEW, 3, {"decks": decks, "dealing-device": "shoe"})
        while table.state.stage != "betting":  # type: ignore[attr-defined]
            table.advance()
        table.do(table.game.read_act({"act": "bet", "player": "you", "bet": "main", "stake": 100}))
        table.advance()
        state: Any = table.state
        table.state = replace(state, shoe=replace(state.shoe, marker_out=True))
        assert any("white card is out" in str(shown) for shown in TERMINAL.board(table, "you", "en")) == result


# What is said wrongly.


def test_a_card_typed_too_soon_is_reported(typed: Any) -> None:
    text = typed("main 100", "5h", "go", "Th", "As", "9d", "Kd", "go", "9d", "s", "2d", "5c", "quit", words=TABLE)
    assert "✗ no card is dealt now: say “go” first, then 5h" in text
    assert "✗ no card is dealt now: say “go” first, then kd" in text
    assert "✗ you have to decide: draw, double or stand" in text


def test_the_bets_named_are_those_of_the_table(typed: Any) -> None:
    text = typed("xyz 10", "quit", words=TABLE)
    assert "no bet 'xyz' here (nor a word I know, see “help”): main, split, double, insurance\n" in text
    assert "insurance, any-pair\n" in typed("xyz 10", "quit", words=("--set", "decks=6"))
    assert "no bet or word 'mine' here: did you mean “main”?" in typed("mine 10", "quit", words=TABLE)


def test_what_can_be_done_is_listed_with_its_fields(typed: Any, monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = typed("do", "quit", words=TABLE)
    assert "misdeal to=PLACE" in text
    assert "cancel [why=CAUSE]" in text
    assert "card to=PLACE card=CARD [hand=HAND]" in text
    assert "undue-card, undue-card-unseen" in text
    assert "Fields are NAME=VALUE, those in brackets may be left out; you are player=you" in text
    assert "void" not in text
    assert "bet player" not in text
    other = seated(monkeypatch, say, "do", "quit", words=("play", "cussec"))
    assert "void [why=CAUSE]" in other or "void why=CAUSE" in other


def test_refusals_speak_to_you(typed: Any) -> None:
    text = typed("main 100", "go", "Th", "9s", "6c", "surrender at 3", "quit", words=TABLE)
    assert "there is no stake of yours on place 3" in text
    assert (
        refusal_text(BancaError("you has, you is; the stake of you; youth has"))
        == "you have, you are; your stake; youth has"
    )
