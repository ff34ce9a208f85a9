"""Migrations of the database, forward and back, on SQLite and on PostgreSQL."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from banca.house.database import Database
from banca.house.errors import HouseError
from banca.house.sealing import HouseKey

HEAD = "head"


def _config(connection: Connection | None = None, key: HouseKey | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes |= {"connection": connection, "key": key}
    return config


def revisions() -> tuple[str, ...]:
    """All revisions, oldest first."""
    return tuple(each.revision for each in reversed([*ScriptDirectory.from_config(_config()).walk_revisions()]))


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None before the first migration."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(database: Database, target: str = HEAD, key: HouseKey | None = None) -> tuple[str | None, str | None]:
    """Bring a database to a revision, forward or back, in one transaction. Gives where it stood and where it stands.

    The key of the house is needed where a migration has to read what is sealed.
    """
    known = revisions()
    wanted = known[-1] if target == HEAD else target
    if wanted not in known and wanted != "base":
        raise HouseError("house-revision-unknown", revision=target, known=", ".join(("base", *known)))

    def work(connection: Connection) -> tuple[str | None, str | None]:
        before = revision_of(connection)
        if before is not None and before not in known:
            raise HouseError("house-revision-newer", revision=before, known=known[-1])
        back = wanted == "base" or (before is not None and known.index(before) > known.index(wanted))
        (command.downgrade if back else command.upgrade)(_config(connection, key), wanted)
        return before, revision_of(connection)

    return database.write(work)


def refuse_other_revision(connection: Connection) -> None:
    """Raise HouseError unless the database is of this program's version."""
    found, wanted = revision_of(connection), revisions()[-1]
    if found is None:
        raise HouseError("house-not-initialised")
    if found != wanted:
        raise HouseError("house-revision-differs", revision=found, wanted=wanted)
