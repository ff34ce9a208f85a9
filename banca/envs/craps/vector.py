"""Many tables of craps, and the arrays of their rules, which are computed by asking the game.

A table is the point and the units on its places. Whether a bet may be made depends on the point, on what is on its
place and, for odds, on the bet to which they are added. What a throw does to a bet depends on the point and on its
place. So a few tables with stakes on many places are enough to learn all rules.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import lcm
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from banca.envs.craps import CrapsPlay
from banca.envs.craps import kernel as tables
from banca.envs.craps.kernel import DECIDED, POINT, UNITS, Fields, Flags, Rules, Small, Whole
from banca.envs.session import NumpyChance, Session
from banca.envs.vector import ManyTables
from banca.games.craps.bets import ODDS_ON, POINTS, THROWS, number_of
from banca.games.craps.memory import Layout
from banca.games.craps.shooter import passes_on
from banca.games.craps.throw import Dice, Throw
from banca.money import Position, Selection, Stake
from banca.play.payoff import net
from banca.play.setting import Setting
from banca.simulate.chance import rejection_threshold

Place = int  # an index among the places that can have a stake

MARKED = (None, *POINTS)
ROWS = 1 + max(POINTS)  # by observed point: 0 if none is marked
BOTH = (False, True)


class CrapsTables(ManyTables):
    game = "craps"
    play: CrapsPlay

    def prepare(self, setting: Setting) -> None:
        del setting  # the play has it, with at most one unit on every bet
        self.rules, self.parts = rules_of(self.play)
        self.left = np.zeros(self.num_envs, np.int64)  # rounds of the episode
        self.all = np.ones(self.num_envs, np.bool_)
        self.after = np.empty(len(self.play.stake_places), np.int16)
        self.threshold = np.uint64(rejection_threshold(len(THROWS)))

    def clear(self) -> None:
        self.observed[:] = 0
        self.left[:] = 0

    def open(self, which: Flags) -> None:
        self.observed[which & (self.left > 0)] = 0  # left in mid-episode: an empty new table
        self._step(self.status.astype(np.int64), which, opening=True)

    def play_on(self, actions: Whole) -> tuple[NDArray[np.float64], Flags, Flags]:
        self._step(actions, self.all, opening=False)
        return self.gained / self.parts, self.status == tables.ENDED, self.status == tables.REFUSED

    def _step(self, actions: Whole, which: Flags, *, opening: bool) -> None:
        if self.stream is None:
            raise ValueError("the tables have no chance to throw from yet")
        tables.step(
            actions,
            opening,
            which,
            self.rounds,
            self.left,
            self.observed,
            self.lawful,
            self.gained,
            self.status,
            self.after,
            self.rules,
            *self.stream.arrays,
            self.threshold,
        )


class Thrown(NamedTuple):
    """What a throw does to all places at once."""

    to: Mapping[Place, Place]
    gained: Mapping[Place, Fraction]
    passes: frozenset[Place]
    point: int


def rules_of(play: CrapsPlay) -> tuple[Rules, int]:
    """The rules as arrays, and in how many parts of a unit gains are counted."""
    thrown = {(point or 0, n): _throw_result(play, point, dice) for point in MARKED for n, dice in enumerate(THROWS)}
    parts = lcm(*(gain.denominator for each in thrown.values() for gain in each.gained.values()))
    behind = [(ODDS_ON.get(bet, bet), selection) for bet, selection in play.bets]
    by_place = ROWS, len(THROWS), len(play.stake_places)
    rules = Rules(
        own=_fields(play, play.bets),
        behind=_fields(play, behind),
        lawful=_lawful(play),
        to=np.full(by_place, DECIDED, np.uint8),
        gained=np.zeros(by_place, np.int32),
        passes=np.zeros(by_place, np.bool_),
        point=np.zeros(by_place[:-1], np.uint8),
        faces=np.array(THROWS, np.uint8),
    )
    for at, each in thrown.items():
        for place, to in each.to.items():
            rules.to[*at, place] = to
        for place, gain in each.gained.items():
            rules.gained[*at, place] = int(gain * parts)
        for place in each.passes:
            rules.passes[*at, place] = True
        rules.point[at] = each.point
    return rules, parts


def _fields(play: CrapsPlay, bets: Iterable[tuple[str, Selection]]) -> Fields:
    """The observed field of each bet; the first action, the throw, is not a bet and has none."""
    return np.array([POINT, *(UNITS + play.stake_places.index(bet) for bet in bets)], np.uint64)


def layout_of(play: CrapsPlay, point: int | None, amounts: Sequence[int]) -> Layout:
    """A table with these amounts on its places; odds that have no number stay empty."""
    [player] = play.players
    laid = (Stake(Position(player, *place), amount) for place, amount in zip(play.stake_places, amounts, strict=True))
    stakes = (s for s in laid if s.amount and (s.position.bet not in ODDS_ON or number_of(s.position, point)))
    return Layout(point=point, stakes=tuple(stakes), order=(player,), shooter=player, last=player)


def _lawful(play: CrapsPlay) -> Small:
    """Lawful actions, from tables with a unit on no bet, on all odds, on all other bets, and on both."""
    found = np.zeros((ROWS, len(play.actions), len(BOTH), len(BOTH)), np.uint8)
    session = Session(play, NumpyChance(np.random.default_rng(0), play))
    for point, odds, others in product(MARKED, BOTH, BOTH):
        amounts = [play.stake * (odds if bet in ODDS_ON else others) for bet, _ in play.stake_places]
        session.table.state = play.game.opening(replace(play.setting, memory=layout_of(play, point, amounts)))
        found[point or 0, :, int(odds), int(others)] = session.mask(*play.players)
    return found


def _throw_result(play: CrapsPlay, point: int | None, dice: tuple[int, ...]) -> Thrown:
    """Throw once with a different amount on every place: the amount shows where each stake came from."""
    game: Any = play.game
    [player] = play.players
    layout = layout_of(play, point, [1 << n for n in range(len(play.stake_places))])
    state = game.opening(replace(play.setting, memory=layout))
    state = game.after(game.after(state, Throw(player)), Dice(dice))
    places = {Position(player, *place): n for n, place in enumerate(play.stake_places)}
    due = {position: ruling.value for position, (_, ruling) in state.due.items()}
    lost = {position for position, verdict in due.items() if verdict.result == "lose"}
    change = play.setting.parameter("shooter-change")
    return Thrown(
        to={came_from: places[stake.position] for stake in state.layout.stakes for came_from in _bits(stake.amount)},
        gained={places[position]: net(verdict) for position, verdict in due.items()},
        passes=frozenset(n for position, n in places.items() if passes_on(change, layout, dice, lost & {position})),
        point=state.next_point or 0,
    )


def _bits(amount: int) -> Iterator[Place]:
    return (n for n in range(amount.bit_length()) if (amount >> n) & 1)
