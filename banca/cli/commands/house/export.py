"""banca house export: writes the data of a house to files for other programs."""

from argparse import Namespace
from datetime import date, datetime, timedelta
from pathlib import Path

from banca.cli.arguments import Command, day_type, house_options
from banca.cli.houses import reading, refuse_days_reversed, tell
from banca.law import language


def describe(house: Command) -> None:
    export = house.command("export")
    export.option("folder", metavar="FOLDER")
    export.option("--table", metavar="TABLE")
    export.option("--since", type=day_type(export), metavar="DATE")
    export.option("--until", type=day_type(export), metavar="DATE")
    export.option("--format", choices=("jsonl", "parquet"), default="jsonl")
    house_options(export)


def run(args: Namespace) -> int:
    from banca.house.export import Selection, export

    language(args.lang)
    refuse_days_reversed(args)
    until = args.until and args.until + timedelta(days=1)
    with reading(args) as connection:
        chosen = Selection(args.table, _beginning(args.since), _beginning(until))
        counts = export(connection, Path(args.folder), chosen, args.format)
    said = {"records": counts["records"], "entries": counts["journal"], "transfers": counts["ledger"]}
    return tell(args, {"folder": args.folder, **counts}, "house-exported", folder=args.folder, **said)


def _beginning(day: date | None) -> int | None:
    """When a day begins in Macau."""
    from banca.house.clock import MACAU, MICROSECONDS

    if day is None:
        return None
    return int(datetime(day.year, day.month, day.day, tzinfo=MACAU).timestamp()) * MICROSECONDS
