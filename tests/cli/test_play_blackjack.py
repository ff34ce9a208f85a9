"""A table of blackjack in the terminal: hands, decisions, insurance, surrender, real cards, leaving; and records."""

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from banca.cli.commands.settle import fields_text
from banca.cli.games.blackjack.board import announcement, board, total_text
from banca.cli.names import act_text
from banca.games import game_of
from banca.law import NAME_LANGUAGES
from banca.messages import LANGUAGES
from banca.play.act import Act
from banca.play.fields import fields_of
from banca.play.record import Played
from tests.cli.test_cli import file, say, seated
from tests.games.blackjack.at_blackjack import BOX, MACHINE, NEW, OLD, SHOE, both_editions, sealed

__all__ = ["file", "say"]  # fixtures

PLAY = ("play", "blackjack")
CUSTOMARY = ("--preset", "customary")  # six decks in a shoe, cards face up, no special prizes
SIX = ("--set", "decks=6")
IN_2003 = ("--on", "2003-06-01")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, say: Any) -> Any:
    """A table whose cards the croupier types in."""

    def run(*lines: str, words: tuple[str, ...] = SIX) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        return str(say(*PLAY, "--typed", *words))

    return run


def test_a_round_is_played_hand_by_hand(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("main 100", "go", "go", "main 100", "go", "hint", "go", "cards", "h", "why", "history", "quit")
    text = seated(monkeypatch, say, *lines, words=PLAY)
    assert "One deck, shuffled for every round: 51 cards are left." in text
    assert "The order is fixed: commitment " in text
    first, second = text.split("You won 150.00.")  # a blackjack: nothing to decide
    assert "A♦ to place 1, 7♦ to the bank, K♥ to place 1  [56/2004 art. 5(1)]" in first
    assert re.search(r"place 1 +A♦ K♥ +blackjack +stands", first)
    assert "What do you do?" not in first
    assert re.search(r"bank +7♠ ▒▒ *\n▶ +place 1 +7♣ J♥ +hard 17 +100\.00", second)  # one card lies face down
    assert "What do you do? draw, double, surrender or stand" in second
    assert "Best: stand, -" in second
    assert "✗ you have to decide: draw, double, surrender or stand" in second
    assert second.count("▶") == 2  # when it is your turn, and when it is asked for
    assert "J♠ to place 1  [56/2004 art. 5(1)]\n  place 1 has 27  [56/2004 art. 7(1)]" in second
    assert "main at 1 loses 100.00" in second
    assert "main at 1: lose, net -100.00, because of bank: over 21 (22), place 1: over 21 (27)" in second
    assert "\nbank: hard 17, place 1: blackjack\nbank: over 21 (22), place 1: over 21 (27)\n" in second
    assert "You leave with 1,050.00 HKD." in second


def test_the_same_seed_is_the_same_game(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    def game() -> str:
        lines = ("main 100", "go", "go", "s", "main 100", "go", "go", "s", "quit")
        return re.sub("commitment .+", "", seated(monkeypatch, say, *lines, words=(*PLAY, *CUSTOMARY)))

    assert game() == game()


def test_without_a_bet_nothing_is_dealt(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "go", "step", "hint", "stand", "hint x", "cards x", "quit", words=PLAY)
    assert text.count("✗ bet first, as in “main 100” or “main 100 at 3”") == 2
    assert "✗ there is no hand to decide on now" in text
    assert "cards_must_be_dealt_first, 56/2004 art. 6(3)" in text
    assert "✗ say “hint” and nothing more" in text
    assert "✗ say “cards” and nothing more" in text
    assert "no more bets" not in text


# What is decided before the places are heard.


def test_several_places_are_played_from_the_left(typed: Any) -> None:
    lines = ("main 100", "main 50 at 3", "go", "5h", "Ts", "9c", "6c", "6d", "hint", "surrender", "surrender at 3",
             "dd", "Kd", "9h", "quit")  # fmt: skip
    text = typed(*lines, words=CUSTOMARY)
    assert "Before the places are heard: “surrender at 1”, “surrender at 3”. Then “go”." in text
    assert re.search(r"place 1\n  Best: (draw|stand|double), .*\n.*\n.*\n  place 3\n  Best: surrender, -50.00 %", text)
    assert "✗ for which place? “surrender at 1” or “surrender at 3”" in text
    assert "main at 3 loses 25.00" in text
    assert re.search(r"▶ +place 1 +5♥ 6♣ +hard 11 +100\.00 *\n +place 3 +10♠ 6♦ +hard 16 +surrendered", text)
    assert "Place 1: what do you do? draw, double, surrender or stand" in text
    assert re.search(r"place 1 +5♥ 6♣ K♦ +hard 21 +doubled", text)
    assert re.search(r"double at 1 +100\.00 +win +1:1 +100\.00", text)
    assert "You leave with 1,175.00 HKD." in text


def test_one_place_is_asked_at_once(typed: Any) -> None:
    """It may surrender when it is its turn: no other card comes before."""
    text = typed("main 100", "go", "Th", "Kc", "6d", "surrender", "4h", "Qd", "quit")
    assert "Before the places" not in text
    assert "Give up for half the stake, main at 1 loses 50.00  [56/2004 art. 18(1)]" in text
    assert "You leave with 950.00 HKD." in text


def test_insurance_is_offered_against_an_ace(typed: Any) -> None:
    lines = ("main 100", "go", "Th", "As", "9d", "hint", "insurance 60", "insurance 50", "surrender", "go", "s", "Kd")
    text = typed(*lines, "quit")
    assert "Before the places are heard: “insurance AMOUNT” (up to 50.00). Then “go”." in text
    assert "Best: no insurance, 0.00 % of the stake on average." in text
    assert "insurance_must_not_exceed_its_limit, 56/2004 art. 12(1)" in text
    assert "surrender_must_not_be_against_an_ace, 56/2004 art. 18(1)" in text
    assert "besides: 50.00 on insurance at 1" in text
    assert re.search(r"insurance at 1 +50\.00 +win +2:1 +100\.00", text)
    assert "You leave with 1,000.00 HKD." in text


def test_insurance_of_several_places_is_said_with_the_place(typed: Any) -> None:
    lines = (
        "main 100",
        "main 40 at 3",
        "go",
        "Th",
        "8s",
        "As",
        "9d",
        "9c",
        "insurance 20 at 3",
        "cards",
        "go",
        "s",
        "s",
    )
    text = typed(*lines, "5d", "5c", "quit")
    assert "“insurance AMOUNT at 1” (up to 50.00), “insurance AMOUNT at 3” (up to 20.00). Then “go”." in text
    assert "besides: 20.00 on insurance at 3" in text


def test_even_money_is_offered_for_a_blackjack(typed: Any) -> None:
    text = typed("main 100", "go", "Ah", "As", "Kd", "even-money", "7d", "quit")
    assert "“insurance AMOUNT” (up to 50.00), “even-money”. Then “go”." in text
    assert "main at 1 wins 100.00" in text
    assert "You leave with 1,100.00 HKD." in text


def test_a_blackjack_may_be_given_up_where_the_law_allows_it(typed: Any) -> None:
    assert "heard: “even-money”, “surrender”. Then “go”." in typed(
        "main 100", "go", "Ah", "Ks", "Kd", "go", "7d", "quit"
    )
    text = typed("main 100", "go", "Ah", "7s", "Kd", "hint", "surrender", "Kc", "quit")
    assert "Before the places are heard: “surrender”. Then “go”." in text
    assert "Best: stand, 150.00 % of the stake on average." in text  # nobody is advised to
    assert "You leave with 950.00 HKD." in text
    both = typed("main 100", "main 50 at 3", "go", "Ah", "Ts", "9c", "Kc", "6d", "surrender", "surrender at 1", "quit")
    assert "Before the places are heard: “surrender at 1”, “surrender at 3”. Then “go”." in both
    assert "✗ for which place? “surrender at 1” or “surrender at 3”" in both


def test_what_is_decided_early_asks_for_no_more_time(typed: Any) -> None:
    """Whoever stands or draws before he is asked has said all that he has to say about insurance."""
    text = typed("main 100", "go", "Th", "As", "9d", "split", "stand", "9c", "quit")
    assert "act_must_belong_to_the_phase" in text  # no pair: nothing is moved on for that
    assert "  Stand  [56/2004 art. 6(3)]" in text
    assert "You leave with 900.00 HKD." in text


# Hands.


def test_a_pair_is_split_and_its_hands_are_numbered(typed: Any) -> None:
    lines = ("main 100", "any-pair 10", "go", "8h", "Ts", "8d", "hint", "split", "hint", "any-pair 2 10", "go", "8s",
             "sp", "go", "3c", "dd", "Kh", "10D", "stand", "9c", "s", "7d", "quit")  # fmt: skip
    text = typed(*lines, words=CUSTOMARY)
    assert "any-pair at 1 wins 110.00" in text
    assert "The pair of place 1 is split. A bet on a pair in a new hand: “any-pair 1 10” or “any-pair 2 10”." in text
    assert re.search(r"▶ +place 1, hand 1 +8♥ +hard 8 +100\.00 *\n +place 1, hand 2 +8♦ +hard 8 +100\.00", text)
    assert "besides: 10.00 on any-pair 2 at 1" in text
    assert "8♠ to place 1, hand 1" in text
    assert "Place 1, hand 1: what do you do? draw, double, split or stand" in text
    assert re.search(r"place 1, hand 1 +8♥ 3♣ K♥ +hard 21 +100\.00 \+ 100\.00 +doubled", text)
    assert "10♦ to place 1, hand 3" in text
    assert "any-pair 2 at 1 loses 10.00" in text
    assert "bank: hard 17, place 1: hard 21 / hard 18 / hard 17" in text
    assert re.search(r"split 3 at 1 +100\.00 +win", text)
    assert "You leave with 1,400.00 HKD." in text


def test_where_any_pair_cannot_be_bet_a_split_goes_on(typed: Any) -> None:
    lines = ("main 100", "go", "8h", "Ts", "8d", "split", "2h")
    assert "A bet on a pair" not in typed(*lines, words=(*SIX, "--set", "additional-bets=sevens"))
    assert "A bet on a pair" not in typed("main 500", *lines[1:])  # nothing is left to bet
    kept = ("main 100", "over-13 10", *lines[1:])
    both = (*SIX, "--set", "additional-bets=any-pair,over-under-13")
    assert "A bet on a pair" not in typed(*kept, words=both)  # one kind of additional bet


def test_five_cards_are_never_stood_on_for_you(typed: Any) -> None:
    deal = ("main 100", "go", "2h", "Ts", "2d", "h", "3c", "hit", "4c", "draw", "10c")
    text = typed(*deal, "hint", "five-cards", "9d", "quit")
    assert "What do you do? five-cards or stand" in text
    assert "Best: stand, " in text
    assert "main at 1 wins 50.00" in text
    assert "You leave with 1,050.00 HKD." in text
    assert "You leave with 1,100.00 HKD." in typed(*deal, "go", "9d", "quit")  # 21 beats 19


def test_nothing_is_doubled_with_chips_that_are_lost(typed: Any) -> None:
    """Of 230 ten went with any pair and twenty more are left: a hundred more cannot be paid."""
    lines = ("main 110", "any-pair 20", "go", "5h", "Ts", "6d", "double", "double 5", "s", "9d", "quit")
    text = typed(*lines, words=(*SIX, "--chips", "230"))
    assert "✗ you have 100.00, not 110.00" in text
    assert "stake_must_equal_the_initial_one" in text
    assert "You leave with 100.00 HKD." in text


def test_points_are_announced_as_the_option_says(typed: Any) -> None:
    lines = ("main 100", "main 50 at 3", "go", "5h", "Ts", "9c", "6c", "6d", "go", "s", "s", "9h", "quit")
    asked = "  place 1 has 11  [56/2004 art. 6(5)]"
    text = typed(*lines, words=CUSTOMARY)
    assert asked in text
    assert "  place 3 has 16  [56/2004 art. 6(5)]" in text
    assert "  the bank has 18  [56/2004 art. 7(1)]" in text
    quiet = "drawing-procedures=bank-rule,player-freedom,spoken-final-decision"
    assert asked not in typed(*lines, words=(*CUSTOMARY, "--set", quiet))
    assert "has 11" not in typed(*lines[:1], *lines[2:4], "9c", "6c", "s", "9h", "quit", words=(*IN_2003, *SIX))


def test_bets_say_what_the_table_offers(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "bets", "sevens 10", "double 10", "help", "quit", words=PLAY)
    assert re.search(r"main +main bet", text)
    assert re.search(r"any-pair +any pair +11:1 +\d+\.\d\d %", text)
    assert re.search(r"any-pair +any pair +1, 2 +11:1 +\d+\.\d\d %", text)
    assert "it offers main, split, double, insurance, any-pair" in text
    assert "it is decided by the act double" in text
    assert "any-pair 10, sevens 5, over-13 20" in text
    assert "ask for a card; also h, hit" in text
    old = seated(monkeypatch, say, "bets", "help", "quit", words=(*PLAY, *IN_2003))
    assert "any-pair" not in old
    assert "insurance AMOUNT [at 3]" in old


# The cards.


def test_the_cards_left_are_shown_by_device(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    def board_of(*words: str) -> str:
        return seated(monkeypatch, say, "quit", words=(*PLAY, *words))

    assert "Round 1 of the session: 259 cards before the white card, 311 in the shoe." in board_of(*CUSTOMARY)
    assert "All 312 cards are in the machine" in board_of(*SIX, "--set", "dealing-device=automatic-shuffler")
    assert "One deck, shuffled for every round: 51" in board_of(*IN_2003)


def test_the_last_round_of_a_session_is_announced(typed: Any) -> None:
    words = (*CUSTOMARY, "--set", "decks=2", "--set", "second-white-card-depth=101")
    text = typed("main 100", "go", "5h", "Ts", "6c", "s", "9h", "go", "quit", words=words)
    assert "The second white card comes out  [56/2004 art. 2(2)(1)]" in text
    assert "The white card is out: this is the last round of the session." in text
    assert text.count("Shuffle the cards") == 2


def test_nothing_is_shown_about_an_unknown_shoe() -> None:
    table = sealed(NEW, 1, memory=game_of(NEW).memory.unsaid)  # type: ignore[union-attr]
    assert board(table, "you", "en") == []


def test_real_cards_are_typed_one_by_one(typed: Any, say: Any, tmp_path: Path) -> None:
    """From the metal box the bank's second card is typed when it is turned up."""
    kept = tmp_path / "kept.jsonl"
    lines = ("main 100", "go", "10h", "x", "5h 6h", "kS", "9D exposed", "8d", "s", "Kd", "quit")
    text = typed(*lines, words=(*IN_2003, "--record", str(kept)))
    assert "no card of the pack is 'x'" in text
    assert "✗ one card at a time, as in Ah" in text
    assert "K♠ to the bank" in text
    assert "9♦ to place 1" in text
    assert "The card came out face up  [141/2000 art. 2(1)(c), sentence 2]" in text
    assert re.search(r"bank +K♠ ▒▒", text)
    assert re.search(r"place 1 +10♥ 8♦ +hard 18", text)  # the nine that came face up is void
    assert "You leave with 900.00 HKD." in text
    record = json.loads(kept.read_text(encoding="utf-8"))
    assert [act["card"] for act in record["acts"] if act["act"] == "card"] == ["Th", "Ks", "9d", "8d", "Kd"]
    assert json.loads(say("settle", str(kept), "--json"))["players"] == {"you": -100_00}


def test_who_types_is_asked_for_whom(typed: Any) -> None:
    terminal = pexpect.spawn(
        str(Path(sys.executable).parent / "banca"), [*PLAY, "--typed"], encoding="utf-8", timeout=20,
        env={"TERM": "dumb", "PATH": "", "LANG": "C.UTF-8"},
    )  # fmt: skip
    for asked, line in (
        (" HKD › ", "main 100"), ("on main at 1", "go"), ("card for place 1[?] ", "8h"),
        ("card for the bank[?] ", "Ks"), ("card for place 1[?] ", "8d"),
        ("split, surrender or", "split"), ("any-pair 1 10", "go"),
        ("card for place 1, hand 1[?] ", "Th"), ("Place 1, hand 1: ", "s"),
        ("card for place 1, hand 2[?] ", "Tc"), ("Place 1, hand 2: ", "s"), ("the bank, its card face down[?] ", "7d"),
        ("“go” pays", ""),
    ):  # fmt: skip
        terminal.expect(asked)
        terminal.sendline(line)
    terminal.expect("bank: hard 17")
    terminal.close()
    assert "card for" not in typed("main 100", "go", "quit")  # asked where somebody reads it


# Leaving.


def test_whoever_leaves_in_a_round_stands(monkeypatch: pytest.MonkeyPatch, say: Any, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = (*PLAY, *CUSTOMARY, "--record", str(kept))
    for lines in (
        ("main 100", "main 50 at 3", "go"),
        ("main 100", "go"),
        ("main 100", "main 20 at 2", "go", "go", "h"),
    ):
        text = seated(monkeypatch, say, *lines, "quit", words=words)
        assert "You leave with" in text
        assert text.count("Stand  [") >= 1
    rounds = json.loads(say("settle", str(kept), "--json"))
    assert len(rounds) == 3
    assert all(sum(r["players"].values()) == -r["house"]["net"] for r in rounds)


def test_before_the_deal_stakes_go_back(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("main 100", "main 50 at 3", "any-pair 10 at 3", "back main 20 at 3", "quit")
    text = seated(monkeypatch, say, *lines, words=PLAY)
    assert "100.00 on main at 1, 30.00 on main at 3, 10.00 on any-pair at 3" in text
    assert "You leave with 1,000.00 HKD." in text


def test_a_round_that_nobody_deals_on_gives_back_what_is_not_decided(typed: Any) -> None:
    text = typed("main 100", "any-pair 10", "go", "8h", "Ts", "9d")
    assert "any-pair at 1 loses 10.00" in text
    assert "What was decided stays: any-pair at 1 loses 10.00." in text
    assert "The round was not played to its end: 100.00 on main at 1 goes back to you." in text
    assert "You leave with 990.00 HKD." in text
    assert "The round was not played: 100.00 on main at 1 goes back to you." in typed("main 100", "go", "8h", "Ts")


# Real terminals, and other languages.


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_a_real_terminal(lang: str, columns: int) -> None:
    table = pexpect.spawn(
        str(Path(sys.executable).parent / "banca"), [*PLAY, "--seed", "7", "--lang", lang],
        encoding="utf-8", timeout=20, dimensions=(50, columns), env={"TERM": "dumb", "PATH": "", "LANG": "C.UTF-8"},
    )  # fmt: skip
    heard = ""
    for line in ("main 100", "go", "go", "main 100", "go", "hint", "s", "quit"):
        table.expect(" HKD › ")
        heard += str(table.before)
        table.sendline(line)
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0
    lines = heard.replace("\r", "").split("\n")
    [in_play] = [line for line in lines if line.startswith("▶")]
    assert "7♣ J♥" in in_play
    assert in_play.rstrip().endswith("100,00" if lang == "pt" else "100.00")  # cards, points and stake in one line
    assert "\x1b" not in heard


def test_names_of_bets_are_typed_without_what_else_they_are_called(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    chinese = seated(monkeypatch, say, "原投注 100", "原投注 20 at 3", "quit", words=(*PLAY, "--lang", "zh"))
    assert "原投注（第1門） 100.00、原投注（第3門） 20.00" in chinese
    portuguese = seated(monkeypatch, say, "aposta inicial 100", "quit", words=(*PLAY, "--lang", "pt"))
    assert "100,00 em aposta inicial (lugar 1)" in portuguese


# Records.

EXAMPLE = Path(__file__).parents[2] / "examples" / "blackjack-round.json"
SPLIT: dict[str, Any] = {
    "banca": 1,
    "edition": NEW,
    "options": SHOE[NEW],
    "acts": [
        {"act": "bet", "player": "ana", "bet": "main", "place": 2, "stake": 10000},
        {"act": "bet", "player": "bo", "bet": "main", "place": 5, "stake": 5000},
        *({"act": "card", "to": to, "card": card} for to, card in
          ((2, "8h"), (5, "Ah"), ("bank", "Kd"), (2, "8c"), (5, "6d"))),
        {"act": "split", "player": "ana"},
        {"act": "card", "to": 2, "card": "Th", "hand": 1},
        {"act": "stand", "player": "ana"},
        {"act": "card", "to": 2, "card": "9h", "hand": 2},
        {"act": "draw", "player": "ana"},
        {"act": "card", "to": 2, "card": "Jh"},
        {"act": "stand", "player": "bo"},
        {"act": "card", "to": "bank", "card": "7h"},
    ],
}  # fmt: skip


def test_the_example_settles(say: Any) -> None:
    text = say("settle", str(EXAMPLE))
    assert re.search(r"place 1 +ana +5♥ 6♣ 10♦ +hard 21 +doubled", text)
    assert "result: bank: blackjack, place 1: hard 21" in text
    assert "net: ana -200.00; house 200.00" in text


def test_a_split_settles_readably_in_three_languages(say: Any, file: Any) -> None:
    path = file(SPLIT)
    english, portuguese, chinese = (say("settle", path, "--lang", lang) for lang in NAME_LANGUAGES)
    assert "place 2 10♥ 1" in english
    assert re.search(r"place 2, hand 2 +ana +8♣ 9♥ J♥ +over 21 \(27\)", english)
    assert "result: bank: hard 17, place 2: hard 18 / over 21 (27), place 5: soft 17" in english
    assert re.search(r"split 2 at 2 +100\.00 +lose", english)
    assert "resultado: banca: 17 duro, lugar 2: 18 duro / mais de 21 (27), lugar 5: 17 suave" in portuguese
    assert re.search(r"lugar 2, mão 2 +ana", portuguese)
    assert "結果：莊家：硬17點，第2門：硬18點 / 超過21點（27），第5門：軟17點" in chinese
    assert "分門投注 2（第2門）" in chinese


@pytest.mark.parametrize(("lang", "says"), [
    ("en", "result: the round is cancelled: a mistake in dealing"),
    ("pt", "resultado: a jogada é anulada: erro na distribuição"),
    ("zh", "結果：該局已取消：錯誤派牌"),
])  # fmt: skip
def test_a_round_that_is_cancelled_says_why(say: Any, file: Any, lang: str, says: str) -> None:
    acts = [*SPLIT["acts"][:4], {"act": "cancel", "why": "misdeal"}]
    assert says in say("settle", file({**SPLIT, "acts": acts}), "--lang", lang)


SAMPLES = {"name": "bank", "money": 100, "count": 1, "selection": 1}


def every_act(slug: str) -> list[Act]:
    """One of each act of the edition, with all its fields."""
    game = game_of(slug)
    kinds = game.act_kinds.values()
    noted = [{"act": k.word, **{f.name: SAMPLES[f.type.name] for f in fields_of(k).values()}} for k in kinds]
    noted = [{**act, **({"card": "Th"} if "card" in act else {}), **({"bet": "main"} if "bet" in act else {})}
            for act in noted]  # fmt: skip
    return [game.read_act(act) for act in (*noted, *({"act": step} for step in sorted(game.steps)))]


@pytest.mark.parametrize("lang", LANGUAGES)
@both_editions
def test_every_act_has_words(slug: str, lang: Any) -> None:
    table, acts = sealed(slug, 1), every_act(slug)
    assert {act.name for act in acts} >= {"draw", "split", "place-white-card", "undue-card", "match", "misdeal", "cut"}
    for act in acts:
        assert act_text(table.setting.edition, lang, act.name)
        assert act.name in table.setting.edition.acts
        assert fields_text(Played(act, 0, ("art1",)), table.setting.edition, lang) is not None
        called = announcement(table, act, "words", lang)
        assert (called is None) == (act.name in ("hear", "deal-on"))


@pytest.mark.parametrize("options", [SHOE, BOX, MACHINE])
@both_editions
def test_the_cards_can_be_looked_at_whenever(slug: str, options: Any) -> None:
    """While they are dealt and after each step, in three languages."""
    table = sealed(slug, 3, options[slug])
    while table.state.stage != "betting":  # type: ignore[attr-defined]
        table.advance()
    for place in (1, *((4,) if slug == NEW else ())):
        table.do(table.game.read_act({"act": "bet", "player": "you", "bet": "main", "place": place, "stake": 100}))
    while not table.is_over:
        for lang in LANGUAGES:
            assert board(table, "you", lang)
            assert board(table, "somebody", lang)
        choices = getattr(table.turn, "choices", ())
        if choices:
            table.do(choices[-1])
        else:
            table.advance()


def test_points_in_words() -> None:
    assert total_text("en", ("Ah", "Kd")) == "blackjack"
    assert total_text("en", ("Ah", "Kd"), split=True) == "soft 21"
    assert total_text("en", ("Ah", "6d", "Kc")) == "hard 17"
    assert total_text("pt", ("Th", "6d", "Kc")) == "mais de 21 (26)"


def test_a_discarded_card_and_a_mistake_are_announced() -> None:
    table = sealed(OLD, 1)
    game = table.game
    assert announcement(table, game.read_act({"act": "card", "to": "discard", "card": "Th"}), "", "en") == "10♥ is void"
    astray = announcement(table, game.read_act({"act": "misdeal", "to": 3}), "", "en")
    assert astray == "A card goes to the wrong place (place 3)"
