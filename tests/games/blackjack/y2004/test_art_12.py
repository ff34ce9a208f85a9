"""Article 12 of 56/2004: insurance."""

from fractions import Fraction
from typing import Any

import pytest

from banca.money import Limits
from banca.play.act import Bet
from tests.games.blackjack.at_blackjack import NEW, AtBlackjack
from tests.games.blackjack.y2004 import ana, at, net, not_allowed, options, proves


def insured(amount: int, stake: int = 100, **chosen: Any) -> tuple[str, str | None] | None:
    """Why so much insurance is refused, if it is."""
    table = ana("Th 6c", "Ac", stake=stake, **chosen).at_window()
    refusal = table.game.refusal(table.state, Bet("ana", "insurance", amount))
    return (refusal.norm, refusal.clause) if refusal else None


TOO_MUCH = ("insurance_must_not_exceed_its_limit", "art12.1")


@proves("art12.1")
@pytest.mark.parametrize(
    ("limit", "stake", "amount", "taken"),
    [
        ("half", 100, 50, True), ("half", 100, 30, True), ("half", 100, 1, True), ("half", 100, 51, False),
        ("half", 101, 50, True), ("half", 101, 51, False), ("half", 1, 1, False),
        ("full", 100, 100, True), ("full", 100, 51, True), ("full", 100, 101, False), ("full", 101, 101, True),
        ("3/4", 100, 75, True), ("3/4", 100, 76, False), ("3/4", 101, 75, True), ("3/4", 101, 76, False),
    ],
)  # fmt: skip
def test_12_1_the_bank_takes_insurance_up_to_a_part_of_the_stake(
    limit: str, stake: int, amount: int, taken: bool
) -> None:
    assert insured(amount, stake, insurance_limit=limit) == (None if taken else TOO_MUCH)


@proves("art12.1")
@pytest.mark.parametrize("limit", ["1/4", "49/100", "101/100", "2", "0", Fraction(1, 3)])
def test_12_1_the_limit_lies_between_half_and_the_whole(limit: Any) -> None:
    assert "1/2 to 1 (56/2004 art. 12(1))" in not_allowed(insurance_limit=limit)


@proves("art12.1")
@pytest.mark.parametrize("open_card", ["Kc", "Tc", "9c", "2c"])
def test_12_1_only_against_an_ace(open_card: str) -> None:
    table = ana("Th 6c", open_card)
    assert table.refused(Bet("ana", "insurance", 50)) == ("insurance_must_be_against_an_ace", "art12.1")


@proves("art12.1")
def test_12_1_in_parts_up_to_the_limit_and_on_ones_own_stake() -> None:
    table = at().main("ana").main("bo", 200, place=2).deal("Th 6c", "Td 7c", bank="Ac")
    table.play("insurance:ana:20 insurance:ana:30")
    assert table.refused(Bet("ana", "insurance", 1)) == TOO_MUCH
    assert table.refused(Bet("ana", "insurance", 10, place=2)) == ("insurance_must_be_on_an_own_stake", "art12.1")
    assert table.accepts(Bet("bo", "insurance", 100))


@proves("art12.1")
@pytest.mark.parametrize(("cards", "script"), [("5h 6c", "double"), ("8h 8c", "split")])
def test_12_1_the_limit_is_reckoned_on_the_original_stake(cards: str, script: str) -> None:
    table = ana(cards, "Ac", script, additional_bets=["none"])
    assert table.refused(Bet("ana", "insurance", 51)) == TOO_MUCH
    assert table.accepts(Bet("ana", "insurance", 50))


@proves("art12.1")
def test_12_1_after_the_first_deal_and_before_any_additional_card() -> None:
    table = at().main("ana").main("bo", place=2)
    early = table.refusal(Bet("bo", "insurance", 50))
    assert (early.norm, early.clause) == ("insurance_must_follow_the_first_deal", "art12.1")
    table.deal("Th 2c", "Td 6c", bank="Ac")
    assert table.play("hear draw:ana").accepts(Bet("bo", "insurance", 50))
    table.play("3d")
    late = ("insurance_must_precede_additional_cards", "art12.1")
    assert table.refused(Bet("bo", "insurance", 50)) == late


@proves("art12.1")
def test_12_1_a_blackjack_may_be_insured_and_paid_even() -> None:
    assert net("Ah Kc", "Ac", "insurance:ana:50 Kd") == 100
    assert net("Ah Kc", "Ac", "insurance:ana:50 9d") == 150 - 50
    assert net("Ah Kc", "Ac", "insurance:ana:50 even-money:ana Kd") == 100 + 100
    assert net("Ah Kc", "Ac", "even-money:ana insurance:ana:50 Kd") == 100 + 100
    assert net("Ah Kc", "Ac", "insurance:ana:50 even-money:ana 9d") == 100 - 50


@proves("art12.1")
def test_12_1_a_table_may_have_a_minimum_for_insurance() -> None:
    table = AtBlackjack(NEW, options(), limits=Limits(100, 500, of={"insurance": Limits(20)}))
    table.main("ana").deal("Th 6c", bank="Ac")
    assert table.refused(Bet("ana", "insurance", 19))[0] == "stake_must_reach_the_minimum"
    assert table.play("insurance:ana:20 stand Kc").nets() == {"ana": -100 + 40}


@proves("art12.2.s1")
@pytest.mark.parametrize(("amount", "limit", "prize"), [(50, "half", 100), (30, "half", 60), (100, "full", 200)])
def test_12_2_insurance_wins_twice_its_amount_on_a_blackjack_of_the_bank(amount: int, limit: str, prize: int) -> None:
    table = ana("Th 9c", "Ac", f"insurance:ana:{amount} stand Kd", insurance_limit=limit)
    line = table.line("insurance")
    assert (line.prize, line.returned) == (prize, amount)
    assert table.line("main").net == -100


@proves("art12.2.s1")
def test_12_2_on_a_hand_over_21_too() -> None:
    table = ana("Th 6c", "Ac", "insurance:ana:50 draw 9d Kd")
    assert (table.line("insurance").net, table.line("main").net) == (100, -100)


@proves("art12.2.s1")
@pytest.mark.parametrize("device", ["box", "shoe", "machine"])
def test_12_2_it_is_settled_when_all_have_acted(device: str) -> None:
    table = at(device).main("ana").main("bo", place=2).deal("Th 6c", "Td 7c", bank="Ac").play("insurance:ana:50")
    for script in ("draw:ana 2d", "stand:ana", "draw:bo 2h", "stand:bo"):
        table.play(script)
        assert not any(line.position.bet == "insurance" for line in table.state.lines)
        assert not any(position.bet == "insurance" for position in table.state.due)
    table.play("Kd")
    assert table.state.due.first.bet == "insurance"
    assert table.line("insurance").net == 100


@proves("art12.2.s2")
@pytest.mark.parametrize(("first", "second"), [("Kc", "Ad"), ("Ac", "Kd")])
@pytest.mark.parametrize(
    ("cards", "script", "lost"),
    [
        ("Th Tc", "stand", 100),
        ("2h 3c", "stand", 100),
        ("7h 4c", "draw Td", 100),
        ("5h 6c", "double Td", 200),
        ("8h 8c", "split 8d split 9d stand 9s stand 9h stand", 300),
        ("Ah Qc", "", 0),
    ],
)
def test_12_2_the_bank_collects_from_those_without_a_blackjack(
    cards: str, script: str, lost: int, first: str, second: str
) -> None:
    assert net(cards, first, f"{script} {second}") == -lost


@proves("art12.2.s2")
def test_12_2_what_was_closed_before_is_not_touched() -> None:
    assert net("7h 7c", "Ac", "draw 7d Kd") == 300
    assert net("Ah Qc", "Ac", "even-money:ana Kd") == 100
    assert net("2h 3c", "Kc", "draw 2d draw 3d draw 4d five-cards Ad") == 50
    assert net("Th 6c", "Kc", "surrender:ana Ad") == -50


@proves("art12.2.s2")
def test_12_2_a_limited_loss_is_that_of_article_10() -> None:
    assert net("5h 6c", "Ac", "double Td Kd", doubled_loss_to_bank_blackjack="initial-stake-only") == -100


@proves("art12.3")
@pytest.mark.parametrize(
    ("script", "main"), [("stand 8d", -100), ("stand 5d", -100), ("draw 5d 9d", 100), ("draw 9d 9d", -100)]
)
def test_12_3_without_a_blackjack_all_insurance_is_taken(script: str, main: int) -> None:
    bank = " Kd" if script == "stand 5d" else ""
    table = ana("Th 6c", "Ac", f"insurance:ana:50 {script}{bank}{' 2h' if bank else ''}")
    assert (table.line("insurance").net, table.line("insurance").returned) == (-50, 0)
    assert table.line("main").net == main


@proves("art12.3")
def test_12_3_21_in_more_cards_is_no_blackjack_of_the_bank() -> None:
    table = ana("Th 6c", "Ac", "insurance:ana:50 stand 4d 6h")
    assert (table.line("insurance").net, table.line("main").net) == (-50, -100)
