"""Bets of craps beyond the regulation: numbers share a row only if all their figures are the same."""

from dataclasses import replace
from fractions import Fraction

from banca.exact import BetOdds, odds
from banca.games import game_of
from banca.games.craps.authorised import BetAuthorisation
from banca.games.craps.described import read_new_bet, read_prizes
from banca.games.craps.new_bets import Description
from banca.law import edition, option_set
from banca.play.setting import Setting

GAME = game_of("craps-53-2010")
TABLE = Setting(option_set(edition("craps-53-2010")))
OF_TWO_SPEEDS = {
    "slug": "two-speeds",
    "names": {"en": "Two speeds", "pt": "Duas velocidades", "zh": "快慢"},
    "throws": {
        "4": [{"hard": 4, "then": "wins 9:5"}, {"easy": 4, "then": "loses"}, {"else": "stays"}],
        "10": [{"sum": 10, "then": "wins 9:5"}, {"sum": 7, "then": "loses"}, {"else": "stays"}],
    },
}


def rows_of(bet: Description) -> list[BetOdds]:
    setting = replace(TABLE, authorised=(BetAuthorisation("Example House", bet),))
    return [row for row in odds(GAME, setting) if row.bet == bet.slug]


def test_numbers_that_win_as_often_but_not_as_fast_are_separate() -> None:
    """On 4 three throws of 36 decide, on 10 nine: one in three of either wins."""
    four, ten = rows_of(read_new_bet(OF_TWO_SPEEDS))
    assert (four.places, ten.places) == ((("two-speeds", 4),), (("two-speeds", 10),))
    assert four.edge == ten.edge == Fraction(2, 3) - Fraction(1, 3) * Fraction(9, 5)
    assert [row.figures["rolls"] for row in (four, ten)] == [12, 4]
    assert four.figures["edge_per_roll"] == four.edge / 12
    assert ten.figures["edge_per_roll"] == ten.edge / 4


def test_numbers_that_win_as_often_and_as_fast_are_merged() -> None:
    alike = {**OF_TWO_SPEEDS, "throws": {"4, 10": OF_TWO_SPEEDS["throws"]["10"][1:]}}  # type: ignore[index]
    alike["throws"]["4, 10"].insert(0, {"sum": "number", "then": "wins 9:5"})  # type: ignore[index]
    [both] = rows_of(read_new_bet(alike))
    assert [number for _, number in both.places] == [4, 10]


def test_a_class_rests_on_the_clauses_of_all_its_numbers() -> None:
    """Odds on 4 pay 2:1 by the regulation; by the decision they pay so on 4 and on 5."""
    changed = read_prizes({"bet": "pass-odds", "changes": [{"number": [4, 5], "pays": "2:1"}]})
    row = next(row for row in rows_of(changed) if ("pass-odds", 4) in row.places)
    assert ("pass-odds", 10) in row.places
    ten = next(row for row in odds(GAME, TABLE, every_selection=True) if ("pass-odds", 10) in row.places)
    assert {"art7.1", *ten.clauses} <= set(row.clauses)
