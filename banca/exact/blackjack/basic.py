"""The basic strategy in the place of best play, so that what it costs can be counted in the same way."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from types import MappingProxyType

import numpy as np

from banca.exact.blackjack.best import BestPlay, Choice, SplitChoice, Two, Values
from banca.exact.blackjack.hands import MAY, Ruled, ruled
from banca.exact.blackjack.play import Played
from banca.exact.blackjack.shoe import Shoe, Variant, variants
from banca.exact.blackjack.split import Split
from banca.games.blackjack.hands import Hand, is_ace
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, terms_of
from banca.material.cards import SUITS, Cards, rank_of
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import SPLIT, answer_to
from banca.strategy.blackjack.kinds import WIDTH, Whole, as_cards, every_hand, of_more_cards

NOTHING = np.zeros((WIDTH, 0))
UNKNOWN: Values = MappingProxyType({})  # what acts are worth is not asked


def by_basic_strategy(setting: Setting) -> BestPlay:
    options, shoe = setting.options, Shoe.of(Cards.of_packs(terms_of(setting).decks))
    rules, played = ruled(options), fixed(_acts(setting))
    first: dict[tuple[Two, int], tuple[Choice, ...]] = {}
    splits: dict[tuple[int, int, int], SplitChoice] = {}
    for one, other in combinations_with_replacement(range(WIDTH), FIRST_CARDS):
        for up in range(WIDTH):
            found = tuple(
                Choice(variant, UNKNOWN, _answer(setting, rules, (one, other), variant, up))
                for variant in variants(rules, terms_of(setting), shoe, (one, other), up)
            )
            first[(one, other), up] = found
            for choice in found:
                if choice.act == SPLIT:
                    again = choice.variant.again
                    splits[one, up, again] = _split(setting, rules, shoe, played, one, up, again)
    return BestPlay(options, shoe, rules, played, first, splits, {}, {})


def fixed(acts: Whole) -> Played:
    """What is done by open card and hand, as one of the bits, and nothing of what it is worth."""
    return Played(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, acts)


def _acts(setting: Setting) -> Whole:
    """With more than two cards, against each open card."""
    opened = [as_cards((up,))[0] for up in range(WIDTH)]
    return of_more_cards(lambda cards: [MAY[answer_to(setting, cards, card)] for card in opened])


def _answer(setting: Setting, rules: Ruled, two: Two, variant: Variant, up: int, hands: int = 1) -> str:
    return answer_to(setting, _cards(rules, two, variant), as_cards((up,))[0], hands)


def _cards(rules: Ruled, two: Two, variant: Variant) -> Hand:
    """Two cards of the kinds, told apart as the variant says."""
    first, second = map(rank_of, as_cards(two))
    if every_hand().of(*two) in rules.suited:
        return (first + SUITS[0], second + SUITS[0 if variant.prized else 1])
    if first == second and not variant.pair:
        second = OTHER_TEN
    return (first + SUITS[0], second + SUITS[1])


OTHER_TEN = "K"


def _split(setting: Setting, rules: Ruled, shoe: Shoe, played: Played, kind: int, up: int, again: int) -> SplitChoice:
    terms = terms_of(setting)
    most = terms.ace_hands if is_ace(as_cards((kind,))[0]) else terms.most_hands
    pair = Variant(Fraction(1), pair=True)
    if most > ONCE and _answer(setting, rules, (kind, kind), pair, up, ONCE) != SPLIT:
        most = ONCE
    hands = {second: tuple(_second(setting, rules, shoe, (kind, second), up, most)) for second in range(WIDTH)}
    way = Split(kind, most, (again,) * WIDTH, played, played)
    return SplitChoice(way, MappingProxyType(hands), float("nan"))


def _second(setting: Setting, rules: Ruled, shoe: Shoe, two: Two, up: int, most: int) -> Iterator[Choice]:
    if two[0] == two[1]:
        found: tuple[Variant, ...] = (Variant(Fraction(1), pair=True),)
    else:
        found = variants(rules, terms_of(setting), shoe, two, up)
    for variant in found:
        yield Choice(variant, UNKNOWN, _answer(setting, rules, two, variant, up, most))
