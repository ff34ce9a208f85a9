"""Article 4 of 53/2010: replacement of the shooter."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games.craps.shooter import Choose, Decline, Offer
from banca.games.craps.throw import Throw
from banca.law import OptionError, RecordError
from banca.play.act import Act
from banca.play.turn import Betting
from tests.games.craps.plays import EDITION, AtCraps, layout, play, taken_back

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)

LITERAL = {"parameters": {"shooter-change": "losing-come-out"}}


def shooter_after(*totals: int, **facts: Any) -> str | None:
    """Who has the dice after these throws; ana shoots first, and both always have a stake."""
    table = AtCraps("ana hard-4 10", "bo hard-4 10", "ana pass-line 10", Offer("ana"), Choose("ana", 2), **facts)
    for total in totals:
        table.say("ana field 10", "bo field 10", total)
    return table.settled().shooter


@proves("art4")
def test_4_the_next_eligible_bettor_chooses_two_dice() -> None:
    table = AtCraps("ana pass-line 10", "bo pass-line 10", "cy pass-line 10", 6, 7).say("cy field 10").settled()
    assert table.shooter is None
    assert table.refuses(Offer("ana")) == ("dice_must_be_offered_in_order", "art2.3")
    assert table.refuses(Offer("bo")) == ("dice_must_be_offered_in_order", "art2.3")  # has no stake any more
    table.say(Offer("cy"))
    assert table.refuses(Choose("cy", 3)) == ("shooter_must_choose_two_dice", "art2.2")
    assert table.say(Choose("cy", 2)).shooter == "cy"


@proves("art4")
@pytest.mark.parametrize("totals", [(7,), (11,), (2,), (3,), (12,), (6, 6), (6, 5, 11, 2, 6), (4, 9), (8, 12, 8, 7)])
def test_4_a_natural_craps_or_a_point_made_leaves_the_shooter_the_dice(totals: tuple[int, ...]) -> None:
    assert shooter_after(*totals) == "ana"


@proves("art4")
def test_4_a_new_shooter_finds_the_point_and_all_bets_as_they_were() -> None:
    table = AtCraps("ana field 10", "bo pass-line 100", "bo dont-pass 50", 6, "bo come 100")
    assert table.shooter == "ana"
    assert table.game.turn(table.state) == Betting(Offer("bo"))  # ana no longer stakes anything
    before = table.state.layout
    table.say(Offer("bo"), Choose("bo", 2))
    layout = table.state.layout
    assert (layout.point, layout.stakes) == (6, before.stakes)
    assert table.say(6).line("pass-line").result == "win"


@proves("art4")
def test_4_nobody_else_is_offered_the_dice_while_the_shooter_keeps_them() -> None:
    table = AtCraps("ana pass-line 10", "bo pass-line 10", 6).settled()
    assert table.refuses(Offer("bo")) == ("shooter_must_keep_the_dice", "art4")
    assert table.refuses(Offer("ana")) == ("shooter_must_keep_the_dice", "art4")


@proves("art4.1")
def test_4_1_a_shooter_without_a_bet_is_replaced_when_the_next_throw_is_due() -> None:
    table = AtCraps("ana field 10", "bo big-6 60", 5).settled()
    refusal = table.refusal(Throw("ana"))
    assert (refusal.norm, refusal.clause) == ("shooter_must_have_staked_the_minimum", "art2.1")
    assert table.game.turn(table.state) == Betting(Offer("bo"))
    assert layout(play("ana field 10", "bo big-6 60", 5, 6)).shooter == "bo"


@proves("art4.1")
def test_4_1_a_shooter_who_stakes_again_keeps_the_dice() -> None:
    table = AtCraps("ana field 10", "bo big-6 60", 5, "ana field 10")
    assert table.game.turn(table.state) == Betting(Throw("ana"))


@proves("art4.1")
def test_4_1_whoever_takes_the_last_stake_back_is_replaced() -> None:
    table = AtCraps("ana hard-8 10", "bo hard-8 10", 5, taken_back("ana hard-8"))
    assert table.game.turn(table.state) == Betting(Offer("bo"))


@proves("art4.1")
def test_4_1_a_bet_that_stays_keeps_the_dice() -> None:
    table = AtCraps("ana hard-8 10", "bo hard-8 10", 5).settled()
    assert table.game.turn(table.state) == Betting(Throw("ana"))


@proves("art4.2")
def test_4_2_a_seven_once_a_point_is_marked_passes_the_dice() -> None:
    table = AtCraps("ana pass-line 100", "bo pass-line 100", 6, 7)
    assert table.line("pass-line", player="ana").net == -100_00
    assert table.shooter is None
    assert table.say("ana field 10", "bo field 10").game.turn(table.state) == Betting(Offer("bo"))


@proves("art4.2")
@pytest.mark.parametrize("total", [2, 3, 12])
def test_4_2_a_losing_come_out_leaves_the_dice_with_the_shooter_who_stakes_again(total: int) -> None:
    table = AtCraps("ana pass-line 100", "bo pass-line 100", total)
    assert table.line("pass-line", player="ana").net == -100_00
    assert table.say("ana pass-line 100", "bo pass-line 100").game.turn(table.state) == Betting(Throw("ana"))


@proves("art4.2")
def test_4_2_the_dice_pass_on_a_seven_whatever_the_shooter_bet_on() -> None:
    against = AtCraps("ana dont-pass 100", "ana hard-8 10", "bo big-6 60", 6, 7)
    assert against.line("dont-pass").net == 100_00
    assert against.shooter is None
    made = AtCraps("ana dont-pass 100", "ana hard-8 10", 6, 6)
    assert made.line("dont-pass").net == -100_00
    assert made.shooter == "ana"


@proves("art4.2")
@pytest.mark.parametrize("total", range(2, 13))
def test_4_2_only_a_seven_after_the_come_out_passes_the_dice(total: int) -> None:
    assert shooter_after(total) == "ana"
    assert shooter_after(9, total) == (None if total == 7 else "ana")


@proves("art4.2")
@pytest.mark.parametrize("total", range(2, 13))
@pytest.mark.parametrize(
    ("own", "losing"),
    [
        (("pass-line",), (2, 3, 12)),
        (("dont-pass",), (7, 11)),
        (("pass-line", "dont-pass"), (2, 3, 7, 11, 12)),
        (("any-seven",), ()),
    ],
)
def test_4_2_the_literal_chinese_passes_the_dice_when_the_shooter_loses_the_come_out(
    own: tuple[str, ...], losing: tuple[int, ...], total: int
) -> None:
    others = ("bo pass-line 10", "bo dont-pass 10")  # whatever others lose has no bearing on the shooter
    stakes = ("ana hard-4 10", *(f"ana {slug} 10" for slug in own), *others)
    assert AtCraps(*stakes, total, **LITERAL).shooter == (None if total in losing else "ana")
    assert AtCraps(*stakes, 9, total, **LITERAL).shooter == "ana"


@proves("art4.2")
def test_4_2_a_record_may_say_which_reading_the_table_follows() -> None:
    said = ("ana pass-line 10", "bo big-6 60", "ana big-6 60", 12)
    assert layout(play(*said)).shooter == "ana"
    literal = play(*said, table={"shooter-change": "losing-come-out"})
    assert layout(literal).shooter is None
    with pytest.raises(OptionError, match=r"shooter-change is seven-out or losing-come-out.*art\. 4\(2\)"):
        play(*said, table={"shooter-change": "never"})


@proves("art4")
@pytest.mark.parametrize("act", [Decline("ana"), Decline("bo"), Choose("bo", 2), Choose("ana", 2), Offer("bo")])
def test_4_whoever_has_the_dice_keeps_them_until_the_article_replaces_him(act: Act) -> None:
    table = AtCraps("ana pass-line 100", "bo pass-line 100", Offer("ana"), Choose("ana", 2))
    assert table.refuses(act) == ("shooter_must_keep_the_dice", "art4")
    with pytest.raises(RecordError, match=r"shooter_must_keep_the_dice, 53/2010 art\. 4"):
        play("ana pass-line 100", "bo pass-line 100", 6, act, 7)
