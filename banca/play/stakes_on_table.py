"""Stakes that stay on the table from one round to the next, as a record holds them."""

from collections.abc import Mapping
from typing import Any

from banca.law import RecordError
from banca.law.numbers import shown
from banca.money import IndexedStakes, Position, Stake, Stakes
from banca.play.act import Bet
from banca.play.fields import fields_of

NEEDED = tuple(field.name for field in fields_of(Bet).values() if field.required)


def read_stakes(data: Any, where: str) -> Stakes:
    """Read a list of stakes. Two stakes on one position are an error: they would be one."""
    if not isinstance(data, list):
        raise RecordError(f'"{where}" lists stakes, each with a player, a bet and a stake')
    stakes = IndexedStakes(_stake(each, where) for each in data)
    if len(stakes) < len(data):
        raise RecordError(f'"{where}" has two stakes of one bettor in one place: they are one stake')
    return stakes


def _stake(data: Any, where: str) -> Stake:
    declared, owner = fields_of(Bet), f'a stake in "{where}"'
    if not isinstance(data, Mapping) or any(key not in data for key in NEEDED):
        raise RecordError(f"{owner} has a player, a bet and a stake in minor units: {shown(data)} has not")
    values = {}
    for key, value in data.items():
        if key not in declared:
            raise RecordError(f"{owner} has no {shown(key)}: it has {', '.join(declared)}")
        values[key] = declared[key].type.read(value, f"{key} of {owner}")
    bet = Bet(**values)
    return Stake(Position(bet.player, bet.bet, bet.selection, bet.layout, bet.place), bet.stake)


def stakes_schema(bets: tuple[str, ...], **perhaps: Mapping[str, Any]) -> dict[str, Any]:
    """The JSON Schema of a list of stakes on these bets; `perhaps` are further properties of each."""
    properties = {"player": {"type": "string"}, "bet": {"enum": list(bets)}, "stake": {"type": "integer", "minimum": 1}}
    return {
        "type": "array",
        "items": {
            "type": "object",
            "additionalProperties": False,
            "required": list(NEEDED),
            "properties": {**properties, **perhaps},
        },
    }
