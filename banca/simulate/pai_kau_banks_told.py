"""What banks that go round come to: for each player as banker and as bettor, for the house as a whole."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.compiled import kernel as compiled
from banca.games.pai_kau.equipment import SEATS
from banca.simulate.kernel import Whole
from banca.simulate.tally import CONFIDENCE

Lines = NDArray[np.int64]  # one a round
BANKER, FIRST, PUT_UP, KEPT_BY_HOUSE, BREAKAGE, OF_HOUSE, BY_LOT, GAINS = range(8)
LINE = GAINS + SEATS

BATCH_ROUNDS = 1 << 12  # put down together: so many that one batch tells nothing of the next
SUMS = AS_BANKER, AS_BETTOR, BANK_GAINS, BET_GAINS, CAPITAL, STAKED, RUN_OUT = range(7)  # by player
TABLE = COMMISSION, BROKEN, HOUSE, LOTS = range(4)
SQUARE = 2


@dataclass(frozen=True, slots=True)
class Turned:
    """Sums over rounds; and over batches of them, what tells how far the gains of a batch are spread."""

    sums: Whole  # by player
    table: Whole
    dealt: int
    rounds_squared: int  # of each batch, added up
    spread: tuple[tuple[int, int], ...]  # by player, the house at the end: squares of gains, and gains times rounds

    @staticmethod
    def empty(players: int) -> "Turned":
        sums = np.zeros((players, len(SUMS)), np.int64)
        return Turned(sums, np.zeros(len(TABLE), np.int64), 0, 0, ((0, 0),) * (players + 1))

    @staticmethod
    def of(lines: Lines, stakes: Whole) -> "Turned":
        found = Turned.empty(len(stakes))
        put_down(lines, stakes, found.sums, found.table)
        many = len(lines)
        gains = [int(n) for n in found.sums[:, BANK_GAINS] + found.sums[:, BET_GAINS]]
        gains.append(int(found.table[:LOTS].sum()))
        return Turned(found.sums, found.table, many, many**SQUARE, tuple((gain**SQUARE, gain * many) for gain in gains))

    def __add__(self, other: "Turned") -> "Turned":
        return Turned(
            self.sums + other.sums,
            self.table + other.table,
            self.dealt + other.dealt,
            self.rounds_squared + other.rounds_squared,
            tuple((a + c, b + d) for (a, b), (c, d) in zip(self.spread, other.spread, strict=True)),
        )

    def plain(self) -> dict[str, Any]:
        return {
            "sums": self.sums.tolist(),
            "table": self.table.tolist(),
            "dealt": self.dealt,
            "rounds_squared": self.rounds_squared,
            "spread": [list(each) for each in self.spread],
        }

    @staticmethod
    def read(plain: dict[str, Any], players: int) -> "Turned":
        nothing = Turned.empty(players)
        sums, table = np.array(plain["sums"], np.int64), np.array(plain["table"], np.int64)
        spread = tuple((int(one), int(other)) for one, other in plain["spread"])
        if sums.shape != nothing.sums.shape or table.shape != nothing.table.shape or len(spread) != players + 1:
            raise ValueError(f"sums of {sums.shape}, not of {nothing.sums.shape}")
        return Turned(sums, table, int(plain["dealt"]), int(plain["rounds_squared"]), spread)


@compiled
def put_down(lines: Lines, stakes: Whole, sums: Whole, table: Whole) -> None:
    for n in range(len(lines)):
        line = lines[n]
        for seat in range(len(stakes)):
            if seat == line[BANKER]:
                sums[seat, AS_BANKER] += 1
                sums[seat, BANK_GAINS] += line[GAINS + seat]
                sums[seat, CAPITAL] += line[PUT_UP]
                sums[seat, RUN_OUT] += line[GAINS + seat] == -line[PUT_UP]
            elif stakes[seat]:
                sums[seat, AS_BETTOR] += 1
                sums[seat, BET_GAINS] += line[GAINS + seat]
                sums[seat, STAKED] += stakes[seat]
        table[COMMISSION] += line[KEPT_BY_HOUSE]
        table[BROKEN] += line[BREAKAGE]
        table[HOUSE] += line[OF_HOUSE]
        table[LOTS] += line[BY_LOT]


@dataclass(frozen=True, slots=True)
class Fared:
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
    stderr: float

    @property
    def per_capital(self) -> Fraction | None:
        """Gained as banker, per unit of capital put up."""
        return Fraction(self.gained_as_banker, self.capital) if self.capital else None

    @property
    def per_stake(self) -> Fraction | None:
        """Gained as bettor, per unit staked, covered or not."""
        return Fraction(self.gained_as_bettor, self.staked) if self.staked else None

    @property
    def half_width(self) -> float:
        return CONFIDENCE * self.stderr

    def plain(self) -> dict[str, Any]:
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
class Told:
    """A table whose bank went round."""

    places: tuple[int, ...]
    seed: int
    turned: Turned
    broken_off: bool = False

    @property
    def dealt(self) -> int:
        return self.turned.dealt

    @property
    def players(self) -> tuple[Fared, ...]:
        return tuple(self._fared(at, place) for at, place in enumerate(self.places))

    def _fared(self, at: int, place: int) -> Fared:
        sums: list[int] = self.turned.sums[at].tolist()
        mean = Fraction(sums[BANK_GAINS] + sums[BET_GAINS], self.dealt)
        return Fared(
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

    def _stderr(self, at: int, mean: Fraction) -> float:
        """By batches: what a banker carries over to his next round stays within them, but for their edges."""
        squares, times_rounds = self.turned.spread[at]
        off = squares - (mean + mean) * times_rounds + mean**SQUARE * self.turned.rounds_squared
        return sqrt(off) / self.dealt

    @property
    def commission(self) -> int:
        return int(self.turned.table[COMMISSION])

    @property
    def breakage(self) -> int:
        return int(self.turned.table[BROKEN])

    @property
    def of_house_capital(self) -> int:
        """What the house gained as a backer."""
        return int(self.turned.table[HOUSE])

    @property
    def lots(self) -> int:
        """How often the bank went by lot, the first time too."""
        return int(self.turned.table[LOTS])

    @property
    def house(self) -> Fraction:
        """All that the house gains, a round."""
        return Fraction(self.commission + self.breakage + self.of_house_capital, self.dealt)

    @property
    def house_stderr(self) -> float:
        return self._stderr(len(self.places), self.house)

    def plain(self) -> dict[str, Any]:
        return {
            "rounds": self.dealt,
            "seed": self.seed,
            "players": [player.plain() for player in self.players],
            "commission": self.commission,
            "breakage": self.breakage,
            "house_as_backer": self.of_house_capital,
            "house": float(self.house),
            "house_stderr": self.house_stderr,
            "lots": self.lots,
        }
