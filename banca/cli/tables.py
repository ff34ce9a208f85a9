"""Tables that fit the screen: columns wrap, then give way by importance, and at last each row is a list of its own."""

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich import box
from rich.cells import cell_len, chop_cells
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from banca.law import Language
from banca.messages import figures_text, joined, message

LONG = 500  # rows
BETWEEN_COLUMNS = 3  # cells
COMFORTABLE = 16  # a column of words may be wrapped to this width before others give way to it
HAN = "\u2e80-\u9fff\uff00-\uffef"
UNBROKEN = re.compile(rf"[^\s{HAN}]+|[{HAN}]")
WIDE = 160  # width if the output is not a terminal and COLUMNS is not set


class Screen(Console):
    def on_broken_pipe(self) -> None:
        """The reader stopped reading: not an error."""
        raise BrokenPipeError


def screen() -> Console:
    """The terminal; or a pipe, as wide as COLUMNS says."""
    console = Screen(highlight=False)
    return console if console.is_terminal or _columns() else Screen(highlight=False, width=WIDE)


def has_edge(console: Console) -> bool:
    """Whether lines must be wrapped: at a terminal, or where COLUMNS says how wide the reader is."""
    return console.is_terminal or bool(_columns())


def _columns() -> int:
    said = os.environ.get("COLUMNS", "")
    return int(said) if said.isascii() and said.isdigit() else 0


def print_line(console: Console, text: str, style: str | None = None) -> None:
    """A line of words, wrapped where the screen has an edge."""
    console.print(text, style=style, markup=False, soft_wrap=not has_edge(console))


class Grid(Table):
    """A table that knows which of its columns give way, and in which order."""

    names: tuple[str, ...] = ()
    gives_way: Sequence[int] = ()
    lang: Language = "en"


def table(
    columns: Sequence[str],
    rows: Iterable[Sequence[str | Text]],
    title: str | None = None,
    right: str = "",
    lang: Language | None = None,
    *,
    skip_empty: bool = False,
    gives_way: str = "",
) -> Grid:
    """A plain table; the columns named in `right` are set to the right. In a language, their headings are words.

    Columns with nothing in them may be left out. Those named in `gives_way` are left out where the screen is too
    narrow, the first one first.
    """
    if skip_empty:
        rows = list(rows)
        shown = [n for n, _ in enumerate(columns) if any(row[n] for row in rows)]
        columns, rows = [columns[n] for n in shown], [[row[n] for n in shown] for row in rows]
    made = _grid(title, lang or "en", tuple(columns))
    made.gives_way = [columns.index(name) for name in gives_way.split() if name in columns]
    for column in columns:
        number = column in right.split()  # numbers are never wrapped
        made.add_column(_heading(column, lang), justify="right" if number else "left", overflow="fold", no_wrap=number)
    for row in rows:
        made.add_row(*(_cell(cell, lang or "en") for cell in row))
    return made


def _grid(title: Any, lang: Language, names: tuple[str, ...]) -> Grid:
    made = Grid(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False, title_style="bold")
    made.lang, made.names = lang, names
    return made


def _cell(cell: str | Text, lang: Language) -> Text:
    """A cell: typed text is not markup; figures get the marks of the language."""
    if isinstance(cell, str):
        return Text(figures_text(lang, cell))
    figures = figures_text(lang, cell.plain)
    return cell if figures == cell.plain else Text(figures, style=cell.style)


def _heading(column: str, lang: Language | None) -> str:
    return message(lang, f"column-{column.replace('_', '-')}") if lang and column.strip("#") else column


def table_of_any_length(
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    right: str = "",
    lang: Language | None = None,
    *,
    gives_way: str = "",
) -> "Grid | LongTable":
    """A plain table that may have thousands of rows."""
    if len(rows) < LONG:
        return table(columns, rows, right=right, lang=lang, gives_way=gives_way)
    texts = [[figures_text(lang or "en", cell) for cell in row] for row in rows]
    return LongTable([_heading(column, lang) for column in columns], texts, [c in right.split() for c in columns])


class LongTable:
    """A table that looks like the others but is laid out at once: rich needs half a millisecond for each cell."""

    def __init__(self, headings: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[bool]) -> None:
        self.rows, self.right = (headings, *rows), right
        self.full = [max(map(cell_len, column)) for column in zip(*self.rows, strict=True)]

    def lines(self, most: int) -> Iterator[str]:
        """Its lines, none wider than this: columns of words are wrapped, the widest most."""
        widths = list(self.full)
        while (over := sum(widths) + BETWEEN_COLUMNS * len(widths) - 1 - most) > 0:
            narrowed = max((n for n, to_right in enumerate(self.right) if not to_right), key=widths.__getitem__)
            second = max((width for n, width in enumerate(widths) if n != narrowed), default=1)
            if widths[narrowed] <= 1:
                break
            widths[narrowed] = max(1, min(widths[narrowed] - 1, max(second, widths[narrowed] - over)))
        blank = " " * (sum(widths) + BETWEEN_COLUMNS * len(widths) - 1)
        yield blank
        for number, row in enumerate(self.rows):
            cells = [wrapped(cell, width) for cell, width in zip(row, widths, strict=True)]
            for n in range(max(map(len, cells))):
                parts = (cell[n] if n < len(cell) else "" for cell in cells)
                yield f" {'   '.join(map(_pad, parts, widths, self.right))} "
            if number == 0:
                yield f" {'─' * (len(blank) - 2)} "
        yield blank


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text, broken between words, and inside a word only if it is wider than that."""
    if cell_len(text) <= width:
        return [text]
    lines: list[str] = []
    line = ""
    for word in re.findall(rf"\s*(?:{UNBROKEN.pattern})", text):
        if line and cell_len(line + word) > width:
            lines, line, word = [*lines, line], "", word.lstrip()  # noqa: PLW2901 - the blank before it is dropped
        line += word
        if cell_len(line) > width:
            *full, line = chop_cells(line, width)
            lines += full
    return [*lines, line]


def _pad(text: str, width: int, to_right: bool) -> str:
    blank = " " * (width - cell_len(text))
    return blank + text if to_right else text + blank


def print_table(console: Console, made: Table | LongTable) -> tuple[str, ...]:
    """Prints a table that is never wider than the screen, cuts no figure, and returns the columns that it shows.

    Columns of words are wrapped; then those that matter least give way, which is said below; and where even that is not
    enough, each row is a list of its own.
    """
    if isinstance(made, LongTable):
        for line in made.lines(console.width):
            console.print(line, markup=False, soft_wrap=True)
        return ()
    width = console.width + 1  # nothing follows the last column
    shown, left_out = _given_way(made, width) if isinstance(made, Grid) else (made, [])
    least, texts = _least_widths(shown), _texts(shown)
    if sum(least) > width:
        print_rows_apart(console, made)  # a list has room for every column
        return made.names if isinstance(made, Grid) else ()
    spare, full = width - sum(least), [_full_width(column) for column in texts]
    for left, n in enumerate(sorted(range(len(full)), key=lambda n: full[n] - least[n])):  # little wants are met
        more = min(full[n] - least[n], spare // (len(full) - left))
        shown.columns[n].width = least[n] + more - BETWEEN_COLUMNS
        spare -= more
    console.print(shown)
    if not isinstance(shown, Grid):
        return ()
    if left_out:
        console.print(message(shown.lang, "table-gave-way", columns=joined(shown.lang, left_out)), style="dim")
    return shown.names


def _given_way(made: Grid, width: int) -> tuple[Grid, list[str]]:
    """The table without the columns that must go so that the others fit comfortably, and the headings of those."""
    going, texts = list(made.gives_way), _texts(made)
    least, gone = _least_widths(made), set[int]()
    wish = [
        least[n] if column.no_wrap else min(_full_width(texts[n]), max(least[n], COMFORTABLE + BETWEEN_COLUMNS))
        for n, column in enumerate(made.columns)
    ]
    while going and sum(wish[n] for n in range(len(wish)) if n not in gone) > width:
        gone.add(going.pop(0))
    if not gone:
        return made, []
    stay = [n for n, _ in enumerate(made.columns) if n not in gone]
    shown = _grid(made.title, made.lang, tuple(made.names[n] for n in stay))
    for column in (made.columns[n] for n in stay):
        shown.add_column(column.header, justify=column.justify, overflow="fold", no_wrap=column.no_wrap)
    for row in zip(*(made.columns[n].cells for n in stay), strict=True):
        shown.add_row(*row)
    return shown, [texts[n][0] for n in sorted(gone)]


def print_rows_apart(console: Console, made: Table) -> None:
    """Prints each row as a list: its first cell, then a line for each of the others after its heading."""
    if made.title:
        console.print(made.title, style="bold", markup=False)
    heads, *rows = zip(*_texts(made), strict=True)
    for first, *rest in rows:
        console.print(first, style="bold", markup=False)
        lines = Table.grid("", Column(overflow="fold"), padding=(0, 2), pad_edge=True)
        for head, text in zip(heads[1:], rest, strict=True):
            if text:
                lines.add_row(Text(head, "dim"), Text(text))
        console.print(lines)


def _texts(made: Table) -> list[list[str]]:
    """The columns of a table, each with its heading."""
    return [
        [cell.plain if isinstance(cell, Text) else str(cell) for cell in (column.header, *column.cells)]
        for column in made.columns
    ]


def _full_width(texts: Sequence[str]) -> int:
    return max((cell_len(line) for text in texts for line in text.split("\n")), default=0) + BETWEEN_COLUMNS


def _least_widths(made: Table) -> list[int]:
    """How narrow columns can be: figures are never broken, words only where a line may end, Chinese between any two
    characters.
    """
    widths = []
    for column, cells in zip(made.columns, _texts(made), strict=True):
        pieces = (piece for cell in cells for piece in ([cell] if column.no_wrap else UNBROKEN.findall(cell)))
        widths.append(max(map(cell_len, pieces), default=0) + BETWEEN_COLUMNS)
    return widths
