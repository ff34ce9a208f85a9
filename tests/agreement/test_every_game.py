"""Live round, pay-off table and simulation agree on the same deal."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banca.exact import odds
from banca.games import game_of
from banca.law import EDITIONS, option_set
from banca.play.payoff import payoff_table
from banca.play.setting import Setting
from banca.simulate import Seat, SimulationSpec, simulate
from banca.simulate.kernel import OutcomeIds
from tests.at_table import AtTable
from tests.battery.strategies import ONE_DRAW, option_sets
from tests.battery.test_battery import one_draw

STAKE = 6_000_00  # divisible by all that a prize and its commission are divided by


@pytest.mark.parametrize("slug", ONE_DRAW)
@settings(max_examples=4, deadline=None)
@given(st.data())
def test_a_live_round_pays_what_the_table_of_payoffs_says(slug: str, data: st.DataObject) -> None:
    """Every place on the layout carries a bet, and a result is shown."""
    options = data.draw(option_sets(slug))
    game, setting = one_draw(slug), Setting(options)
    shown = data.draw(st.sampled_from(list(game.draw.weights(setting))))
    table = AtTable(slug, options.to_json())
    for bet, selection in game.positions(setting):
        table.bet("ana", bet, STAKE, selection)
    lines = table.show(shown).finish().settlement.lines
    payoffs, fact = payoff_table(game, setting), list(game.facts(setting)).index(game.draw.fact(shown, ()))
    assert len(lines) == len(payoffs.rows)
    for line in lines:
        place = (line.position.bet, line.position.selection)
        assert line.net == STAKE * payoffs.nets(place)[fact]
        assert line.clauses == payoffs.rows[place][fact].clauses


@pytest.mark.parametrize("slug", ONE_DRAW)
@settings(max_examples=4, deadline=None)
@given(st.data())
def test_the_kernel_and_live_rounds_settle_the_same_draws_alike(slug: str, data: st.DataObject) -> None:
    """A seat for each of some places on the layout; the numbers that the kernel draws are shown at a live table."""
    options = data.draw(option_sets(slug))
    game, setting = one_draw(slug), Setting(options)
    places = data.draw(st.lists(st.sampled_from(game.positions(setting)), min_size=1, max_size=8, unique=True))
    spec = SimulationSpec(setting, tuple(map(Seat.on, places)))
    drawn: OutcomeIds = np.empty((1, 8), np.uint16)
    spec.kernel.deal(spec.stream(data.draw(st.integers(0, 99)), 0))(drawn)
    acts = {
        n: act
        for n, fact in enumerate(game.facts(setting))
        for act in game.draw.weights(setting)
        if game.draw.fact(act, ()) == fact
    }
    for number in drawn[0].tolist():
        table = AtTable(slug, options.to_json())
        for bet, selection in places:
            table.bet("ana", bet, STAKE, selection)
        lines = table.show(acts[number]).finish().settlement.lines
        nets = {(line.position.bet, line.position.selection): Fraction(line.net, STAKE) for line in lines}
        gains = {place: outcomes[number] for place, outcomes in zip(places, spec.kernel.seats, strict=True)}
        assert nets == {place: end.gain for place, end in gains.items() if end}


@pytest.mark.parametrize("slug", EDITIONS)
def test_simulation_lies_within_its_band_on_every_class_of_bets(slug: str) -> None:
    game = game_of(slug)
    setting = Setting(option_set(game.edition))
    for row in odds(game, setting):
        found = simulate(game, setting, row.places[0], 400_000, seed=11)
        assert abs(found.z(-row.edge, row.variance)) < 4
        assert found.wins + found.pushes + found.losses == found.rounds
        # A raise, insurance and any pair on a part of a split are counted where one is made, all others in every round.
        waits = row.bet in ("raise", "insurance") or "all_split" in row.assumes
        assert found.rounds == 400_000 or (waits and found.rounds < 400_000)


def test_a_planted_payout_error_is_seen_by_simulation() -> None:
    """The band would not hide a price that is off by one."""
    game = one_draw("cussec-57-2004")
    right, wrong = (Setting(option_set(game.edition, {"total-6-15-price": price})) for price in (14, 15))
    found = simulate(game, right, ("total", 6), 2_000_000, seed=3)
    other = payoff_table(game, wrong).mean(("total", 6))
    assert abs(float(found.mean - other)) > 10 * found.stderr


def test_the_same_seed_gives_the_same_rounds_whatever_the_number_asked() -> None:
    game = game_of("roulette-60-2004")
    setting = Setting(option_set(game.edition))
    once, again = (simulate(game, setting, ("red", None), 1_500_000, seed=2) for _ in range(2))
    assert once == again
    assert simulate(game, setting, ("red", None), 1_500_000, seed=3).mean != once.mean
