"""Article 1 of 57/2004 and of 59/2004: three dice, the special shaker, the layouts."""

from collections.abc import Mapping
from dataclasses import dataclass

from banca.games.shaker.procedure import DICE
from banca.law import Refusal
from banca.material.dice import Die, Shaker
from banca.play.setting import Setting

CLASPS = 2
OPPOSITE_TOTAL = 7


@dataclass(frozen=True, slots=True)
class ShakerTable:
    """The equipment of a table: dice, shaker, layouts."""

    dice: tuple[Die, ...]
    shaker: Shaker | None
    layouts: int


@dataclass(frozen=True, slots=True)
class EquipmentClauses:
    """Where an edition prescribes each piece: the two number them differently."""

    dice: str
    balance: str
    shaker: str
    base: str
    cover: str
    layouts: str


def equipment_refusals(setting: Setting, at: EquipmentClauses, numbers: Mapping[int | str, int]) -> tuple[Refusal, ...]:
    """What is wrong with a table's dice, shaker and layouts; `numbers` gives the number of each lawful face."""
    table: ShakerTable | None = setting.equipment
    if table is None:
        return ()
    found = [refusal for die in table.dice for refusal in _die_refusals(die, at, numbers)]
    if len(table.dice) != DICE:
        found.append(Refusal("dice_must_be_three", at.dice, f"{len(table.dice)} dice: three are prescribed"))
    if len({die.weight_grams for die in table.dice}) > 1:
        found.append(Refusal("dice_must_weigh_the_same", at.balance, "the dice differ in weight"))
    found += _shaker_refusals(table.shaker, setting, at)
    if table.layouts != setting.options["layouts"]:
        says = f"{table.layouts} layouts: the table's option is {setting.options['layouts']}"
        found.append(Refusal("layouts_must_be_those_adopted", at.layouts, says))
    return tuple(found)


def _die_refusals(die: Die, at: EquipmentClauses, numbers: Mapping[int | str, int]) -> list[Refusal]:
    found = []
    if sorted(map(repr, die.faces)) != sorted(map(repr, numbers)):
        found.append(Refusal("faces_must_be_those_of_the_law", at.dice, f"no lawful die: its faces are {die.faces}"))
    elif any(numbers[a] + numbers[b] != OPPOSITE_TOTAL for a, b in die.opposite):
        says = f"opposite faces must total seven: {die.opposite}"
        found.append(Refusal("opposite_faces_must_total_seven", at.balance, says))
    if not die.balanced:
        found.append(Refusal("dice_must_be_balanced", at.balance, "a die is not balanced"))
    return found


def _shaker_refusals(shaker: Shaker | None, setting: Setting, at: EquipmentClauses) -> list[Refusal]:
    if shaker is None:
        return [Refusal("equipment_must_be_complete", "art1", "there is no shaker")]
    found = []
    if not (shaker.dome and shaker.cover):
        says = "the shaker needs a base with a glass dome, and a cover of its own"
        found.append(Refusal("shaker_must_have_dome_and_cover", at.shaker, says))
    if shaker.drive != setting.options["shaker-drive"]:
        says = f"the shaker's drive is {shaker.drive}: the table's option is {setting.options['shaker-drive']}"
        found.append(Refusal("drive_must_be_the_one_adopted", at.base, says))
    if shaker.clasps != CLASPS:
        says = f"{shaker.clasps} clasps: two hold the cover to the stand"
        found.append(Refusal("cover_must_have_two_clasps", at.cover, says))
    return found
