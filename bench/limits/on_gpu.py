"""What the bare kernels of bench/limits/gpu.cu need; their tables are those of the bare kernels of the processor."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from pathlib import Path

import numpy as np

from banca.simulate.gpu.program import WORD_BYTES, Table, words
from bench.limits.blackjack import AFTER, CARDS, CHART, LATER
from bench.limits.pai_kau import ARRANGED, ROWS, SEATS, TILES

SOURCE = Path(__file__).parent / "gpu.cu"
BITS = 32
# Royal flush, straight flush, four, full house, flush, straight, three, two pairs, a pair: of all hands of five.
SHAPES = 4, 36, 624, 3744, 5108, 10_200, 54_912, 123_552, 1_098_240
HANDS = 2_598_960
MEAN_SHAPE = sum((len(SHAPES) - n) * hands for n, hands in enumerate(SHAPES)) / HANDS


@dataclass(frozen=True)
class Needs:
    table: Callable[[], Table]
    bytes_by_thread: int  # of shared memory, behind the table
    bets: int = 1  # of a round, all counted together


def no_table() -> Table:
    return np.zeros(0, np.uint32)


def pai_kau_table() -> Table:
    """The number of each pair by two tiles; then front and back by two such numbers."""
    rows, tiles = range(len(ROWS)), TILES.tolist()
    pairs = list(combinations_with_replacement(rows, 2))
    number = {pair: n for n, pair in enumerate(pairs)}
    by_tiles = [number[min(a, b), max(a, b)] for a, b in product(tiles, tiles)]
    one, other = np.array(pairs).T
    arranged = ARRANGED.reshape((len(ROWS),) * 4)[one[:, None], other[:, None], one, other]
    return words(np.array(by_tiles, np.uint8), arranged.astype(np.uint16))


def blackjack_table() -> Table:
    return words(AFTER, CHART, LATER)


NOTHING = Needs(no_table, 0)
NEEDS: Mapping[str, Needs] = {
    "pai-kau": Needs(pai_kau_table, len(TILES), SEATS - 1),
    "blackjack": Needs(blackjack_table, -(-CARDS // BITS) * WORD_BYTES),
}
