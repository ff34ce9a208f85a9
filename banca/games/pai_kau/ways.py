"""Reading late-arrangement of 96/85/M: the published ways in which a house arranges four tiles.

A way looks at the rows of Table 1 alone, so hands of one kind are always arranged alike.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from banca.games.pai_kau.order import RANK_OF, Arrangement, Group, class_of, combination, divisions, row_of
from banca.law import Names
from banca.material.tiles import Tile, pips_of
from banca.play.setting import Setting

PARAMETER = "house-way"

Divisions = Sequence[Arrangement]


@dataclass(frozen=True, slots=True)
class HouseWay:
    """A way of arranging, by which any four tiles are divided in one manner only."""

    slug: str
    names: Names
    says: Names  # how it arranges, completely: a line for each rule
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
FAIR_POINTS = combination(FAIR_FRONT).points
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


# The same rules in words, with the thresholds from above.


def _in_words(front: str, behind: str, either: str, king_nine: str, making: Sequence[Making]) -> str:
    """`6 in front and 8 behind, or 3 in front and a king nine behind`."""

    def named(points: int) -> str:
        return king_nine if points == LEVELS["king-nine"] else str(points)

    return either.join(f"{front.format(named(f))}{behind.format(named(b))}" for f, b in making)


def _alike(either: str) -> Mapping[tuple[Making, ...], str]:
    """The pairs that are split for the same ends, by the points of their tiles."""
    found: dict[tuple[Making, ...], str] = {}
    for points, making in SPLIT_TO_MAKE.items():
        found[making] = f"{found[making]}{either}{points}" if making in found else str(points)
    return found


def _in_english() -> str:
    words = "{} in front", " and {} behind", ", or ", "a king nine"
    pairs = [f"of tiles of {p} points for {_in_words(*words, making)}" for making, p in _alike(" or ").items()]
    supreme = f"the Supreme for {_in_words(*words, SPLIT_SUPREME_TO_MAKE)}"
    first, *others = map(str, PARTNERS)
    return (
        "The first of these rules that speaks decides. Of equal groups in front the higher back goes before, of equal "
        "ones behind the higher front.\n"
        "1. A division that no other surpasses, neither in front nor behind.\n"
        "2. A pair goes to the back, of two the higher. It is split, so as to make the highest front, only for so many "
        f"points or more (a gong is more than 9, a king nine more than a gong): {'; '.join((*pairs, supreme))}. "
        "Any other pair is kept.\n"
        f"3. Heaven or Earth goes to the back with a tile of {first} points, else of {', else of '.join(others)}, the "
        f"highest back first, if {LEAST_FRONT} points or more are left in front; if fewer are, the highest back.\n"
        f"4. The highest front. But if it is below {FAIR_POINTS} points with the Long Three, and the highest back has "
        f"{FAIR_BACK} points or more, the highest back."
    )


def _in_portuguese() -> str:
    words = "{} à frente", " e {} atrás", ", ou ", "um rei nove"
    pairs = [f"de pedras de {p} pontos por {_in_words(*words, making)}" for making, p in _alike(" ou ").items()]
    supreme = f"o Supremo por {_in_words(*words, SPLIT_SUPREME_TO_MAKE)}"
    first, *others = map(str, PARTNERS)
    return (
        "Decide a primeira destas regras que se aplique. Entre frentes iguais prefere-se o fundo mais alto, entre "
        "fundos iguais a frente mais alta.\n"
        "1. Uma disposição que nenhuma outra supere, nem à frente nem atrás.\n"
        "2. Um par vai para trás, de dois o mais alto. Separa-se, para fazer a frente mais alta, só por tantos pontos "
        f"ou mais (um gong vale mais do que 9, um rei nove mais do que um gong): {'; '.join((*pairs, supreme))}. "
        "Qualquer outro par mantém-se.\n"
        f"3. Céu ou Terra vai para trás com uma pedra de {first} pontos, senão de {', senão de '.join(others)}, "
        f"primeiro o fundo mais alto, se ficarem {LEAST_FRONT} pontos ou mais à frente; se ficarem menos, o fundo mais "
        "alto.\n"
        f"4. A frente mais alta. Mas se for inferior a {FAIR_POINTS} pontos com o Três Comprido, e o fundo mais alto "
        f"tiver {FAIR_BACK} pontos ou mais, o fundo mais alto."
    )


def _in_chinese() -> str:
    words = "前線 {}", "、後線 {}", "，或", "九王"
    pairs = [f"{p} 點牌之對子須成{_in_words(*words, making)}" for making, p in _alike(" 或 ").items()]
    supreme = f"至尊須成{_in_words(*words, SPLIT_SUPREME_TO_MAKE)}"
    first, *others = map(str, PARTNERS)
    return (
        "依次以首條適用者為準。前線相同取後線較大者，後線相同取前線較大者。\n"
        "1. 前後線均不遜於其他組法者。\n"
        "2. 對子置於後線，兩對取較大者。拆後達以下點數或以上方拆，並取前線最大者（罡大於 9 點，九王大於罡）："
        f"{'；'.join((*pairs, supreme))}。其他對子不拆。\n"
        f"3. 天或地配 {first} 點牌置於後線，否則配 {'，再否則配 '.join(others)} 點牌，後線大者為先，惟前線須有 "
        f"{LEAST_FRONT} 點或以上；不足則取後線最大者。\n"
        f"4. 取前線最大者；但前線小於長三 {FAIR_POINTS} 點，而後線最大者有 {FAIR_BACK} 點或以上，則取後線最大者。"
    )


WAYS: Mapping[str, HouseWay] = {
    way.slug: way
    for way in (
        HouseWay(
            "customary",
            Names("Customary", "De costume", "慣用組法"),
            Names(_in_english(), _in_portuguese(), _in_chinese()),
            customary,
        ),
        HouseWay(
            "balanced",
            Names("Balanced", "Equilibrado", "均衡組法"),
            Names(
                "both groups together as high in Table 2 as they can be, then the smaller gap",
                "os dois grupos juntos o mais alto possível na Tabela 2, depois a menor diferença",
                "兩組在表二的名次合計最高，其次差距最小",
            ),
            lambda held: max(held, key=both_together),
        ),
        HouseWay(
            "highest-front",
            Names("Highest front", "Frente mais alta", "前線最大"),
            Names(
                "the front as high as it can be, then the back",
                "a frente o mais alta possível, depois o fundo",
                "前線盡量大，其次後線",
            ),
            lambda held: max(held, key=front_first),
        ),
        HouseWay(
            "highest-back",
            Names("Highest back", "Fundo mais alto", "後線最大"),
            Names(
                "the back as high as it can be, then the front",
                "o fundo o mais alto possível, depois a frente",
                "後線盡量大，其次前線",
            ),
            lambda held: max(held, key=back_first),
        ),
    )
}


def house_way(setting: Setting) -> HouseWay:
    """The way that the table has published (parameter house-way, art5.1)."""
    return WAYS[setting.parameter(PARAMETER)]
