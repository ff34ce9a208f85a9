"""The odds of the very table: its edition, its options, what it posts."""

from dataclasses import replace
from typing import Any

import msgspec
from starlette.responses import Response

from banca.house.config import setting_to_json
from banca.server.http.counted import COUNTING, counted
from banca.server.routes import PUBLIC, Call, json_response, route


class TableOdds(msgspec.Struct, frozen=True, omit_defaults=True):
    """Fractions are texts, such as `1/37`. `without` names bets whose odds are not counted by themselves."""

    table: str
    setting: dict[str, Any]
    counting: bool = False  # ask again in as many seconds as the header Retry-After says
    done: float = 0.0  # the share that is counted
    options: dict[str, Any] = {}
    bets: list[dict[str, Any]] = []
    without: list[str] = []


@route("GET", "/tables/{table}/odds", who=PUBLIC, reply=TableOdds, also=COUNTING)
async def odds_of_table(call: Call) -> Response:
    """Exact probabilities and edges of every bet at a table. 202: they are being counted, ask again."""
    room = await call.service.room(call.path["table"])
    at = room.at
    setting = setting_to_json(at.game, replace(at.state.setting, memory=None))  # whatever earlier rounds left there
    found = await counted(call, "odds", setting, lambda done: TableOdds(at.id, setting, counting=True, done=done))
    if isinstance(found, Response):
        return found
    return json_response(
        TableOdds(at.id, setting, options=found["options"], bets=found["bets"], without=found["without"])
    )
