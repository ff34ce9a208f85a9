"""What each edition fixes and each option changes; where the editions have their rules.

Terms prove no clause by themselves: what follows from them at the table is tested article by article.
"""

from fractions import Fraction
from typing import Any

import pytest

from banca.games.blackjack.law import CLAUSES, EDITION_2000, EDITION_2004, EDITIONS, clause
from banca.law import LawError, OptionError
from tests.games.blackjack import in_2004, setting, terms


@pytest.mark.parametrize("law", EDITIONS, ids=lambda law: law.number)
def test_every_clause_of_the_annex_has_its_topic_and_no_topic_a_clause_of_its_own_making(law: Any) -> None:
    named = {where[EDITIONS.index(law)] for where in CLAUSES.values()} - {None}
    annex = {id_ for id_ in law.clauses if id_.startswith("art")}
    assert named == annex


def test_a_rule_that_an_edition_does_not_have() -> None:
    assert clause(EDITION_2000, "insurance") == "art8.s1"
    assert clause(EDITION_2004, "insurance") == "art12.1"
    assert terms(EDITION_2004).at("limited-loss") == "art10.7"
    with pytest.raises(LawError, match=r"^blackjack-141-2000 has no rule on limited-loss$"):
        terms(EDITION_2000).at("limited-loss")
    with pytest.raises(LawError, match=r"^blackjack-56-2004 has no rule on keeping-place$"):
        clause(EDITION_2004, "keeping-place")


def differs(law: Any, **chosen: Any) -> dict[str, Any]:
    """The terms that these options change."""
    usual, found = terms(law), terms(law, **chosen)
    return {name: getattr(found, name) for name in found.__slots__ if getattr(found, name) != getattr(usual, name)}


def test_what_141_2000_fixes_with_one_deck() -> None:
    found = terms(EDITION_2000)
    assert (found.decks, found.device, found.places, found.white_cards, found.marker_depth) == (1, "box", 6, 1, None)
    assert (found.opening_burn, found.burn_at_start, found.burn_before_second) == (1, False, False)
    assert (found.exposed_first_valid, found.face_up, found.undue_unseen_valid) == (False, False, False)
    assert (found.player_freedom, found.spoken_decision, found.stops_at_21, found.announces) == (
        True, True, False, False,
    )  # fmt: skip
    assert (found.doubled_loss, found.insurance_limit, found.additional) == ("whole", Fraction(1, 2), frozenset())
    assert found.special_prizes
    assert found.five_cards
    assert (found.split_by, found.resplit, found.most_hands, found.ace_hands) == ("points", False, 2, 2)
    assert (found.double_on, found.double_split_hands) == ("eleven", False)
    assert (found.seating, found.places_per_player, found.keeps_place) == ("occupants", 1, True)
    assert (found.decider, found.most_bettors, found.shuffles) == ("highest", None, "at-marker")


@pytest.mark.parametrize(
    ("chosen", "changes"),
    [
        (
            {"decks": 6},
            {
                "decks": 6, "device": "shoe", "white_cards": 2, "marker_depth": 30, "opening_burn": 6,
                "burn_at_start": True, "burn_before_second": True, "places_per_player": None,
            },
        ),
        (
            {"card_handling": "shuffling-machine"},
            {"device": "machine", "white_cards": 0, "burn_at_start": True, "burn_before_second": True},
        ),
        (
            {"decks": 4, "card_handling": "shuffling-machine", "second_white_card_depth": 60},
            {
                "decks": 4, "device": "machine", "white_cards": 0, "opening_burn": 4,
                "burn_at_start": True, "burn_before_second": True, "places_per_player": None,
            },
        ),
        ({"places": 7, "discretionary_shuffle": "any-round"}, {"places": 7, "shuffles": "any-round"}),
    ],
)  # fmt: skip
def test_what_the_options_of_141_2000_change(chosen: dict[str, Any], changes: dict[str, Any]) -> None:
    assert differs(EDITION_2000, **chosen) == changes


def test_what_56_2004_fixes_with_the_first_of_each_option() -> None:
    found = terms(EDITION_2004)
    assert (found.decks, found.device, found.places, found.white_cards, found.marker_depth) == (1, "box", 6, 1, None)
    assert (found.opening_burn, found.burn_at_start, found.burn_before_second) == (1, False, False)
    assert (found.exposed_first_valid, found.face_up, found.undue_unseen_valid) == (False, False, False)
    assert (found.player_freedom, found.spoken_decision, found.stops_at_21, found.announces) == (True,) * 4
    assert (found.doubled_loss, found.insurance_limit, set(found.additional)) == ("whole", Fraction(1, 2), {"any-pair"})
    assert found.special_prizes
    assert found.five_cards
    assert (found.split_by, found.resplit, found.most_hands, found.ace_hands) == ("rank", True, 4, 2)
    assert (found.double_on, found.double_split_hands) == ("first-two", True)
    assert (found.seating, found.places_per_player, found.keeps_place) == ("free", None, False)
    assert (found.decider, found.most_bettors, found.shuffles) == ("seated", None, "at-marker")


SHOE = {"decks": 6, "device": "shoe", "white_cards": 2, "marker_depth": 30, "opening_burn": 6, "burn_at_start": True}


@pytest.mark.parametrize(
    ("chosen", "changes"),
    [
        ({"places": 9}, {"places": 9}),
        ({"decks": 6, "dealing_device": "shoe"}, SHOE),
        (
            {"decks": 6, "dealing_device": "shoe", "second_white_card_depth": 52, "opening_burn": "one-card"},
            {name: value for name, value in SHOE.items() if name != "opening_burn"} | {"marker_depth": 52},
        ),
        ({"dealing_device": "shoe"}, {"device": "shoe", "burn_at_start": True}),
        (
            {"dealing_device": "automatic-shuffler", "shuffle_method": "by-machine"},
            {"device": "machine", "white_cards": 0, "burn_at_start": True},
        ),
        ({"dealing_device": "shoe", "round_burn": "none"}, {"device": "shoe"}),
        (
            {"dealing_device": "shoe", "round_burn": "round-start-and-second-card"},
            {"device": "shoe", "burn_at_start": True, "burn_before_second": True},
        ),
        ({"round_burn": "round-start-and-second-card"}, {}),
        ({"discretionary_shuffle": "any-round"}, {"shuffles": "any-round"}),
        ({"places_per_player": 2}, {"places_per_player": 2}),
        ({"exposed_first_card": "valid"}, {"exposed_first_valid": True}),
        ({"deal_procedure": "second"}, {"face_up": True}),
        ({"undue_bank_card_unseen": "valid"}, {"undue_unseen_valid": True}),
        ({"doubled_loss_to_bank_blackjack": "initial-stake-only"}, {"doubled_loss": "initial"}),
        ({"insurance_limit": "full"}, {"insurance_limit": Fraction(1)}),
        ({"insurance_limit": "3/4"}, {"insurance_limit": Fraction(3, 4)}),
        ({"additional_bets": "none"}, {"additional": frozenset()}),
        ({"additional_bets": "sevens,over-under-13"}, {"additional": {"sevens", "over-13", "under-13"}}),
        ({"special_prizes": "not-offered"}, {"special_prizes": False}),
        ({"five_cards": "not-offered"}, {"five_cards": False}),
        ({"max_split_hands": 8}, {}),
        (
            {"max_split_hands": 8, "decks": 2},
            SHOE | {"most_hands": 8, "decks": 2, "opening_burn": 2},
        ),
        ({"ace_splits": "several"}, {"ace_hands": 4}),
        ({"resplit": "not-allowed"}, {"resplit": False, "most_hands": 2}),
        ({"double_rule": "eleven-only"}, {"double_on": "eleven", "double_split_hands": False}),
        ({"shared_place": "at-most-three"}, {"decider": "at-most-three", "most_bettors": 3}),
        (
            {"shared_place": "at-most-three", "bettors_per_place": 2},
            {"decider": "at-most-three", "most_bettors": 2},
        ),
        ({"shared_place": "highest-stake-decides", "bettors_per_place": 2}, {"decider": "highest"}),
        (
            {"drawing_procedures": "bank-rule,player-freedom,spoken-final-decision"},
            {"stops_at_21": False, "announces": False},
        ),
        (
            {"drawing_procedures": "bank-rule,stop-rules,bank-announces"},
            {"player_freedom": False, "spoken_decision": False},
        ),
    ],
)
def test_what_the_options_of_56_2004_change(chosen: dict[str, Any], changes: dict[str, Any]) -> None:
    assert differs(EDITION_2004, **chosen) == changes


@in_2004("art12.1")
@pytest.mark.parametrize("limit", ["1/4", "5/4"])
def test_12_1_no_limit_of_insurance_below_half_or_above_the_whole(limit: str) -> None:
    with pytest.raises(OptionError):
        setting(EDITION_2004, insurance_limit=limit)
