"""Write a document as a PDF, set by typst, with every font that it uses inside the file."""

import json
import re
import struct
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from banca.law import BancaError, Language
from banca.messages import message
from banca.report.document import PALETTE, Cell, Document, Figure, Heading, Part, Table, anchor_of, with_figures
from banca.report.svg import width_of

LATIN = "Libertinus Serif"  # bundled with typst
FIGURES = "Libertinus Serif"
CHINESE = ("Noto Serif TC", "Noto Sans TC")  # text and headings
REGIONS: dict[Language, str] = {"en": "GB", "pt": "PT", "zh": "HK"}
HAN = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]")
# In ems: the width above which text wraps, the widest column, the widest heading, the gap between columns.
ROOMY, WORDY, HEADING_MOST, GUTTER = 12, 28, 9, 1.2
FONT_PACKAGE = "pylopdf_fonts_zh_tw"
FONT_FILES = ("NotoSerifTC-Regular.otf", "NotoSansTC-Regular.otf")

COLOUR = re.compile(r"var\(--([a-z-]+)\)")


def to_pdf(document: Document) -> bytes:
    """The whole file. The same document gives the same bytes on any machine and day."""
    import typst  # noqa: PLC0415 - slow to load, and only a PDF needs it

    document = with_figures(document)
    try:
        return typst.compile(
            files("banca.report").joinpath("report.typ").read_bytes(),
            sys_inputs={"document": json.dumps(_to_json(document), ensure_ascii=False)},
            font_paths=typst.Fonts(include_system_fonts=False, font_paths=_font_folders(document)),
            timestamp=0,
            format="pdf",
        )
    except typst.TypstError as error:
        raise BancaError("pdf-not-set", fault=str(error.message)) from error


def _font_folders(document: Document) -> list[str]:
    """The folder of Chinese fonts, if the document has Chinese; refuses characters that they lack."""
    characters = set(HAN.findall(json.dumps(_to_json(document), ensure_ascii=False)))
    if not characters:
        return []
    refuse_missing(characters)
    return [str(font_folder())]


def _to_json(document: Document) -> dict[str, Any]:
    """The document as data, colours by their value on paper."""
    chinese = document.language == "zh"
    parts = [_part(document, part) for part in document.parts]
    return {
        "title": document.title,
        "language": document.language,
        "region": REGIONS.get(document.language),
        "subtitle": document.subtitle,
        "about": document.about,
        "foot": document.foot,
        "contents": document.contents,
        "chapters": len(document.chapters),
        "anchors": [part["anchor"] for part in parts if part["type"] == "heading"],
        "palette": {name: light for name, (light, _) in PALETTE.items()},
        "fonts": [LATIN, *CHINESE],
        "heading_fonts": [CHINESE[1], LATIN] if chinese else [LATIN, CHINESE[1]],
        "fallback": True,
        "words": {"contents": message(document.language, "contents")},
        "parts": parts,
    }


def _part(document: Document, part: Part) -> dict[str, Any]:
    kind = type(part).__name__.lower()
    match part:
        case Heading():
            return {"type": kind, **asdict(part), "anchor": anchor_of(document, part)}
        case Table():
            return {
                "type": kind,
                "columns": part.columns,
                "rows": [[_cell(cell) for cell in row] for row in part.rows],
                "foot": [[_cell(cell) for cell in row] for row in part.foot],
                "align": [part.alignment(n) for n in range(len(part.columns))],
                "widths": _widths(part),
                "caption": part.caption,
                "small": part.small,
            }
        case Figure():
            return {"type": kind, "svg": on_paper(part.svg), "caption": part.caption, "says": part.says or part.caption}
    return {"type": kind, **asdict(part)}


def _cell(cell: str | Cell) -> dict[str, Any]:
    return asdict(cell if isinstance(cell, Cell) else Cell(cell))


def on_paper(svg: str) -> str:
    """A self-contained drawing: colours by value, and a font of the file."""
    coloured = COLOUR.sub(lambda found: PALETTE[found[1]][0], svg)
    return coloured.replace("<svg", f"<svg font-family=\"'{FIGURES}', '{CHINESE[1]}'\"", 1)


def _widths(table: Table) -> list[str]:
    """Columns of figures get the width that they need; columns of text share the rest by the length of their text."""
    widths = []
    for n, column in enumerate(table.columns):
        cells = [row[n] for row in (*table.rows, *table.foot)]
        longest = max((width_of(cell.text if isinstance(cell, Cell) else cell, 1) for cell in cells), default=0)
        if table.alignment(n) == "left" and longest > ROOMY:
            widths.append(f"{max(1, round(min(longest, WORDY) / 4))}fr")
        else:
            word = max((width_of(piece, 1) for piece in column.split()), default=0)
            heading = min(max(word * 1.1, width_of(column, 1) * 0.6), HEADING_MOST)
            widths.append(f"{max(longest * 1.06, heading) + GUTTER:.1f}em")
    return widths


# The fonts for Chinese.


def font_folder() -> Path:
    found = find_spec(FONT_PACKAGE)
    where = Path(found.origin).parent if found and found.origin else None
    if where is None or not all((where / name).is_file() for name in FONT_FILES):
        raise BancaError("pdf-fonts-missing")
    return where


def refuse_missing(characters: set[str]) -> None:
    """Refuse characters that no font here has, instead of printing empty boxes."""
    have = frozenset.intersection(*(characters_of(font_folder() / name) for name in FONT_FILES))
    lacking = sorted(each for each in characters if ord(each) not in have)
    if lacking:
        raise BancaError("pdf-characters-missing", characters=" ".join(lacking[:10]))


@cache
def characters_of(font: Path) -> frozenset[int]:
    """The characters of an OpenType font, from its character map (cmap, format 12)."""
    data = font.read_bytes()
    tables = {data[at : at + 4]: struct.unpack(">L", data[at + 8 : at + 12])[0] for at in _records(data, 4, 12, 16)}
    start = tables[b"cmap"]
    offsets = {struct.unpack(">L", data[at + 4 : at + 8])[0] for at in _records(data, start + 2, start + 4, 8)}
    found: set[int] = set()
    for subtable in (start + offset for offset in offsets):
        if struct.unpack(">H", data[subtable : subtable + 2])[0] == 12:
            groups = struct.unpack(">L", data[subtable + 12 : subtable + 16])[0]
            for at in range(subtable + 16, subtable + 16 + groups * 12, 12):
                first, last = struct.unpack(">LL", data[at : at + 8])
                found.update(range(first, last + 1))
    return frozenset(found)


def _records(data: bytes, count_at: int, first: int, size: int) -> range:
    count = struct.unpack(">H", data[count_at : count_at + 2])[0]
    return range(first, first + count * size, size)
