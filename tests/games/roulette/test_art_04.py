"""Article 4 of 60/2004: the winning number."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games import settle
from banca.games.roulette.round import Number
from banca.law import RecordError, Refused
from banca.play.act import Act, Bet, Do, Pay, Take
from tests.at_table import AtTable
from tests.games.roulette.chances import BLACK, RED

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "roulette-60-2004")


@proves("art4")
@pytest.mark.parametrize("number", range(1, 37))
def test_4_number_and_colour_are_announced(number: int) -> None:
    table = AtTable("roulette-60-2004").show(Number(number))
    assert table.game.result(table.state) is None
    colour = "red" if number in RED else "black"
    assert table.do("announce").game.result(table.state) == {"number": number, "colour": colour}
    assert (number in BLACK) == (colour == "black")


@proves("art4")
def test_4_17_is_black_and_the_marker_is_set_on_it() -> None:
    table = AtTable("roulette-60-2004").show(Number(17)).do("announce")
    assert table.awaits == Do("mark")
    assert table.do("mark").awaits is None
    assert table.game.result(table.state) == {"number": 17, "colour": "black"}


@proves("art4")
def test_4_zero_has_no_colour() -> None:
    table = AtTable("roulette-60-2004").show(Number(0)).do("announce")
    assert table.game.result(table.state) == {"number": 0}


@proves("art4")
@pytest.mark.parametrize(
    ("done", "later", "norm"),
    [
        ((), (Do("announce"), Do("mark")), "ball_must_rest_before_the_announcement"),
        ((Number(17),), (Do("mark"),), "number_must_be_announced_before_payment"),
        ((Number(17), Do("announce")), (), "marker_must_be_set_before_payment"),
    ],
)
def test_4_the_ball_rests_then_the_number_is_announced_then_the_marker_set(
    done: tuple[Act, ...], later: tuple[Act, ...], norm: str
) -> None:
    table = AtTable("roulette-60-2004").bet("ana", "straight", 100_00, 17).bet("ana", "red", 100_00).to("number")
    table.act(*done)
    for act in (*later, Pay("ana", "straight", 17), Take("ana", "red")):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == (norm, "art4")


@proves("art4")
def test_4_no_bet_while_the_marker_is_on_the_layout() -> None:
    table = AtTable("roulette-60-2004").bet("ana", "straight", 100_00, 17).show(Number(17)).do("announce", "mark")
    assert table.refusal(Bet("eva", "red", 100_00)).clause == "art3.1"
    with pytest.raises(Refused, match="round_must_be_over"):
        table.game.settle(table.state)
    assert table.finish().settlement.players == {"ana": 3500_00}


@proves("art4")
def test_4_the_table_has_the_one_layout_on_which_the_marker_is_set() -> None:
    refusal = AtTable("roulette-60-2004").refusal(Bet("ana", "red", 100_00, layout=2))
    assert (refusal.norm, refusal.clause) == ("layout_must_exist", "art4")


@proves("art4")
def test_4_a_second_number_in_a_short_record_is_refused_where_it_stands() -> None:
    bet = {"act": "bet", "player": "ana", "bet": "red", "stake": 100}
    numbers = [{"act": "number", "number": 3}] * 2
    with pytest.raises(RecordError, match=r"act 3, number: .* announce comes next .*60/2004 art\. 4"):
        settle({"banca": 1, "edition": "roulette-60-2004", "acts": [bet, *numbers]})
