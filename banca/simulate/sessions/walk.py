"""The walk of a bankroll over rounds that were dealt: by what stands in tables, in whole parts of a unit."""

from typing import NamedTuple

from banca.compiled import kernel
from banca.simulate.kernel import OutcomeIds
from banca.simulate.statistics import Whole, add

LINE_MOST = 1 << 16  # numbers that a line may grow to

# What a table says of each end, by its number.
OF_AN_END = GAIN, STAKED, RESULT = range(3)
RESULTS = LOST, DRAWN, WON, UNDECIDED = range(4)

# What stands in a row of a plan's steps; the rows of where to go are in the order of RESULTS.
OF_A_STEP = STAKE, AFTER_LOST, AFTER_DRAWN, AFTER_WON = range(4)

# Who plays: parts in a unit; the least and the most stake, in units; where he sits down, stops below, stops above and
# cannot lay the least stake, in parts; after how many rounds; by what kind of plan and with which numbers.
OF_A_PLAYER = UNIT, LEAST, MOST, START, LOW, HIGH, RUINED, ROUNDS, KIND, PART, WHOLE, NUMBERS, REVERSE = range(13)
KINDS = STEPS, SHARE, LINE, GRIND = range(4)

# How he stands: the bankroll, the highest it was and the deepest it fell from there, in parts; rounds; step of the plan
# (of a series: its stake); gain of the series, in parts; where the line begins and ends; how it ended, or not yet.
OF_A_SESSION = BANKROLL, HIGHEST, FALLEN, PLAYED, STEP, SERIES, FIRST, LAST, ENDED = range(9)
SITTING = -1
ENDINGS = RUIN, STOP_LOSS, STOP_WIN, ROUNDS_UP, LINE_FULL = range(5)

# Sums over all sessions, each in two halves: bets decided, staked at once (units), its squares, all staked (parts).
SUMS = DECIDED, STAKED_AT_ONCE, STAKES_SQUARED, ALL_STAKED = range(4)


class At(NamedTuple):
    """All that stands at a seat: its ends, the player, the steps and the line of the plan, how he stands, the sums."""

    outcomes: Whole
    player: Whole
    steps: Whole
    line: Whole
    held: Whole
    sums: Whole


@kernel
def sit_down(table: At) -> None:
    """All seats anew."""
    table.held[:] = 0
    for n in range(len(table.held)):
        player, steps, held = table.player[n], table.steps[n], table.held[n]
        held[BANKROLL] = held[HIGHEST] = player[START]
        held[ENDED] = SITTING
        if player[KIND] == GRIND:
            held[STEP] = steps[STAKE, 0]
        if player[KIND] == LINE:
            write_line(player, steps, table.line[n], held)


@kernel
def walk(numbers: OutcomeIds, at: int, until: int, seat: At) -> int:
    """Plays on from one round to another, or until the player stops; and how far that was."""
    outcomes, player, steps, line, held = seat.outcomes, seat.player, seat.steps, seat.line, seat.held
    unit, low, high = player[UNIT], player[LOW], player[HIGH]
    by_steps, by_share = player[KIND] == STEPS, player[KIND] == SHARE
    bankroll, highest, fallen, step = held[BANKROLL], held[HIGHEST], held[FALLEN], held[STEP]
    until = min(until, at + player[ROUNDS] - held[PLAYED])
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
            stake = wanted(player, line, held)
        if stake * unit > bankroll:
            stake = bankroll // unit
        gain = outcomes[GAIN, number] * stake
        bankroll += gain
        highest = max(highest, bankroll)
        fallen = max(fallen, highest - bankroll)
        decided += 1
        staked += stake
        squared += stake * stake
        all_staked += outcomes[STAKED, number] * stake
        if by_steps:
            step = steps[AFTER_LOST + result, step]
        elif not by_share and not remembered(result, stake, gain, player, steps, line, held):
            break
    add(seat.sums[DECIDED], decided)
    add(seat.sums[STAKED_AT_ONCE], staked)
    add(seat.sums[STAKES_SQUARED], squared)
    add(seat.sums[ALL_STAKED], all_staked)
    held[BANKROLL], held[HIGHEST], held[FALLEN] = bankroll, highest, fallen
    if by_steps:
        held[STEP] = step
    held[PLAYED] += at - start
    held[ENDED] = ended(player, held)
    return int(at)


@kernel
def ended(player: Whole, held: Whole) -> int:
    if held[ENDED] != SITTING:
        return int(held[ENDED])
    if held[BANKROLL] < player[RUINED]:
        return RUIN
    if held[BANKROLL] <= player[LOW]:
        return STOP_LOSS
    if held[BANKROLL] >= player[HIGH]:
        return STOP_WIN
    return ROUNDS_UP if held[PLAYED] == player[ROUNDS] else SITTING


# Plans that remember more than a step.


@kernel
def wanted(player: Whole, line: Whole, held: Whole) -> int:
    if player[KIND] == LINE:
        first, last = held[FIRST], held[LAST] - 1
        stake = line[first] + line[last] if first < last else line[first]
    else:
        stake = held[STEP]
    return int(min(max(stake, player[LEAST]), player[MOST]))


@kernel
def remembered(result: int, stake: int, gain: int, player: Whole, steps: Whole, line: Whole, held: Whole) -> bool:
    """What the next stake depends on; not, if it is too much."""
    if player[KIND] == GRIND:
        grind(result, gain, player[UNIT], steps[STAKE, 0], held)
    elif player[KIND] == LINE and result != DRAWN:
        if (result == WON) == (player[REVERSE] == 0):
            held[FIRST] += 1
            held[LAST] -= 1
            if held[LAST] <= held[FIRST]:
                write_line(player, steps, line, held)
        elif not write_down(stake, line, held):
            held[ENDED] = LINE_FULL
            return False
    return True


@kernel
def grind(result: int, gain: int, unit: int, base: int, held: Whole) -> None:
    held[SERIES] += gain
    lacking = base * unit - held[SERIES]
    if lacking <= 0:
        held[SERIES], held[STEP] = 0, base
    elif result == WON:
        held[STEP] = min(held[STEP] + base, (lacking + unit - 1) // unit)


@kernel
def write_line(player: Whole, steps: Whole, line: Whole, held: Whole) -> None:
    held[FIRST], held[LAST] = 0, player[NUMBERS]
    line[: player[NUMBERS]] = steps[STAKE, : player[NUMBERS]]


@kernel
def write_down(stake: int, line: Whole, held: Whole) -> bool:
    """At the end of the line, moved to the front where there is no room behind; not, if it is full."""
    if held[LAST] == len(line):
        first, held[LAST] = held[FIRST], held[LAST] - held[FIRST]
        for n in range(held[LAST]):
            line[n] = line[first + n]
        held[FIRST] = 0
    if held[LAST] == len(line):
        return False
    line[held[LAST]] = stake
    held[LAST] += 1
    return True


# A whole table.


@kernel
def walk_sampled(numbers: OutcomeIds, at: int, until: int, seat: At, path: Whole, pace: int) -> int:
    """The same, and the bankroll is written down at every so many rounds; after the end it stays as it is."""
    held = seat.held
    while at < until and held[ENDED] == SITTING:
        past = held[PLAYED] % pace
        if past == 0:
            path[held[PLAYED] // pace] = held[BANKROLL]
        at = walk(numbers, at, min(until, at + pace - past), seat)
    if held[ENDED] != SITTING:
        path[(held[PLAYED] + pace - 1) // pace :] = held[BANKROLL]
    return at


@kernel
def walk_table(
    numbers: OutcomeIds, rows: Whole, table: At, sessions: Whole, session: int, paths: Whole, pace: int
) -> tuple[int, int]:
    """All seats over the rounds at hand, session after session; how many are over, and how many rounds were used."""
    at, columns = 0, numbers.shape[1]
    while at < columns and session < len(sessions):
        reached, sitting = at, False
        for n in range(len(rows)):
            if table.held[n, ENDED] == SITTING:
                seat = At(
                    table.outcomes[n], table.player[n], table.steps[n], table.line[n], table.held[n], table.sums[n]
                )  # fmt: skip
                if session < paths.shape[1]:
                    came = walk_sampled(numbers[rows[n]], at, columns, seat, paths[n, session], pace)
                else:
                    came = walk(numbers[rows[n]], at, columns, seat)
                reached = max(reached, came)
                sitting = sitting or table.held[n, ENDED] == SITTING
        at = reached
        if not sitting:
            sessions[session] = table.held
            session += 1
            sit_down(table)
    return session, at
