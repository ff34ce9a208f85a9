"""Article 14 of 56/2004: what additional bets pay."""

from itertools import product

import pytest

from banca.material.cards import PACK
from tests.games.blackjack.y2004 import EVERY_BET, at, proves, won


@proves("art14.1")
@pytest.mark.parametrize(("stake", "prize"), [(10, 110), (1, 11), (100_00, 1100_00)])
def test_14_1_any_pair_pays_11_to_1(stake: int, prize: int) -> None:
    table = at().main("ana").stake("ana", "any-pair", stake).deal("9h 9c", bank="Kc").play("stand Td")
    line = table.line("any-pair")
    assert (line.prize, line.returned) == (prize, stake)
    lost = at().main("ana").stake("ana", "any-pair", stake).deal("9h 8c", bank="Kc").play("stand Td")
    assert (lost.line("any-pair").net, lost.line("any-pair").returned) == (-stake, 0)


@proves("art14.2")
def test_14_2_only_the_highest_combination_is_paid() -> None:
    table = at(additional_bets=EVERY_BET).main("ana").stake("ana", "sevens", 10).deal("7h 7c", bank="Kc")
    table.play("split 7d stand 9c stand Tc")
    line = table.line("sevens")
    assert (line.prize, line.returned) == (5000, 10)


@proves("art14.2")
def test_14_2_two_sevens_are_not_settled_before_the_player_has_decided_to_split() -> None:
    def open_bet() -> bool:
        return any(stake.position.bet == "sevens" for stake in table.state.stakes)

    table = at(additional_bets=EVERY_BET).main("ana").stake("ana", "sevens", 10).deal("7h 7c", bank="Kc").play("hear")
    assert (open_bet(), len(table.state.due)) == (True, 0)
    table.play("split")
    assert (open_bet(), len(table.state.due)) == (True, 0)
    table.play("8d")
    assert [position.bet for position in table.state.due] == ["sevens"]
    other = at(additional_bets=EVERY_BET).main("ana").stake("ana", "sevens", 10).deal("7h 8c", bank="Kc")
    assert [position.bet for position in other.state.due] == ["sevens"]
    for script in ("stand", "draw", "double"):
        table = at(additional_bets=EVERY_BET).main("ana").stake("ana", "sevens", 10).deal("7h 7c", bank="Kc")
        assert [position.bet for position in table.play(script).state.due] == ["sevens"]


@proves("art14.2.1", "art14.2.2")
@pytest.mark.parametrize(("one", "other"), list(product("shcd", repeat=2)))
def test_14_2_two_sevens_pay_50_to_1_or_of_one_suit_150_to_1(one: str, other: str) -> None:
    assert won("sevens", f"7{one} 7{other}") == (1500 if one == other else 500)


@proves("art14.2.3", "art14.2.4")
@pytest.mark.parametrize("suits", list(product("shcd", repeat=3)))
def test_14_2_three_sevens_pay_500_to_1_or_of_one_suit_5000_to_1(suits: tuple[str, str, str]) -> None:
    one, other, third = (f"7{suit}" for suit in suits)
    paid = won("sevens", f"{one} {other}", f"split {third} stand 9c stand Tc")
    assert paid == (50000 if len(set(suits)) == 1 else 5000)


@proves("art14.2.2", "art14.2.4")
@pytest.mark.parametrize(("decks", "prizes"), [(1, {500, 5000}), (2, {500, 1500, 5000}), (3, {500, 1500, 5000, 50000})])
def test_14_2_prizes_that_so_many_decks_can_reach(decks: int, prizes: set[int]) -> None:
    sevens = [card for card in PACK if card[0] == "7"]
    found = set()
    for two in product(sevens, repeat=2):
        for third in (*sevens, "8d"):
            cards = (*two, third)
            if max(cards.count(card) for card in cards) <= decks:
                found.add(won("sevens", " ".join(two), f"split {third} stand 9c stand Tc", decks=decks))
    assert found == prizes


@proves("art14.3")
@pytest.mark.parametrize(("bet", "cards"), [("over-13", "9h 7c"), ("over-13", "9h 5c"), ("under-13", "9h 3c")])
@pytest.mark.parametrize("stake", [1, 10, 101])
def test_14_3_over_and_under_13_pay_1_to_1(bet: str, cards: str, stake: int) -> None:
    table = at(additional_bets=EVERY_BET).main("ana").stake("ana", bet, stake).deal(cards, bank="Kc").play("stand Td")
    assert (table.line(bet).prize, table.line(bet).returned) == (stake, stake)
