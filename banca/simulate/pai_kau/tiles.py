"""The tiles of pai kau as kernels draw and read them: four to a hand, several draws from one word, strengths by table.

In which order seats are dealt does not tell who gets which tiles: of a set that is shuffled one stack is as good as
another. It tells who is paid first, and so the dice are thrown where that matters.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.cache import cached_arrays, source_digest
from banca.compiled import inlined
from banca.games.pai_kau.equipment import SEATS, THROWS, first_seat
from banca.games.pai_kau.order import ROUND, TILES_OF_SEAT, Arrangement, Lines, divisions
from banca.games.pai_kau.ways import WAYS, HouseWay, house_way
from banca.law import OptionError
from banca.material.tiles import SET, Tile
from banca.money import Result
from banca.play.setting import Setting
from banca.simulate.chance import Words, rejection_threshold, split_word
from banca.strategy.pai_kau import ALIKE, ROW_OF_TILE, Small, choices, in_front, kinds, tiles_of

Whole = NDArray[np.int64]
Codes = NDArray[np.uint64]
Strengths = NDArray[np.uint16]
Bytes = NDArray[np.uint8]
Tiles = tuple[Tile, ...]
Arranging = Callable[[Tiles], tuple[Sequence[Tile], Sequence[Tile]]]  # four tiles into front and back
Strategy = HouseWay | str | Arranging | Small | None

TILES, ROWS = len(SET), len(ALIKE)
HELD = TILES_OF_SEAT
PAIRS = ROWS * (ROWS + 1) // 2
FRONT_AT, BACK = uint64(8), uint64(255)
MOST_OF_A_WORD = 1 << 60  # choices: so one word in sixteen at most is drawn in vain
RESULTS: tuple[Result, ...] = ("lose", "push", "win")
# What becomes of a seat: by whether it wins the front, and the back (art6.3, art6.4).
_WON = list(product((False, True), repeat=2))
OUTCOME = np.array([RESULTS.index(ROUND(Lines(*won)).value) for won in _WON], np.uint8)


# How tiles are arranged.


def choice_of(strategy: Strategy, setting: Setting) -> Small:
    """The number of the division for each kind of four tiles."""
    if strategy is None:
        return _by_way(house_way(setting))
    if isinstance(strategy, HouseWay):
        return _by_way(strategy)
    if isinstance(strategy, str) and strategy in WAYS:
        return _by_way(WAYS[strategy])
    if isinstance(strategy, np.ndarray):
        return _checked(strategy)
    if callable(strategy):
        return np.array([_division(kind, strategy) for kind in range(len(kinds()))], np.int16)
    allowed = f"{', '.join(WAYS)}, a division for each kind, or a function of four tiles"
    raise OptionError(f"{strategy!r} is no way to arrange tiles: {allowed} (art5.1)")


def _by_way(way: HouseWay) -> Small:
    """Of a published way, worked out once and kept."""
    if WAYS.get(way.slug) is not way:
        return choices(way)
    asks = f"pai kau, kinds by {way.slug}: {source_digest('banca.games.pai_kau')}"
    return cached_arrays(asks, lambda: {"choices": choices(way)})["choices"]


def _checked(choice: Small) -> Small:
    table = kinds()
    if choice.shape != (len(table),) or choice.min() < 0 or choice.max() >= table.fronts.shape[1]:
        says = f"{len(table)} kinds of four tiles have {table.fronts.shape[1]} divisions each"
        raise OptionError(f"a division for each kind is what is needed: {says} (art5.1)")
    return choice


def _division(kind: int, arrange: Arranging) -> int:
    tiles = tiles_of(kind)
    said = arrange(tiles)
    try:
        front, back = (tuple(group) for group in said)
        found = next(each for each in divisions(tiles) if _same(each, front, back))
    except (TypeError, ValueError, StopIteration):
        says = f"{said!r} is no division of {' '.join(tiles)}: two of its tiles in front, two behind"
        raise OptionError(f"{says} (art5.1)") from None
    table = kinds()
    strengths = table.fronts[kind] == found.strengths[0], table.backs[kind] == found.strengths[1]
    return int((strengths[0] & strengths[1]).argmax())


def _same(division: Arrangement, front: Tiles, back: Tiles) -> bool:
    """The lower group lies in front, however it was said (art5.2)."""
    groups = (sorted(front), sorted(back))
    held = (sorted(division.front), sorted(division.back))
    return groups in (held, held[::-1])


@cache
def pair_of() -> Bytes:
    """Of two tiles, a number that tells their rows, in any order."""
    numbers = {rows: number for number, rows in enumerate(_pairs())}
    rows = [sorted((ROW_OF_TILE[one], ROW_OF_TILE[other])) for one in range(TILES) for other in range(TILES)]
    return np.array([numbers[low, high] for low, high in rows], np.uint8)


def _pairs() -> list[tuple[int, int]]:
    return [(low, high) for high in range(ROWS) for low in range(high + 1)]


def strengths_of(choice: Small) -> Strengths:
    """Of four tiles by the numbers of two and two: the front as it meets, and the back, arranged by a choice."""
    table, every = kinds(), np.arange(len(kinds()))
    front, back = in_front(table.fronts[every, choice]), table.backs[every, choice]
    low, high = np.array(_pairs()).T
    kind = table.number[low[:, None], high[:, None], low[None, :], high[None, :]]
    found: Strengths = np.where(kind < 0, 0, (front[kind].astype(np.int64) << int(FRONT_AT)) + back[kind])
    return found.astype(np.uint16).ravel()


# How they are drawn.


@dataclass(frozen=True, slots=True, eq=False)
class DrawPlan:
    """Which draws each word serves: the dice first of all, if they are thrown, then hand after hand."""

    ways: int  # of the dice, or one
    first: Bytes  # by what they show: which seat they tell, counted from the banker's
    outcomes: Whole  # where the hands of each word begin and end
    rejection_threshold: Words  # what must be left of each

    @staticmethod
    def of(hands: int, *, dice: bool) -> "DrawPlan":
        thrown = [first_seat(sum(each), 1) - 1 for each in THROWS] if dice else [0]
        outcomes, products, now = [0], [], len(thrown)
        dealt = min(hands, SEATS - 1)  # what seven leave is the eighth's
        for hand in range(dealt):
            ways = prod(TILES - HELD * hand - tile for tile in range(HELD))
            if now * ways > MOST_OF_A_WORD:
                outcomes.append(hand)
                products.append(now)
                now = 1
            now *= ways
        outcomes.append(dealt)
        products.append(now)
        return DrawPlan(
            len(thrown),
            np.array(thrown, np.uint8),
            np.array(outcomes, np.int64),
            np.array([rejection_threshold(each) for each in products], np.uint64),
        )


@inlined
def draw(set_: Codes, word: int, hand: int) -> int:
    """The tiles of a hand, one after another; what is left of the word."""
    rest = word
    for tile in range(HELD):
        pick, rest = split_word(rest, uint64(TILES - HELD * hand - tile))
        other = uint64(HELD * hand + tile) + pick
        drawn = set_[other]
        set_[other] = set_[HELD * hand + tile]
        set_[HELD * hand + tile] = drawn
    return rest


@inlined
def hand_of(set_: Codes, hand: int, pairs: Bytes, tables: Strengths, way: int) -> int:
    """Front and back of a hand, arranged in that way."""
    first = HELD * hand
    one = pairs[set_[first] * uint64(TILES) + set_[first + 1]]
    other = pairs[set_[first + 2] * uint64(TILES) + set_[first + 3]]
    found: int = uint64(tables[way, uint64(one) * uint64(PAIRS) + uint64(other)])
    return found


@inlined
def compare_hands(own: int, bankers: int, outcome: Bytes) -> int:
    """What becomes of a seat: of equal groups the banker's wins (art6.1)."""
    front = uint64(own) >> FRONT_AT > uint64(bankers) >> FRONT_AT
    back = uint64(own) & BACK > uint64(bankers) & BACK
    return int(outcome[2 * front + back])
