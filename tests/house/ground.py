"""What tests of the house stand on: a clock that they set, people, and a house on a database."""

from banca.house.roles import Person, Role

START = 1_772_323_200_000_000  # 2026-03-01 08:00 in Macau
PIT = Person("pit", frozenset(Role))  # may do everything
CASHIER = Person("cashier-1", frozenset({Role.CASHIER}))
CROUPIER = Person("croupier-1", frozenset({Role.CROUPIER}))


def player(name: str) -> Person:
    return Person(name, frozenset({Role.PLAYER}))


class SettableClock:
    """Stands still until it is told. `advance` lets time pass; `jump` sets the wall clock and no other."""

    def __init__(self, at: int = START) -> None:
        self._now, self._steady = at, 0.0

    def now(self) -> int:
        return self._now

    def steady(self) -> float:
        return self._steady

    def advance(self, seconds: float) -> None:
        self._steady += seconds
        self.jump(seconds)

    def jump(self, seconds: float) -> None:
        self._now += round(seconds * 10**6)
