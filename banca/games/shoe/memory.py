"""How a record writes a shoe (`shoe` in `table`): only what differs from an unknown shoe."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from banca.games.shoe.state import Seats, Shoe
from banca.law import RecordError
from banca.law.numbers import shown
from banca.material.cards import NUMBER_OF, PACK, Card
from banca.messages.errors import Listed
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


def check_names(raw: Any, properties: Mapping[str, Any]) -> None:
    if not isinstance(raw, Mapping) or any(key not in properties for key in raw):
        raise RecordError("shoe-record-object", properties=Listed(*properties))


def read_cards(raw: Any) -> tuple[Card, ...]:
    if not isinstance(raw, list) or not all(isinstance(card, str) and card in NUMBER_OF for card in raw):
        raise RecordError("shoe-record-seen")
    return tuple(raw)


def read_seats(raw: Any, who: str) -> Seats:
    fits = isinstance(raw, Mapping) and all(_is_seat(seat, player) for seat, player in raw.items())
    if not fits or len(set(raw.values())) < len(raw):
        raise RecordError("shoe-record-seats", who=who)
    return tuple(sorted((int(seat), player) for seat, player in raw.items()))


def _is_seat(seat: Any, player: Any) -> bool:
    number = isinstance(seat, str) and seat.isascii() and seat.isdecimal() and seat == seat.lstrip("0")
    return number and len(seat) < len(str(COUNT_MOST)) and is_name(player)


def is_name(player: Any) -> bool:
    return NAME.accepts(player)


def is_within(value: Any, least: int, most: int = COUNT_MOST) -> bool:
    return type(value) is int and least <= value <= most


def check_packs(packs: Any, least: int, most: int) -> None:
    if packs is not None and not is_within(packs, least, most):
        raise RecordError("shoe-record-packs", least=least, most=most, packs=shown(packs))


def holds_too_many(shoe: Shoe) -> bool:
    """Whether more cards came out than were shuffled, or one of them too often."""
    if shoe.packs is None:
        return False
    return max(Counter(shoe.seen).values(), default=0) > shoe.packs or shoe.left(shoe.packs) < 0


def write(shoe: Shoe, unknown: Shoe, properties: Mapping[str, Any], plain: Mapping[str, Any]) -> dict[str, Any]:
    """What differs from an unknown shoe, in the order of the schema; `plain` has the values that need conversion."""
    known = {f.name for f in fields(shoe) if getattr(shoe, f.name) != getattr(unknown, f.name)}
    said = {**plain, "seen": list(shoe.seen), "seats": {str(seat): player for seat, player in shoe.seats}}
    return {name: said.get(name, getattr(shoe, name)) for name in properties if name in known}
