"""What is gained by a round, or by a unit: sums over stretches of play that tell nothing of one another.

A stretch is as long as it happens to be, so that a mean is a ratio of two sums. How far it may be off is read from how
far each stretch is from what its length would have brought; sums, squares and products are exact, whatever their size.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from banca.compiled import inlined
from banca.compiled import kernel as compiled
from banca.simulate.histogram import HALF_WORD, HALVES, whole_numbers, whole_sum
from banca.simulate.histogram import LOWER as LOWER_HALF
from banca.simulate.kernel import Whole
from banca.simulate.tally import FEWEST

OF = GAINED, LENGTH = range(2)  # of a stretch
SQUARED = GAINED_GAINED, GAINED_LENGTH, LENGTH_LENGTH = range(2, 5)  # beside the two themselves
SUMMED = (*OF, *SQUARED)
LOW_LOW, CROSSED, HIGH_HIGH = range(3)
SHAPE = len(SUMMED), len((LOW_LOW, CROSSED, HIGH_HIGH)), HALVES  # of the sums that stretches are put down in
BITS = 31  # of the lower part of a number that is multiplied
LOWER = (1 << BITS) - 1


@dataclass(frozen=True, slots=True)
class Ratio:
    """So many stretches, and the sums over them."""

    stretches: int
    sums: tuple[int, ...]

    @staticmethod
    def nothing() -> "Ratio":
        return Ratio(0, (0,) * len(SUMMED))

    @staticmethod
    def of(gained: list[int], lengths: list[int]) -> "Ratio":
        pairs = ((gained, gained), (gained, lengths), (lengths, lengths))
        products = [sum(a * b for a, b in zip(*pair, strict=True)) for pair in pairs]
        return Ratio(len(gained), (sum(gained), sum(lengths), *products))

    @staticmethod
    def put_down(stretches: int, sums: Whole) -> "Ratio":
        """What was put down in such an array."""
        return Ratio(stretches, tuple(_whole(each) for each in sums))

    def __add__(self, other: "Ratio") -> "Ratio":
        sums = tuple(a + b for a, b in zip(self.sums, other.sums, strict=True))
        return Ratio(self.stretches + other.stretches, sums)

    def to_json(self) -> list[int]:
        return [self.stretches, *self.sums]

    @staticmethod
    def read(data: list[int]) -> "Ratio":
        stretches, *sums = whole_numbers(data, (1 + len(SUMMED),))
        gained, length, gained_gained, gained_length, length_length = sums
        squares = min(stretches, length, gained_gained, length_length) >= 0
        spread = stretches * gained_gained >= gained * gained and stretches * length_length >= length * length
        if not squares or not spread or gained_gained * length_length < gained_length * gained_length:
            raise ValueError("no stretches come to these sums")
        return Ratio(stretches, tuple(sums))

    @property
    def value(self) -> Fraction:
        return Fraction(self.sums[GAINED], self.sums[LENGTH])

    def stderr(self, length: int | None = None) -> float | None:
        """Of the ratio over such a length, that of the stretches or more; None where they are too few to tell."""
        if self.stretches < FEWEST or not self.sums[LENGTH]:
            return None
        mean, (gained, product, lengths) = self.value, self.sums[len(OF) :]
        off = gained - (mean + mean) * product + mean * mean * lengths
        spread = off * Fraction(self.stretches, self.stretches - 1) / self.sums[LENGTH]
        return sqrt(spread / (length or self.sums[LENGTH]))


def _whole(parts: Whole) -> int:
    low, crossed, high = map(whole_sum, parts)
    return low + (crossed << BITS) + (high << (BITS + BITS))


@compiled
def put_down(stretch: Whole, sums: Whole) -> None:
    """One that is over: by row what was gained and its length, into sums by row; no number is beyond 62 bits."""
    for row in range(len(stretch)):
        gained, length = stretch[row, GAINED], stretch[row, LENGTH]
        add_up(sums, row, GAINED, LOW_LOW, gained)
        add_up(sums, row, LENGTH, LOW_LOW, length)
        multiplied(sums, row, GAINED_GAINED, gained, gained)
        multiplied(sums, row, GAINED_LENGTH, gained, length)
        multiplied(sums, row, LENGTH_LENGTH, length, length)


@inlined
def multiplied(sums: Whole, row: int, which: int, one: int, other: int) -> None:
    low, high, other_low, other_high = one & LOWER, one >> BITS, other & LOWER, other >> BITS
    add_up(sums, row, which, LOW_LOW, low * other_low)
    add_up(sums, row, which, CROSSED, low * other_high + high * other_low)
    add_up(sums, row, which, HIGH_HIGH, high * other_high)


@inlined
def add_up(sums: Whole, row: int, which: int, part: int, value: int) -> None:
    """In two halves, of which neither can run over in as many additions as anyone makes."""
    sums[row, which, part, 0] += value & LOWER_HALF
    sums[row, which, part, 1] += value >> HALF_WORD
