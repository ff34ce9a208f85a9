"""Article 17 of 56/2004: doubling."""

from itertools import product
from typing import Any

import pytest

from banca.games.blackjack.playing import Double, Draw
from tests.games.blackjack.y2004 import ana, at, net, not_allowed, proves

FREE = ["bank-rule", "player-freedom", "spoken-final-decision"]
POINTS = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}


@proves("art17")
@pytest.mark.parametrize("rules", [["first-two-cards", "eleven-only"], "both", "first-two-cards,eleven-only"])
def test_17_one_of_two_modes(rules: Any) -> None:
    assert "is not allowed: first-two-cards | eleven-only (56/2004 art. 17)" in not_allowed(double_rule=rules)


@proves("art17")
@pytest.mark.parametrize("rule", ["first-two-cards", "eleven-only"])
def test_17_the_stake_is_doubled_exactly(rule: str) -> None:
    table = ana("5h 6c", "Kc", double_rule=rule)
    for stake in (50, 99, 101, 200):
        assert table.refused(Double("ana", stake=stake)) == ("stake_must_equal_the_initial_one", "art17")
    table.play("double")
    assert [(s.position.bet, s.amount) for s in table.state.stakes] == [("main", 100), ("double", 100)]
    assert table.play("9d 9h").nets() == {"ana": 200}


@proves("art17")
@pytest.mark.parametrize(("bank", "won"), [("9h", 200), ("Th", 0), ("6h 5d", -200), ("6h Td", 200)])
def test_17_the_whole_doubled_stake_wins_or_loses(bank: str, won: int) -> None:
    assert net("5h 6c", "Kc", f"double 9d {bank}") == won


@proves("art17.1")
@pytest.mark.parametrize("cards", ["9h 2c", "5h 5c", "Th 6c", "Ah 6c", "8h 8c", "2h 2c", "Th Tc", "Ah Ac"])
def test_17_1_any_first_two_cards(cards: str) -> None:
    table = ana(cards, "Kc", "double 3d")
    assert sum(stake.amount for stake in table.state.stakes) + sum(line.stake for line in table.state.lines) == 200
    for act in (Draw("ana"), Double("ana")):
        assert table.refused(act)[0] == "final_decision_must_stand"


@proves("art17.1")
def test_17_1_and_no_others() -> None:
    table = ana("2h 3c", "Kc", "draw 6d")
    assert table.refused(Double("ana")) == ("double_must_be_on_the_first_two_cards", "art17.1")


@proves("art17.1")
def test_17_1_those_of_a_split_hand_included() -> None:
    table = ana("8h 8c", "Kc", "split 3d double 9d Td stand 9h")
    assert (table.line("main").net, table.line("double").net, table.line("split", 2).net) == (100, 100, -100)
    second = ana("8h 8c", "Kc", "split Td stand 3d double 9d 9h")
    assert (second.line("main").net, second.line("split", 2).net, second.line("double", 2).net) == (-100, 100, 100)


@proves("art17.1")
def test_17_1_but_not_a_split_ace() -> None:
    assert ana("Ah Ac", "Kc", "split 5d").refused(Double("ana"))[1] == "art16.3"
    several = ana("Ah Ac", "Kc", "split Ad", ace_splits="several")
    assert several.refused(Double("ana"))[1] == "art16.3"


@proves("art17.1")
def test_17_1_nor_a_blackjack_under_the_stop_rules() -> None:
    assert ana("Ah Kc", "9c").refused(Double("ana"))[1] == "art6.4.1"
    assert net("Ah Kc", "9c", "double 9d Td", drawing_procedures=FREE) == 200


@proves("art17.1")
def test_17_1_the_card_lies_face_up_though_the_first_two_do_not() -> None:
    table = at().main("ana").main("bo", place=2).deal("5h 6c", "Td 9c", bank="Kc").play("double 9d")
    assert table.game.seen_by(table.state, "bo")["places"]["1"] == [["??", "??", "9d"]]
    assert table.state.hands[0].doubled


@proves("art17.2")
@pytest.mark.parametrize(("one", "other"), list(product("A23456789TJQK", repeat=2)))
def test_17_2_only_a_total_of_11_on_the_first_two_cards(one: str, other: str) -> None:
    table = ana(f"{one}h {other}c", "Kc", double_rule="eleven-only", drawing_procedures=FREE)
    total = sum(POINTS.get(rank) or int(rank) for rank in (one, other))
    if total == 11 and "A" not in (one, other):
        assert "double" in table.choices()
    else:
        clause = "art10.1" if total == 11 else "art17.2"
        assert table.refused(Double("ana")) == ("double_must_be_on_eleven", clause)


@proves("art17.2")
def test_17_2_one_card_and_the_hand_is_closed() -> None:
    table = ana("5h 6c", "Kc", "double 2d", double_rule="eleven-only")
    assert table.refused(Draw("ana"))[0] == "final_decision_must_stand"
    assert table.play("7h").nets() == {"ana": -200}


@proves("art17.2")
def test_17_2_not_on_three_cards_nor_on_a_blackjack_nor_on_a_split_hand() -> None:
    three = ana("2h 3c", "Kc", "draw 6d", double_rule="eleven-only")
    assert three.refused(Double("ana")) == ("double_must_be_on_the_first_two_cards", "art17.2")
    ace = ana("Ah Kc", "Kc", double_rule="eleven-only", drawing_procedures=FREE)
    assert ace.refused(Double("ana")) == ("double_must_be_on_eleven", "art10.1")
    split = ana("8h 8c", "Kc", "split 3d", double_rule="eleven-only")
    assert split.refused(Double("ana")) == ("double_must_not_be_on_a_split_hand", "art17.2")
