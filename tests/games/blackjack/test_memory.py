"""What a table of blackjack remembers, and how it stands in a record."""

import json
from typing import Any

import jsonschema
import pytest

from banca.games import settle
from banca.games.blackjack.shoe import NEW_TABLE, SCHEMA, UNDER_WAY, Shoe, read, write
from banca.law import RecordError, Refused
from tests.games.blackjack.at_blackjack import (
    BOX,
    MACHINE,
    OLD,
    SHOE,
    AtBlackjack,
    both_editions,
    say_in_every_language,
)

FULL = Shoe(
    packs=6,
    device="shoe",
    seen=("Ah", "Td", "Ah"),
    unseen=9,
    rounds=3,
    depth=75,
    marker_out=True,
    used_up=True,
    unfit=True,
    seats=((3, "ana"), (5, "陳")),
    standing=("bo",),
)


@pytest.mark.parametrize("shoe", [FULL, NEW_TABLE, UNDER_WAY, Shoe(6), Shoe(1, device="box", seen=("Kh",), rounds=0)])
def test_what_is_written_is_read_again(shoe: Shoe) -> None:
    said = json.loads(json.dumps(write(shoe)))
    jsonschema.validate(said, dict(SCHEMA))
    assert read(said) == shoe


def test_a_record_holds_only_what_differs_from_a_shoe_of_which_nothing_is_known() -> None:
    assert write(UNDER_WAY) == {}
    assert write(NEW_TABLE) == {"rounds": 0, "used_up": True}
    assert write(FULL)["seats"] == {"3": "ana", "5": "陳"}


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ([], '"shoe" is an object of packs, device'),
        ({"cards": 3}, '"shoe" is an object of packs, device'),
        ({"packs": 0}, '"packs" are 1 to 200'),
        ({"packs": True}, '"packs" are 1 to 200'),
        ({"packs": "6"}, '"packs" are 1 to 200'),
        ({"device": "hand"}, '"device" is box, shoe, machine or unknown'),
        ({"seen": "Ah"}, '"seen" lists the cards'),
        ({"seen": ["Ah", "joker"]}, '"seen" lists the cards'),
        ({"seen": [3]}, '"seen" lists the cards'),
        ({"unseen": -1}, '"unseen" is a whole number from 0 to 1000000'),
        ({"rounds": -1}, '"rounds" is a whole number from 0 to 1000000'),
        ({"rounds": 1.5}, '"rounds" is a whole number from 0 to 1000000'),
        ({"rounds": 10**6 + 1}, '"rounds" is a whole number from 0 to 1000000'),
        ({"depth": 29}, '"depth" is 30 to 1000000 cards, or as adopted'),
        ({"depth": "30"}, '"depth" is 30 to 1000000 cards, or as adopted'),
        ({"used_up": 1}, '"used_up" and "unfit" are true or false'),
        ({"marker_out": "no"}, '"used_up" and "unfit" are true or false'),
        ({"seats": ["ana"]}, '"seats" names who sits where'),
        ({"seats": {"0": "ana"}}, '"seats" names who sits where'),
        ({"seats": {"a": "ana"}}, '"seats" names who sits where'),
        ({"seats": {"1": ""}}, '"seats" names who sits where'),
        ({"seats": {"1": "ana", "2": "ana"}}, '"seats" names who sits where'),
        ({"standing": "ana"}, '"standing" lists those who bet without a seat'),
        ({"standing": [3]}, '"standing" lists those who bet without a seat'),
        ({"seats": {"1": "ana"}, "standing": ["ana"]}, '"standing" names somebody who has one of the "seats"'),
        ({"packs": 1, "seen": ["Ah", "Ah"]}, "more cards came out than there are in 1 pack"),
        ({"packs": 1, "unseen": 53}, "more cards came out than there are in 1 pack"),
    ],
)
@both_editions
def test_a_shoe_that_makes_no_sense_is_an_error_of_one_line(slug: str, said: Any, says: str) -> None:
    with pytest.raises(RecordError, match=says) as error:
        settle({"banca": 1, "edition": slug, "table": {"shoe": said}, "acts": []})
    say_in_every_language(error.value)


@both_editions
def test_a_shoe_that_does_not_fit_the_table_is_refused(slug: str) -> None:
    with pytest.raises(Refused, match=r'"seen" holds a card more often than it is in 6 decks \[card_must_be_left'):
        AtBlackjack(slug, shoe=Shoe(seen=("Ah",) * 7))
    assert AtBlackjack(slug, shoe=Shoe(seen=("Ah",) * 6)).state.stage == "betting"
    with pytest.raises(Refused, match=r'"seats" name place 7: at this table they are 1 to 6 \[place_must_exist'):
        AtBlackjack(slug, shoe=Shoe(seats=((7, "ana"),)))


@both_editions
def test_other_packs_or_another_device_are_prepared_anew(slug: str) -> None:
    assert AtBlackjack(slug, SHOE[slug], shoe=Shoe(8, device="shoe", unseen=20)).state.stage == "shuffle"
    assert AtBlackjack(slug, SHOE[slug], shoe=Shoe(6, device="machine")).state.stage == "shuffle"
    assert AtBlackjack(slug, SHOE[slug], shoe=Shoe(6, device="shoe", unseen=20)).state.stage == "betting"
    assert AtBlackjack(slug, MACHINE[slug], shoe=Shoe(6, device="shoe", unseen=20)).state.stage == "load"


def test_a_deck_of_which_nothing_is_known_is_ready_for_its_one_round() -> None:
    assert AtBlackjack(OLD, BOX[OLD]).state.shoe == Shoe(rounds=0, unseen=1)
