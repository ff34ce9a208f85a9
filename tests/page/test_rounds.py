"""Guests at the tables of the page, in a real browser: bets by mouse and keyboard, rounds to their settlement."""

import pytest
from playwright.sync_api import expect

from banca.games import game_of
from banca.law import edition_on, games
from tests.page.tables import DAY, PageOf, lay_by_keyboard, lay_by_mouse, play_to_the_end

LANGUAGES = ("en", "pt", "zh")
# Every bet of a round is decided in it: whatever is staked, a net amount is shown when it ends.
ONE_RESULT = [name for name in games() if game_of(edition_on(name, DAY).slug).traits.family == "one_draw"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ONE_RESULT)
def test_a_round_by_mouse(open_page: PageOf, game: str, lang: str) -> None:
    page = open_page(f"/table/{game}", lang)
    lay_by_mouse(page)
    play_to_the_end(page)


@pytest.mark.parametrize("game", ONE_RESULT)
def test_a_round_by_keyboard(open_page: PageOf, game: str) -> None:
    page = open_page(f"/table/{game}")
    lay_by_keyboard(page)
    play_to_the_end(page)


@pytest.mark.parametrize("game", [name for name in games() if name not in ONE_RESULT])
def test_a_bet_is_acknowledged(open_page: PageOf, game: str) -> None:
    lay_by_mouse(open_page(f"/table/{game}"))


def test_a_guest_sits_within_ten_seconds(open_page: PageOf) -> None:
    page = open_page("/")
    page.locator("a[href='/table/roulette']").click(timeout=10_000)
    expect(page.locator("[data-place]").first).to_be_visible(timeout=10_000)
