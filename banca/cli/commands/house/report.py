"""banca house report: the hold of tables and games on a day, compared with theory, signed by the house."""

from argparse import Namespace
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from banca.cli.arguments import Command, day_type, house_options
from banca.cli.documents import refuse_files, save
from banca.cli.houses import key_named, reading
from banca.cli.screen import print_json
from banca.cli.tables import print_table, screen
from banca.law import language
from banca.messages import Language, message
from banca.report.document import Cell, Document, Heading, Listing, Paragraph, Table

if TYPE_CHECKING:
    from banca.house.daily import Signed


def describe(house: Command) -> None:
    report = house.command("report")
    report.option("--day", type=day_type(report), metavar="DATE")
    report.option("--html", metavar="FILE")
    report.option("--pdf", metavar="FILE")
    house_options(report)


def run(args: Namespace) -> int:
    from banca.house.daily import document

    lang = language(args.lang)
    wanted = refuse_files(args)
    signed = _signed(args)
    if args.output == "json":
        print_json(signed.to_json())
    elif not wanted:
        show(screen(), document(signed, lang), lang)
    save(args, lang, lambda: document(signed, lang))
    return 0


def _signed(args: Namespace) -> "Signed":
    from banca.house.clock import SystemClock, day_of
    from banca.house.daily import signed_report

    key = key_named(args)
    with reading(args) as connection:
        return signed_report(connection, key, args.day or day_of(SystemClock().now()))


def show(console: Console, made: Document, lang: Language) -> None:
    """Print the parts of a document that a terminal can show."""
    console.print(f"{made.title} · {made.subtitle}", style="bold", markup=False)
    for part in made.parts:
        match part:
            case Heading():
                console.print(f"\n{part.text}", style="bold", markup=False)
            case Paragraph():
                console.print(part.text, style="red" if part.kind == "warning" else "", markup=False)
            case Table():
                print_table(console, _grid(part))
            case Listing():
                for item in part.items:
                    text = message(lang, "labelled", label=item.term, text=item.text) if item.term else item.text
                    console.print(text, style="dim", markup=False)


def _grid(part: Table) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for n, column in enumerate(part.columns):
        right = part.alignment(n) == "right"
        grid.add_column(column, justify="right" if right else "left", no_wrap=right)
    for row in part.rows:
        grid.add_row(*(_text(cell) for cell in row))
    return grid


def _text(cell: str | Cell) -> Text:
    if isinstance(cell, str):
        return Text(cell)
    return Text(cell.text, style="bold red" if cell.tone == "bad" else "")
