"""Article 1 of 59/2004: the dice and their faces. Shaker and layouts are as in 57/2004 (tests/games/shaker)."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from itertools import permutations
from typing import Any

import pytest

from banca.games import game_of
from banca.games.shaker import Dice
from banca.material.dice import Die
from banca.play.record import replay
from banca.play.turn import Chance
from banca.table import Table
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
def test_1_1_a_face_may_be_given_by_its_number() -> None:
    assert announced(5, 2, "fish") == announced("crab", "prawn", "fish")
    assert announced("crab", "prawn", "fish") == {
        "dice": ["fish", "prawn", "crab"],
        "colours": ["red", "green", "green"],
        "total": 8,
    }


@proves("art1.1")
@pytest.mark.parametrize("figure", FIGURES)
def test_1_1_a_face_may_be_stated_by_any_of_its_marks_that_tell_it(figure: str) -> None:
    colour, number = reading_of(figure)
    for said in (
        number,
        f"{colour} {number}",
        f"{colour}-{figure}",
        f"{figure}+{number}",
        f"{number}/{figure}/{colour}",
    ):
        assert announced(said, "coin", "coin") == announced(figure, "coin", "coin"), said
        assert announced("coin", "coin", said) == announced(figure, "coin", "coin"), said


@proves("art1.1")
def test_1_1_of_all_pairs_of_marks_those_of_one_face_are_accepted() -> None:
    table = AtTable(FISH_PRAWN_CRAB).to("dice")
    marks = {figure: {figure, *map(str, reading_of(figure))} for figure in FIGURES}
    every = sorted(set().union(*marks.values()))
    for one, other in permutations(every, 2):
        fits = [figure for figure, borne in marks.items() if {one, other} <= borne]
        if fits:
            assert table.accepts(Dice((f"{one} {other}", 1, 2))), (one, other)
        else:
            refusal = table.refusal(Dice((f"{one} {other}", 1, 2)))
            assert (refusal.norm, refusal.clause) == ("faces_must_be_those_of_the_law", "art1.1")


@proves("art1.1")
@pytest.mark.parametrize(("colour", "figures"), [("red", "fish from rooster"), ("blue", "gourd from coin")])
def test_1_1_a_colour_alone_tells_no_face(colour: str, figures: str) -> None:
    refusal = AtTable(FISH_PRAWN_CRAB).to("dice").refusal(Dice((1, colour, "crab")))
    assert (refusal.norm, refusal.clause) == ("face_must_be_told_from_the_others", "art1.1")
    assert str(refusal.says) == f"{colour!r} does not tell {figures}: say the figure or the number"


@proves("art1.1")
@pytest.mark.parametrize("said", [[1, 2, 5], ["red 1", "green-prawn", 5], ["fish", 2, "crab/green/5"]])
def test_1_1_a_record_has_the_figures_however_the_throw_was_stated(said: list[int | str]) -> None:
    table = Table(game_of(FISH_PRAWN_CRAB), AtTable(FISH_PRAWN_CRAB).setting)
    while not isinstance(table.turn, Chance):
        table.advance()
    done = table.do(table.game.read_act({"act": "dice", "dice": said}))
    assert done.act == Dice(("fish", "prawn", "crab"))
    while not table.is_over:
        table.advance()
    assert {"act": "dice", "dice": ["fish", "prawn", "crab"]} in table.records[0]["acts"]
    short = {"banca": 1, "edition": FISH_PRAWN_CRAB, "acts": [{"act": "dice", "dice": said}]}
    assert replay(table.game, short).state == table.state


@proves("art1.1")
def test_1_1_what_is_no_throw_stays_as_it_was_said_and_is_refused() -> None:
    game = game_of(FISH_PRAWN_CRAB)
    throws: tuple[list[int | str], ...] = (["red", "crab", "crab"], ["horse", 1, 2], [7, 1, 2])
    for said in throws:
        act = game.read_act({"act": "dice", "dice": said})
        assert act == Dice(tuple(said))
        assert not AtTable(FISH_PRAWN_CRAB).to("dice").accepts(act)


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
