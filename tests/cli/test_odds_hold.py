"""banca odds GAME --hold …, as a person uses it."""

import csv
import io
import json
import re
from fractions import Fraction
from typing import Any

import pytest

from banca.cli import main
from banca.cli.screen import bar

PASS_345 = ("odds", "craps", "--hold", "pass-line=10,odds=3-4-5")
AND_OTHERS = ("--hold", "field=5", "--hold", "hard-6=1", "--hold", "big-8=12")


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*words: str, code: int = 0) -> str:
        got = main(words)
        out, err = capsys.readouterr()
        assert got == code, err
        if code:
            assert out == ""
            assert err.count("\n") == 1, err
            return err
        assert err == ""
        return out

    return run


def test_the_json_has_every_figure_exactly_in_units_of_money(say: Any) -> None:
    said = json.loads(say(*PASS_345, "--hold", "field=5", "--json"))
    assert said["edition"] == "craps-53-2010"
    assert (said["exact"], said["bound"]) == (True, None)
    line, odds, field = said["held"]
    assert (line["bet"], line["stake"], line["edge"]) == ("pass-line", "10", "7/495")
    assert odds["by_number"] == {"4": "30", "5": "40", "6": "50", "8": "50", "9": "40", "10": "30"}
    assert (odds["staked"], odds["edge"]) == ("250/9", "0")
    assert field["edge"] == "1/18"
    assert said["staked_at_once"] == "15"
    assert Fraction(said["staked"]) == 15 + Fraction(250, 9)
    assert Fraction(said["mean"]) == -Fraction(7, 495) * 10 - Fraction(5, 18)
    assert Fraction(said["edge"]) == -Fraction(said["mean"]) / Fraction(said["staked"])
    assert said["edge_decimal"] == pytest.approx(float(Fraction(said["edge"])))
    assert sum(Fraction(each) for line in said["covariance"] for each in line) == Fraction(said["variance"])
    assert said["sd"] == pytest.approx(float(Fraction(said["variance"])) ** 0.5)
    assert sum(each["ways"] for each in said["outcomes"]) == said["ways"]
    mean = sum(Fraction(each["gain"]) * each["ways"] for each in said["outcomes"]) / said["ways"]
    assert mean == Fraction(said["mean"])
    assert sum(Fraction(said[name]) for name in ("gains", "even", "loses")) == 1
    assert said["correlation"][0][0] == 1
    assert said["correlation"][1][2] == 0
    assert {"edge_per_bet_made", "edge_per_bet_resolved", "edge_per_roll", "loss_per_roll", "rolls"} <= said.keys()
    assert "art6.12" in said["clauses"]


def test_the_csv_has_a_line_for_each_gain(say: Any) -> None:
    rows = list(
        csv.DictReader(io.StringIO(say("odds", "roulette", "--hold", "red=10", "--hold", "straight/0=1", "--csv")))
    )
    assert [(row["gain"], row["ways"]) for row in rows] == [("25", "1"), ("9", "18"), ("-11", "18")]
    assert sum(Fraction(row["chance"]) for row in rows) == 1


def test_the_table_shows_bets_figures_correlations_and_bars(say: Any) -> None:
    shown = say(*PASS_345)
    assert "0.3743 %  (7/1870)" in shown
    assert "30.00 · 40.00 · 50.00" in shown
    assert "4, 10 · 5, 9 · 6, 8" in shown
    assert "+0.7958" in shown
    assert re.search(r"\+70\.00 +27\.0707 % +█+", shown)
    assert "odds are added as soon as their number comes" in shown


def test_many_gains_are_shown_in_ranges(say: Any) -> None:
    shown = say(*PASS_345, *AND_OTHERS)
    assert "+88.00 to +98.00" in shown
    assert "28 different gains, in ranges" in shown


def test_a_bar_is_as_long_as_its_part_and_never_nothing() -> None:
    assert bar(Fraction(1)) == "█" * 40
    assert bar(Fraction(1, 2)) == "█" * 20
    assert bar(Fraction(1, 80)) == "▌"
    assert bar(Fraction(1, 10**9)) == "▏"


@pytest.mark.parametrize(("lang", "name", "words"), [
    ("pt", "«Pass Line»", ("apostas feitas ao mesmo tempo", "maior perda", "fazem-se todas antes do mesmo lançamento")),
    ("zh", "派司拉", ("同時持有的投注", "最大所失", "各注均於同一擲之前投下")),
])  # fmt: skip
def test_bets_may_be_typed_and_are_shown_by_their_names(say: Any, lang: str, name: str, words: tuple[str, ...]) -> None:
    shown = say("odds", "craps", "--lang", lang, "--hold", f"{name}=10")
    assert all(each in shown for each in words)


def test_figures_have_the_marks_of_the_language_once(say: Any) -> None:
    shown = say(*PASS_345, "--lang", "pt")
    assert "0,3743%  (7/1870)" in shown
    assert "+0,7958" in shown
    assert re.search(r"\+70,00 +27,0707% +█+", shown)
    assert re.search(r" 3,376 *$", shown, re.MULTILINE)  # throws until the line bet is decided
    assert "+88,00 a +98,00" in say(*PASS_345, *AND_OTHERS, "--lang", "pt")


def test_the_cards_that_were_seen_change_what_is_held(say: Any) -> None:
    hold = ("odds", "baccarat", "--hold", "player=10", "--hold", "player-pair=1", "--json")
    whole, seen = json.loads(say(*hold)), json.loads(say(*hold, "--seen", "Ah,Ad,Ac"))
    assert seen["seen"] == ["Ah", "Ad", "Ac"]
    left = [24] * 12 + [21]
    assert Fraction(seen["held"][1]["win"]) == Fraction(sum(n * (n - 1) for n in left), 309 * 308)
    assert Fraction(whole["held"][1]["win"]) == Fraction(23, 311)
    assert "being out" in say(*hold[:-1], "--seen", "Ah")


@pytest.mark.parametrize(("words", "says"), [
    (("craps", "--hold", "pass-line"), "write BET=AMOUNT or BET/SELECTION=AMOUNT"),
    (("craps", "--hold", "pass-line=ten"), "write BET=AMOUNT or BET/SELECTION=AMOUNT"),
    (("craps", "--hold", "pass-line=1.005"), "'1.005' is not an amount"),
    (("craps", "--hold", "pass-line=10,odds=3-4"), "odds are a multiple of the bet, or one each for 4 and 10, 5 and 9"),
    (("craps", "--hold", "pass-line=10,odds=1..5"), "odds are a multiple of the bet"),
    (("craps", "--hold", "pass-line=10,odds=0.0001"), "stakes are whole minor units"),
    (("craps", "--hold", "place=6"), "no bet 'place' at this table"),
    (("craps", "--hold", "field=6", "--seen", "Ah"), "--seen is asked of baccarat"),
    (("craps", "--hold", "field=6", "--bet", "field"), "leave --bet out"),
    (("craps", "--hold", "field=6", "--all"), "leave --all out"),
    (("stud-poker", "--hold", "ante=6"), "the bets of stud-poker are not held together"),
])  # fmt: skip
def test_what_is_wrong_is_said_in_one_line(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say("odds", *words, code=2)


@pytest.mark.parametrize("game", ["cussec", "fantan", "fish-prawn-crab", "roulette", "baccarat", "craps"])
def test_every_row_says_that_it_is_exact_and_has_its_shape(say: Any, game: str) -> None:
    for row in json.loads(say("odds", game, "--json"))["bets"]:
        assert (row["exact"], row["bound"]) == (True, None)
        assert isinstance(row["skew"], float)
        assert isinstance(row["kurtosis"], float)
        assert (Fraction(row["push"]) > 0) <= ("edge_per_bet_resolved" in row)
