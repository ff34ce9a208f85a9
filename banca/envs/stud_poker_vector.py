"""Many tables of stud poker: two hands of one pack, ranked, and one choice."""

from fractions import Fraction
from math import lcm
from typing import Any, ClassVar

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel
from banca.envs.bets_vector import BOTH, BetTables
from banca.envs.play import Play
from banca.envs.stud_poker import ACTIONS, RAISE, StudPokerPlay
from banca.envs.vector import Flags, leasts
from banca.games.stud_poker.bets import FACTS, MAXIMUM, Decided, Folded
from banca.games.stud_poker.equipment import ANTE, deals_from_the_shoe
from banca.games.stud_poker.hands import CARDS_IN_HAND, HAND_ORDER, tables
from banca.games.stud_poker.jackpot import posted_of
from banca.games.stud_poker.ranked import ranked
from banca.games.stud_poker.worth import gains
from banca.law import OptionError
from banca.material.cards import PACK, Card
from banca.play.setting import Setting
from banca.simulate.chance import USED, WORDS, Places, Words, parted, refill

Whole = NDArray[np.int64]
DEALT = CARDS_IN_HAND + CARDS_IN_HAND
OPEN, CLASS, STRENGTH = range(CARDS_IN_HAND, CARDS_IN_HAND + 3)


class StudPokerTables(BetTables):
    edition = "stud-poker-61-2004"
    play_of: ClassVar[type[Play]] = StudPokerPlay

    def prepare(self, setting: Setting) -> None:
        if posted_of(setting):
            says = "the jackpot's pool is one for all rounds of a table: it is played at one live table, not at many"
            raise OptionError(f"{says} ({setting.edition.cite('art10.1')})")
        super().prepare(setting)
        n = self.num_envs
        self.packs = np.tile(np.arange(len(PACK), dtype=np.uint8), (n, 1))
        self.won = np.zeros(n, np.int64)  # what a raise comes to, by the number of its fact
        in_turn = deals_from_the_shoe(setting, shuffler_failed=False)
        order = np.arange(DEALT)
        self.own = order[::2] if in_turn else order[:CARDS_IN_HAND]
        self.croupiers = order[1::2] if in_turn else order[CARDS_IN_HAND:]
        self.worth, self.parts = self._worth(setting)
        self.leasts = leasts(len(PACK))
        facts = [[[Decided(hand.slug, opens, higher) for higher in BOTH] for opens in BOTH] for hand in HAND_ORDER]
        self.facts = np.array([[[FACTS.index(fact) for fact in two] for two in four] for four in facts])

    def _worth(self, setting: Setting) -> tuple[Whole, int]:
        """Of the ante with its raise, by the facts in their order."""
        stake = self.play.stake if setting.parameter(MAXIMUM) is not None else None
        game: Any = self.play.game
        found: list[Fraction] = [gain for _, gain in gains(game, setting, ANTE, ante=stake).values()]
        parts = lcm(*(gain.denominator for gain in found))
        return np.array([int(gain * parts) for gain in found]), parts

    def clear(self) -> None:
        super().clear()
        self.packs[:] = np.arange(len(PACK), dtype=np.uint8)

    def open(self, which: Flags) -> None:
        super().open(which)
        self._deal(which)

    def _deal(self, which: Flags) -> None:
        if self.stream is None:
            raise ValueError("the tables have no chance to deal from yet")
        deal(self.packs, which, DEALT, *self.stream.arrays, self.leasts)
        cards = self.packs[which]
        own, croupiers = cards[:, self.own], cards[:, self.croupiers]
        (strength, kind), (other, _) = ranked(own), ranked(croupiers)
        opens, higher = other >= tables().opens_from, strength > other
        self.won[which] = self.facts[kind, opens.astype(np.int64), higher.astype(np.int64)]
        seen = np.zeros((len(cards), self.observed.shape[1]), np.int16)
        seen[:, :CARDS_IN_HAND] = 1 + np.sort(own, axis=1)
        seen[:, OPEN] = 1 + croupiers[:, -1].astype(np.int16)
        seen[:, CLASS], seen[:, STRENGTH] = len(HAND_ORDER) - kind, 1 + strength
        self.observed[which] = seen

    def play_on(self, actions: Whole) -> tuple[NDArray[np.float64], Flags, Flags]:
        bet, refused = self._lawful(actions)
        over = self.left == 0
        if over.any():
            self.open(over)
        fact = np.where(actions == ACTIONS.index(RAISE), self.won, FACTS.index(Folded()))
        gained = np.where(bet, self.worth[fact], 0) / self.parts
        ended = self._after(bet)
        goes_on = bet & ~ended
        if goes_on.any():
            self._deal(goes_on)
        return gained, ended, refused

    def dealt(self, table: int) -> tuple[Card, ...]:
        """The cards of the round in the order in which they came, and then those that did not."""
        return tuple(PACK[card] for card in self.packs[table])


@kernel
def deal(
    packs: NDArray[np.uint8], which: Flags, cards: int, words: Words, place: Places, leasts: NDArray[np.uint64]
) -> None:
    """So many cards from the whole pack, at each of these tables: what is left changes places with the one on top."""
    at, size = place[USED], packs.shape[1]
    for n in range(len(packs)):
        if not which[n]:
            continue
        for top in range(cards):
            while True:
                if at == WORDS:
                    refill(words, place)
                    at = 0
                chosen, rest = parted(words[at], uint64(size - top))
                at += 1
                if rest >= leasts[size - top]:
                    break
            there = uint64(top) + chosen
            packs[n, top], packs[n, there] = packs[n, there], packs[n, top]
    place[USED] = at
