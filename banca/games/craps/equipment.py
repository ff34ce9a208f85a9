"""Article 1 of 53/2010: the dice, the table with its layout, the stick."""

from dataclasses import dataclass, field

from banca.games.craps.bets import DICE
from banca.law import Refusal
from banca.material.dice import PIPS, Die
from banca.play.setting import Setting

EDGE_MM = 19


@dataclass(frozen=True, slots=True)
class CrapsDie:
    die: Die = field(default_factory=Die)
    edges_mm: tuple[int, int, int] = (EDGE_MM, EDGE_MM, EDGE_MM)
    pips_mm: tuple[int, ...] = (4,) * len(PIPS)  # the diameter of the pips of each face


@dataclass(frozen=True, slots=True)
class CrapsEquipment:
    dice: tuple[CrapsDie, ...]
    layout: bool = True
    stick: bool = True


def equipment_of(setting: Setting) -> CrapsEquipment:
    """The table's own, or lawful equipment with as many dice as the option says."""
    own: CrapsEquipment | None = setting.equipment
    return own or CrapsEquipment((CrapsDie(),) * setting.options.number("dice-count"))


def spare_dice(setting: Setting) -> int:
    """Those of the set that are set aside while two are thrown (art2.2)."""
    return setting.options.number("dice-count") - DICE


def refuse_die(die: CrapsDie) -> Refusal | None:
    """Article 1(2), which dice that went off the layout are checked against once more (art3.4)."""
    if sorted(die.die.faces, key=str) != list(PIPS):
        return Refusal("die_must_bear_one_to_six", "art1.1.1", f"the faces are {', '.join(map(str, die.die.faces))}")
    if len(set(die.edges_mm)) > 1:
        return Refusal("edges_must_be_equal", "art1.2.1", f"the edges are {', '.join(map(str, die.edges_mm))} mm")
    if any(sum(map(int, pair)) != min(PIPS) + max(PIPS) for pair in die.die.opposite):
        says = "the pips of opposite faces must add up to seven"
        return Refusal("opposite_faces_must_add_up_to_seven", "art1.2.2", says)
    if len(set(die.pips_mm)) > 1 or min(die.pips_mm) < 1:
        return Refusal("pips_must_be_visible_and_of_one_size", "art1.2.3", "the pips must be visible, of one diameter")
    if not die.die.balanced:
        return Refusal("dice_must_be_balanced", "art1.2.4", "a loaded die may not be thrown")
    return None


def equipment_refusals(setting: Setting) -> tuple[Refusal, ...]:
    table = equipment_of(setting)
    found = [refusal for die in table.dice if (refusal := refuse_die(die))]
    if len(table.dice) != setting.options.number("dice-count"):
        says = f"{len(table.dice)} dice: the table's option is {setting.options['dice-count']}"
        found.append(Refusal("dice_must_be_as_many_as_adopted", "art1.1.1", says))
    if len({(die.edges_mm, die.die.weight_grams) for die in table.dice}) > 1:
        says = "the dice of a set must be of one size and one weight"
        found.append(Refusal("dice_must_be_equal", "art1.2.4", says))
    if not table.layout:
        found.append(Refusal("table_must_have_its_layout", "art1.1.2", "the table has no layout"))
    if not table.stick:
        found.append(Refusal("table_must_have_its_stick", "art1.1.3", "the table has no stick to move the dice with"))
    return tuple(found)
