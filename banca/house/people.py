"""People: accounts with roles, made and changed by commands. The journal has everything about them but secrets.

A password is never part of a command: `set_password` hashes it first, outside the thread that writes. Otherwise its
digest in the table of commands would let a thief try passwords quickly.
"""

import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from sqlalchemy import Connection, select, update

from banca.house import ledger, schema
from banca.house.errors import HouseError, Tampered
from banca.house.house import House
from banca.house.journal import HOUSE, canonical, entries, head_of
from banca.house.ledger import LEDGER_CURRENCIES, PLAY_MONEY, Transfer
from banca.house.passwords import HASHED, Passwords, check_password
from banca.house.replies import Reply, refused
from banca.house.roles import RESERVED, Person, Role
from banca.house.work import Command, Work
from banca.law.numbers import shown
from banca.play.fields import NAME

ADMINISTRATORS = frozenset({Role.ADMINISTRATOR})
ANYBODY = frozenset(Role)
GUEST_MONEY = 1_000_000  # minor units of play money, in each currency
WHY_MOST = 500  # characters
# A guest's name is two of these and a number.
COLOURS = ("amber", "blue", "coral", "gold", "green", "indigo", "ivory", "jade", "olive", "pearl", "red", "silver")
ANIMALS = ("carp", "cat", "crab", "crane", "dragon", "fox", "hare", "heron", "horse", "koi", "lion", "owl", "tiger")
GUEST_NUMBERS = 900


# Names.


def folded(name: str) -> str:
    """A name for comparison: `Ana`, `ana` and `ＡＮＡ` are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def check_name(name: str) -> None:
    """Raise HouseError for an invalid name."""
    if not NAME.accepts(name) or "/" in name or folded(name) in RESERVED or name != unicodedata.normalize("NFC", name):
        raise HouseError("house-name-malformed", name=shown(name))


# Reading.


@dataclass(frozen=True, slots=True)
class Account:
    """What the house knows about a person."""

    name: str
    roles: frozenset[Role]
    suspended: bool = False
    public_key: str | None = None
    made_at: int = 0
    has_password: bool = False

    @property
    def person(self) -> Person:
        return Person(self.name, self.roles)

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "roles": sorted(self.roles),
            "suspended": self.suspended,
            "public_key": self.public_key,
            "made_at": self.made_at,
            "has_password": self.has_password,
        }


def account_of(connection: Connection, name: str) -> Account:
    """A person by name, in any case; HouseError if there is none."""
    row = row_of(connection, name)
    if row is None:
        raise HouseError("house-person-unknown", name=shown(name))
    return _account(row)


def accounts(connection: Connection, after: str = "", most: int | None = None) -> list[Account]:
    """All by name, or so many that come after one."""
    found = select(schema.person).where(schema.person.c.name > after).order_by(schema.person.c.name).limit(most)
    return [_account(row) for row in connection.execute(found)]


def public_key_of(connection: Connection, name: str) -> str | None:
    """A person's public key, as hexadecimal digits; None if there is no key or no such person."""
    found = select(schema.person.c.public_key).where(schema.person.c.name == name)
    key: str | None = connection.execute(found).scalar()
    return key


def row_of(connection: Connection, name: str, *, lock: bool = False) -> Any:
    """The row of a person by name, in any case; None if there is none."""
    if not NAME.accepts(name):
        return None
    found = select(schema.person).where(schema.person.c.folded == folded(name))
    return connection.execute(found.with_for_update() if lock else found).one_or_none()


def _account(row: Any) -> Account:
    roles = frozenset(map(Role, json.loads(row.roles)))
    return Account(row.name, roles, row.suspended, row.public_key, row.made_at, row.password is not None)


def journaled(connection: Connection) -> dict[str, Account]:
    """The people according to the journal."""
    found: dict[str, Account] = {}
    for entry in entries(connection, HOUSE):
        body, name = entry.body, entry.body.get("name", "")
        match entry.kind:
            case "add-person":
                found[name] = Account(name, frozenset(map(Role, body["roles"])), made_at=entry.at)
            case "change-roles":
                found[name] = replace(found[name], roles=frozenset(map(Role, body["roles"])))
            case "suspend-person" | "restore-person":
                found[name] = replace(found[name], suspended=entry.kind == "suspend-person")
            case "register-key":
                found[name] = replace(found[name], public_key=body["public_key"])
    return found


def check_people(connection: Connection) -> int:
    """The number of people; Tampered if one of them differs from the journal."""
    expected = journaled(connection)
    stored = {each.name: replace(each, has_password=False) for each in accounts(connection)}
    for name in sorted({*expected, *stored}):
        if expected.get(name) != stored.get(name):
            raise Tampered("house-person-altered", name=name)
    return len(stored)


# Commands.


class OfPerson(Command, frozen=True):
    """A command about a person. It locks the journal of the house until the transaction ends."""

    name: str

    def account(self, work: Work) -> Account:
        head_of(work.connection, HOUSE, lock=True)
        return account_of(work.connection, self.name)

    def write(self, work: Work, kind: str, name: str, body: Mapping[str, Any], **values: Any) -> int:
        number = work.append(HOUSE, kind, {"name": name, **body})
        if values:
            work.connection.execute(update(schema.person).where(schema.person.c.name == name).values(values))
        return number


class AddPerson(OfPerson, frozen=True, tag="add-person"):
    roles: ClassVar[frozenset[Role]] = ADMINISTRATORS

    has: list[str]

    def perform(self, work: Work) -> Mapping[str, Any]:
        number = add_person(work, self.name, read_roles(self.has))
        return {"name": self.name, "roles": sorted(read_roles(self.has)), "number": number}


class AddFirstAdministrator(OfPerson, frozen=True, tag="add-first-administrator"):
    """The first administrator; the program adds them when it makes the house."""

    def perform(self, work: Work) -> Mapping[str, Any]:
        head_of(work.connection, HOUSE, lock=True)
        if any(map(is_administrator, accounts(work.connection))):
            raise refused("house_must_have_no_administrator_yet")
        return {"name": self.name, "number": add_person(work, self.name, ADMINISTRATORS)}


def add_person(work: Work, name: str, roles: frozenset[Role], money: Mapping[str, int] | None = None) -> int:
    """Make somebody known to the house, with play money to begin with; gives the number of the entry."""
    check_name(name)
    head_of(work.connection, HOUSE, lock=True)
    if (known := row_of(work.connection, name)) is not None:
        raise refused("name_must_be_new", name=known.name)
    body = {"name": name, "roles": sorted(roles)}
    number = work.append(HOUSE, "add-person", {**body, "money": money} if money else body)
    if money:
        work.transfer(HOUSE, number, first_money(name, money))
    values = {
        "name": name,
        "folded": folded(name),
        "roles": canonical(sorted(roles)),
        "suspended": False,
        "made_at": work.at,
        "failures": 0,
    }
    work.connection.execute(schema.person.insert(), values)
    work.event("person-added", name, roles=sorted(roles))
    return number


def read_roles(names: Sequence[str]) -> frozenset[Role]:
    """Read roles; HouseError for an unknown role, or none at all."""
    known = {role.value: role for role in Role}
    if not names or any(name not in known for name in names):
        wrong = next((name for name in names if name not in known), "")
        raise HouseError("house-role-unknown", role=shown(wrong), known=", ".join(known))
    return frozenset(known[name] for name in names)


class ChangeRoles(OfPerson, frozen=True, tag="change-roles"):
    """Give a person exactly these roles, with immediate effect; their tokens never have more."""

    roles: ClassVar[frozenset[Role]] = ADMINISTRATORS

    has: list[str]

    def perform(self, work: Work) -> Mapping[str, Any]:
        account, roles = self.account(work), read_roles(self.has)
        if Role.ADMINISTRATOR not in roles:
            refuse_last_administrator(work, account)
        body = {"roles": sorted(roles)}
        number = self.write(work, "change-roles", account.name, body, roles=canonical(sorted(roles)))
        work.event("roles-changed", account.name, roles=sorted(roles), before=sorted(account.roles))
        return {"name": account.name, "roles": sorted(roles), "number": number}


class SuspendPerson(OfPerson, frozen=True, tag="suspend-person"):
    """Suspend a person: they cannot log in, their sessions end and their tokens stop working."""

    roles: ClassVar[frozenset[Role]] = ADMINISTRATORS

    why: str

    def perform(self, work: Work) -> Mapping[str, Any]:
        account = self.account(work)
        if account.suspended:
            raise refused("person_must_not_be_suspended", name=account.name)
        if not self.why.strip() or len(self.why) > WHY_MOST:
            raise HouseError("house-reason-malformed", most=WHY_MOST)
        refuse_last_administrator(work, account)
        number = self.write(work, "suspend-person", account.name, {"why": self.why}, suspended=True)
        end_sessions(work, account.name)
        work.event("person-suspended", account.name, why=self.why)
        return {"name": account.name, "suspended": True, "number": number}


class RestorePerson(OfPerson, frozen=True, tag="restore-person"):
    roles: ClassVar[frozenset[Role]] = ADMINISTRATORS

    def perform(self, work: Work) -> Mapping[str, Any]:
        account = self.account(work)
        if not account.suspended:
            raise refused("person_must_be_suspended", name=account.name)
        number = self.write(work, "restore-person", account.name, {}, suspended=False)
        work.event("person-restored", account.name)
        return {"name": account.name, "suspended": False, "number": number}


def refuse_last_administrator(work: Work, account: Account) -> None:
    """Refuse to remove the last administrator: nobody could appoint another."""
    others = (each for each in accounts(work.connection) if each.name != account.name)
    if is_administrator(account) and not any(map(is_administrator, others)):
        raise refused("last_administrator_must_stay", name=account.name)


def is_administrator(account: Account) -> bool:
    return Role.ADMINISTRATOR in account.roles and not account.suspended


def end_sessions(work: Work, name: str) -> int:
    """End every session of a person; returns how many there were."""
    session = schema.session.c
    goes_on = session.ended_at.is_(None) | (session.ended_at > work.at)
    ended = update(schema.session).where(session.person == name, session.expires_at > work.at, goes_on)
    return work.connection.execute(ended.values(ended_at=work.at)).rowcount


class SetPassword(OfPerson, frozen=True, tag="set-password"):
    """Made by `set_password` alone, and never accepted from outside: whoever sends a hash could choose a cheap one."""

    roles: ClassVar[frozenset[Role]] = ANYBODY

    hashed: str

    def __repr__(self) -> str:
        return f"SetPassword({self.name!r})"

    def perform(self, work: Work) -> Mapping[str, Any]:
        account = self.account(work)
        if account.name != work.person.name and Role.ADMINISTRATOR not in work.person.roles:
            raise refused("act_must_be_ones_own", person=work.person.name, act="set-password")
        if not self.hashed.startswith(HASHED):
            raise HouseError("house-password-not-hashed")
        values = {"password": self.hashed, "failures": 0, "locked_at": None, "locked_for": None}
        number = self.write(work, "set-password", account.name, {}, **values)
        ended = end_sessions(work, account.name)
        work.event("password-set", account.name)
        return {"name": account.name, "number": number, "sessions_ended": ended}


def set_password(house: House, person: Person, name: str, password: str, passwords: Passwords) -> Reply:
    """Set a password: one's own, or anybody's by an administrator. It ends the sessions and opens a lock."""
    check_password(name, password)
    with house.database.read() as connection:
        account = account_of(connection, name)
    reply = house.do(person, SetPassword(account.name, passwords.hash(password)))
    if reply.accepted:
        house.locked_out.pop(account.name, None)
    return reply


class RegisterKey(OfPerson, frozen=True, tag="register-key"):
    """Register the Ed25519 key with which a person signs from now on. Nobody can register one for somebody else."""

    roles: ClassVar[frozenset[Role]] = ANYBODY

    public_key: str

    def perform(self, work: Work) -> Mapping[str, Any]:
        account, key = self.account(work), read_public_key(self.public_key)
        if account.name != work.person.name:
            raise refused("act_must_be_ones_own", person=work.person.name, act="register-key")
        if any(each.public_key == key and each.name != account.name for each in accounts(work.connection)):
            raise refused("key_must_be_of_one_person")
        number = self.write(work, "register-key", account.name, {"public_key": key}, public_key=key)
        work.event("key-registered", account.name, public_key=key)
        return {"name": account.name, "public_key": key, "number": number}


def read_public_key(text: str) -> str:
    """Read a public key, in lower case; HouseError if it is invalid."""
    try:
        raw = bytes.fromhex(text) if len(text) == 64 else b""
        return Ed25519PublicKey.from_public_bytes(raw).public_bytes_raw().hex()
    except (ValueError, UnsupportedAlgorithm):
        raise HouseError("house-public-key-malformed", key=shown(text)) from None


# Guests.


def new_guest(work: Work) -> Person:
    """Add a guest with a new name and play money."""
    return add_guest(work, _guest_name(work))


def add_guest(work: Work, name: str) -> Person:
    """Add a guest under this name, with play money."""
    money = {each: GUEST_MONEY for each in LEDGER_CURRENCIES if each.startswith(PLAY_MONEY)}
    add_person(work, name, frozenset({Role.GUEST}), money)
    return Person(name, frozenset({Role.GUEST}))


def first_money(name: str, money: Mapping[str, int]) -> Sequence[Transfer]:
    """What somebody gets from the cage when he is made known."""
    return tuple(Transfer("guest", ledger.cage(each), ledger.purse(name, each), money[each]) for each in sorted(money))


def _guest_name(work: Work) -> str:
    """A free name such as `jade-heron-512`."""
    chosen = int.from_bytes(work.house.random(8))
    head_of(work.connection, HOUSE, lock=True)
    first, number = f"{COLOURS[chosen % len(COLOURS)]}-{ANIMALS[chosen // 1000 % len(ANIMALS)]}", chosen // 10**6
    number = 100 + number % GUEST_NUMBERS
    while row_of(work.connection, f"{first}-{number}") is not None:
        number += GUEST_NUMBERS  # try another range, so that few attempts are needed
    return f"{first}-{number}"
