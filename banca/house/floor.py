"""The tables of a house at a glance, from stored rows: nothing is loaded, and nothing changes."""

import json
from typing import Any

from sqlalchemy import Connection, func, select

from banca.house import ledger, schema
from banca.house.config import METERS
from banca.house.errors import HouseError


def tables_of_house(connection: Connection, table_id: str | None = None) -> list[dict[str, Any]]:
    """The configuration and balances of every table, or of one. HouseError: there is no such table."""
    wanted = select(schema.gaming_table).order_by(schema.gaming_table.c.id)
    if table_id is not None:
        wanted = wanted.where(schema.gaming_table.c.id == table_id)
    found = []
    for row in connection.execute(wanted).all():
        said = json.loads(row.snapshot)
        facts, config = said["setting"]["table"], said["config"]
        currency = f"{ledger.PLAY_MONEY if config.get('money', 'play') == 'play' else ''}{facts['currency']}"
        found.append(
            {
                "table": row.id,
                "edition": said["setting"]["edition"],
                "status": row.status,
                "dealer": config.get("dealer", "program"),
                "currency": currency,
                "minimum": facts["minimum"],
                "maximum": facts.get("maximum"),
                "unit": facts["unit"],
                "round": said["origin"]["round"],
                "stakes": ledger.balance_of(connection, ledger.stakes(row.id, currency)),
                "float": ledger.balance_of(connection, ledger.float_of(row.id, currency)),
                "pool": config.get("pool"),
                "setting": said["setting"],
            }
        )
    if table_id is not None and not found:
        raise HouseError("house-table-unknown", table=table_id)
    return found


def meters_of(connection: Connection, table_id: str) -> dict[str, int]:
    """What a table counted, on all days together."""
    sums = (func.coalesce(func.sum(schema.meter.c[name]), 0) for name in METERS)
    row = connection.execute(select(*sums).where(schema.meter.c.table_id == table_id)).one()
    return {name: int(value) for name, value in zip(METERS, row, strict=True)}
