"""A table of pai kau in the terminal: bots, the bank, readable tiles, debts, leaving."""

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from banca.cli.games.pai_kau import TERMINAL
from banca.cli.games.pai_kau.board import order, picture
from banca.cli.games.pai_kau.bots import within
from banca.cli.terminal import terminal_of
from banca.games import game_of
from banca.games.pai_kau.bank import Pass
from banca.games.pai_kau.memory import BankMemory
from banca.law import edition, option_set
from banca.material.tiles import FACES, pips_of
from banca.money import Limits
from banca.play.act import Bet, Do, Withdraw
from banca.play.setting import Setting
from banca.table import Table
from tests.cli.test_cli import file, say, seated

__all__ = ["file", "say"]  # fixtures

SLUG = "paikau-96-85-M"
PLAY = ("play", "pai-kau")
TILE = "╭─────┬─────╮"
# With seed 7 chan banks twice, then davi twice; then the bank is yours.
TO_YOUR_BANK = ("seat 100", "go", "2", "seat 100", "go", "1", "seat 100", "go", "1", "seat 50", "go", "1")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, say: Any) -> Any:
    """A table whose dice and tiles the croupier types in; bia, the first of the others, has the bank at seat 3."""

    def run(*lines: str, words: tuple[str, ...] = ()) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        return str(say(*PLAY, "--typed", *words))

    return run


def test_a_round_is_played_against_a_banker_among_the_others(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "seat 100", "go", "2", "why", "history", "quit", words=PLAY)
    assert "With you sit bia at seat 3, chan at seat 5, davi at seat 7." in text
    assert "chan holds the bank at seat 5 with 1,000.00  [96/85/M art. 4(4)]" in text
    assert "Bank: chan at seat 5, round 1 of 2, 1,200.00 (chan 1,000.00, house 200.00)" in text
    assert "Against it: seat 3 bia 50.00, seat 7 davi 30.00" in text
    assert "The order is fixed: commitment " in text
    assert "Shake the dice 4-1-4-3, they come to 12, seat 8 is dealt first" in text
    before, after = text.split("How do you arrange them? 1, 2, 3")
    assert before.count(TILE) == 4  # your own, nobody else's
    assert "5-6  虎頭" in before
    assert "8. Tiger Head" in before
    assert re.search(r"2 +3-3 5-6 +44\. Long Three, 7 points +3-6 6-6 +17\. Heaven King Nine", before)
    assert re.search(r"5 chan +3-4 4-5 +57\. Mixed Nine, 6 points +1-4 2-2 +27\. Bench, 9 points +banker", after)
    assert re.search(r"1 you +3-3 5-6 .+ win", after)
    assert re.search(r"seat 1 +100\.00 +win +1:1 +100\.00 +4\.00 +96\.00", after)  # four percent for the house
    assert text.count("dice 4-1-4-3, banker seat 5, seat 1 win, seat 3 push, seat 7 push, bank -100.00") == 3
    assert "You leave with 1,096.00 HKD." in text


def test_nothing_about_others_tiles_is_shown_before_they_are_turned_up(
    monkeypatch: pytest.MonkeyPatch, say: Any
) -> None:
    text = seated(monkeypatch, say, "seat 100", *["step"] * 40, "tiles", "1", "quit", words=PLAY)
    found = text.split("How do you arrange them?")[0]
    assert set(re.findall(r"\b[1-6]-[1-6]\b(?!-)", found.split("dealt first")[1])) == {"5-6", "6-6", "3-3", "3-6"}
    assert text.count("Your tiles at seat 1:") == 2  # when they are there, and when they are asked for
    assert "✗ you have to decide" in text


def test_the_same_seed_is_the_same_game(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    def game() -> str:
        return re.sub("commitment .+", "", seated(monkeypatch, say, *TO_YOUR_BANK, "pass", "go", "quit", words=PLAY))

    assert game() == game()
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert "bia holds the bank at seat 3" in say(*PLAY, "--seed", "11")  # another lot


def test_your_tiles_are_arranged_by_number(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("1", "hint", "seat 100", "go", "4", "arrange", "arrange 2 at 3", "arrange 9", "hint x", "go", "arrange 2")
    text = seated(monkeypatch, say, *lines, "quit", words=PLAY)
    assert text.count("✗ you hold no tiles to arrange now") == 2
    assert "no bet '4' here" in text
    assert text.count("✗ which division? 1, 2, 3") == 2
    assert "✗ seat 3 is not yours to arrange now: 1 is" in text
    assert "✗ say “hint” and nothing more" in text
    assert "You won 96.00." in text


def test_a_hint_is_exact_and_marks_the_best(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "seat 100", "go", "hint", "quit", words=PLAY)
    found = json.loads(say("strategy", "pai-kau", "--tiles", "5-6,6-6,3-3,3-6", "--json"))["divisions"][0]
    chances = [f"{100 * found[key] / found['ways']:.2f} %" for key in ("ways_won", "ways_drawn", "ways_lost")]
    assert chances == ["65.69 %", "27.97 %", "6.34 %"]
    assert re.search(rf"2\* .+ {chances[0]} +{chances[1]} +{chances[2]} +56\.72 %", text)
    assert "against 20,475 hands of the banker (Customary)" in text


def test_the_order_of_pairs_in_short_and_whole(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "order", "order some", "quit", words=PLAY)
    assert re.search(r"2–16 +Pair of Heaven … Pair of Mixed Five +雙天 … 雙雜五", text)
    assert re.search(r"102–106 +Goose, 0 points … Tiger Head, 0 points", text)
    assert "✗ say “order”, or “order all”" in text
    whole = seated(monkeypatch, say, "order all", "quit", words=PLAY)
    rows = [re.search(rf"^ {number} .*$", whole, re.MULTILINE) for number in range(1, 107)]
    assert all(rows)
    assert rows[18] is not None
    assert re.search(r"4-4 6-6|6-6 4-4", rows[18][0])
    assert order(edition(SLUG), "zh", every=True).row_count == 106


@pytest.mark.parametrize("tile", FACES)
def test_a_tile_has_its_pips_and_those_of_one_and_four_are_red(tile: str) -> None:
    drawn = picture(tile)
    assert drawn.plain.count("●") == pips_of(tile)
    assert len({len(line) for line in drawn.plain.split("\n")}) == 1
    few, many = map(int, tile.split("-"))
    red = sum(drawn.plain[s.start : s.end].count("●") for s in drawn.spans if "red" in str(s.style))
    assert red == sum(pips for pips in (few, many) if pips in (1, 4))


# The bank.


def test_the_bank_comes_to_you_and_you_are_asked(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = (
        *TO_YOUR_BANK,
        "go",
        "step",
        "bank 300",
        "declare from-the-tail",
        "go",
        "hint",
        "1",
        "bank 10",
        "quit",
    )
    text = seated(monkeypatch, say, *lines, words=PLAY)
    asked = "The bank is yours at seat 1, round 1 of 2: “bank AMOUNT”, or “pass”. The house adds 200.00."
    assert asked in text
    assert text.count("✗ the bank is yours first: “bank AMOUNT”, or “pass”") == 2
    assert "300.00 on bank 1" in text
    assert "bia bets 50.00 on seat 3, chan bets 100.00 on seat 5, davi bets 30.00 on seat 7" in text
    assert "Bank: you at seat 1, round 1 of 2, 500.00 (you 300.00, house 200.00)" in text
    assert "Declare the manner of dealing (from-the-tail)" in text
    assert "Your tiles, the bank's, at seat 1:" in text
    assert "the banker's tiles, against 20,475 hands of one seat" in text
    assert "bank 20.00" in text
    assert re.search(r"bank 1 +300\.00 +win +12\.00 +0\.48 +11\.52", text)  # three fifths of it, less four percent
    assert "You won: at least 312.00." in text  # 311.52 stay there, in whole units
    assert "capital_and_winnings_must_stay_for_the_second_round, 96/85/M art. 4(9)" in text


def test_the_bank_is_passed_on_or_left_to_the_one_who_has_it(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    passed = seated(monkeypatch, say, *TO_YOUR_BANK, "pass", "quit", words=PLAY)
    assert "  Decline the bank  [96/85/M art. 4(3)]\n  bia holds the bank at seat 3" in passed
    agreed = seated(monkeypatch, say, *TO_YOUR_BANK, "agree", "quit", words=PLAY)
    assert "bia lets the banker hold on, chan lets the banker hold on  [96/85/M art. 4(1)]" in agreed
    assert "Bank: davi at seat 7, round 3 of 3" in agreed


def test_you_may_back_the_banker_and_take_it_back(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("backing 50", "seat 10", "back backing", "seat 10 at 2", "co-bet 20 at 3", "back co-bet at 3", "quit")
    text = seated(monkeypatch, say, *lines, words=PLAY)
    assert "  50.00 on backing 1\n" in text
    assert "backers_seat_must_hold_no_stakes, 96/85/M art. 3(3)" in text
    assert "  10.00 on seat 2, 20.00 on co-bet 3\n  10.00 on seat 2\n" in text
    assert "You leave with 1,000.00 HKD." in text


def test_you_cut_where_you_sit_down_or_bet(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "cut", "seat 10 at 2", "cut", "cut", "quit", words=PLAY)
    assert "  Cut the tiles (seat 1)  [96/85/M art. 2(1)]" in text
    assert "  Cut the tiles (seat 2)  [96/85/M art. 2(1)]" in text
    assert "seat_must_cut_once, 96/85/M art. 2(1)" in text
    assert "manner_must_be_declared_by_the_banker" in seated(monkeypatch, say, "declare", "quit", words=PLAY)


# Tiles and dice typed in.

DICE = "1 2 3 4"  # with the bank at seat 3, seat 4 is dealt first: then 5, 7, 1, 3


def test_dice_and_tiles_are_typed_in(typed: Any, say: Any, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    lines = ("seat 100", "go", DICE, "6-5 6-6, 3-3 6-3", "2-2", "7-7", "2-2", "5-5", "5-5", "4-4 4-4 1-1",
             "do void-deal", "do tiles to=1 tiles=4-4,4-4,1-1,1-1", "1-3 1-3 4-6 4-6", "1", "quit")  # fmt: skip
    text = typed(*lines, words=("--record", str(kept)))
    assert "'7-7' is no tile of the set" in text
    assert "a seat has 4 tiles, not 3" in text
    assert "the deal is not void" in text
    assert "How do you arrange them? 1, 2 (" in text
    assert re.search(r"1 you +4-4 4-4 +4\. Pair of Man +1-1 1-1 +3\. Pair of Earth +win", text)
    assert "You leave with 1,096.00 HKD." in text
    [record] = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    assert next(act["tiles"] for act in record["acts"] if act["act"] == "tiles") == ["5-6", "6-6", "3-3", "3-6"]
    assert json.loads(say("settle", str(kept), "--json"))["players"]["you"] == 96_00


def test_a_seat_arranged_badly_leaves_debts(typed: Any) -> None:
    """Chan has 100 on seat 5. With more you arrange it; division 1 would have won, 2 loses."""
    lines = ("co-bet 200 at 5", "go", DICE, "2-3 1-6 1-1 2-2", "6-6 6-6 5-5 5-5", "2-4 1-4 4-4 1-5", "2", "quit")
    text = typed(*lines)
    assert "Your tiles at seat 5:" in text
    assert "  You owe chan 196.00: arranged better, seat 5 would not have lost.  [96/85/M art. 7(2)]" in text
    assert "You leave with 800.00 HKD." in text  # the house takes no part in it
    text = typed("co-bet 50 at 5", "go", DICE, "5-5 1-5 1-3 4-5", "6-6 6-6 5-6 5-6", "1-2 4-6 2-6 2-2", "quit")
    assert "  chan owes you 50.00: arranged better, seat 5 would not have lost.  [96/85/M art. 7(2)]" in text
    assert "You leave with 950.00 HKD." in text


def test_of_two_seats_that_are_yours_you_arrange_one(typed: Any) -> None:
    deal = ("5-6 6-6 3-3 3-6", "2-2 2-2 5-5 5-5", "4-4 4-4 1-1 1-1", "1-3 1-3 4-6 4-6")
    text = typed("co-bet 200 at 5", "seat 20", "go", DICE, *deal, "hint at 1", "hint at 8", "1 at 1", "quit")
    assert "How do you arrange seat 5? 1, 2, 3 (or another first: “1 at 1”)" in text
    assert "Your tiles at seat 1:" in text
    assert re.search(r"1\* +4\. Pair of Man +3\. Pair of Earth", text)
    assert "✗ seat 8 is not yours to arrange now: 5 or 1 is" in text
    assert "your tiles lie on the table, chan has arranged seat 5" in text


# Leaving.


def test_whoever_leaves_with_tiles_has_them_arranged_by_the_house_way(
    monkeypatch: pytest.MonkeyPatch, say: Any, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.jsonl"
    for words in ((), ("--set", "house-capital=100")):  # with a time for arranging, and without
        text = seated(monkeypatch, say, "seat 100", "go", "quit", words=(*PLAY, "--record", str(kept), *words))
        assert re.search(r"1 you +3-3 5-6 +44\. Long Three, 7 points +3-6 6-6", text)
        assert "You leave with 1,096.00 HKD." in text
    again = json.loads(say("settle", str(kept), "--json"))
    assert [r["players"]["you"] for r in again] == [96_00, 96_00]


def test_stakes_and_a_bank_that_may_go_back_do(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "seat 100", "co-bet 50 at 3", "quit", words=PLAY)
    assert "You leave with 1,000.00 HKD." in text
    text = seated(monkeypatch, say, *TO_YOUR_BANK, "bank 300", "back bank", "pass", "quit", words=PLAY)
    assert "bia takes back the bet on seat 3" in text
    assert "bia holds the bank at seat 3" in text
    chips = re.findall(r"You leave with (\S+) HKD", seated(monkeypatch, say, *TO_YOUR_BANK, "bank 300", words=PLAY))
    assert chips == re.findall(r"You leave with (\S+) HKD", seated(monkeypatch, say, *TO_YOUR_BANK, words=PLAY))


def test_tiles_that_are_never_typed_in_give_the_stakes_back(typed: Any) -> None:
    text = typed("seat 100", "go", DICE, "6-5 6-6 3-3 6-3")
    assert "The round was not played: 100.00 on seat 1 goes back to you." in text
    assert "You leave with 1,000.00 HKD." in text


# What is said elsewhere.


def test_words_of_pai_kau_are_explained_only_at_its_table(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    own = ("co-bet AMOUNT at 3", "hint", "order, order all", "bank AMOUNT, pass")
    printed = seated(monkeypatch, say, "help", "quit", words=PLAY)
    assert all(words in printed for words in own)
    assert "BET [ON] AMOUNT" not in printed.replace("back BET [ON] [AMOUNT]", "")
    assert "do expose place=3" in printed
    elsewhere = seated(monkeypatch, say, "help", "hint", "quit")
    assert not any(words in elsewhere for words in (*own[:1], *own[2:]))
    assert "nobody decides anything in this game" in elsewhere
    assert "With you" not in elsewhere


def test_an_exposed_seat_is_shown_to_be_out(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    """Seat 8 is dealt first, so seat 1 has its tiles when all stop."""
    lines = ("seat 100", *["step"] * 9, "do expose place=1", "do expose place=1", "go", "quit")
    text = seated(monkeypatch, say, *lines, words=PLAY)
    assert "A tile is exposed by accident (seat 1)  [96/85/M art. 2(2)]" in text
    assert re.search(r"1 you +out", text)
    assert re.search(r"seat 1 +100\.00 +push", text)


def tiles(to: int, said: str) -> dict[str, Any]:
    return {"act": "tiles", "to": to, "tiles": said.split()}


RECORD: dict[str, Any] = {
    "banca": 1,
    "edition": SLUG,
    "acts": [
        {"act": "bet", "player": "bia", "bet": "bank", "place": 3, "stake": 100000},
        {"act": "bet", "player": "you", "bet": "seat", "place": 5, "stake": 10000},
        {"act": "bet", "player": "eva", "bet": "co-bet", "place": 5, "stake": 20000},
        {"act": "shuffle"},
        {"act": "cut", "player": "you", "place": 5},
        {"act": "declare", "player": "bia", "manner": "from-the-tail"},
        {"act": "close"},
        {"act": "void", "why": "out-of-cup"},
        {"act": "shake", "dice": [1, 2, 3, 4]},
        tiles(5, "2-3 1-6 1-1 2-2"),
        tiles(3, "2-4 1-4 4-4 1-5"),
        {"act": "arrange", "player": "eva", "place": 5, "front": ["2-3", "1-1"]},
        {"act": "arrange", "player": "bia", "place": 3, "front": ["1-5", "4-4"]},
        {"act": "turn", "place": 3, "by": "bia"},
        {"act": "turn", "place": 5, "by": "dealer"},
    ],
}


def test_a_record_of_pai_kau_settles_readably(say: Any, file: Any) -> None:
    path = file(RECORD)
    text = say("settle", path)
    assert re.search(r"3 bia +1-5 4-4 +69\. Man, 4 points +\S+ \S+ +38\. Mixed Five, 8 points +banker", text)
    assert re.search(r"5 you +\S+ \S+ +99\. Bench, 1 point +2-3 1-1 +40\. Earth, 7 points +lose", text)  # art. 5(2)
    assert "result: dice 1-2-3-4, banker seat 3, seat 5 lose, bank 300.00, eva owes you 196.00 for seat 5" in text
    assert "5 2-3 1-6 1-1 2-2" in text
    assert "place 5 front 2-3 1-1" in text
    assert "place 5 by dealer" in text
    assert "sum 10" in text
    portuguese, chinese = say("settle", path, "--lang", "pt"), say("settle", path, "--lang", "zh")
    assert "banca: 300,00, eva deve a you 196,00 pelo lugar 5" in portuguese
    assert "lugar 5 frente 2-3 1-1" in portuguese
    assert "modo do fim da fila" in portuguese
    assert "dado fora do copo" in portuguese
    assert re.search(r"5 you .+ perde", portuguese)  # nobody's name is translated
    assert "eva因第5門欠you款項196.00" in chinese
    assert "由尾派起" in chinese


def test_a_round_that_is_not_played_settles_readably(say: Any, file: Any) -> None:
    acts = [{"act": "bet", "player": "bia", "bet": "bank", "place": 3, "stake": 100000}]
    path = file({**RECORD, "acts": acts})
    assert "result: void no-round" in say("settle", path)
    assert "結果：無效：不成局" in say("settle", path, "--lang", "zh")


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("lang", ["en", "pt", "zh"])
def test_it_fits_a_real_terminal(lang: str, columns: int) -> None:
    table = pexpect.spawn(
        str(Path(sys.executable).parent / "banca"), [*PLAY, "--seed", "7", "--lang", lang],
        encoding="utf-8", timeout=20, dimensions=(50, columns), env={"TERM": "dumb", "PATH": "", "LANG": "C.UTF-8"},
    )  # fmt: skip
    heard = ""
    for line in ("seat 100", "go", "hint", "2", "quit"):
        table.expect(" HKD › ")
        heard += str(table.before)
        table.sendline(line)
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0
    assert TILE in heard
    drawn = [line for line in heard.replace("\r", "").split("\n") if "│" in line]
    assert len(drawn) == 3
    assert all(line.count("│") == 12 for line in drawn)  # no tile is broken over lines


# The others.


def table_of(game: str = SLUG, limits: Limits | None = None, memory: Any = None) -> Table:
    law = edition(game)
    return Table(game_of(game), Setting(option_set(law), limits=limits or Limits(10_00, 10_000_00), memory=memory))


def test_in_other_games_nobody_else_plays() -> None:
    assert terminal_of("cussec").bot_act(table_of("cussec-57-2004"), "you") is None


def test_the_others_bank_bet_and_arrange_and_leave_the_rest_to_the_dealer() -> None:
    table = table_of()
    done = []
    while act := TERMINAL.bot_act(table, "you"):
        done.append(table.do(act).act)
    bia, chan, davi = TERMINAL.bots
    assert done == [
        Do("shuffle"),
        Bet(bia.name, "bank", 500_00, place=bia.place),
        Bet(chan.name, "seat", 100_00, place=chan.place),
        Bet(davi.name, "seat", 30_00, place=davi.place),
    ]
    for step in ("declare", "close"):
        assert table.advance().act.name == step
    assert TERMINAL.bot_act(table, "you") is None


def after(*, banker: str, place: int, rounds: int, won: int = 0, you: int | None = 1) -> BankMemory:
    others = {each.place: each.name for each in TERMINAL.bots if each.name != banker} | ({you: "you"} if you else {})
    return BankMemory(place, banker, rounds, 500_00, won, tuple(sorted(others.items())))


@pytest.mark.parametrize(("held", "banks"), [
    (after(banker="bia", place=3, rounds=1, won=100_50), Bet("bia", "bank", 601_00, place=3)),  # in whole units
    (after(banker="bia", place=3, rounds=2), Bet("chan", "bank", 1_000_00, place=5)),
    (after(banker="davi", place=7, rounds=2, you=None), Bet("bia", "bank", 500_00, place=3)),
    (after(banker="bia", place=3, rounds=1, won=400_00), Bet("bia", "bank", 900_00, place=3)),  # above the maximum
    (after(banker="davi", place=7, rounds=2), None),  # the bank is yours
])  # fmt: skip
def test_the_bank_goes_round_among_the_others(held: BankMemory, banks: Any) -> None:
    most = 800_00 if banks and banks.stake == 900_00 else 10_000_00
    table = table_of(limits=Limits(10_00, most, 1_00), memory=held)
    assert table.do(TERMINAL.bot_act(table, "you") or Do("none")).act == Do("shuffle")
    assert TERMINAL.bot_act(table, "you") == banks


def test_who_is_to_bank_takes_back_his_stake_first() -> None:
    table = table_of(memory=after(banker="davi", place=7, rounds=2))
    for act in (Do("shuffle"), Bet("bia", "seat", 50_00, place=3), Pass("you")):
        table.do(act)
    assert TERMINAL.bot_act(table, "you") == Withdraw("bia", "seat", place=3)


@pytest.mark.parametrize(("limits", "amount", "comes_to"), [
    (Limits(10_00, 10_000_00), 50_00, 50_00),
    (Limits(10_00, 40_00), 50_00, 40_00),
    (Limits(15_00, 1_000_00, 10_00), 15_00, 20_00),
    (Limits(15_00, None, 10_00), 75_00, 70_00),
])  # fmt: skip
def test_what_they_stake_is_within_the_limits_of_the_table(limits: Limits, amount: int, comes_to: int) -> None:
    assert within(limits, amount) == comes_to
    assert limits.refusal("seat", comes_to) is None
