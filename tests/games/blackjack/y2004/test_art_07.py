"""Article 7 of 56/2004: the bank announces and plays."""

from typing import Any

import pytest

from tests.games.blackjack.at_blackjack import AtBlackjack
from tests.games.blackjack.y2004 import ana, at, net, proves


def announced(table: AtBlackjack) -> Any:
    return table.game.seen_by(table.state)["announced"]


@proves("art7.1")
def test_7_1_the_points_of_a_place_are_announced_when_it_is_finished() -> None:
    table = at(deal_procedure="second").main("ana").main("bo", place=2).deal("Th 2c", "Td 9d", bank="Kc")
    table.play("draw 6d")
    assert [1, 1, 18] not in announced(table)
    table.play("stand")
    assert [1, 1, 18] in announced(table)


@proves("art7.1")
@pytest.mark.parametrize("order", ["spoken-final-decision", "bank-announces"])
def test_7_1_under_whichever_procedure_of_article_6(order: str) -> None:
    procedures = ["bank-rule", "player-freedom", order]
    table = ana("Th 2c", "Kc", "draw 6d stand 9d", deal_procedure="second", drawing_procedures=procedures)
    assert announced(table)[-2:] == [[1, 1, 18], ["bank", 1, 19]]


@proves("art7.1")
def test_7_1_those_of_cards_face_down_when_they_are_shown() -> None:
    table = at().main("ana").main("bo", place=2).deal("Th 2c", "Td 6d", bank="Kc").play("draw 6d stand draw 9d")
    assert announced(table) == [[2, 1, 25]]
    table.play("7c")
    assert announced(table) == [[2, 1, 25], ["bank", 1, 17], [1, 1, 18]]


@proves("art7.1")
@pytest.mark.parametrize("device", ["box", "shoe", "machine"])
def test_7_1_then_the_bank_takes_its_second_card_and_announces_its_total(device: str) -> None:
    table = ana("Th 9c", "Kc", "stand", device=device)
    assert (table.state.bank, announced(table)) == (("Kc",), [])
    table.card("2d")
    assert announced(table) == [["bank", 1, 12]]
    table.card("6h")
    assert announced(table) == [["bank", 1, 12], ["bank", 1, 18], [1, 1, 19]]
    assert table.game.result(table.state) == {
        "bank": ["Kc", "2d", "6h"],
        "bank_total": 18,
        "places": {"1": [{"cards": ["Th", "9c"], "total": 19, "ended": "stand"}]},
    }


@proves("art7.1")
def test_7_1_from_the_metal_box_the_face_down_card_is_turned() -> None:
    box, shoe = ana("Th 9c", "Kc", "stand", device="box"), ana("Th 9c", "Kc", "stand")
    assert (box.state.hidden, shoe.state.hidden) == (True, False)
    left = box.state.shoe.left(1) - 1  # the hidden card has left the box
    box.card("8d")
    assert (box.state.hidden, box.state.shoe.left(1)) == (False, left)
    assert box.nets() == {"ana": 100}


@proves("art7.1")
def test_7_1_the_bank_plays_even_if_no_hand_is_left() -> None:
    table = ana("Th 6c", "Kc", "draw 9d")
    table.play("2d 3d 9h")
    assert (table.state.bank, table.nets()) == (("Kc", "2d", "3d", "9h"), {"ana": -100})


@proves("art7.2")
@pytest.mark.parametrize("bank", ["7d", "6d 9h", "6d Kh", "Ad"])
def test_7_2_a_player_over_21_loses_whatever_the_bank_has(bank: str) -> None:
    assert net("Th 6c", "Kc", f"draw 6d {bank}") == -100
    assert net("Th 6c", "Kc", f"double 6d {bank}") == -200


@proves("art7.2")
def test_7_2_at_21_he_is_not_over() -> None:
    assert net("Th 6c", "Kc", "draw 5d 6d Kh") == 100
    assert "art7.2" in ana("Th 6c", "Kc", "draw 6d 6h Kh").line("main").clauses
