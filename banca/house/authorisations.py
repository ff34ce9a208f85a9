"""The register of authorisations: what a table may run on a day.

A table for real money runs the edition in force on that day, and has leave for every value that the edition subjects to
authorisation: its first choice like any change, since the articles speak of adopting an option. An option that another
choice makes meaningless needs none; one that follows from another is covered with it. Bets and prizes beyond the
regulation need leave as they are described, on the conditions of the decision.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Any, Literal

from sqlalchemy import Connection, select

from banca.games import game_of
from banca.house import schema
from banca.house.clock import day_of
from banca.house.journal import canonical
from banca.law import (
    BetWord,
    Edition,
    OptionWord,
    Refused,
    edition_on,
    editions_of,
    plain_parameter,
    read_parameter,
    refuse,
    subject_to_authorisation,
    to_json,
)
from banca.law.options import read
from banca.messages.errors import Listed
from banca.play.setting import Setting

Standing = Literal["in-force", "pending", "withdrawn", "refused", "revoked", "early", "ended", "conditions"]
BET = "bet"  # the kind of a request beyond the choices of an edition
REMEMBERED = 1024  # applications cached after parsing


@dataclass(frozen=True, slots=True)
class Filed:
    """An application with its decision and later acts."""

    number: int
    digest: str
    applicant: str
    body: Mapping[str, Any]
    decision: Mapping[str, Any] | None = None  # granted or refused
    revoked: Mapping[str, Any] | None = None
    withdrawn: bool = False
    met: frozenset[str] = frozenset()  # the conditions that the house meets

    @property
    def filed(self) -> date:
        return date.fromisoformat(self.body["filed"])

    @property
    def adopted(self) -> date:
        return date.fromisoformat(self.body["adopted"])

    @property
    def conditions(self) -> frozenset[str]:
        return frozenset(self.decision["conditions"]) if self.decision else frozenset()

    @property
    def unmet(self) -> tuple[str, ...]:
        return tuple(sorted(self.conditions - self.met))

    @property
    def begins(self) -> date | None:
        return _day(self.decision, "from")

    @property
    def ends(self) -> date | None:
        """The last day, if the grant has one."""
        return _day(self.decision, "until")

    def covers(self, table_id: str) -> bool:
        return not self.body["tables"] or table_id in self.body["tables"]

    def standing(self, day: date) -> Standing:
        """Its status on a day, by everything recorded so far."""
        found = self.standing_but_conditions(day)
        return "conditions" if found == "in-force" and self.unmet else found

    def standing_but_conditions(self, day: date) -> Standing:
        if self.decision is None:
            return "withdrawn" if self.withdrawn else "pending"
        begins, ends, revoked = self.begins, self.ends, _day(self.revoked, "from")
        if begins is None:  # it was refused, so it never begins
            return "refused"
        if revoked and day >= revoked:
            return "revoked"
        if day < begins:
            return "early"
        return "ended" if ends and day > ends else "in-force"

    def turns(self, standing: Standing) -> date:
        """The date shown with a status: when it begins, ended or was revoked; otherwise the day of adoption."""
        days = {"early": self.begins, "ended": self.ends, "revoked": _day(self.revoked, "from")}
        return days.get(standing) or self.adopted


@dataclass(frozen=True, slots=True)
class Authorised:
    """One thing that a table may run, and why."""

    application: Filed
    ask: Mapping[str, Any]  # as in the application: kind (option, parameter or bet), name, value

    def to_json(self) -> dict[str, Any]:
        filed = self.application
        return {
            **self.ask,
            "application": filed.number,
            "from": filed.begins.isoformat() if filed.begins else None,
            "until": filed.ends.isoformat() if filed.ends else None,
            "conditions": sorted(filed.conditions),
        }


def _day(raw: Mapping[str, Any] | None, key: str) -> date | None:
    return date.fromisoformat(raw[key]) if raw and raw[key] else None


@lru_cache(REMEMBERED)
def _read(body: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(body)
    return found


# Reading the register.


def register(
    connection: Connection, edition: str | None = None, day: date | None = None, upto: int | None = None
) -> list[Filed]:
    """All applications, or those under an edition, in the order of filing.

    With a day: conditions as they were met on that day. With a moment: only what had been recorded by then.
    """
    filed, decided, acted = schema.application, schema.decision, schema.application_act
    where = [] if edition is None else [filed.c.edition == edition]
    decisions = select(decided.c.application, decided.c.decision, decided.c.body, decided.c.at)
    acts = select(acted.c.application, acted.c.act, acted.c.condition, acted.c.at).order_by(acted.c.number)
    if edition is not None:
        decisions = decisions.join(filed, filed.c.number == decided.c.application).where(*where)
        acts = acts.join(filed, filed.c.number == acted.c.application).where(*where)
    verdicts = {
        (row.application, row.decision): _read(row.body)
        for row in connection.execute(decisions)
        if upto is None or row.at <= upto
    }
    met: dict[int, set[str]] = {}
    withdrawn: set[int] = set()
    for row in connection.execute(acts):
        if (upto is not None and row.at > upto) or (day is not None and day_of(row.at) > day):
            continue
        if row.act == "withdraw":
            withdrawn.add(row.application)
        elif row.act == "meet":
            met.setdefault(row.application, set()).add(row.condition)
        else:
            met.setdefault(row.application, set()).discard(row.condition)
    rows = connection.execute(select(filed).where(*where).order_by(filed.c.number))
    return [
        Filed(
            row.number,
            row.digest,
            row.applicant,
            _read(row.body),
            verdicts.get((row.number, "grant")) or verdicts.get((row.number, "refuse")),
            verdicts.get((row.number, "revoke")),
            row.number in withdrawn,
            frozenset(met.get(row.number, ())),
        )
        for row in rows
        if upto is None or row.at <= upto
    ]


def in_force(
    connection: Connection, table_id: str, edition: str, day: date, upto: int | None = None
) -> tuple[Authorised, ...]:
    """Everything subject to authorisation that a table may run on a day; with a moment, as known then."""
    return tuple(
        Authorised(filed, ask)
        for filed in register(connection, edition, day, upto)
        if filed.covers(table_id) and filed.standing(day) == "in-force"
        for ask in filed.body["asks"]
    )


def bets_beyond(connection: Connection, table_id: str, edition: str, day: date) -> list[dict[str, Any]]:
    """The bets and prizes beyond the regulation that a table may have, as its setting writes them.

    They include those whose conditions are not met: the table knows them but does not offer them yet.
    """
    return [
        {
            "house": filed.body["house"],
            "reference": str(filed.number),
            "conditions": sorted(filed.conditions),
            "met": sorted(filed.met),
            **ask["value"],
        }
        for filed in register(connection, edition, day)
        if filed.covers(table_id) and filed.standing_but_conditions(day) == "in-force"
        for ask in filed.body["asks"]
        if ask["kind"] == BET
    ]


# Refusing.


def refusal_of_setting(connection: Connection, table_id: str, setting: Setting, day: date) -> Refused | None:
    """Why a table for real money may not run with this setting on that day."""
    return next(iter(lacking(connection, table_id, setting, day).values()), None)


def lacking(connection: Connection, table_id: str, setting: Setting, day: date) -> dict[str, Refused]:
    """What a table for real money has no authorisation for on that day, by name, with the refusal."""
    edition, found = setting.edition, {}
    if outside := refusal_of_edition(edition, day):
        found[edition.slug] = outside
    needed = subject_to_authorisation(setting.options, setting.parameters)
    if not needed and not setting.authorised:
        return found
    filed = [each for each in register(connection, edition.slug, day) if each.covers(table_id)]
    for name, value in needed.items():
        if isinstance(refusal := _authorisation_for(edition, filed, name, plain(value), day), Refused):
            found[name] = refusal
    for granted in setting.authorised:
        if refusal_of_bet := _refusal_of_bet(edition, filed, granted, day):
            found[granted.bet.slug] = refusal_of_bet
    return found


def refusal_of_edition(edition: Edition, day: date) -> Refused | None:
    """Why no table for real money may run an edition on that day."""
    first = editions_of(edition.game)[0]
    if day < first.answers_from:
        begins = first.answers_from
        case = refuse("edition_must_be_in_force", first.in_force_by, "yet", edition=first.slug, day=day, begins=begins)
        return Refused(case, first)
    held = edition_on(edition.game, day)
    if held is edition:
        return None
    later = max(edition, held, key=lambda each: each.answers_from)
    case = refuse("edition_must_be_in_force", later.in_force_by, edition=edition.slug, day=day, held=held.slug)
    return Refused(case, later)


def application_for(
    connection: Connection, table_id: str, setting: Setting, name: str, value: Any, day: date
) -> dict[str, Any] | None:
    """The application by which a table may adopt a value on that day, as the journal writes it.

    None if none is needed. Raises Refused if one is needed and not in force.
    """
    edition = setting.edition
    choice = edition.options.get(name) or edition.parameters.get(name)
    if choice is None or not choice.needs_authorisation or edition.authorisation is None:
        return None
    wanted = plain_value(edition, name, value)
    filed = [each for each in register(connection, edition.slug, day) if each.covers(table_id)]
    found = _authorisation_for(edition, filed, name, wanted, day)
    if isinstance(found, Refused):
        raise found
    body = {
        "application": found.number,
        "option": name,
        "value": wanted,
        "filed": found.body["filed"],
        "adopted": found.body["adopted"],
    }
    return body | {key: found.body[key] for key in ("calendar",) if key in found.body}


def plain_value(edition: Edition, name: str, value: Any) -> Any:
    """A value of an option or a parameter as JSON. OptionError if the edition does not allow it."""
    if name in edition.options:
        return plain(read(edition, edition.options[name], value))
    return plain(read_parameter(edition, name, value))


def plain(value: Any) -> Any:
    return plain_parameter(to_json(value))


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same choice: the order of several alternatives does not matter."""
    return _ordered(one) == _ordered(other)


def _ordered(value: Any) -> str:
    words = isinstance(value, list | tuple) and all(isinstance(word, str) for word in value)
    return canonical(sorted(value) if words else value)


def _authorisation_for(edition: Edition, filed: list[Filed], name: str, value: Any, day: date) -> Filed | Refused:
    """The application by which a value may be adopted, or the refusal."""
    asked = [
        each
        for each in filed
        if any(ask["kind"] != BET and ask["name"] == name and same(ask["value"], value) for ask in each.body["asks"])
    ]
    clause = edition.authorisation.clause if edition.authorisation else None
    option, wanted = OptionWord(name), OptionWord(name, str(value))
    if held := [each for each in asked if each.standing(day) == "in-force"]:
        return held[0]
    said = refuse("option_must_be_authorised", clause, "register", option=option, value=wanted, **_latest(asked, day))
    return Refused(said, edition)


def _latest(asked: list[Filed], day: date) -> dict[str, Any]:
    """The standing of the latest application for something, as a sentence needs it."""
    if not asked:
        return {"application": 0, "standing": "none", "day": day, "unmet": ""}
    last = asked[-1]
    standing = last.standing(day)
    unmet = Listed(*last.unmet, by="list-clauses") if last.unmet else ""
    return {"application": last.number, "standing": standing, "day": last.turns(standing), "unmet": unmet}


def _refusal_of_bet(edition: Edition, filed: list[Filed], granted: Any, day: date) -> Refused | None:
    """Why a table may not run a bet or a prize beyond the regulation.

    While a condition is not met the game itself does not offer the bet, so a table may have it. But the conditions that
    the table lists as met must be met by the register.
    """
    asked = [each for each in filed if any(bet == granted.bet for bet in bets_of(each, edition))]
    clause, bet = game_of(edition.slug).authorised_at, BetWord(granted.bet.slug)
    held = [each for each in asked if each.standing_but_conditions(day) == "in-force"]
    if not held:
        said = refuse("bet_must_be_authorised", clause, "register", bet=bet, **_latest(asked, day))
        return Refused(said, edition)
    if any(each.conditions == granted.conditions and granted.met <= each.met for each in held):
        return None
    last = held[-1]
    if last.conditions != granted.conditions:
        said = refuse("conditions_must_be_those_of_the_decision", clause, bet=bet, application=last.number)
    else:
        unmet = Listed(*sorted(granted.met - last.met), by="list-clauses")
        said = refuse("conditions_must_be_met_by_the_register", clause, bet=bet, application=last.number, unmet=unmet)
    return Refused(said, edition)


def bets_of(filed: Filed, edition: Edition) -> Iterator[Any]:
    """The bets and prizes beyond the regulation that an application describes."""
    described = [ask["value"] for ask in filed.body["asks"] if ask["kind"] == BET]
    if described:
        yield from _bets(edition.slug, canonical(described))


@lru_cache(REMEMBERED)
def _bets(edition: str, described: str) -> tuple[Any, ...]:
    rules = game_of(edition).authorised
    if rules is None:
        return ()
    return tuple(granted.bet for granted in rules.read([{"house": edition, **said} for said in json.loads(described)]))
