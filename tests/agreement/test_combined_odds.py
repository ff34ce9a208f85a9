"""Combined bets of one-draw games: simulated as counted exactly, refused as at the table."""

from typing import Any

import pytest

from banca.exact import combined_odds
from banca.games import game_of
from banca.law import BancaError, option_set
from banca.play.game import Game
from banca.play.setting import Setting
from banca.play.wager import Wager
from banca.simulate import Seat, SimulationSpec, play


def table(slug: str) -> tuple[Game[Any], Setting]:
    game = game_of(slug)
    return game, Setting(option_set(game.edition))


CUSSEC, ROULETTE, FANTAN = map(table, ("cussec-57-2004", "roulette-60-2004", "fantan-58-2004"))
HELD = {
    "small, triples, a total": (
        CUSSEC,
        (Wager(("small", None), 100), Wager(("any-triple", None), 10), Wager(("total", 9), 50)),
    ),
    "two numbers": (FANTAN, (Wager(("fan", 1), 10), Wager(("fan", 2), 5))),
    "red and a number": (ROULETTE, (Wager(("red", None), 10), Wager(("straight", 7), 1))),
}


@pytest.mark.parametrize("name", HELD)
def test_simulated_and_exact_agree(name: str) -> None:
    (game, setting), wagers = HELD[name]
    exact = combined_odds(game, setting, wagers)
    [found, alone] = play(
        SimulationSpec(setting, (Seat(wagers), Seat.on(wagers[0].place))), 1_000_000, seed=4, cores=1
    ).seats
    assert abs(found.z(exact.mean / exact.at_once, exact.variance / exact.at_once**2)) < 4.5
    assert {end.gain * exact.at_once for end in found.outcomes} == {gain for gain, _ in exact.outcomes}
    assert alone.rounds == found.rounds == 1_000_000


def test_what_is_said_twice_lies_on_one_place() -> None:
    game, setting = ROULETTE
    said_twice = (Wager(("straight", 7), 1), Wager(("straight", "7"), 2))
    spec = SimulationSpec(setting, (Seat(said_twice), Seat.on(("straight", 7)), Seat.on(("straight", "7"))))
    one, other, third = spec.kernel.seats
    assert one == other == third
    assert game is spec.game


@pytest.mark.parametrize(("wagers", "says"), [
    ((), "no bets are held"),
    ((Wager(("smal", None), 1),), "no bet 'smal' at this table"),
    ((Wager(("total", 3), 1),), r"total cannot be placed on 3.*57/2004 art. 5\(6\)"),
    ((Wager(("small", None), 0),), "a stake is whole minor units, not 0"),
    ((Wager(("small", None), 1, {4: 2}),), "small takes no odds"),
])  # fmt: skip
def test_what_the_table_does_not_take_is_not_played(wagers: tuple[Wager, ...], says: str) -> None:
    with pytest.raises(BancaError, match=says):
        _ = SimulationSpec(CUSSEC[1], (Seat(wagers),)).kernel


def test_there_is_no_shoe_where_no_cards_are_dealt() -> None:
    with pytest.raises(BancaError, match="no cards are dealt in cussec"):
        _ = SimulationSpec(CUSSEC[1], (Seat.on(("small", None)),), "shoe").kernel
