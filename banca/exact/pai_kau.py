"""Pai kau, counted exactly: every four tiles of a seat against every four that the banker can then have.

Tiles of one row of Table 1 are alike, so hands are counted by kind: one hand of a kind leaves a number of hands of each
kind in the set. Which division a side chooses for each kind is its policy: a published way, or any other choice by
kind.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb, lcm
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from banca.exact.value import Assumption, BetOdds, Outcome
from banca.games.pai_kau.bets import COMMISSION, PRICE
from banca.games.pai_kau.equipment import BACKING
from banca.games.pai_kau.order import TILES_OF_SEAT, Arrangement, divisions
from banca.games.pai_kau.ways import WAYS, HouseWay, house_way
from banca.material.tiles import SET, Tile
from banca.money import Result
from banca.play.game import Game
from banca.play.setting import Setting
from banca.progress import steps
from banca.strategy import pai_kau as strategy

Side = Literal["player", "banker"]
Policy = HouseWay | strategy.Small
Lines = NDArray[np.int64]
Places = NDArray[np.intp]
Bits = NDArray[np.bool_]
PAYOFF: dict[Side, strategy.Gains] = {"player": strategy.STAKE, "banker": strategy.CAPITAL}
OTHER: dict[Side, Side] = {"player": "banker", "banker": "player"}
HANDS_BESIDE = comb(len(SET) - TILES_OF_SEAT, TILES_OF_SEAT)
DEALS = comb(len(SET), TILES_OF_SEAT) * HANDS_BESIDE
CHUNK_LINES = 256  # kinds processed together
ROUNDS_OF_REPLIES = 200


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of cases in which a side wins, draws and loses."""

    win: int
    push: int
    lose: int

    @property
    def cases(self) -> int:
        return self.win + self.push + self.lose

    def mean(self, gains: strategy.Gains) -> Fraction:
        """The mean gain per unit."""
        return sum((gains[result] * n for result, n in self.by_result), Fraction(0)) / self.cases

    @property
    def by_result(self) -> tuple[tuple[Result, int], ...]:
        return ("win", self.win), ("push", self.push), ("lose", self.lose)

    @property
    def of_the_other_side(self) -> "Tally":
        return Tally(self.lose, self.push, self.win)


@cache
def hands_left() -> NDArray[np.int8]:
    """For each kind, how many hands of every kind are left when one hand of it is out."""
    rows = strategy.kinds().rows
    found = np.ones((len(rows), len(rows)), dtype=np.int8)
    for row, alike in enumerate(strategy.ALIKE):
        held = (rows == row).sum(axis=1)
        left = [[comb(len(alike) - out, n) for n in range(len(alike) + 1)] for out in range(len(alike) + 1)]
        found *= np.array(left, dtype=np.int8)[:, held][held]
    return found


def choices_of(policy: Policy) -> strategy.Small:
    """The number of the division for each kind."""
    return strategy.choices(policy) if isinstance(policy, HouseWay) else policy


def outcome(arrangement: Arrangement, policy: Policy, side: Side = "player") -> Tally:
    """Win, push and loss counts of an arrangement against all hands of the other side."""
    table, choice = strategy.kinds(), choices_of(policy)
    every = np.arange(len(table))
    front, back = (np.int16(strength) for strength in arrangement.strengths)
    ahead = _higher(side, strategy.in_front(np.array([front])), strategy.in_front(table.fronts[every, choice]))
    behind = _higher(side, np.array([back]), table.backs[every, choice])
    weights = hands_left()[strategy.kind_of(arrangement.tiles)].astype(np.int64)
    win, lose = int(weights[ahead & behind].sum()), int(weights[~(ahead | behind)].sum())
    return Tally(win, HANDS_BESIDE - win - lose, lose)


def _higher(side: Side, own: strategy.Small, others: strategy.Small) -> NDArray[np.bool_]:
    """Whether a group wins: equal groups go to the banker (art6.1)."""
    found: NDArray[np.bool_] = own > others if side == "player" else own >= others
    return found


@dataclass(frozen=True, slots=True)
class DivisionValue:
    """A division of four tiles, and its gain."""

    arrangement: Arrangement
    tally: Tally
    value: Fraction  # per unit


def best(tiles: Sequence[Tile], policy: Policy, side: Side = "player") -> tuple[DivisionValue, ...]:
    """Every division with its value against the other side's policy, best first."""
    every = [(division, outcome(division, policy, side)) for division in divisions(tiles)]
    tried = [DivisionValue(division, tally, tally.mean(PAYOFF[side])) for division, tally in every]
    return tuple(sorted(tried, key=lambda each: -each.value))


def win_loss_counts(side: Side, choice: strategy.Small, others: Places | None = None) -> tuple[Lines, Lines]:
    """For each kind and division of a side, how many of the other's hands it beats, and how many beat it.

    The other side arranges by a choice for each kind; `others` restricts the kinds.
    """
    table = strategy.kinds()
    columns = np.arange(len(table)) if others is None else others
    fronts, backs = strategy.in_front(table.fronts), table.backs
    front, back = fronts[columns, choice[columns]], backs[columns, choice[columns]]
    win, lose = np.zeros(fronts.shape, np.int64), np.zeros(fronts.shape, np.int64)
    for start in range(0, len(table), CHUNK_LINES):
        lines = slice(start, start + CHUNK_LINES)
        weights = hands_left()[lines] if others is None else hands_left()[lines][:, columns]
        for division in range(fronts.shape[1]):
            ahead = _higher(side, fronts[lines, division, None], front)
            behind = _higher(side, backs[lines, division, None], back)
            win[lines, division] = (weights * (ahead & behind)).sum(axis=1, dtype=np.int64)
            lose[lines, division] = (weights * ~(ahead | behind)).sum(axis=1, dtype=np.int64)
    return win, lose


def _values(side: Side, win: Lines, lose: Lines) -> Lines:
    """The value of each division of each kind, in whole numbers: a common multiple of a unit's gain."""
    gains, whole = PAYOFF[side], _common_denominator(side)
    found: Lines = int(gains["win"] * whole) * win + int(gains["lose"] * whole) * lose
    return found


def _common_denominator(side: Side) -> int:
    return lcm(*(gain.denominator for gain in PAYOFF[side].values()))


def duel(player: Policy, banker: Policy) -> Tally:
    """The player's results over all deals of four tiles to the player and four to the banker."""
    return _of_all(*_counts_against("player", banker), choices_of(player))


def _counts_against(side: Side, policy: Policy) -> tuple[Lines, Lines]:
    return _counts_against_way(side, policy) if isinstance(policy, HouseWay) else win_loss_counts(side, policy)


@cache
def _counts_against_way(side: Side, way: HouseWay) -> tuple[Lines, Lines]:
    return win_loss_counts(side, strategy.choices(way))


def _of_all(win: Lines, lose: Lines, choice: strategy.Small) -> Tally:
    hands, every = strategy.kinds().hands, np.arange(len(choice))
    won, lost = (int((hands * each[every, choice]).sum()) for each in (win, lose))
    return Tally(won, DEALS - won - lost, lost)


def best_reply(side: Side, policy: Policy) -> tuple[strategy.Small, Tally]:
    """The best response of a side to the other's policy, and its result."""
    win, lose = _counts_against(side, policy)
    choice = _values(side, win, lose).argmax(axis=1).astype(np.int16)
    return choice, _of_all(win, lose, choice)


@dataclass(frozen=True, slots=True)
class Mutual:
    """A choice of each side to which the other has hardly any better reply."""

    player: strategy.Small
    banker: strategy.Small
    tally: Tally  # the player's
    regret: Mapping[Side, Fraction]  # what a side could still gain per unit by another reply; 0 at equilibrium

    def policy(self, side: Side) -> strategy.Small:
        return self.player if side == "player" else self.banker

    def edge(self, side: Side) -> Fraction:
        """What the side loses per unit."""
        return -_of_side(side, self.tally).mean(PAYOFF[side])

    @property
    def bounds(self) -> Mapping[Side, Fraction]:
        """The most by which the edge of a side moves when either side switches to a best response.

        A side's own better reply moves it by its remaining gain. The other's may move it further: both pay commission,
        so one's gain is not the other's loss.
        """
        return {side: max(self.regret[side], *self._range_of_replies(side)) for side in OTHER}

    def _range_of_replies(self, side: Side) -> tuple[Fraction, Fraction]:
        """Of all best replies of the other side, the two that move the edge furthest down and up."""
        other = OTHER[side]
        win, lose = win_loss_counts(other, self.policy(side))
        ends = _min_max(_values(side, lose, win), _best_of(other, win, lose))
        low, high = (
            Fraction(int((strategy.kinds().hands * end).sum()), _common_denominator(side) * DEALS) for end in ends
        )
        return abs(low + self.edge(side)), abs(high + self.edge(side))


def _best_of(side: Side, win: Lines, lose: Lines) -> Bits:
    """The best divisions of each kind."""
    values = _values(side, win, lose)
    found: Bits = values == values.max(axis=1, keepdims=True)
    return found


def _min_max(values: Lines, among: Bits) -> tuple[Lines, Lines]:
    """The lowest and highest value of each row among some of its columns."""
    return np.where(among, values, values.max()).min(axis=1), np.where(among, values, values.min()).max(axis=1)


@cache
def _best_replies(side: Side) -> Bits:
    """The divisions that a side may choose in a best reply to the other's mutual best play."""
    return _best_of(side, *win_loss_counts(side, mutual_best_play().policy(OTHER[side])))


def bound_against_best(arrangement: Arrangement, side: Side) -> Fraction:
    """How far an arrangement's value against mutual best play moves if the other side replies best instead."""
    table, other = strategy.kinds(), OTHER[side]
    front, back = (np.int16(strength) for strength in arrangement.strengths)
    ahead = _higher(side, strategy.in_front(np.array([front])), strategy.in_front(table.fronts))
    behind = _higher(side, np.array([back]), table.backs)
    values = _values(side, (ahead & behind).astype(np.int64), (~(ahead | behind)).astype(np.int64))
    weights = hands_left()[strategy.kind_of(arrangement.tiles)].astype(np.int64)
    now = values[np.arange(len(values)), mutual_best_play().policy(other)]
    moved = (int((weights * (end - now)).sum()) for end in _min_max(values, _best_replies(other)))
    return max(abs(Fraction(each, _common_denominator(side) * HANDS_BESIDE)) for each in moved)


@cache
def mutual_best_play() -> Mutual:
    """Fictitious play: the pair of choices with the least regret.

    Replies to the other side's last choice cycle. Replies to the average of all its choices converge, except for a few
    kinds worth a few parts in a million. Both sides begin with the first way.
    """
    now: dict[Side, strategy.Small] = dict.fromkeys(OTHER, strategy.choices(next(iter(WAYS.values()))))
    facing = {side: _values(side, *win_loss_counts(side, now[OTHER[side]])) for side in OTHER}
    past = {side: facing[side].copy() for side in OTHER}
    nearest, least = now, {side: _regret(side, facing[side], now[side]) for side in OTHER}
    for _ in steps("mutual best play", range(ROUNDS_OF_REPLIES)):
        replies = {side: past[side].argmax(axis=1).astype(np.int16) for side in OTHER}
        for side, other in OTHER.items():
            changed = np.flatnonzero(replies[other] != now[other])
            facing[side] += _values(side, *win_loss_counts(side, replies[other], changed))
            facing[side] -= _values(side, *win_loss_counts(side, now[other], changed))
            past[side] += facing[side]
        now = replies
        left = {side: _regret(side, facing[side], now[side]) for side in OTHER}
        if sum(left.values()) < sum(least.values()):
            nearest, least = now, left
    return Mutual(nearest["player"], nearest["banker"], duel(nearest["player"], nearest["banker"]), least)


def _regret(side: Side, values: Lines, choice: strategy.Small) -> Fraction:
    """What the best reply would gain beyond a choice, per unit."""
    more = values.max(axis=1) - values[np.arange(len(choice)), choice]
    return Fraction(int((strategy.kinds().hands * more).sum()), _common_denominator(side) * DEALS)


NOT_COMBINED = "not-held-together-pai-kau"


class PaiKauAssumption(Assumption):
    CUSTOMARY = "customary"  # both sides arrange by this published way, as by the next three
    BALANCED = "balanced"
    HIGHEST_FRONT = "highest-front"
    HIGHEST_BACK = "highest-back"
    BEST_PLAY = "best_play"  # the bettor's side replies best to that way
    MUTUAL = "mutual"  # no better reply gains a side more than a few parts in a million
    ONE_SEAT = "one_seat"  # the capital stands against one seat with an equal stake


ASSUMED: Mapping[Side, tuple[Assumption, ...]] = {
    "player": (PaiKauAssumption.BEST_PLAY, PaiKauAssumption.MUTUAL),
    "banker": (PaiKauAssumption.ONE_SEAT,),
}


def odds(game: Game[Any], setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    """Stakes on a seat and capital of the bank, if both sides arrange by the table's published way."""
    del every_selection  # pai kau bets have no selections
    way = house_way(setting)
    backs = setting.options["house-backing"] == "backs"
    return tuple(_row(game, way, bet, with_house=backs and bet == BACKING) for bet in strategy.GAINS)


def _row(game: Game[Any], way: HouseWay, bet: str, *, with_house: bool) -> BetOdds:
    gains = strategy.GAINS[bet]
    side: Side = "player" if gains is strategy.STAKE else "banker"
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
        figures=_figures(way, side, tally)
        | ({"gain_of_the_house_as_backer": tally.mean(strategy.HOUSE_CAPITAL)} if with_house else {}),
        assumes=(PaiKauAssumption(way.slug), *ASSUMED[side]),
    )


def _of_side(side: Side, of_player: Tally) -> Tally:
    return of_player if side == "player" else of_player.of_the_other_side


def _figures(way: HouseWay, side: Side, tally: Tally) -> dict[str, Fraction]:
    _, reply = best_reply(side, way)
    both = mutual_best_play()
    return {
        "commission": COMMISSION * tally.win / tally.cases,
        "edge_best_play": -reply.mean(PAYOFF[side]),
        "edge_mutual_best_play": both.edge(side),
        "mutual_best_play_bound": both.bounds[side],
        "left_to_gain": both.regret[side],
    }
