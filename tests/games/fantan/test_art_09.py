"""Article 9 of 58/2004: the commission."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.fantan.round import Count
from banca.money import Selection
from tests.at_table import AtTable
from tests.games.fantan.chances import NUMBERS, lines_on

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "fantan-58-2004")


@proves("art9")
def test_9_the_house_keeps_five_per_cent_of_a_prize() -> None:
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 3).show(Count(63))
    line = table.line("fan", 3)
    assert (line.prize, line.commission) == (300_00, 15_00)
    assert "art9" in line.clauses
    assert table.settlement.house["commission"] == 15_00


@proves("art9")
def test_9_commission_is_taken_on_prizes_alone() -> None:
    for number in NUMBERS:
        for line in lines_on(number).values():
            assert (line.commission > 0) == ("art9" in line.clauses) == (line.result == "win")


@proves("art9")
def test_9_commission_is_on_the_winning_prize_and_not_on_the_net() -> None:
    table = AtTable("fantan-58-2004").bet("ana", "kuoc", 100_00, (1, 2)).bet("ana", "kuoc", 100_00, (3, 4))
    settlement = table.show(Count(61)).finish().settlement
    assert [line.commission for line in settlement.lines] == [5_00, 0]
    assert settlement.players == {"ana": -5_00}
    assert settlement.house["net"] == 5_00


@proves("art9")
@pytest.mark.parametrize(
    ("bet", "selection", "prize", "to"),
    [
        ("fan", 1, 57, 20),
        ("nim", (1, 2), 19, 10),
        ("nga", (1, 2, 3), 19, 40),
        ("se-sam-hong", (1, 2, 3), 19, 60),
        ("kuoc", (1, 2), 19, 20),
    ],
)
def test_9_what_is_due_is_rounded_down(bet: str, selection: Selection, prize: int, to: int) -> None:
    for stake in range(1, 121):
        table = AtTable("fantan-58-2004").bet("ana", bet, stake, selection).show(Count(61))
        (line,) = table.game.lines(table.state)
        assert line.net == stake * prize // to
        assert ("rounding" in line.readings) or line.breakage == 0


@proves("art9")
def test_9_each_bet_is_rounded_once() -> None:
    table = AtTable("fantan-58-2004").bet("ana", "nga", 1_01, (1, 2, 3)).bet("ana", "nga", 1_01, (1, 2, 4))
    settlement = table.show(Count(61)).finish().settlement
    assert [line.net for line in settlement.lines] == [47, 47]
    assert settlement.players == {"ana": 94}
    assert settlement.house["net"] == -94
