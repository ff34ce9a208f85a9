"""Reading late-arrangement of 96/85/M: the published ways in which a house arranges four tiles.

A way looks only at the rows of Table 1, so hands of one kind are always arranged alike.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from banca.games.pai_kau.order import RANK_OF, Arrangement, Group, class_of, combination, divisions, row_of
from banca.material.tiles import Tile, pips_of
from banca.messages.errors import Listed, Message
from banca.play.setting import Setting

PARAMETER = "house-way"

Divisions = Sequence[Arrangement]


@dataclass(frozen=True, slots=True)
class HouseWay:
    """A way of arranging, which divides any four tiles in exactly one manner."""

    slug: str
    names: Message
    says: Message  # a complete description: a line for each rule
    choose: Callable[[Divisions], Arrangement]

    def arrange(self, tiles: Sequence[Tile]) -> Arrangement:
        return self.choose(sorted(divisions(tiles), key=_division_order))


def _division_order(division: Arrangement) -> tuple[int, ...]:
    """An order of divisions that is the same for tiles of the same rows."""
    return (*sorted(RANK_OF[tile] for tile in division.front), *sorted(RANK_OF[tile] for tile in division.back))


def front_first(division: Arrangement) -> tuple[int, int]:
    front, back = division.strengths
    return front, back


def back_first(division: Arrangement) -> tuple[int, int]:
    front, back = division.strengths
    return back, front


def both_together(division: Arrangement) -> tuple[int, int]:
    """The higher both groups rank together in Table 2 the better, then the smaller the gap between them."""
    return sum(division.strengths), division.strengths[0]


# The customary way: a short list as houses publish them; the first rule that applies decides.

LEVELS = {"gong": 10, "king-nine": 11, "pair": 12, "supreme": 13}  # combinations above nine points, from low to high

HEAVEN, EARTH = "6-6", "1-1"
PARTNERS = (7, 8, 9)  # the points that go with Heaven or Earth in the back, in order of preference
FAIR_FRONT: Group = ("3-3", "3-4")  # three points with the Long Three
FAIR_POINTS = combination(FAIR_FRONT).points
LEAST_FRONT = 3  # points
FAIR_BACK = 7  # points

Making = tuple[int, int]  # the levels of a front and of a back
# A pair of tiles of so many points is split if that makes at least one of these; any other stays.
SPLIT_TO_MAKE: Mapping[int, tuple[Making, ...]] = {
    12: ((6, 8), (3, 11)),
    2: ((6, 8), (3, 11)),
    9: ((9, 9),),
    8: ((8, 8), (7, 9)),
    7: ((7, 8),),
}
SPLIT_SUPREME_TO_MAKE: tuple[Making, ...] = ((7, 9),)


def level(group: Group) -> int:
    """The points of a group; named combinations count above nine."""
    return LEVELS.get(class_of(group).slug, combination(group).points or 0)


def highest_in_both(held: Divisions) -> Arrangement | None:
    """A division that no other beats in front or back."""
    front, back = (max(each) for each in zip(*(division.strengths for division in held), strict=True))
    return next((division for division in held if division.strengths == (front, back)), None)


def pair_kept_or_split(held: Divisions) -> Arrangement | None:
    """A pair goes to the back, unless splitting it makes good enough groups."""
    paired = [division for division in held if level(division.back) >= LEVELS["pair"]]
    if not paired:
        return None
    kept = max(paired, key=back_first)
    others = [division for division in held if division not in paired]
    supreme = level(kept.back) == LEVELS["supreme"]
    making = SPLIT_SUPREME_TO_MAKE if supreme else SPLIT_TO_MAKE.get(pips_of(kept.back[0]), ())
    split = [division for division in others if _makes(division, making)]
    return max(split, key=front_first) if split else kept


def _makes(division: Arrangement, making: Sequence[Making]) -> bool:
    front, back = level(division.front), level(division.back)
    return any(front >= in_front and back >= behind for in_front, behind in making)


def heaven_or_earth_led(held: Divisions) -> Arrangement | None:
    """Heaven or Earth goes to the back with a seven, an eight or a nine, if that leaves a good front."""
    led = [division for division in held if _partner(division) in PARTNERS]
    if not led:
        return None
    chosen = max(led, key=lambda division: (-PARTNERS.index(_partner(division)), *back_first(division)))
    return chosen if level(chosen.front) >= LEAST_FRONT else max(held, key=back_first)


def _partner(division: Arrangement) -> int:
    """The points of the tile with Heaven or Earth in the back, or zero."""
    high, low = sorted(division.back, key=RANK_OF.__getitem__)
    return pips_of(low) if high in (HEAVEN, EARTH) else 0


def fair_front_or_fair_back(held: Divisions) -> Arrangement:
    """The highest front if it is fair; else the highest back if that is fair; else the highest front."""
    front, back = max(held, key=front_first), max(held, key=back_first)
    if row_of(front.front) > row_of(FAIR_FRONT) and level(back.back) >= FAIR_BACK:
        return back
    return front


CUSTOMARY: tuple[Callable[[Divisions], Arrangement | None], ...] = (
    highest_in_both,
    pair_kept_or_split,
    heaven_or_earth_led,
    fair_front_or_fair_back,
)


def customary(held: Divisions) -> Arrangement:
    return next(found for rule in CUSTOMARY if (found := rule(held)))


# The same rules in words, with the thresholds from above.


def _making(making: Sequence[Making]) -> Listed:
    """`6 in front and 8 behind, or 3 in front and a king nine behind`."""

    def named(points: int) -> Message | int:
        return Message("pai-kau-a-king-nine") if points == LEVELS["king-nine"] else points

    each = (Message("pai-kau-way-making", front=named(front), back=named(back)) for front, back in making)
    return Listed(*each, by="pai-kau-way-or")


def _customary_in_words() -> Message:
    alike: dict[tuple[Making, ...], list[int]] = {}  # the points of pairs that are split for the same results
    for points, making in SPLIT_TO_MAKE.items():
        alike.setdefault(making, []).append(points)
    pairs = (
        Message("pai-kau-way-pair", points=Listed(*points, by="list-or"), making=_making(making))
        for making, points in alike.items()
    )
    first, *others = PARTNERS
    return Message(
        "pai-kau-way-customary-says",
        split=Listed(*pairs, Message("pai-kau-way-supreme", making=_making(SPLIT_SUPREME_TO_MAKE)), by="list-clauses"),
        first=first,
        others=Listed(*others, by="pai-kau-way-else"),
        least_front=LEAST_FRONT,
        fair_points=FAIR_POINTS,
        fair_back=FAIR_BACK,
    )


def _way(slug: str, choose: Callable[[Divisions], Arrangement], says: Message | None = None) -> HouseWay:
    return HouseWay(slug, Message(f"pai-kau-way-{slug}"), says or Message(f"pai-kau-way-{slug}-says"), choose)


WAYS: Mapping[str, HouseWay] = {
    way.slug: way
    for way in (
        _way("customary", customary, _customary_in_words()),
        _way("balanced", lambda held: max(held, key=both_together)),
        _way("highest-front", lambda held: max(held, key=front_first)),
        _way("highest-back", lambda held: max(held, key=back_first)),
    )
}


def house_way(setting: Setting) -> HouseWay:
    """The table's published way (parameter house-way, art5.1)."""
    return WAYS[setting.parameter(PARAMETER)]
