"""Articles 5(1), 5(2), 6(3) and 6(4) of 96/85/M: four tiles in two groups, and who wins the round between two seats."""

from collections.abc import Sequence
from dataclasses import dataclass

from banca.games.pai_kau.order import TILES_IN_GROUP, Group, front_and_back, player_wins, strength
from banca.material.tiles import COPIES, NUMBER_OF, Tile
from banca.money.settlement import Result
from banca.play.rule import Clause, Rule, Ruling

GROUPS = 2  # art5.1
TILES_OF_SEAT = GROUPS * TILES_IN_GROUP  # art1.4, art5.1


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The four tiles of a seat as they are turned up: the lower group in front (art5.2)."""

    front: Group
    back: Group

    @staticmethod
    def of(one: Group, other: Group) -> "Arrangement":
        front, back = front_and_back(one, other)
        return Arrangement(tuple(front), tuple(back))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return (*self.front, *self.back)

    @property
    def strengths(self) -> tuple[int, int]:
        """Of the front and of the back: all that a comparison looks at."""
        return strength(self.front), strength(self.back)


def divisions(tiles: Sequence[Tile]) -> tuple[Arrangement, ...]:
    """The ways to divide four tiles into two groups of two (art5.1): three, or fewer where two tiles are alike."""
    if len(tiles) != TILES_OF_SEAT:
        raise ValueError(f"a seat has {TILES_OF_SEAT} tiles, not {len(tiles)}")
    for tile in tiles:
        if tile not in NUMBER_OF or tiles.count(tile) > COPIES[NUMBER_OF[tile]]:
            raise ValueError(f"a set has not {tiles.count(tile)} of {tile!r}")
    first, *rest = sorted(tiles, key=NUMBER_OF.__getitem__)
    found: dict[frozenset[tuple[Tile, ...]], Arrangement] = {}
    for n, second in enumerate(rest):
        one, other = (first, second), tuple(rest[:n] + rest[n + 1 :])
        found.setdefault(frozenset({one, other}), Arrangement.of(one, other))
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class Lines:
    """Whether the player wins the front, and the back."""

    front: bool
    back: bool


# What the round comes to for the player.
ROUND: Rule[Lines, Result] = Rule(
    (
        Clause("art6.3", lambda won: won.front and won.back, "win"),
        Clause("art6.3", lambda won: not won.front and not won.back, "lose"),
        Clause("art6.4", lambda won: won.front is not won.back, "push"),
    )
)


def compared(player: Arrangement, banker: Arrangement) -> Ruling[Result]:
    """Who wins between a seat and the banker, and by which clauses: the round's first, then those of the groups."""
    front = player_wins(player.front, banker.front, in_front=True)
    back = player_wins(player.back, banker.back, in_front=False)
    ruled = ROUND(Lines(front.value, back.value))
    return Ruling(ruled.value, tuple(dict.fromkeys((*ruled.clauses, *front.clauses, *back.clauses))))


BETTER: tuple[Result, ...] = ("lose", "push", "win")


def best_against(tiles: Sequence[Tile], banker: Arrangement) -> tuple[Arrangement, Result]:
    """The division that would have come off best against the banker's tiles as they are shown (art7.2)."""
    every = [(division, compared(division, banker).value) for division in divisions(tiles)]
    return max(every, key=lambda tried: BETTER.index(tried[1]))
