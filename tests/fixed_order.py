"""What a table has fixed and not yet shown: for tests alone, as nobody else may know it."""

from banca.play.commitments import OpenedDraw, UnseenDraw
from banca.play.game import CARDS
from banca.table import Table


def to_come(table: Table, stream: str = CARDS) -> tuple[str, ...]:
    run = table._order.runs[stream]
    return run.tree.drawn[run.place :]


def opened(table: Table) -> list[str]:
    return [draw.drawn for draw in table.draws if isinstance(draw, OpenedDraw)]


def unseen(table: Table) -> list[int]:
    """How many places each draw took that nobody saw."""
    return [draw.unseen for draw in table.draws if isinstance(draw, UnseenDraw)]
