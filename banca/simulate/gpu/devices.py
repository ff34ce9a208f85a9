"""The GPUs of this machine, by CuPy."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from itertools import count
from typing import Any

import numpy as np

from banca.law import BancaError
from banca.simulate.gpu.program import Counters, Gpu, Program

OPTIONS = ("--std=c++17",)
Key = tuple[int, int]  # of a stream
_here = threading.local()
_following = count()


@cache
def cupy() -> Any:
    """CuPy, if it is installed."""
    try:
        return import_module("cupy")  # slow, and only runs on a GPU need it
    except ImportError as error:
        raise BancaError("gpu-needs-extra") from error


@cache
def number_of_gpus() -> int:
    """How many this process may use; BancaError if there is none."""
    runtime = cupy().cuda.runtime
    try:
        found = int(runtime.getDeviceCount())
    except runtime.CUDARuntimeError as error:
        raise BancaError("gpu-none", fault=str(error)) from error
    if found == 0:
        raise BancaError("gpu-none", fault="cudaErrorNoDevice")
    return found


def is_there() -> bool:
    try:
        return number_of_gpus() > 0
    except BancaError:
        return False


def use_gpu() -> Any:
    """The GPU of this thread: threads take turns."""
    if not hasattr(_here, "gpu"):
        _here.gpu = cupy().cuda.Device(next(_following) % number_of_gpus())
        _here.gpu.use()
        _here.stream = cupy().cuda.Stream(non_blocking=True)
    return _here.gpu


def gpu() -> Gpu:
    found = use_gpu().attributes
    return Gpu(int(found["MultiProcessorCount"]), int(found["MaxSharedMemoryPerBlockOptin"]))


def count_blocks(program: Program, key: Key, first: int, blocks: int, rounds: int, rows: int) -> Counters:
    """Play so many blocks of the run, of so many rounds each: by row and bin, how often it came.

    Blocks take turns at the rows; with as many rows as blocks, each has its own.
    """
    here = gpu()
    with _one_line(), _here.stream:
        found = cupy().zeros((rows, program.bins), np.uint32)
        table = cupy().asarray(program.table)
        grid, threads = program.grid(blocks, here)
        shared = program.shared + program.shared_by_thread * threads
        play = _compiled(program)
        play.max_dynamic_shared_size_bytes = program.shared + program.shared_by_thread * program.threads_on(here)
        words = tuple(map(np.uint32, key))
        given = (*words, np.uint64(first), *map(np.uint32, (blocks, rounds, rows)), found, table)
        play((grid,), (threads,), given, shared_mem=shared)
        counters: Counters = found.get()
    return counters


@contextmanager
def _one_line() -> Iterator[None]:
    """Faults of CUDA and its compiler, in one line."""
    found = cupy()
    try:
        yield
    except (found.cuda.compiler.CompileException, RuntimeError, MemoryError, ImportError, OSError) as error:
        raise BancaError("gpu-failed", fault=f"{type(error).__name__} {error}".splitlines()[0]) from error


@cache
def _module(source: str) -> Any:
    return cupy().RawModule(code=source, options=OPTIONS)


def _compiled(program: Program) -> Any:
    return _module(program.source).get_function("play")
