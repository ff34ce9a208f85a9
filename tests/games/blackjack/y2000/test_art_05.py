"""Article 5 of 141/2000: winning and losing; stakes, limits and the order of payment."""

import pytest

from banca.games.blackjack.outcomes import fact_of
from banca.law import Refused
from banca.money import Limits
from banca.play.act import Bet, Pay, Take, Withdraw
from banca.play.turn import Over
from tests.games.blackjack.at_blackjack import OLD, AtBlackjack
from tests.games.blackjack.y2000 import ana, proves


@proves("art5")
@pytest.mark.parametrize(
    ("cards", "bank", "net"),
    [
        ("Th 9c", "Kc 8d", 100),
        ("Th 7c", "Kc 8d", -100),
        ("Th 8c", "Kc 8d", 0),
        ("Th 2c", "Kc 6d Kh", 100),
        ("2h 3c", "Kc 6d 6h", 100),
        ("Th 6c", "Kc 7d", -100),
        ("Th 8c", "Kc 7d", 100),
    ],
)
def test_5_more_points_than_the_bank_win_and_fewer_lose(cards: str, bank: str, net: int) -> None:
    open_card, *others = bank.split()
    table = ana(cards, open_card).play("stand", *others)
    line = table.line("main")
    assert line.net == net
    assert line.returned == (100 if net >= 0 else 0)
    if net:
        assert line.clauses == ("art5",)


@proves("art5")
def test_5_every_total_against_every_total_of_the_bank() -> None:
    """A second card, or a second and a third, for each total from 12 to 20, and each of the bank from 17 to 26."""
    hands = {12: "Th 2c", 13: "Th 3c", 14: "Th 4c", 15: "Th 5c", 16: "Th 6c", 17: "Th 7c", 18: "Th 8c", 19: "Th 9c",
             20: "Th Jc"}  # fmt: skip
    banks = {17: "7d", 18: "8d", 19: "9d", 20: "Td", 21: "6d 5h", 22: "6d 6h", 23: "6d 7h", 24: "6d 8h", 25: "6d 9h",
             26: "6d Th"}  # fmt: skip
    for points, cards in hands.items():
        for of_bank, script in banks.items():
            wins = of_bank > 21 or points > of_bank
            net = 100 if wins else 0 if points == of_bank else -100
            assert ana(cards, "Kc").play("stand", script).nets() == {"ana": net}, (points, of_bank)


@proves("art5")
def test_5_each_place_is_compared_for_itself() -> None:
    table = AtBlackjack(OLD).main("ana", 100_00).main("bo", 250_00, place=3).main("cy", 30_00, place=6)
    table.deal("Th 9c", "Td 7s", "Ts 8s", bank="Kc").play("stand stand stand 8d")
    assert table.nets() == {"ana": 100_00, "bo": -250_00, "cy": 0}


@proves("art5")
def test_5_hands_are_settled_from_the_left_and_each_as_it_fell() -> None:
    table = AtBlackjack(OLD).main("ana").main("bo", place=3).deal("Th 9c", "Td 7s", bank="Kc")
    assert table.refusal(Pay("ana", "main", place=1)).untimely
    table.play("stand stand 8d")
    assert table.names() == ["pay", "take"]
    assert table.refusal(Take("bo", "main", place=3)).norm == "payment_must_keep_the_order"
    assert not table.accepts(Take("ana", "main", place=1))
    assert not table.accepts(Pay("zoe", "main", place=2))
    assert not table.accepts(Pay("ana", "no such bet", place=1))
    table.act(Pay("ana", "main", place=1), Take("bo", "main", place=3))
    assert isinstance(table.turn, Over)
    with pytest.raises(Refused, match="round_must_be_under_way"):
        table.act(Take("bo", "main", place=3))


@proves("art5")
def test_5_the_table_sets_the_limits_of_a_stake() -> None:
    table = AtBlackjack(OLD, limits=Limits(minimum=50, maximum=200, unit=10))
    for stake in (40, 55, 210):
        assert table.refusal(Bet("ana", "main", stake, place=1)).clause is None
    for stake in (50, 200):
        assert table.accepts(Bet("ana", "main", stake, place=1))
    table.main("ana", 150)
    assert table.accepts(Bet("ana", "main", 50))
    assert not table.accepts(Bet("ana", "main", 60))
    table.deal("5h 6c", bank="Kc").play("double 9d 8d")
    assert table.nets() == {"ana": 300}


@proves("art5")
def test_5_stakes_are_made_and_changed_before_the_first_card() -> None:
    table = AtBlackjack(OLD).main("ana").main("ana", 50)
    assert table.accepts(Withdraw("ana", "main", stake=20))
    table.act(Withdraw("ana", "main", stake=20))
    assert not table.accepts(Withdraw("ana", "main", stake=131))
    assert not table.accepts(Withdraw("ana", "no such bet"))
    table.card("Th")
    for act in (Bet("ana", "main", 10), Bet("bo", "main", 10, place=4), Withdraw("ana", "main")):
        refusal = table.refusal(act)
        assert (refusal.norm, refusal.clause) == ("bets_must_be_made_before_the_first_card", "art2.1.c.s1")
    assert table.play("Kc 9c stand 8d").nets() == {"ana": 130}


@proves("art5")
def test_5_bets_that_are_none() -> None:
    table = AtBlackjack(OLD).main("ana")
    assert table.refused(Bet("ana", "split", 10))[0] == "stake_must_follow_the_decision"
    assert table.refused(Bet("ana", "double", 10)) == ("stake_must_follow_the_decision", "art11")
    assert not table.accepts(Bet("ana", "main", 10, 2))
    assert not table.accepts(Bet("ana", "main", 10, layout=2))
    assert not table.accepts(Bet("ana", "insurance", 10, 2))


@proves("art5")
def test_5_the_result_is_known_when_the_bank_has_played() -> None:
    table = ana("Th 9c", "Kc").play("stand")
    assert table.game.result(table.state) is None
    table.card("8d")
    assert table.game.result(table.state) == {
        "bank": ["Kc", "8d"],
        "bank_total": 18,
        "places": {"1": [{"cards": ["Th", "9c"], "total": 19, "ended": "stand"}]},
    }


@proves("art5")
@pytest.mark.parametrize(("cards", "result"), [("Th 9c", "win"), ("Th 8c", "push"), ("Th 7c", "lose")])
def test_5_the_game_answers_for_a_hand_without_a_round(cards: str, result: str) -> None:
    table = AtBlackjack(OLD)
    fact = fact_of(cards.split(), ["Kc", "8d"])
    assert table.game.ruling(table.setting, "main", None, fact).value.result == result
