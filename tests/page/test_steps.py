"""The round step by step in the panel, what is called, and what is heard."""

import pytest
from playwright.sync_api import expect

from tests.page.party import PartyOf
from tests.page.test_screens import open_tab

LISTEN = """() => {
  window.heard = 0;
  const ring = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.heard += 1; return ring.call(this); };
}"""
HEARD = "() => window.heard"


@pytest.mark.parametrize("game", ["roulette", "cussec", "fantan"])
def test_each_step_is_listed_with_its_article(party: PartyOf, game: str) -> None:
    guests = party(game)
    page = guests.page
    guests.lay()
    guests.play()
    open_tab(page, "steps")
    steps = page.get_by_test_id("last-steps").or_(page.get_by_test_id("steps"))
    steps.get_by_role("button").nth(3).wait_for()
    steps.get_by_role("button").last.click()
    expect(page.locator("#panel-body .why blockquote").first).to_contain_text("art")


def test_what_was_called_last_is_written_in_the_bar(party: PartyOf) -> None:
    guests = party("roulette")
    page = guests.page
    guests.lay()
    guests.play()
    called = page.get_by_test_id("call")
    expect(called).not_to_be_empty()
    expect(page.get_by_test_id("live")).to_contain_text(called.inner_text())


def test_sound_is_heard_only_when_it_is_on(party: PartyOf) -> None:
    guests = party("roulette")
    page = guests.page
    page.evaluate(LISTEN)
    guests.lay()
    guests.play()
    expect(page.get_by_test_id("net")).to_be_visible()
    assert page.evaluate(HEARD) == 0
    page.get_by_role("button", name="Sound").click()
    guests.lay()
    guests.play()
    page.wait_for_function(HEARD)
