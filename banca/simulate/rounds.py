"""The job of playing rounds: how often each outcome came to each seat, and the covariance of their gains."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from fractions import Fraction
from functools import cached_property, reduce
from math import lcm, sqrt
from typing import Any

import numpy as np

from banca.cache import source_digest
from banca.compiled import kernel
from banca.law import BancaError, OptionError
from banca.law.numbers import shown
from banca.messages.errors import Message
from banca.play.payoff import Place
from banca.simulate.chance import Stream
from banca.simulate.kernel import CHUNK_ROUNDS, COUNT_MOST, Kernel, Outcome, OutcomeIds, Seat, SimulationSpec
from banca.simulate.running import Job
from banca.simulate.statistics import CONFIDENCE, FEWEST, QUANTILES, Whole, whole_numbers

LAYERS = ("law", "material", "money", "play", "games", "strategy", "simulate")  # everything that a total depends on
SOURCES = tuple(f"banca.{each}" for each in LAYERS)


@dataclass(frozen=True, slots=True)
class Simulated:
    """The gains of one seat, per unit of its first stake.

    >>> import banca
    >>> from banca.simulate import Seat, SimulationSpec, play
    >>> setting = banca.Setting(banca.option_set(banca.edition("roulette-60-2004")))
    >>> spec = SimulationSpec(setting, (Seat.on(("red", None)),))
    >>> from banca.simulate import Simulated
    >>> [seat] = play(spec, rounds=100_000, seed=7).seats
    >>> isinstance(seat, Simulated), seat.rounds, seat.wins, round(seat.stderr, 6)
    (True, 100000, 48370, 0.003161)
    """

    seat: Seat
    seed: int
    outcomes: Mapping[Outcome, int]

    @property
    def place(self) -> Place:
        return self.seat.wagers[0].place

    @property
    def rounds(self) -> int:
        return sum(self.outcomes.values())

    @property
    def mean(self) -> Fraction:
        return self._mean(lambda outcome: outcome.gain)

    @property
    def staked(self) -> Fraction:
        """The mean stake, including what was added in the round."""
        return self._mean(lambda outcome: outcome.staked)

    @property
    def variance(self) -> Fraction:
        return self._mean(lambda outcome: outcome.gain * outcome.gain) - self.mean * self.mean

    @property
    def stderr(self) -> float:
        return sqrt(self.variance / self.rounds)

    @property
    def half_width(self) -> float:
        return CONFIDENCE * self.stderr

    @property
    def wins(self) -> int:
        return self._count("win")

    @property
    def pushes(self) -> int:
        return self._count("push")

    @property
    def losses(self) -> int:
        return self._count("lose")

    def z(self, exact: Fraction, exact_variance: Fraction) -> float:
        """How many standard errors the mean lies from the exact value."""
        spread = sqrt(exact_variance / self.rounds)
        return float(self.mean - exact) / spread if spread else 0.0

    @property
    def quantiles(self) -> Mapping[Fraction, Fraction]:
        """The highest gain of a round, for such a share of all rounds."""
        return dict(self._quantiles())

    def _quantiles(self) -> Iterator[tuple[Fraction, Fraction]]:
        gains, seen = iter(sorted((outcome.gain, n) for outcome, n in self.outcomes.items())), 0
        gain = Fraction(0)
        for share in QUANTILES:
            while seen < share * self.rounds:
                gain, n = next(gains)
                seen += n
            yield share, gain

    def _mean(self, of: Callable[[Outcome], Fraction]) -> Fraction:
        return sum((of(outcome) * n for outcome, n in self.outcomes.items()), Fraction(0)) / self.rounds

    def _count(self, result: str) -> int:
        return sum(n for outcome, n in self.outcomes.items() if outcome.result == result)


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a simulated table: each seat, and the covariance of their gains.

    >>> import banca
    >>> from banca.simulate import Seat, SimulationSpec, play
    >>> setting = banca.Setting(banca.option_set(banca.edition("roulette-60-2004")))
    >>> spec = SimulationSpec(setting, (Seat.on(("red", None)),))
    >>> from banca.simulate import Played
    >>> played = play(spec, rounds=100_000, seed=7)
    >>> isinstance(played, Played), played.dealt, len(played.covariance)
    (True, 100000, 1)
    """

    dealt: int
    seats: tuple[Simulated, ...]
    covariance: tuple[tuple[Fraction, ...], ...]
    broken_off: bool = False


@dataclass(frozen=True, slots=True)
class RoundCounts:
    """By row and outcome; and, if several seats have rows of their own, sums of products of their gains."""

    dealt: int
    counts: Whole
    products: Any  # of Python integers, which cannot overflow

    def __add__(self, other: "RoundCounts") -> "RoundCounts":
        return RoundCounts(self.dealt + other.dealt, self.counts + other.counts, self.products + other.products)

    @property
    def counted(self) -> Message:
        return Message("simulate-rounds-count", count=self.dealt)

    def to_json(self) -> dict[str, Any]:
        return {"dealt": self.dealt, "counts": self.counts.tolist(), "products": self.products.tolist()}


@dataclass(frozen=True)
class Rounds(Job[RoundCounts]):
    """So many rounds of a spec, as a job whose blocks any worker can play.

    >>> import banca
    >>> from banca.simulate import Rounds, Seat, SimulationSpec, run, threads
    >>> setting = banca.Setting(banca.option_set(banca.edition("roulette-60-2004")))
    >>> job = Rounds(SimulationSpec(setting, (Seat.on(("red", None)),)), rounds=100_000, seed=7)
    >>> with threads(job, 1) as workers:
    ...     [seat] = job.summary(run(job, workers).part).seats
    >>> seat.wins
    48370
    """

    spec: SimulationSpec
    rounds: int
    seed: int

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= COUNT_MOST:
            if self.rounds < 1:
                raise OptionError("simulation-too-few-rounds", rounds=shown(self.rounds))
            raise OptionError("simulation-too-many-rounds", rounds=shown(self.rounds), most=COUNT_MOST)

    @cached_property
    def key(self) -> str:
        return spec_key(self.spec, self.seed, "rounds")

    @property
    def size(self) -> int:
        return self.rounds

    @property
    def per_block(self) -> int:
        return self.spec.kernel.block_rounds

    def nothing(self) -> RoundCounts:
        kernel_ = self.spec.kernel
        shape = 1 + max(kernel_.rows), max(map(len, kernel_.seats))
        return RoundCounts(0, np.zeros(shape, np.int64), np.zeros((len(kernel_.seats),) * 2, object))

    def play(self, block: int) -> RoundCounts:
        made, size, stream = self.spec.kernel, self.size_of(block), self.spec.stream(self.seed, block)
        if max(made.rows) == 0:
            return RoundCounts(size, made.count(stream, size), self.nothing().products)
        return self._play_rows(made, stream, size)

    def _play_rows(self, made: Kernel, stream: Stream, size: int) -> RoundCounts:
        gains, _ = whole_gains(made)
        if made.block_rounds * abs(gains).max() * abs(gains).max() > np.iinfo(np.int64).max:
            raise OptionError("simulation-stakes-too-fine-together")
        counts, fill, rows = self.nothing().counts, made.deal(stream), np.array(made.rows)
        products = np.zeros((len(rows), len(rows)), np.int64)
        ids = np.empty((len(counts), min(size, CHUNK_ROUNDS)), np.uint16)
        for start in range(0, size, CHUNK_ROUNDS):
            part = ids[:, : min(CHUNK_ROUNDS, size - start)]
            fill(part)
            tally_several(part, rows, gains.astype(np.int64), counts, products)
        return RoundCounts(size, counts, products.astype(object))

    def read(self, data: dict[str, Any]) -> RoundCounts:
        nothing = self.nothing()
        counts = whole_numbers(data["counts"], nothing.counts.shape).astype(np.int64)
        products = whole_numbers(data["products"], nothing.products.shape)
        return RoundCounts(data["dealt"], counts, products)

    def is_possible(self, part: RoundCounts, blocks: int) -> bool:
        """Whether a run can give this: each row has an outcome in every round, and squares follow from counts."""
        made, rounds = self.spec.kernel, blocks * self.per_block
        counts, products = part.counts.astype(object), part.products
        if part.dealt != rounds or (part.counts < 0).any() or any(row.sum() != rounds for row in counts):
            return False
        if max(made.rows) == 0:
            return not products.any()
        gains, _ = whole_gains(made)
        squares = [(gains[seat] * gains[seat] * counts[row]).sum() for seat, row in enumerate(made.rows)]
        bounds = np.outer(np.array(squares, object), np.array(squares, object))
        alike = (products == products.T).all() and (products * products <= bounds).all()
        return bool(alike and list(products.diagonal()) == squares)

    def summary(self, part: RoundCounts, *, broken_off: bool = False) -> Played:
        made = self.spec.kernel
        found = [
            summarise_seat(seat, self.seed, outcomes, part.counts[row])
            for seat, outcomes, row in zip(self.spec.seats, made.seats, made.rows, strict=True)
        ]
        return Played(part.dealt, tuple(found), self._covariance(made, part), broken_off)

    def _covariance(self, made: Kernel, part: RoundCounts) -> tuple[tuple[Fraction, ...], ...]:
        """The covariance over all rounds dealt; an undecided bet gains nothing."""
        (gains, units), counts = whole_gains(made), part.counts.astype(object)
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


def summarise_seat(seat: Seat, seed: int, outcomes: tuple[Outcome | None, ...], counts: Whole) -> Simulated:
    found: dict[Outcome, int] = {}
    for outcome, n in zip(outcomes, counts.tolist(), strict=False):
        if outcome is not None and n:
            found[outcome] = found.get(outcome, 0) + n
    if not found:
        raise BancaError("simulation-bet-never-made", bet=seat.wagers[0].place[0])
    return Simulated(seat, seed, found)


def spec_key(spec: SimulationSpec, seed: int, what: str) -> str:
    """What a run depends on: a short description, and a digest of everything."""
    setting = spec.setting
    words = f"{what} of {setting.edition.slug}, seed {seed}, {spec.dealing}"
    table = (setting.parameters, setting.authorised, setting.limits, setting.memory, setting.equipment)
    everything = (setting.options.to_json(), table, spec.seats)
    return f"{words}, {hashlib.sha256(f'{spell(everything)} {source_digest(*SOURCES)}'.encode()).hexdigest()}"


def spell(value: Any) -> str:
    """Spell out any value of a spec, equal values alike on every machine."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
    if is_dataclass(value) and not isinstance(value, type):
        return f"{type(value).__name__}({', '.join(spell(getattr(value, each.name)) for each in fields(value))})"
    if isinstance(value, Mapping):
        return f"{{{', '.join(sorted(f'{spell(key)}: {spell(each)}' for key, each in value.items()))}}}"
    if isinstance(value, tuple | list):
        return f"({', '.join(map(spell, value))})"
    if callable(value):
        return f"{value.__module__}.{value.__qualname__}"
    return repr(value)


def whole_gains(made: Kernel) -> tuple[Any, tuple[int, ...]]:
    """The gains of each seat by outcome, in whole parts of its unit; and how many parts the unit has."""
    units = tuple(reduce(lcm, (each.gain.denominator for each in outcomes if each), 1) for outcomes in made.seats)
    found = np.zeros((len(made.seats), max(map(len, made.seats))), object)
    for seat, (unit, outcomes) in enumerate(zip(units, made.seats, strict=True)):
        for number, outcome in enumerate(outcomes):
            found[seat, number] = int(outcome.gain * unit) if outcome else 0
    return found, units


@kernel
def tally_several(ids: OutcomeIds, rows: Whole, gains: Whole, counts: Whole, products: Whole) -> None:
    seats = len(rows)
    gained = np.zeros(seats, np.int64)
    for n in range(ids.shape[1]):
        for row in range(len(ids)):
            counts[row, ids[row, n]] += 1
        for seat in range(seats):
            gained[seat] = gains[seat, ids[rows[seat], n]]
        for one in range(seats):
            for other in range(seats):
                products[one, other] += gained[one] * gained[other]


@dataclass(frozen=True, slots=True)
class ExactValue:
    """An exact value per unit of the first stake."""

    mean: Fraction
    variance: Fraction | None  # None if only the means of the bets are known, not their covariance
    assumes: tuple[str, ...] = ()
    of_packs: bool = False  # computed for full packs, while a shoe is played
    later: bool = False  # staked in the course of a round: not part of the first stake

    @property
    def own_variance(self) -> Fraction | None:
        """The variance, if it was computed for exactly this play."""
        return None if self.of_packs else self.variance


@dataclass(frozen=True, slots=True)
class Comparison:
    played: Played
    rows: Sequence[int]  # of the kernel's results, by seat
    exact: ExactValue | None

    @property
    def first(self) -> Simulated:
        return self.played.seats[0]

    @property
    def as_one(self) -> bool:
        """Whether all seats gain alike in every round: one seat, or the same bets on the same result."""
        return max(self.rows) == 0

    @property
    def whole(self) -> tuple[float, float | None]:
        """Mean and standard error of all seats together, per unit staked; no error if the variance is unknown."""
        if self.as_one:
            return float(self.first.mean), self.stderr(self.first)
        made = sum(seat.rounds for seat in self.played.seats)
        mean = sum((seat.mean * seat.rounds for seat in self.played.seats), Fraction(0)) / made
        dealt, variance = self.played.dealt, _sample_variance(self.table_variance, self.played.dealt)
        return float(mean), None if variance is None else sqrt(variance / dealt) * dealt / made

    @property
    def error_source(self) -> str | None:
        """Which variance the standard error uses, if any."""
        if self.as_one and self.exact is not None and self.exact.own_variance is not None:
            return "exact"
        return None if self.whole[1] is None else "sampled"

    @property
    def interval(self) -> tuple[float, float] | None:
        mean, stderr = self.whole
        return None if stderr is None else (mean - CONFIDENCE * stderr, mean + CONFIDENCE * stderr)

    def variance(self, seat: Simulated) -> Fraction | None:
        """The exact variance if it is known for this play, otherwise the sampled one."""
        if self.exact is not None and self.exact.own_variance is not None:
            return self.exact.own_variance
        return _sample_variance(seat.variance, seat.rounds)

    def stderr(self, seat: Simulated) -> float | None:
        variance = self.variance(seat)
        return None if variance is None else sqrt(variance / seat.rounds)

    @property
    def table_variance(self) -> Fraction:
        """The variance of the total gain of all seats in a round, one unit staked by each."""
        return sum((each for line in self.played.covariance for each in line), Fraction(0))

    def correlation(self, one: int, other: int) -> float | None:
        both = self.played.covariance
        variances = float(both[one][one] * both[other][other])
        return float(both[one][other]) / sqrt(variances) if variances else None

    def z(self, seat: Simulated) -> float | None:
        """None if the exact value is for another play, or the variance is unknown."""
        variance = self.variance(seat)
        return None if self.exact is None or self.exact.of_packs or not variance else seat.z(self.exact.mean, variance)

    @property
    def whole_z(self) -> float | None:
        if self.as_one:
            return self.z(self.first)
        mean, stderr = self.whole
        if self.exact is None or self.exact.of_packs or stderr is None:
            return None
        return (mean - float(self.exact.mean)) / stderr


def _sample_variance(variance: Fraction, rounds: int) -> Fraction | None:
    """The unbiased variance; None if there are too few rounds, or all are equal."""
    return variance * Fraction(rounds, rounds - 1) if variance and rounds >= FEWEST else None
