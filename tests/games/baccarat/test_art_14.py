"""Article 14 of 55/2004: unequal stakes."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.baccarat.betting import difference
from banca.money import Limits
from banca.play.act import Bet, Move, Withdraw
from tests.games.baccarat.at_baccarat import BANKER_WINS, PLAYER_WINS, TIE, AtBaccarat

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")


AMOUNT = {"after-tie": "change", "after-tie-change": "amount"}


@proves("art14")
def test_14_unequal_stakes_are_accepted_in_full_and_the_house_stands_against_the_difference() -> None:
    table = AtBaccarat().bet("ana", "banker", 5000).bet("bo", "player", 2000)
    assert difference(table.state.stakes) == 3000
    settlement = table.deal(PLAYER_WINS).finish().settlement
    assert settlement.players == {"ana": -5000, "bo": 2000}
    assert settlement.house["net"] == 3000


@proves("art14")
def test_14_the_house_pays_where_nobody_is_on_the_other_side() -> None:
    settlement = AtBaccarat().bet("ana", "player", 100).deal(PLAYER_WINS).finish().settlement
    assert (settlement.players["ana"], settlement.house["net"]) == (100, -100)


@proves("art14")
def test_14_the_difference_stays_within_the_maximum_of_the_house() -> None:
    """Reading maximum-limits."""
    table = AtBaccarat(parameters={"difference-maximum": 30000}).bet("bo", "player", 20000).bet("ana", "banker", 50000)
    norm = ("difference_must_be_covered_by_the_house", "art14")
    assert table.refuses_bet("cid", "banker", 1000) == norm
    assert table.accepts(Bet("cid", "player", 1000))
    assert table.accepts(Bet("cid", "tie", 900000))  # no stake on a side
    assert table.refused(Move("bo", "player", "banker", stake=1000)) == norm
    assert table.refused(Move("bo", "player", "tie", stake=1)) == norm
    assert table.refused(Withdraw("bo", "player", stake=1)) == norm
    assert table.accepts(Withdraw("ana", "banker", stake=1))
    assert table.accepts(Move("ana", "banker", "player", stake=10000))


@proves("art14")
def test_14_a_switch_after_a_tie_keeps_to_the_maximum_too() -> None:
    options = {"after-tie": "change", "after-tie-change": "switch-side"}
    table = AtBaccarat(options, parameters={"difference-maximum": 150})
    table.bet("ana", "player", 100).bet("bo", "banker", 100)
    following = table.deal(TIE).following()
    refused = following.refused(Move("ana", "player", "banker"))
    assert refused == ("difference_must_be_covered_by_the_house", "art14")


@proves("art14")
def test_14_a_difference_that_is_too_large_already_may_only_shrink() -> None:
    carried = AtBaccarat({"after-tie": "keep"}).bet("ana", "banker", 500).deal(TIE).finish().state.shoe
    table = AtBaccarat({"after-tie": "keep"}, carried, parameters={"difference-maximum": 100})
    assert table.accepts(Bet("bo", "player", 10))
    assert not table.accepts(Bet("bo", "banker", 10))


@proves("art14")
def test_14_a_maximum_for_each_bet() -> None:
    table = AtBaccarat(limits=Limits(maximum=10000))
    norm = ("stake_must_not_exceed_the_maximum", "art14")
    assert table.refuses_bet("ana", "player", 10001) == norm
    table.bet("ana", "player", 10000)
    assert table.refuses_bet("ana", "player", 1) == norm
    assert table.refuses_bet("ana", "tie", 0)[0] == "stake_must_be_whole_and_above_zero"
    assert table.deal(BANKER_WINS).line("player").net == -10000


@proves("art14")
def test_14_the_maximum_is_for_all_that_a_bettor_has_on_one_bet() -> None:
    limits = Limits(minimum=100, maximum=10000, of={"tie": Limits(maximum=500)})
    norm = ("stake_must_not_exceed_the_maximum", "art14")
    table = AtBaccarat({"layouts": 2}, limits=limits).bet("ana", "player", 6000, place=1)
    assert table.refused(Bet("ana", "player", 4100)) == norm
    assert table.refused(Bet("ana", "player", 4100, layout=2, place=1)) == norm
    assert "10100" not in str(table.refusal(Bet("ana", "player", 4100)).says)
    assert "ana would have 101.00 on player in all" in str(table.refusal(Bet("ana", "player", 4100)).says)
    table.bet("ana", "player", 3000).bet("ana", "player", 1000, layout=2)
    assert table.refuses_bet("ana", "player", 100) == norm
    assert table.accepts(Bet("ana", "banker", 10000))  # another bet
    assert table.accepts(Bet("bo", "player", 10000))  # another bettor
    table.bet("ana", "banker", 500).bet("ana", "tie", 400)
    assert table.refused(Move("ana", "banker", "player", stake=100)) == norm
    assert table.refused(Move("ana", "banker", "tie", stake=200)) == norm  # six hundred in one place
    assert table.refuses_bet("ana", "tie", 101, place=1) == norm
    assert table.accepts(Withdraw("ana", "player", stake=1000))


@proves("art14")
def test_14_stakes_above_a_maximum_that_came_later_may_shrink() -> None:
    shoe = AtBaccarat(AMOUNT).bet("ana", "player", 600, place=1).bet("ana", "player", 600).deal(TIE).finish().state.shoe
    table = AtBaccarat(AMOUNT, shoe, limits=Limits(maximum=1000))
    assert table.refuses_bet("ana", "player", 100) == ("stake_must_not_exceed_the_maximum", "art14")
    assert table.accepts(Withdraw("ana", "player", stake=100))


@proves("art14")
def test_14_nor_is_lowering_a_stake_refused_that_stays_above_such_a_maximum() -> None:
    shoe = AtBaccarat(AMOUNT).bet("ana", "player", 1200).deal(TIE).finish().state.shoe
    table = AtBaccarat(AMOUNT, shoe, limits=Limits(minimum=100, maximum=1000))
    assert table.accepts(Withdraw("ana", "player", stake=100))
    assert table.refused(Withdraw("ana", "player", stake=1101)) == ("stake_must_reach_the_minimum", None)
