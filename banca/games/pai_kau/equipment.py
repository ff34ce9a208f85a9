"""Articles 1(1), 1(2) and 4(1) of 96/85/M: the tiles, the dice, the eight seats."""

from dataclasses import dataclass

from banca.law import Refusal, refuse
from banca.material.dice import throws
from banca.material.tiles import SET, Tile
from banca.play.setting import Setting

SEATS = 8  # art4.1
PLACES: tuple[int, ...] = tuple(range(1, SEATS + 1))  # each to the right of the one before
DICE = 4  # art1.2
THROWS = throws(DICE)

HOUSE = "house"  # which may back the banker (art3.1) and plays no other part
DEALER = "dealer"

SEAT, CO_BET, BANK, BACKING = "seat", "co-bet", "bank", "backing"


@dataclass(frozen=True, slots=True)
class Equipment:
    tiles: tuple[Tile, ...] = SET
    dice: int = DICE


def equipment_refusals(setting: Setting) -> tuple[Refusal, ...]:
    table: Equipment = setting.equipment or Equipment()
    found = []
    if sorted(table.tiles) != sorted(SET):
        found.append(refuse("set_must_be_complete", "art1.1", tiles=len(SET)))
    if table.dice != DICE:
        found.append(refuse("dice_must_be_four", "art1.2", dice=table.dice, prescribed=DICE))
    return tuple(found)


# The order of the seats (art1.3, reading direction).


def from_seat(place: int) -> tuple[int, ...]:
    """All seats beginning with this one, each to the right of the one before."""
    return tuple((place - 1 + n) % SEATS + 1 for n in range(SEATS))


def first_seat(total: int, banker: int) -> int:
    """The seat that is dealt first (art1.2); the banker counts as one (reading counting)."""
    return from_seat(banker)[(total - 1) % SEATS]


def refuse_place(place: int) -> Refusal | None:
    if place in PLACES:
        return None
    return refuse("place_must_exist", "art4.1", "pai-kau", place=place, last=SEATS)
