"""Stakes that stay on the table from one round to the next, as records write them."""

from collections.abc import Mapping
from typing import Any

from banca.law import RecordError
from banca.law.numbers import shown
from banca.messages.errors import Listed, Message
from banca.money import IndexedStakes, Position, Stake, Stakes
from banca.play.act import Bet
from banca.play.fields import fields_of

NEEDED = tuple(field.name for field in fields_of(Bet).values() if field.required)


def read_stakes(data: Any, where: str) -> Stakes:
    """Read a list of stakes. Two stakes on one position are an error: they would be one."""
    if not isinstance(data, list):
        raise RecordError("stakes-not-a-list", where=where)
    stakes = IndexedStakes(_stake(each, where) for each in data)
    if len(stakes) < len(data):
        raise RecordError("stakes-doubled", where=where)
    return stakes


def _stake(data: Any, where: str) -> Stake:
    declared, owner = fields_of(Bet), Message("owner-stake", where=where)
    if not isinstance(data, Mapping) or any(key not in data for key in NEEDED):
        raise RecordError("stake-incomplete", owner=owner, value=shown(data))
    values = {}
    for key, value in data.items():
        if key not in declared:
            raise RecordError("field-unknown", owner=owner, field=shown(key), known=Listed(*declared))
        values[key] = declared[key].type.read(value, Message("field-of", field=key, owner=owner))
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
