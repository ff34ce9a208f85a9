"""Article 7 of 53/2010 in a record: what the inspectorate authorised for the table, as `authorised` of its `table`."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from banca.games.craps.authorising import BetAuthorisation, not_a_condition
from banca.games.craps.described import DescriptionError, Path, fields, read_new_bet, read_prizes, shown, text
from banca.games.craps.new_bets import Description
from banca.games.craps.written import BET_SCHEMA, PRIZES_SCHEMA, TEXT, closed, write_description
from banca.law import RecordError
from banca.play.game import Memory

OF_A_DECISION = ("house", "reference", "date", "conditions", "met")
OF_A_BET = {"bet": read_new_bet, "prizes": read_prizes}
CONDITIONS_MOST = 20

_TEXTS = {"type": "array", "items": TEXT, "uniqueItems": True, "maxItems": CONDITIONS_MOST}
DECISION_SCHEMA: Mapping[str, Any] = {
    "house": TEXT,
    "reference": TEXT,
    "date": {"type": "string", "format": "date"},
    "conditions": _TEXTS,
    "met": _TEXTS,
}
SCHEMA: Mapping[str, Any] = {
    "type": "array",
    "items": {
        "oneOf": [
            closed({**DECISION_SCHEMA, "bet": BET_SCHEMA}, ("house", "bet")),
            closed({**DECISION_SCHEMA, "prizes": PRIZES_SCHEMA}, ("house", "prizes")),
        ]
    },
}


def read(said: Any) -> tuple[BetAuthorisation, ...]:
    if not isinstance(said, list):
        raise RecordError(f'"authorised" lists authorisations, each with house and bet or prizes, not {shown(said)}')
    try:
        return tuple(_authorisation(each, (n,)) for n, each in enumerate(said, 1))
    except DescriptionError as error:
        raise RecordError(f'"authorised": {error}') from None


def _authorisation(said: Any, path: Path) -> BetAuthorisation:
    fields(said, path, (*OF_A_DECISION, *OF_A_BET), ("house",))
    decision = {key: value for key, value in said.items() if key not in OF_A_BET}
    return read_authorisation(decision, read_description(said, path), path)


def read_description(said: Mapping[str, Any], path: Path = ()) -> Description:
    """The bet or the prizes of which an object speaks."""
    described = [key for key in OF_A_BET if key in said]
    if len(described) != 1:
        says = "one of the two is described, a new bet or the different prizes of one of the regulation"
        raise DescriptionError(path, f"bet or prizes? {says}")
    read_it: Any = OF_A_BET[described[0]]
    bet: Description = read_it(said[described[0]], (*path, described[0]))
    return bet


def read_authorisation(said: Any, bet: Description, path: Path) -> BetAuthorisation:
    """The decision on a bet: for whom, under which number, of which day, on which conditions; and which are met."""
    fields(said, path, OF_A_DECISION, ("house",))
    reference = text(said["reference"], (*path, "reference")) if "reference" in said else None
    day = _day(said["date"], (*path, "date")) if "date" in said else None
    conditions = _conditions(said.get("conditions", []), (*path, "conditions"))
    met = _conditions(said.get("met", []), (*path, "met"))
    if strange := sorted(met - conditions):
        raise DescriptionError((*path, "met"), not_a_condition(strange[0], conditions).because)
    return BetAuthorisation(text(said["house"], (*path, "house")), bet, conditions, reference, day, met)


def _day(said: Any, path: Path) -> date:
    try:
        return date.fromisoformat(said if isinstance(said, str) and len(said) == len("2010-03-08") else "")
    except ValueError:
        raise DescriptionError(path, f"a day is written 2010-03-08, not {shown(said)}") from None


def _conditions(said: Any, path: Path) -> frozenset[str]:
    if not isinstance(said, list) or len(said) > CONDITIONS_MOST:
        raise DescriptionError(path, f"{path[-1]} lists texts, at most {CONDITIONS_MOST}, not {shown(said)}")
    found = [text(each, (*path, n)) for n, each in enumerate(said)]
    if len(set(found)) < len(found):
        raise DescriptionError(path, "a condition is named twice")
    return frozenset(found)


def write(authorised: tuple[BetAuthorisation, ...]) -> list[dict[str, Any]]:
    return [
        {
            "house": granted.house,
            **({"reference": granted.reference} if granted.reference else {}),
            **({"date": granted.day.isoformat()} if granted.day else {}),
            "conditions": sorted(granted.conditions),
            **({"met": sorted(granted.met)} if granted.met else {}),
            **write_description(granted.bet),
        }
        for granted in authorised
    ]


AUTHORISED = Memory("authorised", SCHEMA, read, write, unsaid=())
