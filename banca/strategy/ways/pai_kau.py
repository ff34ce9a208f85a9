"""Ways to play pai kau: somebody takes the bank, the others bet on seats, and tiles are arranged in the house's way."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from banca.games.pai_kau.arranging import Arrange
from banca.games.pai_kau.bank import Pass
from banca.games.pai_kau.equipment import BANK, SEAT
from banca.games.pai_kau.ways import house_way
from banca.play.act import Act, Bet
from banca.play.game import Game
from banca.strategy.ways import Sight, Wanted, Way, chips

CAPITAL_CHIPS = (50, 150, 300, 600)  # times the least; who won with the bank leaves it all there (art4.9)


def bets(game: Game[Any], sight: Sight, way: Way, random: Random) -> Iterator[Wanted]:
    """The bank, if it is his or anybody's; on a seat once there is a banker."""
    del game
    entitled = sight.seen["entitled"]
    if sight.own:
        return
    if sight.seen["bank"]:
        yield Wanted(sight.player, [(SEAT, None)], chips(way, random))
    elif entitled is None or entitled[1] == sight.player:
        seats = None if entitled is None else [entitled[0]]
        yield Wanted(sight.player, [(BANK, None)], CAPITAL_CHIPS, seats)


def says(sight: Sight, made: Sequence[Bet]) -> Iterator[Act]:
    """Whoever is entitled to the bank and does not take it passes it on."""
    entitled = sight.seen["entitled"]
    waits = not sight.seen["bank"] and entitled and entitled[1] == sight.player
    if waits and not any(bet.bet == BANK for bet in made):
        yield Pass(sight.player, entitled[0])


def choose(sight: Sight, choices: Sequence[Act]) -> Act | None:
    """The division of the published way of the house; None where something else is asked."""
    for act in choices:
        if isinstance(act, Arrange) and set(act.front) == _front(sight, act.place):
            return act
    return None


def _front(sight: Sight, place: int) -> set[str]:
    return set(house_way(sight.setting).arrange(sight.seen["tiles"][str(place)]).front)
