"""Article 6 of 53/2010: prizes."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games import game_of
from banca.games.craps.throw import Dice
from banca.law import OptionError, Refused, option_set
from banca.play.act import Act, Pay, Take
from banca.play.setting import Setting
from banca.table import Table
from tests.games.craps.plays import EDITION, POINTS, AtCraps, Said, bet, clauses, decided, net, play, taken_back

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, EDITION)


def prize(slug: str, amount: str, *throws: int | tuple[int, int]) -> int:
    """What a bet is paid beside its stake."""
    (line,) = play(f"ana {slug} {amount}", *throws).settlement.lines
    assert (line.result, line.returned, line.commission) == ("win", line.stake, 0)
    return line.prize


def odds_prize(slug: str, amount: str, number: int) -> int:
    """What odds on a number are paid, behind the line or on a come bet."""
    against, last = slug.startswith("dont"), 7 if slug.startswith("dont") else number
    if "come" in slug:
        base, other = ("dont-come", "dont-come-odds") if against else ("come", "come-odds")
        point = 6 if number != 6 else 8
        said: tuple[Said, ...] = ("bo pass-line 10", point, f"ana {base} 10", number, f"ana {other} {number} {amount}")
    else:
        base = "dont-pass" if against else "pass-line"
        said = (f"ana {base} 10", number, f"ana {slug} {amount}")
    (line,) = [e for e in play(*said, last).settlement.lines if e.position.bet == slug]
    assert (line.result, line.returned) == ("win", line.stake)
    return line.prize


@proves("art6")
def test_6_the_stake_is_returned_beside_the_prize() -> None:
    (line,) = play("ana any-craps 10", 3).settlement.lines
    assert (line.stake, line.returned, line.prize, line.net) == (10_00, 10_00, 70_00, 70_00)


@proves("art6")
def test_6_a_fraction_of_a_cent_is_dropped_once_per_bet() -> None:
    assert prize("big-6", "100", 6) == 116_66
    assert odds_prize("dont-pass-odds", "50", 6) == 41_66
    (line,) = play("ana big-6 100", 6).settlement.lines
    assert str(line.due) == "35000/3"
    assert prize("big-5", "0.01", 5) == 1  # 7/5 of a cent
    assert prize("horn", "0.04", 12) == 27


@proves("art6")
def test_6_losing_stakes_are_taken_then_bettors_are_paid_in_the_order_of_the_dice() -> None:
    said = ("cy field 10", "ana field 10", "bo any-seven 10", "bo field 10", "cy big 10")
    played = play(*said, 9)
    done = [(p.act.name, p.act.player, p.act.bet) for p in played.played if isinstance(p.act, Take | Pay)]
    assert done == [
        ("take", "bo", "any-seven"),
        ("pay", "cy", "field"),
        ("pay", "cy", "big"),
        ("pay", "ana", "field"),
        ("pay", "bo", "field"),
    ]


@proves("art6")
def test_6_a_payment_out_of_order_is_refused() -> None:
    table = AtCraps("ana field 10", "ana big 10", "bo field 10", "bo small 10", 11)
    early = table.refusal(Pay("ana", "field"))
    assert (early.norm, early.clause) == ("losing_stakes_must_be_taken_first", "art6")
    table.act(Take("bo", "small"))
    ahead = table.refusal(Pay("bo", "field"))
    assert (ahead.norm, ahead.clause) == ("payment_must_keep_the_order", "art6")
    assert "(reading payment-order)" in str(ahead.says)
    table.act(Pay("ana", "big"), Pay("ana", "field"))  # his own in any order
    assert table.accepts(Pay("bo", "field"))


@proves("art6")
@pytest.mark.parametrize(
    "act", [Pay("ana", "field"), Take("bo", "field"), Pay("ana", "no-such-bet"), Pay("ana", "come", 7)]
)
def test_6_nothing_is_paid_that_is_not_due(act: Act) -> None:
    refusal = AtCraps("ana field 10").refusal(act)
    assert (refusal.norm, refusal.clause) == ("payment_must_be_due", "art6")


@proves("art6")
def test_6_what_is_won_is_not_taken_and_what_is_lost_not_paid() -> None:
    won, lost = AtCraps("ana field 10", 11), AtCraps("ana field 10", 7)
    assert won.refusal(Take("ana", "field")).norm == "payment_must_follow_the_result"
    assert lost.refusal(Pay("ana", "field")).norm == "payment_must_follow_the_result"


@proves("art6")
def test_6_a_throw_is_settled_before_the_next_round() -> None:
    game = game_of(EDITION)
    table = Table(game, Setting(option_set(game.edition)))
    table.do(bet("ana field 10"))
    while not isinstance(table.acts[-1], Dice):
        table.do(Dice((5, 6))) if table.acts[-1].name == "throw" else table.advance()
    with pytest.raises(Refused, match=r"throw_must_be_settled_first, 53/2010 art\. 6"):
        table.open_round()
    table.advance()
    table.open_round()
    assert table.acts == []


@proves("art6.1")
def test_6_1_pass_line_and_come_pay_1_to_1() -> None:
    assert prize("pass-line", "100", 7) == 100_00
    assert prize("pass-line", "100", 6, 6) == 100_00
    come = play("bo pass-line 10", 6, "ana come 100", 11)
    assert decided(come) == [("come", "win", 100_00)]
    assert "art6.1" in clauses(come, "come")


@proves("art6.2")
@pytest.mark.parametrize("slug", ["pass-odds", "come-odds"])
def test_6_2_odds_with_the_shooter_pay_by_the_number(slug: str) -> None:
    prizes = [odds_prize(slug, "100", number) for number in POINTS]
    assert prizes == [200_00, 150_00, 120_00, 120_00, 150_00, 200_00]


@proves("art6.2.p2", "art6.2.p3", "art6.2.p4")
@pytest.mark.parametrize(
    ("number", "paid", "clause"),
    [
        (4, 200_00, "art6.2.p2"),
        (10, 200_00, "art6.2.p2"),
        (5, 150_00, "art6.2.p3"),
        (9, 150_00, "art6.2.p3"),
        (6, 120_00, "art6.2.p4"),
        (8, 120_00, "art6.2.p4"),
    ],
)
def test_6_2_each_number_has_its_own_line_in_the_article(number: int, paid: int, clause: str) -> None:
    played = play("ana pass-line 10", number, "ana pass-odds 100", 11, number)
    assert decided(played) == [("pass-line", "win", 10_00), ("pass-odds", "win", paid)]
    assert clauses(played, "pass-odds") == {"art5.2.2", "art6.2", clause}


@proves("art6.3")
def test_6_3_dont_pass_and_dont_come_pay_1_to_1() -> None:
    assert prize("dont-pass", "100", 3) == 100_00
    assert prize("dont-pass", "100", 6, 7) == 100_00
    played = play("bo pass-line 10", 6, "ana dont-come 100", 2)
    assert decided(played) == [("dont-come", "win", 100_00)]
    assert "art6.3" in clauses(played, "dont-come")


@proves("art6.4")
@pytest.mark.parametrize("slug", ["dont-pass-odds", "dont-come-odds"])
def test_6_4_odds_against_the_shooter_pay_by_the_number_and_less_than_the_stake(slug: str) -> None:
    prizes = [odds_prize(slug, "60", number) for number in POINTS]
    assert prizes == [30_00, 40_00, 50_00, 50_00, 40_00, 30_00]


@proves("art6.4.p2", "art6.4.p3", "art6.4.p4")
@pytest.mark.parametrize(
    ("number", "staked", "paid", "clause"),
    [
        (4, 100, 50_00, "art6.4.p2"),
        (10, 100, 50_00, "art6.4.p2"),
        (5, 90, 60_00, "art6.4.p3"),
        (9, 90, 60_00, "art6.4.p3"),
        (6, 120, 100_00, "art6.4.p4"),
        (8, 120, 100_00, "art6.4.p4"),
    ],
)
def test_6_4_each_number_has_its_own_line_in_the_article(number: int, staked: int, paid: int, clause: str) -> None:
    played = play("ana dont-pass 10", number, f"ana dont-pass-odds {staked}", 11, 7)
    assert decided(played) == [("dont-pass", "win", 10_00), ("dont-pass-odds", "win", paid)]
    assert clauses(played, "dont-pass-odds") == {"art5.2.4", "art6.4", clause}


@proves("art6.5", "art6.6", "art6.7", "art6.8", "art6.9", "art6.10")
@pytest.mark.parametrize(
    ("slug", "total", "paid", "clause"),
    [
        ("any-craps", 2, 70_00, "art6.5"),
        ("any-craps", 3, 70_00, "art6.5"),
        ("any-craps", 12, 70_00, "art6.5"),
        ("any-seven", 7, 40_00, "art6.6"),
        ("eleven", 11, 150_00, "art6.7"),
        ("ace-deuce", 3, 150_00, "art6.8"),
        ("aces", 2, 300_00, "art6.9"),
        ("boxcars", 12, 300_00, "art6.10"),
    ],
)
def test_6_5_to_6_10_the_single_one_roll_bets(slug: str, total: int, paid: int, clause: str) -> None:
    assert prize(slug, "10", total) == paid
    assert clause in clauses(play(f"ana {slug} 10", total), slug)


@proves("art6.11")
@pytest.mark.parametrize(("total", "paid"), [(2, 675_00), (12, 675_00), (3, 300_00), (11, 300_00)])
def test_6_11_horn_pays_on_the_whole_stake_which_is_returned_whole(total: int, paid: int) -> None:
    assert prize("horn", "100", total) == paid
    four = play("ana aces 25", "ana ace-deuce 25", "ana eleven 25", "ana boxcars 25", total)
    assert net(four) == net(play("ana horn 100", total)) == paid


@proves("art6.12")
@pytest.mark.parametrize("total", [3, 4, 9, 10, 11])
def test_6_12_field_pays_1_to_1(total: int) -> None:
    assert prize("field", "10", total) == 10_00


@proves("art6.12")
def test_6_12_field_pays_2_to_1_on_2() -> None:
    assert prize("field", "10", 2) == 20_00


@proves("art6.12.p2")
@pytest.mark.parametrize(("option", "paid"), [({}, 20_00), ({"field-twelve": "double"}, 20_00),
                                              ({"field-twelve": "triple"}, 30_00)])  # fmt: skip
def test_6_12_p2_on_12_field_pays_what_the_house_chose(option: dict[str, str], paid: int) -> None:
    played = play("ana field 10", 12, options=option)
    assert decided(played) == [("field", "win", paid)]
    assert clauses(played, "field") == {"art5.3.8", "art6.12.p2"}
    assert decided(play("ana field 10", 2, options=option)) == [("field", "win", 20_00)]


@proves("art6.12.p2")
def test_6_12_p2_no_other_prize_may_be_chosen() -> None:
    with pytest.raises(OptionError, match="field-twelve"):
        AtCraps(options={"field-twelve": "quadruple"})


@proves("art6.12.p2")
def test_6_12_p2_a_change_of_the_prize_needs_no_authorisation_but_a_layout_without_stakes() -> None:
    game = game_of(EDITION)
    table = Table(game, Setting(option_set(game.edition)))
    table.do(bet("ana field 10"))
    with pytest.raises(Refused, match="options_must_stand_while_bets_lie"):
        table.change("field-twelve", "triple")
    table.do(taken_back("ana field"))
    assert table.change("field-twelve", "triple")["field-twelve"] == "triple"


@proves("art6.13")
def test_6_13_big_and_small_pay_1_to_1() -> None:
    assert [prize("small", "10", total) for total in range(2, 7)] == [10_00] * 5
    assert [prize("big", "10", total) for total in range(8, 13)] == [10_00] * 5


@proves("art6.14")
def test_6_14_hard_ways_pay_9_to_1_in_the_middle_and_7_to_1_outside() -> None:
    paid = {n: prize(f"hard-{n}", "10", (n // 2, n // 2)) for n in (4, 6, 8, 10)}
    assert paid == {4: 70_00, 6: 90_00, 8: 90_00, 10: 70_00}


@proves("art6.15")
@pytest.mark.parametrize(
    ("number", "staked", "paid"),
    [(6, "60", 70_00), (8, "60", 70_00), (5, "50", 70_00), (9, "50", 70_00), (4, "50", 90_00), (10, "50", 90_00)],
)
def test_6_15_big_numbers_pay_7_to_6_7_to_5_and_9_to_5(number: int, staked: str, paid: int) -> None:
    assert prize(f"big-{number}", staked, 11, number) == paid
    assert "art6.15" in clauses(play(f"ana big-{number} {staked}", number), f"big-{number}")
