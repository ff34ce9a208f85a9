"""How often each whole number came. Where too many differ, neighbours are put together, so that memory stays flat.

Numbers are put together by the smallest power of two that leaves few enough bins. What is so put together depends on
all the numbers and not on their order: a part never needs wider bins than the whole.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np
from numba import int64

from banca.compiled import kernel
from banca.simulate.kernel import Whole

BINS_MOST = 1 << 16
NEAR = 1 << 20  # a span of numbers that are counted without being put in order first
HALF_WORD = int64(32)  # bits of a sum that lie in its lower half
LOWER = int64(0xFFFFFFFF)
HALVES = 2
BITS_MOST = 63
SUMS = PLAIN_SUM, SQUARES, CROSSED, HIGH_SQUARES = range(4)


@dataclass(frozen=True, slots=True, eq=False)
class Histogram:
    """Bins in order, each of `1 << bits` numbers; sums of all numbers and of their squares are exact."""

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
        return _few(0, bins.astype(np.int64), counts.astype(np.int64), total, squares)

    def __add__(self, other: "Histogram") -> "Histogram":
        bits = max(self.bits, other.bits)
        mine, yours = self._wider(bits), other._wider(bits)
        bins, counts = np.empty((HALVES, len(mine[0]) + len(yours[0])), np.int64)
        number = put_together(*mine, *yours, bins, counts)
        total, squares = self.total + other.total, self.squares + other.squares
        return _few(bits, bins[:number].copy(), counts[:number].copy(), total, squares)

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
        """The least number of each bin."""
        return self.bins << np.int64(self.bits)

    @property
    def width(self) -> int:
        return 1 << self.bits

    def quantile(self, share: Fraction) -> int:
        """What so many of all were at most; where bins are wide, the least of its bin."""
        wanted = max(1, -(-share.numerator * self.count // share.denominator))
        return int(self.starts[np.searchsorted(np.cumsum(self.counts), wanted)])

    def quantiles(self, shares: Iterable[Fraction]) -> dict[Fraction, int]:
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
        """Whether there are numbers that lie in these bins, have this total, and these squares at the least."""
        if not 0 <= self.bits < BITS_MOST or (self.counts <= 0).any() or (np.diff(self.bins) <= 0).any():
            return False
        bins, counts = self.bins.tolist(), self.counts.tolist()
        starts = [each << self.bits for each in bins]
        if any(abs(each) >= 1 << BITS_MOST for each in starts):
            return False
        count, low = sum(counts), sum(start * n for start, n in zip(starts, counts, strict=True))
        within = low <= self.total <= low + (self.width - 1) * count
        return within and self.squares * count >= self.total * self.total and (count > 0 or self.squares == 0)

    def _wider(self, bits: int) -> tuple[Whole, Whole]:
        return (self.bins, self.counts) if bits == self.bits else _halved(bits - self.bits, self.bins, self.counts)


def _few(bits: int, bins: Whole, counts: Whole, total: int, squares: int) -> Histogram:
    while len(bins) > BINS_MOST:
        bins, counts = _halved(1, bins, counts)
        bits += 1
    return Histogram(bits, bins, counts, total, squares)


def _halved(times: int, bins: Whole, counts: Whole) -> tuple[Whole, Whole]:
    wider = bins >> np.int64(times)
    first = np.flatnonzero(np.diff(wider, prepend=wider[:1] - 1))
    return wider[first], np.add.reduceat(counts, first) if len(first) else counts


def whole_numbers(data: Any, shape: tuple[int, ...]) -> Any:
    """An array of Python's integers, as they may grow beyond all others; a ValueError where it is none of that."""
    found = np.array(data, object)
    if found.shape != shape or not all(type(each) is int for each in found.ravel()):
        raise ValueError(f"whole numbers of {found.shape}, not of {shape}")
    return found


def sums_of(values: Whole) -> tuple[int, int]:
    """The sum of the numbers and that of their squares, whatever their size."""
    sums = np.zeros((len(SUMS), HALVES), np.int64)
    sum_up(values, sums)
    plain, squares, crossed, high = (whole_sum(each) for each in sums)
    bits = int(HALF_WORD) - 1
    return plain, squares + (crossed << (bits + 1)) + (high << (bits + bits))


def whole_sum(halves: Whole) -> int:
    low, high = halves.tolist()
    return int(low + (high << int(HALF_WORD)))


@kernel
def sum_up(values: Whole, sums: Whole) -> None:
    for value in values:
        size = abs(value)
        low, high = size & (LOWER >> int64(1)), size >> (HALF_WORD - int64(1))
        add(sums[PLAIN_SUM], value)
        add(sums[SQUARES], low * low)
        add(sums[CROSSED], low * high)
        add(sums[HIGH_SQUARES], high * high)


@kernel
def add(halves: Whole, value: int) -> None:
    """To a sum in two halves, of which neither can run over in as many additions as anyone makes."""
    halves[0] += value & LOWER
    halves[1] += value >> HALF_WORD


@kernel
def put_together(a: Whole, counts_a: Whole, b: Whole, counts_b: Whole, bins: Whole, counts: Whole) -> int:
    """Two lists of bins in order, as one; how many they are together."""
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
