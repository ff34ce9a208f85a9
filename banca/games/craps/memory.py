"""What stays at a table of craps from one throw to the next, and how it stands in a record."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from banca.games.craps.bets import DICE, FROM_THE_NEXT_THROW, ODDS_ON, ON_THE_LINE, POINTS
from banca.law import RecordError
from banca.law.numbers import shown
from banca.money import Position, Roster, Stakes, plain_stakes, stake_on
from banca.play.fields import COUNT, COUNT_MOST, NAME
from banca.play.game import Memory
from banca.play.stakes_on_table import read_stakes, stakes_schema


@dataclass(frozen=True, slots=True)
class Layout:
    """The point, the stakes with the numbers they stand on, and the dice: who has them, who had them last."""

    point: int | None = None
    stakes: Stakes = ()
    order: Sequence[str] = field(default_factory=Roster)  # the bettors, from the stickman's left
    places: tuple[tuple[str, int], ...] = ()  # of those whose place has a number, in that order
    shooter: str | None = None
    offered: str | None = None  # to whom the stickman holds out the dice
    last: str | None = None  # who had the dice, or declined them, last
    unchecked: int = 0  # dice that went off the layout and were not yet looked at
    unfit: int = 0  # dice of the set that were looked at and replaced
    repeats: bool = False  # the last throw was void: the next one repeats it


NAME_OR_NULL = {"type": ["string", "null"]}
SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "point": {"enum": [None, *POINTS]},
        "stakes": stakes_schema((), bet={"type": "string"}, selection={"enum": [None, *POINTS]}),
        "order": {"type": "array", "items": {"type": "string"}},
        "places": {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1, "maximum": COUNT_MOST}},
        "shooter": NAME_OR_NULL,
        "offered": NAME_OR_NULL,
        "last": NAME_OR_NULL,
        "unchecked": {"type": "integer", "minimum": 0, "maximum": DICE},
        "unfit": {"type": "integer", "minimum": 0, "maximum": COUNT_MOST},
        "repeats": {"type": "boolean"},
    },
}


def read(said: Any) -> Layout:
    if not isinstance(said, Mapping) or any(key not in SCHEMA["properties"] for key in said):
        raise RecordError(f'"layout" is an object of {", ".join(f.name for f in fields(Layout))}')
    stakes, places = read_stakes(said.get("stakes", []), "stakes"), _places(said.get("places", {}))
    order = _order(said, (*places, *(stake.position.player for stake in stakes)), places)
    last = said.get("last") or said.get("shooter")
    numbered = tuple((player, places[player]) for player in order if player in places)
    layout = Layout(**{**said, "stakes": stakes, "order": Roster.of(order), "places": numbered, "last": last})
    _check(layout)
    for stake in stakes:
        _check_position(layout, stake.position)
    return layout


def from_the_left(players: Iterable[str], places: Mapping[str, int]) -> tuple[str, ...]:
    """Article 2(3): by the numbers of their places, then those without one in the order in which they came."""
    return tuple(sorted(players, key=lambda player: (player not in places, places.get(player, 0))))


def _places(said: Any) -> dict[str, int]:
    is_name, is_count = NAME.accepts, COUNT.accepts
    if not isinstance(said, Mapping) or not all(is_name(player) and is_count(n) for player, n in said.items()):
        raise RecordError('"places" gives bettors the number of their place, counted from the stickman\'s left')
    if len(set(said.values())) < len(said):
        raise RecordError('"places" has two bettors in one place')
    return dict(said)


def _order(said: Mapping[str, Any], present: Iterable[str], places: Mapping[str, int]) -> tuple[str, ...]:
    """As it is said, and whoever else has a place or a stake."""
    order = said.get("order", [])
    if not isinstance(order, list) or not all(map(NAME.accepts, order)) or len(set(order)) < len(order):
        raise RecordError('"order" names the bettors from the stickman\'s left, each once')
    seated = from_the_left(dict.fromkeys((*order, *present)), places)
    named = set(order)
    if order != [player for player in seated if player in named]:
        raise RecordError(f'"order" contradicts "places": from the stickman\'s left stand {", ".join(seated)}')
    return seated


def _check(layout: Layout) -> None:
    if layout.point is not None and not _is_whole(layout.point, POINTS):
        raise RecordError(f'"point" is one of {", ".join(map(str, POINTS))}, not {shown(layout.point)}')
    for name in (layout.shooter, layout.offered, layout.last):
        if name is not None and not (isinstance(name, str) and name in layout.order):
            raise RecordError(f"{shown(name)} is not among the bettors: {', '.join(layout.order) or 'there are none'}")
    if layout.shooter and layout.offered:
        raise RecordError(f"the dice cannot be offered to {layout.offered}: {layout.shooter} is the shooter")
    if not _is_whole(layout.unchecked, range(DICE + 1)):
        raise RecordError('"unchecked" is how many of the two dice went off the layout')
    if type(layout.unfit) is not int or not 0 <= layout.unfit <= COUNT_MOST:
        raise RecordError('"unfit" is how many dice of the set were replaced')
    if not isinstance(layout.repeats, bool):
        raise RecordError('"repeats" is true or false')


def _check_position(layout: Layout, position: Position) -> None:
    """A stake lies where play can have brought it; whether the table offers the bet is asked when it opens."""
    chosen = position.selection
    if (chosen is not None and not _is_whole(chosen, POINTS)) or (position.layout, position.place) != (1, None):
        raise RecordError(f"no stake lies on {position.bet!r} with the selection {shown(chosen)}")
    behind = ODDS_ON.get(position.bet)
    waits = position.bet in FROM_THE_NEXT_THROW and chosen is None
    if layout.point is None and (waits or behind in ON_THE_LINE):
        raise RecordError(f"the stake of {position} cannot lie there: no point is marked")
    if behind and not stake_on(layout.stakes, replace(position, bet=behind)).amount:
        raise RecordError(f"the stake of {position} cannot lie there: there is no {behind} bet behind it")


def _is_whole(value: Any, allowed: Any) -> bool:
    return type(value) is int and value in allowed


def write(layout: Layout) -> dict[str, Any]:
    said = {f.name: getattr(layout, f.name) for f in fields(layout)}
    return {**said, "stakes": plain_stakes(layout.stakes), "order": list(layout.order), "places": dict(layout.places)}


LAYOUT = Memory("layout", SCHEMA, read, write)
