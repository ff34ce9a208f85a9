"""Article 8 of 96/85/M: turning up the tiles."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.pai_kau.arranging import Arrange, HouseWay, TurnUp
from banca.play.turn import Croupier
from tests.games.pai_kau.at_pai_kau import BANKERS, HANDS, AtPaiKau, ready, two

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")

WELL = Arrange("ana", 2, two(HANDS["win"][0]))
BADLY = Arrange("ana", 2, two(HANDS["badly-won"][0]))


def two_seats() -> AtPaiKau:
    return AtPaiKau().bank().seat("ana", 2).seat("caio", 3).dealt(2, seat2="win", seat3="lose")


@proves("art8.1")
def test_8_1_the_banker_waits_until_every_seat_is_arranged() -> None:
    table = two_seats().arranged(seat2="win")
    refusal = table.refusal(TurnUp(1, "bia"))
    assert (refusal.norm, refusal.clause) == ("seats_must_be_arranged_first", "art8.1")
    assert "3 has not" in str(refusal.says)
    assert "2, 3, 1 have not" in str(two_seats().refusal(TurnUp(1)).says)
    table.laid(seat3="lose")
    assert table.game.turn(table.state) == Croupier(TurnUp(1))
    assert table.accepts(TurnUp(1, "bia"))
    assert table.accepts(TurnUp(1, "dealer"))
    assert ready().refusal(TurnUp(1)).untimely


@proves("art8.1")
def test_8_1_the_bankers_tiles_come_first_and_then_the_seats_in_order() -> None:
    table = two_seats().arranged(seat2="win", seat3="lose")
    for place in (2, 3):
        refusal = table.refusal(TurnUp(place))
        assert (refusal.norm, refusal.clause) == ("tiles_must_be_turned_up_in_order", "art8.1")
        assert "(reading turning-order)" in str(refusal.says)
    table.act(TurnUp(1, "bia"))
    assert set(table.shown["hands"]) == {"1"}
    assert "bank" not in table.shown
    assert table.refusal(TurnUp(3)).norm == "tiles_must_be_turned_up_in_order"
    again = table.refusal(TurnUp(1))
    assert (again.norm, again.clause) == ("tiles_must_be_turned_up_once", "art8.1")
    table.act(TurnUp(2), TurnUp(3))
    again = table.refusal(TurnUp(3))
    assert (again.norm, again.clause) == ("tiles_must_be_turned_up_once", "art8.3")
    assert set(table.shown["hands"]) == {"1", "2", "3"}


@proves("art8.1")
def test_8_1_the_order_of_arranging_is_free() -> None:
    table = two_seats().act(Arrange("bia", 1, two(BANKERS[0]))).laid(seat3="lose", seat2="win")
    assert table.nets() == {"ana": 96_00, "caio": -100_00, "bia": 0}


@proves("art8.2")
def test_8_2_until_the_banker_turns_up_an_arrangement_may_be_changed_and_then_no_more() -> None:
    table = ready().dealt(seat2="win").act(BADLY).arranged()
    assert table.accepts(WELL)
    table.act(WELL)
    table.act(TurnUp(1, "bia"))
    for act in (BADLY, HouseWay(2), Arrange("bia", 1, two(BANKERS[0]))):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("arrangement_must_stand_once_the_banker_turns_up", "art8.2")
    assert table.nets()["ana"] == 96_00
    assert table.refusal(BADLY).clause == "art8.2"


@proves("art8.3")
@pytest.mark.parametrize("by", ["ana", "caio", "bia", "house"])
def test_8_3_the_tiles_of_a_seat_are_turned_up_by_the_dealer_alone(by: str) -> None:
    table = two_seats().arranged(seat2="win", seat3="lose").act(TurnUp(1))
    refusal = table.refusal(TurnUp(2, by))
    assert (refusal.norm, refusal.clause) == ("tiles_must_be_turned_up_by_the_dealer", "art8.3")
    assert table.accepts(TurnUp(2, "dealer"))
    assert table.accepts(TurnUp(2))


@proves("art8.3")
def test_8_3_only_tiles_that_take_part_are_turned_up() -> None:
    table = two_seats().arranged(seat2="win", seat3="lose")
    assert table.refusal(TurnUp(5)).norm == "seat_must_take_part"
    assert table.refusal(TurnUp(9)).norm == "place_must_exist"


@proves("art8.1")
@pytest.mark.parametrize("by", ["ana", "house"])
def test_8_1_the_banker_turns_up_his_own_tiles(by: str) -> None:
    """Article 5(2) has the dealer turn tiles up too; nobody else does, be it a player or the house."""
    table = two_seats().arranged(seat2="win", seat3="lose")
    refusal = table.refusal(TurnUp(1, by))
    assert (refusal.norm, refusal.clause) == ("bankers_tiles_must_be_turned_up_by_the_banker", "art8.1")
    assert table.accepts(TurnUp(1, "bia"))
    assert table.accepts(TurnUp(1, "dealer"))
