"""Statistical tests of chance: raw bytes, numbers scaled from them, and shuffled decks.

Each test gives a p-value: how likely an ideal source is to give a result at least as extreme. All are judged together
at 99 % by Holm's correction: the smallest p-value times the number of tests, the next times one less, and so on; a
corrected value below 1 % fails. An ideal source fails one run in a hundred, whatever the number of tests. The formulas
are those of textbooks: the frequency, serial, gap and coupon collector's tests as Knuth describes them, the runs test
of Wald and Wolfowitz, and combinatorics for decks.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import pairwise, permutations
from math import comb, erfc, exp, factorial, inf, lgamma, log, sqrt
from typing import Any, Literal

from banca.house.errors import HouseError
from banca.house.sealing import SEED_BYTES, Random
from banca.material.cards import PACK, RANKS, SUITS, Cards, rank_of, suit_of
from banca.material.chance import Seeded, shuffle

LEVEL = 0.01  # after Holm's correction
SAMPLES, SAMPLES_LEAST = 20_000, 2_000  # numbers in each test by default; below the least, the formulas fail
EACH = 10  # expected in every cell of a frequency test
FEW = 5  # a cell that expects fewer is merged with its neighbour
TWO_SIDED_FROM = 30  # degrees of freedom; with fewer, an exact fit is not suspicious
SCALED = range(2, 417)  # from a coin to a shoe of eight packs
FULL = (2, 6, 37, 52, 100, 216, 416)  # all tests run on these, not only frequencies
SMALL_DECKS = (3, 4, 5)  # every order of these is counted
CLASSES = 8  # number of classes for the serial test
COUPONS = 5
GAP_SHARE = 4  # a gap ends with a number of the lowest quarter
Stage = Literal["raw", "scaled", "shuffled"]


@dataclass(frozen=True, slots=True)
class Chance:
    """A source under test: bytes, numbers below n, shuffled decks."""

    raw: Random
    below: Callable[[int], int]
    shuffle: Callable[[Mapping[Any, int]], Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Result:
    """One test: its name, its subject, the sample size, and the p-value."""

    stage: Stage
    test: str
    on: str
    samples: int
    statistic: float
    p: float


@dataclass(frozen=True, slots=True)
class Judged:
    result: Result
    corrected: float  # by Holm

    @property
    def passed(self) -> bool:
        return self.corrected >= LEVEL


def chance_of(random: Random) -> Chance:
    """Chance as a house draws it: a seed from the source, everything else from the seed."""
    source = Seeded(random(SEED_BYTES).hex())
    return Chance(random, source.below, lambda weights: shuffle(weights, source))


def all_tests(chance: Chance, samples: int = SAMPLES) -> tuple[Judged, ...]:
    """Run every test and judge them together; the most extreme result first."""
    if samples < SAMPLES_LEAST:
        raise HouseError("house-chance-samples", samples=samples, least=SAMPLES_LEAST)
    found = [*raw_tests(chance, samples), *scaled_tests(chance, samples), *shuffled_tests(chance, samples)]
    return holm(found)


def holm(results: Sequence[Result]) -> tuple[Judged, ...]:
    """Correct p-values for their number; a corrected value is never below that of a more extreme result."""
    judged, worst = [], 0.0
    for n, result in enumerate(sorted(results, key=lambda each: each.p)):
        worst = max(worst, min(1.0, (len(results) - n) * result.p))
        judged.append(Judged(result, worst))
    return tuple(judged)


# P-values.


def chi_square_tail(x: float, freedom: float) -> float:
    """The chance that a chi-square variable exceeds x: the upper incomplete gamma function, regularised.

    A power series below its middle, Lentz's continued fraction above.
    """
    if x <= 0:
        return 1.0
    a, x = freedom / 2, x / 2
    front = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - total * front)
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    value, n, step = d, 0, inf
    while abs(step - 1) > 1e-15 and n < 10_000:
        n += 1
        b += 2
        d = 1 / ((-n * (n - a)) * d + b or tiny)
        c = b + (-n * (n - a)) / c or tiny
        step = c * d
        value *= step
    return min(1.0, value * front)


def _chi_square_p(x: float, freedom: int) -> float:
    """A fit that is too good counts like a bad one."""
    upper = chi_square_tail(x, freedom)
    return 2 * min(upper, 1 - upper) if freedom >= TWO_SIDED_FROM else upper


def _normal_p(z: float) -> float:
    return erfc(abs(z) / sqrt(2))


def chi_square(seen: Mapping[Any, int], shares: Mapping[Any, Fraction | float]) -> tuple[float, float]:
    """The statistic and its p-value. Neighbouring cells are merged until each expects enough."""
    total = sum(seen.values())
    cells: list[list[float]] = []
    for key, share in shares.items():
        if not cells or cells[-1][1] >= FEW:
            cells.append([0, 0.0])
        cells[-1][0] += seen.get(key, 0)
        cells[-1][1] += total * float(share)
    if len(cells) > 1 and cells[-1][1] < FEW:
        last = cells.pop()
        cells[-1] = [a + b for a, b in zip(cells[-1], last, strict=True)]
    if sum(seen.get(key, 0) for key in shares) != total:
        return inf, 0.0  # an impossible value occurred
    x = sum((n - expected) ** 2 / expected for n, expected in cells)
    return x, _chi_square_p(x, len(cells) - 1) if len(cells) > 1 else 1.0


# Tests of a run of numbers from 0 to n-1.


def frequency(numbers: Sequence[int], n: int) -> tuple[float, float]:
    """Each number is as frequent as any other."""
    return chi_square(Counter(numbers), dict.fromkeys(range(n), 1 / n))


def runs(numbers: Sequence[int], n: int) -> tuple[float, float]:
    """How often the numbers change between the lower and the upper half; the middle one is skipped."""
    sides = [2 * k > n - 1 for k in numbers if 2 * k != n - 1]
    high = sum(sides)
    low, total = len(sides) - high, len(sides)
    if not high or not low:
        return inf, 0.0
    found = 1 + sum(a != b for a, b in pairwise(sides))
    mean = 1 + 2 * high * low / total
    variance = (mean - 1) * (mean - 2) / (total - 1)
    z = (found - mean) / sqrt(variance)
    return z, _normal_p(z)


def _classes(numbers: Iterable[int], n: int, most: int) -> tuple[list[int], int]:
    """Map numbers to equal classes; numbers that would be left over are dropped."""
    classes = min(n, most)
    size = n // classes
    return [k // size for k in numbers if k < classes * size], classes


def serial(numbers: Sequence[int], n: int) -> tuple[float, float]:
    """Consecutive, disjoint pairs: each pair is as frequent as any other."""
    found, classes = _classes(numbers, n, CLASSES)
    seen = Counter(zip(found[::2], found[1::2], strict=False))
    return chi_square(seen, {(a, b): classes**-2 for a in range(classes) for b in range(classes)})


def gap(numbers: Sequence[int], n: int) -> tuple[float, float]:
    """How many numbers lie between two of the lowest quarter: a geometric distribution."""
    limit = max(1, n // GAP_SHARE)
    hit, seen, length = limit / n, Counter[int](), 0
    for k in numbers:
        if k < limit:
            seen[length] += 1
            length = 0
        else:
            length += 1
    longest = max(seen, default=0)
    shares = {k: hit * (1 - hit) ** k for k in range(longest + 1)} | {-1: (1 - hit) ** (longest + 1)}
    return chi_square(seen, shares) if seen else (inf, 0.0)


def coupon(numbers: Sequence[int], n: int) -> tuple[float, float]:
    """How many numbers it takes to see every class."""
    found, classes = _classes(numbers, n, COUPONS)
    seen, lengths, length = set[int](), Counter[int](), 0
    for k in found:
        seen.add(k)
        length += 1
        if len(seen) == classes:
            lengths[length] += 1
            seen, length = set(), 0
    if not lengths:
        return inf, 0.0
    longest = max(lengths)
    whole = {k: _complete_by(k, classes) - _complete_by(k - 1, classes) for k in range(classes, longest + 1)}
    return chi_square(lengths, whole | {-1: 1 - _complete_by(longest, classes)})


@cache
def _complete_by(length: int, classes: int) -> float:
    """The chance that so many numbers show every class, by inclusion and exclusion."""
    ways = sum((-1) ** k * comb(classes, k) * (classes - k) ** length for k in range(classes + 1))
    return float(Fraction(ways, classes**length)) if length >= classes else 0.0


BATTERY: dict[str, Callable[[Sequence[int], int], tuple[float, float]]] = {
    "frequency": frequency,
    "runs": runs,
    "serial": serial,
    "gap": gap,
    "coupon": coupon,
}


def repeats(blocks: Sequence[bytes]) -> tuple[float, float]:
    """Repeated blocks of eight bytes: an ideal source has practically none."""
    again = len(blocks) - len(set(blocks))
    expected = comb(len(blocks), 2) / 2**64
    return float(again), -_expm1(-expected) if again else 1.0


def _expm1(x: float) -> float:
    return x if abs(x) < 1e-8 else exp(x) - 1


def raw_tests(chance: Chance, samples: int = SAMPLES) -> Iterator[Result]:
    """Tests of raw bytes and of their bits."""
    found = b"".join(chance.raw(SEED_BYTES) for _ in range(-(-samples // SEED_BYTES)))
    for name, test in BATTERY.items():
        yield Result("raw", name, "bytes", len(found), *test(found, 256))
    bits = [byte >> place & 1 for byte in found for place in range(8)]
    for name in ("frequency", "runs", "serial", "gap"):
        yield Result("raw", name, "bits", len(bits), *BATTERY[name](bits, 2))
    blocks = [found[at : at + 8] for at in range(0, len(found) - 7, 8)]
    yield Result("raw", "repeats", "bytes", len(blocks), *repeats(blocks))


def scaled_tests(chance: Chance, samples: int = SAMPLES, numbers: Iterable[int] = SCALED) -> Iterator[Result]:
    """Tests of numbers from 0 to n-1: frequencies for every n, all tests for some."""
    for n in numbers:
        full = n in FULL
        size = max(samples, EACH * n) if full else EACH * n
        found = [chance.below(n) for _ in range(size)]
        for name, test in BATTERY.items() if full else (("frequency", frequency),):
            yield Result("scaled", name, f"n={n}", size, *test(found, n))


# Tests of decks.


def shuffled_tests(chance: Chance, samples: int = SAMPLES) -> Iterator[Result]:
    """Every order of small decks; the places of cards in one pack and in eight, and how cards follow one another."""
    for size in SMALL_DECKS:
        count = max(samples // 4, EACH * factorial(size))
        orders = Counter(tuple(chance.shuffle(dict.fromkeys(range(size), 1))) for _ in range(count))
        even = dict.fromkeys(permutations(range(size)), Fraction(1, factorial(size)))
        yield Result("shuffled", "orders", f"{size}", count, *chi_square(orders, even))
    count = max(samples // 20, EACH * len(PACK))
    decks = [tuple(chance.shuffle(Cards.of_packs(1).weights)) for _ in range(count)]
    yield Result("shuffled", "places", "52", count, *places(decks, lambda card: card))
    yield Result("shuffled", "runs", "52", count, *_rises(decks))
    yield Result("shuffled", "serial", "52", count, *_first_suits(decks))
    yield Result("shuffled", "gap", "52", count, *_first_ace(decks))
    yield Result("shuffled", "coupon", "52", count, *_all_suits(decks))
    yield Result("shuffled", "overlaps", "52", count, *_overlaps(decks))
    count = max(samples // 100, EACH * len(RANKS))
    shoes = [tuple(chance.shuffle(Cards.of_packs(8).weights)) for _ in range(count)]
    yield Result("shuffled", "places", "416", count, *places(shoes, rank_of))


def places(decks: Sequence[Sequence[Any]], kind: Callable[[Any], Any]) -> tuple[float, float]:
    """Every kind of card is at every place as often as its number in the deck says.

    A deck holds a fixed number of each kind, so counts are dependent: the sum of squares, less one part in the size of
    the deck, is chi-square with (kinds - 1) times (places - 1) degrees of freedom.
    """
    size, total = len(decks[0]), len(decks)
    copies = Counter(map(kind, decks[0]))
    seen = [Counter(kind(deck[place]) for deck in decks) for place in range(size)]
    x = sum(
        (seen[place][each] - total * n / size) ** 2 / (total * n / size)
        for each, n in copies.items()
        for place in range(size)
    )
    x *= (size - 1) / size
    return x, _chi_square_p(x, (len(copies) - 1) * (size - 1))


def _rises(decks: Sequence[Sequence[Any]]) -> tuple[float, float]:
    """How often a higher card follows a card, in pack order: for n cards mean (n-1)/2, variance (n+1)/12."""
    number = {card: n for n, card in enumerate(PACK)}
    size, total = len(PACK), len(decks)
    found = sum(number[a] < number[b] for deck in decks for a, b in pairwise(deck))
    z = (found - total * (size - 1) / 2) / sqrt(total * (size + 1) / 12)
    return z, _normal_p(z)


def _first_suits(decks: Sequence[Sequence[Any]]) -> tuple[float, float]:
    """The suits of the first two cards."""
    size, of_suit = len(PACK), len(RANKS)
    seen = Counter((suit_of(deck[0]), suit_of(deck[1])) for deck in decks)
    shares = {(a, b): Fraction(of_suit * (of_suit - (a == b)), size * (size - 1)) for a in SUITS for b in SUITS}
    return chi_square(seen, shares)


def _first_ace(decks: Sequence[Sequence[Any]]) -> tuple[float, float]:
    """The number of cards above the first ace."""
    size, aces = len(PACK), len(SUITS)
    seen = Counter(next(n for n, card in enumerate(deck) if rank_of(card) == RANKS[0]) for deck in decks)
    ways = comb(size, aces)
    return chi_square(seen, {n: Fraction(comb(size - 1 - n, aces - 1), ways) for n in range(size - aces + 1)})


def _all_suits(decks: Sequence[Sequence[Any]]) -> tuple[float, float]:
    """The number of cards until every suit has come."""
    size, of_suit, suits = len(PACK), len(RANKS), len(SUITS)

    def complete_by(n: int) -> Fraction:
        ways = sum((-1) ** k * comb(suits, k) * comb(size - k * of_suit, n) for k in range(suits + 1))
        return Fraction(ways, comb(size, n))

    seen = Counter[int]()
    for deck in decks:
        met = set[str]()
        for n, card in enumerate(deck, 1):
            met.add(suit_of(card))
            if len(met) == suits:
                seen[n] += 1
                break
    return chi_square(seen, {n: complete_by(n) - complete_by(n - 1) for n in range(suits, size - of_suit + 2)})


def _overlaps(decks: Sequence[Sequence[Any]]) -> tuple[float, float]:
    """How many cards are where they were in the previous deck: the distribution of derangements."""
    size = len(decks[0])
    seen = Counter(sum(a == b for a, b in zip(one, other, strict=True)) for one, other in pairwise(decks))
    stay = [sum(Fraction((-1) ** k, factorial(k)) for k in range(size - n + 1)) / factorial(n) for n in range(size + 1)]
    return chi_square(seen, dict(enumerate(stay)))
