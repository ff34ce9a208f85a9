"""The croupier's desk: what comes next at a table that a person deals, and why something else would be refused."""

import asyncio

import msgspec

from banca.house.acting import DEALERS
from banca.house.replies import refused
from banca.law import Language
from banca.messages import language
from banca.protocol.resources import Desk
from banca.server.asking import answer
from banca.server.http.law import InLanguage
from banca.server.routes import Call, route
from banca.server.standing import Standing
from banca.table import desk


@route("GET", "/tables/{table}/desk", who=DEALERS, query=InLanguage, reply=Desk)
async def desk_of_table(call: Call) -> Desk:
    """What whoever deals at a table has before him: what was done, what comes next, what can be called."""
    at = (await call.service.room(call.path["table"])).at
    if at.config.dealer == "program":  # there it could tell what is sealed
        raise refused("table_must_be_dealt_by_a_croupier", table=at.id)
    return await asyncio.to_thread(_desk, at, language(call.query.lang))


def _desk(at: Standing, lang: Language) -> Desk:
    of_round = [each for each in at.done if each.round == at.round]
    done = [desk.Moment(each.entry, each.at, each.before, each.act, each.after) for each in of_round]
    found = desk.Desk(at.game, at.state, lang, lambda error: answer(error, lang)).document(done)
    said = {"table": at.id, "seq": at.seq, "round": at.round, "status": at.status, "frozen": at.frozen}
    return msgspec.convert({**said, **found}, Desk, from_attributes=True)
