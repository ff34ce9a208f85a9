"""Applying for authorisation, at least as many working days ahead as the edition says.

Every act is a command, an entry of the journal and an event.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from typing import Any, ClassVar, Literal

import msgspec
from sqlalchemy import Connection, select

from banca import plain_yaml
from banca.games import game_of
from banca.house import schema
from banca.house.authorisations import BET, Filed, plain, plain_value, refusal_of_edition, register
from banca.house.clock import day_of
from banca.house.errors import HouseError
from banca.house.journal import HOUSE, canonical, head_of
from banca.house.replies import refused
from banca.house.roles import Role
from banca.house.work import Command, Work
from banca.law import (
    MACAU,
    Calendar,
    Edition,
    OptionWord,
    Refused,
    edition,
    no_such_option,
    option_set,
    read_parameter,
    refuse,
    subject_to_authorisation,
)
from banca.law.numbers import shown
from banca.play.commitments import HASH, TABLE_ID
from banca.play.game import Game
from banca.play.record import VERSION, read_setting
from banca.play.setting import Setting

APPLICANTS = frozenset({Role.ADMINISTRATOR})
AUTHORISATION = "authorisation"  # the event of every act
TOLD = ("apply", "decide", "application-act", "decree-day")  # the entries of the journal that are such acts
AHEAD_MOST = 730  # days from filing to adoption
TEXT_MOST = 500  # characters of a condition, a reason, a name of a file
BYTES_MOST = 32_768  # of a description
MANY = 200  # things in one list
OTHER_KEYS = ("edition", "stated", "authorisation")  # of a file that describes a bet


class Attachment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of the dossier; the file itself is stored elsewhere."""

    file: str
    sha256: str


class Apply(Command, frozen=True, tag="apply"):
    """Apply for what an edition subjects to authorisation, for all tables or for some, from a day on."""

    roles: ClassVar[frozenset[Role]] = APPLICANTS

    edition: str
    adopted: str  # the day from which the house wants to run it
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    parameters: dict[str, Any] = msgspec.field(default_factory=dict)
    # Bets and prizes beyond the regulation: each the text of a file that describes one.
    bets: list[str] = msgspec.field(default_factory=list)
    setting: dict[str, Any] | None = None  # everything a table with this setting would run, as in a record
    # Empty for all tables; a table need not be open yet.
    tables: list[str] = msgspec.field(default_factory=list)
    attachments: list[Attachment] = msgspec.field(default_factory=list)

    def perform(self, work: Work) -> Mapping[str, Any]:
        law = edition(self.edition)
        game = game_of(law.slug)
        filed, adopted = day_of(work.at), read_day(self.adopted)
        if adopted > filed + timedelta(days=AHEAD_MOST):
            raise HouseError("house-adoption-too-far", adopted=adopted, most=AHEAD_MOST)
        asks = self._asks(game)
        calendar = calendar_of(work.connection)
        if outside := refusal_of_edition(law, adopted):
            raise outside
        refuse_late(law, game, asks, filed, adopted, calendar)
        number = head_of(work.connection, HOUSE, lock=True).number + 1
        body = {
            "banca": "application",
            "house": house_id(work.connection),
            "number": number,
            "applicant": work.person.name,
            "filed": filed.isoformat(),
            "adopted": adopted.isoformat(),
            "edition": law.slug,
            "tables": self._tables(),
            "asks": asks,
            "attachments": self._attachments(),
        } | exceptions(calendar, filed, adopted)
        record(work, "apply", body)
        values = application_row(number, work.at, work.person.name, body)
        digest = values["digest"]
        work.connection.execute(schema.application.insert(), values)
        return {"application": number, "digest": digest, "asks": asks}

    def _asks(self, game: Game[Any]) -> list[dict[str, Any]]:
        asks = [*self._of_a_setting(game), *self._choices(game), *self._described(game)]
        names = [ask["name"] for ask in asks]
        if twice := [name for name in names if names.count(name) > 1]:
            raise HouseError("house-application-twice", name=twice[0])
        if not asks:
            raise refused("application_must_ask_for_something", edition=self.edition)
        check_many("asks", asks)
        return asks

    def _choices(self, game: Game[Any]) -> Iterator[dict[str, Any]]:
        law = game.edition
        for name, value in self.options.items():
            if name not in law.options:
                raise no_such_option(law, name, tuple(law.options))
            yield choice(law, "option", name, plain_value(law, name, value))
        for name, value in self.parameters.items():
            asked = choice(law, "parameter", name, plain_value(law, name, value))
            game.opening(Setting(option_set(law), parameters={name: read_parameter(law, name, value)}))
            yield asked

    def _described(self, game: Game[Any]) -> Iterator[dict[str, Any]]:
        for text in self.bets:
            if len(text.encode()) > BYTES_MOST:
                raise HouseError("house-description-too-long", most=BYTES_MOST)
            said, _ = plain_yaml.read(text)
            if not isinstance(said, dict):
                raise HouseError("house-description-malformed")
            if said.get("edition", self.edition) != self.edition:
                raise HouseError("house-description-edition", said=shown(said["edition"]), edition=self.edition)
            described = {key: value for key, value in said.items() if key not in OTHER_KEYS}
            sha256 = hashlib.sha256(text.encode()).hexdigest()
            yield from beyond_the_regulation(game, [described], {"description": text, "sha256": sha256})

    def _of_a_setting(self, game: Game[Any]) -> Iterator[dict[str, Any]]:
        """Everything that a table with this setting would run and that needs authorisation."""
        if self.setting is None:
            return
        law, data = game.edition, {"banca": VERSION, "edition": self.edition, **self.setting}
        if data["edition"] != self.edition:
            raise HouseError("house-setting-edition", said=shown(data["edition"]), edition=self.edition)
        setting = read_setting(game, data)
        game.opening(setting)  # refuse what no table could run
        for name, value in subject_to_authorisation(setting.options, setting.parameters).items():
            yield choice(law, "option" if name in law.options else "parameter", name, plain(value))
        if game.authorised and setting.authorised:
            yield from beyond_the_regulation(game, game.authorised.write(setting.authorised), {})

    def _tables(self) -> list[str]:
        check_many("tables", self.tables)
        for table in self.tables:
            if not TABLE_ID.accepts(table):
                raise HouseError("house-table-id", table=shown(table))
        return sorted(set(self.tables))

    def _attachments(self) -> list[dict[str, str]]:
        check_many("attachments", self.attachments)
        for each in self.attachments:
            if not 0 < len(each.file) <= TEXT_MOST or not each.file.isprintable() or not HASH.accepts(each.sha256):
                raise HouseError("house-attachment-malformed", file=shown(each.file))
        return [{"file": each.file, "sha256": each.sha256} for each in self.attachments]


def choice(law: Edition, kind: Literal["option", "parameter"], name: str, value: Any) -> dict[str, Any]:
    """A value of an option or a parameter, as an application lists it. Refused if it needs no authorisation."""
    found = law.options[name] if kind == "option" else law.parameters[name]
    if law.authorisation is None or not found.needs_authorisation:
        said = refuse("application_must_be_for_what_needs_authorisation", found.clause, option=OptionWord(name))
        raise Refused(said, law)
    return {"kind": kind, "name": name, "value": value, "clause": law.authorisation.clause}


def beyond_the_regulation(
    game: Game[Any], described: Sequence[Mapping[str, Any]], dossier: Mapping[str, str]
) -> Iterator[dict[str, Any]]:
    """Bets and prizes beyond the regulation, as an application lists them. Refused if no article allows any."""
    law, rules = game.edition, game.authorised
    if rules is None:
        clause = law.authorisation.clause if law.authorisation else law.in_force_by
        raise Refused(refuse("application_must_be_for_what_needs_authorisation", clause, "bets"), law)
    bare = rules.read([{"house": law.slug, **_without_a_decision(said)} for said in described])
    for granted, written in zip(bare, rules.write(bare), strict=True):
        name, value = granted.bet.slug, _without_a_decision(written)
        yield {"kind": BET, "name": name, "value": value, "clause": game.authorised_at, **dossier}


def _without_a_decision(raw: Mapping[str, Any]) -> dict[str, Any]:
    """The description without a decision: an applicant has none yet."""
    return {key: value for key, value in raw.items() if key not in OF_A_DECISION}


OF_A_DECISION = ("house", "reference", "date", "conditions", "met")


def refuse_late(
    law: Edition, game: Game[Any], asks: Sequence[Mapping[str, Any]], filed: date, adopted: date, calendar: Calendar
) -> None:
    """Raise Refused unless the application is filed early enough; the refusal names days that would do."""
    article = law.authorisation
    if article and any(ask["kind"] != BET for ask in asks):
        if calendar.working_days(filed, adopted) >= article.working_days:
            return
        days = article.working_days
        said = refuse(
            "application_must_precede_adoption_by_working_days",
            article.clause,
            "register",
            filed=filed,
            adopted=adopted,
            days=days,
            latest=calendar.latest_filing(adopted, days),
            earliest=calendar.earliest_adoption(filed, days),
        )
        raise Refused(said, law)
    if adopted < filed:
        said = refuse("adoption_must_not_precede_the_application", game.authorised_at, filed=filed, adopted=adopted)
        raise Refused(said, law)


def read_day(said: str | None) -> date:
    """Read a day written as 2026-03-02; no other notation is accepted."""
    try:
        found: date | None = date.fromisoformat(said or "")
    except ValueError:
        found = None
    if found is None or found.isoformat() != said:
        raise HouseError("house-day-malformed", day=shown(said))
    return found


def check_many(name: str, values: Sequence[object]) -> None:
    if len(values) > MANY:
        raise HouseError("house-list-too-long", name=name, most=MANY)


def check_text(name: str, said: str) -> None:
    if not 0 < len(said.strip()) <= len(said) <= TEXT_MOST or not said.isprintable():
        raise HouseError("house-text-malformed", name=name, most=TEXT_MOST)


def record(work: Work, kind: str, body: Mapping[str, Any]) -> int:
    """Write an entry of the register and the event that tells it; gives its number."""
    number = work.append(HOUSE, kind, body)
    work.event(AUTHORISATION, **event_of(kind, number, body))
    return number


def event_of(kind: str, number: int, body: Mapping[str, Any]) -> dict[str, Any]:
    """What is told of an entry of the register: on which application, or for which day, and what."""
    match kind:
        case "apply":
            return {"subject": str(number), "act": kind, "edition": body["edition"], "digest": digest_of(body)}
        case "decide":
            said = body["decision"]
            told = {"act": said["decision"], "number": number, "conditions": said["conditions"]}
            return {"subject": str(said["application"]), **told}
        case "application-act":
            return {"subject": str(body["application"]), **{k: v for k, v in body.items() if k != "application"}}
    return {"subject": body["day"], "act": kind, "works": body["works"]}


def application_row(number: int, at: int, person: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """The database row of an application, from the journal entry that filed it."""
    values = {"number": number, "digest": digest_of(body), "edition": body["edition"], "at": at}
    return values | {"applicant": person, "body": canonical(body)}


def digest_of(body: Mapping[str, Any]) -> str:
    """The digest by which a decision names an application."""
    return hashlib.sha256(canonical(body).encode()).hexdigest()


def house_id(connection: Connection) -> str:
    return str(connection.execute(select(schema.fact.c.value).where(schema.fact.c.name == "id")).scalar_one())


def application_of(connection: Connection, number: int) -> Filed:
    """An application by its number, in its current state."""
    filed = schema.application.c
    law = connection.execute(select(filed.edition).where(filed.number == number)).scalar()
    if law is None:
        raise HouseError("house-application-unknown", application=number)
    return next(each for each in register(connection, law) if each.number == number)


class WithdrawApplication(Command, frozen=True, tag="withdraw-application"):
    """Withdraw an application before it is decided."""

    roles: ClassVar[frozenset[Role]] = APPLICANTS

    application: int

    def perform(self, work: Work) -> Mapping[str, Any]:
        refuse_unless(application_of(work.connection, self.application), work, "pending")
        write_act(work, self.application, "withdraw")
        return {"application": self.application}


def refuse_unless(filed: Filed, work: Work, *standings: str) -> None:
    """Raise HouseRefused unless an application has the given standing."""
    standing = filed.standing(day_of(work.at))
    if standing not in standings:
        wanted = "pending" if "pending" in standings else "granted"
        raise refused("application_must_stand_so", application=filed.number, standing=standing, wanted=wanted)


def write_act(work: Work, application: int, act: str, condition: str | None = None) -> None:
    """Record `withdraw`, `meet` (a condition is met from now on) or `end` (it no longer is)."""
    body = {"application": application, "act": act} | ({"condition": condition} if condition else {})
    number = record(work, "application-act", body)
    work.connection.execute(schema.application_act.insert(), act_row(number, work.at, work.person.name, body))


def act_row(number: int, at: int, person: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """The database row of such an act, from the journal entry that recorded it."""
    values = {"number": number, "application": body["application"], "act": body["act"], "at": at}
    return values | {"person": person, "condition": body.get("condition")}


# The calendar.


class DecreeDay(Command, frozen=True, tag="decree-day"):
    """Record a one-off decree: the administration is closed, or works, on a day, contrary to the calendar."""

    roles: ClassVar[frozenset[Role]] = frozenset({Role.REGULATOR})

    day: str
    works: bool
    why: str

    def perform(self, work: Work) -> Mapping[str, Any]:
        day = read_day(self.day)
        check_text("why", self.why)
        record(work, "decree-day", {"day": day.isoformat(), "works": self.works, "why": self.why})
        return {"day": day.isoformat(), "works": self.works}


def calendar_of(connection: Connection) -> Calendar:
    """Macau's working days with all recorded decrees; the latest decree for a day counts."""
    entry = schema.journal.c
    rows = select(entry.body).where(entry.stream == HOUSE, entry.kind == "decree-day").order_by(entry.number)
    decreed = {date.fromisoformat(said["day"]): said["works"] for said in _bodies(connection.execute(rows).scalars())}
    closed = frozenset(day for day, works in decreed.items() if not works)
    return Calendar(MACAU.closed | closed, MACAU.opened | (frozenset(decreed) - closed))


def _bodies(texts: Iterable[str]) -> Iterator[Mapping[str, Any]]:
    return (json.loads(text) for text in texts)


def exceptions(calendar: Calendar, filed: date, adopted: date) -> dict[str, Any]:
    """The decreed days between filing and adoption. An application stores them: they show that it was in time."""
    days = {
        name: sorted(day.isoformat() for day in getattr(calendar, name) if filed <= day < adopted)
        for name in ("closed", "opened")
    }
    return {"calendar": days} if any(days.values()) else {}
