"""The pack, and what is left of so many packs."""

import pytest

from banca.material.cards import NUMBER_OF, PACK, RANKS, SUITS, Cards, rank_of, suit_of


def test_a_pack_holds_each_card_once() -> None:
    assert len(PACK) == len(set(PACK)) == 52
    assert {(rank_of(card), suit_of(card)) for card in PACK} == {(rank, suit) for rank in RANKS for suit in SUITS}
    assert [PACK[NUMBER_OF[card]] for card in PACK] == list(PACK)


def test_packs_hold_each_card_as_often_as_there_are_packs() -> None:
    cards = Cards.of_packs(8)
    assert len(cards) == 416
    assert set(cards.weights) == set(PACK)
    assert set(cards.weights.values()) == {8}


def test_a_card_that_came_out_is_no_longer_there() -> None:
    cards = Cards.of_packs(1).without("Ah")
    assert len(cards) == 51
    assert "Ah" not in cards
    assert "Ah" not in cards.weights
    assert "Ad" in cards
    with pytest.raises(ValueError, match="no Ah is left"):
        cards.without("Ah")


@pytest.mark.parametrize("stranger", ["1h", "Ax", "white", 7, None])
def test_what_is_no_card_is_in_no_pack(stranger: object) -> None:
    assert stranger not in Cards.of_packs(2)
