"""Exact analysis: probabilities, edges and variances as fractions."""

from typing import Any

from banca.exact.value import BetCombination, BetOdds, CombinedBet, combined_odds, decimal
from banca.games import module_for
from banca.play.game import Game
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.progress import Progress, progress_to

__all__ = [
    "BetCombination",
    "BetOdds",
    "CombinedBet",
    "Progress",
    "Wager",
    "as_simulated",
    "combined_odds",
    "decimal",
    "edges",
    "odds",
    "progress_to",
]


def odds(game: Game[Any], setting: Setting, *, every_selection: bool = False) -> tuple[BetOdds, ...]:
    """A row for each class of selections of each bet, or for every selection, by the game's own counting method."""
    rows: tuple[BetOdds, ...] = _plan(game, setting).odds(game, setting, every_selection=every_selection)
    return rows


def edges(game: Game[Any], setting: Setting) -> tuple[BetOdds, ...]:
    """The rows with outcomes and edges only; figures that take long may be left out."""
    plan = _plan(game, setting)
    rows: tuple[BetOdds, ...] = getattr(plan, "edges", plan.odds)(game, setting)
    return rows


def as_simulated(game: Game[Any], setting: Setting) -> tuple[BetOdds, ...]:
    """The odds of bets as `banca.simulate` plays them, which differs in some games."""
    plan = _plan(game, setting)
    rows: tuple[BetOdds, ...] = getattr(plan, "as_simulated", plan.odds)(game, setting)
    return rows


def _plan(game: Game[Any], setting: Setting) -> Any:
    game.check_edition(setting)
    return module_for("exact", game)
