"""Dice and the special shaker that hides them."""

from dataclasses import dataclass
from itertools import product

PIPS = (1, 2, 3, 4, 5, 6)
OPPOSITE_FACES = ((1, 6), (2, 5), (3, 4))


@dataclass(frozen=True, slots=True)
class Die:
    """A die by its pairs of opposite faces."""

    opposite: tuple[tuple[int | str, int | str], ...] = OPPOSITE_FACES
    weight_grams: int = 6
    balanced: bool = True

    @property
    def faces(self) -> tuple[int | str, ...]:
        return tuple(face for pair in self.opposite for face in pair)


@dataclass(frozen=True, slots=True)
class Shaker:
    """A base with a fixed glass dome over the dice, and a cover."""

    drive: str
    dome: bool = True
    cover: bool = True
    clasps: int = 2


def throws(dice: int) -> tuple[tuple[int, ...], ...]:
    """Every ordered result of this many dice, all equally likely."""
    return tuple(product(PIPS, repeat=dice))
