"""Cards as they lie on a table."""

from collections.abc import Sequence

from rich.text import Text

SUIT_SIGNS = {"s": "♠", "h": "♥", "c": "♣", "d": "♦"}


def cards_text(cards: Sequence[str]) -> Text:
    """Cards as people know them: 10♥, K♠; a card that may not be seen is its back."""
    drawn = Text()
    for card in cards:
        if card[-1:] in SUIT_SIGNS:
            rank = card[0].replace("T", "10")
            drawn.append(f"{rank}{SUIT_SIGNS[card[1]]} ", style="bold red" if card[1] in "hd" else "bold")
        else:
            drawn.append("▒▒ ", style="dim")
    return drawn
