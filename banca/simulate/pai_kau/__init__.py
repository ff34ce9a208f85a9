"""Pai kau kernels: the hands of all players from one set, and a bank that takes and pays in order.

A kernel gives the course of a round: which seat was first, if that matters, and the result of each seat. What a course
pays each player was computed before, by the rules of the game, in whole minor units.
"""

import numpy as np
from numba import uint64

from banca.compiled import kernel as compiled
from banca.simulate.chance import USED, WORDS, RngState, Stream, Words, refill, split_word
from banca.simulate.gpu.program import Program
from banca.simulate.kernel import Fill, Kernel, OutcomeIds, SimulationSpec
from banca.simulate.pai_kau.on_gpu import program
from banca.simulate.pai_kau.table import (
    RESULTS,
    TILES,
    Arranged,
    Codes,
    DrawPlan,
    SeatedTable,
    Strategy,
    compare_hands,
    draw,
    hand_of,
    seat_table,
)

__all__ = ["Strategy", "kernel"]


def kernel(spec: SimulationSpec) -> Kernel:
    """The set is shuffled for every round: there is no other way of dealing."""
    return PaiKauKernel(spec, seat_table(spec))


class PaiKauKernel(Kernel):
    """One row, of courses, which all seats share."""

    def __init__(self, spec: SimulationSpec, sits: SeatedTable) -> None:
        self.seats, self.rows = sits.outcomes, (0,) * len(spec.seats)
        self.seat_table = sits
        self.plan = DrawPlan.of(len(sits.strategies), dice=sits.banked.order_matters)
        self.arranged = Arranged.by(sits.strategies, spec.setting)

    def deal(self, stream: Stream) -> Fill:
        set_ = np.arange(TILES, dtype=np.uint64)
        return lambda numbers: self.play(stream, set_, numbers[0])

    def program(self) -> Program:
        return program(self.plan, self.arranged, len(self.seats[0]))

    def play(self, stream: Stream, set_: Codes, out: OutcomeIds) -> None:
        play_rounds(*stream.arrays, set_, self.plan, self.arranged, len(RESULTS), out)


@compiled
def play_rounds(
    words: Words, rng_state: RngState, set_: Codes, plan: DrawPlan, arranged: Arranged, results: int, out: OutcomeIds
) -> None:
    throws, firsts, hands, thresholds = plan
    pairs, strengths, own, outcome = arranged
    at = rng_state[USED]
    for n in range(len(out)):
        course = 0
        for group in range(len(thresholds)):
            while True:
                if at == WORDS:
                    refill(words, rng_state)
                    at = 0
                rest = words[at]
                at += 1
                if group == 0:
                    thrown, rest = split_word(rest, uint64(throws))
                    course = int(firsts[thrown])
                for hand in range(hands[group], hands[group + 1]):
                    rest = draw(set_, rest, hand)
                if rest >= thresholds[group]:
                    break
        bankers = hand_of(set_, 0, pairs, strengths, own[0])
        for seat in range(len(own) - 1, 0, -1):
            course = course * results + compare_hands(
                hand_of(set_, seat, pairs, strengths, own[seat]), bankers, outcome
            )
        out[n] = course
    rng_state[USED] = at
