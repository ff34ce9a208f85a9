"""Article 1 of 58/2004: the rod, the buttons, the covers, the layouts."""

from dataclasses import dataclass

from banca.law import Refusal, refuse
from banca.messages.errors import Listed, Message
from banca.play.setting import Setting

COVERS = 2
ROD_MATERIALS = {"bamboo-or-wood": ("bamboo", "wood"), "plastic": ("plastic",)}  # reading at art1.1


@dataclass(frozen=True, slots=True)
class Buttons:
    """A set of buttons; their number is optional."""

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
        found.append(refuse("equipment_must_be_complete", "art1", "fantan"))
    material = str(setting.options["rod-material"])
    if len(table.rods) > 1 or any(rod not in ROD_MATERIALS[material] for rod in table.rods):
        rods = Listed(*(Message("fantan-rod", material=rod) for rod in table.rods))
        found.append(refuse("rod_must_be_one_and_of_the_material_adopted", "art1.1", adopted=material, rods=rods))
    if not table.buttons.pierced:
        found.append(refuse("buttons_must_have_holes", "art1.2"))
    if table.covers != COVERS:
        found.append(refuse("covers_must_be_two", "art1.3", covers=table.covers))
    if table.layouts != (adopted := setting.options["layouts"]):
        found.append(refuse("layouts_must_be_those_adopted", "art1.4", layouts=table.layouts, adopted=adopted))
    return tuple(found)
