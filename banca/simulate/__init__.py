"""Simulation: rounds by the million, from the same tables as the exact numbers."""

from importlib import import_module
from typing import Any

from banca.games import folder_of
from banca.play.game import Game
from banca.play.one_draw import OneDraw
from banca.play.payoff import Place
from banca.play.setting import Setting
from banca.simulate.tally import Done, Simulated

__all__ = ["Simulated", "simulate"]


def simulate(
    game: Game[Any], setting: Setting, place: Place, rounds: int, seed: int, done: Done = lambda _: None
) -> Simulated:
    """Plays the bet so many times, by the game's kernel. The same seed gives the same counts, whatever else runs."""
    kernel = "one_draw" if isinstance(game, OneDraw) else folder_of(game)
    found: Simulated = import_module(f"banca.simulate.{kernel}").simulate(game, setting, place, rounds, seed, done)
    return found
