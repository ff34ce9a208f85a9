"""People of a house: who is added, with which roles, and what can be done with them. On every database."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from sqlalchemy import Connection, select, update

from banca.house import ledger, schema
from banca.house.cage import BuyChips, GiveChips
from banca.house.errors import HouseError, Tampered
from banca.house.house import House
from banca.house.journal import HOUSE, entries
from banca.house.migrations import migrate, revision_of
from banca.house.passwords import Cost, Passwords
from banca.house.people import (
    ADMINISTRATORS,
    ANIMALS,
    COLOURS,
    GUEST_MONEY,
    AddFirstAdministrator,
    AddPerson,
    ChangeRoles,
    RegisterKey,
    RestorePerson,
    SetPassword,
    SuspendPerson,
    account_of,
    accounts,
    check_name,
    check_people,
    journaled,
    new_guest,
    public_key_of,
    set_password,
)
from banca.house.reply import Reply, refusal_in
from banca.house.roles import PROGRAM, RESERVED, Person, Role
from banca.house.work import EVENTS, Command
from tests.messages.said import check_error_said

CHEAP = Cost(1, 8, 1)
PASSWORD = "correct horse battery"  # noqa: S105 - of a test
ADA = Person("ada", ADMINISTRATORS)


@pytest.fixture(scope="module")
def passwords() -> Passwords:
    return Passwords(CHEAP)


@pytest.fixture
def people(house: House) -> House:
    """A house with an administrator, a player and a regulator."""
    house.do(PROGRAM, AddFirstAdministrator("ada"))
    for name, *roles in (("ana", "player"), ("inspector", "regulator"), ("cara", "cashier", "player")):
        assert house.do(ADA, AddPerson(name, roles)).accepted
    return house


def refused_by(reply: Reply) -> str | None:
    """The norm or the error, once it has been said in every language."""
    assert not reply.accepted
    assert reply.message is not None
    check_error_said(refusal_in(reply))
    return reply.norm or reply.message


def events(house: House) -> list[tuple[str, str]]:
    with house.database.read() as connection:
        return [(entry.kind, entry.body["subject"]) for entry in entries(connection, EVENTS)]


def everything(connection: Connection) -> Iterator[str]:
    """All that the database holds, as text."""
    for table in schema.metadata.sorted_tables:
        for row in connection.execute(select(table)):
            yield from map(str, row)


# Adding and changing.


def test_the_first_administrator_is_added_once(house: House) -> None:
    assert house.do(PROGRAM, AddFirstAdministrator("ada")).body["name"] == "ada"
    assert refused_by(house.do(PROGRAM, AddFirstAdministrator("bo"))) == "house_must_have_no_administrator_yet"
    with house.database.read() as connection:
        assert [(each.name, each.roles) for each in accounts(connection)] == [("ada", ADMINISTRATORS)]


def test_nobody_but_the_program_adds_the_first(house: House) -> None:
    everything_but = Person("mallory", frozenset(Role))
    assert refused_by(house.do(everything_but, AddFirstAdministrator("mallory"))) == "person_must_have_the_role"


def test_roles_are_given_and_changed_and_the_journal_tells_it(people: House) -> None:
    assert people.do(ADA, ChangeRoles("ANA", ["player", "croupier"])).body["roles"] == ["croupier", "player"]
    with people.database.read() as connection:
        assert account_of(connection, "Ana").person == Person("ana", frozenset({Role.PLAYER, Role.CROUPIER}))
        kinds = [(entry.kind, entry.person, dict(entry.body)) for entry in entries(connection, HOUSE)]
    assert kinds[-1] == ("change-roles", "ada", {"name": "ana", "roles": ["croupier", "player"]})
    assert ("roles-changed", "ana") in events(people)
    assert ("person-added", "inspector") in events(people)


@pytest.mark.parametrize("role", [role for role in Role if role is not Role.ADMINISTRATOR])
@pytest.mark.parametrize(
    "command",
    [AddPerson("x", ["player"]), ChangeRoles("ana", ["cashier"]), SuspendPerson("ana", "why"), RestorePerson("ana")],
)
def test_only_an_administrator_changes_people(people: House, role: Role, command: Command) -> None:
    assert refused_by(people.do(Person("cara", frozenset({role})), command)) == "person_must_have_the_role"


@pytest.mark.parametrize("roles", [[], ["king"], ["player", "king"]])
def test_a_role_that_there_is_not(people: House, roles: list[str]) -> None:
    assert refused_by(people.do(ADA, AddPerson("bea", roles))) == "house-role-unknown"
    assert refused_by(people.do(ADA, ChangeRoles("ana", roles))) == "house-role-unknown"


@pytest.mark.parametrize(
    "name", ["", " ", " ana", "a/b", "a\nb", "a\0b", "x" * 101, *sorted(RESERVED), "House", "ＢＡＮＫ", "e\u0301"]
)
def test_what_is_no_name(people: House, name: str) -> None:
    with pytest.raises(HouseError) as caught:
        check_name(name)
    check_error_said(caught.value)
    assert refused_by(people.do(ADA, AddPerson(name, ["player"]))) == "house-name-malformed"
    cashier = Person("cara", frozenset({Role.CASHIER}))
    assert refused_by(people.do(cashier, BuyChips(name, "HKD", 100))) == "house-name-malformed"
    with people.database.read() as connection, pytest.raises(HouseError, match="nobody called"):
        account_of(connection, name)


def test_a_text_that_cannot_be_written_stops_nobody_else(people: House) -> None:
    replies = [people.submit(ADA, AddPerson(name, ["player"])) for name in ("bea", "\ud800", "dora")]
    with pytest.raises(HouseError) as caught:
        replies[1].result()
    check_error_said(caught.value)
    assert [replies[n].result().accepted for n in (0, 2)] == [True, True]


@pytest.mark.parametrize("name", ["ana", "Ana", "ＡＮＡ"])
def test_names_that_look_alike_are_one(people: House, name: str) -> None:
    assert refused_by(people.do(ADA, AddPerson(name, ["player"]))) == "name_must_be_new"


@pytest.mark.parametrize("name", ["Zé", "陳大文", "O'Neill", "robert'); DROP TABLE person;--"])
def test_names_of_every_kind(people: House, name: str) -> None:
    assert people.do(ADA, AddPerson(name, ["player"])).accepted
    with people.database.read() as connection:
        assert account_of(connection, name).name == name


def test_the_cage_takes_a_gift_only_to_a_name(people: House) -> None:
    ana = Person("ana", frozenset({Role.PLAYER}))
    assert refused_by(people.do(ana, GiveChips("ana", "HKD", 1, "bank"))) == "house-name-malformed"


def test_somebody_unknown(people: House) -> None:
    unknown: Sequence[Command] = (ChangeRoles("zoe", ["player"]), SuspendPerson("zoe", "why"), RestorePerson("zoe"))
    for command in unknown:
        assert refused_by(people.do(ADA, command)) == "house-person-unknown"


def test_suspending_and_restoring(people: House) -> None:
    assert refused_by(people.do(ADA, RestorePerson("ana"))) == "person_must_be_suspended"
    for why in ("", "  ", "x" * 501):
        assert refused_by(people.do(ADA, SuspendPerson("ana", why))) == "house-reason-malformed"
    assert people.do(ADA, SuspendPerson("ana", "lost her chips")).accepted
    assert refused_by(people.do(ADA, SuspendPerson("ana", "again"))) == "person_must_not_be_suspended"
    with people.database.read() as connection:
        assert account_of(connection, "ana").suspended
    assert people.do(ADA, RestorePerson("ana")).accepted
    with people.database.read() as connection:
        assert not account_of(connection, "ana").suspended


def test_the_last_administrator_stays(people: House) -> None:
    assert refused_by(people.do(ADA, ChangeRoles("ada", ["player"]))) == "last_administrator_must_stay"
    assert refused_by(people.do(ADA, SuspendPerson("ada", "leaves"))) == "last_administrator_must_stay"
    assert people.do(ADA, ChangeRoles("ada", ["player", "administrator"])).accepted
    assert people.do(ADA, AddPerson("bo", ["administrator"])).accepted
    assert people.do(ADA, SuspendPerson("bo", "holiday")).accepted
    assert refused_by(people.do(ADA, ChangeRoles("ada", ["player"]))) == "last_administrator_must_stay"
    assert people.do(ADA, RestorePerson("bo")).accepted
    assert people.do(ADA, SuspendPerson("ada", "leaves")).accepted


def test_the_same_command_twice_is_done_once(people: House) -> None:
    first = people.do(ADA, AddPerson("bea", ["player"]), "c1")
    assert people.do(ADA, AddPerson("bea", ["player"]), "c1") == first
    assert first.accepted


# Keys.


def new_key() -> str:
    return Ed25519PrivateKey.generate().public_key().public_bytes_raw().hex()


def test_a_key_is_registered_by_its_person_alone(people: House) -> None:
    inspector, key = Person("inspector", frozenset({Role.REGULATOR})), new_key()
    with people.database.read() as connection:
        assert public_key_of(connection, "inspector") is None
        assert public_key_of(connection, "nobody here") is None
    assert refused_by(people.do(ADA, RegisterKey("inspector", key))) == "act_must_be_ones_own"
    assert people.do(inspector, RegisterKey("inspector", key.upper())).body["public_key"] == key
    with people.database.read() as connection:
        assert public_key_of(connection, "inspector") == key
    assert ("key-registered", "inspector") in events(people)
    assert refused_by(people.do(ADA, RegisterKey("ada", key))) == "key_must_be_of_one_person"
    assert people.do(inspector, RegisterKey("inspector", key)).accepted
    other = new_key()
    assert people.do(inspector, RegisterKey("inspector", other)).accepted
    with people.database.read() as connection:
        assert public_key_of(connection, "inspector") == other


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "ab" * 33, "ab" * 31 + " a", "１" * 64])
def test_what_is_no_key(people: House, text: str) -> None:
    assert refused_by(people.do(ADA, RegisterKey("ada", text))) == "house-public-key-malformed"


# Passwords and the journal.


def test_a_password_is_set_by_its_person_or_an_administrator(people: House, passwords: Passwords) -> None:
    ana = Person("ana", frozenset({Role.PLAYER}))
    assert set_password(people, ana, "ANA", PASSWORD, passwords).accepted
    assert set_password(people, ADA, "ana", PASSWORD, passwords).accepted
    cara = Person("cara", frozenset({Role.CASHIER}))
    assert refused_by(set_password(people, cara, "ana", PASSWORD, passwords)) == "act_must_be_ones_own"
    with people.database.read() as connection:
        assert account_of(connection, "ana").has_password
        assert not account_of(connection, "cara").has_password


@pytest.mark.parametrize(
    ("name", "password"),
    [
        *(("ana", password) for password in ("", "short", "x" * 11, "x" * 201, "abababababab")),
        ("inspector", "Inspector-1234"),
    ],
)
def test_passwords_that_nobody_should_have(people: House, passwords: Passwords, name: str, password: str) -> None:
    with pytest.raises(HouseError) as caught:
        set_password(people, ADA, name, password, passwords)
    check_error_said(caught.value)


def test_only_a_hash_is_taken(people: House) -> None:
    assert refused_by(people.do(ADA, SetPassword("ada", PASSWORD))) == "house-password-not-hashed"
    with people.database.read() as connection:
        assert not account_of(connection, "ada").has_password


def test_no_secret_is_in_the_journal_a_reply_or_a_repr(people: House, passwords: Passwords) -> None:
    hashed = passwords.hash(PASSWORD)
    command = SetPassword("ada", hashed)
    reply = people.do(ADA, command, "with-an-id")
    with people.database.read() as connection:
        kept = [text for text in everything(connection) if PASSWORD in text or hashed in text]
        journal = [json.dumps(dict(entry.body)) for entry in entries(connection, HOUSE)]
    assert kept == [hashed]  # in the one column that it is for
    assert reply.accepted
    assert not [text for text in (*journal, str(reply), repr(command)) if "argon2" in text or PASSWORD in text]


def test_the_table_of_people_is_what_the_journal_tells(people: House, passwords: Passwords) -> None:
    people.do(ADA, ChangeRoles("ana", ["croupier"]))
    people.do(ADA, SuspendPerson("cara", "why"))
    people.do(ADA, RegisterKey("ada", new_key()))
    people.do(PROGRAM, _Guest())
    set_password(people, ADA, "ada", PASSWORD, passwords)
    with people.database.read() as connection:
        assert check_people(connection) == 5
        assert journaled(connection)["cara"].suspended


@pytest.mark.parametrize(
    "values", [{"roles": '["administrator"]'}, {"suspended": True}, {"public_key": "00" * 32}, {"made_at": 1}]
)
def test_a_table_of_people_that_was_changed_by_hand_is_found(people: House, values: dict[str, Any]) -> None:
    changed = update(schema.person).where(schema.person.c.name == "ana").values(values)
    people.database.write(lambda connection: connection.execute(changed))
    with (
        people.database.read() as connection,
        pytest.raises(Tampered, match=r"^ana is not as the journal tells") as caught,
    ):
        check_people(connection)
    check_error_said(caught.value)


# Guests.


class _Guest(Command, frozen=True, tag="test-guest"):
    def perform(self, work: Any) -> dict[str, Any]:
        return {"name": new_guest(work).name}


def test_guests_have_names_of_their_own_and_play_money(house: House) -> None:
    names = [house.do(PROGRAM, _Guest()).body["name"] for _ in range(30)]
    assert len(set(names)) == 30
    for name in names:
        colour, animal, number = name.split("-")
        assert colour in COLOURS
        assert animal in ANIMALS
        assert int(number) >= 100
    with house.database.read() as connection:
        assert account_of(connection, names[0]).roles == {Role.GUEST}
        for currency in ("play-HKD", "play-MOP"):
            assert ledger.balance_of(connection, ledger.purse(names[0], currency)) == GUEST_MONEY
            assert ledger.balance_of(connection, ledger.cage(currency)) == -30 * GUEST_MONEY
        assert ledger.balance_of(connection, ledger.purse(names[0], "HKD")) == 0


def test_a_name_that_is_taken_is_not_given_to_a_guest(house: House) -> None:
    house.random = lambda count: b"\0" * count
    names = [house.do(PROGRAM, _Guest()).body["name"] for _ in range(3)]
    assert names == ["amber-carp-100", "amber-carp-1000", "amber-carp-1900"]


# Migrations.


def test_the_migration_goes_back_and_forth(database: Any) -> None:
    assert migrate(database, "0002")[1] == "0002"
    assert migrate(database)[0] == "0002"
    with database.read() as connection:
        assert revision_of(connection) is not None
        assert connection.execute(select(schema.person)).all() == []
