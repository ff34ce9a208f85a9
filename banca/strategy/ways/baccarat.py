"""Ways to play baccarat: on the Banker a unit loses least, whatever has been dealt."""

from collections.abc import Iterator
from random import Random
from typing import Any

from banca.play.game import Game
from banca.strategy.ways import Sight, Wanted, Way, any_bets

BANKER = ("banker", None)


def bets(game: Game[Any], sight: Sight, way: Way, random: Random) -> Iterator[Wanted]:
    if way.name != "basic":
        yield from any_bets(game, sight, way, random)
    elif not sight.own:
        yield Wanted(sight.player, [BANKER])
