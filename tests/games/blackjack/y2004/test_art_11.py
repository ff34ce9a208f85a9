"""Article 11 of 56/2004: ties."""

import pytest

from tests.games.blackjack.y2004 import ana, net, proves


@proves("art11")
@pytest.mark.parametrize("stake", [1, 100, 101, 100_00])
def test_11_in_a_tie_the_stake_goes_back(stake: int) -> None:
    line = ana("Th 8c", "Kc", "stand 8d", stake=stake).line("main")
    assert (line.result, line.returned, line.prize, line.net) == ("push", stake, 0, 0)
    assert "art11" in line.clauses


@proves("art11.1")
@pytest.mark.parametrize(("first", "second"), [("Kc", "Ad"), ("Ac", "Kd")])
def test_11_1_both_have_blackjack(first: str, second: str) -> None:
    table = ana("Ah Qc", first, second)
    assert table.nets() == {"ana": 0}
    assert "art11.1" in table.line("main").clauses
    assert ana("Ah Qc", first, f"even-money:ana {second}").nets() == {"ana": 100}


@proves("art11.2")
@pytest.mark.parametrize(("cards", "bank"), [("7c", "7d"), ("8c", "8d"), ("9c", "9d"), ("Tc", "Td")])
def test_11_2_the_same_number_of_points(cards: str, bank: str) -> None:
    table = ana(f"Th {cards}", "Kc", f"stand {bank}")
    assert table.nets() == {"ana": 0}
    assert "art11.2" in table.line("main").clauses


@proves("art11.2")
def test_11_2_however_many_cards_make_it() -> None:
    assert net("7h 4c", "6c", "draw Td 5d 4h 6h") == 0
    assert net("Th 8c", "6c", "stand 2d 3h 7h") == 0
    assert net("2h 3c", "Kc", "draw 4d draw 9h stand 8d") == 0


@proves("art11.2")
def test_11_2_on_a_doubled_stake_all_of_it() -> None:
    table = ana("5h 6c", "Kc", "double 7d 8d")
    assert table.nets() == {"ana": 0}
    assert sum(line.returned for line in table.lines().values()) == 200


@proves("art11.2")
def test_11_2_a_blackjack_does_not_tie_with_21_nor_a_hand_over_21_with_the_bank() -> None:
    assert net("Ah Kc", "6c", "5d Th") == 150
    assert net("7h 4c", "Kc", "draw Td Ad") == -100
    assert net("Th 6c", "Kc", "draw 6d 6h 6s") == -100
