"""Fish-prawn-crab in the commands: the figures that the dice show, each in its colour."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from banca.cli.names import value_text
from banca.cli.terminal import Terminal
from banca.games.fish_prawn_crab.bets import FACE_TABLE, FACES
from banca.law import Language

if TYPE_CHECKING:
    from rich.console import RenderableType

COLOURS = {face.number: face.colour for face in FACE_TABLE}


class FishPrawnCrabTerminal(Terminal):
    unnamed_bet = "figure"

    def drawing(self, state: Any, result: Mapping[str, Any] | None, lang: Language) -> "RenderableType | None":
        from rich.text import Text

        from banca.cli.drawings import boxes_drawn

        shown = (result or {}).get("dice", ())
        if not shown or any(face not in FACES for face in shown):
            return super().drawing(state, result, lang)
        edition = state.setting.edition
        words = (f"{FACES[face]} {value_text(edition, lang, face)}" for face in shown)
        return boxes_drawn(
            [Text(word, f"bold {COLOURS[FACES[face]]}") for word, face in zip(words, shown, strict=True)]
        )


TERMINAL = FishPrawnCrabTerminal()
