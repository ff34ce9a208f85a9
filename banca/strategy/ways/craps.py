"""Ways to play craps: somebody bets on the line, or no dice are thrown; whoever plays well takes odds behind it."""

from collections.abc import Iterator
from random import Random
from typing import Any

from banca.games.craps.bets import ODDS_ON, ON_THE_LINE
from banca.play.game import Game
from banca.strategy.ways import Sight, Wanted, Way, any_bets, chips

ODDS = {line: odds for odds, line in ODDS_ON.items() if line in ON_THE_LINE}
ODDS_CHIPS = (1,)  # times the least


def bets(game: Game[Any], sight: Sight, way: Way, random: Random) -> Iterator[Wanted]:
    own = {stake.position.bet for stake in sight.own}
    if way.name == "basic" and sight.seen["point"] is not None:
        behind = [(ODDS[line], None) for line in ON_THE_LINE if line in own and ODDS[line] not in own]
        yield from (Wanted(sight.player, [place], ODDS_CHIPS) for place in behind)
    if own:
        return
    line = random.choice(ON_THE_LINE) if way.name == "random" else ON_THE_LINE[0]
    yield Wanted(sight.player, [(line, None)], chips(way, random))
    if way.name == "random":
        yield from any_bets(game, sight, way, random, line)
