"""Who plays a session, and the tables that his walk is read off."""

from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import lcm

import numpy as np

from banca.law import OptionError
from banca.law.numbers import shown
from banca.simulate.kernel import CHUNK_ROUNDS, RESULTS, Kernel, Outcome
from banca.simulate.plans import STAKE_MOST, AnyPlan, Grind, Line, Plan, Share
from banca.simulate.sessions.walk import (
    GRIND,
    LINE,
    LINE_MOST,
    OF_A_PLAYER,
    OF_A_SESSION,
    OF_A_STEP,
    OF_AN_END,
    SHARE,
    STEPS,
    SUMS,
    UNDECIDED,
    At,
    sit_down,
)
from banca.simulate.statistics import Whole

COUNTED = 1 << 62  # parts of a unit, that can be counted
HALVES = 2


@dataclass(frozen=True, slots=True)
class Player:
    """Sits down with so many units, stops when so many are lost or won; least and most stake are the table's."""

    bankroll: int
    plan: AnyPlan
    stop_loss: int | None = None
    stop_win: int | None = None
    least: int = 1
    most: int | None = None

    def __post_init__(self) -> None:
        for units in (self.bankroll, self.stop_loss, self.stop_win, self.least, self.most):
            if units is not None and abs(units) > COUNTED:
                raise OptionError(f"{shown(units)} units are more than can be counted: {COUNTED:,} at most")
        if not 1 <= self.least <= STAKE_MOST:
            raise OptionError(f"a least stake of {self.least:,} units: one to {STAKE_MOST:,} are possible")
        if self.most is not None and not self.least <= self.most <= STAKE_MOST:
            raise OptionError(f"a most stake of {self.most:,} units: {self.least:,} to {STAKE_MOST:,} are possible")
        if self.bankroll < self.least:
            raise OptionError(f"a bankroll of {self.bankroll:,} units: the least stake is {self.least:,}")
        for name, stop in (("loss", self.stop_loss), ("win", self.stop_win)):
            if stop is not None and stop < 1:
                raise OptionError(f"a stop-{name} of {stop:,} units: one at least, or none")

    def laid(self, stake: int) -> int:
        """What the table takes, where a plan asks for less or more."""
        least_kept = max(stake, self.least)
        return least_kept if self.most is None else min(least_kept, self.most)

    @property
    def stake_most(self) -> int | None:
        """None, where nothing but the bankroll bounds it."""
        return max(map(self.laid, self.plan.stakes)) if isinstance(self.plan, Plan) else self.most


@dataclass(frozen=True, slots=True)
class Tables:
    """For all seats of a table: what stays as it is, and how many parts a unit has."""

    unit: int
    limits: tuple[int, ...]  # a bankroll of so many parts cannot be counted any more
    outcomes: Whole
    players: Whole
    steps: Whole
    line: int  # numbers that a line may grow to

    @staticmethod
    def of(made: Kernel, players: tuple[Player, ...], rounds: int) -> "Tables":
        unit = parts_in_a_unit(made)
        outcomes = np.stack([_ends(seat, unit, max(map(len, made.seats))) for seat in made.seats])
        limits = tuple(
            _limit(player, unit, int(abs(each).max())) for player, each in zip(players, outcomes, strict=True)
        )
        told = [_player(player, unit, limit, rounds) for player, limit in zip(players, limits, strict=True)]
        written = [_steps(player) for player in players]
        steps = np.zeros((len(players), len(OF_A_STEP), max(each.shape[1] for each in written)), np.int64)
        for n, each in enumerate(written):
            steps[n, :, : each.shape[1]] = each
        lines = [len(player.plan.numbers) + rounds for player in players if isinstance(player.plan, Line)]
        return Tables(unit, limits, outcomes, np.array(told, np.int64), steps, min(max(lines, default=1), LINE_MOST))

    def sat_down(self) -> At:
        seats = len(self.players)
        line, held = np.zeros((seats, self.line), np.int64), np.zeros((seats, len(OF_A_SESSION)), np.int64)
        sums = np.zeros((seats, len(SUMS), HALVES), np.int64)
        table = At(self.outcomes, self.players, self.steps, line, held, sums)
        sit_down(table)
        return table


def parts_in_a_unit(made: Kernel) -> int:
    """Of the largest part of a unit of which all that is gained and staked is a multiple."""
    outcomes = [end for seat in made.seats for end in seat if end]
    return reduce(lcm, (each.denominator for end in outcomes for each in (end.gain, end.staked)), 1)


def _ends(outcomes: tuple[Outcome | None, ...], unit: int, number: int) -> Whole:
    found = np.zeros((len(OF_AN_END), number), np.int64)
    for n, end in enumerate(outcomes):
        if end is None:
            found[:, n] = 0, 0, UNDECIDED
        else:
            result = RESULTS.index(Outcome.by_gain(end.gain).result)  # a plan goes by what was gained
            found[:, n] = int(end.gain * unit), int(end.staked * unit), result
    return found


def _limit(player: Player, unit: int, greatest: int) -> int:
    """What is staked and gained in as many rounds as are walked at once must be counted without running over."""
    stake = player.stake_most or STAKE_MOST
    if CHUNK_ROUNDS * stake * greatest >= COUNTED:
        least = COUNTED // (CHUNK_ROUNDS * greatest)
        raise OptionError(
            f"stakes of up to {stake:,} units, of which gains are counted in parts of 1/{unit}, are more than can be "
            f"counted: a most stake of {least:,} can"
        )
    limit = COUNTED - stake * greatest
    if isinstance(player.plan, Share):
        limit //= player.plan.share.numerator
    if player.stake_most is None:
        limit = min(limit, STAKE_MOST * unit)
    if player.bankroll * unit >= limit:
        raise OptionError(f"a bankroll of {player.bankroll:,} units: less than {limit // unit:,} can be counted")
    return limit


def _player(player: Player, unit: int, limit: int, rounds: int) -> list[int]:
    plan, start = player.plan, player.bankroll * unit
    ruined = player.least * unit
    low = ruined - 1 if player.stop_loss is None else max(ruined - 1, start - player.stop_loss * unit)
    high = limit if player.stop_win is None else min(limit, start + player.stop_win * unit)
    kind = {Plan: STEPS, Share: SHARE, Line: LINE, Grind: GRIND}[type(plan)]
    share = plan.share if isinstance(plan, Share) else Fraction(1)
    numbers, reverse = (len(plan.numbers), plan.reverse) if isinstance(plan, Line) else (0, False)
    most = STAKE_MOST if player.most is None else player.most
    told = (unit, player.least, most, start, low, high, ruined, rounds, kind, share.numerator)
    found = [*told, share.denominator * unit, numbers, int(reverse)]
    if len(found) != len(OF_A_PLAYER):
        raise ValueError(f"{len(found)} numbers of a player, not {len(OF_A_PLAYER)}")
    return found


def _steps(player: Player) -> Whole:
    """Stakes as the table takes them; a line's numbers and a series' base as they are, since stakes come of them."""
    plan = player.plan
    if isinstance(plan, Plan):
        stakes = tuple(map(player.laid, plan.stakes))
        return np.array([stakes, plan.on_lose, plan.after_a_draw, plan.on_win], np.int64)
    stakes = plan.numbers if isinstance(plan, Line) else (plan.base if isinstance(plan, Grind) else 1,)
    return np.array([stakes, *[[0] * len(stakes)] * (len(OF_A_STEP) - 1)], np.int64)
