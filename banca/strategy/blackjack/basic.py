"""The basic strategy: a fixed answer to every hand, by its own cards and the bank's open card alone.

Each row names the open cards of the bank against which something is done, a ten standing for the court cards too. The
rows are the best answers where cards come from very many packs and nothing else is known: every choice was reckoned to
the end of the hand, the bank drawing by its rule with no second card until the players have played. So its blackjack
takes what was doubled or split against a ten or an ace, and half the stake is given up against a ten before anybody
knows of one. Insurance and even money cost more than they bring and are never asked for. With a single pack a few
answers would be others by a hair; they are not written here.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from banca.games.blackjack.bets import INSURANCE, MAIN
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
from banca.games.blackjack.playing import Double, Draw, Split, Stand, ending_of
from banca.games.blackjack.round import GAMES
from banca.games.blackjack.shoe import UNDER_WAY
from banca.games.blackjack.state import FIRST_CARDS, Round, Stage
from banca.games.blackjack.state import Hand as HandInPlay
from banca.games.blackjack.terms import ONCE, Terms, terms_of
from banca.games.blackjack.window import EvenMoney, FiveCards, Surrender
from banca.material.cards import PACK, Card, rank_of
from banca.money import Position, Stake
from banca.play.act import Act, Bet
from banca.play.setting import Setting
from banca.play.turn import Decision

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

# To stand; on any other total, to draw.
STANDS_HARD: ByTotal = {12: "456", 13: SMALL, 14: SMALL, 15: SMALL, 16: SMALL, 17: EVERY, 18: EVERY, 19: EVERY,
                        20: EVERY, 21: EVERY}  # fmt: skip
STANDS_SOFT: ByTotal = {18: "2345678", 19: EVERY, 20: EVERY, 21: EVERY}
# The same with three and with four cards, where five are paid half: the fifth is worth drawing for.
THREE_HARD: ByTotal = {12: "56"}
THREE_SOFT: ByTotal = {18: "4567"}
FOUR_HARD: ByTotal = {12: NEVER, 13: NEVER, 14: NEVER, 15: "3456"}
FOUR_SOFT: ByTotal = {18: NEVER, 19: "78A", 20: "23456789A"}
# To be paid half for five cards; on less than 19, always.
PAID_FIVE: ByTotal = {19: "234569T", 20: "T", 21: NEVER}

# To give up half, with the first two cards.
SURRENDERS: ByTotal = {14: "T", 15: "T", 16: "9T"}
SURRENDERS_PAIR: Mapping[str, Against] = {"8": "T"}

# To double.
DOUBLES_HARD: ByTotal = {9: "3456", 10: "23456789", 11: "23456789"}
DOUBLES_SOFT: ByTotal = {13: "6", 14: "56", 15: "56", 16: "456", 17: "3456", 18: "3456"}
LIMITED_LOSS: ByTotal = {11: ALL_BUT_ACE}  # where a blackjack of the bank takes the initial stake only
DOUBLES_FOR_FIVE: ByTotal = {13: NEVER, 14: "6"}  # soft totals, where five cards are paid

# To split, where split hands may be doubled.
SPLITS: Mapping[str, Against] = {"A": ALL_BUT_ACE, "2": "234567", "3": "234567", "4": "56", "6": SMALL, "7": "234567",
                                 "8": "23456789", "9": "2345689"}  # fmt: skip
UNDOUBLED: Mapping[str, Against] = {"2": "4567", "3": "4567", "4": NEVER, "6": "3456"}  # where they may not
SPLITS_FOR_FIVE: Mapping[str, Against] = {"2": "34567", "3": "34567"}  # where five cards are paid
UNDOUBLED_FOR_FIVE: Mapping[str, Against] = {"2": "567", "3": "567"}
ACES_ONCE_FOR_FIVE: Mapping[str, Against] = {"A": "23456789"}
UNDOUBLED_FOR_PRIZE: Mapping[str, Against] = {"7": "34567"}

# One card from a special prize, by the ranks: the prize is worth a card more, and more than half a stake.
STANDS_FOR_PRIZE: Mapping[str, Against] = {"77": NEVER, "67": "456"}
SURRENDERS_FOR_PRIZE: Mapping[str, Against] = {"77": NEVER, "68": NEVER}


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows that hold under the terms of a table."""

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


def advised(cards: Hand, open_card: Card, terms: Terms, lawful: Collection[str]) -> str:
    """What to do with a hand, by the word of the act, among what may lawfully be done."""
    against = column_of(open_card)
    return next(answer for answer, row in _rows(tuple(cards), terms) if answer in lawful and against in row)


def column_of(open_card: Card) -> str:
    return TEN if is_ten_card(open_card) else rank_of(open_card)


def _rows(cards: tuple[Card, ...], terms: Terms) -> Iterator[tuple[str, Against]]:
    """Each answer with the open cards against which it is given, the first that can be given before all others."""
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
    yield STAND, EVERY  # where no card may be had


@cache
def ranks_before_prize(cards: tuple[Card, ...]) -> str | None:
    """The ranks of two cards that a third can make a special combination."""
    found = len(cards) == FIRST_CARDS and any(is_special((*cards, third)) for third in PACK)
    return "".join(sorted(map(rank_of, cards))) if found else None


# What the law lets a player choose.

PLAYER, PLACE = "player", 1
STAKED = Stake(Position(PLAYER, MAIN, None, place=PLACE), 2)  # of which half can be insured
BEFORE_THE_TURN: tuple[Act, ...] = (
    Surrender(PLAYER, PLACE),
    EvenMoney(PLAYER, PLACE),
    Bet(PLAYER, INSURANCE, 1, place=PLACE),
)


def choices_on(setting: Setting, cards: Hand, open_card: Card, hands: int = 1) -> frozenset[str]:
    """The answers that the rules allow on a hand, split if there are several hands; none if they end it themselves."""
    return _choices_on(setting, tuple(cards), open_card, hands)


@lru_cache(maxsize=1 << 14)
def _choices_on(setting: Setting, cards: tuple[Card, ...], open_card: Card, hands: int) -> frozenset[str]:
    split = hands > 1
    hand = HandInPlay(PLACE, cards, split=split)
    others = (HandInPlay(PLACE, cards[:1], number, split=True, ended="stand") for number in range(2, hands + 1))
    state = _held(setting, "playing", open_card, hand, *others)
    if ending_of(state, hand):
        return frozenset()
    turn = GAMES[setting.edition.slug].turn(state)
    if not isinstance(turn, Decision):
        raise TypeError(f"{' '.join(cards)}: nothing is decided, {turn}")
    return frozenset(act.name for act in turn.choices)


def lawful_on(setting: Setting, cards: Hand, open_card: Card) -> frozenset[str]:
    """All that the law allows on a hand: also what is said before the places are heard, insurance among it."""
    if len(cards) > FIRST_CARDS:
        return choices_on(setting, cards, open_card)
    hand = HandInPlay(PLACE, tuple(cards))
    state = _held(setting, "window", open_card, hand)
    state = replace(state, hands=(replace(hand, ended=ending_of(state, hand)),))
    game = GAMES[setting.edition.slug]
    early = (act for act in BEFORE_THE_TURN if game.refusal(state, act) is None)
    said = (act.bet if isinstance(act, Bet) else act.name for act in early)
    return choices_on(setting, cards, open_card) | frozenset(said)


def _held(setting: Setting, stage: Stage, open_card: Card, *hands: HandInPlay) -> Round:
    """A round in which one place has these hands and the bank shows this card."""
    first = hands[0]
    return Round(
        setting,
        stage,
        UNDER_WAY,
        stakes=(STAKED,),
        made=(STAKED,),
        hands=hands,
        bank=(open_card,),
        drawn=first.split or len(first.cards) > FIRST_CARDS,
    )


def answer_to(setting: Setting, cards: Hand, open_card: Card, hands: int = 1) -> str:
    """The basic strategy on a hand; to stand where the rules leave nothing to decide."""
    lawful = choices_on(setting, cards, open_card, hands)
    return advised(cards, open_card, terms_of(setting), lawful) if lawful else STAND
