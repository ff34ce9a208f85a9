"""Article 3 of 96/85/M: backing the banker."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from banca.games.pai_kau.arranging import Arrange
from banca.games.pai_kau.bank import AnnounceBacking, Leave
from banca.games.pai_kau.settling import settle_bank, share_out
from banca.play.act import Bet, Pay, Return, Take, Withdraw
from tests.games.pai_kau.at_pai_kau import BANKERS, AtPaiKau, after, house, ready, two

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "paikau-96-85-M")

ABSTAINS = {"house-backing": "abstains"}
OTHER_WAY = ("4-4", "5-5")


def backing(capital: int = 100_00, player: str = "dora", place: int | None = 5) -> Bet:
    return Bet(player, "backing", capital, place=place)


@proves("art3.1")
def test_3_1_the_house_backs_with_the_capital_it_has_posted() -> None:
    table = AtPaiKau(**house(5_000_00))
    assert table.state.stakes == ()
    assert table.bank(2_000_00).capital == 7_000_00
    assert table.seat("ana", 2).played(seat2="win").shown["bank"] == {
        "capital": 7_000_00,
        "net": -100_00,
        "house": -71_42 + 4_00,  # five sevenths of the loss, the odd unit being the banker's; commission
    }


@proves("art3.1")
def test_3_1_without_a_posting_the_house_may_back_before_the_shake() -> None:
    table = ready().backing("house", 500_00)
    assert table.capital == 1_500_00
    assert table.game.clauses_for(table.state, backing(1, "house", None)) == ("art3.1",)
    table.act(Withdraw("house", "backing", None, 200_00))
    assert table.capital == 1_300_00


@proves("art3.1", "art4.7")
def test_3_1_after_the_shake_the_house_changes_nothing() -> None:
    table = ready(**house(500_00)).fill()
    for act in (backing(1, "house", None), Withdraw("house", "backing")):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("capital_must_stand_after_the_shake", "art4.7")


@proves("art3.1")
def test_3_1_where_the_house_abstains_the_bank_is_that_of_the_players_alone() -> None:
    table = AtPaiKau(ABSTAINS, **house(5_000_00)).bank(2_000_00).backing("dora", 300_00, 5)
    assert table.capital == 2_300_00
    refusal = table.refusal(backing(1, "house", None))
    assert (refusal.norm, refusal.clause) == ("house_must_have_chosen_to_back", "art3.1")


@proves("art3.1")
@pytest.mark.parametrize(
    "act", [Bet("house", "seat", 100, place=3), Bet("house", "co-bet", 100, place=2), backing(100, "house", 5)]
)
def test_3_1_the_house_backs_and_plays_no_other_part(act: Bet) -> None:
    assert ready().refusal(act).clause == "art3.1"
    assert AtPaiKau().refusal(Bet("house", "bank", 100, place=1)).norm == "house_must_only_back"
    assert AtPaiKau().refusal(backing(100, "house", None)).clause == "art3.1"


@proves("art3.1")
def test_3_1_the_posted_capital_goes_with_the_bank_that_it_backs() -> None:
    table = AtPaiKau(**house(500_00)).bank().take_back("bia", "bank")
    assert table.state.stakes == ()
    assert table.bank(player="caio", place=3).capital == 1_500_00


@proves("art3.2")
def test_3_2_players_of_other_seats_may_back_the_banker() -> None:
    table = ready().backing("dora", 1_000_00, 5).backing("eva", 500_00)
    assert table.capital == 2_500_00
    table.backing("dora", 100_00)
    assert table.capital == 2_600_00
    assert [s.position.place for s in table.state.backers] == [3, 5]  # eva at the first that is free
    assert table.refusal(backing(player="bia")).clause == "art3.2"
    assert table.refusal(backing(player="zoe", place=1)).norm == "banker_must_be_backed_from_another_seat"


@proves("art3.2")
def test_3_2_paying_and_taking_go_seat_by_seat_from_the_first_seat_dealt() -> None:
    """Inside a seat in the order in which the stakes were placed; the bank's own at the end, from the banker on."""
    table = AtPaiKau(**house(500_00)).bank(place=4).seat("ana", 2).seat("caio", 8).co_bet("eva", 8).seat("fil", 5)
    table.backing("dora", 100_00, 1).backing("gil", 100_00, 6).backing("hugo", 100_00)
    table.dealt(6, seat2="lose", seat8="win", seat5="push").arranged(seat2="lose", seat8="win", seat5="push")
    table.to("pay")
    early = table.refusal(Take("ana", "seat", place=2))
    assert (early.norm, early.clause) == ("payment_must_keep_the_order", "art3.2")
    assert table.refusal(Take("caio", "seat", place=8)).norm == "payment_must_follow_the_result"
    assert table.refusal(Pay("zoe", "seat", place=8)).norm == "payment_must_be_due"
    assert table.refusal(Pay("caio", "seat", 5, place=8)).norm == "payment_must_be_due"
    assert table.played_acts() == [
        ("pay", "caio", "seat"),
        ("pay", "eva", "co-bet"),
        ("take", "ana", "seat"),
        ("return", "fil", "seat"),
        ("take", "bia", "bank"),
        ("take", "house", "backing"),
        ("take", "gil", "backing"),
        ("take", "dora", "backing"),
        ("take", "hugo", "backing"),
    ]
    assert table.refusal(Pay("caio", "seat", place=8)).clause == "art3.2"
    assert ready().refusal(Return("ana", "seat", place=2)).untimely


@proves("art3.2")
def test_3_2_the_result_is_shared_in_proportion_to_the_capitals() -> None:
    """Of 400 won, 7/10 is the banker's, 2/10 the house's, 1/10 the backer's, less 4 % but for the house."""
    table = AtPaiKau(**house(200_00)).bank(700_00).backing("dora", 100_00, 5).seat("ana", 2, 400_00)
    table.played(seat2="lose")
    assert table.nets() == {"ana": -400_00, "bia": 268_80, "house": 80_00, "dora": 38_40}
    assert table.house() == 11_20 + 1_60
    assert table.shown["bank"]["house"] == 80_00 + 11_20 + 1_60
    lost = AtPaiKau(**house(200_00)).bank(700_00).backing("dora", 100_00, 5).seat("ana", 2, 400_00).played(seat2="win")
    assert lost.nets() == {"ana": 384_00, "bia": -280_00, "house": -80_00, "dora": -40_00}
    assert lost.house() == 16_00


@proves("art3.2")
def test_3_2_the_odd_units_of_a_loss_are_borne_one_each_from_the_banker_on() -> None:
    assert share_out(-100, (1, 1, 1)) == (-34, -33, -33)
    assert share_out(-101, (100, 100, 100)) == (-34, -34, -33)
    assert share_out(-1, (1, 5)) == (-1, 0)
    assert share_out(-7, (3, 4)) == (-3, -4)
    table = AtPaiKau(**house(1_00)).bank(1_00).backing("dora", 1_00, 5).seat("ana", 2, 1_00).played(seat2="win")
    assert table.nets() == {"ana": 96, "bia": -34, "house": -33, "dora": -33}


@proves("art3.2")
@pytest.mark.parametrize(("first", "most"), [(5, "eva"), (3, "dora"), (1, "dora"), (7, "dora")])
def test_3_2_odd_units_of_backers_go_in_the_order_of_the_deal(first: int, most: str) -> None:
    """Of 200 a third is 66 2/3: one odd unit is the banker's, one that of the backer who is dealt before the other."""
    table = AtPaiKau().bank(1_00).backing("dora", 1_00, 3).backing("eva", 1_00, 6).seat("ana", 2, 2_00)
    nets = table.played(first, seat2="win").nets()
    assert nets == {"ana": 1_92, "bia": -67, "dora": -66, "eva": -66} | {most: -67}


@proves("art3.2")
def test_3_2_a_backer_sits_at_his_own_seat_or_at_one_that_is_nobodys() -> None:
    table = AtPaiKau(**after({3: "ana", 5: "dora"})).bank().backing("dora", 1_00).backing("eva", 1_00)
    assert {s.position.player: s.position.place for s in table.state.backers} == {"dora": 5, "eva": 2}
    taken = AtPaiKau(**after({3: "ana", 5: "dora"})).bank().seat("zoe", 5).backing("dora", 1_00)
    assert taken.state.backers[0].position.place == 2
    assert taken.refusal(backing(player="dora", place=5)).norm == "backers_seat_must_hold_no_stakes"
    gone = AtPaiKau(**after({2: "ana"})).act(Leave("ana")).bank().backing("eva", 1_00)
    assert gone.state.backers[0].position.place == 2


@proves("art3.2")
def test_3_2_where_no_seat_is_free_nobody_backs_but_the_house() -> None:
    table = AtPaiKau().bank()
    for place in range(2, 9):
        table.seat(f"p{place}", place)
    refusal = table.refusal(backing(player="eva", place=None))
    assert (refusal.norm, refusal.clause) == ("backer_must_have_a_seat", "art3.2")
    assert table.accepts(backing(player="house", place=None))


@proves("art3.2")
def test_3_2_of_a_win_each_share_is_rounded_down_once_and_the_house_keeps_the_rest() -> None:
    """A third of 100 each: the house's 33 1/3, the others' 32 exactly after commission."""
    table = AtPaiKau(**house(1_00)).bank(1_00).backing("dora", 1_00, 5).seat("ana", 2, 1_00).played(seat2="lose")
    assert table.nets() == {"ana": -100, "bia": 32, "house": 33, "dora": 32}
    assert table.house() == 3
    assert table.shown["bank"] == {"capital": 3_00, "net": 1_00, "house": 33 + 3}
    lines = table.lines()
    assert str(lines["house", "backing", None].due) == "100/3"
    assert lines["bia", "bank", 1].due == 32
    assert "backing-shares" in lines["dora", "backing", 5].readings


@proves("art3.2")
def test_3_2_a_share_that_rounds_to_nothing_is_neither_won_nor_lost() -> None:
    for hand, net in (("lose", 0), ("win", -1)):
        table = AtPaiKau().bank(1).backing("dora", 1, 5).backing("eva", 1, 6).seat("ana", 2, 1).played(seat2=hand)
        lines = table.lines()
        assert lines["bia", "bank", 1].net == net
        assert [lines[name, "backing", at].result for name, at in (("dora", 5), ("eva", 6))] == ["push", "push"]
        assert table.house() == 1


@proves("art3.3")
def test_3_3_the_seat_of_a_backer_takes_no_stakes() -> None:
    table = ready().backing("dora", 100_00, 5)
    for act in (
        Bet("ana", "co-bet", 100, place=5),
        Bet("ana", "seat", 100, place=5),
        Bet("dora", "seat", 100, place=5),
        Bet("dora", "seat", 100, place=6),
    ):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("backers_seat_must_hold_no_stakes", "art3.3")
    assert table.accepts(Bet("dora", "co-bet", 100, place=2))


@proves("art3.3")
def test_3_3_whoever_has_stakes_on_his_seat_may_not_back() -> None:
    table = ready().seat("caio", 5)
    for act in (backing(player="caio", place=None), backing(player="caio", place=6), backing(player="dora", place=5)):
        assert table.refusal(act).norm == "backers_seat_must_hold_no_stakes"
    table.backing("dora", 100_00, 6)
    assert table.refusal(backing(player="dora", place=7)).norm == "backer_must_have_one_seat"
    assert table.refusal(backing(player="eva", place=6)).norm == "backer_must_have_one_seat"
    assert table.accepts(backing(player="dora", place=6))


@proves("art3.3")
def test_3_3_only_capital_that_is_handed_over_counts() -> None:
    """Dora announces that she will back, and hands over nothing before the shake: she has no part in the bank."""
    refusal = AtPaiKau().refusal(backing())
    assert (refusal.norm, refusal.clause) == ("capital_must_be_handed_to_the_banker", "art3.3")
    announced = AnnounceBacking("dora", 5)
    table = ready()
    assert table.game.clauses_for(table.state, announced) == ("art3.3",)
    assert table.refusal(AnnounceBacking("dora", 9)).norm == "place_must_exist"
    before = table.state.stakes
    table.act(announced)
    assert (table.state.stakes, table.state.log) == (before, (announced,))
    assert table.accepts(Bet("caio", "co-bet", 100, place=2))
    assert table.accepts(Bet("dora", "seat", 100, place=5))
    table.fill()
    assert table.refusal(backing()).clause == "art4.7"
    late = table.refusal(announced)
    assert (late.norm, late.clause) == ("backing_must_be_announced_before_the_shake", "art4.7")
    table.dealt(seat2="win").arranged(seat2="win")
    assert table.nets() == {"ana": 96_00, "bia": -100_00}
    assert (table.left.bettors, "noted" in table.shown) == (((2, "ana"),), False)
    unplayed = AtPaiKau().bank().do("shuffle", "no-round")
    assert unplayed.refusal(announced).clause == "art4.3"


@proves("art3.3")
def test_3_3_a_bank_with_backers_stays() -> None:
    table = ready().backing("dora", 100_00, 5)
    refusal = table.refusal(Withdraw("bia", "bank"))
    assert (refusal.norm, refusal.clause) == ("bank_with_backers_must_stay", "art3.3")
    assert str(refusal.says).endswith("(reading bank-with-backers)")
    assert table.game.edition.readings["bank-with-backers"].clauses == ("art3.3",)
    assert table.take_back("dora", "backing").accepts(Withdraw("bia", "bank"))
    assert table.accepts(Withdraw("bia", "bank", None, 100))


def at_odds(banker: int, of_house: int) -> AtPaiKau:
    table = AtPaiKau(**house(of_house)).bank(banker).seat("ana", 2).backing("dora", 9_000_00, 5)
    return table.dealt(seat2="push").laid(seat2="push")


def by(player: str, front: tuple[str, ...] = OTHER_WAY) -> Arrange:
    return Arrange(player, 1, front)


def shown_of(table: AtPaiKau) -> Any:
    return table.finish().shown["hands"]["1"]["back"]


@proves("art3.4", "art7.4")
def test_3_4_with_the_larger_capital_the_house_decides() -> None:
    table = at_odds(2_000_00, 5_000_00).act(by("bia", two(BANKERS[0])), by("house"))
    assert table.game.clauses_for(table.state, by("house")) == ("art5.1", "art3.4")
    refusal = table.refusal(by("bia", two(BANKERS[0])))
    assert (refusal.norm, refusal.clause) == ("larger_capital_must_decide", "art3.4")
    assert shown_of(table) == ["4-4", "5-5"]
    assert shown_of(at_odds(2_000_00, 5_000_00).act(by("bia", two(BANKERS[0])))) == ["5-5", "4-5"]


@proves("art3.4")
@pytest.mark.parametrize("of_house", [2_000_00, 5_000_00])
def test_3_4_with_the_larger_or_an_equal_capital_the_banker_decides(of_house: int) -> None:
    table = at_odds(5_000_00, of_house).act(by("bia", two(BANKERS[0])))
    refusal = table.refusal(by("house"))
    assert (refusal.norm, refusal.clause) == ("larger_capital_must_decide", "art3.4")
    assert shown_of(table) == ["5-5", "4-5"]


@proves("art3.4")
def test_3_4_backing_players_have_no_say_however_much_they_have() -> None:
    refusal = at_odds(2_000_00, 5_000_00).refusal(by("dora"))
    assert (refusal.norm, refusal.clause) == ("bankers_tiles_must_be_arranged_by_banker_or_house", "art3.4")
    assert at_odds(1, 1).refusal(by("ana")).clause == "art7.5"


def test_the_bank_over_plain_numbers() -> None:
    """Taken 400 and 100, paid 300: what was taken before pays what comes after."""
    found = settle_bank([(400, "lose"), (200, "push"), (300, "win"), (900, "win")], [300, 200])
    assert found.covered == (400, 0, 300, 600)
    assert (found.net, found.shares) == (-500, (-300, -200))
