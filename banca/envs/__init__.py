"""Environments to learn the games in: Gymnasium for one player, many tables at a time, PettingZoo for several.

>>> import gymnasium
>>> import banca.envs
>>> env = gymnasium.make("banca/Blackjack-v0", decks=6, **{"dealing-device": "shoe"})
>>> observed, info = env.reset(seed=1)
"""

from importlib.util import find_spec

if not find_spec("gymnasium"):
    raise ImportError("banca.envs needs gymnasium: pip install 'banca[envs]'")

from banca.envs.registered import ENVIRONMENTS, register

register()

__all__ = ["ENVIRONMENTS", "register"]
