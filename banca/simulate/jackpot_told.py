"""What the lives of a jackpot come to: how long they were, what the meter came to, who paid for it, who was paid."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import sqrt
from typing import Any

import numpy as np

from banca.games.stud_poker.jackpot import Posted
from banca.simulate.kernel import Whole
from banca.simulate.tally import CONFIDENCE, QUANTILES

AGES = 65  # at which the meter is read
HITS = range(2)  # of an item: how many, and how much was paid
LINES = ROUNDS, METER, PAID, BORNE, TOPPED_UP, LEFT = range(6)  # of a life


@dataclass(frozen=True, slots=True)
class Lived:
    """Lives one beside another: six numbers of each; prizes by item, how many and how much; some meters by age."""

    lines: Whole
    hits: Whole
    paths: Whole  # a row for each life that was followed; below nought where it was over

    @staticmethod
    def empty(items: int) -> "Lived":
        shapes = (len(LINES), 0), (items, len(HITS)), (0, AGES)
        return Lived(*(np.zeros(shape, np.int64) for shape in shapes))

    def __add__(self, other: "Lived") -> "Lived":
        return Lived(
            np.concatenate([self.lines, other.lines], axis=1),
            self.hits + other.hits,
            np.concatenate([self.paths, other.paths]),
        )

    @property
    def dealt(self) -> int:
        return int(self.lines[ROUNDS].sum())

    def plain(self) -> dict[str, Any]:
        return {"lines": self.lines.tolist(), "hits": self.hits.tolist(), "paths": self.paths.tolist()}

    @staticmethod
    def read(plain: dict[str, Any], items: int) -> "Lived":
        nothing = Lived.empty(items)
        lines, hits = np.array(plain["lines"], np.int64), np.array(plain["hits"], np.int64)
        paths = np.array(plain["paths"], np.int64).reshape(-1, AGES)
        if len(lines) != len(nothing.lines) or hits.shape != nothing.hits.shape:
            raise ValueError(f"lives of {lines.shape} and {hits.shape}")
        return Lived(lines.reshape(len(LINES), -1), hits, paths)


@dataclass(frozen=True, slots=True)
class Spread:
    """Values of many lives."""

    mean: Fraction
    sd: float
    stderr: float
    quantiles: Mapping[Fraction, int]

    @staticmethod
    def of(values: Whole) -> "Spread":
        whole, many = values.tolist(), len(values)
        mean = Fraction(sum(whole), many)
        sd = sqrt(Fraction(sum(v * v for v in whole), many) - mean * mean)
        return Spread(mean, sd, sd / sqrt(many), quantiles(whole))

    def plain(self) -> dict[str, Any]:
        named = {f"{float(share):g}": value for share, value in self.quantiles.items()}
        return {"mean": float(self.mean), "sd": self.sd, "stderr": self.stderr, "quantiles": named}


def quantiles(values: Sequence[int]) -> Mapping[Fraction, int]:
    """The least value that so many of all do not go beyond."""
    ordered = sorted(values)
    return {share: ordered[max(0, -(-share.numerator * len(ordered) // share.denominator) - 1)] for share in QUANTILES}


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
class Life:
    """All sums in minor units."""

    posted: Posted
    boxes: int
    seed: int
    hands: tuple[str, ...]
    ages: tuple[int, ...]
    lived: Lived
    broken_off: bool = False

    @property
    def lives(self) -> int:
        return len(self.lived.lines[ROUNDS])

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
        return Spread.of(self.lived.lines[ROUNDS])

    @cached_property
    def bets_to_hit(self) -> Spread:
        return Spread.of(self.lived.lines[ROUNDS] * self.boxes)

    @cached_property
    def meter(self) -> Spread:
        """What the display showed when it was hit, the bets of that round in it."""
        return Spread.of(self.lived.lines[METER])

    @cached_property
    def house_cost(self) -> Spread:
        """What the house had to put in: prizes beyond the pool, and pools begun again, the next one's too."""
        return Spread.of(self.lived.lines[BORNE] + self.lived.lines[TOPPED_UP])

    @cached_property
    def by_age(self) -> tuple[Aged, ...]:
        """On to the age at which fewer than one in a hundred are left."""
        found = []
        for age, column in zip(self.ages, self.lived.paths.T, strict=True):
            alive = column[column >= 0].tolist()
            share = Fraction(len(alive), max(1, len(column)))
            if not alive or share < QUANTILES[0]:
                break
            found.append(Aged(age, share, quantiles(alive)))
        return tuple(found)

    # All of them.

    @property
    def contributed(self) -> Fraction:
        return self.staked * self.posted.contribution

    @property
    def paid(self) -> int:
        return int(self.lived.lines[PAID].sum())

    @property
    def borne(self) -> int:
        """By the house, where a prize was more than the pool or is not taken from it."""
        return int(self.lived.lines[BORNE].sum())

    @property
    def topped_up(self) -> int:
        """By the house, where a pool began again."""
        return int(self.lived.lines[TOPPED_UP].sum())

    @property
    def left(self) -> int:
        """With which the next pools begin: their minimum, less what the round of the hit still took from it."""
        return int(self.lived.lines[LEFT].sum())

    @property
    def prizes(self) -> tuple[Prizes, ...]:
        return tuple(Prizes(hand, *line) for hand, line in zip(self.hands, self.lived.hits.tolist(), strict=True))

    @property
    def returned(self) -> Fraction:
        """To the bettors, per unit staked, over whole lives."""
        return Fraction(self.paid, self.staked)

    @property
    def stderr(self) -> float:
        """Of what is returned: a ratio of sums over lives that do not depend on one another."""
        rounds, paid = (self.lived.lines[line].tolist() for line in (ROUNDS, PAID))
        per_round = self.returned * self.boxes * self.posted.stake
        off = [p - per_round * r for p, r in zip(paid, rounds, strict=True)]
        return sqrt(sum(each * each for each in off)) / self.staked

    @property
    def half_width(self) -> float:
        return CONFIDENCE * self.stderr

    @property
    def house_gains(self) -> Fraction:
        """Per unit staked: what does not feed the pool, less what the house had to put in."""
        return 1 - self.posted.contribution - Fraction(self.borne + self.topped_up, self.staked)

    def plain(self) -> dict[str, Any]:
        return {
            "lives": self.lives,
            "boxes": self.boxes,
            "seed": self.seed,
            "rounds": self.dealt,
            "bets": self.bets,
            "rounds_to_hit": self.rounds.plain(),
            "bets_to_hit": self.bets_to_hit.plain(),
            "meter_when_hit": self.meter.plain(),
            "house_cost": self.house_cost.plain(),
            "contributed": float(self.contributed),
            "paid": self.paid,
            "borne_by_house": self.borne,
            "topped_up_by_house": self.topped_up,
            "left": self.left,
            "prizes": {each.hand: {"hits": each.hits, "paid": each.paid} for each in self.prizes},
            "returned": float(self.returned),
            "stderr": self.stderr,
            "house_gains": float(self.house_gains),
            "meter_by_age": [
                {
                    "rounds": each.rounds,
                    "alive": float(each.alive),
                    "meter": {f"{float(share):g}": value for share, value in each.meter.items()},
                }
                for each in self.by_age
            ],
        }
