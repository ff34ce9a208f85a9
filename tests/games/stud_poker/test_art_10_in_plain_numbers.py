"""Article 10 of 61/2004: what a simulation takes of it as it stands, in plain numbers."""

from dataclasses import replace

import pytest

from banca.games.stud_poker.jackpot import PRIZE_TABLE, out_of_the_pool, used_up
from tests.games.stud_poker.prizes import POSTED


def test_10_2_parts_of_the_pool_reduce_it_whoever_pays_the_fixed_sums() -> None:
    by_the_house = replace(POSTED, fixed_sums_reduce=False)
    assert [item.reduces(POSTED) for item in PRIZE_TABLE] == [True] * 5
    assert [item.reduces(by_the_house) for item in PRIZE_TABLE] == [True, True, False, False, False]


@pytest.mark.parametrize(("paid", "shown", "reduces", "expected"), [
    (500, 501, True, 500),
    (500, 499, True, 499),
    (500, 0, True, 0),
    (500, 501, False, 0),
])  # fmt: skip
def test_10_8_the_pool_pays_what_it_has(paid: int, shown: int, reduces: bool, expected: int) -> None:
    assert out_of_the_pool(paid, shown, reduces) == expected


def test_10_8_s2_only_what_reduces_a_pool_uses_it_up() -> None:
    assert [used_up(0, True), used_up(1, True), used_up(0, False)] == [True, False, False]
