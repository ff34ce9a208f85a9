"""The classes of a trainer."""

import asyncio

from banca.house.classes import TRAINERS, mistakes_at, tables_of_trainer
from banca.play.record import prescribed
from banca.protocol.resources import Class, ClassTable
from banca.server.routes import Call, route
from banca.table.irregular import irregularities


@route("GET", "/classes", who=TRAINERS, reply=list[Class])
async def classes(call: Call) -> list[Class]:
    """Your classes, each with its tables, what can go wrong there now and what was done wrong."""
    found = await asyncio.to_thread(_tables, call)
    return [Class(name, [await _table(call, each) for each in tables]) for name, tables in sorted(found.items())]


def _tables(call: Call) -> dict[str, list[str]]:
    with call.service.house.database.read() as connection:
        return tables_of_trainer(connection, call.caller.name)


async def _table(call: Call, table_id: str) -> ClassTable:
    at = (await call.service.room(table_id)).at
    due = None if at.game.is_over(at.state) else prescribed(at.turn)
    edition = at.state.setting.edition
    return ClassTable(
        at.id,
        edition.game,
        edition.slug,
        at.status,
        at.frozen,
        at.round,
        due.to_json() if due else {},
        [act.to_json() for act in irregularities(at.game, at.state)],
        await asyncio.to_thread(_mistakes, call, table_id),
    )


def _mistakes(call: Call, table_id: str) -> list[dict[str, object]]:
    with call.service.house.database.read() as connection:
        return mistakes_at(connection, table_id)
