"""Routes, declared once: method, path, who may, what comes in, what goes out. OpenAPI and the tests derive from here.

A route without `who` cannot be declared, and a role that is not named may not: nothing is open by oversight.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from banca.house.errors import HouseError
from banca.house.roles import Person, Role
from banca.law.numbers import shown
from banca.server.bounds import NUMBER_MOST, check_text, whole_number

if TYPE_CHECKING:
    from banca.server.service import Service

PREFIX = "/v1"
PUBLIC: frozenset[Role] = frozenset()  # whoever asks, without logging in
EVERYBODY = frozenset(Role)  # whoever has logged in, guests too
STAFF = EVERYBODY - {Role.GUEST, Role.PLAYER}
BODY_MOST = 65_536
PAGE, PAGE_MOST = 50, 500
LANG = "lang"  # in any address: the language of errors

T = TypeVar("T")
Most = Annotated[int, msgspec.Meta(ge=1, le=PAGE_MOST, description="how many at most")]
Moment = Annotated[int, msgspec.Meta(ge=0, le=NUMBER_MOST, description="microseconds since 1970")]
Place = Annotated[int, msgspec.Meta(ge=0, le=NUMBER_MOST, description="`next` of the page before")]
Day = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}$", description="a day in Macau")]


@dataclass(frozen=True, slots=True)
class Call:
    """One request, read and checked."""

    service: "Service"
    request: Request
    person: Person | None
    path: dict[str, str]
    query: Any
    body: Any

    @property
    def caller(self) -> Person:
        """Whoever asks; a public route has none."""
        if self.person is None:
            raise HouseError("house-not-logged-in")
        return self.person

    def number(self, name: str) -> int:
        """A number in the address."""
        return whole_number(self.path[name])

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look at the database, on one of the few threads for it: who plays waits for none of them."""
        return await self.service.loop.run_in_executor(self.service.looking, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.service.house.database.read() as connection:
            return work(connection)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    path: str
    who: frozenset[Role]
    handler: Handler
    query: type[msgspec.Struct] | None
    body: Any
    reply: Any
    body_most: int
    media: str  # of the reply
    also: Mapping[int, str]  # other statuses of success, and what they mean

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()

    @property
    def parameters(self) -> tuple[str, ...]:
        return tuple(re.findall(r"{(\w+)}", self.path))

    @property
    def operation(self) -> str:
        """The name of the handler: what generated clients call it."""
        return self.handler.__name__

    @property
    def changes(self) -> bool:
        return self.method != "GET"


ROUTES: list[Route] = []


def route(
    method: str,
    path: str,
    *,
    who: frozenset[Role],
    reply: Any = None,
    query: type[msgspec.Struct] | None = None,
    body: Any = None,
    body_most: int = BODY_MOST,
    media: str = "application/json",
    also: Mapping[int, str] | None = None,
) -> Callable[[Handler], Handler]:
    """Declare a route; the handler's docstring says what it is for."""

    def declare(handler: Handler) -> Handler:
        ROUTES.append(Route(method, PREFIX + path, who, handler, query, body, reply, body_most, media, also or {}))
        return handler

    return declare


def read_query(kind: type[msgspec.Struct] | None, request: Request) -> Any:
    """The query as a struct: unknown names and repeated ones are refused."""
    said = request.query_params.multi_items()
    known = {field.encode_name for field in msgspec.structs.fields(kind)} if kind else set()
    for name, _ in said:
        if name not in known and name != LANG:
            raise HouseError("server-query-unknown", name=shown(name), names=", ".join(sorted(known)) or "-")
    if len(dict(said)) < len(said):
        raise HouseError("server-query-repeated")
    for _, value in said:
        check_text(value)
    if kind is None:
        return None
    try:
        return msgspec.convert({name: value for name, value in said if name in known}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise HouseError("server-message-malformed", why=str(error)[:200]) from None


def json_response(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")
