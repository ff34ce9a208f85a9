"""Many tables of pai kau: two hands of one set, and the result of each division of one against the other."""

from functools import lru_cache
from itertools import combinations
from math import prod
from typing import NamedTuple

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel
from banca.envs.live import PLAYER
from banca.envs.options import NO_ACTION
from banca.envs.pai_kau import DIVISIONS, PaiKauPlay
from banca.envs.vector import Flags, ManyTables, Whole, in_parts
from banca.games.pai_kau.equipment import SEAT
from banca.games.pai_kau.order import divisions
from banca.games.pai_kau.state import Deal, Round
from banca.law import OptionSet
from banca.material.tiles import FACES, NUMBER_OF, SET, Tile
from banca.play.setting import Setting
from banca.simulate.chance import USED, WORDS, RngState, Words, refill, rejection_threshold
from banca.simulate.pai_kau.table import (
    FRONT_AT,
    HELD,
    OUTCOME,
    RESULTS,
    TILES,
    Bytes,
    Codes,
    Strengths,
    choice_of,
    compare_hands,
    draw,
    hand_of,
    pair_of,
    strengths_of,
)
from banca.strategy.pai_kau import GAINS, in_front

Observations = NDArray[np.int16]
Mask = NDArray[np.int8]
HANDS = OWN, BANKERS = range(2)
DEALT = HELD * len(HANDS)


class Fours(NamedTuple):
    """Every hand of four tiles, by their faces, on which the order of divisions depends."""

    face: Bytes  # of each tile of the set
    line: Observations  # row of this table, by four faces in any order
    seen: Observations  # their observation
    lawful: Mask  # which divisions exist
    codes: Strengths  # of each division: the front as compared, and the back


class House(NamedTuple):
    """How the banker's tiles are arranged, and the result for a seat."""

    pairs: Bytes
    ways: Strengths  # of the published house way
    outcome: Bytes
    payoffs: Whole  # by result, in parts of a unit


class PaiKauTables(ManyTables):
    """The set is shuffled for every round and nothing is remembered: a table is only its eight tiles."""

    game = "pai-kau"

    def prepare(self, setting: Setting) -> None:
        n = self.num_envs
        self.each = np.arange(n)
        self.left = np.zeros(n, np.int64)  # rounds of the episode
        self.set = np.arange(TILES, dtype=np.uint64)  # one for all tables, in the order that the last deal left
        self.tiles = np.zeros((n, DEALT), np.uint64)
        self.won = np.zeros((n, DIVISIONS), np.int64)  # the gain of each division
        self.fours = fours(setting.options)
        [payoffs], self.parts = in_parts([[GAINS[SEAT][result] for result in RESULTS]])
        self.house = House(pair_of(), strengths_of(choice_of(None, setting))[None], OUTCOME, payoffs)
        self.threshold = rejection_threshold(prod(range(TILES - DEALT + 1, TILES + 1)))

    def clear(self) -> None:
        self.left[:] = 0
        self.set[:] = np.arange(TILES)

    def open(self, which: Flags) -> None:
        self.left[which] = self.rounds
        self._deal(which)

    def play_on(self, actions: Whole) -> tuple[NDArray[np.float64], Flags, Flags]:
        over = self.left == 0
        laid = (actions != NO_ACTION) & (self.lawful[self.each, actions] == 1)  # none if an episode is over
        gained = np.where(laid, self.won[self.each, actions], 0) / self.parts
        self.left -= laid
        ended = laid & (self.left == 0)
        self.lawful[ended] = 0
        self.left[over] = self.rounds
        self._deal(over | (laid & ~ended))
        return gained, ended, ~over & ~laid

    def _deal(self, which: Flags) -> None:
        if self.stream is None:
            raise ValueError("the tables have no chance to deal from yet")
        deal(which, self.set, self.tiles, *self.stream.arrays, self.threshold)
        self.lay(which)

    def lay(self, which: Flags) -> None:
        """Lay out the tiles of each of these tables and compute the gains."""
        meet(which, self.tiles, self.observed, self.lawful, self.won, self.fours, self.house)

    def dealt(self, table: int) -> tuple[Tile, ...]:
        """The tiles of the round: the seat's, and then the banker's."""
        return tuple(SET[tile] for tile in self.tiles[table])


@lru_cache
def fours(options: OptionSet) -> Fours:
    """Compute the hands by asking the game at one table."""
    setting = Setting(options)
    play = PaiKauPlay(setting, 1, (PLAYER,))
    every = sorted({tuple(sorted(NUMBER_OF[tile] for tile in four)) for four in combinations(SET, HELD)})
    seen = np.zeros((len(every), len(play.fields)), np.int16)
    lawful = np.zeros((len(every), DIVISIONS), np.int8)
    strengths = np.zeros((len(every), DIVISIONS, len(HANDS)), np.int16)
    for n, faces in enumerate(every):
        tiles = tuple(FACES[face] for face in faces)
        found = [division.strengths for division in divisions(tiles)]
        seen[n] = play.observe(Round(setting, deal=Deal(tiles=((play.places[PLAYER], tiles),))), PLAYER, ())
        lawful[n, : len(found)], strengths[n, : len(found)] = 1, found
    fronts, backs = in_front(strengths[..., 0]).astype(np.uint16), strengths[..., 1].astype(np.uint16)
    return Fours(
        face=np.array([NUMBER_OF[tile] for tile in SET], np.uint8),
        line=_lines(np.array(every)),
        seen=seen,
        lawful=lawful,
        codes=(fronts << np.uint16(FRONT_AT)) + backs,
    )


def _lines(every: Whole) -> Observations:
    shape = (len(FACES),) * HELD
    found = np.full(shape, -1, np.int16)
    found[tuple(every.T)] = np.arange(len(every))
    by_faces: Observations = found[tuple(np.sort(np.indices(shape), axis=0))]
    return by_faces


@kernel
def deal(which: Flags, set_: Codes, tiles: Codes, words: Words, rng_state: RngState, threshold: int) -> None:
    """Deal two hands from the whole set at each of these tables, both from one word."""
    at = rng_state[USED]
    for n in range(len(which)):
        if not which[n]:
            continue
        while True:
            if at == WORDS:
                refill(words, rng_state)
                at = 0
            rest = draw(set_, draw(set_, words[at], OWN), BANKERS)
            at += 1
            if rest >= uint64(threshold):
                break
        for tile in range(DEALT):
            tiles[n, tile] = set_[tile]
    rng_state[USED] = at


@kernel
def meet(which: Flags, tiles: Codes, observed: Observations, lawful: Mask, won: Whole, of: Fours, house: House) -> None:
    """The observation, the lawful actions and the gains at each of these tables."""
    for n in range(len(which)):
        if not which[n]:
            continue
        one, two, three, four = of.face[tiles[n, 0]], of.face[tiles[n, 1]], of.face[tiles[n, 2]], of.face[tiles[n, 3]]
        line = of.line[one, two, three, four]
        for field in range(observed.shape[1]):
            observed[n, field] = of.seen[line, field]
        bankers = hand_of(tiles[n], BANKERS, house.pairs, house.ways, 0)
        for way in range(DIVISIONS):
            lawful[n, way] = of.lawful[line, way]
            won[n, way] = house.payoffs[compare_hands(of.codes[line, way], bankers, house.outcome)]
