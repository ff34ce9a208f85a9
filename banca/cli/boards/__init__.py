"""What a player looks at beside the talk, game by game, and what the croupier calls of what he does."""

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid

from banca.cli.boards import baccarat, blackjack, craps, pai_kau, stud_poker
from banca.cli.screen import result_text
from banca.law import Language
from banca.play.act import Act
from banca.table import Table

BOARDS: Mapping[str, Callable[[Table, str, Language], list[RenderableType]]] = {
    "craps": craps.board,
    "baccarat": baccarat.board,
    "blackjack": blackjack.board,
    "pai-kau": pai_kau.board,
    "stud-poker": stud_poker.board,
}
CALLED: Mapping[str, Callable[[Table, Act, str, Language], str | None]] = {
    "baccarat": baccarat.aloud,
    "blackjack": blackjack.aloud,
    "pai-kau": pai_kau.aloud,
    "stud-poker": stud_poker.aloud,
}


def board(table: Table, viewer: str, lang: Language) -> list[RenderableType]:
    """The board of the game, as it may be seen from this seat."""
    draw = BOARDS.get(table.setting.edition.game)
    return draw(table, viewer, lang) if draw else []


def announced(
    state: Any, result: Mapping[str, Any] | None, lang: Language, viewer: str | None = None
) -> tuple[list[Grid], str]:
    """A result as it is looked at, where one line would not do, and in one line."""
    edition = state.setting.edition
    if edition.game == "pai-kau" and result and "hands" in result:
        return [pai_kau.hands(state, lang, viewer)], pai_kau.result_line(result, edition, lang, viewer)
    if edition.game == "blackjack" and result and "bank" in result:
        return [blackjack.hands(state, lang, viewer)], blackjack.result_line(state, lang)
    if edition.game == "blackjack" and result and "void" in result:
        return [], blackjack.void_line(result["void"], lang)
    return [], result_text(result, edition, lang)


def aloud(table: Table, act: Act, words: str, lang: Language) -> str | None:
    """What the croupier says of an act; None where he says nothing of it."""
    call = CALLED.get(table.setting.edition.game)
    return call(table, act, words, lang) if call else words
