"""Who is asking: people log in and get a session, programs bring a token. Of either only a hash is stored.

A password is verified outside the thread that writes. What came of it is then written in one transaction, which looks
at the lock again: many tries at once are no more than as many one after another.
"""

import base64
import hashlib
import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from sqlalchemy import Connection, delete, select, update

from banca.house import schema
from banca.house.clock import MICROSECONDS
from banca.house.errors import HouseError
from banca.house.house import House
from banca.house.journal import HOUSE, canonical
from banca.house.passwords import Passwords
from banca.house.people import ANYBODY, account_of, end_sessions, new_guest, read_roles, row_of
from banca.house.replies import refused
from banca.house.reply import Reply, message_in
from banca.house.roles import PROGRAM, Person, Role, Scope
from banca.house.sealing import Random
from banca.house.work import Command, Work, tag_of
from banca.law.numbers import shown

SESSION, TOKEN = "banca-session-", "banca-token-"  # how each begins, so that a leaked one is known at sight
TOKEN_BYTES = 32
TEXT_MOST = 100  # characters
SECOND, DAY = MICROSECONDS, 86_400 * MICROSECONDS
IDLE_MOST = 2 * 3600 * SECOND  # a session that is not rotated
SESSION_MOST = 12 * 3600 * SECOND  # from logging in, however often it is rotated
GRACE = 30 * SECOND  # a rotated token goes on so long, for what is under way
FAILURES_MOST = 5  # to log in, before the first lock
LOCK_FIRST, LOCK_MOST = 60 * SECOND, 3600 * SECOND  # a lock doubles with every failure after it
DAYS_MOST = 366  # of a token
LABEL_MOST = 100
HASHES_AT_ONCE = 500  # in one question
NOBODY = "nobody"  # whom an event is about where the name is unknown: what was typed may be a password


@dataclass(frozen=True, slots=True, repr=False)
class Opened:
    """A new session. `text` is the secret, and is told this once."""

    text: str
    person: Person
    expires_at: int


def not_logged_in() -> HouseError:
    """One answer, whatever is wrong: forged, expired, rotated, ended, of another house, of somebody suspended."""
    return HouseError("house-not-logged-in")


def new_text(begins: str, random: Random) -> str:
    return begins + base64.urlsafe_b64encode(random(TOKEN_BYTES)).decode().rstrip("=")


def hash_of(text: str) -> str:
    """A token is random enough that a plain hash of it tells nothing."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


# Reading.


def authenticate(connection: Connection, text: str, at: int) -> Person:
    """Whose session or token this is, and what it may do at this time; HouseError if it is none that holds."""
    begins = next((each for each in (SESSION, TOKEN) if text.startswith(each)), None)
    if begins is None or len(text) > TEXT_MOST:
        raise not_logged_in()
    row = _session(connection, hash_of(text)) if begins == SESSION else _token(connection, hash_of(text))
    if row is None or not _holds(row, at):
        raise not_logged_in()
    account = account_of(connection, row.person)
    if account.suspended:
        raise not_logged_in()
    if begins == SESSION:
        return account.person
    commands = None if row.commands is None else frozenset(json.loads(row.commands))
    return Person(account.name, account.roles & frozenset(map(Role, json.loads(row.roles))), Scope(commands))


def that_hold(connection: Connection, texts: Collection[str], at: int) -> frozenset[str]:
    """Of these sessions and tokens, those that hold at this time: as `authenticate`, of many at once."""
    by_hash = {hash_of(text): text for text in texts}
    found: set[str] = set()
    for table, ended in ((schema.session, schema.session.c.ended_at), (schema.token, schema.token.c.revoked_at)):
        goes_on = (table.c.expires_at > at, ended.is_(None) | (ended > at), ~schema.person.c.suspended)
        query = select(table.c.hash).join(schema.person, schema.person.c.name == table.c.person).where(*goes_on)
        for some in batched(sorted(by_hash), HASHES_AT_ONCE):
            found.update(connection.execute(query.where(table.c.hash.in_(some))).scalars())
    return frozenset(by_hash[each] for each in found)


def batched(of: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    return (of[n : n + size] for n in range(0, len(of), size))


def _session(connection: Connection, hashed: str, *, lock: bool = False) -> Any:
    found = select(schema.session).where(schema.session.c.hash == hashed)
    return connection.execute(found.with_for_update() if lock else found).one_or_none()


def _token(connection: Connection, hashed: str) -> Any:
    found = select(schema.token, schema.token.c.revoked_at.label("ended_at")).where(schema.token.c.hash == hashed)
    return connection.execute(found).one_or_none()


def _holds(row: Any, at: int) -> bool:
    return bool(at < row.expires_at and (row.ended_at is None or at < row.ended_at))


# Logging in.


def log_in(house: House, name: str, password: str, passwords: Passwords) -> Opened:
    """Open a session. HouseError: the same, after the same work, for an unknown name, a wrong password and a lock."""
    with house.database.read() as connection:
        row = row_of(connection, name)
    stored = row.password if row else None
    right = passwords.verify(stored, password)
    dated = right and stored is not None and passwords.is_dated(stored)
    text = new_text(SESSION, house.random)
    tried = LogIn(
        row.name if row else None,
        right,
        hash_of(stored or ""),
        passwords.hash(password) if dated else None,
        hash_of(text),
        row is not None and house.locked_out.get(row.name, 0) > house.clock.steady(),
    )
    body = house.do(PROGRAM, tried).body
    if row and body.get("locked_for"):
        house.locked_out[row.name] = house.clock.steady() + body["locked_for"] / SECOND
    if not body.get("session"):
        raise HouseError("house-log-in-refused")
    house.locked_out.pop(row.name, None)
    return _opened(house, text, body)


def _opened(house: House, text: str, body: Mapping[str, Any]) -> Opened:
    with house.database.read() as connection:
        return Opened(text, authenticate(connection, text, house.clock.now()), body["expires_at"])


class LogIn(Command, frozen=True, tag="log-in"):
    """What came of trying a password. Made by `log_in` alone."""

    name: str | None  # None: unknown
    right: bool
    verified: str  # digest of the hash that the password was tried on
    rehashed: str | None  # the password again, where its hash is dated
    hashed: str  # of the new session
    locked: bool  # by the steady clock of this process, whatever the wall clock says

    def __repr__(self) -> str:
        return f"LogIn({self.name!r}, right={self.right})"

    def perform(self, work: Work) -> Mapping[str, Any]:
        row = row_of(work.connection, self.name, lock=True) if self.name else None
        if row is None:
            return self.failed(work, NOBODY, "unknown")
        if row.suspended:
            return self.failed(work, row.name, "suspended")
        if self.is_locked(work, row) or self.locked:
            return self.failed(work, row.name, "locked")
        if not self.right or hash_of(row.password or "") != self.verified:
            return self.failed(work, row.name, "password") | self.count_failure(work, row)
        values = {"failures": 0, "locked_at": None, "locked_for": None}
        self.change(work, row, **values, **({"password": self.rehashed} if self.rehashed else {}))
        expired = delete(schema.session).where(
            schema.session.c.person == row.name, schema.session.c.expires_at <= work.at
        )
        work.connection.execute(expired)
        return open_session(work, row.name, self.hashed)

    def failed(self, work: Work, name: str, why: str) -> dict[str, Any]:
        """Nothing is told but that it failed. It is no refusal, as a refusal would leave no trace."""
        work.event("log-in-failed", name, why=why)
        return {}

    def is_locked(self, work: Work, row: Any) -> bool:
        """By the wall clock. If that was set back, the lock begins anew: it never lasts longer than it was meant to."""
        if row.locked_at is None:
            return False
        if work.at < row.locked_at:
            self.change(work, row, locked_at=work.at)
            return True
        return bool(work.at < row.locked_at + row.locked_for)

    def count_failure(self, work: Work, row: Any) -> dict[str, Any]:
        failures = row.failures + 1
        if failures < FAILURES_MOST:
            self.change(work, row, failures=failures)
            return {}
        length = min(LOCK_FIRST << min(failures - FAILURES_MOST, 30), LOCK_MOST)
        self.change(work, row, failures=failures, locked_at=work.at, locked_for=length)
        work.event("locked-out", row.name, failures=failures, seconds=length // SECOND)
        return {"locked_for": length}

    def change(self, work: Work, row: Any, **values: Any) -> None:
        work.connection.execute(update(schema.person).where(schema.person.c.name == row.name).values(values))


def open_session(work: Work, name: str, hashed: str) -> dict[str, Any]:
    """A new session under an id that is no secret."""
    session_id = work.house.random(8).hex()
    work.append(HOUSE, "log-in", {"name": name, "session": session_id})
    return {"session": session_id, "expires_at": _insert_session(work, session_id, name, hashed, work.at)}


def _insert_session(work: Work, session_id: str, name: str, hashed: str, begun_at: int) -> int:
    expires_at = min(work.at + IDLE_MOST, begun_at + SESSION_MOST)
    values = {
        "hash": hashed,
        "id": session_id,
        "person": name,
        "begun_at": begun_at,
        "expires_at": expires_at,
        "rotated": False,
    }
    work.connection.execute(schema.session.insert(), values)
    return expires_at


# Guests.


class AdmitGuest(Command, frozen=True, tag="admit-guest"):
    """A new guest, and his session. Made by `admit_guest` alone."""

    hashed: str

    def perform(self, work: Work) -> Mapping[str, Any]:
        return open_session(work, new_guest(work).name, self.hashed)


def admit_guest(house: House) -> Opened:
    """A visitor who can sit down at once: a name, play money, a session."""
    text = new_text(SESSION, house.random)
    return _opened(house, text, _accepted(house.do(PROGRAM, AdmitGuest(hash_of(text)))).body)


def _accepted(reply: Reply) -> Reply:
    if not reply.accepted:
        raise HouseError(message_in(reply.message or "house-not-logged-in", reply.parameters))
    return reply


# Going on, and logging out.


def rotate(house: House, text: str) -> Opened:
    """A new token for the same session; the old one goes on for a moment. HouseError: it does not hold, or was rotated.

    Somebody who comes with a rotated token after its grace has stolen it, or somebody has stolen the new one: the
    session ends for both.
    """
    new = new_text(SESSION, house.random)
    body = house.do(PROGRAM, RotateSession(hash_of(text[:TEXT_MOST]), hash_of(new))).body
    if not body.get("session"):
        raise not_logged_in()
    return _opened(house, new, body)


class RotateSession(Command, frozen=True, tag="rotate-session"):
    """Made by `rotate` alone."""

    hashed: str
    new: str

    def perform(self, work: Work) -> Mapping[str, Any]:
        row = _session(work.connection, self.hashed, lock=True)
        if row is None or account_of(work.connection, row.person).suspended:
            return {}
        if row.rotated and not _holds(row, work.at) and work.at < row.expires_at:
            if _end_session(work, row.id):
                work.event("session-reused", row.person, session=row.id)
            return {}
        if row.rotated or not _holds(row, work.at):
            return {}
        old = update(schema.session).where(schema.session.c.hash == self.hashed)
        work.connection.execute(old.values(rotated=True, ended_at=work.at + GRACE))
        expires_at = _insert_session(work, row.id, row.person, self.new, row.begun_at)
        return {"session": row.id, "expires_at": expires_at}


def log_out(house: House, text: str) -> None:
    """End the session of this token. One that holds no longer is over already."""
    house.do(PROGRAM, LogOut(hash_of(text[:TEXT_MOST])))


class LogOut(Command, frozen=True, tag="log-out"):
    """Made by `log_out` alone."""

    hashed: str

    def perform(self, work: Work) -> Mapping[str, Any]:
        row = _session(work.connection, self.hashed, lock=True)
        if row is not None and _end_session(work, row.id):
            work.append(HOUSE, "log-out", {"name": row.person, "session": row.id})
        return {}


def _end_session(work: Work, session_id: str) -> bool:
    """Whether there was anything left to end."""
    session = schema.session.c
    goes_on = session.ended_at.is_(None) | (session.ended_at > work.at)
    ended = update(schema.session).where(session.id == session_id, goes_on).values(ended_at=work.at)
    return work.connection.execute(ended).rowcount > 0


class LogOutEverywhere(Command, frozen=True, tag="log-out-everywhere"):
    """End every session of somebody: one's own, or anybody's by an administrator. His tokens too, if that is asked."""

    roles: ClassVar[frozenset[Role]] = ANYBODY

    name: str
    tokens: bool = False

    def perform(self, work: Work) -> Mapping[str, Any]:
        name = _own_or_administrator(work, self.name, "log-out-everywhere")
        ended, revoked = end_sessions(work, name), 0
        if self.tokens:
            held = (schema.token.c.person == name, schema.token.c.revoked_at.is_(None))
            revoked = work.connection.execute(update(schema.token).where(*held).values(revoked_at=work.at)).rowcount
        number = work.append(HOUSE, "log-out-everywhere", {"name": name, "sessions": ended, "tokens": revoked})
        return {"name": name, "number": number, "sessions": ended, "tokens": revoked}


def _own_or_administrator(work: Work, name: str, act: str) -> str:
    found = account_of(work.connection, name).name
    if found != work.person.name and Role.ADMINISTRATOR not in work.person.roles:
        raise refused("act_must_be_ones_own", person=work.person.name, act=act)
    return found


# Tokens of programs.


@dataclass(frozen=True, slots=True, repr=False)
class Issued:
    """A new token. `text` is the secret, and is told this once."""

    text: str
    id: str
    expires_at: int


def issue_token(
    house: House,
    person: Person,
    label: str,
    days: int,
    roles: Sequence[str] = (),
    commands: Sequence[str] | None = None,
) -> Issued:
    """A token by which a program acts as somebody, within these roles (all of his, if none are named) and commands."""
    text = new_text(TOKEN, house.random)
    has = [*(roles or sorted(person.roles))]
    command = IssueToken(hash_of(text), label, days, has, None if commands is None else [*commands])
    body = _accepted(house.do(person, command)).body
    return Issued(text, body["id"], body["expires_at"])


class IssueToken(Command, frozen=True, tag="issue-token"):
    """Made by `issue_token` alone, for oneself."""

    roles: ClassVar[frozenset[Role]] = ANYBODY - {Role.GUEST}

    hashed: str
    label: str
    days: int
    has: list[str]
    commands: list[str] | None = None

    def perform(self, work: Work) -> Mapping[str, Any]:
        account, roles = account_of(work.connection, work.person.name), read_roles(self.has)
        if not self.label.strip() or not self.label.isprintable() or len(self.label) > LABEL_MOST:
            raise HouseError("house-label-malformed", most=LABEL_MOST)
        if not 0 < self.days <= DAYS_MOST:
            raise HouseError("house-token-days", days=self.days, most=DAYS_MOST)
        if more := roles - (account.roles & work.person.roles):
            raise refused("scope_must_be_within_the_roles", name=account.name, more=", ".join(sorted(more)))
        for tag in self.commands or ():
            self._refuse_command(tag, roles)
        token_id, expires_at = work.house.random(8).hex(), work.at + self.days * DAY
        scope = {"roles": sorted(roles), "commands": None if self.commands is None else sorted(set(self.commands))}
        body = {"name": account.name, "token": token_id, "label": self.label, "expires_at": expires_at, **scope}
        number = work.append(HOUSE, "issue-token", body)
        values = {
            "hash": self.hashed,
            "id": token_id,
            "person": account.name,
            "label": self.label,
            "roles": canonical(scope["roles"]),
            "commands": None if scope["commands"] is None else canonical(scope["commands"]),
            "made_at": work.at,
            "expires_at": expires_at,
        }
        work.connection.execute(schema.token.insert(), values)
        work.event("token-issued", account.name, token=token_id, **scope)
        return {"id": token_id, "expires_at": expires_at, "number": number}

    def _refuse_command(self, tag: str, roles: frozenset[Role]) -> None:
        kind = commands_by_tag().get(tag)
        if kind is None:
            raise HouseError("house-command-unknown", command=shown(tag))
        if not kind.roles & roles or not Scope().allows(tag):
            raise refused("scope_must_be_within_the_roles", name=", ".join(sorted(roles)), more=tag)


def commands_by_tag() -> Mapping[str, type[Command]]:
    """Every command that somebody may ask for, of the parts that are loaded."""
    found: dict[str, type[Command]] = {}
    kinds: list[type[Command]] = [Command]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind.roles and kind.__struct_config__.tag:
            found[tag_of(kind)] = kind
    return found


class RevokeToken(Command, frozen=True, tag="revoke-token"):
    """End a token by its id: one's own, or anybody's by an administrator."""

    roles: ClassVar[frozenset[Role]] = ANYBODY - {Role.GUEST}

    id: str

    def perform(self, work: Work) -> Mapping[str, Any]:
        held = schema.token.c.id == self.id
        row = work.connection.execute(select(schema.token).where(held)).one_or_none()
        if row is None or (row.person != work.person.name and Role.ADMINISTRATOR not in work.person.roles):
            raise HouseError("house-token-unknown", token=shown(self.id))
        number = work.append(HOUSE, "revoke-token", {"name": row.person, "token": self.id})
        work.connection.execute(update(schema.token).where(held).values(revoked_at=row.revoked_at or work.at))
        work.event("token-revoked", row.person, token=self.id)
        return {"id": self.id, "number": number}


def tokens_of(connection: Connection, name: str) -> list[dict[str, Any]]:
    """What is known of the tokens of somebody, without what would let one use them."""
    token = schema.token.c
    columns = (token.id, token.label, token.roles, token.commands, token.made_at, token.expires_at, token.revoked_at)
    read = ("roles", "commands")
    rows = connection.execute(select(*columns).where(token.person == name).order_by(token.made_at, token.id))
    found = [dict(zip((column.name for column in columns), row, strict=True)) for row in rows]
    return [{**each, **{name: json.loads(each[name] or "null") for name in read}} for each in found]
