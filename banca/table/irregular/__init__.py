"""What can go wrong at a table now, by each game's own acts: what a trainer lets happen to see what is done then.

A game's module, named like its folder, lists the acts; whether one can happen now, the game says. `CHANGES` are acts by
which the cards are changed.
"""

from typing import Any

from banca.games import module_for
from banca.play.act import Act
from banca.play.game import Game


def irregular_acts(game: Game[Any]) -> tuple[Act, ...]:
    """All that can ever go wrong."""
    acts: tuple[Act, ...] = getattr(module_for("table.irregular", game), "ACTS", ())
    return acts


def irregularities(game: Game[Any], state: Any) -> tuple[Act, ...]:
    """The irregularities that can happen now."""
    return tuple(act for act in irregular_acts(game) if game.refusal(state, act) is None)
