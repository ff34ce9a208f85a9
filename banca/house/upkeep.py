"""Upkeep of a house while it is open: what is due although nobody asks, and what a person asks for."""

from collections.abc import Mapping
from datetime import date
from typing import Any, ClassVar

from banca.house import checkpoints
from banca.house.clock import day_of
from banca.house.hold import Holds, watch_hold
from banca.house.house import House, Tick
from banca.house.roles import PROGRAM, Role
from banca.house.work import Command, Work

DAY = 24 * 3600  # seconds


class Upkeep:
    """What an open house needs though nothing happens in it. Call `tick` every minute or so, from any thread.

    Each call lets the house make its checks and write what is due: the checkpoint at the end of a day, a fault that was
    not told yet. On every new day in Macau the holds are looked at, and after 24 hours at the latest, whatever the
    wall clock says.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self._day: date | None = None  # on which the holds were looked at
        self._looked = 0.0  # when, by the steady clock

    def tick(self) -> Holds | None:
        """Do what is due; gives the holds where they were looked at. StorageError: it stays due."""
        house = self.house
        house.do(PROGRAM, Tick())
        day, now = day_of(house.clock.now()), house.clock.steady()
        if day == self._day and now - self._looked < DAY:
            return None
        found, _ = watch_hold(house)
        self._day, self._looked = day, now
        return found


class TakeCheckpoint(Command, frozen=True, tag="take-checkpoint"):
    """Sign the heads of all streams now, and return the line to publish."""

    roles: ClassVar[frozenset[Role]] = frozenset({Role.ADMINISTRATOR, Role.REGULATOR})

    def perform(self, work: Work) -> Mapping[str, Any]:
        taken = work.checkpoint("asked")
        return {"number": taken.number, "line": checkpoints.publish(work.connection, taken.number)}
