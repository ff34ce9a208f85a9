"""Article 2 of 61/2004: places and betting spaces."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.stud_poker.equipment import BOXES
from banca.money import Position
from banca.play.act import Bet
from tests.games.stud_poker.at_stud import ANTE, CLOSED, HANDS, AtStud, with_jackpot

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")

SEVEN = ("ana", "bo", "chan", "dio", "eva", "fong", "gil")


@proves("art2.1")
def test_2_1_seven_boxes_and_the_croupier() -> None:
    table = AtStud()
    assert table.game.places(table.setting) == (7, "art2.1")
    assert BOXES == (1, 2, 3, 4, 5, 6, 7)


@proves("art2.1")
def test_2_1_an_eighth_bettor_finds_no_box() -> None:
    table = AtStud()
    for player in SEVEN:
        table.ante(player)
    assert table.state.boxes == dict(zip(BOXES, SEVEN, strict=True))
    refusal = table.refusal(Bet("hu", "ante", ANTE))
    assert (refusal.norm, refusal.clause) == ("box_must_be_free", "art2.1")


@proves("art2.1")
@pytest.mark.parametrize("place", [0, 8, 100])
def test_2_1_there_is_no_other_box(place: int) -> None:
    table = AtStud().ante("ana")
    refusal = table.refusal(Bet("bo", "ante", ANTE, place=place))
    assert (refusal.norm, refusal.clause) == ("place_must_exist", "art2.1")


@proves("art2.2")
def test_2_2_each_stake_is_booked_on_one_space_of_one_box() -> None:
    table = with_jackpot().ante("ana", 5).jackpot("ana")
    table.deal(CLOSED, box5=HANDS["one-pair"]).raise_("ana")
    booked = [(s.position, s.amount) for s in table.state.stakes]
    assert booked == [
        (Position("ana", "ante", place=5), 100_00),
        (Position("ana", "progressive-jackpot", place=5), 10_00),
        (Position("ana", "raise", place=5), 200_00),
    ]
