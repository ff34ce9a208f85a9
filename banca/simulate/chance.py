"""The random streams of all kernels: Philox4x32-10, a function of key and counter.

The word at a place of a stream depends only on the seed, the game, the block and the place. So blocks can be played
anywhere, in any order.

A kernel takes `stream.arrays`: 64-bit words, and the state of the stream. It begins with `at = rng_state[USED]`, keeps
`at` in a local variable, runs `if at + NEEDED > WORDS: refill(words, rng_state); at = 0` before a round, takes
`words[at]`, draws several choices from each word with `split_word`, and ends with `rng_state[USED] = at`.
"""

import hashlib
from collections.abc import Callable
from typing import Any, cast

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types, uint64
from numba.extending import intrinsic
from numpy.typing import NDArray

from banca.compiled import kernel

Words = NDArray[np.uint64]
RngState = NDArray[np.int64]  # key, other key, block, counter, and how many of the words are used
Arrays = tuple[Words, RngState]

WORDS = 4096  # in a buffer that fits the processor's cache
TURNS = 10
LANES = 4  # words of 32 bits that one counter gives
WORD, HALF, HALVES = 64, 32, 2  # bits
LOW = uint64(0xFFFFFFFF)
TIMES = uint64(0xD2511F53), uint64(0xCD9E8D57)
PLUS = uint64(0x9E3779B9), uint64(0xBB67AE85)
RNG_FIELDS = KEY, OTHER_KEY, BLOCK, COUNTER, USED = range(5)
KEY_BYTES = 4


class Stream:
    """The random stream of one block."""

    __slots__ = ("arrays",)

    def __init__(self, seed: int, game: str, block: int) -> None:
        digest = hashlib.sha256(f"{seed} {game}".encode()).digest()
        keys = (int.from_bytes(digest[n : n + KEY_BYTES], "little") for n in (0, KEY_BYTES))
        self.arrays: Arrays = np.empty(WORDS, np.uint64), np.array((*keys, block, 0, WORDS), np.int64)


@kernel
def refill(words: Words, rng_state: RngState) -> None:
    """Fill the buffer with new words. The compiler vectorises the loop over counters."""
    halves = words.view(np.uint32)
    quarter = len(halves) // LANES
    key, other = uint64(rng_state[KEY]), uint64(rng_state[OTHER_KEY])
    block, start = uint64(rng_state[BLOCK]), uint64(rng_state[COUNTER])
    for n in range(quarter):
        counter = start + uint64(n)
        a, b, c, d = counter & LOW, counter >> uint64(HALF), block & LOW, block >> uint64(HALF)
        one, two = key, other
        for _ in range(TURNS):
            p, q = TIMES[0] * a, TIMES[1] * c
            a, b, c, d = (q >> uint64(HALF)) ^ b ^ one, q & LOW, (p >> uint64(HALF)) ^ d ^ two, p & LOW
            one, two = (one + PLUS[0]) & LOW, (two + PLUS[1]) & LOW
        halves[n] = a
        halves[quarter + n] = b
        halves[quarter + quarter + n] = c
        halves[quarter + quarter + quarter + n] = d
    rng_state[COUNTER] += quarter
    rng_state[USED] = 0


def _split_product(typing: Any, word: Any, choices: Any) -> Any:  # noqa: ARG001
    def built(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        whole, part = ir.IntType(WORD + WORD), ir.IntType(WORD)
        product = builder.mul(*(builder.zext(each, whole) for each in arguments))
        high = builder.trunc(builder.lshr(product, ir.Constant(whole, WORD)), part)
        return context.make_tuple(builder, signature.return_type, (high, builder.trunc(product, part)))

    return types.UniTuple(types.uint64, HALVES)(types.uint64, types.uint64), built  # type: ignore[no-untyped-call]


# Returns one of n choices and the remainder of the word for the next draw: the upper and lower half of word × n. All
# draws from a word are unbiased if the last remainder is at least `rejection_threshold` of the product of all numbers
# of choices. Otherwise draw all of them again from another word.
split_word = cast("Callable[[Any, Any], tuple[Any, Any]]", intrinsic(_split_product))


def rejection_threshold(choices: int, bits: int = WORD) -> int:
    """The least remainder of a word with which draws from this many choices in all are unbiased."""
    return int((1 << bits) % choices)
