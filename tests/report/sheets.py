"""Sheets of the quick games, computed once for all tests of the reports."""

from datetime import date
from functools import cache
from typing import Any

from banca.games import game_of
from banca.law import edition_named, option_set
from banca.play.setting import Setting
from banca.report.document import Blanks, Cell, Document, Figure, Heading, Listing, PageBreak, Paragraph, Table
from banca.report.sheet import Sheet, SheetRequest, compute

DAY = date(2026, 11, 15)
QUICK = ("baccarat", "craps", "cussec", "fantan", "fish-prawn-crab", "roulette")


def setting_of(game: str, **chosen: Any) -> Setting:
    return Setting(option_set(edition_named(game), {name.replace("_", "-"): value for name, value in chosen.items()}))


@cache
def sheet_of(game: str, rounds: int = 2000) -> Sheet:
    setting = setting_of(game)
    return compute(
        game_of(setting.edition.slug), setting, SheetRequest(DAY, proof_rounds=rounds, sensitivity=game != "baccarat")
    )


def texts(document: Document) -> list[str]:
    """Every text of a document that is in its own language, as a reader meets it."""
    found = [document.title, document.subtitle, document.foot, *(word for pair in document.about for word in pair)]
    for part in document.parts:
        match part:
            case Heading() | Paragraph():
                found.append(part.text)
            case Table():
                cells = [cell for row in (*part.rows, *part.foot) for cell in row]
                found += [*part.columns, part.caption, *(c.text if isinstance(c, Cell) else c for c in cells)]
            case Figure():
                found += [part.caption, part.svg]
            case Listing():
                found += [item.term for item in part.items if item.language is None]
                found += [item.text for item in part.items if item.language is None]
            case Blanks():
                found += part.labels
            case PageBreak():
                pass
    return found
