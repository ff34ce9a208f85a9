"""Article 12 of 61/2004: what is forbidden to bettors."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.stud_poker.conduct import Breach, Note, Talk, seen_by
from banca.games.stud_poker.irregular import Misdeal
from tests.games.stud_poker.at_stud import CLOSED, HANDS, AtStud

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


def dealt() -> AtStud:
    return AtStud().ante("ana", 1).ante("bo", 2).deal(CLOSED, box1=HANDS["flush"], box2=HANDS["two-pairs"])


@proves("art12")
def test_12_a_breach_is_logged_with_its_bettor_and_voids_nothing() -> None:
    table = dealt()
    nets = dealt().raise_("ana", "bo").nets()
    assert table.game.clauses_for(table.state, Breach("ana", "took notes")) == ("art12",)
    table.act(Breach("ana", "took notes")).raise_("ana", "bo").act(Breach("bo", "telephoned"))
    assert table.nets() == nets
    assert table.state.log == (Breach("ana", "took notes"), Breach("bo", "telephoned"))
    assert table.state.void is None


@proves("art12.1")
def test_12_1_nothing_records_results_forecasts_or_works_out_strategies() -> None:
    for table in (AtStud(), AtStud().ante("ana"), dealt(), dealt().raise_("ana", "bo").finish()):
        for what in (None, "results", "forecast", "strategy"):
            refusal = table.refusal(Note("ana", what))
            assert (refusal.norm, refusal.clause) == ("bettors_must_not_record_or_forecast", "art12.1")


@proves("art12.1")
def test_12_1_what_a_bettor_is_shown_is_cards_bets_and_the_display_and_no_advice() -> None:
    seen = seen_by(dealt().state, "ana")
    assert seen == {
        "phase": "deciding",
        "boxes": {"1": "ana", "2": "bo"},
        "dealt": {"1": 5, "2": 5, "croupier": 5},
        "stray": {},
        "exposed": [],
        "decided": {},
        "hand": HANDS["flush"].split(),
        "face_up": {"croupier": ["3h"]},
        "accepted": {"ante": 100_00},
        "jackpot": None,
        "void": None,
    }


@proves("art12.2")
def test_12_2_nobody_talks_while_a_decision_on_a_raise_is_open() -> None:
    for table in (dealt(), dealt().fold("ana")):
        for player in ("ana", "bo", "a passer-by"):
            refusal = table.refusal(Talk(player))
            assert (refusal.norm, refusal.clause) == ("bettors_must_not_talk_while_deciding", "art12.2")
    assert dealt().fold("ana").raise_("bo").accepts(Talk("ana"))


@proves("art12.2")
def test_12_2_before_the_cards_are_out_and_in_a_void_round_they_may() -> None:
    assert AtStud().ante("ana").accepts(Talk("ana"))
    table = AtStud().ante("ana", 1).close()
    assert table.act(Talk("ana")).state.log == (Talk("ana"),)
    assert dealt().act(Misdeal("wrong-count")).accepts(Talk("ana"))
