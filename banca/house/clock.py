"""Time: a wall clock for timestamps, a steady clock for timeouts."""

import time
from datetime import UTC, date, datetime, timedelta, timezone
from typing import Protocol

MACAU = timezone(timedelta(hours=8))  # no summer time
MICROSECONDS = 10**6


class Clock(Protocol):
    """The clock of the house; tests inject one that jumps."""

    def now(self) -> int:
        """Microseconds since 1970, UTC."""

    def steady(self) -> float:
        """Seconds on a clock that never jumps."""


class SystemClock:
    def now(self) -> int:
        return time.time_ns() // 1000

    def steady(self) -> float:
        return time.monotonic()


def moment(at: int) -> datetime:
    """A timestamp as a moment in Macau's time."""
    return datetime.fromtimestamp(at // MICROSECONDS, UTC).replace(microsecond=at % MICROSECONDS).astimezone(MACAU)


def day_of(at: int) -> date:
    """The day in Macau."""
    return moment(at).date()
