"""What many tables of craps look up, all of it asked of the game: which bets may be made, what each throw does to each.

A table is the point and the units that lie on its places. Whether a bet may be made depends on the point, on what lies
where it would, and, for odds, on what lies on the bet that they are added to. What a throw does to a bet depends on the
point and on its place. So it is enough to ask of few tables, at which much lies at once.
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
from banca.envs.session import Drawn, Session
from banca.games.craps.bets import DICE, ODDS_ON, POINTS, THROWS, number_of
from banca.games.craps.memory import Layout
from banca.games.craps.shooter import passes_on
from banca.games.craps.throw import Dice, Throw
from banca.money import Position, Selection, Stake
from banca.play.payoff import net

Small = NDArray[np.uint8]
Fields = NDArray[np.uint64]  # of an observation: numbers without a sign are looked up in less time
Flags = NDArray[np.bool_]
Place = int  # by its number among those where something may lie

MARKED = (None, *POINTS)
ROWS = 1 + max(POINTS)  # by the point as it is observed: 0 where none is marked
BOTH = (False, True)
POINT, FACES, UNITS = 0, 1, 1 + DICE  # the fields of an observation
DECIDED = 255  # where a bet lies that is taken or paid: nowhere


class Rules(NamedTuple):
    """By the point as it is observed, throws in the order of THROWS, places in the order of what is observed."""

    own: Fields  # by action: of the place of the bet
    behind: Fields  # by action: of the place of the bet that odds are added to; of other bets their own
    lawful: Small  # by point, action, whether anything lies on its own place, whether behind it
    to: Small  # by point, throw, place: where the bet lies then
    gained: NDArray[np.int32]  # by point, throw, place
    passes: Flags  # by point, throw, place: whether the dice pass on, where this bet lies
    point: Small  # by point, throw: the point after it
    faces: Small  # by throw


class Thrown(NamedTuple):
    """What a throw does to all places at once."""

    to: Mapping[Place, Place]
    gained: Mapping[Place, Fraction]
    passes: frozenset[Place]
    point: int


def rules_of(play: CrapsPlay) -> tuple[Rules, int]:
    """The tables, and how many parts of a unit gains are counted in."""
    thrown = {(point or 0, n): _thrown(play, point, dice) for point in MARKED for n, dice in enumerate(THROWS)}
    parts = lcm(*(gain.denominator for each in thrown.values() for gain in each.gained.values()))
    behind = [(ODDS_ON.get(bet, bet), selection) for bet, selection in play.bets]
    by_place = ROWS, len(THROWS), len(play.lying)
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
    """Where the units of each bet are observed; the first of the actions, the throw, is no bet and has none."""
    return np.array([POINT, *(UNITS + play.lying.index(bet) for bet in bets)], np.uint64)


def layout_of(play: CrapsPlay, point: int | None, amounts: Sequence[int]) -> Layout:
    """A table where so much lies on each place; on odds that have no number nothing can."""
    [player] = play.players
    laid = (Stake(Position(player, *place), amount) for place, amount in zip(play.lying, amounts, strict=True))
    stakes = (s for s in laid if s.amount and (s.position.bet not in ODDS_ON or number_of(s.position, point)))
    return Layout(point=point, stakes=tuple(stakes), order=(player,), shooter=player, last=player)


def _lawful(play: CrapsPlay) -> Small:
    """Asked where nothing lies, where odds do, where all other bets do, where both do: a unit on each."""
    found = np.zeros((ROWS, len(play.actions), len(BOTH), len(BOTH)), np.uint8)
    session = Session(play, Drawn(np.random.default_rng(0), play))
    for point, odds, others in product(MARKED, BOTH, BOTH):
        amounts = [play.stake * (odds if bet in ODDS_ON else others) for bet, _ in play.lying]
        session.table.state = play.game.opening(replace(play.setting, memory=layout_of(play, point, amounts)))
        found[point or 0, :, int(odds), int(others)] = session.mask(*play.players)
    return found


def _thrown(play: CrapsPlay, point: int | None, dice: tuple[int, ...]) -> Thrown:
    """Thrown once with something on every place: how much it is tells after the throw where it came from."""
    game: Any = play.game
    [player] = play.players
    layout = layout_of(play, point, [1 << n for n in range(len(play.lying))])
    state = game.opening(replace(play.setting, memory=layout))
    state = game.after(game.after(state, Throw(player)), Dice(dice))
    places = {Position(player, *place): n for n, place in enumerate(play.lying)}
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
