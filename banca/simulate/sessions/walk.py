"""Walk bankrolls over the outcomes of rounds, by tables of players, plans and outcomes, in whole parts of a unit."""

from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import lcm
from typing import NamedTuple

import numpy as np

from banca.compiled import kernel
from banca.law import OptionError
from banca.law.numbers import shown
from banca.simulate.kernel import CHUNK_ROUNDS, RESULTS, Kernel, Outcome, OutcomeIds
from banca.simulate.plans import STAKE_MOST, AnyPlan, Grind, Line, Plan, Share
from banca.simulate.statistics import Whole, add

LINE_MOST = 1 << 16  # numbers in a line, at most

# Fields of an outcome.
OUTCOME_FIELDS = GAIN, STAKED, RESULT = range(3)
RESULT_CODES = LOST, DRAWN, WON, UNDECIDED = range(4)

# Fields of a plan's step: its stake, and the next step after each result, in the order of RESULT_CODES.
OF_A_STEP = STAKE, AFTER_LOST, AFTER_DRAWN, AFTER_WON = range(4)

# Fields of a player: parts in a unit; least and greatest stake, in units; bankrolls at the start, to stop below and
# above, and of ruin, in parts; the most rounds; the kind of plan and its numbers.
OF_A_PLAYER = UNIT, LEAST, MOST, START, LOW, HIGH, RUINED, ROUNDS, KIND, PART, WHOLE, NUMBERS, REVERSE = range(13)
KINDS = STEPS, SHARE, LINE, GRIND = range(4)

# Fields of a session: bankroll, its high and its deepest fall from there, in parts; rounds; step of the plan (of a
# series: its stake); gain of the series, in parts; where the line begins and ends; how it ended, if it did.
OF_A_SESSION = BANKROLL, HIGHEST, DRAWDOWN, PLAYED, STEP, SERIES, FIRST, LAST, ENDED = range(9)
SITTING = -1
ENDINGS = RUIN, STOP_LOSS, STOP_WIN, ROUNDS_UP, LINE_FULL = range(5)

# Sums over all sessions, each in two halves: bets decided, first stakes (units), their squares, all stakes (parts).
SUMS = DECIDED, STAKED_AT_ONCE, STAKES_SQUARED, ALL_STAKED = range(4)


class TableState(NamedTuple):
    """Arrays by seat, or those of one seat."""

    outcomes: Whole
    player: Whole
    steps: Whole
    line: Whole
    state: Whole
    sums: Whole


@kernel
def sit_down(table: TableState) -> None:
    """Begin a session at every seat."""
    table.state[:] = 0
    for n in range(len(table.state)):
        player, steps, state = table.player[n], table.steps[n], table.state[n]
        state[BANKROLL] = state[HIGHEST] = player[START]
        state[ENDED] = SITTING
        if player[KIND] == GRIND:
            state[STEP] = steps[STAKE, 0]
        if player[KIND] == LINE:
            start_line(player, steps, table.line[n], state)


@kernel
def walk(numbers: OutcomeIds, at: int, until: int, seat: TableState) -> int:
    """Play the rounds from `at` to `until`, or until the player stops; returns the next round."""
    outcomes, player, steps, line, state = seat.outcomes, seat.player, seat.steps, seat.line, seat.state
    unit, low, high = player[UNIT], player[LOW], player[HIGH]
    by_steps, by_share = player[KIND] == STEPS, player[KIND] == SHARE
    bankroll, highest, drawdown, step = state[BANKROLL], state[HIGHEST], state[DRAWDOWN], state[STEP]
    until = min(until, at + player[ROUNDS] - state[PLAYED])
    start, decided, staked, squared, all_staked = at, 0, 0, 0, 0
    while at < until and low < bankroll < high:
        number = numbers[at]
        at += 1
        result = outcomes[RESULT, number]
        if result == UNDECIDED:
            continue
        if by_steps:
            stake = steps[STAKE, step]
        elif by_share:
            stake = min(max(bankroll * player[PART] // player[WHOLE], player[LEAST]), player[MOST])
        else:
            stake = next_stake(player, line, state)
        if stake * unit > bankroll:
            stake = bankroll // unit
        gain = outcomes[GAIN, number] * stake
        bankroll += gain
        highest = max(highest, bankroll)
        drawdown = max(drawdown, highest - bankroll)
        decided += 1
        staked += stake
        squared += stake * stake
        all_staked += outcomes[STAKED, number] * stake
        if by_steps:
            step = steps[AFTER_LOST + result, step]
        elif not by_share and not update_plan(result, stake, gain, player, steps, line, state):
            break
    add(seat.sums[DECIDED], decided)
    add(seat.sums[STAKED_AT_ONCE], staked)
    add(seat.sums[STAKES_SQUARED], squared)
    add(seat.sums[ALL_STAKED], all_staked)
    state[BANKROLL], state[HIGHEST], state[DRAWDOWN] = bankroll, highest, drawdown
    if by_steps:
        state[STEP] = step
    state[PLAYED] += at - start
    state[ENDED] = end_reason(player, state)
    return int(at)


@kernel
def end_reason(player: Whole, state: Whole) -> int:
    if state[ENDED] != SITTING:
        return int(state[ENDED])
    if state[BANKROLL] < player[RUINED]:
        return RUIN
    if state[BANKROLL] <= player[LOW]:
        return STOP_LOSS
    if state[BANKROLL] >= player[HIGH]:
        return STOP_WIN
    return ROUNDS_UP if state[PLAYED] == player[ROUNDS] else SITTING


@kernel
def next_stake(player: Whole, line: Whole, state: Whole) -> int:
    if player[KIND] == LINE:
        first, last = state[FIRST], state[LAST] - 1
        stake = line[first] + line[last] if first < last else line[first]
    else:
        stake = state[STEP]
    return int(min(max(stake, player[LEAST]), player[MOST]))


@kernel
def update_plan(result: int, stake: int, gain: int, player: Whole, steps: Whole, line: Whole, state: Whole) -> bool:
    """Update what the next stake depends on; False if the line is full."""
    if player[KIND] == GRIND:
        grind(result, gain, player[UNIT], steps[STAKE, 0], state)
    elif player[KIND] == LINE and result != DRAWN:
        if (result == WON) == (player[REVERSE] == 0):
            state[FIRST] += 1
            state[LAST] -= 1
            if state[LAST] <= state[FIRST]:
                start_line(player, steps, line, state)
        elif not append_to_line(stake, line, state):
            state[ENDED] = LINE_FULL
            return False
    return True


@kernel
def grind(result: int, gain: int, unit: int, base: int, state: Whole) -> None:
    state[SERIES] += gain
    lacking = base * unit - state[SERIES]
    if lacking <= 0:
        state[SERIES], state[STEP] = 0, base
    elif result == WON:
        state[STEP] = min(state[STEP] + base, (lacking + unit - 1) // unit)


@kernel
def start_line(player: Whole, steps: Whole, line: Whole, state: Whole) -> None:
    state[FIRST], state[LAST] = 0, player[NUMBERS]
    line[: player[NUMBERS]] = steps[STAKE, : player[NUMBERS]]


@kernel
def append_to_line(stake: int, line: Whole, state: Whole) -> bool:
    """Append to the line, after moving it to the front if there is no room behind; False if it is full."""
    if state[LAST] == len(line):
        first, state[LAST] = state[FIRST], state[LAST] - state[FIRST]
        for n in range(state[LAST]):
            line[n] = line[first + n]
        state[FIRST] = 0
    if state[LAST] == len(line):
        return False
    line[state[LAST]] = stake
    state[LAST] += 1
    return True


@kernel
def walk_sampled(numbers: OutcomeIds, at: int, until: int, seat: TableState, path: Whole, pace: int) -> int:
    """The same, and record the bankroll every `pace` rounds; after the end it stays."""
    state = seat.state
    while at < until and state[ENDED] == SITTING:
        past = state[PLAYED] % pace
        if past == 0:
            path[state[PLAYED] // pace] = state[BANKROLL]
        at = walk(numbers, at, min(until, at + pace - past), seat)
    if state[ENDED] != SITTING:
        path[(state[PLAYED] + pace - 1) // pace :] = state[BANKROLL]
    return at


@kernel
def walk_table(
    numbers: OutcomeIds, rows: Whole, table: TableState, sessions: Whole, session: int, paths: Whole, pace: int
) -> tuple[int, int]:
    """Play all seats over these rounds, session after session; returns sessions finished and rounds used."""
    at, columns = 0, numbers.shape[1]
    while at < columns and session < len(sessions):
        reached, sitting = at, False
        for n in range(len(rows)):
            if table.state[n, ENDED] == SITTING:
                seat = TableState(
                    table.outcomes[n], table.player[n], table.steps[n], table.line[n], table.state[n], table.sums[n]
                )  # fmt: skip
                if session < paths.shape[1]:
                    came = walk_sampled(numbers[rows[n]], at, columns, seat, paths[n, session], pace)
                else:
                    came = walk(numbers[rows[n]], at, columns, seat)
                reached = max(reached, came)
                sitting = sitting or table.state[n, ENDED] == SITTING
        at = reached
        if not sitting:
            sessions[session] = table.state
            session += 1
            sit_down(table)
    return session, at


PARTS_MOST = 1 << 62  # of a unit


@dataclass(frozen=True, slots=True)
class Player:
    """A player's bankroll and stop limits, in units; least and greatest stake are the table's.

    >>> from banca.simulate import Player, plan_named
    >>> player = Player(bankroll=100, plan=plan_named("martingale:6"), stop_win=20)
    >>> player.bankroll, player.stop_win
    (100, 20)
    """

    bankroll: int
    plan: AnyPlan
    stop_loss: int | None = None
    stop_win: int | None = None
    least: int = 1
    most: int | None = None

    def __post_init__(self) -> None:
        for units in (self.bankroll, self.stop_loss, self.stop_win, self.least, self.most):
            if units is not None and abs(units) > PARTS_MOST:
                raise OptionError("session-units-beyond-count", units=shown(units), most=PARTS_MOST)
        if not 1 <= self.least <= STAKE_MOST:
            raise OptionError("session-least-stake", stake=self.least, most=STAKE_MOST)
        if self.most is not None and not self.least <= self.most <= STAKE_MOST:
            raise OptionError("session-most-stake", stake=self.most, least=self.least, most=STAKE_MOST)
        if self.bankroll < self.least:
            raise OptionError("session-bankroll-below-stake", bankroll=self.bankroll, least=self.least)
        for name, stop in (("loss", self.stop_loss), ("win", self.stop_win)):
            if stop is not None and stop < 1:
                raise OptionError("session-stop-not-possible", stop=name, units=stop)

    def limit_stake(self, stake: int) -> int:
        """The plan's stake, limited to what the table takes."""
        least_kept = max(stake, self.least)
        return least_kept if self.most is None else min(least_kept, self.most)

    @property
    def stake_most(self) -> int | None:
        """The greatest stake; None if only the bankroll bounds it."""
        return max(map(self.limit_stake, self.plan.stakes)) if isinstance(self.plan, Plan) else self.most


@dataclass(frozen=True, slots=True)
class SessionTables:
    """The constants of all seats of a table, and how many parts a unit has."""

    unit: int
    limits: tuple[int, ...]  # bankrolls, in parts, beyond which sums might overflow
    outcomes: Whole
    players: Whole
    steps: Whole
    line: int  # numbers in a line, at most

    @staticmethod
    def of(made: Kernel, players: tuple[Player, ...], rounds: int) -> "SessionTables":
        unit = parts_in_a_unit(made)
        outcomes = np.stack([_outcome_table(seat, unit, max(map(len, made.seats))) for seat in made.seats])
        limits = tuple(
            _bankroll_limit(player, unit, int(abs(each).max())) for player, each in zip(players, outcomes, strict=True)
        )
        rows = [_player_row(player, unit, limit, rounds) for player, limit in zip(players, limits, strict=True)]
        step_rows = [_step_rows(player) for player in players]
        steps = np.zeros((len(players), len(OF_A_STEP), max(each.shape[1] for each in step_rows)), np.int64)
        for n, each in enumerate(step_rows):
            steps[n, :, : each.shape[1]] = each
        lines = [len(player.plan.numbers) + rounds for player in players if isinstance(player.plan, Line)]
        return SessionTables(
            unit, limits, outcomes, np.array(rows, np.int64), steps, min(max(lines, default=1), LINE_MOST)
        )

    def seat_players(self) -> TableState:
        seats = len(self.players)
        line, state = np.zeros((seats, self.line), np.int64), np.zeros((seats, len(OF_A_SESSION)), np.int64)
        sums = np.zeros((seats, len(SUMS), 2), np.int64)
        table = TableState(self.outcomes, self.players, self.steps, line, state, sums)
        sit_down(table)
        return table


def parts_in_a_unit(made: Kernel) -> int:
    """The parts in a unit, so that every gain and stake is a whole number of parts."""
    outcomes = [end for seat in made.seats for end in seat if end]
    return reduce(lcm, (each.denominator for end in outcomes for each in (end.gain, end.staked)), 1)


def _outcome_table(outcomes: tuple[Outcome | None, ...], unit: int, number: int) -> Whole:
    found = np.zeros((len(OUTCOME_FIELDS), number), np.int64)
    for n, end in enumerate(outcomes):
        if end is None:
            found[:, n] = 0, 0, UNDECIDED
        else:
            result = RESULTS.index(Outcome.by_gain(end.gain).result)  # a plan depends on the gain
            found[:, n] = int(end.gain * unit), int(end.staked * unit), result
    return found


def _bankroll_limit(player: Player, unit: int, greatest: int) -> int:
    """The highest bankroll for which sums over the rounds walked at once cannot overflow."""
    stake = player.stake_most or STAKE_MOST
    if CHUNK_ROUNDS * stake * greatest >= PARTS_MOST:
        least = PARTS_MOST // (CHUNK_ROUNDS * greatest)
        raise OptionError("session-stakes-beyond-count", stake=stake, parts=unit, most=least)
    limit = PARTS_MOST - stake * greatest
    if isinstance(player.plan, Share):
        limit //= player.plan.share.numerator
    if player.stake_most is None:
        limit = min(limit, STAKE_MOST * unit)
    if player.bankroll * unit >= limit:
        raise OptionError("session-bankroll-beyond-count", bankroll=player.bankroll, most=limit // unit)
    return limit


def _player_row(player: Player, unit: int, limit: int, rounds: int) -> list[int]:
    plan, start = player.plan, player.bankroll * unit
    ruined = player.least * unit
    low = ruined - 1 if player.stop_loss is None else max(ruined - 1, start - player.stop_loss * unit)
    high = limit if player.stop_win is None else min(limit, start + player.stop_win * unit)
    kind = {Plan: STEPS, Share: SHARE, Line: LINE, Grind: GRIND}[type(plan)]
    share = plan.share if isinstance(plan, Share) else Fraction(1)
    numbers, reverse = (len(plan.numbers), plan.reverse) if isinstance(plan, Line) else (0, False)
    most = STAKE_MOST if player.most is None else player.most
    rows = (unit, player.least, most, start, low, high, ruined, rounds, kind, share.numerator)
    found = [*rows, share.denominator * unit, numbers, int(reverse)]
    if len(found) != len(OF_A_PLAYER):
        raise ValueError(f"{len(found)} numbers of a player, not {len(OF_A_PLAYER)}")
    return found


def _step_rows(player: Player) -> Whole:
    """Stakes limited to the table's; a line's numbers and a series' base as they are."""
    plan = player.plan
    if isinstance(plan, Plan):
        stakes = tuple(map(player.limit_stake, plan.stakes))
        return np.array([stakes, plan.on_lose, plan.after_a_draw, plan.on_win], np.int64)
    stakes = plan.numbers if isinstance(plan, Line) else (plan.base if isinstance(plan, Grind) else 1,)
    return np.array([stakes, *[[0] * len(stakes)] * (len(OF_A_STEP) - 1)], np.int64)
