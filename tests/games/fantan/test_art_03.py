"""Article 3 of 58/2004: the game."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.fantan.round import Count, count_off
from tests.at_table import AtTable

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "fantan-58-2004")


@proves("art3.1")
@pytest.mark.parametrize(("buttons", "number"), [(47, 3), (45, 1), (46, 2)])
def test_3_1_the_number_is_what_is_left_when_divided_off_in_fours(buttons: int, number: int) -> None:
    assert count_off(buttons).number == number
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, number).show(Count(buttons))
    assert table.line("fan", number).result == "win"


@proves("art3.2")
def test_3_2_nothing_left_over_counts_as_four() -> None:
    assert count_off(48).number == 4
    table = AtTable("fantan-58-2004").bet("ana", "fan", 100_00, 4).show(Count(48))
    assert table.line("fan", 4).result == "win"
    assert {count_off(buttons).number for buttons in range(1, 200)} == {1, 2, 3, 4}
