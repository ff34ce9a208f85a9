"""A deal as a GPU plays it: CUDA source, the table and numbers that it reads, and what its counters mean."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from banca.simulate.chance import PLUS, TIMES, TURNS, WORDS
from banca.simulate.statistics import Whole

CHANCE = {
    "WORDS": WORDS,
    "TURNS": TURNS,
    "TIMES_0": int(TIMES[0]),
    "TIMES_1": int(TIMES[1]),
    "PLUS_0": int(PLUS[0]),
    "PLUS_1": int(PLUS[1]),
}
UNSIGNED_MOST = (1 << 32) - 1
WORD_BYTES = 4
SHARED_MOST = 96 << 10  # bytes that a block of threads may use: two of them fit a multiprocessor of any recent GPU
ALONE_BLOCKS, TOGETHER_BLOCKS = 1024, 64  # of the run that a multiprocessor plays in one go
THREADS = 256  # that play one block of the run
COPIES = 32  # of the counters, where threads share them
BITS = 32

Table = NDArray[np.uint32]
Counters = NDArray[np.uint32]  # by row and bin


@dataclass(frozen=True, slots=True)
class Gpu:
    multiprocessors: int
    shared_most: int  # bytes that a block of threads can share


@dataclass(frozen=True, eq=False)
class Program:
    """How to play blocks of a run. A bin is what the kernel counts; several may be one outcome."""

    deal: tuple[str, ...]  # source files, without what all deals share
    numbers: Mapping[str, int | str]  # that the source names, and types
    table: Table
    outcomes: Whole  # by bin, as the kernel of the processor numbers them
    shared: int  # bytes of shared memory of a block of threads
    shared_by_thread: int = 0  # bytes more
    threads: int = THREADS  # in a block; fewer, if their memory is too much
    alone: bool = False  # whether a single thread plays a block of the run, and not all threads of a block

    @cached_property
    def source(self) -> str:
        numbers = {**CHANCE, **self.numbers, "BINS": self.bins, "TABLE_WORDS": len(self.table)}
        defined = [f"#define {name} {number}{suffix(number)}" for name, number in numbers.items()]
        return "\n".join((*defined, *(text(each) for each in ("chance.cuh", *self.deal))))

    @property
    def bins(self) -> int:
        return len(self.outcomes)

    def counts(self, counters: NDArray[Any], width: int) -> Whole:
        """How often each outcome came, in one row."""
        found = np.zeros((1, width), np.int64)
        np.add.at(found[0], self.outcomes, counters.astype(np.int64))
        return found

    def threads_on(self, gpu: Gpu) -> int:
        """As many as wanted, if they can share its memory."""
        if self.shared_by_thread == 0:
            return self.threads
        fit = (gpu.shared_most - self.shared) // self.shared_by_thread // BITS * BITS
        return max(BITS, min(self.threads, fit))

    def at_once(self, gpu: Gpu) -> int:
        """How many blocks of the run fill a GPU for a while."""
        threads = self.threads_on(gpu)
        return gpu.multiprocessors * (ALONE_BLOCKS // threads * threads if self.alone else TOGETHER_BLOCKS)

    def grid(self, blocks: int, gpu: Gpu) -> tuple[int, int]:
        """How many blocks of threads, and how many threads in each."""
        if not self.alone:
            return blocks, self.threads
        threads = -(-blocks // gpu.multiprocessors)  # spread a few blocks of the run over the whole GPU
        threads = min(self.threads_on(gpu), -(-threads // BITS) * BITS)
        return -(-blocks // threads), threads


def suffix(number: int | str) -> str:
    if isinstance(number, str):
        return ""
    return "u" if number <= UNSIGNED_MOST else "ull"


@cache
def text(name: str) -> str:
    return (Path(__file__).parent / name).read_text(encoding="utf-8")


def independent(
    deal: str, numbers: Mapping[str, int], table: NDArray[np.uint8], outcomes: Whole, units: int
) -> Program:
    """A deal whose units of chance, so many in a buffer, give rounds one by one."""
    padded = words(table)
    shared = (len(outcomes) * COPIES + 2 * units // BITS + 1) * WORD_BYTES + padded.nbytes
    return Program(("independent.cuh", deal), {"COPIES": COPIES, **numbers}, padded, outcomes, shared, threads=THREADS)


def words(*parts: NDArray[Any]) -> Table:
    """Arrays one after another, each to the end of a word."""
    padded = [np.frombuffer(each.tobytes() + bytes(-each.nbytes % WORD_BYTES), np.uint32) for each in parts]
    return np.concatenate(padded)


def placed(**arrays: NDArray[Any]) -> tuple[Table, dict[str, int | str]]:
    """Arrays one after another, and where each begins, in words; at whole numbers of 64 bits, so that any type fits."""
    at, parts, begins = 0, [], dict[str, int | str]()
    for name, each in arrays.items():
        part = words(each)
        part = np.append(part, np.zeros(len(part) % 2, np.uint32))
        begins[f"{name.upper()}_AT"] = at
        parts.append(part)
        at += len(part)
    return np.concatenate(parts), begins
