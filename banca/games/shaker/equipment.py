"""Article 1 of 57/2004 and of 59/2004: three dice, the special shaker, the layouts."""

from collections.abc import Mapping
from dataclasses import dataclass

from banca.games.shaker.procedure import DICE
from banca.law import OptionWord, Refusal, SelectionWord, refuse
from banca.material.dice import Die, Shaker
from banca.messages.errors import Listed, Message
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
    """The clause of each piece in an edition: the two number them differently."""

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
        found.append(refuse("dice_must_be_three", at.dice, dice=len(table.dice)))
    if len({die.weight_grams for die in table.dice}) > 1:
        found.append(refuse("dice_must_weigh_the_same", at.balance))
    found += _shaker_refusals(table.shaker, setting, at)
    if table.layouts != (adopted := setting.options["layouts"]):
        found.append(refuse("layouts_must_be_those_adopted", at.layouts, layouts=table.layouts, adopted=adopted))
    return tuple(found)


def _die_refusals(die: Die, at: EquipmentClauses, numbers: Mapping[int | str, int]) -> list[Refusal]:
    found = []
    if sorted(map(repr, die.faces)) != sorted(map(repr, numbers)):
        faces = Listed(*map(SelectionWord, die.faces))
        found.append(refuse("faces_must_be_those_of_the_law", at.dice, "die", faces=faces))
    elif any(numbers[a] + numbers[b] != OPPOSITE_TOTAL for a, b in die.opposite):
        pairs = (
            Message("shaker-opposite-faces", one=SelectionWord(a), other=SelectionWord(b)) for a, b in die.opposite
        )
        found.append(refuse("opposite_faces_must_total_seven", at.balance, pairs=Listed(*pairs)))
    if not die.balanced:
        found.append(refuse("dice_must_be_balanced", at.balance, "shaker"))
    return found


def _shaker_refusals(shaker: Shaker | None, setting: Setting, at: EquipmentClauses) -> list[Refusal]:
    if shaker is None:
        return [refuse("equipment_must_be_complete", "art1", "shaker")]
    found = []
    if not (shaker.dome and shaker.cover):
        found.append(refuse("shaker_must_have_dome_and_cover", at.shaker))
    if shaker.drive != (adopted := setting.options["shaker-drive"]):
        drive, option = OptionWord("shaker-drive", shaker.drive), OptionWord("shaker-drive", str(adopted))
        found.append(refuse("drive_must_be_the_one_adopted", at.base, drive=drive, adopted=option))
    if shaker.clasps != CLASPS:
        found.append(refuse("cover_must_have_two_clasps", at.cover, clasps=shaker.clasps))
    return found
