"""Ways to play blackjack: a stake on a place of one's own, and the basic strategy on its hands."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from banca.games.blackjack.bets import MAIN
from banca.games.blackjack.terms import terms_of
from banca.play.act import Act
from banca.play.game import Game
from banca.strategy.blackjack.basic import DRAW, STAND, advise
from banca.strategy.ways import Sight, Wanted, Way, any_bets, chips


def bets(game: Game[Any], sight: Sight, way: Way, random: Random) -> Iterator[Wanted]:
    if sight.own:
        return
    yield Wanted(sight.player, [(MAIN, None)], chips(way, random))
    if way.name == "random":
        yield from any_bets(game, sight, way, random, MAIN)


def choose(sight: Sight, choices: Sequence[Act]) -> Act | None:
    """The basic strategy on the hand in turn; None where something else is asked."""
    by_word = {act.name: act for act in choices}
    current = sight.seen["current"]
    if current is None or not by_word.keys() & {DRAW, STAND}:
        return None
    place, number = current
    hand = sight.seen["places"][str(place)][number - 1]
    return by_word[advise(hand, sight.seen["bank"][0], terms_of(sight.setting), by_word.keys())]
