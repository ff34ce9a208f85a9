"""A game with the setting of another: one clear line, everywhere."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from banca.exact import Wager, as_simulated, combined_odds, edges, odds
from banca.games import game_of
from banca.law import EDITIONS, OptionError, option_set
from banca.play.game import Game
from banca.play.setting import Setting
from banca.simulate import simulate
from banca.table import Table

ASKED: dict[str, Callable[[Game[Any], Setting], Any]] = {
    "a table": Table,
    "an opening": lambda game, setting: game.opening(setting),
    "odds": odds,
    "edges": edges,
    "odds as simulated": as_simulated,
    "bets held": lambda game, setting: combined_odds(game, setting, [Wager(("red", None), 1)]),
    "a simulation": lambda game, setting: simulate(game, setting, ("red", None), 10, 1),
}


@pytest.mark.parametrize("asked", ASKED)
def test_the_setting_of_another_edition_is_refused(asked: str) -> None:
    for slug, other in permutations(EDITIONS, 2):
        game, setting = game_of(slug), Setting(option_set(game_of(other).edition))
        with pytest.raises(OptionError, match=f"^this is a setting of {other}, not of {slug}: "):
            ASKED[asked](game, setting)
