"""Article 4 of 56/2004: cards that are burnt."""

import pytest

from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.preparation import Burn
from banca.games.blackjack.shoe import Shoe
from tests.games.blackjack.at_blackjack import NEW, AtBlackjack
from tests.games.blackjack.y2004 import new, options, proves


@proves("art4.1")
@pytest.mark.parametrize("device", ["box", "shoe", "machine"])
def test_4_1_the_opening_burn_is_done_once_before_the_deal(device: str) -> None:
    table = new(device).to("burn")
    assert table.refusal(Dealt(1, "Th")).clause == "art4.1"
    number = 1 if device == "box" else 6
    assert table.refused(Burn(0)) == table.refused(Burn(number + 1)) == ("burn_must_be_of_its_number", "art4.1")
    table.act(Burn(number))
    assert table.refused(Burn(number))[0] == "burn_must_keep_its_time"
    assert table.main("ana").names()[:1] == ["no-more-bets"]
    assert table.do("no-more-bets").accepts(Dealt(1, "Th"))


@proves("art4.1")
def test_4_1_a_burnt_card_is_in_no_hand_and_does_not_come_again() -> None:
    """Twenty-five places and the bank take 51 cards: of a deck of which one is burnt, none is left to lay face down."""
    table = new("box", places=25)
    for place in range(1, 26):
        table.main(f"p{place}", place=place)
    assert table.state.shoe.unseen == 1
    cards = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "shcd"][:51]
    table.play(" ".join(cards))
    assert table.names()[0] == "reshuffle"
    assert len(table.state.came) == 51


@proves("art4.1.1")
@pytest.mark.parametrize(("device", "decks"), [("box", 1), ("shoe", 1), ("shoe", 2), ("shoe", 6), ("machine", 6)])
def test_4_1_1_as_many_cards_as_decks(device: str, decks: int) -> None:
    table = new(device, decks=decks, opening_burn="one-per-deck").main("ana")
    assert (table.state.shoe.unseen, table.state.shoe.left(decks)) == (decks, decks * 51)


@proves("art4.1.2")
@pytest.mark.parametrize(("device", "decks"), [("box", 1), ("shoe", 6), ("machine", 6)])
def test_4_1_2_only_the_first_card(device: str, decks: int) -> None:
    table = new(device, decks=decks, opening_burn="one-card")
    assert table.refused(Burn(6))[0] == "burn_must_be_of_its_number"
    table.main("ana")
    assert (table.state.shoe.unseen, table.state.shoe.left(decks)) == (1, decks * 52 - 1)


def burns(table: AtBlackjack) -> tuple[int, int]:
    """How many cards are burnt in a round before the deal, and after it."""
    table.main("ana")
    opening = table.state.shoe.unseen
    table.deal("Th 9c", bank="Kc")
    dealt = table.state.shoe.unseen
    table.play("stand 8d").finish()
    return dealt - opening, table.state.shoe.unseen - dealt


@proves("art4.2")
@pytest.mark.parametrize(
    ("device", "option", "first", "later"),
    [
        ("shoe", "round-start", (0, 0), (1, 0)),
        ("shoe", "round-start-and-second-card", (0, 1), (1, 1)),
        ("shoe", "none", (0, 0), (0, 0)),
    ],
)
def test_4_2_a_card_at_the_start_of_later_rounds_and_one_before_the_banks_second(
    device: str, option: str, first: tuple[int, int], later: tuple[int, int]
) -> None:
    table = new(device, round_burn=option)
    assert burns(table) == first
    second = table.following()
    assert burns(second) == later
    assert burns(second.following()) == later


@proves("art4.2")
@pytest.mark.parametrize(
    ("option", "names"),
    [("round-start", ["burn"]), ("round-start-and-second-card", ["burn", "burn"]), ("none", [])],
)
def test_4_2_with_the_automatic_device_too(option: str, names: list[str]) -> None:
    table = new("machine", round_burn=option).main("ana").deal("Th 9c", bank="Kc").play("stand 8d").following()
    table.main("ana").do("no-more-bets")
    found = [] if option == "none" else table.names()[:1]
    table.deal("Th 9c", bank="Kc").play("stand")
    found += [name for name in table.names() if name == "burn"]
    assert found == names
    assert table.play("8d").nets() == {"ana": 100}


@proves("art4.2")
@pytest.mark.parametrize("option", ["round-start", "round-start-and-second-card"])
def test_4_2_with_the_metal_box_it_has_no_effect(option: str) -> None:
    table = new("box", round_burn=option)
    assert burns(table) == (0, 0)
    assert burns(table.following()) == (0, 0)


@proves("art4.2")
def test_4_2_the_number_and_the_moment_are_fixed() -> None:
    table = AtBlackjack(NEW, options(), shoe=Shoe(packs=6, unseen=20)).main("ana").do("no-more-bets")
    assert table.refused(Burn(2)) == ("burn_must_be_of_its_number", "art4.2")
    table.act(Burn(1))
    assert table.refused(Burn(1)) == ("burn_must_keep_its_time", "art4.2")
