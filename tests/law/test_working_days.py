"""Working days in Macau: weekends, holidays, rest days in lieu, mornings that count, one-off decrees."""

from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banca.law import MACAU, Calendar
from banca.law.working_days import _holidays

CLOSED = """
2004-01-01 New Year
2004-01-22 Lunar New Year
2004-01-23 second day of Lunar New Year
2004-04-09 Good Friday
2004-05-26 the Buddha's birthday
2004-06-22 Dragon Boat
2004-09-29 day after Mid-Autumn
2004-10-01 National Day
2004-10-22 Double Ninth
2004-11-02 All Souls
2004-12-08 Immaculate Conception
2004-12-20 Establishment Day
2004-12-21 winter solstice
2004-12-24 Christmas Eve
2026-01-01 New Year
2026-02-17 Lunar New Year
2026-02-18 second day of Lunar New Year
2026-02-19 third day of Lunar New Year
2026-04-03 Good Friday
2026-04-06 in lieu of the day before Easter
2026-04-07 in lieu of Ching Ming
2026-05-01 Labour Day
2026-05-25 in lieu of the Buddha's birthday
2026-06-19 Dragon Boat
2026-09-28 in lieu of the day after Mid-Autumn
2026-10-01 National Day
2026-10-02 day after National Day
2026-10-19 in lieu of Double Ninth
2026-11-02 All Souls
2026-12-08 Immaculate Conception
2026-12-21 in lieu of Establishment Day
2026-12-22 winter solstice
2026-12-24 Christmas Eve
2026-12-25 Christmas
2026-04-04 Saturday, the day before Easter
2026-04-05 Sunday, Ching Ming
2026-03-07 a plain Saturday
2026-03-08 a plain Sunday
2004-05-15 a plain Saturday
2004-05-16 a plain Sunday
"""
WORKING = """
2004-05-12 a plain Wednesday
2004-05-17 a plain Monday
2004-05-18 a plain Tuesday
2004-04-08 the day before Good Friday
2004-04-12 Easter Monday
2026-02-16 Lunar New Year's Eve, closed from noon
2026-02-20 the day after Lunar New Year
2026-04-02 the day before Good Friday
2026-04-08 the day after the rest days of Easter
2026-09-30 the day before National Day
2026-10-05 the Monday after National Day
2026-12-31 New Year's Eve, closed from noon
"""
days = st.dates(date(2000, 1, 1), date(2030, 12, 31))
some_days = st.frozensets(st.dates(date(2026, 1, 1), date(2026, 3, 31)), max_size=8)
calendars = st.builds(Calendar, closed=some_days, opened=some_days)
early_2026 = st.dates(date(2026, 1, 20), date(2026, 3, 31))


def dates_in(table: str) -> list[date]:
    return [date.fromisoformat(row.split()[0]) for row in table.strip().splitlines()]


@pytest.fixture
def fresh_holidays() -> Iterator[None]:
    _holidays.cache_clear()
    yield
    _holidays.cache_clear()


@pytest.mark.parametrize("day", dates_in(CLOSED), ids=str)
def test_the_administration_is_closed(day: date) -> None:
    assert not MACAU.is_working_day(day)


@pytest.mark.parametrize("day", dates_in(WORKING), ids=str)
def test_the_administration_is_open(day: date) -> None:
    assert MACAU.is_working_day(day)


@pytest.mark.parametrize("tongue", ["en_US", "en_MO", "pt_MO", "zh_MO", "zh_CN"])
def test_a_morning_counts_whatever_the_language_of_the_machine(
    tongue: str, monkeypatch: pytest.MonkeyPatch, fresh_holidays: None
) -> None:
    del fresh_holidays
    monkeypatch.setenv("LANGUAGE", tongue)
    assert MACAU.is_working_day(date(2026, 2, 16))
    assert MACAU.is_working_day(date(2026, 12, 31))
    assert not MACAU.is_working_day(date(2026, 2, 17))


def test_one_off_decrees() -> None:
    storm, saturday, holiday = date(2026, 3, 4), date(2026, 3, 7), date(2026, 10, 1)
    decreed = Calendar(closed=frozenset({storm}), opened=frozenset({saturday, holiday}))
    assert [decreed.is_working_day(day) for day in (storm, saturday, holiday)] == [False, True, True]
    assert [MACAU.is_working_day(day) for day in (storm, saturday, holiday)] == [True, False, False]
    assert Calendar(closed=frozenset({storm}), opened=frozenset({storm})).is_working_day(storm)


@pytest.mark.parametrize(
    ("filed", "adopted", "count"),
    [
        (date(2004, 6, 2), date(2004, 6, 7), 3),
        (date(2004, 6, 3), date(2004, 6, 7), 2),
        (date(2004, 6, 7), date(2004, 6, 8), 1),
        (date(2004, 6, 7), date(2004, 6, 7), 0),
        (date(2004, 6, 8), date(2004, 6, 7), 0),
        (date(2004, 6, 5), date(2004, 6, 7), 0),
        (date(2026, 4, 2), date(2026, 4, 8), 1),
        (date(2026, 2, 16), date(2026, 2, 20), 1),
        (date(2026, 1, 1), date(2027, 1, 1), 261 - 20),
    ],
)
def test_the_filing_day_counts_and_the_day_of_adoption_does_not(filed: date, adopted: date, count: int) -> None:
    assert MACAU.working_days(filed, adopted) == count


@pytest.mark.parametrize(
    ("adopted", "latest"),
    [
        (date(2004, 6, 7), date(2004, 6, 2)),
        (date(2004, 6, 4), date(2004, 6, 1)),
        (date(2004, 6, 6), date(2004, 6, 2)),
        (date(2004, 4, 13), date(2004, 4, 7)),
        (date(2026, 4, 8), date(2026, 3, 31)),
        (date(2026, 2, 20), date(2026, 2, 12)),
        (date(2026, 10, 5), date(2026, 9, 25)),
        (date(2027, 1, 4), date(2026, 12, 29)),
    ],
    ids=["Monday", "Friday", "Sunday", "Easter 2004", "Easter 2026", "Lunar New Year", "National Day", "New Year"],
)
def test_the_last_day_to_ask_for_three_working_days(adopted: date, latest: date) -> None:
    assert MACAU.latest_filing(adopted, 3) == latest


def test_an_adoption_on_any_plain_monday_is_asked_for_on_the_wednesday_before() -> None:
    for week in range(5):
        monday = date(2026, 3, 2) + timedelta(weeks=week)
        assert MACAU.latest_filing(monday, 3) == monday - timedelta(days=5)


def test_no_working_day_means_the_day_itself() -> None:
    assert MACAU.latest_filing(date(2026, 3, 8), 0) == date(2026, 3, 8)


@settings(deadline=None)
@given(calendars, early_2026, st.integers(1, 6))
def test_the_latest_filing_is_the_last_day_with_enough_working_days(calendar: Calendar, adopted: date, n: int) -> None:
    latest = calendar.latest_filing(adopted, n)
    assert calendar.is_working_day(latest)
    assert calendar.working_days(latest, adopted) == n
    assert calendar.working_days(latest + timedelta(days=1), adopted) == n - 1


@settings(deadline=None)
@given(days, days, st.integers(1, 6))
def test_a_later_adoption_is_never_to_be_asked_for_earlier(one: date, other: date, n: int) -> None:
    sooner, later = sorted([one, other])
    assert MACAU.latest_filing(sooner, n) <= MACAU.latest_filing(later, n)
    assert MACAU.latest_filing(one, n + 1) < MACAU.latest_filing(one, n) < one


@settings(deadline=None)
@given(st.lists(days, min_size=3, max_size=3).map(sorted))
def test_working_days_add_up(three: list[date]) -> None:
    first, middle, last = (min(day, three[0] + timedelta(days=400)) for day in three)
    assert MACAU.working_days(first, last) == MACAU.working_days(first, middle) + MACAU.working_days(middle, last)


@given(early_2026, st.integers(0, 6), calendars)
@settings(max_examples=60)
def test_the_earliest_adoption_is_the_first_day_that_is_in_time(filed: date, wanted: int, calendar: Calendar) -> None:
    adopted = calendar.earliest_adoption(filed, wanted)
    assert calendar.working_days(filed, adopted) == wanted
    assert not wanted or calendar.working_days(filed, adopted - timedelta(days=1)) == wanted - 1
    assert not wanted or calendar.latest_filing(adopted, wanted) >= filed
