"""The GPU: totals compared with those of the processor, and speed as a part of what a bare CUDA kernel reaches.

`make bench` leaves this out where no GPU is. `python -m bench.gpu` measures it alone, and
`python -m bench.gpu --write-totals` plays the totals anew on the processor.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, partial
from hashlib import sha256
from itertools import chain, count, groupby
from pathlib import Path
from typing import Any

import numpy as np

from banca.law import BancaError
from banca.simulate.gpu import devices
from banca.simulate.gpu.run import AT_ONCE, OnGpu, gpus
from banca.simulate.rounds import Rounds
from banca.simulate.running import Workers, run, threads
from bench.limits.on_gpu import MEAN_SHAPE, NEEDS, NOTHING, SOURCE
from bench.questions import QUESTIONS, Question

TOTALS = Path(__file__).parent / "limits" / "gpu_totals.json"
MEANS = Path(__file__).parent / "limits" / "gpu_means.json"  # exact ones
RANKED = Path(__file__).parent / "ranked.cu"
END_OF_GENERATOR = 'extern "C"'  # in the source of bare kernels
SEEDS = 1, 2
PARTS = (0.001, 0.4, 2.3)  # of a block: rounds that end at its beginning, in its middle, and two blocks later
FIRST_ROUNDS = 1 << 28
SECONDS, SECONDS_LONG = 0.5, 3.0  # that a measured run takes at least; above which it is not repeated
GIGA = 1e9
REPEATS = 3
MEAN_ROUNDS = 1 << 34
THREADS = 256
BLOCKS_OF_A_MULTIPROCESSOR = 64
TWENTIETHS = 20
DIGITS = 16


def totals() -> Iterator[tuple[Question, Rounds]]:
    """The runs of which totals are compared."""
    for question in QUESTIONS:
        spec = question.spec
        for seed in SEEDS:
            yield from ((question, Rounds(spec, int(part * spec.kernel.block_rounds), seed)) for part in PARTS)


def name_of(job: Rounds) -> str:
    return f"{job.spec.setting.edition.slug} {job.rounds} {job.seed}"


def write_totals() -> None:
    found = dict[str, str]()
    for _, job in totals():
        with threads(job, 1) as workers:
            found[name_of(job)] = digest_of(job, workers)
    TOTALS.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")


def digest_of(job: Rounds | OnGpu, workers: Workers) -> str:
    """Of the counts, all of them."""
    return sha256(json.dumps(run(job, workers).part.to_json()).encode()).hexdigest()[:DIGITS]


def totals_agree() -> Iterator[Mapping[str, str]]:
    """By game, whether the GPU comes to the totals of the processor."""
    known = json.loads(TOTALS.read_text(encoding="utf-8"))
    for question, jobs in groupby(totals(), key=lambda each: each[0]):
        yield {"totals": question.game, "on a GPU": _compared(known, [OnGpu(job) for _, job in jobs])}


def _compared(known: Mapping[str, str], jobs: list[OnGpu]) -> str:
    for job in jobs:
        try:
            with gpus(job) as workers:
                if digest_of(job, workers) != known[name_of(job.job)]:
                    return f"others for {name_of(job.job)}"
        except BancaError as error:
            return str(error)
    return "equal"


def speeds() -> Iterator[Mapping[str, Any]]:
    """Rounds a second of each deal, and of its bare kernel, which comes to the exact mean."""
    means = json.loads(MEANS.read_text(encoding="utf-8"))
    for question in QUESTIONS:
        ours = partial(rate_of_ours, question)
        yield compared(f"{question.game}, {question.says}", ours, Bare(question.game), means[question.game])
    ranked = Ranked()
    found = compared("five cards ranked", partial(rate, ranked), Bare("ranking"), MEAN_SHAPE)
    yield found if "fault" in found else {**found, "ours less exact mean": ranked(MEAN_ROUNDS) - MEAN_SHAPE}


def compared(deal: str, ours: Callable[[], float], bare: "Bare", mean: float) -> Mapping[str, Any]:
    found: dict[str, Any] = {"deal": deal}
    try:
        found["ours G/s"] = ours() / GIGA
        found["limit G/s"] = rate(bare) / GIGA
        found["of the limit"] = found["ours G/s"] / found["limit G/s"]
        found["limit less exact mean"] = bare(MEAN_ROUNDS) - mean
    except (BancaError, RuntimeError) as error:
        found["fault"] = str(error)
    return found


def rate_of_ours(question: Question) -> float:
    job = OnGpu(Rounds(question.spec, 1, 1))
    full = AT_ONCE * job.span * job.per_block  # where a thread plays a block, fewer leave threads idle
    return rate(partial(play, question), full if job.program.alone else FIRST_ROUNDS)


def play(question: Question, rounds: int) -> None:
    job = OnGpu(Rounds(question.spec, rounds, 1))
    with gpus(job) as workers:
        run(job, workers)


class Bare:
    """The bare kernel of a game."""

    name: str
    threads = THREADS

    def __init__(self, game: str) -> None:
        needs = NEEDS.get(game, NOTHING)
        self.name = game.replace("-", "_")
        self.table = needs.table()
        self.shared = self.table.nbytes + needs.bytes_by_thread * self.threads
        self.bets = needs.bets

    @property
    def source(self) -> str:
        return SOURCE.read_text(encoding="utf-8")

    @cached_property
    def launch(self) -> Callable[[int], float]:
        cupy = devices.cupy()
        kernel = cupy.RawModule(code=self.source, options=devices.OPTIONS).get_function(self.name)
        kernel.max_dynamic_shared_size_bytes = self.shared
        grid, out = devices.gpu().multiprocessors * BLOCKS_OF_A_MULTIPROCESSOR, cupy.zeros(1, np.int64)
        tables = (cupy.asarray(self.table),) if len(self.table) else ()
        seeds = count(1)

        def gained(each: int) -> float:
            out[...] = 0
            given = np.uint32(next(seeds)), np.uint32(each), out, *tables
            kernel((grid,), (self.threads,), given, shared_mem=self.shared)
            return float(out.get()[0]) / TWENTIETHS / (each * grid * self.threads)

        return gained

    def __call__(self, rounds: int) -> float:
        """The gain of a bet, in about so many rounds."""
        threads = devices.gpu().multiprocessors * BLOCKS_OF_A_MULTIPROCESSOR * self.threads
        return self.launch(max(1, rounds // threads)) / self.bets


class Ranked(Bare):
    """Hands of five, ranked by our tables."""

    def __init__(self) -> None:
        [stud] = (question for question in QUESTIONS if question.game == "stud-poker")
        program = OnGpu(Rounds(stud.spec, 1, 1)).program
        self.name, self.bets, self.table = "ranked", 1, program.table
        self.shared, self.threads, self.ours = program.shared, program.threads, program.source

    @property
    def source(self) -> str:
        bare = SOURCE.read_text(encoding="utf-8")
        generator = bare[: bare.index(END_OF_GENERATOR)]
        return "\n".join((self.ours, generator, RANKED.read_text(encoding="utf-8")))


def rate(work: Any, rounds: int = FIRST_ROUNDS) -> float:
    """Rounds in a second by the clock, of at least so many."""
    work(1)
    while (taken := _seconds(work, rounds)) < SECONDS:
        rounds *= 2 if taken > SECONDS / 8 else 8
    repeats = REPEATS if taken < SECONDS_LONG else 0
    return rounds / min([taken, *(_seconds(work, rounds) for _ in range(repeats))])


def _seconds(work: Any, rounds: int) -> float:
    started = time.perf_counter()
    work(rounds)
    return time.perf_counter() - started


def machine() -> Mapping[str, Any]:
    cupy = devices.cupy()
    properties = cupy.cuda.runtime.getDeviceProperties(0)
    return {
        "gpu": properties["name"].decode(),
        "gpus": devices.number_of_gpus(),
        "driver": cupy.cuda.runtime.driverGetVersion(),
        "cuda": cupy.cuda.runtime.runtimeGetVersion(),
        "cupy": cupy.__version__,
    }


def measured() -> list[Mapping[str, Any]]:
    """Nothing where no GPU is."""
    return [machine(), *totals_agree(), *speeds()] if devices.is_there() else []


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.gpu")
    arguments.add_argument("--write-totals", action="store_true")
    if arguments.parse_args().write_totals:
        write_totals()
        return
    try:
        devices.number_of_gpus()
    except BancaError as error:
        sys.exit(f"python -m bench.gpu: {error}")
    for line in chain([machine()], totals_agree(), speeds()):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
