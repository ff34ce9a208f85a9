"""Fields that declare what they may hold: reading, writing and the schema follow from their types."""

from dataclasses import dataclass
from typing import Any

import pytest

from banca.law import RecordError
from banca.play.fields import (
    FACES,
    NAME,
    LayoutNumber,
    ListOf,
    MinorUnits,
    Name,
    PositiveInt,
    SelectionValue,
    fields_of,
    object_schema,
    read_fields,
    write_fields,
)


@dataclass(frozen=True, slots=True)
class Ticket:
    holder: Name
    price: MinorUnits
    faces: ListOf[int]
    place: PositiveInt | None = None
    chosen: SelectionValue = None
    layout: LayoutNumber = 1


@dataclass(frozen=True, slots=True)
class Bulk(Ticket):
    copies: PositiveInt = 2


TICKET = {"holder": "ana", "price": 5, "faces": [1, 2]}


def test_a_field_carries_its_type_its_default_and_whether_it_may_be_null() -> None:
    declared = fields_of(Ticket)
    assert [name for name, field in declared.items() if field.required] == ["holder", "price", "faces"]
    assert [name for name, field in declared.items() if field.nullable] == ["place"]
    assert declared["holder"].type is NAME
    assert declared["faces"].type is FACES
    assert list(fields_of(Bulk)) == [*declared, "copies"]


@pytest.mark.parametrize(
    ("data", "ticket"),
    [
        (TICKET, Ticket("ana", 5, (1, 2))),
        (TICKET | {"place": None}, Ticket("ana", 5, (1, 2))),
        (TICKET | {"place": 3, "chosen": [4, "a"], "layout": 2}, Ticket("ana", 5, (1, 2), 3, (4, "a"), 2)),
    ],
)
def test_what_is_read_is_written_again_without_what_can_be_left_out(data: dict[str, Any], ticket: Ticket) -> None:
    assert read_fields(Ticket, data, "a ticket") == ticket
    assert write_fields(ticket) == {name: value for name, value in data.items() if value is not None}


def test_a_default_is_written_unless_its_type_leaves_it_out() -> None:
    assert write_fields(Bulk("ana", 5, ())) == {"holder": "ana", "price": 5, "faces": [], "copies": 2}


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"holder": "ana"}, "a ticket needs 'price': whole minor units, from 1 to 10^15"),
        (TICKET | {"row": 1}, "a ticket takes no 'row': it takes holder, price, faces, place, chosen, layout"),
        (TICKET | {"price": True}, "price of a ticket must be whole minor units, from 1 to 10^15, not True"),
        (TICKET | {"layout": None}, "layout of a ticket must be a whole number from 1 to a million, not None"),
        (TICKET | {"place": 1.0}, "place of a ticket must be a whole number from 1 to a million, not 1.0"),
    ],
)
def test_an_error_names_the_field_and_what_it_must_be(data: dict[str, Any], says: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_fields(Ticket, data, "a ticket")
    assert str(caught.value) == says


def test_the_schema_has_the_same_bounds() -> None:
    schema = object_schema(Ticket, kind={"const": "ticket"})
    assert schema["required"] == ["kind", "holder", "price", "faces"]
    assert schema["additionalProperties"] is False
    assert schema["properties"]["price"] == {"type": "integer", "minimum": 1, "maximum": 10**15}
    assert schema["properties"]["place"] == {
        "anyOf": [{"type": "integer", "minimum": 1, "maximum": 10**6}, {"type": "null"}]
    }
