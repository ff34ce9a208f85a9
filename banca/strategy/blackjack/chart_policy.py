"""A chart from a function: it is asked once about every state that can be met, and each answer is checked."""

from collections.abc import Callable
from functools import cache

import numpy as np

from banca.games.blackjack.bets import INSURANCE
from banca.games.blackjack.hands import is_ace
from banca.games.blackjack.state import FIRST_CARDS
from banca.law import OptionError
from banca.material.cards import Card, rank_of
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import STAND
from banca.strategy.blackjack.chart import (
    BY_CARDS,
    NUMBER,
    SITUATIONS,
    UNSPLIT,
    Answer,
    Chart,
    Flags,
    Small,
    Words,
    acts_on_two,
    lawful_under,
    states,
    words_of,
)
from banca.strategy.blackjack.kinds import KIND_OF, WIDTH, as_cards, every_hand

Policy = Callable[..., str]  # play(hand, up, lawful, *, split) -> one of lawful


def chart_from_policy(setting: Setting, play: Policy) -> Chart:
    """`hand` and `up` are cards by name, `lawful` the words of all that may be done, `split` whether it is of a split.

    Cards are told as far as they can matter: those that count ten by which are of one rank, suits by which are alike,
    and of more than two cards neither. The first card of a split hand of two is the one that was split. Whoever answers
    `insurance`, where that is lawful, takes as much as may be had, and is asked again.
    """

    @cache
    def answer(cards: tuple[Card, ...], up: Card, lawful: Words, split: bool) -> str:
        if lawful == {STAND}:
            return STAND
        said = play(cards, up, lawful, split=split)
        if said not in lawful:
            held = f"{' '.join(cards)}{' of a split' if split else ''} against {up}"
            raise OptionError(f"the policy says {said!r} on {held}: lawful are {', '.join(sorted(lawful))}")
        return said

    first, again, full = (acts_on_two(setting, each, answer, open_suits=True) for each in SITUATIONS)
    more = np.stack([_on_more(setting, answer, split=split) for split in (False, True)])
    way = np.ones(BY_CARDS, dtype=np.uint8)
    return Chart(first, again, full, more, way, _insures(setting, answer))


def _on_more(setting: Setting, answer: Answer, *, split: bool) -> Small:
    hands, lawful = every_hand(), lawful_under(setting.options).more
    found = np.zeros(lawful.shape, dtype=np.uint8)
    opened = as_cards(tuple(range(WIDTH)))
    for hand in np.flatnonzero(hands.size > FIRST_CARDS).tolist():
        cards = hands.cards(hand)
        for up, card in enumerate(opened):
            words = words_of(int(lawful[up, hand]))
            found[up, hand] = NUMBER[answer(cards, card, words, split)]
    return found


def _insures(setting: Setting, answer: Answer) -> Flags:
    number, told = states(of_split=False, open_suits=True)
    lawful = lawful_under(setting.options).two[UNSPLIT]
    found = np.zeros(len(told), dtype=np.bool_)
    for at, (one, other, opened) in enumerate(told):
        if is_ace(opened):
            kinds = (KIND_OF[rank_of(card)] for card in (one, other))
            words = words_of(int(lawful[*kinds, int(rank_of(one) == rank_of(other)), KIND_OF[rank_of(opened)]]))
            found[at] = answer((one, other), opened, words, False) == INSURANCE
    return found[number]
