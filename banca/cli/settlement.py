"""A settlement as a table, each line with its article."""

from rich.table import Table

from banca.cli.names import position_text, value_text
from banca.cli.screen import table
from banca.law import Edition, Language
from banca.money import Line, format_amount


def settlement_table(edition: Edition, lines: tuple[Line, ...], lang: Language, *, brief: bool = False) -> Table:
    """A line per player and bet. Columns of money that are nought throughout are left out.

    In brief, for a single player at a narrow terminal: without the player, the stake returned and the instrument.
    """
    columns: dict[str, list[str]] = {"#": [str(number) for number, _ in enumerate(lines, 1)]}
    if not brief:
        columns["player"] = [line.position.player for line in lines]
    columns["bet"] = [position_text(edition, lang, line.position) for line in lines]
    columns["stake"] = [format_amount(line.stake) for line in lines]
    columns["result"] = [value_text(edition, lang, line.result) for line in lines]
    columns["pays"] = [str(line.odds or "") for line in lines]
    if not brief:
        columns["returned"] = [format_amount(line.returned) for line in lines]
    columns["prize"] = [format_amount(line.prize) for line in lines]
    if any(line.commission for line in lines):
        columns["commission"] = [format_amount(line.commission) for line in lines]
    if any(line.breakage for line in lines):
        columns["breakage"] = [format_amount(line.breakage) for line in lines]
    columns["net"] = [format_amount(line.net) for line in lines]
    articles = [cited(edition, line.clauses) for line in lines]
    columns["article"] = [text.removeprefix(f"{edition.number} ") if brief else text for text in articles]
    rows = zip(*columns.values(), strict=True)
    return table(tuple(columns), rows, right="# stake pays returned prize commission breakage net", lang=lang)


def cited(edition: Edition, clauses: tuple[str, ...]) -> str:
    """`57/2004 art. 5(6), 6(6)(6)`: the instrument once, then the articles."""
    first, *others = [edition.cite(c) for c in clauses]
    return ", ".join([first, *(o.removeprefix(f"{edition.number} ").removeprefix("art. ") for o in others)])
