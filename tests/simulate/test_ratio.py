"""Means that are ratios of sums: exact sums whatever their size, and standard errors that repeated runs bear out."""

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from banca.simulate.ratio import SHAPE, Ratio, put_down


def test_sums_are_exact_whatever_their_size() -> None:
    chance = np.random.default_rng(1)
    most = (1 << 62) - 1
    gained = [*chance.integers(-most, most, 500).tolist(), most, -most, 0, -1]
    lengths = [*chance.integers(1, most, 500).tolist(), most, most, 1, 1]
    sums = np.zeros((1, *SHAPE), np.int64)
    for each in zip(gained, lengths, strict=True):
        put_down(np.array([each], np.int64), sums)
    found = Ratio.put_down(len(gained), sums[0])
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


def test_stretches_of_one_length_give_the_error_of_a_mean() -> None:
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
    """Stretches of chance length, whose gains go with it."""
    chance, ratios, errors = np.random.default_rng(2), [], []
    for _ in range(1000):
        lengths = chance.geometric(0.2, 60)
        gained = chance.normal(3 * lengths, 4 * np.sqrt(lengths)).round().astype(int)
        found = Ratio.of(gained.tolist(), lengths.tolist())
        ratios.append(float(found.value))
        errors.append(found.stderr() or np.nan)
    assert np.std(ratios) == pytest.approx(np.sqrt(np.mean(np.square(errors))), rel=0.08)
