"""Blackjack: simulation agrees with the exact figures, and refuses what the table would refuse."""

from fractions import Fraction

import numpy as np
import pytest

from banca.exact import as_simulated
from banca.exact import blackjack as exact_blackjack
from banca.exact.blackjack import additional
from banca.exact.blackjack.advice import chart_of
from banca.exact.blackjack.best import best_play
from banca.exact.blackjack.strategies import BASIC_STRATEGY
from banca.games import game_of
from banca.law import OptionError
from banca.play.wager import Wager
from banca.simulate import Seat, SimulationSpec, play, simulate
from banca.strategy.blackjack.chart import ACTS, basic_chart
from banca.strategy.blackjack.kinds import every_hand
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
def test_the_basic_strategy_has_its_exact_value(slug: str, options: dict[str, int]) -> None:
    setting = setting_of(slug, options)
    row = exact_blackjack.row(setting, "basic strategy", with_variance=False)
    [found] = play(SimulationSpec(setting, (Seat.on(MAIN),)), 6_000_000, 11).seats
    assert abs(float(found.mean + row.edge)) < 4.5 * found.stderr
    assert float(found.staked) == pytest.approx(float(row.figures["average_stake"]), abs=0.002)


@pytest.mark.parametrize(("slug", "exact"), [(NEW, 0.008922), (OLD, -0.000214)])
def test_best_play_has_its_exact_value(slug: str, exact: float) -> None:
    setting = setting_of(slug, {})
    best = best_play(setting)
    [found] = play(SimulationSpec(setting, (Seat.on(MAIN, chart_of(best)),)), 6_000_000, 12).seats
    assert abs(float(found.mean) - best.mean) < 4.5 * found.stderr
    assert best.mean == pytest.approx(exact, abs=1e-6)


def test_a_play_that_was_reckoned_is_charted_as_it_is_played() -> None:
    setting = setting_of(NEW, {"decks": 6})
    found, basic = chart_of(BASIC_STRATEGY.played(setting)), basic_chart(setting)
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


def test_five_cards_paid_half_change_the_edge_a_lot() -> None:
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
def test_other_single_bets_have_their_exact_value(decks: int) -> None:
    game, setting = game_of(NEW), setting_of(NEW, {"decks": decks, "additional-bets": OTHERS})
    rows = additional.rows(setting)
    assert [row.bet for row in rows] == ["insurance", *["any-pair"] * 4, "sevens", "over-13", "under-13"]
    for row in (row for row in rows if row.places[0][1] is None):
        found = simulate(game, setting, row.places[0], 500_000, seed=decks)
        assert abs(found.z(-row.edge, row.variance)) < 4
        assert found.wins + found.losses == found.rounds
        made = found.rounds / 500_000
        assert made == (pytest.approx(1 / 13, abs=0.002) if row.bet == "insurance" else 1)


# Any pair on a part of a split.


@pytest.mark.parametrize(("decks", "win"), [(1, Fraction(2, 50)), (8, Fraction(30, 414))])
def test_any_pair_on_either_part_of_the_first_split_has_the_chance_of_the_next_card(decks: int, win: Fraction) -> None:
    """Of the rank that was split two are gone; a round in seventeen, or fewer with one pack, begins with a pair."""
    setting = setting_of(NEW, {"decks": decks})
    [row, *_] = additional.on_parts(setting)
    assert row.places == (("any-pair", 1), ("any-pair", 2))
    assert (row.win, row.edge) == (win, 1 - 12 * win)
    assert row.assumes == ("all_split",)
    pair = (4 * decks - 1) / (52 * decks - 1)
    for place in row.places:
        found = simulate(game_of(NEW), setting, place, 4_000_000, seed=decks)
        assert abs(found.z(-row.edge, row.variance)) < 4
        assert found.wins + found.losses == found.rounds
        assert found.rounds == pytest.approx(4_000_000 * pair, abs=5 * (4_000_000 * pair) ** 0.5)
        assert {end.staked for end in found.outcomes} == {1}


@pytest.mark.parametrize("part", [3, 4])
def test_any_pair_on_a_part_of_the_second_split_is_counted_where_there_was_one(part: int) -> None:
    """One pack: a third card of the rank comes on part 1, or on part 2; then the fourth is the only one to win."""
    setting, rounds = setting_of(NEW, {"decks": 1}), 6_000_000
    _, row, _ = additional.on_parts(setting)
    on_first, on_second = Fraction(2, 50), Fraction(48, 50) * Fraction(2, 49)
    win = (on_first * Fraction(1, 49) + on_second * Fraction(1, 48)) / (on_first + on_second)
    made = rounds * Fraction(12, 13) * Fraction(3, 51) * (on_first + on_second)  # aces are split once
    found = simulate(game_of(NEW), setting, ("any-pair", part), rounds, seed=part)
    assert (row.places, row.win) == ((("any-pair", 3), ("any-pair", 4)), win)
    assert row.figures["made"] * rounds == made
    assert abs(found.rounds - made) < 5 * float(made) ** 0.5
    assert abs(found.z(-row.edge, row.variance)) < 4


@pytest.mark.parametrize(("options", "most"), [
    ({"decks": 6}, 6), ({"resplit": "not-allowed"}, 2),
    ({"decks": 2, "ace-splits": "several", "max-split-hands": 5}, 8),
])  # fmt: skip
def test_any_pair_on_the_parts_of_every_split_has_its_exact_value(options: dict[str, str | int], most: int) -> None:
    setting, rounds = setting_of(NEW, options), 4_000_000
    rows = additional.on_parts(setting)
    assert [part for row in rows for _, part in row.places] == list(range(1, 1 + most))
    for row in rows:
        for place in row.places:
            found, made = simulate(game_of(NEW), setting, place, rounds, seed=7), row.figures["made"]
            assert abs(found.rounds - rounds * made) < 4 * float(rounds * made * (1 - made)) ** 0.5
            assert abs(found.z(-row.edge, row.variance)) < 4


def test_what_is_bet_on_a_part_is_staked_and_gained_where_a_split_makes_it() -> None:
    """Beside a main bet, in the very same rounds: what the seat has more is what the part comes to."""
    setting = setting_of(NEW, {"decks": 6})
    seats = (Seat((Wager(MAIN, 100),)), Seat((Wager(MAIN, 100), Wager(("any-pair", 2), 20))))
    plain, with_part = (play(SimulationSpec(setting, (seat,)), 400_000, 9).seats[0] for seat in seats)
    made = (with_part.staked - plain.staked) * 5  # rounds of one, as the part is a fifth of the unit
    share = (with_part.mean - plain.mean) * 5 / made
    win = Fraction(22, 310)
    assert 0.02 < made < 0.04
    assert abs(float(share - (12 * win - 1))) < 5 * 12 * float(win * (1 - win) / (made * 400_000)) ** 0.5


@pytest.mark.parametrize(("place", "options", "says"), [
    (("any-pair", 7), {}, r"any-pair cannot be placed on 7: a part of a split from 1 to 6 \(56/2004 art\. 13\(1\)\)"),
    (("any-pair", 3), {"resplit": "not-allowed"}, "any-pair cannot be placed on 3: a part of a split from 1 to 2"),
    (("any-pair", "red"), {}, "any-pair cannot be placed on red"),
    (("insurance", 2), {}, "insurance cannot be placed on 2: no selection"),
    (("any-pair", 2), {"additional-bets": "none"}, "no bet 'any-pair' at this table"),
])  # fmt: skip
def test_parts_that_there_are_not_are_refused(
    place: tuple[str, int | None], options: dict[str, str], says: str
) -> None:
    setting = setting_of(NEW, options)
    for wagers in ((Wager(place, 1),), (Wager(MAIN, 2), Wager(place, 1))):
        with pytest.raises(OptionError, match=says):
            play(SimulationSpec(setting, (Seat(wagers),)), 10, 1)


def test_parts_combine_with_any_pair_and_no_other_additional_bet() -> None:
    setting = setting_of(NEW, {"additional-bets": OTHERS})
    for places in ((("any-pair", 2), ("sevens", None)), (("over-13", None), ("any-pair", 1))):
        with pytest.raises(OptionError, match=r"one kind of additional bet a player and round \(56/2004 art\. 13\)"):
            play(SimulationSpec(setting, (Seat((Wager(MAIN, 2), *(Wager(place, 1) for place in places))),)), 10, 1)
    with pytest.raises(OptionError, match="held once"):
        play(
            SimulationSpec(setting, (Seat((Wager(MAIN, 2), Wager(("any-pair", 2), 1), Wager(("any-pair", "2"), 1))),)),
            10,
            1,
        )
    with pytest.raises(OptionError, match="besides a main bet"):
        play(SimulationSpec(setting, (Seat((Wager(("any-pair", 1), 1), Wager(("any-pair", 2), 1))),)), 10, 1)
    every = (Wager(MAIN, 2), *(Wager(("any-pair", part), 1) for part in (None, *range(1, 7))))
    [found] = play(SimulationSpec(setting, (Seat(every),)), 200_000, 1).seats
    assert max(end.staked for end in found.outcomes) > 3


def test_stakes_on_parts_that_come_to_too_many_ends_are_refused() -> None:
    """Where all differ there are as many ends as ways for the parts to win; where they are alike, few."""
    setting = setting_of(NEW, {"decks": 8, "max-split-hands": 10})
    says = "a seat may come to more than 65,536 different ends: simulate its bets apart from one another"
    for most in (18, 16, 8):
        different = (Wager(MAIN, 2), *(Wager(("any-pair", part), 1 << part) for part in range(1, 1 + most)))
        with pytest.raises(OptionError, match=says):
            play(SimulationSpec(setting, (Seat(different),)), 10, 1)
    alike = (Wager(MAIN, 2), *(Wager(("any-pair", part), 1) for part in range(1, 9)))
    assert play(SimulationSpec(setting, (Seat(alike),)), 10, 1).dealt == 10


# Together.


@pytest.mark.parametrize(("bet", "amount"), [("any-pair", 25), ("over-13", 50), ("insurance", 50)])
def test_bets_held_together_gain_what_each_does(bet: str, amount: int) -> None:
    setting = setting_of(NEW, {"decks": 2, "additional-bets": OTHERS})
    worth = {place: -row.edge for row in additional.rows(setting) for place in row.places}
    basic = -exact_blackjack.row(setting, "basic strategy", with_variance=False).edge
    seat = Seat((Wager(MAIN, 100), Wager((bet, None), amount)))
    [found] = play(SimulationSpec(setting, (seat,)), 3_000_000, 4).seats
    made, at_once = (Fraction(1, 13), 100) if bet == "insurance" else (1, 100 + amount)
    expected = (100 * basic + amount * made * worth[bet, None]) / at_once
    assert abs(float(found.mean - expected)) < 4.5 * found.stderr


# What is refused.


@pytest.mark.parametrize(("wagers", "says"), [
    ([("split", 1)], "split goes with the main bet"),
    ([("double", 1)], "double goes with the main bet"),
    ([("main", 1), ("sevens", 1)], "no bet 'sevens' at this table"),
    ([("any-pair", 1), ("insurance", 1)], "besides a main bet"),
    ([("main", 2), ("main", 2)], "held once"),
    ([("main", 2), ("insurance", 2)], r"at most 1 is taken on this stake \(56/2004 art\. 12"),
])  # fmt: skip
def test_bets_that_the_table_would_refuse(wagers: list[tuple[str, int]], says: str) -> None:
    seat = Seat(tuple(Wager((bet, None), amount) for bet, amount in wagers))
    with pytest.raises(OptionError, match=says):
        play(SimulationSpec(setting_of(NEW, {}), (seat,)), 10, 1)


def test_additional_bets_of_two_kinds_and_places_that_are_not_there_are_refused() -> None:
    setting = setting_of(NEW, {"additional-bets": OTHERS})
    both = Seat(tuple(Wager((bet, None), 1) for bet in ("main", "any-pair", "sevens")))
    with pytest.raises(OptionError, match="one kind of additional bet"):
        play(SimulationSpec(setting, (both,)), 10, 1)
    with pytest.raises(OptionError, match="7"):
        play(SimulationSpec(setting, (Seat.on(MAIN),) * 7), 10, 1)


def test_a_way_to_play_has_to_be_lawful_at_the_table() -> None:
    doubles = basic_chart(setting_of(NEW, {}))
    eleven = setting_of(NEW, {"double-rule": "eleven-only"})
    with pytest.raises(OptionError, match=r"says double on .* not lawful at this table"):
        play(SimulationSpec(eleven, (Seat.on(MAIN, doubles),)), 10, 1)
    with pytest.raises(OptionError, match="is a Chart"):
        play(SimulationSpec(eleven, (Seat.on(MAIN, "boldly"),)), 10, 1)
