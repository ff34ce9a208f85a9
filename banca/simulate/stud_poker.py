"""Stud poker by the million: a bettor's hand and the croupier's from one pack, ranked by the tables of the game.

The bettor raises by a policy: best play, or on hands of some strength and above.
"""

from collections.abc import Callable, Mapping
from math import prod

import numpy as np
from numpy.typing import NDArray

from banca.games.stud_poker import hands
from banca.games.stud_poker.best import decisions
from banca.games.stud_poker.bets import CLASSES, FACTS, Decided, Fact, Folded
from banca.games.stud_poker.equipment import ANTE
from banca.games.stud_poker.ranked import ranked
from banca.games.stud_poker.round import StudPoker
from banca.games.stud_poker.worth import gains
from banca.material.cards import PACK
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate.tally import Done, Simulated, blocks, tallied

Whole = NDArray[np.int64]
Small = NDArray[np.int32]
Bits = NDArray[np.bool_]
Deals = NDArray[np.uint8]  # a row of card numbers a round: the bettor's hand, then the croupier's, his up card last
Policy = Callable[[Deals, Small, Deals], Bits]  # of hands, their strengths and the cards shown: where a raise is made

SIZE = hands.CARDS_IN_HAND
HANDS_DEALT = 2
SHAPE = (len(CLASSES), 2, 2)  # the bettor's class; the croupier opens, or not; the bettor is higher, or not
RAISED = tuple(fact for fact in FACTS if isinstance(fact, Decided))  # in the order of that shape


def best_play(game: StudPoker, setting: Setting) -> Policy:
    """A raise wherever it is worth more than folding, by the prizes of this table."""
    return decisions(gains(game, setting, ANTE)).raises


def raises_from(strength: int | None = None) -> Policy:
    """A raise on hands of this strength and above, whatever the croupier shows; unsaid, on all that would open."""
    least = hands.tables().opens_from if strength is None else strength
    return lambda _, strengths, __: strengths >= least


def simulate(game: StudPoker, setting: Setting, place: Place, rounds: int, seed: int, done: Done) -> Simulated:
    """In best play: the ante with the raise that follows it, per unit of the ante; the raise by itself; the jackpot."""
    found = gains(game, setting, place[0])
    facts = counts(game, rounds, seed, best_play(game, setting), done)
    return tallied(place, seed, [(found[fact], n) for fact, n in facts.items() if fact in found])


def counts(game: StudPoker, rounds: int, seed: int, policy: Policy, done: Done = lambda _: None) -> Mapping[Fact, int]:
    """How often each fact came: folded, or the bettor's class, whether the croupier opened, who was higher."""
    found = np.zeros(prod(SHAPE), dtype=np.int64)
    for stream, size in blocks(game.edition.slug, seed, rounds):
        found += counted(deals(stream, size), policy)
        done(size)
    facts: dict[Fact, int] = {Folded(): rounds - int(found.sum())}
    facts |= {fact: int(n) for fact, n in zip(RAISED, found, strict=True)}
    return {fact: n for fact, n in facts.items() if n}


def deals(stream: np.random.Generator, rounds: int) -> Deals:
    """Each round a pack of its own, of which as many cards are drawn as two hands need."""
    pack = np.tile(np.arange(len(PACK), dtype=np.uint8), (rounds, 1))
    rows = np.arange(rounds)
    for place in range(HANDS_DEALT * SIZE):
        drawn = stream.integers(place, len(PACK), size=rounds)
        card = pack[rows, drawn]
        pack[rows, drawn] = pack[:, place]
        pack[:, place] = card
    return pack[:, : HANDS_DEALT * SIZE]


def counted(dealt: Deals, policy: Policy) -> Whole:
    """Of these deals, how many that were raised came to each fact."""
    own, kind = ranked(dealt[:, :SIZE])
    croupiers, _ = ranked(dealt[:, SIZE:])
    raised = policy(dealt[:, :SIZE], own, dealt[:, -1])
    closed, lower = croupiers < hands.tables().opens_from, own < croupiers
    at = np.ravel_multi_index((kind, closed.astype(np.int64), lower.astype(np.int64)), SHAPE)
    return np.bincount(at[raised], minlength=prod(SHAPE))
