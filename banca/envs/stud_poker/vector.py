"""Many tables of stud poker: two hands of one pack, ranked, and one choice."""

from math import prod
from typing import Any, NamedTuple

import numpy as np
from numba import int64, uint64
from numpy.typing import NDArray

from banca.compiled import kernel
from banca.envs.stud_poker import ACTIONS, RAISE
from banca.envs.vector import Flags, RoundTables, Whole, in_parts
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import FACTS, MAXIMUM, Decided, Folded
from banca.games.stud_poker.equipment import ANTE, deals_from_the_shoe
from banca.games.stud_poker.hands import CARDS_IN_HAND, HAND_ORDER, tables
from banca.games.stud_poker.jackpot import posted_jackpot
from banca.law import OptionError
from banca.material.cards import PACK, Card
from banca.play.setting import Setting
from banca.simulate.chance import USED, WORDS, RngState, Words, refill, rejection_threshold, split_word
from banca.simulate.stud_poker import best_suit
from banca.simulate.stud_poker.ranking import (
    CLASS_AT,
    CLASS_BITS,
    PATTERN_BITS,
    STRENGTH_AT,
    Codes,
    Ranks,
    codes,
    rank_at,
    ranking,
)
from banca.strategy.stud_poker import gains

BOTH = (False, True)
DEALT = CARDS_IN_HAND + CARDS_IN_HAND
OWN, CROUPIERS = 0, CARDS_IN_HAND
OPEN, CLASS, STRENGTH = range(CARDS_IN_HAND, CARDS_IN_HAND + 3)


class Ranking(NamedTuple):
    order: Whole  # the order of dealing: the player's five cards, then the croupier's
    codes: Codes  # of cards
    of_hands: Ranks
    cards: Whole  # rank and suit of each
    deciding: Whole  # the rank whose suit decides, by pattern
    opens_from: int
    facts: Whole  # by class, whether the croupier opens, whether the player is higher


class StudPokerTables(RoundTables):
    game = "stud-poker"

    def prepare(self, setting: Setting) -> None:
        if posted_jackpot(setting):
            raise OptionError("environment-jackpot-at-many-tables", clause=setting.edition.citation("art10.1"))
        super().prepare(setting)
        n = self.num_envs
        self.packs = np.tile(np.arange(len(PACK), dtype=np.uint8), (n, 1))
        self.won = np.zeros(n, np.int64)  # the gain of a raise, by the number of its fact
        in_turn = deals_from_the_shoe(setting, shuffler_failed=False)
        self.ranks = ranking_for(in_turn=in_turn)
        stake = self.play.stake if setting.parameter(MAXIMUM) is not None else None
        game: Any = self.play.game
        payoffs = [gain for _, gain in gains(game, setting, ANTE, ante=stake).values()]  # by fact, in order
        [self.payoffs], self.parts = in_parts([payoffs])
        self.threshold = rejection_threshold(prod(range(len(PACK) - DEALT + 1, len(PACK) + 1)))

    def clear(self) -> None:
        super().clear()
        self.packs[:] = np.arange(len(PACK), dtype=np.uint8)

    def open(self, which: Flags) -> None:
        super().open(which)
        self._deal(which)

    def _deal(self, which: Flags) -> None:
        if self.stream is None:
            raise ValueError("the tables have no chance to deal from yet")
        deal(self.packs, which, self.observed, self.won, self.ranks, *self.stream.arrays, self.threshold)

    def play_on(self, actions: Whole) -> tuple[NDArray[np.float64], Flags, Flags]:
        bet, refused = self.split_actions(actions)
        over = self.left == 0
        if over.any():
            self.open(over)
        fact = np.where(actions == ACTIONS.index(RAISE), self.won, FACTS.index(Folded()))
        gained = np.where(bet, self.payoffs[fact], 0) / self.parts
        ended = self.count_rounds(bet)
        goes_on = bet & ~ended
        if goes_on.any():
            self._deal(goes_on)
        return gained, ended, refused

    def dealt(self, table: int) -> tuple[Card, ...]:
        """The pack: the cards of the round in the order of dealing, then the rest."""
        return tuple(PACK[card] for card in self.packs[table])


def ranking_for(*, in_turn: bool) -> Ranking:
    """`in_turn`: every other card is the player's; otherwise the first five."""
    facts = [[[Decided(hand.slug, opens, higher) for higher in BOTH] for opens in BOTH] for hand in HAND_ORDER]
    came = np.arange(DEALT)
    return Ranking(
        order=np.concatenate((came[::2], came[1::2])) if in_turn else came,
        codes=codes(),
        of_hands=ranking(),
        cards=np.array((hands.RANK, hands.SUIT), np.int64),
        deciding=np.array(tables().deciding_ranks, np.int64),
        opens_from=tables().opens_from,
        facts=np.array([[[FACTS.index(fact) for fact in two] for two in four] for four in facts]),
    )


@kernel
def deal(
    packs: NDArray[np.uint8],
    which: Flags,
    observed: NDArray[np.int16],
    won: Whole,
    ranks: Ranking,
    words: Words,
    rng_state: RngState,
    threshold: int,
) -> None:
    """Deal two hands from the whole pack at each of these tables."""
    at, dealt = rng_state[USED], np.empty(DEALT, np.uint64)
    for n in range(len(packs)):
        if not which[n]:
            continue
        while True:
            if at == WORDS:
                refill(words, rng_state)
                at = 0
            rest = words[at]
            at += 1
            for top in range(DEALT):
                chosen, rest = split_word(rest, uint64(len(PACK) - top))
                there = uint64(top) + chosen
                drawn = packs[n, there]
                packs[n, there] = packs[n, top]
                packs[n, top] = drawn
            if rest >= uint64(threshold):
                break
        for card in range(DEALT):
            dealt[card] = ranks.codes[packs[n, ranks.order[card]]]
        own, other = rank_at(dealt, OWN, ranks.of_hands), rank_at(dealt, CROUPIERS, ranks.of_hands)
        strength = int64(own >> STRENGTH_AT) + best_suit(dealt, OWN, ranks.cards, ranks.deciding[own & PATTERN_BITS])
        suit = best_suit(dealt, CROUPIERS, ranks.cards, ranks.deciding[other & PATTERN_BITS])
        croupiers = int64(other >> STRENGTH_AT) + suit
        kind = int64((own >> CLASS_AT) & CLASS_BITS)
        opens, higher = int(croupiers >= ranks.opens_from), int(strength > croupiers)
        won[n] = ranks.facts[kind, opens, higher]
        for card in range(CARDS_IN_HAND):
            number, low = int64(packs[n, ranks.order[card]]) + 1, card
            while low > 0 and observed[n, low - 1] > number:
                observed[n, low] = observed[n, low - 1]
                low -= 1
            observed[n, low] = number
        observed[n, OPEN] = int64(packs[n, ranks.order[DEALT - 1]]) + 1
        observed[n, CLASS], observed[n, STRENGTH] = len(ranks.facts) - kind, 1 + strength
    rng_state[USED] = at
