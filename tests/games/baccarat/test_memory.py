"""What a table of baccarat remembers, and how it stands in a record."""

import json
from typing import Any

import jsonschema
import pytest

from banca.games import game_of, settle
from banca.games.baccarat.shoe import NEW_TABLE, RESULTS_MOST, SCHEMA, UNDER_WAY, RoundResult, Shoe, ended, read, write
from banca.law import RecordError, Refused, option_set
from banca.money import Position, Stake
from banca.play.schema import record_schema
from banca.play.setting import Setting
from tests.games.baccarat.at_baccarat import AtBaccarat

FULL = Shoe(
    packs=8,
    seen=("Ah", "Td", "Ah"),
    unseen=9,
    rounds_left=2,
    used_up=True,
    unfit=True,
    demonstrations=3,
    results=(RoundResult("player"), RoundResult("tie", player_pair=True, banker_pair=True, natural=True)),
    carried=(
        Stake(Position("ana", "player", None, 1, 3), 100),
        Stake(Position("bo", "banker", None, 2, None), 50),
    ),
    seats=((3, "ana"), (11, "陳")),
)


def in_box(player: str, place: int) -> dict[str, Any]:
    return {"player": player, "bet": "player", "stake": 100, "place": place}


@pytest.mark.parametrize("shoe", [FULL, NEW_TABLE, UNDER_WAY, Shoe(6), Shoe(12, seen=("Kh",) * 12)])
def test_what_is_written_is_read_again(shoe: Shoe) -> None:
    said = json.loads(json.dumps(write(shoe)))
    jsonschema.validate(said, dict(SCHEMA))
    assert read(said) == shoe


def test_a_record_holds_only_what_differs_from_a_shoe_of_which_nothing_is_known() -> None:
    assert write(UNDER_WAY) == {}
    assert write(NEW_TABLE) == {"used_up": True}
    assert write(FULL)["carried"] == [
        {"player": "ana", "bet": "player", "stake": 100, "place": 3},
        {"player": "bo", "bet": "banker", "stake": 50, "layout": 2},
    ]
    assert write(FULL)["results"][0] == {"winner": "player"}
    assert write(FULL)["seats"] == {"3": "ana", "11": "陳"}


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ([], '"shoe" is an object of packs, seen'),
        ({"cards": 3}, '"shoe" is an object of packs, seen'),
        ({"packs": 5}, '"packs" are 6 to 12, or unknown, not 5'),
        ({"packs": True}, '"packs" are 6 to 12'),
        ({"packs": "6"}, '"packs" are 6 to 12'),
        ({"seen": "Ah"}, '"seen" lists the cards'),
        ({"seen": ["Ah", "joker"]}, '"seen" lists the cards'),
        ({"seen": [3]}, '"seen" lists the cards'),
        ({"unseen": -1}, '"unseen" is how many cards were burnt, not -1'),
        ({"unseen": 625}, '"unseen" is how many'),
        ({"rounds_left": 0}, '"rounds_left" is 1 or 2'),
        ({"rounds_left": 3}, '"rounds_left" is 1 or 2'),
        ({"used_up": 1}, '"used_up" and "unfit" are true or false'),
        ({"unfit": "no"}, '"used_up" and "unfit" are true or false'),
        ({"demonstrations": 4}, '"demonstrations" are 0 to 3, not 4'),
        ({"results": {}}, '"results" are objects of a winner'),
        ({"results": ["player"]}, '"results" are objects of a winner'),
        ({"results": [{"winner": "house"}]}, '"results" are objects of a winner'),
        ({"results": [{"winner": ["tie"]}]}, '"results" are objects of a winner'),
        ({"results": [{"winner": "tie", "natural": 1}]}, '"results" are objects of a winner'),
        ({"results": [{"winner": "tie", "colour": True}]}, '"results" are objects of a winner'),
        ({"carried": {}}, '"carried" lists stakes'),
        ({"carried": ["ana"]}, 'a stake in "carried" has a player'),
        ({"carried": [{"player": "ana", "bet": "player"}]}, 'a stake in "carried" has a player'),
        ({"carried": [{"player": "ana", "bet": "player", "stake": 1, "odds": 8}]}, "has no 'odds'"),
        ({"carried": [{"player": "ana", "bet": "player", "stake": 1, "place": 0}]}, "place of a stake"),
        ({"carried": [{"player": "ana", "bet": "tie", "stake": 1}]}, "stakes stand after a tie on player and banker"),
        ({"carried": [{"player": "ana", "bet": "player", "stake": 1, "layout": 3}]}, "stakes stand after a tie on"),
        ({"carried": [{"player": "ana", "bet": "player", "stake": 1}] * 2}, "they are one stake"),
        ({"seats": ["ana"]}, '"seats" names who sits where'),
        ({"seats": {"0": "ana"}}, '"seats" names who sits where'),
        ({"seats": {"a": "ana"}}, '"seats" names who sits where'),
        ({"seats": {"1": ""}}, '"seats" names who sits where'),
        ({"seats": {"1": "ana", "2": "ana"}}, '"seats" names who sits where'),
        (
            {"carried": [in_box("ana", 3)], "seats": {"3": "bo"}},
            "stake of ana on player stands in box 3, which is bo's",
        ),
        ({"carried": [in_box("ana", 3), in_box("bo", 3)]}, "stake of bo on player stands in box 3, which is ana's"),
        ({"carried": [in_box("ana", 3)], "seats": {"5": "ana"}}, "stands in box 3, and ana sits at another seat"),
        ({"carried": [in_box("ana", 3), in_box("ana", 4)]}, "stands in box 4, and ana sits at another seat"),
        ({"packs": 6, "seen": ["Ah"] * 7}, "more cards came out than the 6 packs of the shoe hold"),
        ({"packs": 6, "unseen": 313}, "more cards came out than the 6 packs of the shoe hold"),
    ],
)
def test_a_shoe_that_makes_no_sense_is_an_error_of_one_line(said: Any, says: str) -> None:
    with pytest.raises(RecordError, match=says) as error:
        read(said)
    assert "\n" not in str(error.value)
    record = {"banca": 1, "edition": "baccarat-55-2004", "table": {"shoe": said}, "acts": []}
    with pytest.raises(RecordError, match=says):
        settle(record)


def test_whoever_has_a_stake_in_a_box_sits_there() -> None:
    assert read({"carried": [in_box("bo", 5)], "seats": {"2": "ana"}}).seats == ((2, "ana"), (5, "bo"))


def test_a_shoe_that_does_not_fit_the_table_is_an_error() -> None:
    with pytest.raises(Refused, match=r'"seen" holds a card more often than the 6 packs do \[.*, 55/2004 art\. 1\(1\)'):
        AtBaccarat({"decks": 6}, Shoe(seen=("Ah",) * 7))
    assert AtBaccarat({"decks": 7}, Shoe(seen=("Ah",) * 7)).state.stage == "betting"


def test_a_shoe_of_other_packs_is_prepared_anew() -> None:
    assert AtBaccarat({"decks": 8}, Shoe(6)).state.stage == "shuffle"
    assert AtBaccarat({"decks": 8}, Shoe(8)).state.stage == "betting"


def test_a_new_table_says_so_in_its_record() -> None:
    game = game_of("baccarat-55-2004")
    assert game.opening(Setting(option_set(game.edition))).setting.memory == NEW_TABLE


def test_the_results_of_a_machine_do_not_grow_without_end() -> None:
    setting = AtBaccarat({"dealing-device": "shuffler-dealer"}).setting
    shoe = Shoe(6)
    for _ in range(RESULTS_MOST + 5):
        shoe = ended(shoe, RoundResult("tie"), setting, empty=False)
    assert len(shoe.results) == RESULTS_MOST == 12 * 52 // 4


def test_the_schema_of_records_holds_the_shoe() -> None:
    game = game_of("baccarat-55-2004")
    record = {"banca": 1, "edition": "baccarat-55-2004", "table": {"shoe": write(FULL)}, "acts": [{"act": "shuffle"}]}
    jsonschema.validate(record, record_schema([game]))
