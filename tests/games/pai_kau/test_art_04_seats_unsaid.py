"""Article 4 of 96/85/M, the bank passed on and held on to by players who name no seat."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.pai_kau.bank import Agree, Pass
from tests.games.pai_kau.at_pai_kau import AtPaiKau, after
from tests.games.pai_kau.test_art_04 import bank_of

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")


@proves("art4.1")
def test_4_1_a_player_agrees_for_the_seats_that_are_his() -> None:
    """Who says no seat speaks for his own, one after another if he has several."""
    table = AtPaiKau(**after({3: "ana", 5: "ana", 6: "caio"}, rounds=2))
    assert table.act(Agree("ana")).state.rotation.agreed == (3,)
    assert table.act(Agree("caio"), Agree("ana")).state.rotation.agreed == (3, 6, 5)
    assert table.accepts(bank_of("bia", 1))
    refusal = table.refusal(Agree("zoe"))
    assert (refusal.norm, refusal.clause) == ("consent_must_be_of_the_other_seats", "art4.1")
    assert str(refusal.says).startswith("zoe has no voice: ")


@proves("art4.3")
def test_4_3_who_declines_need_not_say_by_which_seat_he_is_entitled() -> None:
    table = AtPaiKau(**after({3: "ana", 5: "zoe", 6: "ana"}, rounds=2))
    refusal = table.refusal(Pass("zoe"))
    assert (refusal.norm, refusal.clause) == ("bank_must_be_passed_by_the_seat_entitled", "art4.3")
    assert str(refusal.says) == "the bank is not zoe's to decline: it is ana's at seat 3"
    assert table.act(Pass("ana")).state.rotation.passed == (3,)
    assert table.act(Pass("zoe"), Pass("ana")).state.rotation.passed == (3, 5, 6)
