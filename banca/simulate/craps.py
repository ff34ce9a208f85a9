"""Bets of craps by the million, held together until all are decided: their automata, turned by throws of two dice.

Where all the ways to stand and to have gained can be told apart, a table says for each of them what a throw, or two at
once, makes of it, and a round is a few looks into it. Where they are too many, gains are added up throw by throw.
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
from banca.simulate.chance import HALF, WORDS, Places, Stream, Words, rejection_threshold
from banca.simulate.kernel import Fill, Kernel, Outcome, OutcomeIds, SimulationSpec
from banca.simulate.one_draw import Lots, draw_lots
from banca.simulate.statistics import Whole
from banca.strategy.combinations import alone
from banca.strategy.craps import BetAutomaton, Step, at_one_table, moves, single_bet, turned

MOST_LOOKS = 1 << 16  # that a table has an answer to: what lies close to the processor
MOST_ENDS = 1 << 16  # that can be numbered
MOST_SPAN = 1 << 22  # of sums that are looked up; beyond it they are searched for
MOST_SUM = 1 << 62
FIELD = 16  # bits: an answer is two ends, how many of them there are, and where it leads
FIRST, SECOND, MANY, TO = range(0, FIELD << 2, FIELD)
MASK = (1 << FIELD) - 1
BLOCK_ROUNDS = 1 << 22
LANES = 4  # rounds under way side by side, so that the processor need not wait for one to go on
LANE_ROUNDS = 1 << 12  # that each lane ends before the next is read: so no round is chosen for being short
COUNTERS = 2  # how many lots are at hand, how many of them are used
OVER = -1

Answers = NDArray[np.uint64]
Sums = tuple[int, ...]  # what each seat has gained and added


def kernel(spec: SimulationSpec) -> Kernel:
    if spec.dealing != "packs":
        raise OptionError("craps is thrown, not dealt: there is no shoe")
    table = Table.of(tuple(held(spec)))
    told = told_apart(table)
    return PairTableKernel(table, *told) if told else SumKernel(table)


def held(spec: SimulationSpec) -> Iterator[tuple[BetAutomaton, ...]]:
    """The bets of each seat, as the throws turn them."""
    game: Any = spec.game
    single = [alone(seat.wagers) for seat in spec.seats]
    several = [seat.wagers for seat, place in zip(spec.seats, single, strict=True) if place is None]
    tables = iter(at_one_table(game, spec.setting, several))
    for place in single:
        laid = next(tables).laid if place is None else (single_bet(game, spec.setting, place),)
        yield tuple(turned(game, spec.setting, each) for each in laid)


# What the throws do.


@dataclass(frozen=True, slots=True)
class Account:
    """What a seat gains and adds to its stakes, as one number: a sum of what each throw does to it."""

    unit: Fraction  # staked at once
    part: Fraction  # of which all gains are multiples
    added_part: Fraction  # of which all that is added is
    span: int  # more than can be added, in such parts

    @staticmethod
    def of(bets: Sequence[BetAutomaton]) -> "Account":
        steps = [step for bet in bets for each in bet.steps.values() for step in each]
        part, added_part = measure(step.gain for step in steps), measure(step.added for step in steps)
        added = sum((max(step.added for each in bet.steps.values() for step in each) for bet in bets), Fraction(0))
        found = Account(sum((bet.at_once for bet in bets), Fraction(0)), part, added_part, 1 + int(added / added_part))
        most = sum(max(abs(step.gain) for each in bet.steps.values() for step in each) for bet in bets)
        if found.span * (1 + most / part) > MOST_SUM:
            raise OptionError("these stakes have too small a common part to be added up: hold rounder amounts")
        return found

    def number(self, steps: Iterable[Step]) -> int:
        gain, added = (sum(parts) for parts in zip(*((s.gain, s.added) for s in steps), strict=True))
        return int(gain / self.part) * self.span + int(added / self.added_part)

    def end(self, number: int) -> Outcome:
        gain, added = divmod(number, self.span)
        return Outcome.by_gain(gain * self.part / self.unit, 1 + added * self.added_part / self.unit)


def measure(amounts: Iterable[Fraction]) -> Fraction:
    """The largest part of which all these are multiples."""
    every = [abs(amount) for amount in amounts if amount]
    parts = reduce(lcm, (amount.denominator for amount in every), 1)
    return Fraction(gcd(*(int(amount * parts) for amount in every)) or 1, parts)


@dataclass(frozen=True, slots=True)
class Table:
    """For each way in which all bets can stand, and each throw: how they stand then, and what it gains each seat."""

    accounts: tuple[Account, ...]
    after: Whole  # the first is how they stand at first
    gained: Whole  # by seat besides

    @staticmethod
    def of(seats: Sequence[Sequence[BetAutomaton]]) -> "Table":
        owner = [seat for seat, bets in enumerate(seats) for _ in bets]
        accounts = tuple(map(Account.of, seats))
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
        return Table(accounts, after, gained)


# Where all the ways are told apart.


def told_apart(table: Table) -> tuple[Whole, Whole, list[Sums]] | None:
    """Each way to stand with what was gained until then: what each throw makes of it, or by which end it is over."""
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
        if len(ahead) * len(THROWS) > MOST_LOOKS:
            return None
    return np.array(after), np.array(ended), list(outcomes)


class PairTableKernel(Kernel):
    """Two throws at a time, if the table for them is small enough: they end no round, one or two, and begin another."""

    block_rounds = BLOCK_ROUNDS

    def __init__(self, table: Table, after: Whole, ended: Whole, outcomes: list[Sums]) -> None:
        self.seats = tuple(tuple(account.end(sums[n]) for sums in outcomes) for n, account in enumerate(table.accounts))
        self.rows = (0,) * len(self.seats)
        self.lots = len(THROWS)
        none = np.full_like(ended, OVER)
        first, second, to = ended, none, after
        if after.size * len(THROWS) <= MOST_LOOKS:
            self.lots *= len(THROWS)
            first = np.repeat(ended, len(THROWS), axis=1)
            second, to = (each[after].reshape(first.shape) for each in (ended, after))
        many = np.add(first != OVER, second != OVER, dtype=np.int64)
        first, second = np.where(first == OVER, second, first), np.maximum(second, 0)
        fields = {FIRST: np.maximum(first, 0), SECOND: second, MANY: many, TO: to * self.lots}
        self.answers: Answers = sum(each.astype(np.uint64) << np.uint64(at) for at, each in fields.items()).ravel()

    def deal(self, stream: Stream) -> Fill:
        """Several rounds are under way side by side; each lane ends as many before the next of them is read."""
        lots, left = at_hand()
        bases, ended = np.zeros(LANES, np.uint64), np.zeros(LANES, np.int64)
        outcomes = np.zeros((LANES, 1 + LANE_ROUNDS + 1), np.uint16)
        chance = *stream.arrays, self.lots, rejection_threshold(self.lots, HALF), lots, left
        used = LANES * LANE_ROUNDS

        def fill(numbers: OutcomeIds) -> None:
            nonlocal used
            [out], filled = numbers, 0
            while filled < len(out):
                if used == LANES * LANE_ROUNDS:
                    look(*chance, self.answers, bases, outcomes, ended)
                    used = 0
                lane, at = divmod(used, LANE_ROUNDS)
                more = min(LANE_ROUNDS - at, len(out) - filled)
                out[filled : filled + more] = outcomes[lane, at : at + more]
                filled, used = filled + more, used + more

        return fill


def at_hand() -> tuple[Lots, Whole]:
    return np.empty(WORDS + WORDS, np.uint16), np.zeros(COUNTERS, np.int64)


@compiled
def look(
    words: Words,
    place: Places,
    choices: int,
    least_left: int,
    lots: Lots,
    left: Whole,
    answers: Answers,
    bases: Answers,
    outcomes: OutcomeIds,
    ended: Whole,
) -> None:
    """As many rounds in each lane, and perhaps one more that two throws at once ended as well: it is the next."""
    kept, used, side_by_side = left[0], left[1], True
    for lane in range(LANES):
        if ended[lane] > LANE_ROUNDS:
            outcomes[lane, 0] = outcomes[lane, LANE_ROUNDS]
        ended[lane] = max(0, ended[lane] - LANE_ROUNDS)
    while side_by_side:
        if used + LANES > kept:
            kept, used = draw_lots(words, place, choices, least_left, lots), 0
        for lane in range(LANES):
            n, answer = ended[lane], answers[bases[lane] + lots[used + lane]]
            outcomes[lane, n] = answer & uint64(MASK)
            outcomes[lane, n + 1] = (answer >> uint64(SECOND)) & uint64(MASK)
            n += int((answer >> uint64(MANY)) & uint64(MASK))
            ended[lane], bases[lane] = n, answer >> uint64(TO)
            side_by_side &= n < LANE_ROUNDS
        used += LANES
    for lane in range(LANES):
        while ended[lane] < LANE_ROUNDS:
            if used == kept:
                kept, used = draw_lots(words, place, choices, least_left, lots), 0
            n, answer = ended[lane], answers[bases[lane] + lots[used]]
            outcomes[lane, n] = answer & uint64(MASK)
            outcomes[lane, n + 1] = (answer >> uint64(SECOND)) & uint64(MASK)
            ended[lane] += int((answer >> uint64(MANY)) & uint64(MASK))
            bases[lane] = answer >> uint64(TO)
            used += 1
    left[0], left[1] = kept, used


# Where they are too many.


class SumKernel(Kernel):
    """Gains are added up throw by throw; what they may come to in the end is known beforehand."""

    def __init__(self, table: Table) -> None:
        self.sums = sums_of(table)
        self.seats = tuple(
            tuple(map(account.end, sums.tolist())) for account, sums in zip(table.accounts, self.sums, strict=True)
        )
        self.rows = tuple(range(len(self.seats)))
        self.lots = len(THROWS)
        self.after = np.where(table.after == OVER, OVER, table.after * self.lots).ravel()
        self.gained = table.gained.reshape(-1, len(self.seats))
        self.numbers = [numbered(sums) for sums in self.sums]

    def deal(self, stream: Stream) -> Fill:
        lots, left = at_hand()
        chance = *stream.arrays, self.lots, rejection_threshold(self.lots, HALF), lots, left

        def fill(numbers: OutcomeIds) -> None:
            gained = np.zeros((len(self.seats), numbers.shape[1]), np.int64)
            add_up(*chance, self.after, self.gained, gained)
            for seat, each in enumerate(gained):
                sums, number = self.sums[seat], self.numbers[seat]
                numbers[seat] = np.searchsorted(sums, each) if number is None else number[each - sums[0]]

        return fill


def sums_of(table: Table) -> list[Whole]:
    """All that each account may hold when all bets are decided."""
    followed = {n: set(row.tolist()) - {n} for n, row in enumerate(table.after)}
    order = list(TopologicalSorter(followed).static_order())[::-1]
    return [_sums_of(table, seat, order) for seat in range(len(table.accounts))]


def _sums_of(table: Table, seat: int, order: Sequence[int]) -> Whole:
    at: dict[int, list[Whole]] = {0: [np.zeros(1, np.int64)]}
    for state in order:
        here: Whole = np.unique(np.concatenate(at.pop(state)))
        if len(here) > MOST_ENDS:
            raise OptionError(f"the bets of a seat can end in more than {MOST_ENDS:,} ways: hold fewer")
        if state == OVER:
            continue
        for to, gained in set(zip(table.after[state].tolist(), table.gained[state, :, seat].tolist(), strict=True)):
            if to != state:
                at.setdefault(to, []).append(here + gained)
    return here


def numbered(sums: Whole) -> OutcomeIds | None:
    span = 1 + int(sums[-1] - sums[0])
    if span > MOST_SPAN:
        return None
    found = np.zeros(span, np.uint16)
    found[sums - sums[0]] = np.arange(len(sums))
    return found


@compiled
def add_up(
    words: Words,
    place: Places,
    choices: int,
    least_left: int,
    lots: Lots,
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
                kept, used = draw_lots(words, place, choices, least_left, lots), 0
            at = base + lots[used]
            used += 1
            for seat in range(seats):
                out[seat, n] += gained[at, seat]
            base = after[at]
    left[0], left[1] = kept, used
