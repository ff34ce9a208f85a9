"""A Dask cluster on this machine for one run, which only the run itself can reach.

Anyone who can reach a Dask scheduler or worker can run programs as its user. So scheduler and workers listen on the
loopback only and require TLS credentials that are made for this run and kept in memory. Dask's web servers, which
authenticate nobody, are not started.
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
        """Start no server."""


class UnwatchedWorker(Worker):
    def start_http_server(self, *_: Any, **__: Any) -> None:
        """Start no server."""


@contextmanager
def start(workers: int) -> Iterator[SpecCluster]:
    """Start this many processes of one thread each; raises RuntimeError if they do not start in time."""
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
