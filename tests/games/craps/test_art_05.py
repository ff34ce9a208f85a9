"""Article 5 of 53/2010: bets."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games import game_of
from banca.games.craps.shooter import Join
from banca.money import Limits
from banca.play.act import Act, Bet, Do, Move, Withdraw
from tests.games.craps.plays import (
    BETS,
    EDITION,
    TOTALS,
    AtCraps,
    bet,
    clauses,
    decided,
    net,
    play,
    standing,
    taken_back,
)

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)

ONE_ROLL = BETS[8:18]
MULTI_ROLL = BETS[18:]


def offered(paragraph: str) -> list[str]:
    """The bets that a table offers by a paragraph of article 5."""
    table = AtCraps()
    kinds = table.game.kinds(table.setting)
    return [slug for slug, kind in kinds.items() if kind.clause.startswith(f"{paragraph}.")]


def wins_on(slug: str) -> set[int]:
    """The totals on which a bet of one roll wins; on the others it is lost."""
    found = set()
    for total in TOTALS:
        ((_, result, gain),) = decided(play(f"ana {slug} 40", total))
        assert (result, gain) == ("lose", -40_00) or (result == "win" and gain > 0)
        found |= {total} if result == "win" else set()
    return found


@proves("art5.1")
def test_5_1_every_bet_belongs_to_exactly_one_of_three_families() -> None:
    slugs = [slug for paragraph in ("art5.2", "art5.3", "art5.4") for slug in offered(paragraph)]
    assert slugs == list(BETS) == list(game_of(EDITION).edition.bets)
    refusal = AtCraps().refusal(bet("ana hardways 10"))
    assert (refusal.norm, refusal.clause) == ("bet_must_be_offered", "art5.1")


@proves("art5.1.p2", "art5.2")
def test_5_2_the_line_bets_are_a_closed_list() -> None:
    assert offered("art5.2") == [
        "pass-line", "pass-odds", "dont-pass", "dont-pass-odds", "come", "come-odds", "dont-come", "dont-come-odds",
    ]  # fmt: skip


@proves("art5.1.p3")
@pytest.mark.parametrize("slug", ONE_ROLL)
@pytest.mark.parametrize("total", TOTALS)
def test_5_1_p3_a_one_roll_bet_is_decided_by_the_next_throw(slug: str, total: int) -> None:
    assert slug in offered("art5.3")
    played = play(f"ana {slug} 40", total)
    assert len(decided(played)) == 1
    assert standing(played) == {}


@proves("art5.1.p4")
@pytest.mark.parametrize("slug", MULTI_ROLL)
def test_5_1_p4_a_multi_roll_bet_stays_until_a_throw_decides_it(slug: str) -> None:
    assert slug in offered("art5.4")
    played = play(f"ana {slug} 300", 11, 3, 2, 12)
    assert decided(played) == []
    assert standing(played) == {slug: 300_00}
    assert net(played) == 0
    assert decided(play(f"ana {slug} 300", 11, 3, 7)) == [(slug, "lose", -300_00)]


@proves("art5.2")
def test_5_2_one_bettor_may_bet_on_both_sides_of_the_line() -> None:
    played = play("ana pass-line 100", "ana dont-pass 100", 6, 7)
    assert decided(played) == [("pass-line", "lose", -100_00), ("dont-pass", "win", 100_00)]


# One roll.


@proves("art5.3")
def test_5_3_a_one_roll_bet_that_is_not_listed_is_not_offered() -> None:
    assert offered("art5.3") == list(ONE_ROLL)
    refusal = AtCraps().refusal(bet("ana hop-5-4 10"))
    assert (refusal.norm, refusal.clause) == ("bet_must_be_offered", "art5.1")


@proves("art5.3")
@pytest.mark.parametrize("slug", [*ONE_ROLL, *MULTI_ROLL])
def test_5_3_and_5_4_bets_may_be_taken_down_between_throws(slug: str) -> None:
    table = AtCraps(f"ana {slug} 300", Withdraw("ana", slug, stake=100_00))
    assert table.state.stakes[0].amount == 200_00
    assert table.say(taken_back(f"ana {slug}")).state.stakes == ()
    assert table.refuses(taken_back(f"ana {slug}")) == ("stake_must_lie_on_the_layout", None)


@proves("art5.3.1")
def test_5_3_1_any_craps_wins_on_2_3_and_12() -> None:
    assert wins_on("any-craps") == {2, 3, 12}


@proves("art5.3.2")
def test_5_3_2_any_seven_wins_on_7() -> None:
    assert wins_on("any-seven") == {7}


@proves("art5.3.3")
def test_5_3_3_eleven_wins_on_11() -> None:
    assert wins_on("eleven") == {11}


@proves("art5.3.4")
def test_5_3_4_ace_deuce_wins_on_3() -> None:
    assert wins_on("ace-deuce") == {3}


@proves("art5.3.5")
def test_5_3_5_aces_wins_on_2() -> None:
    assert wins_on("aces") == {2}


@proves("art5.3.6")
def test_5_3_6_boxcars_wins_on_12() -> None:
    assert wins_on("boxcars") == {12}


@proves("art5.3.7")
def test_5_3_7_horn_is_four_bets_on_2_3_11_and_12() -> None:
    assert wins_on("horn") == {2, 3, 11, 12}
    assert decided(play("ana horn 100", 12)) == [("horn", "win", 675_00)]
    assert decided(play("ana horn 100", 11)) == [("horn", "win", 300_00)]
    assert decided(play("ana horn 100", 8)) == [("horn", "lose", -100_00)]


@proves("art5.3.7")
def test_5_3_7_the_four_bets_of_a_horn_are_equal_multiples_of_its_minimum() -> None:
    table = AtCraps(limits=Limits(minimum=50_00, of={"horn": Limits(minimum=25_00)}))
    for amount in (25, 50, 110, 150):
        assert table.refuses(f"ana horn {amount}") == ("horn_must_be_four_equal_bets", "art5.3.7")
    table.say("ana horn 100", "ana horn 200")
    assert table.refuses(Withdraw("ana", "horn", stake=50_00)) == ("horn_must_be_four_equal_bets", "art5.3.7")
    assert table.accepts(Withdraw("ana", "horn", stake=100_00))
    assert AtCraps().refuses("ana horn 0.03") == ("horn_must_be_four_equal_bets", "art5.3.7")
    assert AtCraps().accepts(bet("ana horn 0.04"))


@proves("art5.3.8")
def test_5_3_8_field_loses_on_5_6_7_and_8_alone() -> None:
    assert wins_on("field") == {2, 3, 4, 9, 10, 11, 12}
    assert decided(play("ana field 10", 9)) == [("field", "win", 10_00)]
    assert decided(play("ana field 10", 2)) == [("field", "win", 20_00)]


@proves("art5.3.9")
def test_5_3_9_big_wins_on_8_to_12_and_small_on_2_to_6_and_seven_loses_both() -> None:
    assert wins_on("big") == {8, 9, 10, 11, 12}
    assert wins_on("small") == {2, 3, 4, 5, 6}
    assert net(play("ana big 10", "ana small 10", 7)) == -20_00


# Many rolls.


@proves("art5.4")
def test_5_4_a_multi_roll_bet_that_is_not_listed_is_not_offered() -> None:
    assert offered("art5.4") == list(MULTI_ROLL)
    for slug in ("hard-5", "big-7", "place-6"):
        refusal = AtCraps().refusal(bet(f"ana {slug} 10"))
        assert (refusal.norm, refusal.clause) == ("bet_must_be_offered", "art5.1")


@proves("art5.4")
def test_5_4_a_bet_that_won_is_paid_with_its_stake_and_staked_afresh() -> None:
    for slug, thrown in (("hard-6", (3, 3)), ("big-6", (3, 3)), ("big-9", (4, 5))):
        played = play(f"ana {slug} 60", "bo hard-10 10", thrown, thrown)
        assert [result for _, result, _ in decided(played)] == ["win"]
        assert standing(played) == {"hard-10": 10_00}


@proves("art5.4")
def test_5_4_hard_ways_and_big_bets_work_on_the_come_out() -> None:
    played = play("ana hard-8 10", "ana big-6 60", 7)
    assert decided(played) == [("hard-8", "lose", -10_00), ("big-6", "lose", -60_00)]


@proves("art5.4.1")
@pytest.mark.parametrize(("number", "prize"), [(4, 70_00), (6, 90_00), (8, 90_00), (10, 70_00)])
def test_5_4_1_hard_way_wins_on_the_double_before_the_easy_way_or_a_seven(number: int, prize: int) -> None:
    for a in range(1, 7):
        for b in range(1, 7):
            played = play(f"ana hard-{number} 10", (a, b))
            if a == b == number // 2:
                assert decided(played) == [(f"hard-{number}", "win", prize)]
            elif a + b in (7, number):
                assert decided(played) == [(f"hard-{number}", "lose", -10_00)]
            else:
                assert (decided(played), standing(played)) == ([], {f"hard-{number}": 10_00})


@proves("art5.4.2", "art5.4.3", "art5.4.4")
@pytest.mark.parametrize(
    ("number", "clause"),
    [(6, "art5.4.2"), (8, "art5.4.2"), (5, "art5.4.3"), (9, "art5.4.3"), (4, "art5.4.4"), (10, "art5.4.4")],
)
def test_5_4_2_big_number_wins_before_the_seven_hard_or_easy(number: int, clause: str) -> None:
    slug = f"big-{number}"
    for a in range(1, 7):
        for b in range(1, 7):
            played = play(f"ana {slug} 300", (a, b))
            result = {number: "win", 7: "lose"}.get(a + b)
            assert [(s, r) for s, r, _ in decided(played)] == ([(slug, result)] if result else [])
            assert standing(played) == ({} if result else {slug: 300_00})
            assert not result or clause in clauses(played, slug)


@proves("art5.4.2")
def test_5_4_2_big_6_and_big_8_are_two_bets() -> None:
    played = play("ana big-6 60", "ana big-8 60", 8)
    assert decided(played) == [("big-8", "win", 70_00)]
    assert standing(played) == {"big-6": 60_00}
    assert decided(play("ana big-6 60", (3, 3))) == decided(play("ana big-6 60", 6)) == [("big-6", "win", 70_00)]


@proves("art5.4.3")
def test_5_4_3_big_9_stays_on_5() -> None:
    assert decided(play("ana big-9 50", 9)) == [("big-9", "win", 70_00)]
    assert standing(play("ana big-9 50", 5)) == {"big-9": 50_00}
    assert decided(play("ana big-9 50", 7)) == [("big-9", "lose", -50_00)]


@proves("art5.4.4")
def test_5_4_4_big_4_stays_on_10() -> None:
    assert decided(play("ana big-4 50", 4)) == [("big-4", "win", 90_00)]
    assert standing(play("ana big-4 50", 10)) == {"big-4": 50_00}
    assert decided(play("ana big-4 50", 7)) == [("big-4", "lose", -50_00)]


# When, and how much.


@proves("art5.5")
@pytest.mark.parametrize("slug", [*ONE_ROLL, *MULTI_ROLL])
def test_5_5_one_roll_and_multi_roll_bets_are_made_in_any_phase_by_anyone(slug: str) -> None:
    assert AtCraps("ana pass-line 100").accepts(bet(f"bo {slug} 300"))
    pointed = AtCraps("ana pass-line 100", 6).settled()
    assert pointed.accepts(bet(f"bo {slug} 300"))
    assert not pointed.accepts(bet("bo pass-line 100"))
    assert not pointed.accepts(bet("bo dont-pass 100"))


@proves("art5.5")
@pytest.mark.parametrize("act", [bet("bo field 10"), taken_back("ana field"), Move("ana", "field", "big-6")])
def test_5_5_while_the_dice_run_a_bet_waits_for_the_next_throw(act: Act) -> None:
    table = AtCraps("ana field 10", Join("bo")).to("dice")
    refusal = table.refusal(act)
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("act_must_wait_for_the_next_throw", "art5.5", True)


@proves("art5.2.1", "art5.2.2", "art5.2.3", "art5.2.5")
@pytest.mark.parametrize(
    ("said", "clause"),
    [("pass-line 10", "art5.2.1"), ("dont-pass 10", "art5.2.3"), ("come 10", "art5.2.5"), ("pass-odds 10", "art5.2.2")],
)
def test_5_2_while_the_dice_run_a_line_bet_waits_by_its_own_item(said: str, clause: str) -> None:
    """Article 5(5) lets bets of paragraphs 3 and 4 be made at any time; of line bets it does not speak."""
    refusal = AtCraps("ana pass-line 10").to("dice").refusal(bet(f"ana {said}"))
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("act_must_wait_for_the_next_throw", clause, True)


@proves("art5.5")
def test_5_5_a_bet_waits_until_the_throw_is_settled() -> None:
    table = AtCraps("ana field 10", 11)
    refusal = table.refusal(bet("bo field 10"))
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("throw_must_be_settled_first", "art6", True)
    assert table.settled().accepts(bet("bo field 10"))


@proves("art5.2.1.p2")
def test_5_2_1_p2_a_bet_waits_until_the_point_is_marked() -> None:
    table = AtCraps("ana pass-line 100", 9)
    assert table.accepts(Do("mark"))
    refusal = table.refusal(bet("bo come 10"))
    assert (refusal.norm, refusal.clause, refusal.untimely) == ("throw_must_be_settled_first", "art5.2.1.p2", True)
    assert "the point is marked" in str(refusal.says)


@proves("art5.6")
@pytest.mark.parametrize(("amount", "lawful"), [("100", True), ("50", True), ("75", False), ("25", False)])
@pytest.mark.parametrize("slug", ["pass-line", "field", "pass-odds"])
def test_5_6_stakes_are_multiples_of_the_minimum(slug: str, amount: str, lawful: bool) -> None:
    table = AtCraps("ana pass-line 50", limits=Limits(minimum=50_00))
    if slug == "pass-odds":
        table.say(4).settled()
    if lawful:
        assert table.accepts(bet(f"ana {slug} {amount}"))
    else:
        assert table.refuses(f"ana {slug} {amount}") == ("stake_must_be_a_multiple_of_the_minimum", "art5.6")


@proves("art5.6")
def test_5_6_each_bet_may_have_its_own_minimum_and_what_is_left_is_a_multiple_too() -> None:
    table = AtCraps(limits=Limits(minimum=50_00, maximum=500_00, of={"hard-8": Limits(minimum=5_00)}))
    table.say("ana hard-8 15", "ana field 150")
    assert table.refuses("ana field 5") == ("stake_must_be_a_multiple_of_the_minimum", "art5.6")
    for left in (Withdraw("ana", "field", stake=75_00), Move("ana", "field", "hard-8", stake=75_00)):
        assert table.refuses(left) == ("stake_must_be_a_multiple_of_the_minimum", "art5.6")
    assert table.refuses(Withdraw("ana", "field", stake=125_00)) == (
        "stake_must_be_a_multiple_of_the_minimum",
        "art5.6",
    )
    assert table.refuses(Move("ana", "hard-8", "field")) == ("stake_must_be_a_multiple_of_the_minimum", "art5.6")
    assert table.refuses("ana field 400") == ("stake_must_not_exceed_the_maximum", None)
    assert table.accepts(Withdraw("ana", "field", stake=100_00))
    assert table.accepts(Move("ana", "field", "hard-8", stake=50_00))


@proves("art5.6")
@pytest.mark.parametrize("stake", [0, -100, 1.5])
def test_5_6_a_stake_is_whole_minor_units(stake: Any) -> None:
    assert AtCraps().refuses(Bet("ana", "horn", stake)) == ("stake_must_be_whole_and_above_zero", None)
