"""So many rounds of what was asked: how often each end came, and how the seats' gains go together."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from fractions import Fraction
from functools import cached_property, reduce
from math import lcm
from typing import Any

import numpy as np

from banca.cache import source_digest
from banca.compiled import kernel
from banca.law import OptionError
from banca.law.numbers import shown
from banca.simulate.chance import Stream
from banca.simulate.histogram import whole_numbers
from banca.simulate.kernel import CHUNK_ROUNDS, COUNT_MOST, Kernel, Numbers, SimulationSpec, Whole
from banca.simulate.tally import Simulated, tallied

LAYERS = ("law", "material", "money", "play", "games", "strategy", "simulate")  # all that a total depends on
WRITTEN_IN = tuple(f"banca.{each}" for each in LAYERS)


@dataclass(frozen=True, slots=True)
class RoundCounts:
    """By row and end; and, where several seats have rows of their own, sums of products of their gains, in parts."""

    dealt: int
    counts: Whole
    products: Any  # of Python's integers, as they may grow beyond all others

    def __add__(self, other: "RoundCounts") -> "RoundCounts":
        return RoundCounts(self.dealt + other.dealt, self.counts + other.counts, self.products + other.products)

    @property
    def counted(self) -> str:
        return f"{self.dealt:,} rounds"

    def to_json(self) -> dict[str, Any]:
        return {"dealt": self.dealt, "counts": self.counts.tolist(), "products": self.products.tolist()}


@dataclass(frozen=True, slots=True)
class Played:
    """A table that was played: what each seat came to, and how their gains go together."""

    dealt: int
    seats: tuple[Simulated, ...]
    covariance: tuple[tuple[Fraction, ...], ...]
    broken_off: bool = False


@dataclass(frozen=True)
class Rounds:
    spec: SimulationSpec
    rounds: int
    seed: int

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= COUNT_MOST:
            says = "one at least is needed" if self.rounds < 1 else f"{COUNT_MOST:,} at most"
            raise OptionError(f"{shown(self.rounds)} rounds cannot be played: {says}")

    @cached_property
    def key(self) -> str:
        return spec_key(self.spec, self.seed, "rounds")

    @property
    def blocks(self) -> int:
        return -(-self.rounds // self.spec.kernel.block_rounds)

    @property
    def whole_blocks(self) -> int:
        return self.rounds // self.spec.kernel.block_rounds

    def nothing(self) -> RoundCounts:
        kernel_ = self.spec.kernel
        shape = 1 + max(kernel_.rows), max(map(len, kernel_.seats))
        return RoundCounts(0, np.zeros(shape, np.int64), np.zeros((len(kernel_.seats),) * len(shape), object))

    def play(self, block: int) -> RoundCounts:
        made = self.spec.kernel
        size = min(made.block_rounds, self.rounds - block * made.block_rounds)
        stream = self.spec.stream(self.seed, block)
        if max(made.rows) == 0:
            return RoundCounts(size, made.count(stream, size), self.nothing().products)
        return self._of_several(made, stream, size)

    def _of_several(self, made: Kernel, stream: Stream, size: int) -> RoundCounts:
        gains, _ = parts_of(made)
        if made.block_rounds * abs(gains).max() * abs(gains).max() > np.iinfo(np.int64).max:
            raise OptionError("these stakes have too small a common part to be counted together: hold rounder amounts")
        counts, fill, rows = self.nothing().counts, made.deal(stream), np.array(made.rows)
        products = np.zeros((len(rows), len(rows)), np.int64)
        numbers = np.empty((len(counts), min(size, CHUNK_ROUNDS)), np.uint16)
        for start in range(0, size, CHUNK_ROUNDS):
            part = numbers[:, : min(CHUNK_ROUNDS, size - start)]
            fill(part)
            tally_several(part, rows, gains.astype(np.int64), counts, products)
        return RoundCounts(size, counts, products.astype(object))

    def read(self, data: dict[str, Any]) -> RoundCounts:
        nothing = self.nothing()
        counts = whole_numbers(data["counts"], nothing.counts.shape).astype(np.int64)
        products = whole_numbers(data["products"], nothing.products.shape)
        return RoundCounts(data["dealt"], counts, products)

    def are(self, part: RoundCounts, blocks: int) -> bool:
        """Each row has an end in every round; what a seat's gains come to, squared, follows from them."""
        made, rounds = self.spec.kernel, blocks * self.spec.kernel.block_rounds
        counts, products = part.counts.astype(object), part.products
        if part.dealt != rounds or (part.counts < 0).any() or any(row.sum() != rounds for row in counts):
            return False
        if max(made.rows) == 0:
            return not products.any()
        gains, _ = parts_of(made)
        squares = [(gains[seat] * gains[seat] * counts[row]).sum() for seat, row in enumerate(made.rows)]
        bounds = np.outer(np.array(squares, object), np.array(squares, object))
        alike = (products == products.T).all() and (products * products <= bounds).all()
        return bool(alike and list(products.diagonal()) == squares)

    def summary(self, part: RoundCounts, *, broken_off: bool = False) -> Played:
        made = self.spec.kernel
        found = [
            tallied(seat, self.seed, outcomes, part.counts[row])
            for seat, outcomes, row in zip(self.spec.seats, made.seats, made.rows, strict=True)
        ]
        return Played(part.dealt, tuple(found), self._covariance(made, part), broken_off)

    def _covariance(self, made: Kernel, part: RoundCounts) -> tuple[tuple[Fraction, ...], ...]:
        """Over all rounds dealt; what is not decided gains nothing."""
        (gains, units), counts = parts_of(made), part.counts.astype(object)
        sums = [gains[n] @ counts[row] for n, row in enumerate(made.rows)]
        products = part.products if max(made.rows) else (gains * counts[0]) @ gains.T
        return tuple(
            tuple(
                Fraction(
                    int(product) * part.dealt - sums[one] * sums[other],
                    part.dealt * units[one] * part.dealt * units[other],
                )
                for other, product in enumerate(row)
            )
            for one, row in enumerate(products)
        )


def spec_key(spec: SimulationSpec, seed: int, what: str) -> str:
    """All that the blocks of a run depend on, as a digest; and in words what a person would ask."""
    setting = spec.setting
    summary = f"{what} of {setting.edition.slug}, seed {seed}, {spec.dealing}"
    table = (setting.parameters, setting.authorised, setting.limits, setting.memory, setting.equipment)
    held = (setting.options.to_json(), table, spec.seats)
    written = source_digest(*WRITTEN_IN)
    return f"{summary}, {hashlib.sha256(f'{spelt(held)} {written}'.encode()).hexdigest()}"


def spelt(value: Any) -> str:
    """Any value of those that a simulation is asked with, so that equal ones are spelt alike everywhere."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
    if is_dataclass(value) and not isinstance(value, type):
        return f"{type(value).__name__}({', '.join(spelt(getattr(value, each.name)) for each in fields(value))})"
    if isinstance(value, Mapping):
        return f"{{{', '.join(sorted(f'{spelt(key)}: {spelt(each)}' for key, each in value.items()))}}}"
    if isinstance(value, tuple | list):
        return f"({', '.join(map(spelt, value))})"
    if callable(value):
        return f"{value.__module__}.{value.__qualname__}"
    return repr(value)


def parts_of(made: Kernel) -> tuple[Any, tuple[int, ...]]:
    """What each seat gains by each end, in the largest part of its unit of which all are multiples; such parts."""
    units = tuple(reduce(lcm, (end.gain.denominator for end in outcomes if end), 1) for outcomes in made.seats)
    found = np.zeros((len(made.seats), max(map(len, made.seats))), object)
    for seat, (unit, outcomes) in enumerate(zip(units, made.seats, strict=True)):
        for number, end in enumerate(outcomes):
            found[seat, number] = int(end.gain * unit) if end else 0
    return found, units


@kernel
def tally_several(numbers: Numbers, rows: Whole, gains: Whole, counts: Whole, products: Whole) -> None:
    seats = len(rows)
    gained = np.zeros(seats, np.int64)
    for n in range(numbers.shape[1]):
        for row in range(len(numbers)):
            counts[row, numbers[row, n]] += 1
        for seat in range(seats):
            gained[seat] = gains[seat, numbers[rows[seat], n]]
        for one in range(seats):
            for other in range(seats):
                products[one, other] += gained[one] * gained[other]
