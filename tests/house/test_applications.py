"""Applications: in time by Macau's calendar, and refused with one clear line (R24)."""

from datetime import date, timedelta

import pytest

from banca.house import schema
from banca.house.applications import Apply, Attachment, DecreeDay, WithdrawApplication, application_of
from banca.house.house import House
from banca.house.tables import ChangeOption, OpenTable
from banca.law import MACAU
from tests.house.leave import (
    ADA,
    CRAPS,
    CUSSEC,
    FRIDAY,
    LUCKY,
    MONDAY,
    PIT,
    REG,
    THURSDAY,
    TUESDAY,
    DayClock,
    applied,
    clock,
    done,
    grant,
    house,
    no,
    real,
)

__all__ = ["clock", "house"]

CALENDAR = """
2026-03-02 2026-03-05 Monday for Thursday
2026-03-04 2026-03-07 Wednesday for Saturday
2026-03-05 2026-03-10 a weekend lies between
2026-03-06 2026-03-11 Friday: the weekend does not count
2026-03-07 2026-03-12 filed on a Saturday, which does not count
2026-03-08 2026-03-12 filed on a Sunday, which does not count
2026-02-13 2026-02-21 Lunar New Year: its eve is closed from noon only, and counts
2026-02-16 2026-02-24 filed on Lunar New Year's Eve, a half day
2026-02-17 2026-02-25 filed on Lunar New Year
2026-04-01 2026-04-09 Good Friday, Easter and Ching Ming with their rest days
2026-04-03 2026-04-11 filed on Good Friday
2026-12-30 2027-01-05 New Year's Eve is closed from noon only; New Year is a Friday
2026-12-31 2027-01-06 filed on New Year's Eve, a half day
2026-12-23 2026-12-30 Christmas Eve and Christmas, and the weekend after
2026-09-30 2026-10-07 National Day and the day after
"""


@pytest.mark.parametrize("row", CALENDAR.strip().splitlines(), ids=lambda row: row.split(maxsplit=2)[2])
def test_an_application_is_in_time_to_the_day(house: House, clock: DayClock, row: str) -> None:
    filed, adopted, _ = row.split(maxsplit=2)
    clock.set(filed, hour=23)
    day = date.fromisoformat(adopted)
    late = house.do(ADA, Apply(CUSSEC, (day - timedelta(days=1)).isoformat(), options={"layouts": 2}))
    assert no(late) == ("application_must_precede_adoption_by_working_days", "art8")
    assert late.parameters["earliest"]["says"] == adopted
    latest = date.fromisoformat(late.parameters["latest"]["says"])
    assert latest < date.fromisoformat(filed)
    assert MACAU.working_days(latest, day - timedelta(days=1)) == 3
    done(house.do(ADA, Apply(CUSSEC, adopted, options={"layouts": 2})))


def test_what_a_late_applicant_hears(house: House) -> None:
    late = house.do(ADA, Apply(CUSSEC, "2026-03-04", options={"layouts": 2}))
    assert {name: each["says"] if isinstance(each, dict) else each for name, each in late.parameters.items()} == {
        "filed": MONDAY,
        "adopted": "2026-03-04",
        "days": 3,
        "latest": "2026-02-27",
        "earliest": THURSDAY,
    }
    assert late.citation == "57/2004 art. 8"
    assert late.says.startswith("an application of 2026-03-02 is late for 2026-03-04: 3 working days are needed")


def test_one_off_decrees_change_the_calendar(house: House, clock: DayClock) -> None:
    assert no(house.do(ADA, DecreeDay(TUESDAY, works=False, why="signal no. 10")))[0] == "person_must_have_the_role"
    done(house.do(REG, DecreeDay(TUESDAY, works=False, why="signal no. 10")))
    late = house.do(ADA, Apply(CUSSEC, THURSDAY, options={"layouts": 2}))
    assert late.parameters["earliest"]["says"] == FRIDAY
    done(house.do(REG, DecreeDay("2026-03-07", works=True, why="in lieu of the day of the storm")))
    clock.set(THURSDAY)
    number = applied(house, CUSSEC, "2026-03-08", setting={})
    with house.database.read() as connection:
        assert application_of(connection, number).body["calendar"] == {"closed": [], "opened": ["2026-03-07"]}
    done(house.do(REG, DecreeDay("2026-03-07", works=False, why="not after all")))
    assert not house.do(ADA, Apply(CUSSEC, "2026-03-08", options={"layouts": 2})).accepted
    # What was in time when it was filed stays so, and a table adopts it by the same days.
    other = applied(house, CUSSEC, "2026-03-10", options={"layouts": 2})
    grant(house, number, "2026-03-08")
    clock.set("2026-03-09")
    done(house.do(ADA, OpenTable("t1", real(CUSSEC))))
    grant(house, other, "2026-03-10")
    clock.set("2026-03-10")
    done(house.do(PIT, ChangeOption("t1", "layouts", 2)))
    done(house.do(PIT, ChangeOption("t1", "layouts", 1)))  # by the first, with its Saturday


@pytest.mark.parametrize("adopted", ["2026-3-5", "", "tomorrow", "2026-02-30", "20260305xx", "2026-W10-4"])
def test_a_day_is_written_in_one_way(house: House, adopted: str) -> None:
    assert house.do(ADA, Apply(CUSSEC, adopted, options={"layouts": 2})).message == "house-day-malformed"


def test_bad_applications_are_one_clear_line(house: House) -> None:
    many = [f"t{n}" for n in range(201)]
    for said, message in [
        (Apply("casino", THURSDAY), "edition-unknown"),
        (Apply(CUSSEC, "2036-03-05", options={"layouts": 2}), "house-adoption-too-far"),
        (Apply(CUSSEC, THURSDAY, options={"layouts": 2}, tables=["a table"]), "house-table-id"),
        (Apply(CUSSEC, THURSDAY, options={"layouts": 2}, tables=many), "house-list-too-long"),
        (Apply(CUSSEC, THURSDAY, options={"layouts": 2}, setting={}), "house-application-twice"),
        (Apply(CUSSEC, THURSDAY, setting={"edition": CRAPS}), "house-setting-edition"),
        (Apply(CRAPS, THURSDAY, bets=["edition: roulette-60-2004"]), "house-description-edition"),
        (Apply(CRAPS, THURSDAY, bets=["- a list"]), "house-description-malformed"),
        (Apply(CRAPS, THURSDAY, bets=["x" * 40_000]), "house-description-too-long"),
        (Apply(CRAPS, THURSDAY, bets=[LUCKY], attachments=[Attachment("a.pdf", "12")]), "house-attachment-malformed"),
        (WithdrawApplication(99), "house-application-unknown"),
    ]:
        reply = house.do(ADA, said)
        assert (reply.accepted, reply.message) == (False, message)
        assert "\n" not in reply.says
    with house.database.read() as connection:
        assert connection.execute(schema.application.select()).all() == []
