"""What a hand gains for each way in which it may end: all that analysis and simulation need to know of the stakes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from itertools import combinations_with_replacement, product

from banca.games.blackjack.basic import OPEN_CARDS
from banca.games.blackjack.bets import DOUBLE, MAIN, ruling
from banca.games.blackjack.hands import FIVE, LOW, TWENTY_ONE, Hand, bank_draws, is_ace, is_over, low_points, points
from banca.games.blackjack.outcomes import Closed, Closing, Fact, fact_of, gain
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import terms_of
from banca.material.cards import SUITS
from banca.play.setting import Setting

Kind = tuple[int, int, bool]  # how many cards, what they count with every ace as one, whether one is an ace

MOST_LOW = TWENTY_ONE + max(LOW.values())  # with the card that takes a hand over
MOST_CARDS = FIVE + 1  # or more: what may be done with six cards may be done with seven
CLOSINGS: tuple[Closing, ...] = ("over-21", "special-prize", "five-cards", "surrender", "even-money")


@cache
def hands_of_each_kind() -> Mapping[Kind, Hand]:
    """A hand of every kind that is held, or that its last card takes over 21."""
    suits = SUITS * MOST_CARDS
    found: dict[Kind, Hand] = {}
    for size in range(1, 1 + MOST_CARDS):
        for ranks in combinations_with_replacement(OPEN_CARDS, size):
            cards = tuple(rank + suit for rank, suit in zip(ranks, suits, strict=False))
            if low_points(cards) <= MOST_LOW:
                found.setdefault((size, low_points(cards), any(map(is_ace, cards))), cards)
    return found


@dataclass(frozen=True, slots=True)
class Stood:
    """A hand of the player that waits for the bank: all that what it gains depends on."""

    doubled: bool
    split: bool
    many: bool  # more than two cards
    total: int


@dataclass(frozen=True, slots=True)
class Bank:
    """The bank's hand when it has played."""

    many: bool
    total: int


def compared(setting: Setting) -> Mapping[tuple[Stood, Bank], Fraction]:
    """What all that lies on a hand gains, per unit of the first stake on it."""
    worth = cache(partial(_gain, setting))  # many comparisons come to one fact
    return {(stood, bank): worth(fact, doubled=stood.doubled) for stood, bank, fact in _comparisons(setting)}


def closed(setting: Setting) -> Mapping[tuple[bool, Closing], Fraction]:
    """The same of a hand that was decided before the bank played, doubled or not."""
    return {
        (doubled, by): _gain(setting, Closed(by), doubled=doubled) for doubled, by in product((False, True), CLOSINGS)
    }


def _comparisons(setting: Setting) -> Iterator[tuple[Stood, Bank, Fact]]:
    """Every hand of two cards or more that is not over, with every hand on which the bank stands."""
    terms, sizes = terms_of(setting), (FIRST_CARDS, FIRST_CARDS + 1)
    kinds = {(size, low, ace): cards for (size, low, ace), cards in hands_of_each_kind().items() if size in sizes}
    hands = {(size > FIRST_CARDS, points(cards).total): cards for (size, *_), cards in kinds.items()}
    held = {kind: cards for kind, cards in hands.items() if not is_over(cards)}
    banks = {kind: cards for kind, cards in hands.items() if not bank_draws(cards, terms).value}
    for split, ((many, total), cards), (kind, bank) in product((False, True), held.items(), banks.items()):
        fact = fact_of(cards, bank, split=split)
        for doubled in (False, True):
            yield Stood(doubled, split, many, total), Bank(*kind), fact


def _gain(setting: Setting, fact: Fact, *, doubled: bool) -> Fraction:
    bets = (MAIN, DOUBLE) if doubled else (MAIN,)
    return sum((gain(fact, ruling(setting, bet, None, fact).value) for bet in bets), Fraction(0))
