"""Statistics of chance: ours pass at 99 % with correction, planted faults fail, and the formulas are right."""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from math import erfc, exp, sqrt
from typing import Any

import pytest

from banca.house import statistics
from banca.house.errors import HouseError
from banca.house.sealing import Random
from banca.house.statistics import (
    Chance,
    Judged,
    Result,
    all_tests,
    chance_of,
    chi_square_tail,
    holm,
    raw_tests,
    scaled_tests,
    shuffled_tests,
)
from banca.material.chance import Seeded, shuffle

REPEATED = random.Random(4)
SOURCE = REPEATED.randbytes


@pytest.fixture(autouse=True)
def from_the_beginning() -> None:
    """What a test draws does not depend on the tests before it."""
    REPEATED.seed(4)


def failed(results: Sequence[Result]) -> set[str]:
    return {each.result.test for each in holm(results) if not each.passed}


def test_our_chance_passes_every_test() -> None:
    judged = all_tests(chance_of(random.Random(4).randbytes))
    assert [each for each in judged if not each.passed] == []
    stages = {(each.result.stage, each.result.test) for each in judged}
    for stage in ("raw", "scaled", "shuffled"):
        assert {(stage, test) for test in ("runs", "serial", "gap", "coupon")} <= stages
    assert {each.result.on for each in judged if each.result.stage == "scaled"} == {f"n={n}" for n in range(2, 417)}


def test_too_few_samples_are_refused() -> None:
    with pytest.raises(HouseError, match="at least 2,000 samples"):
        all_tests(chance_of(SOURCE), 1999)


# Planted faults: each must fail.


def chance(raw: Random = SOURCE, **other: Any) -> Chance:
    sound = chance_of(SOURCE)
    return Chance(raw, other.get("below", sound.below), other.get("shuffle", sound.shuffle))


def with_bit(random: Random, bit: int) -> Random:
    return lambda count: bytes(byte | 1 << bit for byte in random(count))


@pytest.mark.parametrize("bit", range(8))
def test_a_stuck_bit_fails(bit: int) -> None:
    assert "frequency" in failed([*raw_tests(chance(with_bit(SOURCE, bit)))])


def test_output_that_comes_again_fails() -> None:
    block = SOURCE(4096)
    stream = iter(block * 10)
    found = [*raw_tests(chance(lambda count: bytes(next(stream) for _ in range(count))))]
    assert "repeats" in failed(found)


def test_a_counter_fails_though_every_byte_comes_as_often() -> None:
    counter = iter(range(10**6))
    found = [*raw_tests(chance(lambda count: bytes(next(counter) % 256 for _ in range(count))))]
    assert {"frequency", "serial", "gap", "coupon"} <= failed(found)


def remainder(n: int) -> int:
    """The classic way to bias a number: no value is thrown away."""
    size = (n.bit_length() + 7) // 8
    return int.from_bytes(SOURCE(size)) % n


def test_numbers_by_remainder_fail() -> None:
    found = [*scaled_tests(chance(below=remainder), numbers=range(2, 257))]
    assert "frequency" in failed(found)


def sticky(n: int) -> int:
    """Each number as often as any other, and too often the one before it."""
    sticky.last = sticky.last if SOURCE(1)[0] < 32 else SOURCE(4)  # type: ignore[attr-defined]
    return int.from_bytes(sticky.last) % n  # type: ignore[attr-defined]


def test_numbers_that_follow_one_another_fail() -> None:
    sticky.last = SOURCE(4)  # type: ignore[attr-defined]
    assert {"runs", "serial"} <= failed([*scaled_tests(chance(below=sticky), numbers=statistics.FULL)])


def below(n: int) -> int:
    return int.from_bytes(SOURCE(8)) % n  # its bias is far below what any of these tests sees


def cards(weights: Mapping[Any, int]) -> list[Any]:
    return [card for card, copies in weights.items() for _ in range(copies)]


def one_too_few(weights: Mapping[Any, int]) -> list[Any]:
    """Exchanges each card with one below it, never with itself."""
    deck = cards(weights)
    for place in range(len(deck) - 1, 0, -1):
        other = below(place)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def with_any(weights: Mapping[Any, int]) -> list[Any]:
    """Exchanges each card with any card of the whole deck."""
    deck = cards(weights)
    for place in range(len(deck)):
        other = below(len(deck))
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def without_the_first(weights: Mapping[Any, int]) -> list[Any]:
    """Keeps back one card until the rest is dealt."""
    source, avoided = Seeded(SOURCE(32).hex()), next(iter(weights))
    kept = shuffle({card: n for card, n in weights.items() if card != avoided}, source)
    return [*kept, *([avoided] * weights[avoided])]


def one_deck(weights: Mapping[Any, int]) -> list[Any]:
    """The same order every time."""
    return shuffle(weights, Seeded(1))


@pytest.mark.parametrize("planted", [one_too_few, with_any, without_the_first, one_deck])
def test_a_shuffle_with_a_fault_fails(planted: Callable[[Mapping[Any, int]], list[Any]]) -> None:
    assert {"orders", "places"} <= failed([*shuffled_tests(chance(shuffle=planted), samples=2000)])


# The formulas.


@pytest.mark.parametrize("x", [0.1, 1.0, 2.5, 7.0, 30.0, 80.0])
def test_the_tail_of_chi_square_is_known_for_one_two_and_four_degrees(x: float) -> None:
    assert chi_square_tail(x, 1) == pytest.approx(erfc(sqrt(x / 2)))
    assert chi_square_tail(x, 2) == pytest.approx(exp(-x / 2))
    assert chi_square_tail(x, 4) == pytest.approx(exp(-x / 2) * (1 + x / 2))


def test_quantiles_of_chi_square_are_those_of_the_tables() -> None:
    for freedom, quantile, tail in ((10, 23.209, 0.01), (36, 50.998, 0.05), (100, 135.807, 0.01), (255, 310.457, 0.01)):
        assert chi_square_tail(quantile, freedom) == pytest.approx(tail, abs=2e-5)


def results_of(*values: float) -> tuple[Judged, ...]:
    return holm([Result("raw", str(n), "", 1, 0.0, p) for n, p in enumerate(values)])


def test_holm_multiplies_by_what_is_left_and_never_falls() -> None:
    judged = results_of(0.04, 0.001, 0.03, 0.9)
    assert [each.corrected for each in judged] == pytest.approx([0.004, 0.09, 0.09, 0.9])
    assert [each.passed for each in judged] == [False, True, True, True]


def test_counts_of_places_spread_as_their_formula_says() -> None:
    """Over all orders of four cards of three kinds: the mean of the statistic is its degrees of freedom."""
    orders = [*permutations("aabc")]
    found = [statistics.places([order], str)[0] for order in orders]
    assert sum(found) / len(found) == pytest.approx((3 - 1) * (4 - 1))


def test_p_values_of_a_fair_source_are_even() -> None:
    """Each test in turn, on 200 short runs: as many p-values below one half as above, and few near nought."""
    source = Seeded("p-values")
    for name, test in statistics.BATTERY.items():
        found = [test([source.below(37) for _ in range(600)], 37)[1] for _ in range(200)]
        assert 65 <= sum(p < 0.5 for p in found) <= 135, name
        assert sum(p < 0.01 for p in found) <= 9, name


# No number is favoured, whatever n: exactly, by the rule that throws values away.


def accepted(n: int, *values: int) -> int:
    """What a number below n becomes if the stream brings these values."""
    size = (n.bit_length() + 7) // 8
    source = Seeded(0)
    source._stream = iter(b"".join(value.to_bytes(size) for value in values))
    return source.below(n)


@pytest.mark.parametrize("n", range(2, 417))
def test_every_number_below_n_is_equally_likely(n: int) -> None:
    whole = 256 ** ((n.bit_length() + 7) // 8)
    first_rejected = whole - whole % n
    if whole == 256:
        counted = Counter(accepted(n, value, 0) for value in range(first_rejected))
        assert counted == dict.fromkeys(range(n), whole // n)
    for start in (0, first_rejected - n):
        assert [accepted(n, value) for value in range(start, start + n)] == [*range(n)]
    for value in range(first_rejected, whole):
        assert accepted(n, value, n - 1) == n - 1
