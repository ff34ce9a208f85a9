"""Settlement: a line per player and bet, each to the minor unit and with the clauses it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from banca.money.odds import Odds, down_to_minor_unit, prize_on
from banca.money.stakes import Position, Stake, Stakes

Result = Literal["win", "push", "lose"]
NOTHING = Fraction(0)


@dataclass(frozen=True, slots=True)
class Line:
    position: Position
    stake: int
    result: Result
    odds: Odds | None
    returned: int
    prize: int
    commission: int
    breakage: int
    due: Fraction
    clauses: tuple[str, ...]
    readings: tuple[str, ...]

    @property
    def net(self) -> int:
        """What the player is up, or down, on this bet."""
        return self.returned + self.prize - self.commission - self.breakage - self.stake

    def to_json(self) -> dict[str, Any]:
        line = _position_fields(self.position)
        line |= {
            "stake": self.stake,
            "result": self.result,
            "odds": str(self.odds) if self.odds else None,
            "returned": self.returned,
            "prize": self.prize,
            "commission": self.commission,
            "breakage": self.breakage,
            "net": self.net,
            "clauses": list(self.clauses),
            "readings": list(self.readings),
        }
        if self.due.denominator > 1:
            line["due"] = str(self.due)
        return line


def line(stake: Stake, result: Result, odds: Odds | None, clauses: tuple[str, ...], readings: tuple[str, ...]) -> Line:
    if result == "win":
        if odds is None:
            raise ValueError("a bet that wins has odds")
        prize = prize_on(stake.amount, odds)
        rounded = ("rounding",) if prize.due.denominator > 1 and "rounding" not in readings else ()
        return Line(
            stake.position,
            stake.amount,
            result,
            odds,
            returned=stake.amount,
            prize=prize.prize,
            commission=prize.commission,
            breakage=prize.breakage,
            due=prize.due,
            clauses=clauses,
            readings=readings + rounded,
        )
    returned = stake.amount if result == "push" else 0
    return Line(stake.position, stake.amount, result, None, returned, 0, 0, 0, NOTHING, clauses, readings)


def line_of_sum(stake: Stake, due: Fraction, clauses: tuple[str, ...], readings: tuple[str, ...]) -> Line:
    """The line of a prize that is a sum, not a ratio: it is rounded down, and the stake is not returned."""
    rounded = ("rounding",) if due.denominator > 1 and "rounding" not in readings else ()
    return Line(
        stake.position,
        stake.amount,
        "win",
        None,
        returned=0,
        prize=down_to_minor_unit(due),
        commission=0,
        breakage=0,
        due=due,
        clauses=clauses,
        readings=readings + rounded,
    )


@dataclass(frozen=True, slots=True)
class Debt:
    """What one player owes another by a clause."""

    debtor: str
    creditor: str
    amount: int
    clause: str


@dataclass(frozen=True, slots=True)
class Settlement:
    """A line for each decided bet; `standing` are the stakes that stay on the layout."""

    lines: tuple[Line, ...]
    standing: Stakes = ()

    @property
    def players(self) -> Mapping[str, int]:
        """What each player is up or down; 0 for players who only have stakes standing."""
        nets: dict[str, int] = {}
        for entry in self.lines:
            nets[entry.position.player] = nets.get(entry.position.player, 0) + entry.net
        return nets | {s.position.player: 0 for s in self.standing if s.position.player not in nets}

    @property
    def house(self) -> Mapping[str, int]:
        """The bank's side: stakes taken, prizes owed, and what it kept of them."""
        taken = prizes = commission = breakage = 0
        for entry in self.lines:
            taken += entry.stake - entry.returned
            prizes += entry.prize
            commission += entry.commission
            breakage += entry.breakage
        return {
            "taken": taken,
            "prizes": prizes,
            "commission": commission,
            "breakage": breakage,
            "net": taken - prizes + commission + breakage,
        }

    def to_json(self) -> dict[str, Any]:
        standing = {"standing": plain_stakes(self.standing)}
        return {
            "lines": [entry.to_json() for entry in self.lines],
            "players": dict(self.players),
            "house": dict(self.house),
            **(standing if self.standing else {}),
        }


def plain_stakes(stakes: Stakes) -> list[dict[str, Any]]:
    """Stakes as flat objects for JSON."""
    return [_position_fields(stake.position) | {"stake": stake.amount} for stake in stakes]


def _position_fields(position: Position) -> dict[str, Any]:
    """The fields of a position for JSON."""
    fields: dict[str, Any] = {"player": position.player, "bet": position.bet}
    if position.selection is not None:
        chosen = position.selection
        fields["selection"] = list(chosen) if isinstance(chosen, tuple) else chosen
    if position.layout != 1:
        fields["layout"] = position.layout
    if position.place is not None:
        fields["place"] = position.place
    return fields
