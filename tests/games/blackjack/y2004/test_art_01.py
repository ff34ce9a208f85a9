"""Article 1 of 56/2004: the equipment."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.equipment import BlackjackEquipment
from banca.games.blackjack.shoe import Shoe
from banca.material.cards import PACK, Cards
from banca.play.act import Bet, Do
from tests.games.blackjack.at_blackjack import NEW, AtBlackjack
from tests.games.blackjack.y2004 import at, new, not_allowed, options, proves, set_up

SIX = dict(Cards.of_packs(6).weights)
COMPLETE = BlackjackEquipment(SIX, "shoe", white_cards=2, layout=6)


def why(equipment: BlackjackEquipment, device: str = "shoe", **chosen: Any) -> tuple[str, str | None] | None:
    refusal = set_up(options(device, **chosen), equipment=equipment)
    return (refusal.norm, refusal.clause) if refusal else None


@proves("art1")
@pytest.mark.parametrize("lacking", [{"layout": None}, {"cards": {}}, {"device": None}])
def test_1_a_table_lacks_neither_layout_nor_cards_nor_device(lacking: dict[str, Any]) -> None:
    assert why(COMPLETE) is None
    assert why(replace(COMPLETE, **lacking)) == ("equipment_must_be_complete", "art1")


@proves("art1.1")
@pytest.mark.parametrize("places", [6, 7, 9])
def test_1_1_six_places_or_more(places: int) -> None:
    table = at(places=places).main("ana", place=places)
    assert table.refused(Bet("bo", "main", 100, place=places + 1))[0] == "place_must_exist"


@proves("art1.1")
@pytest.mark.parametrize("places", [5, 1, 0, -6])
def test_1_1_no_fewer_than_six(places: int) -> None:
    assert not_allowed(places=places) == f"places={places} is not allowed: 6 or more (56/2004 art. 1(1))"


def with_(**changes: int) -> dict[str, int]:
    """Six decks with more or fewer of some card."""
    found = {**SIX, **{card: SIX.get(card, 0) + more for card, more in changes.items()}}
    return {card: copies for card, copies in found.items() if copies}


@proves("art1.2")
@pytest.mark.parametrize(
    "cards",
    [
        with_(Ah=-1),
        with_(Ah=1),
        with_(Ah=-6),
        with_(Ah=-1, Ks=1),
        with_(joker=1),
        with_(Ah=-1, joker=1),
        dict(Cards.of_packs(5).weights),
        dict(Cards.of_packs(7).weights),
    ],
)
def test_1_2_whole_decks_of_52_cards(cards: Mapping[str, int]) -> None:
    assert why(replace(COMPLETE, cards=cards)) == ("cards_must_be_whole_decks", "art1.2")


@proves("art1.2")
def test_1_2_a_deck_holds_four_suits_of_thirteen_ranks() -> None:
    one = {f"{rank}{suit}": 1 for rank in "A23456789TJQK" for suit in "shcd"}
    assert len(one) == 52
    assert why(BlackjackEquipment(one, "box", 1, 6), "box") is None
    twice = {card: 2 for card in one if card not in ("Ah", "Kc")} | {"Ah": 1, "Kc": 3}
    assert why(BlackjackEquipment(twice, "shoe", 2, 6), decks=2) == ("cards_must_be_whole_decks", "art1.2")


@proves("art1.2")
@pytest.mark.parametrize(("decks", "cards"), [(1, 52), (2, 104), (6, 312), (8, 416), (12, 624)])
def test_1_2_one_deck_or_more(decks: int, cards: int) -> None:
    equipment = BlackjackEquipment(Cards.of_packs(decks).weights, "shoe", 2 if decks > 1 else 1, 6)
    assert why(equipment, decks=decks) is None
    table = new(decks=decks).to("load")
    assert table.state.shoe.left(decks) == cards
    assert "decks=0 is not allowed" in not_allowed(decks=0)


@proves("art1.2")
def test_1_2_no_card_comes_more_often_than_there_are_decks() -> None:
    table = at(decks=2).main("ana").main("bo", place=2).main("cy", place=3).play("Ah Ah")
    assert table.refused(Dealt(3, "Ah")) == ("card_must_be_left", "art1.2")
    assert table.refused(Dealt(3, "joker")) == ("card_must_be_of_the_pack", "art1.2")
    assert table.accepts(Dealt(3, "Ac"))


@proves("art1.3")
def test_1_3_a_metal_box_is_for_a_single_deck() -> None:
    for decks in (2, 6):
        refusal = set_up({"decks": decks, "dealing-device": "metal-box"})
        assert refusal
        assert (refusal.norm, refusal.clause) == ("metal_box_must_hold_one_deck", "art1.3")
    assert set_up({"decks": 1, "dealing-device": "metal-box"}) is None


@proves("art1.3")
@pytest.mark.parametrize(("decks", "lays_face_down"), [(1, True), (2, False), (6, False)])
def test_1_3_where_nothing_is_chosen_one_deck_is_in_the_box_and_more_are_in_a_shoe(
    decks: int, lays_face_down: bool
) -> None:
    table = AtBlackjack(NEW, {"decks": decks}).main("ana").deal("Th 9c", bank="Kc")
    assert ("face-down" in table.names()) is lays_face_down


@proves("art1.3")
@pytest.mark.parametrize(
    ("device", "decks", "white", "accepted"),
    [
        ("box", 1, 1, True), ("box", 1, 0, False), ("box", 1, 2, False),
        ("shoe", 1, 1, True), ("shoe", 1, 0, False), ("shoe", 1, 2, False),
        ("shoe", 2, 2, True), ("shoe", 2, 1, False),
        ("shoe", 6, 2, True), ("shoe", 6, 1, False), ("shoe", 6, 0, False), ("shoe", 6, 3, False),
    ],
)  # fmt: skip
def test_1_3_one_white_card_for_one_deck_and_two_for_more(device: Any, decks: int, white: int, accepted: bool) -> None:
    found = why(BlackjackEquipment(Cards.of_packs(decks).weights, device, white, 6), device, decks=decks)
    assert found == (None if accepted else ("white_cards_must_be_as_many_as_prescribed", "art1.3"))


@proves("art1.3")
def test_1_3_the_device_is_the_one_adopted() -> None:
    one = Cards.of_packs(1).weights
    refused = ("dealing_device_must_be_the_lawful_one", "art1.3")
    assert why(BlackjackEquipment(one, "shoe", 1, 6), "box") == refused
    assert why(BlackjackEquipment(one, "box", 1, 6), decks=1) == refused


@proves("art1.3")
def test_1_3_a_white_card_is_never_dealt_nor_counted() -> None:
    ten_left = Shoe(packs=6, device="shoe", unseen=272, rounds=9)
    table = AtBlackjack(NEW, options(round_burn="none"), shoe=ten_left).main("ana")
    for place in range(2, 6):
        table.main(f"p{place}", place=place)
    table.play("2h 3h 4h 5h 6h 7h 2c 3c 4c 5c")
    assert table.names() == ["white-card"]
    assert table.refusal(Dealt(5, "6c")).norm == "white_card_must_be_taken_out"
    before = table.state.shoe
    table.do("white-card")
    assert table.state.shoe == replace(before, marker_out=True)
    assert table.state.came == ("2h", "3h", "4h", "5h", "6h", "7h", "2c", "3c", "4c", "5c")
    table.play("6c")
    assert table.hand(5) == "6h 6c"
    assert table.refused(Do("white-card"))[0] == "white_card_must_come_once"
    assert all(card in PACK for card in table.state.shoe.seen)


@proves("art1.4")
@pytest.mark.parametrize("decks", [1, 2, 6, 8])
def test_1_4_with_the_automatic_device_no_box_shoe_or_white_card(decks: int) -> None:
    cards = Cards.of_packs(decks).weights
    assert why(BlackjackEquipment(cards, "machine", 0, 6), "machine", decks=decks) is None
    shoe = BlackjackEquipment(cards, "shoe", 2, 6)
    assert why(shoe, "machine", decks=decks) == ("dealing_device_must_be_the_lawful_one", "art1.4")
    table = new("machine", decks=decks).main("ana").deal("Th 9c", bank="Kc")
    assert table.play("stand 8d").nets() == {"ana": 100}
