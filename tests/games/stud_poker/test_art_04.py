"""Article 4 of 61/2004: the order of the cards."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest

from banca.games.stud_poker.hands import class_of, clauses_of, higher
from banca.play.rule import Ruling
from tests.games.stud_poker.at_stud import AtStud

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")


def hand(cards: str) -> list[str]:
    return cards.split()


@proves("art4", "art4.2")
@pytest.mark.parametrize(("high", "low"), list(pairwise("AKQJT98765432")))
def test_4_2_of_two_pairs_the_one_of_the_higher_rank_wins(high: str, low: str) -> None:
    others = [rank for rank in "AKQJT98765432" if rank not in (high, low)]
    one = [high + "d", high + "c", *(rank + "s" for rank in others[-3:])]
    other = [low + "s", low + "h", *(rank + "h" for rank in others[:3])]  # of better suits, with higher odd cards
    assert higher(one, other) == Ruling(True, ("art8.9", "art4.2"))
    assert higher(other, one) == Ruling(False, ("art8.9", "art4.2"))


@proves("art4", "art4.1")
@pytest.mark.parametrize(("high", "low"), list(pairwise("shcd")))
def test_4_1_of_hands_equal_in_rank_the_suit_of_the_highest_card_decides(high: str, low: str) -> None:
    one, other = [f"Q{high}", "Td", "8d", "6d", "4c"], [f"Q{low}", "Ts", "8s", "6s", "4h"]
    assert higher(one, other) == Ruling(True, ("art8.10", "art4.1"))
    assert higher(other, one) == Ruling(False, ("art8.10", "art4.1"))


@proves("art4.1", "art4.2")
def test_4_at_the_table_rank_comes_before_suit_and_suit_decides_at_last() -> None:
    for croupier, won in (("Kd Ks 9c 5c 3c", 300_00), ("Ac Ad 9s 5h 3c", 300_00), ("Ah Ad 9s 5h 4h", -300_00)):
        own = {"Kd Ks 9c 5c 3c": "Ah Ad 9h 5d 3d", "Ac Ad 9s 5h 3c": "As Ah 9h 5d 3d"}.get(croupier, "As Ac 9h 5d 3d")
        assert AtStud().ante("ana", 1).deal(croupier, box1=own).raise_("ana").nets() == {"ana": won}


@proves("art4.3")
def test_4_3_in_five_to_ace_the_ace_is_lowest() -> None:
    lowest, next_one = hand("5s 4h 3d 2c As"), hand("6d 5h 4c 3h 2d")
    assert not higher(lowest, next_one).value
    assert higher(lowest, next_one).clauses == ("art8.6", "art4.2", "art4.3")
    same_ranks = hand("5h 4s 3c 2d Ah")
    assert higher(lowest, same_ranks) == Ruling(True, ("art8.6", "art4.1", "art4.3"))  # by the suit of the five


@proves("art4.3")
def test_4_3_a_sequence_does_not_run_round_the_ace() -> None:
    assert class_of(hand("4s 3h 2d Ac Ks")).slug == "five-odd-cards"
    assert class_of(hand("4s 3s 2s As Ks")).slug == "flush"
    assert class_of(hand("3s 2h Ad Kc Qs")).slug == "five-odd-cards"


@proves("art4.3")
def test_4_3_the_low_ace_is_named_only_where_it_is_in_the_sequence() -> None:
    assert "art4.3" not in clauses_of(hand("As Kh Qd Jc Ts"), hand("Ks Qh Jd Tc 9s"))
    assert "art4.3" in clauses_of(hand("6d 5d 4d 3d 2d"), hand("5s 4s 3s 2s As"))
