"""Roulette in the commands: the pocket where the ball rests, between its neighbours on the wheel."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from banca.cli.terminal import Terminal
from banca.games.roulette.bets import WHEEL
from banca.law import Language

if TYPE_CHECKING:
    from rich.console import RenderableType

NEIGHBOURS = 3  # pockets shown on either side
STYLES = {"red": "white on red", "black": "white on black"}
ZERO_STYLE = "white on green"


class RouletteTerminal(Terminal):
    unnamed_bet = "straight"

    def drawing(self, state: Any, result: Mapping[str, Any] | None, lang: Language) -> "RenderableType | None":
        from rich.text import Text

        if not result or (number := result.get("number")) not in WHEEL.numbers:
            return super().drawing(state, result, lang)
        at, pockets = WHEEL.numbers.index(number), len(WHEEL.numbers)
        drawn = Text("  ")
        for offset in range(-NEIGHBOURS, NEIGHBOURS + 1):
            each = WHEEL.numbers[(at + offset) % pockets]
            style = STYLES.get(WHEEL.ground_of(each), ZERO_STYLE)
            drawn.append(
                f" ▸ {each} ◂ " if offset == 0 else f" {each} ", style=f"bold {style}" if offset == 0 else style
            )
        return drawn


TERMINAL = RouletteTerminal()
