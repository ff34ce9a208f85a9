"""The 32 tiles, and what is left of them."""

from collections import Counter

import pytest

from banca.material.tiles import CIVIL, COPIES, FACES, NUMBER_OF, SET, Tiles, pips_of

MILITARY = {"4-5", "3-6", "3-5", "2-6", "3-4", "2-5", "2-4", "1-4", "2-3", "1-2"}


def test_a_set_has_eleven_tiles_twice_and_ten_once() -> None:
    assert len(SET) == 32
    assert len(FACES) == len(set(FACES)) == 21
    assert len(CIVIL) == 11
    assert Counter(SET) == {**dict.fromkeys(CIVIL, 2), **dict.fromkeys(MILITARY, 1)}
    assert [FACES[NUMBER_OF[tile]] for tile in FACES] == list(FACES)
    assert [COPIES[NUMBER_OF[tile]] for tile in ("6-6", "1-5", "4-5", "1-2")] == [2, 2, 1, 1]


@pytest.mark.parametrize(("tile", "pips"), [("6-6", 12), ("1-1", 2), ("5-6", 11), ("1-2", 3), ("2-4", 6)])
def test_a_tile_has_the_pips_of_both_halves(tile: str, pips: int) -> None:
    assert pips_of(tile) == pips


def test_before_the_deal_there_is_the_whole_set() -> None:
    tiles = Tiles.of_a_set()
    assert len(tiles) == 32
    assert tiles.weights == Counter(SET)


def test_a_tile_that_was_dealt_is_no_longer_there() -> None:
    tiles = Tiles.of_a_set().without("6-6").without("1-2")
    assert len(tiles) == 30
    assert tiles.weights["6-6"] == 1
    assert "6-6" in tiles
    assert "1-2" not in tiles
    assert "1-2" not in tiles.weights
    assert tiles.without("6-6").weights == {t: n for t, n in Counter(SET).items() if t not in {"6-6", "1-2"}}
    with pytest.raises(ValueError, match="no 1-2 is left"):
        tiles.without("1-2")


@pytest.mark.parametrize("stranger", ["6-5", "0-0", "66", "", 12, None])
def test_what_is_no_tile_is_in_no_set(stranger: object) -> None:
    assert stranger not in Tiles.of_a_set()
