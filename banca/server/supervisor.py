"""Several processes of one service: starts them, starts one again that ended, and passes on when to stop.

Each listens on the same port by itself. The supervisor serves nothing and opens no house. It starts every process
afresh rather than as a copy of itself, so that no thread, lock or connection is shared. A process that is told to stop
ends in good order; one that was killed is started again after a wait that doubles. If one cannot stay up, all are
stopped, and whoever started the supervisor has to look.
"""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from banca.server.logs import Log
from banca.server.notify import STOPPING, notify

log = Log(__name__)

LOOK = 0.2  # seconds between two looks at signals and at what is due
FIRST_WAIT, MOST_WAIT = 0.5, 30.0  # seconds before a process is started again
STAYED_UP = 60.0  # seconds after which an end is not counted with those before
ENDS_MOST = 8  # of one process, without staying up in between
STOP_WITHIN = 30.0  # seconds; then it is killed
GAVE_UP = 1  # the exit code


@dataclass(frozen=True, slots=True)
class Told:
    """What a process says of itself: its name as an owner of tables, and the address once it answers."""

    name: str
    address: str = ""


Tell = Callable[[Told], None]
Work = Callable[[int, Tell], int]  # what a process does, given its number; its exit code


@dataclass(slots=True)
class _Place:
    """One of the processes, whichever it is at the moment."""

    number: int
    process: BaseProcess | None = None
    told: Connection | None = None
    name: str = ""
    address: str = ""
    began: float = 0.0
    ends: int = 0  # without staying up in between
    due: float = 0.0  # when it is started again
    ready: bool = field(default=False)


class Supervisor:
    """Each process does the `work`. `ended` gets the name of one that is gone, so that its tables are free at once."""

    def __init__(self, processes: int, work: Work, ended: Callable[[str], None]) -> None:
        self.work, self.ended = work, ended
        self.places = [_Place(number) for number in range(processes)]
        self.stopping = False
        self.code = 0
        self._context = multiprocessing.get_context("spawn")

    def run(self, ready: Callable[[str], None]) -> int:
        """Until it is told to stop; gives the exit code. `ready` gets the address once all of them answer."""
        for told in (signal.SIGTERM, signal.SIGINT):
            signal.signal(told, lambda *_: self._stop())
        said = False
        while not self.stopping:
            for place in self.places:
                if place.process is None and time.monotonic() >= place.due:
                    self._start(place)
            self._hear(LOOK)
            if not said and all(place.ready for place in self.places):
                said = True
                ready(self.places[0].address)
        self._wait_for_all()
        return self.code

    def _stop(self) -> None:
        self.stopping = True

    def _start(self, place: _Place) -> None:
        here, there = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_process, args=(self.work, place.number, there), name="banca serve")
        process.start()
        there.close()
        place.process, place.told, place.began, place.ready = process, here, time.monotonic(), False
        log.info("process-started", process=place.number, child=process.pid)

    def _hear(self, seconds: float) -> None:
        """What the processes say, and which of them ended."""
        told = {place.told: place for place in self.places if place.told}
        gone = {place.process.sentinel: place for place in self.places if place.process}
        for each in wait([*told, *gone], seconds):
            if isinstance(each, Connection):
                self._take(told[each])
            else:
                self._end(gone[each])  # type: ignore[index]

    def _take(self, place: _Place) -> None:
        assert place.told  # it said something  # noqa: S101
        try:
            said: Told = place.told.recv()
        except (EOFError, OSError):
            place.told.close()
            place.told = None
            return
        place.name, place.address, place.ready = said.name, said.address, bool(said.address)

    def _end(self, place: _Place) -> None:
        assert place.process  # it ended  # noqa: S101
        place.process.join()
        code, lived = place.process.exitcode, time.monotonic() - place.began
        while place.told and place.told.poll():
            self._take(place)
        if place.told:
            place.told.close()
        place.process, place.told = None, None
        if place.name:
            self.ended(place.name)
        place.ends = 1 if lived > STAYED_UP else place.ends + 1
        pause = min(MOST_WAIT, FIRST_WAIT * 2 ** (place.ends - 1))
        place.due = time.monotonic() + pause
        if self.stopping:
            return
        log.warning("process-ended", process=place.number, code=code, ends=place.ends, milliseconds=round(1000 * pause))
        if place.ends >= ENDS_MOST or (code and code > GAVE_UP and not place.ready):  # it said itself what is wrong
            log.error("process-cannot-stay-up", process=place.number)
            self.code = max(self.code, GAVE_UP, code or 0)
            self._stop()
        place.name, place.ready = "", False

    def _wait_for_all(self) -> None:
        log.info("stopping")
        notify(STOPPING)
        for place in self.places:
            if place.process:
                place.process.terminate()
        until = time.monotonic() + STOP_WITHIN
        while any(place.process for place in self.places):
            self._hear(LOOK)
            if time.monotonic() > until:
                until += STOP_WITHIN
                for place in self.places:
                    if place.process:
                        log.error("process-killed", process=place.number)
                        place.process.kill()


def _process(work: Work, number: int, told: Connection) -> None:
    os.setpgid(0, 0)  # a Ctrl-C is for the supervisor, which passes it on
    threading.Thread(target=_follow_parent, daemon=True).start()
    raise SystemExit(work(number, told.send))


def _follow_parent() -> None:
    """A process whose supervisor was killed stops too: nobody would start it again."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
