"""How the shoe of baccarat stands in a record."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from banca.games.baccarat.drawing import EDITION, SIDES
from banca.games.baccarat.roads import COLOUR, RoundResult
from banca.games.baccarat.shoe import UNDER_WAY, Shoe
from banca.games.shoe import memory
from banca.games.shoe.state import Seats
from banca.law import RecordError
from banca.law.numbers import shown
from banca.material.cards import PACK
from banca.money import Stakes, plain_stakes
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

PROPERTIES: Mapping[str, Any] = {
    "packs": memory.number_or_unknown(LEAST_PACKS, MOST_PACKS),
    "seen": memory.CARDS_SCHEMA,
    "unseen": {"type": "integer", "minimum": 0},
    "rounds_left": {"enum": [None, *LAST_ROUNDS]},
    "used_up": memory.FLAG_SCHEMA,
    "unfit": memory.FLAG_SCHEMA,
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
    "seats": memory.SEATS_SCHEMA,
}
SCHEMA = memory.schema_of(PROPERTIES)


def read(said: Any) -> Shoe:
    memory.check_names(said, PROPERTIES)
    carried = _carried(said.get("carried", []))
    shoe = Shoe(
        packs=said.get("packs"),
        seen=memory.read_cards(said.get("seen", [])),
        unseen=said.get("unseen", 0),
        rounds_left=said.get("rounds_left"),
        used_up=said.get("used_up", False),
        unfit=said.get("unfit", False),
        demonstrations=said.get("demonstrations", 0),
        results=_results(said.get("results", [])),
        carried=carried,
        seats=_with_boxes(memory.read_seats(said.get("seats", {}), "bettor"), carried),
    )
    _check(shoe)
    return shoe


def _check(shoe: Shoe) -> None:
    memory.check_packs(shoe.packs, LEAST_PACKS, MOST_PACKS)
    if not memory.is_within(shoe.unseen, 0, MOST_PACKS * len(PACK)):
        raise RecordError(f'"unseen" is how many cards were burnt, not {shown(shoe.unseen)}')
    if shoe.rounds_left is not None and not memory.is_within(shoe.rounds_left, *LAST_ROUNDS):
        raise RecordError(f'"rounds_left" is 1 or 2 once the white card is out, not {shown(shoe.rounds_left)}')
    if not isinstance(shoe.used_up, bool) or not isinstance(shoe.unfit, bool):
        raise RecordError('"used_up" and "unfit" are true or false')
    if not memory.is_within(shoe.demonstrations, 0, MOST_DEMONSTRATIONS):
        raise RecordError(f'"demonstrations" are 0 to {MOST_DEMONSTRATIONS}, not {shown(shoe.demonstrations)}')
    if memory.holds_too_many(shoe):
        raise RecordError(f"more cards came out than the {shoe.packs} packs of the shoe hold")


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


def write(shoe: Shoe) -> dict[str, Any]:
    plain = {
        "results": [_write_result(result) for result in shoe.results],
        "carried": plain_stakes(shoe.carried),
    }
    return memory.write(shoe, UNDER_WAY, PROPERTIES, plain)


def _write_result(result: RoundResult) -> dict[str, Any]:
    return {"winner": result.winner, **{flag: True for flag in FLAGS if getattr(result, flag)}}


SHOE = Memory("shoe", SCHEMA, read, write, UNDER_WAY)
