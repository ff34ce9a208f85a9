"""Many tables of blackjack."""

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from banca.envs.blackjack import BlackjackPlay
from banca.envs.blackjack import kernel as tables
from banca.envs.blackjack.tables import rules_of
from banca.envs.play import Play
from banca.envs.vector import Flags, ManyTables, leasts
from banca.games.blackjack.shoe import is_single_round
from banca.games.blackjack.terms import terms_of
from banca.material.cards import PACK, Card
from banca.play.setting import Setting


class BlackjackTables(ManyTables):
    edition = "blackjack-56-2004"
    play_of: ClassVar[type[Play]] = BlackjackPlay

    def prepare(self, setting: Setting) -> None:
        terms, n = terms_of(setting), self.num_envs
        self.rules, self.parts = rules_of(setting.options)
        self.terms = np.zeros(len(tables.OF_TERMS), np.int64)
        self.terms[tables.SINGLE] = is_single_round(terms)
        self.terms[tables.MACHINE] = terms.device == "machine"
        self.terms[tables.BOX] = terms.device == "box"
        self.terms[tables.DEPTH] = terms.marker_depth or 0
        self.terms[tables.OPENING_BURN] = terms.opening_burn
        self.terms[tables.ROUND_BURN] = terms.burn_at_start
        self.terms[tables.SECOND_BURN] = terms.burn_before_second
        self.terms[tables.EPISODE_ROUNDS] = self.rounds
        most = int(self.rules.most.max())
        self.whole = np.tile(np.arange(len(PACK), dtype=np.uint8), terms.decks)
        self.packs = np.tile(self.whole, (n, 1))
        self.holders = np.zeros_like(self.packs)  # of the cards of the round
        self.books = np.zeros((n, len(tables.COLUMNS)), np.int32)
        self.stands = np.zeros((n, most), np.int32)
        self.waits = np.zeros((n, most), np.uint8)
        self.leasts = leasts(len(self.whole))
        self.all = np.ones(n, np.bool_)

    def clear(self) -> None:
        self.packs[:] = self.whole
        self.books[:] = 0
        self.books[:, tables.USED_UP] = 1

    def open(self, which: Flags) -> None:
        left = self.books[:, tables.IN_ROUND] == 1  # in the middle of a round: a new table takes the place of that one
        self.books[which & left, tables.USED_UP] = 1
        self._step(self.came.astype(np.int64), which, opening=True)

    def play_on(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float64], Flags, Flags]:
        self._step(actions, self.all, opening=False)
        ended = (self.books[:, tables.EPISODE] == 0) & (self.came == tables.ENDED)
        return self.gained / self.parts, ended, self.came == tables.REFUSED

    def _step(self, actions: NDArray[np.int64], which: Flags, *, opening: bool) -> None:
        if self.stream is None:
            raise ValueError("the tables have no chance to deal from yet")
        tables.step(
            actions,
            opening,
            which,
            self.books,
            self.stands,
            self.waits,
            self.packs,
            self.holders,
            self.observed,
            self.lawful,
            self.gained,
            self.came,
            self.rules,
            self.terms,
            *self.stream.arrays,
            self.leasts,
        )

    def dealt(self, table: int) -> tuple[Card, ...]:
        """The cards that left the box, shoe or machine of a table since they were last shuffled, burnt ones too."""
        return tuple(PACK[card] for card in self.packs[table, : self.books[table, tables.DRAWN]])
