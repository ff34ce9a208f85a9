"""Sessions: what holds, how long, and what ends them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from banca.house import access, schema
from banca.house.access import (
    GRACE,
    IDLE_MOST,
    SECOND,
    SESSION,
    SESSION_MOST,
    TOKEN,
    LogOutEverywhere,
    admit_guest,
    issue_token,
    log_in,
    log_out,
    rotate,
)
from banca.house.database import Database
from banca.house.errors import HouseError
from banca.house.house import House, initialise
from banca.house.migrations import migrate
from banca.house.people import (
    AddFirstAdministrator,
    AddPerson,
    ChangeRoles,
    RestorePerson,
    SuspendPerson,
    set_password,
)
from banca.house.roles import PROGRAM, Person, Role
from banca.house.sealing import HouseKey
from tests.house.entering import ANA, Counted, fails, happened, passwords, people, who
from tests.house.ground import START, SettableClock
from tests.house.test_people import ADA, PASSWORD, refused_by

__all__ = ["passwords", "people"]


FORGED: list[Callable[[str], str]] = [
    lambda text: text + "A",
    lambda text: text[:-1],
    lambda text: text[:-1] + ("A" if text[-1] != "A" else "B"),
    lambda text: text.removeprefix(SESSION),
    lambda text: text.replace(SESSION, TOKEN),
    lambda text: text.upper(),
    access.hash_of,
    lambda text: SESSION + access.hash_of(text),
    lambda text: text + "\0",
    lambda text: f" {text}",
    lambda _: "",
    lambda _: SESSION,
    lambda _: SESSION + "' OR 1=1 --",
    lambda _: SESSION + "\ud800",
    lambda _: SESSION + "x" * 10**6,
]


@pytest.mark.parametrize("forge", FORGED)
def test_a_forged_session_holds_nothing(people: House, passwords: Counted, forge: Callable[[str], str]) -> None:
    text = forge(log_in(people, "ana", PASSWORD, passwords).text)
    assert who(people, text) is None
    with pytest.raises(HouseError, match="nobody is logged in"):
        rotate(people, text)
    log_out(people, text)


def test_a_session_of_another_house_holds_nothing(
    people: House, passwords: Counted, clock: SettableClock, tmp_path: Path
) -> None:
    database, key = Database(str(tmp_path / "another.db")), HouseKey(b"a" * 32)
    migrate(database)
    initialise(database, key, START)
    with House(database, key, clock) as other:
        other.do(PROGRAM, AddFirstAdministrator("ada"))
        other.do(ADA, AddPerson("ana", ["player"]))
        set_password(other, ADA, "ana", PASSWORD, passwords)
        text = log_in(other, "ana", PASSWORD, passwords).text
        token = issue_token(other, Person("ana", frozenset({Role.PLAYER})), "bot", 1).text
        assert who(other, text) is not None
    assert who(people, text) is None
    assert who(people, token) is None


def test_a_session_expires(people: House, passwords: Counted, clock: SettableClock) -> None:
    opened = log_in(people, "ana", PASSWORD, passwords)
    clock.advance(IDLE_MOST // SECOND - 1)
    assert who(people, opened.text) == ANA
    clock.advance(1)
    assert who(people, opened.text) is None
    with pytest.raises(HouseError):
        rotate(people, opened.text)
    log_in(people, "ana", PASSWORD, passwords)
    with people.database.read() as connection:
        assert len(connection.execute(select(schema.session)).all()) == 1  # what has expired is cleared away


def test_a_rotated_session_goes_on_and_the_old_token_does_not(
    people: House, passwords: Counted, clock: SettableClock
) -> None:
    first = log_in(people, "ana", PASSWORD, passwords)
    clock.advance(3600)
    second = rotate(people, first.text)
    assert second.text != first.text
    assert second.expires_at == first.expires_at + 3600 * SECOND
    clock.advance(GRACE // SECOND - 1)
    assert who(people, first.text) == who(people, second.text) == ANA
    with pytest.raises(HouseError):
        rotate(people, first.text)  # once only
    clock.advance(1)
    assert who(people, first.text) is None
    assert who(people, second.text) == ANA


def test_a_rotated_token_that_comes_again_ends_the_session(
    people: House, passwords: Counted, clock: SettableClock
) -> None:
    first, other = (log_in(people, "ana", PASSWORD, passwords) for _ in range(2))
    second = rotate(people, first.text)
    clock.advance(GRACE // SECOND)
    for _ in range(2):
        with pytest.raises(HouseError):
            rotate(people, first.text)
    assert who(people, second.text) is None
    assert who(people, other.text) == ANA
    assert [kind for kind, *_ in happened(people)].count("session-reused") == 1


def test_no_session_lasts_longer_than_the_longest(people: House, passwords: Counted, clock: SettableClock) -> None:
    opened, hours = log_in(people, "ana", PASSWORD, passwords), 0
    while opened.expires_at < START + SESSION_MOST:
        clock.advance(3600)
        hours += 1
        opened = rotate(people, opened.text)
    assert hours < SESSION_MOST // SECOND // 3600
    clock.advance((opened.expires_at - clock.now()) / SECOND)
    assert who(people, opened.text) is None


def test_logging_out_ends_one_session_and_everywhere_ends_all(people: House, passwords: Counted) -> None:
    first, second, third = (log_in(people, "ana", PASSWORD, passwords) for _ in range(3))
    rotated = rotate(people, first.text)
    log_out(people, first.text)
    assert who(people, first.text) is who(people, rotated.text) is None
    assert who(people, second.text) == who(people, third.text) == ANA
    token = issue_token(people, ANA, "bot", 1)
    stranger = Person("new", frozenset({Role.PLAYER}))
    assert refused_by(people.do(stranger, LogOutEverywhere("ana"))) == "act_must_be_ones_own"
    assert people.do(ANA, LogOutEverywhere("ana")).body["sessions"] == 2
    assert who(people, second.text) is who(people, third.text) is None
    assert who(people, token.text) is not None
    assert people.do(ADA, LogOutEverywhere("ana", tokens=True)).body["tokens"] == 1
    assert who(people, token.text) is None


def test_a_suspended_person_is_nobody_and_roles_change_at_once(people: House, passwords: Counted) -> None:
    opened, token = log_in(people, "ana", PASSWORD, passwords), issue_token(people, ANA, "bot", 1)
    people.do(ADA, ChangeRoles("ana", ["player"]))
    assert who(people, opened.text) == Person("ana", frozenset({Role.PLAYER}))
    found = who(people, token.text)
    assert found is not None
    assert found.roles == {Role.PLAYER}
    people.do(ADA, SuspendPerson("ana", "why"))
    assert who(people, opened.text) is who(people, token.text) is None
    with pytest.raises(HouseError):
        rotate(people, opened.text)
    people.do(ADA, RestorePerson("ana"))
    assert who(people, opened.text) is None
    assert not fails(people, passwords, password=PASSWORD)


def test_a_guest_sits_down_at_once(house: House) -> None:
    opened = admit_guest(house)
    assert who(house, opened.text) == opened.person
    assert opened.person.roles == {Role.GUEST}
    with pytest.raises(HouseError, match="role"):
        issue_token(house, opened.person, "bot", 1)
