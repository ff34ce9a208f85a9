"""Classes: tables for play money under one trainer, who freezes them, lets things go wrong and sees what is done.

A class is no more than what its tables say in their configuration: it comes back with them after a restart, and every
process on the database knows it.
"""

import json
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

import msgspec
from sqlalchemy import Connection, select

from banca.house import schema
from banca.house.config import Classroom, TableConfig, stream_of
from banca.house.errors import HouseError
from banca.house.journal import canonical
from banca.house.live_table import LiveTable, Status
from banca.house.replies import Reply, refused
from banca.house.roles import Role
from banca.house.table_rows import write_entry
from banca.house.tables import REASON_MOST, AtTable, OpenTable, PlaceAct, PlaceActs, place_acts
from banca.house.work import Command, Work
from banca.play.record import prescribed
from banca.table.irregular import irregularities

TRAINERS = frozenset({Role.SUPERVISOR})
TABLES_MOST = 20  # of one command
ACTS_MOST = 20  # of one mistake that are written down
LONGEST_ACTS = 4_096  # characters of JSON: anybody may send them, and they stay in the journal
MISTAKES_MOST = 200  # that are shown, the last ones


class OpenClass(Command, frozen=True, tag="open-class"):
    """Open the tables of a class, or more of them: all, or none."""

    roles: ClassVar[frozenset[Role]] = TRAINERS

    name: str
    tables: dict[str, TableConfig]

    def perform(self, work: Work) -> Mapping[str, Any]:
        if not 0 < len(self.tables) <= TABLES_MOST:
            raise HouseError("house-class-tables", count=len(self.tables), most=TABLES_MOST)
        classroom = Classroom(self.name, work.person.name)
        for table_id, config in self.tables.items():
            OpenTable(table_id, msgspec.structs.replace(config, classroom=classroom)).perform(work)
        return {"class": self.name, "tables": [*self.tables]}


class AtClassTable(AtTable, frozen=True):
    """A command of the trainer at a table of his class."""

    roles: ClassVar[frozenset[Role]] = TRAINERS

    def own(self, work: Work, *statuses: Status) -> LiveTable:
        live = self.live(work, *statuses)
        refuse_other_class(live.config, work.person.name, live.id)
        return live


def refuse_other_class(config: TableConfig, person: str, table_id: str) -> None:
    """Raise HouseRefused unless a table belongs to a class of this trainer."""
    if config.classroom is None or config.classroom.trainer != person:
        raise refused("table_must_be_of_ones_class", person=person, table=table_id)


class FreezeTable(AtClassTable, frozen=True, tag="freeze-table"):
    """Stop the play and its time, as it stands."""

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.own(work, "open", "paused")
        if live.frozen:
            raise refused("table_must_not_be_frozen", table=live.id)
        write_entry(work, live, "freeze", {"frozen": True})
        return {"table": live.id, "frozen": True}


class ThawTable(AtClassTable, frozen=True, tag="thaw-table"):
    """Let a frozen table go on."""

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.own(work, "open", "paused")
        if not live.frozen:
            raise refused("table_must_be_frozen", table=live.id)
        write_entry(work, live, "freeze", {"frozen": False})
        return {"table": live.id, "frozen": False}


class Inject(AtClassTable, frozen=True, tag="inject"):
    """Let something go wrong that can go wrong now, for a reason. The reply says what has to be done then."""

    act: dict[str, Any]
    reason: Annotated[str, msgspec.Meta(max_length=REASON_MOST)] = ""

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.own(work)
        act = live.game.read_act(self.act)
        if refusal := live.game.refusal(live.table.state, act):
            raise live.game.refused(refusal)
        if act not in irregularities(live.game, live.table.state):
            raise refused("act_must_be_an_irregularity", act=act.name, table=live.id)
        clauses = live.game.clauses_for(live.table.state, act)
        found = place_acts(work, self, [self.act], reason=self.reason)
        return {**found, "clauses": [*clauses], **due_at(live)}


def due_at(live: LiveTable) -> dict[str, Any]:
    """What has to be done now, and the clauses that say so; nothing where somebody may choose."""
    act = None if live.is_over else prescribed(live.table.turn)
    if act is None:
        return {}
    return {"prescribed": act.to_json(), "prescribed_by": [*live.game.clauses_for(live.table.state, act)]}


class NoteMistake(AtTable, frozen=True, tag="note-mistake"):
    """Write down what a trainee wanted to do and why it was refused; without acts, to go on. Only the program does."""

    person: str
    acts: list[dict[str, Any]]
    norm: str
    clause: str | None
    edition: str | None
    message: str
    parameters: dict[str, Any]

    def perform(self, work: Work) -> Mapping[str, Any]:
        live = self.live(work, "open", "paused")
        body = msgspec.to_builtins(self)
        write_entry(work, live, "mistake", {name: body[name] for name in body if name not in ("do", "table")})
        return {"number": live.number}


def mistake_of(person: str, command: AtTable, reply: Reply) -> NoteMistake:
    """What a refused command at a table is written down as."""
    acts = command.acts if isinstance(command, PlaceActs) else [command.act] if isinstance(command, PlaceAct) else []
    acts = acts[:ACTS_MOST]
    if len(canonical(acts)) > LONGEST_ACTS:
        acts = []
    says = reply.message or ""
    return NoteMistake(
        command.table, person, acts, reply.norm or says, reply.clause, reply.edition, says, reply.parameters
    )


# Reading.


def tables_of_trainer(connection: Connection, trainer: str) -> dict[str, list[str]]:
    """The tables of each class of a trainer that are not closed, by the name of the class."""
    rows = select(schema.gaming_table.c.id, schema.gaming_table.c.snapshot).where(
        schema.gaming_table.c.status != "closed"
    )
    found: dict[str, list[str]] = {}
    for row in connection.execute(rows.order_by(schema.gaming_table.c.id)):
        said = json.loads(row.snapshot)["config"].get("classroom")
        if said and said["trainer"] == trainer:
            found.setdefault(said["name"], []).append(row.id)
    return found


def mistakes_at(connection: Connection, table_id: str) -> list[dict[str, Any]]:
    """What was refused at a table of a class, the latest last."""
    entry = schema.journal.c
    rows = (
        select(entry.number, entry.at, entry.body)
        .where(entry.stream == stream_of(table_id), entry.kind == "mistake")
        .order_by(entry.number.desc())
        .limit(MISTAKES_MOST)
    )
    return [{"entry": row.number, "at": row.at, **json.loads(row.body)} for row in connection.execute(rows)][::-1]
