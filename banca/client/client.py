"""The client: logs in, asks once by HTTP, and holds one socket for all that happens."""

import secrets
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from banca.client.errors import CommandRefused, LoggedOut, NotConnected
from banca.client.outbox import Outbox
from banca.client.seat import Seat
from banca.client.wire import Wire
from banca.house.reply import Reply
from banca.messages import Language
from banca.messages.errors import Message
from banca.protocol.messages import TABLES_MOST, Ask, Do, Look, Subscribe, Unsubscribe, write_message
from banca.protocol.resources import InLobby, Me, Shown

PREFIX = "/v1"
GUARD = {"x-banca": "1"}  # what a page of another site cannot send
COOKIES = ("__Host-banca-session", "banca-session")
NOT_LOGGED_IN = "house-not-logged-in"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a client waits, in seconds.

    >>> from banca.client import Client, Patience
    >>> client = Client("http://127.0.0.1:8000", patience=Patience(answer=5.0))
    """

    answer: float = 30.0  # for a reply, across reconnections
    request: float = 10.0  # for an HTTP request, and for a socket to open
    first_again: float = 0.25  # before the second try to connect; it doubles
    most_again: float = 10.0
    rotate: float = 2400.0  # between two changes of the session's cookie


class Client:
    """One person at one house. `lang` is the language of what is raised.

    A command gets its id and is kept before it is sent, and is sent again after a reconnection until its reply has
    come: it is done once. With an `outbox` on disk that holds for a program that was killed, too: `finish` sends again
    what it left behind. The client connects again by itself, and every seat goes on where it stood.

    >>> import asyncio
    >>> from banca.client import Client, NotConnected, Patience
    >>> async def come_in(address):
    ...     async with Client(address, patience=Patience(request=0.2)) as client:
    ...         return await client.come_in_as_guest()
    >>> try:
    ...     asyncio.run(come_in("http://127.0.0.1:9"))
    ... except NotConnected as error:
    ...     print(type(error).__name__)
    NotConnected
    """

    def __init__(
        self,
        address: str,
        *,
        lang: Language = "en",
        patience: Patience | None = None,
        outbox: Outbox | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.address, self.lang, self.patience = address.rstrip("/"), lang, patience or Patience()
        self.outbox = outbox or Outbox()
        self.me: Me | None = None
        self.seats: dict[str, Seat] = {}
        self.tls = tls
        self._token: str | None = None
        if not self._is_address():
            raise NotConnected(Message("client-no-address", address=self.address), lang)
        self._http = httpx.AsyncClient(
            base_url=self.address, headers=GUARD, timeout=self.patience.request, verify=tls or True
        )
        self.wire = Wire(self)

    def _is_address(self) -> bool:
        try:
            found = urlsplit(self.address)
        except ValueError:
            return False
        return found.scheme in ("http", "https") and bool(found.hostname)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.wire.close()
        await self._http.aclose()

    @property
    def name(self) -> str:
        """Yours, as acts write it."""
        return self.me.name if self.me else ""

    # Who you are.

    async def log_in(self, name: str, password: str) -> Me:
        return await self._came_in("/session", {"name": name, "password": password})

    async def come_in_as_guest(self) -> Me:
        """With play money."""
        return await self._came_in("/session/guest")

    async def use_token(self, token: str) -> Me:
        """Log in as a program of somebody's."""
        self._token = token
        self.me = await self.get("/session", Me)
        return self.me

    async def _came_in(self, path: str, body: Mapping[str, Any] | None = None) -> Me:
        self._http.cookies.clear()
        self._token = None
        self.me = await self.post(path, Me, body)
        return self.me

    async def log_out(self) -> None:
        await self.wire.close()
        await self._request("DELETE", "/session", None, None)
        self.me = None

    async def rotate(self) -> None:
        """A new cookie for the same session; the socket does it by itself."""
        if self._token is None:
            await self.post("/session/rotate", Me)

    def credentials(self) -> dict[str, str]:
        """The header that says who asks, for the socket."""
        if self._token is not None:
            return {"Authorization": f"Bearer {self._token}"}
        found = {cookie.name: cookie.value for cookie in self._http.cookies.jar}
        return {"Cookie": "; ".join(f"{name}={found[name]}" for name in COOKIES if found.get(name))}

    # What is asked once.

    async def lobby(self) -> list[InLobby]:
        """The tables of the house that are not closed."""
        return await self.get("/tables", list[InLobby])

    async def table(self, table: str) -> Shown:
        """A table at this moment."""
        return await self.get(f"/tables/{table}", Shown)

    async def get(self, path: str, reply: type[T], query: Mapping[str, str] | None = None) -> T:
        """Any other thing that the house answers by HTTP, read as the type that it should have."""
        return msgspec.json.decode(await self._request("GET", path, query, None), type=reply)

    async def post(self, path: str, reply: type[T], body: Any = None) -> T:
        return msgspec.json.decode(await self._request("POST", path, None, body), type=reply)

    async def _request(self, method: str, path: str, query: Mapping[str, str] | None, body: Any) -> bytes:
        headers = {"Authorization": f"Bearer {self._token}"} if self._token is not None else {}
        content = None if body is None else msgspec.json.encode(body)
        try:
            answer = await self._http.request(method, PREFIX + path, params=query, content=content, headers=headers)
        except httpx.HTTPError as error:
            raise self.unreachable(str(error) or type(error).__name__) from None
        if answer.is_success:
            return answer.content
        raise self.refusal(answer.status_code, answer.content)

    def refusal(self, status: int, content: bytes) -> CommandRefused | LoggedOut | NotConnected:
        """What an answer that is none of success says."""
        try:
            reply = msgspec.json.decode(content, type=Reply)
        except msgspec.DecodeError:
            return self.unreachable(str(status))  # something else answers there
        if reply.message == NOT_LOGGED_IN:
            return LoggedOut(Message(NOT_LOGGED_IN), self.lang)
        return CommandRefused(reply, self.lang)

    def unreachable(self, why: str) -> NotConnected:
        return NotConnected(Message("client-unreachable", address=self.address, why=why), self.lang)

    # What is done.

    async def do(self, command: Mapping[str, Any], *, id_: str | None = None, within: float | None = None) -> Reply:
        """Ask something of the house: `{"do": "act", "table": …, "act": …}`. CommandRefused, if it is refused.

        NoAnswer: whether it was done is not known; ask again with the `id` of the error.
        """
        name = id_ or secrets.token_hex(16)
        self.outbox.keep(name, command)
        said = write_message(Do(name, msgspec.Raw(msgspec.json.encode(command))))
        reply = await self.wire.answer(name, said, within)
        self.outbox.drop(name)
        if not reply.accepted:
            raise CommandRefused(reply, self.lang)
        return reply

    async def finish(self) -> dict[str, Reply]:
        """Send again what the outbox holds without a reply; what became of each."""
        found = {}
        for name, command in list(self.outbox.unanswered.items()):
            try:
                found[name] = await self.do(command, id_=name)
            except CommandRefused as refused:
                found[name] = refused.reply
        return found

    async def ask(self, table: str, act: Mapping[str, Any], *, within: float | None = None) -> Reply:
        """Whether an act at a table would be refused now; nothing is done."""
        name = secrets.token_hex(16)
        return await self.wire.answer(name, write_message(Ask(name, table, dict(act))), within)

    # Tables.

    def sit(self, table: str) -> Seat:
        """Watch a table, and act there: `async with client.sit("1") as seat`."""
        if table not in self.seats and len(self.seats) >= TABLES_MOST:
            raise NotConnected(Message("server-tables-most", most=TABLES_MOST), self.lang)
        return self.seats.get(table) or Seat(self, table)

    def subscribe(self, seat: Seat) -> None:
        """From where the seat stands, or from the beginning."""
        self.wire.send(write_message(Subscribe(seat.table, None if seat.awaits_view else seat.seq)))
        for person in seat.theirs:
            self.wire.send(write_message(Look(seat.table, person)))

    async def look(self, table: str, person: str, *, away: bool = False, within: float | None = None) -> None:
        """As `Seat.look` and `Seat.look_away` do."""
        name = secrets.token_hex(16)
        reply = await self.wire.answer(name, write_message(Look(table, person, away, name)), within)
        if not reply.accepted:
            raise CommandRefused(reply, self.lang)

    def unsubscribe(self, seat: Seat) -> None:
        self.wire.send(write_message(Unsubscribe(seat.table)))
