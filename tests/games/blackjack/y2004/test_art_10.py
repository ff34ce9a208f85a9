"""Article 10 of 56/2004: blackjack."""

import pytest

from banca.games.blackjack.window import EvenMoney
from tests.games.blackjack.at_blackjack import NEW, AtBlackjack
from tests.games.blackjack.y2004 import ana, at, net, options, proves

LIMITED = "initial-stake-only"


@proves("art10.1")
@pytest.mark.parametrize("ten", ["Tc", "Jc", "Qc", "Kc"])
def test_10_1_an_ace_with_a_court_card_or_a_ten_as_first_two_cards(ten: str) -> None:
    for cards in (f"Ah {ten}", f"{ten} Ah"):
        assert net(cards, "9c", "Td") == 150
    assert net("Ah 9c", "9c", "stand Td") == 100


@proves("art10.1")
def test_10_1_21_in_three_cards_is_none() -> None:
    assert net("5h 6c", "9c", "draw Td Td") == 100
    assert net("Ah 5c", "9c", "draw 5d Td") == 100


@proves("art10.1")
@pytest.mark.parametrize(("first", "second"), [("Kc", "Ad"), ("Ac", "Kd"), ("Tc", "Ad"), ("Ac", "Td"), ("Jc", "Ad")])
def test_10_1_the_bank_has_one_whichever_card_came_first(first: str, second: str) -> None:
    assert net("7h 4c", first, f"draw Td {second}") == -100
    assert net("Ah Qc", first, second) == 0


@proves("art10.2")
@pytest.mark.parametrize(("stake", "prize"), [(100, 150), (101, 151), (1, 1), (2, 3), (100_00, 150_00)])
def test_10_2_a_blackjack_is_paid_one_and_a_half_times_the_stake(stake: int, prize: int) -> None:
    line = ana("Ah Kc", "9c", "Td", stake=stake).line("main")
    assert (line.prize, line.returned) == (prize, stake)


@proves("art10.2")
@pytest.mark.parametrize("bank", ["8c Td", "7c 6d 5h", "7c 6d Th", "9c 3d 9h"])
def test_10_2_whatever_else_the_bank_has(bank: str) -> None:
    first, more = bank.split(maxsplit=1)
    assert net("Ah Kc", first, more) == 150


@proves("art10.3")
@pytest.mark.parametrize("open_card", ["Ac", "Tc", "Jc", "Qc", "Kc"])
@pytest.mark.parametrize("blackjack", [True, False])
def test_10_3_even_money_against_an_ace_a_court_card_or_a_ten(open_card: str, blackjack: bool) -> None:
    second = ("Kd" if open_card == "Ac" else "Ad") if blackjack else "8d"
    line = ana("Ah Qh", open_card, f"even-money:ana {second}").line("main")
    assert (line.prize, line.returned, line.net) == (100, 100, 100)


@proves("art10.3")
def test_10_3_the_hand_is_closed_once_it_is_paid() -> None:
    table = at().main("ana").main("bo", place=2).deal("Ah Qh", "Td 9d", bank="Kc").play("even-money:ana hear")
    assert [(line.position.player, line.net) for line in table.state.lines] == [("ana", 100)]
    assert table.refused(EvenMoney("ana"))[0] == "stake_must_lie_on_the_hand"
    assert table.play("stand:bo Ac").nets() == {"ana": 100, "bo": -100}


@proves("art10.3")
@pytest.mark.parametrize("open_card", ["2c", "5c", "9c"])
def test_10_3_not_against_other_cards(open_card: str) -> None:
    table = ana("Ah Qh", open_card)
    assert table.refused(EvenMoney("ana")) == ("even_money_must_be_against_an_ace_or_ten", "art10.3")


@proves("art10.3")
def test_10_3_not_without_a_blackjack() -> None:
    assert ana("Ah 9h", "Kc").refused(EvenMoney("ana")) == ("even_money_must_be_for_a_blackjack", "art10.3")
    table = ana("5h 6h", "Kc", "draw Td")
    assert table.refused(EvenMoney("ana")) == ("even_money_must_be_for_a_blackjack", "art10.3")


@proves("art10.3")
@pytest.mark.parametrize("device", ["box", "shoe", "machine"])
def test_10_3_until_the_banks_second_card(device: str) -> None:
    table = at(device).main("ana").main("bo", place=2).deal("Ah Qh", "Td 6d", bank="Kc").play("hear draw:bo 2h")
    assert table.accepts(EvenMoney("ana"))
    table.play("stand:bo")
    assert table.accepts(EvenMoney("ana"))
    table.card("4c")
    assert table.refused(EvenMoney("ana")) == ("even_money_must_precede_the_second_card", "art10.3")
    assert table.play("Tc").nets() == {"ana": 150, "bo": 100}


@proves("art10.4")
@pytest.mark.parametrize(("bank", "won"), [("Td", 100), ("6d 9h", 100), ("2d 9h", 0), ("Ad", -100)])
def test_10_4_21_in_more_cards_is_paid_the_stake(bank: str, won: int) -> None:
    assert net("7h 4c", "Kc", f"draw Td {bank}") == won
    assert net("2h 3c", "Kc", f"draw 6d draw Td {bank}") == won


@proves("art10.5")
@pytest.mark.parametrize(("stake", "won"), [(100, 150), (101, 151)])
@pytest.mark.parametrize("bank", ["2d 9h", "4d 2h 5h", "5d 6h"])
def test_10_5_a_blackjack_beats_21_of_the_bank_in_more_cards(bank: str, stake: int, won: int) -> None:
    table = ana("Ah Kc", "Kc", bank, stake=stake)
    assert table.nets() == {"ana": won}
    assert "art10.5" in table.line("main").clauses


@proves("art10.6.s1")
@pytest.mark.parametrize(("first", "second"), [("Kc", "Ad"), ("Ac", "Kd")])
def test_10_6_a_blackjack_of_the_bank_beats_21_in_more_cards(first: str, second: str) -> None:
    table = ana("7h 4c", first, f"draw Td {second}")
    assert table.nets() == {"ana": -100}
    assert "art10.6.s1" in table.line("main").clauses
    assert net("2h 3c", first, f"draw 6d draw Td {second}") == -100


@proves("art10.6.s2")
@pytest.mark.parametrize(("bank", "each"), [("Td", 100), ("2d 9h", 0), ("Ad", -100), ("6d Th", 100)])
def test_10_6_21_on_a_split_stake_is_no_blackjack(bank: str, each: int) -> None:
    table = ana("Ah Ac", "Kc", f"split Td Qd {bank}")
    assert (table.line("main").net, table.line("split", 2).net) == (each, each)


@proves("art10.6.s2")
def test_10_6_nor_is_an_ace_on_a_split_ten() -> None:
    assert net("Th Tc", "Kc", "split Ad 9d stand Td") == 100 - 100
    assert net("Th Tc", "9c", "split Ad Ac Td") == 200


@proves("art10.6.s2")
def test_10_6_no_even_money_on_it() -> None:
    table = ana("Ah Ac", "Kc", "split Td")
    assert table.refused(EvenMoney("ana")) == ("even_money_must_be_for_a_blackjack", "art10.6.s2")


@proves("art10.7")
@pytest.mark.parametrize("device", ["box", "shoe", "machine"])
@pytest.mark.parametrize(("option", "lost"), [("whole-stake", 200), (LIMITED, 100)])
def test_10_7_a_doubled_stake_against_a_blackjack_of_the_bank(option: str, lost: int, device: str) -> None:
    table = ana("5h 6h", "Kc", "double 9d Ac", device=device, doubled_loss_to_bank_blackjack=option)
    assert table.nets() == {"ana": -lost}
    assert sum(line.returned for line in table.lines().values()) == 200 - lost


@proves("art10.7")
def test_10_7_also_on_a_doubled_21() -> None:
    assert net("5h 6h", "Kc", "double Td Ac", doubled_loss_to_bank_blackjack=LIMITED) == -100
    assert net("5h 6h", "Kc", "double Td Ac") == -200


@proves("art10.7")
@pytest.mark.parametrize(("option", "lost"), [("whole-stake", 300), (LIMITED, 200)])
def test_10_7_split_hands_are_not_covered_but_the_double_of_one_is(option: str, lost: int) -> None:
    assert net("8h 8c", "Kc", "split 9d stand Td stand Ac", doubled_loss_to_bank_blackjack=option) == -200
    table = ana("8h 8c", "Kc", "split 3d double 7d Td stand Ac", doubled_loss_to_bank_blackjack=option)
    assert table.nets() == {"ana": -lost}
    assert table.line("double").returned == 300 - lost


@proves("art10.7")
@pytest.mark.parametrize("option", ["whole-stake", LIMITED])
def test_10_7_a_doubled_hand_over_21_was_lost_before(option: str) -> None:
    assert net("Th 6c", "Kc", "double 9d Ac", doubled_loss_to_bank_blackjack=option) == -200


@proves("art10.7")
@pytest.mark.parametrize(("bank", "won"), [("9d", -200), ("7d", 200), ("2d 9h", -200)])
def test_10_7_otherwise_the_offer_changes_nothing(bank: str, won: int) -> None:
    assert net("5h 6h", "Kc", f"double 7d {bank}", doubled_loss_to_bank_blackjack=LIMITED) == won


@proves("art10.1")
def test_10_1_a_blackjack_that_draws_is_an_ordinary_hand() -> None:
    free = options(drawing_procedures=["bank-rule", "player-freedom", "spoken-final-decision"])
    table = AtBlackjack(NEW, free).main("ana").deal("Ah Kc", bank="9c")
    assert "draw" in table.choices()
    assert table.play("draw 9d stand Td").nets() == {"ana": 100}
    doubled = AtBlackjack(NEW, free).main("ana").deal("Ah Kc", bank="9c").play("double Qd Td")
    assert doubled.nets() == {"ana": 200}
