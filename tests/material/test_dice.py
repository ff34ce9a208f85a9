"""Dice and the shaker."""

from collections import Counter

import pytest

from banca.material.dice import Die, Shaker, throws


def test_a_plain_die_has_six_faces_and_opposite_faces_total_seven() -> None:
    die = Die()
    assert sorted(map(str, die.faces)) == ["1", "2", "3", "4", "5", "6"]
    assert [set(pair) for pair in die.opposite] == [{1, 6}, {2, 5}, {3, 4}]
    assert die.balanced


def test_a_die_may_carry_figures() -> None:
    die = Die((("fish", "gourd"), ("prawn", "coin")), weight_grams=7)
    assert die.faces == ("fish", "gourd", "prawn", "coin")
    assert die != Die((("fish", "gourd"), ("prawn", "coin")))


def test_a_shaker_is_whole_unless_said() -> None:
    assert Shaker("lever") == Shaker("lever", dome=True, cover=True, clasps=2)
    assert Shaker("lever") != Shaker("electronic")


@pytest.mark.parametrize(("dice", "results"), [(1, 6), (2, 36), (3, 216)])
def test_every_ordered_throw_once(dice: int, results: int) -> None:
    found = throws(dice)
    assert len(found) == len(set(found)) == results
    assert {len(throw) for throw in found} == {dice}
    assert {face for throw in found for face in throw} == {1, 2, 3, 4, 5, 6}


def test_the_totals_of_three_dice() -> None:
    ways = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]
    assert Counter(map(sum, throws(3))) == dict(zip(range(3, 19), ways, strict=True))
