"""Hands of stud poker: what a hand is called, which is higher, and whether the croupier opens."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from banca.drill.question import Draft, Hands
from banca.drill.rounds import Round, play_round
from banca.games.stud_poker.equipment import ANTE, CROUPIER, JACKPOT
from banca.games.stud_poker.hands import (
    BASE,
    CARDS_IN_HAND,
    HAND_ORDER,
    OF_ONE_SUIT,
    RANKS_UPWARDS,
    SUITS_UPWARDS,
    HandClass,
    class_of,
    higher,
    opens,
    strength,
    tables,
)
from banca.material.cards import PACK, Card
from banca.messages.errors import Message
from banca.play.act import Act
from banca.play.game import Game
from banca.play.setting import Setting
from banca.play.turn import Chance
from banca.strategy.ways import Way
from banca.table import Table

CLASS, HIGHER, OPENS = "class", "higher", "opens"
CHOICES = {1: 2, 2: 4, 3: 6}
TRIED_MOST = 1000


def topics(game: Game[Any], setting: Setting) -> tuple[str, ...]:
    del game, setting
    return CLASS, HIGHER, OPENS


def ranks(game: Game[Any], setting: Setting, random: Random, level: int, topic: str) -> Draft | None:
    del game, setting
    if topic == CLASS:
        return _class(random, level)
    return _higher(random, level) if topic == HIGHER else _opens(random)


def rounds_for(game: Game[Any], setting: Setting, random: Random, level: int, topic: str) -> Iterator[Round]:
    """Rounds in which each class of hands is as likely as the others, since the law pays most for the rarest."""
    way = Way("same", (ANTE, None)) if topic != JACKPOT else Way("random")
    while True:
        hand = hand_of(random, random.choice(HAND_ORDER))
        bank = _against(random, hand)
        cards = {CROUPIER: iter(bank)}

        def show(turn: Chance, cards: dict[Any, Iterator[Card]] = cards, hand: tuple[Card, ...] = hand) -> Act:
            to = next(iter(turn.weights)).to  # type: ignore[attr-defined]  # a card goes to a box or to the croupier
            card = next(cards.setdefault(to, iter(hand)))
            return next(act for act in turn.weights if act.card == card)  # type: ignore[attr-defined]

        yield play_round(Table(game, setting), [way], random, level, show=show)


def _against(random: Random, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The croupier's cards: a hand that opens, and as a rule loses."""
    left = [card for card in PACK if card not in hand]
    found: tuple[Card, ...] = ()
    for _ in range(TRIED_MOST):
        found = tuple(random.sample(left, CARDS_IN_HAND))
        if opens(found) and strength(found) < strength(hand):
            break
    return found


def _class(random: Random, level: int) -> Draft:
    right = random.choice(HAND_ORDER)
    hand = hand_of(random, right)
    others = random.sample([each for each in HAND_ORDER if each is not right], CHOICES[level] - 1)
    choices = [right, *others]
    random.shuffle(choices)
    asked = Hands(Message("drill-ask-class"), ({"cards": list(hand)},), tuple({"class": each.slug} for each in choices))
    return Draft(CLASS, asked, choices.index(right) + 1, (right.clause,), choices=len(choices))


def _higher(random: Random, level: int) -> Draft:
    """At the highest levels, of one class."""
    of = random.choice(HAND_ORDER)
    while True:
        first, second = hand_of(random, of), hand_of(random, of if level > 1 else random.choice(HAND_ORDER))
        if not set(first) & set(second):
            ruled = higher(first, second)
            hands = ({"of": "bettor", "cards": list(first)}, {"of": "croupier", "cards": list(second)})
            choices = (Message("drill-choice-bettor"), Message("drill-choice-croupier"))
            asked = Hands(Message("drill-ask-higher"), hands, choices)
            return Draft(HIGHER, asked, 1 if ruled.value else 2, ruled.clauses, choices=2)


def _opens(random: Random) -> Draft:
    """Hands about the least that opens: ace high, and the lowest pairs."""
    choices = (Message("drill-choice-yes"), Message("drill-choice-no"))
    while True:
        hand = hand_of(random, random.choice(HAND_ORDER[-2:]))
        near = abs(strength(hand) - tables().opens_from) < len(tables().patterns) // 4
        if near or random.random() < 1 / 8:
            asked = Hands(Message("drill-ask-opens"), ({"cards": list(hand)},), choices)
            return Draft(OPENS, asked, 1 if opens(hand) else 2, ("art9.1",), choices=2)


def hand_of(random: Random, wanted: HandClass) -> tuple[Card, ...]:
    """A hand of a class: each of its patterns is as likely as the others."""
    while True:
        number = random.choice(_patterns_of(wanted.slug))
        one_suit, number = divmod(number, OF_ONE_SUIT)
        copies = [(rank, number // BASE**at % BASE) for at, rank in enumerate(RANKS_UPWARDS)]
        suit = random.choice(SUITS_UPWARDS)
        suits = [(rank, suit if one_suit else random.sample(SUITS_UPWARDS, n)) for rank, n in copies if n]
        hand = [f"{rank}{each}" for rank, own in suits for each in own]
        random.shuffle(hand)
        if class_of(hand) is wanted:  # and not of one suit by chance
            return tuple(hand)


@cache
def _patterns_of(slug: str) -> tuple[int, ...]:
    found = tables()
    return tuple(n for n, at in zip(found.patterns, found.classes, strict=True) if HAND_ORDER[at].slug == slug)
