"""Article 4 of 96/85/M, whose bank it is: consent to a third round, declining, leaving, who had bet."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.pai_kau.arranging import Arrange, HouseWay, TurnUp
from banca.games.pai_kau.bank import Agree, Leave, Pass
from banca.games.pai_kau.dealing import DealTiles, Expose, Stack
from banca.games.pai_kau.shaking import Count, Cut, Declare, Shake, Void
from banca.play.act import Act, Bet, Do
from banca.play.turn import Betting, Over
from tests.games.pai_kau.at_pai_kau import BANKER, BANKERS, AtPaiKau, after, house, ready, two
from tests.games.pai_kau.test_art_04 import OTHERS, bank_of

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")


@proves("art4.1")
def test_4_1_with_the_consent_of_all_the_others_the_banker_holds_on() -> None:
    table = AtPaiKau(**after(OTHERS, rounds=2)).act(Agree("ana", 3))
    assert "seats 6" in str(table.refusal(bank_of("bia", 1)).says)
    table.act(Agree("caio", 6))
    assert table.accepts(bank_of("bia", 1))
    assert table.refusal(bank_of("ana", 3)).norm == "bank_must_be_held_by_the_seat_entitled"
    assert table.bank().seat("ana", 3).played(seat3="push").left.rounds == 3
    again = AtPaiKau(**after(OTHERS, rounds=3))
    assert again.refusal(bank_of("bia", 1)).clause == "art4.1"


@proves("art4.1", "art4.9")
def test_4_1_everybody_sees_how_long_the_bank_has_been_held_and_what_must_stay_in_it() -> None:
    again, first = AtPaiKau(**after(OTHERS, capital=5_000, won=700)), AtPaiKau()
    seen = again.game.seen_by(again.state, None)
    assert (seen["rounds"], seen["least"]) == (2, 5_700)
    assert again.bank(5_700).game.seen_by(again.state, None)["rounds"] == 2
    passed = AtPaiKau(**after(OTHERS, won=700)).act(Pass("bia", 1))
    seen = passed.game.seen_by(passed.state, None)
    assert (seen["entitled"], seen["rounds"], seen["least"]) == ([3, "ana"], 1, 0)
    assert first.game.seen_by(first.state, None)["least"] == 0


@proves("art4.1")
def test_4_1_consent_is_for_the_other_seats_that_are_taken_and_for_a_third_round() -> None:
    table = AtPaiKau(**after(OTHERS, rounds=2))
    for act in (Agree("ana", 6), Agree("zoe", 4), Agree("bia", 1)):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("consent_must_be_of_the_other_seats", "art4.1")
    assert "none" in str(AtPaiKau(**after({}, rounds=2)).refusal(Agree("ana", 3)).says)
    for unasked in (AtPaiKau(), AtPaiKau(**after(OTHERS, rounds=1)), table.bank(player="ana", place=3)):
        assert unasked.refusal(Agree("caio", 6)).norm == "consent_must_be_to_another_round"


@proves("art4.1")
def test_4_1_a_newcomer_whose_own_stake_lies_has_a_voice() -> None:
    table = AtPaiKau(**after({2: "ana"}, rounds=2)).seat("nn", 4).co_bet("eva", 4).act(Agree("ana"))
    refusal = table.refusal(bank_of("bia", 1))
    assert (refusal.norm, refusal.clause) == ("bank_must_pass_on_after_two_rounds", "art4.1")
    assert "consent of seats 4:" in str(refusal.says)
    assert "seats that agree or not are 2 (ana), 4 (nn)" in str(table.refusal(Agree("eva")).says)
    assert table.act(Agree("nn")).accepts(bank_of("bia", 1))
    silent = AtPaiKau(**after({2: "ana"}, rounds=2)).seat("nn", 4).act(Agree("ana")).take_back("nn", "seat")
    assert silent.accepts(bank_of("bia", 1))


@proves("art4.1")
def test_4_1_whoever_comes_when_the_bank_is_held_does_not_take_it_away() -> None:
    table = AtPaiKau(**after({2: "ana"}, rounds=2)).act(Agree("ana")).bank().seat("nn", 4)
    assert table.accepts(bank_of("bia", 1, 1_00))
    assert table.bank(1_00).capital == 1_001_00


@proves("art4.1")
def test_4_1_a_banker_has_no_voice_about_himself_wherever_his_stake_lies() -> None:
    table = AtPaiKau(**after({2: "ana"}, rounds=2)).seat("bia", 5).seat("zoe", 1)
    assert table.refusal(Agree("bia")).norm == table.refusal(Agree("zoe")).norm == "consent_must_be_of_the_other_seats"


@proves("art4.1", "art4.3")
def test_4_1_a_player_who_has_left_has_no_voice_and_is_not_entitled() -> None:
    table = AtPaiKau(**after(OTHERS, rounds=2))
    assert table.game.clauses_for(table.state, Leave("ana")) == ("art4.1", "art4.3")
    table.act(Leave("ana"))
    assert table.state.rotation.left_by == (3,)
    assert table.refusal(Agree("ana")).norm == "consent_must_be_of_the_other_seats"
    assert str(table.refusal(bank_of("ana", 3)).says).startswith("the bank is caio's at seat 6")
    assert table.refusal(Pass("ana")).norm == "bank_must_be_passed_by_the_seat_entitled"
    assert table.act(Agree("caio")).accepts(bank_of("bia", 1))
    assert AtPaiKau(**after(OTHERS, rounds=1)).act(Leave("bia", 1)).accepts(bank_of("ana", 3))


@proves("art4.1")
def test_4_1_who_comes_back_is_a_newcomer() -> None:
    table = AtPaiKau(**after(OTHERS, rounds=2)).act(Leave("ana", 3)).seat("ana", 3)
    assert "consent of seats 3, 6" in str(table.refusal(bank_of("bia", 1)).says)
    assert table.act(Agree("ana"), Agree("caio")).accepts(bank_of("bia", 1))


@proves("art4.1")
def test_4_1_a_seat_is_left_by_its_player_without_stakes_before_the_bank_is_held() -> None:
    table = AtPaiKau(**after({3: "ana", 5: "ana", 6: "caio"}, rounds=1))
    for act in (Leave("zoe"), Leave("ana", 6), Leave("caio", 9)):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("seat_must_be_left_by_its_player", "art4.1")
    assert AtPaiKau().refusal(Leave("ana")).norm == "seat_must_be_left_by_its_player"
    refusal = table.seat("ana", 7).refusal(Leave("ana"))
    assert (refusal.norm, refusal.clause) == ("seat_must_be_left_without_stakes", "art4.1")
    assert table.take_back("ana", "seat").act(Leave("ana"), Leave("ana")).state.rotation.left_by == (3, 5)
    assert str(table.refusal(Leave("ana")).says).endswith("or has left: there is no seat to give up")
    held = AtPaiKau(**after(OTHERS)).bank()
    closed = AtPaiKau(**after(OTHERS)).bank().seat("ana", 3).fill()
    for late in (held, closed):
        refusal = late.refusal(Leave("caio"))
        assert (refusal.norm, refusal.clause) == ("seat_must_be_left_before_the_bank_is_held", "art4.1")
    assert AtPaiKau(**after(OTHERS)).fill().refusal(Leave("caio")).norm == "round_must_be_under_way"


@proves("art4.3")
def test_4_3_the_seat_entitled_may_pass_the_bank_to_the_nearest_on_its_right_that_had_bet() -> None:
    """Seats 4 and 5 had not bet and are passed over."""
    table = AtPaiKau(**after(OTHERS, rounds=2))
    refusal = table.refusal(bank_of("caio", 6))
    assert (refusal.norm, refusal.clause) == ("bank_must_be_held_by_the_seat_entitled", "art4.3")
    assert "ana's at seat 3" in str(refusal.says)
    table.act(Pass("ana", 3))
    assert table.refusal(bank_of("zoe", 4)).clause == "art4.3"
    assert table.refusal(bank_of("zoe", 6)).clause == "art4.3"
    assert table.accepts(bank_of("caio", 6))
    assert table.bank(player="caio", place=6).state.banker == "caio"


@proves("art4.3")
def test_4_3_a_banker_may_pass_after_his_first_round() -> None:
    table = AtPaiKau(**after(OTHERS, rounds=1))
    assert table.refusal(bank_of("ana", 3)).clause == "art4.3"
    table.act(Pass("bia", 1))
    assert table.accepts(bank_of("ana", None))
    assert table.refusal(bank_of("bia", 1)).clause == "art4.3"


@proves("art4.3")
def test_4_3_the_bank_goes_round_to_the_right() -> None:
    table = AtPaiKau(**after({2: "ana", 8: "caio"}, rounds=2, seat=6))
    assert str(table.refusal(bank_of("ana", 2)).says).startswith("the bank is caio's at seat 8")
    assert table.act(Pass("caio", 8)).accepts(bank_of("ana", 2))


@proves("art4.3")
def test_4_3_if_all_decline_no_round_is_played() -> None:
    table = AtPaiKau(**after(OTHERS, rounds=2)).seat("zoe", 2).act(Pass("ana", 3), Pass("caio", 6))
    refusal = table.refusal(bank_of("bia", 1))
    assert (refusal.clause, "no round is played" in str(refusal.says)) == ("art4.3", True)
    assert table.do("shuffle").game.turn(table.state) == Betting(Do("no-round"))
    assert table.finish().nets() == {"zoe": 0}
    assert table.game.turn(table.state) == Over()
    assert table.shown == {"void": "no-round"}
    assert table.left is None
    for act in (Bet("ana", "seat", 1, place=2), Do("shuffle")):
        assert table.refusal(act).norm == "round_must_be_under_way"


@proves("art4.3", "art2.3")
def test_4_3_once_no_round_is_played_nothing_is_done_but_to_give_the_stakes_back() -> None:
    nobody_bets = AtPaiKau().bank().do("shuffle", "no-round")
    all_are_out = ready().dealt(seat2="lose").act(Expose(2), Expose(2))
    for arranging in (TurnUp(1), Arrange("bia", 1, two(BANKERS[0])), HouseWay(1)):
        refusal = all_are_out.refusal(arranging)
        assert (refusal.norm, refusal.clause) == ("seat_must_not_be_excluded", "art2.3")
    all_are_out.do("no-round")
    acts: tuple[Act, ...] = (
        Shake((1, 1, 1, 1)), Declare("bia", "from-the-tail"), Cut("bia", 1), Void("cocked"), Count(4), Stack(3),
        DealTiles(1, two(" ".join(BANKERS))), Expose(1), Arrange("bia", 1, two(BANKERS[0])), HouseWay(1), TurnUp(1),
        Bet("ana", "seat", 1_00, place=2), Pass("bia"), Leave("ana"), Do("shuffle"), Do("close"), Do("void-deal"),
    )  # fmt: skip
    for table, clause in ((nobody_bets, "art4.3"), (all_are_out, "art2.3")):
        for act in acts:
            refusal = table.refusal(act)
            assert (refusal.norm, refusal.clause) == ("nothing_must_be_played_without_a_round", clause)
        assert set(table.finish().nets().values()) == {0}


@proves("art4.3")
def test_4_3_only_the_seat_entitled_declines_and_before_anybody_holds_the_bank() -> None:
    table = AtPaiKau(**after(OTHERS, rounds=2))
    for act in (Pass("caio", 6), Pass("ana", 6), Pass("bia", 1)):
        assert table.refusal(act).norm == "bank_must_be_passed_by_the_seat_entitled"
    assert "nobody is before others" in str(AtPaiKau().refusal(Pass("ana", 3)).says)
    refusal = table.bank(player="ana", place=3).refusal(Pass("ana", 3))
    assert (refusal.norm, refusal.clause) == ("bank_must_be_passed_before_it_is_held", "art4.3")


@proves("art4.3")
def test_4_3_the_table_remembers_who_had_bet() -> None:
    table = AtPaiKau(**house(100_00)).bank().seat("ana", 2).co_bet("eva", 2).seat("caio", 7).backing("dora", 1, 5)
    left = table.played(seat2="lose", seat7="push").left
    assert (left.seat, left.player, left.rounds, left.bettors) == (
        1,
        BANKER,
        1,
        ((2, "ana"), (5, "dora"), (7, "caio")),
    )
    assert "backers-have-bet" in table.game.edition.readings_of("art4.3")


@proves("art4.3")
def test_4_3_whoever_backed_had_a_part_and_may_receive_the_bank() -> None:
    """Dora backed from seat 5 in the round before, and had no stake."""
    first = AtPaiKau().bank().seat("ana", 7).backing("dora", 1_00, 5).played(seat7="push")
    table = AtPaiKau(memory=first.left).act(Pass("bia"))
    assert table.accepts(bank_of("dora", 5))
    second = AtPaiKau(memory=first.left).bank().seat("ana", 7).played(seat7="push")
    assert second.left.bettors == ((7, "ana"),)


@proves("art4.3")
@pytest.mark.parametrize(
    "gone", [(Pass("ana"), Pass("caio")), (Leave("ana"), Leave("caio")), (Pass("ana"), Leave("caio"))]
)
def test_4_3_when_all_have_declined_or_left_the_next_round_begins_by_lot(gone: tuple[Pass | Leave, ...]) -> None:
    table = AtPaiKau(**after(OTHERS, rounds=2)).seat("zoe", 2).act(*gone)
    assert table.refusal(bank_of("zoe", 2)).clause == "art4.3"
    assert table.finish().left is None
    assert AtPaiKau(memory=table.left).accepts(bank_of("zoe", 2))


@proves("art4.3")
def test_4_3_a_round_that_is_not_played_for_want_of_stakes_changes_nothing() -> None:
    for table in (
        AtPaiKau(**after(OTHERS, rounds=2)),
        AtPaiKau(**after(OTHERS, rounds=2)).act(Pass("ana")),
        AtPaiKau(**after(OTHERS, rounds=2)).bank(player="ana", place=3),
        AtPaiKau(**after({2: "ana"}, rounds=2)).act(Pass("ana"), Agree("ana")).bank().seat("nn", 4),
    ):
        if table.state.seats:
            table.take_back("nn", "seat")
        held = table.state.last_bank
        assert held is not None
        assert table.finish().left == held
