"""The source of GPU kernels, compiled for the processor."""

import ctypes
import os
import subprocess
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from banca.simulate.gpu.program import Counters, Program

HEADER = Path(__file__).with_name("processor.h")
MEMORY = "\nunsigned memory[1 << 16];\n"
OPTIONS = ("-std=c++20", "-O2", "-shared", "-fPIC", "-pthread", "-Wall", "-Werror", "-Wno-unknown-pragmas")
MULTIPROCESSORS = 1


def count_blocks(program: Program, key: tuple[int, int], first: int, blocks: int, rounds: int) -> Counters:
    """As `banca.simulate.gpu.devices.count_blocks`, with few threads."""
    found = np.zeros((blocks, program.bins), np.uint32)
    grid, threads = program.grid(blocks, MULTIPROCESSORS)
    threads = min(threads, THREADS)
    grid = -(-blocks // threads) if program.alone else grid
    memory = program.shared + threads * program.shared_by_thread
    assert memory <= 1 << 18
    pointers = (each.ctypes.data_as(ctypes.c_void_p) for each in (found, program.table))
    numbers = (grid, threads, *key, ctypes.c_ulonglong(first), blocks, rounds)
    compiled(program.source).play_on_processor(*numbers, *pointers)
    return found


THREADS = 4


@cache
def compiled(source: str) -> Any:
    with TemporaryDirectory() as folder:
        library = Path(folder) / "kernel.so"
        command = [os.environ.get("CXX", "g++"), *OPTIONS, "-include", str(HEADER), "-x", "c++", "-", "-o", str(library)]
        subprocess.run(command, input=(source + MEMORY).encode(), check=True)
        return ctypes.CDLL(str(library))
