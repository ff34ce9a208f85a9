"""Strategies for the main bet with an exact value: best play, the basic strategy, and charts.

Each replaces best play and is counted in the same way. On the first two cards a chart may distinguish anything: ranks,
suits, their relation to the open card. A hand of a split is counted alone, whatever the others are. So its play, and
whether a pair is split at all, may depend on the kinds of cards, on suits before a prize and, for tens, on the ranks
that make a pair, but on nothing more.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from banca.cache import cached_counts, source_digest
from banca.exact.blackjack.additional import BlackjackAssumption
from banca.exact.blackjack.advice import again, distinctions
from banca.exact.blackjack.best import Choice, Evaluation, SplitChoice, Two, Values, best_play
from banca.exact.blackjack.hands import MAY, Shoe, Variant, rules_of
from banca.exact.blackjack.play import HandValues, Split
from banca.exact.value import Assumption
from banca.games.blackjack.hands import Hand, is_ace, is_pair
from banca.games.blackjack.terms import ONCE, terms_of
from banca.law import BancaError
from banca.material.cards import Card, Cards, rank_of
from banca.play.setting import Setting
from banca.strategy.blackjack.basic import DRAW, SPLIT, STAND
from banca.strategy.blackjack.chart import ACTS, BY_CARDS, Chart, basic_chart, most_hands, refuse_unlawful, states
from banca.strategy.blackjack.kinds import KIND_OF, WIDTH, Whole

NOTHING = np.zeros((WIDTH, 0))
UNKNOWN: Values = MappingProxyType({})  # values are not needed


def fixed_acts(acts: Whole) -> HandValues:
    """The fixed acts by open card and hand, as bits, without values."""
    return HandValues(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, acts)


BITS = np.array([MAY.get(act, MAY[STAND]) for act in ACTS])  # longer hands have no other choices
Prized = tuple[tuple[int, Fraction], ...]  # the share of third cards of a kind that win a prize
Each = TypeVar("Each")


class TooFineGrained(Exception):
    """The chart distinguishes hands that are counted as one."""


def by_chart(setting: Setting, chart: Chart) -> Evaluation | None:
    """The play of a chart; None if it distinguishes more than can be counted."""
    refuse_unlawful(setting, chart)
    shoe = Shoe.of(Cards.of_packs(terms_of(setting).decks))
    undecided = Evaluation(
        setting.options, shoe, rules_of(setting.options), fixed_acts(BITS[chart.more[0]]), {}, {}, {}, {}
    )
    try:
        return _with_splits(_with_first(undecided, chart), chart)
    except TooFineGrained:
        return None


def _only_value(found: Iterable[Each], without: Each) -> Each:
    """The common value of all; if they differ, the chart is too fine-grained."""
    each = set(found)
    if len(each) > 1:
        raise TooFineGrained
    return each.pop() if each else without


@dataclass(frozen=True, slots=True)
class DealtState:
    """Two cards against an open card; cards that play alike are one state."""

    cards: Hand
    open_card: Card
    deals: int  # number of deals
    said: tuple[int, ...]  # the answer of each table

    @property
    def kinds(self) -> Two:
        one, other = (KIND_OF[rank_of(card)] for card in self.cards)
        return one, other

    @property
    def up(self) -> int:
        return KIND_OF[rank_of(self.open_card)]


def _dealt_states(decks: int, *tables: NDArray[Any], of_split: bool) -> Iterator[DealtState]:
    """All states that can be dealt; no table may distinguish more than states do."""
    number, cases = states(of_split=of_split, open_suits=True)
    one, other, opened = np.indices(BY_CARDS)
    copies = decks * (decks - (one == other)) * (decks - (one == opened) - (other == opened))
    deals = np.bincount(number.ravel(), weights=copies.ravel()).astype(np.int64)
    said = np.zeros((len(tables), len(cases)), dtype=np.int64)
    for found, table in zip(said, tables, strict=True):
        found[number] = table
        if (found[number] != table).any():
            raise TooFineGrained
    for (*cards, open_card), n, answers in zip(cases, deals.tolist(), said.T.tolist(), strict=True):
        if n:
            yield DealtState(tuple(cards), open_card, n, tuple(answers))


def _with_first(play: Evaluation, chart: Chart) -> Evaluation:
    """With the first choices, and insurance against an ace."""
    met: dict[tuple[Two, int], list[DealtState]] = {}
    for each in _dealt_states(terms_of(Setting(play.options)).decks, chart.first, chart.insures, of_split=False):
        met.setdefault((each.kinds, each.up), []).append(each)
    first = {key: _choices(play, found, found) for key, found in met.items()}
    insured = {key: [each for each in found if each.said[1]] for key, found in met.items()}
    if not all(is_ace(each.open_card) for found in insured.values() for each in found):
        raise TooFineGrained
    insures = {two: _choices(play, found, met[two, up]) for (two, up), found in insured.items() if found}
    return replace(play, first=first, insures=insures)


def _choices(play: Evaluation, found: Sequence[DealtState], of_all: Sequence[DealtState]) -> tuple[Choice, ...]:
    """Each act by prize and pair, with its share of all deals."""
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


@dataclass(frozen=True, slots=True)
class _SplitHand:
    """A hand of a split with its second card, and the chart's answer."""

    met: DealtState
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


def _with_splits(play: Evaluation, chart: Chart) -> Evaluation:
    """Splitting a pair in some suits only would change how often prizes come, so that cannot be counted."""
    acts: dict[tuple[int, int, int], set[str]] = {}
    for (two, up), choices in play.first.items():
        for choice in choices:
            if choice.variant.pair:
                acts.setdefault((two[0], up, choice.variant.again), set()).add(choice.act)
    asked = {key for key, said in acts.items() if SPLIT in said}
    if not asked:
        return play
    met: dict[tuple[int, int, int], list[_SplitHand]] = {}
    terms = terms_of(Setting(play.options))
    for each in _dealt_states(terms.decks, chart.again, chart.full, chart.way, of_split=True):
        key = (each.kinds[0], each.up, again(play, each.cards[0], each.open_card))
        if key in asked:
            prized, _, _ = distinctions(play, each.cards, each.open_card)
            found = _SplitHand(each, is_pair(each.cards, terms), tuple(prized.items()))
            met.setdefault(key, []).append(found)
    if any(found.prized for key in asked if len(acts[key]) > 1 for found in met[key]):
        raise TooFineGrained
    return replace(play, splits={key: _split_choice(play, chart, key, found) for key, found in met.items()})


def _split_choice(
    play: Evaluation, chart: Chart, key: tuple[int, int, int], found: Sequence[_SplitHand]
) -> SplitChoice:
    """Split into the most hands allowed, or into two; the play of one hand must not depend on how many there are."""
    kind, up, left = key
    most = most_hands(terms_of(Setting(play.options)), found[0].met.cards[0])
    if most > ONCE:
        splits_again = _only_value((each.again == SPLIT for each in found if each.pair), without=False)
        if any(each.again != each.full and not (splits_again and each.pair) for each in found):
            raise TooFineGrained
        most = most if splits_again else ONCE
    by_second: dict[int, list[_SplitHand]] = {}
    for each in found:
        by_second.setdefault(each.met.kinds[1], []).append(each)
    hands = {second: tuple(_of_second(each, same=second == kind)) for second, each in by_second.items()}
    other, same = (
        _goes_on(chart, up, [each for each in found if (each.met.kinds[1] == kind) == of_kind])
        for of_kind in (False, True)
    )
    return SplitChoice(Split(kind, most, (left,) * WIDTH, other, same), MappingProxyType(hands), float("nan"))


def _of_second(found: Sequence[_SplitHand], *, same: bool) -> Iterator[Choice]:
    """One answer, or one before a prize and one elsewhere."""
    if same:
        yield Choice(Variant(Fraction(1)), UNKNOWN, _only_value((each.full for each in found), without=STAND))
        return
    whole = sum(each.met.deals for each in found)
    for prized in dict.fromkeys(each.prized for each in found):
        alike = [each for each in found if each.prized == prized]
        share = Fraction(sum(each.met.deals for each in alike), whole)
        yield Choice(Variant(share, dict(prized)), UNKNOWN, _only_value((each.full for each in alike), without=STAND))


def _goes_on(chart: Chart, up: int, found: Sequence[_SplitHand]) -> HandValues:
    """The one continuation, whatever the second card; those that agree against this open card are the same."""
    ways = {chart.more[each.way, up].tobytes(): each.way for each in found if each.full == DRAW}
    return fixed_acts(BITS[chart.more[_only_value(ways.values(), without=0)]])


COUNTED_BY = ("banca.exact.blackjack", "banca.strategy.blackjack", "banca.games.blackjack")


@dataclass(frozen=True, slots=True)
class Strategy:
    name: str  # identifies the strategy completely: the cache key of its counts
    assumes: tuple[Assumption, ...]
    played: Callable[[Setting], Evaluation] = field(compare=False)


BEST_PLAY = Strategy(
    "best play", (BlackjackAssumption.MAIN, BlackjackAssumption.OWN_CARDS, BlackjackAssumption.PACKS), best_play
)
BASIC_STRATEGY = Strategy(
    "basic strategy",
    (BlackjackAssumption.MAIN, BlackjackAssumption.BASIC, BlackjackAssumption.PACKS),
    lambda setting: _evaluate(setting, basic_chart(setting)),
)
NAMED: Mapping[str, Strategy] = {each.name: each for each in (BEST_PLAY, BASIC_STRATEGY)}


def custom_strategy(setting: Setting, chart: Chart) -> Strategy | None:
    """The chart's play at this table; None if it distinguishes more than can be counted."""
    name = f"a chart {_digest(chart)}"
    table = f"{setting.edition.slug} {setting.options.to_json()} {source_digest(*COUNTED_BY)}"
    key = f"blackjack, whether {name} is counted: {table}"
    if not cached_counts(key, lambda: {name: by_chart(setting, chart) is not None})[name]:
        return None
    return Strategy(name, (BlackjackAssumption.MAIN, BlackjackAssumption.PACKS), lambda _: _evaluate(setting, chart))


def _evaluate(setting: Setting, chart: Chart) -> Evaluation:
    play = by_chart(setting, chart)
    if play is None:
        raise BancaError("blackjack-play-beyond-count")
    return play


def _digest(chart: Chart) -> str:
    digest = hashlib.sha256()
    for each in fields(chart):
        table = getattr(chart, each.name)
        digest.update(f"{each.name} {table.shape} {table.dtype}".encode())
        digest.update(table.tobytes())
    return digest.hexdigest()
