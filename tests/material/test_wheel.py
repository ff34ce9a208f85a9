"""The standard single-zero wheel."""

import pytest

from banca.material.wheel import Compartment, Wheel, standard_wheel

ORDER = (
    "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"  # clockwise
)
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
BLACK = {2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35}


def test_the_numbers_stand_in_the_order_of_the_single_zero_wheel() -> None:
    assert standard_wheel().numbers == tuple(map(int, ORDER.split()))
    assert sorted(standard_wheel().numbers) == list(range(37))


def test_red_black_and_the_green_zero() -> None:
    wheel = standard_wheel()
    assert wheel.on("red") == RED
    assert wheel.on("black") == BLACK
    assert wheel.on("green") == {0}
    assert wheel.on("blue") == set()


@pytest.mark.parametrize("number", range(37))
def test_the_ground_of_a_number(number: int) -> None:
    expected = "green" if number == 0 else "red" if number in RED else "black"
    assert standard_wheel().ground_of(number) == expected


def test_red_and_black_take_turns_round_the_wheel() -> None:
    grounds = [c.ground for c in standard_wheel().compartments]
    assert grounds == ["green"] + ["red", "black"] * 18


def test_bearing_and_surface_are_chosen() -> None:
    assert (standard_wheel().bearing, standard_wheel().surface) == ("pivot", "smooth")
    chosen = standard_wheel("ball-bearing", "relief")
    assert (chosen.bearing, chosen.surface) == ("ball-bearing", "relief")
    assert chosen.compartments == standard_wheel().compartments


def test_a_wheel_of_another_make() -> None:
    wheel = Wheel((Compartment(1, "red"), Compartment(2, "red")), material="brass", diameter_mm=500)
    assert wheel.numbers == (1, 2)
    assert wheel.on("red") == {1, 2}
    assert wheel.ground_of(2) == "red"
    assert wheel != standard_wheel()
