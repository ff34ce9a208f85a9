"""Play blocks on the workers of a Dask cluster, on this machine or on many. The totals are the same.

Anyone who can reach a scheduler can run programs on its workers, and on the client, which unpickles their answers. So
connections to another machine use TLS with certificates on both sides, unless the user says to trust the network.
"""

import logging
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, fields
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Generic
from urllib.parse import urlsplit

from banca.cache import source_digest
from banca.files import read_bytes, read_json
from banca.law import BancaError
from banca.law.numbers import as_typed, shown, whole_number
from banca.messages.errors import Message
from banca.simulate.rounds import SOURCES
from banca.simulate.running import Job, P, Workers

LOCAL = "local:"
RETRIES = 3  # of a block that failed; if its worker was lost, another worker plays it in any case
SECONDS = 30  # to find a scheduler, and a first worker
GONE_SECONDS = 60  # without any worker, before a run is given up
STARTS = 3  # attempts to start the processes of a local cluster
WORKERS_MOST = 256  # processes of a local cluster
BYTES_MOST = 1_000_000  # of a certificate, a key or a scheduler file

NOISY = ("distributed", "tornado", "asyncio")  # their loggers print a traceback for each failed connection
ADDRESSES = Message("cluster-addresses", most=WORKERS_MOST)


@dataclass(frozen=True, slots=True)
class Tls:
    """PEM files: the certificate of the cluster's authority, the client's certificate and its key."""

    ca: str
    cert: str
    key: str


@contextmanager
def on_cluster(job: Job[P], address: str, tls: Tls | None = None, *, without_tls: bool = False) -> Iterator[Workers]:
    """Connect to the workers at an address, or start processes on this machine for this run (`local:N`).

    >>> import banca
    >>> from banca.simulate import Rounds, Seat, SimulationSpec, on_cluster, run
    >>> setting = banca.Setting(banca.option_set(banca.edition("roulette-60-2004")))
    >>> job = Rounds(SimulationSpec(setting, (Seat.on(("red", None)),)), rounds=100_000, seed=7)
    >>> def played_on(address):
    ...     with on_cluster(job, address) as workers:
    ...         return run(job, workers).part.dealt
    >>> try:
    ...     played_on("udp://10.0.0.5:8786")
    ... except banca.BancaError as error:
    ...     print(str(error).partition(": give")[0])
    no cluster at 'udp://10.0.0.5:8786'
    """
    try:
        from distributed import KilledWorker  # noqa: PLC0415 - slow to import, and only clusters need it
    except ImportError as error:
        raise BancaError("cluster-needs-dask") from error
    with silence_dask(), _client(address, tls, without_tls=without_tls) as client:
        try:
            yield _workers(client, job, sum(client.nthreads().values()))
        except KilledWorker as error:
            raise BancaError("cluster-workers-died", address=address, fault=str(error)) from error
        except CancelledError as error:
            raise BancaError("cluster-scheduler-gone", address=address) from error


@contextmanager
def _client(address: str, tls: Tls | None, *, without_tls: bool) -> Iterator[Any]:
    from distributed import Client  # noqa: PLC0415

    if address.startswith(LOCAL):
        if tls or without_tls:
            raise BancaError("cluster-own-certificates", address=address)
        with _start_local(address) as cluster, Client(cluster) as client:  # type: ignore[no-untyped-call]
            yield client
        return
    scheduler = _scheduler(address)
    security = _security(scheduler, tls, without_tls=without_tls)
    try:
        client = Client(scheduler, timeout=SECONDS, security=security)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TimeoutError, RuntimeError) as error:
        raise BancaError(
            "cluster-no-answer-or-certificate" if tls else "cluster-no-answer",
            address=as_typed(address),
            seconds=SECONDS,
            addresses=ADDRESSES,
            fault=str(error),
        ) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=SECONDS)
        except (OSError, TimeoutError) as error:
            raise BancaError("cluster-no-workers", address=as_typed(address), seconds=SECONDS) from error
        yield client


@contextmanager
def _start_local(address: str) -> Iterator[Any]:
    """Start the processes of a local cluster; try again if a busy machine does not start them in time."""
    from banca.simulate import local_cluster  # noqa: PLC0415

    number = _number(address)
    with ExitStack() as stack:
        for left in reversed(range(STARTS)):
            try:
                cluster = stack.enter_context(local_cluster.start(number))
                break
            except RuntimeError as error:
                if not left:
                    raise BancaError("cluster-none-started", address=address, fault=str(error)) from error
        yield cluster


@contextmanager
def silence_dask() -> Iterator[None]:
    """Silence Dask's loggers: errors of a cluster are reported here, in one line, which their output would bury."""
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
    """The address itself, or the one in a scheduler file."""
    if not Path(address).is_file():
        return address
    try:
        found = read_json(address, BYTES_MOST)["address"]
    except (ValueError, KeyError, TypeError) as error:
        raise BancaError("cluster-no-scheduler-file", address=address, addresses=ADDRESSES) from error
    if not isinstance(found, str):
        raise BancaError("cluster-no-scheduler-file", address=address, addresses=ADDRESSES)
    return found


def _security(address: str, tls: Tls | None, *, without_tls: bool) -> Any:
    """The TLS settings for a scheduler, or None; an error if it is remote and unencrypted without `without_tls`."""
    scheme, host = _split_address(address)
    if scheme == "tls":
        if tls is None:
            raise BancaError("cluster-certificates-needed", address=address)
        if without_tls:
            raise BancaError("cluster-is-encrypted", address=address)
        return _of_files(tls)
    if tls is not None:
        raise BancaError("cluster-not-encrypted", address=address, host=host)
    if not without_tls and not _is_here(host):
        raise BancaError("cluster-not-trusted", address=address)
    return None


def _split_address(address: str) -> tuple[str, str]:
    """Scheme (tcp or tls) and host of an address."""
    scheme, found, rest = address.partition("://")
    try:
        parts = urlsplit(f"//{rest if found else scheme}")
        right = bool(parts.hostname and parts.port) and not (parts.path or parts.query or parts.username)
    except ValueError:
        right = False
    scheme = scheme if found else "tcp"
    if not right or scheme not in ("tcp", "tls"):
        raise BancaError("cluster-nowhere", address=shown(address), addresses=ADDRESSES)
    return scheme, str(parts.hostname)


def _is_here(host: str) -> bool:
    """Whether the host is the loopback of this machine."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _of_files(tls: Tls) -> Any:
    """Check the files first: Dask would report errors late, and would prompt for the password of a key."""
    from distributed.security import Security  # noqa: PLC0415

    for each in fields(tls):
        file = getattr(tls, each.name)
        if b"ENCRYPTED" in read_bytes(file, BYTES_MOST):
            raise BancaError("cluster-key-has-password", file=file)
    named = {"tls_ca_file": tls.ca, "tls_client_cert": tls.cert, "tls_client_key": tls.key}
    security = Security(require_encryption=True, **named)  # type: ignore[no-untyped-call]
    try:
        security.get_connection_args("client")  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        named = {"ca": tls.ca, "cert": tls.cert, "key": tls.key}
        raise BancaError("cluster-certificates-wrong", **named, fault=str(error)) from error
    return security


def _number(address: str) -> int:
    number = whole_number(address.removeprefix(LOCAL))
    if number is None or not 1 <= number <= WORKERS_MOST:
        raise BancaError("cluster-nowhere", address=shown(address), addresses=ADDRESSES)
    return number


def _workers(client: Any, job: Job[P], number: int) -> Workers:
    """Submit the job as a task of its own: if the workers that have it are lost, Dask sends it to others."""
    sent = client.submit(Checked, job, source_digest(*SOURCES), pure=False)
    return Workers(client.get_executor(pure=False, retries=RETRIES), number, sent, _Watch(client))


@dataclass
class _Watch:
    """Gives a run up when every worker has been gone for long: Dask would wait for others for ever."""

    client: Any
    gone_since: float | None = None

    def __call__(self) -> None:
        if self.client.scheduler_info(n_workers=-1)["workers"]:
            self.gone_since = None
            return
        self.gone_since = time.monotonic() if self.gone_since is None else self.gone_since
        if time.monotonic() - self.gone_since > GONE_SECONDS:
            raise BancaError("cluster-workers-gone", address=self.client.scheduler.address, seconds=GONE_SECONDS)


@dataclass(frozen=True)
class Checked(Generic[P]):
    """A job on a worker, which plays it only if its source code has the same digest as the client's."""

    job: Job[P]
    written: str

    def play_several(self, first: int, blocks: int) -> list[tuple[int, P]]:
        if source_digest(*SOURCES) != self.written:
            raise BancaError("cluster-another-version")
        return self.job.play_several(first, blocks)
