"""What stays at a table of pai kau from one round to the next: who had the bank, and who had bet."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from banca.games.pai_kau.equipment import PLACES
from banca.law import RecordError
from banca.law.numbers import shown
from banca.law.parameters import MONEY, MONEY_MOST
from banca.messages.errors import Listed
from banca.play.fields import COUNT, NAME
from banca.play.game import Memory


@dataclass(frozen=True, slots=True)
class BankMemory:
    """The bank of the previous round."""

    seat: int
    player: str
    rounds: int  # in a row, by this player at this seat
    capital: int  # the banker's own
    won: int  # the banker's own, after commission; negative: lost
    bettors: tuple[tuple[int, str], ...]  # by seat: with a stake of their own, or as a backer

    @property
    def others(self) -> Mapping[int, str]:
        """The other occupied seats."""
        return {place: player for place, player in self.bettors if place != self.seat}


TEXT = {"type": "string", "minLength": 1}
SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "description": "the bank of the round before: who held it, how many rounds in a row, and who bet or backed where",
    "additionalProperties": False,
    "required": [f.name for f in fields(BankMemory)],
    "properties": {
        "seat": {"enum": list(PLACES)},
        "player": TEXT,
        "rounds": COUNT.schema,
        "capital": MONEY.schema,
        "won": {"type": "integer", "minimum": -MONEY_MOST, "maximum": MONEY_MOST},
        "bettors": {
            "type": "object",
            "propertyNames": {"enum": [str(place) for place in PLACES]},
            "additionalProperties": TEXT,
        },
    },
}


def read(raw: Any) -> BankMemory:
    if not isinstance(raw, Mapping) or set(raw) != set(SCHEMA["properties"]):
        raise RecordError("pai-kau-bank-must-be-an-object", keys=Listed(*SCHEMA["properties"]))
    for name, kind in (("player", NAME), ("rounds", COUNT), ("capital", MONEY)):
        if not kind.accepts(raw[name]):
            raise RecordError("pai-kau-bank-field", name=name, meaning=kind.meaning, value=shown(raw[name]))
    if type(raw["seat"]) is not int or raw["seat"] not in PLACES:
        raise RecordError("pai-kau-bank-seat", last=PLACES[-1], value=shown(raw["seat"]))
    won, capital = raw["won"], raw["capital"]
    if type(won) is not int or abs(won) > capital:
        raise RecordError("pai-kau-bank-won", value=shown(won))
    return BankMemory(raw["seat"], raw["player"], raw["rounds"], capital, won, _bettors(raw["bettors"], raw["seat"]))


def _bettors(raw: Any, seat: int) -> tuple[tuple[int, str], ...]:
    places = {str(place): place for place in PLACES if place != seat}
    if not isinstance(raw, Mapping) or not all(p in places and NAME.accepts(player) for p, player in raw.items()):
        raise RecordError("pai-kau-bank-bettors")
    return tuple(sorted((places[place], player) for place, player in raw.items()))


def write(held: BankMemory) -> dict[str, Any]:
    said = {f.name: getattr(held, f.name) for f in fields(held)}
    return {**said, "bettors": {str(place): player for place, player in held.bettors}}


MEMORY = Memory("bank", SCHEMA, read, write)
