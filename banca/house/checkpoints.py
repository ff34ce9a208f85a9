"""Checkpoints: the heads of all streams, signed with the house's key and chained to the checkpoint before.

A checkpoint is one line of JSON. Whoever saved one can prove later that the journal was cut off or rewritten: no entry
up to the signed heads can change unnoticed, and the public key is enough to verify.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from sqlalchemy import Connection, func, select

from banca.house import schema
from banca.house.clock import day_of
from banca.house.errors import HouseError, Tampered
from banca.house.journal import NOTHING_BEFORE, canonical
from banca.house.sealing import HouseKey

EVERY = 10_000  # entries of the journal
CHAIN = 0x62616E6361  # the PostgreSQL advisory lock that protects the chain
VERSION = 1
IDENTITY = ("id", "public_key", "made_at")  # facts of the house that never change
LINE_MOST = 10**7  # characters of a published checkpoint
Why = Literal["start", "entries", "day", "asked"]


@dataclass(frozen=True, slots=True)
class Checkpoint:
    number: int
    at: int
    why: str
    facts: Mapping[str, str]  # of the house: its id, its public key, when it was made
    heads: Mapping[str, tuple[int, str]]  # of every stream: number and hash of its last entry
    previous: str  # hash of the checkpoint before

    @property
    def body(self) -> str:
        """The content that is signed."""
        return canonical(
            {
                "banca_checkpoint": VERSION,
                "number": self.number,
                "at": self.at,
                "why": self.why,
                "facts": dict(self.facts),
                "heads": {name: list(head) for name, head in self.heads.items()},
                "previous": self.previous,
            }
        )

    @property
    def hash(self) -> str:
        return hash_of(self.body)


def hash_of(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def _read_body(body: str) -> Checkpoint:
    """Parse a body; LookupError, TypeError or ValueError if it is malformed."""
    said = json.loads(body)
    if said["banca_checkpoint"] != VERSION or type(said["number"]) is not int or type(said["at"]) is not int:
        raise ValueError(body)
    heads = {str(name): (int(number), str(found)) for name, (number, found) in said["heads"].items()}
    found = Checkpoint(said["number"], said["at"], said["why"], dict(said["facts"]), heads, said["previous"])
    if found.body != body:
        raise ValueError(body)
    return found


def is_signed(body: str, signature: str, public_key: str) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key)).verify(bytes.fromhex(signature), body.encode())
    except (InvalidSignature, ValueError):
        return False
    return True


# Writing.


def identity_of(connection: Connection) -> dict[str, str]:
    known = connection.execute(select(schema.fact).where(schema.fact.c.name.in_(IDENTITY)))
    return {row.name: row.value for row in known}


def last_of(connection: Connection) -> Checkpoint | None:
    found = connection.execute(
        select(schema.checkpoint).order_by(schema.checkpoint.c.number.desc()).limit(1)
    ).one_or_none()
    return None if found is None else _stored(found)


def take(connection: Connection, key: HouseKey, at: int, why: Why) -> Checkpoint:
    """Sign the current heads of all streams, in this transaction."""
    if connection.dialect.name != "sqlite":
        connection.execute(select(func.pg_advisory_xact_lock(CHAIN)))  # several processes extend one chain
    before = last_of(connection)
    facts = identity_of(connection)
    heads = {row.name: (row.number, row.hash) for row in connection.execute(select(schema.stream))}
    number, previous = (before.number + 1, before.hash) if before else (1, NOTHING_BEFORE)
    found = Checkpoint(number, at, why, facts, heads, previous)
    signature = key.signing.sign(found.body.encode()).hex()
    values = {"number": number, "at": at, "body": found.body, "signature": signature}
    connection.execute(schema.checkpoint.insert(), values)
    return found


@dataclass(slots=True)
class Keeper:
    """Knows when the next checkpoint is due: at the start, after so many entries, and at the end of a day in Macau."""

    key: HouseKey
    every: int = EVERY
    entries: int = 0  # since the last one
    last: Checkpoint | None = None  # of this process
    _taken: Checkpoint | None = None  # in the current transaction

    def why_due(self, at: int) -> Why | None:
        if self.last is None:
            return "start"
        if day_of(at) != day_of(self.last.at):  # a clock that was set back is on another day too
            return "day"
        return "entries" if self.entries >= self.every else None

    def take(self, connection: Connection, at: int, why: Why) -> Checkpoint:
        self._taken = take(connection, self.key, at, why)
        return self._taken

    def begin(self) -> None:
        """Note that a transaction begins, or that it failed together with its checkpoint."""
        self._taken = None

    def commit(self) -> None:
        if self._taken is not None:
            self.last, self.entries, self._taken = self._taken, 0, None


# Publishing and verifying.


def publish(connection: Connection, number: int | None = None) -> str:
    """A stored checkpoint as one line to save; the last one unless a number is given."""
    stored = schema.checkpoint
    asked = select(stored).order_by(stored.c.number.desc()).limit(1)
    row = connection.execute(asked if number is None else asked.where(stored.c.number == number)).one_or_none()
    if row is None:
        raise HouseError("house-checkpoint-unknown", number=str(number or 1))
    public_key = _stored(row).facts.get("public_key", "")
    return canonical({"checkpoint": json.loads(row.body), "public_key": public_key, "signature": row.signature})


def read_published(line: str, public_key: str | None = None) -> Checkpoint:
    """Parse a published checkpoint. Tampered if its signature is wrong, or is not by the given key."""
    try:
        said = json.loads(line)
        body, signed_with, signature = canonical(said["checkpoint"]), said["public_key"], said["signature"]
        found = _read_body(body)
        whole = set(said) == {"checkpoint", "public_key", "signature"} and isinstance(signature, str)
    except (LookupError, TypeError, ValueError, AttributeError):
        raise HouseError("house-checkpoint-unreadable") from None
    if not whole:
        raise HouseError("house-checkpoint-unreadable")
    if not is_signed(body, signature, public_key or signed_with) or found.facts.get("public_key") != signed_with:
        raise Tampered("house-checkpoint-signature", number=found.number)
    return found


def _stored(row: Any) -> Checkpoint:
    try:
        found = _read_body(row.body)
    except (LookupError, TypeError, ValueError, AttributeError):
        raise Tampered("house-checkpoint-broken", number=row.number) from None
    return found


def are_signed_by(connection: Connection, public_key: str) -> bool:
    """Whether the first checkpoint is signed with this key."""
    stored = schema.checkpoint
    row = connection.execute(select(stored).order_by(stored.c.number).limit(1)).one_or_none()
    return row is not None and is_signed(row.body, row.signature, public_key)


def verified(connection: Connection, public_key: str) -> Iterator[Checkpoint]:
    """All checkpoints in order. Tampered at the first that is missing, altered or not signed by this house."""
    previous, rows = NOTHING_BEFORE, connection.execute(select(schema.checkpoint).order_by(schema.checkpoint.c.number))
    for number, row in enumerate(rows, 1):
        if row.number != number:
            raise Tampered("house-checkpoint-missing", number=number)
        found = _stored(row)
        if not is_signed(row.body, row.signature, public_key):
            raise Tampered("house-checkpoint-signature", number=number)
        if (found.number, found.at, found.previous) != (number, row.at, previous):
            raise Tampered("house-checkpoint-broken", number=number)
        previous = found.hash
        yield found
