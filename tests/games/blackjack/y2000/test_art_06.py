"""Article 6 of 141/2000: blackjack."""

import pytest

from banca.games.blackjack.window import EvenMoney
from tests.games.blackjack.at_blackjack import BOX, OLD, SHOE, AtBlackjack
from tests.games.blackjack.y2000 import RANKS, TEN_CARDS, ana, proves


@proves("art6.s1", "art6.s2")
@pytest.mark.parametrize("rank", TEN_CARDS)
@pytest.mark.parametrize("ace_first", [True, False])
def test_6_s1_an_ace_with_a_court_card_or_a_ten_is_a_blackjack(rank: str, ace_first: bool) -> None:
    cards = f"Ah {rank}c" if ace_first else f"{rank}c Ah"
    line = ana(cards, "9c").play("stand 9d").line("main")
    assert (line.net, str(line.odds)) == (150, "3:2")
    assert {"art6.s1", "art6.s2"} <= set(line.clauses)


@proves("art6.s1")
def test_6_s1_no_other_two_cards_and_no_three_are_one() -> None:
    for first in RANKS:
        for second in RANKS:
            blackjack = {first, second} in [{"A", rank} for rank in TEN_CARDS]
            table = ana(f"{first}h {second}c", "Kc").at_window()
            assert table.accepts(EvenMoney("ana")) is blackjack, (first, second)
    table = ana("5h 6c", "Kc").play("draw Td")
    assert table.refused(EvenMoney("ana")) == ("even_money_must_be_for_a_blackjack", "art6.s3")
    assert table.play("stand 9d").nets() == {"ana": 100}


@proves("art6.s1")
@pytest.mark.parametrize(("open_card", "second"), [("Kc", "Ad"), ("Ac", "Kd"), ("Tc", "Ad"), ("Ac", "Jd")])
def test_6_s1_the_bank_s_first_two_cards_are_one_in_either_order(open_card: str, second: str) -> None:
    table = ana("5h 6c", open_card).play("draw Td stand", second)
    assert table.nets() == {"ana": -100}  # 21 in three cards


@proves("art6.s2")
@pytest.mark.parametrize(("stake", "prize"), [(100, 150), (101, 151), (1, 1), (100_00, 150_00)])
@pytest.mark.parametrize("bank", ["9c 9d", "9c 3d Kh", "9c 3d 4h 2s"])
def test_6_s2_a_blackjack_wins_one_and_a_half_times_rounded_down(stake: int, prize: int, bank: str) -> None:
    open_card, *others = bank.split()
    line = ana("Ah Kc", open_card, stake).play("stand", *others).line("main")
    assert (line.prize, line.returned) == (prize, stake)


@proves("art6.s3")
@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("options", [SHOE[OLD], BOX[OLD]])
def test_6_s3_even_money_against_an_ace_a_court_card_or_a_ten(rank: str, options: dict[str, int]) -> None:
    table = ana("Ah Kh", f"{rank}c", options=options).at_window()
    if rank in f"A{TEN_CARDS}":
        assert table.act(EvenMoney("ana")).state.due
        table.act(*[table.turn.prescribed])
        line = table.state.lines[0]
        assert (line.prize, line.returned, str(line.odds)) == (100, 100, "1:1")
        assert "art6.s3" in line.clauses
        assert table.state.hands[0].ended == "paid"
    else:
        refused = table.refused(EvenMoney("ana"))
        assert refused == ("even_money_must_be_against_an_ace_or_ten", "art6.s3")
        assert "stand" in table.choices()


@proves("art6.s3")
@pytest.mark.parametrize("second", ["Kd", "9d"])
@pytest.mark.parametrize("when", ["even-money:ana", "hear even-money:ana", "stand even-money:ana"])
def test_6_s3_nothing_more_is_paid_or_taken_whatever_the_bank_has(second: str, when: str) -> None:
    table = ana("Ah Kh", "Ac").play(when, second)
    assert table.refused(EvenMoney("ana"))[0] == "round_must_be_under_way"
    assert table.nets() == {"ana": 100}
    assert len(table.lines()) == 1


@proves("art6.s3")
def test_6_s3_it_is_asked_for_once_and_by_whoever_has_the_stake() -> None:
    table = ana("Ah Kh", "Ac").when(EvenMoney("ana"))
    assert table.refused(EvenMoney("ana")) == ("stake_must_lie_on_the_hand", "art6.s3")
    assert table.refused(EvenMoney("zoe"))[0] == "place_must_be_decided_by_its_bettors"


@proves("art6.s3")
@pytest.mark.parametrize("options", [SHOE[OLD], BOX[OLD]])
def test_6_s3_not_once_the_bank_s_second_card_is_known(options: dict[str, int]) -> None:
    table = AtBlackjack(OLD, options).main("ana").main("bo", place=2).deal("Ah Kh", "Td 7s", bank="Ac")
    table.play("stand:ana stand:bo")
    assert table.accepts(EvenMoney("ana"))
    table.card("9d")
    refused = table.refused(EvenMoney("ana"))
    assert refused == ("even_money_must_precede_the_second_card", "art6.s3")
    assert table.nets() == {"ana": 150, "bo": -100}


@proves("art6.s3")
def test_6_s3_nor_before_the_cards_are_dealt() -> None:
    refusal = AtBlackjack(OLD).main("ana").refusal(EvenMoney("ana"))
    assert (refusal.norm, refusal.untimely) == ("cards_must_be_dealt_first", True)


@proves("art6.s3", "art8.s1")
@pytest.mark.parametrize(("second", "net"), [("Kd", 100 + 100), ("9d", 100 - 50)])
def test_6_s3_even_money_and_insurance_may_both_be_taken(second: str, net: int) -> None:
    for script in ("insurance:ana:50 even-money:ana", "even-money:ana insurance:ana:50"):
        assert ana("Ah Kh", "Ac").play(script, second).nets() == {"ana": net}


@proves("art6.s4")
@pytest.mark.parametrize(("bank", "net"), [("Kc Td", 100), ("Kc 6d Kh", 100), ("Kc 6d 5h", 0), ("Kc Ad", -100)])
def test_6_s4_21_in_more_cards_is_paid_the_stake_if_the_bank_has_neither(bank: str, net: int) -> None:
    open_card, *others = bank.split()
    line = ana("5h 6c", open_card).play("draw Td stand", *others).line("main")
    assert line.net == net
    assert ("art6.s4" in line.clauses) is (net > 0)


@proves("art6.s5")
@pytest.mark.parametrize(("stake", "prize"), [(100, 150), (101, 151)])
@pytest.mark.parametrize("bank", ["6d 5h", "2d 4h 5s"])
def test_6_s5_a_blackjack_beats_21_of_the_bank_in_more_cards(stake: int, prize: int, bank: str) -> None:
    line = ana("Ah Kh", "Kc", stake).play("stand", bank).line("main")
    assert line.prize == prize
    assert "art6.s5" in line.clauses


@proves("art6.s6")
@pytest.mark.parametrize("bank", ["Kc Ad", "Ac Kd"])
@pytest.mark.parametrize("script", ["draw Td stand", "draw 5d draw 5s stand"])
def test_6_s6_a_blackjack_of_the_bank_beats_21_in_more_cards(bank: str, script: str) -> None:
    open_card, second = bank.split()
    line = ana("5h 6c", open_card).play(script, second).line("main")
    assert line.net == -100
    assert "art6.s6" in line.clauses


@proves("art6.s7")
@pytest.mark.parametrize(
    ("second_of_bank", "net"),
    [("Td", 100), ("6d 5h", 0), ("Ad", -100), ("6d Kd", 100), ("8d", 100)],
)
def test_6_s7_21_on_a_split_stake_is_no_blackjack(second_of_bank: str, net: int) -> None:
    table = ana("Ah Ac", "Kc").play("split Th 9c", second_of_bank)
    line = table.line("main")
    assert line.net == net
    assert "art6.s7" in line.clauses


@proves("art6.s7")
def test_6_s7_nor_is_a_ten_that_was_split_and_gets_an_ace() -> None:
    table = ana("Th Kh", "Qc").play("split Ah stand Ad stand 9d")
    assert (table.line("main").net, table.line("split", 2).net) == (100, 100)


@proves("art6.s7")
@pytest.mark.parametrize("open_card", ["Ad", "Kd", "Td"])
def test_6_s7_no_even_money_on_it(open_card: str) -> None:
    table = ana("Ah Ac", open_card).play("split Th")
    assert table.refused(EvenMoney("ana")) == ("even_money_must_be_for_a_blackjack", "art6.s7")
    assert table.play("Tc").refused(EvenMoney("ana")) == ("even_money_must_be_for_a_blackjack", "art6.s7")
