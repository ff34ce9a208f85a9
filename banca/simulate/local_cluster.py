"""A Dask cluster of this machine, for one run: nobody but the run itself can reach it.

Whoever can speak to a scheduler or a worker of Dask can run programs as its user. So scheduler and workers listen on
the loopback alone, and speak only with those who hold credentials that were made for this run and are kept in memory.
Nor do they open the web servers that Dask would give them, which ask nobody who they are.
"""

import logging
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from distributed import Nanny, Scheduler, SpecCluster, Worker
from distributed.security import Security

LOOPBACK = "127.0.0.1"
PROTOCOL = "tls://"


class UnwatchedScheduler(Scheduler):
    def start_http_server(self, *_: Any, **__: Any) -> None:
        """None is started."""


class UnwatchedWorker(Worker):
    def start_http_server(self, *_: Any, **__: Any) -> None:
        """None is started."""


@contextmanager
def started(workers: int) -> Iterator[SpecCluster]:
    """So many processes of one thread each; a RuntimeError where they are not there in time."""
    here = {"host": LOOPBACK, "protocol": PROTOCOL, "security": Security.temporary()}  # type: ignore[no-untyped-call]
    with tempfile.TemporaryDirectory(prefix="banca-cluster-") as folder:
        worker = {
            **here,
            "nthreads": 1,
            "worker_class": UnwatchedWorker,
            "local_directory": folder,
            "silence_logs": logging.ERROR,
        }
        with SpecCluster(  # type: ignore[no-untyped-call]
            workers={n: {"cls": Nanny, "options": worker} for n in range(workers)},
            scheduler={"cls": UnwatchedScheduler, "options": {**here, "port": 0, "dashboard": False}},
            security=here["security"],
            silence_logs=logging.ERROR,
        ) as cluster:
            yield cluster
