"""What stays at a table of pai kau from one round to the next: who had the bank, and who had bet."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from banca.games.pai_kau.equipment import PLACES
from banca.law import RecordError
from banca.law.numbers import shown
from banca.law.parameters import MONEY, MONEY_MOST
from banca.play.fields import COUNT, NAME
from banca.play.game import Memory


@dataclass(frozen=True, slots=True)
class Held:
    """The bank of the round before."""

    seat: int
    player: str
    rounds: int  # in a row, by this player at this seat
    capital: int  # his own
    won: int  # his own, after commission; below nought where he lost
    bettors: tuple[tuple[int, str], ...]  # from which seat: a stake of his own, or as a backer

    @property
    def others(self) -> Mapping[int, str]:
        """The other seats that were taken."""
        return {place: player for place, player in self.bettors if place != self.seat}


TEXT = {"type": "string", "minLength": 1}
SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "description": "the bank of the round before: who held it, how many rounds in a row, and who bet or backed where",
    "additionalProperties": False,
    "required": [f.name for f in fields(Held)],
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


def read(said: Any) -> Held:
    if not isinstance(said, Mapping) or set(said) != set(SCHEMA["properties"]):
        raise RecordError(f'"bank" is an object of {", ".join(SCHEMA["properties"])}')
    for name, kind in (("player", NAME), ("rounds", COUNT), ("capital", MONEY)):
        if not kind.accepts(said[name]):
            raise RecordError(f'"{name}" of the bank is {kind.meaning}, not {shown(said[name])}')
    if type(said["seat"]) is not int or said["seat"] not in PLACES:
        raise RecordError(f'"seat" of the bank is one of {PLACES[0]} to {PLACES[-1]}, not {shown(said["seat"])}')
    won, capital = said["won"], said["capital"]
    if type(won) is not int or abs(won) > capital:
        raise RecordError(f'"won" of the bank is whole minor units, at most the capital, not {shown(won)}')
    return Held(said["seat"], said["player"], said["rounds"], capital, won, _bettors(said["bettors"], said["seat"]))


def _bettors(said: Any, seat: int) -> tuple[tuple[int, str], ...]:
    places = {str(place): place for place in PLACES if place != seat}
    if not isinstance(said, Mapping) or not all(p in places and NAME.accepts(player) for p, player in said.items()):
        raise RecordError('"bettors" of the bank gives seats other than its own, as "3", the player who had bet there')
    return tuple(sorted((places[place], player) for place, player in said.items()))


def write(held: Held) -> dict[str, Any]:
    said = {f.name: getattr(held, f.name) for f in fields(held)}
    return {**said, "bettors": {str(place): player for place, player in held.bettors}}


MEMORY = Memory("bank", SCHEMA, read, write)
