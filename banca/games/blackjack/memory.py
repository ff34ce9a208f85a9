"""How the shoe of blackjack stands in a record."""

from collections.abc import Mapping
from typing import Any, get_args

from banca.games.blackjack.law import EDITION_2004
from banca.games.blackjack.shoe import UNDER_WAY, Shoe
from banca.games.blackjack.terms import Device, counted
from banca.games.shoe import memory
from banca.law import RecordError
from banca.law.numbers import shown
from banca.law.options import DECKS_MOST
from banca.play.fields import COUNT_MOST
from banca.play.game import Memory

DEVICES: tuple[Device, ...] = get_args(Device)
_DEPTHS = EDITION_2004.options["second-white-card-depth"].number
LEAST_DEPTH = int(_DEPTHS.least) if _DEPTHS else 1
NUMBERS = ("unseen", "rounds")
FLAGS = ("marker_out", "used_up", "unfit")

PROPERTIES: Mapping[str, Any] = {
    "packs": memory.number_or_unknown(1, DECKS_MOST),
    "device": {"enum": [None, *DEVICES]},
    "seen": memory.CARDS_SCHEMA,
    **{number: {"type": "integer", "minimum": 0, "maximum": COUNT_MOST} for number in NUMBERS},
    "depth": memory.number_or_unknown(LEAST_DEPTH, COUNT_MOST),
    **dict.fromkeys(FLAGS, memory.FLAG_SCHEMA),
    "seats": memory.SEATS_SCHEMA,
    "standing": {"type": "array", "items": {"type": "string"}},
}
SCHEMA = memory.schema_of(PROPERTIES)


def read(said: Any) -> Shoe:
    memory.check_names(said, PROPERTIES)
    shoe = Shoe(
        packs=said.get("packs"),
        device=said.get("device"),
        seen=memory.read_cards(said.get("seen", [])),
        unseen=said.get("unseen", UNDER_WAY.unseen),
        rounds=said.get("rounds", UNDER_WAY.rounds),
        depth=said.get("depth"),
        marker_out=said.get("marker_out", False),
        used_up=said.get("used_up", False),
        unfit=said.get("unfit", False),
        seats=memory.read_seats(said.get("seats", {}), "player"),
        standing=_standing(said.get("standing", [])),
    )
    _check(shoe)
    return shoe


def _check(shoe: Shoe) -> None:
    memory.check_packs(shoe.packs, 1, DECKS_MOST)
    if shoe.depth is not None and not memory.is_within(shoe.depth, LEAST_DEPTH):
        raise RecordError(f'"depth" is {LEAST_DEPTH} to {COUNT_MOST} cards, or as adopted, not {shown(shoe.depth)}')
    if shoe.device not in (None, *DEVICES):
        raise RecordError(f'"device" is {", ".join(DEVICES)} or unknown, not {shown(shoe.device)}')
    for name in NUMBERS:
        if not memory.is_within(getattr(shoe, name), 0):
            raise RecordError(f'"{name}" is a whole number from 0 to {COUNT_MOST}, not {shown(getattr(shoe, name))}')
    if any(not isinstance(getattr(shoe, flag), bool) for flag in FLAGS):
        raise RecordError(f'"{FLAGS[0]}", "{FLAGS[1]}" and "{FLAGS[2]}" are true or false')
    if memory.holds_too_many(shoe):
        raise RecordError(f"more cards came out than there are in {counted(shoe.packs or 0, 'pack')}")
    if set(shoe.standing) & {player for _, player in shoe.seats}:
        raise RecordError('"standing" names somebody who has one of the "seats"')


def _standing(said: Any) -> tuple[str, ...]:
    if not isinstance(said, list) or not all(map(memory.is_name, said)):
        raise RecordError('"standing" lists those who bet without a seat, as in ["ana"]')
    return tuple(said)


def write(shoe: Shoe) -> dict[str, Any]:
    return memory.write(shoe, UNDER_WAY, PROPERTIES, {"standing": list(shoe.standing)})


SHOE = Memory("shoe", SCHEMA, read, write, UNDER_WAY)
