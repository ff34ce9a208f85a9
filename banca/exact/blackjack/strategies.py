"""Strategies for the main bet that can be counted: best play, the basic strategy, and any chart.

Each takes the place of best play and is counted alike. With the first two cards a chart may tell anything apart: ranks,
suits, how they lie to the open card. A hand of a split is counted by itself, whatever the others are; so what is done
with it, and whether a pair is split at all, may depend on the kinds of cards, on suits before a prize and, of tens, on
the ranks that make a pair, but on nothing more.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from banca.cache import cached_counts, source_digest
from banca.exact.blackjack.advice import again, distinctions
from banca.exact.blackjack.best import BestPlay, Choice, SplitChoice, Two, Values, best_play
from banca.exact.blackjack.hands import MAY, Ruled, Shoe, Variant, ruled, variants
from banca.exact.blackjack.play import Played, Split
from banca.games.blackjack.hands import Hand, is_ace, is_pair
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, terms_of
from banca.law import BancaError
from banca.material.cards import SUITS, Card, Cards, rank_of
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import DRAW, SPLIT, STAND, answer_to
from banca.strategy.blackjack.chart import ACTS, BY_CARDS, Chart, most_hands, refuse_unlawful, states
from banca.strategy.blackjack.kinds import KIND_OF, WIDTH, Whole, as_cards, every_hand, of_more_cards

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
                    splits[one, up, again] = _basic_split(setting, rules, shoe, played, one, up, again)
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


def _basic_split(
    setting: Setting, rules: Ruled, shoe: Shoe, played: Played, kind: int, up: int, again: int
) -> SplitChoice:
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


# A way to play that is somebody's own, in the place of best play, so that it can be counted in the same way.


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
        prized, pair, left = distinctions(play, each.cards, each.open_card)
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
            prized, _, _ = distinctions(play, each.cards, each.open_card)
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


# Ways to play the main bet that are counted: best play, the basic strategy, and anybody's own.


COUNTED_BY = ("banca.exact.blackjack", "banca.strategy.blackjack", "banca.games.blackjack")
TOGETHER, PACKS = "main: with all that is split and doubled after it", "one place by itself, from packs just shuffled"
OWN_CARDS = "best play by one's own cards and the bank's open card, each hand of a split by its own"


@dataclass(frozen=True, slots=True)
class Strategy:
    name: str  # says all of it: what is counted is kept under it
    assumes: str
    played: Callable[[Setting], BestPlay] = field(compare=False)


BEST_PLAY = Strategy("best play", f"{TOGETHER}; {OWN_CARDS}; {PACKS}", best_play)
BASIC_STRATEGY = Strategy("basic strategy", f"{TOGETHER}; by the basic strategy; {PACKS}", by_basic_strategy)
NAMED: Mapping[str, Strategy] = {each.name: each for each in (BEST_PLAY, BASIC_STRATEGY)}


def custom_strategy(setting: Setting, chart: Chart) -> Strategy | None:
    """As the chart says at this table; none where it looks at more than can be counted."""
    name = f"a chart {_digest(chart)}"
    table = f"{setting.edition.slug} {setting.options.to_json()} {source_digest(*COUNTED_BY)}"
    counted = cached_counts(
        f"blackjack, whether {name} is counted: {table}", lambda: {name: by_chart(setting, chart) is not None}
    )
    return Strategy(name, f"{TOGETHER}; {PACKS}", lambda _: _played(setting, chart)) if counted[name] else None


def _played(setting: Setting, chart: Chart) -> BestPlay:
    play = by_chart(setting, chart)
    if play is None:
        raise BancaError("this way to play looks at more than can be counted")
    return play


def _digest(chart: Chart) -> str:
    digest = hashlib.sha256()
    for each in fields(chart):
        table = getattr(chart, each.name)
        digest.update(f"{each.name} {table.shape} {table.dtype}".encode())
        digest.update(table.tobytes())
    return digest.hexdigest()
