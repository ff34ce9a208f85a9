"""A table of baccarat: your cards, the roads of the shoe, odds from the unseen cards."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from banca.cli.names import bet_text
from banca.cli.play.dialogue import Dialogue
from banca.cli.screen import cards_text
from banca.cli.tables import print_table, table
from banca.exact import decimal
from banca.exact.baccarat import odds
from banca.games.baccarat.drawing import SIDES, Side, Winner
from banca.games.baccarat.shoe import RoundResult
from banca.law import Language
from banca.messages import message
from banca.strategy.baccarat import ROWS, Cell, ask, roads
from banca.table import Table

RED, BLUE, GREEN = "bold red", "bold blue", "bold green"
STYLES = {"red": RED, "blue": BLUE, "green": GREEN, None: GREEN}
WON: Mapping[str | None, Winner] = {"red": "banker", "blue": "player", "green": "tie", None: "tie"}
ROADS = ("bead-plate", "big", "big-eye-boy", "small", "cockroach")
COLUMNS_SHOWN = 24  # of a road; the oldest drop out


def board(at: Table, viewer: str, lang: Language) -> list[RenderableType]:
    """The cards that the viewer holds, then the roads of the shoe."""
    state: Any = at.state
    seen = at.game.seen_by(state, viewer)
    held = (seen[side] for side, holder in seen["holders"].items() if holder == viewer)
    own = [Text.assemble(f"  {message(lang, 'play-your-hand')}", cards_text(cards)) for cards in held]
    return [*own, *all_roads(state.shoe.results, lang)]


def all_roads(results: Sequence[RoundResult], lang: Language) -> list[RenderableType]:
    """Bead plate and big road above, the three derived roads below, each in its colours."""
    if not results:
        return []
    known = roads(results)
    letters = {side: message(lang, f"baccarat-letter-{side}") for side in get_args(Winner)}
    bead, big, *derived = (message(lang, f"baccarat-road-{road}") for road in ROADS)

    def won(cell: Cell) -> str:
        pairs = ("'" if cell.marks.banker_pair else "") + ("," if cell.marks.player_pair else "")
        return letters[WON[cell.colour]] + pairs

    def with_ties(cell: Cell) -> str:
        letter = letters[WON[cell.colour]] if cell.colour else ""
        return letter + (f"/{cell.marks.ties}" if cell.marks.ties else "")

    above = [(bead, road(known.bead_plate, won)), (big, road(known.big_road, with_ties))]
    cells = (known.big_eye_boy, known.small_road, known.cockroach)
    below = [(name, road(c, regular)) for name, c in zip(derived, cells, strict=True)]
    begun = [(name, drawn) for name, drawn in below if drawn.plain.strip()]
    shown: list[RenderableType] = [side_by_side(drawn) for drawn in (above, begun) if drawn]
    if any(r.banker_pair or r.player_pair for r in results):
        shown.append(Text(f"   {message(lang, 'baccarat-pairs')}", style="dim"))
    return [*shown, *(next_road(results, side, lang) for side in SIDES if begun)]


def next_road(results: Sequence[RoundResult], side: Side, lang: Language) -> Text:
    """The marks that the derived roads would get if this side won next (“ask the road”)."""
    preview = ask(results, side)
    marks = (preview.big_eye_boy, preview.small_road, preview.cockroach)
    drawn = Text(
        f"   {message(lang, 'baccarat-next-road', side=message(lang, f'baccarat-letter-{side}'))}", style="dim"
    )
    for colour in marks:
        drawn.append("● " if colour == "red" else "○ " if colour else "  ", style=STYLES[colour])
    return drawn


def regular(cell: Cell) -> str:
    """Red marks a regular road, blue an irregular one; the symbols differ too, for screens without colours."""
    return "●" if cell.colour == "red" else "○"


def road(cells: Sequence[Cell], letter: Callable[[Cell], str]) -> Text:
    """A road on its six rows, latest columns only."""
    last = max((cell.column for cell in cells), default=0)
    first = max(1, last - COLUMNS_SHOWN + 1)
    at = {(cell.column, cell.row): cell for cell in cells}
    width = 1 + max((Text(letter(cell)).cell_len for cell in cells), default=1)
    drawn = Text()
    for row in range(1, ROWS + 1):
        for column in range(first, last + 1):
            cell = at.get((column, row))
            mark = Text(letter(cell) if cell else "·", style=STYLES[cell.colour] if cell else "dim")
            drawn.append(mark).append(" " * (width - mark.cell_len))
        drawn.append("\n" if row < ROWS else "")
    return drawn


def side_by_side(titled: Sequence[tuple[str, Text]]) -> Grid:
    grid = Grid.grid(padding=(0, 3))
    grid.add_row("", *(Text(name, style="dim") for name, _ in titled))
    grid.add_row("", *(drawn for _, drawn in titled))
    return grid


class BaccaratDialogue(Dialogue):
    def show_odds(self) -> None:
        """Show the odds of the next round, from the unseen cards."""
        game: Any = self.table.game
        left = self.state.shoe.possible(self.table.setting.options.number("decks"))
        rows = [
            (
                bet_text(self.view.edition, self.lang, row.bet),
                *(f"{decimal(chance, 6)}" for chance in (row.win, row.push, row.lose)),
                f"{decimal(row.edge * 100, 4)} %",
            )
            for row in odds(game, self.table.setting, cards=left)
        ]
        columns = ("bet", "win", "push", "lose", "edge")
        print_table(self.view.console, table(columns, rows, right="win push lose edge", lang=self.lang))
        self.view.say(f"  {self.message('baccarat-cards-not-seen', count=len(left))}", style="dim")
