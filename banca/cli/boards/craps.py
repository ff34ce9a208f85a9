"""The puck and the shooter."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from banca.cli.words import word
from banca.law import Language
from banca.table import Table


def board(table: Table, viewer: str, lang: Language) -> list[RenderableType]:
    state: Any = table.state
    shooter = state.layout.shooter
    who = word(lang, "you") if shooter == viewer else shooter or word(lang, "nobody_yet")
    puck = (f" ON {state.point} ", "bold black on white") if state.point else (" OFF ", "bold white on black")
    return [Text.assemble("  ", puck, f"  {word(lang, 'shooter', who=who)}")]
