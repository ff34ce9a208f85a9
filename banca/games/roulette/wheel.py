"""Article 1 of 60/2004: the cylinder, the wheel head and its thirty-seven compartments."""

from itertools import pairwise

from banca.games.roulette.bets import NUMBERS, WHEEL, ZERO
from banca.law import Refusal
from banca.material.wheel import Wheel
from banca.play.setting import Setting

DIAMETER_MM = 812
DIAMETER_TOLERANCE_PERCENT = 5  # reading diameter
GROUNDS = ("red", "black")


def equipment_refusals(setting: Setting) -> tuple[Refusal, ...]:
    wheel: Wheel | None = setting.equipment
    found = []
    if setting.memory is not None and setting.memory not in NUMBERS:
        says = f"no compartment {setting.memory}, where the ball would go back to: they are 0 to 36"
        found.append(Refusal("number_must_be_on_the_wheel", "art1.3", says))
    if wheel is None:
        return tuple(found)
    if wheel.bearing != setting.options["wheel-bearing"]:
        says = f"the bearing is {wheel.bearing}: the table's option is {setting.options['wheel-bearing']}"
        found.append(Refusal("bearing_must_be_the_one_adopted", "art1.1", says))
    if wheel.surface != setting.options["wheel-surface"]:
        says = f"the surface is {wheel.surface}: the table's option is {setting.options['wheel-surface']}"
        found.append(Refusal("surface_must_be_the_one_adopted", "art1.2", says))
    if len(wheel.compartments) != len(NUMBERS):
        says = f"{len(wheel.compartments)} compartments: thirty-seven are prescribed"
        found.append(Refusal("compartments_must_be_thirty_seven", "art1.2", says))
    if sorted(wheel.numbers) != list(NUMBERS):
        found.append(Refusal("numbers_must_be_0_to_36", "art1.3", "each number from 0 to 36 stands once on the wheel"))
    elif wheel.ground_of(ZERO) in GROUNDS:
        found.append(Refusal("zero_must_be_neither_red_nor_black", "art1.5", "zero stands on neither colour"))
    grounds = [c.ground for c in wheel.compartments if c.number != ZERO]
    if any(a == b for a, b in pairwise(grounds)) or not set(grounds) <= set(GROUNDS):
        found.append(Refusal("red_and_black_must_alternate", "art1.4", "red and black do not alternate"))
    elif not found and wheel.on("red") != WHEEL.on("red"):
        says = "the red numbers are those of the standard wheel (reading colours)"
        found.append(Refusal("red_must_be_the_standard_numbers", "art1.4", says))
    return tuple(found)


def equipment_warnings(setting: Setting) -> tuple[Refusal, ...]:
    """What is recorded but stops no play: the text gives the size only as about 81.2 cm (reading diameter)."""
    wheel: Wheel | None = setting.equipment
    if wheel is None:
        return ()
    found = []
    if abs(wheel.diameter_mm - DIAMETER_MM) * 100 > DIAMETER_MM * DIAMETER_TOLERANCE_PERCENT:
        says = f"the cylinder measures {wheel.diameter_mm} mm: about {DIAMETER_MM} mm is prescribed"
        found.append(Refusal("cylinder_must_measure_about_32_inches", "art1.1", says))
    if wheel.material != "wood":
        found.append(Refusal("cylinder_must_be_of_wood", "art1.1", f"the cylinder is of {wheel.material}, not of wood"))
    return tuple(found)
