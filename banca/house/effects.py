"""What an entry of a table's journal brings about besides the state of the table: money, rounds, announcements."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from banca.house.ledger import Transfer
from banca.money import Debt
from banca.play.act import Act


@dataclass(frozen=True, slots=True)
class EndedRound:
    """A round as it is stored."""

    number: int
    first: int
    last: int
    opened_at: int
    ended_at: int
    void: bool
    record: Mapping[str, Any]
    in_play: Mapping[str, int]  # what each player had on the table
    state: Any = field(compare=False)  # at its end


class Done(NamedTuple):
    """An act that was done at a table: the entry that brought it, its time, the round, the state before and after."""

    entry: int
    at: int
    round: int
    before: Any
    act: Act
    after: Any


@dataclass(slots=True)
class Effects:
    """What an entry of the journal causes besides the new state of the table."""

    transfers: list[Transfer] = field(default_factory=list)
    debts: list[Debt] = field(default_factory=list)
    rounds: list[EndedRound] = field(default_factory=list)
    announcements: list[Mapping[str, Any]] = field(default_factory=list)
    events: list[tuple[str, Mapping[str, Any]]] = field(default_factory=list)
    meters: Counter[str] = field(default_factory=Counter)
    pool: Any = None  # the pool after the entry, if it changed
    pool_restarted: bool = False  # a prize was won, and the house put in the starting amount
