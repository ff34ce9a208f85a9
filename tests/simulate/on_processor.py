"""A stand-in for CuPy that compiles the source of GPU kernels for the processor, and plays them there."""

import ctypes
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from banca.simulate.gpu import devices

HEADER = Path(__file__).with_name("processor.h")
OPTIONS = ("-std=c++20", "-O1", "-shared", "-fPIC", "-pthread", "-Wall", "-Werror", "-Wno-unknown-pragmas")
WORD = ctypes.c_uint
NUMBERS = (WORD, WORD, ctypes.c_ulonglong, WORD, WORD, WORD)  # before the arrays
SHARED = 1 << 18  # bytes
ONE_AT_A_TIME = threading.Lock()


class OnDevice(np.ndarray[Any, Any]):
    def get(self) -> NDArray[Any]:
        return np.asarray(self)


class FakeDevice:
    attributes = {"MultiProcessorCount": 2, "MaxSharedMemoryPerBlockOptin": SHARED}  # noqa: RUF012 - as CuPy has it

    def __init__(self, number: int) -> None:
        self.id = number

    def use(self) -> None:
        pass


class FakeKernel:
    max_dynamic_shared_size_bytes = 0

    def __init__(self, source: str) -> None:
        self.play = compiled(source).play_on_processor

    def __call__(self, grid: tuple[int], threads: tuple[int], given: tuple[Any, ...], shared_mem: int) -> None:
        assert shared_mem <= self.max_dynamic_shared_size_bytes <= SHARED
        *numbers, found, table = given
        words = (of(int(number)) for of, number in zip(NUMBERS, numbers, strict=True))
        with ONE_AT_A_TIME:
            self.play(*grid, *threads, *words, *(each.ctypes.data_as(ctypes.c_void_p) for each in (found, table)))


class FakeModule:
    def __init__(self, code: str, options: tuple[str, ...]) -> None:
        assert options == devices.OPTIONS
        self.get_function: Callable[[str], FakeKernel] = {"play": FakeKernel(code)}.__getitem__


@cache
def compiled(source: str) -> Any:
    with TemporaryDirectory() as folder:
        library = Path(folder) / "kernel.so"
        command = [
            os.environ.get("CXX", "g++"),
            *OPTIONS,
            "-include",
            str(HEADER),
            "-x",
            "c++",
            "-",
            "-o",
            str(library),
        ]
        subprocess.run(command, input=f"{source}\nunsigned memory[{SHARED} / 4];\n".encode(), check=True)
        return ctypes.CDLL(str(library))


def fake_cupy(gpus: int = 1) -> Any:
    runtime = SimpleNamespace(getDeviceCount=lambda: gpus, CUDARuntimeError=RuntimeError)
    compiler = SimpleNamespace(CompileException=subprocess.CalledProcessError)

    def stream(*, non_blocking: bool) -> AbstractContextManager[bool]:
        return nullcontext(non_blocking)

    return SimpleNamespace(
        cuda=SimpleNamespace(runtime=runtime, compiler=compiler, Device=FakeDevice, Stream=stream),
        RawModule=FakeModule,
        zeros=lambda shape, kind: np.zeros(shape, kind).view(OnDevice),
        asarray=lambda array: array.copy().view(OnDevice),
    )


def give_gpus(monkeypatch: pytest.MonkeyPatch, number: int = 1) -> None:
    """Let runs find so many GPUs, which are this processor."""
    forget()
    monkeypatch.setitem(sys.modules, "cupy", fake_cupy(number))
    monkeypatch.setattr(devices, "_here", threading.local())


def forget() -> None:
    for each in (devices.cupy, devices.number_of_gpus, devices._module):
        each.cache_clear()
