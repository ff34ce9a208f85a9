"""How a shoe stands in a record, as `shoe` of its `table`: all that differs from one of which nothing is known."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from banca.games.shoe.state import Seats, Shoe
from banca.law import RecordError
from banca.law.numbers import shown
from banca.material.cards import NUMBER_OF, PACK, Card
from banca.play.fields import COUNT_MOST, NAME

CARDS_SCHEMA: Mapping[str, Any] = {"type": "array", "items": {"enum": list(PACK)}}
FLAG_SCHEMA: Mapping[str, Any] = {"type": "boolean"}
SEATS_SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "patternProperties": {"^[1-9][0-9]*$": {"type": "string"}},
}


def schema_of(properties: Mapping[str, Any]) -> Mapping[str, Any]:
    return {"type": "object", "additionalProperties": False, "properties": properties}


def number_or_unknown(least: int, most: int) -> Mapping[str, Any]:
    return {"anyOf": [{"type": "integer", "minimum": least, "maximum": most}, {"type": "null"}]}


def check_names(said: Any, properties: Mapping[str, Any]) -> None:
    if not isinstance(said, Mapping) or any(key not in properties for key in said):
        raise RecordError(f'"shoe" is an object of {", ".join(properties)}')


def read_cards(said: Any) -> tuple[Card, ...]:
    if not isinstance(said, list) or not all(isinstance(card, str) and card in NUMBER_OF for card in said):
        raise RecordError('"seen" lists the cards that came out, as in ["Ah", "Td"]')
    return tuple(said)


def read_seats(said: Any, who: str) -> Seats:
    fits = isinstance(said, Mapping) and all(_is_seat(seat, player) for seat, player in said.items())
    if not fits or len(set(said.values())) < len(said):
        raise RecordError(f'"seats" names who sits where, each {who} once, as in {{"3": "ana"}}')
    return tuple(sorted((int(seat), player) for seat, player in said.items()))


def _is_seat(seat: Any, player: Any) -> bool:
    number = isinstance(seat, str) and seat.isascii() and seat.isdecimal() and seat == seat.lstrip("0")
    return number and len(seat) < len(str(COUNT_MOST)) and is_name(player)


def is_name(player: Any) -> bool:
    return NAME.accepts(player)


def is_within(value: Any, least: int, most: int = COUNT_MOST) -> bool:
    return type(value) is int and least <= value <= most


def check_packs(packs: Any, least: int, most: int) -> None:
    if packs is not None and not is_within(packs, least, most):
        raise RecordError(f'"packs" are {least} to {most}, or unknown, not {shown(packs)}')


def holds_too_many(shoe: Shoe) -> bool:
    """More cards came out than were shuffled, or one of them more often."""
    if shoe.packs is None:
        return False
    return max(Counter(shoe.seen).values(), default=0) > shoe.packs or shoe.left(shoe.packs) < 0


def write(shoe: Shoe, unknown: Shoe, properties: Mapping[str, Any], plain: Mapping[str, Any]) -> dict[str, Any]:
    """What differs from an unknown shoe, in the order of the schema; `plain` has what is not plain data in itself."""
    known = {f.name for f in fields(shoe) if getattr(shoe, f.name) != getattr(unknown, f.name)}
    said = {**plain, "seen": list(shoe.seen), "seats": {str(seat): player for seat, player in shoe.seats}}
    return {name: said.get(name, getattr(shoe, name)) for name in properties if name in known}
