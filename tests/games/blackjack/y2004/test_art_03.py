"""Article 3 of 56/2004: the places, and who plays on them."""

import pytest

from banca.games.blackjack.equipment import BlackjackEquipment
from banca.games.blackjack.seats import Hold, Sit, StandBy
from banca.material.cards import Cards
from banca.play.act import Bet
from tests.games.blackjack.y2004 import at, not_allowed, options, proves, set_up


@proves("art3.1")
def test_3_1_bets_are_made_on_the_places_of_the_layout() -> None:
    table = at(places=7).main("ana", place=7)
    assert table.refused(Bet("bo", "main", 100, place=8)) == ("place_must_exist", "art3.1")
    assert table.refused(Sit("bo", 8)) == ("place_must_exist", "art3.1")
    assert table.deal("Th 9c", bank="Kc").play("stand 8d").nets() == {"ana": 100}


@proves("art3.1")
def test_3_1_who_names_no_place_gets_the_first_free_one_until_all_are_taken() -> None:
    table = at(places=6).main("ana", place=2)
    for player in ("bo", "cy", "di", "eva", "flo"):
        table.act(Bet(player, "main", 100))
    assert dict(table.state.shoe.seats) == {2: "ana", 1: "bo", 3: "cy", 4: "di", 5: "eva", 6: "flo"}
    assert not table.accepts(Bet("gil", "main", 100))


@proves("art3.1")
@pytest.mark.parametrize(("places", "layout"), [(7, 6), (6, 7), (9, 10), (7, 7), (9, 9)])
def test_3_1_the_table_has_the_places_that_its_layout_shows(places: int, layout: int) -> None:
    refusal = set_up(options(places=places), equipment=BlackjackEquipment(Cards.of_packs(6).weights, "shoe", 2, layout))
    found = (refusal.norm, refusal.clause) if refusal else None
    assert found == (None if places == layout else ("places_must_be_those_of_the_layout", "art3.1"))


@proves("art3.2")
@pytest.mark.parametrize("most", [1, 2, 5])
def test_3_2_the_house_may_restrict_the_places_of_one_player(most: int) -> None:
    table = at(places_per_player=most)
    for place in range(1, most + 1):
        table.main("ana", place=place)
    refused = ("player_must_keep_to_the_number_of_places", "art3.2")
    assert table.refused(Bet("ana", "main", 100, place=most + 1)) == refused
    assert table.accepts(Bet("bo", "main", 100, place=most + 1))
    assert table.accepts(Bet("ana", "main", 100, place=most))


@proves("art3.2")
def test_3_2_without_a_restriction_all_places_are_open_to_one_player() -> None:
    table = at(places=9)
    for place in range(1, 10):
        table.main("ana", place=place)
    assert table.state.places_of("ana") == tuple(range(1, 10))
    assert "places-per-player=0 is not allowed" in not_allowed(places_per_player=0)


@proves("art3.3")
@pytest.mark.parametrize("device", ["box", "shoe", "machine"])
def test_3_3_a_player_bets_on_more_than_one_place_seated_or_not(device: str) -> None:
    table = at(device, decks=1).main("ana", place=1).main("ana", place=2).act(StandBy("bo"))
    table.main("bo", 200, place=4).main("bo", 300, place=5)
    assert table.state.shoe.seats == ((1, "ana"),)
    assert (table.state.places_of("ana"), table.state.places_of("bo")) == ((1, 2), (4, 5))


@proves("art3.3")
def test_3_3_a_seated_player_bets_on_the_place_of_another_who_does_not_bet() -> None:
    table = at().act(Sit("bo", 3)).main("ana", place=1).main("ana", place=3)
    assert table.deal("Th 9c", "Th 7c", bank="Kc").play("stand:ana stand:ana 8d").nets() == {"ana": 0}


@proves("art3.3")
def test_3_3_the_hands_of_one_player_are_independent() -> None:
    table = at().main("ana", 100, place=1).main("ana", 300, place=2).deal("Th 9c", "Td 6s", bank="Kc")
    table.play("stand:ana draw:ana Qs", "8d")
    lines = table.lines()
    assert lines["ana", "main", None, 1].net == 100
    assert lines["ana", "main", None, 2].net == -300


@proves("art3.4")
@pytest.mark.parametrize("procedure", ["seated-decides", "at-most-three", "highest-stake-decides"])
def test_3_4_where_only_standing_players_have_bet_the_bank_alone_handles_the_cards(procedure: str) -> None:
    table = at(shared_place=procedure).act(Sit("cy", 2), StandBy("ana"), StandBy("bo"))
    table.main("ana", place=2).main("bo", place=2).main("dee", place=4).deal("Th 9c", "Td 8c", bank="Kc")
    refused = ("cards_must_be_handled_by_the_bank", "art3.4")
    for player in ("ana", "bo", "cy", "dee"):
        assert table.refused(Hold(player, 2)) == refused
    assert table.accepts(Hold("dee", 4))
    assert table.play("stand:ana stand:dee 7d").nets() == {"ana": 100, "bo": 100, "dee": 100}


@proves("art3.4")
def test_3_4_a_seated_occupant_who_has_bet_may_hold_his_cards() -> None:
    table = at().main("ana", place=2).act(StandBy("bo")).main("bo", place=2).deal("Th 9c", bank="Kc")
    assert table.refused(Hold("bo", 2)) == ("cards_must_be_held_by_the_occupant", "art20.1.1")
    assert table.act(Hold("ana", 2)).state.people.holders == ((2, "ana"),)
    assert table.refused(Hold("ana", 2)) == ("cards_must_not_be_held_already", None)
    assert table.refused(Hold("cy", 2)) == ("cards_must_be_held_by_the_occupant", "art20.1.1")
    open_ = at(deal_procedure="second").main("ana", place=2).deal("Th 9c", bank="Kc")
    assert open_.refused(Hold("ana", 2)) == ("open_cards_must_lie_on_the_table", "art5.2.2")


@proves("art3.4")
def test_3_4_whoever_sits_elsewhere_is_no_standing_player() -> None:
    table = at().main("ana", place=1).main("ana", place=3).act(StandBy("bo")).main("bo", place=3)
    table.deal("Th 9c", "Td 8c", bank="Kc")
    assert table.accepts(Hold("ana", 3))
    assert table.refused(Hold("bo", 3)) == ("cards_must_be_handled_by_the_bank", "art3.4")


@proves("art3.1")
def test_3_1_the_table_has_one_layout() -> None:
    assert at().refused(Bet("ana", "main", 100, layout=2)) == ("layout_must_exist", "art3.1")
