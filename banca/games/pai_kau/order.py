"""Articles 5 and 6 of 96/85/M and the annex: the order of tiles and groups, the division of four tiles, and who wins.

Table 1 is `TILE_ORDER`. The order of Table 2 is derived, not listed: `GROUP_ORDER` gives the class of a group, then
points and the higher tile rank it. The 496 groups of the set give the 106 rows of the table.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from banca.material.tiles import COPIES, FACES, NUMBER_OF, SET, Tile, pips_of
from banca.money.settlement import Result
from banca.play.rule import Clause, Rule, Ruling

Group = Sequence[Tile]

TILES_IN_GROUP = 2  # art5.1

# From high to low; tiles in one row are of one rank.
TILE_ORDER: tuple[tuple[Tile, ...], ...] = (  # table1
    ("6-6",),
    ("1-1",),
    ("4-4",),
    ("1-3",),
    ("5-5",),
    ("3-3",),
    ("2-2",),
    ("5-6",),
    ("4-6",),
    ("1-6",),
    ("1-5",),
    ("4-5", "3-6"),
    ("3-5", "2-6"),
    ("3-4", "2-5"),
    ("2-4",),
    ("1-4", "2-3"),
    ("1-2",),
)
RANK_OF: Mapping[Tile, int] = {tile: rank for rank, row in enumerate(TILE_ORDER, start=1) for tile in row}

SUPREME: tuple[Tile, Tile] = ("2-4", "1-2")  # art5.5: the six and the three
KING_NINES = ((12, 9), (2, 9))  # art5.4
GONGS = ((12, 8), (2, 8))  # art5.4
LESS = 10  # art5.4: 10 or 20 is taken off the sum


@dataclass(frozen=True, slots=True)
class Count:
    """A group as article 5 sees it, the higher tile first: two rows of Table 1 and the points of each."""

    ranks: tuple[int, int]
    points: tuple[int, int]

    @staticmethod
    def of(group: Group) -> "Count":
        high, low = sorted(group, key=RANK_OF.__getitem__)
        return Count((RANK_OF[high], RANK_OF[low]), (pips_of(high), pips_of(low)))


@dataclass(frozen=True, slots=True)
class GroupClass:
    """A kind of combination, and which groups it names."""

    clause: str
    slug: str
    names: Callable[[Count], bool]


NAMED: tuple[GroupClass, ...] = (
    GroupClass("art5.5", "supreme", lambda c: c.ranks == (RANK_OF[SUPREME[0]], RANK_OF[SUPREME[1]])),
    GroupClass("art5.4", "pair", lambda c: c.ranks[0] == c.ranks[1]),
    GroupClass("art5.4", "king-nine", lambda c: c.points in KING_NINES),
    GroupClass("art5.4", "gong", lambda c: c.points in GONGS),
)
POINTS = GroupClass("art5.4", "points", lambda c: not any(named.names(c) for named in NAMED))
# From high to low, as Table 2 has them.
GROUP_ORDER: tuple[GroupClass, ...] = (*NAMED, POINTS)
CLASS_OF_COUNT: Rule[Count, GroupClass] = Rule(tuple(Clause(c.clause, c.names, c) for c in GROUP_ORDER))


@dataclass(frozen=True, slots=True)
class Combination:
    """The value of a group: its class, its points if it has no name of its own, and the rank of its higher tile."""

    of: GroupClass
    points: int | None
    high: int

    @property
    def value(self) -> tuple[int, int]:
        """The first criterion; more is higher."""
        return -GROUP_ORDER.index(self.of), self.points or 0

    @property
    def is_nothing(self) -> bool:
        """A total of 10 or 20 (art6.2); a named combination with that total keeps its name's value."""
        return self.points == 0

    @property
    def standing(self) -> tuple[tuple[int, int], int]:
        """Between groups of equal value the higher tile decides (art5.4); the other tile does not count."""
        return self.value, -self.high


def combination(group: Group) -> Combination:
    """The highest combination that the two tiles make; a ValueError if the set does not hold them."""
    return _combinations()[_numbers(group)]


def groups_counted_as(group: Group) -> tuple[Group, ...]:
    """The groups that a group may count as: a Supreme tile without its partner is a six or a three (art5.5).

    It then ranks as the tile that it counts as (reading supreme-rank).
    """
    if set(group) == set(SUPREME):
        return (group,)
    return tuple(product(*(SUPREME if tile in SUPREME else (tile,) for tile in group)))


def _best(group: Group) -> Combination:
    """Article 5(5): the choice may only raise a combination, so the higher one always counts."""
    return max((_combination_of(Count.of(way)) for way in groups_counted_as(group)), key=lambda found: found.standing)


def _combination_of(count: Count) -> Combination:
    found = CLASS_OF_COUNT(count).value
    return Combination(found, sum(count.points) % LESS if found is POINTS else None, count.ranks[0])


@cache
def _combinations() -> Mapping[tuple[int, int], Combination]:
    """Every group of the set, by the numbers of its two tiles in the order of `FACES`, the smaller first."""
    groups = {(NUMBER_OF[one], NUMBER_OF[other]): (one, other) for one, other in combinations(SET, TILES_IN_GROUP)}
    return {numbers: _best(group) for numbers, group in groups.items()}


def _numbers(group: Group) -> tuple[int, int]:
    if len(group) != TILES_IN_GROUP:
        raise ValueError(f"a group is {TILES_IN_GROUP} tiles, not {len(group)}")
    for tile in group:
        if tile not in NUMBER_OF:
            raise ValueError(f"{tile!r} is not a tile of the set")
    one, other = sorted(NUMBER_OF[tile] for tile in group)
    if one == other and COPIES[one] == 1:
        raise ValueError(f"there is one {group[0]} in the set, not two")
    return one, other


NO_GROUP = -1


@dataclass(frozen=True, slots=True)
class Tables:
    """Square tables for analysis, indexed by the numbers of two tiles in the order of `FACES`.

    NO_GROUP if a tile that exists once would be paired with itself.
    """

    strengths: tuple[tuple[int, ...], ...]  # the higher group has the higher strength, from 0
    classes: tuple[tuple[int, ...], ...]  # places in GROUP_ORDER
    rows: int  # of Table 2: row 1 has the strength rows - 1, the last row 0
    zeros: int  # art6.2: lower strengths are those of groups without value


@cache
def tables() -> Tables:
    found = _combinations()
    upwards = sorted({c.standing for c in found.values()})
    strength_of = {standing: strength for strength, standing in enumerate(upwards)}

    def square(column: Callable[[Combination], int]) -> tuple[tuple[int, ...], ...]:
        by_numbers = {numbers: column(c) for numbers, c in found.items()}
        every = range(len(FACES))
        return tuple(tuple(by_numbers.get((min(a, b), max(a, b)), NO_GROUP) for b in every) for a in every)

    return Tables(
        strengths=square(lambda c: strength_of[c.standing]),
        classes=square(lambda c: GROUP_ORDER.index(c.of)),
        rows=len(upwards),
        zeros=len({c.standing for c in found.values() if c.is_nothing}),
    )


def class_of(group: Group) -> GroupClass:
    return combination(group).of


def strength(group: Group) -> int:
    """The higher group has the higher strength; groups of one row of Table 2 have the same."""
    one, other = _numbers(group)
    return tables().strengths[one][other]


def row_of(group: Group) -> int:
    """Its row in Table 2, from 1, the highest, where the law's data has its name."""
    return tables().rows - strength(group)


def front_and_back(one: Group, other: Group) -> tuple[Group, Group]:
    """Article 5(2): the lower group goes to the front, however they were laid; equal groups stay as laid."""
    return (other, one) if strength(other) < strength(one) else (one, other)


@dataclass(frozen=True, slots=True)
class Facing:
    """A player's group and the banker's on the same line."""

    player: Combination
    banker: Combination
    in_front: bool


def _of_one_value(facing: Facing) -> bool:
    return facing.player.value == facing.banker.value


def _player_has_more(facing: Facing) -> bool:
    return facing.player.standing > facing.banker.standing


# Whether the player wins the group; if not, the banker does.
PLAYER_WINS: Rule[Facing, bool] = Rule(
    (
        Clause("art5.3", lambda f: not _of_one_value(f) and _player_has_more(f), True, with_=("table2",)),
        Clause("art5.3", lambda f: not _of_one_value(f) and not _player_has_more(f), False, with_=("table2",)),
        Clause("art6.1", lambda f: _of_one_value(f) and _player_has_more(f), True),
        Clause("art6.1", lambda f: _of_one_value(f) and not _player_has_more(f), False),
        Clause(
            "art6.2",
            lambda f: f.in_front and f.player.is_nothing and f.banker.is_nothing,
            False,
            prevails_over=("art6.1",),
        ),
    )
)


def player_wins(player: Group, banker: Group, *, in_front: bool) -> Ruling[bool]:
    """Whether a player's group beats the banker's on the same line, and the clauses that decide it."""
    facing = Facing(combination(player), combination(banker), in_front)
    ruled = PLAYER_WINS(facing)
    counted = (facing.player.of.clause, facing.banker.of.clause)
    chosen = ("art5.5",) if any(len(groups_counted_as(group)) > 1 for group in (player, banker)) else ()
    return Ruling(ruled.value, tuple(dict.fromkeys((*ruled.clauses, *counted, *chosen))))


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
        """The strengths of front and back: all that a comparison needs."""
        return strength(self.front), strength(self.back)


def divisions(tiles: Sequence[Tile]) -> tuple[Arrangement, ...]:
    """The ways to divide four tiles into two groups of two (art5.1): three, or fewer if two tiles are alike."""
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


# The player's result.
ROUND: Rule[Lines, Result] = Rule(
    (
        Clause("art6.3", lambda won: won.front and won.back, "win"),
        Clause("art6.3", lambda won: not won.front and not won.back, "lose"),
        Clause("art6.4", lambda won: won.front is not won.back, "push"),
    )
)


def compare(player: Arrangement, banker: Arrangement) -> Ruling[Result]:
    """Who wins between a seat and the banker, with the clauses: the round's first, then those of the groups."""
    front = player_wins(player.front, banker.front, in_front=True)
    back = player_wins(player.back, banker.back, in_front=False)
    ruled = ROUND(Lines(front.value, back.value))
    return Ruling(ruled.value, tuple(dict.fromkeys((*ruled.clauses, *front.clauses, *back.clauses))))


def groups_won(player: Arrangement, banker: Arrangement) -> list[str]:
    """Which groups of a seat beat the banker's: `front`, `back`, both or none."""
    groups = {"front": (player.front, banker.front), "back": (player.back, banker.back)}
    return [name for name, facing in groups.items() if player_wins(*facing, in_front=name == "front").value]


BETTER: tuple[Result, ...] = ("lose", "push", "win")


def best_against(tiles: Sequence[Tile], banker: Arrangement) -> tuple[Arrangement, Result]:
    """The best division against the banker's tiles as shown (art7.2)."""
    every = [(division, compare(division, banker).value) for division in divisions(tiles)]
    return max(every, key=lambda tried: BETTER.index(tried[1]))
