"""The odds of the very table: its edition, its options, what it posts."""

from dataclasses import replace
from typing import Any

import msgspec
from starlette.responses import Response

from banca.house.config import setting_to_json
from banca.house.reply import Reply, reply_in
from banca.server.languages import asked_language
from banca.server.routes import PUBLIC, Call, json_response, route

WAIT = 2.0  # seconds until whoever asks is told to ask again
AGAIN = 5  # seconds until then


class TableOdds(msgspec.Struct, frozen=True, omit_defaults=True):
    """Fractions are texts, such as `1/37`. `without` names bets whose odds are not counted by themselves."""

    table: str
    setting: dict[str, Any]
    counting: bool = False  # ask again in as many seconds as the header Retry-After says
    options: dict[str, Any] = {}
    bets: list[dict[str, Any]] = []
    without: list[str] = []


@route("GET", "/tables/{table}/odds", who=PUBLIC, reply=TableOdds, also={202: "being counted: ask again"})
async def odds_of_table(call: Call) -> Response:
    """Exact probabilities and edges of every bet at a table. 202: they are being counted, ask again."""
    room = await call.service.room(call.path["table"])
    at = room.at
    setting = setting_to_json(at.game, replace(at.state.setting, memory=None))  # whatever earlier rounds left there
    found = await call.service.odds.of(setting, WAIT)
    if found is None:
        answer = json_response(TableOdds(at.id, setting, counting=True), 202)
        answer.headers["retry-after"] = str(AGAIN)
        return answer
    if "message" in found:  # a package is missing, or nothing can be counted exactly
        said = Reply(False, message=found["message"], parameters=found["parameters"], says=found["says"])
        return json_response(reply_in(said, asked_language(call.request)), 409)
    return json_response(TableOdds(at.id, setting, False, found["options"], found["bets"], found["without"]))
