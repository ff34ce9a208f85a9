"""Fantan in the commands: the buttons as they are counted off, and what is left of them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from banca.cli.terminal import Terminal
from banca.games.fantan.bets import NUMBERS
from banca.law import Language

if TYPE_CHECKING:
    from rich.console import RenderableType


class FantanTerminal(Terminal):
    unnamed_bet = "fan"

    def drawing(self, state: Any, result: Mapping[str, Any] | None, lang: Language) -> "RenderableType | None":
        from rich.text import Text

        if not result or (left := result.get("number")) not in NUMBERS:
            return super().drawing(state, result, lang)
        fours = f"  {result['groups_of_four']} × {'●' * len(NUMBERS)}  "
        return Text.assemble((fours, "dim"), ("▸ " + "●" * left, "bold yellow"))


TERMINAL = FantanTerminal()
