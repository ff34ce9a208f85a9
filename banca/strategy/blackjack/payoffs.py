"""What a hand gains for each way in which it may end: all that analysis and simulation need to know of the stakes."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from banca.games.blackjack.bets import DOUBLE, MAIN, kinds_at
from banca.games.blackjack.hands import FIVE, LOW, TWENTY_ONE, Hand, bank_draws, is_ace, is_over, low_points, points
from banca.games.blackjack.outcomes import Closed, Closing, Fact, fact_of, gain
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import terms_of
from banca.material.cards import SUITS
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import OPEN_CARDS

Kind = tuple[int, int, bool]  # how many cards, what they count with every ace as one, whether one is an ace

MOST_LOW = TWENTY_ONE + max(LOW.values())  # with the card that takes a hand over
MOST_CARDS = FIVE + 1  # or more: what may be done with six cards may be done with seven
CLOSINGS: tuple[Closing, ...] = ("over-21", "special-prize", "five-cards", "surrender", "even-money")


@cache
def hands_of_each_kind() -> Mapping[Kind, Hand]:
    """A hand of every kind that is held, or that its last card takes over 21."""
    suits = SUITS * MOST_CARDS
    found: dict[Kind, Hand] = {}
    held: list[Hand] = [()]
    for size in range(1, 1 + MOST_CARDS):
        grown = [(*cards, rank + suits[size - 1]) for cards, rank in product(held, OPEN_CARDS)]
        of_size: dict[Kind, Hand] = {}
        for cards in grown:
            of_size.setdefault((size, low_points(cards), any(map(is_ace, cards))), cards)
        found |= of_size
        held = [cards for cards in of_size.values() if not is_over(cards)]
    return found


class Stood(NamedTuple):
    """A hand of the player that waits for the bank: all that what it gains depends on."""

    doubled: bool
    split: bool
    many: bool  # more than two cards
    total: int


class Bank(NamedTuple):
    """The bank's hand when it has played."""

    many: bool
    total: int


def compared(setting: Setting) -> Mapping[tuple[Stood, Bank], Fraction]:
    """What all that lies on a hand gains, per unit of the first stake on it."""
    cases = list(_comparisons(setting))
    gains = _gains(setting, dict.fromkeys(fact for *_, fact in cases))
    return {
        (Stood(doubled, *hand), bank): gains[doubled, fact] for hand, bank, fact in cases for doubled in (False, True)
    }


def closed(setting: Setting) -> Mapping[tuple[bool, Closing], Fraction]:
    """The same of a hand that was decided before the bank played, doubled or not."""
    gains = _gains(setting, map(Closed, CLOSINGS))
    return {(doubled, by): gains[doubled, Closed(by)] for doubled, by in product((False, True), CLOSINGS)}


def _comparisons(setting: Setting) -> Iterator[tuple[tuple[bool, bool, int], Bank, Fact]]:
    """Every hand of two cards or more that is not over, split or not, with every hand on which the bank stands."""
    terms, sizes = terms_of(setting), (FIRST_CARDS, FIRST_CARDS + 1)
    kinds = {(size, low, ace): cards for (size, low, ace), cards in hands_of_each_kind().items() if size in sizes}
    hands = {(size > FIRST_CARDS, points(cards).total): cards for (size, *_), cards in kinds.items()}
    held = {kind: cards for kind, cards in hands.items() if not is_over(cards)}
    banks = {kind: cards for kind, cards in hands.items() if not bank_draws(cards, terms).value}
    for split, (hand, cards), (kind, bank) in product((False, True), held.items(), banks.items()):
        yield (split, *hand), Bank(*kind), fact_of(cards, bank, split=split)


def _gains(setting: Setting, facts: Iterable[Fact]) -> Mapping[tuple[bool, Fact], Fraction]:
    """By whether the stake is doubled. What doubles it mostly follows the same rule, which is then asked but once."""
    main, double = (kinds_at(setting)[bet].rule(None, setting.options) for bet in (MAIN, DOUBLE))
    found = {}
    for fact in facts:
        once = gain(fact, main(fact).value)
        found[False, fact] = once
        found[True, fact] = once + (once if double is main else gain(fact, double(fact).value))
    return found
