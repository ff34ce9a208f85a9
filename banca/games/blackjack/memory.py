"""How the shoe stands in a record, as `shoe` of its `table`: all that differs from one of which nothing is known."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, get_args

from banca.games.blackjack.law import EDITION_2004
from banca.games.blackjack.shoe import UNDER_WAY, Seats, Shoe
from banca.games.blackjack.terms import Device, counted
from banca.law import RecordError
from banca.law.numbers import shown
from banca.law.options import DECKS_MOST
from banca.material.cards import NUMBER_OF, PACK, Card
from banca.play.fields import COUNT_MOST, NAME
from banca.play.game import Memory

DEVICES: tuple[Device, ...] = get_args(Device)
_DEPTHS = EDITION_2004.options["second-white-card-depth"].number
LEAST_DEPTH = int(_DEPTHS.least) if _DEPTHS else 1
NUMBERS = ("unseen", "rounds")
FLAGS = ("marker_out", "used_up", "unfit")

SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "packs": {"anyOf": [{"type": "integer", "minimum": 1, "maximum": DECKS_MOST}, {"type": "null"}]},
        "device": {"enum": [None, *DEVICES]},
        "seen": {"type": "array", "items": {"enum": list(PACK)}},
        **{number: {"type": "integer", "minimum": 0, "maximum": COUNT_MOST} for number in NUMBERS},
        "depth": {"anyOf": [{"type": "integer", "minimum": LEAST_DEPTH, "maximum": COUNT_MOST}, {"type": "null"}]},
        **{flag: {"type": "boolean"} for flag in FLAGS},
        "seats": {
            "type": "object",
            "additionalProperties": False,
            "patternProperties": {"^[1-9][0-9]*$": {"type": "string"}},
        },
        "standing": {"type": "array", "items": {"type": "string"}},
    },
}


def read(said: Any) -> Shoe:
    if not isinstance(said, Mapping) or any(key not in SCHEMA["properties"] for key in said):
        raise RecordError(f'"shoe" is an object of {", ".join(f.name for f in fields(Shoe))}')
    shoe = Shoe(
        packs=said.get("packs"),
        device=said.get("device"),
        seen=_cards(said.get("seen", [])),
        unseen=said.get("unseen", UNDER_WAY.unseen),
        rounds=said.get("rounds", UNDER_WAY.rounds),
        depth=said.get("depth"),
        marker_out=said.get("marker_out", False),
        used_up=said.get("used_up", False),
        unfit=said.get("unfit", False),
        seats=_seats(said.get("seats", {})),
        standing=_standing(said.get("standing", [])),
    )
    _check(shoe)
    return shoe


def _check(shoe: Shoe) -> None:
    if shoe.packs is not None and not _within(shoe.packs, 1, DECKS_MOST):
        raise RecordError(f'"packs" are 1 to {DECKS_MOST}, or unknown, not {shown(shoe.packs)}')
    if shoe.depth is not None and not _within(shoe.depth, LEAST_DEPTH):
        raise RecordError(f'"depth" is {LEAST_DEPTH} to {COUNT_MOST} cards, or as adopted, not {shown(shoe.depth)}')
    if shoe.device not in (None, *DEVICES):
        raise RecordError(f'"device" is {", ".join(DEVICES)} or unknown, not {shown(shoe.device)}')
    for name in NUMBERS:
        if not _within(getattr(shoe, name), 0):
            raise RecordError(f'"{name}" is a whole number from 0 to {COUNT_MOST}, not {shown(getattr(shoe, name))}')
    if any(not isinstance(getattr(shoe, flag), bool) for flag in FLAGS):
        raise RecordError(f'"{FLAGS[0]}", "{FLAGS[1]}" and "{FLAGS[2]}" are true or false')
    too_often = shoe.packs is not None and max(Counter(shoe.seen).values(), default=0) > shoe.packs
    if too_often or (shoe.packs is not None and shoe.left(shoe.packs) < 0):
        raise RecordError(f"more cards came out than there are in {counted(shoe.packs or 0, 'pack')}")
    if set(shoe.standing) & {player for _, player in shoe.seats}:
        raise RecordError('"standing" names somebody who has one of the "seats"')


def _within(value: Any, least: int, most: int = COUNT_MOST) -> bool:
    return type(value) is int and least <= value <= most


def _cards(said: Any) -> tuple[Card, ...]:
    if not isinstance(said, list) or not all(isinstance(card, str) and card in NUMBER_OF for card in said):
        raise RecordError('"seen" lists the cards that came out, as in ["Ah", "Td"]')
    return tuple(said)


def _seats(said: Any) -> Seats:
    fits = isinstance(said, Mapping) and all(_is_seat(seat, player) for seat, player in said.items())
    if not fits or len(set(said.values())) < len(said):
        raise RecordError('"seats" names who sits where, each player once, as in {"3": "ana"}')
    return tuple(sorted((int(seat), player) for seat, player in said.items()))


def _is_seat(seat: Any, player: Any) -> bool:
    number = isinstance(seat, str) and seat.isascii() and seat.isdecimal() and seat == seat.lstrip("0")
    return number and len(seat) < len(str(COUNT_MOST)) and NAME.accepts(player)


def _standing(said: Any) -> tuple[str, ...]:
    if not isinstance(said, list) or not all(NAME.accepts(player) for player in said):
        raise RecordError('"standing" lists those who bet without a seat, as in ["ana"]')
    return tuple(said)


def write(shoe: Shoe) -> dict[str, Any]:
    said = {f.name: getattr(shoe, f.name) for f in fields(shoe)}
    told = {name: value for name, value in said.items() if value != getattr(UNDER_WAY, name)}
    plain: dict[str, Any] = {
        "seen": list(shoe.seen),
        "seats": {str(seat): player for seat, player in shoe.seats},
        "standing": list(shoe.standing),
    }
    return {name: plain.get(name, value) for name, value in told.items()}


SHOE = Memory("shoe", SCHEMA, read, write, UNDER_WAY)
