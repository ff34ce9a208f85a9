"""The lobby, and tables as one request shows them."""

from banca.protocol.resources import InLobby, Shown
from banca.server.hub import Room
from banca.server.routes import PUBLIC, Call, route
from banca.server.standing import private_document


@route("GET", "/tables", who=PUBLIC, reply=list[InLobby])
async def lobby(call: Call) -> list[InLobby]:
    """The tables of the house that are not closed."""
    rooms = call.service.hub.rooms.values()
    return [_in_lobby(room) for room in sorted(rooms, key=lambda room: room.at.id) if room.at.status != "closed"]


def _in_lobby(room: Room) -> InLobby:
    at = room.at
    edition = at.state.setting.edition
    players = sum(amount > 0 for amount in at.in_play.values())
    watching = len({viewer.person for viewer in room.viewers})
    return InLobby(
        at.id, edition.game, edition.slug, at.status, at.config.money, at.currency, at.config.dealer, at.round, players,
        watching, len(at.config.bots),
    )  # fmt: skip


@route("GET", "/tables/{table}", who=PUBLIC, reply=Shown)
async def table(call: Call) -> Shown:
    """All that you may see of a table."""
    room = await call.service.room(call.path["table"])
    you = private_document(room.at, call.person.name) if call.person else {}
    return Shown(room.at.id, room.seq, {**room.document, "you": you})
