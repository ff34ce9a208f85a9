"""Article 1 of 60/2004: the cylinder, the wheel head and its thirty-seven compartments."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from banca.games.roulette.bets import NUMBERS, WHEEL, ZERO, bets
from banca.law import OptionWord, Refusal, refuse
from banca.material.wheel import Wheel
from banca.play.setting import Setting

DIAMETER_MM = 812
DIAMETER_TOLERANCE_PERCENT = 5  # reading diameter
GROUNDS = ("red", "black")


def equipment_refusals(setting: Setting) -> tuple[Refusal, ...]:
    wheel: Wheel | None = setting.equipment
    found = []
    if setting.memory is not None and setting.memory not in NUMBERS:
        found.append(refuse("number_must_be_on_the_wheel", "art1.3", "last", number=setting.memory))
    if wheel is None:
        return tuple(found)
    if wheel.bearing != (adopted := setting.options["wheel-bearing"]):
        is_, option = OptionWord("wheel-bearing", wheel.bearing), OptionWord("wheel-bearing", str(adopted))
        found.append(refuse("bearing_must_be_the_one_adopted", "art1.1", bearing=is_, adopted=option))
    if wheel.surface != (adopted := setting.options["wheel-surface"]):
        is_, option = OptionWord("wheel-surface", wheel.surface), OptionWord("wheel-surface", str(adopted))
        found.append(refuse("surface_must_be_the_one_adopted", "art1.2", surface=is_, adopted=option))
    if len(wheel.compartments) != len(NUMBERS):
        found.append(refuse("compartments_must_be_thirty_seven", "art1.2", compartments=len(wheel.compartments)))
    if sorted(wheel.numbers) != list(NUMBERS):
        found.append(refuse("numbers_must_be_0_to_36", "art1.3"))
    elif wheel.ground_of(ZERO) in GROUNDS:
        found.append(refuse("zero_must_be_neither_red_nor_black", "art1.5"))
    grounds = [c.ground for c in wheel.compartments if c.number != ZERO]
    if any(a == b for a, b in pairwise(grounds)) or not set(grounds) <= set(GROUNDS):
        found.append(refuse("red_and_black_must_alternate", "art1.4"))
    elif not found and wheel.on("red") != WHEEL.on("red"):
        found.append(refuse("red_must_be_the_standard_numbers", "art1.4"))
    return tuple(found)


def equipment_warnings(setting: Setting) -> tuple[Refusal, ...]:
    """Faults that do not stop play: the text says only about 81.2 cm (reading diameter)."""
    wheel: Wheel | None = setting.equipment
    if wheel is None:
        return ()
    found = []
    if abs(wheel.diameter_mm - DIAMETER_MM) * 100 > DIAMETER_MM * DIAMETER_TOLERANCE_PERCENT:
        measured, about = wheel.diameter_mm, DIAMETER_MM
        found.append(refuse("cylinder_must_measure_about_32_inches", "art1.1", measured=measured, about=about))
    if wheel.material != "wood":
        found.append(refuse("cylinder_must_be_of_wood", "art1.1", material=wheel.material))
    return tuple(found)


def pictured(setting: Setting) -> Mapping[str, Any]:
    """The numbers in their order round the wheel, their colours, and the numbers on which each place wins."""
    return {
        "wheel": list(WHEEL.numbers),
        "colours": {str(c.number): c.ground for c in WHEEL.compartments},
        "covers": {
            kind.slug: [
                [n for n in NUMBERS if kind.ruling(place, setting.options, n).value.result == "win"]
                for place in kind.selections.all
            ]
            for kind in bets(setting)
        },
    }
