"""What the layout of a table says: every bet with what its rules can pay, in three languages."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from banca.exact import odds
from banca.games import game_of
from banca.law import EDITIONS, LANGUAGES, edition, option_set
from banca.messages import odds_text
from banca.money import Limits, Odds
from banca.play.game import Game
from banca.play.one_draw import OneDraw
from banca.play.payoff import payoff_table
from banca.play.setting import Setting
from banca.table.irregular import irregularities
from banca.table.layout import layout_document

CRAPS, FANTAN, STUD = "craps-53-2010", "fantan-58-2004", "stud-poker-61-2004"
POSTED = {each.name: each.example for each in edition(STUD).parameters.values() if each.example}
OLD, NEW = "blackjack-141-2000", "blackjack-56-2004"


def layout(slug: str, lang: str = "en", **options: Any) -> dict[str, Any]:
    return layout_document(game_of(slug), Setting(option_set(edition(slug), options)), lang)


def spots(document: dict[str, Any]) -> dict[tuple[str, Any], dict[str, Any]]:
    return {
        (bet["bet"], tuple(s["selection"]) if isinstance(s["selection"], list) else s["selection"]): s
        for bet in document["bets"]
        for s in bet["spots"]
    }


@pytest.mark.parametrize("slug", [each for each in EDITIONS if isinstance(game_of(each), OneDraw)])
def test_a_spot_of_a_game_of_one_draw_pays_what_its_results_pay(slug: str) -> None:
    game, setting = game_of(slug), Setting(option_set(edition(slug)))
    assert isinstance(game, OneDraw)
    found = spots(layout(slug))
    table = payoff_table(game, setting)
    assert found.keys() == table.rows.keys()
    for place, rulings in table.rows.items():
        paid = {ruling.value.odds.said_in("en") for ruling in rulings if ruling.value.odds}
        assert set(found[place]["pays"]) == paid
        assert len(found[place]["pays"]) == len(paid)
        cited = {clause for ruling in rulings if ruling.value.result == "win" for clause in ruling.clauses}
        assert set(found[place]["clauses"]) == cited - {game.kinds(setting)[place[0]].clause}


@pytest.mark.parametrize("slug", EDITIONS)
def test_every_price_that_exact_analysis_finds_is_on_the_layout(slug: str) -> None:
    if slug in (OLD, NEW):  # their hands are counted together with what is added to them
        return
    game, setting = game_of(slug), Setting(option_set(edition(slug)))
    found = spots(layout(slug))
    for row in odds(game, setting):
        for place in row.places:
            spot = found.get(place) or found[place[0], None]
            if spot["pays"]:  # a bank wins what its players lose
                assert {each.pays.said_in("en") for each in row.outcomes if each.pays} <= set(spot["pays"])


@pytest.mark.parametrize(("slug", "lang"), [*product(EDITIONS, LANGUAGES)])
def test_every_name_is_in_the_language(slug: str, lang: str) -> None:
    law, found = edition(slug), layout(slug, lang)
    assert found["name"] == law.names.said_in(lang)
    assert found["citation"] == law.instrument.said_in(lang)
    assert [each["bet"] for each in found["bets"]]
    for bet in found["bets"]:
        assert bet["name"] == law.bets[bet["bet"]].names.said_in(lang)
        assert bet["cites"] == [law.cite(clause, lang) for clause in bet["clauses"]]
        assert all(spot["name"].startswith(bet["name"]) for spot in bet["spots"])
    assert {each["option"] for each in found["options"]} == {*law.options}
    assert {each["option"] for each in found["parameters"]} == {*law.parameters}
    assert all(each["says"] and each["name"] and each["cite"] for each in (*found["options"], *found["parameters"]))
    assert found["acts"] == {name: law.acts[name].said_in(lang) for name in found["acts"]}


def test_prices_are_written_as_the_language_writes_them() -> None:
    straight = ("straight", 17)
    assert [spots(layout("roulette-60-2004", lang))[straight]["pays"] for lang in LANGUAGES] == [
        [odds_text(lang, 35)] for lang in LANGUAGES
    ]
    assert [spots(layout("roulette-60-2004", lang))[straight]["name"] for lang in ("en", "zh")] == [
        "Straight 17",
        "孤丁 17",
    ]


def test_a_commission_is_said_beside_the_price_before_it() -> None:
    fan = spots(layout(FANTAN))["fan", 1]
    assert (fan["pays"], fan["commission"]) == (["3:1"], "5 %")
    assert "commission" not in spots(layout("roulette-60-2004"))["red", None]


def test_odds_on_a_number_pay_by_the_number_alone() -> None:
    found = spots(layout(CRAPS))
    assert found["come-odds", 4]["pays"] == ["2:1"]
    assert found["come-odds", 8]["pays"] == ["6:5"]
    assert found["pass-odds", None]["pays"] == ["2:1", "3:2", "6:5"]
    assert [each["clause"] for each in found["pass-odds", None]["prices"]] == ["art6.2.p2", "art6.2.p3", "art6.2.p4"]


def test_a_come_bet_is_named_on_its_number_and_placed_without_one() -> None:
    found = spots(layout(CRAPS))
    assert (found["come", None]["placed"], found["come", 4]["placed"]) == (True, False)
    assert found["come", 4]["name"] == "Come 4"


def test_a_picture_of_craps_has_the_throws_of_each_price() -> None:
    found = layout(CRAPS)
    throws = found["equipment"]["throws"]
    assert throws["hard-8"] == {"win": [[[4, 4]]], "draw": []}
    assert throws["dont-pass"]["draw"] == [[6, 6]]
    assert throws.keys() == {bet["bet"] for bet in found["bets"] if not bet["added"]}
    for (bet, selection), spot in spots(found).items():
        if bet in throws and selection is None:
            assert len(throws[bet]["win"]) == len(spot["pays"])
    field = {sum(dice): price for price, all_dice in enumerate(throws["field"]["win"]) for dice in all_dice}
    pays = spots(found)["field", None]["pays"]
    assert [pays[field[total]] for total in (2, 3, 11, 12)] == ["2:1", "1:1", "1:1", "2:1"]


def test_stakes_at_craps_are_multiples_of_the_minimum() -> None:
    limits = Limits(20_00, None, 15_00, of={"field": Limits(50_00)})
    found = layout_document(game_of(CRAPS), Setting(option_set(edition(CRAPS)), limits), "en")
    units = {bet["bet"]: bet["unit"] for bet in found["bets"]}
    assert (units["pass-line"], units["horn"], units["field"]) == (60_00, 240_00, 50_00)


def test_a_hand_of_blackjack_is_paid_what_the_house_offers() -> None:
    usual = spots(layout(NEW, **{"special-prizes": "offered", "five-cards": "offered"}))
    fewer = spots(layout(NEW, **{"special-prizes": "not-offered", "five-cards": "not-offered"}))
    assert usual["main", None]["pays"] == ["1:1", "3:2", "3:1", "1:2"]
    assert fewer["main", None]["pays"] == ["1:1", "3:2"]
    assert fewer["split", 2]["pays"] == ["1:1"]
    assert usual["insurance", None]["pays"] == ["2:1"]


def test_a_prize_that_is_a_sum_has_its_clauses_and_no_odds() -> None:
    found = spots(layout(STUD))["progressive-jackpot", None]
    assert found["pays"] == []
    assert [each["pays"] for each in found["prices"]] == [None] * 5
    assert all(each["says"] for each in found["prices"])


def test_the_limits_of_a_bet_go_before_those_of_the_table() -> None:
    slug = "roulette-60-2004"
    limits = Limits(100, 5_000, 100, of={"straight": Limits(50, 500, 50)})
    found = layout_document(game_of(slug), Setting(option_set(edition(slug)), limits), "en")
    of = {bet["bet"]: (bet["minimum"], bet["maximum"], bet["unit"]) for bet in found["bets"]}
    assert (found["minimum"], found["maximum"], found["unit"]) == (100, 5_000, 100)
    assert (of["straight"], of["red"]) == ((50, 500, 50), (100, 5_000, 100))


def test_posted_parameters_are_said_as_people_read_them() -> None:
    posted = {"max-per-game": 5_000_00, "jackpot-contribution": Fraction(7, 10), "jackpot-fixed-sums": "from-the-house"}
    found = layout_document(game_of(STUD), _with(STUD, POSTED | posted), "en")
    says = {each["option"]: (each["value"], each["says"]) for each in found["parameters"]}
    assert says["max-per-game"] == (500_000, "HKD\xa05,000.00")
    assert says["jackpot-contribution"] == ("7/10", "70 %")
    assert says["jackpot-fixed-sums"] == ("from-the-house", "from the house")
    assert {each["option"]: each["says"] for each in layout(STUD)["parameters"]}["jackpot-minimum"] == "none"
    sectors = {"nine-sectors": [list(range(n, n + 9)) for n in (1, 10, 19, 28)]}
    wheel = layout_document(game_of("roulette-60-2004"), _with("roulette-60-2004", sectors), "en")
    assert wheel["parameters"][0]["says"].startswith("1-2-3-4-5-6-7-8-9, 10-")
    depth = layout_document(game_of("baccarat-55-2004"), _with("baccarat-55-2004", {"cut-depth": 14}), "en")
    assert depth["parameters"][0]["says"] == "14"


def _with(slug: str, parameters: dict[str, Any]) -> Setting:
    return Setting(option_set(edition(slug)), parameters=parameters)


def test_a_share_of_no_whole_per_cent_has_decimals() -> None:
    found = layout_document(game_of(STUD), _with(STUD, POSTED | {"jackpot-contribution": Fraction(1, 8)}), "pt")
    assert next(e["says"] for e in found["parameters"] if e["option"] == "jackpot-contribution") == "12,50%"


@pytest.mark.parametrize("slug", EDITIONS)
def test_an_act_of_a_player_names_its_fields_and_its_clauses(slug: str) -> None:
    game, acts = game_of(slug), {each["act"]: each for each in layout(slug)["player_acts"]}
    assert {field["field"] for field in acts["bet"]["fields"]} >= {"player", "bet", "stake"}
    assert not {"pay", "take", "return"} & acts.keys()
    for each in acts.values():
        assert each["cites"] == [game.edition.cite(clause) for clause in each["clauses"]]
    if slug == NEW:
        assert acts["surrender"]["clauses"] == ["art18.1", "art18.2"]


@pytest.mark.parametrize("slug", EDITIONS)
def test_whatever_can_go_wrong_is_listed_once_and_can_be_called(slug: str) -> None:
    game: Game[Any] = game_of(slug)
    found = layout(slug)["irregularities"]
    assert found
    for each in found:
        numbers = [dict(zip(each["choose"], chosen, strict=True)) for chosen in product(*each["choose"].values())]
        acts = [game.read_act({**each["act"], **chosen}) for chosen in numbers]
        assert acts
        assert each["cite"] == game.edition.cite(each["clause"])
    state = game.opening(Setting(option_set(edition(slug))))
    assert {act.name for act in irregularities(game, state)} <= {each["act"]["act"] for each in found}


def test_values_of_results_have_words() -> None:
    assert layout("roulette-60-2004", "zh")["results"]["red"] == "紅"
    assert layout(STUD)["results"]["four-of-a-kind"] == "four of a kind"
    tiles = layout("paikau-96-85-M", "zh")["results"]
    assert (tiles["6-6"], tiles["1-2 2-4"]) == ("天", "至尊")


def test_a_limited_prize_says_its_limit() -> None:
    found = layout_document(game_of(STUD), _with(STUD, {"max-per-game": 100_000}), "en")
    assert Odds(50).up_to(100_000).said_in("en") in spots(found)["raise", None]["pays"]
