"""Article 4 of 55/2004: a card that comes out face up."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.baccarat.showing import seen_by
from banca.play.act import Bet, Do, Move, Withdraw
from tests.games.baccarat.at_baccarat import AtBaccarat

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")


@proves("art4")
@pytest.mark.parametrize("device", ["shoe", "shuffler-dealer"])
def test_4_the_card_counts_as_if_it_had_come_face_down(device: str) -> None:
    table = AtBaccarat({"dealing-device": device}).bet("ana", "player", 100).deal("9h 3s Kd").do("face-up")
    assert table.deal("5c").line("player").net == 100
    assert table.state.player.cards == ("9h", "Kd")


@proves("art4")
def test_4_everybody_sees_it_and_nothing_else() -> None:
    table = AtBaccarat().deal("9h 3s Kd").do("face-up").deal("5c")
    seen = seen_by(table.state, "ana")
    assert (seen["player"], seen["banker"]) == (["??", "Kd"], ["??", "??"])


@proves("art4")
def test_4_no_bet_is_changed_for_it() -> None:
    table = AtBaccarat().bet("ana", "player", 100).deal("9h")
    assert table.refused(Withdraw("ana", "player")) == ("bets_must_be_made_before_the_round", "art13")
    table.do("face-up")
    for act in (Withdraw("ana", "player"), Move("ana", "player", "banker"), Bet("ana", "tie", 100)):
        assert table.refused(act) == ("bets_must_stand_when_a_card_comes_face_up", "art4")
    assert [stake.amount for stake in table.state.stakes] == [100]


@proves("art4")
def test_4_it_is_said_of_the_card_that_came_last() -> None:
    norm = ("card_must_have_come_out", "art4")
    table = AtBaccarat()
    assert table.refused(Do("face-up")) == norm
    assert table.to("card").refused(Do("face-up")) == norm
    table.deal("2h").do("face-up")
    assert table.refused(Do("face-up")) == norm
    table.deal("3s").do("face-up").deal("Kd 2c").to("card")
    assert table.refused(Do("face-up")) == norm  # all four are shown
    assert table.deal("4h").accepts(Do("face-up"))
