"""Best play told as fractions: every way in which a round by it may end, counted modulo primes and put together.

The play is fixed by then: which hands stand, draw, double or are split. What is left is a long sum over the hands that
it leads to, each the product of cards that are left with the chances of the bank. Taken modulo a prime such a sum is
quick and exact, and its denominator is known; so a few primes give the fraction (Chinese remainders).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache, lru_cache
from math import lcm, perm, prod

import numpy as np

from banca.exact.blackjack.bank import Cards, chances, tree_of
from banca.exact.blackjack.best import CLOSED_BY, BestPlay, Choice, Two, blackjack_of, insurance_gains
from banca.exact.blackjack.play import FIVE, MAY_DRAW, MAY_FIVE, OVER, PRIZE, Played, supposed
from banca.games.blackjack.hands import ACE
from banca.games.blackjack.state import FIRST_CARDS
from banca.games.blackjack.terms import terms_of
from banca.law import OptionSet
from banca.play.setting import Setting
from banca.progress import report
from banca.strategy.blackjack.basic import DOUBLE, DRAW, SPLIT
from banca.strategy.blackjack.kinds import KIND_OF, NONE, WIDTH, Whole, every_hand
from banca.strategy.blackjack.payoffs import CLOSINGS, closed

BELOW = 1 << 31  # products of two such numbers are whole in 64 bits
ROUND, HAND, INSURED = "round", "hand", "insurance"  # what ends: a round not split, one hand of a split, insurance
NEVER = Fraction(0)
NO_CARDS: Cards = (0,) * WIDTH


@dataclass(frozen=True, slots=True)
class HandOutcome:
    """What was gained and what lay there in all, per unit of the first stake."""

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
class Leaf:
    """A hand that gets no more cards, so many times; `ends` by what the bank comes to, or one whatever it does."""

    hand: int
    added: int  # the card that took it over 21, if one did
    ends: tuple[HandOutcome, ...]
    times: Fraction


@dataclass(frozen=True, slots=True)
class Begin:
    """From where hands grow: the open card, the cards that are gone, those of them that are the hand's, the chance."""

    up: int
    gone: Cards
    own: Cards
    chance: Fraction


@dataclass(frozen=True, slots=True)
class Grown:
    """All hands that grow from the same first cards, under one supposition or several."""

    of: str
    begins: tuple[Begin, ...]
    leaves: tuple[Leaf, ...]
    pair: Pair | None = None  # that was split


def ends(best: BestPlay) -> Mapping[HandOutcome, Fraction]:
    """The chance of each end of a round, and of hands of splits how many end so on average."""
    return counted(best, tuple(grown_from(best)))


def counted(best: BestPlay, grown: Sequence[Grown]) -> Mapping[HandOutcome, Fraction]:
    report("fractions", 0)
    sums = Sums.of(best, Terms.of(grown))
    found: list[list[int]] = []
    moduli: list[int] = []
    for prime in _primes():
        found.append(sums.modulo(prime))
        moduli.append(prime)
        report("fractions", min(1.0, prod(moduli).bit_length() / sums.bound.bit_length()))
        if prod(moduli) > sums.bound:
            break
    chances_of = (Fraction(_whole(column, moduli, sums.over), sums.over) for column in zip(*found, strict=True))
    return {end: chance for end, chance in zip(sums.ends, chances_of, strict=True) if chance}


# What the play leads to.


def grown_from(best: BestPlay) -> Iterator[Grown]:
    counts = best.shoe.counts
    for up in range(WIDTH):
        opened = Begin(up, NO_CARDS, NO_CARDS, Fraction(int(counts[up]), int(counts.sum())))
        first = {two: choices for (two, under), choices in best.first.items() if under == up}
        unsplit = [(two, c, 1 + (two[0] != two[1])) for two, each in first.items() for c in each if c.act != SPLIT]
        yield Grown(ROUND, (opened,), tuple(_leaves(best, best.unsplit, up, unsplit, of=ROUND)))
        for (kind, _), choices in first.items():
            for choice in choices:
                if choice.act == SPLIT:
                    yield from of_split(best, opened, kind, choice)
    ace = KIND_OF[ACE]
    if best.insures:
        begin = Begin(ace, NO_CARDS, NO_CARDS, Fraction(int(counts[ace]), int(counts.sum())))
        yield Grown(INSURED, (begin,), tuple(_insured(best, *each) for each in best.insures.items()))


def of_split(best: BestPlay, opened: Begin, kind: int, choice: Choice) -> Iterator[Grown]:
    """Hands with a second card of another kind, and those with one of the same, under each supposition."""
    up, counts = opened.up, best.shoe.counts
    left, whole = int(counts[kind]) - (up == kind), int(counts.sum()) - 1
    pair = opened.chance * choice.variant.chance * Fraction(perm(left, FIRST_CARDS), perm(whole, FIRST_CARDS))
    found = best.splits[kind, up, choice.variant.again]
    way = found.split
    views = tuple(supposed(counts, kind, up, choice.variant.again, way.most))
    for own, played, at in ((1, way.other, 0), (FIRST_CARDS, way.same, 1)):
        seconds = [each for each in found.hands if (each == kind) == (own == FIRST_CARDS)]
        twos = [((kind, second), c, 1) for second in seconds for c in found.hands[second]]
        begins = (
            Begin(up, _of(kind, gone + 1 + own), _of(kind, own), pair * weights[at])
            for gone, weights in enumerate(views)
            if weights[at]
        )
        leaves = tuple(_leaves(best, played, up, twos, of=HAND))
        yield Grown(HAND, tuple(begins), leaves, Pair(kind, up, choice.variant.again, pair))


def _of(kind: int, count: int) -> Cards:
    return tuple(count if each == kind else 0 for each in range(WIDTH))


@dataclass(frozen=True, slots=True)
class Growing:
    """Hands of one round, or of a split, against an open card: what becomes of them by the play that is fixed."""

    best: BestPlay
    of: str
    more: dict[int, Fraction] = field(default_factory=dict)  # hands of more than two cards in play, and how often

    def closed_by(self, hand: int, by: int, times: Fraction, doubled: int = 0, added: int = NONE) -> Leaf:
        return Leaf(hand, added, closed_ends(self.best.options, self.of, by, doubled), times)

    def stood(self, hand: int, times: Fraction, doubled: int = 0) -> Leaf:
        row = int(self.best.rules.row[doubled, int(self.of == HAND), hand])
        return Leaf(hand, NONE, stood_ends(self.best.options, self.of, row, doubled), times)

    def drawn(self, hand: int, times: Fraction, prized: Mapping[int, Fraction], doubled: int = 0) -> Iterator[Leaf]:
        for kind, then in enumerate(every_hand().after[hand].tolist()):
            if then == NONE:
                yield self.closed_by(hand, OVER, times, doubled, added=kind)
                continue
            share = Fraction(1) if self.best.rules.prized[then] else prized.get(kind, NEVER)
            if share:
                yield self.closed_by(then, PRIZE, times * share, doubled)
            if doubled and share < 1:
                yield self.stood(then, times * (1 - share), doubled)
            elif share < 1:
                self.more[then] = self.more.get(then, NEVER) + times * (1 - share)

    def two(self, two: Two, choice: Choice, orders: int) -> Iterator[Leaf]:
        hand, times = every_hand().of(*two), orders * choice.variant.chance
        if choice.act in CLOSED_BY:
            yield self.closed_by(hand, CLOSED_BY[choice.act], times)
        elif choice.act in (DRAW, DOUBLE):
            yield from self.drawn(hand, times, choice.variant.prized, int(choice.act == DOUBLE))
        else:
            yield self.stood(hand, times)

    def rest(self, acts: Whole) -> Iterator[Leaf]:
        while self.more:
            hand = min(self.more)  # hands are numbered by size: all that lead to it have been passed
            times, act = self.more.pop(hand), int(acts[hand])
            if act == MAY_DRAW:
                yield from self.drawn(hand, times, {})
            elif act == MAY_FIVE:
                yield self.closed_by(hand, FIVE, times)
            else:
                yield self.stood(hand, times)


@lru_cache(maxsize=1024)
def stood_ends(options: OptionSet, of: str, row: int, doubled: int) -> tuple[HandOutcome, ...]:
    return tuple(HandOutcome(of, gain, Fraction(1 + doubled)) for gain in tree_of(options).gains[row])


@lru_cache(maxsize=1024)
def closed_ends(options: OptionSet, of: str, by: int, doubled: int) -> tuple[HandOutcome, ...]:
    return (HandOutcome(of, closed(Setting(options))[bool(doubled), CLOSINGS[by]], Fraction(1 + doubled)),)


def _leaves(
    best: BestPlay, played: Played, up: int, twos: Iterable[tuple[Two, Choice, int]], *, of: str
) -> Iterator[Leaf]:
    """Every end that follows from hands of two cards, each with the orders in which they may have come."""
    growing = Growing(best, of)
    for two, choice, orders in twos:
        yield from growing.two(two, choice, orders)
    yield from growing.rest(played.act[up])


def _insured(best: BestPlay, two: Two, choices: tuple[Choice, ...]) -> Leaf:
    limit = terms_of(Setting(best.options)).insurance_limit
    times = (1 + (two[0] != two[1])) * sum((choice.variant.chance for choice in choices), NEVER)
    ends = tuple(HandOutcome(INSURED, gain, limit) for gain in gains_of_insurance(best))
    return Leaf(every_hand().of(*two), NONE, ends, times)


def gains_of_insurance(best: BestPlay) -> tuple[Fraction, ...]:
    """As high as may be, by what the bank comes to."""
    setting, blackjack = Setting(best.options), blackjack_of(best.rules.tree)
    limit, (won, lost) = terms_of(setting).insurance_limit, insurance_gains(setting)
    return tuple((won if n == blackjack else lost) * limit for n, _ in enumerate(best.rules.tree.results))


# The sum, modulo a prime.


@dataclass(frozen=True, slots=True)
class Terms:
    """Every beginning with every leaf that grows from it, in columns."""

    up: Whole
    gone: Whole  # cards that lay there before the hand began to grow
    drawn: Whole  # cards drawn to it
    begin: Whole  # the number of the beginning
    leaf: Whole  # the number of the leaf
    begins: tuple[Begin, ...]
    leaves: tuple[Leaf, ...]

    @staticmethod
    def of(grown: Sequence[Grown]) -> "Terms":
        leaves = tuple(leaf for each in grown for leaf in each.leaves)
        begins = tuple(begin for each in grown for begin in each.begins)
        leaf, begin = _paired(grown)
        counts = every_hand().counts[[each.hand for each in leaves]]
        added = np.array([each.added for each in leaves])
        over = np.flatnonzero(added != NONE)
        counts[over, added[over]] += 1
        up, gone, own = (np.array([getattr(each, name) for each in begins])[begin] for name in ("up", "gone", "own"))
        return Terms(up, gone, counts[leaf] - own, begin, leaf, begins, leaves)


def _paired(grown: Sequence[Grown]) -> tuple[Whole, Whole]:
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
    best: BestPlay
    terms: Terms
    ends: tuple[HandOutcome, ...]
    parts: int  # of which the times of all leaves are made up
    over: int  # what every chance is a whole multiple of one part of
    end: Whole  # by leaf and result of the bank
    waits: Whole  # the terms that depend on the bank
    cases: Whole  # open card and cards that are gone then, each once
    case: Whole  # of each term that waits

    @staticmethod
    def of(best: BestPlay, terms: Terms) -> "Sums":
        rows = {id(leaf.ends): leaf.ends for leaf in terms.leaves}
        numbers = {end: n for n, end in enumerate(dict.fromkeys(end for row in rows.values() for end in row))}
        results = len(best.rules.tree.results)
        ending = {key: ([numbers[end] for end in row] * results)[:results] for key, row in rows.items()}
        waits = np.flatnonzero(np.array([len(leaf.ends) > 1 for leaf in terms.leaves])[terms.leaf])
        cases = np.column_stack([terms.up, terms.gone + terms.drawn])[waits]
        cases, case = np.unique(cases, axis=0, return_inverse=True)
        cards, parts = int(best.shoe.counts.sum()), lcm(*{leaf.times.denominator for leaf in terms.leaves})
        longest = int((terms.gone + terms.drawn).sum(axis=1).max()) + 1 + best.rules.tree.deepest
        begun = {begin.chance.denominator for begin in terms.begins}
        over = lcm(perm(cards, min(longest, cards)), *begun) * parts
        end = np.array([ending[id(leaf.ends)] for leaf in terms.leaves])
        return Sums(best, terms, tuple(numbers), parts, over, end, waits, cases, case.ravel())

    @property
    def bound(self) -> int:
        """More than twice any numerator: of no end are there more hands than may come of a split."""
        terms = terms_of(Setting(self.best.options))
        return 4 * self.over * max(terms.most_hands, terms.ace_hands)

    def modulo(self, prime: int) -> list[int]:
        """Of each end its chance, as a number modulo the prime."""
        terms, waits = self.terms, self.waits
        begin = _modulo((each.chance for each in terms.begins), prime)
        times = _modulo((each.times for each in terms.leaves), prime)
        term = begin[terms.begin] * times[terms.leaf] % prime * self._paths(prime) % prime
        banks = chances(self.best.rules.tree, self.best.shoe.counts, self.cases[:, 1:], self.cases[:, 0], prime)
        sums = np.zeros(len(self.ends), dtype=np.int64)
        decided = np.delete(np.arange(len(term)), waits)
        np.add.at(sums, self.end[terms.leaf[decided], 0], term[decided])
        for result in range(banks.shape[1]):
            np.add.at(sums, self.end[terms.leaf[waits], result], term[waits] * banks[self.case, result] % prime)
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
    return (number for number in range(BELOW - 1, 0, -2) if _is_prime(number))


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


def _whole(remainders: Iterable[int], moduli: list[int], over: int) -> int:
    """The whole number of least size that leaves these remainders, each times `over`."""
    whole = prod(moduli)
    found = 0
    for remainder, prime in zip(remainders, moduli, strict=True):
        rest = whole // prime
        found += remainder * over % prime * rest * pow(rest, -1, prime)
    found %= whole
    return found if found <= whole // 2 else found - whole


# How insurance goes with the hands beside which it is taken: both hang on what the bank comes to.


def mean_product(best: BestPlay) -> Fraction:
    """Of what insurance gains and what the hands gain, over all rounds."""
    found = counted(best, tuple(_together(best)))
    return sum((end.gain * chance for end, chance in found.items()), Fraction(0))


def _together(best: BestPlay) -> Iterator[Grown]:
    """The hands that are insured, to each end of which insurance comes: none is decided before the bank plays."""
    gains = gains_of_insurance(best)
    products: dict[tuple[HandOutcome, ...], tuple[HandOutcome, ...]] = {}
    first = {(two, KIND_OF[ACE]): choices for two, choices in best.insures.items()}
    for grown in grown_from(replace(best, first=first, insures={})):
        for ends in {leaf.ends for leaf in grown.leaves} - products.keys():
            whatever = ends if len(ends) > 1 else ends * len(gains)
            pairs = zip(whatever, gains, strict=True)
            products[ends] = tuple(HandOutcome(INSURED, end.gain * gain, Fraction(0)) for end, gain in pairs)
        if grown.leaves:
            yield replace(grown, leaves=tuple(replace(leaf, ends=products[leaf.ends]) for leaf in grown.leaves))
