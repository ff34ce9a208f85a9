"""Article 3 of 53/2010: irregularities in throwing the dice."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.craps.shooter import Choose, Offer
from banca.games.craps.throw import Dice, Lean, Throw, Void
from banca.law import RecordError
from banca.play.act import Act, Do, Move
from banca.play.turn import Betting, Chance
from tests.games.craps.plays import EDITION, AtCraps, bet, decided, play, taken_back

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)

VOID = [
    (Void("off-layout"), "art3.2.1"),
    (Void("short"), "art3.2.2"),
    (Void("not-rolling"), "art3.3"),
    (Dice((4, 3), off=1), "art3.2.1"),
    (Dice((4, 3), off=2), "art3.2.1"),
    (Dice((4, 3), off=1, walls=2), "art3.2.1"),
    (Dice((4, 3), short=1), "art3.2.2"),
    (Dice((4, 3), short=2, walls=0), "art3.2.2"),
    (Dice((4, 3), slid=1), "art3.3"),
    (Dice((4, 3), slid=2, walls=1), "art3.3"),
]


@proves("art3.1")
def test_3_1_of_a_leaning_die_the_most_upward_face_counts() -> None:
    table = AtCraps("ana field 10").to("dice").act(Lean(1, (5, 6)))
    refusal = table.refusal(Dice((6, 4)))
    assert (refusal.norm, refusal.clause) == ("leaning_die_must_count_its_most_upward_face", "art3.1")
    turn = table.game.turn(table.state)
    assert isinstance(turn, Chance)
    assert turn.weights == {Dice((5, face)): 1 for face in range(1, 7)}
    line = table.act(Dice((5, 4))).line("field")
    assert (line.result, line.net) == ("win", 10_00)


@proves("art3.1")
def test_3_1_both_dice_may_lean_and_each_is_read_once() -> None:
    table = AtCraps("ana hard-6 10").to("dice").act(Lean(1, (3, 2)), Lean(2, (3, 1, 2)))
    for again in (Lean(1, (5, 6)), Lean(1, (3, 2)), Lean(2, (1, 2))):
        refusal = table.refusal(again)
        assert (refusal.norm, refusal.clause) == ("leaning_die_must_be_read_once", "art3.1")
    assert "die 2 leans and counts 3 already" in str(refusal.says)
    assert table.game.throw_weights(table.state) == {Dice((3, 3)): 1}
    assert table.act(Dice((3, 3))).line("hard-6").net == 90_00


@proves("art3.1")
def test_3_1_a_repeated_throw_starts_without_leaning_dice() -> None:
    table = AtCraps("ana field 10").to("dice").act(Lean(1, (5, 6)), Void("short"))
    assert table.to("dice").accepts(Lean(1, (6, 5)))
    assert table.say((6, 4)).line("field").result == "win"


@proves("art3.1")
@pytest.mark.parametrize(
    ("act", "norm", "clause"),
    [
        (Lean(3, (5, 6)), "die_must_be_one_of_the_two", "art2.2"),
        (Lean(0, (5, 6)), "die_must_be_one_of_the_two", "art2.2"),
        (Lean(1, ()), "faces_must_be_on_a_die", "art1.1.1"),
        (Lean(1, (5, 5)), "faces_must_be_on_a_die", "art1.1.1"),
        (Lean(2, (7, 1)), "faces_must_be_on_a_die", "art1.1.1"),
        (Lean(2, (2, 5)), "faces_must_look_up_together", "art1.2.2"),
        (Lean(2, (1, 2, 3, 5)), "faces_must_look_up_together", "art1.2.2"),
    ],
)
def test_3_1_a_leaning_die_shows_faces_that_can_look_up(act: Lean, norm: str, clause: str) -> None:
    refusal = AtCraps("ana field 10").to("dice").refusal(act)
    assert (refusal.norm, refusal.clause) == (norm, clause)


@proves("art3.2")
@pytest.mark.parametrize(("void", "clause"), VOID)
def test_3_2_a_void_throw_decides_nothing_and_is_repeated(void: Act, clause: str) -> None:
    table = AtCraps("ana pass-line 100", "bo dont-pass 100", 6, "ana come 100", "bo big-8 60", "bo any-seven 10")
    before = table.state.layout
    table.to("dice")
    assert table.game.clauses_for(table.state, void) == (clause, "art3.2")
    table.act(void)
    layout = table.state.layout
    assert (layout.stakes, layout.point, layout.shooter) == (before.stakes, 6, "ana")
    assert (table.state.due, table.state.marks, table.state.lines, table.state.throws) == ({}, None, (), 1)
    assert table.to("throw").accepts(Throw("ana"))


@proves("art3.2")
def test_3_2_the_repeat_of_a_come_out_is_still_the_come_out() -> None:
    played = play("ana pass-line 100", Void("short"), Void("not-rolling"), 7)
    assert decided(played) == [("pass-line", "win", 100_00)]


@proves("art3.2")
def test_3_2_a_throw_is_repeated_as_often_as_it_is_void_by_the_same_shooter() -> None:
    table = AtCraps("ana pass-line 100", "bo pass-line 100")
    for _ in range(20):
        table.void()
        assert table.shooter == "ana"
    assert table.say(11).line("pass-line", player="ana").result == "win"


@proves("art3.2")
@pytest.mark.parametrize("why", ["short", "not-rolling", "off-layout"])
def test_3_2_before_the_repeat_bets_are_made_and_taken_back_as_before_any_throw(why: str) -> None:
    """Article 3(2) repeats the throw and says nothing of bets: what article 5 allows before it stays allowed."""
    come_out = AtCraps("ana pass-line 100").void(why)
    come_out.say("ana pass-line 50", "bo dont-pass 100", taken_back("ana pass-line"), "ana dont-pass 30")
    assert come_out.refuses("bo come 100") == ("come_bet_must_have_a_point", "art5.2.5")
    come_out.act(Move("bo", "dont-pass", "pass-line"))
    lines = {("ana", "dont-pass"): -30_00, ("bo", "pass-line"): 100_00}
    won = come_out.say(7).settled()
    assert {(line.position.player, line.position.bet): line.net for line in won.state.lines} == lines

    pointed = AtCraps("ana pass-line 100", 6, "ana come 100").void(why)
    pointed.say("ana come 50", "bo dont-come 100", taken_back("ana come"), "ana come 20", "ana pass-odds 100")
    assert pointed.refuses("bo pass-line 100") == ("line_bet_must_come_before_the_point", "art5.2.1")
    assert pointed.refuses(taken_back("ana pass-line")) == ("bet_must_stay_until_decided", "art5.2.1.p2")
    pointed.say(11).settled()
    decided_on = [(line.position.player, line.position.bet, line.net) for line in pointed.state.lines]
    assert decided_on == [("bo", "dont-come", -100_00), ("ana", "come", 20_00)]


@proves("art3.2")
def test_3_2_a_record_may_have_line_bets_between_a_void_throw_and_its_repeat() -> None:
    played = play("ana pass-line 100", Void("short"), "bo pass-line 50", "bo dont-pass 10", 7)
    assert decided(played) == [("dont-pass", "lose", -10_00), ("pass-line", "win", 100_00), ("pass-line", "win", 50_00)]


@proves("art3.2")
@pytest.mark.parametrize("why", ["two-hands", "a-sneeze", "off"])
def test_3_2_no_other_cause_makes_a_throw_void(why: str) -> None:
    refusal = AtCraps("ana field 10").to("dice").refusal(Void(why))
    assert (refusal.norm, refusal.clause) == ("void_must_have_its_cause", "art3.2")
    assert "off-layout, short, not-rolling" in str(refusal.says)


@proves("art3.2.1")
@pytest.mark.parametrize("off", [1, 2])
def test_3_2_1_one_die_or_both_off_the_layout(off: int) -> None:
    table = AtCraps("ana any-seven 10", Dice((4, 3), off=off))
    assert table.state.throws == 0
    assert table.state.layout.unchecked == off


@proves("art3.2.2")
@pytest.mark.parametrize(
    ("short", "walls", "valid"),
    [(2, 0, False), (2, None, False), (1, 0, False), (1, 1, True), (2, 1, True), (2, 2, True), (0, 0, True)],
)
def test_3_2_2_dice_short_of_the_middle_unless_a_wall_was_hit(short: int, walls: int | None, valid: bool) -> None:
    table = AtCraps("ana any-seven 10", Dice((4, 3), short=short, walls=walls))
    assert table.state.throws == int(valid)
    if valid:
        assert table.line("any-seven").net == 40_00


@proves("art3.2.2")
@pytest.mark.parametrize("said", [Dice((4, 3), off=3), Dice((4, 3), short=-1), Dice((4, 3), walls=3)])
def test_3_2_2_it_is_said_of_two_dice(said: Dice) -> None:
    refusal = AtCraps("ana any-seven 10").to("dice").refusal(said)
    assert (refusal.norm, refusal.clause) == ("dice_must_be_two", "art2.2")


@proves("art3.3")
@pytest.mark.parametrize("void", [Void("not-rolling"), Dice((4, 3), slid=1), Dice((4, 3), slid=2, walls=2)])
def test_3_3_dice_thrown_without_rolling_make_the_throw_void(void: Act) -> None:
    played = play("ana any-seven 10", void, 8)
    assert decided(played) == [("any-seven", "lose", -10_00)]


@proves("art3.4")
@pytest.mark.parametrize("off", [Void("off-layout"), Dice((4, 3), off=1), Dice((4, 3), off=2)])
def test_3_4_dice_that_went_off_are_checked_before_they_are_thrown_again(off: Act) -> None:
    table = AtCraps("ana pass-line 100").to("dice").act(off)
    refusal = table.refusal(Throw("ana"))
    assert (refusal.norm, refusal.clause) == ("dice_must_be_checked_before_they_are_thrown_again", "art3.4")
    assert table.game.turn(table.state) == Betting(Do("check-dice"))
    assert table.do("check-dice").accepts(Throw("ana"))


@proves("art3.4")
def test_3_4_a_die_that_fails_the_check_gives_way_to_another_of_the_set() -> None:
    table = AtCraps("ana pass-line 100").void("off-layout")
    table.do("replace-die")
    assert table.accepts(Throw("ana"))
    assert table.state.layout.unfit == 1
    assert table.game.clauses_for(table.void("off-layout").state, Do("replace-die")) == ("art3.4",)


@proves("art3.4")
def test_3_4_of_two_dice_that_went_off_both_are_looked_at() -> None:
    table = AtCraps("ana pass-line 100", Dice((4, 3), off=2))
    table.do("replace-die")
    assert table.refuses(Throw("ana")) == ("dice_must_be_checked_before_they_are_thrown_again", "art3.4")
    assert table.accepts(Do("check-dice"))
    assert table.do("replace-die").accepts(Throw("ana"))
    assert (table.state.layout.unchecked, table.state.layout.unfit) == (0, 2)


@proves("art3.4")
@pytest.mark.parametrize("step", ["check-dice", "replace-die"])
def test_3_4_dice_that_stayed_on_the_layout_need_no_check(step: str) -> None:
    table = AtCraps("ana pass-line 100")
    assert table.refuses(Do(step)) == ("act_must_belong_to_the_phase", "art3.4")
    table.void()
    assert table.refuses(Do(step)) == ("act_must_belong_to_the_phase", "art3.4")


@proves("art3.4")
def test_3_4_bets_may_be_made_while_a_die_is_looked_at() -> None:
    table = AtCraps("ana pass-line 100").void("off-layout")
    assert table.accepts(bet("bo hard-8 10"))
    played = play("ana pass-line 100", Void("off-layout"), "bo hard-8 10", 7)
    assert [p.act.name for p in played.played if p.given is None].count("check-dice") == 1


@proves("art3.4")
def test_3_4_whoever_records_the_throw_records_the_check_before_it() -> None:
    off = ("ana pass-line 100", Offer("ana"), Choose("ana", 2), Throw("ana"), Void("off-layout"))
    with pytest.raises(RecordError, match=r"act 6, throw: .*dice_must_be_checked.*53/2010 art\. 3\(4\)"):
        play(*off, Throw("ana"), 7)
    assert decided(play(*off, Do("check-dice"), Throw("ana"), 7)) == [("pass-line", "win", 100_00)]
    assert decided(play(*off, 7)) == [("pass-line", "win", 100_00)]


@proves("art3.4")
def test_3_4_what_the_croupier_pays_and_marks_before_a_recorded_throw_is_filled_in() -> None:
    played = play("ana pass-line 100", "ana field 10", 9, Throw("ana"), 9)
    assert [p.act.name for p in played.played if p.given is None] == [
        "offer", "choose", "throw", "pay", "mark", "pay", "unmark",
    ]  # fmt: skip
