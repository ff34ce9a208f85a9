"""Article 4 of 61/2004: the order of the cards."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest

from banca.games.stud_poker.hands import card_strength, class_of, clauses_of, deciding_card, higher
from banca.material.cards import PACK

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


def hand(cards: str) -> list[str]:
    return cards.split()


@proves("art4")
def test_4_of_two_different_cards_one_is_higher_by_rank_and_then_by_suit() -> None:
    assert all(card_strength(one) != card_strength(other) for one, other in combinations(PACK, 2))


@proves("art4", "art4.1", "art4.2")
def test_4_the_whole_pack_from_high_to_low() -> None:
    assert sorted(PACK, key=card_strength, reverse=True) == [r + s for r in "AKQJT98765432" for s in "shcd"]


@proves("art4.1")
@pytest.mark.parametrize(("high", "low"), [("As", "Ah"), ("Ah", "Ac"), ("Ac", "Ad"), ("3d", "2s")])
def test_4_1_spades_hearts_clubs_diamonds_and_rank_before_suit(high: str, low: str) -> None:
    assert card_strength(high) > card_strength(low)


@proves("art4.2")
def test_4_2_the_ace_is_above_the_king() -> None:
    assert card_strength("Ad") > card_strength("Ks")


@proves("art4.3")
def test_4_3_in_five_to_ace_the_ace_is_lowest() -> None:
    lowest, next_one = hand("5s 4h 3d 2c As"), hand("6d 5h 4c 3h 2d")
    assert not higher(lowest, next_one).value
    assert higher(lowest, next_one).clauses == ("art8.6", "art4.2", "art4.3")
    assert deciding_card(lowest) == "5s"


@proves("art4.3")
def test_4_3_a_sequence_does_not_run_round_the_ace() -> None:
    assert class_of(hand("4s 3h 2d Ac Ks")).slug == "five-odd-cards"
    assert class_of(hand("4s 3s 2s As Ks")).slug == "flush"
    assert class_of(hand("3s 2h Ad Kc Qs")).slug == "five-odd-cards"


@proves("art4.3")
def test_4_3_the_low_ace_is_named_only_where_it_is_in_the_sequence() -> None:
    assert "art4.3" not in clauses_of(hand("As Kh Qd Jc Ts"), hand("Ks Qh Jd Tc 9s"))
    assert "art4.3" in clauses_of(hand("6d 5d 4d 3d 2d"), hand("5s 4s 3s 2s As"))
