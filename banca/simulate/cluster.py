"""Blocks played by the workers of a Dask cluster, on this machine or on many. What they come to is the same.

Whoever can speak to a scheduler can run programs on its workers, and on the machine that asks, which reads what comes
back. So a scheduler of another machine is spoken to over TLS, with certificates on both sides, unless it is said that
the network itself is trusted.
"""

import logging
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
from banca.simulate.rounds import SOURCES
from banca.simulate.running import Job, P, Workers

LOCAL = "local:"
RETRIES = 3  # of a block that failed; one whose worker was lost is played again by another in any case
SECONDS = 30  # to find a scheduler, and a first worker
STARTS = 3  # of processes here, before they are given up
WORKERS_MOST = 256  # processes here
BYTES_MOST = 1_000_000  # of a certificate, a key or a scheduler file
NEEDED = "a cluster needs Dask: pip install 'banca[cluster]'"
NOISY = ("distributed", "tornado", "asyncio")  # whose loggers tell of each connection that fails, with tracebacks
ADDRESSES = (
    "tls://HOST:PORT or tcp://HOST:PORT of a scheduler, the name of its scheduler file, or "
    f"local:N for 1 to {WORKERS_MOST} processes here"
)


@dataclass(frozen=True, slots=True)
class Tls:
    """The files, in PEM, by which both sides know each other: who signs for the cluster, who asks, and his key."""

    ca: str
    cert: str
    key: str


@contextmanager
def on_cluster(job: Job[P], address: str, tls: Tls | None = None, *, without_tls: bool = False) -> Iterator[Workers]:
    """The workers at an address; or so many processes of this machine, started for this run alone."""
    try:
        from distributed import KilledWorker  # noqa: PLC0415 - who asks for a cluster pays for it
    except ImportError as error:
        raise BancaError(NEEDED) from error
    with hushed(), _client(address, tls, without_tls=without_tls) as client:
        try:
            yield _workers(client, job, sum(client.nthreads().values()))
        except KilledWorker as error:
            raise BancaError(f"{address}: several workers died on one block, which is given up: {error}") from error
        except CancelledError as error:
            raise BancaError(f"{address}: the scheduler is gone, or gave up the run") from error


@contextmanager
def _client(address: str, tls: Tls | None, *, without_tls: bool) -> Iterator[Any]:
    from distributed import Client  # noqa: PLC0415

    if address.startswith(LOCAL):
        if tls or without_tls:
            raise BancaError(f"{address}: a cluster of this machine makes its own certificates: leave yours out")
        with _started(address) as cluster, Client(cluster) as client:  # type: ignore[no-untyped-call]
            yield client
        return
    scheduler = _scheduler(address)
    security = _security(scheduler, tls, without_tls=without_tls)
    try:
        client = Client(scheduler, timeout=SECONDS, security=security)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TimeoutError, RuntimeError) as error:
        certified = ", or its certificate and yours are not of one authority" if tls else ""
        said = f"no scheduler answers at {as_typed(address)} within {SECONDS} seconds{certified}"
        raise BancaError(f"{said}: give {ADDRESSES} ({error})") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=SECONDS)
        except (OSError, TimeoutError) as error:
            raise BancaError(f"the scheduler at {as_typed(address)} has no workers after {SECONDS} seconds") from error
        yield client


@contextmanager
def _started(address: str) -> Iterator[Any]:
    """On a busy machine processes may not be there in time: then they are started once more."""
    from banca.simulate import local_cluster  # noqa: PLC0415

    number = _number(address)
    with ExitStack() as stack:
        for left in reversed(range(STARTS)):
            try:
                cluster = stack.enter_context(local_cluster.started(number))
                break
            except RuntimeError as error:
                if not left:
                    raise BancaError(f"{address}: no workers could be started here: {error}") from error
        yield cluster


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
        found = read_json(address, BYTES_MOST)["address"]
    except (ValueError, KeyError, TypeError) as error:
        raise BancaError(f"{address} is no scheduler file: give {ADDRESSES}") from error
    if not isinstance(found, str):
        raise BancaError(f"{address} is no scheduler file: give {ADDRESSES}")
    return found


def _security(address: str, tls: Tls | None, *, without_tls: bool) -> Any:
    """By which the scheduler is spoken to; a refusal where that would be in the clear, and nobody said that it may."""
    scheme, host = _parted(address)
    if scheme == "tls":
        if tls is None:
            raise BancaError(f"{address}: an encrypted scheduler needs --tls-ca, --tls-cert and --tls-key, all three")
        if without_tls:
            raise BancaError(f"{address} is encrypted: leave --without-tls out")
        return _of_files(tls)
    if tls is not None:
        raise BancaError(f"{address} is not encrypted: write tls://{host}:PORT, or leave --tls-… out")
    if not without_tls and not _is_here(host):
        says = "is not encrypted, and whoever reaches a scheduler can run programs on its workers and here"
        raise BancaError(f"{address} {says}: use tls://, or say --without-tls where you trust all of the network")
    return None


def _parted(address: str) -> tuple[str, str]:
    """tcp or tls, and the host."""
    scheme, found, rest = address.partition("://")
    try:
        parts = urlsplit(f"//{rest if found else scheme}")
        right = bool(parts.hostname and parts.port) and not (parts.path or parts.query or parts.username)
    except ValueError:
        right = False
    scheme = scheme if found else "tcp"
    if not right or scheme not in ("tcp", "tls"):
        raise BancaError(f"no cluster at {shown(address)}: give {ADDRESSES}")
    return scheme, str(parts.hostname)


def _is_here(host: str) -> bool:
    """The loopback of this machine."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _of_files(tls: Tls) -> Any:
    """Looked at first: what Dask would say of them comes late, and a key with a password would be asked for."""
    from distributed.security import Security  # noqa: PLC0415

    for each in fields(tls):
        file = getattr(tls, each.name)
        if b"ENCRYPTED" in read_bytes(file, BYTES_MOST):
            raise BancaError(f"{file}: this key needs a password: give one without")
    named = {"tls_ca_file": tls.ca, "tls_client_cert": tls.cert, "tls_client_key": tls.key}
    security = Security(require_encryption=True, **named)  # type: ignore[no-untyped-call]
    try:
        security.get_connection_args("client")  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        says = "are no certificate of an authority, certificate and key that fit, in PEM"
        raise BancaError(f"{tls.ca}, {tls.cert} and {tls.key} {says}: {error}") from error
    return security


def _number(address: str) -> int:
    number = whole_number(address.removeprefix(LOCAL))
    if number is None or not 1 <= number <= WORKERS_MOST:
        raise BancaError(f"no cluster at {shown(address)}: give {ADDRESSES}")
    return number


def _workers(client: Any, job: Job[P], number: int) -> Workers:
    """The job is a task of its own: should the workers that know it be lost, it is told again to others."""
    sent = client.submit(Checked, job, source_digest(*SOURCES), pure=False)
    return Workers(client.get_executor(pure=False, retries=RETRIES), number, sent)


@dataclass(frozen=True)
class Checked(Generic[P]):
    """A job as a worker knows it, who plays it only if the rules and kernels are written there as they are here."""

    job: Job[P]
    written: str

    def play(self, block: int) -> P:
        if source_digest(*SOURCES) != self.written:
            raise BancaError("a worker has another version of banca: install the same one on all of them")
        return self.job.play(block)
