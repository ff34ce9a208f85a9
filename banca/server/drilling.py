"""Questions of sittings: made when they are wanted, in a thread of their own, so that no table waits for them.

A sitting's questions follow from what the journal says of it. They stay in memory while they are answered; after a
restart, or in another process, they are made again.
"""

import asyncio
import threading
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from banca.drill import Deck, Question
from banca.drill.sheet import Answered
from banca.house.drilled import read_kind, table_of
from banca.house.errors import HouseError
from banca.house.journal import canonical
from banca.house.sittings import Sitting

PAPERS_MOST = 200
WAITING_MOST = 50  # for one thread
WAITING_OWN_MOST = 3  # of one person, who may have several pages open
T = TypeVar("T")


class Paper:
    """The questions of one sitting, or of all sittings of one examination."""

    def __init__(self, sitting: Sitting) -> None:
        asked = sitting.drilled
        game, setting = table_of(asked.setting)
        kinds = [read_kind(name) for name in asked.kinds]
        self.deck = Deck(game, setting, kinds, asked.seed, adapts=not sitting.is_examination)
        self.questions: list[Question] = []
        self._lock = threading.Lock()

    def upto(self, answers: Sequence[Answered], more: int) -> list[Question]:
        """The questions that were answered, and so many more."""
        with self._lock:
            while len(self.questions) < len(answers) + more:
                at = len(self.questions)
                if self.deck.adapts and at:
                    before = answers[at - 1]
                    self.deck.mark(self.questions[-1], before.answer, before.milliseconds / 1000)
                self.questions.append(self.deck.ask())
            return self.questions[: len(answers) + more]


class Worker:
    """One thread that does work for many. Those who wait are counted, so that nobody fills its queue."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._waiting: Counter[str] = Counter()  # and whoever's turn it is, by person

    async def run(self, person: str, work: Callable[[], T]) -> T:
        """HouseError: too many wait already."""
        if self._waiting.total() >= WAITING_MOST or self._waiting[person] >= WAITING_OWN_MOST:
            raise HouseError("server-too-fast")
        self._waiting[person] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= Counter([person])

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


class Drilling:
    def __init__(self) -> None:
        self._papers: OrderedDict[Hashable, Paper] = OrderedDict()
        self.asking = Worker("drilling")
        self.writing = Worker("sheets")  # score sheets on paper take long: no question waits for them

    def questions(self, sitting: Sitting) -> list[Question]:
        """Those that were answered, and the one that is open; only in the thread of `asking`."""
        key = canonical(_to_json(sitting)) if sitting.is_examination else sitting.number
        paper = self._papers.get(key)
        if paper is None:
            paper = self._papers[key] = Paper(sitting)
            while len(self._papers) > PAPERS_MOST:
                self._papers.popitem(last=False)
        self._papers.move_to_end(key)
        return paper.upto(sitting.answers, 0 if sitting.is_over else 1)

    def stop(self) -> None:
        self.asking.stop()
        self.writing.stop()


def _to_json(sitting: Sitting) -> list[object]:
    """What the questions of an examination depend on."""
    asked = sitting.drilled
    return [asked.setting, asked.kinds, asked.seed]
