"""Article 7 of 53/2010: other bets or different prizes."""

import json
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

import jsonschema
import pytest

from banca.games import game_of, settle
from banca.games.craps.new_bets import BetApplication, BetAuthorisation, NewBet, authorise, enable
from banca.law import Names, RecordError, Refused, option_set
from banca.material.chance import Seeded
from banca.money import Odds
from banca.play.schema import record_schema
from banca.play.setting import Setting
from banca.table import Table
from tests.games.craps.plays import BETS, EDITION, AtCraps, bet, decided, play, record

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)
GAME = game_of(EDITION)

# Three ways in 36 make 10: at 10 to 1 the house keeps 33/36 - 30/36.
TEN = NewBet("ten", Names("Ten", "Dez", "十點"), {10: Odds(10)})
# 6 against 7 as in the regulation, at even money: 6/11 - 5/11.
SIX = NewBet("big-6", Names("Big 6", "Big 6", "Big 6"), {6: Odds(1)}, stays=frozenset({*range(2, 13)} - {6, 7}))
# 2 ways to 11 at 15 to 1, 6 ways to 7 draw: 28/36 - 30/36, in the bettor's favour.
DRAWING = NewBet("yo", Names("Yo", "Yo", "十一"), {11: Odds(15)}, draws=frozenset({7}))

COMPLETE = BetApplication("SJM", TEN, {10: Fraction(1, 12)}, {10: Odds(10)}, Fraction(1, 12))
SHOWN = frozenset({"prize displayed at the table"})
NOT_BY_TOTALS = (
    "pass-line", "pass-odds", "dont-pass", "dont-pass-odds", "come", "come-odds", "dont-come", "dont-come-odds",
    "hard-4", "hard-6", "hard-8", "hard-10",
)  # fmt: skip


def refusal(house: str, new: NewBet, held: tuple[BetAuthorisation, ...]) -> tuple[str, str | None, str]:
    with pytest.raises(Refused) as caught:
        enable(house, new, held)
    return caught.value.refusal.norm, caught.value.refusal.clause, str(caught.value)


@proves("art7.1")
def test_7_1_without_an_authorisation_no_other_bet_or_prize_can_be_enabled() -> None:
    assert AtCraps().refuses("ana ten 10") == ("bet_must_be_offered", "art5.1")
    norm, clause, says = refusal("SJM", TEN, ())
    assert (norm, clause) == ("bet_must_be_authorised", "art7.1")
    assert "new bet ten" in says
    assert "prizes of big-6" in refusal("SJM", SIX, ())[2]


@proves("art7.1")
def test_7_1_an_authorisation_is_for_the_house_and_the_bet_that_it_names() -> None:
    granted = authorise(COMPLETE)
    assert enable("SJM", TEN, (granted,)) is granted
    assert refusal("Wynn", TEN, (granted,))[:2] == ("bet_must_be_authorised", "art7.1")
    dearer = replace(TEN, wins={10: Odds(11)})
    assert refusal("SJM", dearer, (granted,))[:2] == ("bet_must_be_authorised", "art7.1")


@proves("art7.1")
def test_7_1_an_authorised_bet_is_played_like_those_of_the_regulation() -> None:
    held = (authorise(COMPLETE), BetAuthorisation("SJM", DRAWING))
    won = AtCraps("ana ten 10", 10, authorised=held).line("ten")
    assert (won.result, won.net, won.clauses) == ("win", 100_00, ("art7.1",))
    assert AtCraps("ana ten 10", 4, authorised=held).line("ten").net == -10_00
    assert AtCraps("ana yo 10", 7, authorised=held).line("yo").result == "push"
    assert AtCraps("ana yo 10", 11, authorised=held).line("yo").net == 150_00
    assert AtCraps("ana yo 10", 3, authorised=held).line("yo").net == -10_00


@proves("art7.1")
def test_7_1_a_different_prize_takes_the_place_of_the_one_in_the_regulation() -> None:
    held = (BetAuthorisation("SJM", SIX),)
    assert AtCraps("ana big-6 60", 5, 6, authorised=held).line("big-6").net == 60_00
    assert AtCraps("ana big-6 60", 6).line("big-6").net == 70_00
    assert AtCraps("ana big-6 60", 5, 7, authorised=held).line("big-6").net == -60_00
    standing = AtCraps("ana big-6 60", 5, authorised=held).finish().settlement.standing
    assert [stake.amount for stake in standing] == [60_00]
    assert AtCraps(authorised=held).accepts(bet("ana big-8 60"))


@proves("art7.1")
def test_7_1_one_bet_is_not_authorised_twice_at_a_table() -> None:
    with pytest.raises(Refused, match="ten is authorised twice") as caught:
        AtCraps(authorised=(BetAuthorisation("SJM", TEN), BetAuthorisation("SJM", replace(TEN, wins={10: Odds(9)}))))
    assert (caught.value.refusal.norm, caught.value.refusal.clause) == ("bet_must_be_authorised_once", "art7.1")


@proves("art7.1")
def test_7_1_the_records_of_a_table_with_authorised_bets_replay() -> None:
    held = (BetAuthorisation("SJM", DRAWING, SHOWN), BetAuthorisation("SJM", SIX), authorise(COMPLETE))
    table = Table(GAME, Setting(option_set(GAME.edition), authorised=held), Seeded(7))
    schema = record_schema([GAME])
    seen: set[tuple[str, str, Fraction | int]] = set()
    for _ in range(40):
        for said in ("ana yo 10", "bo ten 10", "ana big-6 60"):
            table.do(bet(said))
        while not table.is_over:
            table.advance()
        data = json.loads(json.dumps(table.records[-1]))
        replayed = settle(data)
        assert replayed.settlement == GAME.settle(table.state)
        assert replayed.setting.authorised == held
        jsonschema.validate(data, schema)
        seen |= {(line.position.bet, line.result, Fraction(line.net, line.stake)) for line in replayed.settlement.lines}
        table.open_round()
    assert seen == {
        ("yo", "push", 0), ("yo", "win", 15), ("yo", "lose", -1), ("ten", "win", 10), ("ten", "lose", -1),
        ("big-6", "win", 1), ("big-6", "lose", -1),
    }  # fmt: skip
    assert table.records[1]["table"]["authorised"][0] == {
        "house": "SJM", "slug": "yo", "names": {"en": "Yo", "pt": "Yo", "zh": "十一"}, "prizes": {"11": "15:1"},
        "draws": [7], "stays": [], "conditions": ["prize displayed at the table"],
    }  # fmt: skip


SAID: dict[str, Any] = {
    "house": "SJM",
    "slug": "ten",
    "names": {"en": "Ten", "pt": "Dez", "zh": "十點"},
    "prizes": {"10": "10:1"},
}


@proves("art7.1")
def test_7_1_a_short_record_names_the_authorised_bets() -> None:
    ten = {"player": "ana", "bet": "ten", "stake": 10_00}
    table = {"authorised": [SAID], "layout": {"stakes": [ten]}}
    assert play("bo ten 10", 10, table=table).settlement.players == {"ana": 100_00, "bo": 100_00}
    jsonschema.validate(record("bo ten 10", 10, table=table), record_schema([GAME]))
    halves = SAID | {"prizes": {"10": "21:2"}, "draws": [12], "stays": [2, 3]}
    other = play("bo ten 10", 3, 12, 10, table={"authorised": [halves]})
    assert decided(other) == [("ten", "push", 0), ("ten", "win", 105_00)]


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
        (SAID, '"authorised" lists authorisations, each with house, slug, names, prizes'),
        (["ten"], "an authorisation in \"authorised\" has house, slug, names, prizes: 'ten' has not"),
        ([{"house": "SJM"}], 'an authorisation in "authorised" has house, slug, names, prizes'),
        ([SAID | {"edge": "1:36"}], "has no 'edge': it has house, slug, names, prizes, draws, stays, conditions"),
        ([SAID | {"house": 5}], '"house" and "slug" are names, not 5 and \'ten\''),
        ([SAID | {"slug": ""}], '"house" and "slug" are names'),
        ([SAID | {"names": "Ten"}], '"names" of an authorised bet has a text for each of en, pt, zh'),
        ([SAID | {"names": {"en": "Ten"}}], '"names" of an authorised bet'),
        ([SAID | {"names": {"en": "Ten", "pt": "Dez", "zh": " "}}], '"names" of an authorised bet'),
        ([SAID | {"prizes": ["10:1"]}], '"prizes" gives totals from 2 to 12 a prize, as in'),
        ([SAID | {"prizes": {"13": "10:1"}}], '"prizes" gives totals'),
        ([SAID | {"prizes": {"10": "ten to one"}}], '"prizes" gives totals'),
        ([SAID | {"prizes": {"10": "0:1"}}], '"prizes" gives totals'),
        ([SAID | {"prizes": {"10": 10}}], '"prizes" gives totals'),
        ([SAID | {"prizes": {}}], "ten must win on some total from 2 to 12"),
        ([SAID | {"draws": 7}], '"draws" of an authorised bet lists totals from 2 to 12, not 7'),
        ([SAID | {"stays": [1]}], '"stays" of an authorised bet lists totals'),
        ([SAID | {"stays": [True]}], '"stays" of an authorised bet lists totals'),
        ([SAID | {"draws": [10]}], "on each total only one of win, draw and stay"),
        ([SAID | {"conditions": "shown"}], '"conditions" of an authorisation lists texts'),
        ([SAID | {"conditions": [5]}], '"conditions" of an authorisation lists texts'),
        ([SAID | {"slug": "hard-8"}], "hard-8 is not decided by totals alone"),
    ],
)
def test_7_1_an_authorisation_that_makes_no_sense_is_one_clear_line(said: Any, says: str) -> None:
    with pytest.raises(RecordError, match=says) as caught:
        play("ana field 10", 9, table={"authorised": said})
    assert "\n" not in str(caught.value)


@proves("art7.2")
@pytest.mark.parametrize(
    "inexact",
    [
        replace(TEN, wins={}),
        replace(TEN, wins={13: Odds(10)}),
        replace(TEN, draws=frozenset({10})),
        replace(TEN, draws=frozenset({4}), stays=frozenset({4})),
        replace(TEN, stays=frozenset(range(2, 13))),
        replace(TEN, wins={10: Odds(0)}),
        replace(TEN, wins={10: Odds(10).up_to(1000_00)}),
        replace(TEN, wins={10: Odds(10).less(Fraction(1, 20))}),
    ],
)
def test_7_2_a_description_says_of_each_total_one_thing_and_of_each_prize_its_ratio(inexact: NewBet) -> None:
    with pytest.raises(Refused, match="description_must_be_exact") as caught:
        authorise(replace(COMPLETE, description=inexact))
    assert caught.value.refusal.clause == "art7.2"


@proves("art7.2")
@pytest.mark.parametrize("lacking", ["description", "probabilities", "prizes", "edge"])
def test_7_2_an_application_names_what_it_lacks(lacking: str) -> None:
    application = replace(COMPLETE, **{lacking: None})  # type: ignore[arg-type]
    assert application.missing == (lacking,)
    assert application.mismatches == ()
    with pytest.raises(Refused, match=f"lacks {lacking}.*application_must_be_complete, 53/2010 art. 7") as caught:
        authorise(application)
    assert caught.value.refusal.clause == "art7.2"


@proves("art7.2")
def test_7_2_all_that_is_lacking_is_named_at_once() -> None:
    bare = BetApplication("SJM", changes_layout=True)
    assert bare.missing == ("description", "probabilities", "prizes", "edge", "layout")


@proves("art7.2")
def test_7_2_a_layout_is_part_of_it_only_where_it_changes() -> None:
    assert COMPLETE.missing == ()
    assert replace(COMPLETE, changes_layout=True).missing == ("layout",)
    assert replace(COMPLETE, changes_layout=True, layout="a box for ten").missing == ()


@proves("art7.2")
def test_7_2_figures_that_do_not_follow_from_the_description_are_reported() -> None:
    for wrong, says in (
        (replace(COMPLETE, edge=Fraction(1, 36)), "the advantage is 1/12, not 1/36"),
        (replace(COMPLETE, probabilities={10: Fraction(1, 11)}), "the probabilities are not those"),
        (replace(COMPLETE, prizes={10: Odds(9)}), "the prizes are not those"),
    ):
        assert len(wrong.mismatches) == 1
        with pytest.raises(Refused, match=says) as caught:
            authorise(wrong)
        assert (caught.value.refusal.norm, caught.value.refusal.clause) == ("application_must_be_right", "art7.2")


@proves("art7.2")
def test_7_2_the_advantage_counts_draws_and_throws_that_decide_nothing() -> None:
    assert TEN.edge == Fraction(33 - 30, 36)
    assert SIX.edge == Fraction(6 - 5, 11)
    assert SIX.probability(6) == Fraction(5, 11)
    assert DRAWING.edge == Fraction(28 - 30, 36)


@proves("art7.2")
@pytest.mark.parametrize("slug", NOT_BY_TOTALS)
def test_7_2_totals_do_not_describe_line_bets_odds_and_hard_ways(slug: str) -> None:
    new = replace(TEN, slug=slug)
    with pytest.raises(Refused, match=f"{slug} is not decided by totals alone") as caught:
        authorise(replace(COMPLETE, description=new))
    assert (caught.value.refusal.norm, caught.value.refusal.clause) == ("description_must_be_exact", "art7.2")
    with pytest.raises(Refused, match="description_must_be_exact"):
        BetAuthorisation("SJM", new)


@proves("art7.2")
@pytest.mark.parametrize("slug", [slug for slug in BETS if slug not in NOT_BY_TOTALS])
def test_7_2_totals_describe_every_other_bet_of_the_regulation(slug: str) -> None:
    assert authorise(replace(COMPLETE, description=replace(TEN, slug=slug))).bet.slug == slug


@proves("art7.2")
def test_7_2_the_list_is_a_minimum_and_attachments_are_accepted() -> None:
    application = replace(COMPLETE, attachments=("a study of the field", "photographs"))
    assert (application.missing, application.mismatches) == ((), ())
    assert authorise(application).bet is TEN


@proves("art7.3")
def test_7_3_a_bet_authorised_on_conditions_waits_until_they_are_met() -> None:
    granted = authorise(COMPLETE, SHOWN)
    norm, clause, says = refusal("SJM", TEN, (granted,))
    assert (norm, clause) == ("conditions_of_the_authorisation_must_be_met", "art7.3")
    assert "prize displayed at the table" in says
    assert enable("SJM", TEN, (granted,), met=SHOWN) is granted


@proves("art7.3")
def test_7_3_without_conditions_it_runs_under_the_general_rules() -> None:
    granted = authorise(COMPLETE)
    assert granted.conditions == frozenset()
    table = AtCraps(authorised=(enable("SJM", TEN, (granted,)),))
    assert table.say("ana ten 10").to("dice").refusal(bet("ana ten 10")).clause == "art5.5"
