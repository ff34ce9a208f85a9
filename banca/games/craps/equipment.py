"""Article 1 of 53/2010: the dice, the table with its layout, the stick."""

from dataclasses import dataclass, field

from banca.games.craps.bets import DICE
from banca.law import Refusal, refuse
from banca.material.dice import PIPS, Die
from banca.messages.errors import Listed
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
    """The table's own equipment, or lawful equipment with as many dice as the option says."""
    own: CrapsEquipment | None = setting.equipment
    return own or CrapsEquipment((CrapsDie(),) * setting.options.number("dice-count"))


def spare_dice(setting: Setting) -> int:
    """Those of the set that are set aside while two are thrown (art2.2)."""
    return setting.options.number("dice-count") - DICE


def refuse_die(die: CrapsDie) -> Refusal | None:
    """Article 1(2); dice that went off the layout are checked again (art3.4)."""
    if sorted(die.die.faces, key=str) != list(PIPS):
        return refuse("die_must_bear_one_to_six", "art1.1.1", faces=Listed(*die.die.faces))
    if len(set(die.edges_mm)) > 1:
        return refuse("edges_must_be_equal", "art1.2.1", edges=Listed(*die.edges_mm))
    if any(sum(map(int, pair)) != min(PIPS) + max(PIPS) for pair in die.die.opposite):
        return refuse("opposite_faces_must_add_up_to_seven", "art1.2.2")
    if len(set(die.pips_mm)) > 1 or min(die.pips_mm) < 1:
        return refuse("pips_must_be_visible_and_of_one_size", "art1.2.3")
    if not die.die.balanced:
        return refuse("dice_must_be_balanced", "art1.2.4", "craps")
    return None


def equipment_refusals(setting: Setting) -> tuple[Refusal, ...]:
    table = equipment_of(setting)
    found = [refusal for die in table.dice if (refusal := refuse_die(die))]
    adopted = setting.options.number("dice-count")
    if len(table.dice) != adopted:
        found.append(refuse("dice_must_be_as_many_as_adopted", "art1.1.1", dice=len(table.dice), adopted=adopted))
    if len({(die.edges_mm, die.die.weight_grams) for die in table.dice}) > 1:
        found.append(refuse("dice_must_be_equal", "art1.2.4"))
    if not table.layout:
        found.append(refuse("table_must_have_its_layout", "art1.1.2"))
    if not table.stick:
        found.append(refuse("table_must_have_its_stick", "art1.1.3"))
    return tuple(found)
