"""Article 1 of 59/2004: the dice and their faces. Shaker and layouts are as in 57/2004 (tests/games/shaker)."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

from banca.games.shaker import Dice
from banca.material.dice import Die
from tests.at_table import AtTable
from tests.games.fish_prawn_crab.faces import FIGURES
from tests.games.shaker.at_shaker import FISH_PRAWN_CRAB, flaws, lawful_die, lawful_table

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, FISH_PRAWN_CRAB)


def announced(*faces: int | str) -> Mapping[str, Any]:
    table = AtTable(FISH_PRAWN_CRAB).show(Dice(faces)).do("announce")
    return table.game.result(table.state) or {}


def reading_of(figure: str) -> tuple[str, int]:
    """Colour and number of a face, read off three dice that show it."""
    result = announced(figure, figure, figure)
    assert result["dice"] == [figure] * 3
    (colour,) = set(result["colours"])
    assert result["total"] % 3 == 0
    return colour, result["total"] // 3


@proves("art1.1")
@pytest.mark.parametrize(
    "opposite",
    [
        (("fish", "rooster"), ("prawn", "crab"), ("gourd", "gourd")),
        (("fish", "rooster"), ("prawn", "crab"), ("gourd", "stag")),
        (("fish", "rooster"), ("prawn", "crab")),
        (("fish", "rooster"), ("prawn", "crab"), ("gourd", "coin"), ("fish", "rooster")),
        ((1, 6), (2, 5), (3, 4)),
    ],
)
def test_1_1_a_die_has_exactly_the_six_faces(opposite: tuple[tuple[int | str, int | str], ...]) -> None:
    good = lawful_die(FISH_PRAWN_CRAB)
    wrong = lawful_table(FISH_PRAWN_CRAB, dice=(good, good, Die(opposite)))
    assert flaws(FISH_PRAWN_CRAB, wrong) == [("faces_must_be_those_of_the_law", "art1.1")]


@proves("art1.1")
def test_1_1_each_colour_has_two_faces() -> None:
    assert Counter(reading_of(figure)[0] for figure in FIGURES) == {"red": 2, "green": 2, "blue": 2}
    assert sorted(reading_of(figure)[1] for figure in FIGURES) == [1, 2, 3, 4, 5, 6]


@proves("art1.1")
def test_1_1_a_face_may_be_told_by_its_number() -> None:
    assert announced(5, 2, "fish") == announced("crab", "prawn", "fish")
    assert announced("crab", "prawn", "fish") == {
        "dice": ["fish", "prawn", "crab"],
        "colours": ["red", "green", "green"],
        "total": 8,
    }


@proves("art1.1.1")
def test_1_1_1_fish_is_red_and_1() -> None:
    assert reading_of("fish") == ("red", 1)


@proves("art1.1.2")
def test_1_1_2_prawn_is_green_and_2() -> None:
    assert reading_of("prawn") == ("green", 2)


@proves("art1.1.3")
def test_1_1_3_gourd_is_blue_and_3() -> None:
    assert reading_of("gourd") == ("blue", 3)


@proves("art1.1.4")
def test_1_1_4_coin_is_blue_and_4() -> None:
    assert reading_of("coin") == ("blue", 4)


@proves("art1.1.5")
def test_1_1_5_crab_is_green_and_5() -> None:
    assert reading_of("crab") == ("green", 5)


@proves("art1.1.6")
def test_1_1_6_rooster_is_red_and_6() -> None:
    assert reading_of("rooster") == ("red", 6)


@proves("art1.2")
@pytest.mark.parametrize("opposite", ["prawn", "gourd", "coin", "crab", "rooster"])
def test_1_2_only_the_rooster_is_opposite_the_fish(opposite: str) -> None:
    rest = [figure for figure in FIGURES if figure not in {"fish", opposite}]
    die = Die((("fish", opposite), (rest[0], rest[3]), (rest[1], rest[2])))
    expected = [] if opposite == "rooster" else [("opposite_faces_must_total_seven", "art1.2")]
    assert flaws(FISH_PRAWN_CRAB, lawful_table(FISH_PRAWN_CRAB, dice=(die, *[lawful_die(FISH_PRAWN_CRAB)] * 2))) == (
        expected
    )


@proves("art1.2")
def test_1_2_opposite_faces_have_the_same_colour() -> None:
    die = Die((("fish", "rooster"), ("prawn", "crab"), ("gourd", "coin")))
    assert flaws(FISH_PRAWN_CRAB, lawful_table(FISH_PRAWN_CRAB, dice=(die,) * 3)) == []
    for (one, other), colour in zip(die.opposite, ("red", "green", "blue"), strict=True):
        assert reading_of(str(one))[0] == reading_of(str(other))[0] == colour
