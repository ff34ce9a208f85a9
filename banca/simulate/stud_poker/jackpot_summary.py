"""What the lives of a jackpot come to: how long they were, what the meter came to, who paid for it, who was paid."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np

from banca.games.stud_poker.jackpot import Posted
from banca.simulate.statistics import (
    GAINED,
    LENGTH,
    QUANTILES,
    Histogram,
    Ratio,
    Spread,
    Whole,
    by_share,
    half_width,
    rank_of,
    whole_numbers,
)

AGES = 65  # at which the meter is read
HITS = range(2)  # of an item: how many, and how much was paid
LINES = ROUNDS, METER, PAID, BORNE, TOPPED_UP, LEFT = range(6)  # of a life
HISTOGRAMS = ("rounds", "meter_when_hit", "house_cost")


@dataclass(frozen=True, slots=True)
class JackpotCounts:
    """Lives put together: sums of six numbers of each, how some are spread; prizes by item; some meters by age."""

    sums: tuple[int, ...]
    histograms: Mapping[str, Histogram]
    paid: Ratio  # in a life, by its rounds
    hits: Any  # how many, and how much; of Python's integers, as they may grow beyond all others
    paths: Whole  # a row for each life that was followed; below nought where it was over

    @staticmethod
    def of(lines: Whole, hits: Whole, paths: Whole) -> "JackpotCounts":
        """Six lines, in which each life has its column."""
        sums, spread = tuple(sum(line) for line in lines.tolist()), (lines[ROUNDS], lines[METER], cost_of(lines))
        histograms = {name: Histogram.of(values) for name, values in zip(HISTOGRAMS, spread, strict=True)}
        paid = Ratio.of(lines[PAID].tolist(), lines[ROUNDS].tolist())
        return JackpotCounts(sums, histograms, paid, hits.astype(object), paths)

    @staticmethod
    def empty(items: int) -> "JackpotCounts":
        shapes = (len(LINES), 0), (items, len(HITS)), (0, AGES)
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
    def counted(self) -> str:
        return f"{self.lives:,} lives"

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
        sums = tuple(whole_numbers(data["sums"], (len(LINES),)))
        hits = whole_numbers(data["hits"], (items, len(HITS)))
        histograms = {name: Histogram.read(data["histograms"][name]) for name in HISTOGRAMS}
        paths = np.array(data["paths"], np.int64).reshape(-1, AGES)
        return JackpotCounts(sums, histograms, Ratio.read(data["paid"]), hits, paths)

    def is_of(self, lives: int, followed: int) -> bool:
        """Whether so many lives can have come to this, the meters of some of them followed."""
        if {self.lives, *(each.count for each in self.histograms.values())} != {lives} or len(self.paths) != followed:
            return False
        rounds, meter, cost = (self.histograms[name].total for name in HISTOGRAMS)
        lengths = {rounds, self.paid.sums[LENGTH], self.dealt} == {self.sums[ROUNDS]}
        sums = (meter, cost) == (self.sums[METER], self.sums[BORNE] + self.sums[TOPPED_UP])
        paid = {self.paid.sums[GAINED], sum(self.hits[:, 1].tolist())} == {self.sums[PAID]}
        return lengths and sums and paid and lives <= rounds and min(*self.sums, *self.hits.ravel()) >= 0


def cost_of(lines: Whole) -> Whole:
    """What the house had to put in: prizes beyond the pool, and pools begun again, the next one's too."""
    cost: Whole = lines[BORNE] + lines[TOPPED_UP]
    return cost


@dataclass(frozen=True, slots=True)
class Aged:
    """Of the meters that were not yet hit after so many rounds: how many, and what they showed."""

    rounds: int
    alive: Fraction  # of those followed
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
    lived: JackpotCounts
    broken_off: bool = False

    @property
    def lives(self) -> int:
        return self.lived.lives

    @property
    def dealt(self) -> int:
        return self.lived.dealt

    @property
    def bets(self) -> int:
        return self.dealt * self.boxes

    @property
    def staked(self) -> int:
        return self.bets * self.posted.stake

    # A life.

    @cached_property
    def rounds(self) -> Spread:
        return Spread.of(self.lived.histograms["rounds"])

    @cached_property
    def bets_to_hit(self) -> Spread:
        return Spread.of(self.lived.histograms["rounds"], self.boxes)

    @cached_property
    def meter(self) -> Spread:
        """What the display showed when it was hit, the bets of that round in it."""
        return Spread.of(self.lived.histograms["meter_when_hit"])

    @cached_property
    def house_cost(self) -> Spread:
        return Spread.of(self.lived.histograms["house_cost"])

    @cached_property
    def by_age(self) -> tuple[Aged, ...]:
        """On to the age at which fewer than one in a hundred are left."""
        found = []
        for age, column in zip(self.ages, self.lived.paths.T, strict=True):
            alive = sorted(column[column >= 0].tolist())
            share = Fraction(len(alive), max(1, len(column)))
            if not alive or share < QUANTILES[0]:
                break
            found.append(Aged(age, share, {each: alive[rank_of(each, len(alive))] for each in QUANTILES}))
        return tuple(found)

    # All of them.

    @property
    def contributed(self) -> Fraction:
        return self.staked * self.posted.contribution

    @property
    def paid(self) -> int:
        return self.lived.sums[PAID]

    @property
    def borne(self) -> int:
        """By the house, where a prize was more than the pool or is not taken from it."""
        return self.lived.sums[BORNE]

    @property
    def topped_up(self) -> int:
        """By the house, where a pool began again."""
        return self.lived.sums[TOPPED_UP]

    @property
    def left(self) -> int:
        """With which the next pools begin: their minimum, less what the round of the hit still took from it."""
        return self.lived.sums[LEFT]

    @property
    def prizes(self) -> tuple[Prizes, ...]:
        return tuple(Prizes(hand, *line) for hand, line in zip(self.hands, self.lived.hits.tolist(), strict=True))

    @property
    def returned(self) -> Fraction:
        """To the bettors, per unit staked, over whole lives."""
        return Fraction(self.paid, self.staked)

    @property
    def stderr(self) -> float | None:
        """Of what is returned, and of what is gained; None where lives are too few to tell."""
        by_rounds = self.lived.paid.stderr()
        return None if by_rounds is None else by_rounds / (self.boxes * self.posted.stake)

    @property
    def half_width(self) -> float | None:
        return half_width(self.stderr)

    @property
    def house_gains(self) -> Fraction:
        """Per unit staked: what does not feed the pool, less what the house had to put in."""
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
                    "meter": by_share(each.meter),
                }
                for each in self.by_age
            ],
        }
