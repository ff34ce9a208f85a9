"""Chance: the stream is ChaCha20, no result is favoured, weights are kept."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain, islice
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.law import OptionError
from banca.material.chance import Entropy, Seeded, Source, keystream, pick, pick_each, shuffle

T = TypeVar("T")

# RFC 8439: appendix A.1, vectors 1 and 2 (one stream, two blocks), and the key stream of section 2.4.2.
ZERO_KEY = (
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
    "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
)
SUNSCREEN = (
    "224f51f3401bd9e12fde276fb8631ded8c131f823d2c06e27e4fcaec9ef3cf78"
    "8a3b0aa372600a92b57974cded2b9334794cba40c63e34cdea212c4cf07d41b7"
    "69a6749f3f630f4122cafe28ec4dc47e26d4346d70b98c73f3e9c53ac40c5945"
    "398b6eda1a832c89c167eacd901d7e2bf363"
)
weights_of_something = st.dictionaries(st.integers(), st.integers(0, 20), min_size=1, max_size=8).filter(
    lambda weights: any(weights.values())
)


@pytest.mark.parametrize(
    ("key", "counter", "nonce", "expected"),
    [
        (bytes(32), 0, bytes(12), ZERO_KEY),
        (bytes(32), 1, bytes(12), ZERO_KEY[128:]),
        (bytes(range(32)), 1, bytes.fromhex("000000000000004a00000000"), SUNSCREEN),
    ],
)
def test_the_stream_is_that_of_rfc_8439(key: bytes, counter: int, nonce: bytes, expected: str) -> None:
    stream = keystream(key, counter.to_bytes(4, "little") + nonce)
    assert bytes(islice(stream, len(expected) // 2)).hex() == expected


# Worked out by a second implementation of ChaCha20, under the SHA-256 of "banca table SEED".
@pytest.mark.parametrize(
    ("seed", "n", "numbers"),
    [
        (7, 6, [0, 2, 5, 5, 5, 0, 0, 3, 1, 1, 5, 0, 0, 5, 4, 1, 5, 3, 2, 1, 5, 2, 2, 3]),
        (7, 37, [4, 29, 32, 36, 23, 17, 22, 17, 4, 28, 8, 32]),
        ("7", 216, [78, 140, 143, 60, 54, 133, 91, 41, 102, 156, 143, 10]),
        ("table nine", 1000, [5, 489, 239, 402, 848, 275, 336, 148]),
    ],
)
def test_a_seed_gives_the_same_table_on_any_machine(seed: int | str, n: int, numbers: list[int]) -> None:
    chance = Seeded(seed)
    assert [chance.below(n) for _ in numbers] == numbers


def test_different_seeds_give_different_tables() -> None:
    tables = {tuple(map(Seeded(seed).below, [216] * 10)) for seed in range(500)}
    assert len(tables) == 500


@pytest.mark.parametrize("n", range(1, 256))
def test_every_number_has_the_same_share_of_all_bytes(n: int) -> None:
    kept = 256 - 256 % n
    chance = Seeded(0)
    chance._stream = iter(range(256))
    assert Counter(chance.below(n) for _ in range(kept)) == dict.fromkeys(range(n), kept // n)


@pytest.mark.parametrize("n", [256, 257, 300, 416, 1000, 65535])
def test_every_number_has_the_same_share_of_all_pairs_of_bytes(n: int) -> None:
    kept = 65536 - 65536 % n
    chance = Seeded(0)
    chance._stream = chain.from_iterable(divmod(value, 256) for value in range(65536))
    assert Counter(chance.below(n) for _ in range(kept)) == dict.fromkeys(range(n), kept // n)


@pytest.mark.parametrize("rejected", [252, 253, 254, 255])
def test_a_byte_that_would_favour_a_number_is_thrown_away(rejected: int) -> None:
    chance = Seeded(0)
    chance._stream = iter([rejected, rejected, 251])
    assert chance.below(6) == 251 % 6


@pytest.mark.parametrize(("n", "critical"), [(2, 10.83), (6, 20.52), (37, 67.99), (216, 285.2)])
def test_a_long_run_is_even_by_chi_square(n: int, critical: float) -> None:
    """Against the 99.9 % quantile with n-1 degrees of freedom."""
    chance, run = Seeded("chi-square"), 200 * n
    seen = Counter(chance.below(n) for _ in range(run))
    assert set(seen) == set(range(n))
    assert sum((seen[k] - 200) ** 2 / 200 for k in range(n)) < critical


@given(weights_of_something)
def test_a_result_is_picked_for_exactly_as_many_numbers_as_its_weight(weights: dict[int, int]) -> None:
    total = sum(weights.values())
    asked = []

    def below(limit: int) -> int:
        asked.append(limit)
        return len(asked) - 1

    assert Counter(pick(weights, below) for _ in range(total)) == {k: w for k, w in weights.items() if w}
    assert set(asked) == {total}


@pytest.mark.parametrize("source", [Entropy(), Seeded(1)], ids=["entropy", "seeded"])
def test_only_what_has_weight_is_drawn_and_all_of_it(source: Source) -> None:
    weights: Mapping[str, int] = {"never": 0, "often": 3, "nor this": 0, "seldom": 1, "or this": 0}
    assert {source.draw(weights) for _ in range(400)} == {"often", "seldom"}


def test_a_seeded_draw_is_a_pick_of_its_own_numbers() -> None:
    numbers, draws = Seeded(7), Seeded(7)
    weights = {"a": 1, "b": 2, "c": 3}
    assert [draws.draw(weights) for _ in range(50)] == ["abbccc"[numbers.below(6)] for _ in range(50)]


@pytest.mark.parametrize("seed", ["x" * 1001, 1 << 1000, -(10**5000)], ids=["letters", "bits", "long"])
def test_a_seed_is_no_longer_than_it_need_be(seed: int | str) -> None:
    with pytest.raises(
        OptionError, match="a seed is a text of at most 1000 letters, or a whole number of as many bits"
    ):
        Seeded(seed)


class Listed:
    """A source of whole results, which does not say how it finds them."""

    def __init__(self, seed: int) -> None:
        self.numbers = Seeded(seed)

    def draw(self, weights: Mapping[T, int]) -> T:
        return pick(weights, self.numbers.below)


@given(weights_of_something, st.integers(0, 9))
def test_a_shuffle_and_many_throws_are_picks_one_after_another(weights: dict[int, int], seed: int) -> None:
    assert shuffle(weights, Seeded(seed)) == shuffle(weights, Listed(seed))
    assert pick_each(weights, Seeded(seed), 20) == pick_each(weights, Listed(seed), 20)


def test_very_many_cards_are_shuffled_as_few_are(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = {"Ah": 30, "Kd": 1, "2c": 9}
    found = shuffle(weights, Seeded(3))
    assert Counter(found) == weights
    monkeypatch.setattr("banca.material.chance.FEW", 39)
    assert shuffle(weights, Seeded(3)) == found
