"""Article 8 of 61/2004: the order of hands."""

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from itertools import chain, combinations, pairwise
from math import comb, prod

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.games.stud_poker import hands
from banca.games.stud_poker.hands import (
    HAND_ORDER,
    class_of,
    clauses_of,
    higher,
    strength,
)
from banca.material.cards import PACK
from banca.strategy.stud_poker.ranking import Small, strengths_and_classes

proves: Callable[..., pytest.MarkDecorator] = partial(pytest.mark.proves, "stud-poker-61-2004")

COUNTS = {
    "royal-flush": 4,
    "straight-flush": 36,
    "four-of-a-kind": 624,
    "full-house": 3744,
    "flush": 5108,
    "straight": 10200,
    "three-of-a-kind": 54912,
    "two-pairs": 123552,
    "one-pair": 1098240,
    "five-odd-cards": 1302540,
}


def hand(cards: str) -> list[str]:
    return cards.split()


def assert_higher(high: str, low: str, *clauses: str) -> None:
    """The first is higher whichever way round they are asked, and rests on these clauses."""
    one, other = hand(high), hand(low)
    assert higher(one, other).value
    assert not higher(other, one).value
    assert higher(one, other).clauses == clauses_of(other, one) == clauses


@cache
def every_hand() -> tuple[npt.NDArray[np.uint8], Small, Small]:
    """Each hand of the pack as a row of card numbers, its strength and its class, by the tables that kernels use."""
    each = chain.from_iterable(combinations(range(52), 5))
    cards = np.fromiter(each, np.uint8, 5 * comb(52, 5)).reshape(-1, 5)
    return cards, *strengths_and_classes(cards)


def by_the_text(cards: list[str]) -> tuple[int, tuple[int, ...], int]:
    """The order of article 8 read a second time, hand by hand: class, ranks, suit."""
    value = {rank: at for at, rank in enumerate("23456789TJQKA", start=2)}
    times = Counter(value[card[0]] for card in cards)
    ranks = sorted(times, key=lambda rank: (times[rank], rank), reverse=True)
    if ranks == [14, 5, 4, 3, 2]:
        ranks = [5, 4, 3, 2, 1]
    shape = tuple(times[rank if rank > 1 else 14] for rank in ranks)
    flush, straight = len({card[1] for card in cards}) == 1, len(ranks) == 5 and ranks[0] == ranks[4] + 4
    kinds = {(4, 1): 8, (3, 2): 7, (3, 1, 1): 4, (2, 2, 1): 3, (2, 1, 1, 1): 2}
    odd = {(True, True): 10 if ranks[0] == 14 else 9, (True, False): 6, (False, True): 5, (False, False): 1}
    kind = kinds.get(shape) or odd[flush, straight]
    suit = max("dchs".index(card[1]) for card in cards if value[card[0]] == ranks[0])
    return (kind, tuple(ranks[:1]), 0) if kind in (8, 7, 4) else (kind, tuple(ranks), suit)


@proves("art8")
def test_8_the_classes_from_high_to_low_each_with_its_item() -> None:
    assert [c.slug for c in HAND_ORDER] == list(COUNTS)
    assert [c.clause for c in HAND_ORDER] == [f"art8.{item}" for item in range(1, 11)]


@proves("art8")
def test_8_classes_counted_by_patterns_and_suits() -> None:
    counted: Counter[str] = Counter()
    for _, pattern in hands.patterns():
        suits = prod(comb(4, copies) for copies in pattern.copies)
        of_one_suit = 4 if len(pattern.ranks) == 5 else 0
        ways = of_one_suit if pattern.of_one_suit else suits - of_one_suit
        counted[hands.CLASS_OF_PATTERN(pattern).value.slug] += ways
    assert counted == COUNTS
    assert sum(counted.values()) == 2_598_960


@proves("art8")
def test_8_classes_counted_hand_by_hand() -> None:
    _, _, classes = every_hand()
    assert np.bincount(classes).tolist() == list(COUNTS.values())


@proves("art8")
def test_8_class_alone_decides_between_classes() -> None:
    _, strengths, classes = every_hand()
    bounds = [(strengths[classes == at].min(), strengths[classes == at].max()) for at in range(len(HAND_ORDER))]
    assert all(lowest > highest for (lowest, _), (_, highest) in pairwise(bounds))


@proves("art8")
def test_8_hands_of_equal_strength_share_a_card_so_there_is_no_tie() -> None:
    """Either all hands of a strength hold one same card, or each holds three or more of the four cards of one rank."""
    cards, strengths, classes = every_hand()
    order = np.argsort(strengths, kind="stable")
    starts = np.flatnonzero(np.diff(strengths[order], prepend=-1))
    sets = np.bitwise_or.reduce(np.int64(1) << cards, axis=1)[order]
    held_by_all = np.bitwise_and.reduceat(sets, starts)
    ranks = np.array(hands.RANK)[cards][order]
    three_of = np.array([np.minimum.reduceat((ranks == rank).sum(axis=1), starts) >= 3 for rank in range(13)])
    assert len(starts) == len(np.unique(strengths))
    assert ((held_by_all != 0) | three_of.any(axis=0)).all()
    with_suit = np.array([c.then_suit for c in HAND_ORDER])[classes[order][starts]]
    assert (held_by_all[with_suit] != 0).all()


@proves("art8")
def test_8_a_hand_of_every_strength_in_the_order_of_the_text_read_a_second_time() -> None:
    cards, strengths, classes = every_hand()
    rising, at = np.unique(strengths, return_index=True)
    found = [[PACK[card] for card in row] for row in cards[at]]
    assert all(by_the_text(low) < by_the_text(high) for low, high in pairwise(found))
    assert [strength(five) for five in found] == rising.tolist()
    assert [class_of(five) for five in found] == [HAND_ORDER[place] for place in classes[at]]


@proves("art8")
@given(st.permutations(PACK))
def test_8_of_two_hands_the_text_read_a_second_time_finds_the_same_one_higher(pack: list[str]) -> None:
    deck = tuple(pack[n : n + 5] for n in range(0, 50, 5))
    for one, other in combinations(deck, 2):
        assert higher(one, other).value == (by_the_text(one) > by_the_text(other))


@proves("art8")
@given(st.sampled_from([0, 1, 2]), st.permutations([rank + suit for rank in "A5432" for suit in "shcd"]))
def test_8_the_same_among_few_ranks_where_suits_decide(start: int, few: list[str]) -> None:
    one, other = few[start : start + 5], few[start + 5 : start + 10]
    assert higher(one, other).value == (by_the_text(one) > by_the_text(other))


@proves("art8")
def test_8_the_order_of_the_cards_in_a_hand_is_nothing() -> None:
    assert strength(hand("5d Ts 6c Td 6h")) == strength(hand("Ts Td 6h 6c 5d"))


@proves("art8")
def test_8_different_classes_rest_on_the_order_of_the_article() -> None:
    assert_higher("2s 2h 2c 3d 4d", "As Ah Kc Kd Qd", "art8", "art8.7", "art8.8")


@proves("art8.1")
def test_8_1_royal_flushes_by_suit() -> None:
    assert class_of(hand("As Ks Qs Js Ts")).slug == "royal-flush"
    assert_higher("As Ks Qs Js Ts", "Ah Kh Qh Jh Th", "art8.1", "art4.1")
    assert_higher("Ac Kc Qc Jc Tc", "Ad Kd Qd Jd Td", "art8.1", "art4.1")
    assert_higher("Ad Kd Qd Jd Td", "Ks Qs Js Ts 9s", "art8", "art8.1", "art8.2")


@proves("art8.2")
def test_8_2_straight_flushes_by_rank_then_suit_king_high_the_best_five_high_the_last() -> None:
    assert_higher("9d 8d 7d 6d 5d", "8s 7s 6s 5s 4s", "art8.2", "art4.2")
    assert_higher("9h 8h 7h 6h 5h", "9d 8d 7d 6d 5d", "art8.2", "art4.1")
    assert_higher("6d 5d 4d 3d 2d", "5s 4s 3s 2s As", "art8.2", "art4.2", "art4.3")
    spades = combinations([rank + "s" for rank in "AKQJT98765432"], 5)
    upwards = sorted((strength(five), five) for five in spades if class_of(five).slug == "straight-flush")
    assert set(upwards[0][1]) == {"5s", "4s", "3s", "2s", "As"}
    assert set(upwards[-1][1]) == {"Ks", "Qs", "Js", "Ts", "9s"}


@proves("art8.3")
def test_8_3_four_of_a_kind_by_its_rank_and_the_fifth_card_is_nothing() -> None:
    assert_higher("9s 9h 9c 9d 2h", "8s 8h 8c 8d Ah", "art8.3", "art4.2")
    assert strength(hand("8s 8h 8c 8d Ah")) == strength(hand("8s 8h 8c 8d 2d"))


@proves("art8.4")
def test_8_4_full_houses_by_the_three() -> None:
    assert_higher("7s 7h 7c 2s 2h", "6s 6h 6c As Ah", "art8.4", "art4.2")
    assert strength(hand("7s 7h 7c 2s 2h")) == strength(hand("7s 7h 7c As Ah"))


@proves("art8.5")
def test_8_5_flushes_card_by_card_then_suit() -> None:
    assert class_of(hand("Ts 9s 7s 5s 2s")).slug == "flush"
    assert_higher("Ah Th 7h 5h 2h", "As Ts 7s 4s 3s", "art8.5", "art4.2")
    assert_higher("Kc Tc 7c 5c 2c", "Kd Td 7d 5d 2d", "art8.5", "art4.1")


@proves("art8.6")
def test_8_6_straights_by_rank_then_the_suit_of_the_highest_card() -> None:
    assert class_of(hand("6h 7h 8h 9h Ts")).slug == "straight"
    assert_higher("Ts 9h 8d 7c 6s", "Th 9s 8c 7d 6h", "art8.6", "art4.1")
    assert_higher("5s 4h 3d 2c Ah", "5h 4s 3c 2d As", "art8.6", "art4.1", "art4.3")
    assert_higher("Ad Kh Qs Js Ts", "Kc Qh Jh Th 9s", "art8.6", "art4.2")


@proves("art8.7")
def test_8_7_three_of_a_kind_by_its_rank_and_the_odd_cards_are_nothing() -> None:
    assert_higher("Ks Kh Kc 6d 5d", "Qs Qh Qc As Jd", "art8.7", "art4.2")
    assert strength(hand("Ks Kh Kc 6d 5d")) == strength(hand("Ks Kh Kc As Qd"))
    assert class_of(hand("Ks Kh Kc 6d 6c")).slug == "full-house"


@proves("art8.8")
def test_8_8_two_pairs_by_the_higher_the_lower_the_odd_card_and_the_suit_of_the_higher() -> None:
    assert_higher("Ts Td 6h 6c 5d", "9s 9h 8s 8h Ac", "art8.8", "art4.2")
    assert_higher("Ts Td 6h 6c 5d", "Th Tc 5s 5h Ac", "art8.8", "art4.2")
    assert_higher("Th Tc 6s 6d 5s", "Ts Td 6h 6c 4d", "art8.8", "art4.2")
    assert_higher("Ts Td 6h 6c 5d", "Th Tc 6s 6d 5s", "art8.8", "art4.1")


@proves("art8.9")
def test_8_9_one_pair_by_its_rank_the_odd_cards_and_the_suit_of_the_pair() -> None:
    assert_higher("3s 3h 6c 5c 4d", "2s 2h Ad Kd Qd", "art8.9", "art4.2")
    assert_higher("Th Tc 9s 7s 6s", "Ts Td 9h 7h 5h", "art8.9", "art4.2")
    assert_higher("Ts Td 9h 7h 6h", "Th Tc 9s 7s 6s", "art8.9", "art4.1")


@proves("art8.10")
def test_8_10_five_odd_cards_from_the_highest_down_and_its_suit() -> None:
    assert_higher("Ah Ks 9s 5s 4d", "As Kh 9h 5h 3h", "art8.10", "art4.2")
    assert_higher("As Kh 9h 5h 3d", "Ah Ks 9s 5s 3s", "art8.10", "art4.1")


@proves("art8")
@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ("As Ks Qs Js", "a hand is 5 cards, not 4"),
        ("As Ks Qs Js Ts 9s", "a hand is 5 cards, not 6"),
        ("As Ks Qs Js As", "As Ks Qs Js As holds a card twice: the game has one pack"),
        ("As Ks Qs Js 1s", "'1s' is not a card of the pack"),
    ],
)
def test_8_a_hand_is_five_different_cards_of_one_pack(cards: str, says: str) -> None:
    with pytest.raises(ValueError) as refused:
        strength(hand(cards))
    assert str(refused.value) == says


@proves("art8")
def test_8_two_hands_of_one_pack_share_no_card() -> None:
    with pytest.raises(ValueError, match=r"As Ks cannot be in both hands"):
        higher(hand("As Ks 9h 5c 3d"), hand("Ks As 8h 4c 2d"))
