"""Chinese dominoes, named by their pips, the fewer first (`6-6`, `4-5`), and what is left of a set."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from banca.material.dice import PIPS

Tile = str

# The throws of two dice. The eleven civil tiles are in a set twice, the ten military ones once.
FACES: tuple[Tile, ...] = tuple(f"{few}-{many}" for few, many in combinations_with_replacement(PIPS, 2))
NUMBER_OF: Mapping[Tile, int] = {tile: number for number, tile in enumerate(FACES)}
CIVIL = frozenset({"6-6", "1-1", "4-4", "1-3", "5-5", "3-3", "2-2", "5-6", "4-6", "1-6", "1-5"})
COPIES: tuple[int, ...] = tuple(2 if tile in CIVIL else 1 for tile in FACES)
SET: tuple[Tile, ...] = tuple(tile for tile, n in zip(FACES, COPIES, strict=True) for _ in range(n))


def pips_of(tile: Tile) -> int:
    few, many = tile.split("-")
    return int(few) + int(many)


@dataclass(frozen=True, slots=True)
class Tiles:
    """The number of copies of each face that are not dealt yet, in the order of `FACES`."""

    copies: tuple[int, ...]

    @staticmethod
    def of_a_set() -> "Tiles":
        return Tiles(COPIES)

    def __len__(self) -> int:
        return sum(self.copies)

    def __contains__(self, tile: object) -> bool:
        return isinstance(tile, str) and tile in NUMBER_OF and self.copies[NUMBER_OF[tile]] > 0

    def without(self, tile: Tile) -> "Tiles":
        at = NUMBER_OF[tile]
        if not self.copies[at]:
            raise ValueError(f"no {tile} is left")
        return replace(self, copies=(*self.copies[:at], self.copies[at] - 1, *self.copies[at + 1 :]))

    @property
    def weights(self) -> Mapping[Tile, int]:
        """The tiles that may come next, with the number of copies of each."""
        return {tile: n for tile, n in zip(FACES, self.copies, strict=True) if n}
