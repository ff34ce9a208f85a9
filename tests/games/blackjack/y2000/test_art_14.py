"""Article 14 of 141/2000: several players on one place."""

from typing import Any

import pytest

from banca.games.blackjack.playing import Double, Draw, Split, Stand
from banca.games.blackjack.seats import Hold, StandBy
from banca.games.blackjack.sharing import Match, Talk
from banca.games.blackjack.window import EvenMoney, Surrender
from banca.play.act import Bet, Do
from tests.games.blackjack.at_blackjack import OLD, AtBlackjack
from tests.games.blackjack.y2000 import proves


def shared(cards: str, bank: str = "6c", **stakes: Any) -> AtBlackjack:
    """Place 2: ana sits there, the others stand; each has bet as much as is said."""
    table = AtBlackjack(OLD)
    for player, stake in stakes.items():
        if player != "ana":
            table.act(StandBy(player))
        table.main(player, stake, place=2)
    return table.deal(cards, bank=bank)


@proves("art14.s1")
@pytest.mark.parametrize(("kind", "cards"), [(Draw, "Th 2c"), (Stand, "Th 2c"), (Split, "8h 8c"), (Double, "5h 6c")])
def test_14_s1_the_highest_stake_makes_every_decision(kind: Any, cards: str) -> None:
    table = shared(cards, ana=100, bo=300).do("hear")
    assert table.decider() == "bo"
    assert table.refused(kind("ana")) == ("place_must_be_decided_by_its_decider", "art14.s1")
    assert table.accepts(kind("bo"))
    occupant = shared(cards, ana=300, bo=100).do("hear")
    assert occupant.refused(kind("bo")) == ("place_must_be_decided_by_its_decider", "art14.s1")
    assert occupant.accepts(kind("ana"))


@proves("art14.s1")
def test_14_s1_on_surrender_too_and_that_binds_the_others() -> None:
    table = shared("Th 6h", "Kc", ana=100, bo=301).at_window()
    assert table.refused(Surrender("ana")) == ("place_must_be_decided_by_its_decider", "art14.s1")
    assert table.act(Surrender("bo")).play("8d").nets() == {"ana": -50, "bo": -151}


@proves("art14.s1")
def test_14_s1_only_the_occupant_holds_the_cards() -> None:
    table = shared("Th 6h", ana=100, bo=300).do("hear")
    assert not table.accepts(Hold("bo", 2))
    assert table.accepts(Hold("ana", 2))


@proves("art14.s1")
def test_14_s1_each_is_paid_on_his_own_stake() -> None:
    table = shared("Th 9h", "Kc", ana=100, bo=300, cy=55).play("stand 8d")
    assert table.nets() == {"ana": 100, "bo": 300, "cy": 55}
    blackjack = shared("Ah Kh", "9c", ana=100, bo=301, cy=55).play("stand 8d")
    assert blackjack.nets() == {"ana": 150, "bo": 451, "cy": 82}


@proves("art14.s1", "art10.s2")
def test_14_s1_others_may_follow_a_split_or_stay_with_the_first_hand() -> None:
    table = shared("8h 8c", ana=100, bo=300, cy=60).play("split:bo")
    assert table.names() == ["deal-on"]
    assert table.refused(Match("bo")) == ("match_must_not_come_after_declining", "art14.s1")
    assert table.refused(Match("zoe"))[0] == "place_must_be_decided_by_its_bettors"
    table.act(Match("cy")).do("deal-on")
    assert table.refused(Match("ana")) == ("match_must_follow_a_split_or_double", "art14.s1")
    table.play("Td stand 9d stand Tc 2s")  # 18 and 17 against 18
    assert {(who, bet): line.net for (who, bet, _, _), line in table.lines().items()} == {
        ("ana", "main"): 0, ("bo", "main"): 0, ("cy", "main"): 0, ("bo", "split"): -300, ("cy", "split"): -60,
    }  # fmt: skip


@proves("art14.s1", "art11")
def test_14_s1_others_may_follow_a_double_or_stay_undoubled() -> None:
    table = shared("5h 6h", "9c", ana=100, bo=300, cy=60).play("double:bo match:ana 9d Ts")
    assert table.nets() == {"ana": 200, "bo": 600, "cy": 60}
    assert table.state.play.declined == ((2, "cy"),)


@proves("art14.s1")
def test_14_s1_nothing_is_to_be_followed_without_a_split_or_double() -> None:
    table = AtBlackjack(OLD).main("ana", place=2).main("bo", 50, place=2)
    assert table.refusal(Match("bo")).untimely
    table.deal("8h 8c", bank="6c").do("hear")
    assert table.refused(Match("bo")) == ("match_must_follow_a_split_or_double", "art14.s1")
    assert table.refused(Do("deal-on")) == ("act_must_belong_to_the_phase", "art14.s1")


@proves("art14.s1")
def test_14_s1_insurance_and_even_money_are_each_player_s_own() -> None:
    table = shared("Ah Kh", "Ac", ana=100, bo=300, cy=60).at_window()
    assert table.accepts(Bet("ana", "insurance", 50, place=2))
    assert not table.accepts(Bet("ana", "insurance", 51, place=2))
    table.act(Bet("cy", "insurance", 30, place=2)).when(EvenMoney("ana"))
    table.play("stand:bo Kd")
    assert table.nets() == {"ana": 100, "bo": 0, "cy": 60}


@proves("art14.s1")
def test_14_s1_the_decider_of_the_deal_decides_to_the_end() -> None:
    """Though he was paid, and though less of his lies on the hand than of another."""
    table = shared("Ah Kh", "Ac", ana=100, bo=300, cy=60).when(EvenMoney("bo"))
    assert table.decider() == "bo"
    assert table.refused(Draw("ana")) == ("place_must_be_decided_by_its_decider", "art14.s1")
    assert table.play("draw:bo 9d stand:bo 7d").nets() == {"ana": 100, "bo": 300, "cy": 60}
    split = shared("8h 8c", ana=100, bo=300).play("split:bo match:ana 3d stand:bo 9d")
    assert split.decider() == "bo"
    five = shared("2h 3c", "9c", ana=100, bo=300).play("draw 2d draw 3d draw 4d").say("five-cards", "bo")
    assert five.decider() == "bo"
    assert five.play("stand:bo Td").nets() == {"ana": -100, "bo": 150}


@proves("art14.s2")
@pytest.mark.parametrize(
    ("stakes", "decides"),
    [
        ({"ana": 100, "bo": 100}, "ana"),
        ({"ana": 100, "bo": 100, "cy": 100}, "ana"),
        ({"ana": 100, "bo": 300, "cy": 300}, "ana"),
        ({"ana": 300, "bo": 100, "cy": 300}, "ana"),
        ({"ana": 100, "bo": 101, "cy": 100}, "bo"),
        ({"ana": 100, "bo": 99, "cy": 98}, "ana"),
    ],
)
def test_14_s2_of_equal_stakes_the_occupant_decides(stakes: dict[str, Any], decides: str) -> None:
    table = shared("Th 2c", **stakes).do("hear")
    assert table.decider() == decides
    for player in stakes:
        if player == decides:
            assert table.accepts(Draw(player))
        else:
            clause = "art14.s2" if list(stakes.values()).count(max(stakes.values())) > 1 else "art14.s1"
            assert table.refused(Draw(player)) == ("place_must_be_decided_by_its_decider", clause)


@proves("art14.s3")
@pytest.mark.parametrize("kind", [Draw, Stand, Double, Split])
def test_14_s3_nobody_acts_for_a_place_on_which_he_has_no_stake(kind: Any) -> None:
    table = AtBlackjack(OLD).main("ana", place=3).main("bo", place=5).deal("Th 2c", "Td 7s", bank="6c").do("hear")
    for player in ("bo", "zoe"):
        assert table.refused(kind(player, 3)) == ("place_must_be_decided_by_its_bettors", "art14.s3")
    assert table.accepts(Draw("ana", 3))


@proves("art14.s3")
def test_14_s3_nobody_speaks_to_a_place_that_decides_until_it_has() -> None:
    table = AtBlackjack(OLD).main("ana", place=3).main("bo", place=5).act(StandBy("cy")).main("cy", 50, place=3)
    table.deal("Th 2c", "Td 7s", bank="6c")
    assert not table.accepts(Talk("bo", 3))  # the cards lie there
    table.do("hear")
    for player in ("bo", "zoe"):
        assert table.refused(Talk(player, 3)) == ("players_must_not_influence_other_places", "art14.s3")
    assert table.accepts(Talk("cy", 3))
    assert not table.accepts(Talk("ana", 5))
    table.play("draw:ana 2d")
    assert not table.accepts(Talk("bo", 3))
    table.play("stand:ana")
    assert table.accepts(Talk("bo", 3))
    assert not table.accepts(Talk("ana", 5))
    assert table.act(Talk("bo", 3)).state.log[-1] == Talk("bo", 3)
