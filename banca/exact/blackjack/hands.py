"""What the rules say of every hand that is not over 21, as analysis asks it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from banca.exact.blackjack.bank import Tree, tree_of
from banca.games.blackjack.hands import Hand, wins_special_prize
from banca.games.blackjack.lawful import choices_on
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import Terms, terms_of
from banca.law import OptionSet
from banca.material.cards import SUITS
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import DOUBLE, DRAW, FIVE_CARDS, SPLIT, STAND
from banca.strategy.blackjack.kinds import KINDS, WIDTH, Hands, Whole, as_cards, every_hand, of_more_cards
from banca.strategy.blackjack.payoffs import CLOSINGS, Stood, closed

PRIZED = FIRST_CARDS + 1  # how many cards a special combination has
MAY = {word: 1 << bit for bit, word in enumerate((DRAW, STAND, DOUBLE, SPLIT, FIVE_CARDS))}


@dataclass(frozen=True, slots=True)
class Ruled:
    """What the rules say of every hand against every open card, on one hand of a place and on one of several."""

    tree: Tree
    row: Whole  # of gains: by doubled, split, hand
    may: Whole  # by open card and hand: what may be done, as bits; nothing where the rules end the hand
    may_when_split: Whole  # of two cards, by the one that was split, the other, and the open card
    prized: NDArray[np.bool_]  # hands that win a special prize whatever their suits
    suited: Mapping[int, tuple[int, ...]]  # two cards that a third of these kinds makes a prize, all of one suit
    gains: NDArray[np.float64]  # of every row, against every result of the bank
    closed: NDArray[np.float64]  # by doubled and how it was closed


@lru_cache(maxsize=64)
def ruled(options: OptionSet) -> Ruled:
    setting, hands, tree = Setting(options), every_hand(), tree_of(options)
    terms, ended = terms_of(setting), closed(setting)
    row = np.zeros((1 + True, 1 + True, len(hands.size)), dtype=np.int64)
    for hand in np.flatnonzero(hands.size >= FIRST_CARDS).tolist():
        many, total = bool(hands.size[hand] > FIRST_CARDS), int(hands.total[hand])
        for doubled, split in product((False, True), (False, True)):
            row[int(doubled), int(split), hand] = tree.rows[Stood(doubled, split, many, total)]
    prized, suited = _prizes(terms, hands)
    return Ruled(
        tree,
        row,
        _may(setting, hands),
        _may_when_split(setting),
        prized,
        suited,
        np.array(tree.gains, dtype=np.float64),
        np.array([[ended[doubled, by] for by in CLOSINGS] for doubled in (False, True)], dtype=np.float64),
    )


def _may(setting: Setting, hands: Hands) -> Whole:
    found = of_more_cards(lambda cards: _choices(setting, cards))
    for hand in np.flatnonzero(hands.size == FIRST_CARDS).tolist():
        found[:, hand] = _choices(setting, hands.cards(hand))
    return found


def _may_when_split(setting: Setting) -> Whole:
    """By the card that was split, the one that came to it and the open card; where no more may be split."""
    terms = terms_of(setting)
    most = max(terms.most_hands, terms.ace_hands)
    pairs = product(range(WIDTH), repeat=FIRST_CARDS)
    found = [_choices(setting, as_cards(two), most) for two in pairs]
    return np.array(found, dtype=np.int64).reshape(WIDTH, WIDTH, WIDTH)


def _choices(setting: Setting, cards: Hand, hands: int = 1) -> list[int]:
    """Against each open card."""
    asked = (choices_on(setting, cards, as_cards((opened,))[0], hands) for opened in range(WIDTH))
    return [sum(MAY.get(word, 0) for word in words) for words in asked]


def _prizes(terms: Terms, hands: Hands) -> tuple[NDArray[np.bool_], Mapping[int, tuple[int, ...]]]:
    """A prize is for three cards: of any suits, or of one suit only."""
    prized = np.zeros(len(hands.size), dtype=np.bool_)
    suited: dict[int, tuple[int, ...]] = {}
    for hand in np.flatnonzero(hands.size == PRIZED).tolist():
        ranks = [KINDS[kind] for kind in range(WIDTH) for _ in range(hands.counts[hand, kind])]
        prized[hand] = _wins(terms, ranks, SUITS)
        if not prized[hand] and _wins(terms, ranks, SUITS[0] * PRIZED):
            for missing in ranks:
                two = hands.of(*(KINDS.index(rank) for rank in ranks if rank != missing))
                suited[two] = (*suited.get(two, ()), KINDS.index(missing))
    return prized, suited


def _wins(terms: Terms, ranks: Sequence[str], suits: Sequence[str]) -> bool:
    return wins_special_prize(tuple(rank + suit for rank, suit in zip(ranks, suits, strict=False)), terms)
