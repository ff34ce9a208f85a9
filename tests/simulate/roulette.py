"""A table to be simulated: two seats at a wheel."""

from banca.games import game_of
from banca.law import option_set
from banca.play.one_draw import OneDraw
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate import Seat, SimulationSpec
from banca.simulate.one_draw import BLOCK_ROUNDS
from banca.simulate.rounds import Rounds

BLOCKS = 6
ROUNDS = BLOCKS * BLOCK_ROUNDS - 5  # the last block is not whole


def spec() -> SimulationSpec:
    game = game_of("roulette")
    assert isinstance(game, OneDraw)
    setting = Setting(option_set(game.edition))
    straight = next(place for place in game.positions(setting) if place[0] == "straight")
    return SimulationSpec(setting, (Seat.on(("red", None)), Seat((Wager(("red", None), 2), Wager(straight, 1)))))


def job(rounds: int = ROUNDS, seed: int = 3) -> Rounds:
    return Rounds(spec(), rounds, seed)
