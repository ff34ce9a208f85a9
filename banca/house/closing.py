"""Closing every table of a house: one process sees a fault, and all that share the database stop.

The events tell it. A process reads those that are new to it at the beginning of every transaction, and whenever it
renews its leases: before it plays on, it knows.
"""

import json
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from banca.house import schema
from banca.house.work import EVENTS, Work
from banca.messages.errors import Message

CLOSED, REOPENED = "house-closed", "house-reopened"  # events between which every table is stopped
APPROVED = "program-approved"  # the event after which every process compares its program again


@dataclass(slots=True)
class Closing:
    """Whether the tables of a house are closed, as one process knows it."""

    owner: str  # the name of this process
    by: Message | None = None  # why every table is stopped until an administrator reopens the house
    reopening: bool = False  # once the transaction under way is committed
    approvals: int = 0  # of programs, that were noticed
    _untold: Message | None = None  # why, until an event says so
    _told: Message | None = None  # by the transaction under way
    _seen: int = 0  # the last event that was read

    def read(self, connection: Connection) -> None:
        """How the house stands when it is opened."""
        entry = schema.journal.c
        found = select(entry.kind, entry.body).where(entry.stream == EVENTS, entry.kind.in_((CLOSED, REOPENED)))
        row = connection.execute(found.order_by(entry.number.desc()).limit(1)).one_or_none()
        self.by = None if row is None or row.kind == REOPENED else _why(row.body)
        last = select(func.max(entry.number)).where(entry.stream == EVENTS)
        self._seen = connection.execute(last).scalar() or 0

    def notice(self, connection: Connection) -> bool:
        """Read what other processes told meanwhile; gives whether the checks of this one are to be made again."""
        entry, again = schema.journal.c, False
        new = select(entry.number, entry.kind, entry.body).where(entry.stream == EVENTS, entry.number > self._seen)
        for number, kind, body in connection.execute(new.order_by(entry.number)).all():
            self._seen = number
            if kind == APPROVED:
                self.approvals += 1
                again = True
            elif kind in (CLOSED, REOPENED) and json.loads(body)["subject"] != self.owner:
                if kind == CLOSED:
                    self.by = self.by or _why(body)
                elif self._untold is None:
                    self.by, again = None, True
        return again

    def close(self, why: Message) -> bool:
        """Stop every table; False where they are stopped already."""
        if self.by is not None and not self.reopening:
            return False
        self.by, self._untold, self.reopening = why, why, False
        return True

    def begin(self) -> None:
        """A transaction begins, or failed with all that it told."""
        self.reopening, self._told = False, None

    def tell(self, work: Work) -> None:
        """Write down why the tables were stopped; again with the next transaction, if this one fails."""
        if (why := self._untold) is not None and why is not self._told:
            work.event(CLOSED, self.owner, message=why.id, parameters=why.to_json())
            self._told = why

    def reopen(self, work: Work) -> None:
        """Let the tables go on, once this transaction is committed."""
        self.tell(work)  # the events stand in their order, also where both are of one transaction
        work.event(REOPENED, self.owner)
        self.reopening = True

    def commit(self) -> None:
        if self._told is self._untold:
            self._untold = None
        if self.reopening:
            self.by = None


def _why(body: str) -> Message:
    said = json.loads(body)
    return Message(said["message"], **said["parameters"])
