"""Exact analysis: probabilities, edges and variances as fractions."""

from importlib import import_module
from typing import Any

from banca.exact.worth import BetOdds, decimal
from banca.games import folder_of
from banca.play.game import Game
from banca.play.one_draw import OneDraw
from banca.play.setting import Setting

__all__ = ["BetOdds", "decimal", "odds"]


def odds(game: Game[Any], setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    """A row for each class of selections of each bet, or for every selection, by the counting plan of the game."""
    plan = "one_draw" if isinstance(game, OneDraw) else folder_of(game)
    rows: tuple[BetOdds, ...] = import_module(f"banca.exact.{plan}").odds(
        game, setting, every_selection=every_selection
    )
    return rows
