"""Craps kernels: the automata of combined bets, driven by throws until all are decided.

If there are few joint states, precompute state x throw -> next state and outcome, two throws at a time. If there are
many, add up the gains throw by throw.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from graphlib import TopologicalSorter
from math import gcd, lcm
from typing import Any

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel as compiled
from banca.games.craps.bets import THROWS
from banca.law import OptionError
from banca.simulate.chance import HALF, HALVES, WORDS, RngState, Stream, Words, rejection_threshold
from banca.simulate.gpu.program import SHARED_MOST, WORD_BYTES, Program, placed
from banca.simulate.kernel import Fill, Kernel, Outcome, OutcomeIds, SimulationSpec
from banca.simulate.one_draw import Indices, draw_indices
from banca.simulate.statistics import Whole
from banca.strategy.combinations import alone
from banca.strategy.craps import BetAutomaton, Step, at_one_table, automaton_of, moves, single_bet

TABLE_MOST = 1 << 16  # entries of a table that fits in the cache
OUTCOMES_MOST = 1 << 16  # limit of outcome numbers
SPAN_MOST = 1 << 22  # of sums that are looked up; beyond that they are searched for
SUM_MOST = 1 << 62
FIELD = 16  # bits: an entry is two outcomes, their number, and the next state
FIRST, SECOND, MANY, TO = range(0, FIELD << 2, FIELD)
MASK = (1 << FIELD) - 1
BLOCK_ROUNDS = 1 << 22
LANES = 4  # rounds played side by side, so that the processor need not wait
LANE_ROUNDS = 1 << 12  # rounds that every lane finishes before any is read, so that short rounds are not favoured
COUNTERS = 2  # indices drawn, and indices used
OVER = -1
THREADS = 256  # of a GPU that play one block
FEW = 8  # parts that are summed together there
NOWHERE = (1 << FIELD) - 1
NARROW = 7  # bits of an outcome, if they are few: then an entry has 32 bits
NARROW_FIELDS = 0, NARROW, NARROW + NARROW, FIELD
MANY_MASK = 3
SUMMED_OUTCOMES = 2  # at most, if entries can be summed: their second field is how many rounds end with outcome 1
SUMMED_FIELDS = NARROW + NARROW, NARROW, 0, FIELD

Entries = NDArray[np.uint64]
Sums = tuple[int, ...]  # what each seat has gained and added


def kernel(spec: SimulationSpec) -> Kernel:
    if spec.dealing != "packs":
        raise OptionError("simulation-dice-no-shoe")
    table = JointTable.of(tuple(automata_of_seats(spec)))
    joint = joint_states(table)
    return PairTableKernel(table, *joint) if joint else SumKernel(table)


def automata_of_seats(spec: SimulationSpec) -> Iterator[tuple[BetAutomaton, ...]]:
    """The automata of each seat's bets."""
    game: Any = spec.game
    single = [alone(seat.wagers) for seat in spec.seats]
    several = [seat.wagers for seat, place in zip(spec.seats, single, strict=True) if place is None]
    tables = iter(at_one_table(game, spec.setting, several))
    for place in single:
        placed = next(tables).placed if place is None else (single_bet(game, spec.setting, place),)
        yield tuple(automaton_of(game, spec.setting, each) for each in placed)


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """Packs a seat's gain and its added stakes into one number, to which throws add."""

    unit: Fraction  # first stake
    part: Fraction  # common part of all gains
    added_part: Fraction  # common part of all added stakes
    span: int  # more than can be added, in such parts

    @staticmethod
    def of(bets: Sequence[BetAutomaton]) -> "SeatAccount":
        steps = [step for bet in bets for each in bet.steps.values() for step in each]
        part, added_part = common_part(step.gain for step in steps), common_part(step.added for step in steps)
        added = sum((max(step.added for each in bet.steps.values() for step in each) for bet in bets), Fraction(0))
        found = SeatAccount(
            sum((bet.at_once for bet in bets), Fraction(0)), part, added_part, 1 + int(added / added_part)
        )
        most = sum(max(abs(step.gain) for each in bet.steps.values() for step in each) for bet in bets)
        if found.span * (1 + most / part) > SUM_MOST:
            raise OptionError("simulation-stakes-too-fine-to-add")
        return found

    def number(self, steps: Iterable[Step]) -> int:
        gain, added = (sum(parts) for parts in zip(*((s.gain, s.added) for s in steps), strict=True))
        return int(gain / self.part) * self.span + int(added / self.added_part)

    def outcome(self, number: int) -> Outcome:
        gain, added = divmod(number, self.span)
        return Outcome.by_gain(gain * self.part / self.unit, 1 + added * self.added_part / self.unit)


def common_part(amounts: Iterable[Fraction]) -> Fraction:
    """The largest amount of which all these are multiples."""
    every = [abs(amount) for amount in amounts if amount]
    parts = reduce(lcm, (amount.denominator for amount in every), 1)
    return Fraction(gcd(*(int(amount * parts) for amount in every)) or 1, parts)


@dataclass(frozen=True, slots=True)
class JointTable:
    """By joint state of all bets and throw: the next state and each seat's gain."""

    accounts: tuple[SeatAccount, ...]
    after: Whole  # OVER: all bets are decided. Play begins in state 0
    gained: Whole  # by seat as well

    @staticmethod
    def of(seats: Sequence[Sequence[BetAutomaton]]) -> "JointTable":
        owner = [seat for seat, bets in enumerate(seats) for _ in bets]
        accounts = tuple(map(SeatAccount.of, seats))
        ways = moves([bet for bets in seats for bet in bets])
        numbers = {state: n for n, state in enumerate(ways)}
        after = np.zeros((len(ways), len(THROWS)), np.int64)
        gained = np.zeros((len(ways), len(THROWS), len(seats)), np.int64)
        for n, each in enumerate(ways.values()):
            for move in each:
                after[n, move.throws] = numbers.get(move.to, OVER)
                for seat in {owner[bet] for bet, _ in move.steps}:
                    steps = (step for bet, step in move.steps if owner[bet] == seat)
                    gained[n, move.throws, seat] = accounts[seat].number(steps)
        return JointTable(accounts, after, gained)


def joint_states(table: JointTable) -> tuple[Whole, Whole, list[Sums]] | None:
    """The next state and outcome by throw, with the gain so far as part of the state; None if there are too many."""
    first = (0, (0,) * len(table.accounts))
    numbers, outcomes = {first: 0}, dict[Sums, int]()
    ahead = [first]
    after, ended = list[list[int]](), list[list[int]]()
    for state, sums in ahead:
        after.append([])
        ended.append([])
        for to, gained in zip(table.after[state].tolist(), table.gained[state].tolist(), strict=True):
            then = tuple(a + b for a, b in zip(sums, gained, strict=True))
            if to == OVER:
                after[-1].append(0)
                ended[-1].append(outcomes.setdefault(then, len(outcomes)))
                continue
            if (to, then) not in numbers:
                numbers[to, then] = len(ahead)
                ahead.append((to, then))
            after[-1].append(numbers[to, then])
            ended[-1].append(OVER)
        if len(ahead) * len(THROWS) > TABLE_MOST:
            return None
    return np.array(after), np.array(ended), list(outcomes)


class PairTableKernel(Kernel):
    """Two throws at a time, if the table is small enough: they end no round, one or two."""

    block_rounds = BLOCK_ROUNDS

    def __init__(self, table: JointTable, after: Whole, ended: Whole, outcomes: list[Sums]) -> None:
        self.seats = tuple(
            tuple(account.outcome(sums[n]) for sums in outcomes) for n, account in enumerate(table.accounts)
        )
        self.rows = (0,) * len(self.seats)
        self.choices = len(THROWS)
        none = np.full_like(ended, OVER)
        first, second, to = ended, none, after
        if after.size * len(THROWS) <= TABLE_MOST:
            self.choices *= len(THROWS)
            first = np.repeat(ended, len(THROWS), axis=1)
            second, to = (each[after].reshape(first.shape) for each in (ended, after))
        many = np.add(first != OVER, second != OVER, dtype=np.int64)
        first, second = np.where(first == OVER, second, first), np.maximum(second, 0)
        fields = {FIRST: np.maximum(first, 0), SECOND: second, MANY: many, TO: to * self.choices}
        self.entries: Entries = sum(each.astype(np.uint64) << np.uint64(at) for at, each in fields.items()).ravel()

    def deal(self, stream: Stream) -> Fill:
        """Play several rounds side by side; every lane finishes equally many before any is read."""
        indices, left = new_indices()
        bases, ended = np.zeros(LANES, np.uint64), np.zeros(LANES, np.int64)
        outcomes = np.zeros((LANES, 1 + LANE_ROUNDS + 1), np.uint16)
        chance = *stream.arrays, self.choices, rejection_threshold(self.choices, HALF), indices, left
        used = LANES * LANE_ROUNDS

        def fill(numbers: OutcomeIds) -> None:
            nonlocal used
            [out], filled = numbers, 0
            while filled < len(out):
                if used == LANES * LANE_ROUNDS:
                    play_lanes(*chance, self.entries, bases, outcomes, ended)
                    used = 0
                lane, at = divmod(used, LANE_ROUNDS)
                more = min(LANE_ROUNDS - at, len(out) - filled)
                out[filled : filled + more] = outcomes[lane, at : at + more]
                filled, used = filled + more, used + more

        return fill

    def program(self) -> Program:
        """A bin for each outcome: the ways in which a round of all bets ends."""
        bins = len(self.seats[0])
        summed, wide = bins <= SUMMED_OUTCOMES, bins > 1 << NARROW
        first, second, many, to = (self.entries >> np.uint64(at) & np.uint64(MASK) for at in (FIRST, SECOND, MANY, TO))
        if summed:
            second = np.where(many > 0, first, 0) + np.where(many > 1, second, 0)
        fields = (FIRST, SECOND, MANY, TO) if wide else SUMMED_FIELDS if summed else NARROW_FIELDS
        entries = np.zeros_like(self.entries)
        for each, at in zip((first, second, many, to), fields, strict=True):
            entries |= each << np.uint64(at)
        to = to.reshape(-1, self.choices).astype(np.uint16)
        leads = np.where((to == to[0]).all(axis=0), to[0], NOWHERE).astype(np.uint16)
        table, begins = placed(entries=entries.astype(np.uint64 if wide else np.uint32), leads=leads)
        working = WORDS * HALVES * leads.itemsize + (THREADS + THREADS // FEW + 4 * LANES + 1) * WORD_BYTES
        shared = table.nbytes + (0 if summed else bins * THREADS * WORD_BYTES)
        in_shared = shared + working <= SHARED_MOST
        numbers: dict[str, int | str] = {
            **begins,
            "ENTRY": "u64" if wide else "u32",
            "CHOICES": self.choices,
            "THRESHOLD": rejection_threshold(self.choices, HALF),
            "LANES": LANES,
            "LANE_ROUNDS": LANE_ROUNDS,
            **dict(zip(("FIRST", "SECOND", "MANY", "TO"), fields, strict=True)),
            "MASK": MASK if wide else 1 if summed else (1 << NARROW) - 1,
            "MANY_MASK": MANY_MASK,
            "SUMMED": int(summed),
            "IN_SHARED": int(in_shared),
            "THREADS": THREADS,
        }
        memory = working + (shared if in_shared else 0)
        return Program(("craps.cu",), numbers, table, np.arange(bins), memory, threads=THREADS)


def new_indices() -> tuple[Indices, Whole]:
    return np.empty(WORDS + WORDS, np.uint16), np.zeros(COUNTERS, np.int64)


@compiled
def play_lanes(
    words: Words,
    rng_state: RngState,
    choices: int,
    threshold: int,
    indices: Indices,
    left: Whole,
    entries: Entries,
    bases: Entries,
    outcomes: OutcomeIds,
    ended: Whole,
) -> None:
    """Play equally many rounds in each lane, and perhaps one more that the same two throws ended: it comes next."""
    kept, used, side_by_side = left[0], left[1], True
    for lane in range(LANES):
        if ended[lane] > LANE_ROUNDS:
            outcomes[lane, 0] = outcomes[lane, LANE_ROUNDS]
        ended[lane] = max(0, ended[lane] - LANE_ROUNDS)
    while side_by_side:
        if used + LANES > kept:
            kept, used = draw_indices(words, rng_state, choices, threshold, indices), 0
        for lane in range(LANES):
            n, entry = ended[lane], entries[bases[lane] + indices[used + lane]]
            outcomes[lane, n] = entry & uint64(MASK)
            outcomes[lane, n + 1] = (entry >> uint64(SECOND)) & uint64(MASK)
            n += int((entry >> uint64(MANY)) & uint64(MASK))
            ended[lane], bases[lane] = n, entry >> uint64(TO)
            side_by_side &= n < LANE_ROUNDS
        used += LANES
    for lane in range(LANES):
        while ended[lane] < LANE_ROUNDS:
            if used == kept:
                kept, used = draw_indices(words, rng_state, choices, threshold, indices), 0
            n, entry = ended[lane], entries[bases[lane] + indices[used]]
            outcomes[lane, n] = entry & uint64(MASK)
            outcomes[lane, n + 1] = (entry >> uint64(SECOND)) & uint64(MASK)
            ended[lane] += int((entry >> uint64(MANY)) & uint64(MASK))
            bases[lane] = entry >> uint64(TO)
            used += 1
    left[0], left[1] = kept, used


class SumKernel(Kernel):
    """Add up gains throw by throw; all possible sums are known beforehand."""

    def __init__(self, table: JointTable) -> None:
        self.sums = sums_of(table)
        self.seats = tuple(
            tuple(map(account.outcome, sums.tolist())) for account, sums in zip(table.accounts, self.sums, strict=True)
        )
        self.rows = tuple(range(len(self.seats)))
        self.choices = len(THROWS)
        self.after = np.where(table.after == OVER, OVER, table.after * self.choices).ravel()
        self.gained = table.gained.reshape(-1, len(self.seats))
        self.numbers = [outcome_ids(sums) for sums in self.sums]

    def deal(self, stream: Stream) -> Fill:
        indices, left = new_indices()
        chance = *stream.arrays, self.choices, rejection_threshold(self.choices, HALF), indices, left

        def fill(numbers: OutcomeIds) -> None:
            gained = np.zeros((len(self.seats), numbers.shape[1]), np.int64)
            add_up(*chance, self.after, self.gained, gained)
            for seat, each in enumerate(gained):
                sums, number = self.sums[seat], self.numbers[seat]
                numbers[seat] = np.searchsorted(sums, each) if number is None else number[each - sums[0]]

        return fill


def sums_of(table: JointTable) -> list[Whole]:
    """All possible values of each account."""
    followed = {n: set(row.tolist()) - {n} for n, row in enumerate(table.after)}
    order = list(TopologicalSorter(followed).static_order())[::-1]
    return [_sums_of(table, seat, order) for seat in range(len(table.accounts))]


def _sums_of(table: JointTable, seat: int, order: Sequence[int]) -> Whole:
    at: dict[int, list[Whole]] = {0: [np.zeros(1, np.int64)]}
    for state in order:
        here: Whole = np.unique(np.concatenate(at.pop(state)))
        if len(here) > OUTCOMES_MOST:
            raise OptionError("simulation-too-many-ways", most=OUTCOMES_MOST)
        if state == OVER:
            continue
        for to, gained in set(zip(table.after[state].tolist(), table.gained[state, :, seat].tolist(), strict=True)):
            if to != state:
                at.setdefault(to, []).append(here + gained)
    return here


def outcome_ids(sums: Whole) -> OutcomeIds | None:
    span = 1 + int(sums[-1] - sums[0])
    if span > SPAN_MOST:
        return None
    found = np.zeros(span, np.uint16)
    found[sums - sums[0]] = np.arange(len(sums))
    return found


@compiled
def add_up(
    words: Words,
    rng_state: RngState,
    choices: int,
    threshold: int,
    indices: Indices,
    left: Whole,
    after: Whole,
    gained: Whole,
    out: Whole,
) -> None:
    kept, used = left[0], left[1]
    seats, rounds = out.shape
    for n in range(rounds):
        base = 0
        while base != OVER:
            if used == kept:
                kept, used = draw_indices(words, rng_state, choices, threshold, indices), 0
            at = base + indices[used]
            used += 1
            for seat in range(seats):
                out[seat, n] += gained[at, seat]
            base = after[at]
    left[0], left[1] = kept, used
