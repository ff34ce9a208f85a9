"""banca house init: makes a new house, with its database, key and first administrator."""

from argparse import Namespace
from typing import TYPE_CHECKING

from banca.cli.arguments import Command, house_options
from banca.cli.houses import (
    accepted,
    acting,
    database_named,
    key_file,
    key_named,
    shown_url,
    tell,
    usual_database,
    usual_key,
)
from banca.law import language

if TYPE_CHECKING:
    from banca.house.database import Database
    from banca.house.sealing import HouseKey

ADMINISTRATOR = "administrator"  # the default name of the first one


def describe(house: Command) -> None:
    init = house.command("init")
    init.option("--administrator", default=ADMINISTRATOR, metavar="NAME")
    house_options(init)


def run(args: Namespace) -> int:
    from banca.house.house import House
    from banca.house.integrity import ApproveProgram, digest_of, program_files
    from banca.house.people import AddFirstAdministrator, check_name
    from banca.house.roles import PROGRAM
    from banca.house.sealing import KEY_VARIABLE

    language(args.lang)
    check_name(args.administrator)
    database = database_named(args)
    _make_file(database)
    known, revision = _prepared(database)
    key = key_named(args) if known or not _is_new(args) else _made_key(args)
    house_id = known or _initialised(database, key)
    with House(database, key) as house:
        accepted(house.do(PROGRAM, AddFirstAdministrator(args.administrator)))
        accepted(house.do(acting(house, args, args.administrator), ApproveProgram(digest_of(program_files()))))
    file = key_file(args)
    body = {
        "id": house_id,
        "database": shown_url(database),
        "key": None if file is None else str(file),
        "public_key": key.public,
        "revision": revision,
        "administrator": args.administrator,
    }
    place = f"${KEY_VARIABLE}" if file is None else str(file)
    return tell(
        args, body, "house-made", database=body["database"], key=place, name=args.administrator, public=key.public
    )


def _make_file(database: "Database") -> None:
    """Create a database file that only its owner can read."""
    if database.is_sqlite and not database.path.exists():
        if database.path == usual_database():
            database.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        database.path.touch(mode=0o600)


def _prepared(database: "Database") -> tuple[str | None, str | None]:
    """The id of a half-made house that has no administrator yet, and the revision of the database."""
    from sqlalchemy import select

    from banca.house import schema
    from banca.house.errors import HouseError
    from banca.house.migrations import migrate
    from banca.house.people import accounts, is_administrator

    _, revision = migrate(database)
    with database.read() as connection:
        known = connection.execute(select(schema.fact.c.value).where(schema.fact.c.name == "id")).scalar()
        if known is not None and any(map(is_administrator, accounts(connection))):
            raise HouseError("house-initialised-already")
    return known, revision


def _is_new(args: Namespace) -> bool:
    file = key_file(args)
    return file is not None and not file.exists()


def _made_key(args: Namespace) -> "HouseKey":
    from banca.house.sealing import new_key

    file = key_file(args) or usual_key()
    if file == usual_key():
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return new_key(file)


def _initialised(database: "Database", key: "HouseKey") -> str:
    from banca.house.clock import SystemClock
    from banca.house.house import initialise

    return initialise(database, key, SystemClock().now())
