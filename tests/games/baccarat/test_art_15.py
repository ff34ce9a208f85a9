"""Article 15 of 55/2004: seated and standing bettors."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from banca.games.baccarat.seats import Sit, Stand
from banca.games.baccarat.shoe import Shoe
from banca.law import Refused
from banca.play.act import Bet, Withdraw
from tests.games.baccarat.at_baccarat import PLAYER_WINS, TIE, AtBaccarat

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")

BOX = ("box_must_be_used_by_its_seated_bettor", "art15")


@proves("art15")
def test_15_a_standing_bettor_may_not_stake_in_the_box_of_a_seat() -> None:
    table = AtBaccarat().act(Sit("ana", 3)).bet("bo", "player", 100)
    assert table.refuses_bet("bo", "banker", 100, place=3) == BOX
    assert "even if ana agrees" in str(table.refusal(Bet("bo", "banker", 100, place=3)).says)
    assert table.refuses_bet("bo", "banker", 100, place=4) == ("standing_bettor_must_not_use_a_box", "art15")


@proves("art15")
def test_15_he_stakes_on_the_common_area() -> None:
    """Reading area-of-standing-bettors."""
    table = AtBaccarat().act(Sit("ana", 3))
    for bet in ("player", "banker", "tie", "player-pair", "banker-pair"):
        table.bet("bo", bet, 100)
    assert {stake.position.place for stake in table.state.stakes} == {None}


@proves("art15")
def test_15_a_seated_bettor_stakes_in_his_own_box() -> None:
    table = AtBaccarat().act(Sit("ana", 3)).bet("ana", "player", 100, place=3)
    assert table.refuses_bet("ana", "player", 100, place=4) == BOX
    assert table.accepts(Bet("ana", "banker", 100))  # the common area is reserved for nobody
    assert table.deal(PLAYER_WINS).line("player").net == 100


@proves("art15")
def test_15_a_stake_in_the_box_of_a_free_seat_seats_its_bettor() -> None:
    table = AtBaccarat().bet("ana", "player", 100, place=3)
    assert table.state.shoe.seats == ((3, "ana"),)
    assert table.refuses_bet("bo", "player", 100, place=3) == BOX
    table.bet("bo", "player", 100, place=1).bet("bo", "banker", 100, place=1)
    assert table.deal(PLAYER_WINS).following().state.shoe.seats == ((1, "bo"), (3, "ana"))


@proves("art15")
def test_15_seats_are_taken_by_one_bettor_each_and_between_rounds() -> None:
    table = AtBaccarat().act(Sit("ana", 3))
    assert table.refused(Sit("bo", 3)) == BOX
    assert table.refused(Sit("ana", 4)) == BOX
    assert table.refused(Sit("ana", 3)) == ("seat_must_be_free", "art15")
    assert table.refused(Sit("bo", 8)) == ("place_must_exist", "art1.5.b")
    assert table.deal("9h").refused(Sit("bo", 4)) == ("seat_must_be_taken_between_rounds", "art15")


@proves("art15")
def test_15_a_bettor_who_stands_may_sit_down_and_then_use_the_box() -> None:
    table = AtBaccarat().bet("ana", "player", 100).act(Sit("ana", 2)).bet("ana", "tie", 50, place=2)
    assert [(s.position.bet, s.position.place) for s in table.state.stakes] == [("player", None), ("tie", 2)]


@proves("art15")
def test_15_a_seat_is_left_when_its_box_is_empty() -> None:
    table = AtBaccarat().bet("ana", "player", 100, place=2)
    norm = ("box_must_be_empty_when_its_seat_is_left", "art15")
    assert table.refused(Stand("ana")) == norm
    assert table.refused(Stand("bo")) == ("bettor_must_be_seated", "art15")
    table.act(Withdraw("ana", "player", place=2), Stand("ana"))
    assert table.state.shoe.seats == ()
    assert table.accepts(Bet("bo", "player", 100, place=2))
    tied = AtBaccarat({"after-tie": "keep"}).bet("ana", "player", 100, place=2).deal(TIE).following()
    assert tied.refused(Stand("ana")) == norm
    assert tied.refuses_bet("bo", "player", 100, place=2) == BOX


@proves("art15")
def test_15_a_table_has_a_seat_for_all_who_sit_at_it() -> None:
    shoe = Shoe(6, seats=((2, "ana"), (9, "bo")))
    beyond = r"name seat 9: at this table they are 1 to 7 \[place_must_exist, 55/2004 art\. 1\(5\)"
    assert AtBaccarat({"seats": 9}, shoe).state.shoe.seats == shoe.seats
    with pytest.raises(Refused, match=beyond):
        AtBaccarat({"seats": 7}, shoe)
    options = {"seats": 9, "after-tie": "keep"}
    tied = AtBaccarat(options).bet("ana", "player", 100, place=9).deal(TIE).finish().state.shoe
    for carried in (tied, replace(tied, seats=())):
        with pytest.raises(Refused, match=beyond):
            AtBaccarat({**options, "seats": 7}, carried)
