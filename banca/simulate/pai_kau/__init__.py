"""Rounds of pai kau by the million: the hands of all who play from one set, and a bank that takes and pays in order.

A kernel says what course a round took: which seat was first, where that matters, and what became of each seat. What the
course is worth to each player was settled before, by the rules of the game, in whole minor units.
"""

from collections.abc import Sequence

import numpy as np
from numba import uint64

from banca.compiled import kernel as compiled
from banca.play.setting import Setting
from banca.simulate.chance import USED, WORDS, Places, Stream, Words, refill, split_word
from banca.simulate.kernel import Fill, Kernel, OutcomeIds, SimulationSpec
from banca.simulate.pai_kau.table import SeatedTable, seat_table
from banca.simulate.pai_kau.tiles import (
    OUTCOME,
    RESULTS,
    TILES,
    Bytes,
    Codes,
    DrawPlan,
    Strategy,
    Strengths,
    choice_of,
    compare_hands,
    draw,
    hand_of,
    pair_of,
    strengths_of,
)
from banca.simulate.statistics import Whole

__all__ = ["Strategy", "kernel"]


def kernel(spec: SimulationSpec) -> Kernel:
    """The set is shuffled for every round: there is no other way of dealing."""
    return PaiKauKernel(spec, seat_table(spec))


class PaiKauKernel(Kernel):
    """One row, of courses, which all seats share."""

    def __init__(self, spec: SimulationSpec, sits: SeatedTable) -> None:
        self.seats, self.rows = sits.outcomes, (0,) * len(spec.seats)
        self.seat_table = sits
        self.drawing = DrawPlan.of(len(sits.strategies), dice=sits.banked.order_matters)
        found, own = distinct(sits.strategies)
        self.tables, self.own = tables_of(found, spec.setting), np.array(own, np.int64)

    def deal(self, stream: Stream) -> Fill:
        set_ = np.arange(TILES, dtype=np.uint64)

        def fill(numbers: OutcomeIds) -> None:
            self.play(stream, set_, numbers[0])

        return fill

    def play(self, stream: Stream, set_: Codes, out: OutcomeIds) -> None:
        drawing = self.drawing
        play_rounds(
            *stream.arrays,
            set_,
            drawing.ways,
            drawing.first,
            drawing.outcomes,
            drawing.rejection_threshold,
            pair_of(),
            self.tables,
            self.own,
            OUTCOME,
            len(RESULTS),
            out,
        )


def distinct(strategies: Sequence[Strategy]) -> tuple[list[Strategy], list[int]]:
    """Each strategy once, and which of them is whose."""
    found: list[Strategy] = []
    own = []
    for strategy in strategies:
        at = next((n for n, each in enumerate(found) if each is strategy), len(found))
        if at == len(found):
            found.append(strategy)
        own.append(at)
    return found, own


def tables_of(strategies: Sequence[Strategy], setting: Setting) -> Strengths:
    return np.stack([strengths_of(choice_of(each, setting)) for each in strategies])


@compiled
def play_rounds(
    words: Words,
    place: Places,
    set_: Codes,
    ways: int,
    firsts: Bytes,
    outcomes: Whole,
    threshold: Words,
    pairs: Bytes,
    tables: Strengths,
    own: Whole,
    outcome: Bytes,
    results: int,
    out: OutcomeIds,
) -> None:
    at = place[USED]
    for n in range(len(out)):
        course = 0
        for group in range(len(threshold)):
            while True:
                if at == WORDS:
                    refill(words, place)
                    at = 0
                rest = words[at]
                at += 1
                if group == 0:
                    thrown, rest = split_word(rest, uint64(ways))
                    course = int(firsts[thrown])
                for hand in range(outcomes[group], outcomes[group + 1]):
                    rest = draw(set_, rest, hand)
                if rest >= threshold[group]:
                    break
        bankers = hand_of(set_, 0, pairs, tables, own[0])
        for seat in range(len(own) - 1, 0, -1):
            course = course * results + compare_hands(hand_of(set_, seat, pairs, tables, own[seat]), bankers, outcome)
        out[n] = course
    place[USED] = at
