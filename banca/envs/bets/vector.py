"""Many tables of the games in which all there is to choose is the bet."""

from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import lcm
from typing import Any, ClassVar

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from banca.compiled import kernel
from banca.envs.asked import NO_ACTION
from banca.envs.bets import VALUES, WINNERS, BaccaratPlay, OneDrawPlay
from banca.envs.bets.baccarat_kernel import (
    BURNS_FIRST,
    COLUMNS,
    DEMONSTRATIONS,
    DEPTH,
    DRAWN,
    KEEPS_TIES,
    MACHINE,
    OF_TERMS,
    ROUNDS_AFTER,
    TURNS_UP_FIRST,
    USED_UP,
    Dealing,
    deal,
)
from banca.envs.play import Play
from banca.envs.session import Drawn, Session
from banca.envs.vector import Flags, ManyTables, leasts
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
from banca.play.payoff import net, payoff_table
from banca.play.setting import Setting
from banca.simulate.chance import USED, WORDS, Places, Words, refill, split_word
from banca.strategy.baccarat import ShoeLife, stands_after_a_tie

Whole = NDArray[np.int64]
Seen = NDArray[np.int16]
BOTH = (False, True)


def lawful_at_first(play: Play) -> NDArray[np.int8]:
    """What may be bet, asked of a live table: it is the same in every round."""
    session = Session(play, Drawn(np.random.default_rng(0), play))
    session.open()
    return session.mask(play.players[0])


def in_parts(gains: list[list[Fraction]]) -> tuple[Whole, int]:
    """In the largest part of a unit of which all gains are multiples."""
    parts = lcm(*(gain.denominator for row in gains for gain in row))
    return np.array([[int(gain * parts) for gain in row] for row in gains]), parts


class BetTables(ManyTables):
    """A step is a round: the bet, and what it came to."""

    def prepare(self, setting: Setting) -> None:
        self.may_bet = lawful_at_first(self.play)
        self.left = np.zeros(self.num_envs, np.int64)  # rounds of the episode
        self.all = np.ones(self.num_envs, np.bool_)
        del setting

    def clear(self) -> None:
        self.observed[:] = 0
        self.left[:] = 0

    def open(self, which: Flags) -> None:
        self.replace(which & (self.left > 0))
        self.left[which] = self.rounds
        self.lawful[which] = self.may_bet

    def replace(self, which: Flags) -> None:
        """In the middle of an episode these were left: new tables take their place, which remember nothing."""
        self.observed[which] = 0

    def _lawful(self, actions: Whole) -> tuple[Flags, Flags]:
        """Where a bet is made, and where one is refused; where an episode had ended, the next is opened instead."""
        over = self.left == 0
        allowed = (actions != NO_ACTION) & (self.may_bet[actions] == 1)
        return ~over & allowed, ~over & ~allowed

    def _after(self, bet: Flags) -> Flags:
        self.left -= bet
        ended: Flags = bet & (self.left == 0)
        self.lawful[ended] = 0
        return ended


class OneDrawTables(BetTables):
    play_of: ClassVar[type[Play]] = OneDrawPlay

    def prepare(self, setting: Setting) -> None:
        super().prepare(setting)
        play: Any = self.play
        table = payoff_table(play.one_draw, setting)
        nothing = [Fraction(0)] * len(table.weights)
        self.gains, self.parts = in_parts([nothing, *(list(table.nets(bet)) for bet in play.bets)])
        self.tickets = np.repeat(np.arange(len(table.weights), dtype=np.int16), table.weights)
        self.leasts = leasts(len(self.tickets))

    def play_on(self, actions: Whole) -> tuple[NDArray[np.float64], Flags, Flags]:
        bet, refused = self._lawful(actions)
        if self.stream is None:
            raise ValueError("the tables have no chance to draw from yet")
        self.open(self.left == 0)
        draw(
            actions,
            bet,
            self.gains,
            self.tickets,
            self.observed,
            self.gained,
            *self.stream.arrays,
            self.leasts[-1],
        )
        return self.gained / self.parts, self._after(bet), refused


@kernel
def draw(
    actions: Whole,
    bet: Flags,
    worth: Whole,
    tickets: NDArray[np.int16],
    sights: Seen,
    gains: Whole,
    words: Words,
    place: Places,
    least_left: int,
) -> None:
    """A result at each table where a bet was made; it is remembered before all others."""
    at, choices = place[USED], uint64(len(tickets))
    for n in range(len(actions)):
        gains[n] = 0
        if not bet[n]:
            continue
        while True:
            if at == WORDS:
                refill(words, place)
                at = 0
            chosen, rest = split_word(words[at], choices)
            at += 1
            if rest >= uint64(least_left):
                break
        result = tickets[chosen]
        gains[n] = worth[actions[n], result]
        for before in range(sights.shape[1] - 1, 0, -1):
            sights[n, before] = sights[n, before - 1]
        sights[n, 0] = result + 1
    place[USED] = at


class RouletteTables(OneDrawTables):
    edition = "roulette-60-2004"


class CussecTables(OneDrawTables):
    edition = "cussec-57-2004"


class FishPrawnCrabTables(OneDrawTables):
    edition = "fish-prawn-crab-59-2004"


class FanTanTables(OneDrawTables):
    edition = "fantan-58-2004"


# Baccarat.


class BaccaratTables(BetTables):
    edition = "baccarat-55-2004"
    play_of: ClassVar[type[Play]] = BaccaratPlay

    def prepare(self, setting: Setting) -> None:
        super().prepare(setting)
        play: Any = self.play
        life: ShoeLife = play.life
        n = self.num_envs
        self.dealing, self.parts = dealing_of(setting.options)
        self.opening_burns = np.array(life.opening_burns)
        self.terms = np.zeros(len(OF_TERMS), np.int64)
        self.terms[MACHINE] = on_machine(setting)
        self.terms[DEPTH] = life.depth
        self.terms[TURNS_UP_FIRST] = life.shown
        self.terms[BURNS_FIRST] = life.burnt
        self.terms[ROUNDS_AFTER] = life.last_rounds
        self.terms[DEMONSTRATIONS] = life.demonstrations
        self.terms[KEEPS_TIES] = stands_after_a_tie(setting)
        self.whole = np.tile(np.arange(len(PACK), dtype=np.uint8), play.packs)
        self.packs = np.tile(self.whole, (n, 1))
        self.books = np.zeros((n, len(COLUMNS)), np.int32)
        self.leasts = leasts(len(self.whole))

    def clear(self) -> None:
        super().clear()
        self.packs[:] = self.whole
        self.books[:] = 0
        self.books[:, USED_UP] = 1

    def replace(self, which: Flags) -> None:
        super().replace(which)
        self.books[which, USED_UP] = 1

    def open(self, which: Flags) -> None:
        super().open(which)
        self._deal(self.came.astype(np.int64), ~self.all, which)

    def play_on(self, actions: Whole) -> tuple[NDArray[np.float64], Flags, Flags]:
        bet, refused = self._lawful(actions)
        over = self.left == 0
        if over.any():
            self.open(over)
        ended = self._after(bet)
        self._deal(actions, bet, bet & ~ended)
        return self.gained / self.parts, ended, refused

    def _deal(self, actions: Whole, bet: Flags, opens: Flags) -> None:
        if self.stream is None:
            raise ValueError("the tables have no chance to deal from yet")
        deal(
            actions,
            bet,
            opens,
            self.books,
            self.packs,
            self.observed,
            self.gained,
            self.dealing,
            self.opening_burns,
            self.terms,
            *self.stream.arrays,
            self.leasts,
        )

    def dealt(self, table: int) -> tuple[Card, ...]:
        """The cards that left the shoe of a table since they were last shuffled, burnt ones too."""
        return tuple(PACK[card] for card in self.packs[table, : self.books[table, DRAWN]])


FACTS = tuple(Fact(*each) for each in product(WINNERS, BOTH, BOTH))


@lru_cache(maxsize=64)
def dealing_of(options: OptionSet) -> tuple[Dealing, int]:
    """The tables of the deal, asked of the rules."""
    setting = Setting(options)
    play = BaccaratPlay(setting, 1, ("player",))
    nothing = [Fraction(0)] * len(FACTS)
    worth = [[net(ruling(options, *bet, fact).value) for fact in FACTS] for bet in play.bets]
    gains, parts = in_parts([nothing, *worth])
    none = len(TOTALS)  # the place of no third card
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
    )
    return made, parts
