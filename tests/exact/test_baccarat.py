"""The exact counts of baccarat, against every deal of a few cards and against known figures."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import perm

import pytest

from banca.exact.baccarat import odds, outcomes
from banca.games import game_of
from banca.games.baccarat.drawing import Fact
from banca.games.baccarat.round import Baccarat
from banca.law import option_set
from banca.material.cards import PACK, Card, Cards
from banca.play.setting import Setting
from tests.games.baccarat.at_baccarat import deal


def cards_of(names: str) -> Cards:
    copies = Counter(names.split())
    return Cards(tuple(copies[card] for card in PACK))


def dealt(six: tuple[Card, ...]) -> Fact:
    """The round that begins these six cards, however many of them it needs."""
    for needed in (4, 5):
        try:
            return deal(six[:needed]).fact
        except ValueError:
            continue
    return deal(six).fact


def probability(cards: Cards, **said: object) -> Fraction:
    counts = outcomes(cards)
    ways = sum(n for fact, n in counts.items() if all(getattr(fact, name) == value for name, value in said.items()))
    return Fraction(ways, sum(counts.values()))


@pytest.mark.parametrize(
    "names",
    [
        "Ks Kh Ks Qd Ts 9h 5c 4d",  # zero-count cards that are pairs, and that are not
        "Kc Kd Ks Qc Qd Qd 7h",  # two pairs of zero-count cards at once
        "5h 5d 5c 5s 3h 3d Ah",  # two pairs of the same rank
        "Ac 2d 3h 4s 6c 7d 8h",  # no pair at all
        "9s 9s 8d Td Jd 6h",  # just enough cards
        "Ts Js Qs Ks Kh Kd Kc",  # zero-count cards alone: every round is a tie
    ],
)
def test_every_deal_of_a_few_cards_agrees(names: str) -> None:
    counted = {fact: n for fact, n in outcomes(cards_of(names)).items() if n}
    assert counted == Counter(dealt(six) for six in permutations(names.split(), 6))


@pytest.mark.parametrize("packs", [6, 7, 8, 12])
def test_every_ordered_draw_of_six_cards_is_counted_once(packs: int) -> None:
    counts = outcomes(Cards.of_packs(packs))
    assert sum(counts.values()) == perm(52 * packs, 6)
    assert len(counts) == 3 * 2 * 2


def test_the_banker_bet_with_six_packs() -> None:
    cards = Cards.of_packs(6)
    won, lost = probability(cards, winner="banker"), probability(cards, winner="player")
    assert lost - won * Fraction(95, 100) == Fraction(460294100, 43594702723)


def test_published_probabilities_with_eight_packs() -> None:
    cards = Cards.of_packs(8)
    assert f"{float(probability(cards, winner='banker')):.7f}" == "0.4585974"
    assert f"{float(probability(cards, winner='player')):.7f}" == "0.4462466"
    assert f"{float(probability(cards, winner='tie')):.7f}" == "0.0951560"


@pytest.mark.parametrize("packs", [6, 8, 12])
def test_a_side_has_its_pair_as_often_as_a_second_card_has_the_rank_of_the_first(packs: int) -> None:
    cards = Cards.of_packs(packs)
    expected = Fraction(4 * packs - 1, 52 * packs - 1)
    assert probability(cards, player_pair=True) == probability(cards, banker_pair=True) == expected


def test_what_is_left_of_a_shoe_is_counted_as_it_is() -> None:
    whole = Cards.of_packs(6)
    left = whole.without("Kh").without("Ks").without("4d")
    assert sum(outcomes(left).values()) == perm(309, 6)
    ranks = [24] * 11 + [23, 22]
    expected = Fraction(sum(n * (n - 1) for n in ranks), 309 * 308)
    assert probability(left, player_pair=True) == probability(left, banker_pair=True) == expected


def test_suits_are_set_aside() -> None:
    assert outcomes(cards_of("Ks Kh 9s 9h 4s 3d 2c")) == outcomes(cards_of("Kd Kd 9c 9c 4c 3c 2c"))


def test_too_few_cards_for_a_round() -> None:
    with pytest.raises(ValueError, match=r"^a round may need 6 cards: 5 are left$"):
        outcomes(cards_of("Ks Kh 9s 9h 4s"))


def test_where_every_round_is_a_tie_the_sides_are_never_resolved() -> None:
    game = game_of("baccarat-55-2004")
    assert isinstance(game, Baccarat)
    rows = {row.bet: row for row in odds(game, Setting(option_set(game.edition)), cards=cards_of("Ts Js Qs Ks Kh Kd"))}
    assert rows["player"].push == rows["banker"].push == rows["tie"].win == 1
    assert "edge_per_bet_resolved" not in rows["player"].figures
