"""Decisions on applications. An applicant never decides, whatever their roles, and every decision is signed.

The signature covers the canonical JSON of the decision. It names the house and the digest of the application, so it
fits no other application, conditions or days. The regulator's public key is all you need to check it offline.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, ClassVar, Literal

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from sqlalchemy import Connection, select

from banca.house import schema
from banca.house.applications import (
    APPLICANTS,
    application_of,
    check_many,
    check_text,
    house_id,
    read_day,
    record,
    refuse_unless,
    write_act,
)
from banca.house.authorisations import Filed
from banca.house.clock import day_of
from banca.house.errors import HouseError
from banca.house.journal import canonical
from banca.house.people import public_key_of
from banca.house.replies import refused
from banca.house.roles import Role
from banca.house.work import Command, Work
from banca.law.numbers import shown
from banca.messages.errors import Listed

APPROVERS = frozenset({Role.REGULATOR})
Verdict = Literal["grant", "refuse", "revoke"]


@dataclass(frozen=True, slots=True)
class Decision:
    """The decision on one application: granted for some time or until revoked; refused; or revoked from a day."""

    house: str
    application: int
    digest: str  # of the application
    decision: Verdict
    approver: str
    conditions: tuple[str, ...] = ()
    from_: date | None = None
    until: date | None = None  # the last day
    why: str = ""

    def to_json(self) -> dict[str, Any]:
        return {
            "banca": "decision",
            "house": self.house,
            "application": self.application,
            "digest": self.digest,
            "decision": self.decision,
            "approver": self.approver,
            "conditions": list(self.conditions),
            "from": self.from_.isoformat() if self.from_ else None,
            "until": self.until.isoformat() if self.until else None,
            "why": self.why,
        }

    @property
    def text(self) -> str:
        """The text that is signed."""
        return canonical(self.to_json())

    def signed_by(self, key: Ed25519PrivateKey) -> str:
        """Its signature, as hexadecimal digits."""
        return key.sign(self.text.encode()).hex()

    def is_signed(self, signature: str, public_key: str) -> bool:
        try:
            key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key))
            key.verify(bytes.fromhex(signature), self.text.encode())
        except (InvalidSignature, ValueError):
            return False
        return True


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision as the regulator states it, before it is signed."""

    decision: Verdict
    conditions: Sequence[str] = ()
    from_: str | None = None
    until: str | None = None
    why: str = ""


def decision_on(connection: Connection, filed: Filed, approver: str, wanted: Decided) -> Decision:
    """The decision as it is signed. HouseError if it is malformed."""
    check_many("conditions", wanted.conditions)
    for condition in wanted.conditions:
        check_text("conditions", condition)
    if wanted.why:
        check_text("why", wanted.why)
    if len(set(wanted.conditions)) < len(wanted.conditions):
        raise HouseError("house-condition-twice")
    return Decision(
        house_id(connection),
        filed.number,
        filed.digest,
        wanted.decision,
        approver,
        tuple(sorted(wanted.conditions)),
        None if wanted.from_ is None else read_day(wanted.from_),
        None if wanted.until is None else read_day(wanted.until),
        wanted.why,
    )


class Decide(Command, frozen=True, tag="decide"):
    """Grant an application, on conditions or without, from a day, until a day or until it is revoked; or refuse it."""

    roles: ClassVar[frozenset[Role]] = APPROVERS

    application: int
    decision: Literal["grant", "refuse"]
    signature: str
    conditions: list[str] = msgspec.field(default_factory=list)
    from_: str | None = msgspec.field(name="from", default=None)  # of a grant; not before the day that was applied for
    until: str | None = None  # the last day
    why: str = ""

    def perform(self, work: Work) -> Mapping[str, Any]:
        filed = application_of(work.connection, self.application)
        refuse_unless(filed, work, "pending")
        wanted = Decided(self.decision, self.conditions, self.from_, self.until, self.why)
        decision = decision_on(work.connection, filed, work.person.name, wanted)
        self._refuse_days(filed, decision, day_of(work.at))
        return write_decision(work, filed, decision, self.signature)

    def _refuse_days(self, filed: Filed, decision: Decision, today: date) -> None:
        if decision.decision == "refuse":
            if decision.conditions or decision.from_ or decision.until:
                raise HouseError("house-refusal-bare")
            return
        first = max(filed.adopted, today)
        if decision.from_ is None or decision.from_ < first:
            raise refused("grant_must_hold_from_the_day_applied_for", application=filed.number, first=first)
        if decision.until and decision.until < decision.from_:
            raise refused("grant_must_end_after_it_begins", begins=decision.from_, until=decision.until)


class Revoke(Command, frozen=True, tag="revoke"):
    """Revoke a grant from a day on."""

    roles: ClassVar[frozenset[Role]] = APPROVERS

    application: int
    from_: str = msgspec.field(name="from")
    signature: str
    why: str = ""

    def perform(self, work: Work) -> Mapping[str, Any]:
        filed = application_of(work.connection, self.application)
        if filed.revoked:
            raise refused("application_must_stand_so", application=filed.number, standing="revoked", wanted="granted")
        refuse_unless(filed, work, "in-force", "early", "conditions")
        wanted = Decided("revoke", from_=self.from_, why=self.why)
        decision = decision_on(work.connection, filed, work.person.name, wanted)
        today = day_of(work.at)
        if decision.from_ is None or decision.from_ < today:
            raise refused("revocation_must_not_reach_back", today=today)
        return write_decision(work, filed, decision, self.signature)


def write_decision(work: Work, filed: Filed, decision: Decision, signature: str) -> Mapping[str, Any]:
    """Check who decides and that they signed, and record the decision."""
    approver = decision.approver
    key = public_key_of(work.connection, approver)
    if approver == filed.applicant or (key and key == public_key_of(work.connection, filed.applicant)):
        raise refused("approver_must_not_be_the_applicant", person=approver, application=filed.number)
    if key is None:
        raise refused("approver_must_have_a_key", person=approver)
    if not decision.is_signed(signature, key):
        raise refused("decision_must_be_signed_by_its_approver", person=approver, application=filed.number)
    body = {"decision": decision.to_json(), "signature": signature, "public_key": key}
    number = record(work, "decide", body)
    work.connection.execute(schema.decision.insert(), decision_row(number, work.at, approver, body))
    return {"application": filed.number, "decision": decision.decision, "number": number}


def decision_row(number: int, at: int, person: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """The database row of a decision, from the journal entry that recorded it."""
    said = body["decision"]
    values = {"number": number, "application": said["application"], "decision": said["decision"], "at": at}
    values |= {"approver": person, "body": canonical(said)}
    return values | {"signature": body["signature"], "public_key": body["public_key"]}


class MeetDecisionCondition(Command, frozen=True, tag="meet-decision-condition"):
    """Record that the house meets a condition of a decision from now on, or no longer does."""

    roles: ClassVar[frozenset[Role]] = APPLICANTS | APPROVERS

    application: int
    condition: str
    met: bool = True

    def perform(self, work: Work) -> Mapping[str, Any]:
        filed = application_of(work.connection, self.application)
        refuse_unless(filed, work, "in-force", "early", "conditions")
        if not filed.conditions:
            raise refused("application_must_be_granted_on_conditions", application=filed.number)
        if self.condition not in filed.conditions:
            known = Listed(*sorted(filed.conditions), by="list-clauses")
            said = shown(self.condition)
            raise refused("condition_must_be_of_the_decision", said=said, known=known, application=filed.number)
        if self.met == (self.condition in filed.met):
            raise refused("condition_must_change", condition=self.condition, met="yes" if self.met else "no")
        write_act(work, filed.number, "meet" if self.met else "end", self.condition)
        now = application_of(work.connection, self.application)
        return {"application": filed.number, "unmet": list(now.unmet)}


# For offline checks.


def document(connection: Connection, number: int) -> dict[str, Any]:
    """An application with its signed decisions: all that an offline check needs besides the regulator's key."""
    filed, decided = application_of(connection, number), schema.decision
    rows = select(decided).where(decided.c.application == number).order_by(decided.c.number)
    decisions = [
        {"decision": json.loads(row.body), "signature": row.signature, "public_key": row.public_key}
        for row in connection.execute(rows)
    ]
    return {"application": dict(filed.body), "decisions": decisions}
