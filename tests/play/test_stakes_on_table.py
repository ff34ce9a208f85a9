"""Stakes that a record brings from earlier rounds."""

from typing import Any

import pytest

from banca.law import RecordError
from banca.money import Position, Stake, plain_stakes
from banca.play.stakes_on_table import read_stakes, stakes_schema

ANA = {"player": "ana", "bet": "come", "stake": 100}


def test_stakes_are_read_and_written_alike() -> None:
    said = [ANA, ANA | {"selection": 9}, ANA | {"layout": 2, "place": 3}, ANA | {"selection": [1, 2]}]
    stakes = read_stakes(said, "stakes")
    assert stakes[0] == Stake(Position("ana", "come"), 100)
    assert stakes[2].position == Position("ana", "come", None, 2, 3)
    assert stakes[3].position.selection == (1, 2)
    assert read_stakes(plain_stakes(stakes), "stakes") == stakes


@pytest.mark.parametrize(("said", "says"), [
    ({}, '"stakes" lists stakes'),
    ([5], "5 has not"),
    ([{"player": "ana", "bet": "come"}], "has a player, a bet and a stake"),
    ([ANA | {"colour": "red"}], "has no 'colour': it has player, bet, stake, selection, layout, place"),
    ([ANA | {"stake": 1.5}], "must be whole minor units, from 1 to 10^15, not 1.5"),
    ([ANA | {"place": 0}], "must be a whole number from 1 to a million, not 0"),
    ([ANA, ANA], "they are one stake"),
])  # fmt: skip
def test_what_makes_no_sense_gets_one_line(said: Any, says: str) -> None:
    with pytest.raises(RecordError) as error:
        read_stakes(said, "stakes")
    assert says in str(error.value)


def test_their_schema_names_the_bets() -> None:
    schema = stakes_schema(("come",), selection={"enum": [4]})
    assert schema["items"]["properties"]["bet"] == {"enum": ["come"]}
    assert schema["items"]["properties"]["selection"] == {"enum": [4]}
