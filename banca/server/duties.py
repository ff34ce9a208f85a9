"""What an open house needs though nobody asks: its checks, checkpoints, holds and the reports of its days."""

import threading
from pathlib import Path
from typing import TYPE_CHECKING

from banca.house.errors import StorageError
from banca.house.house import Tick
from banca.house.roles import PROGRAM
from banca.house.upkeep import Upkeep
from banca.server.logs import Log

if TYPE_CHECKING:
    from banca.house.house import House

log = Log(__name__)

EVERY = 30.0  # seconds
END_WITHIN = 5.0  # seconds


class Duties:
    """Lets the house do what is due, in a thread. Of several processes on one database, one `watches` for all."""

    def __init__(self, house: "House", reports: Path | None, *, watches: bool) -> None:
        self.house, self.watches = house, watches
        self.upkeep = Upkeep(house, reports)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="upkeep", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Begin nothing more. A long look at the holds is not waited for: it writes nothing until its end."""
        self._over.set()
        if self._thread.is_alive():
            self._thread.join(END_WITHIN)

    def _run(self) -> None:
        while not self._over.is_set():
            try:
                self._do()
            except StorageError as error:
                log.warning("upkeep-waits", why=error)
            except Exception:  # it is tried again
                log.exception("upkeep-failed")
            self._over.wait(EVERY)

    def _do(self) -> None:
        if not self.watches:
            self.house.do(PROGRAM, Tick())
            return
        found = self.upkeep.tick()
        if found is None:
            return
        outside = [each.subject for each in found.all if each.outside]
        log.info("holds", looked_at=len(found.all), outside=", ".join(outside))
