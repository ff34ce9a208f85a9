"""The automaton, the live table and the kernel say the same of the same throws."""

from fractions import Fraction
from itertools import cycle

import numpy as np
import pytest

from banca.exact.craps import odds
from banca.games.craps.automaton import automaton, starts
from banca.games.craps.bets import BETS, ODDS_ON, POINTS, THROWS
from banca.games.craps.round import Craps
from banca.games.craps.throw import Dice
from banca.law import option_set
from banca.play.payoff import Place, net
from banca.play.setting import Setting
from banca.simulate import simulate
from banca.simulate.craps import UNDECIDED, arrays
from tests.at_table import AtTable

GAME = Craps()
SETTING = Setting(option_set(GAME.edition))
STAKE = 600_00  # divisible by all that a prize is divided by
PLACES: list[Place] = [(kind.slug, start) for kind in BETS for start in starts(kind)]


def at_its_start(place: Place) -> AtTable:
    """A table with the bet made, its number thrown before where it needs one."""
    bet, number = place
    table = AtTable("craps-53-2010").bet("bo", "pass-line", STAKE)
    behind = ODDS_ON.get(bet)
    if behind in ("pass-line", "dont-pass"):
        return throw(table.bet("ana", behind, STAKE), thrown(number)).bet("ana", bet, STAKE)
    if bet in ("come", "dont-come") or behind:
        throw(table, (4, 2))
        if behind is None:
            return table.bet("ana", bet, STAKE)
        return throw(table.bet("ana", behind, STAKE), thrown(number)).bet("ana", bet, STAKE, number)
    return table.bet("ana", bet, STAKE)


def thrown(number: object) -> tuple[int, ...]:
    return next(dice for dice in THROWS if sum(dice) == number)


def throw(table: AtTable, dice: tuple[int, ...]) -> AtTable:
    """One throw; a bystander stakes in the field so that somebody may always shoot."""
    table.bet("bo", "field", STAKE)
    return table.show(Dice(dice)).finish()


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_a_live_table_follows_the_automaton(place: Place) -> None:
    table = automaton(GAME.kinds(SETTING)[place[0]], SETTING.options, place[1])
    draws = np.random.default_rng(5).integers(0, len(THROWS), size=400)
    throws = cycle(map(int, draws))
    for _ in range(12):
        live, on = at_its_start(place), place[1] if place[1] in POINTS else None
        before = len(live.state.lines)
        while (ruling := table[on][at := next(throws)]).value.result == "stay":
            on = on if ruling.value.to is None else ruling.value.to
            throw(live, THROWS[at])
            assert not [
                line
                for line in live.state.lines[before:]
                if (line.position.player, line.position.bet) == ("ana", place[0])
            ]
        throw(live, THROWS[at])
        [line] = [
            line for line in live.state.lines[before:] if (line.position.player, line.position.bet) == ("ana", place[0])
        ]
        assert line.net == STAKE * net(ruling.value)
        assert line.clauses == ruling.clauses


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_the_kernels_arrays_are_the_automaton(place: Place) -> None:
    table = automaton(GAME.kinds(SETTING)[place[0]], SETTING.options, place[1])
    after, decided, verdicts = arrays(table)
    states = list(table)
    for at, on in enumerate(states):
        for number, ruling in enumerate(table[on]):
            if ruling.value.result == "stay":
                assert decided[at, number] == UNDECIDED
                assert states[after[at, number]] == (on if ruling.value.to is None else ruling.value.to)
            else:
                assert verdicts[decided[at, number]] == ruling.value


def test_simulation_lies_within_its_band_on_every_bet() -> None:
    for row in odds(GAME, SETTING):
        found = simulate(GAME, SETTING, row.places[0], 200_000, seed=11)
        assert found.wins + found.pushes + found.losses == found.rounds == 200_000
        assert abs(found.z(-row.edge, row.variance)) < 4


def test_a_planted_error_would_be_seen() -> None:
    found = simulate(GAME, SETTING, ("dont-pass", None), 2_000_000, seed=3)
    swapped = Fraction(-264, 1000)  # what the Chinese sentence, read literally, would make of it
    assert abs(float(found.mean - swapped)) > 100 * found.stderr
