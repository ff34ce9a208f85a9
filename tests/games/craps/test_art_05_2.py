"""Article 5(2) of 53/2010: the line bets and the odds added to them."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games import game_of
from banca.play.act import Bet, Do, Move, Pay, Take, Withdraw
from banca.play.turn import Croupier
from tests.games.craps.plays import (
    EDITION,
    POINTS,
    THROW,
    TOTALS,
    AtCraps,
    Said,
    bet,
    clauses,
    decided,
    layout,
    net,
    play,
    standing,
    taken_back,
)

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)

# Pass line.


@proves("art5.2.1")
@pytest.mark.parametrize(
    ("total", "result", "gain"),
    [(7, "win", 100_00), (11, "win", 100_00), (2, "lose", -100_00), (3, "lose", -100_00), (12, "lose", -100_00)],
)
def test_5_2_1_the_pass_line_on_the_first_throw(total: int, result: str, gain: int) -> None:
    played = play("ana pass-line 100", total)
    assert decided(played) == [("pass-line", result, gain)]
    assert "art5.2.1" in clauses(played, "pass-line")
    assert standing(played) == {}


@proves("art5.2.1")
@pytest.mark.parametrize("slug", ["pass-line", "dont-pass"])
@pytest.mark.parametrize("point", POINTS)
def test_5_2_1_no_new_stake_on_the_line_once_a_point_is_marked(slug: str, point: int) -> None:
    table = AtCraps("ana pass-line 100", "ana dont-pass 100", point)
    clause = {"pass-line": "art5.2.1", "dont-pass": "art5.2.3"}[slug]
    for player in ("ana", "bo"):
        assert table.refuses(f"{player} {slug} 100") == ("line_bet_must_come_before_the_point", clause)
    assert table.say(7, f"bo {slug} 100").point is None


@proves("art5.2.1.p2")
def test_5_2_1_p2_the_bet_stays_until_the_point_is_repeated() -> None:
    for throws in ((6,), (6, 5), (6, 5, 11), (6, 5, 11, 2)):
        played = play("ana pass-line 100", *throws)
        assert (decided(played), standing(played)) == ([], {"pass-line": 100_00})
    assert decided(play("ana pass-line 100", 6, 5, 11, 2, 6)) == [("pass-line", "win", 100_00)]


@proves("art5.2.1.p2")
def test_5_2_1_p2_a_seven_before_the_point_loses() -> None:
    played = play("ana pass-line 100", 6, 5, 7)
    assert decided(played) == [("pass-line", "lose", -100_00)]
    assert {"art5.2.1.p2"} <= clauses(played, "pass-line")


@proves("art5.2.1.p2")
@pytest.mark.parametrize("point", POINTS)
def test_5_2_1_p2_the_point_is_marked_for_all_to_see_and_the_mark_removed(point: int) -> None:
    table = AtCraps("ana pass-line 100", "bo big-4 50", point)
    assert table.game.result(table.state) == {"dice": [*THROW[point]], "total": point, "point": point}
    assert table.settled().point == point
    for last in (point, 7):
        ended = AtCraps("ana pass-line 100", "bo hard-4 50", point, last)
        assert ended.game.result(ended.state) == {
            "dice": [*THROW[last]], "total": last, "throws": 2,
        }  # fmt: skip
        assert ended.to("unmark").state.layout.point == point
        assert ended.settled().point is None
        assert ended.say("ana pass-line 100", 11).state.due.first.bet == "pass-line"  # a come-out again


@proves("art5.2.1.p2")
def test_5_2_1_p2_the_mark_is_set_after_the_throw_is_settled_and_before_the_next() -> None:
    table = AtCraps("ana pass-line 100", "ana field 10", 9)
    refusal = table.refusal(Do("mark"))
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("act_must_belong_to_the_phase", "art5.2.1.p2", True)
    table.to("mark")
    assert table.refusal(Do("unmark")).clause == "art5.2.1.p2"
    assert table.refusal(bet("ana come 10")).norm == "throw_must_be_settled_first"
    assert table.do("mark").state.layout.point == 9
    assert table.refusal(Do("mark")).norm == "act_must_belong_to_the_phase"


@proves("art5.2.1.p2", "art5.2.3.p2", "art5.2.5.p2", "art5.2.6.p2")
@pytest.mark.parametrize(
    ("slug", "clause"),
    [
        ("pass-line", "art5.2.1.p2"),
        ("dont-pass", "art5.2.3.p2"),
        ("come", "art5.2.5.p2"),
        ("dont-come", "art5.2.6.p2"),
    ],
)
def test_5_2_what_stands_on_a_number_is_neither_taken_down_nor_moved(slug: str, clause: str) -> None:
    table = AtCraps("bo pass-line 10", 6) if "come" in slug else AtCraps()
    table.say(f"ana {slug} 100", 9).settled()
    number = 9 if "come" in slug else None
    for act in (
        Withdraw("ana", slug, number),
        Withdraw("ana", slug, number, 50_00),
        Move("ana", slug, "big-6", number),
        Move("ana", slug, "field", number, stake=50_00),
    ):
        assert table.refuses(act) == ("bet_must_stay_until_decided", clause)


@proves("art5.2.1", "art5.2.5")
def test_5_2_a_bet_on_no_number_yet_may_be_taken_back_or_moved() -> None:
    table = AtCraps("ana pass-line 100", "bo pass-line 50", taken_back("ana pass-line"))
    table.say(Move("bo", "pass-line", "dont-pass"), 6, "ana come 100", Move("ana", "come", "dont-come"))
    assert {s.position.bet: s.amount for s in table.state.stakes} == {"dont-pass": 50_00, "dont-come": 100_00}
    assert AtCraps("ana pass-line 10", 6, "ana come 10", taken_back("ana come")).state.stakes[1:] == ()


# Odds behind the line.


@proves("art5.2.2")
def test_5_2_2_odds_are_paid_beside_the_line() -> None:
    played = play("ana pass-line 100", 4, "ana pass-odds 100", 4)
    assert decided(played) == [("pass-line", "win", 100_00), ("pass-odds", "win", 200_00)]
    assert {"art5.2.2", "art6.2", "art6.2.p2"} == clauses(played, "pass-odds")


@proves("art5.2.2")
def test_5_2_2_a_seven_loses_line_and_odds() -> None:
    played = play("ana pass-line 100", 4, "ana pass-odds 100", 7)
    assert decided(played) == [("pass-line", "lose", -100_00), ("pass-odds", "lose", -100_00)]


@proves("art5.2.2")
def test_5_2_2_odds_stay_through_every_other_total() -> None:
    played = play("ana pass-line 100", 4, "ana pass-odds 100", *(t for t in TOTALS if t not in (4, 7)))
    assert (decided(played), standing(played)) == ([], {"pass-line": 100_00, "pass-odds": 100_00})


@proves("art5.2.2")
def test_5_2_2_every_bettor_on_the_pass_line_may_add_odds_not_the_shooter_alone() -> None:
    played = play("ana pass-line 100", "bo pass-line 50", 5, "bo pass-odds 100", 5)
    assert played.settlement.players == {"ana": 100_00, "bo": 200_00}


@proves("art5.2.2", "art5.2.4")
@pytest.mark.parametrize(("slug", "line", "clause"), [
    ("pass-odds", "pass-line", "art5.2.2"),
    ("dont-pass-odds", "dont-pass", "art5.2.4"),
])  # fmt: skip
def test_5_2_2_odds_need_a_point_and_a_stake_on_the_same_line(slug: str, line: str, clause: str) -> None:
    other = {"pass-line": "dont-pass", "dont-pass": "pass-line"}[line]
    assert AtCraps(f"ana {line} 100").refuses(f"ana {slug} 100") == ("odds_must_have_a_point", clause)
    table = AtCraps(f"ana {line} 100", f"bo {other} 100", 4)
    for player in ("bo", "cy"):
        assert table.refuses(f"{player} {slug} 100") == ("odds_must_be_added_to_a_bet", clause)
    assert table.accepts(bet(f"ana {slug} 100"))


@proves("art5.2.2", "art5.2.4", "art5.2.5.p3", "art5.2.6.p3")
@pytest.mark.parametrize("slug", ["pass-odds", "dont-pass-odds", "come-odds", "dont-come-odds"])
def test_5_2_2_odds_have_no_ceiling_but_the_one_that_the_table_sets(slug: str) -> None:
    line = slug.removesuffix("-odds")
    line, number = ("pass-line" if line == "pass" else line), (" 9" if "come" in slug else "")
    before: tuple[Said, ...] = ("bo pass-line 10", 6, f"ana {line} 100", 9) if number else (f"ana {line} 100", 9)
    assert AtCraps(*before).settled().accepts(bet(f"ana {slug}{number} 1000000"))
    table = AtCraps(*before, parameters={"odds-maximum": 3})
    table.say(f"ana {slug}{number} 200", f"ana {slug}{number} 100")
    clause = game_of(EDITION).kinds(table.setting)[slug].clause
    assert table.refuses(f"ana {slug}{number} 1") == ("odds_must_not_exceed_the_multiple", clause)
    none = AtCraps(*before, parameters={"odds-maximum": 0})
    assert none.refuses(f"ana {slug}{number} 1") == ("odds_must_not_exceed_the_multiple", clause)


@proves("art5.2.2")
def test_5_2_2_the_ceiling_of_a_record_is_in_its_table() -> None:
    said: tuple[Said, ...] = ("ana pass-line 100", 4, "ana pass-odds 200", 4)
    assert net(play(*said, table={"odds-maximum": 2})) == 500_00
    with pytest.raises(Exception, match=r"odds_must_not_exceed_the_multiple, 53/2010 art\. 5\(2\)\(2\)"):
        play(*said, table={"odds-maximum": 1})


@proves("art5.2.2", "art5.2.4")
@pytest.mark.parametrize(("line", "slug"), [("pass-line", "pass-odds"), ("dont-pass", "dont-pass-odds")])
def test_5_2_2_odds_may_be_reduced_and_taken_down_between_throws(line: str, slug: str) -> None:
    table = AtCraps(f"ana {line} 100", 4, f"ana {slug} 100", 5, Withdraw("ana", slug, stake=40_00))
    assert table.state.stakes[-1].amount == 60_00
    table.say(Move("ana", slug, "hard-8"), 7)
    assert [entry.position.bet for entry in table.finish().settlement.lines] == (
        ["pass-line", "hard-8"] if line == "pass-line" else ["hard-8", "dont-pass"]
    )


# Don't pass.


@proves("art5.2.3")
@pytest.mark.parametrize(
    ("total", "result", "gain"),
    [(2, "win", 100_00), (3, "win", 100_00), (7, "lose", -100_00), (11, "lose", -100_00), (12, "push", 0)],
)
def test_5_2_3_dont_pass_on_the_first_throw(total: int, result: str, gain: int) -> None:
    played = play("ana dont-pass 100", total)
    assert decided(played) == [("dont-pass", result, gain)]
    assert "art5.2.3" in clauses(played, "dont-pass")
    assert standing(played) == ({"dont-pass": 100_00} if result == "push" else {})


@proves("art5.2.3")
def test_5_2_3_after_a_twelve_the_stake_is_kept_or_withdrawn() -> None:
    assert decided(play("ana dont-pass 100", 12, 3)) == [("dont-pass", "push", 0), ("dont-pass", "win", 100_00)]
    assert decided(play("ana dont-pass 100", 12, 12, 7)) == [
        ("dont-pass", "push", 0), ("dont-pass", "push", 0), ("dont-pass", "lose", -100_00),
    ]  # fmt: skip
    table = AtCraps("ana dont-pass 100", 12, taken_back("ana dont-pass"))
    assert table.state.stakes == ()
    assert table.point is None


@proves("art5.2.3.p2")
def test_5_2_3_p2_a_seven_before_the_point_wins() -> None:
    played = play("ana dont-pass 100", 8, 3, 7)
    assert decided(played) == [("dont-pass", "win", 100_00)]
    assert clauses(played, "dont-pass") == {"art5.2.3", "art5.2.3.p2", "art6.3"}


@proves("art5.2.3.p2")
def test_5_2_3_p2_the_point_repeated_loses_and_twelve_has_no_effect() -> None:
    assert decided(play("ana dont-pass 100", 8, 12)) == []
    assert decided(play("ana dont-pass 100", 8, 12, 8)) == [("dont-pass", "lose", -100_00)]


@proves("art5.2.4")
def test_5_2_4_dont_pass_odds_win_with_the_seven_and_lose_with_the_point() -> None:
    played = play("ana dont-pass 100", 4, "ana dont-pass-odds 100", 7)
    assert decided(played) == [("dont-pass", "win", 100_00), ("dont-pass-odds", "win", 50_00)]
    lost = play("ana dont-pass 100", 4, "ana dont-pass-odds 100", 11, 4)
    assert decided(lost) == [("dont-pass", "lose", -100_00), ("dont-pass-odds", "lose", -100_00)]


# Come.


@proves("art5.2.5", "art5.2.6")
@pytest.mark.parametrize(("slug", "clause"), [("come", "art5.2.5"), ("dont-come", "art5.2.6")])
def test_5_2_5_come_and_dont_come_need_a_point_and_no_stake_on_the_line(slug: str, clause: str) -> None:
    assert AtCraps("ana pass-line 10").refuses(f"ana {slug} 100") == ("come_bet_must_have_a_point", clause)
    assert AtCraps("ana pass-line 10", 7).refuses(f"ana {slug} 100") == ("come_bet_must_have_a_point", clause)
    table = AtCraps("ana pass-line 10", 6).settled()
    assert table.accepts(bet(f"bo {slug} 100"))


@proves("art5.2.5", "art5.2.6")
@pytest.mark.parametrize(("slug", "clause"), [("come", "art5.2.5"), ("dont-come", "art5.2.6")])
@pytest.mark.parametrize("selection", [9, 6, 7, "9", (4, 9)])
def test_5_2_5_no_stake_is_put_on_a_number_by_hand(slug: str, clause: str, selection: Any) -> None:
    table = AtCraps("ana pass-line 10", 6)
    act = Bet("ana", slug, 10_00, selection)
    assert table.refuses(act) == ("come_bet_must_go_to_its_number_by_a_throw", clause)
    move = Move("ana", "field", slug, to_selection=selection)
    assert table.say("ana field 10").refuses(move) == ("come_bet_must_go_to_its_number_by_a_throw", clause)


@proves("art5.2.5")
def test_5_2_5_eleven_wins_and_the_pass_line_stays_undecided() -> None:
    played = play("ana pass-line 100", 6, "ana come 100", 11)
    assert decided(played) == [("come", "win", 100_00)]
    assert standing(played) == {"pass-line": 100_00}


@proves("art5.2.5")
def test_5_2_5_on_a_seven_the_pass_line_is_lost_and_come_is_paid() -> None:
    played = play("ana pass-line 100", 6, "ana come 100", 7)
    assert decided(played) == [("pass-line", "lose", -100_00), ("come", "win", 100_00)]


@proves("art5.2.5")
@pytest.mark.parametrize("total", [2, 3, 12])
def test_5_2_5_craps_on_the_very_next_throw_loses(total: int) -> None:
    played = play("ana pass-line 100", 6, "ana come 100", total)
    assert decided(played) == [("come", "lose", -100_00)]
    assert clauses(played, "come") == {"art5.2.5"}


@proves("art5.2.5.p2")
def test_5_2_5_p2_the_number_repeated_wins() -> None:
    before: tuple[Said, ...] = ("ana pass-line 100", 6, "ana come 100")
    assert standing(play(*before, 9)) == {"pass-line": 100_00, "come 9": 100_00}
    assert decided(play(*before, 9, 5)) == []
    played = play(*before, 9, 5, 9)
    assert decided(played) == [("come 9", "win", 100_00)]
    assert clauses(played, "come") == {"art5.2.5", "art5.2.5.p2", "art6.1"}


@proves("art5.2.5.p2")
def test_5_2_5_p2_a_seven_loses_come_and_pass_line() -> None:
    played = play("ana pass-line 100", 6, "ana come 100", 9, 7)
    assert decided(played) == [("pass-line", "lose", -100_00), ("come 9", "lose", -100_00)]


@proves("art5.2.5.p2")
def test_5_2_5_p2_the_point_itself_pays_the_line_and_keeps_come_on_it() -> None:
    played = play("ana pass-line 100", 6, "ana come 100", 6)
    assert decided(played) == [("pass-line", "win", 100_00)]
    assert standing(played) == {"come 6": 100_00}


@proves("art5.2.5.p2")
def test_5_2_5_p2_come_works_on_a_new_come_out() -> None:
    played = play("ana pass-line 100", 6, "ana come 100", 9, 6, "ana pass-line 200", 7)
    assert decided(played) == [
        ("pass-line", "win", 100_00), ("come 9", "lose", -100_00), ("pass-line", "win", 200_00),
    ]  # fmt: skip
    pointed = play("ana pass-line 100", 6, "ana come 100", 9, 6, 9)
    assert decided(pointed)[1:] == [("come 9", "win", 100_00)]
    assert layout(pointed).point == 9


@proves("art5.2.5.p2")
def test_5_2_5_p2_of_two_come_bets_only_the_one_on_the_number_is_decided() -> None:
    played = play("ana pass-line 100", 6, "ana come 100", 4, "ana come 50", 9, 9)
    assert decided(played) == [("come 9", "win", 50_00)]
    assert standing(played) == {"pass-line": 100_00, "come 4": 100_00}


@proves("art5.2.5.p2", "art5.2.6.p2")
@pytest.mark.parametrize("newer", [50, 100, 200])
@pytest.mark.parametrize(("slug", "result", "gain"), [("come", "win", 100_00), ("dont-come", "lose", -100_00)])
def test_5_2_5_p2_one_bet_leaves_the_number_as_another_comes_to_it(
    slug: str, result: str, gain: int, newer: int
) -> None:
    played = play("ana pass-line 10", 6, f"ana {slug} 100", 9, f"ana {slug} {newer}", 9)
    assert decided(played) == [(f"{slug} 9", result, gain)]
    assert standing(played) == {"pass-line": 10_00, f"{slug} 9": newer * 100}


@proves("art5.2.5.p3")
def test_5_2_5_p3_odds_on_come_win_and_lose_with_it() -> None:
    before: tuple[Said, ...] = ("ana pass-line 10", 6, "ana come 100", 9, "ana come-odds 9 100")
    assert decided(play(*before, 9)) == [("come 9", "win", 100_00), ("come-odds 9", "win", 150_00)]
    lost = play(*before, 7)
    assert decided(lost)[1:] == [("come 9", "lose", -100_00), ("come-odds 9", "lose", -100_00)]
    assert clauses(lost, "come-odds") == {"art5.2.5.p3"}


@proves("art5.2.5.p3")
def test_5_2_5_p3_odds_on_come_work_on_the_come_out() -> None:
    before: tuple[Said, ...] = ("ana pass-line 10", 6, "ana come 100", 9, "ana come-odds 9 100", 6)
    assert decided(play(*before, 7))[1:] == [("come 9", "lose", -100_00), ("come-odds 9", "lose", -100_00)]
    assert decided(play(*before, 9))[1:] == [("come 9", "win", 100_00), ("come-odds 9", "win", 150_00)]


@proves("art5.2.5.p3", "art5.2.6.p3")
@pytest.mark.parametrize(("slug", "clause"), [("come", "art5.2.5.p3"), ("dont-come", "art5.2.6.p3")])
def test_5_2_5_p3_odds_need_a_bet_that_stands_on_the_number(slug: str, clause: str) -> None:
    table = AtCraps("ana pass-line 10", 6, f"ana {slug} 100")
    assert table.refuses(f"ana {slug}-odds 100") == ("selection_must_be_lawful", clause)
    assert table.refuses(f"ana {slug}-odds 9 100") == ("odds_must_be_added_to_a_bet", clause)
    assert table.refuses(f"ana {slug}-odds 7 100") == ("selection_must_be_lawful", clause)
    table.say(9)
    assert table.refuses(f"ana {slug}-odds 6 100") == ("odds_must_be_added_to_a_bet", clause)
    assert table.refuses(f"bo {slug}-odds 9 100") == ("odds_must_be_added_to_a_bet", clause)
    assert table.accepts(bet(f"ana {slug}-odds 9 100"))


# Don't come.


@proves("art5.2.6")
@pytest.mark.parametrize(
    ("total", "result", "gain"),
    [(2, "win", 100_00), (3, "win", 100_00), (7, "lose", -100_00), (11, "lose", -100_00), (12, "push", 0)],
)
def test_5_2_6_dont_come_on_the_very_next_throw(total: int, result: str, gain: int) -> None:
    played = play("bo pass-line 10", 6, "ana dont-come 100", total)
    assert ("dont-come", result, gain) in decided(played)
    assert ("dont-come" in standing(played)) is (result == "push")


@proves("art5.2.6")
def test_5_2_6_after_a_twelve_the_stake_is_a_fresh_dont_come_or_withdrawn() -> None:
    before: tuple[Said, ...] = ("bo pass-line 10", 6, "ana dont-come 100", 12)
    assert decided(play(*before, 3)) == [("dont-come", "push", 0), ("dont-come", "win", 100_00)]
    assert standing(play(*before, 9)) == {"pass-line": 10_00, "dont-come 9": 100_00}
    assert AtCraps(*before, taken_back("ana dont-come")).state.layout.point == 6


@proves("art5.2.6.p2")
def test_5_2_6_p2_a_seven_wins_and_the_number_repeated_loses() -> None:
    played = play("ana pass-line 100", 6, "ana dont-come 100", 9, 7)
    assert decided(played) == [("pass-line", "lose", -100_00), ("dont-come 9", "win", 100_00)]
    lost = play("ana pass-line 100", 6, "ana dont-come 100", 9, 12, 9)
    assert decided(lost) == [("dont-come 9", "lose", -100_00)]
    assert clauses(lost, "dont-come") == {"art5.2.6", "art5.2.6.p2"}


@proves("art5.2.6.p3")
def test_5_2_6_p3_odds_on_dont_come_win_and_lose_with_it() -> None:
    before: tuple[Said, ...] = ("bo pass-line 10", 6, "ana dont-come 100", 9, "ana dont-come-odds 9 90")
    assert decided(play(*before, 7))[1:] == [("dont-come 9", "win", 100_00), ("dont-come-odds 9", "win", 60_00)]
    assert decided(play(*before, 9)) == [("dont-come 9", "lose", -100_00), ("dont-come-odds 9", "lose", -90_00)]


@proves("art5.2.1.p2")
def test_5_2_1_p2_all_is_decided_on_the_state_before_the_throw() -> None:
    table = AtCraps("ana pass-line 10", 6, "ana come 10", 6)
    assert table.state.layout.point == 6
    assert table.game.turn(table.state) == Croupier(Pay("ana", "pass-line"))
    assert table.refusal(Take("ana", "pass-line")).norm == "payment_must_follow_the_result"
    assert table.refusal(Pay("ana", "come", 6)).norm == "payment_must_be_due"
    assert table.settled().point is None
    assert [(s.position.bet, s.position.selection) for s in table.state.stakes] == [("come", 6)]
