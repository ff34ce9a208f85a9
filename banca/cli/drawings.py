"""Results drawn in the terminal: dice with their pips, and a row of boxes for whatever has a name."""

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

# The pips of a die, in three rows of three.
PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


def dice_drawn(shown: Sequence[Any]) -> Text | None:
    """Dice with one to six pips; None if they show anything else."""
    if not shown or any(face not in PIPS for face in shown):
        return None
    rows = ["   ".join(f"│ {PIPS[face][row]} │" for face in shown) for row in range(3)]
    edge = "─" * 7
    top, bottom = ("   ".join(f"{left}{edge}{right}" for _ in shown) for left, right in ("╭╮", "╰╯"))
    return Text("\n".join(f"  {line}" for line in (top, *rows, bottom)))


def boxes_drawn(words: Sequence[Text]) -> Text:
    """A box round each word."""
    edges = ["─" * (cell_len(word.plain) + 2) for word in words]
    top, bottom = ("  ".join(f"{left}{edge}{right}" for edge in edges) for left, right in ("╭╮", "╰╯"))
    drawn = Text(f"  {top}\n  ")
    for number, word in enumerate(words):
        drawn.append("  " if number else "").append("│ ").append(word).append(" │")
    return drawn.append(f"\n  {bottom}")
