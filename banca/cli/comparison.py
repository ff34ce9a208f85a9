"""Two editions of a game side by side in the terminal."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from banca.cli.screen import print_json
from banca.cli.tables import screen
from banca.law import Clause, Edition, Language
from banca.law.comparison import Comparison, Row, compare, edition_numbered, effect_text, heading_of, option_text
from banca.messages import message

HELD = "\u00a0"  # a space at which no line breaks
SIGNS = {"same": "=", "reworded": "≈", "changed": "≠", "only-before": "−", "only-now": "+"}


def show_comparison(one: str, other: str, game: str, lang: Language, *, as_json: bool) -> int:
    """Two editions by their numbers or slugs."""
    found = compare(edition_numbered(one, game), edition_numbered(other, game))
    if as_json:
        print_json(found.to_json(lang))
        return 0
    console = screen()
    _show_heading(console, found, lang)
    heading = ""
    for row in found.rows:
        if (said := heading_of(found, row, lang)) != heading:
            heading = said
            console.print(f"\n[bold]{heading}[/bold]")
        _show_row(console, found, row, lang)
    _show_options(console, found, lang)
    return 0


def _show_heading(console: Console, found: Comparison, lang: Language) -> None:
    name = found.now.names.said_in(lang)
    console.print(f"[bold]{message(lang, 'comparison-of', name=name)}[/bold]")
    _side_by_side(console, *(Text(_begins(law, lang), "bold") for law in (found.before, found.now)))
    signs = (f"{sign} {message(lang, f'comparison-mark-{mark}')}".replace(" ", HELD) for mark, sign in SIGNS.items())
    console.print("   ".join(signs), style="dim")


def _begins(law: Edition, lang: Language) -> str:
    return message(lang, "comparison-from", number=law.number, day=law.answers_from)


def _show_row(console: Console, found: Comparison, row: Row, lang: Language) -> None:
    topic = row.difference.text_in(lang) if row.difference else ""
    said = " · ".join(filter(None, (topic, effect_text(row, lang))))
    console.print(f"{SIGNS[row.mark]} {said}", style="dim" if row.mark == "same" else "cyan", markup=False)
    _side_by_side(console, _clauses(found.before, row.before, lang), _clauses(found.now, row.now, lang))


def _clauses(law: Edition, clauses: tuple[Clause, ...], lang: Language) -> Text:
    made = Text("\n").join(
        Text.assemble((law.cite(each.id, lang), "bold dim"), "\n", each.text_in(lang)) for each in clauses
    )
    return made if clauses else Text("—", "dim")


def _show_options(console: Console, found: Comparison, lang: Language) -> None:
    console.print(f"\n[bold]{message(lang, 'law-options')}[/bold]")
    for each in found.options:
        console.print(each.name_in(lang), style="cyan", markup=False)
        sides = (option_text(law, option, lang) for law, option in ((found.before, each.before), (found.now, each.now)))
        _side_by_side(
            console, *(Text(f"{said['cite']}\n{said['says']}") if said else Text("—", "dim") for said in sides)
        )


def _side_by_side(console: Console, before: Text, now: Text) -> None:
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_column(ratio=1, overflow="fold")
    grid.add_row(before, now)
    console.print(Padding(grid, (0, 0, 0, 2)))
