"""What stays at a table of craps from one throw to the next, and how it stands in a record."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from banca.games.craps.bets import BETS, DICE, FROM_THE_NEXT_THROW, ODDS_ON, ON_THE_LINE, POINTS
from banca.law import RecordError
from banca.money import Position, Stakes, plain_stakes
from banca.play.act import CHECKS
from banca.play.game import Memory
from banca.play.lying import read_stakes, stakes_schema


@dataclass(frozen=True, slots=True)
class Layout:
    """The point, the stakes with the numbers they stand on, and the dice: who has them, who had them last."""

    point: int | None = None
    stakes: Stakes = ()
    order: tuple[str, ...] = ()  # the bettors, from the stickman's left
    shooter: str | None = None
    offered: str | None = None  # to whom the stickman holds out the dice
    last: str | None = None  # who had the dice, or declined them, last
    unchecked: int = 0  # dice that went off the layout and were not yet looked at
    unfit: int = 0  # dice of the set that were looked at and replaced
    repeats: bool = False  # the last throw was void


NAME = {"type": ["string", "null"]}
SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "point": {"enum": [None, *POINTS]},
        "stakes": stakes_schema(tuple(kind.slug for kind in BETS), selection={"enum": [None, *POINTS]}),
        "order": {"type": "array", "items": {"type": "string"}},
        "shooter": NAME,
        "offered": NAME,
        "last": NAME,
        "unchecked": {"type": "integer", "minimum": 0, "maximum": DICE},
        "unfit": {"type": "integer", "minimum": 0},
        "repeats": {"type": "boolean"},
    },
}


def read(said: Any) -> Layout:
    if not isinstance(said, Mapping) or any(key not in SCHEMA["properties"] for key in said):
        raise RecordError(f'"layout" is an object of {", ".join(f.name for f in fields(Layout))}')
    stakes = read_stakes(said.get("stakes", []), "stakes")
    _refuse_strangers(stakes)
    players = tuple(dict.fromkeys(s.position.player for s in stakes))
    order = said.get("order", list(players))
    if not isinstance(order, list) or not all(CHECKS["name"][1](p) for p in order) or len(set(order)) < len(order):
        raise RecordError('"order" names the bettors from the stickman\'s left, each once')
    seated = (*order, *(p for p in players if p not in order))
    layout = Layout(**{**said, "stakes": stakes, "order": seated})
    _check(layout)
    for stake in stakes:
        _check_place(layout, stake.position)
    return layout


def _check(layout: Layout) -> None:
    if layout.point is not None and not _is_whole(layout.point, POINTS):
        raise RecordError(f'"point" is one of {", ".join(map(str, POINTS))}, not {layout.point!r}')
    for name in (layout.shooter, layout.offered, layout.last):
        if name is not None and name not in layout.order:
            raise RecordError(f"{name!r} is not among the bettors: {', '.join(layout.order) or 'there are none'}")
    if not _is_whole(layout.unchecked, range(DICE + 1)):
        raise RecordError('"unchecked" is how many of the two dice went off the layout')
    if type(layout.unfit) is not int or layout.unfit < 0:
        raise RecordError('"unfit" is how many dice of the set were replaced')
    if not isinstance(layout.repeats, bool):
        raise RecordError('"repeats" is true or false')


def _check_place(layout: Layout, position: Position) -> None:
    """A stake lies where play can have brought it."""
    behind = ODDS_ON.get(position.bet)
    waits = position.bet in FROM_THE_NEXT_THROW and position.selection is None
    if layout.point is None and (waits or behind in ON_THE_LINE):
        raise RecordError(f"the stake of {position} cannot lie there: no point is marked")
    if behind and all(s.position != replace(position, bet=behind) for s in layout.stakes):
        raise RecordError(f"the stake of {position} cannot lie there: there is no {behind} bet behind it")


def _refuse_strangers(stakes: Stakes) -> None:
    for stake in stakes:
        position = stake.position
        places = [place for kind in BETS if kind.slug == position.bet for place in kind.selections.all]
        chosen = position.selection
        if (
            chosen not in places
            or type(chosen) not in (int, type(None))
            or (position.layout, position.place) != (1, None)
        ):
            raise RecordError(f"no stake lies on {position.bet!r} with the selection {chosen!r}")


def _is_whole(value: Any, allowed: Any) -> bool:
    return type(value) is int and value in allowed


def write(layout: Layout) -> dict[str, Any]:
    said = {f.name: getattr(layout, f.name) for f in fields(layout)}
    return {**said, "stakes": plain_stakes(layout.stakes), "order": list(layout.order)}


LAYOUT = Memory("layout", SCHEMA, read, write)
