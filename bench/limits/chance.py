"""The least that good chance costs: splitmix64, a word of 64 bits from a sum and two products."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

from numba import int64, njit, uint64

F = TypeVar("F", bound=Callable[..., Any])
Word: TypeAlias = Any  # 64 bits without a sign, which numba knows and Python does not


def bare(function: F) -> F:
    """Compiled anew in each run: numba's own cache believes whatever it finds on disk."""
    return cast("F", njit(nogil=True)(function))


STEP = uint64(0x9E3779B97F4A7C15)
ONE, OTHER = uint64(0xBF58476D1CE4E5B9), uint64(0x94D049BB133111EB)
HALF, LOW = uint64(32), uint64(0xFFFFFFFF)


@bare
def word(state: Word) -> Word:
    """A state is the one before it and STEP."""
    state = (state ^ (state >> uint64(30))) * ONE
    state = (state ^ (state >> uint64(27))) * OTHER
    return state ^ (state >> uint64(31))


@bare
def high(drawn: Word, choices: int) -> Word:
    """One of so many, by the upper half of a word: 32 bits are enough for a bare kernel, their bias is not seen."""
    return ((drawn >> HALF) * uint64(choices)) >> HALF


@bare
def low(drawn: Word, choices: int) -> Word:
    return ((drawn & LOW) * uint64(choices)) >> HALF


@bare
def whole(number: Any) -> int:
    """With a sign, as numba counts whole numbers."""
    found: Any = int64(number)
    return found  # type: ignore[no-any-return]
