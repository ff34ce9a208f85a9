"""A jackpot pool: rounds feed it and win from it, and several tables may share it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

S = TypeVar("S")
P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class PoolFlow:
    """What moved between the house and a pool, in whole minor units."""

    contributed: int  # from stakes; negative if bets were returned
    topped_up: int  # by the house
    paid: int  # of prizes, out of the pool

    @property
    def is_nothing(self) -> bool:
        return not (self.contributed or self.topped_up or self.paid)


class PoolRules(ABC, Generic[S, P]):
    """How a game's round uses the pool. A shared pool is moved into the state before an act, and read after it."""

    parameters: tuple[str, ...]  # table parameters that define a pool: tables that share one post the same

    @abstractmethod
    def pool_of(self, state: S) -> P | None:
        """The pool including what this round has paid in and won; None if the table has none."""

    @abstractmethod
    def with_pool(self, state: S, pool: P, name: str) -> S:
        """The same round with this value of the shared pool, which includes what the round has paid in."""

    @abstractmethod
    def amount(self, pool: P) -> int:
        """The amount on the display."""

    @abstractmethod
    def flow(self, before: P, after: P) -> PoolFlow: ...

    @abstractmethod
    def read(self, raw: Any) -> P:
        """Read a pool from JSON; raises RecordError."""

    @abstractmethod
    def write(self, pool: P) -> Mapping[str, Any]: ...

    @abstractmethod
    def own_memory(self, memory: Any) -> Any:
        """The memory in a record, without a pool that other tables may have changed since."""
