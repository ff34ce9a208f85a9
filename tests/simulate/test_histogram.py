"""Histograms: the same whatever the order in which parts are put together, and exact in their sums."""

from fractions import Fraction
from itertools import permutations
from statistics import pvariance

import numpy as np
import pytest

from banca.simulate import histogram
from banca.simulate.histogram import Histogram


def numbers(scale: float, number: int = 60_000) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return (np.random.default_rng(7).standard_t(3, size=number) * scale).astype(np.int64)


@pytest.fixture
def few_bins(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(histogram, "BINS_MOST", 64)
    return 64


def test_few_numbers_are_told_as_they_are() -> None:
    found = Histogram.of(np.array([5, -3, 5, 10**17, -3, 5]))
    assert (found.width, found.starts.tolist(), found.counts.tolist()) == (1, [-3, 5, 10**17], [2, 3, 1])
    assert [found.quantile(Fraction(n, 6)) for n in range(7)] == [-3, -3, -3, 5, 5, 5, 10**17]


@pytest.mark.parametrize("scale", [3, 1000, 1e8, 1e16])
def test_sums_are_exact(scale: float) -> None:
    values = numbers(scale, 5000)
    found = Histogram.of(values)
    plain = values.tolist()
    assert found.count == 5000
    assert found.total == sum(plain)
    assert found.squares == sum(n * n for n in plain)
    assert found.variance == pvariance([Fraction(n) for n in plain])


@pytest.mark.parametrize("scale", [3, 1000, 1e8, 1e16])
def test_parts_come_to_the_whole_in_any_order(few_bins: int, scale: float) -> None:
    values = numbers(scale)
    whole = Histogram.of(values)
    parts = [Histogram.of(part) for part in np.split(values, [10, 20_000, 20_005])]
    for one, *others in permutations(parts):
        assert sum(others, one) == whole
    assert len(whole.bins) <= few_bins
    assert all(part.width <= whole.width for part in parts)
    if whole.width > 1:
        assert len(np.unique(values // (whole.width // 2))) > few_bins  # no narrower bins would do
    assert whole.starts.tolist() == sorted(set((values // whole.width * whole.width).tolist()))


def test_a_quantile_lies_in_its_bin(few_bins: int) -> None:
    values = numbers(1e6)
    found = Histogram.of(values)
    assert len(found.bins) <= few_bins
    for share in (Fraction(1, 100), Fraction(1, 2), Fraction(99, 100)):
        exact = int(np.sort(values)[-(-share.numerator * len(values) // share.denominator) - 1])
        assert found.quantile(share) <= exact < found.quantile(share) + found.width


def test_nothing_is_nothing_and_adds_nothing() -> None:
    nothing, some = Histogram.of(np.zeros(0, np.int64)), Histogram.of(np.array([1, 2]))
    assert nothing + some == some == some + nothing
    assert nothing.quantiles([Fraction(1, 2)]) == {}


def test_what_is_written_down_is_read_again() -> None:
    found = Histogram.of(numbers(1e12))
    assert Histogram.read(found.to_json()) == found
    assert found != Histogram.of(numbers(1e11))
    with pytest.raises(ValueError, match="as many counts as bins"):
        Histogram.read({**found.to_json(), "bins": [1]})
