"""A full round of every game in every language, by mouse and by keyboard, in a real browser."""

import pytest
from playwright.sync_api import expect

from banca.law import games
from tests.page.tables import PageOf, lay_by_keyboard, lay_by_mouse, play_to_the_end

LANGUAGES = ("en", "pt", "zh")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_round_by_mouse(open_page: PageOf, game: str, lang: str) -> None:
    page = open_page(f"/table/{game}", lang)
    lay_by_mouse(page)
    play_to_the_end(page)


@pytest.mark.parametrize("game", games())
def test_a_round_by_keyboard(open_page: PageOf, game: str) -> None:
    page = open_page(f"/table/{game}")
    lay_by_keyboard(page)
    play_to_the_end(page)


def test_a_guest_sits_within_ten_seconds(open_page: PageOf) -> None:
    page = open_page("/")
    page.locator("a[href='/table/roulette']").click(timeout=10_000)
    expect(page.locator("[data-place]").first).to_be_visible(timeout=10_000)
