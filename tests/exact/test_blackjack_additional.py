"""Insurance and the additional bets of blackjack, against every deal of the packs and against known figures."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from banca.exact.blackjack.additional import insurance, rows, sevens
from banca.exact.value import BetOdds
from banca.games.blackjack.bets import FirstCards, Insured
from banca.games.blackjack.law import EDITION_2000, EDITION_2004
from banca.law import option_set
from banca.material.cards import Cards
from banca.play.setting import Setting

Card = tuple[str, str]  # rank and suit
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
COUNTS = {rank: min(number, 10) for number, rank in enumerate(RANKS, 1)}


def packs(decks: int) -> list[Card]:
    return [(rank, suit) for _ in range(decks) for suit in "shcd" for rank in RANKS]


def odds_at(decks: int, bets: str = "any-pair,sevens,over-under-13") -> dict[str, BetOdds]:
    """Those that are made on first cards."""
    chosen = {"decks": decks, "dealing-device": "shoe", "additional-bets": bets}
    found = rows(Setting(option_set(EDITION_2004, chosen)))
    return {row.bet: row for row in found if row.places == ((row.bet, None),)}


def mean(gains: Iterator[int]) -> Fraction:
    counted = Counter(gains)
    return Fraction(sum(gain * n for gain, n in counted.items()), counted.total())


def any_pair(first: Card, second: Card) -> int:
    return 11 if first[0] == second[0] else -1


def over(first: Card, second: Card) -> int:
    return 1 if COUNTS[first[0]] + COUNTS[second[0]] >= 14 else -1


def under(first: Card, second: Card) -> int:
    return 1 if COUNTS[first[0]] + COUNTS[second[0]] <= 12 else -1


def two_sevens(first: Card, second: Card) -> int:
    if first[0] + second[0] != "77":
        return -1
    return 150 if first[1] == second[1] else 50


def three_sevens(first: Card, second: Card, third: Card) -> int:
    """What sevens pay where two of them are split and the third card is the next."""
    if first[0] + second[0] + third[0] != "777":
        return two_sevens(first, second)
    return 5000 if first[1] == second[1] == third[1] else 500


@pytest.mark.parametrize("decks", [1, 2, 6])
@pytest.mark.parametrize(("bet", "gain"), [("any-pair", any_pair), ("over-13", over), ("under-13", under)])
def test_every_first_two_cards(decks: int, bet: str, gain: Callable[[Card, Card], int]) -> None:
    row = odds_at(decks)[bet]
    assert -row.edge == mean(gain(*two) for two in permutations(packs(decks), 2))
    assert row.ways == 52 * decks * (52 * decks - 1)
    assert row.places == ((bet, None),)
    assert row.assumes == ()


def test_every_first_three_cards_of_one_pack_where_sevens_are_split() -> None:
    row = odds_at(1)["sevens"]
    assert -row.edge == mean(three_sevens(*three) for three in permutations(packs(1), 3))
    assert row.ways == 52 * 51 * 50
    assert row.pays == ("50:1", "500:1")


@pytest.mark.parametrize("decks", [2, 3, 6])
def test_sevens_with_more_packs(decks: int) -> None:
    row, cards = odds_at(decks)["sevens"], packs(decks)
    every = 52 * decks * (52 * decks - 1) * (52 * decks - 2)
    of_sevens = [card for card in cards if card[0] == "7"]
    others = len(cards) - len(of_sevens)
    won = sum(three_sevens(*three) for three in permutations(of_sevens, 3))
    won += sum(two_sevens(*two) for two in permutations(of_sevens, 2)) * others
    winning = len(of_sevens) * (len(of_sevens) - 1) * (52 * decks - 2)
    assert row.edge == -Fraction(won - (every - winning), every)
    assert row.win == Fraction(winning, every)
    assert ("5000:1" in row.pays) is (decks >= 3)
    assert "150:1" in row.pays


@pytest.mark.parametrize("decks", [1, 2, 6])
def test_sevens_that_are_never_split(decks: int) -> None:
    row = odds_at(decks)["sevens"]
    never = row.figures["edge_never_split"]
    assert -never == mean(two_sevens(*two) for two in permutations(packs(decks), 2))
    assert row.edge < never
    assert row.assumes == ("sevens",)


@pytest.mark.parametrize("decks", [1, 2, 6, 8, 100])
def test_insurance_when_nothing_but_the_ace_is_known(decks: int) -> None:
    tens, others = 16 * decks, 52 * decks - 1 - 16 * decks
    row = odds_at(decks)["insurance"]
    assert row.edge == -Fraction(2 * tens - others, tens + others)
    assert row.win == Fraction(tens, tens + others)
    assert row.win + row.lose == 1
    assert row.pays == ("2:1",)
    assert row.assumes == ("bank_ace",)
    assert insurance(Cards.of_packs(decks)) == {Insured(blackjack=True): tens, Insured(blackjack=False): others}


@pytest.mark.parametrize(
    ("decks", "bet", "edge"),
    [(6, "any-pair", "11.3"), (8, "any-pair", "10.4"), (6, "over-13", "6.6"), (6, "under-13", "10.1")],
)
def test_known_figures(decks: int, bet: str, edge: str) -> None:
    assert f"{float(odds_at(decks)[bet].edge * 100):.1f}" == edge


@pytest.mark.parametrize("decks", [1, 6, 200])
def test_any_pair_comes_as_often_as_a_second_card_has_the_rank_of_the_first(decks: int) -> None:
    assert odds_at(decks)["any-pair"].win == Fraction(4 * decks - 1, 52 * decks - 1)


def test_a_third_card_counts_only_after_two_sevens() -> None:
    counted = sevens(Cards.of_packs(2))
    assert sum(counted.values()) == 104 * 103 * 102
    assert {fact.two[0][0] + fact.two[1][0] for fact in counted if fact.after_split} == {"77"}
    assert FirstCards(("7h", "7h"), "7h") not in counted
    assert counted[FirstCards(("7h", "7h"), "7c")] == 2 * 1 * 2
    assert counted[FirstCards(("7h", "8c"))] == 2 * 2 * 102


def test_only_what_is_offered_is_counted() -> None:
    assert list(odds_at(6, "none")) == ["insurance"]
    assert list(odds_at(6, "over-under-13")) == ["insurance", "over-13", "under-13"]
    assert list(odds_at(6)) == ["insurance", "any-pair", "sevens", "over-13", "under-13"]


def test_the_clauses_and_readings_that_the_figures_rest_on() -> None:
    rows_of = odds_at(6)
    assert set(rows_of["sevens"].clauses) == {
        "art13.2", "art13.2.1", "art13.2.2", "art14.2", "art14.2.1", "art14.2.2", "art14.2.3", "art14.2.4",
    }  # fmt: skip
    assert "three-sevens" in rows_of["sevens"].readings
    assert "ace-in-over-and-under-13" in rows_of["over-13"].readings


def test_in_2000_insurance_is_the_only_row() -> None:
    [row] = rows(Setting(option_set(EDITION_2000, {"decks": 6})))
    assert (row.bet, row.edge) == ("insurance", Fraction(23, 311))
    assert set(row.clauses) == {"art8.s1", "art8.s2", "art8.s4"}
