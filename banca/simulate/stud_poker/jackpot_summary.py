"""The results of jackpot lives: their length, the meter, who paid and who was paid."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np

from banca.games.stud_poker.jackpot import Posted
from banca.messages.errors import Message
from banca.simulate import statistics

AGES = 65  # at which the meter is read
HITS = range(2)  # of an item: count, and amount paid
FIELDS = ROUNDS, METER, PAID, PAID_BY_HOUSE, TOPPED_UP, LEFT = range(6)  # of a life
HISTOGRAMS = ("rounds", "meter_when_hit", "house_cost")


@dataclass(frozen=True, slots=True)
class JackpotCounts:
    """Sums over lives, histograms, prizes by item, and the meters of some lives by age."""

    sums: tuple[int, ...]
    histograms: Mapping[str, statistics.Histogram]
    paid: statistics.Ratio  # in a life, by its rounds
    hits: Any  # count and amount; Python integers, which cannot overflow
    paths: statistics.Whole  # a row for each recorded life; negative after its end

    @staticmethod
    def of(lines: statistics.Whole, hits: statistics.Whole, paths: statistics.Whole) -> "JackpotCounts":
        """From six rows, with a column for each life."""
        sums, spread = tuple(sum(line) for line in lines.tolist()), (lines[ROUNDS], lines[METER], cost_of(lines))
        histograms = {name: statistics.Histogram.of(values) for name, values in zip(HISTOGRAMS, spread, strict=True)}
        paid = statistics.Ratio.of(lines[PAID].tolist(), lines[ROUNDS].tolist())
        return JackpotCounts(sums, histograms, paid, hits.astype(object), paths)

    @staticmethod
    def empty(items: int) -> "JackpotCounts":
        shapes = (len(FIELDS), 0), (items, len(HITS)), (0, AGES)
        return JackpotCounts.of(*(np.zeros(shape, np.int64) for shape in shapes))

    def __add__(self, other: "JackpotCounts") -> "JackpotCounts":
        return JackpotCounts(
            tuple(a + b for a, b in zip(self.sums, other.sums, strict=True)),
            {name: self.histograms[name] + other.histograms[name] for name in HISTOGRAMS},
            self.paid + other.paid,
            self.hits + other.hits,
            np.concatenate([self.paths, other.paths]),
        )

    @property
    def lives(self) -> int:
        return self.paid.cycles

    @property
    def dealt(self) -> int:
        return self.sums[ROUNDS]

    @property
    def counted(self) -> Message:
        return Message("simulate-lives-count", count=self.lives)

    def to_json(self) -> dict[str, Any]:
        return {
            "sums": list(self.sums),
            "histograms": {name: each.to_json() for name, each in self.histograms.items()},
            "paid": self.paid.to_json(),
            "hits": self.hits.tolist(),
            "paths": self.paths.tolist(),
        }

    @staticmethod
    def read(data: dict[str, Any], items: int) -> "JackpotCounts":
        sums = tuple(statistics.whole_numbers(data["sums"], (len(FIELDS),)))
        hits = statistics.whole_numbers(data["hits"], (items, len(HITS)))
        histograms = {name: statistics.Histogram.read(data["histograms"][name]) for name in HISTOGRAMS}
        paths = np.array(data["paths"], np.int64).reshape(-1, AGES)
        return JackpotCounts(sums, histograms, statistics.Ratio.read(data["paid"]), hits, paths)

    def is_of(self, lives: int, followed: int) -> bool:
        """Whether so many lives can give this, with the meters of some of them recorded."""
        if {self.lives, *(each.count for each in self.histograms.values())} != {lives} or len(self.paths) != followed:
            return False
        rounds, meter, cost = (self.histograms[name].total for name in HISTOGRAMS)
        lengths = {rounds, self.paid.sums[statistics.LENGTH], self.dealt} == {self.sums[ROUNDS]}
        sums = (meter, cost) == (self.sums[METER], self.sums[PAID_BY_HOUSE] + self.sums[TOPPED_UP])
        paid = {self.paid.sums[statistics.GAINED], sum(self.hits[:, 1].tolist())} == {self.sums[PAID]}
        return lengths and sums and paid and lives <= rounds and min(*self.sums, *self.hits.ravel()) >= 0


def cost_of(lines: statistics.Whole) -> statistics.Whole:
    """What the house put in: prizes beyond the pool, and new pools, the next one's included."""
    cost: statistics.Whole = lines[PAID_BY_HOUSE] + lines[TOPPED_UP]
    return cost


@dataclass(frozen=True, slots=True)
class Aged:
    """The meters not yet hit after so many rounds: how many, and their values."""

    rounds: int
    alive: Fraction  # share of those recorded
    meter: Mapping[Fraction, int]


@dataclass(frozen=True, slots=True)
class Prizes:
    hand: str
    hits: int
    paid: int  # in all


@dataclass(frozen=True)
class JackpotSummary:
    """All sums in minor units."""

    posted: Posted
    boxes: int
    seed: int
    hands: tuple[str, ...]
    ages: tuple[int, ...]
    counts: JackpotCounts
    broken_off: bool = False

    @property
    def lives(self) -> int:
        return self.counts.lives

    @property
    def dealt(self) -> int:
        return self.counts.dealt

    @property
    def bets(self) -> int:
        return self.dealt * self.boxes

    @property
    def staked(self) -> int:
        return self.bets * self.posted.stake

    @cached_property
    def rounds(self) -> statistics.Spread:
        return statistics.Spread.of(self.counts.histograms["rounds"])

    @cached_property
    def bets_to_hit(self) -> statistics.Spread:
        return statistics.Spread.of(self.counts.histograms["rounds"], self.boxes)

    @cached_property
    def meter(self) -> statistics.Spread:
        """The display when it was hit, including the bets of that round."""
        return statistics.Spread.of(self.counts.histograms["meter_when_hit"])

    @cached_property
    def house_cost(self) -> statistics.Spread:
        return statistics.Spread.of(self.counts.histograms["house_cost"])

    @cached_property
    def by_age(self) -> tuple[Aged, ...]:
        """Up to the age at which fewer than one in a hundred are left."""
        found = []
        for age, column in zip(self.ages, self.counts.paths.T, strict=True):
            alive = sorted(column[column >= 0].tolist())
            share = Fraction(len(alive), max(1, len(column)))
            if not alive or share < statistics.QUANTILES[0]:
                break
            found.append(
                Aged(age, share, {each: alive[statistics.rank_of(each, len(alive))] for each in statistics.QUANTILES})
            )
        return tuple(found)

    @property
    def contributed(self) -> Fraction:
        return self.staked * self.posted.contribution

    @property
    def paid(self) -> int:
        return self.counts.sums[PAID]

    @property
    def borne(self) -> int:
        """Paid by the house, where a prize was more than the pool or is not taken from it."""
        return self.counts.sums[PAID_BY_HOUSE]

    @property
    def topped_up(self) -> int:
        """Put in by the house, where a pool began again."""
        return self.counts.sums[TOPPED_UP]

    @property
    def left(self) -> int:
        """The starting amount of the next pools: their minimum, less what the round of the hit still took from it."""
        return self.counts.sums[LEFT]

    @property
    def prizes(self) -> tuple[Prizes, ...]:
        return tuple(Prizes(hand, *line) for hand, line in zip(self.hands, self.counts.hits.tolist(), strict=True))

    @property
    def returned(self) -> Fraction:
        """Returned to the bettors, per unit staked, over whole lives."""
        return Fraction(self.paid, self.staked)

    @property
    def stderr(self) -> float | None:
        """The standard error of what is returned, and of what is gained; None with too few lives."""
        by_rounds = self.counts.paid.stderr()
        return None if by_rounds is None else by_rounds / (self.boxes * self.posted.stake)

    @property
    def half_width(self) -> float | None:
        return statistics.half_width(self.stderr)

    @property
    def house_gains(self) -> Fraction:
        """Per unit staked: what does not go to the pool, less what the house put in."""
        return 1 - self.posted.contribution - Fraction(self.borne + self.topped_up, self.staked)

    def to_json(self) -> dict[str, Any]:
        return {
            "lives": self.lives,
            "boxes": self.boxes,
            "seed": self.seed,
            "rounds": self.dealt,
            "bets": self.bets,
            "rounds_to_hit": self.rounds.to_json(),
            "bets_to_hit": self.bets_to_hit.to_json(),
            "meter_when_hit": self.meter.to_json(),
            "house_cost": self.house_cost.to_json(),
            "contributed": float(self.contributed),
            "paid": self.paid,
            "borne_by_house": self.borne,
            "topped_up_by_house": self.topped_up,
            "left": self.left,
            "prizes": {each.hand: {"hits": each.hits, "paid": each.paid} for each in self.prizes},
            "returned": float(self.returned),
            "mean": float(self.returned - 1),
            "stderr": self.stderr,
            "house_gains": float(self.house_gains),
            "meter_by_age": [
                {
                    "rounds": each.rounds,
                    "alive": float(each.alive),
                    "meter": statistics.by_share(each.meter),
                }
                for each in self.by_age
            ],
        }
