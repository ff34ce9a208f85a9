"""Why?: whatever the page shows as settled, refused or not to be had, it can give the reason for, with its article."""

import pytest
from playwright.sync_api import Locator, Page, expect

from banca.law import games
from tests.page.party import DECISION, PartyOf
from tests.page.tables import PLACE

CLOSED = "[data-place][aria-disabled='true']"
COUNTED = 120_000  # milliseconds: what a review takes may have to be counted first
OF_DECISIONS = ("blackjack", "pai-kau", "stud-poker")


def expect_clause(why: Locator) -> None:
    """The words of a clause and where it stands."""
    expect(why.locator("blockquote").first).not_to_be_empty()
    expect(why.locator(".cite").first).not_to_be_empty()


def ask_all_why(page: Page) -> None:
    """Open each Why? of the panel in turn."""
    asked = page.locator("#panel-body [aria-expanded]")
    expect(asked).not_to_have_count(0)
    for at in range(asked.count()):
        asked.nth(at).click()
        expect(asked.nth(at)).to_have_attribute("aria-expanded", "true")
        expect_clause(page.locator("#panel-body .why"))
        asked.nth(at).click()


@pytest.mark.parametrize("game", games())
def test_every_line_of_a_settlement_says_why(party: PartyOf, game: str) -> None:
    guests = party(game)
    guests.lay()
    guests.play()
    page = guests.page
    expect(page.get_by_test_id("net")).to_be_visible()
    ask_all_why(page)


@pytest.mark.parametrize("game", ["baccarat", "blackjack", "craps"])
def test_a_closed_place_says_why(party: PartyOf, game: str) -> None:
    """Where some places are closed while bets are taken."""
    guests = party(game)
    page = guests.page
    page.locator(PLACE).first.wait_for()
    page.locator(CLOSED).first.press("Enter")
    notice = page.get_by_test_id("notice")
    expect(notice.locator(".cite")).not_to_be_empty()
    page.locator(".notice [aria-expanded]").click()
    expect_clause(page.locator(".notice .why"))


def test_any_round_of_ones_own_is_reviewed(party: PartyOf) -> None:
    guests = party("roulette")
    page = guests.page
    for _ in range(2):
        guests.lay()
        guests.play()
    page.locator("#tab-review").click()
    heading = page.locator("#panel-body h3").first
    expect(page.get_by_test_id("review")).to_be_visible(timeout=COUNTED)
    expect(heading).to_contain_text(str(guests.rounds))
    page.locator("#panel-body select").select_option(str(guests.rounds - 1))
    expect(heading).to_contain_text(str(guests.rounds - 1))
    expect(page.get_by_test_id("review")).to_be_visible(timeout=COUNTED)


@pytest.mark.parametrize("game", OF_DECISIONS)
def test_a_round_with_decisions_is_reviewed(party: PartyOf, game: str) -> None:
    guests = party(game, ["en", "en"])  # of whom one has the bank, where it is a player's
    guests.lay()
    page = guests.pages[guests.play_until_asked()]
    guests.play()
    page.locator("#tab-review").click()
    expect(page.get_by_test_id("review")).to_be_visible(timeout=COUNTED)
    expect(page.locator("#panel-body article")).not_to_have_count(0)


def test_neither_odds_nor_review_until_the_decision_has_fallen(party: PartyOf) -> None:
    guests = party("stud-poker")
    page = guests.page
    guests.lay()
    page.locator("#tab-odds").click()
    guests.play_until_asked()
    expect(page.locator(DECISION).first).to_be_visible()
    for tab in ("odds", "review"):
        page.locator(f"#tab-{tab}").click()
        expect(page.get_by_test_id("no-help")).to_be_visible()
        expect(page.get_by_test_id("no-help").locator(".cite")).not_to_be_empty()
        expect(page.locator("#panel-body table")).to_have_count(0)
    guests.play()
    page.locator("#tab-odds").click()
    expect(page.get_by_test_id("no-help")).to_have_count(0)
    expect(page.locator("#panel-body table")).to_be_visible()
