"""What a program needs to talk to this server: OpenAPI of the routes, JSON Schema of the socket."""

from functools import lru_cache
from typing import Any

from starlette.responses import Response

from banca.server.declared import openapi_text, socket_text
from banca.server.routes import PUBLIC, Call, route


@route("GET", "/openapi.json", who=PUBLIC, reply=dict[str, Any])
async def openapi_document(call: Call) -> Response:  # noqa: ARG001 - the same for everybody
    """These routes, as OpenAPI 3.1."""
    return Response(_openapi(), media_type="application/json")


@route("GET", "/socket.schema.json", who=PUBLIC, reply=dict[str, Any])
async def socket_document(call: Call) -> Response:  # noqa: ARG001 - the same for everybody
    """The messages of the socket and the commands, as JSON Schema."""
    return Response(_socket(), media_type="application/json")


@lru_cache(1)
def _openapi() -> str:
    return openapi_text()


@lru_cache(1)
def _socket() -> str:
    return socket_text()
