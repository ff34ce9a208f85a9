"""PostgreSQL's own roles (R2): the program plays as a role that owns nothing, with the grants that the docs give it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from banca.house import schema
from banca.house.cage import BuyChips
from banca.house.config import TableConfig
from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.roles import PROGRAM
from banca.house.sealing import HouseKey
from banca.house.tables import Advance, OpenTable, PlaceAct
from tests.cluster import Cluster
from tests.house.ground import PIT, START

DOCS = Path(__file__).parents[2] / "docs" / "RELIABILITY.md"
FORBIDDEN = (
    "UPDATE {table} SET {column} = {column}",
    "DELETE FROM {table}",
    "TRUNCATE {table} CASCADE",
    "DROP TABLE {table} CASCADE",
    "ALTER TABLE {table} DISABLE TRIGGER ALL",
)


def grants() -> list[str]:
    """As they stand in the docs."""
    (block,) = re.findall(r"```sql\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return [statement.strip() for statement in block.split(";") if statement.strip()]


@pytest.fixture
def house(postgresql: Cluster, key: HouseKey) -> Iterator[House]:
    name = postgresql.create("template")
    owner = Database(postgresql.url(name))
    initialise(owner, key, START)
    owner.close()
    postgresql.execute("DROP ROLE IF EXISTS banca")
    for statement in grants():
        postgresql.execute(statement, name)
    with House(Database(postgresql.url(name, "banca")), key) as found:
        yield found
    postgresql.drop(name)
    postgresql.execute("DROP ROLE banca")


def test_the_program_plays_as_a_role_that_can_change_nothing(house: House) -> None:
    assert house.do(PIT, BuyChips("ana", "play-HKD", 5_000), "buy").accepted
    assert house.do(PIT, OpenTable("t1", TableConfig({"edition": "roulette-60-2004"}, float=5_000))).accepted
    assert house.do(PROGRAM, PlaceAct("t1", {"act": "bet", "player": "ana", "bet": "red", "stake": 300})).accepted
    assert "settlement" in house.do(PIT, Advance("t1", close=True)).body
    for table in schema.APPEND_ONLY:
        column = next(iter(schema.metadata.tables[table].c)).name
        for statement in FORBIDDEN:
            refused(house.database, statement.format(table=table, column=column))
    refused(house.database, "UPDATE balance SET amount = amount + 1")
    refused(house.database, "INSERT INTO balance (account, amount) VALUES ('cage/HKD', 1)")
    refused(house.database, "DELETE FROM balance")


def refused(database: Database, statement: str) -> None:
    because = r"permission denied|must be owner|transfers alone"
    with pytest.raises(DBAPIError, match=because), database.engine.begin() as connection:
        connection.execute(text(statement))
