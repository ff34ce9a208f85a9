"""Exact outcome probabilities of a fixed strategy, by modular arithmetic.

The strategy says which hands stand, draw, double or split. What is left is a long sum over the hands it leads to, each
a product of card counts and of the bank's chances. Modulo a prime such a sum is fast and exact, and its denominator is
known, so a few primes give the fraction (Chinese remainders).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache, lru_cache
from math import lcm, perm, prod

import numpy as np

from banca.exact.blackjack.best import CLOSED_BY, Choice, Evaluation, Two, blackjack_of, insurance_gains
from banca.exact.blackjack.hands import CardCounts, chances, tree_of
from banca.exact.blackjack.play import FIVE, MAY_DRAW, MAY_FIVE, OVER, PRIZE, HandValues, split_weights
from banca.games.blackjack.hands import ACE
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import terms_of
from banca.law import OptionSet
from banca.play.setting import Setting
from banca.progress import report
from banca.strategy.blackjack.basic import DOUBLE, DRAW, SPLIT
from banca.strategy.blackjack.kinds import CLOSINGS, KIND_OF, NONE, WIDTH, Whole, closed_gains, every_hand

PRIME_BOUND = 1 << 31  # products of two such numbers fit in 64 bits
ROUND, HAND, INSURED = "round", "hand", "insurance"  # what ends: an unsplit round, a hand of a split, insurance
NEVER = Fraction(0)
NO_CARDS: CardCounts = (0,) * WIDTH


@dataclass(frozen=True, slots=True)
class HandOutcome:
    """Total gain and total stake, per unit of the first stake."""

    of: str
    gain: Fraction
    staked: Fraction


@dataclass(frozen=True, slots=True)
class Pair:
    kind: int
    up: int
    again: int  # how many cards could make a pair again
    chance: Fraction


@dataclass(frozen=True, slots=True)
class FinalHand:
    """A hand that gets no more cards, `times` times; `outcomes` by result of the bank, or a single one."""

    hand: int
    added: int  # the card that took it over 21, if any
    outcomes: tuple[HandOutcome, ...]
    times: Fraction


@dataclass(frozen=True, slots=True)
class Start:
    """Where hands start: the open card, the cards that are gone, those of them in the hand, the chance."""

    up: int
    gone: CardCounts
    own: CardCounts
    chance: Fraction


@dataclass(frozen=True, slots=True)
class HandTree:
    """All hands that grow from the same first cards, under one or several hypotheses."""

    of: str
    begins: tuple[Start, ...]
    leaves: tuple[FinalHand, ...]
    pair: Pair | None = None  # that was split


def count_outcomes(best: Evaluation, grown: Sequence[HandTree]) -> Mapping[HandOutcome, Fraction]:
    """The probability of each outcome of a round; for split hands, their average number by outcome."""
    report("fractions", 0)
    sums = Sums.of(best, SumTerms.of(grown))
    found: list[list[int]] = []
    moduli: list[int] = []
    for prime in _primes():
        found.append(sums.modulo(prime))
        moduli.append(prime)
        report("fractions", min(1.0, prod(moduli).bit_length() / sums.bound.bit_length()))
        if prod(moduli) > sums.bound:
            break
    chances_of = (
        Fraction(_chinese_remainder(column, moduli, sums.over), sums.over) for column in zip(*found, strict=True)
    )
    return {end: chance for end, chance in zip(sums.outcomes, chances_of, strict=True) if chance}


def hand_trees(best: Evaluation) -> Iterator[HandTree]:
    counts = best.shoe.counts
    for up in range(WIDTH):
        opened = Start(up, NO_CARDS, NO_CARDS, Fraction(int(counts[up]), int(counts.sum())))
        first = {two: choices for (two, under), choices in best.first.items() if under == up}
        unsplit = [(two, c, 1 + (two[0] != two[1])) for two, each in first.items() for c in each if c.act != SPLIT]
        yield HandTree(ROUND, (opened,), tuple(_leaves(best, best.unsplit, up, unsplit, of=ROUND)))
        for (kind, _), choices in first.items():
            for choice in choices:
                if choice.act == SPLIT:
                    yield from of_split(best, opened, kind, choice)
    ace = KIND_OF[ACE]
    if best.insures:
        begin = Start(ace, NO_CARDS, NO_CARDS, Fraction(int(counts[ace]), int(counts.sum())))
        yield HandTree(INSURED, (begin,), tuple(_insurance_leaf(best, *each) for each in best.insures.items()))


def of_split(best: Evaluation, opened: Start, kind: int, choice: Choice) -> Iterator[HandTree]:
    """Hands with a second card of another kind, and those with one of the same, under each hypothesis."""
    up, counts = opened.up, best.shoe.counts
    left, whole = int(counts[kind]) - (up == kind), int(counts.sum()) - 1
    pair = opened.chance * choice.variant.chance * Fraction(perm(left, FIRST_CARDS), perm(whole, FIRST_CARDS))
    found = best.splits[kind, up, choice.variant.again]
    way = found.split
    views = tuple(split_weights(counts, kind, up, choice.variant.again, way.most))
    for own, played, at in ((1, way.other, 0), (FIRST_CARDS, way.same, 1)):
        seconds = [each for each in found.hands if (each == kind) == (own == FIRST_CARDS)]
        twos = [((kind, second), c, 1) for second in seconds for c in found.hands[second]]
        begins = (
            Start(up, _of(kind, gone + 1 + own), _of(kind, own), pair * weights[at])
            for gone, weights in enumerate(views)
            if weights[at]
        )
        leaves = tuple(_leaves(best, played, up, twos, of=HAND))
        yield HandTree(HAND, tuple(begins), leaves, Pair(kind, up, choice.variant.again, pair))


def _of(kind: int, count: int) -> CardCounts:
    return tuple(count if each == kind else 0 for each in range(WIDTH))


@dataclass(frozen=True, slots=True)
class TreeBuilder:
    """The hands of a round, or of a split, against an open card, by the fixed play."""

    best: Evaluation
    of: str
    more: dict[int, Fraction] = field(default_factory=dict)  # hands of more than two cards in play, with their weights

    def close(self, hand: int, by: int, times: Fraction, doubled: int = 0, added: int = NONE) -> FinalHand:
        return FinalHand(hand, added, closed_outcomes(self.best.options, self.of, by, doubled), times)

    def stand(self, hand: int, times: Fraction, doubled: int = 0) -> FinalHand:
        row = int(self.best.rules.row[doubled, int(self.of == HAND), hand])
        return FinalHand(hand, NONE, stood_outcomes(self.best.options, self.of, row, doubled), times)

    def draw(self, hand: int, times: Fraction, prized: Mapping[int, Fraction], doubled: int = 0) -> Iterator[FinalHand]:
        for kind, then in enumerate(every_hand().after[hand].tolist()):
            if then == NONE:
                yield self.close(hand, OVER, times, doubled, added=kind)
                continue
            share = Fraction(1) if self.best.rules.prized[then] else prized.get(kind, NEVER)
            if share:
                yield self.close(then, PRIZE, times * share, doubled)
            if doubled and share < 1:
                yield self.stand(then, times * (1 - share), doubled)
            elif share < 1:
                self.more[then] = self.more.get(then, NEVER) + times * (1 - share)

    def two(self, two: Two, choice: Choice, orders: int) -> Iterator[FinalHand]:
        hand, times = every_hand().of(*two), orders * choice.variant.chance
        if choice.act in CLOSED_BY:
            yield self.close(hand, CLOSED_BY[choice.act], times)
        elif choice.act in (DRAW, DOUBLE):
            yield from self.draw(hand, times, choice.variant.prized, int(choice.act == DOUBLE))
        else:
            yield self.stand(hand, times)

    def rest(self, acts: Whole) -> Iterator[FinalHand]:
        while self.more:
            hand = min(self.more)  # hands are numbered by size, so all that lead to it are done
            times, act = self.more.pop(hand), int(acts[hand])
            if act == MAY_DRAW:
                yield from self.draw(hand, times, {})
            elif act == MAY_FIVE:
                yield self.close(hand, FIVE, times)
            else:
                yield self.stand(hand, times)


@lru_cache(maxsize=1024)
def stood_outcomes(options: OptionSet, of: str, row: int, doubled: int) -> tuple[HandOutcome, ...]:
    return tuple(HandOutcome(of, gain, Fraction(1 + doubled)) for gain in tree_of(options).gains[row])


@lru_cache(maxsize=1024)
def closed_outcomes(options: OptionSet, of: str, by: int, doubled: int) -> tuple[HandOutcome, ...]:
    return (HandOutcome(of, closed_gains(Setting(options))[bool(doubled), CLOSINGS[by]], Fraction(1 + doubled)),)


def _leaves(
    best: Evaluation, played: HandValues, up: int, twos: Iterable[tuple[Two, Choice, int]], *, of: str
) -> Iterator[FinalHand]:
    """Every final hand that grows from hands of two cards, with the number of orders of its cards."""
    growing = TreeBuilder(best, of)
    for two, choice, orders in twos:
        yield from growing.two(two, choice, orders)
    yield from growing.rest(played.act[up])


def _insurance_leaf(best: Evaluation, two: Two, choices: tuple[Choice, ...]) -> FinalHand:
    limit = terms_of(Setting(best.options)).insurance_limit
    times = (1 + (two[0] != two[1])) * sum((choice.variant.chance for choice in choices), NEVER)
    outcomes = tuple(HandOutcome(INSURED, gain, limit) for gain in gains_of_insurance(best))
    return FinalHand(every_hand().of(*two), NONE, outcomes, times)


def gains_of_insurance(best: Evaluation) -> tuple[Fraction, ...]:
    """The gain of full insurance, by result of the bank."""
    setting, blackjack = Setting(best.options), blackjack_of(best.rules.tree)
    limit, (won, lost) = terms_of(setting).insurance_limit, insurance_gains(setting)
    return tuple((won if n == blackjack else lost) * limit for n, _ in enumerate(best.rules.tree.results))


@dataclass(frozen=True, slots=True)
class SumTerms:
    """Every start with every leaf that grows from it, as columns."""

    up: Whole
    gone: Whole  # cards gone before the hand started to grow
    drawn: Whole  # cards drawn to it
    begin: Whole  # the number of the beginning
    leaf: Whole  # the number of the leaf
    begins: tuple[Start, ...]
    leaves: tuple[FinalHand, ...]

    @staticmethod
    def of(grown: Sequence[HandTree]) -> "SumTerms":
        leaves = tuple(leaf for each in grown for leaf in each.leaves)
        begins = tuple(begin for each in grown for begin in each.begins)
        leaf, begin = _leaf_and_begin(grown)
        counts = every_hand().counts[[each.hand for each in leaves]]
        added = np.array([each.added for each in leaves])
        over = np.flatnonzero(added != NONE)
        counts[over, added[over]] += 1
        up, gone, own = (np.array([getattr(each, name) for each in begins])[begin] for name in ("up", "gone", "own"))
        return SumTerms(up, gone, counts[leaf] - own, begin, leaf, begins, leaves)


def _leaf_and_begin(grown: Sequence[HandTree]) -> tuple[Whole, Whole]:
    """The number of a leaf and of a beginning, for each two that grew together."""
    of_leaf, of_begin = [], []
    leaves = begins = 0
    for each in grown:
        of_leaf.append(np.repeat(np.arange(len(each.leaves)), len(each.begins)) + leaves)
        of_begin.append(np.tile(np.arange(len(each.begins)), len(each.leaves)) + begins)
        leaves, begins = leaves + len(each.leaves), begins + len(each.begins)
    return np.concatenate(of_leaf), np.concatenate(of_begin)


@dataclass(frozen=True, slots=True)
class Sums:
    best: Evaluation
    terms: SumTerms
    outcomes: tuple[HandOutcome, ...]
    parts: int  # common denominator of the weights of all leaves
    over: int  # common denominator of all chances
    end: Whole  # by leaf and result of the bank
    bank_dependent: Whole  # the terms that depend on the bank
    cases: Whole  # distinct pairs of open card and cards gone
    case: Whole  # of each term that bank_dependent

    @staticmethod
    def of(best: Evaluation, terms: SumTerms) -> "Sums":
        rows = {id(leaf.outcomes): leaf.outcomes for leaf in terms.leaves}
        numbers = {end: n for n, end in enumerate(dict.fromkeys(end for row in rows.values() for end in row))}
        results = len(best.rules.tree.results)
        ending = {key: ([numbers[end] for end in row] * results)[:results] for key, row in rows.items()}
        bank_dependent = np.flatnonzero(np.array([len(leaf.outcomes) > 1 for leaf in terms.leaves])[terms.leaf])
        cases = np.column_stack([terms.up, terms.gone + terms.drawn])[bank_dependent]
        cases, case = np.unique(cases, axis=0, return_inverse=True)
        cards, parts = int(best.shoe.counts.sum()), lcm(*{leaf.times.denominator for leaf in terms.leaves})
        longest = int((terms.gone + terms.drawn).sum(axis=1).max()) + 1 + best.rules.tree.deepest
        start_split = {begin.chance.denominator for begin in terms.begins}
        over = lcm(perm(cards, min(longest, cards)), *start_split) * parts
        end = np.array([ending[id(leaf.outcomes)] for leaf in terms.leaves])
        return Sums(best, terms, tuple(numbers), parts, over, end, bank_dependent, cases, case.ravel())

    @property
    def bound(self) -> int:
        """An upper bound of twice any numerator: no outcome has more hands than a split can have."""
        terms = terms_of(Setting(self.best.options))
        return 4 * self.over * max(terms.most_hands, terms.ace_hands)

    def modulo(self, prime: int) -> list[int]:
        """Of each end its chance, as a number modulo the prime."""
        terms, bank_dependent = self.terms, self.bank_dependent
        begin = _modulo((each.chance for each in terms.begins), prime)
        times = _modulo((each.times for each in terms.leaves), prime)
        term = begin[terms.begin] * times[terms.leaf] % prime * self._paths(prime) % prime
        banks = chances(self.best.rules.tree, self.best.shoe.counts, self.cases[:, 1:], self.cases[:, 0], prime)
        sums = np.zeros(len(self.outcomes), dtype=np.int64)
        decided = np.delete(np.arange(len(term)), bank_dependent)
        np.add.at(sums, self.end[terms.leaf[decided], 0], term[decided])
        for result in range(banks.shape[1]):
            np.add.at(
                sums,
                self.end[terms.leaf[bank_dependent], result],
                term[bank_dependent] * banks[self.case, result] % prime,
            )
        return [int(each) % prime for each in sums]

    def _paths(self, prime: int) -> Whole:
        """The chance of drawing these cards one after another, in one order."""
        terms, counts = self.terms, self.best.shoe.counts
        drawn, cards = terms.drawn, int(counts.sum())
        ways = _falling(cards, int(drawn.sum(axis=1).max()), prime)
        path = np.ones(len(terms.up), dtype=np.int64)
        for kind in range(WIDTH):
            left = counts[kind] - (terms.up == kind) - terms.gone[:, kind]
            path = path * ways[np.maximum(left, 0), drawn[:, kind]] % prime
        over = ways[cards - 1 - terms.gone.sum(axis=1), drawn.sum(axis=1)]
        found, at = np.unique(over, return_inverse=True)
        inverse = np.array([pow(each, -1, prime) if each else 0 for each in found.tolist()], dtype=np.int64)
        return path * inverse[at] % prime


def _modulo(numbers: Iterable[Fraction], prime: int) -> Whole:
    """Each as a whole number modulo the prime."""
    inverse = cache(lambda over: pow(over, -1, prime))
    return np.array([each.numerator * inverse(each.denominator) % prime for each in numbers], dtype=np.int64)


def _falling(most: int, longest: int, prime: int) -> Whole:
    """In how many orders so many of so many cards can be drawn, modulo the prime."""
    found = np.ones((most + 1, longest + 1), dtype=np.int64)
    for drawn in range(longest):
        found[:, drawn + 1] = found[:, drawn] * np.maximum(np.arange(most + 1) - drawn, 0) % prime
    return found


def _primes() -> Iterator[int]:
    return (number for number in range(PRIME_BOUND - 1, 0, -2) if _is_prime(number))


def _is_prime(number: int) -> bool:
    """Of odd numbers below 2^31, for which these bases leave no doubt (Miller and Rabin)."""
    twos = ((number - 1) & (1 - number)).bit_length() - 1
    for base in (2, 3, 5, 7):
        power = pow(base, (number - 1) >> twos, number)
        if power == 1:
            continue
        for _ in range(twos):
            if power == number - 1:
                break
            power = power * power % number
        else:
            return False
    return True


def _chinese_remainder(remainders: Iterable[int], moduli: list[int], over: int) -> int:
    """The whole number of least size that leaves these remainders, each times `over`."""
    whole = prod(moduli)
    found = 0
    for remainder, prime in zip(remainders, moduli, strict=True):
        rest = whole // prime
        found += remainder * over % prime * rest * pow(rest, -1, prime)
    found %= whole
    return found if found <= whole // 2 else found - whole


def mean_product(best: Evaluation) -> Fraction:
    """The mean product of the gains of insurance and of the hands, over all rounds."""
    found = count_outcomes(best, tuple(_together(best)))
    return sum((end.gain * chance for end, chance in found.items()), Fraction(0))


def _together(best: Evaluation) -> Iterator[HandTree]:
    """The insured hands with every outcome of insurance; none is decided before the bank plays."""
    gains = gains_of_insurance(best)
    products: dict[tuple[HandOutcome, ...], tuple[HandOutcome, ...]] = {}
    first = {(two, KIND_OF[ACE]): choices for two, choices in best.insures.items()}
    for grown in hand_trees(replace(best, first=first, insures={})):
        for outcomes in {leaf.outcomes for leaf in grown.leaves} - products.keys():
            whatever = outcomes if len(outcomes) > 1 else outcomes * len(gains)
            pairs = zip(whatever, gains, strict=True)
            products[outcomes] = tuple(HandOutcome(INSURED, end.gain * gain, Fraction(0)) for end, gain in pairs)
        if grown.leaves:
            yield replace(grown, leaves=tuple(replace(leaf, outcomes=products[leaf.outcomes]) for leaf in grown.leaves))
