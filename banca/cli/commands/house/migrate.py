"""banca house migrate: migrates the database to the revision of this program, or to another."""

from argparse import Namespace

from banca.cli.arguments import Command, house_options
from banca.cli.houses import database_named, key_if_there, refuse_no_house, tell
from banca.law import language


def describe(house: Command) -> None:
    migrate = house.command("migrate")
    migrate.option("revision", nargs="?", default="head", metavar="REVISION")
    migrate.option("--back", action="store_true")
    house_options(migrate)


def run(args: Namespace) -> int:
    from banca.house.database import FileLock
    from banca.house.migrations import migrate, revision_of, revisions

    language(args.lang)
    database = database_named(args)
    refuse_no_house(database)
    lock = FileLock(database.path) if database.is_sqlite else None
    if lock:
        lock.acquire()
    try:
        with database.read() as connection:
            _refuse_loss(revision_of(connection), args.revision, revisions(), said=args.back)
        before, after = migrate(database, args.revision, key_if_there(args))
    finally:
        database.close()
        if lock:
            lock.release()
    body = {"before": before, "after": after}
    return tell(args, body, "house-migrated", before=before or "base", after=after or "base")


def _refuse_loss(before: str | None, wanted: str, known: tuple[str, ...], *, said: bool) -> None:
    """Refuse to delete what only later revisions store, unless told to."""
    from banca.house.errors import HouseError

    order = ("base", *known)
    if before in order and wanted in order and order.index(wanted) < order.index(before) and not said:
        raise HouseError("house-migrate-back", revision=wanted, before=before)
