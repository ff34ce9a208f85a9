"""Guests at the tables of the page, in a real browser: whole rounds of every game, by mouse and by keyboard."""

import pytest
from playwright.sync_api import expect

from banca.law import games
from tests.page.party import KEYBOARD, MOUSE, Hand, PartyOf, amount, expect_amount
from tests.page.tables import PLACE, ROUND, PageOf, lay_by_mouse

LANGUAGES = {"en": "en-GB", "pt": "pt-PT", "zh": "zh-Hant-MO"}
TABS_MOST = 40


@pytest.mark.parametrize("hand", [MOUSE, KEYBOARD], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("game", games())
def test_a_round_in_every_language(party: PartyOf, game: str, hand: Hand) -> None:
    guests = party(game, [*LANGUAGES], hand)
    balances = {name: amount(page.get_by_test_id("balance")) for name, page in guests.pages.items()}
    guests.lay()
    guests.play()
    for (name, page), locale in zip(guests.pages.items(), LANGUAGES.values(), strict=True):
        expect(page.locator("html")).to_have_attribute("lang", locale)
        expect(page.get_by_test_id("result")).not_to_be_empty()
        expect(page.get_by_test_id("net")).to_be_visible()
        expect_amount(page.get_by_test_id("net"), guests.net(name))
        staying = guests.staying(name)  # of a tie at baccarat, for example
        expect_amount(page.get_by_test_id("staked"), staying)
        expect_amount(page.get_by_test_id("balance"), balances[name] + guests.net(name) - staying)


def test_the_felt_is_walked_by_keyboard(party: PartyOf) -> None:
    """Tab leads into the felt, arrows along it, Enter lays a chip and Backspace takes it back."""
    guests = party("cussec")
    page, staked = guests.page, guests.page.get_by_test_id("staked")
    page.locator(PLACE).first.wait_for()
    in_focus = page.locator("[data-place]:focus")
    for _ in range(TABS_MOST):
        page.keyboard.press("Tab")
        if in_focus.count():
            break
    entered = in_focus.get_attribute("data-place")
    page.keyboard.press("ArrowRight")
    expect(in_focus).not_to_have_attribute("data-place", str(entered))
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    guests.wait_for(lambda: guests.at.in_play)
    expect(page.locator("g.staked > [data-place]:focus")).to_have_count(1)
    expect(page.locator("g.staked .sending")).to_have_count(0)
    page.keyboard.press("Backspace")
    expect(staked).to_have_text("0")


def test_a_round_with_bots_and_timers(open_page: PageOf) -> None:
    page = open_page("/table/roulette")
    lay_by_mouse(page)
    expect(page.get_by_test_id("net")).to_be_visible(timeout=ROUND)


def test_a_guest_sits_within_ten_seconds(open_page: PageOf) -> None:
    page = open_page("/")
    page.locator("a[href='/table/roulette']").click(timeout=10_000)
    expect(page.locator("[data-place]").first).to_be_visible(timeout=10_000)
