"""Upkeep of a house while it is open: what is due although nobody asks, and what a person asks for."""

from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Any, ClassVar

from banca.files import write_whole
from banca.house import checkpoints
from banca.house.clock import day_of
from banca.house.daily import signed_report
from banca.house.hold import Holds, watch_hold
from banca.house.house import House, Tick
from banca.house.journal import canonical
from banca.house.roles import PROGRAM, Role
from banca.house.work import Command, Work

DAY = 24 * 3600  # seconds


class Upkeep:
    """What an open house needs though nothing happens in it. Call `tick` every minute or so, from any thread.

    Each call lets the house make its checks and write what is due: the checkpoint at the end of a day, a fault that was
    not told yet. On every new day in Macau the holds are looked at, and after 24 hours at the latest, whatever the
    wall clock says. With a folder for `reports`, the signed report of the day before is written there.
    """

    def __init__(self, house: House, reports: Path | None = None) -> None:
        self.house, self.reports = house, reports
        self._day: date | None = None  # on which the holds were looked at
        self._looked = 0.0  # when, by the steady clock

    def tick(self) -> Holds | None:
        """Do what is due; gives the holds where they were looked at. StorageError, OSError: it stays due."""
        house = self.house
        house.do(PROGRAM, Tick())
        day, now = day_of(house.clock.now()), house.clock.steady()
        found = None
        if day != self._day or now - self._looked >= DAY:
            found, _ = watch_hold(house)
            self._day, self._looked = day, now
        if self.reports:
            self._write_report(self.reports / f"{day - timedelta(days=1)}.json", day - timedelta(days=1))
        return found

    def _write_report(self, file: Path, day: date) -> None:
        """Once, when the day is over."""
        if not file.exists():
            with self.house.database.read() as connection:
                said = signed_report(connection, self.house.key, day).to_json()
            write_whole(file, f"{canonical(said)}\n".encode())


class TakeCheckpoint(Command, frozen=True, tag="take-checkpoint"):
    """Sign the heads of all streams now, and return the line to publish."""

    roles: ClassVar[frozenset[Role]] = frozenset({Role.ADMINISTRATOR, Role.REGULATOR})

    def perform(self, work: Work) -> Mapping[str, Any]:
        taken = work.checkpoint("asked")
        return {"number": taken.number, "line": checkpoints.publish(work.connection, taken.number)}
