"""Blackjack, counted exactly where nothing is left to the player's skill: insurance and the additional bets."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any

from banca.exact.worth import BetOdds, outcomes_of
from banca.games.blackjack.bets import (
    ANY_PAIR,
    INSURANCE,
    OVER_13,
    SEVENS,
    UNDER_13,
    FirstCards,
    Insured,
    insured_of,
    kinds_at,
    part_numbers,
    ruling,
    waits_for_split,
)
from banca.games.blackjack.hands import is_ace, is_pair
from banca.games.blackjack.terms import ONCE, Terms, terms_of
from banca.material.cards import PACK, Cards
from banca.money import Selection
from banca.play.bets import Verdict
from banca.play.rule import tabulate
from banca.play.setting import Setting

ON_FIRST_TWO = (ANY_PAIR, OVER_13, UNDER_13)
NOTHING_ELSE_KNOWN = "insurance: of all the cards, nothing is known but the bank's ace"
ALWAYS_SPLIT = "sevens: two sevens are always split"
ALL_SPLIT = "any pair on a part of a split: all that may be split is"


def rows(setting: Setting) -> tuple[BetOdds, ...]:
    """Insurance and the additional bets offered; the stake on a hand is worth what its player makes of it."""
    return tuple(_row_of(setting, bet) for bet in kinds_at(setting) if bet in COUNTED)


def on_parts(setting: Setting) -> BetOdds:
    """Any pair on either part of the first split, where it is made: what may be split is.

    What is drawn before a part gets its second card changes nothing: whatever is left, each card of the packs is as
    likely to be next as it was. Parts of later splits come to be where the cards before them were pairs.
    """
    terms = terms_of(setting)
    facts = split_once(Cards.of_packs(terms.decks), terms)
    _, *parts = part_numbers(ONCE).all
    return replace(_row(setting, ANY_PAIR, facts, tuple(parts)), assumes=ALL_SPLIT)


def insurance(cards: Cards) -> Mapping[Insured, int]:
    """How often the bank's second card makes a blackjack of the ace that it shows."""
    ace = next(card for card in PACK if is_ace(card))
    ways: dict[Insured, int] = {}
    for card, copies in cards.without(ace).weights.items():
        fact = insured_of((ace, card))
        ways[fact] = ways.get(fact, 0) + copies
    return ways


def first_two(cards: Cards) -> Mapping[FirstCards, int]:
    """Every first and second card of a hand, with the ordered ways in which they come."""
    return dict(_pairs(cards))


def sevens(cards: Cards) -> Mapping[FirstCards, int]:
    """The same with one card more: it counts where the two are split, and lies idle elsewhere."""
    ways: dict[FirstCards, int] = {}
    for dealt, pairs in _pairs(cards):
        if not waits_for_split(dealt.two):
            ways[dealt] = pairs * (len(cards) - 2)
            continue
        rest = cards.without(dealt.two[0]).without(dealt.two[1])
        ways |= {replace(dealt, after_split=third): pairs * copies for third, copies in rest.weights.items()}
    return ways


def split_once(cards: Cards, terms: Terms) -> Mapping[FirstCards, int]:
    """A card that was split off with the next: the first two cards of a part."""
    ways: dict[FirstCards, int] = {}
    for dealt, pairs in _pairs(cards):
        if is_pair(dealt.two, terms):
            card, other = dealt.two
            for following, copies in cards.without(card).without(other).weights.items():
                part = FirstCards((card, following))
                ways[part] = ways.get(part, 0) + pairs * copies
    return ways


def _pairs(cards: Cards) -> Iterator[tuple[FirstCards, int]]:
    for (first, of_first), (second, of_second) in product(cards.weights.items(), repeat=2):
        if ways := of_first * (of_second - (first == second)):
            yield FirstCards((first, second)), ways


COUNTED: Mapping[str, Callable[[Cards], Mapping[Any, int]]] = {
    INSURANCE: insurance,
    SEVENS: sevens,
    **dict.fromkeys(ON_FIRST_TWO, first_two),
}
ASSUMED = {INSURANCE: NOTHING_ELSE_KNOWN, SEVENS: ALWAYS_SPLIT, "parts": ALL_SPLIT}


def _row_of(setting: Setting, bet: str) -> BetOdds:
    cards = Cards.of_packs(terms_of(setting).decks)
    row = _row(setting, bet, COUNTED[bet](cards))
    if bet != SEVENS:
        return row
    return replace(row, besides={"edge_never_split": _row(setting, bet, first_two(cards)).edge})


def _row(setting: Setting, bet: str, facts: Mapping[Any, int], selections: tuple[Selection, ...] = (None,)) -> BetOdds:
    rulings = tabulate(partial(ruling, setting, bet, selections[0]), facts)
    ways: dict[Verdict, int] = {}
    for fact, found in rulings.items():
        ways[found.value] = ways.get(found.value, 0) + facts[fact]
    clauses = tuple(dict.fromkeys(c for found in rulings.values() for c in found.clauses))
    return BetOdds(
        bet=bet,
        places=tuple((bet, selection) for selection in selections),
        outcomes=outcomes_of(ways),
        clauses=clauses,
        readings=setting.edition.readings_of(*clauses),
        assumes=ASSUMED.get(bet),
    )
