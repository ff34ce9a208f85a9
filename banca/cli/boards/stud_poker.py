"""The pool, what lies face up, one's own cards."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from banca.cli.boards.cards import cards_text
from banca.cli.words import word
from banca.games.stud_poker.hands import CARDS_IN_HAND
from banca.law import Language
from banca.money import format_amount
from banca.play.act import Act
from banca.table import Table


def board(table: Table, viewer: str, lang: Language) -> list[RenderableType]:
    """The meter of the jackpot, what lies face up, and one's own hand: nothing that forecasts or advises (art12.1)."""
    game: Any = table.game
    seen = game.seen_by(table.state, viewer)
    shown: list[RenderableType] = []
    if seen["jackpot"] is not None:
        amount = f"{format_amount(seen['jackpot'])} {table.setting.currency}"
        shown.append(Text.assemble(f"  {word(lang, 'the_jackpot')}", (amount, "bold yellow")))
    if open_ := seen["face_up"].get("croupier"):
        hand = cards_text([*["??"] * (CARDS_IN_HAND - len(open_)), *open_])
        shown.append(Text.assemble(f"  {word(lang, 'the_croupier')}", hand))
    if seen["hand"]:
        shown.append(Text.assemble(f"  {word(lang, 'your_hand')}", cards_text(seen["hand"])))
    return shown


def aloud(table: Table, act: Act, words: str, lang: Language) -> str | None:
    """Nothing of a card that comes face down."""
    del table, lang
    return None if act.name == "card" else words
