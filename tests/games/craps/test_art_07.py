"""Article 7 of 53/2010: other bets or different prizes."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from fractions import Fraction
from functools import partial
from typing import Any

import jsonschema
import pytest

from banca.exact import odds
from banca.games import game_of, settle
from banca.games.craps.authorised import BetAuthorisation
from banca.games.craps.new_bets import Description
from banca.games.craps.shooter import Choose, Offer
from banca.games.craps.throw import Dice, Throw
from banca.law import OptionError, RecordError, Refused, option_set
from banca.material.chance import Seeded
from banca.play.act import Do
from banca.play.schema import record_schema
from banca.play.setting import Setting
from banca.report.craps import bet_file as dossier_file
from banca.simulate import simulate
from banca.table import Table
from tests.games.craps.new_bets import (
    CHOSEN,
    DRAWING,
    SAID,
    SIX,
    TEN,
    TEN_FILE,
    TRAVELLING,
    authorised,
    one_roll,
    prizes,
)
from tests.games.craps.plays import EDITION, AtCraps, bet, decided, play, record, standing, taken_back

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)
GAME = game_of(EDITION)

SHOWN = frozenset({"prize displayed at the table"})


def authorisations(*bets: Description) -> tuple[BetAuthorisation, ...]:
    return tuple(BetAuthorisation("SJM", each) for each in bets)


def on_condition(new: Description, met: frozenset[str] = frozenset()) -> BetAuthorisation:
    return BetAuthorisation("SJM", new, SHOWN, met=met)


def table_of(*granted: BetAuthorisation) -> Table:
    return Table(GAME, Setting(option_set(GAME.edition), authorised=granted), Seeded(7))


def refused(action: Callable[[], object]) -> tuple[str, str | None]:
    with pytest.raises(Refused) as caught:
        action()
    return caught.value.refusal.norm, caught.value.refusal.clause


@proves("art7.1")
def test_7_1_without_an_authorisation_no_other_bet_or_prize_is_offered() -> None:
    assert AtCraps().refuses("ana ten 10") == ("bet_must_be_offered", "art5.1")
    assert AtCraps("ana big-6 60", 6).line("big-6").net == 70_00
    application = dossier_file.read_text(TEN_FILE, "ten.yaml")
    with pytest.raises(Refused, match="holds no authorisation for ten") as caught:
        application.required_authorisation()
    assert (caught.value.refusal.norm, caught.value.refusal.clause) == ("bet_must_be_authorised", "art7.1")


@proves("art7.1")
def test_7_1_an_authorisation_is_for_the_house_that_it_names() -> None:
    decided_on = dossier_file.read_text(TEN_FILE + "authorisation: {house: SJM}\n", "ten.yaml")
    assert decided_on.required_authorisation() == BetAuthorisation("SJM", TEN)
    with pytest.raises(Refused, match="is of SJM, not of Wynn") as caught:
        decided_on.refuse_house("Wynn")
    assert (caught.value.refusal.norm, caught.value.refusal.clause) == (
        "bet_must_be_authorised_for_the_house",
        "art7.1",
    )


@proves("art7.1")
def test_7_1_an_authorised_bet_is_played_like_those_of_the_regulation() -> None:
    granted = authorisations(TEN, DRAWING)
    won = AtCraps("ana ten 10", 10, authorised=granted).line("ten")
    assert (won.result, won.net, won.clauses) == ("win", 100_00, ("art7.1",))
    assert AtCraps("ana ten 10", 4, authorised=granted).line("ten").net == -10_00
    assert AtCraps("ana yo 10", 7, authorised=granted).line("yo").result == "push"
    assert AtCraps("ana yo 10", 11, authorised=granted).line("yo").net == 150_00
    assert AtCraps("ana yo 10", 3, authorised=granted).line("yo").net == -10_00


@proves("art7.1")
def test_7_1_a_bet_may_be_on_the_very_dice() -> None:
    pairs = one_roll("pairs", {"pair": [1, 2], "then": "wins 9:1"}, {"hard": 8, "then": "wins 5:1"},
                     {"easy": [6, 8], "then": "pushes"})  # fmt: skip
    for dice, net in (
        ((1, 2), 90_00),
        ((2, 1), 90_00),
        ((4, 4), 50_00),
        ((2, 6), 0),
        ((3, 3), -10_00),
        ((1, 6), -10_00),
    ):
        assert AtCraps("ana pairs 10", dice, authorised=authorisations(pairs)).line("pairs").net == net


@proves("art7.1")
def test_7_1_a_bet_that_travels_stands_on_its_number_until_it_is_decided() -> None:
    table = AtCraps("ana ride 10", (1, 1), authorised=authorisations(TRAVELLING))
    assert [(s.position.selection, s.amount) for s in table.settled().state.stakes] == [(4, 10_00)]
    norm, clause = table.refuses(taken_back("ana ride 4"))
    assert (norm, clause) == ("bet_must_stay_until_decided", "art7.1")
    assert table.refuses("ana ride 4 10") == ("come_bet_must_go_to_its_number_by_a_throw", "art7.1")
    assert [(s.position.selection, s.amount) for s in table.say((3, 6)).settled().state.stakes] == [(4, 10_00)]
    assert table.say((2, 2)).line("ride", 4).net == 400_00


@proves("art7.1")
def test_7_1_a_bet_goes_from_number_to_number_and_joins_what_lies_there() -> None:
    table = AtCraps("ana ride 10", (1, 1), "ana ride 20", (6, 6), authorised=authorisations(TRAVELLING)).settled()
    assert [(s.position.selection, s.amount) for s in table.state.stakes] == [(10, 30_00)]
    assert table.say((5, 5)).line("ride", 10).net == 1500_00


@proves("art7.1")
def test_7_1_a_draw_puts_the_chips_back_where_the_bet_is_made() -> None:
    table = AtCraps("ana ride 10", (1, 1), 7, authorised=authorisations(TRAVELLING))
    assert table.line("ride", 4).result == "push"
    assert [(s.position.selection, s.amount) for s in table.settled().state.stakes] == [(None, 10_00)]
    assert table.act(taken_back("ana ride")).state.stakes == ()


@proves("art7.1")
def test_7_1_a_bet_is_made_when_it_is_authorised() -> None:
    at_point = replace(TEN, slug="late-ten", when="point")
    table = AtCraps("bo pass-line 10", 5, authorised=authorisations(TRAVELLING, at_point))
    assert table.refuses("ana ride 10") == ("new_bet_must_be_made_when_authorised", "art7.1")
    assert table.accepts(bet("ana late-ten 10"))
    assert AtCraps(authorised=authorisations(at_point)).refuses("ana late-ten 10") == (
        "new_bet_must_be_made_when_authorised",
        "art7.1",
    )
    assert AtCraps(authorised=authorisations(TRAVELLING)).accepts(bet("ana ride 10"))


@proves("art7.1")
def test_7_1_a_bet_may_be_made_on_a_number_of_the_bettors_choice() -> None:
    granted = authorisations(CHOSEN)
    assert AtCraps("ana my-number 4 10", 5, 4, authorised=granted).line("my-number", 4).net == 20_00
    assert AtCraps("ana my-number 9 10", 9, authorised=granted).line("my-number", 9).net == 10_00
    assert AtCraps("ana my-number 9 10", 7, authorised=granted).line("my-number", 9).net == -10_00
    assert AtCraps(authorised=granted).refuses("ana my-number 6 10") == ("selection_must_be_lawful", "art7.1")
    assert AtCraps(authorised=granted).refuses("ana my-number 10") == ("selection_must_be_lawful", "art7.1")
    table = AtCraps("ana my-number 4 10", 5, authorised=granted).settled()
    assert table.act(taken_back("ana my-number 4")).state.stakes == ()
    placed = {selection for slug, selection in GAME.positions(table.setting) if slug == "my-number"}
    assert placed == {4, 5, 9, 10}
    riding = Setting(option_set(GAME.edition), authorised=authorisations(TRAVELLING))
    assert {selection for slug, selection in GAME.positions(riding) if slug == "ride"} == {None}


@proves("art7.1")
def test_7_1_a_different_prize_takes_the_place_of_the_one_in_the_regulation() -> None:
    granted = authorisations(SIX)
    won = AtCraps("ana big-6 60", 5, 6, authorised=granted).line("big-6")
    assert (won.net, won.clauses) == (60_00, ("art5.4.2", "art7.1"))
    assert AtCraps("ana big-6 60", 6).line("big-6").net == 70_00
    assert AtCraps("ana big-6 60", 5, 7, authorised=granted).line("big-6").net == -60_00
    left = AtCraps("ana big-6 60", 5, authorised=granted).finish().settlement.standing
    assert [stake.amount for stake in left] == [60_00]
    assert AtCraps(authorised=granted).accepts(bet("ana big-8 60"))


@proves("art7.1")
def test_7_1_a_prize_may_differ_on_some_sums_and_stay_as_it_is_on_others() -> None:
    granted = authorisations(prizes("field", {"sum": [2, 12], "pays": "5:2"}))
    for total, net in ((2, 25_00), (12, 25_00), (3, 10_00), (7, -10_00)):
        assert AtCraps("ana field 10", total, authorised=granted).line("field").net == net
    line = AtCraps("ana field 10", 3, authorised=granted).line("field")
    assert line.clauses == ("art5.3.8", "art6.12")


@proves("art7.1")
def test_7_1_a_prize_may_differ_on_some_numbers() -> None:
    granted = authorisations(prizes("dont-pass-odds", {"number": [4], "pays": "3:5"}))
    laid = ("ana dont-pass 10", "ana dont-pass-odds 30", 7)
    assert AtCraps(laid[0], 4, *laid[1:], authorised=granted).line("dont-pass-odds").net == 18_00
    assert AtCraps(laid[0], 10, *laid[1:], authorised=granted).line("dont-pass-odds").net == 15_00


@proves("art7.1")
def test_7_1_one_bet_is_not_authorised_twice_at_a_table() -> None:
    with pytest.raises(Refused, match="ten is authorised twice") as caught:
        AtCraps(authorised=authorisations(TEN, one_roll("ten", {"sum": 10, "then": "wins 9:1"})))
    assert (caught.value.refusal.norm, caught.value.refusal.clause) == ("bet_must_be_authorised_once", "art7.1")


@proves("art7.1")
def test_7_1_a_table_is_of_one_house() -> None:
    with pytest.raises(Refused, match=r"a table is of one house.*SJM, Wynn") as caught:
        AtCraps(authorised=(*authorisations(TEN), BetAuthorisation("Wynn", DRAWING)))
    assert caught.value.refusal.norm == "bet_must_be_authorised_for_the_house"
    assert caught.value.refusal.clause == "art7.1"


@proves("art7.1")
def test_7_1_the_records_of_a_table_with_authorised_bets_replay() -> None:
    granted = (
        BetAuthorisation("SJM", DRAWING, SHOWN, "12/2026", date(2026, 3, 2), met=SHOWN),
        *authorisations(SIX, CHOSEN, TRAVELLING, TEN),
    )
    table = table_of(*granted)
    schema = jsonschema.Draft202012Validator(record_schema([GAME]))
    seen: set[tuple[str, str, Fraction | int]] = set()
    for _ in range(40):
        for said in ("ana yo 10", "bo ten 10", "ana big-6 60", "bo my-number 5 10", "bo ride 10"):
            if GAME.refusal(table.state, bet(said)) is None:
                table.do(bet(said))
        while not table.is_over:
            table.advance()
        data = json.loads(json.dumps(table.records[-1]))
        replayed = settle(data)
        assert replayed.settlement == GAME.settle(table.state)
        assert replayed.setting.authorised == granted
        schema.validate(data)
        seen |= {(line.position.bet, line.result, Fraction(line.net, line.stake)) for line in replayed.settlement.lines}
        table.open_round()
    assert seen >= {
        ("yo", "push", 0), ("yo", "win", 15), ("yo", "lose", -1), ("ten", "win", 10), ("ten", "lose", -1),
        ("big-6", "win", 1), ("big-6", "lose", -1), ("my-number", "win", 1), ("my-number", "lose", -1),
        ("ride", "lose", -1),
    }  # fmt: skip
    assert table.records[1]["table"]["authorised"][:2] == [
        {
            "house": "SJM", "reference": "12/2026", "date": "2026-03-02",
            "conditions": ["prize displayed at the table"],
            "met": ["prize displayed at the table"],
            "bet": {
                "slug": "yo", "names": {"en": "Yo", "pt": "Yo", "zh": "十一"}, "when": "any-time",
                "throws": {"start": [
                    {"sum": [2, 3, 4, 5, 6, 8, 9, 10, 12], "then": "loses"},
                    {"sum": [7], "then": "pushes"},
                    {"sum": [11], "then": "wins 15:1"},
                ]},
            },
        },
        {"house": "SJM", "conditions": [], "prizes": {"bet": "big-6", "changes": [{"pays": "1:1"}]}},
    ]  # fmt: skip


@proves("art7.1")
def test_7_1_a_short_record_names_the_authorised_bets() -> None:
    ten = {"player": "ana", "bet": "ten", "stake": 10_00}
    table = {"authorised": [SAID], "layout": {"stakes": [ten]}, "limits": {"ten": {"minimum": 5_00}}}
    assert play("bo ten 10", 10, table=table).settlement.players == {"ana": 100_00, "bo": 100_00}
    jsonschema.validate(record("bo ten 10", 10, table=table), record_schema([GAME]))
    halves = [{"sum": 10, "then": "wins 21:2"}, {"sum": 12, "then": "pushes"}, {"sum": [2, 3], "then": "stays"},
              {"else": "loses"}]  # fmt: skip
    other = play("bo ten 10", 3, 12, 10, table=authorised(throws={"start": halves}))
    assert decided(other) == [("ten", "push", 0), ("ten", "win", 105_00)]
    riding = {"authorised": GAME.authorised.write(authorisations(TRAVELLING)) if GAME.authorised else []}
    assert standing(play("bo ride 10", (6, 6), table=riding)) == {"ride 10": 10_00}


@proves("art7.1")
def test_7_1_what_is_not_authorised_in_the_record_is_not_offered() -> None:
    with pytest.raises(RecordError, match="no bet 'ten' at this table"):
        play("bo ten 10", 10)
    with pytest.raises(Refused, match="no bet 'ten' at this table"):
        play("bo field 10", 10, table={"layout": {"stakes": [{"player": "ana", "bet": "ten", "stake": 10_00}]}})


@proves("art7.1")
@pytest.mark.parametrize(
    ("said", "says"),
    [
        (SAID, '"authorised" lists authorisations, each with house and bet or prizes, not keys with values'),
        (["ten"], "\"authorised\": 1: keys with values are wanted .house, .*not 'ten'"),
        ([{"house": "SJM"}], "1: bet or prizes\\? one of the two is described"),
        ([{**SAID, "prizes": {}}], "1: bet or prizes\\?"),
        ([{"bet": SAID["bet"]}], "1: house is missing"),
        (
            [SAID | {"edge": "1:36"}],
            "'edge' is not known here: there are house, reference, date, conditions, met, bet, prizes",
        ),
        ([SAID | {"hous": "A"}], "'hous' is not known here .did you mean house\\?."),
        ([SAID | {"house": 5}], "1.house: house is a text in one line of at most 100 letters, not 5"),
        ([SAID | {"reference": ""}], "1.reference: reference is a text"),
        ([SAID | {"date": "2.3.2026"}], "1.date: a day is written 2010-03-08, not '2.3.2026'"),
        ([SAID | {"date": 20260302}], "1.date: a day is written"),
        ([SAID | {"conditions": "shown"}], "1.conditions: conditions lists texts"),
        ([SAID | {"conditions": [5]}], "1.conditions.0: 0 is a text"),
        ([SAID | {"conditions": ["a", "a"]}], "1.conditions: a condition is named twice"),
        ([SAID | {"met": "shown"}], "1.met: met lists texts, at most 20, not 'shown'"),
        ([SAID | {"met": ["shown"]}], "1.met: 'shown' is no condition of the authorisation: it sets none"),
        ([SAID | {"conditions": ["a", "b"], "met": ["c"]}], "1.met: 'c' is no condition of the authorisation: a; b"),
        ([SAID | {"bet": {"slug": "ten"}}], "1.bet: names is missing: {en: ..., pt: ..., zh: ...}"),
        ([SAID | {"bet": []}], "1.bet: keys with values are wanted .slug, names, when, throws., not a list"),
    ],
)
def test_7_1_an_authorisation_that_makes_no_sense_is_one_clear_line(said: Any, says: str) -> None:
    with pytest.raises(RecordError, match=says) as caught:
        play("ana field 10", 9, table={"authorised": said})
    assert "\n" not in str(caught.value)


@proves("art7.3")
def test_7_3_a_bet_authorised_on_a_condition_is_not_offered_until_the_table_meets_it() -> None:
    table = table_of(on_condition(TEN))
    with pytest.raises(Refused, match="prize displayed at the table") as caught:
        table.do(bet("ana ten 10"))
    unmet = ("conditions_of_the_authorisation_must_be_met", "art7.3")
    assert (caught.value.refusal.norm, caught.value.refusal.clause) == unmet
    assert "ten" not in dict(GAME.positions(table.setting))
    table.meet("ten", *SHOWN)
    assert "ten" in dict(GAME.positions(table.setting))
    table.do(bet("ana ten 10"))
    while not table.is_over:
        table.advance()
    assert table.records[0]["table"]["authorised"][0]["met"] == [*SHOWN]
    assert settle(json.loads(json.dumps(table.records[0]))).settlement == GAME.settle(table.state)


@proves("art7.3")
def test_7_3_every_condition_is_met_before_the_bet_is_offered() -> None:
    granted = BetAuthorisation("SJM", TEN, frozenset({"a notice", "two limits"}))
    table = table_of(granted)
    table.meet("ten", "two limits")
    with pytest.raises(Refused, match="not recorded to meet: a notice ") as caught:
        table.do(bet("ana ten 10"))
    assert caught.value.refusal.clause == "art7.3"
    table.meet("ten", "a notice")
    assert GAME.refusal(table.state, bet("ana ten 10")) is None


@proves("art7.3")
def test_7_3_until_the_condition_is_met_prizes_are_those_of_the_regulation() -> None:
    assert AtCraps("ana big-6 60", 6, authorised=(on_condition(SIX),)).line("big-6").net == 70_00
    met = AtCraps("ana big-6 60", 6, authorised=(on_condition(SIX, met=SHOWN),)).line("big-6")
    assert (met.net, met.clauses) == (60_00, ("art5.4.2", "art7.1"))


@proves("art7.3")
def test_7_3_prizes_do_not_change_under_stakes_that_lie_there() -> None:
    table = Table(GAME, Setting(option_set(GAME.edition), authorised=(on_condition(SIX), on_condition(TEN))))
    for said in (bet("ana big-6 60"), Offer("ana"), Choose("ana", 2), Throw("ana"), Dice((4, 4)), Do("mark")):
        table.do(said)
    assert refused(lambda: table.meet("big-6", *SHOWN)) == ("prizes_must_stand_while_bets_lie", "art7.3")
    table.meet("ten", *SHOWN)  # on which nothing lies
    table.open_round()
    assert table.state.stakes
    table.do(bet("bo ten 10"))
    between = refused(lambda: table.meet("ten", *SHOWN))
    assert between == ("conditions_must_be_recorded_between_rounds", None)


@proves("art7.3")
def test_7_3_what_is_recorded_as_met_is_a_condition_of_the_decision() -> None:
    table = table_of(on_condition(TEN), *authorisations(SIX))
    sealed = table.commitment
    norm = "condition_must_be_of_the_authorisation"
    assert refused(lambda: table.meet("ten", "a fee is paid")) == (norm, "art7.3")
    assert refused(lambda: table.meet("big-6", *SHOWN)) == (norm, "art7.3")
    assert refused(lambda: table.meet("field", *SHOWN)) == ("bet_must_be_authorised", "art7.1")
    assert refused(lambda: table_of().meet("field", *SHOWN)) == ("bet_must_be_authorised", "art7.1")
    table.meet("ten", *SHOWN)
    assert table.commitment is sealed
    with pytest.raises(OptionError, match="cussec-57-2004 has no article by which 'ten' could be authorised"):
        Table(game_of("cussec-57-2004"), Setting(option_set(game_of("cussec-57-2004").edition))).meet("ten", "any")


@proves("art7.3")
def test_7_3_a_record_says_which_conditions_are_met() -> None:
    said = SAID | {"conditions": [*SHOWN]}
    with pytest.raises(RecordError, match=r"act 1, bet: ten is authorised on conditions .*53/2010 art\. 7\(3\)"):
        play("bo ten 10", 10, table={"authorised": [said]})
    lying = {"stakes": [{"player": "ana", "bet": "ten", "stake": 10_00}]}
    with pytest.raises(Refused, match=r"53/2010 art\. 7\(3\)"):
        play("bo field 10", 10, table={"authorised": [said], "layout": lying})
    met = {"authorised": [said | {"met": [*SHOWN]}]}
    assert decided(play("bo ten 10", 10, table=met)) == [("ten", "win", 100_00)]
    jsonschema.validate(record("bo ten 10", 10, table=met), record_schema([GAME]))


@proves("art7.3")
def test_7_3_a_bet_that_waits_has_no_odds_and_no_simulation() -> None:
    waiting = Setting(option_set(GAME.edition), authorised=(on_condition(TEN), on_condition(SIX)))
    found = {row.bet: row.edge for row in odds(GAME, waiting)}
    assert "ten" not in found
    assert found["big-6"] == found["big-8"]
    unmet = ("conditions_of_the_authorisation_must_be_met", "art7.3")
    assert refused(lambda: simulate(GAME, waiting, ("ten", None), 10, seed=1)) == unmet
    offered = replace(waiting, authorised=(on_condition(TEN, met=SHOWN),))
    assert {row.bet: row.edge for row in odds(GAME, offered)}["ten"] == Fraction(1, 12)


@proves("art7.3")
def test_7_3_without_conditions_it_runs_under_the_general_rules() -> None:
    table = AtCraps(authorised=authorisations(TEN))
    assert table.say("ana ten 10").to("dice").refusal(bet("ana ten 10")).clause == "art5.5"
