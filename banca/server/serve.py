"""Running the service in one process, until it is told to stop; several share a port."""

import asyncio
import socket
import ssl
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from banca.house.errors import HouseError
from banca.messages.errors import Message, SystemFault
from banca.protocol.messages import MESSAGE_MOST
from banca.server.app import application
from banca.server.logs import Log
from banca.server.notify import STOPPING, notify
from banca.server.rates import USUAL, Limits
from banca.server.service import ALONE, Slot

if TYPE_CHECKING:
    from banca.house.house import House

log = Log(__name__)

STOP_WITHIN = 10  # seconds for requests that are under way
PING_EVERY, PING_WITHIN = 20.0, 20.0  # seconds: a peer that is gone is found out
BACKLOG = 2048


@dataclass(frozen=True, slots=True)
class Listening:
    """Where the service listens, and for whom."""

    host: str = "127.0.0.1"
    port: int = 8000
    certificate: Path | None = None  # TLS, with its key
    certificate_key: Path | None = None
    proxies: tuple[str, ...] = ()  # addresses of proxies whose word on the client's address and scheme counts
    origins: frozenset[str] = frozenset()  # other addresses at which the page is reached
    limits: Limits = USUAL
    own_port: int | None = None  # of the first process, on this machine alone; each of the others has the next
    slot: Slot = ALONE
    reports: Path | None = None  # a folder for the reports of days that ended


def serve(
    house: "House", at: Listening, ready: Callable[[str], None] = lambda _: None, listening: socket.socket | None = None
) -> None:
    """Serve until the process is told to stop; `ready` gets the address once it answers.

    Processes that share an address bring the same socket.
    """
    refuse_unfit_certificate(at)
    with ExitStack() as stack:
        sockets = [stack.enter_context(listening or listening_socket(at))]
        if at.own_port is not None:
            port = at.own_port and at.own_port + at.slot.number
            own = replace(at, host="127.0.0.1", port=port, slot=ALONE)
            sockets.append(stack.enter_context(listening_socket(own)))
        runner = stack.enter_context(asyncio.Runner(loop_factory=_loop))
        runner.run(_serve(house, at, ready, sockets))


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop  # noqa: PLC0415 - where it is installed
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def _serve(house: "House", at: Listening, ready: Callable[[str], None], sockets: list[socket.socket]) -> None:
    address = address_of(at, sockets[0].getsockname()[1])

    def started() -> None:
        log.info("started", address=address, process=at.slot.number, processes=at.slot.of)
        ready(address)

    await server_of(house, at, started).serve(sockets=sockets)
    log.info("stopped", process=at.slot.number)


def server_of(house: "House", at: Listening, ready: Callable[[], None]) -> uvicorn.Server:
    """A server that is not running yet; `should_exit` ends it."""
    config = uvicorn.Config(
        application(house, at.origins, at.limits, at.slot, at.reports),
        log_config=None,
        log_level="warning",  # below this it would write down the cookies of those who open a socket
        access_log=False,
        lifespan="on",
        ssl_certfile=at.certificate,
        ssl_keyfile=at.certificate_key,
        proxy_headers=bool(at.proxies),
        forwarded_allow_ips=list(at.proxies),
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
        ws_max_size=4 * MESSAGE_MOST,  # beyond this nothing is even read
        ws_max_queue=8,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_WITHIN,
        ws_per_message_deflate=False,
        limit_concurrency=None,
        backlog=BACKLOG,
    )
    return _Server(config, ready, at.slot)


class _Server(uvicorn.Server):
    """Says when it answers, and when it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], slot: Slot) -> None:
        super().__init__(config)
        self.ready, self.slot = ready, slot

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping", process=self.slot.number)
        if self.slot == ALONE:
            notify(STOPPING)
        await super().shutdown(sockets)


def listening_socket(at: Listening) -> socket.socket:
    family = socket.AF_INET6 if ":" in at.host else socket.AF_INET
    # By its protocol asyncio knows it for TCP, and lets no answer wait for the last one to be acknowledged.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if at.slot.of > 1:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)  # the system spreads connections over them
    try:
        found.bind((at.host, at.port))
    except OSError as error:
        found.close()
        raise HouseError("server-cannot-listen", address=address_of(at, at.port), fault=SystemFault.of(error)) from None
    return found


def refuse_unfit_certificate(at: Listening) -> None:
    """HouseError: the certificate cannot be read, or the key does not belong to it."""
    if at.certificate is None:
        return
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(at.certificate, at.certificate_key)
    except ssl.SSLError as error:
        why = Message(
            "server-certificate-other-key" if "MISMATCH" in str(error.reason) else "server-certificate-unread"
        )
        raise HouseError("server-certificate-unfit", file=str(at.certificate), fault=why) from None
    except OSError as error:
        raise HouseError("server-certificate-unfit", file=str(at.certificate), fault=SystemFault.of(error)) from None


def address_of(at: Listening, port: int) -> str:
    host = f"[{at.host}]" if ":" in at.host else at.host
    return f"{'https' if at.certificate else 'http'}://{host}:{port}"
