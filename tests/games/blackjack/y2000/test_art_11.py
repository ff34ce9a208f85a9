"""Article 11 of 141/2000: doubling."""

import pytest

from banca.games.blackjack.playing import Double, Draw, Split
from tests.games.blackjack.at_blackjack import BOX, MACHINE, OLD, SHOE
from tests.games.blackjack.y2000 import RANKS, TEN_CARDS, ana, proves

ELEVEN = [{"2", "9"}, {"3", "8"}, {"4", "7"}, {"5", "6"}]


@proves("art11")
@pytest.mark.parametrize("options", [SHOE[OLD], BOX[OLD], MACHINE[OLD]])
def test_11_the_stake_is_doubled_and_one_single_card_dealt(options: dict[str, object]) -> None:
    table = ana("5h 6c", "9c", options=options).play("double")
    assert sum(stake.amount for stake in table.state.stakes) == 200
    assert table.refused(Draw("ana"))[0] == "card_must_come_first"
    table.card("9d")
    assert table.hand(1) == "5h 6c 9d"
    for act in (Draw("ana"), Double("ana"), Split("ana")):
        assert table.refused(act) == ("final_decision_must_stand", "art11")
    assert table.play("Ts").nets() == {"ana": 200}  # 20 against 19
    assert [line.net for line in table.lines().values()] == [100, 100]


@proves("art11")
def test_11_only_a_total_of_eleven_which_a_blackjack_is_not() -> None:
    for first in RANKS:
        for second in RANKS:
            table = ana(f"{first}h {second}c", "6c").do("hear")
            eleven = {first, second} in ELEVEN
            assert ("double" in table.choices()) is eleven, (first, second)
            if not eleven:
                blackjack = "A" in (first, second) and any(rank in TEN_CARDS for rank in (first, second))
                clause = "art6.s1" if blackjack else "art11"
                assert table.refused(Double("ana")) == ("double_must_be_on_eleven", clause)


@proves("art11")
@pytest.mark.parametrize("cards", ["2h 3c 6d", "2h 2c 7d", "Ah 5c 5d"])
def test_11_not_with_three_cards(cards: str) -> None:
    first, second, third = cards.split()
    table = ana(f"{first} {second}", "6c").play(f"draw {third}")
    assert table.refused(Double("ana")) == ("double_must_be_on_the_first_two_cards", "art11")


@proves("art11")
@pytest.mark.parametrize("offered", [50, 99, 101, 200])
def test_11_exactly_double(offered: int) -> None:
    table = ana("5h 6c", "6c").do("hear")
    assert table.refused(Double("ana", stake=offered)) == ("stake_must_equal_the_initial_one", "art11")
    assert table.accepts(Double("ana", stake=100))


@proves("art11")
def test_11_a_split_hand_is_not_doubled() -> None:
    table = ana("8h 8c", "6c").play("split 3d")
    assert "double" not in table.choices()
    assert table.refused(Double("ana")) == ("double_must_not_be_on_a_split_hand", "art11")
    table.play("stand 3s")
    assert table.refused(Double("ana")) == ("double_must_not_be_on_a_split_hand", "art11")


@proves("art11")
@pytest.mark.parametrize(("third", "bank", "net"), [("9d", "9s", 200), ("8d", "9s", 0), ("7d", "9s", -200),
                                                    ("2d", "6s Kd", 200), ("Td", "6s 5d", 0)])  # fmt: skip
def test_11_both_stakes_win_tie_or_lose_together(third: str, bank: str, net: int) -> None:
    assert ana("5h 6c", "Kc").play(f"double {third}", bank).nets() == {"ana": net}
