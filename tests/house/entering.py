"""People who log in: passwords that are counted, and the one answer that everything gets."""

from collections import Counter
from typing import Any

import pytest

from banca.house.access import (
    FAILURES_MOST,
    LOCK_FIRST,
    SECOND,
    authenticate,
    log_in,
)
from banca.house.errors import HouseError
from banca.house.house import House
from banca.house.journal import entries
from banca.house.passwords import Cost, Passwords
from banca.house.people import (
    AddFirstAdministrator,
    AddPerson,
    set_password,
)
from banca.house.roles import PROGRAM, Person, Role
from banca.house.work import EVENTS
from tests.house.test_people import ADA, CHEAP, PASSWORD
from tests.messages.said import check_error_said

ANA = Person("ana", frozenset({Role.PLAYER, Role.CASHIER}))
WRONG = "a wrong password"
LOCK = LOCK_FIRST // SECOND


class Counted(Passwords):
    """Counts what it hashes, and how often it verifies."""

    def __init__(self, cost: Cost = CHEAP) -> None:
        super().__init__(cost)
        self.calls: Counter[str] = Counter()

    def hash(self, password: str) -> str:
        self.calls["hash"] += 1
        return super().hash(password)

    def verify(self, stored: str | None, password: str) -> bool:
        self.calls["verify"] += 1
        return super().verify(stored, password)


@pytest.fixture
def passwords() -> Counted:
    return Counted()


@pytest.fixture
def people(house: House, passwords: Counted) -> House:
    house.do(PROGRAM, AddFirstAdministrator("ada"))
    house.do(ADA, AddPerson("ana", ["player", "cashier"]))
    house.do(ADA, AddPerson("new", ["player"]))  # without a password
    assert set_password(house, ANA, "ana", PASSWORD, passwords).accepted
    passwords.calls.clear()
    return house


def who(house: House, text: str) -> Person | None:
    with house.database.read() as connection:
        try:
            return authenticate(connection, text, house.clock.now())
        except HouseError as error:
            check_answer(error, "house-not-logged-in")
            return None


def fails(house: House, passwords: Passwords, name: str = "ana", password: str = WRONG) -> bool:
    """Whether it is refused, in the one way in which everything is."""
    try:
        log_in(house, name, password, passwords)
    except HouseError as error:
        check_answer(error, "house-log-in-refused")
        return True
    return False


def check_answer(error: HouseError, only: str) -> None:
    """One answer for everything, which tells nothing."""
    check_error_said(error)
    assert (error.message.id, error.message.parameters) == (only, {})


def happened(house: House) -> list[tuple[str, str, Any]]:
    with house.database.read() as connection:
        found = [(entry.kind, dict(entry.body)) for entry in entries(connection, EVENTS)]
    return [(kind, body["subject"], body.get("why", body.get("seconds"))) for kind, body in found if kind != "restart"]


def locked(house: House, passwords: Passwords) -> bool:
    """Whether even the right password does not help. Where it does, failures begin from nought."""
    return fails(house, passwords, password=PASSWORD)


def lock(house: House, passwords: Passwords) -> None:
    for _ in range(FAILURES_MOST):
        fails(house, passwords)
