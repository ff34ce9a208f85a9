"""Blackjack: what is simulated comes to the exact figures; what the table would refuse is refused."""

from fractions import Fraction

import numpy as np
import pytest

from banca.exact import as_simulated
from banca.exact.blackjack import additional, main
from banca.exact.blackjack.basic import by_basic_strategy
from banca.exact.blackjack.best import best_play
from banca.exact.blackjack.charted import chart_of
from banca.games import game_of
from banca.games.blackjack.chart import ACTS, basic_chart
from banca.games.blackjack.kinds import every_hand
from banca.law import OptionError
from banca.play.wager import Wager
from banca.simulate import Asked, Seat, play, simulate
from tests.agreement.blackjack_rounds import (
    MAIN,
    OTHERS,
    setting_of,
)
from tests.games.blackjack.at_blackjack import NEW, OLD

# What it comes to.


@pytest.mark.parametrize(
    ("slug", "options"), [(NEW, {}), (NEW, {"decks": 6}), (OLD, {"decks": 1}), (OLD, {"decks": 2})]
)
def test_the_basic_strategy_is_worth_what_exact_counting_of_it_says(slug: str, options: dict[str, int]) -> None:
    setting = setting_of(slug, options)
    row = main.row(setting, "basic strategy", spread=False)
    [found] = play(Asked(setting, (Seat.on(MAIN),)), 6_000_000, 11).seats
    assert abs(float(found.mean + row.edge)) < 4.5 * found.stderr
    assert float(found.staked) == pytest.approx(float(row.besides["average_stake"]), abs=0.002)


@pytest.mark.parametrize(("slug", "exact"), [(NEW, 0.008922), (OLD, -0.000214)])
def test_best_play_is_worth_what_exact_counting_of_it_says(slug: str, exact: float) -> None:
    setting = setting_of(slug, {})
    best = best_play(setting)
    [found] = play(Asked(setting, (Seat.on(MAIN, chart_of(best)),)), 6_000_000, 12).seats
    assert abs(float(found.mean) - best.mean) < 4.5 * found.stderr
    assert best.mean == pytest.approx(exact, abs=1e-6)


def test_a_play_that_was_reckoned_is_charted_as_it_is_played() -> None:
    setting = setting_of(NEW, {"decks": 6})
    found, basic = chart_of(by_basic_strategy(setting)), basic_chart(setting)
    assert (found.first == basic.first).all()
    split = basic.first.diagonal() == ACTS.index("split")  # by open card and the card of a pair
    for up, card in np.argwhere(split).tolist():
        assert (found.again[card, :, up] == basic.again[card, :, up]).all()
        assert (found.full[card, :, up] == basic.full[card, :, up]).all()
    hands = every_hand()
    assert (found.more[0] == basic.more[0])[:, hands.size > 2].all()
    assert not found.insures.any()


def test_how_far_rounds_spread_is_what_exact_counting_says() -> None:
    game, setting = game_of(OLD), setting_of(OLD, {"decks": 2})
    [row, *_] = as_simulated(game, setting)
    found = simulate(game, setting, MAIN, 2_000_000, seed=2)
    assert abs(found.z(-row.edge, row.variance)) < 4
    assert float(found.variance) == pytest.approx(float(row.variance), rel=0.01)


def test_five_cards_paid_half_are_worth_a_good_deal() -> None:
    """Reckoned for endless packs, three quarters of a per cent; without them the house leads."""
    game = game_of(NEW)
    chosen = {"decks": 8, "special-prizes": "not-offered"}
    with_, without = (
        simulate(game, setting_of(NEW, {**chosen, "five-cards": offered}), MAIN, 2_000_000, 3)
        for offered in ("offered", "not-offered")
    )
    assert abs(float(with_.mean - without.mean) - 0.0075) < 5 * with_.stderr
    assert without.mean < 0


@pytest.mark.parametrize("decks", [1, 3, 8])
def test_other_bets_by_themselves_are_worth_what_exact_counting_says(decks: int) -> None:
    game, setting = game_of(NEW), setting_of(NEW, {"decks": decks, "additional-bets": OTHERS})
    rows = additional.rows(setting)
    assert [row.bet for row in rows] == ["insurance", "any-pair", "sevens", "over-13", "under-13"]
    for row in rows:
        found = simulate(game, setting, row.places[0], 500_000, seed=decks)
        assert abs(found.z(-row.edge, row.variance)) < 4
        assert found.wins + found.losses == found.rounds
        made = found.rounds / 500_000
        assert made == (pytest.approx(1 / 13, abs=0.002) if row.bet == "insurance" else 1)


@pytest.mark.parametrize(("bet", "amount"), [("any-pair", 25), ("over-13", 50), ("insurance", 50)])
def test_bets_held_together_gain_what_each_does(bet: str, amount: int) -> None:
    setting = setting_of(NEW, {"decks": 2, "additional-bets": OTHERS})
    worth = {row.bet: -row.edge for row in additional.rows(setting)}
    basic = -main.row(setting, "basic strategy", spread=False).edge
    seat = Seat((Wager(MAIN, 100), Wager((bet, None), amount)))
    [found] = play(Asked(setting, (seat,)), 3_000_000, 4).seats
    made, at_once = (Fraction(1, 13), 100) if bet == "insurance" else (1, 100 + amount)
    expected = (100 * basic + amount * made * worth[bet]) / at_once
    assert abs(float(found.mean - expected)) < 4.5 * found.stderr


# What is refused.


@pytest.mark.parametrize(("wagers", "says"), [
    ([("split", 1)], "split goes with the main bet"),
    ([("double", 1)], "double goes with the main bet"),
    ([("main", 1), ("sevens", 1)], "no bet 'sevens' at this table"),
    ([("any-pair", 1), ("insurance", 1)], "besides a main bet"),
    ([("main", 2), ("main", 2)], "held once"),
    ([("main", 2), ("insurance", 2)], r"at most 1 is taken on this stake \(art12"),
])  # fmt: skip
def test_bets_that_the_table_would_refuse(wagers: list[tuple[str, int]], says: str) -> None:
    seat = Seat(tuple(Wager((bet, None), amount) for bet, amount in wagers))
    with pytest.raises(OptionError, match=says):
        play(Asked(setting_of(NEW, {}), (seat,)), 10, 1)


def test_additional_bets_of_two_kinds_and_places_that_are_not_there_are_refused() -> None:
    setting = setting_of(NEW, {"additional-bets": OTHERS})
    both = Seat(tuple(Wager((bet, None), 1) for bet in ("main", "any-pair", "sevens")))
    with pytest.raises(OptionError, match="one kind of additional bet"):
        play(Asked(setting, (both,)), 10, 1)
    with pytest.raises(OptionError, match="7"):
        play(Asked(setting, (Seat.on(MAIN),) * 7), 10, 1)
    with pytest.raises(OptionError, match="on a part of a split"):
        play(Asked(setting, (Seat.on(("any-pair", 1)),)), 10, 1)


def test_a_way_to_play_has_to_be_lawful_at_the_table() -> None:
    doubles = basic_chart(setting_of(NEW, {}))
    eleven = setting_of(NEW, {"double-rule": "eleven-only"})
    with pytest.raises(OptionError, match=r"says double on .* not lawful at this table"):
        play(Asked(eleven, (Seat.on(MAIN, doubles),)), 10, 1)
    with pytest.raises(OptionError, match="is a Chart"):
        play(Asked(eleven, (Seat.on(MAIN, "boldly"),)), 10, 1)
