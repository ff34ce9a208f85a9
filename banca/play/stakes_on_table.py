"""Stakes that stay at a table from one round to the next, as they stand in a record."""

from collections.abc import Mapping
from typing import Any

from banca.law import RecordError
from banca.law.numbers import shown
from banca.money import IndexedStakes, Position, Stake, Stakes
from banca.play.act import CHECKS, Bet

NEEDED = ("player", "bet", "stake")
PERHAPS = ("selection", "layout", "place")


def read_stakes(said: Any, where: str) -> Stakes:
    """Each of a player on a bet, with its selection, layout or place; two on one position would be one stake."""
    if not isinstance(said, list):
        raise RecordError(f'"{where}" lists stakes, each with a player, a bet and a stake')
    stakes = IndexedStakes(_stake(each, where) for each in said)
    if len(stakes) < len(said):
        raise RecordError(f'"{where}" has two stakes of one bettor in one place: they are one stake')
    return stakes


def _stake(said: Any, where: str) -> Stake:
    if not isinstance(said, Mapping) or any(key not in said for key in NEEDED):
        raise RecordError(f'a stake in "{where}" has a player, a bet and a stake in minor units: {shown(said)} has not')
    for key, value in said.items():
        if key not in (*NEEDED, *PERHAPS):
            raise RecordError(f'a stake in "{where}" has no {shown(key)}: it has {", ".join((*NEEDED, *PERHAPS))}')
        meaning, holds = CHECKS[Bet.checks[key]]
        if not holds(value):
            raise RecordError(f'{key} of a stake in "{where}" must be {meaning}, not {shown(value)}')
    chosen = said.get("selection")
    selection = tuple(chosen) if isinstance(chosen, list) else chosen
    return Stake(
        Position(said["player"], said["bet"], selection, said.get("layout", 1), said.get("place")), said["stake"]
    )


def stakes_schema(bets: tuple[str, ...], **perhaps: Mapping[str, Any]) -> dict[str, Any]:
    """Stakes on these bets, with what else each may say."""
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
