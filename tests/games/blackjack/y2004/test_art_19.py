"""Article 19 of 56/2004: five cards."""

import pytest

from banca.games.blackjack.window import FiveCards
from tests.games.blackjack.y2004 import ana, at, net, proves

FOUR = "draw 2d draw 3d"  # after 2-3: ten points in four cards
FIVE = f"{FOUR} draw 8s"  # eighteen in five


@proves("art19.1")
@pytest.mark.parametrize("open_card", ["2c", "9c", "Tc", "Kc"])
@pytest.mark.parametrize(("stake", "prize"), [(100, 50), (101, 50), (1, 0), (100_00, 50_00)])
def test_19_1_half_the_stake_is_won(open_card: str, stake: int, prize: int) -> None:
    table = ana("2h 3c", open_card, f"{FIVE} five-cards", stake=stake)
    assert table.names()[0] == "pay"
    table.play({"2c": "Td 9d", "9c": "Td", "Tc": "Td", "Kc": "Ad"}[open_card])
    line = table.line("main")
    assert (line.prize, line.returned) == (prize, stake)


@proves("art19.1")
@pytest.mark.parametrize(("fifth", "total"), [("Ah", 11), ("2s", 12), ("8s", 18), ("Ts", 20)])
def test_19_1_any_five_cards_not_above_21(fifth: str, total: int) -> None:
    table = ana("2h 3c", "Kc", f"{FOUR} draw {fifth}")
    assert "five-cards" in table.choices(), total


@proves("art19.1")
def test_19_1_also_five_that_make_21_and_none_above_it() -> None:
    table = ana("2h 3c", "Kc", "draw 2d draw 4d draw Ts")
    assert table.choices() == ["five-cards", "stand"]
    assert table.play("five-cards 9d").nets() == {"ana": 50}
    over = ana("2h 3c", "Kc", "draw 3d draw 4d draw Ts")
    assert over.refused(FiveCards("ana")) == ("five_cards_must_be_claimed_in_turn", "art19.1")


@proves("art19.1")
def test_19_1_not_against_an_ace() -> None:
    table = ana("2h 3c", "Ac", FIVE)
    assert table.refused(FiveCards("ana")) == ("five_cards_must_not_be_against_an_ace", "art19.1")
    assert "five-cards" not in table.choices()


@proves("art19.1")
@pytest.mark.parametrize("script", ["", "draw 2d", FOUR, f"{FIVE} draw 2s", f"{FIVE} draw"])
def test_19_1_exactly_five_cards(script: str) -> None:
    table = ana("2h 3c", "Kc", f"hear {script}")
    assert table.refused(FiveCards("ana")) == ("hand_must_be_of_five_cards", "art19.1")


@proves("art19.1")
@pytest.mark.parametrize("bank", ["Ad", "9d", "6d Th"])
def test_19_1_whatever_the_bank_has_then(bank: str) -> None:
    assert net("2h 3c", "Kc", f"{FIVE} five-cards {bank}") == 50


@proves("art19.1")
def test_19_1_on_the_players_own_turn() -> None:
    table = at().main("ana").main("bo", place=2).deal("2h 3c", "Td 9c", bank="Kc").play(f"{FIVE} stand:ana")
    assert table.refused(FiveCards("ana")) == ("five_cards_must_be_claimed_in_turn", "art19.1")
    table.play("stand:bo 9d")
    assert table.refused(FiveCards("ana")) == ("five_cards_must_be_claimed_in_turn", "art19.1")
    assert table.nets() == {"ana": -100, "bo": 0}


@proves("art19.1")
def test_19_1_on_a_split_hand_its_own_stake() -> None:
    table = ana("2h 2c", "Kc", "split 3d draw 2d draw 3s draw 8s five-cards 9d stand 9s")
    assert (table.line("main").net, table.line("split", 2).net) == (50, -100)


@proves("art19.1")
def test_19_1_each_sharer_chooses_for_his_own_stake() -> None:
    table = at().main("ana").main("bo", 200, place=1).deal("2h 3c", bank="Kc").play(f"{FIVE} five-cards:bo")
    assert table.play("stand:ana 7d").nets() == {"ana": 100, "bo": 100}


@proves("art19.1")
def test_19_1_not_where_it_is_not_offered() -> None:
    table = ana("2h 3c", "Kc", FIVE, five_cards="not-offered")
    assert table.refused(FiveCards("ana")) == ("five_card_payment_must_be_offered", "art19.1")
    assert "five-cards" not in table.choices()
    assert table.play("stand 7d").nets() == {"ana": 100}


@proves("art19.2")
@pytest.mark.parametrize(("bank", "won"), [("9d", 100), ("Td", 0), ("2d 9s", -100), ("6d Th", 100)])
def test_19_2_without_a_request_the_hand_takes_its_course(bank: str, won: int) -> None:
    assert net("2h 3c", "Kc", f"{FOUR} draw Ts stand {bank}") == won


@proves("art19.2")
def test_19_2_a_sixth_card_may_be_asked_for() -> None:
    table = ana("2h 3c", "Kc", f"{FOUR} draw 5s draw 4s")
    assert table.hand(1) == "2h 3c 2d 3d 5s 4s"
    assert table.play("stand 9d").nets() == {"ana": 0}


@proves("art19.2")
@pytest.mark.parametrize(("bank", "won"), [("5d 5s", -100), ("Kd", -100), ("8d", 100), ("9d", 0)])
def test_19_2_against_an_ace_likewise(bank: str, won: int) -> None:
    assert net("2h 3c", "Ac", f"{FOUR} draw Ts stand {bank}") == won
