"""Rounds of a one-draw game: tickets are drawn, several at once, and what each is worth stands in the pay-off table."""

from fractions import Fraction
from typing import Any

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel as compiled
from banca.law import OptionError
from banca.play.payoff import PayoffTable, payoff_table
from banca.simulate.chance import HALF, LOW, WORDS, Places, Stream, Words, refill, rejection_threshold
from banca.simulate.kernel import Fill, Kernel, Outcome, OutcomeIds, SimulationSpec
from banca.simulate.statistics import Whole
from banca.strategy.combinations import Stakes, stakes_of

MOST_AT_ONCE = 1 << 16  # lots that several draws together may fall on
BLOCK_ROUNDS = 1 << 23
COUNTERS = 3  # how many lots are at hand, how many of them are used, draws used of the next
Lots = NDArray[np.uint16]


def kernel(spec: SimulationSpec) -> Kernel:
    game: Any = spec.game
    if spec.dealing != "packs":
        raise OptionError(f"no cards are dealt in {game.edition.game}: there is no shoe")
    table = payoff_table(game, spec.setting)
    seats = tuple(outcomes(table, stakes_of(game, spec.setting, seat.wagers)) for seat in spec.seats)
    return OneDrawKernel(table, seats)


def outcomes(table: PayoffTable, stakes: Stakes) -> tuple[Outcome, ...]:
    """What each result that chance can show is worth to a seat."""
    if len(stakes) == 1:
        [place] = stakes
        return tuple(Outcome.of(ruling.value) for ruling in table.rows[place])
    unit = sum(stakes.values(), Fraction(0))
    gains = [[amount * net / unit for net in table.nets(place)] for place, amount in stakes.items()]
    return tuple(Outcome.by_gain(sum(each, Fraction(0))) for each in zip(*gains, strict=True))


class OneDrawKernel(Kernel):
    """A lot is what several draws one after another come to: one word of chance serves them all."""

    block_rounds = BLOCK_ROUNDS

    def __init__(self, table: PayoffTable, seats: tuple[tuple[Outcome, ...], ...]) -> None:
        self.seats, self.rows = seats, (0,) * len(seats)
        self.facts = len(table.weights)
        self.ticket = ticket = np.repeat(np.arange(self.facts), table.weights)
        self.at_once = 1
        while table.ways ** (self.at_once + 1) <= MOST_AT_ONCE:
            self.at_once += 1
        self.lots = table.ways**self.at_once
        digits = [np.arange(self.lots) // table.ways**place % table.ways for place in range(self.at_once)]
        self.drawn: OutcomeIds = np.stack([ticket[each] for each in digits], axis=1).astype(np.uint16)

    def count(self, stream: Stream, rounds: int) -> Whole:
        of_lot = np.zeros(self.lots, np.int64)
        lots, whole = np.empty(WORDS + WORDS, np.uint16), rounds // self.at_once
        last = count_lots(*stream.arrays, self.lots, rejection_threshold(self.lots, HALF), lots, whole, of_lot)
        found = np.zeros((1, self.facts), np.int64)
        drawn = of_lot.reshape((len(self.ticket),) * self.at_once)
        for place in range(self.at_once):
            others = tuple(each for each in range(self.at_once) if each != place)
            np.add.at(found[0], self.ticket, drawn.sum(axis=others))
        np.add.at(found[0], self.drawn[last, : rounds - whole * self.at_once], 1)
        return found

    def deal(self, stream: Stream) -> Fill:
        lots = np.empty(WORDS + WORDS, np.uint16)
        left = np.zeros(COUNTERS, np.int64)

        def fill(numbers: OutcomeIds) -> None:
            fill_lots(
                *stream.arrays, self.lots, rejection_threshold(self.lots, HALF), lots, left, self.drawn, numbers[0]
            )

        return fill


@compiled
def draw_lots(words: Words, place: Places, choices: int, least_left: int, lots: Lots) -> int:
    """Lots from all the words at hand, two from each; how many they are, without those that would bias the rest."""
    refill(words, place)
    halves = words.view(np.uint32)
    lost = 0
    for n in range(len(halves)):
        product = uint64(halves[n]) * uint64(choices)
        lots[n] = product >> uint64(HALF)
        lost += (product & LOW) < uint64(least_left)
    if lost == 0:
        return len(halves)
    kept = 0
    for n in range(len(halves)):
        lots[kept] = lots[n]
        kept += (uint64(halves[n]) * uint64(choices) & LOW) >= uint64(least_left)
    return kept


@compiled
def count_lots(
    words: Words, place: Places, choices: int, least_left: int, lots: Lots, wanted: int, found: Whole
) -> int:
    """How often each lot came, of so many; and one more lot."""
    while True:
        kept = draw_lots(words, place, choices, least_left, lots)
        for n in range(min(kept, wanted)):
            found[lots[n]] += 1
        if kept > wanted:
            return int(lots[wanted])
        wanted -= kept


@compiled
def fill_lots(
    words: Words,
    place: Places,
    choices: int,
    least_left: int,
    lots: Lots,
    left: Whole,
    drawn: OutcomeIds,
    out: OutcomeIds,
) -> None:
    kept, used, part = left[0], left[1], left[-1]
    at_once = drawn.shape[1]
    for n in range(len(out)):
        if used == kept:
            kept, used = draw_lots(words, place, choices, least_left, lots), 0
        out[n] = drawn[lots[used], part]
        part += 1
        if part == at_once:
            part = 0
            used += 1
    left[0], left[1], left[-1] = kept, used, part
