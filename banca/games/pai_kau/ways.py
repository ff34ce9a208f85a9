"""Reading late-arrangement of 96/85/M: the published ways in which a house arranges four tiles.

A way looks at the rows of Table 1 alone, so hands of one kind are always arranged alike.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from banca.games.pai_kau.arrangement import Arrangement, divisions
from banca.games.pai_kau.order import RANK_OF, Group, class_of, combination, row_of
from banca.law import Names
from banca.material.tiles import Tile, pips_of
from banca.play.setting import Setting

PARAMETER = "house-way"

Divisions = Sequence[Arrangement]


@dataclass(frozen=True, slots=True)
class Way:
    """A way of arranging, by which any four tiles are divided in one manner only."""

    slug: str
    names: Names
    says: Names  # how it arranges
    choose: Callable[[Divisions], Arrangement]

    def arrange(self, tiles: Sequence[Tile]) -> Arrangement:
        return self.choose(sorted(divisions(tiles), key=_as_told_apart))


def _as_told_apart(division: Arrangement) -> tuple[int, ...]:
    """An order of divisions that is the same for tiles of the same rows."""
    return (*sorted(RANK_OF[tile] for tile in division.front), *sorted(RANK_OF[tile] for tile in division.back))


def front_first(division: Arrangement) -> tuple[int, int]:
    front, back = division.strengths
    return front, back


def back_first(division: Arrangement) -> tuple[int, int]:
    front, back = division.strengths
    return back, front


def both_together(division: Arrangement) -> tuple[int, int]:
    """The higher both groups stand in Table 2 together the better, and then the smaller the gap between them."""
    return sum(division.strengths), division.strengths[0]


# The customary way: a short list of the kind that houses publish; the first of its rules that speaks decides.

LEVELS = {"gong": 10, "king-nine": 11, "pair": 12, "supreme": 13}  # what is above nine points, from low to high

HEAVEN, EARTH = "6-6", "1-1"
PARTNERS = (7, 8, 9)  # the points that go with Heaven or Earth in the back, the first first
FAIR_FRONT: Group = ("3-3", "3-4")  # three points with the Long Three
LEAST_FRONT = 3  # points
FAIR_BACK = 7  # points

Making = tuple[int, int]  # the levels of a front and of a back
# A pair of tiles of so many points is split if that makes at least one of these; any other is kept.
SPLIT_TO_MAKE: Mapping[int, tuple[Making, ...]] = {
    12: ((6, 8), (3, 11)),
    2: ((6, 8), (3, 11)),
    9: ((9, 9),),
    8: ((8, 8), (7, 9)),
    7: ((7, 8),),
}
SPLIT_SUPREME_TO_MAKE: tuple[Making, ...] = ((7, 9),)


def level(group: Group) -> int:
    """The points of a group, the named combinations counting above nine."""
    return LEVELS.get(class_of(group).slug, combination(group).points or 0)


def highest_in_both(held: Divisions) -> Arrangement | None:
    """A division that no other surpasses in front or behind."""
    front, back = (max(each) for each in zip(*(division.strengths for division in held), strict=True))
    return next((division for division in held if division.strengths == (front, back)), None)


def pair_kept_or_split(held: Divisions) -> Arrangement | None:
    """A pair goes to the back, unless the groups that it can be split into are good enough."""
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
    """Heaven or Earth goes to the back with a seven, an eight or a nine, if that leaves a front worth having."""
    led = [division for division in held if _partner(division) in PARTNERS]
    if not led:
        return None
    chosen = max(led, key=lambda division: (-PARTNERS.index(_partner(division)), *back_first(division)))
    return chosen if level(chosen.front) >= LEAST_FRONT else max(held, key=back_first)


def _partner(division: Arrangement) -> int:
    """The points of the tile that lies with Heaven or Earth in the back, or nought."""
    high, low = sorted(division.back, key=RANK_OF.__getitem__)
    return pips_of(low) if high in (HEAVEN, EARTH) else 0


def fair_front_or_fair_back(held: Divisions) -> Arrangement:
    """The highest front if it is fair; else the highest back if that is; else the highest front after all."""
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


WAYS: Mapping[str, Way] = {
    way.slug: way
    for way in (
        Way(
            "customary",
            Names("Customary", "De costume", "慣用組法"),
            Names(
                "a pair is kept unless splitting it makes two good groups; Heaven or Earth takes a seven, an eight or "
                "a nine to the back; else a fair front, or a fair back",
                "um par mantém-se, salvo se separado fizer dois bons grupos; Céu ou Terra leva um sete, oito ou nove "
                "para trás; senão, uma frente razoável, ou um fundo razoável",
                "對子不拆，除非拆後兩組皆佳；天或地配七、八、九置於後線；否則取較佳之前線，再取較佳之後線",
            ),
            customary,
        ),
        Way(
            "balanced",
            Names("Balanced", "Equilibrado", "均衡組法"),
            Names(
                "both groups together as high in Table 2 as they can be, then the smaller gap",
                "os dois grupos juntos o mais alto possível na Tabela 2, depois a menor diferença",
                "兩組在表二的名次合計最高，其次差距最小",
            ),
            lambda held: max(held, key=both_together),
        ),
        Way(
            "highest-front",
            Names("Highest front", "Frente mais alta", "前線最大"),
            Names("the front as high as it can be", "a frente o mais alta possível", "前線盡量大"),
            lambda held: max(held, key=front_first),
        ),
        Way(
            "highest-back",
            Names("Highest back", "Fundo mais alto", "後線最大"),
            Names("the back as high as it can be", "o fundo o mais alto possível", "後線盡量大"),
            lambda held: max(held, key=back_first),
        ),
    )
}


def house_way(setting: Setting) -> Way:
    """The way that the table has published (parameter house-way, art5.1)."""
    return WAYS[setting.parameter(PARAMETER)]
