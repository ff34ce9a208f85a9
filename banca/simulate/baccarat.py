"""Rounds of baccarat by the million, each from full packs just shuffled: six cards drawn, the rest read off tables."""

from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from banca.games.baccarat.drawing import (
    BANKER_TABLE,
    FIRST_CARDS,
    MOST_CARDS,
    PLAYER_TABLE,
    SIDES,
    TOTALS,
    BankerCase,
    Fact,
    PlayerCase,
    Winner,
    add,
    is_pair,
    points,
    winner,
)
from banca.games.baccarat.round import Baccarat
from banca.games.baccarat.worth import is_left_until_decided
from banca.material.cards import PACK
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate.tally import Done, Simulated, blocks, gain_of, tallied

Whole = NDArray[np.uint16]
WINNERS: tuple[Winner, ...] = (*SIDES, "tie")
FACTS: tuple[Fact, ...] = tuple(Fact(*each) for each in product(WINNERS, (False, True), (False, True)))
CHUNK_ROUNDS = 1 << 14  # what the processor keeps at hand
SUMS = range(1 + sum(max(TOTALS) for _ in SIDES))  # what two cards can add up to, tens not yet dropped


def simulate(game: Baccarat, setting: Setting, place: Place, rounds: int, seed: int, done: Done) -> Simulated:
    """Rounds of the bet; where it is left until it is decided, a tie is no end of it and is not counted."""
    gains = [
        (gain_of(game.ruling(setting, *place, fact).value), n)
        for fact, n in counts(setting, rounds, seed, done).items()
    ]
    goes_on = is_left_until_decided(setting)
    return tallied(place, seed, [(gain, n) for gain, n in gains if not (goes_on and gain[0] == "push")])


def counts(setting: Setting, rounds: int, seed: int, done: Done = lambda _: None) -> dict[Fact, int]:
    """How often each fact came. The same seed gives the same counts, whatever else runs."""
    packs = setting.options.number("decks")
    found = np.zeros(len(FACTS), dtype=np.int64)
    for stream, size in blocks(setting.edition.slug, seed, rounds):
        for start in range(0, size, CHUNK_ROUNDS):
            cards = drawn(stream, packs, min(CHUNK_ROUNDS, size - start))
            found += np.bincount(facts_of(cards, packs), minlength=len(FACTS))
        done(size)
    return dict(zip(FACTS, map(int, found), strict=True))


def drawn(stream: np.random.Generator, packs: int, size: int) -> list[Whole]:
    """For each round six different cards, by their number in the packs: a shuffle of the first six places only.

    Each place changes its card with itself or a later one. Where an earlier place did so with the same one, the card
    found there is the one that lay at the earlier place.
    """
    swaps = [stream.integers(place, packs * len(PACK), size=size, dtype=np.uint16) for place in range(MOST_CARDS)]
    cards = []
    for place, swap in enumerate(swaps):
        card = swap.copy()
        for earlier in reversed(range(place)):
            np.putmask(card, card == swaps[earlier], earlier)
        cards.append(card)
    return cards


def facts_of(cards: list[Whole], packs: int) -> Whole:
    """The number of the fact that the cards of each round come to; they go to the sides in turn (art7.1)."""
    worth, kind = tables_of(packs)
    player, banker = (cards[side : FIRST_CARDS : len(SIDES)] for side in range(len(SIDES)))
    at = worth[player[0]] + worth[player[1]]
    at = at * len(SUMS) + worth[banker[0]] + worth[banker[1]]
    for further in cards[FIRST_CARDS:]:
        at = at * len(TOTALS) + worth[further]
    fact: Whole = winners()[at]
    for one, other in (player, banker):
        fact = fact + fact + (kind[one] == kind[other])
    return fact


@cache
def tables_of(packs: int) -> tuple[Whole, Whole]:
    """What each card of the packs counts, and its kind: two of one kind are a pair."""
    kinds = [next(at for at, mate in enumerate(PACK) if is_pair(mate, card)) for card in PACK]
    worth = [points(card) for card in PACK]
    return np.array(worth * packs, dtype=np.uint16), np.array(kinds * packs, dtype=np.uint16)


@cache
def winners() -> Whole:
    """Who wins, for each sum of the two cards of each side and each count of the fifth and the sixth card."""
    table = [WINNERS.index(_winner(*case)) for case in product(SUMS, SUMS, TOTALS, TOTALS)]
    return np.array(table, dtype=np.uint16)


def _winner(player: int, banker: int, *coming: int) -> Winner:
    first, further = PlayerCase(add((player,)), add((banker,))), iter(coming)
    third = next(further) if PLAYER_TABLE[first].value else None
    draws = BANKER_TABLE[BankerCase(first.banker, third, first.player)].value
    return winner(add((player, third or 0)), add((banker, next(further) if draws else 0)))
