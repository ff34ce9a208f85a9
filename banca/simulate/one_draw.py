"""The kernel of one-draw games: draw random indices into the pay-off table, several draws with each index."""

from fractions import Fraction
from typing import Any

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel as compiled
from banca.law import OptionError
from banca.law.words import GameWord
from banca.play.payoff import PayoffTable, payoff_table
from banca.simulate.chance import HALF, LOW, WORDS, RngState, Stream, Words, refill, rejection_threshold
from banca.simulate.gpu.program import Program, independent
from banca.simulate.kernel import Fill, Kernel, Outcome, OutcomeIds, SimulationSpec
from banca.simulate.statistics import Whole
from banca.strategy.combinations import Stakes, stakes_of

INDICES_MOST = 1 << 16
BLOCK_ROUNDS = 1 << 23
WAYS_MOST = 512  # that a GPU counts
COUNTERS = 3  # indices drawn, indices used, and draws used of the next
Indices = NDArray[np.uint16]


def kernel(spec: SimulationSpec) -> Kernel:
    game: Any = spec.game
    if spec.dealing != "packs":
        raise OptionError("simulation-no-cards-in-game", game=GameWord(game.edition))
    table = payoff_table(game, spec.setting)
    seats = tuple(outcomes(table, stakes_of(game, spec.setting, seat.wagers)) for seat in spec.seats)
    return OneDrawKernel(table, seats)


def outcomes(table: PayoffTable, stakes: Stakes) -> tuple[Outcome, ...]:
    """The outcomes of a seat, by possible result."""
    if len(stakes) == 1:
        [place] = stakes
        return tuple(Outcome.of(ruling.value) for ruling in table.rows[place])
    unit = sum(stakes.values(), Fraction(0))
    gains = [[amount * net / unit for net in table.nets(place)] for place, amount in stakes.items()]
    return tuple(Outcome.by_gain(sum(each, Fraction(0))) for each in zip(*gains, strict=True))


class OneDrawKernel(Kernel):
    """An index stands for several consecutive draws: one half of a random word serves them all."""

    block_rounds = BLOCK_ROUNDS

    def __init__(self, table: PayoffTable, seats: tuple[tuple[Outcome, ...], ...]) -> None:
        self.seats, self.rows = seats, (0,) * len(seats)
        self.facts = len(table.weights)
        self.ticket = ticket = np.repeat(np.arange(self.facts), table.weights)
        self.at_once = 1
        while table.ways ** (self.at_once + 1) <= INDICES_MOST:
            self.at_once += 1
        self.choices = table.ways**self.at_once
        digits = [np.arange(self.choices) // table.ways**place % table.ways for place in range(self.at_once)]
        self.drawn: OutcomeIds = np.stack([ticket[each] for each in digits], axis=1).astype(np.uint16)

    def count(self, stream: Stream, rounds: int) -> Whole:
        of_index = np.zeros(self.choices, np.int64)
        indices, whole = np.empty(WORDS + WORDS, np.uint16), rounds // self.at_once
        last = count_indices(
            *stream.arrays, self.choices, rejection_threshold(self.choices, HALF), indices, whole, of_index
        )
        found = np.zeros((1, self.facts), np.int64)
        drawn = of_index.reshape((len(self.ticket),) * self.at_once)
        for place in range(self.at_once):
            others = tuple(each for each in range(self.at_once) if each != place)
            np.add.at(found[0], self.ticket, drawn.sum(axis=others))
        np.add.at(found[0], self.drawn[last, : rounds - whole * self.at_once], 1)
        return found

    def program(self) -> Program | None:
        """A bin for each way, if these fit the memory that threads share."""
        ways = len(self.ticket)
        if ways > WAYS_MOST:
            return None
        numbers = {"WAYS": ways, "AT_ONCE": self.at_once, "CHOICES": self.choices}
        numbers["THRESHOLD"] = rejection_threshold(self.choices, HALF)
        return independent("one_draw.cu", numbers, np.zeros(0, np.uint8), self.ticket, WORDS + WORDS)

    def deal(self, stream: Stream) -> Fill:
        indices = np.empty(WORDS + WORDS, np.uint16)
        left = np.zeros(COUNTERS, np.int64)

        def fill(numbers: OutcomeIds) -> None:
            fill_outcomes(
                *stream.arrays,
                self.choices,
                rejection_threshold(self.choices, HALF),
                indices,
                left,
                self.drawn,
                numbers[0],
            )

        return fill


@compiled
def draw_indices(words: Words, rng_state: RngState, choices: int, threshold: int, indices: Indices) -> int:
    """Draw indices from a fresh buffer, two from each word, with rejection; returns how many."""
    refill(words, rng_state)
    halves = words.view(np.uint32)
    lost = 0
    for n in range(len(halves)):
        product = uint64(halves[n]) * uint64(choices)
        indices[n] = product >> uint64(HALF)
        lost += (product & LOW) < uint64(threshold)
    if lost == 0:
        return len(halves)
    kept = 0
    for n in range(len(halves)):
        indices[kept] = indices[n]
        kept += (uint64(halves[n]) * uint64(choices) & LOW) >= uint64(threshold)
    return kept


@compiled
def count_indices(
    words: Words, rng_state: RngState, choices: int, threshold: int, indices: Indices, wanted: int, found: Whole
) -> int:
    """Count so many indices, and return one more."""
    while True:
        kept = draw_indices(words, rng_state, choices, threshold, indices)
        for n in range(min(kept, wanted)):
            found[indices[n]] += 1
        if kept > wanted:
            return int(indices[wanted])
        wanted -= kept


@compiled
def fill_outcomes(
    words: Words,
    rng_state: RngState,
    choices: int,
    threshold: int,
    indices: Indices,
    left: Whole,
    drawn: OutcomeIds,
    out: OutcomeIds,
) -> None:
    kept, used, part = left[0], left[1], left[-1]
    at_once = drawn.shape[1]
    for n in range(len(out)):
        if used == kept:
            kept, used = draw_indices(words, rng_state, choices, threshold, indices), 0
        out[n] = drawn[indices[used], part]
        part += 1
        if part == at_once:
            part = 0
            used += 1
    left[0], left[1], left[-1] = kept, used, part
