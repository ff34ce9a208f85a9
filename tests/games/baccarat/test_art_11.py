"""Article 11 of 55/2004: the winning side; and the facts that a round leaves."""

from collections.abc import Callable
from functools import partial

import pytest

from banca.games.baccarat.drawing import Fact, is_pair, winner
from tests.games.baccarat.at_baccarat import AtBaccarat, deal

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")


@proves("art11")
def test_11_the_higher_total_wins() -> None:
    assert winner(7, 6) == "player"
    assert winner(0, 1) == "banker"
    for low in range(9):
        for high in range(low + 1, 10):
            assert (winner(high, low), winner(low, high)) == ("player", "banker")


@proves("art11")
def test_11_the_totals_at_the_end_of_the_round_decide() -> None:
    hands = deal(("2h", "6h", "3s", "Kd", "8s"))  # the Player's 5 becomes 3
    assert (hands.player_total, hands.banker_total, hands.winner) == (3, 6, "banker")
    hands = deal(("2h", "Kh", "4s", "2d", "9s"))  # the Player stands on 6, the Banker's 2 becomes 1
    assert (hands.player_total, hands.banker_total, hands.winner) == (6, 1, "player")


@proves("art11")
@pytest.mark.parametrize(("cards", "winner_"), [("7h 6s Kd Kc", "player"), ("Kh Ks Kd Kc Qh As", "banker")])
def test_11_at_the_table_the_side_with_the_higher_total_is_announced_and_paid(cards: str, winner_: str) -> None:
    table = AtBaccarat().bet("ana", "player", 100).bet("bo", "banker", 100).deal(cards).finish()
    assert table.game.result(table.state)["winner"] == winner_
    won = {"player": {"ana": 100, "bo": -100}, "banker": {"ana": -100, "bo": 95}}
    assert table.settlement.players == won[winner_]


@proves("art11")
def test_11_a_natural_never_faces_three_cards() -> None:
    with pytest.raises(ValueError, match="7h left over"):
        deal(("8h", "2h", "Ks", "Kd", "7h"))  # it would be an 8 against the Banker's 9 in three cards
    with pytest.raises(ValueError, match="7h left over"):
        deal(("2h", "8h", "Ks", "Kd", "7h"))
    assert deal(("8h", "2h", "Ks", "Kd")).winner == "player"


@pytest.mark.parametrize("total", range(10))
def test_equal_totals_are_a_tie(total: int) -> None:
    assert winner(total, total) == "tie"


@pytest.mark.parametrize(
    ("first", "second", "pair"),
    [("Js", "Jh", True), ("7d", "7d", True), ("Js", "Qs", False), ("Ts", "Ks", False), ("Ah", "As", True)],
)
def test_a_pair_is_two_cards_of_one_rank(first: str, second: str, pair: bool) -> None:
    assert is_pair(first, second) is pair


@pytest.mark.parametrize(
    ("cards", "fact"),
    [
        ("4h 9s 4d 9c", Fact("tie", player_pair=True, banker_pair=True)),
        ("4h 9s 4d Kc", Fact("banker", player_pair=True, banker_pair=False)),
        ("9h 3s Kd 3c", Fact("player", player_pair=False, banker_pair=True)),
        ("Ts 7s Kh Kc 6h", Fact("banker", player_pair=False, banker_pair=False)),
        # The second and the third card of a hand are no pair.
        ("6s 2h Kh 3h 3d", Fact("banker", player_pair=False, banker_pair=False)),
    ],
)
def test_what_a_round_leaves_for_the_bets(cards: str, fact: Fact) -> None:
    assert deal(cards.split()).fact == fact
