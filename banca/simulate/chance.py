"""The streams that all kernels draw from: Philox of four words of 32 bits and ten turns, a function of key and counter.

What comes at a place of a stream depends on the seed, the game, the block and that place, and on nothing else: blocks
may be played anywhere, in any order.

A kernel takes `stream.arrays`, words of 64 bits and where they stand. It begins with `at = place[USED]`, keeps `at` to
itself, says `if at + NEEDED > WORDS: refill(words, place); at = 0` before a round, takes `words[at]`, parts each word
among several choices with `parted`, and ends with `place[USED] = at`.
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
Places = NDArray[np.int64]  # key, other key, block, counter; how many of the words at hand were used
Arrays = tuple[Words, Places]

WORDS = 4096  # at hand at a time: few enough to lie close to the processor
TURNS = 10
LANES = 4  # words of 32 bits that one counter gives
WORD, HALF, HALVES = 64, 32, 2  # bits
LOW = uint64(0xFFFFFFFF)
TIMES = uint64(0xD2511F53), uint64(0xCD9E8D57)
PLUS = uint64(0x9E3779B9), uint64(0xBB67AE85)
PLACES = KEY, OTHER_KEY, BLOCK, COUNTER, USED = range(5)
KEY_BYTES = 4


class Stream:
    """The chance of one block."""

    __slots__ = ("arrays",)

    def __init__(self, seed: int, game: str, block: int) -> None:
        digest = hashlib.sha256(f"{seed} {game}".encode()).digest()
        keys = (int.from_bytes(digest[n : n + KEY_BYTES], "little") for n in (0, KEY_BYTES))
        self.arrays: Arrays = np.empty(WORDS, np.uint64), np.array((*keys, block, 0, WORDS), np.int64)


@kernel
def refill(words: Words, place: Places) -> None:
    """As many new words as are held at hand. Written so that the compiler does several counters at once."""
    halves = words.view(np.uint32)
    quarter = len(halves) // LANES
    key, other = uint64(place[KEY]), uint64(place[OTHER_KEY])
    block, start = uint64(place[BLOCK]), uint64(place[COUNTER])
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
    place[COUNTER] += quarter
    place[USED] = 0


def _parted(typing: Any, word: Any, choices: Any) -> Any:  # noqa: ARG001
    def built(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        whole, part = ir.IntType(WORD + WORD), ir.IntType(WORD)
        product = builder.mul(*(builder.zext(each, whole) for each in arguments))
        high = builder.trunc(builder.lshr(product, ir.Constant(whole, WORD)), part)
        return context.make_tuple(builder, signature.return_type, (high, builder.trunc(product, part)))

    return types.UniTuple(types.uint64, HALVES)(types.uint64, types.uint64), built  # type: ignore[no-untyped-call]


# One of so many choices, and what is left of the word for the next: the two halves of their whole product. All that
# was drawn from a word so is without bias if what is left at the end is at least `least` of the product of all the
# numbers of choices; otherwise all of it is to be drawn again from another word.
split_word = cast("Callable[[Any, Any], tuple[Any, Any]]", intrinsic(_parted))


def rejection_threshold(choices: int, bits: int = WORD) -> int:
    """What must be left of a word at least, for so many choices in all."""
    return int((1 << bits) % choices)
