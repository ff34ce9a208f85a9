"""Article 11 of 61/2004: irregularities, and the round that is void."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from banca.games import game_of, settle
from banca.games.stud_poker.conduct import Leave, seen_by
from banca.games.stud_poker.deal import DealCard
from banca.games.stud_poker.irregular import IS_VOID, DealtToEmpty, Expose, Fault, Malfunction, Misdeal
from banca.games.stud_poker.jackpot import opened
from banca.games.stud_poker.showdown import Fold, Raise
from banca.law import RecordError, Refused, option_set
from banca.play.act import Bet, Do, Pay, Return, Withdraw
from banca.play.record import prescribed
from banca.play.setting import Setting
from banca.play.turn import Betting, Chance, Croupier
from banca.table import Table
from tests.games.stud_poker.at_stud import (
    ANTE,
    CLOSED,
    HANDS,
    JACKPOT_BET,
    POSTED,
    SHUFFLER,
    SLUG,
    AtStud,
    bets_at,
    jackpot_bet,
    rest_at,
    with_jackpot,
)
from tests.games.stud_poker.faults import assert_void, dealt, next_round, two_boxes, why

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


@proves("art11")
def test_11_every_fault_is_void_or_not_by_one_clause() -> None:
    assert IS_VOID(Fault(why="wrong-count")).clauses == ("art11.1",)
    assert IS_VOID(Fault(exposed=2)).clauses == ("art11.1",)
    assert not IS_VOID(Fault(exposed=1)).value
    assert IS_VOID(Fault(exposed=1, croupiers=True)).clauses == ("art11.2.s2", "art11.2")
    assert IS_VOID(Fault(failed=True)).clauses == ("art11.4",)


@proves("art11")
def test_11_of_several_faults_one_that_voids_the_round_prevails() -> None:
    faults = [Expose(2, 1), DealtToEmpty(6)]
    assert_void(dealt().act(*faults, Misdeal("wrong-count")), "wrong-count", "art11.1")
    assert_void(dealt().act(*reversed(faults), Expose(3, 4)), "two-cards-exposed", "art11.1")


# 11(1): the round is void.


@proves("art11.1")
def test_11_1_in_a_void_round_nothing_is_decided_bet_dealt_or_shown() -> None:
    norm = ("round_must_not_be_void", "art11.1")
    table = dealt().act(Misdeal("wrong-count"))
    raised = Bet("ana", "raise", 2 * ANTE)
    for act in (Raise("ana"), Fold("ana"), raised, Raise("chan"), Do("showdown"), Expose(2, 1), DealtToEmpty(6)):
        assert why(table, act) == norm
    for other in (Bet("ana", "ante", ANTE), jackpot_bet("ana"), Withdraw("ana", "ante"), DealCard(2, "2s")):
        assert why(table, other) == norm
    assert why(table, Misdeal("wrong-count")) == ("round_must_not_be_void_already", "art11.1")
    cut_short = two_boxes().act(DealCard(2, "As"), Misdeal("wrong-manner"))
    assert why(cut_short, DealCard(3, "Ks")) == why(cut_short, Raise("bo")) == norm
    assert why(table, Pay("chan", "ante")) == ("payment_must_be_due", "art11.1")
    assert why(table, Pay("ana", "ante")) == ("payment_must_follow_the_result", "art11.1")
    assert why(table.finish(), Raise("ana")) == norm


@proves("art11.4")
def test_11_4_nor_where_the_shuffler_has_failed() -> None:
    table = two_boxes(SHUFFLER).act(DealCard(2, "As"), Malfunction())
    for act in (Raise("ana"), DealCard(2, "Ks"), Malfunction(), Bet("chan", "ante", ANTE)):
        assert why(table, act) == ("round_must_not_be_void", "art11.4")
    assert why(table, Misdeal("wrong-count")) == ("round_must_not_be_void_already", "art11.4")


@proves("art11.1")
@pytest.mark.parametrize("why_", ["wrong-manner", "wrong-count"])
def test_11_1_a_wrong_manner_or_number_of_cards_voids_the_round(why_: str) -> None:
    assert_void(dealt().act(Misdeal(why_)), why_, "art11.1")
    assert_void(two_boxes().act(DealCard(2, "As"), Misdeal(why_)), why_, "art11.1")


@proves("art11.1")
def test_11_1_raises_go_back_too_and_antes_that_were_folded() -> None:
    table = dealt().fold("ana").raise_("bo").act(Misdeal("wrong-count"))
    assert [(line.position.player, line.position.bet) for line in table.finish().settlement.lines] == [
        ("ana", "ante"), ("bo", "ante"), ("bo", "raise"),
    ]  # fmt: skip
    assert_void(table, "wrong-count", "art11.1")


@proves("art11.1")
@pytest.mark.parametrize("paid", range(5))
def test_11_1_even_after_the_showdown_as_long_as_the_cards_lie(paid: int) -> None:
    """Reading misdeal-found-late; what was paid, the jackpot too, is undone."""
    table = dealt().raise_("ana", "bo").do("showdown")
    for _ in range(paid):
        table.act(table.game.turn(table.state).prescribed)
    assert_void(table.act(Misdeal("wrong-count")), "wrong-count", "art11.1")


@proves("art11.1")
def test_11_1_once_the_cards_are_cleared_it_is_for_the_house_to_review() -> None:
    table = dealt().raise_("ana", "bo").finish()
    assert why(table, Misdeal("wrong-count")) == ("misdeal_must_be_found_before_the_cards_are_cleared", "art11.1")


@proves("art11.1")
def test_11_1_a_misdeal_has_its_cause_and_its_time() -> None:
    table = with_jackpot().ante("ana", 2).close().act(DealCard(2, "As"))
    assert why(table, Misdeal("bad luck")) == ("void_must_have_its_cause", "art11.1")
    table.act(Misdeal("wrong-count"))
    assert why(table, Misdeal("wrong-count")) == ("round_must_not_be_void_already", "art11.1")


@proves("art11.1")
def test_11_1_nothing_is_dealt_wrongly_before_the_first_card() -> None:
    """It concerns the deal: no round is void before a card is out, a box without a bet having got it or not."""
    table = with_jackpot()
    refused = ("deal_must_have_begun", "art11.1")
    assert why(table, Misdeal("wrong-count")) == refused
    assert why(table.ante("ana", 2), Misdeal("wrong-count")) == refused
    table.close()
    assert why(table, Misdeal("wrong-manner")) == refused
    assert str(with_jackpot().close().refusal(Misdeal("wrong-count")).says).startswith("no card is out yet")
    assert table.accepts(DealtToEmpty(6, 1))
    assert table.act(DealtToEmpty(6, 1)).accepts(Misdeal("wrong-manner"))


@proves("art11.1")
@pytest.mark.parametrize("before", [[], [{"act": "bet", "player": "ana", "bet": "ante", "stake": ANTE}]])
def test_11_1_a_record_without_cards_has_no_misdeal(before: list[dict[str, Any]]) -> None:
    acts = [*before, {"act": "misdeal", "why": "wrong-count"}]
    with pytest.raises(RecordError, match=rf"act {len(acts)}, misdeal: no card is out yet: .*61/2004 art\. 11\(1\)"):
        settle({"banca": 1, "edition": SLUG, "acts": acts})


@proves("art11.1")
@pytest.mark.parametrize(
    "exposed",
    [
        [Expose(2, 1), Expose(3, 1)],
        [Expose(2, 1), Expose(2, 5)],
        [Expose(3, 2), Expose("croupier", 2)],
        [Expose("croupier", 2), Expose(3, 2)],
        [Expose("croupier", 2), Expose("croupier", 5)],
    ],
)
def test_11_1_two_cards_exposed_by_mistake_void_the_round(exposed: list[Expose]) -> None:
    table = dealt().act(*exposed[:1])
    assert table.game.clauses_for(table.state, exposed[1]) == ("art11.1",)
    assert_void(table.act(exposed[1]), "two-cards-exposed", "art11.1")
    seen = seen_by(table.state, "ana")["face_up"]
    assert all(table.state.hand(act.to)[act.number - 1] in seen[str(act.to)] for act in exposed)


@proves("art11.1")
def test_11_1_in_the_next_round_the_jackpot_bet_lies_already_and_is_not_paid_again() -> None:
    table = next_round(dealt().act(Misdeal("wrong-count")))
    assert table.state.stake(2, "progressive-jackpot").amount == JACKPOT_BET
    assert table.state.boxes == {}
    table.ante("ana").ante("bo", 1)
    assert table.state.boxes == {1: "bo", 2: "ana"}
    assert table.state.display.shown == 1_000_005_00
    table.deal(CLOSED, box2=HANDS["flush"], box1=HANDS["two-pairs"]).raise_("bo", "ana")
    assert table.lines()["ana", "progressive-jackpot"].net == 500_00 - JACKPOT_BET
    assert table.shown["jackpot"]["fed"] == 0
    assert next_round(table).state.stakes == ()


@proves("art11.1")
def test_11_1_it_may_be_neither_taken_back_nor_doubled() -> None:
    """Reading carried-bet-stays; and its box is its bettor's."""
    table = next_round(dealt().act(Misdeal("wrong-count"))).ante("ana")
    assert why(table, Withdraw("ana", "progressive-jackpot")) == ("carried_jackpot_bet_must_stay", "art11.1")
    assert why(table, jackpot_bet("ana")) == ("jackpot_space_must_hold_one_bet", "art11.1")
    assert why(table, Bet("bo", "ante", ANTE, place=2)) == ("box_must_have_one_bettor", "art6.1")
    assert why(table, Bet("ana", "ante", ANTE, place=3)) == ("bettor_must_bet_on_one_box", "art6.1")
    assert table.accepts(Withdraw("ana", "ante"))


@proves("art11.1", "art10.1")
def test_11_1_without_an_ante_in_the_next_round_it_is_given_back() -> None:
    """Reading carried-bet-without-ante."""
    table = next_round(dealt().act(Misdeal("wrong-count"))).ante("bo", 1).to("no-more-bets").do("no-more-bets")
    assert table.game.turn(table.state) == Croupier(Return("ana", "progressive-jackpot", place=2))
    assert table.refusal(DealCard(1, "As")).untimely
    table.act(Return("ana", "progressive-jackpot"))
    assert isinstance(table.game.turn(table.state), Chance)
    table.act(DealCard(1, "As"), Misdeal("wrong-count")).finish()
    back = table.lines()["ana", "progressive-jackpot"]
    assert (back.result, back.returned, back.net) == ("push", JACKPOT_BET, 0)
    assert back.clauses == ("art5.2", "art10.1", "art11.1")
    assert "carried-bet-without-ante" in back.readings
    assert table.settlement.standing == ()
    assert table.shown["jackpot"] == {
        "before": 1_000_005_00, "fed": -5_00, "paid": 0, "borne": 0, "restarted": 0, "after": 1_000_000_00,
    }  # fmt: skip


@proves("art11.1", "art10.1")
def test_11_1_a_bettor_who_leaves_gets_it_back_and_his_box_is_free() -> None:
    table = next_round(dealt().act(Misdeal("wrong-count"))).ante("ana").act(Leave("ana"))
    assert table.game.turn(table.state) == Croupier(Return("ana", "progressive-jackpot", place=2))
    refusal = table.refusal(Bet("bo", "ante", ANTE, place=2))
    assert (refusal.clause, refusal.untimely) == ("art10.1", True)
    assert table.refusal(Do("no-more-bets")).untimely
    assert table.state.display.shown == 1_000_005_00
    table.act(Return("ana", "progressive-jackpot")).ante("bo", 2)
    assert table.state.display.shown == 1_000_000_00
    assert isinstance(table.game.turn(table.state), Betting)
    assert table.state.boxes == {2: "bo"}


@proves("art11.1")
def test_11_1_after_a_void_round_new_antes_are_asked_for_and_the_cards_are_shuffled_again() -> None:
    game = game_of(SLUG)
    table = Table(game, Setting(option_set(game.edition), parameters=POSTED))
    bets_at(table, JACKPOT_BET)
    table.do(Do("no-more-bets"))
    table.do(DealCard(1, "As"))
    table.do(Misdeal("wrong-manner"))
    while not table.is_over:
        table.advance()
    table.open_round()
    assert prescribed(table.turn) == Do("shuffle")
    with pytest.raises(Refused, match="cards_must_be_shuffled"):
        table.do(Bet("ana", "ante", ANTE))
    while not isinstance(table.turn, Betting):
        table.advance()
    table.do(Bet("ana", "ante", ANTE))
    result = rest_at(table, HANDS["flush"])
    assert (result["jackpot"]["before"], result["jackpot"]["fed"], result["jackpot"]["paid"]) == (200_005_00, 0, 500_00)


@proves("art11.1")
def test_11_1_a_bet_may_be_carried_over_twice() -> None:
    table = next_round(dealt().act(Misdeal("wrong-count"))).ante("ana").close()
    table.act(DealCard(2, "As"), Misdeal("wrong-count"))
    assert next_round(table).state.stake(2, "progressive-jackpot").held == JACKPOT_BET


@proves("art11.1", "art10.3")
def test_11_1_a_table_that_owes_jackpot_bets_keeps_its_jackpot() -> None:
    left = dealt().act(Misdeal("wrong-count")).finish()
    with pytest.raises(Refused, match="carried_bets_must_have_a_jackpot"):
        AtStud(memory=left.game.remembered(left.state))


@proves("art11.1", "art10.8")
@pytest.mark.parametrize("pool", [0, 4_99])
def test_11_1_a_bet_that_was_carried_over_has_fed_the_pool(pool: int) -> None:
    """Half of 10.00: a pool of less cannot be the one that it fed."""
    carried = next_round(dealt().act(Misdeal("wrong-count"))).setting.memory
    with pytest.raises(Refused, match=r"less than jackpot bets of 10\.00, .* have fed it .*art\. 10\(8\)"):
        AtStud(parameters=POSTED, memory=replace(carried, pool=opened(pool)))
    table = AtStud(parameters=POSTED, memory=replace(carried, pool=opened(5_00)))
    assert table.close().finish().state.display.amount == 0
