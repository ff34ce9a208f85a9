"""Article 9 of 141/2000: special prizes."""

from itertools import permutations, product

import pytest

from banca.games.blackjack.playing import Draw, Stand
from tests.games.blackjack.at_blackjack import BOX, OLD, SHOE, AtBlackjack
from tests.games.blackjack.y2000 import ana, proves


@proves("art9")
@pytest.mark.parametrize("suit", "shcd")
def test_9_six_seven_eight_of_one_suit_in_any_order(suit: str) -> None:
    for first, second, third in permutations(f"{rank}{suit}" for rank in "678"):
        table = ana(f"{first} {second}", "Kc").play(f"draw {third}")
        assert table.names()[0] == "pay"
        table.act(table.turn.prescribed)
        (line,) = table.state.lines
        assert (line.prize, line.returned, str(line.odds)) == (300, 100, "3:1")
        assert line.clauses[-1] == "art9"


@proves("art9")
def test_9_three_sevens_of_any_suits() -> None:
    for suits in product("shcd", repeat=3):
        first, second, third = (f"7{suit}" for suit in suits)
        assert ana(f"{first} {second}", "Kc").play(f"draw {third} 7d").nets() == {"ana": 300}


@proves("art9")
@pytest.mark.parametrize("third", ["8c", "8s", "8d"])
def test_9_of_two_suits_there_is_no_prize_and_the_hand_counts_as_21(third: str) -> None:
    table = ana("6h 7h", "Kc").play(f"draw {third}")
    assert table.choices() == ["draw", "stand"]
    assert table.play("stand Td").nets() == {"ana": 100}


@proves("art9")
@pytest.mark.parametrize("cards", ["7h 7c 6d", "7h 7c 8d", "6h 6c 9h", "5h 7h 9h", "6h 8h 6h", "7h 8h 5h"])
def test_9_other_cards_earn_none(cards: str) -> None:
    first, second, third = cards.split()
    table = ana(f"{first} {second}", "9c").play(f"draw {third}")
    assert not table.state.due or table.names()[0] == "take"
    assert table.state.lines == ()


@proves("art9")
def test_9_nor_do_four_cards_of_which_three_are_the_right_ones() -> None:
    table = ana("2h 6h", "9c").play("draw 7h draw 8h")
    assert table.names()[0] == "take"
    assert ana("Ah 7h", "9c").play("draw 7c draw 6c stand 9d").nets() == {"ana": 100}


@proves("art9")
@pytest.mark.parametrize("options", [SHOE[OLD], BOX[OLD]])
@pytest.mark.parametrize(("open_card", "others"), [("Ac", "Kd"), ("Kc", "Ad"), ("Ac", "9d"), ("Kc", "6d 5h")])
def test_9_it_is_final_and_even_an_ace_of_the_bank_changes_nothing(
    options: dict[str, int], open_card: str, others: str
) -> None:
    table = ana("6h 7h", open_card, options=options).play("draw 8h")
    table.act(table.turn.prescribed)
    for act in (Draw("ana"), Stand("ana")):
        assert table.refused(act)[0] == "final_decision_must_stand"
    assert table.play(others).nets() == {"ana": 300}
    assert len(table.lines()) == 1


@proves("art9")
@pytest.mark.parametrize(("others", "net"), [("Kd", 300 + 100), ("9d", 300 - 50)])
def test_9_insurance_beside_it_is_settled_on_its_own(others: str, net: int) -> None:
    assert ana("6h 7h", "Ac").play("insurance:ana:50 draw 8h", others).nets() == {"ana": net}


@proves("art9")
def test_9_the_hand_is_shown_to_all() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=2).deal("6h 7h", "Td 7s", bank="Kc").play("draw:ana 8h")
    assert table.game.seen_by(table.state, "bo")["places"]["1"] == [["6h", "7h", "8h"]]
    assert table.decider() == "bo"


@proves("art9", "art10.s1")
def test_9_a_split_hand_earns_it_on_its_own_stake() -> None:
    table = ana("7h 7c", "Kc").play("split 7d draw 7s 9d stand Td")
    assert (table.line("main").net, table.line("split", 2).net) == (300, -100)


@proves("art9")
def test_9_each_of_several_players_on_the_place_is_paid_three_times_his_stake() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", 33, place=1).deal("7h 7c", bank="Ac").play("draw:ana 7d Kd")
    assert table.nets() == {"ana": 300, "bo": 99}
