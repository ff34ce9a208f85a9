"""Craps, absorbed: compared with the combinations of two dice, and with throws followed one by one."""

from fractions import Fraction

import pytest

from banca.exact import odds
from banca.games import game_of
from banca.games.craps.automaton import absorb, automaton
from banca.games.craps.bets import POINTS, THROWS
from banca.law import option_set
from banca.play.setting import Setting

GAME = game_of("craps-53-2010")
SETTING = Setting(option_set(GAME.edition))
ROWS = {row.bet: row for row in odds(GAME, SETTING)}


def test_pass_line_and_dont_pass_have_the_edges_that_everybody_knows() -> None:
    assert ROWS["pass-line"].edge == ROWS["come"].edge == Fraction(7, 495)
    assert ROWS["dont-pass"].edge == ROWS["dont-come"].edge == Fraction(3, 220)
    assert ROWS["dont-pass"].push == Fraction(1, 36)


@pytest.mark.parametrize(("bet", "made", "resolved", "per_roll", "rolls"), [
    ("pass-line", Fraction(7, 495), Fraction(7, 495), Fraction(7, 1671), Fraction(557, 165)),
    ("dont-pass", Fraction(3, 220), Fraction(27, 1925), Fraction(9, 2228), Fraction(557, 165)),
    ("hard-6", Fraction(1, 11), Fraction(1, 11), Fraction(1, 36), Fraction(36, 11)),
    ("hard-4", Fraction(1, 9), Fraction(1, 9), Fraction(1, 36), Fraction(4)),
    ("big-6", Fraction(1, 66), Fraction(1, 66), Fraction(1, 216), Fraction(36, 11)),
    ("field", Fraction(1, 18), Fraction(1, 18), Fraction(1, 18), Fraction(1)),
])  # fmt: skip
def test_edges_per_bet_made_per_bet_resolved_and_per_roll(
    bet: str, made: Fraction, resolved: Fraction, per_roll: Fraction, rolls: Fraction
) -> None:
    besides = ROWS[bet].figures
    assert ROWS[bet].edge == made
    assert besides["edge_per_bet_resolved"] == resolved
    assert besides["edge_per_roll"] == per_roll
    assert besides["rolls"] == rolls


def test_odds_dilute_the_edge_and_have_none_of_their_own() -> None:
    for bet in ("pass-odds", "dont-pass-odds", "come-odds", "dont-come-odds"):
        rows = [row for row in odds(GAME, SETTING) if row.bet == bet]
        assert [row.places for row in rows] == [tuple((bet, n) for n in pair) for pair in ((4, 10), (5, 9), (6, 8))]
        assert all(row.edge == 0 for row in rows)
    # Two throws in three mark a point, on which as much again is added.
    assert ROWS["pass-line"].figures["edge_with_odds_1"] == Fraction(7, 495) / (1 + Fraction(2, 3))
    assert ROWS["dont-pass"].figures["edge_with_odds_2"] == Fraction(3, 220) / (1 + Fraction(4, 3))
    assert "edge_with_odds_1" not in ROWS["field"].figures


def test_the_house_chooses_what_twelve_pays_in_the_field() -> None:
    triple = Setting(option_set(GAME.edition, {"field-twelve": "triple"}))
    [row] = [row for row in odds(GAME, triple) if row.bet == "field"]
    assert row.edge == Fraction(1, 36)


def test_each_number_on_its_own_row_where_that_is_asked_for() -> None:
    rows = odds(GAME, SETTING, every_selection=True)
    assert [row.places for row in rows if row.bet == "come-odds"] == [(("come-odds", n),) for n in POINTS]
    assert len(rows) == 24 + 4 * len(POINTS)


@pytest.mark.parametrize("bet", ["pass-line", "dont-come", "hard-8", "big-10", "horn"])
def test_walking_through_the_throws_comes_to_the_same(bet: str) -> None:
    """The chance of being decided within sixty throws, summed throw by throw, closes in on the exact one."""
    table = automaton(GAME.kinds(SETTING)[bet], SETTING.options, None)
    exact = absorb(table, None)
    at: dict[int | None, Fraction] = {None: Fraction(1)}
    won = Fraction(0)
    for _ in range(60):
        after: dict[int | None, Fraction] = {}
        for on, chance in at.items():
            for ruling in table[on]:
                part = chance / len(THROWS)
                if ruling.value.result == "win":
                    won += part
                if ruling.value.result == "stay":
                    to = on if ruling.value.to is None else ruling.value.to
                    after[to] = after.get(to, Fraction(0)) + part
        at = after
    assert 0 <= exact.chance_of("win") - won <= sum(at.values()) < Fraction(1, 1_000_00)
