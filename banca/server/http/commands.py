"""Commands of the house by HTTP, for those who hold no socket."""

import msgspec

from banca.house.replies import Reply
from banca.server.commands import WireCommand
from banca.server.routes import EVERYBODY, Call, route

COMMAND_MOST = 1_048_576  # bytes; an application brings its dossier


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The client makes the id and keeps it: sent again, it gets the same reply."""

    id: str
    command: WireCommand


@route("POST", "/commands", who=EVERYBODY, body=Asked, reply=Reply, body_most=COMMAND_MOST)
async def do(call: Call) -> Reply:
    """Ask something of the house. Who may, each command says itself."""
    return await call.service.do(call.caller, call.body.command, call.body.id)
