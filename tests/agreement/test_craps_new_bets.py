"""A new bet of craps: the live table, the exact figures and the kernel agree."""

from fractions import Fraction

import numpy as np
import pytest

from banca.exact.craps import odds
from banca.games.craps.authorised import BetAuthorisation
from banca.games.craps.bets import THROWS
from banca.games.craps.new_bets import Description
from banca.games.craps.round import Craps
from banca.games.craps.throw import Dice
from banca.law import option_set
from banca.money import Selection
from banca.play.act import Bet, Withdraw
from banca.play.setting import Setting
from banca.simulate import simulate
from tests.games.craps.new_bets import CHOSEN, DRAWING, SIX, TEN, TRAVELLING, described
from tests.games.craps.plays import AtCraps

GAME = Craps()
# Often decided, drawn and moved, so that a few thousand throws say much: 7 draws on a number, and any double wins.
BUSY = described(
    "busy",
    {
        "start": [
            {"sum": [4, 5, 6], "then": "moves to 5"},
            {"sum": [8, 9, 10], "then": "moves to its number"},
            {"sum": 7, "then": "wins 1:2"},
            {"else": "loses"},
        ],
        "5": [{"hard": [2, 4, 6], "then": "wins 3:1"}, {"sum": 9, "then": "moves to 9"}, {"sum": 7, "then": "pushes"},
              {"sum": 11, "then": "loses"}, {"else": "stays"}],
        "8, 9, 10": [{"pair": ["4-4", "5-5"], "then": "wins 2:1"}, {"sum": 7, "then": "pushes"},
                     {"easy": [6, 8], "then": "loses"}, {"else": "stays"}],
    },
)  # fmt: skip


def table_with(bet: Description) -> Setting:
    return Setting(option_set(GAME.edition), authorised=(BetAuthorisation("SJM", bet),))


@pytest.mark.parametrize("bet", [TEN, DRAWING, CHOSEN, TRAVELLING, SIX, BUSY], ids=lambda bet: str(bet.slug))
def test_simulation_lies_within_its_band(bet: Description) -> None:
    setting = table_with(bet)
    rows = [row for row in odds(GAME, setting, every_selection=True) if row.bet == bet.slug]
    assert rows
    for row in rows:
        found = simulate(GAME, setting, row.places[0], 200_000, seed=11)
        assert abs(found.z(-row.edge, row.variance)) < 4


@pytest.mark.parametrize(("bet", "on"), [(BUSY, None), (CHOSEN, 5)], ids=["busy", "my-number"])
def test_play_comes_to_the_exact_mean(bet: Description, on: Selection) -> None:
    setting = table_with(bet)
    [row] = [row for row in odds(GAME, setting, every_selection=True) if row.places == ((bet.slug, on),)]
    table, stake = AtCraps(authorised=setting.authorised), 600_00
    for throw in np.random.default_rng(5).integers(0, len(THROWS), size=3000):
        table.settled().act(Bet("bo", "small", 1_00))
        if not any(s.position.player == "ana" for s in table.state.stakes):
            table.act(Bet("ana", bet.slug, stake, on))
        table.say(Dice(THROWS[int(throw)]))
        table.settled()
        if any(s.position.selection is None for s in table.state.stakes if s.position.player == "ana"):
            table.act(Withdraw("ana", bet.slug))  # drawn: the chips lie where such a bet is made
    nets = [Fraction(line.net, stake) for line in table.state.lines if line.position.player == "ana"]
    assert len(nets) > 500
    off = sum(nets, Fraction(0)) / len(nets) + row.edge
    assert off**2 < 16 * row.variance / len(nets)
