"""The fonts for Chinese in a PDF: where they are, and which characters they have."""

import struct
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from banca.law import BancaError

PACKAGE = "pylopdf_fonts_zh_tw"
FILES = ("NotoSerifTC-Regular.otf", "NotoSansTC-Regular.otf")
MISSING = "a PDF with Chinese needs its fonts: pip install 'banca[pdf]' (or write --html, which needs none)"


def folder() -> Path:
    found = find_spec(PACKAGE)
    where = Path(found.origin).parent if found and found.origin else None
    if where is None or not all((where / name).is_file() for name in FILES):
        raise BancaError(MISSING)
    return where


def refuse(characters: set[str]) -> None:
    """Says which characters no font here has, before a page is set with empty boxes."""
    have = frozenset.intersection(*(characters_of(folder() / name) for name in FILES))
    lacking = sorted(each for each in characters if ord(each) not in have)
    if lacking:
        raise BancaError(f"the fonts of the PDF have no {' '.join(lacking[:10])}: write --html, or spell it otherwise")


@cache
def characters_of(font: Path) -> frozenset[int]:
    """The characters of an OpenType font, from the groups of its table of characters (cmap, format 12)."""
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
