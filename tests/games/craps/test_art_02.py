"""Article 2 of 53/2010: taking part and initial procedures."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games.craps.memory import write
from banca.games.craps.shooter import Choose, Decline, Join, Offer
from banca.games.craps.throw import Dice, Throw, Void
from banca.law import RecordError, Refused
from banca.money import Limits
from banca.play.act import Act, Do
from banca.play.turn import Betting, Decision
from tests.games.craps.plays import BETS, EDITION, AtCraps, bet, layout, play, taken_back

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)


def offered_first(*seats: str, staked: tuple[str, ...]) -> Act | None:
    table = AtCraps(*(Join(player) for player in seats), *(f"{player} field 10" for player in staked))
    turn = table.game.turn(table.state)
    assert isinstance(turn, Betting)
    return turn.prescribed


@proves("art2.1")
def test_2_1_whoever_staked_the_minimum_is_offered_the_dice() -> None:
    table = AtCraps("ana field 100", limits=Limits(minimum=100_00))
    assert table.game.turn(table.state) == Betting(Offer("ana"))
    table.say(Offer("ana"))
    take = Choose("ana", 2)
    assert table.game.turn(table.state) == Decision("ana", (take, Decline("ana")), take)


@proves("art2.1")
@pytest.mark.parametrize("slug", ["pass-line", "dont-pass", "field", "hard-8", "big-6"])
def test_2_1_any_bet_counts(slug: str) -> None:
    assert AtCraps(f"ana {slug} 100").accepts(Offer("ana"))


@proves("art2.1")
def test_2_1_whoever_has_no_stake_is_passed_over() -> None:
    assert offered_first("ana", "bo", "cy", staked=("bo", "cy")) == Offer("bo")
    table = AtCraps(Join("ana"), "bo field 10")
    assert table.refuses(Offer("ana")) == ("dice_must_be_offered_in_order", "art2.3")


@proves("art2.1")
def test_2_1_whoever_takes_the_stake_back_may_not_take_the_dice() -> None:
    table = AtCraps("ana field 10", "bo field 10", Offer("ana"), taken_back("ana field"))
    assert table.refuses(Choose("ana", 2)) == ("shooter_must_have_staked_the_minimum", "art2.1")
    assert table.game.turn(table.state) == Betting(Offer("bo"))
    assert table.accepts(Decline("ana"))


@proves("art2.1")
def test_2_1_a_bettor_who_does_not_shoot_may_make_every_bet() -> None:
    come_out = AtCraps("ana pass-line 100", Offer("ana"), Choose("ana", 2))
    pointed = AtCraps("ana pass-line 100", "bo pass-line 100", "bo dont-pass 100", 6)
    pointed.say("bo come 100", "bo dont-come 100", 9).settled()
    for slug in BETS:
        number = " 9" if slug in ("come-odds", "dont-come-odds") else ""
        where = come_out if slug in ("pass-line", "dont-pass") else pointed
        assert where.shooter == "ana"
        assert where.accepts(bet(f"bo {slug}{number} 100")), slug


@proves("art2.1")
def test_2_1_there_is_one_shooter_and_nobody_else_throws() -> None:
    table = AtCraps("ana field 10", "bo field 10", Offer("ana"), Choose("ana", 2))
    assert table.shooter == "ana"
    assert table.refuses(Throw("bo")) == ("dice_must_be_thrown_by_the_shooter", "art2.1")
    assert table.refuses(Offer("bo")) == ("shooter_must_keep_the_dice", "art4")
    assert table.accepts(Throw("ana"))


@proves("art2.1")
def test_2_1_whoever_has_no_stake_does_not_throw() -> None:
    table = AtCraps("ana field 10")
    assert table.refuses(Throw("zoe")) == ("shooter_must_have_staked_the_minimum", "art2.1")
    table.say(Offer("ana"), Choose("ana", 2))
    assert table.refuses(Throw("zoe")) == ("dice_must_be_thrown_by_the_shooter", "art2.1")


@proves("art2.1")
def test_2_1_anybody_takes_a_place_at_any_time() -> None:
    table = AtCraps("ana field 10").to("dice").act(Join("cy"), Dice((5, 6)), Join("bo", 1))
    assert table.state.due
    assert table.settled().state.layout.order == ("bo", "ana", "cy")
    assert table.game.clauses_for(table.state, Join("dee")) == ("art2.1", "art2.3")


@proves("art2.2")
def test_2_2_nobody_throws_before_two_dice_are_chosen() -> None:
    table = AtCraps("ana field 10")
    refusal = table.refusal(Throw("ana"))
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("dice_must_be_chosen_first", "art2.2", True)
    refusal = table.say(Offer("ana")).refusal(Throw("ana"))  # whether she takes them or not, she has to say
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("dice_must_be_chosen_first", "art2.2", False)


@proves("art2.2")
@pytest.mark.parametrize("recorded", [(), (Offer("ana"),)])
def test_2_2_whoever_records_the_throw_records_who_was_offered_and_chose_the_dice(recorded: tuple[Act, ...]) -> None:
    with pytest.raises(
        RecordError, match=r"throw: nobody holds the dice.*dice_must_be_chosen_first, 53/2010 art\. 2\(2\)"
    ):
        play("ana field 10", *recorded, Throw("ana"), 9)
    played = play("ana field 10", Offer("ana"), Choose("ana", 2), Throw("ana"), 9)
    assert [p.act.name for p in played.played if p.given is None] == ["pay", "mark"]


@proves("art2.1")
@pytest.mark.parametrize("act", [Offer("ana"), Throw("ana"), Dice((3, 4)), Void("short")])
def test_2_1_with_nobody_to_throw_play_waits_and_nothing_changes(act: Act) -> None:
    table = AtCraps("ana pass-line 100", 6, 7)  # the pass line is lost, and nobody stakes
    assert table.settled().game.turn(table.state) == Betting(None)
    refusal = table.refusal(act)
    assert (refusal.norm, refusal.clause, refusal.untimely) == (
        "shooter_must_have_staked_the_minimum",
        "art2.1",
        False,
    )
    assert table.say("bo field 10").game.turn(table.state) == Betting(Offer("bo"))


@proves("art2.1")
def test_2_1_bettors_are_as_many_as_there_are_and_their_stakes_are_kept_apart() -> None:
    many = [f"p{n} field 10" for n in range(40)]
    played = play(*many, 9)
    assert played.settlement.players == {f"p{n}": 10_00 for n in range(40)}


@proves("art2.2")
@pytest.mark.parametrize("dice", [-1, 0, 1, 3, 4])
def test_2_2_a_shooter_chooses_two_dice_no_more_and_no_less(dice: int) -> None:
    table = AtCraps("ana field 10", Offer("ana"))
    assert table.refuses(Choose("ana", dice)) == ("shooter_must_choose_two_dice", "art2.2")
    assert table.say(Choose("ana", 2)).shooter == "ana"


@proves("art1.1.1", "art2.2")
@pytest.mark.parametrize(("presented", "set_aside"), [(4, 2), (5, 3)])
def test_2_2_the_other_dice_presented_are_set_aside(presented: int, set_aside: int) -> None:
    table = AtCraps("ana pass-line 100", options={"dice-count": presented})
    for _ in range(set_aside):
        table.void("off-layout").do("replace-die")
    table.void("off-layout")
    assert table.refuses(Do("replace-die")) == ("die_must_be_one_of_the_set", "art1.1.1")


@proves("art1.1.1", "art2.2")
@pytest.mark.parametrize(
    ("dice", "shown", "clause"),
    [
        ((), "[]", "art2.2"),
        ((4,), "[4]", "art2.2"),
        ((1, 2, 3), "[1, 2, 3]", "art2.2"),
        ((0, 3), "[0, 3]", "art1.1.1"),
        ((3, 7), "[3, 7]", "art1.1.1"),
        (("crab", 1), "['crab', 1]", "art1.1.1"),
        (("3", 4), "['3', 4]", "art1.1.1"),
    ],
)
def test_2_2_a_throw_is_of_two_dice_with_faces_from_one_to_six(dice: tuple[Any, ...], shown: str, clause: str) -> None:
    table = AtCraps("ana field 10").to("dice")
    refusal = table.refusal(Dice(dice))
    assert (refusal.norm, refusal.clause) == ("dice_must_show_two_faces", clause)
    assert str(refusal.says) == f"two dice show a face from 1 to 6 each, not {shown}"


@proves("art2.2")
@pytest.mark.parametrize(("presented", "spare"), [(4, 2), (5, 3)])
def test_2_2_no_more_dice_are_unfit_than_the_set_can_spare(presented: int, spare: int) -> None:
    said, options = ("ana field 10", 9), {"dice-count": presented}
    assert layout(play(*said, options=options, table={"layout": {"unfit": spare}})).unfit == spare
    with pytest.raises(Refused, match=f"{spare + 1} dice are unfit: a set of {presented} spares {spare},") as caught:
        play(*said, options=options, table={"layout": {"unfit": spare + 1}})
    assert (caught.value.refusal.norm, caught.value.refusal.clause) == ("unfit_dice_must_leave_two_to_throw", "art2.2")


@proves("art2.2")
def test_2_2_bettors_throw_in_turn() -> None:
    table = AtCraps("ana big-6 60", "bo big-6 60", "cy big-6 60")
    shooters = []
    for _ in range(5):
        table.say("ana big-4 50", "bo big-4 50", "cy big-4 50", "cy pass-line 10", 5)
        shooters.append(table.settled().shooter)
        table.say(7).settled()
    assert shooters == ["ana", "bo", "cy", "ana", "bo"]


@proves("art2.3")
def test_2_3_the_dice_start_on_the_stickmans_left() -> None:
    assert offered_first("ana", "bo", "cy", staked=("cy", "bo", "ana")) == Offer("ana")
    seated_late = AtCraps("cy field 10", "bo field 10", Join("ana", 1), "ana field 10")
    assert seated_late.game.turn(seated_late.state) == Betting(Offer("ana"))
    assert seated_late.state.layout.order == ("ana", "cy", "bo")


@proves("art2.3")
def test_2_3_places_are_numbers_counted_from_the_stickmans_left() -> None:
    table = AtCraps(Join("bo", 9), "bo field 10", Join("ana", 2), "ana field 10")
    assert table.game.turn(table.state) == Betting(Offer("ana"))
    assert table.refuses(Offer("bo")) == ("dice_must_be_offered_in_order", "art2.3")
    assert table.state.layout.order == ("ana", "bo")
    assert table.say(Join("ana", 10)).state.layout.order == ("bo", "ana")
    assert table.state.layout.places == (("bo", 9), ("ana", 10))


@proves("art2.3")
def test_2_3_whoever_has_no_number_stands_after_those_who_have_one_as_they_came() -> None:
    table = AtCraps("eva field 10", Join("di"), "cy field 10", Join("bo", 9), Join("ana", 2))
    assert table.state.layout.order == ("ana", "bo", "eva", "di", "cy")
    table.say(Join("eva", 5), Join("ana"))  # ana gives up her number and stands last
    assert table.state.layout.order == ("eva", "bo", "di", "cy", "ana")
    assert table.state.layout.places == (("eva", 5), ("bo", 9))


@proves("art2.3")
def test_2_3_a_place_that_another_has_taken_is_refused() -> None:
    table = AtCraps(Join("ana", 2), Join("bo", 9))
    refusal = table.refusal(Join("cy", 9))
    assert (refusal.norm, refusal.clause) == ("place_must_be_free", "art2.3")
    assert "place 9 from the stickman's left is taken by bo" in str(refusal.says)
    assert table.accepts(Join("bo", 9))
    assert table.accepts(Join("cy", 3))
    assert table.say(Join("bo", 4)).accepts(Join("cy", 9))


@proves("art2.3")
def test_2_3_places_are_kept_from_record_to_record() -> None:
    first = play(Join("bo", 9), Join("ana", 2), "bo big-6 60", "ana big-6 60", 5)
    assert layout(first).shooter == "ana"
    carried = {"layout": write(layout(first))}
    assert carried["layout"]["places"] == {"ana": 2, "bo": 9}
    with pytest.raises(RecordError, match="act 1, join: place 9 from the stickman's left is taken by bo"):
        play(Join("cy", 9), 5, table=carried)
    assert layout(play(Join("cy", 5), 5, table=carried)).order == ("ana", "cy", "bo")


@proves("art2.3")
def test_2_3_whoever_declines_keeps_every_right_to_bet_and_the_next_is_asked() -> None:
    table = AtCraps("ana field 10", "bo field 10", "cy field 10", Offer("ana"), Decline("ana"))
    assert table.refuses(Offer("ana")) == ("dice_must_be_offered_in_order", "art2.3")
    assert table.refuses(Offer("cy")) == ("dice_must_be_offered_in_order", "art2.3")
    table.say(Offer("bo"))
    assert table.refuses(Choose("ana", 2)) == ("dice_must_be_offered_first", "art2.3")
    assert table.refuses(Decline("cy")) == ("dice_must_be_offered_first", "art2.3")
    table.say(Choose("bo", 2), "ana pass-line 50", "ana hard-8 10", 9)
    assert table.line("field", player="ana").net == 10_00
    assert table.shooter == "bo"


@proves("art2.3")
def test_2_3_an_offer_is_answered_before_it_is_made_again() -> None:
    table = AtCraps("ana field 10", Offer("ana"))
    assert table.refuses(Offer("ana")) == ("offer_must_be_answered_first", "art2.3")
    assert table.say(Decline("ana")).accepts(Offer("ana"))


@proves("art2.3")
def test_2_3_after_the_last_in_order_the_offer_goes_round_to_the_first() -> None:
    table = AtCraps("ana pass-line 10", "bo pass-line 10", "cy pass-line 10")
    for player in ("ana", "bo"):
        table.say(Offer(player), Decline(player))
    table.say(Offer("cy"), Choose("cy", 2), 6, "ana field 10", 7).settled()
    assert table.shooter is None
    assert table.game.turn(table.say("ana field 10", "bo field 10").state) == Betting(Offer("ana"))


@proves("art2.3")
def test_2_3_what_is_declined_in_a_record_was_offered_first() -> None:
    played = play("ana field 10", "bo field 10", Decline("ana"), 11)
    names = [(p.act.name, p.given) for p in played.played]
    assert names == [
        ("bet", 0), ("bet", 1), ("offer", None), ("decline", 2), ("offer", None), ("choose", None), ("throw", None),
        ("dice", 3), ("pay", None), ("pay", None),
    ]  # fmt: skip
    assert layout(played).shooter == "bo"


@proves("art2.4")
@pytest.mark.parametrize("manner", ["two-hands", "one-at-a-time", "with-a-kick"])
def test_2_4_a_throw_in_another_manner_is_none_and_is_made_again(manner: str) -> None:
    table = AtCraps("ana pass-line 100", Offer("ana"), Choose("ana", 2))
    before = table.state
    assert table.refuses(Throw("ana", manner)) == ("dice_must_be_thrown_together_with_one_hand", "art2.4")
    assert table.state == before
    assert table.shooter == "ana"
    assert table.say(Throw("ana", "one-hand"), 7).line("pass-line").net == 100_00


@proves("art2.4")
def test_2_4_a_proper_throw_gives_two_values_at_once() -> None:
    table = AtCraps("ana pass-line 100", Offer("ana"), Choose("ana", 2))
    assert table.refuses(Dice((3, 4))) == ("dice_must_be_thrown_first", "art2.4")
    assert table.game.result(table.state) is None
    table.say(Throw("ana"), Dice((3, 4)))
    assert table.game.result(table.state) == {"dice": [3, 4], "total": 7}
    assert table.refuses(Dice((3, 4))) == ("shooter_must_have_staked_the_minimum", "art2.1")


@proves("art2.4")
def test_2_4_hitting_the_wall_is_not_required() -> None:
    assert AtCraps("ana field 10", Dice((3, 6), walls=0)).line("field").result == "win"


@proves("art2.4")
@pytest.mark.parametrize("act", [Offer("ana"), Choose("ana", 2), Decline("ana"), Throw("ana")])
def test_2_4_while_the_dice_run_all_else_waits(act: Act) -> None:
    table = AtCraps("ana field 10").to("dice")
    refusal = table.refusal(act)
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("act_must_wait_for_the_next_throw", "art2.4", True)


@proves("art2.5")
def test_2_5_dice_that_slide_make_the_throw_void() -> None:
    table = AtCraps("ana field 10", Dice((3, 6), slid=2))
    assert table.state.throws == 0
    assert table.state.layout.repeats
    slid = play("ana field 10", Dice((3, 6), slid=1), Dice((1, 4))).played
    (void,) = [p for p in slid if p.act == Dice((3, 6), slid=1)]
    assert void.clauses == ("art3.3", "art3.2")
    (valid,) = [p for p in slid if p.act == Dice((1, 4))]
    assert valid.clauses == ("art2.4", "art2.5")
