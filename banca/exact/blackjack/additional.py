"""Blackjack, counted exactly where nothing is left to the player's skill: insurance and the additional bets."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from math import lcm
from typing import Any

from banca.exact.blackjack.parts import BySplit, if_all_is_split
from banca.exact.value import BetOdds, outcomes_of
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
from banca.games.blackjack.hands import is_ace, is_same_rank
from banca.games.blackjack.terms import ONCE, terms_of
from banca.material.cards import PACK, Card, Cards
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
    found = []
    for bet in kinds_at(setting):
        found += [_row_of(setting, bet)] if bet in COUNTED else []
        found += on_parts(setting) if bet == ANY_PAIR else []
    return tuple(found)


def on_parts(setting: Setting) -> tuple[BetOdds, ...]:
    """Any pair on either part of each split that can come, where it is made and all that may be split is.

    Where this bet is offered a pair is of one rank, for a split as for the bet (readings at art13.1.1 and art16.1).
    """
    terms = terms_of(setting)
    splits = if_all_is_split(terms, Cards.of_packs(terms.decks))
    return tuple(replace(row, assumes=ALL_SPLIT) for row in rows_of_parts(setting, splits))


def rows_of_parts(setting: Setting, splits: BySplit) -> Iterator[BetOdds]:
    """A row for both parts of each split, of the rounds in which it is made."""
    first, *others = PACK
    facts = tuple(FirstCards((first, _first(others, first, same=same))) for same in (True, False))
    for number, parts in enumerate(splits):
        chances = (parts.paired / parts.made, 1 - parts.paired / parts.made)
        over = lcm(*(chance.denominator for chance in chances))
        ways = {fact: int(chance * over) for fact, chance in zip(facts, chances, strict=True) if chance}
        places = part_numbers(ONCE + number).all[-2:]
        yield replace(_row(setting, ANY_PAIR, ways, places), besides={"made": parts.made})


def _first(cards: Sequence[Card], like: Card, *, same: bool) -> Card:
    return next(card for card in cards if is_same_rank((like, card)) == same)


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
