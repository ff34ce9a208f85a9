"""Histograms and ratios: exact sums in any order of parts, and standard errors that repeated runs confirm."""

from fractions import Fraction
from itertools import permutations
from math import sqrt
from statistics import pvariance

import numpy as np
import pytest

from banca.simulate import statistics
from banca.simulate.statistics import RATIO_SHAPE, Histogram, Ratio, add_cycle


def numbers(scale: float, number: int = 60_000) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return (np.random.default_rng(7).standard_t(3, size=number) * scale).astype(np.int64)


@pytest.fixture
def few_bins(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(statistics, "BINS_MOST", 64)
    return 64


def test_few_numbers_have_exact_quantiles() -> None:
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


# Ratios.


def test_sums_are_exact_whatever_their_size() -> None:
    chance = np.random.default_rng(1)
    most = (1 << 62) - 1
    gained = [*chance.integers(-most, most, 500).tolist(), most, -most, 0, -1]
    lengths = [*chance.integers(1, most, 500).tolist(), most, most, 1, 1]
    sums = np.zeros((1, *RATIO_SHAPE), np.int64)
    for each in zip(gained, lengths, strict=True):
        add_cycle(np.array([each], np.int64), sums)
    found = Ratio.of_sums(len(gained), sums[0])
    assert found == Ratio.of(gained, lengths)
    assert found.sums == (
        sum(gained),
        sum(lengths),
        sum(g * g for g in gained),
        sum(g * n for g, n in zip(gained, lengths, strict=True)),
        sum(n * n for n in lengths),
    )


def test_parts_add_up_and_are_read_again() -> None:
    gained, lengths = [3, -4, 10, 0], [1, 2, 5, 1]
    whole = Ratio.of(gained, lengths)
    assert Ratio.of(gained[:1], lengths[:1]) + Ratio.nothing() + Ratio.of(gained[1:], lengths[1:]) == whole
    assert Ratio.read(whole.to_json()) == whole
    with pytest.raises(ValueError, match="whole numbers of"):
        Ratio.read(whole.to_json()[:-1])


def test_cycles_of_one_length_give_the_error_of_a_mean() -> None:
    """The sample's standard deviation by the root of how many they are."""
    gained = [3, -4, 10, 0, 7] * 4
    found = Ratio.of(gained, [1] * 20)
    assert found.value == Fraction(16, 5)
    assert found.stderr() == pytest.approx(np.std(gained, ddof=1) / sqrt(20))
    assert found.stderr(80) == pytest.approx(np.std(gained, ddof=1) / sqrt(80))
    assert Ratio.of([2, 4, 6, 8] * 5, [1, 2, 3, 4] * 5).stderr() == 0  # each brought what its length would have


@pytest.mark.parametrize("found", [Ratio.nothing(), Ratio.of([5, 6] * 9, [1, 1] * 9), Ratio.of([0] * 20, [0] * 20)])
def test_too_few_tell_nothing(found: Ratio) -> None:
    assert found.stderr() is None


def test_errors_are_those_that_repeated_runs_show() -> None:
    """Cycles of chance length, whose gains go with it."""
    chance, ratios, errors = np.random.default_rng(2), [], []
    for _ in range(1000):
        lengths = chance.geometric(0.2, 60)
        gained = chance.normal(3 * lengths, 4 * np.sqrt(lengths)).round().astype(int)
        found = Ratio.of(gained.tolist(), lengths.tolist())
        ratios.append(float(found.value))
        errors.append(found.stderr() or np.nan)
    assert np.std(ratios) == pytest.approx(np.sqrt(np.mean(np.square(errors))), rel=0.08)
