"""Many tables of baccarat."""

from fractions import Fraction
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from banca.envs.baccarat import VALUES, WINNERS, BaccaratPlay
from banca.envs.baccarat import kernel as tables
from banca.envs.baccarat.kernel import Dealing, deal
from banca.envs.live import PLAYER
from banca.envs.vector import Flags, RoundTables, Whole, in_parts, rejection_thresholds
from banca.games.baccarat.bets import ruling
from banca.games.baccarat.drawing import (
    BANKER_TABLE,
    PLAYER_TABLE,
    SIDES,
    TOTALS,
    BankerCase,
    Fact,
    PlayerCase,
    add,
    is_pair,
    points,
    winner,
)
from banca.games.baccarat.equipment import on_machine
from banca.games.baccarat.shoe import face_value
from banca.law import OptionSet
from banca.material.cards import PACK, Card
from banca.play.payoff import net
from banca.play.setting import Setting
from banca.strategy.baccarat import stands_after_a_tie

BOTH = (False, True)
FACTS = tuple(Fact(*each) for each in product(WINNERS, BOTH, BOTH))


class BaccaratTables(RoundTables):
    game = "baccarat"
    play: BaccaratPlay

    def prepare(self, setting: Setting) -> None:
        super().prepare(setting)
        dealing, self.parts = dealing_of(setting.options)
        self.terms = self._terms(setting)
        self.dealing = dealing._replace(terms=self.terms, opening_burns=np.array(self.play.life.opening_burns))
        self.whole = np.tile(np.arange(len(PACK), dtype=np.uint8), self.play.packs)
        self.packs = np.tile(self.whole, (self.num_envs, 1))
        self.rows = np.zeros((self.num_envs, len(tables.COLUMNS)), np.int32)
        self.thresholds = rejection_thresholds(len(self.whole))

    def _terms(self, setting: Setting) -> Whole:
        life, terms = self.play.life, np.zeros(len(tables.TERMS), np.int64)
        terms[tables.MACHINE] = on_machine(setting)
        terms[tables.DEPTH] = life.depth
        terms[tables.TURNS_UP_FIRST] = life.shown
        terms[tables.BURNS_FIRST] = life.burnt
        terms[tables.ROUNDS_AFTER] = life.last_rounds
        terms[tables.DEMONSTRATIONS] = life.demonstrations
        terms[tables.KEEPS_TIES] = stands_after_a_tie(setting)
        return terms

    def clear(self) -> None:
        super().clear()
        self.packs[:] = self.whole
        self.rows[:] = 0
        self.rows[:, tables.USED_UP] = 1

    def replace(self, which: Flags) -> None:
        super().replace(which)
        self.rows[which, tables.USED_UP] = 1

    def open(self, which: Flags) -> None:
        super().open(which)
        self._deal(self.status.astype(np.int64), ~self.all, which)

    def play_on(self, actions: Whole) -> tuple[NDArray[np.float64], Flags, Flags]:
        bet, refused = self.split_actions(actions)
        over = self.left == 0
        if over.any():
            self.open(over)
        ended = self.count_rounds(bet)
        self._deal(actions, bet, bet & ~ended)
        return self.gained / self.parts, ended, refused

    def _deal(self, actions: Whole, bet: Flags, opens: Flags) -> None:
        if self.stream is None:
            raise ValueError("the tables have no chance to deal from yet")
        deal(
            actions,
            bet,
            opens,
            self.rows,
            self.packs,
            self.observed,
            self.gained,
            self.dealing,
            *self.stream.arrays,
            self.thresholds,
        )

    def dealt(self, table: int) -> tuple[Card, ...]:
        """The cards that have left a table's shoe since its last shuffle, burnt ones included."""
        return tuple(PACK[card] for card in self.packs[table, : self.rows[table, tables.DRAWN]])


@lru_cache(maxsize=64)
def dealing_of(options: OptionSet) -> tuple[Dealing, int]:
    """The rules of the deal as arrays, and in how many parts of a unit gains are counted."""
    play = BaccaratPlay(Setting(options), 1, (PLAYER,))
    no_bet = [Fraction(0)] * len(FACTS)
    nets = [[net(ruling(options, *bet, fact).value) for fact in FACTS] for bet in play.bets]
    gains, parts = in_parts([no_bet, *nets])
    none = len(TOTALS)  # the index for no third card
    player = np.zeros((len(TOTALS), len(TOTALS)), np.bool_)
    banker = np.zeros((len(TOTALS), 1 + len(TOTALS), len(TOTALS)), np.bool_)
    for one, other in product(TOTALS, TOTALS):
        player[one, other] = PLAYER_TABLE[PlayerCase(one, other)].value
        for third in TOTALS if player[one, other] else (None,):
            drawn = BANKER_TABLE[BankerCase(other, third, one)].value
            banker[other, none if third is None else third, one] = drawn
    made = Dealing(
        points=np.array([points(card) for card in PACK], np.uint8),
        value=np.array([face_value(card) for card in PACK], np.uint8),
        kind=np.array([next(at for at, mate in enumerate(PACK) if is_pair(mate, card)) for card in PACK], np.uint8),
        added=np.array([[add((one, other)) for other in TOTALS] for one in TOTALS], np.uint8),
        player=player,
        banker=banker,
        winner=np.array([[WINNERS.index(winner(one, other)) for other in TOTALS] for one in TOTALS], np.uint8),
        gains=gains,
        on_side=np.array([False, *(bet in SIDES for bet, _ in play.bets)]),
        whole=np.array([options.number("decks") * sum(face_value(c) == n for c in PACK) for n in VALUES], np.int16),
        opening_burns=np.zeros(0, np.int64),
        terms=np.zeros(0, np.int64),
    )
    return made, parts
