"""Article 8 of 57/2004 and of 59/2004: authorisation, as far as both prescribe the same."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from banca.law import MACAU, Application, Calendar, OptionError, OptionSet, Refused, adopt, option_set
from tests.at_table import AtTable
from tests.games.shaker.at_shaker import both

MONDAY = date(2024, 7, 15)  # no public holiday in the two weeks before
WEDNESDAY = date(2024, 7, 10)
NEW_VALUES: list[tuple[str, Any]] = [
    ("shaker-drive", "electronic"),
    ("layouts", 2),
    ("start-lamp", "none"),
    ("start-announcement", "silent"),
]


def first_set(edition: str) -> OptionSet:
    return option_set(AtTable(edition).game.edition)


def applied(option: str, value: Any, filed: date = WEDNESDAY, adopted: date = MONDAY) -> Application:
    return Application(option, value, filed, adopted, granted=True)


def in_time(edition: str, filed: date, adopted: date, calendar: Calendar = MACAU) -> bool:
    try:
        changed = adopt(first_set(edition), "layouts", 2, applied("layouts", 2, filed, adopted), calendar)
    except Refused:
        return False
    return changed["layouts"] == 2


@both("art8")
def test_8_a_late_application_is_refused_and_the_previous_setting_stays(edition: str) -> None:
    current = first_set(edition)
    late = applied("layouts", 2, WEDNESDAY + timedelta(days=1))
    with pytest.raises(Refused, match="by 2024-07-10") as refused:
        adopt(current, "layouts", 2, late)
    assert refused.value.refusal.norm == "application_must_precede_adoption_by_working_days"
    assert refused.value.refusal.clause == "art8"
    assert current["layouts"] == 1


@both("art8")
@pytest.mark.parametrize(("option", "value"), [*NEW_VALUES, ("shake-method", "electronic")])
def test_8_without_authorisation_the_previous_setting_stays(edition: str, option: str, value: Any) -> None:
    current = first_set(edition)
    before = dict(current.values)
    good = applied(option, value)
    other = applied("winning-lights", "unlit")
    for application in (None, replace(good, granted=False), other, replace(good, value=current[option])):
        with pytest.raises(Refused) as refused:
            adopt(current, option, value, application)
        assert refused.value.refusal.norm == "option_must_be_authorised"
        assert refused.value.refusal.clause == "art8"
        assert current.values == before


@both("art8")
@pytest.mark.parametrize(("option", "value"), NEW_VALUES)
def test_8_with_authorisation_the_option_is_adopted_and_nothing_else(edition: str, option: str, value: Any) -> None:
    current = first_set(edition)
    changed = adopt(current, option, value, applied(option, value))
    follows = {"shake-method": "electronic"} if option == "shaker-drive" else {}
    assert changed.values == {**current.values, option: value, **follows}


@both("art8")
def test_8_the_shake_method_is_not_adopted_against_the_drive(edition: str) -> None:
    with pytest.raises(OptionError, match="shake-method"):
        adopt(first_set(edition), "shake-method", "electronic", applied("shake-method", "electronic"))


@both("art8")
def test_8_the_lights_of_article_3_need_no_authorisation(edition: str) -> None:
    assert adopt(first_set(edition), "winning-lights", "unlit")["winning-lights"] == "unlit"


@both("art8")
@pytest.mark.parametrize(("days", "expected"), [(-9, True), (-1, True), (0, True), (1, False), (2, False), (4, False)])
def test_8_for_a_monday_the_request_is_filed_by_the_wednesday_before(edition: str, days: int, expected: bool) -> None:
    assert (WEDNESDAY.weekday(), MONDAY.weekday()) == (2, 0)
    assert in_time(edition, WEDNESDAY + timedelta(days=days), MONDAY) is expected


@both("art8")
@pytest.mark.parametrize(
    ("adopted", "latest"),
    [
        (date(2024, 7, 16), date(2024, 7, 11)),
        (date(2024, 7, 17), date(2024, 7, 12)),
        (date(2024, 7, 18), date(2024, 7, 15)),
        (date(2024, 7, 19), date(2024, 7, 16)),
        (date(2024, 7, 20), date(2024, 7, 17)),
        (date(2024, 7, 21), date(2024, 7, 17)),
        (date(2024, 5, 3), date(2024, 4, 29)),  # Wednesday 1 May is a holiday
        (date(2024, 10, 4), date(2024, 9, 27)),  # Tuesday 1 and Wednesday 2 October are holidays
        (date(2025, 1, 2), date(2024, 12, 27)),  # Wednesday 1 January is a holiday
    ],
)
def test_8_three_working_days_with_the_filing_and_without_the_adoption(
    edition: str, adopted: date, latest: date
) -> None:
    assert in_time(edition, latest, adopted)
    assert not in_time(edition, latest + timedelta(days=1), adopted)
    assert not in_time(edition, adopted, adopted)
    assert not in_time(edition, adopted + timedelta(days=7), adopted)


@both("art8")
def test_8_a_decree_may_close_a_day_or_open_one(edition: str) -> None:
    thursday, saturday = date(2024, 7, 11), date(2024, 7, 13)
    closed = Calendar(closed=frozenset({thursday}))
    assert not in_time(edition, WEDNESDAY, MONDAY, closed)
    assert in_time(edition, WEDNESDAY - timedelta(days=1), MONDAY, closed)
    opened = Calendar(opened=frozenset({saturday}))
    assert in_time(edition, thursday, MONDAY, opened)
    assert not in_time(edition, thursday + timedelta(days=1), MONDAY, opened)


@both("art8")
def test_8_no_other_option_exists(edition: str) -> None:
    with pytest.raises(OptionError, match="has no option"):
        adopt(first_set(edition), "dice", 4, applied("dice", 4))
    with pytest.raises(OptionError, match="has no option"):
        option_set(AtTable(edition).game.edition, {"dice": 4})
