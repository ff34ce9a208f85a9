"""Article 7 of 53/2010: what the inspectorate authorises for a table, and on which conditions.

A record has it as `authorised` in its `table`.
"""

from collections.abc import Iterable, Mapping
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
    text,
    value_text,
    write_description,
)
from banca.games.craps.new_bets import AT, EDITION, Description, NewBet, first_inexact
from banca.law import BetWord, OptionSet, RecordError, Refusal, Refused, edition, option_set, refuse
from banca.messages.errors import Listed, Message
from banca.money import Selection, Stakes
from banca.play.bets import BetKind
from banca.play.game import Memory
from banca.play.setting import Setting


def figures(bet: Description, options: OptionSet | None = None) -> dict[Selection, Absorbed]:
    """The results of the bet, for each number on which it may be made, or for None."""
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
            raise _refused_error(Refusal("description_must_be_exact", "art7.2", found.says))
        if strange := sorted(self.met - self.conditions):
            raise _refused_error(not_a_condition(strange[0], self.conditions))

    @property
    def unmet(self) -> tuple[str, ...]:
        return tuple(sorted(self.conditions - self.met))


def not_a_condition(said: str, conditions: frozenset[str]) -> Refusal:
    if not conditions:
        return refuse("condition_must_be_of_the_authorisation", "art7.3", "none", said=repr(said))
    known = _list_conditions(sorted(conditions))
    return refuse("condition_must_be_of_the_authorisation", "art7.3", said=repr(said), known=known)


def _list_conditions(conditions: Iterable[str]) -> str | Message:
    """The conditions, separated by semicolons because they may contain commas."""
    listed: str | Message
    listed, *others = conditions
    for other in others:
        listed = Message("list-clauses", first=listed, last=other)
    return listed


def refuse_unmet(setting: Setting, bet: str) -> Refusal | None:
    """A new bet waits until all conditions of its authorisation are met."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    for authorisation in granted:
        if authorisation.bet.slug == bet and isinstance(authorisation.bet, NewBet) and authorisation.unmet:
            unmet = _list_conditions(authorisation.unmet)
            return refuse("conditions_of_the_authorisation_must_be_met", "art7.3", bet=BetWord(bet), unmet=unmet)
    return None


def with_condition_met(setting: Setting, stakes: Stakes, bet: str, condition: str) -> Setting:
    """The table meets a condition from now on; prizes do not change while stakes are on the bet."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    found = next((authorisation for authorisation in granted if authorisation.bet.slug == bet), None)
    if found is None and not granted:
        raise _refused_error(refuse("bet_must_be_authorised", AT, "none", bet=repr(bet)))
    if found is None:
        known = Listed(*(BetWord(authorisation.bet.slug) for authorisation in granted))
        raise _refused_error(refuse("bet_must_be_authorised", AT, bet=repr(bet), known=known))
    if found.unmet and any(stake.position.bet == bet for stake in stakes):
        raise _refused_error(refuse("prizes_must_stand_while_bets_lie", "art7.3", bet=BetWord(bet)))
    met = replace(found, met=found.met | {condition})
    return replace(setting, authorised=tuple(met if each is found else each for each in granted))


def authorised_kinds(setting: Setting) -> tuple[BetKind[Case], ...]:
    """The bets beyond the regulation at this table; a bet of the regulation with other prizes replaces it.

    Until the conditions are met, a new bet is known but not offered, and the regulation's prizes apply (art7.3).
    """
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    return tuple(a.bet.kind() for a in granted if isinstance(a.bet, NewBet) or not a.unmet)


def new_bet(setting: Setting, slug: str) -> NewBet | None:
    """The new bet of this name that is authorised for the table."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    return next((a.bet for a in granted if isinstance(a.bet, NewBet) and a.bet.slug == slug), None)


def refuse_authorisations(setting: Setting) -> Refusal | None:
    """Refuse two descriptions of one bet, and authorisations for different houses."""
    granted: tuple[BetAuthorisation, ...] = setting.authorised
    slugs = [authorisation.bet.slug for authorisation in granted]
    if twice := [slug for slug in slugs if slugs.count(slug) > 1]:
        return refuse("bet_must_be_authorised_once", AT, bet=BetWord(twice[0]))
    houses = list(dict.fromkeys(authorisation.house for authorisation in granted))
    if len(houses) > 1:
        return refuse("bet_must_be_authorised_for_the_house", AT, houses=Listed(*houses))
    return None


def _refused_error(refusal: Refusal) -> Refused:
    return Refused(replace(refusal, clause=refusal.clause or AT), edition(EDITION))


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


def read(raw: Any) -> tuple[BetAuthorisation, ...]:
    if not isinstance(raw, list):
        raise RecordError("craps-authorised-list", said=value_text(raw))
    try:
        return tuple(_authorisation(each, (n,)) for n, each in enumerate(raw, 1))
    except DescriptionError as error:
        raise RecordError("craps-authorised", error=error.message) from None


def _authorisation(raw: Any, path: Path) -> BetAuthorisation:
    fields(raw, path, (*OF_A_DECISION, *OF_A_BET), ("house",))
    decision = {key: value for key, value in raw.items() if key not in OF_A_BET}
    return read_authorisation(decision, read_description(raw, path), path)


def read_description(raw: Mapping[str, Any], path: Path = ()) -> Description:
    """Read the bet or the prizes that an object describes."""
    described = [key for key in OF_A_BET if key in raw]
    if len(described) != 1:
        raise DescriptionError(path, Message("craps-description-bet-or-prizes"))
    read_it: Any = OF_A_BET[described[0]]
    bet: Description = read_it(raw[described[0]], (*path, described[0]))
    return bet


def read_authorisation(raw: Any, bet: Description, path: Path) -> BetAuthorisation:
    """Read the decision on a bet: its house, number, day and conditions, and those that are met."""
    fields(raw, path, OF_A_DECISION, ("house",))
    reference = text(raw["reference"], (*path, "reference")) if "reference" in raw else None
    day = _day(raw["date"], (*path, "date")) if "date" in raw else None
    conditions = _conditions(raw.get("conditions", []), (*path, "conditions"))
    met = _conditions(raw.get("met", []), (*path, "met"))
    if strange := sorted(met - conditions):
        raise DescriptionError((*path, "met"), not_a_condition(strange[0], conditions).says)
    return BetAuthorisation(text(raw["house"], (*path, "house")), bet, conditions, reference, day, met)


def _day(raw: Any, path: Path) -> date:
    try:
        return date.fromisoformat(raw if isinstance(raw, str) and len(raw) == len("2010-03-08") else "")
    except ValueError:
        raise DescriptionError(path, Message("craps-description-day", said=value_text(raw))) from None


def _conditions(raw: Any, path: Path) -> frozenset[str]:
    if not isinstance(raw, list) or len(raw) > CONDITIONS_MOST:
        key = str(path[-1])
        raise DescriptionError(
            path, Message("craps-description-texts", key=key, most=CONDITIONS_MOST, said=value_text(raw))
        )
    found = [text(each, (*path, n)) for n, each in enumerate(raw)]
    if len(set(found)) < len(found):
        raise DescriptionError(path, Message("craps-authorised-condition-twice"))
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
