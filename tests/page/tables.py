"""What a person does at a table of the page, by mouse and by keyboard, whatever the game."""

from contextlib import suppress
from datetime import date
from typing import Protocol

from playwright.sync_api import Error, Page, expect

DAY = date(2026, 11, 18)
ROUND = 60_000  # milliseconds: a whole round with short timers
ANSWER = 4_000
TRIES = 6
PLACE = "[data-place][aria-disabled='false']"


class PageOf(Protocol):
    def __call__(
        self,
        path: str,
        lang: str = "en",
        *,
        phone: bool = False,
        theme: str = "light",
        moving: bool = False,
        beside: Page | None = None,
    ) -> Page: ...


def wait_for_betting(page: Page) -> None:
    page.locator("[data-state=betting]").wait_for(timeout=ROUND)
    page.locator(PLACE).first.wait_for(timeout=ROUND)


def lay_by_mouse(page: Page) -> None:
    """Lay a chip on the first place that is open.

    Until a bet lies there: the window may close in the moment before, and then it is for the next round.
    """
    for _ in range(TRIES):
        wait_for_betting(page)
        with suppress(AssertionError, Error):
            page.locator(PLACE).first.click(force=True, timeout=ANSWER)
            expect(page.get_by_test_id("staked")).not_to_have_text("0", timeout=ANSWER)
            return
    raise AssertionError("no bet was taken")
