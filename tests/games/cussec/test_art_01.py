"""Article 1 of 57/2004: the dice. Shaker and layouts are as in 59/2004 (tests/games/shaker)."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.shaker import Dice
from banca.material.dice import Die
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import CUSSEC, flaws, lawful_table

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, CUSSEC)


@proves("art1.1")
@pytest.mark.parametrize(
    "opposite",
    [
        ((1, 6), (2, 5), (3, 3)),
        ((0, 7), (2, 5), (3, 4)),
        ((1, 6), (2, 5)),
        ((1, 6), (2, 5), (3, 4), (0, 7)),
        (("fish", "rooster"), ("prawn", "crab"), ("gourd", "coin")),
        (("1", "6"), ("2", "5"), ("3", "4")),
    ],
)
def test_1_1_a_die_has_the_faces_one_to_six(opposite: tuple[tuple[int | str, int | str], ...]) -> None:
    wrong = lawful_table(CUSSEC, dice=(Die(), Die(), Die(opposite)))
    assert flaws(CUSSEC, wrong) == [("faces_must_be_those_of_the_law", "art1.1")]


@proves("art1.1")
def test_1_1_one_opposite_five_is_refused() -> None:
    wrong = lawful_table(CUSSEC, dice=(Die(), Die(((1, 5), (2, 6), (3, 4))), Die()))
    assert flaws(CUSSEC, wrong) == [("opposite_faces_must_total_seven", "art1.1")]


@proves("art1.1")
def test_1_1_which_face_of_a_pair_is_named_first_does_not_matter() -> None:
    assert flaws(CUSSEC, lawful_table(CUSSEC, dice=(Die(((4, 3), (6, 1), (2, 5))),) * 3)) == []


@proves("art1.1")
@pytest.mark.parametrize("face", ["fish", "1", "one"])
def test_1_1_a_die_shows_pips(face: str) -> None:
    table = AtTable(CUSSEC).to("dice")
    assert table.refusal(Dice((1, 2, face))).clause == "art1.1"
