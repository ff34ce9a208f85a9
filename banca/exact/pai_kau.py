"""Pai kau, counted exactly: every four tiles of a seat against every four of the banker that can lie beside them.

Tiles of one row of Table 1 are alike, so hands are counted by their kinds: one hand of a kind leaves so many hands of
another kind in the set. Which of its divisions a side chooses for each kind is its policy: a published way, or any
other choice, kind by kind.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb, lcm
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from banca.exact.value import BetOdds, Outcome
from banca.games.pai_kau.bets import COMMISSION, PRICE
from banca.games.pai_kau.equipment import BACKING
from banca.games.pai_kau.order import TILES_OF_SEAT, Arrangement, divisions
from banca.games.pai_kau.ways import WAYS, HouseWay, house_way
from banca.material.tiles import SET, Tile
from banca.money import Result
from banca.play.game import Game
from banca.play.setting import Setting
from banca.progress import steps
from banca.strategy.pai_kau import (
    ALIKE,
    CAPITAL,
    GAINS,
    HOUSE_CAPITAL,
    STAKE,
    Gains,
    Small,
    choices,
    in_front,
    kind_of,
    kinds,
)

Side = Literal["player", "banker"]
Policy = HouseWay | Small
Lines = NDArray[np.int64]
Places = NDArray[np.intp]
Bits = NDArray[np.bool_]
PAYOFF: dict[Side, Gains] = {"player": STAKE, "banker": CAPITAL}
OTHER: dict[Side, Side] = {"player": "banker", "banker": "player"}
HANDS_BESIDE = comb(len(SET) - TILES_OF_SEAT, TILES_OF_SEAT)
DEALS = comb(len(SET), TILES_OF_SEAT) * HANDS_BESIDE
CHUNK_LINES = 256  # of kinds looked at together
ROUNDS_OF_REPLIES = 200


@dataclass(frozen=True, slots=True)
class Tally:
    """In how many cases a side wins, draws and loses."""

    win: int
    push: int
    lose: int

    @property
    def cases(self) -> int:
        return self.win + self.push + self.lose

    def mean(self, gains: Gains) -> Fraction:
        """What a unit gains."""
        return sum((gains[result] * n for result, n in self.by_result), Fraction(0)) / self.cases

    @property
    def by_result(self) -> tuple[tuple[Result, int], ...]:
        return ("win", self.win), ("push", self.push), ("lose", self.lose)

    @property
    def of_the_other_side(self) -> "Tally":
        return Tally(self.lose, self.push, self.win)


@cache
def beside() -> NDArray[np.int8]:
    """For each kind, how many hands of every kind the set still holds when one hand of it is out."""
    rows = kinds().rows
    found = np.ones((len(rows), len(rows)), dtype=np.int8)
    for row, alike in enumerate(ALIKE):
        held = (rows == row).sum(axis=1)
        left = [[comb(len(alike) - out, n) for n in range(len(alike) + 1)] for out in range(len(alike) + 1)]
        found *= np.array(left, dtype=np.int8)[:, held][held]
    return found


def chosen(policy: Policy) -> Small:
    """The number of the division for each kind."""
    return choices(policy) if isinstance(policy, HouseWay) else policy


def outcome(arrangement: Arrangement, policy: Policy, side: Side = "player") -> Tally:
    """How an arrangement fares against all the hands that the other side may hold beside it."""
    table, choice = kinds(), chosen(policy)
    every = np.arange(len(table))
    front, back = (np.int16(strength) for strength in arrangement.strengths)
    ahead = _higher(side, in_front(np.array([front])), in_front(table.fronts[every, choice]))
    behind = _higher(side, np.array([back]), table.backs[every, choice])
    weights = beside()[kind_of(arrangement.tiles)].astype(np.int64)
    win, lose = int(weights[ahead & behind].sum()), int(weights[~(ahead | behind)].sum())
    return Tally(win, HANDS_BESIDE - win - lose, lose)


def _higher(side: Side, own: Small, others: Small) -> NDArray[np.bool_]:
    """Whether a group wins: the banker's also where they are equal (art6.1)."""
    found: NDArray[np.bool_] = own > others if side == "player" else own >= others
    return found


@dataclass(frozen=True, slots=True)
class Tried:
    """A division of four tiles, and what it comes to."""

    arrangement: Arrangement
    tally: Tally
    value: Fraction  # per unit


def best(tiles: Sequence[Tile], policy: Policy, side: Side = "player") -> tuple[Tried, ...]:
    """Every division with its worth against the other side's policy, the best first."""
    every = [(division, outcome(division, policy, side)) for division in divisions(tiles)]
    tried = [Tried(division, tally, tally.mean(PAYOFF[side])) for division, tally in every]
    return tuple(sorted(tried, key=lambda each: -each.value))


def met(side: Side, choice: Small, others: Places | None = None) -> tuple[Lines, Lines]:
    """For each kind and division of a side, how many of the other's hands it beats, and by how many it is beaten.

    These are arranged by a choice for each kind; of some kinds only, where `others` says which.
    """
    table = kinds()
    columns = np.arange(len(table)) if others is None else others
    fronts, backs = in_front(table.fronts), table.backs
    front, back = fronts[columns, choice[columns]], backs[columns, choice[columns]]
    win, lose = np.zeros(fronts.shape, np.int64), np.zeros(fronts.shape, np.int64)
    for start in range(0, len(table), CHUNK_LINES):
        lines = slice(start, start + CHUNK_LINES)
        weights = beside()[lines] if others is None else beside()[lines][:, columns]
        for division in range(fronts.shape[1]):
            ahead = _higher(side, fronts[lines, division, None], front)
            behind = _higher(side, backs[lines, division, None], back)
            win[lines, division] = (weights * (ahead & behind)).sum(axis=1, dtype=np.int64)
            lose[lines, division] = (weights * ~(ahead | behind)).sum(axis=1, dtype=np.int64)
    return win, lose


def _values(side: Side, win: Lines, lose: Lines) -> Lines:
    """What each division of each kind is worth, in whole numbers: a common multiple of a unit's gain."""
    gains, whole = PAYOFF[side], _whole(side)
    found: Lines = int(gains["win"] * whole) * win + int(gains["lose"] * whole) * lose
    return found


def _whole(side: Side) -> int:
    return lcm(*(gain.denominator for gain in PAYOFF[side].values()))


def duel(player: Policy, banker: Policy) -> Tally:
    """What becomes of the player in all the deals of four tiles to him and four to the banker."""
    return _of_all(*_met("player", banker), chosen(player))


def _met(side: Side, policy: Policy) -> tuple[Lines, Lines]:
    return _met_by_way(side, policy) if isinstance(policy, HouseWay) else met(side, policy)


@cache
def _met_by_way(side: Side, way: HouseWay) -> tuple[Lines, Lines]:
    return met(side, choices(way))


def _of_all(win: Lines, lose: Lines, choice: Small) -> Tally:
    hands, every = kinds().hands, np.arange(len(choice))
    won, lost = (int((hands * each[every, choice]).sum()) for each in (win, lose))
    return Tally(won, DEALS - won - lost, lost)


def best_reply(side: Side, policy: Policy) -> tuple[Small, Tally]:
    """The choice that is worth most to a side against the other's policy, and what it comes to for that side."""
    win, lose = _met(side, policy)
    choice = _values(side, win, lose).argmax(axis=1).astype(np.int16)
    return choice, _of_all(win, lose, choice)


@dataclass(frozen=True, slots=True)
class Mutual:
    """A choice of each side to which the other has next to no better reply than its own."""

    player: Small
    banker: Small
    tally: Tally  # the player's
    left: Mapping[Side, Fraction]  # what a side could still gain per unit by replying otherwise; nought: at rest

    def policy(self, side: Side) -> Small:
        return self.player if side == "player" else self.banker

    def edge(self, side: Side) -> Fraction:
        """What a unit of the side loses."""
        return -_of_side(side, self.tally).mean(PAYOFF[side])

    @property
    def bounds(self) -> Mapping[Side, Fraction]:
        """The most by which the edge of a side moves when one side, either of the two, goes over to a best reply.

        A side's own better reply moves it by what is left to gain. The other's may move it further: both pay
        commission, so that what one gains is not what the other loses.
        """
        return {side: max(self.left[side], *self._moved_by_other(side)) for side in OTHER}

    def _moved_by_other(self, side: Side) -> tuple[Fraction, Fraction]:
        """Of all the best replies of the other side, the two that move the edge furthest down and up."""
        other = OTHER[side]
        win, lose = met(other, self.policy(side))
        ends = _ends(_values(side, lose, win), _best_of(other, win, lose))
        low, high = (Fraction(int((kinds().hands * end).sum()), _whole(side) * DEALS) for end in ends)
        return abs(low + self.edge(side)), abs(high + self.edge(side))


def _best_of(side: Side, win: Lines, lose: Lines) -> Bits:
    """Of each kind, the divisions than which none is worth more."""
    values = _values(side, win, lose)
    found: Bits = values == values.max(axis=1, keepdims=True)
    return found


def _ends(values: Lines, among: Bits) -> tuple[Lines, Lines]:
    """The least and the greatest value of each line among some of its columns."""
    return np.where(among, values, values.max()).min(axis=1), np.where(among, values, values.min()).max(axis=1)


@cache
def _best_replies(side: Side) -> Bits:
    """The divisions that a side may choose in a best reply to the other's mutual best play."""
    return _best_of(side, *met(side, mutual_best_play().policy(OTHER[side])))


def bound_against_best(arrangement: Arrangement, side: Side) -> Fraction:
    """How far an arrangement's worth against the other's mutual best play moves when that side replies best instead."""
    table, other = kinds(), OTHER[side]
    front, back = (np.int16(strength) for strength in arrangement.strengths)
    ahead = _higher(side, in_front(np.array([front])), in_front(table.fronts))
    behind = _higher(side, np.array([back]), table.backs)
    values = _values(side, (ahead & behind).astype(np.int64), (~(ahead | behind)).astype(np.int64))
    weights = beside()[kind_of(arrangement.tiles)].astype(np.int64)
    now = values[np.arange(len(values)), mutual_best_play().policy(other)]
    moved = (int((weights * (end - now)).sum()) for end in _ends(values, _best_replies(other)))
    return max(abs(Fraction(each, _whole(side) * HANDS_BESIDE)) for each in moved)


@cache
def mutual_best_play() -> Mutual:
    """The pair of choices with the least left to gain, of those that replying to one another comes by.

    Replies to what the other side did last go round in circles. Replies to all that it has done so far draw ever
    closer to rest: a few kinds go on changing, worth a few parts in a million. Both sides begin with the first way.
    """
    now: dict[Side, Small] = dict.fromkeys(OTHER, choices(next(iter(WAYS.values()))))
    facing = {side: _values(side, *met(side, now[OTHER[side]])) for side in OTHER}
    past = {side: facing[side].copy() for side in OTHER}
    nearest, least = now, {side: _left(side, facing[side], now[side]) for side in OTHER}
    for _ in steps("mutual best play", range(ROUNDS_OF_REPLIES)):
        replies = {side: past[side].argmax(axis=1).astype(np.int16) for side in OTHER}
        for side, other in OTHER.items():
            changed = np.flatnonzero(replies[other] != now[other])
            facing[side] += _values(side, *met(side, replies[other], changed))
            facing[side] -= _values(side, *met(side, now[other], changed))
            past[side] += facing[side]
        now = replies
        left = {side: _left(side, facing[side], now[side]) for side in OTHER}
        if sum(left.values()) < sum(least.values()):
            nearest, least = now, left
    return Mutual(nearest["player"], nearest["banker"], duel(nearest["player"], nearest["banker"]), least)


def _left(side: Side, values: Lines, choice: Small) -> Fraction:
    """What the best reply would gain beyond a choice, per unit."""
    more = values.max(axis=1) - values[np.arange(len(choice)), choice]
    return Fraction(int((kinds().hands * more).sum()), _whole(side) * DEALS)


# What the bets are worth.

NOT_COMBINED = "stakes on a seat and capital of the bank hang on how both sides arrange; see banca strategy pai-kau"
BEST_PLAY = "best_play: the bettor's side replies best to that way"
MUTUAL = "mutual: no better reply gains a side more than a few parts in a million, or moves the figure by 0.002 %"
ONE_SEAT = "bank, backing: the capital against one seat whose stake is as much"
BY_WAY = {slug: f"both sides arrange by {slug}" for slug in WAYS}
ASSUMED = {**BY_WAY, "player": f"{BEST_PLAY}; {MUTUAL}", "banker": ONE_SEAT}


def odds(game: Game[Any], setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    """Stakes on a seat and capital of the bank, where both sides arrange by the way that the table has published."""
    del every_selection  # nothing is chosen in pai kau but the bet
    way = house_way(setting)
    backs = setting.options["house-backing"] == "backs"
    return tuple(_row(game, way, bet, with_house=backs and bet == BACKING) for bet in GAINS)


def _row(game: Game[Any], way: HouseWay, bet: str, *, with_house: bool) -> BetOdds:
    gains = GAINS[bet]
    side: Side = "player" if gains is STAKE else "banker"
    tally = _of_side(side, duel(way, way))
    clauses = game.edition.bets[bet].clauses
    return BetOdds(
        bet=bet,
        places=((bet, None),),
        outcomes=tuple(
            Outcome(result, PRICE if result == "win" else None, gains[result], n) for result, n in tally.by_result
        ),
        clauses=clauses,
        readings=game.edition.readings_of(*clauses),
        besides=_besides(way, side, tally)
        | ({"gain_of_the_house_as_backer": tally.mean(HOUSE_CAPITAL)} if with_house else {}),
        assumes=f"{BY_WAY[way.slug]}; {ASSUMED[side]}",
    )


def _of_side(side: Side, of_player: Tally) -> Tally:
    return of_player if side == "player" else of_player.of_the_other_side


def _besides(way: HouseWay, side: Side, tally: Tally) -> dict[str, Fraction]:
    _, reply = best_reply(side, way)
    both = mutual_best_play()
    return {
        "commission": COMMISSION * tally.win / tally.cases,
        "edge_best_play": -reply.mean(PAYOFF[side]),
        "edge_mutual_best_play": both.edge(side),
        "mutual_best_play_bound": both.bounds[side],
        "left_to_gain": both.left[side],
    }
