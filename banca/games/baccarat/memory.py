"""How the shoe stands in a record, as `shoe` of its `table`: all that differs from a shoe of which nothing is known."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from banca.games.baccarat.drawing import EDITION, SIDES
from banca.games.baccarat.roads import COLOUR, RoundResult
from banca.games.baccarat.shoe import UNDER_WAY, Seats, Shoe
from banca.law import RecordError
from banca.law.numbers import shown
from banca.material.cards import NUMBER_OF, PACK, Card
from banca.money import Stakes, plain_stakes
from banca.play.fields import NAME
from banca.play.game import Memory
from banca.play.stakes_on_table import read_stakes, stakes_schema

LAST_ROUNDS = (1, 2)  # art3.1: this round, or one more
FLAGS = tuple(f.name for f in fields(RoundResult) if f.name != "winner")


def _bounds(option: str) -> tuple[int, int]:
    number = EDITION.options[option].number
    return (int(number.least), int(number.most or 0)) if number else (0, 0)


LEAST_PACKS, MOST_PACKS = _bounds("decks")
_, MOST_DEMONSTRATIONS = _bounds("demonstration-rounds")
_, MOST_LAYOUTS = _bounds("layouts")

SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "packs": {"anyOf": [{"type": "integer", "minimum": LEAST_PACKS, "maximum": MOST_PACKS}, {"type": "null"}]},
        "seen": {"type": "array", "items": {"enum": list(PACK)}},
        "unseen": {"type": "integer", "minimum": 0},
        "rounds_left": {"enum": [None, *LAST_ROUNDS]},
        "used_up": {"type": "boolean"},
        "unfit": {"type": "boolean"},
        "demonstrations": {"type": "integer", "minimum": 0, "maximum": MOST_DEMONSTRATIONS},
        "results": {
            "type": "array",
            "items": {
                "type": "object",
                "additionalProperties": False,
                "required": ["winner"],
                "properties": {"winner": {"enum": list(COLOUR)}, **{flag: {"type": "boolean"} for flag in FLAGS}},
            },
        },
        "carried": stakes_schema(
            SIDES,
            layout={"type": "integer", "minimum": 1, "maximum": MOST_LAYOUTS},
            place={"type": "integer", "minimum": 1},
        ),
        "seats": {
            "type": "object",
            "additionalProperties": False,
            "patternProperties": {"^[1-9][0-9]*$": {"type": "string"}},
        },
    },
}


def read(said: Any) -> Shoe:
    if not isinstance(said, Mapping) or any(key not in SCHEMA["properties"] for key in said):
        raise RecordError(f'"shoe" is an object of {", ".join(f.name for f in fields(Shoe))}')
    carried = _carried(said.get("carried", []))
    shoe = Shoe(
        packs=said.get("packs"),
        seen=_cards(said.get("seen", [])),
        unseen=said.get("unseen", 0),
        rounds_left=said.get("rounds_left"),
        used_up=said.get("used_up", False),
        unfit=said.get("unfit", False),
        demonstrations=said.get("demonstrations", 0),
        results=_results(said.get("results", [])),
        carried=carried,
        seats=_with_boxes(_seats(said.get("seats", {})), carried),
    )
    _check(shoe)
    return shoe


def _check(shoe: Shoe) -> None:
    if shoe.packs is not None and not _within(shoe.packs, LEAST_PACKS, MOST_PACKS):
        raise RecordError(f'"packs" are {LEAST_PACKS} to {MOST_PACKS}, or unknown, not {shown(shoe.packs)}')
    if not _within(shoe.unseen, 0, MOST_PACKS * len(PACK)):
        raise RecordError(f'"unseen" is how many cards were burnt, not {shown(shoe.unseen)}')
    if shoe.rounds_left is not None and not _within(shoe.rounds_left, *LAST_ROUNDS):
        raise RecordError(f'"rounds_left" is 1 or 2 once the white card is out, not {shown(shoe.rounds_left)}')
    if not isinstance(shoe.used_up, bool) or not isinstance(shoe.unfit, bool):
        raise RecordError('"used_up" and "unfit" are true or false')
    if not _within(shoe.demonstrations, 0, MOST_DEMONSTRATIONS):
        raise RecordError(f'"demonstrations" are 0 to {MOST_DEMONSTRATIONS}, not {shown(shoe.demonstrations)}')
    too_often = shoe.packs is not None and max(Counter(shoe.seen).values(), default=0) > shoe.packs
    if too_often or (shoe.left or 0) < 0:
        raise RecordError(f"more cards came out than the {shoe.packs} packs of the shoe hold")


def _within(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _cards(said: Any) -> tuple[Card, ...]:
    if not isinstance(said, list) or not all(isinstance(card, str) and card in NUMBER_OF for card in said):
        raise RecordError('"seen" lists the cards that came out, as in ["Ah", "Td"]')
    return tuple(said)


def _results(said: Any) -> tuple[RoundResult, ...]:
    if not isinstance(said, list) or not all(map(_is_result, said)):
        raise RecordError(f'"results" are objects of a winner ({", ".join(COLOUR)}) and of {", ".join(FLAGS)}')
    return tuple(RoundResult(**each) for each in said)


def _is_result(said: Any) -> bool:
    if not isinstance(said, Mapping) or said.get("winner") not in tuple(COLOUR):
        return False
    return all(key == "winner" or (key in FLAGS and isinstance(flag, bool)) for key, flag in said.items())


def _carried(said: Any) -> Stakes:
    stakes = read_stakes(said, "carried")
    for position in (stake.position for stake in stakes):
        if position.bet not in SIDES or position.selection is not None or position.layout > MOST_LAYOUTS:
            raise RecordError(f"stakes stand after a tie on {' and '.join(SIDES)}: that of {position} does not")
    return stakes


def _seats(said: Any) -> Seats:
    fits = isinstance(said, Mapping) and all(_is_seat(seat, player) for seat, player in said.items())
    if not fits or len(set(said.values())) < len(said):
        raise RecordError('"seats" names who sits where, each bettor once, as in {"3": "ana"}')
    return tuple(sorted((int(seat), player) for seat, player in said.items()))


def _with_boxes(seats: Seats, carried: Stakes) -> Seats:
    """Whoever has a stake in the box of a seat sits there, said or not (art15)."""
    sitting = dict(seats)
    for position in (stake.position for stake in carried):
        if position.place is None:
            continue
        says = f"the stake of {position} stands in box {position.place}"
        sitter = sitting.setdefault(position.place, position.player)
        if sitter != position.player:
            raise RecordError(f"{says}, which is {sitter}'s")
        if list(sitting.values()).count(sitter) > 1:
            raise RecordError(f"{says}, and {sitter} sits at another seat")
    return tuple(sorted(sitting.items()))


def _is_seat(seat: Any, player: Any) -> bool:
    number = (
        isinstance(seat, str) and seat.isascii() and seat.isdecimal() and seat == seat.lstrip("0") and len(seat) < 7
    )
    return number and NAME.accepts(player)


def write(shoe: Shoe) -> dict[str, Any]:
    said = {f.name: getattr(shoe, f.name) for f in fields(shoe)}
    told = {name: value for name, value in said.items() if value != getattr(UNDER_WAY, name)}
    plain: dict[str, Any] = {
        "seen": list(shoe.seen),
        "results": [_write_result(result) for result in shoe.results],
        "carried": plain_stakes(shoe.carried),
        "seats": {str(seat): player for seat, player in shoe.seats},
    }
    return {name: plain.get(name, value) for name, value in told.items()}


def _write_result(result: RoundResult) -> dict[str, Any]:
    return {"winner": result.winner, **{flag: True for flag in FLAGS if getattr(result, flag)}}


SHOE = Memory("shoe", SCHEMA, read, write, UNDER_WAY)
