"""Article 16 of 56/2004: splitting."""

from itertools import product
from typing import Any

import pytest

from banca.games.blackjack.playing import Double, Draw, Split
from tests.games.blackjack.at_blackjack import NEW, AtBlackjack
from tests.games.blackjack.y2004 import ana, net, not_allowed, proves

NO_PAIR = ("split_must_be_of_a_pair", "art16.1")


@proves("art16.1")
def test_16_1_a_pair_becomes_two_hands_each_of_which_gets_a_second_card() -> None:
    table = ana("8h 8c", "6c", "split")
    assert (table.hand(1, 1), table.hand(1, 2)) == ("8h", "8c")
    table.play("3d")
    assert (table.hand(1, 1), table.hand(1, 2)) == ("8h 3d", "8c")
    table.play("stand 9d")
    assert (table.hand(1, 1), table.hand(1, 2)) == ("8h 3d", "8c 9d")
    assert table.play("stand Tc Td").nets() == {"ana": 200}


@proves("art16.1")
@pytest.mark.parametrize(("one", "other"), list(product("A23456789TJQK", repeat=2)))
def test_16_1_a_pair_is_of_one_rank(one: str, other: str) -> None:
    free = ["bank-rule", "player-freedom", "spoken-final-decision"]
    table = ana(f"{one}h {other}c", "6c", drawing_procedures=free)
    if one == other:
        assert "split" in table.choices()
    else:
        assert table.refused(Split("ana")) == NO_PAIR


@proves("art16.1")
@pytest.mark.parametrize("most", [4, 5, 6])
def test_16_1_as_many_hands_as_the_house_allows(most: int) -> None:
    table = ana("8h 8c", "6c", max_split_hands=most)
    for _ in range(most - 1):
        table.play("split 8d")
    assert len(table.state.hands) == most
    assert table.refused(Split("ana")) == ("split_hands_must_not_be_too_many", "art16.1")
    assert "split" not in table.choices()


@proves("art16.1")
@pytest.mark.parametrize("most", [2, 3, 1, 0])
def test_16_1_four_at_least(most: int) -> None:
    assert f"max-split-hands={most} is not allowed: 4 or more" in not_allowed(max_split_hands=most)


@proves("art16.1")
def test_16_1_only_on_the_first_two_cards_and_the_player_may_stop_at_two() -> None:
    table = ana("8h 3c", "6c", "draw 8d")
    assert table.refused(Split("ana")) == NO_PAIR
    assert ana("8h 8c", "6c", "draw 2d").refused(Split("ana")) == NO_PAIR
    assert net("8h 8c", "6c", "split 3d stand 9d stand Tc Td") == 200


@proves("art16.2")
def test_16_2_each_hand_carries_the_initial_stake() -> None:
    table = ana("8h 8c", "6c").at_window().play("hear")
    assert sum(stake.amount for stake in table.state.stakes) == 100
    table.play("split")
    assert sorted((s.position.bet, s.position.selection, s.amount) for s in table.state.stakes) == [
        ("main", None, 100),
        ("split", 2, 100),
    ]
    table.play("8d split 8s split")
    assert [stake.amount for stake in table.state.stakes] == [100] * 4
    table.play("3d stand 3s stand 3h stand 3c stand Tc Td")
    assert table.nets() == {"ana": 400}


@proves("art16.2")
@pytest.mark.parametrize("stake", [50, 99, 101, 200])
def test_16_2_neither_more_nor_less(stake: int) -> None:
    table = ana("8h 8c", "6c")
    assert table.refused(Split("ana", stake=stake)) == ("stake_must_equal_the_initial_one", "art16.2")
    assert table.play("hear").accepts(Split("ana", stake=100))


@proves("art16.3")
def test_16_3_aces_split_once_stand_on_the_card_they_get() -> None:
    table = ana("Ah Ac", "6c", "split Ad", ace_splits="once")
    assert table.refused(Split("ana")) == ("aces_must_not_be_split_again", "art16.3")
    table.play("9d")
    assert (table.hand(1, 1), table.hand(1, 2)) == ("Ah Ad", "Ac 9d")
    assert table.play("Tc 3d").nets() == {"ana": -100 + 100}  # 12 and 20 against 19


@proves("art16.3")
def test_16_3_aces_split_several_times_get_one_new_card_each() -> None:
    table = ana("Ah Ac", "6c", "split Ad", ace_splits="several")
    assert table.choices() == ["split", "stand"]
    table.play("split 9h 9s 9d")
    assert [hand.cards for hand in table.state.hands] == [("Ah", "9h"), ("Ad", "9s"), ("Ac", "9d")]
    assert table.play("Tc 3d").nets() == {"ana": 300}


@proves("art16.1", "art16.3")
def test_16_3_aces_split_several_times_make_as_many_hands_as_any_pair_and_no_more() -> None:
    table = ana("Ah Ac", "6c", "split Ad split As split Ah", ace_splits="several")
    assert len(table.state.hands) == 4
    assert table.refused(Split("ana")) == ("aces_must_not_be_split_again", "art16.1")
    last = ana("Ah Ac", "6c", "split Ad split As split 9d 9h 9s Ah", ace_splits="several")
    assert last.refused(Split("ana")) == ("aces_must_not_be_split_again", "art16.1")
    assert "split" not in table.play("9c 9d 9s").names()


@proves("art16.3")
@pytest.mark.parametrize("splits", ["once", "several"])
@pytest.mark.parametrize("free", [True, False])
def test_16_3_a_split_ace_gets_one_card_only(splits: str, free: bool) -> None:
    procedures = ["bank-rule", "player-freedom", "spoken-final-decision"]
    chosen: dict[str, Any] = {"drawing_procedures": procedures} if free else {}
    table = ana("Ah Ac", "6c", "split 5d", ace_splits=splits, **chosen)
    for card in ("6d", None):
        for act in (Draw("ana"), Double("ana")):
            assert table.refused(act) == ("final_decision_must_stand", "art16.3")
        if card:
            table.play(card)
    assert table.play("Tc 3d").nets() == {"ana": -200}


@proves("art16.4")
def test_16_4_other_pairs_draw_as_many_cards_as_they_like() -> None:
    table = ana("8h 8c", "Kc", "split 3d draw 2d")
    assert "draw" in table.choices()
    table.play("draw 2s draw 2h draw 2c")
    assert table.hand(1, 1) == "8h 3d 2d 2s 2h 2c"
    assert "draw" in table.choices()


@proves("art16.4")
def test_16_4_on_21_they_stop_only_under_the_stop_rules() -> None:
    table = ana("8h 8c", "Kc", "split 3d draw Td")
    assert table.refused(Draw("ana")) == ("final_decision_must_stand", "art6.4.1")
    free = ana("8h 8c", "Kc", "split 3d draw Td", drawing_procedures=["bank-rule", "player-freedom", "bank-announces"])
    assert "draw" in free.choices()


@proves("art16.4")
def test_16_4_a_hand_over_21_loses_its_own_stake_and_the_others_play_on() -> None:
    table = ana("8h 8c", "Kc", "split 5d draw Td")
    assert [(position.bet, position.selection) for position in table.state.due] == [("main", None)]
    table.play("Ts stand")
    assert table.play("7d").nets() == {"ana": -100 + 100}
    assert (table.line("main").net, table.line("split", 2).net) == (-100, 100)


@proves("art16.5")
def test_16_5_a_matching_card_opens_one_more_split() -> None:
    table = ana("8h 8c", "6c", "split 8d split")
    assert [hand.cards for hand in table.state.hands] == [("8h",), ("8d",), ("8c",)]
    table.play("3d stand 3s stand 8s split 3h stand 3c stand Tc Td")
    assert table.nets() == {"ana": 400}


@proves("art16.5")
@pytest.mark.parametrize("other", ["draw 2d stand", "stand", "double 2d"])
def test_16_5_not_to_whoever_has_passed_one_up(other: str) -> None:
    table = ana("8h 8c", "6c", f"split 8d {other} 8s")
    assert table.refused(Split("ana")) == ("split_must_not_have_been_passed_up", "art16.5")
    assert "split" not in table.choices()


@proves("art16.5")
def test_16_5_where_it_is_not_allowed_a_pair_is_split_once() -> None:
    table = ana("8h 8c", "6c", "split 8d", resplit="not-allowed")
    assert table.refused(Split("ana")) == ("pair_must_be_split_once", "art16.5")
    aces = ana("Ah Ac", "6c", "split Ad", resplit="not-allowed", ace_splits="several")
    assert "split" in aces.choices()


@proves("art16.5")
@pytest.mark.parametrize("script", ["split 3d draw 4d", "split 4d draw 4s", "split 3d draw 4d draw 4s"])
def test_16_5_only_the_second_card_of_a_hand_matches(script: str) -> None:
    table = ana("4h 4c", "6c", script)
    assert table.refused(Split("ana")) == ("split_must_be_of_a_pair", "art16.5")
    assert "split" not in table.choices()


@proves("art16.5")
@pytest.mark.parametrize(("pair", "other"), [("K", "Q"), ("T", "K"), ("J", "T")])
def test_16_5_of_the_same_rank_as_the_pair(pair: str, other: str) -> None:
    table = AtBlackjack(NEW).main("ana").deal(f"{pair}h {pair}c", bank="6c").play(f"split {other}d")
    assert table.refused(Split("ana")) == ("split_must_be_of_a_pair", "art16.5")
    same = AtBlackjack(NEW).main("ana").deal(f"{pair}h {pair}c", bank="6c").play(f"split {pair}d")
    assert "split" in same.choices()
