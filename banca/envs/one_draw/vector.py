"""Many tables of a one-draw game."""

from fractions import Fraction

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import in_place
from banca.envs.one_draw import OneDrawPlay
from banca.envs.vector import Flags, RoundTables, Whole, in_parts, pick
from banca.play.payoff import payoff_table
from banca.play.setting import Setting
from banca.simulate.chance import USED, RngState, Words, rejection_threshold


class OneDrawTables(RoundTables):
    play: OneDrawPlay

    def prepare(self, setting: Setting) -> None:
        super().prepare(setting)
        table = payoff_table(self.play.one_draw, setting)
        no_bet = [Fraction(0)] * len(table.weights)
        self.gains, self.parts = in_parts([no_bet, *(table.nets(bet) for bet in self.play.bets)])
        self.tickets = np.repeat(np.arange(len(table.weights), dtype=np.int16), table.weights)
        self.threshold = np.uint64(rejection_threshold(len(self.tickets)))

    def play_on(self, actions: Whole) -> tuple[NDArray[np.float64], Flags, Flags]:
        bet, refused = self.split_actions(actions)
        if self.stream is None:
            raise ValueError("the tables have no chance to draw from yet")
        self.open(self.left == 0)
        draw(
            actions,
            bet,
            self.gains,
            self.tickets,
            self.observed,
            self.gained,
            *self.stream.arrays,
            self.threshold,
        )
        return self.gained / self.parts, self.count_rounds(bet), refused


@in_place
def draw(
    actions: Whole,
    bet: Flags,
    payoffs: Whole,
    tickets: NDArray[np.int16],
    observed: NDArray[np.int16],
    gains: Whole,
    words: Words,
    rng_state: RngState,
    threshold: np.uint64,
) -> None:
    """Draw a result at each table where a bet was made, and put it first among the recent results."""
    at, choices = rng_state[USED], uint64(len(tickets))
    for n in range(len(actions)):
        gains[n] = 0
        if not bet[n]:
            continue
        chosen, at = pick(words, rng_state, at, choices, threshold)
        result = tickets[chosen]
        gains[n] = payoffs[actions[n], result]
        for before in range(observed.shape[1] - 1, 0, -1):
            observed[n, before] = observed[n, before - 1]
        observed[n, 0] = result + 1
    rng_state[USED] = at
