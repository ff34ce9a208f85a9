"""Questions of sittings: made when they are wanted, in a thread of their own, so that no table waits for them.

A sitting's questions follow from what the journal says of it. They stay in memory while they are answered; after a
restart, or in another process, they are made again.
"""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from banca.drill import Deck, Question
from banca.drill.sheet import Answered
from banca.house.drilled import read_kind, table_of
from banca.house.journal import canonical
from banca.house.sittings import Sitting

PAPERS_MOST = 200
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


class Drilling:
    def __init__(self) -> None:
        self._papers: OrderedDict[Hashable, Paper] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "drilling")

    async def run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def questions(self, sitting: Sitting) -> list[Question]:
        """Those that were answered, and the one that is open; only in the thread of `run`."""
        key = canonical(_to_json(sitting)) if sitting.is_examination else sitting.number
        paper = self._papers.get(key)
        if paper is None:
            paper = self._papers[key] = Paper(sitting)
            while len(self._papers) > PAPERS_MOST:
                self._papers.popitem(last=False)
        self._papers.move_to_end(key)
        return paper.upto(sitting.answers, 0 if sitting.is_over else 1)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _to_json(sitting: Sitting) -> list[object]:
    """What the questions of an examination depend on."""
    asked = sitting.drilled
    return [asked.setting, asked.kinds, asked.seed]
