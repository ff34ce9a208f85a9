"""Article 5 of 55/2004: what cards and hands count."""

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest

from banca.games.baccarat.drawing import points, total
from banca.material.cards import RANKS, SUITS

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "baccarat-55-2004")


@proves("art5")
@pytest.mark.parametrize("cards", [2, 3])
def test_5_a_hand_counts_the_sum_of_its_cards_less_the_tens(cards: int) -> None:
    worth = dict(zip(RANKS, (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))
    for ranks in product(RANKS, repeat=cards):
        assert total(rank + "s" for rank in ranks) == sum(worth[rank] for rank in ranks) % 10


@proves("art5.1")
@pytest.mark.parametrize(
    ("hand", "counts"),
    [("Ks 7d", 7), ("4h 6c", 0), ("Qs Td", 0), ("7s 8h", 5), ("9s 9h 9d", 7), ("Jc", 0), ("5h 5s", 0)],
)
def test_5_1_court_cards_tens_and_what_adds_up_to_ten_count_zero(hand: str, counts: int) -> None:
    assert total(hand.split()) == counts


@proves("art5.2")
def test_5_2_other_cards_count_their_face_value_and_the_nine_is_the_highest() -> None:
    assert total(("Ah", "8s")) == 9
    for suit in SUITS:
        assert points("A" + suit) == 1
        assert [points(rank + suit) for rank in "23456789"] == [2, 3, 4, 5, 6, 7, 8, 9]
        assert max(RANKS, key=lambda rank: points(rank + suit)) == "9"
