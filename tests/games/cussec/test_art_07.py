"""Article 7 of 57/2004: three equal faces."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.shaker import Dice
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import CUSSEC

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, CUSSEC)


@proves("art7")
@pytest.mark.parametrize("number", range(1, 7))
def test_7_small_and_big_lose_on_every_triple(number: int) -> None:
    table = AtTable(CUSSEC).bet("ana", "small", 100_00).bet("ana", "big", 100_00).show(Dice((number,) * 3))
    for bet, allowed_at in (("small", "art5.1"), ("big", "art5.2")):
        line = table.line(bet)
        assert (line.result, line.net) == ("lose", -100_00)
        assert line.clauses == (allowed_at, "art7")


@proves("art7")
@pytest.mark.parametrize("throw", [(1, 1, 2), (3, 3, 4), (5, 6, 6)])
def test_7_two_equal_faces_are_no_triple(throw: tuple[int, ...]) -> None:
    bet = "small" if sum(throw) <= 10 else "big"
    assert AtTable(CUSSEC).bet("ana", bet, 100_00).show(Dice(throw)).line(bet).net == 100_00


@proves("art7")
@pytest.mark.parametrize("number", range(1, 7))
def test_7_article_7_does_not_touch_the_other_bets(number: int) -> None:
    other = number % 6 + 1
    table = AtTable(CUSSEC).bet("ana", "even", 100_00).bet("ana", "odd", 100_00).bet("ana", "any-triple", 100_00)
    for bet in ("single", "triple", "double"):
        table.bet("ana", bet, 100_00, number).bet("ana", bet, 100_00, other)
    totals = [3 * n for n in range(2, 6)]
    for total in totals:
        table.bet("ana", "total", 100_00, total)
    table.show(Dice((number,) * 3))
    even = number in {2, 4, 6}
    assert table.line("even").net == (100_00 if even else -100_00)
    assert table.line("odd").net == (-100_00 if even else 100_00)
    assert table.line("any-triple").net == 2400_00
    for bet, prize in (("single", 300_00), ("triple", 15000_00), ("double", 800_00)):
        assert table.line(bet, number).net == prize
        assert table.line(bet, other).net == -100_00
    prices = {6: 1400_00, 9: 600_00, 12: 600_00, 15: 1400_00}
    for total in totals:
        assert table.line("total", total).net == (prices[total] if total == 3 * number else -100_00)
    assert not any("art7" in line.clauses for line in table.settlement.lines)
