"""Points, blackjacks, pairs, special combinations, five cards and the bank's rule, in both editions."""

from itertools import product

import pytest

from banca.games.blackjack.hands import (
    Total,
    bank_draws,
    is_ace,
    is_blackjack,
    is_five_cards,
    is_over,
    is_pair,
    is_pair_of_aces,
    is_same_rank,
    is_special,
    is_ten_card,
    low_points,
    points,
    wins_special_prize,
)
from banca.games.blackjack.law import EDITION_2000, EDITION_2004
from banca.law import Edition
from banca.material.cards import PACK
from tests.games.blackjack import both, in_2000, in_2004, in_both, terms

VALUES = {"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10, "J": 10, "Q": 10, "K": 10}


def best(ranks: str) -> int:
    """Every way of counting the aces, in plain words: the highest that is not over 21, or else the lowest."""
    totals = {sum(way) for way in product(*((1, 11) if rank == "A" else (VALUES[rank],) for rank in ranks))}
    return max((t for t in totals if t <= 21), default=min(totals))


@in_both("art4", "art8")
@pytest.mark.parametrize(
    ("cards", "total", "soft"),
    [
        ("Ah 7c", 18, True),
        ("Ah 7c 9d", 17, False),
        ("Ah As 9d", 21, True),
        ("Ah As", 12, True),
        ("Jh Qc", 20, False),
        ("Kd 2c", 12, False),
        ("Ts 9s", 19, False),
        ("Ah 5c Td", 16, False),
        ("Ah Ac Ad As", 14, True),
        ("Ah Kc Qd", 21, False),
        ("Kh Qc 2d", 22, False),
        ("Ah", 11, True),
        ("5c", 5, False),
    ],
)
def test_4_and_8_an_ace_is_one_or_eleven_and_court_cards_are_ten(cards: str, total: int, soft: bool) -> None:
    assert points(cards.split()) == Total(total, soft)


@in_both("art4", "art8")
def test_4_and_8_the_best_total_not_over_21_counts_in_every_hand_of_three_cards() -> None:
    for ranks in product("A23456789TJQK", repeat=3):
        cards = [f"{rank}s" for rank in ranks]
        assert points(cards).total == best("".join(ranks)), ranks
        assert is_over(cards) is (best("".join(ranks)) > 21)


def test_the_lowest_count_takes_every_ace_as_one() -> None:
    assert low_points(("Ah", "Kd")) == 11
    assert low_points(("Ah", "As", "9c")) == 11
    assert {card[0] for card in PACK if is_ace(card)} == {"A"}
    assert {card[0] for card in PACK if is_ten_card(card)} == {"T", "J", "Q", "K"}


@in_both("art6.s1", "art10.1")
def test_6_and_10_1_blackjack_is_an_ace_with_a_ten_or_a_court_card_in_the_first_two() -> None:
    found = {(a, b) for a, b in product(PACK, repeat=2) if is_blackjack((a, b))}
    aces, tens = {c for c in PACK if c[0] == "A"}, {c for c in PACK if c[0] in "TJQK"}
    assert found == set(product(aces, tens)) | set(product(tens, aces))
    assert not is_blackjack(("5h", "6c", "Td"))
    assert not is_blackjack(("Ah", "5c", "5d"))
    assert not is_blackjack(("Ah",))


@in_both("art6.s7", "art10.6.s2")
def test_6_and_10_6_no_split_hand_is_a_blackjack() -> None:
    assert is_blackjack(("Ah", "Kd"))
    assert not is_blackjack(("Ah", "Kd"), split=True)


@both("art3.2.a.s1", "art6.1.s1")
@pytest.mark.parametrize(
    ("cards", "draws"),
    [
        ("Th 6c", True),
        ("Th 7c", False),
        ("Ah 6c", False),
        ("Ah 5c", True),
        ("Ah 5c Td", True),
        ("Ah 5c Td Ac", False),
        ("2h", True),
        ("Kh Qc", False),
        ("Kh 6c 9d", False),
    ],
)
def test_3_2_and_6_1_the_bank_draws_on_16_and_stands_on_17_even_a_soft_one(
    law: Edition, cards: str, draws: bool
) -> None:
    ruling = bank_draws(cards.split(), terms(law))
    assert ruling.value is draws
    assert ruling.clauses == ("art3.2.a.s1" if law is EDITION_2000 else "art6.1.s1",)


@in_2000("art10.s1")
@pytest.mark.parametrize(
    ("cards", "pair"),
    [
        ("8h 8c", True),
        ("Kh Kc", True),
        ("Th Kc", True),
        ("Jh Qc", True),
        ("7h 8c", False),
        ("Ah Ac", True),
        ("8h 8c 8d", False),
    ],
)
def test_10_in_2000_cards_of_the_same_points_may_be_split(cards: str, pair: bool) -> None:
    assert is_pair(cards.split(), terms(EDITION_2000)) is pair


@in_2004("art13.1.1", "art16.1")
@pytest.mark.parametrize(
    ("cards", "pair"),
    [
        ("8h 8c", True),
        ("9h 9h", True),
        ("Jh Jc", True),
        ("Jh Qc", False),
        ("Th Kc", False),
        ("Ah Ac", True),
        ("8h 8c 8d", False),
    ],
)
def test_13_1_1_in_2004_a_pair_is_of_one_rank(cards: str, pair: bool) -> None:
    assert is_pair(cards.split(), terms(EDITION_2004)) is pair
    assert is_same_rank(cards.split()) is pair


def test_a_pair_of_aces() -> None:
    assert is_pair_of_aces(("Ah", "Ac"))
    assert not is_pair_of_aces(("Ah", "Kc"))
    assert not is_pair_of_aces(("Ah", "Ac", "Ad"))


@both("art9", "art15")
def test_9_and_15_three_sevens_or_six_seven_eight_of_one_suit(law: Edition) -> None:
    for cards in ("7h 7c 7d", "7h 7h 7h", "6h 7h 8h", "8c 6c 7c", "7s 8s 6s"):
        assert is_special(cards.split())
        assert wins_special_prize(cards.split(), terms(law))
    for cards in ("6h 7h 8c", "7h 7c", "7h 7c 6d", "6h 7h 8h Ah", "5h 7h 9h", "7h 7c 7d 7s", "Th 6h 5h"):
        assert not is_special(cards.split())
        assert not wins_special_prize(cards.split(), terms(law))


@in_2004("art15")
def test_15_a_house_that_offers_no_special_prize_pays_none() -> None:
    assert not wins_special_prize(("7h", "7c", "7d"), terms(EDITION_2004, special_prizes="not-offered"))


@in_both("art13.s1", "art19.1")
@pytest.mark.parametrize(
    ("cards", "five"),
    [
        ("2h 3c 4d 5s 4h", True),
        ("2h 3c 4d 5s 7h", True),
        ("Ah Ac Ad As 2h", True),
        ("2h 3c 4d 5s 8h", False),
        ("2h 3c 4d 5s", False),
        ("2h 2c 2d 2s 3h 3c", False),
    ],
)
def test_13_and_19_five_cards_that_are_not_over_21(cards: str, five: bool) -> None:
    assert is_five_cards(cards.split()) is five
