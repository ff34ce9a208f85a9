"""Ways to play stud poker: raise on whatever would open, and fold the rest."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from banca.games.stud_poker.equipment import ANTE
from banca.games.stud_poker.hands import opens
from banca.games.stud_poker.showdown import Fold, Raise
from banca.play.act import Act
from banca.play.game import Game
from banca.strategy.ways import Sight, Wanted, Way, any_bets, chips


def bets(game: Game[Any], sight: Sight, way: Way, random: Random) -> Iterator[Wanted]:
    if sight.own:
        return
    yield Wanted(sight.player, [(ANTE, None)], chips(way, random))
    if way.name == "random":
        yield from any_bets(game, sight, way, random, ANTE)


def choose(sight: Sight, choices: Sequence[Act]) -> Act | None:
    wanted = Raise if opens(sight.seen["hand"]) else Fold
    return next((act for act in choices if isinstance(act, wanted)), None)
