"""banca house backup: writes a backup, also while the house plays."""

from argparse import Namespace
from pathlib import Path

from banca.cli.arguments import Command, house_options
from banca.cli.houses import database_named, refuse_no_house, tell
from banca.law import language


def describe(house: Command) -> None:
    backup = house.command("backup")
    backup.option("file", metavar="FILE")
    backup.option("--portable", action="store_true")
    house_options(backup)


def run(args: Namespace) -> int:
    from banca.house.backup import backup

    language(args.lang)
    database = database_named(args)
    refuse_no_house(database)
    try:
        size = backup(database, Path(args.file), portable=args.portable)
    finally:
        database.close()
    return tell(args, {"file": args.file, "bytes": size}, "house-backed-up", file=args.file, bytes=size)
