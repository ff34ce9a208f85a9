"""Article 8 of 58/2004: the draw."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.fantan.round import Count
from banca.money import Selection
from banca.play.act import Return
from banca.play.turn import Croupier
from tests.at_table import AtTable
from tests.games.fantan.chances import NUMBERS, PLACES, lines_on

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "fantan-58-2004")


@proves("art8")
@pytest.mark.parametrize(("bet", "selection", "number"), [("nim", (1, 2), 2), ("nga", (1, 2, 3), 3)])
def test_8_a_drawn_stake_is_given_back_whole(bet: str, selection: Selection, number: int) -> None:
    table = AtTable("fantan-58-2004").bet("ana", bet, 100_00, selection).show(Count(60 + number))
    table.do("announce", "light", "collect")
    assert table.game.turn(table.state) == Croupier(Return("ana", bet, selection))
    line = table.line(bet, selection)
    assert (line.result, line.returned, line.prize, line.commission, line.net) == ("push", 100_00, 0, 0, 0)
    assert "art8" in line.clauses


@proves("art8")
def test_8_a_draw_comes_only_where_the_player_chose_one() -> None:
    drawn = {
        (place, number)
        for number in NUMBERS
        for place, line in lines_on(number).items()
        if line.result == "push" or "art8" in line.clauses
    }
    assert drawn == {(place, number) for place, (_, draws) in PLACES.items() for number in draws}
    assert {bet for (bet, _), _ in drawn} == {"nim", "nga"}
    for place, number in drawn:
        assert lines_on(number)[place].net == 0
