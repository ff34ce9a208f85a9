"""Best play of stud poker and its jackpot, as a person asks for them."""

import json
from fractions import Fraction
from typing import Any

import pytest

from banca.law import LANGUAGES, Language
from tests.cli.test_cli import say

__all__ = ["say"]  # a fixture

ASK = ("strategy", "stud-poker", "--hand", "Ah,Kd,Qc,7s,2h", "--bank", "5d")
SUMS = {
    "jackpot-fixed-royal-flush": "500000",
    "jackpot-fixed-straight-flush": "50000",
    "jackpot-fixed-four-of-a-kind": "5000",
    "jackpot-fixed-full-house": "1000",
    "jackpot-fixed-flush": "500",
    "jackpot-minimum": "200000",
    "jackpot-stake": "10",
    "jackpot-contribution": "7/10",
}
POSTED = tuple(word for name, value in SUMS.items() for word in ("--set", f"{name}={value}"))


# One hand.


def test_the_values_of_raising_and_folding(say: Any) -> None:
    text = say(*ASK)
    marked = next(line.split() for line in text.splitlines() if line.strip().startswith("*"))
    assert marked == ["*", "fold", "-1", "-1.000000"]
    assert "-163451/163185" in text
    assert "does not open                     73,993    45.3430 %   win         +1" in text
    assert "opens, five-odd-cards, lower       5,022     3.0775 %   win         +3" in text
    assert "over the 163,185 hands that the croupier may hold" in text
    assert "61/2004 art. 8(10)" in text
    assert "art9.1" in text


def test_one_hand_as_json(say: Any) -> None:
    found = json.loads(say(*ASK, "--json"))
    assert (found["best"], found["class"], found["ways"]) == ("fold", "five-odd-cards", 163185)
    ends = found["ends"]
    assert sum(ends[name]["ways"] for name in ("closed", "bettor_higher", "bettor_lower", "equal")) == 163185
    value = sum(Fraction(each["chance"]) * Fraction(each["gain"]) for each in ends.values())
    assert Fraction(found["raise"]["value"]) == value < Fraction(found["fold"]["value"]) == -1
    opened = found["croupier_opens_with"]
    for name in ("bettor_higher", "bettor_lower"):
        assert sum(each[name] for each in opened) == ends[name]["ways"] > 0
    assert {name for each in opened for name in each} == {"class", "bettor_higher", "bettor_lower"}
    assert (found["exact"], found["bound"]) == (True, None)
    assert {"art6.6", "art8.10", "art9.5.1"} <= set(found["clauses"])
    assert "art9.1" in found["readings"]


def test_a_hand_that_wins_more(say: Any) -> None:
    royal = ("--hand", "Ah,Kh,Qh,Jh,Th", "--bank", "5d", "--json")
    fifty, hundred = (
        json.loads(say("strategy", "stud-poker", *royal, "--set", f"royal-raise-odds={n}")) for n in (50, 100)
    )
    assert (fifty["best"], fifty["ends"]["bettor_higher"]["gain"], hundred["ends"]["bettor_higher"]["gain"]) == (
        "raise",
        "101",
        "201",
    )
    assert fifty["ends"]["bettor_lower"]["ways"] == 0
    assert Fraction(hundred["raise"]["value"]) > Fraction(fifty["raise"]["value"])


def test_a_posted_maximum_is_taken_as_not_reached(say: Any) -> None:
    says = "max-per-game is taken as not reached"
    assert says in say(*ASK, "--set", "max-per-game=100000")
    assert json.loads(say(*ASK, "--set", "max-per-game=100000", "--json"))["assumes"] == says


LIMITED = ("--set", "royal-raise-odds=100", "--set", "max-per-game=50000", "--stake", "500")  # 50 times the raise


def test_a_posted_maximum_is_applied_to_the_ante_that_is_said(say: Any) -> None:
    royal = ("strategy", "stud-poker", "--hand", "Ah,Kh,Qh,Jh,Th", "--bank", "5d")
    found, fifty = json.loads(say(*royal, *LIMITED, "--json")), json.loads(say(*royal, "--json"))
    assert found["raise"] == fifty["raise"]
    assert found["ends"] == fifty["ends"]
    assert found["stake"] == {"ante": 50000, "raise": 100000}
    assert found["assumes"] == "max-per-game is applied to the prizes of this ante"
    text = say(*royal, *LIMITED)
    assert "of an ante of 500.00, with a raise of 1,000.00" in text
    assert "max-per-game is applied to the prizes of this ante" in text
    assert json.loads(say(*royal, *LIMITED[:-1], "250", "--json"))["ends"]["bettor_higher"]["gain"] == "201"


def test_odds_and_chart_of_an_ante_under_a_maximum(say: Any) -> None:
    """As of a table that pays a royal flush 50 to 1, whose edge is known."""
    found = json.loads(say("odds", "stud-poker", *LIMITED, "--json"))
    assert found["stake"] == {"ante": 50000, "raise": 100000}
    ante = found["bets"][0]
    assert (ante["edge"], ante["exact"]) == ("7243120413/138425211925", True)
    assert ante["assumes"].endswith("max-per-game is applied to the prizes of this ante")
    assert json.loads(say("strategy", "stud-poker", *LIMITED, "--json"))["edge"] == ante["edge"]
    assert "of an ante of 500.00, with a raise of 1,000.00" in say("strategy", "stud-poker", *LIMITED)
    assert "原注為500.00，加注為1,000.00" in say("odds", "stud-poker", *LIMITED, "--lang", "zh")
    words = ("odds", "stud-poker", *LIMITED, *POSTED, "--bet", "progressive-jackpot", "--json")
    [jackpot] = json.loads(say(*words))["bets"]
    assert jackpot["break_even_meter"] == "4142886700/19"


@pytest.mark.parametrize(("words", "says"), [
    (("odds", "stud-poker", "--stake", "5"), "an ante of any amount is paid alike where no maximum is posted"),
    (("odds", "stud-poker", *LIMITED[:-1], "0"), "an ante of 0.00: it is from 0.01 to 10,000,000,000,000.00 (61/2004"),
    (("odds", "stud-poker", *LIMITED[:-1], "much"), "'much' is not an amount"),
    (("odds", "stud-poker", *LIMITED[:-1], "10000000000000.01"), "10000000000000.01 is more money than there is"),
    (("odds", "stud-poker", *LIMITED, "--hold", "ante=5"), "--hold is of bets held together, --stake of one box"),
    (("odds", "cussec", "--stake", "5"), "--stake is asked of stud-poker, whose maximum per game an ante may reach"),
    (("strategy", "blackjack", "--stake", "5"), "--stake is asked of stud-poker, not of blackjack"),
    (("strategy", "stud-poker", "--stake", "5"), "paid alike where no maximum is posted"),
    ((*ASK, "--stake", "5"), "paid alike where no maximum is posted"),
])  # fmt: skip
def test_a_stake_that_cannot_be_gets_one_line(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say(*words, code=2)


@pytest.mark.parametrize(("lang", "says"), [("pt", "abre, par, mais alta"), ("zh", "開牌，一對，較大")])
def test_hands_are_called_as_the_law_calls_them(say: Any, lang: str, says: str) -> None:
    assert says in say(*ASK, "--lang", lang)


@pytest.mark.parametrize(("words", "says"), [
    (("--hand", "Ah,Kd", "--bank", "9d"), "--hand names 2 cards: a hand has 5 (61/2004 art. 7(1))"),
    (("--hand", "Ah,Kd,9c,5s,Ah", "--bank", "9d"), "--hand has Ah 2 times: the game is played with one pack"),
    (("--hand", "Ah,Kd,9c,5s,2h", "--bank", "2h"), "--bank 2h is in --hand: the game has one pack"),
    (("--hand", "Ah,Kd,9c,5s,2h"), "--hand and --bank go together: --hand Ah,Kd"),
    (("--bank", "2h"), "--hand and --bank go together"),
    (("--hand", "Ah,Kd,9c,5s,1h", "--bank", "9d"), "--hand 1h: no such card: they are written Ah, Td, 9c"),
    (("--hand", "Ah,Kd,9c,5s,2h", "--bank", "2d,3d"), "--bank names 2 cards: the croupier shows one"),
    (("--hand", "", "--bank", "2d"), "--hand names 0 cards"),
    (("--tiles", "1-1"), "--tiles is asked of pai-kau, not of stud-poker"),
])  # fmt: skip
def test_what_cannot_be_gets_one_line(say: Any, words: tuple[str, ...], says: str) -> None:
    printed = say("strategy", "stud-poker", *words, code=2)
    assert says in printed
    assert printed.count("\n") == 1


# All hands.


def row(text: str, name: str) -> list[str]:
    """The last line of the chart with this name."""
    return [line for line in text.splitlines() if line.strip().startswith(f"{name} ")][-1].split()[len(name.split()) :]


def test_the_chart(say: Any) -> None:
    text = say("strategy", "stud-poker")
    assert row(text, "A – 2") == ["R"] * 13
    assert row(text, "A K Q J – A K J 3") == ["R"] * 13
    assert row(text, "A K T 4") == ["R", "R", "R", "96.1", "F", "F"]
    assert row(text, "A K Q T") == ["R"] * 4 + ["96.6", "96.6", "R", "R", "8.1"]
    assert row(text, "A K J T – A K 4 3") == ["F"] * 11
    assert "167,280    36.4027 %" in text
    assert "7243120413/138425211925" in text
    assert "2.5593 %" in text
    assert "2.237317" in text
    assert "nothing may be used to work out a strategy (61/2004 art. 12(1))" in text


def test_the_chart_as_json(say: Any) -> None:
    found = json.loads(say("strategy", "stud-poker", "--json"))
    assert (found["exact"], found["bound"]) == (True, None)
    assert found["edge"] == "7243120413/138425211925"
    assert Fraction(found["raised"]) == Fraction(63793782, 122151120)
    assert sum(kind["raised"] for kind in found["kinds"]) == 63793782
    assert sum(kind["hands"] for kind in found["kinds"]) == 2598960
    [line] = [each for each in found["chart"] if each["ranks"] == "Q7" and not each["rank_shown_in_hand"]]
    assert (line["raised"]["5"], line["pairs"]["5"]) == (9240, 16320)
    assert "A" not in line["pairs"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chart_in_every_language(say: Any, lang: Language) -> None:
    text = say("strategy", "stud-poker", "--lang", lang)
    assert "A K Q J – A K J 3" in text
    assert {"en": "below ace-king", "pt": "abaixo de ás e rei", "zh": "A、K以下散牌"}[lang] in text
    share, edge = {"en": ("96.1", "5.2325 %"), "pt": ("96,1", "5,2325%"), "zh": ("96.1", "5.2325%")}[lang]
    assert row(text, "A K T 4") == ["R", "R", "R", share, "F", "F"]
    assert edge in text


# Odds and simulation.


def test_odds_are_of_best_play_with_ace_king_for_comparison(say: Any) -> None:
    text = say("odds", "stud-poker")
    line = next(line for line in text.splitlines() if line.strip().startswith("ante"))
    assert all(part in line for part in ("5.2325 %", "2.2373", "52.2253 %", "2.5593 %", "5.6902 %"))
    assert "ace_king: where the bettor raises on ace-king or better, whatever card the croupier shows" in text
    found = json.loads(say("odds", "stud-poker", "--json"))
    ante = found["bets"][0]
    assert ante["edge"] == "7243120413/138425211925"
    assert ante["edge_ace_king"] == "18903949223/332220508620"
    assert found["ace_king_means"].startswith("ace_king: where the bettor raises")
    assert "jackpot" not in ante


def test_a_simulation_plays_best_and_says_so(say: Any) -> None:
    words = ("simulate", "stud-poker", "--bet", "ante", "--rounds", "200000")
    assert "the bettor raises wherever that is worth more than folding" in say(*words)
    found = json.loads(say(*words, "--json"))
    assert abs(found["z"]) < 4
    assert found["exact"] == "-7243120413/138425211925"
    assert found["assumes"].startswith("ante: with its raise; the bettor raises wherever")


# The meter.


def test_where_the_jackpot_breaks_even(say: Any) -> None:
    text = say("odds", "stud-poker", *POSTED)
    assert "progressive-jackpot at a meter of 200,000.00" in text
    assert (
        "breaks even from a meter of 2,180,466.70 (before prizes are rounded down, 4142886700/19 minor units)" in text
    )
    assert "edge at the pool's minimum of 200,000.00: 49.1412 %" in text
    assert "from a meter of 499,993.00 the edge is 49.1412 %, and falls by 0.00029242 % for each 10.00" in text
    assert "a bet feeds the pool 7.00; " in text
    royal = next(line.split() for line in text.splitlines() if line.strip().startswith("royal-flush"))
    assert royal == ["royal-flush", "500,000.00", "100", "%", "500,000.00", "649,740.0", "0.7695"]


def test_at_another_meter(say: Any) -> None:
    words = ("odds", "stud-poker", *POSTED, "--bet", "progressive-jackpot", "--json", "--meter")
    [even], [less] = (json.loads(say(*words, meter))["bets"] for meter in ("2180466.70", "2180466.69"))
    assert Fraction(even["edge"]) <= 0 < Fraction(less["edge"])
    assert even["break_even_meter"] == "4142886700/19"
    assert [each["hand"] for each in even["jackpot"]["prizes"]][:2] == ["royal-flush", "straight-flush"]
    assert even["jackpot"]["prizes"][0]["prize"] == 218046670 + 700
    assert [each["from_meter"] for each in even["jackpot"]["edge_by_meter"]] == ["0", "49999300"]
    assert "the meter at the pool's minimum" not in even["assumes"]


def test_a_jackpot_that_never_loses(say: Any) -> None:
    generous = tuple(
        word.replace("flush=500", "flush=50000") if word == "jackpot-fixed-flush=500" else word for word in POSTED
    )
    assert "loses nothing at any meter" in say("odds", "stud-poker", *generous)


@pytest.mark.parametrize(
    ("lang", "says"),
    [("pt", "ponto de equilíbrio com o «jackpot» em 2\xa0180\xa0466,70"), ("zh", "彩池金額達2,180,466.70起收支平衡")],
)
def test_the_meter_in_other_languages(say: Any, lang: str, says: str) -> None:
    text = say("odds", "stud-poker", *POSTED, "--lang", lang)
    assert says in text
    assert {"pt": " 649\xa0740,0       0,7695 ", "zh": " 0.7695 "}[lang] in text


@pytest.mark.parametrize(("words", "says"), [
    (("cussec", "--meter", "5"), "--meter is asked of stud-poker, whose jackpot it is: not of cussec"),
    (("stud-poker", "--meter", "5"), f"it posts no sums for it, which are {', '.join(SUMS)} [jackpot_must_be_posted"),
    (("stud-poker", *POSTED, "--meter", "much"), "'much' is not an amount: write 100 or 100.50"),
    (("stud-poker", *POSTED, "--meter=-5"), "'-5' is not an amount"),
    (("stud-poker", *POSTED, "--meter", "0.001"), "'0.001' is not an amount"),
    (("stud-poker", *POSTED, "--meter", "10000000000000.01"), "money than there is: at most 10,000,000,000,000.00"),
    (("stud-poker", *POSTED, "--meter", "9" * 5000), "999999999999… is more money than there is"),
    (("stud-poker", *POSTED, "--meter", "5", "--hold", "ante=5"), "--hold is of bets held together, --meter of one"),
    (("baccarat", "--meter", "5", "--hold", "player=5"), "--meter is asked of stud-poker"),
    (("baccarat", "--meter", "5", "--seen", "Ah"), "--meter is asked of stud-poker"),
])  # fmt: skip
def test_a_meter_that_cannot_be_gets_one_line(say: Any, words: tuple[str, ...], says: str) -> None:
    printed = say("odds", *words, code=2)
    assert says in printed
    assert printed.count("\n") == 1
