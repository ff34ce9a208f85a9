"""The lobby, and tables as one request shows them."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

import msgspec
from starlette.responses import Response

from banca.law import Language
from banca.law.options import to_json
from banca.messages import language
from banca.play.game import Game
from banca.play.setting import Setting
from banca.protocol.resources import InLobby, Layout, Shown
from banca.server.caching import Compressed, compressed
from banca.server.http.law import InLanguage
from banca.server.hub import Room
from banca.server.routes import PUBLIC, Call, route
from banca.server.standing import jackpot, private_document, recent, taken
from banca.table.layout import layout_document

LAYOUTS_KEPT = 512
RECENT = 10  # results of a table that the lobby shows


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
    setting = at.state.setting
    return InLobby(
        table=at.id,
        game=edition.game,
        edition=edition.slug,
        status=at.status,
        money=at.config.money,
        currency=at.currency,
        dealer=at.config.dealer,
        round=at.round,
        players=players,
        watching=watching,
        bots=len(at.config.bots),
        minimum=setting.limits.minimum,
        maximum=setting.limits.maximum,
        seats=at.game.places(setting)[0],
        taken=taken(at),
        preset=setting.options.preset,
        options={name: to_json(value) for name, value in setting.options.differences.items()},
        recent=recent(at, RECENT),
        jackpot=jackpot(at),
    )


@route("GET", "/tables/{table}", who=PUBLIC, reply=Shown)
async def table(call: Call) -> Shown:
    """All that you may see of a table."""
    room = await call.service.room(call.path["table"])
    call.service.hub.tell_now(room)
    you = private_document(room.at, call.person.name) if call.person else {}
    return Shown(room.at.id, room.seq, {**room.document, "you": you})


@route("GET", "/tables/{table}/layout", who=PUBLIC, query=InLanguage, reply=Layout)
async def layout_of_table(call: Call) -> Response:
    """What the felt of a table shows in the language of `lang`: bets and prices, choices of the house, acts, words."""
    at = (await call.service.room(call.path["table"])).at
    setting = replace(at.state.setting, memory=None)  # what earlier rounds left there is not on the felt
    return compressed(call.request, _layout(at.id, at.game, setting, language(call.query.lang)))


@lru_cache(LAYOUTS_KEPT)
def _layout(table_id: str, game: Game[Any], setting: Setting, lang: Language) -> Compressed:
    return Compressed.of(msgspec.json.encode({"table": table_id, **layout_document(game, setting, lang)}))
