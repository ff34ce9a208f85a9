"""Migrations go forward and back on both databases, and end at the tables that queries name."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, select

from banca.house import schema
from banca.house.audit import audit
from banca.house.database import Database
from banca.house.errors import HouseError, Tampered
from banca.house.house import House
from banca.house.migrations import migrate, revision_of, revisions
from banca.house.sealing import HouseKey
from tests.battery.test_any_table import Whim
from tests.house.playing import buy_chips, open_table, play_rounds


@pytest.fixture
def empty(new_url: Callable[[bool], str]) -> Database:
    return Database(new_url(False))


def shape(connection: Connection) -> dict[str, set[str]]:
    """Tables with their columns."""
    found = inspect(connection)
    return {name: {str(column["name"]) for column in found.get_columns(name)} for name in found.get_table_names()}


def test_the_database_is_as_the_schema_says(database: Database) -> None:
    with database.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_every_migration_goes_forward_and_back(empty: Database) -> None:
    shapes = []
    for revision in revisions():
        migrate(empty, revision)
        with empty.read() as connection:
            shapes.append(shape(connection))
    steps = ["base", *revisions()]
    for before, after in reversed(list(pairwise(steps))):
        with empty.read() as connection:
            assert (revision_of(connection), shape(connection)) == (after, shapes.pop())
        migrate(empty, before)
    with empty.read() as connection:
        assert shape(connection).keys() <= {"alembic_version"}
    migrate(empty)
    with empty.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    empty.close()


SEEDS = select(schema.used_seed.c.hash).order_by(schema.used_seed.c.hash)


def test_a_house_that_played_before_seeds_were_remembered_has_them_after_the_migration(house: House) -> None:
    database, key = house.database, house.key
    buy_chips(house)
    for n, slug in enumerate(("roulette-60-2004", "baccarat-55-2004", "fantan-58-2004")):
        open_table(house, f"t{n}", slug)
        play_rounds(house, Whim("old"), f"t{n}", 2)
    with database.read() as connection:
        used, sealed = connection.execute(SEEDS).scalars().all(), connection.execute(select(schema.seal)).all()
    assert len(used) == len(sealed) >= 3
    migrate(database, "0005")
    with pytest.raises(HouseError, match="revision 0006 reads what is sealed"):
        migrate(database)
    with pytest.raises(Tampered, match="does not open"):
        migrate(database, key=HouseKey(b"x" * 32))
    with database.read() as connection:
        assert revision_of(connection) == "0005"  # nothing is half done
        assert "used_seed" not in shape(connection)
    migrate(database, key=key)
    with database.read() as connection:
        assert connection.execute(SEEDS).scalars().all() == used
        assert connection.execute(select(schema.seal)).all() == sealed
    audit(database, key)
    assert play_rounds(house, Whim("new"), "t0", 1) == 1
    audit(database, key)


def test_an_unknown_revision_changes_nothing(empty: Database) -> None:
    with pytest.raises(HouseError, match="there is no revision 9999"):
        migrate(empty, "9999")
    with empty.read() as connection:
        assert shape(connection) == {}
    empty.close()
