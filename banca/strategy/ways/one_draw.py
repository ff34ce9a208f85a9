"""Ways to play the games in which one draw decides all bets."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

from banca.play.one_draw import OneDraw
from banca.play.payoff import payoff_table
from banca.play.setting import Setting
from banca.strategy.ways import Place, Sight, Wanted, Way, any_bets


def bets(game: OneDraw[Any], sight: Sight, way: Way, random: Random) -> Iterator[Wanted]:
    if way.name != "basic":
        yield from any_bets(game, sight, way, random)
    elif not sight.own:
        cheapest = cheapest_places(game, replace(sight.setting, memory=None))
        yield Wanted(sight.player, random.sample(cheapest, len(cheapest)))


@lru_cache(maxsize=64)
def cheapest_places(game: OneDraw[Any], setting: Setting) -> tuple[Place, ...]:
    """Where a unit staked loses least; counted once for all rounds of a table."""
    table = payoff_table(game, setting)
    means = {place: table.mean(place) for place in table.rows}
    return tuple(place for place, mean in means.items() if mean == max(means.values()))
