"""The socket of a client: opened again whenever it breaks, with what was not answered sent again."""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Subprotocol

from banca.client.errors import ClientError, CommandRefused, LoggedOut, NoAnswer, NotConnected
from banca.house.reply import Reply
from banca.messages.errors import Message
from banca.protocol.messages import (
    LOGGED_OUT,
    MESSAGES_A_SECOND,
    MESSAGES_BURST,
    SUBPROTOCOL,
    VERSION,
    Change,
    Failed,
    FromServer,
    Notice,
    Pong,
    Replied,
    Theirs,
    Timer,
    View,
    Welcome,
    Yours,
    read_answer,
)

if TYPE_CHECKING:
    from banca.client.client import Client
    from banca.client.seat import Seat

log = logging.getLogger(__name__)

ANSWER_MOST = 2**26  # bytes: the document of a very full table
AGAIN = 0.5  # seconds until something is sent again that the server could not decide
PING_EVERY = 20.0
SLOWER = 0.8  # of what a socket may send, since clocks differ
ID_TAKEN, TOO_OFTEN = "house-command-id-taken", "server-too-fast"
chance = secrets.SystemRandom()


@dataclass(slots=True)
class _Pending:
    said: bytes
    answer: asyncio.Future[Reply]
    waiting: int = 0  # how many wait for the one answer


class Pace:
    """Keeps the sender below what the server takes, so that it is not cut off."""

    def __init__(self) -> None:
        self.level, self.at = MESSAGES_BURST * SLOWER, 0.0

    def wait(self, now: float) -> float:
        """Take one; for how long the sender has to wait before it sends."""
        filled = self.level + (now - self.at) * MESSAGES_A_SECOND * SLOWER
        self.level, self.at = min(MESSAGES_BURST * SLOWER, filled) - 1, now
        return max(0.0, -self.level / (MESSAGES_A_SECOND * SLOWER))


class Wire:
    def __init__(self, client: "Client") -> None:
        self.client = client
        self.connections = 0  # made so far
        self._pending: dict[str, _Pending] = {}
        self._outgoing: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._open = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._error: ClientError | None = None
        self._latest = ""  # why the last connection broke

    @property
    def is_open(self) -> bool:
        return self._open.is_set()

    def start(self) -> None:
        if self._running is None:
            self._error = None
            self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        running, self._running = self._running, None
        if running:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running
        self._end(NotConnected(Message("client-closed"), self.client.lang))
        self._error = None

    # Sending.

    def send(self, said: bytes) -> None:
        """Send now, or, while no socket is open, not at all: what matters then is said anew when one opens."""
        self.start()
        if self.is_open:
            self._outgoing.append(said)
            self._wake.set()

    async def answer(self, name: str, said: bytes, within: float | None) -> Reply:
        """Send until it is answered."""
        if self._error:
            raise self._error
        seconds = self.client.patience.answer if within is None else within
        pending = self._pending.get(name)
        if pending is None:
            pending = self._pending[name] = _Pending(said, asyncio.get_running_loop().create_future())
        elif pending.said != said:
            raise CommandRefused(Reply(False, message=ID_TAKEN, parameters={"id": name}), self.client.lang)
        self.send(said)
        pending.waiting += 1
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(pending.answer)
        except TimeoutError:
            if not self.is_open and self.connections == 0:
                raise self.client.unreachable(self._latest) from None
            raise NoAnswer(name, seconds, self.client.lang) from None
        finally:
            pending.waiting -= 1
            if not pending.waiting and self._pending.get(name) is pending:
                del self._pending[name]

    # The socket.

    async def _run(self) -> None:
        tries = 0
        try:
            while True:
                before = self.connections
                await self._hold_one()
                tries = 0 if self.connections > before else tries + 1
                await asyncio.sleep(self._delay(tries))
        except ClientError as error:
            self._end(error)

    def _delay(self, tries: int) -> float:
        """Spread, so that all the clients of a house that went away do not come back at once."""
        patience = self.client.patience
        return chance.uniform(0, min(patience.most_again, patience.first_again * 2 ** min(tries, 16)))

    async def _hold_one(self) -> None:
        """Open a socket and follow it until it breaks. ClientError: another would be no better."""
        address = "ws" + self.client.address.removeprefix("http")
        try:
            async with connect(
                f"{address}/v1/socket",
                additional_headers=self.client.credentials(),
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                max_size=ANSWER_MOST,
                open_timeout=self.client.patience.request,
                close_timeout=1,
                ping_interval=PING_EVERY,
                ping_timeout=PING_EVERY,
                compression=None,
                ssl=self.client.tls if address.startswith("wss") else None,
            ) as socket:
                rotated = self.client.credentials()
                try:
                    await self._follow(socket)
                finally:
                    self._open.clear()
                    if socket.close_code == LOGGED_OUT and rotated == self.client.credentials():
                        raise LoggedOut(Message("house-not-logged-in"), self.client.lang)
        except InvalidStatus as error:
            refusal = self.client.refusal(error.response.status_code, bytes(error.response.body))
            self._latest = str(refusal)
            passes = error.response.status_code >= 500 or _is_too_often(refusal)
            if isinstance(refusal, LoggedOut | CommandRefused) and not passes:
                raise refusal from None
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
            self._latest = str(error) or type(error).__name__
            log.info("the connection to %s broke: %s", self.client.address, self._latest)

    async def _follow(self, socket: ClientConnection) -> None:
        welcome = read_answer(await socket.recv(decode=False))
        if not isinstance(welcome, Welcome) or welcome.version != VERSION:
            raise NotConnected(Message("client-other-version", address=self.client.address), self.client.lang)
        self.connections += 1
        self._outgoing.clear()
        self._open.set()
        for seat in self.client.seats.values():
            self.client.subscribe(seat)
        for pending in self._pending.values():
            self.send(pending.said)
        tasks = [asyncio.create_task(each) for each in (self._write(socket), self._read(socket), self._rotate(socket))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result

    async def _write(self, socket: ClientConnection) -> None:
        pace, loop = Pace(), asyncio.get_running_loop()
        while True:
            while self._outgoing:
                await asyncio.sleep(pace.wait(loop.time()))
                await socket.send(self._outgoing.popleft(), text=True)
            self._wake.clear()
            await self._wake.wait()

    async def _rotate(self, socket: ClientConnection) -> None:
        """A session that is not rotated ends; the socket then opens again with the new cookie."""
        await asyncio.sleep(self.client.patience.rotate)
        await self.client.rotate()
        await socket.close()

    async def _read(self, socket: ClientConnection) -> None:
        async for said in socket:
            try:
                message = read_answer(said)
            except msgspec.DecodeError as error:  # a newer server may say more
                log.warning("a message of %s cannot be read: %s", self.client.address, error)
                continue
            self._take(message)

    def _take(self, message: FromServer) -> None:
        match message:
            case View() | Change() | Yours() | Theirs() | Timer():
                if seat := self.client.seats.get(message.table):
                    self._show(seat, message)
            case Notice(_, _, table):
                for seat in list(self.client.seats.values()):
                    if table in (None, seat.table):
                        self._show(seat, message)
            case Replied(name, reply):
                self._answered(name, reply)
            case Failed():
                self._failed(message)
            case Welcome() | Pong():
                pass

    def _show(self, seat: "Seat", message: View | Change | Yours | Theirs | Timer | Notice) -> None:
        if not seat.take(message):
            seat.awaits_view = True
            self.client.subscribe(seat)

    def _answered(self, name: str, reply: Reply) -> None:
        if (pending := self._pending.get(name)) and not pending.answer.done():
            pending.answer.set_result(reply)

    def _failed(self, failed: Failed) -> None:
        reply = Reply(False, message=failed.message, parameters=failed.parameters, says=failed.says)
        pending = self._pending.get(failed.id or "")
        seat = self.client.seats.get(failed.table or "")
        again = asyncio.get_running_loop().call_later
        if pending and failed.again:
            again(AGAIN, self._again, failed.id, pending)
        elif pending and not pending.answer.done():
            pending.answer.set_result(reply)
        elif seat and failed.again:
            again(AGAIN, self.client.subscribe, seat)
        elif seat:
            seat.fail(CommandRefused(reply, self.client.lang))
        else:
            log.warning("%s says: %s", self.client.address, failed.says)

    def _again(self, name: str | None, pending: _Pending) -> None:
        if self._pending.get(name or "") is pending:
            self.send(pending.said)

    def _end(self, error: ClientError) -> None:
        """Nothing more will come."""
        self._error = error
        self._open.clear()
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(error)
        for seat in self.client.seats.values():
            seat.fail(error)


def _is_too_often(refusal: Exception) -> bool:
    """Whether the house takes the same a little later."""
    return isinstance(refusal, CommandRefused) and refusal.reply.message == TOO_OFTEN
