"""Decisions: whoever applied never decides, and what is decided is signed (R25)."""

import json
from datetime import date

import pytest
from sqlalchemy.exc import DBAPIError

from banca.house import schema
from banca.house.applications import Apply, WithdrawApplication, application_of
from banca.house.decisions import Decide, Decided, MeetDecisionCondition
from banca.house.house import House
from banca.house.roles import PROGRAM, Person, Role
from tests.house.leave import (
    ADA,
    BOTH,
    CUSSEC,
    FRIDAY,
    MONDAY,
    OTHER_KEY,
    POSTED,
    REG,
    THURSDAY,
    DayClock,
    applied,
    clock,
    decide,
    done,
    events,
    grant,
    house,
    know,
    no,
    sign,
)

__all__ = ["clock", "house"]


def test_whoever_applied_never_decides(house: House) -> None:
    number = int(done(house.do(BOTH, Apply(CUSSEC, THURSDAY, options={"layouts": 2})))["application"])
    own = decide(house, number, Decided("grant", from_=THURSDAY), BOTH, OTHER_KEY)
    assert no(own)[0] == "approver_must_not_be_the_applicant"
    twin = Person("reg-2", frozenset({Role.REGULATOR}))  # another name with the same key
    know(house.database, twin.name, OTHER_KEY)
    assert no(decide(house, number, Decided("refuse"), twin, OTHER_KEY))[0] == "approver_must_not_be_the_applicant"
    assert no(house.do(ADA, Decide(number, "grant", "00", from_=THURSDAY)))[0] == "person_must_have_the_role"
    assert no(house.do(PROGRAM, Decide(number, "grant", "00", from_=THURSDAY)))[0] == "approver_must_have_a_key"
    grant(house, number, THURSDAY)
    assert no(decide(house, number, Decided("revoke", from_=THURSDAY), BOTH, OTHER_KEY))[0] == (
        "approver_must_not_be_the_applicant"
    )


def test_a_decision_is_signed_by_its_approver_as_it_is(house: House) -> None:
    first, second = (applied(house, CUSSEC, THURSDAY, options={"layouts": n}) for n in (1, 2))
    wanted = Decided("grant", from_=THURSDAY, until="2026-12-31")
    good = sign(house, first, wanted)
    for command in (
        Decide(first, "grant", sign(house, first, wanted, key=OTHER_KEY), [], THURSDAY, "2026-12-31"),  # another key
        Decide(second, "grant", good, [], THURSDAY, "2026-12-31"),  # another application
        Decide(first, "grant", good, [], THURSDAY),  # without its end
        Decide(first, "grant", good, ["x"], THURSDAY, "2026-12-31"),  # with a condition
        Decide(first, "grant", good, [], FRIDAY, "2026-12-31"),  # from another day
        Decide(first, "refuse", good),  # the contrary
        Decide(first, "grant", good[:-2], [], THURSDAY, "2026-12-31"),  # cut off
        Decide(first, "grant", "no hex", [], THURSDAY, "2026-12-31"),
    ):
        assert no(house.do(REG, command))[0] == "decision_must_be_signed_by_its_approver"
    done(house.do(REG, Decide(first, "grant", good, [], THURSDAY, "2026-12-31")))
    again = house.do(REG, Decide(first, "grant", good, [], THURSDAY, "2026-12-31"))
    assert no(again)[0] == "application_must_stand_so"


def test_two_equal_applications_are_two(house: House) -> None:
    """A signature under one does not serve the other, though they say the same and were filed at one moment."""
    first, second = (applied(house, CUSSEC, THURSDAY, options={"layouts": 2}) for _ in range(2))
    wanted = Decided("grant", from_=THURSDAY)
    replayed = Decide(second, "grant", sign(house, first, wanted), from_=THURSDAY)
    assert no(house.do(REG, replayed))[0] == "decision_must_be_signed_by_its_approver"


def test_days_of_a_decision(house: House, clock: DayClock) -> None:
    number = applied(house, CUSSEC, THURSDAY, options={"layouts": 2})
    assert (
        no(decide(house, number, Decided("grant", from_="2026-03-04")))[0] == "grant_must_hold_from_the_day_applied_for"
    )
    assert no(decide(house, number, Decided("grant")))[0] == "grant_must_hold_from_the_day_applied_for"
    assert no(decide(house, number, Decided("grant", (), FRIDAY, THURSDAY)))[0] == "grant_must_end_after_it_begins"
    assert decide(house, number, Decided("refuse", from_=FRIDAY)).message == "house-refusal-bare"
    clock.set("2026-03-10")
    late = decide(house, number, Decided("grant", from_=THURSDAY))
    assert (no(late)[0], late.parameters["first"]["says"]) == ("grant_must_hold_from_the_day_applied_for", "2026-03-10")
    grant(house, number, "2026-03-10", until="2026-03-12")
    assert no(decide(house, number, Decided("revoke", from_="2026-03-09")))[0] == "revocation_must_not_reach_back"
    standings = {}
    with house.database.read() as connection:
        for day in range(9, 14):
            standings[day] = application_of(connection, number).standing(date(2026, 3, day))
    assert standings == {9: "early", 10: "in-force", 11: "in-force", 12: "in-force", 13: "ended"}
    clock.set("2026-03-13")
    assert no(decide(house, number, Decided("revoke", from_="2026-03-13")))[0] == "application_must_stand_so"


def test_an_application_is_withdrawn_before_it_is_decided(house: House) -> None:
    number = applied(house, CUSSEC, THURSDAY, options={"layouts": 2})
    assert no(house.do(REG, WithdrawApplication(number)))[0] == "person_must_have_the_role"
    done(house.do(ADA, WithdrawApplication(number)))
    for reply in (
        house.do(ADA, WithdrawApplication(number)),
        decide(house, number, Decided("grant", from_=THURSDAY)),
        decide(house, number, Decided("revoke", from_=THURSDAY)),
        house.do(ADA, MeetDecisionCondition(number, "x")),
    ):
        assert (no(reply)[0], reply.parameters["standing"]) == ("application_must_stand_so", "withdrawn")
    refused = applied(house, CUSSEC, THURSDAY, options={"layouts": 2})
    done(decide(house, refused, Decided("refuse", why="no room")))
    assert house.do(ADA, WithdrawApplication(refused)).parameters["standing"] == "refused"


def test_every_act_is_an_event_and_nothing_can_be_changed(house: House) -> None:
    number = applied(house, CUSSEC, THURSDAY, options={"layouts": 2})
    done(house.do(ADA, WithdrawApplication(number)))
    other = applied(house, CUSSEC, THURSDAY, options={"layouts": 2})
    grant(house, other, THURSDAY, POSTED)
    done(house.do(ADA, MeetDecisionCondition(other, POSTED)))
    done(house.do(ADA, MeetDecisionCondition(other, POSTED, met=False)))
    done(decide(house, other, Decided("revoke", from_=MONDAY)))
    told = [(said["subject"], said["act"]) for said in map(json.loads, events(house, "authorisation"))]
    assert told == [
        *((str(number), act) for act in ("apply", "withdraw")),
        *((str(other), act) for act in ("apply", "grant", "meet", "end", "revoke")),
    ]
    for table in (schema.application, schema.decision, schema.application_act):
        for change in (table.update().values(at=0), table.delete()):
            with pytest.raises(DBAPIError, match="append-only"), house.database.engine.begin() as connection:
                connection.execute(change)
