"""Article 7 of 53/2010: what the inspectorate authorises for a table, on which conditions, and what may be offered.

It stands in a record as `authorised` of its `table`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from banca.games.craps.automaton import Absorbed, absorb_bet, starts
from banca.games.craps.bets import Case
from banca.games.craps.described import (
    BET_SCHEMA,
    PRIZES_SCHEMA,
    TEXT,
    DescriptionError,
    Path,
    fields,
    object_schema,
    read_new_bet,
    read_prizes,
    shown,
    text,
    write_description,
)
from banca.games.craps.new_bets import AT, EDITION, Description, NewBet, first_inexact
from banca.law import OptionSet, RecordError, Refusal, Refused, edition, option_set
from banca.money import Selection, Stakes
from banca.play.bets import BetKind
from banca.play.game import Memory
from banca.play.setting import Setting


def figures(bet: Description, options: OptionSet | None = None) -> dict[Selection, Absorbed]:
    """What becomes of the bet, for each number on which it may be made, or for None."""
    kind = bet.kind()
    chosen = options or option_set(edition(EDITION))
    return {start: absorb_bet(kind, chosen, start) for start in starts(kind)}


@dataclass(frozen=True)
class BetAuthorisation:
    """The inspectorate's decision for one house, perhaps with conditions (art7.3)."""

    house: str
    bet: Description
    conditions: frozenset[str] = field(default_factory=frozenset)
    reference: str | None = None  # the number of the decision
    day: date | None = None
    met: frozenset[str] = field(default_factory=frozenset)  # the conditions that the table meets

    def __post_init__(self) -> None:
        if found := first_inexact(self.bet):
            raise _refused(Refusal("description_must_be_exact", "art7.2", found.says))
        if strange := sorted(self.met - self.conditions):
            raise _refused(not_a_condition(strange[0], self.conditions))

    @property
    def unmet(self) -> tuple[str, ...]:
        return tuple(sorted(self.conditions - self.met))


def not_a_condition(said: str, conditions: frozenset[str]) -> Refusal:
    known = "; ".join(sorted(conditions)) or "it sets none"
    says = f"{said!r} is no condition of the authorisation: {known}"
    return Refusal("condition_must_be_of_the_authorisation", "art7.3", says)


def refuse_unmet(setting: Setting, bet: str) -> Refusal | None:
    """A new bet waits until all conditions of its authorisation are met."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    for authorisation in granted:
        if authorisation.bet.slug == bet and isinstance(authorisation.bet, NewBet) and authorisation.unmet:
            unmet = "; ".join(authorisation.unmet)
            says = f"{bet} is authorised on conditions that the table is not recorded to meet: {unmet}"
            return Refusal("conditions_of_the_authorisation_must_be_met", "art7.3", says)
    return None


def with_condition_met(setting: Setting, stakes: Stakes, bet: str, condition: str) -> Setting:
    """The table meets a condition from now on; prizes do not change under stakes that lie there."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    found = next((authorisation for authorisation in granted if authorisation.bet.slug == bet), None)
    if found is None:
        known = ", ".join(authorisation.bet.slug for authorisation in granted) or "none"
        says = f"no authorisation for {bet!r} at this table: there are {known}"
        raise _refused(Refusal("bet_must_be_authorised", AT, says))
    if found.unmet and any(stake.position.bet == bet for stake in stakes):
        says = f"stakes lie on {bet}: its prizes stay as they are until these are decided"
        reading = "(reading conditions-met-while-bets-lie)"
        raise _refused(Refusal("prizes_must_stand_while_bets_lie", "art7.3", f"{says} {reading}"))
    met = replace(found, met=found.met | {condition})
    return replace(setting, authorised=tuple(met if each is found else each for each in granted))


def authorised_kinds(setting: Setting) -> tuple[BetKind[Case], ...]:
    """The bets beyond the regulation at this table; one of the regulation at other prizes takes its place.

    Until the conditions are met a new bet is known but not offered, and prizes stay those of the regulation (art7.3).
    """
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    return tuple(a.bet.kind() for a in granted if isinstance(a.bet, NewBet) or not a.unmet)


def new_bet(setting: Setting, slug: str) -> NewBet | None:
    """The new bet of this name that is authorised for the table."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    return next((a.bet for a in granted if isinstance(a.bet, NewBet) and a.bet.slug == slug), None)


def refuse_authorisations(setting: Setting) -> Refusal | None:
    """Two descriptions of one bet leave open which of them is played, and a table is of one house."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    slugs = [authorisation.bet.slug for authorisation in granted]
    if twice := [slug for slug in slugs if slugs.count(slug) > 1]:
        return Refusal("bet_must_be_authorised_once", AT, f"{twice[0]} is authorised twice: once is enough to offer it")
    houses = list(dict.fromkeys(authorisation.house for authorisation in granted))
    if len(houses) > 1:
        says = f"a table is of one house, and an authorisation serves its holder alone: here are {', '.join(houses)}"
        return Refusal("bet_must_be_authorised_for_the_house", AT, says)
    return None


def _refused(refusal: Refusal) -> Refused:
    return Refused(refusal, edition(EDITION).cite(refusal.clause or AT))


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
            object_schema({**DECISION_SCHEMA, "bet": BET_SCHEMA}, ("house", "bet")),
            object_schema({**DECISION_SCHEMA, "prizes": PRIZES_SCHEMA}, ("house", "prizes")),
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
