"""The basic strategy: a fixed answer to every hand, by its own cards and the bank's open card alone.

Each row names the open cards of the bank against which something is done; a ten stands for the court cards too. The
rows are the best answers if cards come from very many packs and nothing else is known. Every choice was computed to the
end of the hand; the bank draws by its rule and gets no second card until the players have played. So its blackjack
takes what was doubled or split against a ten or an ace, and half the stake is surrendered against a ten before anybody
knows of one. Insurance and even money cost more than they bring and are never taken. With a single pack a few answers
would differ slightly; they are not included here.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from banca.games.blackjack.hands import (
    ACE,
    FIVE,
    TEN_CARDS,
    Hand,
    is_pair,
    is_special,
    is_ten_card,
    points,
)
from banca.games.blackjack.lawful import choices_on
from banca.games.blackjack.playing import Double, Draw, Split, Stand
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, Terms, terms_of
from banca.games.blackjack.window import FiveCards, Surrender
from banca.material.cards import PACK, Card, rank_of
from banca.play.setting import Setting

Against = str  # open cards of the bank
ByTotal = Mapping[int, Against]

DRAW, STAND, SPLIT, DOUBLE = Draw.word, Stand.word, Split.word, Double.word
SURRENDER, FIVE_CARDS = Surrender.word, FiveCards.word

TEN = TEN_CARDS[0]
OPEN_CARDS = "23456789" + TEN + ACE
EVERY = OPEN_CARDS
NEVER = ""
ALL_BUT_ACE = OPEN_CARDS.removesuffix(ACE)
SMALL = "23456"

# Stand; on any other total, draw.
STANDS_HARD: ByTotal = {12: "456", 13: SMALL, 14: SMALL, 15: SMALL, 16: SMALL, 17: EVERY, 18: EVERY, 19: EVERY,
                        20: EVERY, 21: EVERY}  # fmt: skip
STANDS_SOFT: ByTotal = {18: "2345678", 19: EVERY, 20: EVERY, 21: EVERY}
# The same with three and with four cards, if five are paid half: the fifth is worth drawing for.
THREE_HARD: ByTotal = {12: "56"}
THREE_SOFT: ByTotal = {18: "4567"}
FOUR_HARD: ByTotal = {12: NEVER, 13: NEVER, 14: NEVER, 15: "3456"}
FOUR_SOFT: ByTotal = {18: NEVER, 19: "78A", 20: "23456789A"}
# Take half for five cards; below 19, always.
PAID_FIVE: ByTotal = {19: "234569T", 20: "T", 21: NEVER}

# Surrender half, with the first two cards.
SURRENDERS: ByTotal = {14: "T", 15: "T", 16: "9T"}
SURRENDERS_PAIR: Mapping[str, Against] = {"8": "T"}

# Double.
DOUBLES_HARD: ByTotal = {9: "3456", 10: "23456789", 11: "23456789"}
DOUBLES_SOFT: ByTotal = {13: "6", 14: "56", 15: "56", 16: "456", 17: "3456", 18: "3456"}
LIMITED_LOSS: ByTotal = {11: ALL_BUT_ACE}  # if a blackjack of the bank takes only the initial stake
DOUBLES_FOR_FIVE: ByTotal = {13: NEVER, 14: "6"}  # soft totals, if five cards are paid

# Split, if split hands may be doubled.
SPLITS: Mapping[str, Against] = {"A": ALL_BUT_ACE, "2": "234567", "3": "234567", "4": "56", "6": SMALL, "7": "234567",
                                 "8": "23456789", "9": "2345689"}  # fmt: skip
UNDOUBLED: Mapping[str, Against] = {"2": "4567", "3": "4567", "4": NEVER, "6": "3456"}  # if they may not
SPLITS_FOR_FIVE: Mapping[str, Against] = {"2": "34567", "3": "34567"}  # if five cards are paid
UNDOUBLED_FOR_FIVE: Mapping[str, Against] = {"2": "567", "3": "567"}
ACES_ONCE_FOR_FIVE: Mapping[str, Against] = {"A": "23456789"}
UNDOUBLED_FOR_PRIZE: Mapping[str, Against] = {"7": "34567"}

# One card from a special prize, by the ranks: the prize is worth a further card, and more than half a stake.
STANDS_FOR_PRIZE: Mapping[str, Against] = {"77": NEVER, "67": "456"}
SURRENDERS_FOR_PRIZE: Mapping[str, Against] = {"77": NEVER, "68": NEVER}


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows that apply under the terms of a table."""

    splits: Mapping[str, Against]
    doubles_hard: ByTotal
    doubles_soft: ByTotal
    stands: Mapping[bool, Mapping[int, ByTotal]]  # of hard and of soft totals, by the number of cards


@cache
def rows_under(terms: Terms) -> Rows:
    five, doubles = terms.five_cards, terms.double_split_hands
    splits = {**SPLITS, **({} if doubles else UNDOUBLED)}
    if five:
        splits |= SPLITS_FOR_FIVE if doubles else UNDOUBLED_FOR_FIVE
    if five and terms.ace_hands == ONCE:
        splits |= ACES_ONCE_FOR_FIVE
    if terms.special_prizes and not doubles:
        splits |= UNDOUBLED_FOR_PRIZE
    return Rows(
        splits=splits,
        doubles_hard={**DOUBLES_HARD, **(LIMITED_LOSS if terms.doubled_loss == "initial" else {})},
        doubles_soft={**DOUBLES_SOFT, **(DOUBLES_FOR_FIVE if five else {})},
        stands={
            False: {3: THREE_HARD, 4: FOUR_HARD} if five else {},
            True: {3: THREE_SOFT, 4: FOUR_SOFT} if five else {},
        },
    )


def advise(cards: Hand, open_card: Card, terms: Terms, lawful: Collection[str]) -> str:
    """The word of the act for a hand, among the lawful ones."""
    against = column_of(open_card)
    return next(answer for answer, row in _rows(tuple(cards), terms) if answer in lawful and against in row)


def column_of(open_card: Card) -> str:
    return TEN if is_ten_card(open_card) else rank_of(open_card)


def _rows(cards: tuple[Card, ...], terms: Terms) -> Iterator[tuple[str, Against]]:
    """Each answer with the open cards for which it applies, in order of precedence."""
    rows, hand = rows_under(terms), points(cards)
    total, soft = hand.total, hand.soft
    prize = ranks_before_prize(cards) if terms.special_prizes else None
    paired = column_of(cards[0]) if is_pair(cards, terms) else None
    if len(cards) == FIVE:
        yield FIVE_CARDS, PAID_FIVE.get(total, ALL_BUT_ACE)
    if len(cards) == FIRST_CARDS:
        given_up = NEVER if soft else SURRENDERS_PAIR.get(paired or "", SURRENDERS.get(total, NEVER))
        yield SURRENDER, SURRENDERS_FOR_PRIZE.get(prize or "", given_up)
        yield SPLIT, rows.splits.get(paired or "", NEVER)
        yield DOUBLE, (rows.doubles_soft if soft else rows.doubles_hard).get(total, NEVER)
    stands = (STANDS_SOFT if soft else STANDS_HARD).get(total, NEVER)
    stands = rows.stands[soft].get(len(cards), {}).get(total, stands)
    yield STAND, STANDS_FOR_PRIZE.get(prize or "", stands)
    yield DRAW, EVERY
    yield STAND, EVERY  # if no card may be drawn


@cache
def ranks_before_prize(cards: tuple[Card, ...]) -> str | None:
    """The ranks of two cards that a third can complete to a special combination."""
    found = len(cards) == FIRST_CARDS and any(is_special((*cards, third)) for third in PACK)
    return "".join(sorted(map(rank_of, cards))) if found else None


def answer_to(setting: Setting, cards: Hand, open_card: Card, hands: int = 1) -> str:
    """The basic strategy on a hand; stand if the rules leave nothing to decide."""
    lawful = choices_on(setting, cards, open_card, hands)
    return advise(cards, open_card, terms_of(setting), lawful) if lawful else STAND
