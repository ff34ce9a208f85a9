"""The command with games of many turns: craps, baccarat, stud poker."""

import io
import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_cli import file, say, seated

__all__ = ["file", "say"]  # fixtures

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_odds_of_craps_have_their_own_figures(say: Any) -> None:
    found = {(row["bet"], row["selection"]): row for row in json.loads(say("odds", "craps", "--json"))["bets"]}
    line = found["pass-line", None]
    assert line["edge"] == "7/495"
    assert (line["edge_per_bet_resolved"], line["edge_per_roll"], line["rolls"]) == ("7/495", "7/1671", "557/165")
    assert line["edge_with_odds_2"] == "1/165"
    assert found["pass-odds", 4]["class"] == [4, 10]
    assert [Fraction(o["net"]) for o in line["outcomes"]] == [1, -1]
    table = say("odds", "craps")
    assert "per roll" in table
    assert "single odds" in table
    assert "per roll" not in say("odds", "cussec")


def test_odds_of_baccarat_are_exact_for_full_packs_and_for_what_is_left(say: Any) -> None:
    banker = json.loads(say("odds", "baccarat", "--bet", "banker", "--json"))["bets"][0]
    assert banker["edge"] == "460294100/43594702723"
    whole = json.loads(say("odds", "baccarat", "--set", "decks=8", "--bet", "player-pair", "--json"))["bets"][0]
    left = json.loads(
        say("odds", "baccarat", "--set", "decks=8", "--seen", "Ah,Ah Kd", "--bet", "player-pair", "--json")
    )
    # 13 ranks of 32 cards each: 32*31 ordered pairs of a rank among 416*415.
    assert whole["win"] == "31/415"
    pairs = 11 * 32 * 31 + 30 * 29 + 31 * 30
    assert Fraction(left["bets"][0]["win"]) == Fraction(pairs, 413 * 412)


@pytest.mark.parametrize(("words", "says"), [
    (("odds", "baccarat", "--seen", "1h"), "--seen 1h: no such card is left"),
    (("odds", "baccarat", "--seen", ",".join(["Ah"] * 7)), "--seen Ah: no such card is left"),
    (("odds", "craps", "--seen", "Ah"), "--seen is asked of baccarat: the odds of craps do not take cards seen"),
    (("odds", "baccarat", "--set", "decks=5"), "55/2004 art. 1(1)"),
    (("odds", "craps", "--set", "field-twelve=quadruple"), "double"),
    (("odds", "stud-poker", "--set", "royal-raise-odds=101"), "50 to 100"),
    (("odds", "stud-poker", "--set", "jackpot-contribution=3/2"), "a share from 0 to 1"),
    (("odds", "stud-poker", "--set", "jackpot-stake=ten"), "'ten' is not an amount"),
    (("odds", "craps", "--set", "odds-maximum=many"), "a whole number from 0 to a million"),
    (("simulate", "craps", "--bet", "pass-odds", "--selection", "7"), "4, 5, 6, 8, 9, 10"),
    (("simulate", "stud-poker", "--bet", "progressive-jackpot"), "10(3)"),
    (("odds", "stud-poker", "--bet", "progressive-jackpot"), "posts nothing for it"),
    (("odds", "stud-poker", "--set", "jackpot-stake=1000"), "jackpot_sums_must_be_posted, 61/2004 art. 10(3)"),
    (("simulate", "stud-poker", "--bet", "raise", "--rounds", "1", "--seed", "1"), "no raise was made"),
    (("play", "baccarat", "--set", "cut-depth=3"), "art. 2(1)"),
])  # fmt: skip
def test_bad_input_gets_one_clear_line(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say(*words, code=2)


def test_simulate_takes_the_number_of_an_odds_bet(say: Any) -> None:
    words = ("simulate", "craps", "--bet", "dont-pass-odds", "--selection", "10", "--rounds", "20000", "--json")
    found = json.loads(say(*words))
    assert (found["selection"], found["exact"]) == (10, "0")
    assert abs(found["z"]) < 4


@pytest.mark.parametrize(("name", "players", "standing"), [
    ("craps-come-and-odds.json", {"ana": 220_00, "ben": 250_00}, 1),
    ("baccarat-round.json", {"ana": 1500_00, "ben": -200_00}, 0),
    ("stud-poker-jackpot.json", {"ana": 95_090_70, "ben": -200_00}, 0),
])  # fmt: skip
def test_the_examples_settle(say: Any, name: str, players: dict[str, int], standing: int) -> None:
    found = json.loads(say("settle", str(EXAMPLES / name), "--json"))
    assert found["players"] == players
    assert len(found["standing"]) == standing
    assert "result:" in say("settle", str(EXAMPLES / name))
    assert ("standing on the layout" in say("settle", str(EXAMPLES / name))) == bool(standing)


@pytest.mark.parametrize(("edition", "acts", "says"), [
    ("craps-53-2010", [{"act": "bet", "player": "a", "bet": "come", "stake": 100}], "art. 5(2)(5)"),
    ("craps-53-2010", [{"act": "bet", "player": "a", "bet": "pass-odds", "stake": 100}], "art. 5(2)(2)"),
    ("craps-53-2010", [{"act": "bet", "player": "a", "bet": "horn", "stake": 102}], "art. 5(3)(7)"),
    ("stud-poker-61-2004", [
        {"act": "bet", "player": "a", "bet": "ante", "stake": 100},
        {"act": "hand", "to": 1, "cards": ["As", "As", "Qs", "Js", "Ts"]},
    ], "art. 1(1)"),
    ("stud-poker-61-2004", [
        {"act": "bet", "player": "a", "bet": "ante", "stake": 100},
        {"act": "hand", "to": 1, "cards": ["As", "Ks", "Qs", "Js"]},
    ], "art. 7"),
    ("stud-poker-61-2004", [
        {"act": "bet", "player": "a", "bet": "ante", "stake": 100},
        {"act": "hand", "to": 1, "cards": ["As", "Ks", "Qs", "Js", "Ts"]},
        {"act": "hand", "to": "croupier", "cards": ["2s", "Kh", "Qh", "Jh", "Th"]},
        {"act": "raise", "player": "a", "stake": 100},
    ], "art. 6(6)"),
    ("baccarat-55-2004", [
        {"act": "bet", "player": "a", "bet": "tie", "stake": 100},
        *[{"act": "card", "card": "9h"}] * 7,
    ], "art. "),
])  # fmt: skip
def test_what_the_law_refuses_is_refused_with_its_clause(
    say: Any, file: Any, edition: str, acts: list[dict[str, Any]], says: str
) -> None:
    assert says in say("settle", file({"banca": 1, "edition": edition, "acts": acts}), code=2)


def test_play_craps_shows_the_puck_and_lets_bets_stand(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("pass-line 100", "go", "back pass-line", "lying", "quit")
    text = seated(monkeypatch, say, *lines, words=("play", "craps"))
    assert " OFF " in text
    assert "shooter: you" in text
    assert "You leave with" in text


def test_play_baccarat_draws_the_roads_and_knows_the_shoe(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("odds", "player 100", *["go"] * 6, "odds", "quit")
    text = seated(monkeypatch, say, *lines, words=("play", "baccarat"))
    assert "from the 312 cards that were not seen" in text
    assert text.count("big road") == 6
    assert "The order is fixed: commitment " in text
    assert "大路" in seated(monkeypatch, say, "go", "quit", words=("play", "baccarat", "--lang", "zh"))


def test_play_stud_poker_asks_and_forecasts_nothing(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("bets", "ante 100", "progressive-jackpot 10", "go", "history", "raise", "why 1", "quit")
    text = seated(monkeypatch, say, *lines, words=("play", "stud-poker"))
    assert "What do you do? raise or fold" in text
    assert text.count("▒▒") == 4
    assert "61/2004 art. 12(1)" in text
    assert "jackpot: 200,007.00 HKD" in text
    assert "edge" not in text


def test_play_stud_poker_folds_for_whoever_leaves_with_cards(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "ante 100", "go", "quit", words=("play", "stud-poker"))
    assert "You leave with 900.00 HKD." in text


def test_play_never_lets_you_raise_with_what_you_do_not_have(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "ante 600", "go", "raise", "quit", words=("play", "stud-poker"))
    assert "you have 400.00, not 1,200.00" in text


def test_cards_of_a_real_shoe_are_typed_in(monkeypatch: pytest.MonkeyPatch, say: Any, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    lines = ("banker 100", "go", "4h", "Js", "Ad", "Jx", "Jc", "Th", "7d", "quit")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    text = say("play", "baccarat", "--typed", "--record", str(kept))
    assert "Jx" in text
    assert "You leave with 1,095.00 HKD." in text
    [record] = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    assert json.loads(say("settle", str(kept), "--json"))["players"] == {"you": 95_00}
    assert "commitments" not in record
    assert record["round"] == 1


def test_what_is_typed_may_be_a_list(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("pass-line 100", "go", "do lean die=1 faces=5,6", "6 1", "5 6", "quit")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    text = say("play", "craps", "--typed")
    assert "die 1 leans and counts 5" in text
    assert "You leave with 1,100.00 HKD." in text


def test_a_bet_that_the_law_keeps_stays_when_nobody_throws_on(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("pass-line 100", "go", "3 3", "field 10", "quit", "quit")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    text = say("play", "craps", "--typed")
    assert "What stood on the layout stays there: 100.00 on pass-line." in text
    assert "You leave with 900.00 HKD." in text


def test_settle_says_what_the_next_record_begins_with(say: Any, file: Any) -> None:
    first = {
        "banca": 1,
        "edition": "craps-53-2010",
        "acts": [{"act": "bet", "player": "ana", "bet": "pass-line", "stake": 100}, {"act": "dice", "dice": [3, 3]}],
    }
    left = json.loads(say("settle", file(first), "--json"))["next_table"]
    assert left["layout"]["point"] == 6
    second = {**first, "table": left, "acts": [{"act": "dice", "dice": [2, 4]}]}
    assert json.loads(say("settle", file(second), "--json"))["players"] == {"ana": 100}


def test_a_record_may_be_broken_into_lines_anywhere(say: Any, file: Any) -> None:
    text = """{"banca": 1, "edition": "craps-53-2010", "acts": [
{"act": "bet", "player": "ana", "bet": "field", "stake": 100},
{"act": "dice", "dice": [3, 1]}
]}"""
    assert "ana 1.00" in say("settle", file(text))
    lines = """{"banca": 1, "edition": "craps-53-2010", "acts": [
{"act": "bet", "player": "ana", "bet": "field", "stake": 100},
{"act": "dice", "dice": [3, 1]}]}"""
    assert "ana 1.00" in say("settle", file(lines))


def test_what_was_refused_is_said_when_the_record_ends_too_early(say: Any, file: Any) -> None:
    acts = [{"act": "bet", "player": "ana", "bet": "field", "stake": 150}, {"act": "dice", "dice": [3, 4]}]
    record = {"banca": 1, "edition": "craps-53-2010", "table": {"minimum": 100}, "acts": acts}
    assert "refused was act 1, bet" in say("settle", "--continue", file(record), code=2)


def test_parameters_are_named_wherever_options_are(say: Any) -> None:
    words = ("craps", "--set", "odds-maximum=3", "--json")
    assert json.loads(say("odds", *words))["parameters"] == {"odds-maximum": 3}
    assert json.loads(say("simulate", "--bet", "field", "--rounds", "100", *words))["parameters"] == {"odds-maximum": 3}
    head, first, *_ = say("odds", "craps", "--csv").splitlines()
    assert head.endswith(
        "edge_per_bet_resolved,edge_per_roll,rolls,edge_with_odds_1,edge_with_odds_2,edge_with_odds_3,"
        "edge_with_odds_5,edge_with_odds_10,edge_with_odds_100"
    )
    assert first.startswith("pass-line,,1,1:1,")


def test_a_raise_that_is_said_with_an_amount_is_that_amount(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("raise", "ante 100", "go", "raise 100", "fold 7", "go", "raise 200", "quit")
    text = seated(monkeypatch, say, *lines, words=("play", "stud-poker"))
    assert "art. 6(5)" in text
    assert "raise_must_be_twice_the_ante" in text
    assert "say “fold” and nothing more" in text
    assert "you have to decide: raise or fold" in text
    assert "Raise 200.00  [61/2004 art. 6(5)]" in text


def test_help_says_what_this_game_knows(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    stud = seated(monkeypatch, say, "help", "quit", words=("play", "stud-poker"))
    assert "raise, fold" in stud
    assert "move BET" not in stud
    assert "history" not in stud
    assert "do misdeal why=wrong-count" in stud
    assert "do void" in seated(monkeypatch, say, "help", "quit", words=("play", "craps"))


def test_a_hand_may_be_typed_at_once(monkeypatch: pytest.MonkeyPatch, say: Any, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    lines = ("ante 100", "go", "As Ks Qs Js Ts", "2c,3c,4c,5c,7d", "raise", "quit")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    text = say("play", "stud-poker", "--typed", "--record", str(kept))
    assert "does not open" in text
    hands = [act for act in json.loads(kept.read_text(encoding="utf-8"))["acts"] if act["act"] == "hand"]
    assert [hand["cards"][0] for hand in hands] == ["As", "2c"]


def test_a_fraction_of_a_cent_in_the_pool_can_be_looked_at(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    sums = {"royal-flush": 500000, "straight-flush": 50000, "four-of-a-kind": 5000, "full-house": 1000, "flush": 500}
    words = [f"jackpot-fixed-{hand}={amount}" for hand, amount in sums.items()]
    words += ["jackpot-stake=10", "jackpot-contribution=1/3", "jackpot-minimum=1000"]
    options = [part for word in words for part in ("--set", word)]
    lines = ("ante 100", "progressive-jackpot 10", "go", "fold", "quit")
    text = seated(monkeypatch, say, *lines, words=("play", "stud-poker", *options))
    assert "jackpot (before 1,000.00, fed 3.33" in text


def test_part_of_a_bet_is_taken_back(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("banker 100", "back banker 40", "lying", "go go", "player 50 at 3", "quit")
    text = seated(monkeypatch, say, *lines, words=("play", "baccarat"))
    assert "  60.00 on banker" in text
    assert "say “go” and nothing more" in text
    assert "art. 15" in text  # whoever has chips on the common area stands, and uses no box
    assert "You leave with 1,000.00 HKD." in text


def test_cards_that_come_face_down_are_not_called(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    text = seated(monkeypatch, say, "banker 100", *["step"] * 5, "quit", words=("play", "baccarat"))
    assert text.count("Deal a card, face down, player") == 2
    assert "Deal a card, face down, banker" in text
    assert not re.search("Deal a card.*[♠♥♦♣]", text)
    assert "Deal a card" not in seated(monkeypatch, say, "banker 100", "go", "quit", words=("play", "baccarat"))
    machine = ("play", "baccarat", "--set", "dealing-device=shuffler-dealer")
    assert "Deal a card" in seated(monkeypatch, say, "banker 100", "go", "quit", words=machine)


def test_what_a_tie_leaves_standing_is_counted_until_it_is_decided(say: Any) -> None:
    def banker(*words: str) -> Any:
        return json.loads(say("odds", "baccarat", "--bet", "banker", "--json", *words))["bets"][0]

    keep = ("--set", "after-tie=keep")
    machine = ("--set", "dealing-device=shuffler-dealer")
    once, stays, decided = banker(), banker(*keep), banker(*keep, *machine)
    assert once["edge"] == stays["edge"] == decided["edge_per_round"]
    assert "a tie leaves the stake standing" in stays["assumes"]
    assert Fraction(decided["edge"]) == Fraction(once["edge"]) / (1 - Fraction(once["push"]))
    assert (decided["push"], round(float(Fraction(decided["edge"])), 6)) == ("0", 0.011668)


def test_cards_seen_are_named_and_mean_nothing_to_a_machine(say: Any) -> None:
    assert json.loads(say("odds", "baccarat", "--seen", "Ah, Kd", "--json"))["seen"] == ["Ah", "Kd"]
    assert "A♥, K♦ being out" in say("odds", "baccarat", "--seen", "Ah, Kd")
    words = ("odds", "baccarat", "--set", "dealing-device=shuffler-dealer", "--seen", "Ah")
    assert "55/2004 art. 7(2)" in say(*words, code=2)
