"""A real scheduler and real workers: a worker killed in the middle of a run changes nothing."""

import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from banca.law import BancaError
from banca.simulate.cluster import Checked, hushed, on_cluster
from banca.simulate.one_draw import BLOCK_ROUNDS
from banca.simulate.rounds import Counted, Rounds
from banca.simulate.running import run, threads
from tests.simulate.roulette import job

ROOT = Path(__file__).parents[2]
BANCA = str(Path(sys.executable).with_name("banca"))
ROUNDS = 600 * BLOCK_ROUNDS
QUIET = ("--no-dashboard",)


@contextmanager
def started(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process of our own, ended at the end."""
    process = subprocess.Popen(
        [sys.executable, "-m", *command], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, subprocess.Popen[bytes], list[subprocess.Popen[bytes]]]]:
    """The address of a scheduler, itself, and two workers."""
    told = folder / "scheduler.json"
    scheduler = ("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0")
    with started(*scheduler, *QUIET, "--scheduler-file", str(told)) as head:
        until = time.monotonic() + 60
        while not (told.exists() and told.read_text().strip().endswith("}")):
            assert time.monotonic() < until
            time.sleep(0.05)
        address = json.loads(told.read_text())["address"]
        worker = ("distributed.cli.dask_worker", address, *QUIET, "--no-nanny", "--nthreads", "1")
        local = ("--local-directory", str(folder), "--host", "127.0.0.1")
        with started(*worker, *local) as one, started(*worker, *local) as other:
            yield address, head, [one, other]


def test_a_worker_killed_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    work = job(ROUNDS)
    with threads(work) as here:
        alone = run(work, here).part
    with cluster(tmp_path) as (address, _, workers), on_cluster(work, address) as there:
        played = 0

        def done(rounds: int) -> None:
            nonlocal played
            played += rounds
            if played >= ROUNDS // 4 and workers[0].poll() is None:
                os.kill(workers[0].pid, signal.SIGKILL)
                workers[0].wait()

        together = run(work, there, done=done).part
        assert workers[0].returncode == -signal.SIGKILL
        assert workers[1].poll() is None
    assert together.plain() == alone.plain()


def test_a_scheduler_killed_in_the_middle_is_told_in_one_line(tmp_path: Path) -> None:
    kept = tmp_path / "run.json"
    with cluster(tmp_path) as (address, scheduler, _):
        words = ("simulate", "roulette", "--bet", "red", "--rounds", "1e14", "--cluster", address)
        asks = [BANCA, *words, "--checkpoint", str(kept)]
        with subprocess.Popen(asks, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as asking:
            until = time.monotonic() + 60
            while not kept.exists():  # blocks have come back by then
                assert asking.poll() is None
                assert time.monotonic() < until
                time.sleep(0.05)
            os.kill(scheduler.pid, signal.SIGKILL)
            out, err = asking.communicate(timeout=60)
    assert (asking.returncode, out) == (2, "")
    assert err.splitlines() == [f"banca simulate: {address}: the scheduler is gone, or gave up the run"]


class Deadly(Rounds):
    """Whoever plays a block of it is ended by it, as by a lack of memory."""

    def play(self, block: int) -> Counted:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().play(block)


def test_a_block_that_ends_every_worker_is_given_up_in_one_line() -> None:
    work = Deadly(**vars(job(ROUNDS)))
    says = r"local:1: several workers died on one block, which is given up: [^\n]+$"
    with pytest.raises(BancaError, match=says), on_cluster(work, "local:1") as there:
        run(work, there)


def test_what_others_log_is_as_it_was_once_a_run_is_over() -> None:
    logger = logging.getLogger("distributed.client")
    before = logger.level
    with hushed():
        assert not logger.isEnabledFor(logging.CRITICAL)
        assert logging.getLogger("banca").isEnabledFor(logging.ERROR)
    assert logger.level == before


def test_a_worker_with_other_rules_is_refused() -> None:
    with pytest.raises(BancaError, match="another version"):
        Checked(job(), "as nobody wrote them").play(0)


@pytest.mark.parametrize("address", ["local:0", "local:two", "local:"])
def test_no_such_cluster(address: str) -> None:
    with pytest.raises(BancaError, match=r"tcp://HOST:PORT"), on_cluster(job(), address):
        raise AssertionError(address)


def test_processes_that_do_not_start_are_started_again_and_then_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    def busy(n_workers: int, **_: object) -> None:
        tries.append(n_workers)
        raise RuntimeError("Cluster failed to start: too busy")

    monkeypatch.setattr("distributed.LocalCluster", busy)
    says = "^local:2: no workers could be started here: Cluster failed to start: too busy$"
    with pytest.raises(BancaError, match=says), on_cluster(job(), "local:2"):
        raise AssertionError
    assert tries == [2, 2, 2]


def test_a_file_that_no_scheduler_wrote(tmp_path: Path) -> None:
    for spoilt in ("hello", "{}", "[1]"):
        file = tmp_path / "scheduler.json"
        file.write_text(spoilt)
        with pytest.raises(BancaError, match="is no scheduler file"), on_cluster(job(), str(file)):
            raise AssertionError(spoilt)
