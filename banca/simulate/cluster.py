"""Blocks played by the workers of a Dask cluster, on this machine or on many. What they come to is the same."""

import json
import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic

from banca.kept import written_in
from banca.law import BancaError
from banca.simulate.rounds import WRITTEN_IN
from banca.simulate.running import Job, P, Workers

LOCAL = "local:"
RETRIES = 3  # of a block that failed; one whose worker was lost is played again by another in any case
SECONDS = 30  # to find a scheduler, and a first worker
STARTS = 3  # of processes here, before they are given up
NEEDED = "a cluster needs Dask: pip install 'banca[cluster]'"
NOISY = ("distributed", "tornado", "asyncio")  # whose loggers tell of each connection that fails, with tracebacks
ADDRESSES = "tcp://HOST:PORT of a scheduler, the name of its scheduler file, or local:N for N processes here"


@contextmanager
def on_cluster(job: Job[P], address: str) -> Iterator[Workers]:
    """The workers at an address; or so many processes of this machine, started for this run alone."""
    try:
        from distributed import KilledWorker  # noqa: PLC0415 - who asks for a cluster pays for it
    except ImportError as error:
        raise BancaError(NEEDED) from error
    with hushed(), _client(address) as client:
        try:
            yield _workers(client, job, sum(client.nthreads().values()))
        except KilledWorker as error:
            raise BancaError(f"{address}: several workers died on one block, which is given up: {error}") from error
        except CancelledError as error:
            raise BancaError(f"{address}: the scheduler is gone, or gave up the run") from error


@contextmanager
def _client(address: str) -> Iterator[Any]:
    from distributed import Client  # noqa: PLC0415

    if address.startswith(LOCAL):
        with _started(address) as cluster, Client(cluster) as client:  # type: ignore[no-untyped-call]
            yield client
        return
    try:
        client = Client(_scheduler(address), timeout=SECONDS)  # type: ignore[no-untyped-call]
        client.wait_for_workers(1, timeout=SECONDS)
    except (OSError, ValueError, TimeoutError) as error:
        said = f"no scheduler with workers answers at {address} within {SECONDS} seconds"
        raise BancaError(f"{said}: give {ADDRESSES} ({error})") from error
    with client:
        yield client


def _started(address: str) -> Any:
    """On a busy machine processes may not be there in time: then they are started once more."""
    from distributed import LocalCluster  # noqa: PLC0415

    here = {"threads_per_worker": 1, "dashboard_address": None, "silence_logs": logging.ERROR}
    trouble = None
    for _ in range(STARTS):
        try:
            return LocalCluster(n_workers=_number(address), **here)  # type: ignore[no-untyped-call]
        except RuntimeError as error:
            trouble = error
    raise BancaError(f"{address}: no workers could be started here: {trouble}") from trouble


@contextmanager
def hushed() -> Iterator[None]:
    """What a cluster has to say is said here, in one line: what Dask tells its own log of it would bury that line."""
    known = logging.root.manager.loggerDict.items()
    noisy = [each for name, each in known if isinstance(each, logging.Logger) and name.split(".")[0] in NOISY]
    before = {logger: logger.level for logger in noisy}
    for logger in noisy:
        logger.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for logger, level in before.items():
            logger.setLevel(level)


def _scheduler(address: str) -> str:
    """As it is said, or as the file says it that a scheduler has written."""
    if not Path(address).is_file():
        return address
    try:
        return str(json.loads(Path(address).read_text(encoding="utf-8"))["address"])
    except (ValueError, KeyError, TypeError) as error:
        raise BancaError(f"{address} is no scheduler file: give {ADDRESSES}") from error


def _number(address: str) -> int:
    number = address.removeprefix(LOCAL)
    if not number.isdecimal() or int(number) < 1:
        raise BancaError(f"no cluster at {address!r}: give {ADDRESSES}")
    return int(number)


def _workers(client: Any, job: Job[P], number: int) -> Workers:
    """The job is a task of its own: should the workers that know it be lost, it is told again to others."""
    sent = client.submit(Checked, job, written_in(*WRITTEN_IN), pure=False)
    return Workers(client.get_executor(pure=False, retries=RETRIES), number, sent)


@dataclass(frozen=True)
class Checked(Generic[P]):
    """A job as a worker knows it, who plays it only if the rules and kernels are written there as they are here."""

    job: Job[P]
    written: str

    def play(self, block: int) -> P:
        if written_in(*WRITTEN_IN) != self.written:
            raise BancaError("a worker has another version of banca: install the same one on all of them")
        return self.job.play(block)
