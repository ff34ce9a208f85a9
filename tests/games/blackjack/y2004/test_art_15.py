"""Article 15 of 56/2004: special prizes."""

from itertools import permutations, product

import pytest

from banca.games.blackjack.playing import Draw
from tests.games.blackjack.y2004 import ana, net, proves

FREE = ["bank-rule", "player-freedom", "spoken-final-decision"]


@proves("art15")
@pytest.mark.parametrize("suit", "shcd")
@pytest.mark.parametrize("ranks", list(permutations("678")))
def test_15_6_7_8_of_one_suit_in_any_order(ranks: tuple[str, ...], suit: str) -> None:
    one, other, third = (f"{rank}{suit}" for rank in ranks)
    table = ana(f"{one} {other}", "Kc", f"draw {third}")
    assert table.names()[0] == "pay"
    line = table.play("Td").line("main")
    assert (line.prize, line.returned) == (300, 100)


@proves("art15")
@pytest.mark.parametrize("suits", list(product("shcd", repeat=3)))
def test_15_three_sevens_of_any_suits(suits: tuple[str, ...]) -> None:
    one, other, third = (f"7{suit}" for suit in suits)
    assert net(f"{one} {other}", "Kc", f"draw {third} Td") == 300


@proves("art15")
@pytest.mark.parametrize("cards", ["6h 7h 8c", "6c 7h 8h", "6h 7c 8h", "6s 7h 8c"])
def test_15_6_7_8_of_more_suits_is_21(cards: str) -> None:
    one, other, third = cards.split()
    assert net(f"{one} {other}", "Kc", f"draw {third} Td") == 100
    assert net(f"{one} {other}", "Kc", f"draw {third} Ad") == -100
    assert net(f"{one} {other}", "Kc", f"draw {third} 2d 9c") == 0


@proves("art15")
@pytest.mark.parametrize(("cards", "script"), [("7h 7c", "draw 5d draw 2d"), ("6h 2h", "draw 6d draw 7h")])
def test_15_three_cards_and_no_other(cards: str, script: str) -> None:
    assert net(cards, "Kc", f"{script} Td") == 100


@proves("art15")
@pytest.mark.parametrize(
    ("open_card", "more"), [("Ac", "Kd"), ("Ac", "9d"), ("Kc", "Ad"), ("Kc", "2d 9d"), ("Kc", "6d Th")]
)
def test_15_paid_at_once_and_final_whatever_the_bank_has(open_card: str, more: str) -> None:
    table = ana("6h 7h", open_card, "draw 8h", drawing_procedures=FREE)
    assert table.refused(Draw("ana"))[1] == "art15"
    assert table.names()[0] == "pay"
    second, *rest = more.split()
    table.play(second)
    assert [(line.position.bet, line.net) for line in table.state.lines] == [("main", 300)]
    table.play(*rest)
    assert table.nets() == {"ana": 300}


@proves("art15")
@pytest.mark.parametrize(("second", "insurance"), [("Kd", 100), ("9d", -50)])
def test_15_insurance_is_settled_on_its_own(second: str, insurance: int) -> None:
    table = ana("6h 7h", "Ac", f"insurance:ana:50 draw 8h {second}")
    assert (table.line("insurance").net, table.line("main").net) == (insurance, 300)


@proves("art15")
def test_15_on_a_doubled_stake_three_times_all_of_it() -> None:
    table = ana("6h 7h", "Kc", "double 8h")
    assert [position.bet for position in table.state.due] == ["main", "double"]
    assert table.play("Ad").nets() == {"ana": 600}


@proves("art15")
def test_15_on_a_split_hand_its_own_stake() -> None:
    table = ana("7h 7c", "Kc", "split 7d draw 7s 9c stand Td")
    assert (table.line("main").net, table.line("split", 2).net) == (300, -100)
    assert net("6h 6c", "Kc", "split 7h draw 8h 9c stand Td") == 300 - 100


@proves("art15")
@pytest.mark.parametrize(("cards", "third"), [("7h 7c", "7d"), ("6h 7h", "8h")])
@pytest.mark.parametrize(("bank", "won"), [("Td", 100), ("2d 9c", 0), ("Ad", -100)])
def test_15_where_it_is_not_offered_they_are_21_in_three_cards(cards: str, third: str, bank: str, won: int) -> None:
    assert net(cards, "Kc", f"draw {third} {bank}", special_prizes="not-offered") == won
