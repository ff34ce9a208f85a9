"""Health and readiness, for whatever watches over the process."""

import asyncio

import msgspec
from sqlalchemy import text
from starlette.responses import Response

from banca.house.errors import StorageError
from banca.server.routes import PUBLIC, Call, json_response, route


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    ready: bool
    why: str = ""  # not: id of a message


@route("GET", "/health", who=PUBLIC, reply=Health)
async def health(call: Call) -> Health:  # noqa: ARG001 - the process answers, and that is all it says
    """Whether the process lives."""
    return Health(True)


@route("GET", "/ready", who=PUBLIC, reply=Health)
async def ready(call: Call) -> Response:
    """Whether it can take bets: the database answers, no check has closed the house, and it is not stopping."""
    why = await _why_not(call)
    return json_response(Health(not why, why), 503 if why else 200)


async def _why_not(call: Call) -> str:
    house = call.service.house
    if call.service.stopping:
        return "server-stopping"
    if house.stopped_by:
        return house.stopped_by.id
    try:
        await asyncio.to_thread(_answers, call)
    except StorageError as error:
        return error.message.id
    return ""


def _answers(call: Call) -> None:
    with call.service.house.database.read() as connection:
        connection.execute(text("SELECT 1"))
