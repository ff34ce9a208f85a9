"""Every test of the house runs on SQLite and on PostgreSQL, on a database of its own.

`DATABASES=sqlite` runs them on SQLite alone.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from banca.house.database import Database
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.sealing import HouseKey
from tests.cluster import Cluster, cluster
from tests.house.ground import START, SettableClock

KINDS = tuple(os.environ.get("DATABASES", "sqlite,postgresql").split(","))
collect_ignore = (
    []
    if "postgresql" in KINDS
    else ["test_leases.py", "test_closing.py", "test_database_roles.py", "test_several_processes.py"]
)  # SQLite has no such thing


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A server of this test run, with a migrated database named `template`."""
    with cluster() as found:
        found.execute("CREATE DATABASE template")
        migrated(Database(found.url("template")))
        yield found


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("template") / "house.db"
    migrated(Database(str(path)))
    return path


def migrated(database: Database) -> None:
    migrate(database)
    database.close()


@pytest.fixture(params=KINDS)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def new_url(database_kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Callable[[bool], str]]:
    """Makes databases, migrated or empty; they are gone after the test."""
    with ExitStack() as after:

        def make(ready: bool = True) -> str:
            if database_kind == "sqlite":
                path = tmp_path / f"house-{len(list(tmp_path.iterdir()))}.db"
                if ready:
                    shutil.copyfile(request.getfixturevalue("sqlite_template"), path)
                return str(path)
            server: Cluster = request.getfixturevalue("postgresql")
            name = server.create("template" if ready else "template1")
            after.callback(server.drop, name)
            return server.url(name)

        yield make


@pytest.fixture
def database(new_url: Callable[[bool], str]) -> Iterator[Database]:
    """A migrated database without a house in it."""
    found = Database(new_url(True))
    yield found
    found.close()


@pytest.fixture
def url(postgresql: Cluster, key: HouseKey) -> Iterator[str]:
    """A house on PostgreSQL that nobody has opened: for tests of several processes."""
    name = postgresql.create("template")
    found = Database(postgresql.url(name))
    initialise(found, key, START)
    found.close()
    yield postgresql.url(name)
    postgresql.drop(name)


@pytest.fixture
def key() -> HouseKey:
    return HouseKey(b"k" * 32)


@pytest.fixture
def clock() -> SettableClock:
    return SettableClock()


@pytest.fixture
def house(database: Database, key: HouseKey, clock: SettableClock) -> Iterator[House]:
    """A house that is open."""
    initialise(database, key, START)
    with House(database, key, clock) as found:
        yield found
