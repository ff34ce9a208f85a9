"""Results of rotating banks: for each player as banker and as bettor, and for the house.

Regenerative cycles run from one turn of a banker to their next. Cycles are independent, since a banker begins a turn
with nothing from before. The spread of their gains gives the standard errors.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.compiled import kernel as compiled
from banca.games.pai_kau.equipment import SEATS
from banca.messages.errors import Message
from banca.simulate import statistics

Lines = NDArray[np.int64]  # one per round
BANKER, ROUND_OF_TURN, FIRST, PUT_UP, KEPT_BY_HOUSE, BREAKAGE, OF_HOUSE, BY_LOT, GAINS = range(9)
LINE = GAINS + SEATS

SUMS = AS_BANKER, AS_BETTOR, BANK_GAINS, BET_GAINS, CAPITAL, STAKED, RUN_OUT = range(7)  # by player
TABLE = COMMISSION, BROKEN, HOUSE, LOTS = range(4)
TOTALS = OF_THE_HOUSE, OF_BETTORS = -2, -1  # rows of cycles, after those of the players
CYCLE_STATE = OPENED, ROUNDS, CLOSED = range(3)


@dataclass(frozen=True, slots=True)
class BankCounts:
    """Sums over rounds, and over the complete cycles among them."""

    sums: Any  # by player; Python integers, which cannot overflow
    table: Any
    dealt: int
    cycles: tuple[
        statistics.Ratio, ...
    ]  # by player, then the house: gains by rounds; at the end all bettors: by what they staked

    @staticmethod
    def empty(players: int) -> "BankCounts":
        sums, table = np.zeros((players, len(SUMS)), object), np.zeros(len(TABLE), object)
        return BankCounts(sums, table, 0, (statistics.Ratio.nothing(),) * (players + len(TOTALS)))

    def __add__(self, other: "BankCounts") -> "BankCounts":
        cycles = tuple(a + b for a, b in zip(self.cycles, other.cycles, strict=True))
        return BankCounts(self.sums + other.sums, self.table + other.table, self.dealt + other.dealt, cycles)

    @property
    def counted(self) -> Message:
        return Message("simulate-rounds-count", count=self.dealt)

    def to_json(self) -> dict[str, Any]:
        return {
            "sums": self.sums.tolist(),
            "table": self.table.tolist(),
            "dealt": self.dealt,
            "circles": [each.to_json() for each in self.cycles],
        }

    @staticmethod
    def read(data: dict[str, Any], players: int) -> "BankCounts":
        nothing = BankCounts.empty(players)
        sums = statistics.whole_numbers(data["sums"], nothing.sums.shape)
        table = statistics.whole_numbers(data["table"], nothing.table.shape)
        cycles = tuple(statistics.Ratio.read(each) for each in data["circles"])
        if len(cycles) != len(nothing.cycles):
            raise ValueError(f"{len(cycles)} cycles, not {len(nothing.cycles)}")
        return BankCounts(sums, table, data["dealt"], cycles)

    def is_of(self, rounds: int) -> bool:
        """Whether so many rounds can give this: in each somebody holds the bank, and the others may bet."""
        counts = self.sums[:, [AS_BANKER, AS_BETTOR, CAPITAL, STAKED, RUN_OUT]]
        turns = [each[AS_BANKER] + each[AS_BETTOR] for each in self.sums]
        cycles = {each.cycles for each in self.cycles}
        return bool(
            self.dealt == rounds == sum(self.sums[:, AS_BANKER].tolist())
            and min(*counts.ravel(), *self.table[[COMMISSION, BROKEN, LOTS]]) >= 0
            and max(turns) <= rounds
            and (self.sums[:, RUN_OUT] <= self.sums[:, AS_BANKER]).all()
            and len(cycles) == 1
            and max(cycles) <= rounds
        )


class Book:
    """Collects the rounds of a block."""

    def __init__(self, stakes: statistics.Whole, whose: int) -> None:
        self.stakes, self.whose, self.dealt = stakes, whose, 0
        self.sums, self.table = np.zeros((len(stakes), len(SUMS)), np.int64), np.zeros(len(TABLE), np.int64)
        rows = len(stakes) + len(TOTALS)
        self.cycle, self.cycles = (
            np.zeros((rows, len(statistics.OF_CYCLE)), np.int64),
            np.zeros(len(CYCLE_STATE), np.int64),
        )
        self.spread = np.zeros((rows, *statistics.RATIO_SHAPE), np.int64)

    def add_rounds(self, lines: Lines) -> None:
        self.dealt += len(lines)
        add_rounds(lines, self.stakes, self.whose, self.sums, self.table, self.cycle, self.cycles, self.spread)

    @property
    def counts(self) -> BankCounts:
        closed = int(self.cycles[CLOSED])
        cycles = tuple(statistics.Ratio.of_sums(closed, each) for each in self.spread)
        return BankCounts(self.sums.astype(object), self.table.astype(object), self.dealt, cycles)


@compiled
def add_rounds(
    lines: Lines,
    stakes: statistics.Whole,
    whose: int,
    sums: statistics.Whole,
    table: statistics.Whole,
    cycle: statistics.Whole,
    cycles: statistics.Whole,
    spread: statistics.Whole,
) -> None:
    """A cycle begins with each turn of one banker; rounds before the first belong to none."""
    for n in range(len(lines)):
        line = lines[n]
        if line[BANKER] == whose and line[ROUND_OF_TURN] == 1:
            if cycles[OPENED]:
                cycle[:OF_BETTORS, statistics.LENGTH] = cycles[ROUNDS]
                statistics.add_cycle(cycle, spread)
                cycles[CLOSED] += 1
            cycle[:] = 0
            cycles[OPENED], cycles[ROUNDS] = 1, 0
        cycles[ROUNDS] += 1
        for seat in range(len(stakes)):
            gained = line[GAINS + seat]
            cycle[seat, statistics.GAINED] += gained
            if seat == line[BANKER]:
                sums[seat, AS_BANKER] += 1
                sums[seat, BANK_GAINS] += gained
                sums[seat, CAPITAL] += line[PUT_UP]
                sums[seat, RUN_OUT] += gained == -line[PUT_UP]
            elif stakes[seat]:
                sums[seat, AS_BETTOR] += 1
                sums[seat, BET_GAINS] += gained
                sums[seat, STAKED] += stakes[seat]
                cycle[OF_BETTORS, statistics.GAINED] += gained
                cycle[OF_BETTORS, statistics.LENGTH] += stakes[seat]
        cycle[OF_THE_HOUSE, statistics.GAINED] += line[KEPT_BY_HOUSE] + line[BREAKAGE] + line[OF_HOUSE]
        table[COMMISSION] += line[KEPT_BY_HOUSE]
        table[BROKEN] += line[BREAKAGE]
        table[HOUSE] += line[OF_HOUSE]
        table[LOTS] += line[BY_LOT]


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """The results of one player, in minor units."""

    place: int
    rounds_as_banker: int
    rounds_as_bettor: int
    gained_as_banker: int
    gained_as_bettor: int
    capital: int  # of all their banks
    staked: int
    banks_lost: int  # rounds in which the whole capital was lost
    mean: Fraction  # gain per round, as banker or bettor
    stderr: float | None  # None: too few cycles

    @property
    def per_capital(self) -> Fraction | None:
        """Gain as banker, per unit of capital."""
        return Fraction(self.gained_as_banker, self.capital) if self.capital else None

    @property
    def per_stake(self) -> Fraction | None:
        """Gain as bettor, per unit staked, covered or not."""
        return Fraction(self.gained_as_bettor, self.staked) if self.staked else None

    @property
    def half_width(self) -> float | None:
        return statistics.half_width(self.stderr)

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
    """A table with a rotating bank."""

    places: tuple[int, ...]
    seed: int
    counts: BankCounts
    broken_off: bool = False

    @property
    def dealt(self) -> int:
        return self.counts.dealt

    @property
    def players(self) -> tuple[PlayerSummary, ...]:
        return tuple(self._player_summary(at, place) for at, place in enumerate(self.places))

    def _player_summary(self, at: int, place: int) -> PlayerSummary:
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
        """None if all cycles gained the same but rounds outside of them did not."""
        cycles = self.counts.cycles[row]
        found = cycles.stderr(self.dealt)
        return None if found == 0 and mean != cycles.value else found

    @property
    def commission(self) -> int:
        return int(self.counts.table[COMMISSION])

    @property
    def breakage(self) -> int:
        return int(self.counts.table[BROKEN])

    @property
    def of_house_capital(self) -> int:
        """The house's gain as a backer."""
        return int(self.counts.table[HOUSE])

    @property
    def lots(self) -> int:
        """How often the bank was drawn by lot, including the first time."""
        return int(self.counts.table[LOTS])

    @property
    def house(self) -> Fraction:
        """The house's total gain per round."""
        return Fraction(self.commission + self.breakage + self.of_house_capital, self.dealt)

    @property
    def house_stderr(self) -> float | None:
        return self._stderr(OF_THE_HOUSE, self.house)

    @property
    def staked(self) -> int:
        return int(self.counts.sums[:, STAKED].sum())

    @property
    def mean(self) -> Fraction:
        """Gain of all bettors per unit staked, covered or not."""
        return Fraction(int(self.counts.sums[:, BET_GAINS].sum()), self.staked)

    @property
    def stderr(self) -> float | None:
        return self.counts.cycles[OF_BETTORS].stderr(self.staked)

    def to_json(self) -> dict[str, Any]:
        return {
            "rounds": self.dealt,
            "seed": self.seed,
            "mean": float(self.mean),
            "stderr": self.stderr,
            "circles": self.counts.cycles[OF_BETTORS].cycles,
            "players": [player.to_json() for player in self.players],
            "commission": self.commission,
            "breakage": self.breakage,
            "house_as_backer": self.of_house_capital,
            "house": float(self.house),
            "house_stderr": self.house_stderr,
            "lots": self.lots,
        }
