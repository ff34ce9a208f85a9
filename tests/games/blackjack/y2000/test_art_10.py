"""Article 10 of 141/2000: splitting pairs."""

import pytest

from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.playing import Double, Draw, Split
from banca.play.act import Act
from tests.games.blackjack.at_blackjack import BOX, MACHINE, OLD, SHOE
from tests.games.blackjack.y2000 import RANKS, TEN_CARDS, ana, proves


@proves("art10.s1")
@pytest.mark.parametrize("options", [SHOE[OLD], BOX[OLD], MACHINE[OLD]])
def test_10_s1_a_pair_becomes_two_hands_each_of_which_gets_a_second_card(options: dict[str, object]) -> None:
    table = ana("8h 8c", "6c", options=options).play("split")
    assert (table.hand(1, 1), table.hand(1, 2)) == ("8h", "8c")
    assert table.refused(Dealt(1, "3d", hand=2)) == ("cards_must_be_dealt_in_order", "art2.1.c.s1")
    assert table.accepts(Dealt(1, "3d", hand=1))
    table.play("3d stand 2d")
    assert (table.hand(1, 1), table.hand(1, 2)) == ("8h 3d", "8c 2d")
    table.play("stand Td 7d")
    assert table.nets() == {"ana": 200}


@proves("art10.s1")
def test_10_s1_any_two_cards_that_count_the_same() -> None:
    for first in RANKS:
        for second in RANKS:
            table = ana(f"{first}h {second}c", "6c").do("hear")
            same = first == second or (first in TEN_CARDS and second in TEN_CARDS)
            assert ("split" in table.choices()) is same, (first, second)
            if not same:
                assert table.refused(Split("ana")) == ("split_must_be_of_a_pair", "art10.s1")


@proves("art10.s1")
@pytest.mark.parametrize(("pair", "second"), [("8h 8c", "8d"), ("Kh Kc", "Kd"), ("Th Kc", "Qd")])
def test_10_s1_once_only(pair: str, second: str) -> None:
    table = ana(pair, "6c").play(f"split {second}")
    assert "split" not in table.choices()
    assert table.refused(Split("ana")) == ("pair_must_be_split_once", "art10.s1")
    table.play(f"stand {second[0]}s")
    assert table.refused(Split("ana")) == ("pair_must_be_split_once", "art10.s1")


@proves("art10.s1")
@pytest.mark.parametrize("cards", ["4h 4c 8d", "2h 3c 5d", "2h 2c 2d"])
def test_10_s1_only_the_first_two_cards(cards: str) -> None:
    first, second, third = cards.split()
    table = ana(f"{first} {second}", "6c").play(f"draw {third}")
    assert table.refused(Split("ana")) == ("split_must_be_of_a_pair", "art10.s1")


@proves("art10.s2")
@pytest.mark.parametrize("stake", [100, 101])
def test_10_s2_each_hand_carries_the_original_stake(stake: int) -> None:
    table = ana("8h 8c", "6c", stake).play("split")
    assert {s.position.bet: s.amount for s in table.state.stakes} == {"main": stake, "split": stake}
    table.play("3d stand 2d stand Td Kd")
    assert (table.line("main").stake, table.line("split", 2).stake) == (stake, stake)
    assert table.nets() == {"ana": 2 * stake}


@proves("art10.s2")
@pytest.mark.parametrize("offered", [50, 99, 101, 200])
def test_10_s2_no_other_amount_is_accepted(offered: int) -> None:
    table = ana("8h 8c", "6c").do("hear")
    assert table.refused(Split("ana", stake=offered)) == ("stake_must_equal_the_initial_one", "art10.s2")
    assert table.accepts(Split("ana", stake=100))


@proves("art10.s3")
def test_10_s3_split_aces_get_one_card_each_and_no_more() -> None:
    table = ana("Ah Ac", "6c").play("split 5d")
    closed: list[Act] = [Draw("ana"), Double("ana"), Split("ana")]
    for act in closed:
        assert table.refused(act) == ("final_decision_must_stand", "art10.s3")
    table.card("7d")
    assert (table.hand(1, 1), table.hand(1, 2)) == ("Ah 5d", "Ac 7d")
    for act in closed:
        assert table.refused(act) == ("final_decision_must_stand", "art10.s3")
    assert table.play("Td Ts").nets() == {"ana": 200}


@proves("art10.s3")
def test_10_s3_aces_are_not_split_again() -> None:
    table = ana("Ah Ac", "6c").play("split Ad")
    assert table.refused(Split("ana")) == ("aces_must_not_be_split_again", "art10.s3")
    table.card("As")
    assert table.refused(Split("ana")) == ("aces_must_not_be_split_again", "art10.s3")
    assert table.play("Td Ks").nets() == {"ana": 200}


@proves("art10.s4")
def test_10_s4_other_cards_draw_as_many_as_the_player_likes() -> None:
    table = ana("8h 8c", "6c").play("split 3d draw 2d")
    assert table.hand(1, 1) == "8h 3d 2d"
    assert "draw" in table.choices()
    table.play("draw 2h draw 2s draw Ad draw As draw Ah stand")
    assert table.hand(1, 1) == "8h 3d 2d 2h 2s Ad As Ah"
    table.play("2c draw 2d draw 3s stand Td Kd")
    assert table.nets() == {"ana": 200}


@proves("art10.s4")
@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank != "A"])
def test_10_s4_whatever_their_rank(rank: str) -> None:
    table = ana(f"{rank}h {rank}c", "6c").play("split 2d")
    assert "draw" in table.choices()
    table.play("draw 3d stand 2s")
    assert "draw" in table.choices()


@proves("art10.s4")
def test_10_s4_a_hand_over_21_loses_its_own_stake_and_the_other_plays_on() -> None:
    table = ana("8h 8c", "6c").play("split 6d draw Kd")
    assert table.names()[0] == "take"
    table.play("3d")
    assert [(line.position.bet, line.net) for line in table.state.lines] == [("main", -100)]
    assert "draw" in table.choices()
    table.play("draw 9d stand Td Kh")
    assert (table.line("main").net, table.line("split", 2).net) == (-100, 100)


@proves("art10.s4")
def test_10_s4_an_ace_that_comes_to_a_split_card_stops_nothing() -> None:
    table = ana("8h 8c", "6c").play("split Ad draw 2d")
    assert {"draw", "stand"} <= set(table.choices())
