"""Articles 1(1), 1(2) and 4(1) of 96/85/M: the tiles, the dice, the eight seats."""

from dataclasses import dataclass

from banca.law import Refusal
from banca.material.dice import throws
from banca.material.tiles import SET, Tile
from banca.play.setting import Setting

SEATS = 8  # art4.1
PLACES: tuple[int, ...] = tuple(range(1, SEATS + 1))  # each next one on the right hand of the one before
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
        says = f"the set must hold the {len(SET)} tiles of Table 1, each as often as it says, and no other"
        found.append(Refusal("set_must_be_complete", "art1.1", says))
    if table.dice != DICE:
        says = f"{table.dice} dice: the banker shakes {DICE}"
        found.append(Refusal("dice_must_be_four", "art1.2", says))
    return tuple(found)


# The order of the seats (art1.3, reading direction).


def from_seat(place: int) -> tuple[int, ...]:
    """All seats from this one on, each next one on the right hand of the one before."""
    return tuple((place - 1 + n) % SEATS + 1 for n in range(SEATS))


def first_seat(total: int, banker: int) -> int:
    """Which seat is dealt first (art1.2): the banker counts as one (reading counting)."""
    return from_seat(banker)[(total - 1) % SEATS]


def refuse_place(place: int) -> Refusal | None:
    if place in PLACES:
        return None
    says = f"there is no seat {place}: they are {PLACES[0]} to {PLACES[-1]}"
    return Refusal("place_must_exist", "art4.1", says)
