"""Article 7 of 141/2000: ties."""

import pytest

from tests.games.blackjack.at_blackjack import BOX, OLD, SHOE
from tests.games.blackjack.y2000 import ana, proves


@proves("art7")
@pytest.mark.parametrize("stake", [100, 101])
@pytest.mark.parametrize(("cards", "bank"), [("Th 8c", "Kc 8d"), ("Ah Kh", "Ac Kd")])
def test_7_in_a_tie_the_stake_goes_back(cards: str, bank: str, stake: int) -> None:
    open_card, second = bank.split()
    table = ana(cards, open_card, stake).play("stand", second)
    assert table.names() == ["return"]
    line = table.line("main")
    assert (line.result, line.returned, line.prize, line.net) == ("push", stake, 0, 0)
    assert "art7" in line.clauses


@proves("art7.a")
@pytest.mark.parametrize("options", [SHOE[OLD], BOX[OLD]])
@pytest.mark.parametrize(("open_card", "second"), [("Ac", "Kd"), ("Kc", "Ad"), ("Tc", "Ad")])
def test_7_a_two_blackjacks_are_a_tie(options: dict[str, int], open_card: str, second: str) -> None:
    line = ana("As Qs", open_card, options=options).play("stand", second).line("main")
    assert (line.result, line.net) == ("push", 0)
    assert "art7.a" in line.clauses


@proves("art7.a")
def test_7_a_not_where_even_money_was_paid_or_a_card_drawn() -> None:
    assert ana("Ah Kh", "Ac").play("even-money:ana Kd").nets() == {"ana": 100}
    assert ana("Ah Kh", "Ac").play("draw Td stand Kd").nets() == {"ana": -100}


@proves("art7.b")
@pytest.mark.parametrize(
    ("cards", "script", "bank"),
    [
        ("Th 7c", "stand", "7d"),
        ("Th 8c", "stand", "8d"),
        ("Th 9c", "stand", "9d"),
        ("Th Jc", "stand", "Td"),
        ("5h 6c", "draw Td stand", "2d 4h 5s"),
        ("Th 5c", "draw 3d stand", "5d 3h"),
    ],
)
def test_7_b_as_many_points_are_a_tie(cards: str, script: str, bank: str) -> None:
    line = ana(cards, "Kc").play(script, bank).line("main")
    assert (line.result, line.returned, line.net) == ("push", 100, 0)
    assert "art7.b" in line.clauses


@proves("art7.b")
def test_7_b_21_in_three_cards_ties_with_21_in_four() -> None:
    assert ana("5h 6c", "Kc").play("draw Td stand 2d 4h 5s").nets() == {"ana": 0}


@proves("art7.b")
def test_7_b_a_doubled_stake_is_returned_as_a_whole() -> None:
    table = ana("5h 6c", "Kc").play("double 7d 8d")
    assert sum(line.returned for line in table.lines().values()) == 200
    assert table.nets() == {"ana": 0}


@proves("art7.b")
def test_7_b_a_blackjack_does_not_tie_with_another_21_nor_anybody_over_21_with_the_bank() -> None:
    assert ana("Ah Kh", "Kc").play("stand 6d 5h").nets() == {"ana": 150}
    assert ana("5h 6c", "Kc").play("draw Td stand Ad").nets() == {"ana": -100}
    assert ana("Th 6c", "Kc").play("draw 6h 6d 6s").nets() == {"ana": -100}  # 22 each
