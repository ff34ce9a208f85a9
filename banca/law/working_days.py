"""Working days in Macau: they decide whether an application was filed in time."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cache

SATURDAY = 5
HALF_DAY = "(Afternoon)"


@cache
def _holidays(year: int) -> frozenset[date]:
    """The days on which the administration is closed all day."""
    import holidays  # noqa: PLC0415 - slow to import, and few commands need it

    # The three categories together: the one named "government" alone misses Good Friday.
    # In English on every machine, because half days are recognised by their name.
    found = holidays.country_holidays(
        "MO", years=year, categories=("public", "optional", "government"), language="en_US"
    )
    return frozenset(day for day, name in found.items() if HALF_DAY not in name)


@dataclass(frozen=True, slots=True)
class Calendar:
    """Monday to Friday less Macau's public holidays, with room for one-off decrees.

    >>> from datetime import date
    >>> from banca.law import Calendar
    >>> Calendar().latest_filing(date(2026, 4, 8), working_days=15)
    datetime.date(2026, 3, 13)
    >>> Calendar(closed=frozenset({date(2026, 4, 2)})).is_working_day(date(2026, 4, 2))
    False
    """

    closed: frozenset[date] = field(default_factory=frozenset)
    opened: frozenset[date] = field(default_factory=frozenset)

    def is_working_day(self, day: date) -> bool:
        if day in self.opened:
            return True
        return day.weekday() < SATURDAY and day not in self.closed and day not in _holidays(day.year)

    def working_days(self, filed: date, adopted: date) -> int:
        """Working days from the filing, which counts, to the adoption, which does not."""
        return sum(self.is_working_day(day) for day in _days(filed, adopted))

    def latest_filing(self, adopted: date, working_days: int) -> date:
        """The last day on which an application for this adoption is in time."""
        day = adopted
        while working_days:
            day -= timedelta(days=1)
            working_days -= self.is_working_day(day)
        return day

    def earliest_adoption(self, filed: date, working_days: int) -> date:
        """The first day on which what is applied for on this day can be adopted."""
        day = filed
        while working_days:
            working_days -= self.is_working_day(day)
            day += timedelta(days=1)
        return day


MACAU = Calendar()


def _days(first: date, end: date) -> Iterable[date]:
    return (first + timedelta(days=n) for n in range((end - first).days))
