"""A job of rounds on GPUs: the same blocks and totals, many blocks at a time."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from banca.law import BancaError
from banca.law.words import GameWord
from banca.simulate.chance import KEY, OTHER_KEY
from banca.simulate.gpu import devices
from banca.simulate.gpu.program import SHARED_MOST, WORD_BYTES, Gpu, Program
from banca.simulate.rounds import RoundCounts, Rounds
from banca.simulate.running import Job, Workers

ROWS = 1 << 10  # in which blocks are counted, if their sum is enough
ROWS_BYTES = 1 << 26
ROW_MOST = 1 << 32  # rounds counted in one row
USUAL_GPU = Gpu(64, SHARED_MOST)  # elsewhere
AT_ONCE = 2  # spans on a GPU: the next begins while the last blocks of one end
PAYS_FROM = 10**9  # rounds: fewer take about as long as a GPU takes to start


def program_of(job: Rounds) -> Program | None:
    return job.spec.kernel.program()


@dataclass(frozen=True)
class OnGpu(Job[RoundCounts]):
    """Rounds that a GPU plays. It can be sent to other machines, which then play on theirs."""

    job: Rounds
    apart: bool = False  # whether the counts of each block are needed: the run may end after any of them

    @property
    def program(self) -> Program:
        program = program_of(self.job)
        if program is None:
            raise BancaError("gpu-not-yet", game=GameWord(self.job.spec.game.edition))
        return program

    @property
    def key(self) -> str:
        return self.job.key

    @property
    def size(self) -> int:
        return self.job.size

    @property
    def per_block(self) -> int:
        return self.job.per_block

    @property
    def span(self) -> int:
        program = self.program
        here = devices.gpu() if devices.is_there() else USUAL_GPU
        most = self.rows_most if self.apart else self.rows_most * (ROW_MOST // self.per_block)
        return min(program.at_once(here), most)

    @property
    def rows_most(self) -> int:
        return max(1, ROWS_BYTES // (self.program.bins * WORD_BYTES))

    def nothing(self) -> RoundCounts:
        return self.job.nothing()

    def play(self, block: int) -> RoundCounts:
        [(_, part)] = self.play_several(block, 1)
        return part

    def play_several(self, first: int, blocks: int) -> list[tuple[int, RoundCounts]]:
        program, rounds, stream = self.program, self.size_of(first), self.job.spec.stream(self.job.seed, first)
        key = int(stream.arrays[1][KEY]), int(stream.arrays[1][OTHER_KEY])
        rows = blocks if self.apart else min(blocks, ROWS, self.rows_most)
        counters = devices.count_blocks(program, key, first, blocks, rounds, rows)
        nothing = self.nothing()
        parts = counters if self.apart else [counters.sum(axis=0, dtype=int)]
        each = blocks // len(parts)
        return [
            (each, RoundCounts(rounds * each, program.counts(part, nothing.counts.shape[1]), nothing.products))
            for part in parts
        ]

    def read(self, data: dict[str, Any]) -> RoundCounts:
        return self.job.read(data)

    def is_possible(self, part: RoundCounts, blocks: int) -> bool:
        return self.job.is_possible(part, blocks)


@contextmanager
def gpus(job: OnGpu) -> Iterator[Workers]:
    """The GPUs of this machine as workers; BancaError if there are none, or if they cannot play this."""
    _ = job.program
    number = devices.number_of_gpus() * AT_ONCE
    executor = ThreadPoolExecutor(number)
    try:
        yield Workers(executor, number, job)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def pays(job: Rounds) -> bool:
    """Whether a GPU is there that plays this, and the run is long enough."""
    return job.rounds >= PAYS_FROM and program_of(job) is not None and devices.is_there()
