"""What banks that go round come to: for each player as banker and as bettor, for the house as a whole.

A bank that goes round comes back to where it was. From one turn of the same banker to his next is a circle, and no
circle tells anything of another, since a banker begins his turn with nothing from before. How far the gains of circles
are spread says how near the means are.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.compiled import kernel as compiled
from banca.games.pai_kau.equipment import SEATS
from banca.simulate.statistics import (
    GAINED,
    LENGTH,
    OF_CYCLE,
    RATIO_SHAPE,
    Ratio,
    Whole,
    add_cycle,
    half_width,
    whole_numbers,
)

Lines = NDArray[np.int64]  # one a round
BANKER, ROUND_OF_TURN, FIRST, PUT_UP, KEPT_BY_HOUSE, BREAKAGE, OF_HOUSE, BY_LOT, GAINS = range(9)
LINE = GAINS + SEATS

SUMS = AS_BANKER, AS_BETTOR, BANK_GAINS, BET_GAINS, CAPITAL, STAKED, RUN_OUT = range(7)  # by player
TABLE = COMMISSION, BROKEN, HOUSE, LOTS = range(4)
BESIDE = OF_THE_HOUSE, OF_BETTORS = -2, -1  # rows of circles, after those of the players
CIRCLES = OPENED, ROUNDS, CLOSED = range(3)


@dataclass(frozen=True, slots=True)
class BankCounts:
    """Sums over rounds, and over the whole circles among them."""

    sums: Any  # by player; of Python's integers, as they may grow beyond all others
    table: Any
    dealt: int
    circles: tuple[
        Ratio, ...
    ]  # by player, then the house: gains by rounds; at the end all bettors: by what they staked

    @staticmethod
    def empty(players: int) -> "BankCounts":
        sums, table = np.zeros((players, len(SUMS)), object), np.zeros(len(TABLE), object)
        return BankCounts(sums, table, 0, (Ratio.nothing(),) * (players + len(BESIDE)))

    def __add__(self, other: "BankCounts") -> "BankCounts":
        circles = tuple(a + b for a, b in zip(self.circles, other.circles, strict=True))
        return BankCounts(self.sums + other.sums, self.table + other.table, self.dealt + other.dealt, circles)

    @property
    def counted(self) -> str:
        return f"{self.dealt:,} rounds"

    def to_json(self) -> dict[str, Any]:
        return {
            "sums": self.sums.tolist(),
            "table": self.table.tolist(),
            "dealt": self.dealt,
            "circles": [each.to_json() for each in self.circles],
        }

    @staticmethod
    def read(data: dict[str, Any], players: int) -> "BankCounts":
        nothing = BankCounts.empty(players)
        sums = whole_numbers(data["sums"], nothing.sums.shape)
        table = whole_numbers(data["table"], nothing.table.shape)
        circles = tuple(Ratio.read(each) for each in data["circles"])
        if len(circles) != len(nothing.circles):
            raise ValueError(f"{len(circles)} circles, not {len(nothing.circles)}")
        return BankCounts(sums, table, data["dealt"], circles)

    def is_of(self, rounds: int) -> bool:
        """Whether so many rounds can have come to this: in each somebody has the bank, and the others may bet."""
        counts = self.sums[:, [AS_BANKER, AS_BETTOR, CAPITAL, STAKED, RUN_OUT]]
        turns = [each[AS_BANKER] + each[AS_BETTOR] for each in self.sums]
        circles = {each.cycles for each in self.circles}
        return bool(
            self.dealt == rounds == sum(self.sums[:, AS_BANKER].tolist())
            and min(*counts.ravel(), *self.table[[COMMISSION, BROKEN, LOTS]]) >= 0
            and max(turns) <= rounds
            and (self.sums[:, RUN_OUT] <= self.sums[:, AS_BANKER]).all()
            and len(circles) == 1
            and max(circles) <= rounds
        )


class Book:
    """Where the rounds of a block are put down, one after another."""

    def __init__(self, stakes: Whole, whose: int) -> None:
        self.stakes, self.whose, self.dealt = stakes, whose, 0
        self.sums, self.table = np.zeros((len(stakes), len(SUMS)), np.int64), np.zeros(len(TABLE), np.int64)
        rows = len(stakes) + len(BESIDE)
        self.circle, self.circles = np.zeros((rows, len(OF_CYCLE)), np.int64), np.zeros(len(CIRCLES), np.int64)
        self.spread = np.zeros((rows, *RATIO_SHAPE), np.int64)

    def put_down(self, lines: Lines) -> None:
        self.dealt += len(lines)
        put_down(lines, self.stakes, self.whose, self.sums, self.table, self.circle, self.circles, self.spread)

    @property
    def counts(self) -> BankCounts:
        closed = int(self.circles[CLOSED])
        circles = tuple(Ratio.of_sums(closed, each) for each in self.spread)
        return BankCounts(self.sums.astype(object), self.table.astype(object), self.dealt, circles)


@compiled
def put_down(
    lines: Lines,
    stakes: Whole,
    whose: int,
    sums: Whole,
    table: Whole,
    circle: Whole,
    circles: Whole,
    spread: Whole,
) -> None:
    """A circle begins with each turn of the one whose they are; what is before the first of them is in none."""
    for n in range(len(lines)):
        line = lines[n]
        if line[BANKER] == whose and line[ROUND_OF_TURN] == 1:
            if circles[OPENED]:
                circle[:OF_BETTORS, LENGTH] = circles[ROUNDS]
                add_cycle(circle, spread)
                circles[CLOSED] += 1
            circle[:] = 0
            circles[OPENED], circles[ROUNDS] = 1, 0
        circles[ROUNDS] += 1
        for seat in range(len(stakes)):
            gained = line[GAINS + seat]
            circle[seat, GAINED] += gained
            if seat == line[BANKER]:
                sums[seat, AS_BANKER] += 1
                sums[seat, BANK_GAINS] += gained
                sums[seat, CAPITAL] += line[PUT_UP]
                sums[seat, RUN_OUT] += gained == -line[PUT_UP]
            elif stakes[seat]:
                sums[seat, AS_BETTOR] += 1
                sums[seat, BET_GAINS] += gained
                sums[seat, STAKED] += stakes[seat]
                circle[OF_BETTORS, GAINED] += gained
                circle[OF_BETTORS, LENGTH] += stakes[seat]
        circle[OF_THE_HOUSE, GAINED] += line[KEPT_BY_HOUSE] + line[BREAKAGE] + line[OF_HOUSE]
        table[COMMISSION] += line[KEPT_BY_HOUSE]
        table[BROKEN] += line[BREAKAGE]
        table[HOUSE] += line[OF_HOUSE]
        table[LOTS] += line[BY_LOT]


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """How one player fared, in minor units."""

    place: int
    rounds_as_banker: int
    rounds_as_bettor: int
    gained_as_banker: int
    gained_as_bettor: int
    capital: int  # of all the banks he held, added up
    staked: int
    banks_lost: int  # rounds in which all his capital went
    mean: Fraction  # gained a round, banker or bettor
    stderr: float | None  # None: too few circles to tell

    @property
    def per_capital(self) -> Fraction | None:
        """Gained as banker, per unit of capital put up."""
        return Fraction(self.gained_as_banker, self.capital) if self.capital else None

    @property
    def per_stake(self) -> Fraction | None:
        """Gained as bettor, per unit staked, covered or not."""
        return Fraction(self.gained_as_bettor, self.staked) if self.staked else None

    @property
    def half_width(self) -> float | None:
        return half_width(self.stderr)

    def to_json(self) -> dict[str, Any]:
        return {
            "place": self.place,
            "rounds_as_banker": self.rounds_as_banker,
            "rounds_as_bettor": self.rounds_as_bettor,
            "gained_as_banker": self.gained_as_banker,
            "gained_as_bettor": self.gained_as_bettor,
            "per_capital": None if self.per_capital is None else float(self.per_capital),
            "per_stake": None if self.per_stake is None else float(self.per_stake),
            "banks_lost": self.banks_lost,
            "mean": float(self.mean),
            "stderr": self.stderr,
        }


@dataclass(frozen=True, slots=True)
class BanksSummary:
    """A table whose bank went round."""

    places: tuple[int, ...]
    seed: int
    counts: BankCounts
    broken_off: bool = False

    @property
    def dealt(self) -> int:
        return self.counts.dealt

    @property
    def players(self) -> tuple[PlayerSummary, ...]:
        return tuple(self._fared(at, place) for at, place in enumerate(self.places))

    def _fared(self, at: int, place: int) -> PlayerSummary:
        sums: list[int] = list(self.counts.sums[at])
        mean = Fraction(sums[BANK_GAINS] + sums[BET_GAINS], self.dealt)
        return PlayerSummary(
            place,
            sums[AS_BANKER],
            sums[AS_BETTOR],
            sums[BANK_GAINS],
            sums[BET_GAINS],
            sums[CAPITAL],
            sums[STAKED],
            sums[RUN_OUT],
            mean,
            self._stderr(at, mean),
        )

    def _stderr(self, row: int, mean: Fraction) -> float | None:
        """Where every circle gained alike, but not the rounds outside of them: nobody can tell."""
        circles = self.counts.circles[row]
        found = circles.stderr(self.dealt)
        return None if found == 0 and mean != circles.value else found

    @property
    def commission(self) -> int:
        return int(self.counts.table[COMMISSION])

    @property
    def breakage(self) -> int:
        return int(self.counts.table[BROKEN])

    @property
    def of_house_capital(self) -> int:
        """What the house gained as a backer."""
        return int(self.counts.table[HOUSE])

    @property
    def lots(self) -> int:
        """How often the bank went by lot, the first time too."""
        return int(self.counts.table[LOTS])

    @property
    def house(self) -> Fraction:
        """All that the house gains, a round."""
        return Fraction(self.commission + self.breakage + self.of_house_capital, self.dealt)

    @property
    def house_stderr(self) -> float | None:
        return self._stderr(OF_THE_HOUSE, self.house)

    # All bettors together.

    @property
    def staked(self) -> int:
        return int(self.counts.sums[:, STAKED].sum())

    @property
    def mean(self) -> Fraction:
        """Gained as bettors, per unit staked, covered or not."""
        return Fraction(int(self.counts.sums[:, BET_GAINS].sum()), self.staked)

    @property
    def stderr(self) -> float | None:
        return self.counts.circles[OF_BETTORS].stderr(self.staked)

    def to_json(self) -> dict[str, Any]:
        return {
            "rounds": self.dealt,
            "seed": self.seed,
            "mean": float(self.mean),
            "stderr": self.stderr,
            "circles": self.counts.circles[OF_BETTORS].cycles,
            "players": [player.to_json() for player in self.players],
            "commission": self.commission,
            "breakage": self.breakage,
            "house_as_backer": self.of_house_capital,
            "house": float(self.house),
            "house_stderr": self.house_stderr,
            "lots": self.lots,
        }
