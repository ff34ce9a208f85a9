"""Random streams: the published values of Philox, independent blocks, unbiased draws."""

import numpy as np
import pytest
from numba import uint64

from banca.compiled import kernel
from banca.simulate.chance import (
    COUNTER,
    LANES,
    WORD,
    WORDS,
    RngState,
    Stream,
    Words,
    refill,
    rejection_threshold,
    split_word,
)

# Philox of four words of 32 bits, ten turns: counter, key, result, as its authors published them.
PUBLISHED = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    (
        (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF),
        (0xFFFFFFFF, 0xFFFFFFFF),
        (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD),
    ),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


@pytest.mark.parametrize(("counter", "key", "result"), PUBLISHED)
def test_published_values(counter: tuple[int, ...], key: tuple[int, int], result: tuple[int, ...]) -> None:
    words, _ = Stream(1, "any", 0).arrays
    start, block = (np.uint64(low | high << 32) for low, high in (counter[:2], counter[2:]))
    place = np.array([*key, block.astype(np.int64), start.astype(np.int64), 0], np.int64)
    refill(words, place)
    assert tuple(words.view(np.uint32).reshape(LANES, -1)[:, 0].tolist()) == result


def words_of(seed: int, game: str, block: int, times: int = 1) -> list[int]:
    words, place = Stream(seed, game, block).arrays
    found = []
    for _ in range(times):
        refill(words, place)
        found += words.tolist()
    return found


def test_the_same_stream_gives_the_same_words_and_any_other_others() -> None:
    assert words_of(1, "craps", 0) == words_of(1, "craps", 0)
    together = [words_of(*each) for each in ((1, "craps", 0), (1, "craps", 1), (2, "craps", 0), (1, "cussec", 0))]
    assert len({word for words in together for word in words}) == len(together) * WORDS


def test_a_stream_goes_on_where_it_stopped() -> None:
    words, place = Stream(1, "craps", 3).arrays
    refill(words, place)
    first = words.tolist()
    refill(words, place)
    assert first + words.tolist() == words_of(1, "craps", 3, times=2)
    assert place[COUNTER] == 2 * 2 * WORDS // LANES
    assert not set(first) & set(words.tolist())


@kernel
def count_zero_pairs(
    words: Words, rng_state: RngState, rounds: int, first: int, second: int, bound: int
) -> tuple[int, int]:
    """Draw pairs, two from each word; how often the first was 0, and both were 0."""
    at, one, both = WORDS, 0, 0
    while rounds:
        if at == WORDS:
            refill(words, rng_state)
            at = 0
        a, rest = split_word(words[at], uint64(first))
        b, rest = split_word(rest, uint64(second))
        at += 1
        if rest >= uint64(bound):
            rounds -= 1
            one += a == 0
            both += a == 0 and b == 0
    return one, both


def test_two_draws_from_one_word_are_independent_and_without_bias() -> None:
    rounds, first, second = 400_000, 37, 11
    one, both = count_zero_pairs(
        *Stream(7, "test", 0).arrays, rounds, first, second, rejection_threshold(first * second)
    )
    for seen, chance in ((one, 1 / first), (both, 1 / (first * second))):
        assert abs(seen - rounds * chance) < 4.5 * (rounds * chance) ** 0.5


@pytest.mark.parametrize("choices", [3, 37, 216 * 216, 416 * 415 * 414 * 413 * 412 * 411])
def test_what_must_be_left_makes_the_words_a_multiple_of_the_choices(choices: int) -> None:
    """Over all words of a few bits: every choice is drawn equally often, once what is left too little is let go."""
    assert ((1 << WORD) - rejection_threshold(choices)) % choices == 0
    bits = 10
    few = choices % 1000 or 1
    drawn = [
        word * few >> bits for word in range(1 << bits) if word * few % (1 << bits) >= rejection_threshold(few, bits)
    ]
    assert {drawn.count(each) for each in range(few)} == {(1 << bits) // few}
