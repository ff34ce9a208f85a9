"""Article 6 of 61/2004: how bets are made."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.stud_poker.conduct import Leave, seen_by
from banca.games.stud_poker.deal import DealCard
from banca.games.stud_poker.showdown import Fold, Raise
from banca.law import Refused
from banca.money import Limits
from banca.play.act import Act, Bet, Do, Pay, Return, Take, Withdraw
from banca.play.turn import Betting, Croupier, Decision, Over
from tests.games.stud_poker.at_stud import (
    ANTE,
    BEATS,
    CLOSED,
    HANDS,
    JACKPOT_BET,
    OPENS,
    AtStud,
    jackpot_bet,
    with_jackpot,
)

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


def why(table: AtStud, act: Act) -> tuple[str, str | None]:
    refusal = table.refusal(act)
    return refusal.norm, refusal.clause


@proves("art6")
def test_6_antes_and_jackpot_bets_then_the_deal_the_decisions_the_showdown() -> None:
    table = with_jackpot().ante("ana", 1).jackpot("ana")
    assert isinstance(table.game.turn(table.state), Betting)
    table.deal(OPENS, box1=HANDS["one-pair"])
    assert isinstance(table.game.turn(table.state), Decision)
    table.raise_("ana")
    assert table.game.turn(table.state) == Croupier(Do("showdown"))
    table.finish()
    assert table.game.turn(table.state) == Over()


# 6(1): one box a bettor, one bettor a box.


@proves("art6.1")
def test_6_1_a_bettor_bets_on_no_box_but_his_own_free_or_taken() -> None:
    table = with_jackpot().ante("ana", 2).ante("bo", 3)
    for place in (3, 4):
        for act in (Bet("ana", "ante", ANTE, place=place), jackpot_bet("ana", place)):
            assert why(table, act) == ("bettor_must_bet_on_one_box", "art6.1")


@proves("art6.1")
def test_6_1_nobody_else_bets_on_a_box_that_is_taken() -> None:
    table = with_jackpot().ante("ana", 2)
    for act in (Bet("bo", "ante", ANTE, place=2), jackpot_bet("bo", 2)):
        assert why(table, act) == ("box_must_have_one_bettor", "art6.1")


@proves("art6.1")
def test_6_1_nor_raises_or_folds_for_another() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).deal(CLOSED, box1=HANDS["flush"], box2=HANDS["two-pairs"])
    for act in (Raise("bo", 1), Fold("bo", 1), Bet("bo", "raise", 2 * ANTE, place=1)):
        assert why(table, act) == ("bettor_must_bet_on_one_box", "art6.1")
    assert why(table, Raise("chan", 1)) == ("decision_must_be_the_bettors_own", "art6.1")


@proves("art6.2")
def test_6_2_nobody_raises_or_folds_without_an_ante() -> None:
    table = AtStud().ante("ana", 1).deal(CLOSED, box1=HANDS["flush"])
    for act in (Raise("chan"), Fold("chan"), Bet("chan", "raise", 2 * ANTE)):
        assert why(table, act) == ("decision_must_be_the_bettors_own", "art6.2")


@proves("art6.1")
def test_6_1_where_no_box_is_said_it_is_the_bettors_own_or_the_first_that_is_free() -> None:
    table = AtStud().ante("ana", 2).ante("ana").ante("bo").ante("chan")
    assert table.state.boxes == {1: "bo", 2: "ana", 3: "chan"}
    assert [s.amount for s in table.state.stakes] == [2 * ANTE, ANTE, ANTE]


# 6(2): the ante first.


@proves("art6.2")
def test_6_2_a_box_without_an_ante_gets_no_cards() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 3).close().act(DealCard(1, "As"))
    assert why(table, DealCard(2, "Ks")) == ("cards_must_go_to_boxes_with_a_bet", "art7.1")
    assert table.accepts(DealCard(3, "Ks"))


@proves("art6.2")
def test_6_2_the_jackpot_bet_waits_for_the_ante() -> None:
    table = with_jackpot().to("betting")
    for act in (jackpot_bet("ana"), jackpot_bet("ana", 4)):
        assert why(table, act) == ("ante_must_come_first", "art6.2")
    assert table.ante("ana", 4).accepts(jackpot_bet("ana"))


@proves("art6.2")
def test_6_2_without_any_ante_nothing_is_dealt_and_the_round_is_over() -> None:
    table = AtStud()
    table.to("betting")
    assert why(table, DealCard(1, "As")) == ("boxes_must_put_up_an_ante", "art6.2")
    table.close()
    assert table.game.turn(table.state) == Over()
    assert table.settlement.lines == ()
    assert table.shown == {"boxes": {}}
    assert why(table, Bet("ana", "ante", ANTE))[1] == "art6.2"


@proves("art6.2")
def test_6_2_least_and_most_of_an_ante_are_the_tables_and_bear_on_no_other_bet() -> None:
    """Reading ante-limits; the raise follows the ante and the jackpot bet is posted."""
    limits = Limits(minimum=100_00, maximum=150_00, unit=50_00)
    table = AtStud(parameters=with_jackpot().setting.parameters, limits=limits)
    table.to("betting")
    assert why(table, Bet("ana", "ante", 50_00))[0] == "stake_must_reach_the_minimum"
    assert why(table, Bet("ana", "ante", 200_00))[0] == "stake_must_not_exceed_the_maximum"
    assert why(table, Bet("ana", "ante", 120_00))[0] == "stake_must_be_a_multiple_of_the_unit"
    table.ante("ana", 1, 150_00).jackpot("ana")
    assert why(table, Bet("ana", "ante", 50_00))[0] == "stake_must_not_exceed_the_maximum"
    table.deal(OPENS, box1=HANDS["one-pair"]).raise_("ana")
    assert table.nets() == {"ana": 150_00 + 300_00 - JACKPOT_BET}


@proves("art6.2")
def test_6_2_an_ante_may_be_taken_back_while_betting_is_open() -> None:
    table = with_jackpot().ante("ana", 1).jackpot("ana").ante("bo", 2)
    assert why(table, Withdraw("ana", "ante")) == ("jackpot_bet_must_have_an_ante", "art10.1")
    assert why(table, Withdraw("ana", "ante", stake=ANTE)) == ("jackpot_bet_must_have_an_ante", "art10.1")
    assert table.accepts(Withdraw("ana", "ante", stake=40_00))
    assert why(table, Withdraw("ana", "progressive-jackpot", stake=1))[0] == "jackpot_stake_must_be_the_posted_one"
    assert why(table, Withdraw("bo", "progressive-jackpot"))[0] == "stake_must_lie_on_the_layout"
    assert why(table, Withdraw("chan", "ante"))[0] == "stake_must_lie_on_the_layout"
    table.withdraw("ana", "progressive-jackpot").withdraw("ana", "ante", stake=40_00).withdraw("ana", "ante")
    assert table.state.boxes == {2: "bo"}


# 6(3): the jackpot bet before the first card.


@proves("art6.3")
def test_6_3_a_jackpot_bet_with_the_ante_and_before_any_card() -> None:
    table = with_jackpot().ante("ana", 1)
    assert table.accepts(jackpot_bet("ana"))
    assert table.game.clauses_for(table.state, jackpot_bet("ana")) == ("art5.2", "art6.3", "art10.1")


@proves("art6.3")
def test_6_3_after_the_first_card_of_the_round_no_box_may_make_it() -> None:
    table = with_jackpot().ante("ana", 1).ante("eva", 5).close().act(DealCard(1, "As"))
    assert why(table, jackpot_bet("eva")) == ("bets_must_be_made_before_the_first_card", "art6.3")
    assert why(table, Bet("bo", "ante", ANTE)) == ("bets_must_be_made_before_the_first_card", "art6.2")
    assert why(table, Bet("ana", "ante", ANTE)) == ("bets_must_be_made_before_the_first_card", "art6.2")


# 6(4): who holds cards stays, and nobody else sees them.


@proves("art6.4")
def test_6_4_a_bettor_holding_cards_may_not_leave_until_the_hand_is_folded_or_settled() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).close()
    assert why(table, Leave("ana")) == ("bettor_holding_cards_must_stay", "art6.4")
    table = AtStud().ante("ana", 1).ante("bo", 2).deal(OPENS, box1=HANDS["flush"], box2=HANDS["two-pairs"])
    assert why(table, Leave("ana")) == ("bettor_holding_cards_must_stay", "art6.4")
    table.fold("ana")
    assert table.accepts(Leave("ana"))
    assert why(table, Leave("bo")) == ("bettor_holding_cards_must_stay", "art6.4")
    assert table.accepts(Leave("a passer-by"))
    table.raise_("bo")
    table.do("showdown")
    assert why(table, Leave("bo")) == ("bettor_holding_cards_must_stay", "art6.4")


@proves("art6.4")
def test_6_4_a_hand_that_is_settled_holds_nobody() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).deal(OPENS, box1=HANDS["flush"], box2=HANDS["two-pairs"])
    table.raise_("ana", "bo").do("showdown").act(Pay("ana", "ante"), Pay("ana", "raise"))
    assert table.accepts(Leave("ana"))
    assert not table.accepts(Leave("bo"))
    table.act(Leave("ana"))
    assert table.state.log == (Leave("ana"),)
    assert table.finish().settlement.players == {"ana": 1_100_00, "bo": 500_00}


@proves("art6.4")
def test_6_4_before_the_bets_are_closed_a_bettor_who_leaves_takes_his_stakes_along() -> None:
    table = with_jackpot().ante("ana", 1).jackpot("ana").ante("bo", 2).act(Leave("ana"))
    assert table.state.boxes == {2: "bo"}
    assert table.state.jackpot_bets == {}
    assert table.state.display.shown == 1_000_000_00


@proves("art6.4")
def test_6_4_a_bettor_sees_his_own_five_cards_and_nobody_elses() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).deal(OPENS, box1=HANDS["flush"], box2=HANDS["two-pairs"])
    for player, hand in (("ana", HANDS["flush"]), ("bo", HANDS["two-pairs"]), ("a passer-by", "")):
        seen = seen_by(table.state, player)
        assert seen["hand"] == hand.split()
        assert seen["face_up"] == {"croupier": ["3c"]}
    assert table.game.seen_by(table.fold("ana").state, "ana")["hand"] == []


# 6(5): raise or fold.


@proves("art6.5")
def test_6_5_exactly_two_answers_in_the_order_of_the_deal() -> None:
    table = AtStud().ante("ana", 6).ante("bo", 2).deal(CLOSED, box6=HANDS["flush"], box2=HANDS["two-pairs"])
    assert table.game.turn(table.state) == Decision("bo", (Raise("bo", 2), Fold("bo", 2)), prescribed=None)
    assert why(table, Raise("ana")) == ("decisions_must_keep_the_order_of_the_deal", "art6.5")
    table.fold("bo")
    assert why(table, Raise("ana")) == ("hand_must_be_taken_first", "art6.7")
    assert table.game.turn(table.state) == Croupier(Take("bo", "ante", place=2))
    table.act(Take("bo", "ante"))
    assert table.game.turn(table.state) == Decision("ana", (Raise("ana", 6), Fold("ana", 6)))


@proves("art6.5")
def test_6_5_the_showdown_waits_for_every_answer() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).deal(CLOSED, box1=HANDS["flush"], box2=HANDS["two-pairs"])
    table.raise_("ana")
    assert why(table, Do("showdown")) == ("bettors_must_decide_first", "art6.5")
    table.raise_("bo")
    assert table.accepts(Do("showdown"))


@proves("art6.5")
def test_6_5_an_answer_stands() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).deal(CLOSED, box1=HANDS["flush"], box2=HANDS["two-pairs"])
    table.raise_("ana")
    assert why(table, Fold("ana")) == ("decision_must_stand", "art6.8")


@proves("art6.6")
def test_6_6_a_second_raise_would_be_more_than_twice_the_ante() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).deal(CLOSED, box1=HANDS["flush"], box2=HANDS["two-pairs"])
    table.raise_("ana")
    for act in (Raise("ana"), Raise("ana", 1, 2 * ANTE), Bet("ana", "raise", 2 * ANTE)):
        assert why(table, act) == ("decision_must_stand", "art6.6")
    assert why(table.raise_("bo").finish(), Raise("bo")) == ("decision_must_stand", "art6.6")


@proves("art6.7")
def test_6_7_a_hand_that_was_folded_is_lost_and_raises_no_more() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).deal(CLOSED, box1=HANDS["flush"], box2=HANDS["two-pairs"])
    table.fold("ana")
    for act in (Raise("ana"), Bet("ana", "raise", 2 * ANTE), Fold("ana")):
        assert why(table, act) == ("decision_must_stand", "art6.7")  # also before the hand is taken
    assert why(table.raise_("bo").finish(), Raise("ana")) == ("decision_must_stand", "art6.7")


# 6(6): twice the ante.


@proves("art6.6")
def test_6_6_a_raise_is_twice_the_ante_said_or_unsaid() -> None:
    for act in (Raise("ana"), Raise("ana", stake=200), Raise("ana", 1, 200), Bet("ana", "raise", 200)):
        table = AtStud().ante("ana", 1, 100).deal(CLOSED, box1=HANDS["flush"]).act(act)
        assert table.lines()["ana", "raise"].stake == 200


@proves("art6.6")
@pytest.mark.parametrize("stake", [199, 201, 100, 400])
def test_6_6_no_more_and_no_less(stake: int) -> None:
    table = AtStud().ante("ana", 1, 100).deal(CLOSED, box1=HANDS["flush"])
    for act in (Raise("ana", stake=stake), Bet("ana", "raise", stake)):
        assert why(table, act) == ("raise_must_be_twice_the_ante", "art6.6")
    assert table.game.clauses_for(table.state, Bet("ana", "raise", 200)) == ("art5.3", "art6.6")


# 6(7): folding.


@proves("art6.7")
@pytest.mark.parametrize("croupier", [CLOSED, OPENS, BEATS])
def test_6_7_who_folds_loses_the_ante_whatever_the_croupier_has(croupier: str) -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).deal(croupier, box1=HANDS["flush"], box2=HANDS["two-pairs"])
    table.fold("ana").raise_("bo")
    lines = table.lines()
    assert [bet for player, bet in lines if player == "ana"] == ["ante"]
    assert (lines["ana", "ante"].net, lines["ana", "ante"].clauses) == (-100_00, ("art5.1", "art6.7"))
    assert table.shown["boxes"] == {"1": "folded", "2": "raised" if croupier == CLOSED else "two-pairs"}


@proves("art6.7")
def test_6_7_a_folded_flush_wins_no_jackpot_and_the_jackpot_bet_is_lost_with_it() -> None:
    table = with_jackpot().ante("ana", 1).jackpot("ana").ante("bo", 2)
    table.deal(CLOSED, box1=HANDS["flush"], box2=HANDS["two-pairs"]).fold("ana").raise_("bo")
    lost = table.lines()["ana", "progressive-jackpot"]
    assert (lost.result, lost.net, lost.clauses) == ("lose", -10_00, ("art5.2", "art6.7"))
    assert "folded-jackpot-bet" in lost.readings
    assert table.shown["jackpot"] == {
        "before": 1_000_000_00, "fed": 5_00, "paid": 0, "borne": 0, "restarted": 0, "after": 1_000_005_00,
    }  # fmt: skip


# 6(8): to a decision.


@proves("art6.8")
def test_6_8_once_all_have_decided_no_stake_is_added_changed_or_withdrawn() -> None:
    table = with_jackpot().ante("ana", 1).deal(CLOSED, box1=HANDS["flush"]).raise_("ana")
    for act in (Bet("ana", "ante", ANTE), jackpot_bet("ana"), Raise("ana"), Bet("ana", "raise", 2 * ANTE)):
        assert not table.accepts(act)
    for bet in ("ante", "raise"):
        assert why(table, Withdraw("ana", bet)) == ("stakes_must_stay_until_decided", "art6.8")


@proves("art6.8")
def test_6_8_where_every_box_folds_nothing_is_left_to_settle() -> None:
    table = AtStud().ante("ana", 1).ante("bo", 2).deal(CLOSED, box1=HANDS["flush"], box2=HANDS["two-pairs"])
    table.fold("ana", "bo").finish()
    assert table.settlement.players == {"ana": -100_00, "bo": -100_00}
    assert table.shown == {"boxes": {"1": "folded", "2": "folded"}}
    assert why(table, Do("showdown")) == ("round_must_be_under_way", None)
    assert why(table, Leave("ana")) == ("round_must_be_under_way", None)


@proves("art6.8")
def test_6_8_a_round_is_settled_before_anything_is_made_of_it() -> None:
    table = AtStud().ante("ana", 1)
    assert table.shown is None
    with pytest.raises(Refused, match="round_must_be_over"):
        _ = table.settlement
    for act in (Pay("ana", "ante"), Take("ana", "ante"), Return("ana", "ante")):
        assert why(table, act) == ("act_must_belong_to_the_phase", "art9")
