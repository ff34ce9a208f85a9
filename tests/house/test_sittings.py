"""Sittings and examinations in the journal, on both databases."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from banca.drill import Marked
from banca.drill.sheet import Answered
from banca.house.audit import audit
from banca.house.class_results import result_of_class
from banca.house.database import Database
from banca.house.drilled import drilled
from banca.house.examinations import EndExamination, SetExamination, open_examinations
from banca.house.house import House, initialise
from banca.house.replies import Reply
from banca.house.roles import Person, Role
from banca.house.sealing import HouseKey
from banca.house.sittings import (
    AnswerQuestion,
    BeginSitting,
    EndSitting,
    SitExamination,
    shows_answers_to,
    sitting_of,
    sittings_of,
)
from banca.server.drilling import Paper
from tests.house.ground import START, SettableClock, player

TESS = Person("tess", frozenset({Role.SUPERVISOR}))
ANA, BIA = player("ana"), player("bia")
SETTING = {"edition": "roulette-60-2004"}
ANSWERED = Answered(1, "payouts", 1, "straight", ("art6.1",), 35_000, None, 35_000, 9_000)


@pytest.fixture
def open_house(new_url: Callable[[bool], str], key: HouseKey, clock: SettableClock) -> Callable[[], House]:
    """Opens one house; again, after it was closed."""
    url = new_url(True)
    database = Database(url)
    initialise(database, key, START)
    database.close()
    return lambda: House(Database(url), key, clock)


def done(reply: Reply) -> int:
    assert reply.accepted, reply.says
    return int(reply.body.get("sitting") or reply.body.get("examination") or 0)


def test_a_sitting_is_what_the_journal_says(open_house: Callable[[], House], clock: SettableClock) -> None:
    with open_house() as house:
        own = done(house.do(ANA, BeginSitting(drilled(SETTING, ["payouts"], 2, "7"), is_examination=False)))
        other = done(house.do(BIA, BeginSitting(drilled(SETTING, [], 5, "8"), is_examination=True, pass_mark=50)))
        clock.advance(4)
        done(house.do(ANA, AnswerQuestion(own, ANSWERED)))
        wrong = house.do(ANA, AnswerQuestion(own, ANSWERED))
        assert wrong.norm == "question_must_be_the_next"
        assert house.do(BIA, AnswerQuestion(own, replace(ANSWERED, number=2))).norm == "sitting_must_be_ones_own"
        done(house.do(BIA, EndSitting(other)))
        assert house.do(BIA, EndSitting(other)).norm == "sitting_must_go_on"
    with open_house() as house, house.database.read() as connection:
        found = sitting_of(connection, own)
        assert found.answers == (replace(ANSWERED, milliseconds=4_000),)  # no more than has passed
        assert not found.is_over
        (of_bia,) = sittings_of(connection, "bia")
        assert (of_bia.is_over, of_bia.sheet.passed, of_bia.sheet.least_right) == (True, False, 3)


def test_an_examination_is_sat_once_and_by_no_guest(open_house: Callable[[], House]) -> None:
    with open_house() as house:
        number = done(house.do(TESS, SetExamination("autumn", "first", ["payouts"], 2, 50, setting=SETTING)))
        sitting = done(house.do(ANA, SitExamination("tess", number)))
        done(house.do(ANA, EndSitting(sitting)))
        assert done(house.do(ANA, SitExamination("tess", number))) == sitting
        assert done(house.do(BIA, SitExamination("tess", number))) != sitting
        guest = Person("guest-1", frozenset({Role.GUEST}))
        assert house.do(guest, SitExamination("tess", number)).norm == "person_must_have_the_role"
        with house.database.read() as connection:
            found = sitting_of(connection, sitting)
            seen_by = [shows_answers_to(connection, person, found) for person in ("ana", "bia", "tess")]
            assert seen_by == [False, False, True]
        done(house.do(TESS, EndExamination(number)))
        with house.database.read() as connection:
            assert shows_answers_to(connection, "ana", found)


def test_results_of_a_class_last(open_house: Callable[[], House]) -> None:
    with open_house() as house:
        asked = SetExamination("autumn", "first", ["payouts"], 2, 50, setting=SETTING, seed="7")
        number = done(house.do(TESS, asked))
        for person, right in ((ANA, True), (BIA, False)):
            sitting = done(house.do(person, SitExamination("tess", number)))
            for _ in range(2):
                with house.database.read() as connection:
                    found = sitting_of(connection, sitting)
                question = Paper(found).upto(found.answers, 1)[-1]
                marked = Marked(question, question.right if right else None, 1.0)
                done(house.do(person, AnswerQuestion(sitting, marked.answered)))
        key = house.key
    with open_house() as house:
        with house.database.read() as connection:
            assert [each.title for each in open_examinations(connection)] == ["first"]
            results = result_of_class(connection, "tess", "autumn")
        assert [(each.person, each.passed, each.score.right) for each in results.trainees] == [
            ("ana", 1, 2),
            ("bia", 0, 0),
        ]
        assert all(each.score.asked == 2 * each.score.right for each in results.clauses)
        assert audit(house.database, key, workers=1).counts["entries"] > 0
