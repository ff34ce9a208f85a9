"""Who is asking: the session in the cookie of a page, or the token of a program.

A page's cookie comes with every request that any page makes, so a request that changes something must also show that
it comes from ours: its Origin is one of this server's, and it carries the header that no other page can set.
"""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from banca.house.access import authenticate, not_logged_in, that_hold
from banca.house.roles import Person
from banca.law import BancaError

if TYPE_CHECKING:
    from banca.house.house import House

COOKIE = "banca-session"
SECURE_COOKIE = f"__Host-{COOKIE}"
GUARD = "x-banca"  # a page of another site cannot set it without leave
KNOWN_FOR = 1.0  # seconds for which the same secret is not looked up again


@dataclass(frozen=True, slots=True)
class Credentials:
    """The secret that a request brought, and whether it was a cookie."""

    text: str
    cookie: bool


def credentials_of(connection: HTTPConnection) -> Credentials | None:
    """A token in the header goes before a cookie. Over TLS only the cookie counts that nobody else can have set."""
    said = connection.headers.get("authorization", "")
    if said:
        kind, _, text = said.partition(" ")
        if kind.lower() != "bearer" or not text:
            raise not_logged_in()
        return Credentials(text.strip(), cookie=False)
    cookie = connection.cookies.get(cookie_name(connection))
    return Credentials(cookie, cookie=True) if cookie else None


def is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def cookie_name(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def same_origin(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Whether a page of this server asks; a program that is no browser sends no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in allowed or origin == own_origin(connection)


def own_origin(connection: HTTPConnection) -> str:
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.headers.get('host', '')}"


class Identities:
    """Looks secrets up in the house; what it found holds for a second."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._known: dict[str, tuple[float, Person]] = {}

    async def person(self, credentials: Credentials) -> Person:
        """HouseError: the session or token does not hold."""
        now = self.house.clock.steady()
        known = self._known.get(credentials.text)
        if known and now - known[0] < KNOWN_FOR:
            return known[1]
        self._known.pop(credentials.text, None)
        found = await asyncio.to_thread(self._look_up, credentials.text)
        if len(self._known) > 10_000:  # old ones are of no use
            self._known = {text: each for text, each in self._known.items() if now - each[0] < KNOWN_FOR}
        self._known[credentials.text] = now, found
        return found

    def forget(self, text: str) -> None:
        """The session ended here, or was rotated."""
        self._known.pop(text, None)

    async def still_hold(self, texts: set[str]) -> frozenset[str]:
        """Of these sessions and tokens, those that hold now."""
        return await asyncio.to_thread(self._that_hold, texts)

    def _that_hold(self, texts: set[str]) -> frozenset[str]:
        with self.house.database.read() as connection:
            return that_hold(connection, texts, self.house.clock.now())

    def _look_up(self, text: str) -> Person:
        with self.house.database.read() as connection:
            return authenticate(connection, text, self.house.clock.now())


def is_logged_out(error: BancaError) -> bool:
    return error.message.id == not_logged_in().message.id
