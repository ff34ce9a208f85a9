"""Article 1 of 60/2004: the wheel."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from banca.games.roulette.round import Number
from banca.law import OptionError, Refusal, Refused
from banca.material.wheel import Compartment, Wheel, standard_wheel
from banca.play.turn import Chance
from tests.at_table import AtTable
from tests.games.roulette.chances import BLACK, RED, lines_on

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "roulette-60-2004")

ORDER = (
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
    *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
)
GROUNDS = {0: "green"} | dict.fromkeys(RED, "red") | dict.fromkeys(BLACK, "black")
NORMS = {
    ("art1.1", "bearing_must_be_the_one_adopted"),
    ("art1.2", "surface_must_be_the_one_adopted"),
    ("art1.2", "compartments_must_be_thirty_seven"),
    ("art1.3", "numbers_must_be_0_to_36"),
    ("art1.4", "red_and_black_must_alternate"),
    ("art1.4", "red_must_be_the_standard_numbers"),
    ("art1.5", "zero_must_be_neither_red_nor_black"),
}
LAWFUL = Wheel(tuple(Compartment(number, GROUNDS[number]) for number in ORDER))


def painted(**grounds: str) -> Wheel:
    """The lawful wheel with single numbers on another ground: n17="red"."""
    changed = {int(name.removeprefix("n")): ground for name, ground in grounds.items()}
    return replace(
        LAWFUL,
        compartments=tuple(Compartment(n, changed.get(n, GROUNDS[n])) for n in ORDER),
    )


def warnings(wheel: Wheel) -> tuple[Refusal, ...]:
    table = AtTable("roulette-60-2004")
    found: tuple[Refusal, ...] = table.game.equipment_warnings(replace(table.setting, equipment=wheel))
    return found


def refused(wheel: Wheel, options: dict[str, Any] | None = None) -> list[str | None]:
    """The clauses that the wheel breaks; the first of them stops the opening of the table."""
    lawful = AtTable("roulette-60-2004", options)
    refusals = lawful.game.equipment_refusals(replace(lawful.setting, equipment=wheel))
    found = [r.clause for r in refusals]
    assert all((r.clause, r.norm) in NORMS for r in refusals)
    if not found:
        return found
    with pytest.raises(Refused) as caught:
        AtTable("roulette-60-2004", options, equipment=wheel)
    assert caught.value.refusal.clause == found[0]
    return found


@proves("art1.1", "art1.2", "art1.3", "art1.4", "art1.5")
def test_1_the_standard_wheel_is_lawful() -> None:
    assert standard_wheel() == LAWFUL
    assert refused(LAWFUL) == []
    assert warnings(LAWFUL) == ()
    assert AtTable("roulette-60-2004", equipment=LAWFUL).show(Number(17)).finish().settlement.lines == ()


@proves("art1.1")
@pytest.mark.parametrize("adopted", ["pivot", "ball-bearing"])
@pytest.mark.parametrize("found", ["pivot", "ball-bearing", "magnet"])
def test_1_1_the_bearing_is_the_one_adopted(adopted: str, found: str) -> None:
    broken = refused(replace(LAWFUL, bearing=found), {"wheel-bearing": adopted})
    assert broken == ([] if found == adopted else ["art1.1"])


@proves("art1.1")
def test_1_1_there_is_no_third_bearing() -> None:
    assert AtTable("roulette-60-2004").setting.options["wheel-bearing"] == "pivot"
    with pytest.raises(OptionError, match=r"60/2004 art\. 1\(1\)"):
        AtTable("roulette-60-2004", {"wheel-bearing": "magnet"})


@proves("art1.1")
@pytest.mark.parametrize(
    ("diameter_mm", "flagged"),
    [(771, True), (772, False), (812, False), (813, False), (852, False), (853, True)],
)
def test_1_1_a_cylinder_far_from_32_inches_is_flagged_but_not_refused(diameter_mm: int, flagged: bool) -> None:
    wheel = replace(LAWFUL, diameter_mm=diameter_mm)
    assert [(w.norm, w.clause) for w in warnings(wheel)] == (
        [("cylinder_must_measure_about_32_inches", "art1.1")] if flagged else []
    )
    assert refused(wheel) == []


@proves("art1.1")
def test_1_1_a_cylinder_that_is_not_of_wood_is_flagged() -> None:
    flagged = warnings(replace(LAWFUL, material="steel"))
    assert [(w.norm, w.clause) for w in flagged] == [("cylinder_must_be_of_wood", "art1.1")]


@proves("art1.2")
@pytest.mark.parametrize("adopted", ["smooth", "relief"])
@pytest.mark.parametrize("found", ["smooth", "relief", "rough"])
def test_1_2_the_surface_is_the_one_adopted(adopted: str, found: str) -> None:
    broken = refused(replace(LAWFUL, surface=found), {"wheel-surface": adopted})
    assert broken == ([] if found == adopted else ["art1.2"])


@proves("art1.2")
def test_1_2_there_is_no_third_surface() -> None:
    assert AtTable("roulette-60-2004").setting.options["wheel-surface"] == "smooth"
    with pytest.raises(OptionError, match=r"60/2004 art\. 1\(2\)"):
        AtTable("roulette-60-2004", {"wheel-surface": "rough"})


@proves("art1.2")
@pytest.mark.parametrize(
    "compartments",
    [
        LAWFUL.compartments[:36],
        (*LAWFUL.compartments, Compartment(0, "green")),
        (*LAWFUL.compartments, Compartment(37, "red")),
    ],
)
def test_1_2_compartments_are_thirty_seven(compartments: tuple[Compartment, ...]) -> None:
    assert "art1.2" in refused(replace(LAWFUL, compartments=compartments))


@proves("art1.2")
def test_1_2_each_compartment_is_as_likely_as_any_other() -> None:
    table = AtTable("roulette-60-2004").to("number")
    turn = table.game.turn(table.state)
    assert turn == Chance({Number(number): 1 for number in range(37)})
    assert table.game.facts(table.setting) == dict.fromkeys(range(37), 1)


@proves("art1.3")
@pytest.mark.parametrize(("taken_out", "put_in"), [(17, 37), (17, 16), (0, 37), (5, -1), (36, 0)])
def test_1_3_each_number_from_0_to_36_stands_once(taken_out: int, put_in: int) -> None:
    compartments = tuple(replace(c, number=put_in) if c.number == taken_out else c for c in LAWFUL.compartments)
    assert "art1.3" in refused(replace(LAWFUL, compartments=compartments))
    assert sorted(LAWFUL.numbers) == list(range(37))


@proves("art1.3")
def test_1_3_the_ball_rests_in_0_to_36() -> None:
    table = AtTable("roulette-60-2004").to("number")
    assert all(table.accepts(Number(number)) for number in range(37))
    for number in (-1, 37, 100):
        refusal = table.refusal(Number(number))
        assert (refusal.norm, refusal.clause) == ("number_must_be_on_the_wheel", "art1.3")


@proves("art1.4")
def test_1_4_red_and_black_alternate_round_from_zero() -> None:
    grounds = [c.ground for c in standard_wheel().compartments[1:]]
    assert grounds == ["red", "black"] * 18
    assert standard_wheel().on("red") == RED
    assert standard_wheel().on("black") == BLACK


@proves("art1.4")
@pytest.mark.parametrize("number", range(1, 37))
def test_1_4_a_number_on_the_colour_of_its_neighbour_is_refused(number: int) -> None:
    other = "black" if number in RED else "red"
    assert refused(painted(**{f"n{number}": other})) == ["art1.4"]


@proves("art1.4")
def test_1_4_a_third_colour_is_refused() -> None:
    assert refused(painted(n17="blue")) == ["art1.4"]


@proves("art1.4")
def test_1_4_a_wheel_with_the_colours_swapped_is_refused() -> None:
    swapped = {f"n{number}": "black" if number in RED else "red" for number in range(1, 37)}
    assert refused(painted(**swapped)) == ["art1.4"]


@proves("art1.5")
@pytest.mark.parametrize("ground", ["red", "black"])
def test_1_5_zero_stands_on_neither_colour(ground: str) -> None:
    assert refused(painted(n0=ground)) == ["art1.5"]
    assert refused(painted(n0="white")) == []


@proves("art1.5")
def test_1_5_neither_red_nor_black_wins_on_zero() -> None:
    assert lines_on(0)["red", None].result == "lose"
    assert lines_on(0)["black", None].result == "lose"
