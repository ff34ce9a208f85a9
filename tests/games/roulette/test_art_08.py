"""Article 8 of 60/2004: zero."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games.roulette.round import Number
from banca.play.act import Bet
from tests.at_table import AtTable
from tests.games.roulette.chances import PLACES, lines_on

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "roulette-60-2004")


@proves("art8")
def test_8_whoever_bet_on_zero_is_paid_35_to_1() -> None:
    line = AtTable("roulette-60-2004").bet("ana", "straight", 100_00, 0).show(Number(0)).line("straight", 0)
    assert (line.result, line.net) == ("win", 3500_00)
    assert {"art7.1", "art8"} <= set(line.clauses)


@proves("art8")
def test_8_all_other_bets_lose_the_whole_stake_on_zero() -> None:
    for place in PLACES:
        line = lines_on(0)[place]
        assert "art8" in line.clauses
        if place != ("straight", 0):
            assert (line.result, line.returned, line.net) == ("lose", 0, -100_00)


@proves("art8")
def test_8_the_article_speaks_of_zero_alone() -> None:
    for number in range(1, 37):
        assert not any("art8" in line.clauses for line in lines_on(number).values())
        assert lines_on(number)["straight", 0].result == "lose"


@proves("art8")
@pytest.mark.parametrize(
    ("bet", "selection"),
    [
        ("split", (0, 1)),
        ("split", (0, 2)),
        ("split", (0, 3)),
        ("split", "0-1"),
        ("street", (0, 1, 2)),
        ("street", (0, 2, 3)),
        ("corner", (0, 1, 2, 3)),
        ("line", (0, 1, 2, 3, 4, 5)),
        ("line", (0, 5)),
        ("sector-nine", tuple(range(9))),
        ("sector-twelve", (0, 3, 5, 13, 15, 17, 20, 22, 24, 32, 34, 36)),
        ("column", (0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33)),
    ],
)
def test_8_no_combination_includes_zero(bet: str, selection: Any) -> None:
    refusal = AtTable("roulette-60-2004").refusal(Bet("ana", bet, 100_00, selection))
    assert (refusal.norm, refusal.clause) == ("zero_must_not_be_combined", "art8")


@proves("art8")
def test_8_only_the_straight_bet_is_ever_placed_on_zero() -> None:
    table = AtTable("roulette-60-2004").bet_everywhere().show(Number(0))
    assert table.won == {("straight", 0)}
