"""What a person does at a table of the page, by mouse and by keyboard, whatever the game."""

from collections.abc import Callable
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
        self, path: str, lang: str = "en", *, phone: bool = False, theme: str = "light", beside: Page | None = None
    ) -> Page: ...


def wait_for_betting(page: Page) -> None:
    page.locator("[data-state=betting]").wait_for(timeout=ROUND)
    page.locator(PLACE).first.wait_for(timeout=ROUND)


def staked(page: Page) -> str:
    return page.get_by_test_id("staked").inner_text()


def lay_by_mouse(page: Page) -> None:
    """Lay a chip on the first place that is open."""
    _lay(page, lambda: page.locator(PLACE).first.click(force=True, timeout=ANSWER))


def lay_by_keyboard(page: Page) -> None:
    """The same without a mouse: into the felt, along it and back, the smallest chip, and Enter."""

    def lay() -> None:
        page.locator(PLACE).first.focus(timeout=ANSWER)
        for key in ("ArrowRight", "ArrowLeft", "1"):
            page.keyboard.press(key)
        page.locator(PLACE).first.focus(timeout=ANSWER)
        page.keyboard.press("Enter")

    _lay(page, lay)


def _lay(page: Page, lay: Callable[[], None]) -> None:
    """Until a bet lies there: the window may close in the moment before, and then it is for the next round."""
    for _ in range(TRIES):
        wait_for_betting(page)
        with suppress(AssertionError, Error):
            lay()
            expect(page.get_by_test_id("staked")).not_to_have_text("0", timeout=ANSWER)
            return
    raise AssertionError("no bet was taken")


def play_to_the_end(page: Page) -> None:
    """Decide whatever is asked, by the first choice, until the round is settled and a net amount is shown."""
    page.evaluate("() => { window.decide = setInterval(() => document.querySelector('[data-act]')?.click(), 400); }")
    expect(page.get_by_test_id("net")).to_be_visible(timeout=ROUND)
    page.evaluate("() => clearInterval(window.decide)")
