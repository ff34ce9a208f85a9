"""Logging in: what is refused, that nobody can tell why, and locks that a clock neither opens nor keeps."""

import threading
from collections import Counter

import pytest
from sqlalchemy import select

from banca.house import schema
from banca.house.access import (
    FAILURES_MOST,
    IDLE_MOST,
    LOCK_MOST,
    NOBODY,
    SECOND,
    SESSION,
    log_in,
)
from banca.house.house import House
from banca.house.passwords import Cost, Passwords
from banca.house.people import (
    SuspendPerson,
    set_password,
)
from banca.house.sealing import HouseKey
from tests.house.entering import (
    ANA,
    LOCK,
    WRONG,
    Counted,
    fails,
    happened,
    lock,
    locked,
    passwords,
    people,
    who,
)
from tests.house.ground import START, SettableClock
from tests.house.test_people import ADA, PASSWORD, everything

__all__ = ["passwords", "people"]


# Logging in.


def test_logging_in_opens_a_session(people: House, passwords: Counted) -> None:
    opened = log_in(people, "ANA", PASSWORD, passwords)
    assert opened.text.startswith(SESSION)
    assert who(people, opened.text) == opened.person == ANA
    assert opened.expires_at == START + IDLE_MOST
    assert log_in(people, "ana", PASSWORD, passwords).text != opened.text
    assert PASSWORD not in repr(opened)
    assert opened.text not in repr(opened)


@pytest.mark.parametrize(
    ("name", "password"),
    [("ana", WRONG), ("zoe", PASSWORD), ("new", PASSWORD), ("", ""), ("a\0b", "x" * 10**6), ("\ud800", "\ud800")],
)
def test_every_failure_is_one_answer_after_the_same_work(
    people: House, passwords: Counted, name: str, password: str
) -> None:
    assert fails(people, passwords, name, password)
    assert passwords.calls == {"verify": 1}


def test_a_lock_and_a_suspension_are_the_same_answer_after_the_same_work(people: House, passwords: Counted) -> None:
    for _ in range(FAILURES_MOST):
        assert fails(people, passwords)
    assert fails(people, passwords, password=PASSWORD)
    assert passwords.calls == {"verify": FAILURES_MOST + 1}
    people.do(ADA, SuspendPerson("ana", "why"))
    assert fails(people, passwords, password=PASSWORD)
    assert passwords.calls == {"verify": FAILURES_MOST + 2}


def test_an_unknown_name_costs_what_a_known_one_costs() -> None:
    """The hash that stands in for nobody's is of the same parameters."""
    passwords = Passwords(Cost(2, 16, 1))
    assert not passwords.is_dated(passwords._nobody)
    assert passwords._nobody.split("$")[:4] == passwords.hash(PASSWORD).split("$")[:4]


def test_failures_and_locks_are_events_without_what_was_typed(people: House, passwords: Counted) -> None:
    assert fails(people, passwords, "my-secret-typed-as-name", WRONG)
    for _ in range(FAILURES_MOST):
        fails(people, passwords)
    fails(people, passwords)
    assert [each for each in happened(people) if each[0] in ("log-in-failed", "locked-out")] == [
        ("log-in-failed", NOBODY, "unknown"),
        *[("log-in-failed", "ana", "password")] * FAILURES_MOST,
        ("locked-out", "ana", LOCK),
        ("log-in-failed", "ana", "locked"),
    ]
    with people.database.read() as connection:
        assert not [text for text in everything(connection) if "my-secret" in text or WRONG in text]


# Locks.


def test_a_lock_ends_by_itself_and_grows_with_every_failure(
    people: House, passwords: Counted, clock: SettableClock
) -> None:
    for _ in range(FAILURES_MOST - 1):
        fails(people, passwords)
    assert not locked(people, passwords)
    for _ in range(FAILURES_MOST - 1):
        fails(people, passwords)
    lengths = [LOCK, 2 * LOCK, 4 * LOCK, 8 * LOCK]
    for length in lengths:
        assert fails(people, passwords)
        clock.advance(length - 1)
        assert locked(people, passwords)
        clock.advance(1)
    assert not locked(people, passwords)
    assert [seconds for kind, _, seconds in happened(people) if kind == "locked-out"] == lengths


def test_a_lock_is_never_longer_than_the_longest(people: House, passwords: Counted, clock: SettableClock) -> None:
    for _ in range(FAILURES_MOST + 40):
        fails(people, passwords)
        clock.advance(LOCK_MOST // SECOND)
    assert happened(people)[-1] == ("locked-out", "ana", LOCK_MOST // SECOND)
    assert not locked(people, passwords)


@pytest.mark.parametrize("seconds", [3600, -3600, 86400 * 365, -86400 * 365])
def test_a_clock_that_jumps_neither_opens_a_lock_nor_keeps_it(
    people: House, passwords: Counted, clock: SettableClock, seconds: int
) -> None:
    lock(people, passwords)
    clock.jump(seconds)
    assert locked(people, passwords)
    clock.advance(LOCK - 1)
    assert locked(people, passwords)
    clock.advance(1)
    assert not locked(people, passwords)


@pytest.mark.parametrize("seconds", [0, -3600])
def test_a_lock_outlives_a_restart_even_if_the_clock_was_set_back(
    people: House, passwords: Counted, clock: SettableClock, key: HouseKey, seconds: int
) -> None:
    lock(people, passwords)
    people.__exit__()
    clock.jump(seconds)
    with House(people.database, key, clock) as again:
        assert locked(again, passwords)
        clock.advance(LOCK - 1)
        assert locked(again, passwords)
        clock.advance(1)
        assert not locked(again, passwords)


def test_many_tries_at_once_are_no_more_than_one_after_another(people: House, passwords: Counted) -> None:
    """All verify before any is written; once the lock is there, the right password does not help either."""
    barrier = threading.Barrier(FAILURES_MOST + 3)

    class Together(Counted):
        def verify(self, stored: str | None, password: str) -> bool:
            found = super().verify(stored, password)
            barrier.wait(30)
            return found

    together = Together()
    threads = [threading.Thread(target=fails, args=(people, together)) for _ in range(FAILURES_MOST + 3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    kinds = Counter(why for kind, _, why in happened(people) if kind == "log-in-failed")
    assert kinds == {"password": FAILURES_MOST, "locked": 3}
    assert locked(people, passwords)


def test_a_new_password_opens_the_lock_and_ends_the_sessions(people: House, passwords: Counted) -> None:
    opened = log_in(people, "ana", PASSWORD, passwords)
    lock(people, passwords)
    assert set_password(people, ADA, "ana", "another fine phrase", passwords).body["sessions_ended"] == 1
    assert who(people, opened.text) is None
    assert fails(people, passwords, password=PASSWORD)
    assert not fails(people, passwords, password="another fine phrase")  # noqa: S106 - of a test


def test_a_password_that_was_changed_meanwhile_is_wrong(people: House, passwords: Counted) -> None:
    class Slow(Counted):
        def verify(self, stored: str | None, password: str) -> bool:
            found = super().verify(stored, password)
            set_password(people, ADA, "ana", "another fine phrase", passwords)
            return found

    assert fails(people, Slow(), password=PASSWORD)


# Hashes.


def test_a_password_is_hashed_anew_when_its_cost_changes(people: House) -> None:
    def stored() -> str:
        with people.database.read() as connection:
            found = select(schema.person.c.password).where(schema.person.c.name == "ana")
            return str(connection.execute(found).scalar())

    before, dearer = stored(), Counted(Cost(2, 16, 1))
    assert fails(people, dearer)
    assert stored() == before
    log_in(people, "ana", PASSWORD, dearer)
    assert stored() != before
    assert "m=16,t=2,p=1" in stored()
    assert dearer.calls == {"verify": 2, "hash": 1}
    log_in(people, "ana", PASSWORD, dearer)
    assert dearer.calls == {"verify": 3, "hash": 1}


def test_the_usual_cost_is_that_of_the_rfc() -> None:
    assert "$argon2id$v=19$m=65536,t=3,p=4$" in Passwords()._nobody


def test_a_password_is_the_same_however_it_is_typed(people: House, passwords: Counted) -> None:
    composed, apart = "são três palavras", "sa\u0303o tre\u0302s palavras"
    assert composed != apart
    set_password(people, ANA, "ana", composed, passwords)
    assert not fails(people, passwords, password=apart)
