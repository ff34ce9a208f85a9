"""Environments to learn the games in: Gymnasium for one player, many tables at a time, PettingZoo for several.

>>> import gymnasium
>>> import banca.envs
>>> env = gymnasium.make("banca/Blackjack-v0", decks=6, **{"dealing-device": "shoe"})
>>> observed, info = env.reset(seed=1)
>>> from banca.envs import ENVIRONMENTS
>>> ENVIRONMENTS["banca/Blackjack-v0"]
'blackjack'

The module of this package for a game, or for its family, declares
    PLAY         the game as one learner plays it, a class of `Play`
    TABLES       thousands of tables at once, a class of `ManyTables` as "module:class", which needs numba
    SHARED_PLAY  the game as several learners play it at one table, if they can
    NAME         how the environment is called, if not by the game's name
"""

from collections.abc import Mapping
from importlib.util import find_spec

if not find_spec("gymnasium"):
    raise ImportError("banca.envs needs gymnasium: pip install 'banca[envs]'")

import gymnasium

from banca.games import game_of, module_for
from banca.law import games


def _environments() -> dict[str, str]:
    found = {}
    for game in games():
        if module := module_for("envs", game_of(game)):
            name = getattr(module, "NAME", "".join(map(str.capitalize, game.split("-"))))
            found[f"banca/{name}-v0"] = game
    return found


ENVIRONMENTS: Mapping[str, str] = _environments()  # the game of each environment


def register() -> None:
    """Register all environments with Gymnasium; those already registered stay as they are.

    >>> import gymnasium
    >>> from banca.envs import ENVIRONMENTS, register
    >>> register()
    >>> ENVIRONMENTS["banca/Craps-v0"], "banca/Craps-v0" in gymnasium.registry
    ('craps', True)
    """
    for name, game in ENVIRONMENTS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "banca.envs.live:LiveEnv",
                vector_entry_point="banca.envs.vector:many_tables",
                kwargs={"game": game},
            )


register()

__all__ = ["ENVIRONMENTS", "register"]
