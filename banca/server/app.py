"""The ASGI application: checks every request against its declaration, and answers in one shape."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route as Path
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from banca.house.access import not_logged_in
from banca.house.errors import HouseError, StorageError
from banca.house.replies import HouseRefused, Reply, refused
from banca.house.reply import reply_in
from banca.house.roles import Person
from banca.law import BancaError, language
from banca.server import http
from banca.server.asking import error_reply
from banca.server.bounds import check_json
from banca.server.identity import GUARD, credentials_of, is_logged_out, same_origin
from banca.server.languages import USUAL as USUAL_LANGUAGE
from banca.server.languages import asked_language, language_of_error
from banca.server.logs import Log
from banca.server.page import read_page, with_page
from banca.server.rates import USUAL, Buckets, Limits
from banca.server.routes import LANG, PREFIX, PUBLIC, ROUTES, Call, Route, json_response, read_query
from banca.server.service import ALONE, Service, Slot
from banca.server.sockets import Socket

if TYPE_CHECKING:
    from banca.house.house import House

log = Log(__name__)

assert http  # its modules declare the routes  # noqa: S101
# What opens a session, or tries a password.
LOG_INS = (f"POST {PREFIX}/session", f"POST {PREFIX}/session/guest", f"POST {PREFIX}/password")
# A page of ours needs scripts, styles, pictures and sounds of its own, and its socket; nothing else.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}


class Served:
    """What the handlers of one application share."""

    def __init__(self, origins: frozenset[str], limits: Limits) -> None:
        self.origins, self.limits = origins, limits
        self.requests, self.log_ins = Buckets(limits.requests), Buckets(limits.log_ins)
        self.service: Service | None = None


def application(
    house: "House",
    origins: frozenset[str] = frozenset(),
    limits: Limits = USUAL,
    slot: Slot = ALONE,
    reports: FilePath | None = None,
) -> ASGIApp:
    """The application around a house that is open; `origins` are other addresses at which the page is reached."""
    served = Served(origins, limits)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        served.service = Service(house, limits, slot, reports)
        await served.service.start()
        yield
        await served.service.stop()

    paths = [Path(each.path, _endpoint(served, each), methods=[each.method]) for each in ROUTES]
    socket = WebSocketRoute(f"{PREFIX}/socket", _socket(served))
    handlers: dict[Any, Any] = {HTTPException: _http_exception}
    app = Starlette(routes=[*paths, socket], exception_handlers=handlers, lifespan=lifespan)
    app.state.served = served
    app.router.default = with_page(app.router.default, read_page())
    return _with_headers(app)


def _with_headers(app: ASGIApp) -> ASGIApp:
    """Every answer carries them, errors too."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                present = {name for name, _ in message["headers"]}
                added = [(k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in present]
                if scope.get("scheme") in ("https", "wss"):
                    added.append((b"strict-transport-security", b"max-age=31536000"))
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await app(scope, receive, sending)

    return answer


def _endpoint(served: Served, declared: Route) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        assert served.service  # the lifespan made it before the first request  # noqa: S101
        try:
            found = await _answer(served, served.service, declared, request)
        except BancaError as error:
            found = problem(request, error)
        except Exception:
            log.exception("request-failed", route=declared.name)
            found = problem(request, HouseError("server-failed"), 500)
        _write_down(served.service, declared, found.status_code, request)
        return found

    return endpoint


def _write_down(service: Service, declared: Route, status: int, request: Request) -> None:
    service.metrics.requests[declared.name, status] += 1
    client = request.client.host if request.client else None
    log.debug("request", route=declared.name, status=status, client=client)
    if declared.name in LOG_INS and status == 401:  # without the name that was typed: it may be a password
        log.warning("log-in-refused", client=client)


async def _answer(served: Served, service: Service, declared: Route, request: Request) -> Response:
    address, now = _address(request), service.loop.time()
    if not served.requests.take(address, now):
        return problem(request, HouseError("server-too-fast"), 429)
    if declared.name in LOG_INS and not served.log_ins.take(address, now):
        return problem(request, HouseError("server-too-fast"), 429)
    lang = asked_language(request)
    person = await _caller(served, service, declared, request)
    body = await _read_body(declared, request)
    call = Call(service, request, person, dict(request.path_params), read_query(declared.query, request), body)
    found = await declared.handler(call)
    if isinstance(found, Reply):
        found = reply_in(found, lang)
    return found if isinstance(found, Response) else json_response(found)


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


async def _caller(served: Served, service: Service, declared: Route, request: Request) -> Person | None:
    credentials = credentials_of(request)
    by_page = credentials is None or credentials.cookie
    if declared.changes and by_page and not (same_origin(request, served.origins) and GUARD in request.headers):
        raise refused("request_must_come_from_the_page")
    if credentials is None:
        if declared.who == PUBLIC:
            return None
        raise not_logged_in()
    try:
        person = await service.identities.person(credentials)
    except HouseError:
        if declared.who == PUBLIC and credentials.cookie:
            return None
        raise
    if declared.who != PUBLIC and not person.roles & declared.who:
        raise refused("person_must_have_the_role", person=person.name, roles=", ".join(sorted(declared.who)))
    return person


async def _read_body(declared: Route, request: Request) -> Any:
    said = bytearray()
    async for part in request.stream():
        said += part
        if len(said) > declared.body_most:
            raise HouseError("server-message-too-long", most=declared.body_most)
    if declared.body is None:
        if said:
            raise HouseError("server-body-unwanted")
        return None
    check_json(bytes(said))
    try:
        return msgspec.json.decode(bytes(said), type=declared.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HouseError("server-message-malformed", why=str(error)[:200]) from None


STATUS = {
    "house-not-logged-in": 401,
    "house-log-in-refused": 401,
    "house-command-id-taken": 409,
    "server-message-too-long": 413,
    "server-too-fast": 429,
    "server-stopping": 503,
}
FORBIDDEN = (
    "person_must_have_the_role",
    "request_must_come_from_the_page",
    "command_must_be_in_the_scope",
    "round_must_be_ones_own",
    "sitting_must_be_ones_own",
)


def problem(request: HTTPConnection, error: BancaError, status: int | None = None) -> Response:
    """An error as JSON, in the language of whoever asks: the same fields as a refused reply."""
    answer = json_response(error_reply(error, language_of_error(request)), status or _status(error))
    if answer.status_code == 413:
        answer.headers["connection"] = "close"  # the rest of the body is not waited for
    return answer


def _status(error: BancaError) -> int:
    if isinstance(error, StorageError):
        return 503
    if isinstance(error, HouseRefused) and error.refusal.norm in FORBIDDEN:
        return 403
    found = error.message.id
    return STATUS.get(found, 404 if found.endswith("-unknown") else 400)


async def _http_exception(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101 - it is registered for these alone
    message = HouseError("server-no-such-route" if error.status_code == 404 else "server-method-not-allowed")
    answer = problem(request, message, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def _socket(served: Served) -> Callable[[WebSocket], Awaitable[None]]:
    async def socket(websocket: WebSocket) -> None:
        service = served.service
        assert service  # noqa: S101 - the lifespan made it
        if not served.requests.take(_address(websocket), service.loop.time()):
            await websocket.send_denial_response(problem(websocket, HouseError("server-too-fast"), 429))
            return
        try:
            credentials = credentials_of(websocket)
            if credentials is None:
                raise not_logged_in()
            if credentials.cookie and not same_origin(websocket, served.origins):
                raise refused("request_must_come_from_the_page")
            person = await service.identities.person(credentials)
            lang = language(websocket.query_params.get(LANG, USUAL_LANGUAGE))
        except BancaError as error:
            await websocket.send_denial_response(problem(websocket, error, 401 if is_logged_out(error) else None))
            return
        if sum(each.person == person.name for each in service.sockets) >= served.limits.sockets:
            too_many = HouseError("server-sockets-most", most=served.limits.sockets)
            await websocket.send_denial_response(problem(websocket, too_many, 429))
            return
        found = Socket(service, websocket, credentials, person, lang)
        service.sockets.add(found)
        try:
            await found.run()
        finally:
            service.sockets.discard(found)

    return socket
