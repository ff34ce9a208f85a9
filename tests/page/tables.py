"""What a person does at a table of the page, by mouse and by keyboard, whatever the game."""

from datetime import date
from typing import Protocol

from playwright.sync_api import Page, expect

DAY = date(2026, 11, 18)
ROUND = 60_000  # milliseconds: a whole round with short timers
PLACE = "[data-place][aria-disabled='false']"


class PageOf(Protocol):
    def __call__(self, path: str, lang: str = "en", *, phone: bool = False, theme: str = "light") -> Page: ...


def wait_for_betting(page: Page) -> None:
    page.locator("[data-state=betting]").wait_for(timeout=ROUND)
    page.locator(PLACE).first.wait_for(timeout=ROUND)


def staked(page: Page) -> str:
    return page.get_by_test_id("staked").inner_text()


def lay_by_mouse(page: Page) -> None:
    """Lay a chip on the first place that is open."""
    wait_for_betting(page)
    page.locator(PLACE).first.click(force=True)
    expect(page.get_by_test_id("staked")).not_to_have_text("0")


def lay_by_keyboard(page: Page) -> None:
    """The same without a mouse: into the felt, along it, and Enter."""
    wait_for_betting(page)
    page.locator(PLACE).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("1")
    page.locator(f"{PLACE}:focus, {PLACE}").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("staked")).not_to_have_text("0")


def play_to_the_end(page: Page) -> None:
    """Decide whatever is asked, by the first choice, until the round is settled and a net amount is shown."""
    page.evaluate("() => { window.decide = setInterval(() => document.querySelector('[data-act]')?.click(), 400); }")
    expect(page.get_by_test_id("net")).to_be_visible(timeout=ROUND)
    page.evaluate("() => clearInterval(window.decide)")
