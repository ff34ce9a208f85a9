"""What stays at a table of craps from one throw to the next, and how a record writes it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from banca.games.craps.bets import DICE, FROM_THE_NEXT_THROW, ODDS_ON, ON_THE_LINE, POINTS
from banca.law import RecordError
from banca.law.numbers import shown
from banca.law.words import BetWord
from banca.messages.errors import Listed
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
    places: tuple[tuple[str, int], ...] = ()  # of players whose place has a number, in that order
    shooter: str | None = None
    offered: str | None = None  # the player to whom the dice are offered
    last: str | None = None  # the last player who had the dice or declined them
    unchecked: int = 0  # dice that went off the layout and were not checked yet
    unfit: int = 0  # dice of the set that were replaced
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


def read(raw: Any) -> Layout:
    if not isinstance(raw, Mapping) or any(key not in SCHEMA["properties"] for key in raw):
        raise RecordError("craps-layout", known=Listed(*(f.name for f in fields(Layout))))
    stakes, places = read_stakes(raw.get("stakes", []), "stakes"), _places(raw.get("places", {}))
    order = _order(raw, (*places, *(stake.position.player for stake in stakes)), places)
    last = raw.get("last") or raw.get("shooter")
    numbered = tuple((player, places[player]) for player in order if player in places)
    layout = Layout(**{**raw, "stakes": stakes, "order": Roster.of(order), "places": numbered, "last": last})
    _check(layout)
    for stake in stakes:
        _check_position(layout, stake.position)
    return layout


def from_the_left(players: Iterable[str], places: Mapping[str, int]) -> tuple[str, ...]:
    """Article 2(3): by the numbers of their places, then those without one in the order in which they came."""
    return tuple(sorted(players, key=lambda player: (player not in places, places.get(player, 0))))


def _places(raw: Any) -> dict[str, int]:
    is_name, is_count = NAME.accepts, COUNT.accepts
    if not isinstance(raw, Mapping) or not all(is_name(player) and is_count(n) for player, n in raw.items()):
        raise RecordError("craps-layout-places")
    if len(set(raw.values())) < len(raw):
        raise RecordError("craps-layout-places-twice")
    return dict(raw)


def _order(raw: Mapping[str, Any], present: Iterable[str], places: Mapping[str, int]) -> tuple[str, ...]:
    """The order as stated, then everybody else with a place or a stake."""
    order = raw.get("order", [])
    if not isinstance(order, list) or not all(map(NAME.accepts, order)) or len(set(order)) < len(order):
        raise RecordError("craps-layout-order")
    seated = from_the_left(dict.fromkeys((*order, *present)), places)
    named = set(order)
    if order != [player for player in seated if player in named]:
        raise RecordError("craps-layout-order-places", bettors=Listed(*seated))
    return seated


def _check(layout: Layout) -> None:
    if layout.point is not None and not _is_whole(layout.point, POINTS):
        raise RecordError("craps-layout-point", numbers=Listed(*POINTS), said=shown(layout.point))
    for name in (layout.shooter, layout.offered, layout.last):
        if name is not None and not (isinstance(name, str) and name in layout.order):
            if not layout.order:
                raise RecordError("craps-layout-bettor-none", said=shown(name))
            raise RecordError("craps-layout-bettor", said=shown(name), bettors=Listed(*layout.order))
    if layout.shooter and layout.offered:
        raise RecordError("craps-layout-offered", offered=layout.offered, shooter=layout.shooter)
    if not _is_whole(layout.unchecked, range(DICE + 1)):
        raise RecordError("craps-layout-unchecked")
    if type(layout.unfit) is not int or not 0 <= layout.unfit <= COUNT_MOST:
        raise RecordError("craps-layout-unfit")
    if not isinstance(layout.repeats, bool):
        raise RecordError("craps-layout-repeats")


def _check_position(layout: Layout, position: Position) -> None:
    """Check that play can have led to this position; whether the table offers the bet is checked when it opens."""
    chosen = position.selection
    if (chosen is not None and not _is_whole(chosen, POINTS)) or (position.layout, position.place) != (1, None):
        raise RecordError("craps-layout-stake", bet=repr(position.bet), selection=shown(chosen))
    behind = ODDS_ON.get(position.bet)
    waits = position.bet in FROM_THE_NEXT_THROW and chosen is None
    if layout.point is None and (waits or behind in ON_THE_LINE):
        raise RecordError("craps-layout-stake-no-point", position=position)
    if behind and not stake_on(layout.stakes, position._replace(bet=behind)).amount:
        raise RecordError("craps-layout-stake-nothing-behind", position=position, behind=BetWord(behind))


def _is_whole(value: Any, allowed: Any) -> bool:
    return type(value) is int and value in allowed


def write(layout: Layout) -> dict[str, Any]:
    said = {f.name: getattr(layout, f.name) for f in fields(layout)}
    return {**said, "stakes": plain_stakes(layout.stakes), "order": list(layout.order), "places": dict(layout.places)}


LAYOUT = Memory("layout", SCHEMA, read, write)
