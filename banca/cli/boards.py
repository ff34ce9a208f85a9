"""What a player looks at beside the talk: the point and the puck, the roads, one's own cards."""

from collections.abc import Callable, Mapping
from typing import Any

from rich.text import Text

from banca.law import Language
from banca.table import Table

Shown = list[Any]


def board(table: Table, viewer: str, lang: Language) -> Shown:
    """The board of the game, as it may be seen from this seat."""
    draw = BOARDS.get(table.setting.edition.game)
    return draw(table.state, viewer, lang) if draw else []


def craps(state: Any, viewer: str, lang: Language) -> Shown:
    del viewer, lang
    puck = f" ON {state.point} " if state.point else " OFF "
    shooter = state.layout.shooter or "nobody yet"
    return [
        Text.assemble(
            "  ", (puck, "bold black on white" if state.point else "bold white on black"), f"  shooter: {shooter}"
        )
    ]


BOARDS: Mapping[str, Callable[[Any, str, Language], Shown]] = {"craps": craps}
