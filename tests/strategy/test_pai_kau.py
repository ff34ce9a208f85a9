"""The kinds of four tiles, by which analysis and simulation know every hand."""

from itertools import combinations
from math import comb

import numpy as np
import pytest

from banca.games.pai_kau.order import divisions
from banca.games.pai_kau.ways import WAYS
from banca.material.tiles import SET
from banca.strategy.pai_kau import ALIKE, ROW_OF_TILE, kind_of, kinds, tiles_of


def test_tiles_of_one_row_of_table_1_are_alike() -> None:
    assert [len(alike) for alike in ALIKE] == [2] * 14 + [1, 2, 1]
    assert sorted(tile for alike in ALIKE for tile in alike) == sorted(SET)
    assert all(tile in ALIKE[row] for tile, row in zip(SET, ROW_OF_TILE, strict=True))


def test_the_kinds_hold_all_hands_of_the_set() -> None:
    assert kinds().hands.sum() == comb(32, 4) == 35960
    counted = np.bincount([kind_of(hand) for hand in combinations(SET, 4)])
    assert (counted == kinds().hands).all()


def test_every_division_of_a_kind_is_there_with_its_strengths() -> None:
    for kind in range(len(kinds())):
        wanted = {division.strengths for division in divisions(tiles_of(kind))}
        assert set(zip(kinds().fronts[kind].tolist(), kinds().backs[kind].tolist(), strict=True)) == wanted


def test_tiles_that_no_set_holds_are_of_no_kind() -> None:
    with pytest.raises(ValueError, match="a set has not 3"):
        kind_of(["6-6", "6-6", "6-6", "1-1"])
    with pytest.raises(ValueError, match="a seat has 4 tiles, not 3"):
        kind_of(["6-6", "6-6", "1-1"])


def test_all_hands_are_arranged_as_others_of_their_kind() -> None:
    way = WAYS["customary"]
    by_kind = [way.arrange(tiles_of(kind)).strengths for kind in range(len(kinds()))]
    for hand in combinations(SET, 4):
        assert way.arrange(hand).strengths == by_kind[kind_of(hand)]
