"""Many tables of craps."""

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from banca.envs.craps import CrapsPlay
from banca.envs.craps import kernel as tables
from banca.envs.craps.tables import rules_of
from banca.envs.vector import Flags, ManyTables
from banca.games.craps.bets import THROWS
from banca.play.setting import Setting
from banca.simulate.chance import rejection_threshold


class CrapsTables(ManyTables):
    edition = "craps-53-2010"
    play_of: ClassVar[type[CrapsPlay]] = CrapsPlay
    play: CrapsPlay

    def prepare(self, setting: Setting) -> None:
        del setting  # the play has it, with one unit at most on every bet
        self.rules, self.parts = rules_of(self.play)
        self.left = np.zeros(self.num_envs, np.int64)  # rounds of the episode
        self.all = np.ones(self.num_envs, np.bool_)
        self.rejection_threshold = rejection_threshold(len(THROWS))

    def clear(self) -> None:
        self.observed[:] = 0
        self.left[:] = 0

    def open(self, which: Flags) -> None:
        self.observed[which & (self.left > 0)] = 0  # left in the middle of an episode: a new table, where nothing lies
        self._step(self.came.astype(np.int64), which, opening=True)

    def play_on(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float64], Flags, Flags]:
        self._step(actions, self.all, opening=False)
        return self.gained / self.parts, self.came == tables.ENDED, self.came == tables.REFUSED

    def _step(self, actions: NDArray[np.int64], which: Flags, *, opening: bool) -> None:
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
            self.came,
            self.rules,
            *self.stream.arrays,
            self.rejection_threshold,
        )
