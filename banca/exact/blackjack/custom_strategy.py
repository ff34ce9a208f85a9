"""A way to play that is somebody's own, in the place of best play, so that it can be counted in the same way.

With the first two cards anything may be told apart: ranks, suits, how they lie to the open card. A hand of a split is
counted for itself, whatever the others are; so what is done with it, and whether a pair is split at all, may hang on
the kinds of cards, on suits before a prize and, of tens, on the ranks that make a pair, but on nothing more.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from banca.exact.blackjack.advice import told_apart
from banca.exact.blackjack.as_chart import again
from banca.exact.blackjack.basic import UNKNOWN, fixed
from banca.exact.blackjack.best import BestPlay, Choice, SplitChoice, Two
from banca.exact.blackjack.hands import MAY, ruled
from banca.exact.blackjack.play import Played
from banca.exact.blackjack.shoe import Shoe, Variant
from banca.exact.blackjack.split import Split
from banca.games.blackjack.hands import Hand, is_ace, is_pair
from banca.games.blackjack.terms import ONCE, terms_of
from banca.material.cards import Card, Cards, rank_of
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import DRAW, SPLIT, STAND
from banca.strategy.blackjack.chart import ACTS, BY_CARDS, Chart, most_hands, refuse_unlawful, states
from banca.strategy.blackjack.kinds import KIND_OF, WIDTH

BITS = np.array([MAY.get(act, MAY[STAND]) for act in ACTS])  # of more than two cards nothing else is chosen
Prized = tuple[tuple[int, Fraction], ...]  # the share of third cards of a kind that win a prize
Each = TypeVar("Each")


class _ToldFurther(Exception):
    """The chart tells apart what is counted as one."""


def by_chart(setting: Setting, chart: Chart) -> BestPlay | None:
    """None where the chart looks at more than can be counted."""
    refuse_unlawful(setting, chart)
    shoe = Shoe.of(Cards.of_packs(terms_of(setting).decks))
    undecided = BestPlay(setting.options, shoe, ruled(setting.options), fixed(BITS[chart.more[0]]), {}, {}, {}, {})
    try:
        return _with_splits(_with_first(undecided, chart), chart)
    except _ToldFurther:
        return None


def _one_of(found: Iterable[Each], without: Each) -> Each:
    """What is the same for all; of none, something without them."""
    each = set(found)
    if len(each) > 1:
        raise _ToldFurther
    return each.pop() if each else without


# What is met, and what the chart says to it.


@dataclass(frozen=True, slots=True)
class _Met:
    """Two cards against an open card, as far as they are told apart."""

    cards: Hand
    open_card: Card
    deals: int  # in which they come
    said: tuple[int, ...]  # by each table

    @property
    def kinds(self) -> Two:
        one, other = (KIND_OF[rank_of(card)] for card in self.cards)
        return one, other

    @property
    def up(self) -> int:
        return KIND_OF[rank_of(self.open_card)]


def _met(decks: int, *tables: NDArray[Any], of_split: bool) -> Iterator[_Met]:
    """All that can be dealt; no table may tell more apart than states do."""
    number, told = states(of_split=of_split, open_suits=True)
    one, other, opened = np.indices(BY_CARDS)
    copies = decks * (decks - (one == other)) * (decks - (one == opened) - (other == opened))
    deals = np.bincount(number.ravel(), weights=copies.ravel()).astype(np.int64)
    said = np.zeros((len(tables), len(told)), dtype=np.int64)
    for found, table in zip(said, tables, strict=True):
        found[number] = table
        if (found[number] != table).any():
            raise _ToldFurther
    for (*cards, open_card), n, answers in zip(told, deals.tolist(), said.T.tolist(), strict=True):
        if n:
            yield _Met(tuple(cards), open_card, n, tuple(answers))


# The first two cards.


def _with_first(play: BestPlay, chart: Chart) -> BestPlay:
    """And with insurance, which can be taken against an ace alone."""
    met: dict[tuple[Two, int], list[_Met]] = {}
    for each in _met(terms_of(Setting(play.options)).decks, chart.first, chart.insures, of_split=False):
        met.setdefault((each.kinds, each.up), []).append(each)
    first = {key: _choices(play, found, found) for key, found in met.items()}
    insured = {key: [each for each in found if each.said[1]] for key, found in met.items()}
    if not all(is_ace(each.open_card) for found in insured.values() for each in found):
        raise _ToldFurther
    insures = {two: _choices(play, found, met[two, up]) for (two, up), found in insured.items() if found}
    return replace(play, first=first, insures=insures)


def _choices(play: BestPlay, found: Sequence[_Met], of_all: Sequence[_Met]) -> tuple[Choice, ...]:
    """Each act on what is told apart by prizes and pairs, with its share of all deals."""
    deals: dict[tuple[Prized, bool, int, str], int] = {}
    for each in found:
        prized, pair, left = told_apart(play, each.cards, each.open_card)
        key = (tuple(prized.items()), pair, left, ACTS[each.said[0]])
        deals[key] = deals.get(key, 0) + each.deals
    whole = sum(each.deals for each in of_all)
    return tuple(
        Choice(Variant(Fraction(n, whole), dict(prized), pair, left), UNKNOWN, act)
        for (prized, pair, left, act), n in deals.items()
    )


# Splits.


@dataclass(frozen=True, slots=True)
class _Second:
    """A hand of a split with its second card, and what the chart says to it."""

    met: _Met
    pair: bool
    prized: Prized

    @property
    def again(self) -> str:
        return ACTS[self.met.said[0]]

    @property
    def full(self) -> str:
        return ACTS[self.met.said[1]]

    @property
    def way(self) -> int:
        return self.met.said[2]


def _with_splits(play: BestPlay, chart: Chart) -> BestPlay:
    """A pair that is split with some suits alone would come to prizes more or less often than one of any suits."""
    acts: dict[tuple[int, int, int], set[str]] = {}
    for (two, up), choices in play.first.items():
        for choice in choices:
            if choice.variant.pair:
                acts.setdefault((two[0], up, choice.variant.again), set()).add(choice.act)
    asked = {key for key, said in acts.items() if SPLIT in said}
    if not asked:
        return play
    met: dict[tuple[int, int, int], list[_Second]] = {}
    terms = terms_of(Setting(play.options))
    for each in _met(terms.decks, chart.again, chart.full, chart.way, of_split=True):
        key = (each.kinds[0], each.up, again(play, each.cards[0], each.open_card))
        if key in asked:
            prized, _, _ = told_apart(play, each.cards, each.open_card)
            found = _Second(each, is_pair(each.cards, terms), tuple(prized.items()))
            met.setdefault(key, []).append(found)
    if any(found.prized for key in asked if len(acts[key]) > 1 for found in met[key]):
        raise _ToldFurther
    return replace(play, splits={key: _split(play, chart, key, found) for key, found in met.items()})


def _split(play: BestPlay, chart: Chart, key: tuple[int, int, int], found: Sequence[_Second]) -> SplitChoice:
    """Into as many hands as may be, or into two: what is done with one must not hang on how many there are."""
    kind, up, left = key
    most = most_hands(terms_of(Setting(play.options)), found[0].met.cards[0])
    if most > ONCE:
        splits_again = _one_of((each.again == SPLIT for each in found if each.pair), without=False)
        if any(each.again != each.full and not (splits_again and each.pair) for each in found):
            raise _ToldFurther
        most = most if splits_again else ONCE
    by_second: dict[int, list[_Second]] = {}
    for each in found:
        by_second.setdefault(each.met.kinds[1], []).append(each)
    hands = {second: tuple(_of_second(each, same=second == kind)) for second, each in by_second.items()}
    other, same = (
        _goes_on(chart, up, [each for each in found if (each.met.kinds[1] == kind) == of_kind])
        for of_kind in (False, True)
    )
    return SplitChoice(Split(kind, most, (left,) * WIDTH, other, same), MappingProxyType(hands), float("nan"))


def _of_second(found: Sequence[_Second], *, same: bool) -> Iterator[Choice]:
    """One answer, or one before a prize and one elsewhere."""
    if same:
        yield Choice(Variant(Fraction(1)), UNKNOWN, _one_of((each.full for each in found), without=STAND))
        return
    whole = sum(each.met.deals for each in found)
    for prized in dict.fromkeys(each.prized for each in found):
        told = [each for each in found if each.prized == prized]
        share = Fraction(sum(each.met.deals for each in told), whole)
        yield Choice(Variant(share, dict(prized)), UNKNOWN, _one_of((each.full for each in told), without=STAND))


def _goes_on(chart: Chart, up: int, found: Sequence[_Second]) -> Played:
    """In one way, whatever card came second; ways that say the same against this open card are one."""
    ways = {chart.more[each.way, up].tobytes(): each.way for each in found if each.full == DRAW}
    return fixed(BITS[chart.more[_one_of(ways.values(), without=0)]])
