"""Article 1 of 58/2004: the rod, the buttons, the covers, the layouts."""

from dataclasses import dataclass

from banca.law import Refusal
from banca.play.setting import Setting

COVERS = 2
ROD_MATERIALS = {"bamboo-or-wood": ("bamboo", "wood"), "plastic": ("plastic",)}  # reading at art1.1


@dataclass(frozen=True, slots=True)
class Buttons:
    """A set of buttons; how many there are may be left unsaid."""

    pierced: bool = True
    how_many: int | None = None


@dataclass(frozen=True, slots=True)
class FantanTable:
    rods: tuple[str, ...]
    buttons: Buttons
    covers: int
    layouts: int


def equipment_refusals(setting: Setting) -> tuple[Refusal, ...]:
    table: FantanTable | None = setting.equipment
    if table is None:
        return ()
    found = []
    if not table.rods or table.buttons.how_many == 0 or not table.covers or not table.layouts:
        says = "a table has a rod, buttons, two covers and glass layouts"
        found.append(Refusal("equipment_must_be_complete", "art1", says))
    material = str(setting.options["rod-material"])
    if len(table.rods) > 1 or any(rod not in ROD_MATERIALS[material] for rod in table.rods):
        says = f"one rod of {' or '.join(ROD_MATERIALS[material])}, not {', '.join(table.rods)}"
        found.append(Refusal("rod_must_be_one_and_of_the_material_adopted", "art1.1", says))
    if not table.buttons.pierced:
        found.append(Refusal("buttons_must_have_holes", "art1.2", "the buttons have no holes"))
    if table.covers != COVERS:
        found.append(Refusal("covers_must_be_two", "art1.3", f"{table.covers} covers: two are prescribed"))
    if table.layouts != setting.options["layouts"]:
        says = f"{table.layouts} layouts: the table's option is {setting.options['layouts']}"
        found.append(Refusal("layouts_must_be_those_adopted", "art1.4", says))
    return tuple(found)
