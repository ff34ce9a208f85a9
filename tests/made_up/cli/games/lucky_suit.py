"""Lucky suit in the terminal: the card that was turned up, in its colour."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from banca.cli.screen import cards_text
from banca.cli.terminal import Terminal

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table as Grid

    from banca.law import Language
    from banca.table import Table


class LuckySuitTerminal(Terminal):
    def board(self, table: "Table", viewer: str, lang: "Language") -> "list[RenderableType]":
        del viewer, lang
        state: Any = table.state
        return [cards_text([state.shown.card])] if state.shown else []

    def result(
        self, state: Any, result: Mapping[str, Any] | None, lang: "Language", viewer: str | None = None
    ) -> "tuple[list[Grid], str]":
        del state, lang, viewer
        return [], cards_text([result["card"]]).plain if result else ""


TERMINAL = LuckySuitTerminal()
