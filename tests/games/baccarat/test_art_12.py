"""Article 12 of 55/2004: the tie, and the stakes that were made before it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from banca.games.baccarat.drawing import Winner
from banca.games.baccarat.seats import Sit
from banca.games.baccarat.shoe import RoundResult, Shoe
from banca.law import Refused, adopt, edition, option_set
from banca.money import Limits
from banca.play.act import Bet, Do, Move, Withdraw
from tests.games.baccarat.at_baccarat import BANKER_WINS, PLAYER_WINS, TIE, AtBaccarat

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")

KEEP = {"after-tie": "keep"}
AMOUNT = {"after-tie": "change", "after-tie-change": "amount"}
RAISE = {**AMOUNT, "after-tie-reduction": "without-reduction"}
SWITCH = {"after-tie": "change", "after-tie-change": "switch-side"}
WITHDRAW = {"after-tie": "withdraw"}


def after_tie(options: dict[str, Any], bet: str = "player", stake: int = 100, **facts: Any) -> AtBaccarat:
    """The deciding round, with one stake that stands."""
    return AtBaccarat(options, **facts).bet("ana", bet, stake).deal(TIE).following()


def amounts_on_table(table: AtBaccarat) -> dict[str, int]:
    return {stake.position.bet: stake.amount for stake in table.state.stakes}


@proves("art12")
@pytest.mark.parametrize("options", [WITHDRAW, KEEP, AMOUNT, RAISE, SWITCH])
def test_12_on_a_tie_neither_side_wins_or_loses_and_no_commission_is_charged(options: dict[str, Any]) -> None:
    table = AtBaccarat(options).bet("ana", "player", 100).bet("bo", "banker", 100).deal("6h 6s Kd Kc")
    for bet in ("player", "banker"):
        line = table.line(bet)
        assert (line.result, line.returned, line.prize, line.commission, line.net) == ("push", 100, 0, 0, 0)
        assert "art12" in line.clauses
    assert table.settlement.house["net"] == 0


@proves("art12")
@pytest.mark.parametrize("options", [WITHDRAW, KEEP, AMOUNT, RAISE, SWITCH])
def test_12_tie_and_pair_bets_are_decided_at_once_and_never_carried(options: dict[str, Any]) -> None:
    table = AtBaccarat(options)
    for bet in ("player", "tie", "player-pair", "banker-pair"):
        table.bet("ana", bet, 100)
    table.deal("9h 9s Kd Kc")
    assert (table.line("tie").net, table.line("player-pair").net) == (800, -100)
    assert set(amounts_on_table(table.following())) == (set() if options is WITHDRAW else {"player"})


@proves("art12")
def test_12_a_deciding_round_that_ties_is_followed_by_another() -> None:
    table = after_tie(KEEP)
    for _ in range(3):
        assert amounts_on_table(table) == {"player": 100}
        table = table.deal(TIE).following()
    assert table.deal(PLAYER_WINS).line("player").net == 100


@proves("art12")
def test_12_the_house_changes_the_way_with_authorisation_only() -> None:
    with pytest.raises(Refused, match=r"option_must_be_authorised, 55/2004 art\. 19"):
        adopt(option_set(edition("baccarat-55-2004")), "after-tie", "keep")


@proves("art12")
@pytest.mark.parametrize("options", [KEEP, AMOUNT, SWITCH])
def test_12_newcomers_and_other_bets_may_join_the_deciding_round(options: dict[str, Any]) -> None:
    """Reading deciding-round."""
    table = after_tie(options)
    table.bet("ana", "tie", 50).bet("ana", "player-pair", 50).bet("bo", "banker", 70).bet("bo", "player", 30)
    assert table.accepts(Withdraw("bo", "banker"))
    assert table.accepts(Move("bo", "banker", "tie"))
    settlement = table.deal(BANKER_WINS).finish().settlement
    assert settlement.players == {"ana": -200, "bo": 66 - 30}
    assert settlement.standing == ()


@proves("art12")
def test_12_only_a_regime_under_which_stakes_stand_carries_any() -> None:
    carried = after_tie(KEEP).state.shoe
    says = '"carried" stakes stand after a tie only where after-tie is keep or change'
    with pytest.raises(Refused, match=rf"{says} \[stake_after_a_tie_must_be_withdrawn, 55/2004 art\. 12\(1\)"):
        AtBaccarat(WITHDRAW, shoe=carried)


@proves("art12")
@pytest.mark.parametrize("winner", ["player", "banker"])
def test_12_no_stake_stands_after_a_round_that_was_won(winner: Winner) -> None:
    tied = after_tie(KEEP).state.shoe
    assert [result.winner for result in tied.results] == ["tie"]
    with pytest.raises(Refused, match=rf'"results" is {winner} \[stake_must_stand_after_a_tie, 55/2004 art\. 12\]'):
        AtBaccarat(KEEP, shoe=replace(tied, results=(*tied.results, RoundResult(winner))))
    assert AtBaccarat(KEEP, shoe=replace(tied, results=())).state.stakes == tied.carried  # of which nothing is said


@proves("art12", "art2.2")
def test_12_a_stake_stands_through_the_demonstrations_of_a_new_shoe() -> None:
    table = after_tie({**KEEP, "demonstration-rounds": 2}).do("change-shoe").to("demonstration").do("demonstration")
    second = table.deal(BANKER_WINS).following()
    assert second.state.shoe.results[-1].winner == "banker"
    deciding = second.deal(PLAYER_WINS).following()
    assert deciding.deal(PLAYER_WINS).line("player").net == 100


@proves("art12.1")
def test_12_1_the_stake_is_released_and_may_be_staked_afresh_on_anything_or_not_at_all() -> None:
    table = AtBaccarat(WITHDRAW).bet("ana", "banker", 100).deal(TIE).to("return")
    assert table.line("banker").clauses == ("art13.2", "art12", "art12.1")
    assert "withdraw-after-tie" in table.line("banker").readings
    assert table.settlement.standing == ()
    following = table.following()
    assert following.state.stakes == ()
    for bet in ("player", "banker", "tie"):
        assert following.accepts(Bet("ana", bet, 40))
    assert following.deal(PLAYER_WINS).finish().settlement.lines == ()


@proves("art12.2")
def test_12_2_a_kept_stake_is_neither_removed_lowered_raised_nor_moved() -> None:
    table = after_tie(KEEP, "banker").act(Sit("ana", 3))
    assert amounts_on_table(table) == {"banker": 100}
    norm = ("stake_after_a_tie_must_be_kept", "art12.2")
    for act in (
        Withdraw("ana", "banker"),
        Withdraw("ana", "banker", stake=40),
        Bet("ana", "banker", 50),
        Bet("ana", "player", 50),
        Bet("ana", "banker", 50, place=3),
        Move("ana", "banker", "player"),
        Move("ana", "banker", "tie"),
    ):
        assert table.refused(act) == norm
    assert table.deal(BANKER_WINS).line("banker").net == 95


@proves("art12.2")
def test_12_2_the_stake_stands_at_the_end_of_the_tied_round() -> None:
    table = AtBaccarat(KEEP).bet("ana", "banker", 100, place=2).deal(TIE).finish()
    [line] = table.settlement.lines
    assert line.clauses == ("art13.2", "art12", "art12.2")
    assert [(s.position.place, s.amount) for s in table.settlement.standing] == [(2, 100)]
    assert table.settlement.to_json()["standing"] == [{"player": "ana", "bet": "banker", "place": 2, "stake": 100}]


@proves("art12.3")
@pytest.mark.parametrize("options", [AMOUNT, RAISE, SWITCH])
def test_12_3_a_bettor_who_asks_for_nothing_keeps_his_stake(options: dict[str, Any]) -> None:
    table = after_tie(options)
    assert amounts_on_table(table) == {"player": 100}
    assert table.deal(PLAYER_WINS).line("player").net == 100
    tied = AtBaccarat(options).bet("ana", "player", 100).deal(TIE)
    assert tied.line("player").clauses == ("art13.1", "art12", "art12.3")


@proves("art12.3")
def test_12_3_the_two_manners_are_alternative() -> None:
    """Reading one-manner-of-change: the house has one of them."""
    options = edition("baccarat-55-2004").options["after-tie-change"]
    assert [a.slug for a in options.alternatives] == ["amount", "switch-side"]
    assert not options.multiple
    assert after_tie(AMOUNT).refused(Move("ana", "player", "banker"))[0] == "stake_after_a_tie_must_stay_on_its_side"
    assert after_tie(SWITCH).refused(Bet("ana", "player", 50))[0] == "stake_after_a_tie_must_keep_its_amount"


@proves("art12.3.1")
def test_12_3_1_with_reduction_the_stake_is_raised_or_lowered_on_its_side() -> None:
    table = after_tie(AMOUNT).act(Sit("ana", 1))
    table.act(Withdraw("ana", "player", stake=50))
    assert amounts_on_table(table) == {"player": 50}
    table.act(Bet("ana", "player", 150))
    assert amounts_on_table(table) == {"player": 200}
    norm = ("stake_after_a_tie_must_stay_on_its_side", "art12.3.1")
    for act in (Bet("ana", "banker", 50), Move("ana", "player", "banker"), Bet("ana", "player", 10, place=1)):
        assert table.refused(act) == norm
    assert table.deal(PLAYER_WINS).line("player").net == 200


@proves("art12.3.1")
def test_12_3_1_some_stake_within_the_limits_stays() -> None:
    table = after_tie(AMOUNT, limits=Limits(minimum=20, maximum=150))
    norm = ("stake_after_a_tie_must_not_be_taken_back", "art12.3.1")
    assert table.refused(Withdraw("ana", "player")) == norm
    assert table.refused(Withdraw("ana", "player", stake=100)) == norm
    assert table.refused(Withdraw("ana", "player", stake=90))[0] == "stake_must_reach_the_minimum"
    assert table.refused(Bet("ana", "player", 60))[0] == "stake_must_not_exceed_the_maximum"
    assert table.accepts(Withdraw("ana", "player", stake=80))
    assert table.accepts(Bet("ana", "player", 50))


@proves("art12.3.1")
def test_12_3_1_without_reduction_the_stake_is_only_raised() -> None:
    table = after_tie(RAISE, limits=Limits(maximum=180))
    norm = ("stake_after_a_tie_must_not_be_lowered", "art12.3.1")
    assert table.refused(Withdraw("ana", "player", stake=50)) == norm
    assert table.refused(Withdraw("ana", "player")) == norm
    assert table.refused(Bet("ana", "player", 81))[0] == "stake_must_not_exceed_the_maximum"
    table.act(Bet("ana", "player", 50))
    assert amounts_on_table(table) == {"player": 150}
    assert table.accepts(Withdraw("ana", "player", stake=50))  # what was added in this round
    assert table.refused(Withdraw("ana", "player", stake=51)) == norm


@proves("art12.3.2")
@pytest.mark.parametrize(("bet", "to", "cards", "net"), [
    ("player", "banker", BANKER_WINS, 95),
    ("banker", "player", PLAYER_WINS, 100),
])  # fmt: skip
def test_12_3_2_the_stake_goes_to_the_other_side_and_is_paid_there(bet: str, to: str, cards: str, net: int) -> None:
    table = after_tie(SWITCH, bet).act(Move("ana", bet, to))
    assert amounts_on_table(table) == {to: 100}
    assert table.refused(Withdraw("ana", to)) == ("stake_after_a_tie_must_keep_its_amount", "art12.3.2")
    assert table.accepts(Move("ana", to, bet))
    assert table.deal(cards).line(to).net == net


@proves("art12.3.2")
def test_12_3_2_the_amount_does_not_change_and_the_whole_stake_moves_or_stays() -> None:
    table = after_tie(SWITCH)
    amount = ("stake_after_a_tie_must_keep_its_amount", "art12.3.2")
    for change in (Bet("ana", "player", 50), Bet("ana", "banker", 50), Withdraw("ana", "player", stake=50)):
        assert table.refused(change) == amount
    whole = ("stake_after_a_tie_must_switch_whole", "art12.3.2")  # reading whole-stake-switches
    for act in (
        Move("ana", "player", "banker", stake=50),
        Move("ana", "player", "tie"),
        Move("ana", "player", "player"),
    ):
        assert table.refused(act) == whole
    assert table.accepts(Move("ana", "player", "banker", stake=100))
    table.bet("ana", "tie", 30)
    assert table.refused(Move("ana", "tie", "banker")) == amount


@proves("art12.3.2")
def test_12_3_2_stakes_on_both_sides_may_come_together() -> None:
    table = AtBaccarat(SWITCH).bet("ana", "player", 100).bet("ana", "banker", 40).deal(TIE).following()
    table.act(Move("ana", "player", "banker"))
    assert amounts_on_table(table) == {"banker": 140}
    assert table.deal(TIE).following().refused(Withdraw("ana", "banker"))[1] == "art12.3.2"


@proves("art12")
def test_12_a_tie_in_the_last_round_of_a_shoe_is_decided_in_the_first_of_the_next() -> None:
    """Reading tie-at-the-end-of-the-shoe; where stakes are withdrawn they are released all the same."""
    for options, standing in ((KEEP, {"player": 100}), (AMOUNT, {"player": 100}), (WITHDRAW, {})):
        table = AtBaccarat(options, Shoe(6, unseen=300)).bet("ana", "player", 100).deal(TIE)
        following = table.following()
        assert following.state.stage == "shuffle"
        assert amounts_on_table(following) == standing
        assert following.to("betting").accepts(Do("no-more-bets"))
        assert amounts_on_table(following) == standing
