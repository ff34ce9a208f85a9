"""banca strategy, as a person uses it."""

import json
import re
from fractions import Fraction
from typing import Any

import pytest

from banca.games.pai_kau.ways import WAYS
from banca.law import LANGUAGES, Language
from banca.messages import message
from tests.cli.test_cli import say

__all__ = ["say"]  # a fixture

ASK = ("strategy", "pai-kau", "--tiles", "6-6,1-1,4-5,2-4")


def test_the_divisions_of_four_tiles_with_their_values(say: Any) -> None:
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
    assert "pedras do banqueiro, contra 20\xa0475 mãos" in say(*ASK, "--as", "banker", "--lang", "pt")


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
    assert all(squeezed(f"{way.names}: {way.says}") in squeezed(text) for way in WAYS.values())
    assert "2.1346 %" in text
    assert "options: first-listed" in text
    heads, *rows = [line for line in text.splitlines() if "Highest front" in line]
    assert "Highest-front" not in text
    assert rows[0].startswith(" Highest front ")
    assert all(str(way.names) in heads for way in WAYS.values())
    assert "options: first-listed with house-way=balanced" in say("strategy", "pai-kau", "--set", "house-way=balanced")
    portuguese = say("strategy", "pai-kau", "--as", "banker", "--lang", "pt")
    assert all(part in portuguese for part in ("o que perde uma unidade da banca", " 0,2596% "))
    assert re.search(r"\(0,\d{6}%\)", portuguese)
    found = json.loads(say("strategy", "pai-kau", "--json"))
    assert [each["way"] for each in found["ways"]] == list(WAYS)
    assert len(found["duels"]) == 25
    edges = {(each["player"], each["banker"]): Fraction(each["edge_of_seat"]) for each in found["duels"]}
    for way in WAYS:
        assert edges["best", way] == min(edges[player, way] for player in (*WAYS, "best"))
    both = next(each for each in found["duels"] if (each["player"], each["banker"]) == ("best", "best"))
    wins, losses = Fraction(both["win"]), Fraction(both["lose"])
    assert Fraction(both["edge_of_bank"]) == wins - Fraction(96, 100) * losses
    rest = both["mutual_best_play"]
    assert rest["exact"] is False
    assert set(rest["left_to_gain"]) == {"player", "banker"}
    assert all(0 <= Fraction(left) < Fraction(1, 200_000) for left in rest["left_to_gain"].values())
    assert all(Fraction(rest["bound"][side]) > Fraction(left) for side, left in rest["left_to_gain"].items())
    assert rest["bound_means"].startswith("the most by which the figure moves when one side, either of the two")
    assert both["bound"] == max(rest["bound"].values(), key=Fraction)
    assert [(each["exact"], each["bound"]) for each in found["duels"][:-1]] == [(True, None)] * 24
    assert (found["duels"][-1] is both, both["exact"]) == (True, False)
    [by_best_play] = [line for line in text.splitlines() if line.startswith(" best play ")]
    assert (text.count("≈"), by_best_play.split()[-2:]) == (2, ["≈2.0871", "%"])  # the cell, and what the mark means
    assert not any("mutual_best_play" in each for each in found["duels"] if each is not both)
    against = json.loads(say(*ASK, "--against", "best", "--json"))
    assert against["mutual_best_play"] == rest
    assert "mutual_best_play" not in json.loads(say(*ASK, "--json"))


def test_values_against_best_play_are_marked_as_not_exact(say: Any) -> None:
    against, by_way = (json.loads(say(*ASK, *words, "--json")) for words in (("--against", "best"), ()))
    assert [(each["exact"], each["bound"]) for each in (by_way, *by_way["divisions"])] == [(True, None)] * 4
    assert not any(each["exact"] for each in (against, *against["divisions"]))
    bounds = [Fraction(each["bound"]) for each in against["divisions"]]
    assert Fraction(against["bound"]) == max(bounds) > 0
    assert against["bound_means"].startswith("the most by which the value moves when the other side goes over")
    text = say(*ASK, "--against", "best")
    assert sum(line.count("≈") for line in text.splitlines() if "points" in line) == 3
    assert "≈ not exact: the most by which the value moves" in text
    assert "≈" not in say(*ASK)
    assert "≈ 並非準確值：任何一方改以最佳應對時" in say("strategy", "pai-kau", "--lang", "zh")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_way_is_published_with_all_its_rules(say: Any, lang: Language) -> None:
    """As they stand in the game, whose thresholds they give."""
    for way in WAYS.values():
        text = say("strategy", "pai-kau", "--way", way.slug, "--lang", lang)
        rules = message(lang, "labelled", label=way.names.said_in(lang), text=way.says.said_in(lang))
        assert squeezed(rules) in squeezed(text)
    found = json.loads(say("strategy", "pai-kau", "--way", "customary", "--json"))
    assert (found["way"], found["says"][lang]) == ("customary", WAYS["customary"].says.said_in(lang))


def squeezed(text: str) -> str:
    """Whatever the lines are broken at."""
    return "".join(text.split())


def test_odds_say_what_the_edge_is_and_which_figure_is_not_exact(say: Any) -> None:
    text = say("odds", "pai-kau")
    assert "edge: what the bettor loses per unit staked, to the other side and to the house; pays: prize" in text
    assert "edge: the house's" not in text
    assert "edge: the house's, per unit staked; pays: prize to stake, before commission" in say("odds", "cussec")
    assert "both sides arrange by balanced; " in say("odds", "pai-kau", "--set", "house-way=balanced")
    found = json.loads(say("odds", "pai-kau", "--json"))
    assert found["edge_means"].startswith("edge: what the bettor loses")
    for row in found["bets"]:
        mutual = row["edge_mutual_best_play"]
        assert (row["exact"], mutual["exact"]) == (True, False)
        assert Fraction(mutual["bound"]) > 4 * Fraction(mutual["left_to_gain"])
        assert mutual["bound_means"].startswith("the most by which the figure moves")
        assert "mutual_best_play_bound" not in row
        assert 0 <= Fraction(mutual["left_to_gain"]) < Fraction(1, 200_000)
        assert abs(float(Fraction(mutual["value"])) - mutual["decimal"]) < 1e-9
        assert "left_to_gain" not in row
        assert row["assumes"].startswith("both sides arrange by customary; ")
    heads, first, *_ = say("odds", "pai-kau", "--csv").splitlines()
    written = dict(zip(heads.split(","), first.split(","), strict=True))
    assert written["edge_mutual_best_play"] == found["bets"][0]["edge_mutual_best_play"]["value"]


def test_a_simulation_says_by_which_way_tiles_are_arranged(say: Any) -> None:
    found = json.loads(say("simulate", "pai-kau", "--bet", "seat", "--rounds", "1000", "--json"))
    assert found["assumes"] == "both sides arrange by customary"


@pytest.mark.parametrize(("words", "says"), [
    (("--tiles", "6-6,1-1,1-2"), "--tiles names 3: a seat has 4 (96/85/M art. 5(1))"),
    (("--tiles", "6-7,1-1,1-2,2-2"), "--tiles 6-7: no such tile: 1-1 1-2"),
    (("--tiles", "6-6,6-6,6-6,2-2"), "--tiles has 3 of 6-6: a set has 2 (96/85/M table 1)"),
    (("--tiles", "1-2,1-2,6-6,2-2"), "--tiles has 2 of 1-2: a set has 1 (96/85/M table 1)"),
    (("--tiles", "6-6,1-1,4-5,2-4", "--against", "mine"), "no such way of arranging: customary, balanced,"),
    (("--tiles", "6-6,1-1,4-5,2-4", "--as", "dealer"), "a player's or the banker's: player or banker"),
    (("--against", "best"), "--against goes with --tiles"),
    (("--way", "mine"), "--way mine: no such way of arranging: customary, balanced, highest-front or highest-back (96"),
    (("--way", "best"), "--way best: no such way of arranging"),
    (("--way", "customary", "--as", "banker"), "--way tells the rules of one way"),
    (("--set", "house-way=mine"), "customary or balanced or highest-front or highest-back, not 'mine'"),
])  # fmt: skip
def test_what_makes_no_sense_gets_one_line(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say("strategy", "pai-kau", *words, code=2)


def test_a_game_without_decisions_says_so(say: Any) -> None:
    assert "cussec has no strategy to tell: blackjack, pai-kau and stud-poker have" in say("strategy", "cussec", code=2)
    assert "no game" in say("strategy", "poker", code=2)


# Blackjack.


def row(text: str, name: str) -> list[str]:
    """The letters of the first row of the chart with this name."""
    lines = (line.split() for line in text.splitlines())
    return next(letters for first, *letters in filter(None, lines) if first == name)


BASIC = ("strategy", "blackjack", "--basic")


def test_the_basic_strategy_as_a_chart(say: Any) -> None:
    text = say(*BASIC)
    assert row(text, "16") == list("SSSSSHHRRH")
    assert row(text, "88") == list("PPPPPPPPRH")
    assert row(text, "18") == list("SDDDDSSHHH")
    assert row(text, "67") == list("HHSSSHHHHH")
    assert row(text, "10–11") == list("DDDDDDDDHH")
    assert "H draw, S stand, D double, P split, R surrender, F five-cards" in text
    assert "6 cards up" in text
    assert "Best where cards come from very many decks; with few decks some answers would be others." in text
    assert json.loads(say(*BASIC, "--json"))["assumes"].startswith("Best where cards come from very")
    assert "how to play best" not in say("strategy", "--help").lower()


def test_the_chart_is_that_of_the_options_and_of_the_day(say: Any) -> None:
    plain = say(*BASIC, "--set", "five-cards=not-offered", "--set", "special-prizes=not-offered")
    assert row(plain, "22–33") == list("PPPPPPHHHH")
    assert "five-cards" not in plain.splitlines()[-4]
    assert "3 cards up" in plain
    assert "near a prize" not in plain
    before = say(*BASIC, "--on", "2003-06-01")
    assert "blackjack-141-2000" in before
    assert row(before, "5–10") == ["H"] * 10
    limited = say(*BASIC, "--set", "doubled-loss-to-bank-blackjack=initial-stake-only")
    assert row(limited, "11") == list("DDDDDDDDDH")


def test_the_chart_in_other_languages_and_as_json(say: Any) -> None:
    assert "H 博牌、S 不博牌、D 加注、P 分門、R 放棄牌局（輸半注）" in say(*BASIC, "--lang", "zh")
    assert "H Pedir carta, S Não pedir mais cartas" in say(*BASIC, "--lang", "pt")
    found = json.loads(say(*BASIC, "--json"))
    assert found["columns"] == list("23456789TA")
    [sixteen] = [r for r in found["chart"] if (r["cards"], r["kind"], r["hand"]) == (2, "hard", "16")]
    assert sixteen["answers"]["T"] == "surrender"
    assert {r["cards"] for r in found["chart"] if r["or_more"]} == {6}
    assert "art18.1" in found["clauses"]


def test_one_hand_by_the_basic_strategy(say: Any) -> None:
    text = say(*BASIC, "--hand", "Ah,7d", "--bank", "6s")
    assert "A♥ 7♦  (18, the ace counting 11)" in text
    assert re.search(r"basic strategy +double", text)
    assert re.search(r"allowed +draw, stand, double, surrender", text)
    assert "Best where cards come from very many decks; with few decks some answers would be others." in text
    found = json.loads(say(*BASIC, "--hand", "8h,8d", "--bank", "Kc", "--json"))
    assert (found["answer"], found["total"], found["soft"]) == ("surrender", 16, False)
    assert found["assumes"].startswith("Best where cards come from very many decks")


def by_cards(text: str, cards: str) -> list[str]:
    """The letters of the first row in which these two cards stand."""
    lines = (line.split() for line in text.splitlines())
    return next(line[-10:] for line in lines if cards in line[:-10])


def test_best_play_as_a_chart(say: Any) -> None:
    """Answers that hang on the very cards: with one deck T2 against 4 is drawn to, and 53 against 6 is doubled."""
    text = say("strategy", "blackjack")
    assert by_cards(text, "T2")[2] == "H"
    assert by_cards(text, "93")[2] == "S"
    assert by_cards(text, "53")[4] == "D"
    assert by_cards(text, "62")[4] == "H"
    assert by_cards(text, "88") == list("PPPPPPPPRH")
    assert "S/H" in text
    assert "of one suit, near a prize" in text
    assert (
        "The house's edge: -0.8922 % by best play (-282563563194171920737/31671269613748714950000), -0.7823 %" in text
    )
    assert "each split hand by its own" in text
    values = say("strategy", "blackjack", "--values")
    assert "P -2.9" not in values
    assert re.search(r"AA +P \+\d\d\.\d", values)
    assert "最佳打法" in say("strategy", "blackjack", "--lang", "zh")
    assert "estratégia óptima" in say("strategy", "blackjack", "--lang", "pt")


def test_best_play_as_json(say: Any) -> None:
    found = json.loads(say("strategy", "blackjack", "--set", "decks=6", "--json"))
    assert found["columns"] == list("23456789TA")
    assert Fraction(found["edge"]) < Fraction(found["edge_basic_strategy"])
    assert (found["exact"], found["values_are"]["exact"]) == (True, False)
    kinds = {
        kind: [r for r in found["chart"] if r["kind"] == kind] for kind in ("hard", "soft", "pair", "before-prize")
    }
    assert [len(rows) for rows in kinds.values()] == [37, 9, 10, 3]
    [eights] = [r for r in kinds["pair"] if r["hand"] == "88"]
    assert eights["values"]["T"]["surrender"] == -0.5
    assert all(
        r["answers"][c] == max(r["values"][c], key=r["values"][c].get) for r in found["chart"] for c in found["columns"]
    )
    shares = [share for r in found["more_cards"] for share in r["shares"].values()]
    assert all(abs(sum(share.values()) - 1) < 1e-9 for share in shares)


def test_what_every_option_of_blackjack_costs(say: Any) -> None:
    ask = ("strategy", "blackjack", "--on", "2003-06-01", "--costs")
    text = say(*ask)
    assert re.search(r"decks=6 +0\.\d{4} % +\+0\.\d{4} %", text)
    assert "Without effect on the main bet: Shuffling and dealing device" in text
    found = json.loads(say(*ask, "--json"))
    [decks] = [each for each in found["costs"] if each["option"] == "decks"]
    changes = [Fraction(each["change"]) for each in decks["alternatives"]]
    assert changes == sorted(changes)
    assert changes[0] > 0
    assert "places" in found["without_effect"]


@pytest.mark.parametrize(("words", "says"), [
    (("--basic", "--costs"), "--basic and --costs do not go together"),
    (("--basic", "--values"), "--values are those of best play"),
    (("--costs", "--hand", "Ah,7d", "--bank", "6s"), "--costs is of the whole game"),
])  # fmt: skip
def test_what_does_not_go_together(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say("strategy", "blackjack", *words, code=2)
    assert "--costs is asked of blackjack, not of pai-kau" in say("strategy", "pai-kau", "--costs", code=2)


def test_one_hand_of_blackjack(say: Any) -> None:
    text = say("strategy", "blackjack", "--hand", "8h,8d", "--bank", "Kc")
    lines = [line.split() for line in text.splitlines()]
    acts = [line[0] for line in lines if len(line) == 3 and line[1][:2] in ("-0", "-1")]
    assert acts == ["surrender", "draw", "stand", "split", "double"]
    assert "-1492589251/2705868396" in text
    assert re.search(r"basic strategy +surrender", text)
    assert re.search(r"基本策略 +加注", say("strategy", "blackjack", "--hand", "Ah 7d", "--bank", "6s", "--lang", "zh"))
    found = json.loads(say("strategy", "blackjack", "--hand", "8h,8d", "--bank", "Kc", "--json"))
    assert (found["answer"], found["basic"], found["total"], found["soft"]) == ("surrender", "surrender", 16, False)
    assert found["lawful"] == ["double", "draw", "split", "stand", "surrender"]
    assert found["values"]["draw"] == {"value": "-1492589251/2705868396", "decimal": -0.551611916236, "exact": True}
    assert found["insurance"] is None
    insured = json.loads(say("strategy", "blackjack", "--hand", "2h,3d", "--bank", "Ac", "--json"))
    assert insured["insurance"]["value"] == "-1/49"


@pytest.mark.parametrize(("hand", "bank", "allowed"), [
    ("Ah,Kd", "Ac", "even-money, insurance"),
    ("Ah,Kd", "Tc", "surrender, even-money"),
    ("Ah,Kd", "6c", "surrender"),
    ("Th,9d", "Ac", "draw, stand, double, insurance"),
    ("2h,3d,4c", "Ac", "draw, stand"),
])  # fmt: skip
def test_every_lawful_act_on_a_hand_is_shown(say: Any, hand: str, bank: str, allowed: str) -> None:
    ask = ("strategy", "blackjack", "--set", "decks=6", "--hand", hand, "--bank", bank)
    assert re.search(rf"allowed +{allowed} *\n", say(*ask))
    assert json.loads(say(*ask, "--json"))["lawful"] == sorted(allowed.split(", "))


def test_a_hand_of_which_nothing_need_be_said(say: Any) -> None:
    ask = ("strategy", "blackjack", "--set", "decks=6", "--bank", "Ac", "--hand")
    assert re.search(r"basic strategy +none of these", say(*ask, "Ah,Kd"))
    assert re.search(r"allowed +nothing is left to decide", say(*ask, "7h,7d,7c"))
    assert re.search(r"基本策略 +均不選", say(*ask, "Ah,Kd", "--lang", "zh"))


@pytest.mark.parametrize(("words", "says"), [
    (("--hand", "Ah,7d"), "--hand and --bank go together"),
    (("--bank", "6s"), "--hand and --bank go together"),
    (("--hand", "Ah,1d", "--bank", "6s"), "--hand 1d: no such card: they are written Ah, Td, 9c"),
    (("--hand", "Ah", "--bank", "6s"), "--hand names 1: a player decides on two cards or more"),
    (("--hand", "Ah,7d", "--bank", "6s,7s"), "--bank names 2 cards: the bank shows one"),
    (("--hand", "Ah,7d", "--bank", "Ah"), "Ah comes 2 times, and there are 1 decks (56/2004 art. 1(2))"),
    (("--hand", "Kh,7d,8d", "--bank", "6s"), "--hand is over 21 and lost (56/2004 art. 7(2))"),
    (("--tiles", "6-6,1-1,4-5,2-4"), "--tiles is asked of pai-kau, not of blackjack"),
])  # fmt: skip
def test_what_makes_no_hand_of_blackjack_gets_one_line(say: Any, words: tuple[str, ...], says: str) -> None:
    assert says in say("strategy", "blackjack", *words, code=2)


def test_cards_are_not_asked_of_pai_kau(say: Any) -> None:
    assert "--hand is asked of blackjack and stud-poker, not of pai-kau" in say(
        "strategy", "pai-kau", "--hand", "Ah,7d", code=2
    )


def test_the_main_bet_is_simulated_with_the_exact_value_of_that_play(say: Any) -> None:
    text = say("simulate", "blackjack", "--bet", "main", "--rounds", "20000")
    assert "main: with all that is split and doubled after it; by the basic strategy; one place by itself" in text
    found = json.loads(say("simulate", "blackjack", "--bet", "main", "--rounds", "20000", "--json"))
    assert abs(found["z"]) < 4
    assert found["exact_decimal"] == pytest.approx(0.007823, abs=1e-6)
    assert "by the basic strategy" in found["assumes"]
    assert "split goes with the main bet" in say("simulate", "blackjack", "--bet", "split", code=2)


@pytest.mark.parametrize(("lang", "says"), [
    ("en", "split, double: made in the course of main, and counted in its worth"),
    ("pt", "seguro: de todas as cartas, só se conhece o ás da banca"),
    ("zh", "保險：所有紙牌中，只知莊家的A"),
])  # fmt: skip
@pytest.mark.parametrize("day", ["2003-06-01", "2006-06-01"])
def test_odds_of_blackjack_in_both_editions(say: Any, lang: str, says: str, day: str) -> None:
    text = say("odds", "blackjack", "--on", day, "--lang", lang)
    assert says in text
    assert {"en": "5.8824 %", "pt": "5,8824%", "zh": "5.8824%"}[lang] in text


def test_bets_without_exact_odds_are_listed_with_the_reason(say: Any) -> None:
    found = json.loads(say("odds", "blackjack", "--json"))
    assert [each["bet"] for each in found["without"]] == ["split", "double"]
    assert not any(each["exact"] for each in found["without"])
    why = "it goes with the main bet that it adds to, in whose worth it is counted"
    assert {each["why"] for each in found["without"]} == {why}
    assert [each["bet"] for each in found["bets"]] == ["main", "insurance", *["any-pair"] * 4]
    main = found["bets"][0]
    assert (main["exact"], main["sd_exact"]) == (True, False)
    assert 0 < main["sd_bound"] < 0.1
    assert json.loads(say("odds", "blackjack", "--bet", "insurance", "--json"))["without"] == []
    assert json.loads(say("odds", "fantan", "--json"))["without"] == []
    assert f"split has no exact odds: {why}" in say("odds", "blackjack", "--bet", "split", code=2)
    assert "`without`" in say("odds", "--help")


def test_what_becomes_of_rounds_that_are_split_is_said(say: Any) -> None:
    found = json.loads(say("odds", "blackjack", "--json"))
    main, insurance = found["bets"][:2]
    assert main["shares"] == ["win", "push", "lose", "split"]
    assert insurance["shares"] == ["win", "push", "lose"]
    says = "win, push, lose: rounds that are not split; split: rounds that are, by their hands; the four add up to one"
    assert found["split_means"] == says
    assert "split_means" not in json.loads(say("odds", "blackjack", "--bet", "any-pair", "--json"))
    text = say("odds", "blackjack")
    assert says in text
    assert re.search(r"main +≈0\.42496546 +≈0\.07870766 +≈0\.47804634 +101/5525 +≈-0\.00892176 +-0\.8922 %", text)
    assert main["edge"] not in text
    assert "".join(main["edge"].split()) in "".join(say("odds", "blackjack", "--exact").split())
    assert "hands of a split: 2.0618 to a round; 49.6518 % of them win, 6.8061 % push, 43.5420 % lose" in text
    assert "of a split:" not in say("odds", "blackjack", "--bet", "insurance")


def test_any_pair_on_the_parts_of_a_split_has_rows(say: Any) -> None:
    on_first, *on_parts = json.loads(say("odds", "blackjack", "--bet", "any-pair", "--json"))["bets"]
    assert (on_first["class"], on_first["edge"]) == ([None], "5/17")
    assert [(row["class"], row["win"], row["made"]) for row in on_parts] == [
        ([1, 2], "1/25", "1/17"), ([3, 4], "2/97", "1164/270725"), ([5, 6], "0", "12/54145"),
    ]  # fmt: skip
    text = say("odds", "blackjack", "--bet", "any-pair", "--set", "decks=6")
    assert re.search(r"any-pair +1, 2 +11:1 +11/155 +0 +144/155 +23/155 +14\.8387 %", text)
    assert "any pair on a part of a split: all that may be split is" in text
    every = json.loads(say("odds", "blackjack", "--bet", "any-pair", "--all", "--json"))["bets"]
    assert [row["selection"] for row in every] == [None, 1, 2, 3, 4, 5, 6]


def test_cards_seen_are_asked_of_baccarat_alone(say: Any) -> None:
    says = "--seen is asked of baccarat: the odds of blackjack do not take cards seen"
    assert says in say("odds", "blackjack", "--seen", "Ah", code=2)


@pytest.mark.parametrize("command", [("simulate", "blackjack", "--bet", "main"), ("play", "blackjack")])
@pytest.mark.parametrize("decks", ["201", "1000000", "1000000000000"])
def test_more_decks_than_can_be_shuffled_get_one_line(say: Any, command: tuple[str, ...], decks: str) -> None:
    says = f"decks={decks}: this program takes at most 200, though the law sets no bound (56/2004 art. 1(2))"
    assert says in say(*command, "--set", f"decks={decks}", code=2)
    assert "at most 200 decks" in say(command[0], "--help")


@pytest.mark.parametrize("decks", ["1", "200"])
def test_many_decks_are_simulated(say: Any, decks: str) -> None:
    words = ("simulate", "blackjack", "--bet", "main", "--rounds", "2000", "--set", f"decks={decks}", "--json")
    assert json.loads(say(*words))["rounds"] == 2000


def test_sevens_are_listed_split_and_not_split(say: Any) -> None:
    text = say("odds", "blackjack", "--set", "additional-bets=sevens")
    assert "sevens: two sevens are always split" in text
    assert all(part in text for part in ("never split", "68.7783 %", "76.9231 %"))
