"""A report as a document: small frozen parts, which `html.to_html` and `pdf.to_pdf` both write.

    Document("Title", "en", (Heading("Outcomes"), Paragraph("What is paid.", cites=("57/2004 art. 6",)), ...))

Text is text: nothing in it is markup. The colours of a drawing are names of PALETTE, `style="fill:var(--ink)"`, so that
one drawing serves a light page, a dark one and paper; the font of its text is the page's.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from banca.law import Language
from banca.messages import figures_text, joined
from banca.report.svg import with_marks

Align = Literal["left", "right", "centre"]
Tone = Literal["plain", "good", "bad", "faint"]
Kind = Literal["plain", "note", "warning", "lead"]

# Each colour by name: on a light page and paper, and on a dark page.
PALETTE: dict[str, tuple[str, str]] = {
    "paper": ("#ffffff", "#15181c"),
    "ink": ("#1b1f24", "#e6e8ea"),
    "faint": ("#5c6670", "#9aa4ae"),
    "rule": ("#d5dae0", "#353c44"),
    "wash": ("#f4f6f8", "#1e2328"),
    "accent": ("#0b5c8a", "#6cb8e6"),
    "accent-wash": ("#d6e7f1", "#1d3a4b"),
    "gain": ("#1d7044", "#68c091"),
    "loss": ("#b3372e", "#ec8a80"),
    "push": ("#8a6d1f", "#d8b65c"),
}


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell with formatting; `to` is the anchor of a heading."""

    text: str
    strong: bool = False
    tone: Tone = "plain"
    to: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of level 1 (a chapter, listed in the contents), 2 or 3; cells link to its anchor."""

    text: str
    level: int = 1
    anchor: str = ""
    language: Language | None = None  # if it differs from the document's


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str
    cites: tuple[str, ...] = ()  # formatted clauses, set after the text
    kind: Kind = "plain"


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of text or cells; `align` has one letter per column (l, r, c); `foot` rows follow a rule."""

    columns: tuple[str, ...]
    rows: tuple[Sequence[str | Cell], ...]
    align: str = ""
    caption: str = ""
    foot: tuple[Sequence[str | Cell], ...] = ()
    small: bool = False

    def __post_init__(self) -> None:
        for row in (*self.rows, *self.foot):
            if len(row) != len(self.columns):
                raise ValueError(f"a row of {len(row)} cells under {len(self.columns)} columns: {row!r}")
        if self.align and len(self.align) != len(self.columns):
            raise ValueError(f"{self.align!r} does not align {len(self.columns)} columns")

    def alignment(self, column: int) -> Align:
        letters: dict[str, Align] = {"l": "left", "r": "right", "c": "centre"}
        return letters[self.align[column]] if self.align else "left"


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing, `<svg ... viewBox="0 0 W H">...</svg>`, with its caption and a text alternative."""

    svg: str
    caption: str
    says: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    text: str
    term: str = ""
    cites: tuple[str, ...] = ()
    language: Language | None = None  # if it differs from the document's


@dataclass(frozen=True, slots=True)
class Listing:
    """A list: bullets, numbered steps, terms with definitions, or figures (short terms and values in a grid)."""

    items: tuple[Item, ...]
    kind: Literal["bullets", "steps", "terms", "figures"] = "bullets"


@dataclass(frozen=True, slots=True)
class Blanks:
    """Lines to fill in by hand: a signature, a date, a number."""

    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PageBreak:
    """A new page on paper; nothing on a screen."""


Part = Heading | Paragraph | Table | Figure | Listing | Blanks | PageBreak


@dataclass(frozen=True, slots=True)
class Document:
    title: str
    language: Language
    parts: tuple[Part, ...]
    subtitle: str = ""
    about: tuple[tuple[str, str], ...] = ()  # label and value pairs under the title
    foot: str = ""  # at the foot of each page; on a screen, at the end
    contents: bool = True

    @property
    def chapters(self) -> tuple[Heading, ...]:
        return tuple(part for part in self.parts if isinstance(part, Heading) and part.level == 1)


def anchor_of(document: Document, heading: Heading) -> str:
    """The heading's own anchor, or one from its position."""
    headings = [part for part in document.parts if isinstance(part, Heading)]
    return heading.anchor or f"part-{next(n for n, each in enumerate(headings, 1) if each is heading)}"


def with_figures(document: Document) -> Document:
    """The document with the figures of its tables, lists and drawings, and with its citations, as its language writes
    them.
    """
    parts = tuple(_with_figures(part, document.language) for part in document.parts)
    return document if document.language == "en" else replace(document, parts=parts)


def _with_figures(part: Part, language: Language) -> Part:
    if isinstance(part, Table):
        rows, foot = (
            tuple(tuple(_cell(cell, language) for cell in row) for row in each) for each in (part.rows, part.foot)
        )
        return replace(part, rows=rows, foot=foot)
    if isinstance(part, Listing):
        items = (
            replace(item, text=figures_text(language, item.text), cites=_together(item.cites, language))
            for item in part.items
        )
        return replace(part, items=tuple(items))
    if isinstance(part, Paragraph):
        return replace(part, cites=_together(part.cites, language))
    return replace(part, svg=with_marks(part.svg, language)) if isinstance(part, Figure) else part


def _together(cites: tuple[str, ...], language: Language) -> tuple[str, ...]:
    return (joined(language, cites, "list-clauses"),) if cites else ()


def _cell(cell: str | Cell, language: Language) -> str | Cell:
    if isinstance(cell, Cell):
        return replace(cell, text=figures_text(language, cell.text))
    return figures_text(language, cell)
