"""Blackjack's bets without skill: insurance, the additional bets, and any pair on the parts of a split."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache, partial
from itertools import product, zip_longest
from math import lcm
from typing import Any

from banca.exact.blackjack.best import Evaluation
from banca.exact.value import Assumption, BetOdds, outcomes_of
from banca.games.blackjack import bets
from banca.games.blackjack.bets import SEVENS
from banca.games.blackjack.hands import is_ace, is_pair, is_same_rank
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, Terms, terms_of
from banca.material.cards import PACK, Card, Cards
from banca.money import Selection
from banca.play.bets import Verdict
from banca.play.rule import tabulate
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import SPLIT


@dataclass(frozen=True, slots=True)
class Parts:
    """The two parts of one split: the chance that it is made, and that it is made and a given part gets a pair."""

    made: Fraction
    paired: Fraction


NEVER = Parts(Fraction(0), Fraction(0))
BySplit = tuple[Parts, ...]  # the first split, the second, as far as possible


@lru_cache(maxsize=1024)
def after_a_pair(alike: int, cards: int, most: int) -> BySplit:
    """A pair that is split, and again whenever allowed, into `most` hands at most.

    `cards` are left after the two; `alike` of them make a pair with either.
    """
    made, paired = [Fraction(0)] * (most - 1), [Fraction(0)] * (most - 1)

    def counts(split: int, chance: Fraction, alike_left: int, left: int) -> None:
        made[split] += chance
        paired[split] += chance * Fraction(alike_left, left)

    counts(0, Fraction(1), alike, cards)
    states = {(0, 0): Fraction(1)}  # numbers of second cards that matched, each split again, and that did not
    while states:
        further: dict[tuple[int, int], Fraction] = {}
        for (again, other), chance in states.items():
            waiting = ONCE + again - other
            if again == most - ONCE or not waiting:
                continue
            alike_left, left = alike - again, cards - again - other
            if alike_left:
                then = chance * Fraction(alike_left, left)
                counts(again + 1, then, alike_left - 1, left - 1)
                further[again + 1, other] = further.get((again + 1, other), Fraction(0)) + then
            then = chance * Fraction(left - alike_left, left)
            further[again, other + 1] = further.get((again, other + 1), Fraction(0)) + then
        states = further
    return tuple(Parts(*each) for each in zip(made, paired, strict=True) if each[0])


def if_all_is_split(terms: Terms, cards: Cards) -> BySplit:
    """A round from these cards in which everything is split that may be."""
    found = []
    for card, copies in cards.weights.items():
        left = cards.without(card)
        alike = sum(n for other, n in left.weights.items() if is_pair((card, other), terms))
        if alike:
            pair = Fraction(copies * alike, len(cards) * len(left))
            most = terms.ace_hands if is_ace(card) else terms.most_hands
            found.append((pair, after_a_pair(alike - 1, len(left) - 1, most)))
    return _together(found)


def by_play(best: Evaluation) -> BySplit:
    """A round by this play; for tables where pairs are of one rank."""
    left = int(best.shoe.counts.sum()) - 1 - FIRST_CARDS  # the open card is gone too
    found = []
    for (two, up), choices in best.first.items():
        for choice in choices:
            if choice.act == SPLIT:
                again = choice.variant.again
                most = best.splits[two[0], up, again].split.most
                found.append((best.chance(two, up) * choice.variant.chance, after_a_pair(again, left, most)))
    return _together(found)


def _together(found: Iterable[tuple[Fraction, BySplit]]) -> BySplit:
    """The average over pairs, weighted with their chances."""
    weighed = ([Parts(pair * each.made, pair * each.paired) for each in splits] for pair, splits in found)
    return tuple(
        Parts(sum((each.made for each in of_split), Fraction(0)), sum((each.paired for each in of_split), Fraction(0)))
        for of_split in zip_longest(*weighed, fillvalue=NEVER)
    )


ON_FIRST_TWO = (bets.ANY_PAIR, bets.OVER_13, bets.UNDER_13)


class BlackjackAssumption(Assumption):
    MAIN = "main"  # with all splits and doubles
    OWN_CARDS = "own_cards"  # best play by the player's cards and the open card; each hand of a split by its own cards
    BASIC = "basic"  # by the basic strategy
    PACKS = "packs"  # one place alone, from freshly shuffled packs
    BANK_ACE = "bank_ace"  # insurance: only the bank's ace is known
    SEVENS = "sevens"  # two sevens are always split
    ALL_SPLIT = "all_split"  # any pair on a part of a split: everything is split that may be


def rows(setting: Setting) -> tuple[BetOdds, ...]:
    """Insurance and the additional bets offered."""
    found = []
    for bet in bets.kinds_at(setting):
        found += [_row_of(setting, bet)] if bet in COUNTED else []
        found += on_parts(setting) if bet == bets.ANY_PAIR else []
    return tuple(found)


def on_parts(setting: Setting) -> tuple[BetOdds, ...]:
    """Any pair on either part of each possible split, if everything is split that may be.

    Where this bet is offered a pair is of one rank, for a split as for the bet (readings at art13.1.1 and art16.1).
    """
    terms = terms_of(setting)
    splits = if_all_is_split(terms, Cards.of_packs(terms.decks))
    return tuple(replace(row, assumes=(BlackjackAssumption.ALL_SPLIT,)) for row in rows_of_parts(setting, splits))


def rows_of_parts(setting: Setting, splits: BySplit) -> Iterator[BetOdds]:
    """A row for both parts of each split, over the rounds in which it is made."""
    first, *others = PACK
    facts = tuple(bets.FirstCards((first, _first(others, first, same=same))) for same in (True, False))
    for number, parts in enumerate(splits):
        chances = (parts.paired / parts.made, 1 - parts.paired / parts.made)
        over = lcm(*(chance.denominator for chance in chances))
        ways = {fact: int(chance * over) for fact, chance in zip(facts, chances, strict=True) if chance}
        places = bets.part_numbers(ONCE + number).all[-2:]
        yield replace(_row(setting, bets.ANY_PAIR, ways, places), figures={"made": parts.made})


def _first(cards: Sequence[Card], like: Card, *, same: bool) -> Card:
    return next(card for card in cards if is_same_rank((like, card)) == same)


def insurance(cards: Cards) -> Mapping[bets.Insured, int]:
    """How often the bank's second card completes a blackjack with its ace."""
    ace = next(card for card in PACK if is_ace(card))
    ways: dict[bets.Insured, int] = {}
    for card, copies in cards.without(ace).weights.items():
        fact = bets.insurance_fact((ace, card))
        ways[fact] = ways.get(fact, 0) + copies
    return ways


def first_two(cards: Cards) -> Mapping[bets.FirstCards, int]:
    """Every first and second card of a hand, with the number of ordered ways."""
    return dict(_pairs(cards))


def sevens(cards: Cards) -> Mapping[bets.FirstCards, int]:
    """The same with a third card: it counts if the two are split, and is ignored otherwise."""
    ways: dict[bets.FirstCards, int] = {}
    for dealt, pairs in _pairs(cards):
        if not bets.waits_for_split(dealt.two):
            ways[dealt] = pairs * (len(cards) - 2)
            continue
        rest = cards.without(dealt.two[0]).without(dealt.two[1])
        ways |= {replace(dealt, after_split=third): pairs * copies for third, copies in rest.weights.items()}
    return ways


def _pairs(cards: Cards) -> Iterator[tuple[bets.FirstCards, int]]:
    for (first, of_first), (second, of_second) in product(cards.weights.items(), repeat=2):
        if ways := of_first * (of_second - (first == second)):
            yield bets.FirstCards((first, second)), ways


COUNTED: Mapping[str, Callable[[Cards], Mapping[Any, int]]] = {
    bets.INSURANCE: insurance,
    SEVENS: sevens,
    **dict.fromkeys(ON_FIRST_TWO, first_two),
}
ASSUMED = {bets.INSURANCE: (BlackjackAssumption.BANK_ACE,), SEVENS: (BlackjackAssumption.SEVENS,)}


def _row_of(setting: Setting, bet: str) -> BetOdds:
    cards = Cards.of_packs(terms_of(setting).decks)
    row = _row(setting, bet, COUNTED[bet](cards))
    if bet != SEVENS:
        return row
    return replace(row, figures={"edge_never_split": _row(setting, bet, first_two(cards)).edge})


def _row(setting: Setting, bet: str, facts: Mapping[Any, int], selections: tuple[Selection, ...] = (None,)) -> BetOdds:
    rulings = tabulate(partial(bets.ruling, setting, bet, selections[0]), facts)
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
        assumes=ASSUMED.get(bet, ()),
    )
