"""Article 1 of 141/2000: equipment."""

from collections.abc import Mapping
from typing import Any

import pytest

from banca.games.blackjack.equipment import BlackjackEquipment
from banca.games.blackjack.preparation import PlaceWhiteCard
from banca.games.blackjack.shoe import Shoe
from banca.law import OptionError, Refused
from banca.material.cards import PACK
from tests.games.blackjack.at_blackjack import BOX, MACHINE, OLD, SHOE, AtBlackjack, say_in_every_language
from tests.games.blackjack.y2000 import proves


def decks(number: int, **changes: int) -> Mapping[str, int]:
    """So many decks, with other numbers of some cards."""
    return {card: copies for card, copies in {**dict.fromkeys(PACK, number), **changes}.items() if copies}


def refused(options: Any, *equipment: Any) -> str:
    """Why no table is set up with this equipment: the norm and the article."""
    with pytest.raises(Refused) as found:
        AtBlackjack(OLD, options, equipment=BlackjackEquipment(*equipment))
    say_in_every_language(found.value)
    return str(found.value)


@proves("art1.a")
def test_1_a_three_decks_are_a_pack_of_156_cards() -> None:
    table = AtBlackjack(OLD, {"decks": 3}, shoe=None, equipment=BlackjackEquipment(decks(3), "shoe", 2, 6))
    table.to("burn")
    assert sum(table.game.card_weights(table.state).values()) == table.state.shoe.left(3) == 156
    assert len(set(table.game.card_weights(table.state))) == 52


@proves("art1.a")
@pytest.mark.parametrize(
    "cards",
    [
        decks(3, Ah=0),
        decks(3, Ah=2),
        decks(3, Ah=2, Kh=4),
        decks(3, Ah=4),
        decks(2),
        decks(4),
        decks(3, joker=1),
        decks(3, Ah=2, joker=1),
        {"Ah": 156},
    ],
)
def test_1_a_cards_that_are_no_whole_decks_are_refused(cards: Mapping[str, int]) -> None:
    said = refused({"decks": 3}, cards, "shoe", 2, 6)
    assert "cards_must_be_whole_decks, 141/2000 art. 1(a)]" in said


@proves("art1.a")
@pytest.mark.parametrize("number", [0, -1])
def test_1_a_at_least_one_deck(number: int) -> None:
    with pytest.raises(OptionError):
        AtBlackjack(OLD, {"decks": number})
    assert AtBlackjack(OLD, {"decks": 1}).state.terms.decks == 1


@proves("art1.a")
@pytest.mark.parametrize("card", ["joker", "1h", "Tx", "AH"])
def test_1_a_what_is_no_card_of_the_pack_is_never_dealt(card: str) -> None:
    table = AtBlackjack(OLD).main("ana").to("card")
    dealt = table.game.read_act({"act": "card", "to": 1, "card": card})
    assert table.refused(dealt) == ("card_must_be_of_the_pack", "art1.a")


@proves("art1.a")
def test_1_a_a_card_comes_as_often_as_there_are_decks_and_no_oftener() -> None:
    table = AtBlackjack(OLD, BOX[OLD], shoe=None).main("ana").card("Th")
    again = table.game.read_act({"act": "card", "to": "bank", "card": "Th"})
    assert table.refused(again) == ("card_must_be_left", "art1.a")
    twice = AtBlackjack(OLD, {"decks": 2}, shoe=None).main("ana").deal("Th 5d", bank="Th").play("draw")
    assert twice.refused(table.game.read_act({"act": "card", "to": 1, "card": "Th"}))[0] == "card_must_be_left"
    assert twice.play("6h").hand(1) == "Th 5d 6h"


@proves("art1.b")
@pytest.mark.parametrize(
    ("options", "device", "white", "lawful"),
    [
        (BOX[OLD], "box", 1, True),
        (BOX[OLD], "shoe", 1, False),
        (BOX[OLD], "shoe", 2, False),
        (BOX[OLD], "box", 0, False),
        (BOX[OLD], "box", 2, False),
        ({"decks": 2}, "shoe", 2, True),
        ({"decks": 2}, "box", 2, False),
        ({"decks": 2}, "box", 1, False),
        ({"decks": 2}, "shoe", 1, False),
        ({"decks": 2}, "shoe", 3, False),
        (SHOE[OLD], "shoe", 2, True),
        (SHOE[OLD], "machine", 2, False),
    ],
)
def test_1_b_one_deck_in_a_box_and_more_in_a_shoe(options: Any, device: Any, white: int, lawful: bool) -> None:
    cards = decks(options["decks"])
    if lawful:
        table = AtBlackjack(OLD, options, equipment=BlackjackEquipment(cards, device, white, 6)).main("ana")
        assert table.deal("Th 9c", bank="Kc").play("stand 8d").nets() == {"ana": 100}
    else:
        assert "141/2000 art. 1(b)]" in refused(options, cards, device, white, 6)


@proves("art1.b")
@pytest.mark.parametrize("cards", [BOX[OLD], SHOE[OLD]])
def test_1_b_without_any_device_no_table_is_set_up(cards: Any) -> None:
    assert "equipment_must_be_complete" in refused(cards, decks(cards["decks"]), None, 2, 6)


@proves("art1.b")
def test_1_b_the_white_card_is_never_dealt_and_never_counted() -> None:
    shoe = Shoe(packs=6, device="shoe", unseen=281, rounds=20)  # the burn makes it 282
    table = AtBlackjack(OLD, shoe=shoe).main("ana").to("white-card")
    assert table.refusal(table.game.read_act({"act": "card", "to": 1, "card": "Th"})).norm == (
        "white_card_must_be_taken_out"
    )
    before = table.state.shoe.left(6)
    table.do("white-card")
    assert table.state.shoe.left(6) == before == 30
    assert table.state.came == ()
    table.play("Th Kc 9d stand 8s")
    assert (table.hand(1), table.state.bank) == ("Th 9d", ("Kc", "8s"))
    assert table.nets() == {"ana": 100}


@proves("art1.c")
@pytest.mark.parametrize("number", [1, 2, 6, 9])
def test_1_c_a_machine_needs_no_box_no_shoe_and_no_white_card(number: int) -> None:
    options = {"decks": number, "card-handling": "shuffling-machine"}
    equipment = BlackjackEquipment(decks(number), "machine", 0, 6)
    table = AtBlackjack(OLD, options, shoe=None, equipment=equipment).main("ana")
    table.deal("Th 9c", bank="Kc").play("stand 8d")
    assert table.nets() == {"ana": 100}
    assert AtBlackjack(OLD, options, shoe=None).refused(PlaceWhiteCard(30))[1] == "art2.1.b"


@proves("art1.c")
@pytest.mark.parametrize("device", ["box", "shoe"])
def test_1_c_box_or_shoe_do_not_take_the_place_of_the_machine(device: Any) -> None:
    said = refused(MACHINE[OLD], decks(6), device, 2, 6)
    assert "dealing_device_must_be_the_lawful_one, 141/2000 art. 1(c)]" in said
