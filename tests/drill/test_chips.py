"""A payment is cut in the same chips in the terminal and on the page."""

import re
from pathlib import Path

import pytest

from banca.drill.chips import CHIPS, chips_of

PAGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "felt" / "chips.ts"


def test_the_page_has_the_same_chips() -> None:
    listed = PAGE.read_text(encoding="utf-8").partition("CHIPS")[2].partition("];")[0]
    assert tuple(int(value.replace("_", "")) for value in re.findall(r"\[([0-9_]+),", listed)) == CHIPS


@pytest.mark.parametrize(
    ("amount", "cut"),
    [
        (0, ()),
        (66, ((66, 1),)),
        (118_750, ((100_000, 1), (10_000, 1), (5_000, 1), (2_500, 1), (1_000, 1), (100, 2), (50, 1))),
        (20_000_000, ((10_000_000, 2),)),
    ],
)
def test_the_fewest_chips_and_the_rest_in_coins(amount: int, cut: tuple[tuple[int, int], ...]) -> None:
    assert chips_of(amount) == cut
