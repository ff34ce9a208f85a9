"""Audits of an open house, as its events tell of them: who began one, and how it ended."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import msgspec
from sqlalchemy import Connection, select

from banca.house import schema
from banca.house.clock import MICROSECONDS
from banca.house.replies import refused
from banca.house.roles import Role
from banca.house.work import EVENTS, Command, Work

LONGEST = 3_600  # seconds that an audit of an open house takes at most
AUDITORS = frozenset({Role.REGULATOR, Role.ADMINISTRATOR})
BEGUN, ENDED = "audit-begun", "audit-ended"


class BeginAudit(Command, frozen=True, tag="begin-audit"):
    """Note that an audit of the house begins. HouseRefused: another is under way, perhaps in another process.

    A process that was killed has ended no audit: after the longest time that one takes, another may begin.
    """

    roles: ClassVar[frozenset[Role]] = AUDITORS

    def perform(self, work: Work) -> Mapping[str, Any]:
        work.event(BEGUN, work.person.name)  # from here on no other process writes events
        for before in runs(work.connection, 2)[1:]:
            if before.ended_at is None and work.at - before.began_at < LONGEST * MICROSECONDS:
                raise refused("audit_must_end_before_the_next", person=before.person)
        return {"at": work.at}


class EndAudit(Command, frozen=True, tag="end-audit"):
    """Note how the audit that somebody began at a moment has ended. Only the program does."""

    person: str
    began_at: int
    sound: bool | None  # None: it could not be finished
    counts: dict[str, int] = msgspec.field(default_factory=dict)
    message: str = ""  # what is wrong, or why it was not finished: by its id, and what fills it in
    parameters: dict[str, Any] = msgspec.field(default_factory=dict)
    says: str = ""

    def perform(self, work: Work) -> Mapping[str, Any]:
        fault = {} if self.sound else {"message": self.message, "parameters": self.parameters, "says": self.says}
        said = {"began_at": self.began_at, "sound": self.sound, "counts": self.counts, **fault}
        work.event(ENDED, self.person, **said)
        return {}


@dataclass(frozen=True, slots=True)
class Run:
    """An audit that was begun. `sound` is None until it has ended, and where it could not be finished."""

    person: str
    began_at: int
    ended_at: int | None = None
    sound: bool | None = None
    counts: Mapping[str, int] = field(default_factory=dict)
    fault: Mapping[str, Any] | None = None  # message, parameters, says


def runs(connection: Connection, most: int) -> list[Run]:
    """The audits that were begun, the latest first."""
    entry = schema.journal.c
    query = select(entry.number, entry.at, entry.body).where(entry.stream == EVENTS).order_by(entry.number.desc())
    begun = connection.execute(query.where(entry.kind == BEGUN).limit(most)).all()
    if not begun:
        return []
    ends: dict[tuple[str, int], tuple[int, Mapping[str, Any]]] = {}
    for row in connection.execute(query.where(entry.kind == ENDED, entry.number > begun[-1].number)):
        said = json.loads(row.body)
        ends[said["subject"], said["began_at"]] = row.at, said
    people = (json.loads(row.body)["subject"] for row in begun)
    return [_run(person, row.at, ends.get((person, row.at))) for person, row in zip(people, begun, strict=True)]


def _run(person: str, began_at: int, end: tuple[int, Mapping[str, Any]] | None) -> Run:
    if end is None:
        return Run(person, began_at)
    at, said = end
    fault = None if said["sound"] else {name: said[name] for name in ("message", "parameters", "says")}
    return Run(person, began_at, at, said["sound"], said["counts"], fault)
