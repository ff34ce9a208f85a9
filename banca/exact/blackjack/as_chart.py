"""A play that was reckoned, as a chart: what its tables say is done with every hand, for whoever plays it."""

from collections.abc import Iterator

import numpy as np

from banca.exact.blackjack.advice import told_apart
from banca.exact.blackjack.best import BestPlay, Choice
from banca.exact.blackjack.hands import MAY
from banca.exact.blackjack.play import Played
from banca.games.blackjack.hands import Hand, is_ace, is_pair
from banca.games.blackjack.terms import ONCE, terms_of
from banca.material.cards import PACK, SUITS, Card, rank_of
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import SPLIT, STAND
from banca.strategy.blackjack.chart import (
    BY_CARDS,
    KIND,
    NUMBER,
    ROOM,
    SITUATIONS,
    UNSPLIT,
    Chart,
    Flags,
    Small,
    states,
)
from banca.strategy.blackjack.kinds import KIND_OF, WIDTH

NUMBER_OF_BIT = {bit: NUMBER[word] for word, bit in MAY.items()}
UNSPLIT_WAY = 0


def chart_of(best: BestPlay) -> Chart:
    first, again, full = (_on_two(best, situation) for situation in SITUATIONS)
    more, way = _ways(best)
    return Chart(first, again, full, more, way, _insures(best))


def _on_two(best: BestPlay, situation: int) -> Small:
    number, told = states(of_split=situation != UNSPLIT, open_suits=True)
    asked = _first if situation == UNSPLIT else _of_split
    found = (NUMBER[asked(best, (one, other), opened, situation)] for one, other, opened in told)
    return np.fromiter(found, dtype=np.uint8, count=len(told))[number]


def _first(best: BestPlay, cards: Hand, open_card: Card, _: int) -> str:
    one, other = (KIND_OF[rank_of(card)] for card in cards)
    return _told(best, best.first.get(((one, other), KIND_OF[rank_of(open_card)]), ()), cards, open_card)


def _of_split(best: BestPlay, cards: Hand, open_card: Card, situation: int) -> str:
    """Of pairs that are never split nothing is known, and nothing needs to be."""
    kind, second = (KIND_OF[rank_of(card)] for card in cards)
    chosen = best.splits.get((kind, KIND_OF[rank_of(open_card)], again(best, cards[0], open_card)))
    if chosen is None:
        return STAND
    if situation == ROOM and is_pair(cards, terms_of(Setting(best.options))) and chosen.split.most > ONCE:
        return SPLIT
    return _told(best, chosen.hands.get(second, ()), cards, open_card)


def _told(best: BestPlay, choices: tuple[Choice, ...], cards: Hand, open_card: Card) -> str:
    """The one that is meant for these very cards; cards that cannot come together stand."""
    if len(choices) == 1:
        return choices[0].act
    told = told_apart(best, cards, open_card)
    found = (c.act for c in choices if (c.variant.prized, c.variant.pair, c.variant.again) == told)
    return next(found, STAND)


def again(best: BestPlay, card: Card, open_card: Card) -> int:
    """How many cards could make a pair again with one of two that are split."""
    terms = terms_of(Setting(best.options))
    alike = sum(count for rank, count in best.shoe.ranks if is_pair((card, rank + SUITS[0]), terms))
    return alike - ONCE - is_pair((card, open_card), terms)


def _ways(best: BestPlay) -> tuple[Small, Small]:
    """How hands go on: unsplit, then by the kind that was split, and whether the second card was of it too."""
    more = [_acts(best.unsplit)]
    way = np.full(BY_CARDS, UNSPLIT_WAY, dtype=np.uint8)
    for kind in sorted({kind for kind, _, _ in best.splits}):
        for case, lefts in enumerate(_cases(best, kind)):
            for second in ("other", "same"):
                acts = np.zeros_like(more[0])
                for up, left in lefts.items():
                    acts[up] = _acts(getattr(best.splits[kind, up, left].split, second))[up]
                number = len(more)
                more.append(acts)
                way[_meant(best, kind, case, second == "same")] = number
    return np.stack(more), way


def _acts(played: Played) -> Small:
    """Where nothing is done, the hand is never met."""
    found = np.zeros(played.act.shape, dtype=np.uint8)
    for bit, number in NUMBER_OF_BIT.items():
        found[played.act == bit] = number
    return found


def _cases(best: BestPlay, kind: int) -> Iterator[dict[int, int]]:
    """How many could make a pair again, by open card; against tens there may be two cases."""
    lefts = {up: sorted(left for k, u, left in best.splits if (k, u) == (kind, up)) for up in range(WIDTH)}
    for case in range(max(map(len, lefts.values()))):
        yield {up: each[case] for up, each in lefts.items() if case < len(each)}


def _meant(best: BestPlay, kind: int, case: int, same: bool) -> Flags:
    """By the card that was split, the second and the open card: those of which this is told."""
    lefts = list(_cases(best, kind))[case]
    found = np.zeros(BY_CARDS, dtype=np.bool_)
    seconds = (kind == KIND) == same
    for one, first in enumerate(PACK):
        if KIND[one] == kind:
            meant = [lefts.get(int(KIND[up])) == again(best, first, card) for up, card in enumerate(PACK)]
            found[one, seconds] = meant
    return found


def _insures(best: BestPlay) -> Flags:
    found = np.zeros(BY_CARDS, dtype=np.bool_)
    gains = np.zeros((WIDTH, WIDTH), dtype=np.bool_)
    for (one, other), gain in best.insured.items():
        gains[one, other] = gains[other, one] = gain > 0
    aces = np.array([is_ace(card) for card in PACK])
    found[:, :, aces] = gains[KIND[:, None], KIND[None]][:, :, None]
    return found
