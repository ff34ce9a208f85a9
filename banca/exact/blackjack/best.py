"""Best play of a single place: the value of each act on the first two cards against each open card."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from types import MappingProxyType

import numpy as np

from banca.exact.blackjack.hands import MAY, Shoe, TableRules, Tree, Variant, chances, rules_of, variants
from banca.exact.blackjack.play import (
    PRIZE,
    Banks,
    HandValues,
    Split,
    banks_of,
    evaluate,
    grow_family,
    split,
    start_split,
)
from banca.games.blackjack.bets import INSURANCE, insurance_fact, ruling
from banca.games.blackjack.hands import ACE, is_ace
from banca.games.blackjack.lawful import lawful_on
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import ONCE, terms_of
from banca.games.blackjack.window import EvenMoney
from banca.law import BancaError, OptionSet
from banca.material.cards import Cards
from banca.play.payoff import net
from banca.play.setting import Setting
from banca.progress import report, steps
from banca.strategy.blackjack.basic import DOUBLE, DRAW, SPLIT, STAND, SURRENDER
from banca.strategy.blackjack.kinds import CLOSINGS, KIND_OF, WIDTH, Whole, as_cards, every_hand

EVEN_MONEY = EvenMoney.word
CLOSED_BY = {SURRENDER: CLOSINGS.index("surrender"), EVEN_MONEY: CLOSINGS.index("even-money")}
ACTS = (STAND, DRAW, DOUBLE, SPLIT, SURRENDER, EVEN_MONEY)
NO_MORE = np.array([0])
ACCURACY = 1e-11  # of values in floats: sums of some thousand terms, each at most a few units

Values = Mapping[str, float]  # the gain of each lawful act, per unit of the first stake, with best play after it


@dataclass(frozen=True, slots=True)
class Choice:
    """Two first cards, or the first two of a split hand, against an open card."""

    variant: Variant
    values: Values
    act: str  # the chosen one

    @property
    def value(self) -> float:
        return self.values[self.act]


def best_of(variant: Variant, values: Mapping[str, float]) -> Choice:
    return Choice(variant, MappingProxyType(dict(values)), max(values, key=lambda act: values[act]))


@dataclass(frozen=True, slots=True)
class SplitChoice:
    """How a split pair is played: the maximum number of hands, and each hand."""

    split: Split
    hands: Mapping[int, tuple[Choice, ...]]  # by the kind of the second card
    value: float


Two = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Evaluation:
    options: OptionSet
    shoe: Shoe
    rules: TableRules
    unsplit: HandValues
    first: Mapping[tuple[Two, int], tuple[Choice, ...]]  # by two kinds and the open card
    splits: Mapping[tuple[int, int, int], SplitChoice]  # by kind, open card and how many cards could pair again
    insured: Mapping[Two, float]  # the gain of a unit of insurance against an ace
    insures: Mapping[Two, tuple[Choice, ...]]  # of the choices against an ace, those with which insurance is taken

    def chance(self, two: Two, up: int) -> Fraction:
        """The chance of these first cards, in either order, with this open card."""
        left, ways = self.shoe.counts.tolist(), 1
        whole = sum(left)
        chance = Fraction(1)
        for kind in (up, *two):
            chance *= Fraction(left[kind], whole)
            left[kind] -= 1
            whole -= 1
        ways = 1 if two[0] == two[1] else 2
        return chance * ways

    @property
    def insurance(self) -> float:
        """What insurance adds, if it is taken only when it gains."""
        limit, ace = float(terms_of(Setting(self.options)).insurance_limit), KIND_OF[ACE]
        return sum(float(self.chance(two, ace)) * limit * max(0.0, gain) for two, gain in self.insured.items())

    @property
    def mean(self) -> float:
        """The player's mean gain, per unit of the first stake."""
        return self.insurance + sum(
            float(self.chance(two, up) * choice.variant.chance) * choice.value
            for (two, up), choices in self.first.items()
            for choice in choices
        )


def best_play(setting: Setting, cards: Cards | None = None) -> Evaluation:
    """Best play from full packs, or from other cards with equally many of every suit."""
    shoe = Shoe.of(cards or Cards.of_packs(terms_of(setting).decks))
    return _best_play(setting.options, shoe)


@lru_cache(maxsize=16)
def _best_play(options: OptionSet, shoe: Shoe) -> Evaluation:
    report("rules", 0)
    setting, rules, hands = Setting(options), rules_of(options), every_hand()
    counts = shoe.counts
    report("best play", 0)
    family = grow_family(hands, hands.of())
    members = family.order[hands.size[family.order] >= FIRST_CARDS]
    banks = banks_of(rules, counts, members, 0, NO_MORE)
    unsplit = evaluate(rules, counts, family, banks, 0, NO_MORE, np.ones((WIDTH, 1)), of_split=False)
    _refuse_too_few(counts, banks, unsplit)
    splits = dict(_splits(setting, rules, shoe))
    first = {
        ((one, other), up): tuple(_first_choices(setting, rules, shoe, unsplit, splits, (one, other), up))
        for one, other in combinations_with_replacement(range(WIDTH), FIRST_CARDS)
        for up in range(WIDTH)
        if unsplit.weight[up, hands.of(one, other)] > 0 and counts[up]
    }
    insured, ace = _insurance_values(setting, rules, shoe), KIND_OF[ACE]
    insures = {two: first[two, ace] for two, gain in insured.items() if gain > 0 and (two, ace) in first}
    fixed = (MappingProxyType(first), MappingProxyType(splits), insured, MappingProxyType(insures))
    return Evaluation(options, shoe, rules, unsplit, *fixed)


def _refuse_too_few(counts: Whole, banks: Banks, unsplit: HandValues) -> None:
    """Refuse decks so small that the bank may run out of cards."""
    hands = every_hand()
    for two in np.flatnonzero(hands.size == FIRST_CARDS).tolist():
        dealt = (unsplit.weight[:, two] > 0) & (counts > 0)
        if (abs(banks.chances[banks.at[two]][dealt].sum(axis=1) - 1) > ACCURACY).any():
            raise BancaError("blackjack-too-few-cards", cards=int(counts.sum()))


def _first_choices(
    setting: Setting,
    rules: TableRules,
    shoe: Shoe,
    unsplit: HandValues,
    splits: Mapping[tuple[int, int, int], SplitChoice],
    two: Two,
    up: int,
) -> Iterator[Choice]:
    lawful = lawful_on(setting, as_cards(two), as_cards((up,))[0])
    for variant in variants(rules, terms_of(setting), shoe, two, up):
        may = {act for act in lawful if act != SPLIT}
        values = _values(rules, unsplit, two, up, variant, may)
        values |= {act: float(rules.closed[0, by]) for act, by in CLOSED_BY.items() if act in may}
        if variant.pair:
            values[SPLIT] = splits[two[0], up, variant.again].value
        yield best_of(variant, values)


def _values(
    rules: TableRules, found: HandValues, two: Two, up: int, variant: Variant, may: set[str]
) -> dict[str, float]:
    """The values of standing (also for a hand that gets no card), drawing and doubling."""
    hands = every_hand()
    hand = hands.of(*two)
    weight = found.weight[up, hand]
    values = {STAND: found.stand[up, hand]}
    prizes = [(hands.after[hand, kind], float(share)) for kind, share in variant.prized.items()]
    for act, all_values, after, doubled in (
        (DRAW, found.draw, found.best, 0), (DOUBLE, found.double, found.doubled, 1)
    ):  # fmt: skip
        if act in may:
            prized = sum(s * (found.weight[up, h] * rules.closed[doubled, PRIZE] - after[up, h]) for h, s in prizes)
            values[act] = all_values[up, hand] + prized
    return {act: float(value / weight) for act, value in values.items()}


def _splits(setting: Setting, rules: TableRules, shoe: Shoe) -> Iterator[tuple[tuple[int, int, int], SplitChoice]]:
    """Each pair against each open card: split again as often as allowed, or never again."""
    terms, counts = terms_of(setting), shoe.counts
    for kind in steps("best play", range(WIDTH)):
        most = terms.ace_hands if is_ace(as_cards((kind,))[0]) else terms.most_hands
        cases = [
            [v.again for v in variants(rules, terms, shoe, (kind, kind), up) if v.pair] if counts[up] else []
            for up in range(WIDTH)
        ]
        if not any(cases):
            continue
        start = start_split(rules, counts, kind, most)
        for case in range(max(map(len, cases))):
            left = tuple(each[min(case, len(each) - 1)] if each else 0 for each in cases)
            ways = [split(rules, counts, start, hands, left) for hands in dict.fromkeys((most, ONCE))]
            for up in range(WIDTH):
                if case < len(cases[up]):
                    chosen = (_split_choice(setting, rules, shoe, way, up) for way in ways)
                    yield (kind, up, left[up]), max(chosen, key=lambda choice: choice.value)


def _split_choice(setting: Setting, rules: TableRules, shoe: Shoe, way: Split, up: int) -> SplitChoice:
    hands, found, value = every_hand(), {}, 0.0
    for kind in range(WIDTH):
        family = way.same if kind == way.kind else way.other
        weight = family.weight[up, hands.of(way.kind, kind)]
        if weight == 0:
            continue
        bits = int(rules.may_when_split[way.kind, kind, up])
        may = {act for act, bit in MAY.items() if bits & bit}
        of_hand = variants(rules, terms_of(setting), shoe, (way.kind, kind), up) if kind != way.kind else (NO_VARIANT,)
        found[kind] = tuple(
            best_of(variant, _values(rules, family, (way.kind, kind), up, variant, may)) for variant in of_hand
        )
        value += weight * sum(float(each.variant.chance) * each.value for each in found[kind])
    return SplitChoice(way, MappingProxyType(found), float(value))


NO_VARIANT = Variant(Fraction(1))


def _insurance_values(setting: Setting, rules: TableRules, shoe: Shoe) -> Mapping[Two, float]:
    """The values of insurance against an ace, given the player's two cards."""
    ace, hands, counts = KIND_OF[ACE], every_hand(), shoe.counts
    twos: list[Two] = [(one, other) for one in range(WIDTH) for other in range(one, WIDTH)]
    removed = np.array([hands.counts[hands.of(*two)] for two in twos])
    found = chances(rules.tree, counts, removed, np.full(len(twos), ace))[:, blackjack_of(rules.tree)]
    won, lost = insurance_gains(setting)
    return MappingProxyType(
        {two: float(p * float(won) + (1 - p) * float(lost)) for two, p in zip(twos, found.tolist(), strict=True)}
    )


def blackjack_of(tree: Tree) -> int:
    """The bank's result that is a blackjack: its highest with two cards."""
    return max((n for n, bank in enumerate(tree.results) if not bank.many), key=lambda n: tree.results[n].total)


def insurance_gains(setting: Setting) -> tuple[Fraction, Fraction]:
    """The gain of a unit, if the bank has a blackjack and if not."""
    ace, ten = as_cards((KIND_OF[ACE], WIDTH - 1))
    won, lost = (ruling(setting, INSURANCE, None, insurance_fact(bank)).value for bank in ((ace, ten), (ace, ace)))
    return net(won), net(lost)
