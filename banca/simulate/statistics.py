"""Shared statistics: exact histograms, ratios of sums, proportions, and their standard errors."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, TypeVar

import numpy as np
from numba import int64
from numpy.typing import NDArray

from banca.compiled import inlined, kernel

Whole = NDArray[np.int64]
Number = TypeVar("Number", int, float, Fraction)

CONFIDENCE = 1.96  # standard errors to either side that contain 95 % of means
FEWEST = 20  # samples needed to estimate a variance
QUANTILES = tuple(Fraction(n, 100) for n in (1, 5, 25, 50, 75, 95, 99))

BINS_MOST = 1 << 16
NEAR = 1 << 20  # a range of numbers that are counted without sorting
BITS_MOST = 63
HALF_WORD, LOW_HALF = int64(32), int64(0xFFFFFFFF)  # a sum is kept in two halves
FACTOR_BITS = int64(31)  # of the lower part of a factor
LOW_FACTOR = int64((1 << 31) - 1)
PRODUCT = LOW_LOW, CROSSED, HIGH_HIGH = range(3)  # the parts of a sum of products


def half_width(stderr: float | None) -> float | None:
    """The half-width of the 95 % confidence interval."""
    return None if stderr is None else CONFIDENCE * stderr


def rank_of(share: Fraction, count: int) -> int:
    """The index, from 0, of the lowest of `count` sorted values that this share of them does not exceed."""
    return max(0, -(-share.numerator * count // share.denominator) - 1)


def by_share(quantiles: Mapping[Fraction, Number]) -> dict[str, Number]:
    """Quantiles for JSON: `{"0.5": …}`."""
    return {f"{float(share):g}": value for share, value in quantiles.items()}


def whole_numbers(data: Any, shape: tuple[int, ...]) -> Any:
    """An array of Python integers, which cannot overflow; ValueError if the data is anything else."""
    found = np.array(data, object)
    if found.shape != shape or not all(type(each) is int for each in found.ravel()):
        raise ValueError(f"whole numbers of {found.shape}, not of {shape}")
    return found


@dataclass(frozen=True, slots=True)
class Proportion:
    """A proportion, with Wilson's 95 % interval."""

    came: int
    of: int

    @property
    def share(self) -> float:
        return self.came / self.of

    @property
    def interval(self) -> tuple[float, float]:
        n, square = self.of, CONFIDENCE * CONFIDENCE
        middle = (self.came + 0.5 * square) / (n + square)
        reach = CONFIDENCE * sqrt(self.came * (n - self.came) / n + 0.25 * square) / (n + square)
        return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True, slots=True, eq=False)
class Histogram:
    """Bins in order, each of `1 << bits` numbers; sums of all numbers and of their squares are exact.

    If there are too many bins, neighbours are merged in pairs, so that memory stays constant. The bins depend on the
    numbers but not on their order: a part never needs wider bins than the whole.
    """

    bits: int
    bins: Whole
    counts: Whole
    total: int
    squares: int

    @staticmethod
    def of(values: Whole) -> "Histogram":
        if not len(values):
            return Histogram(0, np.zeros(0, np.int64), np.zeros(0, np.int64), 0, 0)
        least, most = int(values.min()), int(values.max())
        if most - least < NEAR:
            counts = np.bincount(values - least)
            bins = np.flatnonzero(counts)
            counts, bins = counts[bins], bins + least
        else:
            bins, counts = np.unique(values, return_counts=True)
        total, squares = sums_of(values)
        return _limit_bins(0, bins.astype(np.int64), counts.astype(np.int64), total, squares)

    def __add__(self, other: "Histogram") -> "Histogram":
        bits = max(self.bits, other.bits)
        mine, yours = self._at_width(bits), other._at_width(bits)
        bins, counts = np.empty((2, len(mine[0]) + len(yours[0])), np.int64)
        number = merge_bins(*mine, *yours, bins, counts)
        total, squares = self.total + other.total, self.squares + other.squares
        return _limit_bins(bits, bins[:number].copy(), counts[:number].copy(), total, squares)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Histogram) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    @property
    def count(self) -> int:
        return int(self.counts.sum())

    @property
    def mean(self) -> Fraction:
        return Fraction(self.total, self.count)

    @property
    def variance(self) -> Fraction:
        return Fraction(self.squares, self.count) - self.mean * self.mean

    @property
    def sd(self) -> float:
        return sqrt(self.variance)

    @property
    def starts(self) -> Whole:
        """The lowest number of each bin."""
        return self.bins << np.int64(self.bits)

    @property
    def width(self) -> int:
        return 1 << self.bits

    def quantile(self, share: Fraction) -> int:
        """The value that this share of all numbers does not exceed; if bins are wide, the lowest number of its bin."""
        place = rank_of(share, self.count)
        return int(self.starts[np.searchsorted(np.cumsum(self.counts), place, side="right")])

    def quantiles(self, shares: Iterable[Fraction] = QUANTILES) -> dict[Fraction, int]:
        return {share: self.quantile(share) for share in shares} if self.count else {}

    def to_json(self) -> dict[str, Any]:
        return {
            "bits": self.bits,
            "bins": self.bins.tolist(),
            "counts": self.counts.tolist(),
            "total": self.total,
            "squares": self.squares,
        }

    @staticmethod
    def read(data: dict[str, Any]) -> "Histogram":
        bins, counts = (np.array(data[each], np.int64) for each in ("bins", "counts"))
        if bins.shape != counts.shape or bins.ndim != 1 or len(bins) > BINS_MOST:
            raise ValueError("as many counts as bins, and not too many")
        found = Histogram(data["bits"], bins, counts, data["total"], data["squares"])
        if not found._adds_up:
            raise ValueError("no numbers come to these bins and sums")
        return found

    @property
    def _adds_up(self) -> bool:
        """Whether numbers in these bins can have this total and these squares."""
        if not 0 <= self.bits < BITS_MOST or (self.counts <= 0).any() or (np.diff(self.bins) <= 0).any():
            return False
        bins, counts = self.bins.tolist(), self.counts.tolist()
        starts = [each << self.bits for each in bins]
        if any(abs(each) >= 1 << BITS_MOST for each in starts):
            return False
        count, low = sum(counts), sum(start * n for start, n in zip(starts, counts, strict=True))
        within = low <= self.total <= low + (self.width - 1) * count
        return within and self.squares * count >= self.total * self.total and (count > 0 or self.squares == 0)

    def _at_width(self, bits: int) -> tuple[Whole, Whole]:
        return (self.bins, self.counts) if bits == self.bits else _coarsen(bits - self.bits, self.bins, self.counts)


def _limit_bins(bits: int, bins: Whole, counts: Whole, total: int, squares: int) -> Histogram:
    while len(bins) > BINS_MOST:
        bins, counts = _coarsen(1, bins, counts)
        bits += 1
    return Histogram(bits, bins, counts, total, squares)


def _coarsen(times: int, bins: Whole, counts: Whole) -> tuple[Whole, Whole]:
    wider = bins >> np.int64(times)
    first = np.flatnonzero(np.diff(wider, prepend=wider[:1] - 1))
    return wider[first], np.add.reduceat(counts, first) if len(first) else counts


@kernel
def merge_bins(a: Whole, counts_a: Whole, b: Whole, counts_b: Whole, bins: Whole, counts: Whole) -> int:
    """Merge two sorted lists of bins; returns the number of bins."""
    i = j = number = 0
    while i < len(a) or j < len(b):
        first = j == len(b) or (i < len(a) and a[i] <= b[j])
        second = i == len(a) or (j < len(b) and b[j] <= a[i])
        bins[number] = a[i] if first else b[j]
        counts[number] = 0
        if first:
            counts[number] += counts_a[i]
            i += 1
        if second:
            counts[number] += counts_b[j]
            j += 1
        number += 1
    return number


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean, standard deviation and quantiles of counted values."""

    mean: Fraction
    sd: float | None  # None for a single value
    stderr: float | None  # None if there are too few values
    quantiles: Mapping[Fraction, int]

    @staticmethod
    def of(values: Histogram, times: int = 1) -> "Spread":
        """The spread of the values, each multiplied by `times`."""
        many = values.count
        sd = times * sqrt(values.variance * Fraction(many, many - 1)) if many > 1 else None
        quantiles = {share: times * value for share, value in values.quantiles().items()}
        return Spread(times * values.mean, sd, None if sd is None or many < FEWEST else sd / sqrt(many), quantiles)

    @property
    def half_width(self) -> float | None:
        return half_width(self.stderr)

    def to_json(self) -> dict[str, Any]:
        return {
            "mean": float(self.mean),
            "sd": self.sd,
            "stderr": self.stderr,
            "quantiles": by_share(self.quantiles),
        }


OF_CYCLE = GAINED, LENGTH = range(2)
RATIO_SUMS = (GAINED, LENGTH, GAINED_GAINED, GAINED_LENGTH, LENGTH_LENGTH) = range(5)
RATIO_SHAPE = len(RATIO_SUMS), len(PRODUCT), 2  # of the array that a kernel adds cycles to


@dataclass(frozen=True, slots=True)
class Ratio:
    """Gain per unit of length, over independent cycles of random length: a regenerative estimate.

    Its error follows from how much the gain of each cycle differs from what its length predicts. The sums are exact.
    """

    cycles: int
    sums: tuple[int, ...]

    @staticmethod
    def nothing() -> "Ratio":
        return Ratio(0, (0,) * len(RATIO_SUMS))

    @staticmethod
    def of(gained: list[int], lengths: list[int]) -> "Ratio":
        pairs = ((gained, gained), (gained, lengths), (lengths, lengths))
        products = [sum(a * b for a, b in zip(*pair, strict=True)) for pair in pairs]
        return Ratio(len(gained), (sum(gained), sum(lengths), *products))

    @staticmethod
    def of_sums(cycles: int, sums: Whole) -> "Ratio":
        """The ratio from the array that `add_cycle` added to."""
        return Ratio(cycles, tuple(map(product_sum, sums)))

    def __add__(self, other: "Ratio") -> "Ratio":
        sums = tuple(a + b for a, b in zip(self.sums, other.sums, strict=True))
        return Ratio(self.cycles + other.cycles, sums)

    def to_json(self) -> list[int]:
        return [self.cycles, *self.sums]

    @staticmethod
    def read(data: list[int]) -> "Ratio":
        cycles, *sums = whole_numbers(data, (1 + len(RATIO_SUMS),))
        gained, length, gained_gained, gained_length, length_length = sums
        squares = min(cycles, length, gained_gained, length_length) >= 0
        spread = cycles * gained_gained >= gained * gained and cycles * length_length >= length * length
        if not squares or not spread or gained_gained * length_length < gained_length * gained_length:
            raise ValueError("no cycles come to these sums")
        return Ratio(cycles, tuple(sums))

    @property
    def value(self) -> Fraction:
        return Fraction(self.sums[GAINED], self.sums[LENGTH])

    def stderr(self, length: int | None = None) -> float | None:
        """The standard error over this length, at least that of the cycles; None with too few cycles."""
        if self.cycles < FEWEST or not self.sums[LENGTH]:
            return None
        mean, (gained, product, lengths) = self.value, self.sums[len(OF_CYCLE) :]
        off = gained - 2 * mean * product + mean * mean * lengths
        spread = off * Fraction(self.cycles, self.cycles - 1) / self.sums[LENGTH]
        return sqrt(spread / (length or self.sums[LENGTH]))


@kernel
def add_cycle(cycle: Whole, sums: Whole) -> None:
    """Add a finished cycle: by row its gain and length, each of at most 62 bits."""
    for row in range(len(cycle)):
        gained, length = cycle[row, GAINED], cycle[row, LENGTH]
        add(sums[row, GAINED, LOW_LOW], gained)
        add(sums[row, LENGTH, LOW_LOW], length)
        add_product(sums[row, GAINED_GAINED], gained, gained)
        add_product(sums[row, GAINED_LENGTH], gained, length)
        add_product(sums[row, LENGTH_LENGTH], length, length)


# Sums that cannot overflow.


def sums_of(values: Whole) -> tuple[int, int]:
    """The sum of the values and that of their squares."""
    plain, squares = np.zeros(2, np.int64), np.zeros((len(PRODUCT), 2), np.int64)
    sum_up(values, plain, squares)
    return whole_sum(plain), product_sum(squares)


def whole_sum(halves: Whole) -> int:
    low, high = halves.tolist()
    return int(low + (high << int(HALF_WORD)))


def product_sum(parts: Whole) -> int:
    low, crossed, high = map(whole_sum, parts)
    return low + (crossed << int(FACTOR_BITS)) + (high << 2 * int(FACTOR_BITS))


@kernel
def sum_up(values: Whole, plain: Whole, squares: Whole) -> None:
    for value in values:
        add(plain, value)
        add_product(squares, value, value)


@inlined
def add_product(parts: Whole, one: Any, other: Any) -> None:
    low, high = one & LOW_FACTOR, one >> FACTOR_BITS
    other_low, other_high = other & LOW_FACTOR, other >> FACTOR_BITS
    add(parts[LOW_LOW], low * other_low)
    add(parts[CROSSED], low * other_high + high * other_low)
    add(parts[HIGH_HIGH], high * other_high)


@inlined
def add(halves: Whole, value: Any) -> None:
    """Each half has 31 spare bits."""
    halves[0] += value & LOW_HALF
    halves[1] += value >> HALF_WORD
