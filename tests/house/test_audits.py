"""Audits that people begin while a house is open: they stand in its events, and they may take their time."""

from sqlalchemy import text

from banca.house.audits import LONGEST, BeginAudit, EndAudit, Run, runs
from banca.house.database import Database
from banca.house.house import House
from banca.house.roles import PROGRAM, Person, Role
from tests.house.ground import START, SettableClock

REGULATOR = Person("rita", frozenset({Role.REGULATOR}))
ADMINISTRATOR = Person("ada", frozenset({Role.ADMINISTRATOR}))
SUPERVISOR = Person("sam", frozenset({Role.SUPERVISOR}))


def test_an_audit_is_an_event_when_it_begins_and_when_it_ends(house: House, clock: SettableClock) -> None:
    began = house.do(REGULATOR, BeginAudit()).body["at"]
    clock.advance(LONGEST)  # nobody knows how the first went on
    later = house.do(REGULATOR, BeginAudit()).body["at"]
    assert house.do(PROGRAM, EndAudit("rita", began, True, {"entries": 7})).accepted
    fault = EndAudit("rita", later, False, {}, "house-checkpoint-missing", {"number": 1}, "checkpoint 1 is missing")
    with house.database.read() as connection:
        assert runs(connection, 10) == [Run("rita", later), Run("rita", began, later, True, {"entries": 7})]
    assert house.do(PROGRAM, fault).accepted
    with house.database.read() as connection:
        [last] = runs(connection, 1)
    assert (began, last.sound) == (START, False)
    assert last.fault == {"message": fault.message, "parameters": fault.parameters, "says": fault.says}


def test_one_audit_is_under_way_at_a_time(house: House, clock: SettableClock) -> None:
    began = house.do(REGULATOR, BeginAudit()).body["at"]
    clock.advance(LONGEST - 1)
    assert house.do(ADMINISTRATOR, BeginAudit()).norm == "audit_must_end_before_the_next"
    with house.database.read() as connection:
        assert runs(connection, 10) == [Run("rita", began)]  # what was refused is no event
    assert house.do(PROGRAM, EndAudit("rita", began, True)).accepted
    assert house.do(ADMINISTRATOR, BeginAudit()).accepted


def test_only_those_who_watch_over_a_house_begin_one_and_only_the_program_ends_it(house: House) -> None:
    assert house.do(SUPERVISOR, BeginAudit()).norm == "person_must_have_the_role"
    assert house.do(REGULATOR, EndAudit("rita", START, True)).norm == "person_must_have_the_role"


def test_whoever_reads_for_long_may_pause(database: Database) -> None:
    """PostgreSQL would end a transaction that idles, as an audit does while its worker processes play."""
    if database.is_sqlite:
        with database.read(pauses=True) as connection:
            assert connection.execute(text("SELECT 1")).scalar() == 1
        return
    limits = {}
    for pauses in (False, True):
        with database.read(pauses=pauses) as connection:
            limits[pauses] = connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar()
    assert limits == {False: "10s", True: "0"}
