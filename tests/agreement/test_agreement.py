"""Live round, pay-off table and simulation say the same of the same deal."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banca.exact import odds
from banca.games import game_of
from banca.law import option_set
from banca.play.act import Act
from banca.play.payoff import payoff_table
from banca.play.setting import Setting
from banca.simulate import simulate
from banca.simulate.tally import blocks
from tests.at_table import AtTable
from tests.battery.strategies import EDITIONS, ONE_DRAW, option_sets
from tests.battery.test_battery import one_draw

STAKE = 6_000_00  # divisible by all that a prize and its commission are divided by


@pytest.mark.parametrize("slug", ONE_DRAW)
@settings(max_examples=8, deadline=None)
@given(st.data())
def test_a_live_round_pays_what_the_table_of_payoffs_says(slug: str, data: st.DataObject) -> None:
    """Every place on the layout carries a bet, and a result is shown."""
    options = data.draw(option_sets(slug))
    game, setting = one_draw(slug), Setting(options)
    shown = data.draw(st.sampled_from(list(game.draw(setting))))
    table = AtTable(slug, options.plain())
    for bet, selection in game.positions(setting):
        table.bet("ana", bet, STAKE, selection)
    lines = table.show(shown).finish().settlement.lines
    payoffs, fact = payoff_table(game, setting), list(game.facts(setting)).index(game.fact(shown, ()))
    assert len(lines) == len(payoffs.rows)
    for line in lines:
        place = (line.position.bet, line.position.selection)
        assert line.net == STAKE * payoffs.nets(place)[fact]
        assert line.clauses == payoffs.rows[place][fact].clauses


@pytest.mark.parametrize(("slug", "place"), [
    ("cussec-57-2004", ("single", 4)),
    ("fantan-58-2004", ("nga", (1, 2, 3))),
    ("fish-prawn-crab-59-2004", ("figure", "crab")),
    ("roulette-60-2004", ("dozen-middle", None)),
])  # fmt: skip
def test_the_kernel_settles_its_own_deals_as_a_live_table_does(slug: str, place: tuple[str, Any]) -> None:
    game = one_draw(slug)
    setting = Setting(option_set(game.edition))
    rounds, seed = 200, 5
    found = simulate(game, setting, place, rounds, seed)
    [(stream, size)] = blocks(slug, seed, rounds)
    tickets = stream.integers(0, sum(game.facts(setting).values()), size=size)
    acts = tickets_of(slug)
    gained = sum(
        AtTable(slug).bet("ana", place[0], STAKE, place[1]).show(acts[t]).finish().settlement.players["ana"]
        for t in tickets
    )
    assert found.mean == Fraction(gained, STAKE * rounds)


def tickets_of(slug: str) -> list[Act]:
    """One act for each ticket of the kernel: results in the order of the game's facts, each by its weight."""
    game = one_draw(slug)
    setting = Setting(option_set(game.edition))
    return [act for fact in game.facts(setting) for act in game.draw(setting) if game.fact(act, ()) == fact]


@pytest.mark.parametrize("slug", EDITIONS)
def test_simulation_lies_within_its_band_on_every_class_of_bets(slug: str) -> None:
    game = game_of(slug)
    setting = Setting(option_set(game.edition))
    for row in odds(game, setting):
        found = simulate(game, setting, row.places[0], 400_000, seed=11)
        assert abs(found.z(-row.edge, row.variance)) < 4
        assert found.wins + found.pushes + found.losses == found.rounds
        # A raise is counted where one is made, any other bet in every round.
        assert found.rounds == 400_000 or (row.bet == "raise" and found.rounds < 400_000)


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
