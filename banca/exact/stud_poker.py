"""Stud poker, counted exactly: every hand of a bettor against every hand of the croupier that shares no card with it.

How many of these are lower than a given hand is found by inclusion and exclusion over its five cards: of the hands that
hold a given few of them, its place in their order says how many are lower. Sorting does all the work.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import chain, combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from banca.exact.kept import kept
from banca.exact.worth import BetOdds, Outcome
from banca.games.stud_poker import hands
from banca.games.stud_poker.bets import CLASSES, RAISE_TO_ANTE, Decided, Fact, Folded
from banca.games.stud_poker.equipment import ANTE, JACKPOT, RAISE
from banca.games.stud_poker.jackpot import posted_of
from banca.games.stud_poker.ranked import ranked
from banca.games.stud_poker.round import StudPoker
from banca.games.stud_poker.worth import gains
from banca.material.cards import PACK
from banca.play.setting import Setting

Whole = NDArray[np.int64]
Small = NDArray[np.int32]
Keys = NDArray[np.uint16] | Small  # small keys sort far faster
SIZE = hands.CARDS_IN_HAND

RAISES_ON_OPENING_HANDS = "the bettor raises on ace-king or better, whatever card the croupier shows"
ASSUMED = {
    ANTE: f"ante: with its raise; {RAISES_ON_OPENING_HANDS}",
    RAISE: f"raise: of raises that are made; {RAISES_ON_OPENING_HANDS}",
    JACKPOT: "progressive-jackpot: one box by itself, the pool at its minimum with this bet in it; "
    f"{RAISES_ON_OPENING_HANDS}",
}
MAXIMUM_NOT_REACHED = "; max-per-game is taken as not reached"


@dataclass(frozen=True, slots=True)
class Hands:
    """Every hand of the pack from low to high: its cards, its strength, its class."""

    cards: NDArray[np.uint8]
    strength: Small
    kind: NDArray[np.int8]


@cache
def every_hand() -> Hands:
    each = chain.from_iterable(combinations(range(len(PACK)), SIZE))
    cards = np.fromiter(each, np.uint8, SIZE * comb(len(PACK), SIZE)).reshape(-1, SIZE)
    strength, kind = ranked(cards)
    order = np.argsort(strength, kind="stable")
    return Hands(cards[order], strength[order], kind[order].astype(np.int8))


def lower_than_each(every: Hands) -> Whole:
    """For each hand, how many hands that share no card with it are lower."""
    lower = np.searchsorted(every.strength, every.strength).astype(np.int64)
    for size in range(1, SIZE):
        sign = -1 if size % 2 else 1
        keys = subsets_of(every.cards, size)
        lower += sign * _lower_within(keys, every.strength).sum(axis=1)
    return lower  # hands that share all five cards are one hand, and none is lower than itself


def below(every: Hands, strength: int) -> Whole:
    """For each hand, how many hands that share no card with it are weaker than this."""
    first = int(np.searchsorted(every.strength, strength))
    found = np.full(len(every.strength), first, dtype=np.int64)
    for size in range(1, SIZE + 1):
        sign = -1 if size % 2 else 1
        keys = subsets_of(every.cards, size)
        found += sign * np.bincount(keys[:first].ravel(), minlength=comb(len(PACK), size))[keys].sum(axis=1)
    return found


def subsets_of(cards: NDArray[np.uint8], size: int) -> Keys:
    """The number of each subset of so many cards of each hand, a column for each."""
    choose = np.array([[comb(card, k) for k in range(SIZE + 1)] for card in range(len(PACK))], np.int32)
    columns = [
        sum(choose[cards[:, place], k + 1] for k, place in enumerate(places))
        for places in combinations(range(SIZE), size)
    ]
    keys = np.stack(columns, axis=1)
    return keys.astype(np.uint16) if comb(len(PACK), size) <= np.iinfo(np.uint16).max else keys.astype(np.int32)


def _lower_within(keys: Keys, strength: Small) -> Small:
    """For each hand and subset, how many hands with that subset are lower; hands come in order of strength."""
    order = np.argsort(keys, axis=None, kind="stable").astype(np.int32)
    key, strong = keys.ravel()[order], strength[order // keys.shape[1]]
    new_subset = np.concatenate(([True], key[1:] != key[:-1]))
    new_strength = new_subset | np.concatenate(([True], strong[1:] != strong[:-1]))
    at = np.arange(len(order), dtype=np.int32)
    begins = np.maximum.accumulate(np.where(new_subset, at, 0))
    equals = np.maximum.accumulate(np.where(new_strength, at, 0))
    lower = np.empty(len(order), np.int32)
    lower[order] = equals - begins
    return lower.reshape(keys.shape)


@cache
def showdowns(raises_from: int) -> Mapping[Fact, int]:
    """In how many of all the deals each fact comes, where a bettor raises on hands of this strength and above."""
    table = hands.tables()
    said = f"{table} {hands.HAND_ORDER} {raises_from}"
    question = f"stud poker, showdowns: {hashlib.sha256(said.encode()).hexdigest()}"
    counts = kept(question, lambda: _showdowns(raises_from))
    facts: dict[Fact, int] = {Folded(): counts["folded"]}
    for hand in CLASSES:
        facts[Decided(hand, opens=False, higher=True)] = counts[f"{hand} closed"]
        facts[Decided(hand, opens=True, higher=True)] = counts[f"{hand} higher"]
        facts[Decided(hand, opens=True, higher=False)] = counts[f"{hand} lower"]
    return {fact: n for fact, n in facts.items() if n}


def _showdowns(raises_from: int) -> dict[str, int]:
    every = every_hand()
    others = comb(len(PACK) - SIZE, SIZE)
    closed, lower = below(every, hands.tables().opens_from), lower_than_each(every)
    raised = every.strength >= raises_from
    counts = {"folded": int((~raised).sum()) * others}
    for number, hand in enumerate(CLASSES):
        chosen = raised & (every.kind == number)
        counts[f"{hand} closed"] = int(closed[chosen].sum())
        # A hand that does not open itself beats none of those that do.
        counts[f"{hand} higher"] = int(np.maximum(lower - closed, 0)[chosen].sum())
        counts[f"{hand} lower"] = int((others - np.maximum(lower, closed))[chosen].sum())
    return counts


def odds(game: StudPoker, setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    """Ante and raise of one box by a simple way of play; the jackpot bet at the pool's minimum, if it is posted."""
    del every_selection  # nothing is chosen in stud poker but the bet
    facts = showdowns(hands.tables().opens_from)
    bets = (ANTE, RAISE, JACKPOT) if posted_of(setting) else (ANTE, RAISE)
    return tuple(_row(game, setting, bet, facts) for bet in bets)


def _row(game: StudPoker, setting: Setting, bet: str, facts: Mapping[Fact, int]) -> BetOdds:
    found = gains(game, setting, bet)
    met = {fact: ways for fact, ways in facts.items() if fact in found}
    ways: dict[tuple[str, Fraction], int] = {}
    for fact, n in met.items():
        ways[found[fact]] = ways.get(found[fact], 0) + n
    clauses = tuple(dict.fromkeys(c for fact in met for c in game.ruling(setting, bet, None, fact).clauses))
    return BetOdds(
        bet=bet,
        places=((bet, None),),
        outcomes=tuple(Outcome(result, None, gain, n) for (result, gain), n in ways.items()),
        clauses=clauses,
        readings=game.edition.readings_of(*clauses),
        besides=_besides(facts, ways) if bet == ANTE else {},
        assumes=_assumed(setting, bet),
    )


def _assumed(setting: Setting, bet: str) -> str:
    """The jackpot is outside the maximum (reading maximum-per-box)."""
    limited = bet != JACKPOT and setting.parameter("max-per-game") is not None
    return ASSUMED[bet] + MAXIMUM_NOT_REACHED if limited else ASSUMED[bet]


def _besides(facts: Mapping[Fact, int], ways: Mapping[tuple[str, Fraction], int]) -> dict[str, Fraction]:
    """How often the bettor raises, and the edge per unit of all that is staked."""
    deals = sum(facts.values())
    raised = Fraction(deals - facts[Folded()], deals)
    edge = -sum((gain * n for (_, gain), n in ways.items()), Fraction(0)) / deals
    return {"raised": raised, "element_of_risk": edge / (1 + RAISE_TO_ANTE * raised)}
