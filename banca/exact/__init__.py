"""Exact analysis: probabilities, edges and variances as fractions.

>>> from banca.exact import Progress
>>> def show(stage: str, share: float) -> None:
...     print(f"{stage}: {share:.0%}")
>>> listener: Progress = show
>>> listener("deals", 0.25)
deals: 25%
"""

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
    """A row for each class of selections of each bet, or for every selection, by the game's own counting method.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> game, setting = banca.game_of(law.slug), banca.Setting(banca.option_set(law))
    >>> [(row.bet, str(row.edge)) for row in banca.odds(game, setting)]
    [('kuoc', '1/40'), ('fan', '3/80'), ('nim', '1/40'), ('nga', '1/80'), ('se-sam-hong', '1/80')]
    """
    rows: tuple[BetOdds, ...] = _plan(game, setting).odds(game, setting, every_selection=every_selection)
    return rows


def edges(game: Game[Any], setting: Setting) -> tuple[BetOdds, ...]:
    """The rows with outcomes and edges only; figures that take long may be left out.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> game, setting = banca.game_of(law.slug), banca.Setting(banca.option_set(law))
    >>> from banca.exact import edges
    >>> [str(row.edge) for row in edges(game, setting)][:2]
    ['1/40', '3/80']
    """
    plan = _plan(game, setting)
    rows: tuple[BetOdds, ...] = getattr(plan, "edges", plan.odds)(game, setting)
    return rows


def as_simulated(game: Game[Any], setting: Setting) -> tuple[BetOdds, ...]:
    """The odds of bets as `banca.simulate` plays them, which differs in some games.

    >>> import banca
    >>> law = banca.edition("fantan-58-2004")
    >>> game, setting = banca.game_of(law.slug), banca.Setting(banca.option_set(law))
    >>> from banca.exact import as_simulated
    >>> [str(row.win) for row in as_simulated(game, setting)][:2]
    ['1/2', '1/4']
    """
    plan = _plan(game, setting)
    rows: tuple[BetOdds, ...] = getattr(plan, "as_simulated", plan.odds)(game, setting)
    return rows


def _plan(game: Game[Any], setting: Setting) -> Any:
    game.check_edition(setting)
    return module_for("exact", game)
