"""A table in play: consecutive rounds, and options that cannot change while there are stakes."""

import json
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.games.fantan.round import Count
from banca.games.roulette.round import Number
from banca.games.shaker import Void
from banca.law import Application, OptionError, RecordError, Refused, option_set
from banca.material.chance import Entropy, Seeded
from banca.material.wheel import standard_wheel
from banca.play.act import Bet
from banca.play.game import THROWS
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Over
from banca.table import Table
from tests.fixed_order import opened, to_come


def at(slug: str, source: Seeded | Entropy | None = None) -> Table:
    game = game_of(slug)
    return Table(game, Setting(option_set(game.edition)), source)


def to_betting(table: Table) -> Table:
    while not isinstance(table.turn, Betting):
        table.advance()
    return table


def to_the_end(table: Table) -> Table:
    while not isinstance(table.turn, Over):
        table.advance()
    return table


def test_a_void_round_opens_its_throw_and_the_next_one_counts() -> None:
    table = to_betting(at("cussec-57-2004", Seeded(1)))
    table.do(Bet("ana", "small", 100))
    first, second, *_ = to_come(table, THROWS)
    while not isinstance(table.turn, Chance):
        table.advance()
    table.do(Void("leaning"))
    to_the_end(table)
    assert opened(table) == [first, second]
    assert settle(table.records[0]).settlement == table.game.settle(table.state)


def test_each_round_is_written_down_in_full_and_the_next_opens_when_it_is_settled() -> None:
    table = to_betting(at("roulette-60-2004", Seeded("a seed")))
    table.do(Bet("ana", "red", 100))
    with pytest.raises(Refused, match=r"60/2004 art\. 3"):
        table.open_round()
    to_the_end(table)
    with pytest.raises(Refused, match="the round is over"):
        table.advance()
    assert settle(table.records[0]).settlement.players.keys() == {"ana"}
    came = table.records[0]["acts"][3]["number"]
    assert table.setting.memory == came
    table.open_round()
    assert table.acts == []
    assert table.state.stakes == ()


def test_no_other_result_than_the_sealed_one_can_be_shown() -> None:
    table = to_betting(at("roulette-60-2004", Seeded(3)))
    table.do(Bet("ana", "straight", 100, 17))
    while not isinstance(table.turn, Chance):
        table.advance()
    before = table.state
    with pytest.raises(Refused, match="result_must_be_the_one_sealed"):
        table.do(Number(17))
    assert table.state == before
    assert to_the_end(table).records[0]["acts"][3] == {"act": "number", "number": 14}


def test_a_number_shown_before_the_call_is_the_sealed_one_all_the_same() -> None:
    """While the ball rolls the croupier calls the end of the bets; the number may come without the call."""
    game = game_of("roulette-60-2004")
    table = Table(game, Setting(option_set(game.edition, {"betting-procedure": "bets-while-rolling"})), Seeded(3))
    while table.advance().act.name != "throw":
        pass
    assert isinstance(table.turn, Betting)
    sealed = json.loads(to_come(table, THROWS)[0])["number"]
    for number in {*range(37)} - {sealed}:
        with pytest.raises(Refused, match="result_must_be_the_one_sealed"):
            table.do(Number(number))
    table.do(Number(sealed))
    assert settle(to_the_end(table).records[0]).settlement.lines == ()


def test_without_a_source_the_croupier_types_in_what_was_shown() -> None:
    table = at("fantan-58-2004")
    assert table.commitment is None
    while not isinstance(table.turn, Chance):
        table.advance()
    with pytest.raises(Refused, match="the count must be typed in"):
        table.advance()
    assert table.do(Count(47)).clauses == ("art5.1",)
    assert to_the_end(table).game.result(table.state) == {
        "buttons": 47, "broken": 0, "groups_of_four": 11, "left": 3, "number": 3,
    }  # fmt: skip
    assert table.setting.memory is None


def test_an_option_changes_between_rounds_with_its_authorisation_and_never_while_bets_lie() -> None:
    table = to_betting(at("cussec-57-2004", Seeded(1)))
    granted = Application("total-5-16-price", 30, date(2026, 3, 2), date(2026, 3, 9), granted=True)
    table.do(Bet("ana", "total", 100, 5))
    with pytest.raises(Refused, match="options_must_stand_while_bets_lie"):
        table.change("total-5-16-price", 30, granted)
    to_the_end(table)
    with pytest.raises(Refused, match=r"option_must_be_authorised, 57/2004 art\. 8"):
        table.change("total-5-16-price", 30)
    assert table.setting.options["total-5-16-price"] == 18
    assert table.change("total-5-16-price", 30, granted)["total-5-16-price"] == 30
    to_betting(table).do(Bet("ana", "total", 100, 16))
    assert table.setting.options["total-5-16-price"] == 30
    assert table.records[0]["options"] == {}


def test_a_wheel_of_another_size_is_warned_of_and_stops_no_play() -> None:
    game = game_of("roulette-60-2004")
    small = Setting(option_set(game.edition), equipment=replace(standard_wheel(), diameter_mm=600))
    assert [w.clause for w in Table(game, small, Seeded(1)).warnings] == ["art1.1"]
    assert at("roulette-60-2004").warnings == ()
    assert at("fantan-58-2004").warnings == ()
    assert at("craps-53-2010").warnings == ()


def test_a_round_is_written_down_once_and_nothing_is_done_before_the_next_is_opened() -> None:
    table = at("craps-53-2010", Seeded(5))
    table.do(Bet("ana", "field", 100))
    while not table.is_over:
        table.advance()
    for act in (Bet("ana", "field", 100), Bet("ana", "no-such-bet", 100)):
        with pytest.raises(Refused):
            table.do(act)
    with pytest.raises(Refused, match="next_round_must_be_opened_first"):
        table.do(Bet("ana", "field", 100))
    assert len(table.records) == 1
    table.open_round()
    table.do(Bet("ana", "field", 100))
    assert len(table.records) == 1


def test_what_is_posted_changes_between_rounds_and_never_while_bets_lie() -> None:
    table = at("craps-53-2010", Seeded(1))
    table.post("odds-maximum", 3)
    assert table.setting.parameter("odds-maximum") == 3
    with pytest.raises(OptionError, match="nothing called 'odds' is posted at this table"):
        table.post("odds", 3)
    with pytest.raises(OptionError, match="a whole number from 0 to a million"):
        table.post("odds-maximum", -3)
    table.do(Bet("ana", "pass-line", 100))
    with pytest.raises(Refused, match="options_must_stand_while_bets_lie"):
        table.post("odds-maximum", 5)
    assert table.setting.parameter("odds-maximum") == 3


def test_what_makes_no_table_changes_nothing() -> None:
    table = at("stud-poker-61-2004", Seeded(1))
    before = table.setting
    with pytest.raises(Refused, match="jackpot_sums_must_be_posted"):
        table.post("jackpot-stake", 1000)
    assert table.setting == before


@pytest.mark.parametrize("changed", [{"place": 2.5}, {"place": "3"}, {"player": None}])
def test_an_act_made_in_a_program_is_checked_as_a_recorded_one(changed: dict[str, Any]) -> None:
    table = to_betting(at("stud-poker-61-2004", Seeded(1)))
    with pytest.raises(RecordError):
        table.do(replace(Bet("bob", "ante", 5), **changed))
    assert table.state.stakes == ()
